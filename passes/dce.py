"""`--dce`: xDSL's pass. Removes ops without a reader and without an effect."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.transforms.dead_code_elimination import DeadCodeElimination

from mlfuse.passes.fusion.simplified import fusions_stay_kernels


class Dce(DeadCodeElimination):
    """Dead code elimination that leaves every fusion a kernel."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        with fusions_stay_kernels(op):
            super().apply(ctx, op)
