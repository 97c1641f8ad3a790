"""`--swap-contractions`: the transpose of a contraction becomes the contraction that gives it at once.

    %0 = graph.dot_general %a, %b contract [0] x [0] : 32x10, 32x128 -> 10x128
    %1 = graph.transpose %0 perm [1, 0]                    is    graph.dot_general %b, %a: 128x10

Gradients of weights come so from JAX, and a library's product can't be transposed by a consumer for
free: it is a kernel, or strided reads. Each element is the same sum of the same products. But a
library may add them in another order where the shape is another one, so this is no canonicalization,
which keeps every bit: `--import-stablehlo` ends with it, and every level below computes one thing.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import (
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)

from mlfuse.dialects.graph.base import AnyTensor, copy_location, dims_attr, dims_of, shape_of
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.movement import TransposeOp


class SwapContraction(RewritePattern):
    """Rewrites one transpose."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: TransposeOp, rewriter: PatternRewriter) -> None:
        dot = op.operand.owner
        if not isinstance(dot, DotGeneralOp) or not op.operand.has_one_use():
            return
        perm, batch = dims_of(op.perm), len(dot.batch[0])
        if sorted(perm[:batch]) != list(range(batch)):
            return
        free = len(shape_of(dot.lhs)) - batch - len(dot.contract[0])
        left, right = range(batch, batch + free), range(batch + free, len(perm))
        if perm[batch:] == (*right, *left):
            sides = (1, 0)
        elif perm[batch:] == (*left, *right):
            sides = (0, 1)
        else:
            return  # a library writes the free dims of an operand in their order
        new = _swapped(dot, sides, perm[:batch], op.result_type)
        rewriter.replace(op, copy_location(new, dot))
        rewriter.erase(dot)


def _swapped(
    dot: DotGeneralOp, sides: tuple[int, int], order: Sequence[int], type_: AnyTensor
) -> DotGeneralOp:
    first, second = sides
    batch = [dims_attr([dot.batch[side][d] for d in order]) for side in sides]
    return DotGeneralOp.create(
        operands=[dot.operands[first], dot.operands[second]],
        result_types=[type_],
        properties={
            "lhs_batch": batch[0],
            "rhs_batch": batch[1],
            "lhs_contract": dims_attr(dot.contract[first]),
            "rhs_contract": dims_attr(dot.contract[second]),
        },
        attributes=dot.attributes.copy(),
    )


class SwapContractions(ModulePass):
    """Swaps throughout the module."""

    name = "swap-contractions"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        PatternRewriteWalker(SwapContraction(), apply_recursively=False).rewrite_module(op)
