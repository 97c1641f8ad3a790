"""Fusions that yield their arguments, which canonicalizing their bodies may leave.

No bit can change: a fusion's argument is the value it is given.
"""

from __future__ import annotations

from xdsl.ir import BlockArgument, Operation
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern

from mlfuse.dialects.graph.base import copy_location
from mlfuse.dialects.graph.fusion import FusionOp, YieldOp


class HandedThrough(RewritePattern):
    """A result that is an argument becomes the value outside; a fusion without other results is erased."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if not isinstance(op, FusionOp):
            return
        yielded = op.terminator.values
        kept = [k for k, value in enumerate(yielded) if not isinstance(value, BlockArgument)]
        if len(kept) == len(yielded):
            return
        outside = [
            op.inputs[value.index] if isinstance(value, BlockArgument) else None
            for value in yielded
        ]
        if not kept:
            rewriter.replace(op, [], outside)
            return
        inner = YieldOp([yielded[k] for k in kept])
        rewriter.replace(op.terminator, [inner], [])
        body = op.detach_region(op.body)
        read = [k for k, arg in enumerate(body.block.args) if arg.uses]
        for arg in reversed(body.block.args):
            if not arg.uses:
                body.block.erase_arg(arg)
        types = [op.outputs[k].type for k in kept]
        new = FusionOp(op.kernel.data, [op.inputs[k] for k in read], types, body)
        new.attributes.update(op.attributes)
        results = [
            new.outputs[kept.index(k)] if value is None else value
            for k, value in enumerate(outside)
        ]
        rewriter.replace(op, [copy_location(new, op)], results)
