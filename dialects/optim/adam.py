"""Adam and AdamW."""

from __future__ import annotations

import abc
from collections.abc import Mapping
from typing import ClassVar

from xdsl.dialects.builtin import UnitAttr
from xdsl.irdl import irdl_op_definition, opt_prop_def

from mlfuse.dialects.optim.update import STEP, Hyperparameter, State, UpdateOp, decayed
from mlfuse.dialects.optim.values import Number, Tensor


class AdamFamilyOp(UpdateOp, abc.ABC):
    """The common part of Adam and AdamW; they apply weight decay to different values."""

    STATES: ClassVar = (
        State("exp_avg"),
        State("exp_avg_sq"),
        State("max_exp_avg_sq", when="amsgrad"),
    )
    DECOUPLED: ClassVar[bool]
    amsgrad = opt_prop_def(UnitAttr)
    maximize = opt_prop_def(UnitAttr)

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        if self.DECOUPLED:
            p = p.mul(1 - h["lr"] * h["weight_decay"])
        else:
            g = decayed(g, p, h["weight_decay"])
        m = s["exp_avg"].lerp(g, 1 - h["beta1"])
        v = s["exp_avg_sq"].mul(h["beta2"]).addcmul(g, g, 1 - h["beta2"])
        step_size = h["lr"] / (1 - h["beta1"] ** h["step"])
        unbiased = (1 - h["beta2"] ** h["step"]).sqrt()
        largest = s["max_exp_avg_sq"].maximum(v) if self.amsgrad else v
        denominator = largest.sqrt().div(unbiased).add(h["eps"])
        states = (m, v, largest) if self.amsgrad else (m, v)
        return (p.addcdiv(m, denominator, -step_size), *states)


@irdl_op_definition
class AdamOp(AdamFamilyOp):
    """Adam (Kingma and Ba, 2015), with the option AMSGrad (Reddi et al., 2018), as `torch.optim.Adam`:

    g += weight_decay * p; m += (1 - beta1) (g - m); v = beta2 v + (1 - beta2) g^2;
    p -= lr / (1 - beta1^t) * m / (sqrt(v) / sqrt(1 - beta2^t) + eps).

    With `amsgrad`, the last line uses the largest v so far in place of v.
    Source: https://docs.pytorch.org/docs/2.13/generated/torch.optim.Adam.html.
    """

    name = "optim.adam"
    DECOUPLED: ClassVar[bool] = False
    NUMBERS: ClassVar = (
        STEP,
        Hyperparameter("lr", 1e-3),
        Hyperparameter("beta1", 0.9),
        Hyperparameter("beta2", 0.999),
        Hyperparameter("eps", 1e-8),
        Hyperparameter("weight_decay", 0.0),
    )


@irdl_op_definition
class AdamWOp(AdamFamilyOp):
    """Adam with decoupled weight decay (Loshchilov and Hutter, 2019), as `torch.optim.AdamW`: `optim.adam`
    without weight decay, applied to p (1 - lr * weight_decay).

    Source: https://docs.pytorch.org/docs/2.13/generated/torch.optim.AdamW.html.
    """

    name = "optim.adamw"
    DECOUPLED: ClassVar[bool] = True
    NUMBERS: ClassVar = (*AdamOp.NUMBERS[:-1], Hyperparameter("weight_decay", 1e-2))


OPS = [AdamOp, AdamWOp]
