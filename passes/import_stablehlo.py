"""`--import-stablehlo`: StableHLO and CHLO ops to graph ops (`importing` has the rules)."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriteWalker

IMPORTED = ("stablehlo.", "chlo.", "sdy.")
"""How the names of ops begin that this pass replaces."""


class ImportStableHLO(ModulePass):
    """Replaces all StableHLO and CHLO ops; raises OpError at the first that graph can't say.

    Where anything was imported, it ends with `--swap-contractions`.
    """

    name = "import-stablehlo"
    takes = "graph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not any(inner.name.startswith(IMPORTED) for inner in op.walk()):
            return  # and the dialect, which is large, need not be loaded
        from mlfuse.passes.importing.branches import take_branches
        from mlfuse.passes.importing.pattern import ImportOp
        from mlfuse.passes.inline import Inline
        from mlfuse.passes.swap_contractions import SwapContractions

        take_branches(op)
        composites = any(inner.name == "stablehlo.composite" for inner in op.walk())
        # What an op with a region means is read off the region's graph ops.
        walker = PatternRewriteWalker(ImportOp(), apply_recursively=False, walk_regions_first=True)
        if not walker.rewrite_module(op):
            return
        if composites:  # calls of their decompositions by now
            Inline().apply(ctx, op)
        SwapContractions().apply(ctx, op)
