"""Stochastic gradient descent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from xdsl.dialects.builtin import UnitAttr
from xdsl.irdl import irdl_op_definition, opt_prop_def

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.optim.update import Hyperparameter, State, UpdateOp, decayed
from mlfuse.dialects.optim.values import Number, Tensor


@irdl_op_definition
class SgdOp(UpdateOp):
    """Stochastic gradient descent, as `torch.optim.SGD`: g += weight_decay * p; p -= lr * g.

    With `momentum`, which is torch's momentum != 0: b = g in the first step, then momentum * b + (1 - dampening) * g;
    p -= lr * b, or with `nesterov` p -= lr * (g + momentum * b). In torch, the first step is the one without a buffer;
    here it is step 1, which doesn't read the buffer.

    Source: https://docs.pytorch.org/docs/2.13/generated/torch.optim.SGD.html.
    """

    name = "optim.sgd"
    STATES: ClassVar = (State("momentum_buffer", when="momentum"),)
    NUMBERS: ClassVar = (
        Hyperparameter("step", None, when="momentum"),
        Hyperparameter("lr", 1e-3),
        Hyperparameter("momentum", 0.0, when="momentum"),
        Hyperparameter("dampening", 0.0, when="momentum"),
        Hyperparameter("weight_decay", 0.0),
    )
    momentum = opt_prop_def(UnitAttr)
    nesterov = opt_prop_def(UnitAttr)
    maximize = opt_prop_def(UnitAttr)

    def verify_(self) -> None:
        require(
            self.nesterov is None or self.momentum is not None,
            f"{self.name}: nesterov needs the option momentum",
        )
        super().verify_()

    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        g = decayed(g, p, h["weight_decay"])
        if self.momentum is None:
            return (p.add(g, alpha=-h["lr"]),)
        kept = s["momentum_buffer"]
        first = h["step"].compare("eq", 1.0)
        buffer = kept.mul(h["momentum"]).add(g, alpha=1 - h["dampening"])
        buffer = g.to(kept.dtype).where(first, buffer)
        g = g.add(buffer, alpha=h["momentum"]) if self.nesterov is not None else buffer
        return p.add(g, alpha=-h["lr"]), buffer


OPS = [SgdOp]
