"""`--cse`: xDSL's pass. Of equal ops with equal operands, only one stays."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.transforms.common_subexpression_elimination import CommonSubexpressionElimination

from mlfuse.passes.fusion.simplified import fusions_stay_kernels


class Cse(CommonSubexpressionElimination):
    """Common subexpression elimination that leaves every fusion a kernel."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        with fusions_stay_kernels(op):
            super().apply(ctx, op)
