"""`--import-stablehlo`: StableHLO and CHLO ops to graph ops, by the rules in `importing`."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriteWalker

IMPORTED = ("stablehlo.", "chlo.", "sdy.")
"""Prefixes of the names of the ops that this pass replaces."""


class ImportStableHLO(ModulePass):
    """Replaces all StableHLO and CHLO ops; raises OpError at the first that has no graph equivalent."""

    name = "import-stablehlo"
    takes = "graph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not any(inner.name.startswith(IMPORTED) for inner in op.walk()):
            return  # the dialect, which is large, needn't be loaded
        from mlfuse.passes.importing.branches import take_branches
        from mlfuse.passes.importing.convolution_operands import AbsorbIntoConvolution
        from mlfuse.passes.importing.pattern import ImportOp
        from mlfuse.passes.inline import Inline

        take_branches(op)
        composites = any(inner.name == "stablehlo.composite" for inner in op.walk())
        # The meaning of an op with a region is derived from the region's graph ops.
        walker = PatternRewriteWalker(ImportOp(), apply_recursively=False, walk_regions_first=True)
        if not walker.rewrite_module(op):
            return
        if composites:  # calls of their decompositions by now
            Inline().apply(ctx, op)
        PatternRewriteWalker(AbsorbIntoConvolution(), apply_recursively=False).rewrite_module(op)
