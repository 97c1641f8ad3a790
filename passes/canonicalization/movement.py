"""Movement: consecutive transposes, broadcasts, reshapes and slices become one, or none.

No bit can change, since elements are moved and none is computed; each rule's docstring explains why the same
element arrives. A `?` dim stays where it was, so no rule loses track of a size.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import AnyTensor, dims_of, shape_of
from mlfuse.dialects.graph.build import retyped
from mlfuse.dialects.graph.movement import BroadcastOp, SliceOp, TransposeOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.passes.canonicalization.rules import (
    Replacement,
    non_unit,
    rule,
    same_but_units,
)


def squeezed(value: SSAValue) -> tuple[list[Operation], SSAValue]:
    """The value without its dims of size 1, and the op that removes them."""
    shape = shape_of(value)
    kept = non_unit(shape)
    if len(kept) == len(shape):
        return [], value
    op = ReshapeOp(value, retyped(value, [shape[d] for d in kept]))
    return [op], op.result


# Transposes


@rule(TransposeOp)
def transpose_of_nothing(op: TransposeOp) -> Replacement:
    """A transpose that permutes nothing."""
    perm = dims_of(op.perm)
    return op.operand if perm == tuple(range(len(perm))) else None


@rule(TransposeOp)
def transpose_of_transpose(op: TransposeOp) -> Replacement:
    """Dim k of the result is dim perm[k] of the inner result, which is dim inner[perm[k]]."""
    inner = op.operand.owner
    if not isinstance(inner, TransposeOp):
        return None
    composed = [dims_of(inner.perm)[p] for p in dims_of(op.perm)]
    return [TransposeOp(inner.operand, composed, op.result_type)]


@rule(TransposeOp)
def transpose_of_units(op: TransposeOp) -> Replacement:
    """Dims of size 1 may be anywhere: if the others keep their order, so do the elements."""
    shape, perm = shape_of(op.operand), dims_of(op.perm)
    kept = [p for p in perm if shape[p] != 1]
    if kept != sorted(kept) or not same_but_units(shape, op.result_type.get_shape()):
        return None
    return [ReshapeOp(op.operand, op.result_type)]


@rule(TransposeOp)
def transpose_of_broadcast(op: TransposeOp) -> Replacement:
    """Dim d of the source goes where the transpose puts dims[d]."""
    inner = op.operand.owner
    if not isinstance(inner, BroadcastOp) or DYNAMIC in op.result_type.get_shape():
        return None
    perm = dims_of(op.perm)
    return [
        BroadcastOp(inner.operand, [perm.index(d) for d in dims_of(inner.dims)], op.result_type)
    ]


# Broadcasts


@rule(BroadcastOp)
def needless_like(op: BroadcastOp) -> Replacement:
    """A result without `?` needs no tensor for its sizes."""
    if op.like is None or DYNAMIC in op.result_type.get_shape():
        return None
    return [BroadcastOp(op.operand, dims_of(op.dims), op.result_type)]


@rule(BroadcastOp)
def broadcast_of_nothing(op: BroadcastOp) -> Replacement:
    """A broadcast that repeats nothing is the operand itself, or the operand with more dims of size 1.

    A rank-0 operand stays a broadcast, so that splats have one form.
    """
    dims, source, target = dims_of(op.dims), shape_of(op.operand), op.result_type.get_shape()
    if not source and target:
        return None
    kept = [where for size, where in zip(source, dims, strict=True) if size != 1]
    if kept != sorted(kept) or not same_but_units(source, target):
        return None
    same = op.operand.type == op.result.type
    return op.operand if same else [ReshapeOp(op.operand, op.result_type)]


@rule(BroadcastOp)
def broadcast_of_units(op: BroadcastOp) -> Replacement:
    """An operand dim of size 1 is read at 0 at every index: the dim can go."""
    kept = non_unit(shape_of(op.operand))
    dims = dims_of(op.dims)
    if len(kept) == len(dims):
        return None
    ops, value = squeezed(op.operand)
    return [*ops, BroadcastOp(value, [dims[d] for d in kept], op.result_type, op.like)]


@rule(BroadcastOp)
def broadcast_of_movement(op: BroadcastOp) -> Replacement:
    """Each dim is mapped to where the outer op puts it."""
    inner, dims = op.operand.owner, dims_of(op.dims)
    if isinstance(inner, TransposeOp):
        source, perm = shape_of(inner.operand), dims_of(inner.perm)
        if [source[p] for p in perm] != list(shape_of(op.operand)):
            return None
        composed = [dims[perm.index(d)] for d in range(len(perm))]
    elif isinstance(inner, BroadcastOp):
        # A `?` dim that the inner op declares as 1 must not contradict the outer size.
        if any(shape_of(op.operand)[d] == 1 for d in dims_of(inner.dims)):
            return None
        composed = [dims[d] for d in dims_of(inner.dims)]
    else:
        return None
    return [BroadcastOp(inner.operand, composed, op.result_type, op.like)]


# Reshapes


@rule(ReshapeOp)
def reshape_of_nothing(op: ReshapeOp) -> Replacement:
    """The same shape; of several `?` that `like` fills in, only the product is."""
    return None if _is_open(op) else op.operand


@rule(ReshapeOp)
def reshape_of_scalar(op: ReshapeOp) -> Replacement:
    """One element in a shape of dims of size 1 is a splat."""
    if shape_of(op.operand) or any(size != 1 for size in op.result_type.get_shape()):
        return None
    return [BroadcastOp(op.operand, (), op.result_type)]


@rule(ReshapeOp)
def reshape_needs_no_like(op: ReshapeOp) -> Replacement:
    """If only dims of size 1 are added or removed, the sizes are the operand's."""
    target = op.result_type.get_shape()
    if op.like is None or _is_open(op) or not same_but_units(shape_of(op.operand), target):
        return None
    return [ReshapeOp(op.operand, op.result_type)]


def _is_open(op: ReshapeOp) -> bool:
    return op.like is not None and op.result_type.get_shape().count(DYNAMIC) > 1


@rule(ReshapeOp)
def reshape_of_reshape(op: ReshapeOp) -> Replacement:
    """Both keep the row-major order."""
    inner = op.operand.owner
    if not isinstance(inner, ReshapeOp) or op.like is not None or inner.like is not None:
        return None
    source, target = shape_of(inner.operand), op.result_type.get_shape()
    if (DYNAMIC in source or DYNAMIC in target) and not same_but_units(source, target):
        return None
    return [ReshapeOp(inner.operand, op.result_type)]


@rule(ReshapeOp)
def reshape_of_broadcast(op: ReshapeOp) -> Replacement:
    """A splat in another shape is a splat; dims of size 1 may be added or removed next to repeated ones."""
    inner, target = op.operand.owner, op.result_type.get_shape()
    if not isinstance(inner, BroadcastOp) or DYNAMIC in target:
        return None
    shape, dims = shape_of(op.operand), dims_of(inner.dims)
    if not shape_of(inner.operand):
        return [BroadcastOp(inner.operand, (), op.result_type)]
    if not same_but_units(shape, target) or any(shape[d] == 1 for d in dims):
        return None
    moved = dict(zip(non_unit(shape), non_unit(target), strict=True))
    return [BroadcastOp(inner.operand, [moved[d] for d in dims], op.result_type)]


# Slices


@rule(SliceOp)
def slice_of_everything(op: SliceOp) -> Replacement:
    """A slice of as many elements as there are takes all of them; a `?` dim has as many as the range gives."""
    cut = any(limit == DYNAMIC and (start, stride) != (0, 1) for start, limit, stride in op.ranges)
    return None if cut else op.operand


@rule(SliceOp)
def slice_of_slice(op: SliceOp) -> Replacement:
    """Element i is element start + stride * i of the inner one, and so on."""
    inner = op.operand.owner
    if not isinstance(inner, SliceOp) or DYNAMIC in shape_of(inner.operand):
        return None
    ranges: list[tuple[int, int, int]] = []
    for size, (start, _, stride), (first, _, step) in zip(
        op.result_type.get_shape(), op.ranges, inner.ranges, strict=True
    ):
        ranges.append(_range(first + start * step, step * stride, size))
    return [_slice(inner.operand, ranges, op.result_type)]


@rule(SliceOp)
def slice_of_broadcast(op: SliceOp) -> Replacement:
    """A broadcast to fewer repetitions, of a slice of the source."""
    inner, target = op.operand.owner, op.result_type.get_shape()
    if not isinstance(inner, BroadcastOp) or DYNAMIC in target:
        return None
    source, dims = shape_of(inner.operand), dims_of(inner.dims)
    if any(size == 1 for size in source):
        return None  # `broadcast_of_units` applies first
    if any(size != shape_of(op.operand)[where] for size, where in zip(source, dims, strict=True)):
        return None
    if not dims:
        return [BroadcastOp(inner.operand, dims, op.result_type)]
    type_ = retyped(op.operand, [target[where] for where in dims])
    part = _slice(inner.operand, [op.ranges[where] for where in dims], type_)
    return [part, BroadcastOp(part.result, dims, op.result_type)]


def _range(start: int, stride: int, size: int) -> tuple[int, int, int]:
    """start:limit:stride of `size` elements, within bounds even if `size` is 0."""
    return (start, start + (size - 1) * stride + 1, stride) if size else (0, 0, 1)


def _slice(source: SSAValue, ranges: Sequence[tuple[int, int, int]], type_: AnyTensor):
    starts, limits, strides = zip(*ranges, strict=True)
    return SliceOp(source, starts, limits, strides, type_)
