"""Relatives of Adam: Adamax, NAdam, RAdam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from xdsl.dialects.builtin import UnitAttr
from xdsl.irdl import irdl_op_definition, opt_prop_def

from mlfuse.dialects.optim.adam import AdamOp
from mlfuse.dialects.optim.update import STEP, Hyperparameter, State, UpdateOp, decayed
from mlfuse.dialects.optim.values import Number, Tensor

_SLOWER: tuple[Hyperparameter, ...] = (STEP, Hyperparameter("lr", 2e-3), *AdamOp.NUMBERS[2:])


@irdl_op_definition
class AdamaxOp(UpdateOp):
    """Adamax (Kingma and Ba, 2015, section 7.1), as `torch.optim.Adamax`:

    g += weight_decay * p; m += (1 - beta1) (g - m); u = max(beta2 u, |g| + eps);
    p -= lr / (1 - beta1^t) * m / u.

    Source: https://docs.pytorch.org/docs/2.13/generated/torch.optim.Adamax.html.
    """

    name = "optim.adamax"
    STATES: ClassVar = (State("exp_avg"), State("exp_inf"))
    NUMBERS: ClassVar = _SLOWER
    maximize = opt_prop_def(UnitAttr)

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        g = decayed(g, p, h["weight_decay"])
        m = s["exp_avg"].lerp(g, 1 - h["beta1"])
        u = s["exp_inf"].mul(h["beta2"]).maximum(g.abs().add(h["eps"]))
        rate = h["lr"] / (1 - h["beta1"] ** h["step"])
        return p.addcdiv(m, u, -rate), m, u


@irdl_op_definition
class NadamOp(UpdateOp):
    """NAdam (Dozat, 2016), as `torch.optim.NAdam`:

    g += weight_decay * p, or with `decoupled_weight_decay` p *= 1 - lr * weight_decay;
    mu = beta1 (1 - 0.96^(t momentum_decay) / 2), mu' the same of t + 1; M *= mu;
    m += (1 - beta1) (g - m); v = beta2 v + (1 - beta2) g^2; d = sqrt(v / (1 - beta2^t)) + eps;
    p -= lr (1 - mu) / (1 - M) * g / d; p -= lr mu' / (1 - M mu') * m / d.

    M, the state `mu_product`, is a scalar that starts at 1. It keeps its own type: in torch it is f32 even for f64
    parameters.
    Source: https://docs.pytorch.org/docs/2.13/generated/torch.optim.NAdam.html.
    """

    name = "optim.nadam"
    STATES: ClassVar = (
        State("exp_avg"),
        State("exp_avg_sq"),
        State("mu_product", start=1.0, scalar=True),
    )
    NUMBERS: ClassVar = (*_SLOWER, Hyperparameter("momentum_decay", 4e-3))
    decoupled_weight_decay = opt_prop_def(UnitAttr)
    maximize = opt_prop_def(UnitAttr)

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        lr, step, decay = h["lr"], h["step"], h["momentum_decay"]
        if self.decoupled_weight_decay is not None:
            p = p.mul(1 - lr * h["weight_decay"])
        else:
            g = decayed(g, p, h["weight_decay"])
        mu = h["beta1"] * (1 - 0.5 * 0.96 ** (step * decay))
        mu_next = h["beta1"] * (1 - 0.5 * 0.96 ** ((step + 1) * decay))
        mu_product = s["mu_product"].mul(mu)
        product = mu_product.number()
        m = s["exp_avg"].lerp(g, 1 - h["beta1"])
        v = s["exp_avg_sq"].mul(h["beta2"]).addcmul(g, g, 1 - h["beta2"])
        denominator = v.div(1 - h["beta2"] ** step).sqrt().add(h["eps"])
        p = p.addcdiv(g, denominator, -lr * (1 - mu) / (1 - product))
        p = p.addcdiv(m, denominator, -lr * mu_next / (1 - product * mu_next))
        return p, m, v, mu_product


@irdl_op_definition
class RadamOp(UpdateOp):
    """RAdam (Liu et al., 2020), as `torch.optim.RAdam`:

    g += weight_decay * p, or with `decoupled_weight_decay` p *= 1 - lr * weight_decay;
    m += (1 - beta1) (g - m); v = beta2 v + (1 - beta2) g^2;
    R = 2 / (1 - beta2) - 1; r = R - 2 t beta2^t / (1 - beta2^t); u = m / (1 - beta1^t) * lr;
    where r > 5, u *= sqrt(1 - beta2^t) / (sqrt(v) + eps) * sqrt((r - 4) (r - 2) R / ((R - 4) (R - 2) r)); p -= u.

    Source: https://docs.pytorch.org/docs/2.13/generated/torch.optim.RAdam.html.
    """

    name = "optim.radam"
    STATES: ClassVar = (State("exp_avg"), State("exp_avg_sq"))
    NUMBERS: ClassVar = AdamOp.NUMBERS
    decoupled_weight_decay = opt_prop_def(UnitAttr)
    maximize = opt_prop_def(UnitAttr)

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        if self.decoupled_weight_decay is not None:
            p = p.mul(1 - h["lr"] * h["weight_decay"])
        else:
            g = decayed(g, p, h["weight_decay"])
        m = s["exp_avg"].lerp(g, 1 - h["beta1"])
        v = s["exp_avg_sq"].mul(h["beta2"]).addcmul(g, g, 1 - h["beta2"])
        power = h["beta2"] ** h["step"]
        longest = 2 / (1 - h["beta2"]) - 1
        length = longest - 2 * h["step"] * power / (1 - power)
        plain = m.div(1 - h["beta1"] ** h["step"]).mul(h["lr"])
        adaptive = v.sqrt().add(h["eps"]).reciprocal().mul((1 - power).sqrt())
        above = (length - 4) * (length - 2) * longest
        rectified = plain.mul(adaptive).mul(
            (above / ((longest - 4) * (longest - 2) * length)).sqrt()
        )
        u = rectified.where(length.compare("gt", 5.0), plain)
        return p.sub(u), m, v


OPS = [AdamaxOp, NadamOp, RadamOp]
