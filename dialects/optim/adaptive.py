"""Steps scaled by the sizes of past gradients: Adagrad, RMSprop, Adadelta."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from xdsl.dialects.builtin import UnitAttr
from xdsl.irdl import irdl_op_definition, opt_prop_def

from mlfuse.dialects.optim.update import STEP, Hyperparameter, State, UpdateOp, decayed
from mlfuse.dialects.optim.values import Number, Tensor


@irdl_op_definition
class AdagradOp(UpdateOp):
    """Adagrad (Duchi, Hazan and Singer, 2011), as `torch.optim.Adagrad`:

    g += weight_decay * p; sum += g^2; p -= lr / (1 + (t - 1) lr_decay) * g / (sqrt(sum) + eps).

    `sum` starts at torch's `initial_accumulator_value`.
    Source: https://docs.pytorch.org/docs/2.13/generated/torch.optim.Adagrad.html.
    """

    name = "optim.adagrad"
    STATES: ClassVar = (State("sum", start="initial_accumulator_value"),)
    NUMBERS: ClassVar = (
        STEP,
        Hyperparameter("lr", 1e-2),
        Hyperparameter("lr_decay", 0.0),
        Hyperparameter("weight_decay", 0.0),
        Hyperparameter("eps", 1e-10),
    )
    maximize = opt_prop_def(UnitAttr)

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        g = decayed(g, p, h["weight_decay"])
        rate = h["lr"] / (1 + (h["step"] - 1) * h["lr_decay"])
        total = s["sum"].addcmul(g, g)
        return p.addcdiv(g, total.sqrt().add(h["eps"]), -rate), total


@irdl_op_definition
class RmspropOp(UpdateOp):
    """RMSprop (Hinton, 2012; centered by Graves, 2013), as `torch.optim.RMSprop`:

    g += weight_decay * p; v = alpha v + (1 - alpha) g^2; d = sqrt(v) + eps; p -= lr * g / d.

    With `centered`: a += (1 - alpha) (g - a); d = sqrt(v - a^2) + eps. With `momentum`, which is torch's
    momentum > 0: b = momentum * b + g / d; p -= lr * b.
    Source: https://docs.pytorch.org/docs/2.13/generated/torch.optim.RMSprop.html.
    """

    name = "optim.rmsprop"
    STATES: ClassVar = (
        State("square_avg"),
        State("grad_avg", when="centered"),
        State("momentum_buffer", when="momentum"),
    )
    NUMBERS: ClassVar = (
        Hyperparameter("lr", 1e-2),
        Hyperparameter("alpha", 0.99),
        Hyperparameter("eps", 1e-8),
        Hyperparameter("weight_decay", 0.0),
        Hyperparameter("momentum", 0.0, when="momentum"),
    )
    centered = opt_prop_def(UnitAttr)
    momentum = opt_prop_def(UnitAttr)
    maximize = opt_prop_def(UnitAttr)

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        g = decayed(g, p, h["weight_decay"])
        v = s["square_avg"].mul(h["alpha"]).addcmul(g, g, 1 - h["alpha"])
        spread, states = v, [v]
        if self.centered is not None:
            mean = s["grad_avg"].lerp(g, 1 - h["alpha"])
            spread = v.addcmul(mean, mean.neg())
            states.append(mean)
        denominator = spread.sqrt().add(h["eps"])
        if self.momentum is None:
            return p.addcdiv(g, denominator, -h["lr"]), *states
        buffer = s["momentum_buffer"].mul(h["momentum"]).addcdiv(g, denominator)
        return p.add(buffer, alpha=-h["lr"]), *states, buffer


@irdl_op_definition
class AdadeltaOp(UpdateOp):
    """Adadelta (Zeiler, 2012), as `torch.optim.Adadelta`:

    g += weight_decay * p; v = rho v + (1 - rho) g^2; d = sqrt(u + eps) / sqrt(v + eps) * g;
    u = rho u + (1 - rho) d^2; p -= lr * d.

    Source: https://docs.pytorch.org/docs/2.13/generated/torch.optim.Adadelta.html.
    """

    name = "optim.adadelta"
    STATES: ClassVar = (State("square_avg"), State("acc_delta"))
    NUMBERS: ClassVar = (
        Hyperparameter("lr", 1.0),
        Hyperparameter("rho", 0.9),
        Hyperparameter("eps", 1e-6),
        Hyperparameter("weight_decay", 0.0),
    )
    maximize = opt_prop_def(UnitAttr)

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        g = decayed(g, p, h["weight_decay"])
        v = s["square_avg"].mul(h["rho"]).addcmul(g, g, 1 - h["rho"])
        std = v.add(h["eps"]).sqrt()
        delta = s["acc_delta"].add(h["eps"]).sqrt().div(std).mul(g)
        u = s["acc_delta"].mul(h["rho"]).addcmul(delta, delta, 1 - h["rho"])
        return p.add(delta, alpha=-h["lr"]), v, u


OPS = [AdadeltaOp, AdagradOp, RmspropOp]
