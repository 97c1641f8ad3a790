"""`--decompose`: composites become the ops they stand for."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriter, PatternRewriteWalker, RewritePattern

from mlfuse.dialects.graph.base import copy_location
from mlfuse.dialects.graph.composite import CompositeOp, expand


class ExpandComposite(RewritePattern):
    """Replaces a composite by what its class says."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if not isinstance(op, CompositeOp):
            return
        ops, result = expand(op)
        for new in ops:
            copy_location(new, op)
        rewriter.replace(op, ops, [result])


class Decompose(ModulePass):
    """Expands every composite, also those that composites are made of."""

    name = "decompose"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        PatternRewriteWalker(ExpandComposite()).rewrite_module(op)
