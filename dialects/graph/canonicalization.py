"""What `--canonicalize` does to graph ops: removes what importers and decompositions leave behind.

Only rewrites that keep every bit: an op is folded when IEEE 754 defines its result exactly.
"""

from __future__ import annotations

import numpy as np
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, TensorType
from xdsl.ir import Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.arithmetic import AbsOp, AddOp, DivOp, MaxOp, MinOp, MulOp, NegOp, SubOp
from mlfuse.dialects.graph.base import copy_location, dims_of, shape_of, tensor_type
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.logic import AndOp, NotOp, OrOp, XorOp
from mlfuse.dialects.graph.movement import BroadcastOp, SliceOp, TransposeOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.selection import CastOp, CompareOp, SelectOp

EXACT = (
    AbsOp, AddOp, AndOp, CastOp, CompareOp, DivOp, MaxOp, MinOp, MulOp, NegOp, NotOp, OrOp,
    SelectOp, SubOp, XorOp,
)  # fmt: skip
"""Elementwise ops whose result IEEE 754 (or integer arithmetic) fixes to the bit."""


def splat_value(value: SSAValue) -> Array | None:
    """The rank-0 array a value repeats, if it is a splat constant or a broadcast of one."""
    owner = value.owner
    if isinstance(owner, BroadcastOp):
        owner = owner.operand.owner
    if not isinstance(owner, ConstantOp) or not owner.is_splat:
        return None
    return owner.numpy().ravel()[:1].reshape(())


def _like_of(value: SSAValue) -> SSAValue | None:
    owner = value.owner
    return owner.like if isinstance(owner, BroadcastOp) else None


class FoldScalars(RewritePattern):
    """An exact elementwise op on splats is a splat."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if not isinstance(op, EXACT):
            return
        args = [splat_value(value) for value in op.operands]
        if any(arg is None for arg in args):
            return
        dtype = op.result_dtype
        wide = [arg.astype(np.float32) if arg.dtype.itemsize == 2 and arg.dtype.kind in "fV" else arg
                for arg in args if arg is not None]  # fmt: skip
        with np.errstate(all="ignore"):
            result = np.asarray(op.numpy(*wide)).astype(dtype.numpy)
        constant = ConstantOp.scalar_of(result.item(), dtype)
        new: list[Operation] = [constant]
        if op.result_type.get_shape():
            like = next((_like_of(v) for v in op.operands if _like_of(v) is not None), None)
            new.append(BroadcastOp(constant.result, (), op.result_type, like))
        for each in new:
            copy_location(each, op)
        rewriter.replace(op, new)


class DropNeutral(RewritePattern):
    """x * 1, x / 1, max(x, -inf) and min(x, inf) are x."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if not isinstance(op, MulOp | DivOp | MaxOp | MinOp):
            return
        neutral = {
            MulOp: 1, DivOp: 1, MaxOp: op.result_dtype.lowest, MinOp: op.result_dtype.highest,
        }[type(op)]  # fmt: skip
        sides = (
            [(op.rhs, op.lhs)] if isinstance(op, DivOp) else [(op.rhs, op.lhs), (op.lhs, op.rhs)]
        )
        for candidate, other in sides:
            splat = splat_value(candidate)
            if splat is not None and splat[()] == neutral:
                rewriter.replace(op, [], [other])
                return


class SimplifyBroadcast(RewritePattern):
    """A broadcast to the same type vanishes; one of a broadcast or of new unit dims is one."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: BroadcastOp, rewriter: PatternRewriter) -> None:
        dims = dims_of(op.dims)
        if op.operand.type == op.result.type and dims == tuple(range(len(dims))):
            rewriter.replace(op, [], [op.operand])
            return
        inner = op.operand.owner
        if isinstance(inner, BroadcastOp):
            composed = [dims[d] for d in dims_of(inner.dims)]
            source = shape_of(inner.operand)
            # A unit dim that the inner broadcast repeats stays repeated; nothing else changes.
            if all(size == 1 or shape_of(inner.result)[d] != 1 or size == DYNAMIC
                   for size, d in zip(source, dims_of(inner.dims), strict=True)):  # fmt: skip
                new = BroadcastOp(inner.operand, composed, op.result_type, op.like)
                rewriter.replace(op, copy_location(new, op))
            return
        if isinstance(inner, ReshapeOp) and inner.like is None:
            kept = [d for d, size in enumerate(shape_of(op.operand)) if size != 1]
            source = shape_of(inner.operand)
            if [shape_of(op.operand)[d] for d in kept] == list(source) and 1 not in source:
                new = BroadcastOp(inner.operand, [dims[d] for d in kept], op.result_type, op.like)
                rewriter.replace(op, copy_location(new, op))


class SimplifyReshape(RewritePattern):
    """A reshape to the same shape vanishes; of a reshape it is one; of a splat it is a splat."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ReshapeOp, rewriter: PatternRewriter) -> None:
        if op.operand.type == op.result.type and op.like is None:
            rewriter.replace(op, [], [op.operand])
            return
        inner = op.operand.owner
        if isinstance(inner, ReshapeOp) and op.like is None and inner.like is None:
            new = ReshapeOp(inner.operand, op.result_type)
            rewriter.replace(op, copy_location(new, op))
            return
        static = DYNAMIC not in op.result_type.get_shape()
        if isinstance(inner, BroadcastOp) and not shape_of(inner.operand) and static:
            new = BroadcastOp(inner.operand, (), op.result_type)
            rewriter.replace(op, copy_location(new, op))


class SimplifyTranspose(RewritePattern):
    """A transpose that permutes nothing vanishes; two are one."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: TransposeOp, rewriter: PatternRewriter) -> None:
        perm = dims_of(op.perm)
        if perm == tuple(range(len(perm))):
            rewriter.replace(op, [], [op.operand])
            return
        inner = op.operand.owner
        if isinstance(inner, TransposeOp):
            composed = [dims_of(inner.perm)[p] for p in perm]
            new = TransposeOp(inner.operand, composed, op.result_type)
            rewriter.replace(op, copy_location(new, op))


class DropTrivial(RewritePattern):
    """A slice of everything and a cast to the same type vanish."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if isinstance(op, SliceOp | CastOp) and op.operand.type == op.results[0].type:
            rewriter.replace(op, [], [op.operand])


class ReduceUnitDims(RewritePattern):
    """A reduction over dims of size 1 is a reshape."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ReduceOp, rewriter: PatternRewriter) -> None:
        source, dims = shape_of(op.operand), dims_of(op.dims)
        if any(source[d] != 1 for d in dims):
            return
        new = ReshapeOp(op.operand, op.result_type)
        rewriter.replace(op, copy_location(new, op))


def is_splat_literal(attr: DenseIntOrFPElementsAttr) -> bool:
    """Whether a literal repeats one value."""
    return len(attr) == 1 or attr.is_splat()


class ShrinkSplat(RewritePattern):
    """A constant that repeats one value is a rank-0 constant and a broadcast."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ConstantOp, rewriter: PatternRewriter) -> None:
        type_ = tensor_type(op.result)
        if not type_.get_shape() or 0 in type_.get_shape() or not op.is_splat:
            return
        scalar = dtypes.dense(op.numpy().ravel()[0], TensorType(type_.element_type, []))
        constant = ConstantOp(scalar)
        new = BroadcastOp(constant.result, (), type_)
        rewriter.replace(op, [copy_location(constant, op), copy_location(new, op)])


PATTERNS: dict[type[Operation], tuple[RewritePattern, ...]] = {
    BroadcastOp: (SimplifyBroadcast(),),
    ReshapeOp: (SimplifyReshape(),),
    TransposeOp: (SimplifyTranspose(),),
    SliceOp: (DropTrivial(),),
    ReduceOp: (ReduceUnitDims(),),
    ConstantOp: (ShrinkSplat(),),
    CastOp: (DropTrivial(), FoldScalars()),
    **{op: (FoldScalars(), DropNeutral()) for op in (MulOp, DivOp, MaxOp, MinOp)},
}
"""Patterns by op class; other elementwise ops have `FoldScalars`."""


def patterns_of(op: type[Operation]) -> tuple[RewritePattern, ...]:
    """The patterns of an op class."""
    if op in PATTERNS:
        return PATTERNS[op]
    return (FoldScalars(),) if issubclass(op, ElementwiseOp) and op in EXACT else ()
