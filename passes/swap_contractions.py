"""`--swap-contractions`: transposes around contractions become part of them.

    %0 = graph.dot_general %a, %b contract [0] x [0] : 32x10, 32x128 -> 10x128
    %1 = graph.transpose %0 perm [1, 0]                    is    graph.dot_general %b, %a: 128x10

    %0 = graph.transpose %q perm [0, 2, 1, 3] : 2x16x4x64 -> 2x4x16x64
    %1 = graph.dot_general %0, %k batch [0, 1] x ..., contract [3] x ...     is
         graph.dot_general %q, %k batch [0, 2] x ..., contract [3] x ...

Gradients of weights are written like this, and attention heads. A consumer can't transpose a library's
product for free: that takes a kernel, or strided reads; its operands may have any layout in which
their rows and columns have one stride each. Each element is the same sum of the same products. But a
library may add them in another order for another shape, so this isn't a canonicalization,
which keeps every bit. It follows `--decompose`, since composites such as attention hold contractions.
Convolutions keep their transposes: these give them the layout that `--channels-last` has chosen.

A product of a computed left operand keeps its operands' order: `--chain-products` computes both in one kernel, which
stores a transposed result for nothing.

A transpose with a mark that the contraction doesn't have, such as `mlfuse.device`, stays.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import (
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)

from mlfuse.dialects.graph.base import (
    AnyTensor,
    GraphOp,
    OpKind,
    copy_location,
    dims_attr,
    dims_of,
    shape_of,
)
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.marks import marks_of
from mlfuse.dialects.graph.movement import TransposeOp
from mlfuse.passes.fusion.simplified import fusions_stay_kernels

_NEAR = 32
"""Values between two contractions, at most."""


class SwapContraction(RewritePattern):
    """Rewrites one transpose."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: TransposeOp, rewriter: PatternRewriter) -> None:
        dot = op.operand.owner
        if not isinstance(dot, DotGeneralOp) or not op.operand.has_one_use():
            return
        if not _goes_along(op, dot):
            return
        perm, batch = dims_of(op.perm), len(dot.batch[0])
        if sorted(perm[:batch]) != list(range(batch)):
            return
        free = len(shape_of(dot.lhs)) - batch - len(dot.contract[0])
        left, right = range(batch, batch + free), range(batch + free, len(perm))
        if perm[batch:] == (*left, *right):
            sides = (0, 1)
        elif perm[batch:] == (*right, *left) and not _keeps_its_order(dot):
            sides = (1, 0)
        else:
            return  # a library writes the free dims of an operand in their order
        new = _swapped(dot, sides, perm[:batch], op.result_type)
        rewriter.replace(op, copy_location(new, dot))
        rewriter.erase(dot)


class AbsorbTransposes(RewritePattern):
    """A contraction reads the operands of transposes directly."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: DotGeneralOp, rewriter: PatternRewriter) -> None:
        operands, batch, contract = list(op.operands), list(op.batch), list(op.contract)
        absorbed: list[TransposeOp] = []
        for side in (0, 1):
            while isinstance(inner := operands[side].owner, TransposeOp) and _goes_along(inner, op):
                perm = dims_of(inner.perm)
                if not _reads_in_place(shape_of(inner.operand), perm, batch[side], contract[side]):
                    break
                absorbed.append(inner)
                operands[side] = inner.operand
                batch[side] = tuple(perm[d] for d in batch[side])
                contract[side] = tuple(perm[d] for d in contract[side])
        if not absorbed:
            return
        new = DotGeneralOp.create(
            operands=operands,
            result_types=[op.result.type],
            properties=op.properties | _dims(batch, contract),
            attributes=op.attributes.copy(),
        )
        rewriter.replace(op, copy_location(new, op))
        for each in absorbed:
            if each.result.first_use is None:
                rewriter.erase(each)


def _keeps_its_order(dot: DotGeneralOp) -> bool:
    """Whether the left operand must stay the left one: terms in which it is 0 may be left out, or `--chain-products` may
    compute it row by row in the kernel of the product, which also stores a transposed result."""
    if dot.skips_zeros is not None:
        return True
    if dot.contract[0] != (len(shape_of(dot.lhs)) - 1,):
        return False
    pending, seen = [dot.lhs], set[SSAValue]()
    while pending and len(seen) < _NEAR:
        value = pending.pop()
        op = value.owner
        if isinstance(op, DotGeneralOp):
            return True
        seen.add(value)
        if isinstance(op, GraphOp) and op.KIND is OpKind.ELEMENTWISE:
            pending += [each for each in op.operands if each not in seen]
    return False


def _goes_along(op: Operation, contraction: Operation) -> bool:
    """Whether the contraction has all marks of the user on `op`."""
    return marks_of(op).items() <= marks_of(contraction).items()


def _reads_in_place(
    shape: Sequence[int], perm: Sequence[int], batch: Sequence[int], contract: Sequence[int]
) -> bool:
    """Whether a library can multiply the matrices of a transpose's operand in place: the free and the
    summed dims are each adjacent and in order, and one of them is innermost."""
    free = [perm[d] for d in range(len(perm)) if d not in (*batch, *contract)]
    summed = [perm[d] for d in contract]
    groups = [[d for d in dims if shape[d] != 1] for dims in (free, summed)]
    if free != sorted(free) or any(group != list(range(*_ends(group))) for group in groups):
        return False
    long = [d for d, size in enumerate(shape) if size != 1]
    return not long or any(group and group[-1] == long[-1] for group in groups)


def _ends(group: Sequence[int]) -> tuple[int, int]:
    return (group[0], group[0] + len(group)) if group else (0, 0)


def _swapped(
    dot: DotGeneralOp, sides: tuple[int, int], order: Sequence[int], type_: AnyTensor
) -> DotGeneralOp:
    batch = [[dot.batch[side][d] for d in order] for side in sides]
    contract = [dot.contract[side] for side in sides]
    return DotGeneralOp.create(
        operands=[dot.operands[side] for side in sides],
        result_types=[type_],
        properties=dot.properties | _dims(batch, contract),
        attributes=dot.attributes.copy(),
    )


def _dims(
    batch: Sequence[Sequence[int]], contract: Sequence[Sequence[int]]
) -> dict[str, Attribute]:
    """The properties of a contraction that say its dims."""
    return {
        "lhs_batch": dims_attr(batch[0]),
        "rhs_batch": dims_attr(batch[1]),
        "lhs_contract": dims_attr(contract[0]),
        "rhs_contract": dims_attr(contract[1]),
    }


class SwapContractions(ModulePass):
    """Swaps and absorbs throughout the module."""

    name = "swap-contractions"
    takes = "graph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        with fusions_stay_kernels(op):
            for pattern in (SwapContraction(), AbsorbTransposes()):
                PatternRewriteWalker(pattern, apply_recursively=False).rewrite_module(op)
