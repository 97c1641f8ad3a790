"""Lion: steps of one size, with the signs of a momentum."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from xdsl.dialects.builtin import UnitAttr
from xdsl.irdl import irdl_op_definition, opt_prop_def

from mlfuse.dialects.optim.update import Hyperparameter, State, UpdateOp
from mlfuse.dialects.optim.values import Number, Tensor


@irdl_op_definition
class LionOp(UpdateOp):
    """Lion (Chen et al., *Symbolic Discovery of Optimization Algorithms*, 2023, algorithm 2):

    c = beta1 m + (1 - beta1) g; p = p (1 - lr * weight_decay) - lr * sign(c); m = beta2 m + (1 - beta2) g.

    Torch has no Lion to agree with, so 16-bit floats are rounded once, when they are stored. Weight decay is decoupled;
    the sign of NaN is NaN. The paper gives no default learning rate but recommends one 3 to 10 times smaller than
    AdamW's; the default here is 1e-4.
    Source: https://arxiv.org/abs/2302.06675.
    """

    name = "optim.lion"
    STATES: ClassVar = (State("exp_avg"),)
    NUMBERS: ClassVar = (
        Hyperparameter("lr", 1e-4),
        Hyperparameter("beta1", 0.9),
        Hyperparameter("beta2", 0.99),
        Hyperparameter("weight_decay", 0.0),
    )
    maximize = opt_prop_def(UnitAttr)

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        wide_p, g, m = p.wide(), g.wide(), s["exp_avg"].wide()
        direction = m.mul(h["beta1"]).add(g, alpha=1 - h["beta1"]).sign()
        stepped = wide_p.mul(1 - h["lr"] * h["weight_decay"]).add(direction, alpha=-h["lr"])
        m = m.mul(h["beta2"]).add(g, alpha=1 - h["beta2"])
        return stepped.to(p.dtype), m.to(s["exp_avg"].dtype)


OPS = [LionOp]
