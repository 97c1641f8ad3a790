"""LAMB: Adam with a step that is scaled, for each tensor, by the norm of the parameter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from xdsl.dialects.builtin import BoolAttr, IntegerAttr, UnitAttr
from xdsl.irdl import irdl_op_definition, opt_prop_def, prop_def

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.logic import AndOp
from mlfuse.dialects.optim.update import STEP, Hyperparameter, State, UpdateOp, decayed
from mlfuse.dialects.optim.values import Number, Tensor

_TRUE = IntegerAttr.from_bool(True)


@irdl_op_definition
class LambOp(UpdateOp):
    """LAMB (You et al., 2020, https://arxiv.org/abs/1904.00962), as apex and IPEX define it:

    m = beta1 m + (1 - beta1) g; v = beta2 v + (1 - beta2) g^2;
    u = m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps) + weight_decay * p; p -= lr * r * u.

    **apex's FusedLAMB** (https://github.com/NVIDIA/apex/blob/master/csrc/multi_tensor_lamb.cu): r = |p| / |u|
    where neither norm is 0, else 1. r is also 1 where weight_decay is 0, unless `use_nvlamb` is on.
    `bias_correction = false` leaves out the divisions by 1 - beta^t, and `grad_averaging = false` the factor 1 - beta1
    of g. `adam_w_mode = false` adds weight_decay * p to g instead of u. u is rounded to the wider of the gradient's
    and the parameter's type, because apex stores it in place of the gradient. The caller clips by the global norm
    (`max_grad_norm`): apex divides g by max(1, norm / max_grad_norm).

    **IPEX's Lamb**, with the option `ipex`
    (https://github.com/intel/intel-extension-for-pytorch, LambFusedStep.cpp): r is always |p| / |u|, so a parameter of
    zeros never changes, and u isn't rounded. By default, eps is 1e-8 and weight decay 0.

    Both compute 16-bit floats in f32 and round each stored value once. Numbers are f64 here; apex takes them as f32.
    """

    name = "optim.lamb"
    STATES: ClassVar = (State("exp_avg"), State("exp_avg_sq"))
    NUMBERS: ClassVar = (
        STEP,
        Hyperparameter("lr", 1e-3),
        Hyperparameter("beta1", 0.9),
        Hyperparameter("beta2", 0.999),
        Hyperparameter("eps", 1e-6),
        Hyperparameter("weight_decay", 1e-2),
    )
    bias_correction = prop_def(BoolAttr, default_value=_TRUE)
    grad_averaging = prop_def(BoolAttr, default_value=_TRUE)
    adam_w_mode = prop_def(BoolAttr, default_value=_TRUE)
    use_nvlamb = opt_prop_def(UnitAttr)
    ipex = opt_prop_def(UnitAttr)

    def verify_(self) -> None:
        apex = {"bias_correction", "grad_averaging", "adam_w_mode"}
        require(
            self.ipex is None or (self.use_nvlamb is None and apex <= set(self.chosen)),
            f"{self.name}: the other options are apex's; they can't be used with ipex",
        )
        super().verify_()

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        options, stored, taken = self.chosen, p.dtype, g.dtype
        p, g, m, v = (each.wide() for each in (p, g, s["exp_avg"], s["exp_avg_sq"]))
        if "adam_w_mode" not in options:
            g = decayed(g, p, h["weight_decay"])
        m = m.mul(h["beta1"])
        m = m.add(g, alpha=1 - h["beta1"]) if "grad_averaging" in options else m.add(g)
        v = v.mul(h["beta2"]).addcmul(g, g, 1 - h["beta2"])
        mean, square = m, v
        if "bias_correction" in options:
            mean = m.div(1 - h["beta1"] ** h["step"])
            square = v.div(1 - h["beta2"] ** h["step"])
        u = mean.div(square.sqrt().add(h["eps"]))
        if "adam_w_mode" in options:
            u = decayed(u, p, h["weight_decay"])
        if self.ipex is None:
            u = u.to(taken).wide()
        p = p.sub(u.mul(self._rate(p, u, h)))
        return p.to(stored), m.to(s["exp_avg"].dtype), v.to(s["exp_avg_sq"].dtype)

    def _rate(self, p: Tensor, u: Tensor, h: Mapping[str, Number]) -> Tensor:
        """The learning rate of this tensor, of rank 0."""
        e, lr = p.e, h["lr"]
        long, step = p.norm(), u.norm()
        ratio = long.div(step).mul(lr)
        if self.ipex is not None:
            return ratio
        plain = Tensor(e, lr.value).to(ratio.dtype)
        fits = e.emit(AndOp(long.compare("ne", 0.0), step.compare("ne", 0.0)))
        adaptive = ratio.where(fits, plain)
        if self.use_nvlamb is not None:
            return adaptive
        return adaptive.where(h["weight_decay"].compare("ne", 0.0), plain)


OPS = [LambOp]
