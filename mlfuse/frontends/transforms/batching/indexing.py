"""Batching of ops that read or write at computed indices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import dims_of, shape_of
from mlfuse.dialects.graph.concatenation import ConcatOp
from mlfuse.dialects.graph.dynamic_slice import DynamicSliceOp, DynamicUpdateSliceOp
from mlfuse.dialects.graph.extrema import MaxOp, MinOp
from mlfuse.dialects.graph.gather import GatherOp
from mlfuse.dialects.graph.scatter import SET, ScatterOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.frontends.transforms.batching.core import Batch, rule


def _shifted(dims: Sequence[int]) -> tuple[int, ...]:
    return tuple(dim + 1 for dim in dims)


def _batched(dims: SliceDims, *, tensor: bool, indices: bool) -> SliceDims:
    """The dim numbers with the batch as dim 0 of the tensor, of the indices, or of both; and of the result."""
    found = replace(dims, offset=_shifted(dims.offset))
    if tensor:
        found = replace(
            found,
            collapsed=_shifted(found.collapsed),
            batch=_shifted(found.batch),
            index_map=_shifted(found.index_map),
        )
    if indices:
        found = replace(
            found, index_batch=_shifted(found.index_batch), index_vector=found.index_vector + 1
        )
    if tensor and indices:  # element n of the indices belongs to element n of the tensor
        return replace(found, batch=(0, *found.batch), index_batch=(0, *found.index_batch))
    if tensor:  # each slice contains the whole batch
        return replace(found, offset=(0, *found.offset))
    return found


@rule(GatherOp)
def gather(b: Batch, op: GatherOp) -> Sequence[SSAValue]:
    tensor, indices = b.of(op.operand), b.of(op.indices)
    dims = _batched(op.dims, tensor=tensor is not None, indices=indices is not None)
    sizes = list(dims_of(op.sizes))
    if tensor is not None:
        sizes = [b.static() if indices is None else min(b.static(), 1), *sizes]
    read = b.single(op.operand) if tensor is None else tensor
    at = b.single(op.indices) if indices is None else indices
    return [b.emit(GatherOp(read, at, dims, sizes))]


@rule(ScatterOp)
def scatter(b: Batch, op: ScatterOp) -> Sequence[SSAValue]:
    """Each element of the batch writes to its own tensor."""
    indices = b.of(op.indices)
    dims = _batched(op.dims, tensor=True, indices=indices is not None)
    return [
        b.emit(
            ScatterOp(
                op.combiner.data,
                b.whole(op.operand),
                b.single(op.indices) if indices is None else indices,
                b.whole(op.updates),
                dims,
                op.unique is not None,
            )
        )
    ]


@rule(DynamicSliceOp)
def dynamic_slice(b: Batch, op: DynamicSliceOp) -> Sequence[SSAValue]:
    """A gather if each element of the batch has its own start."""
    if any(b.of(start) is not None for start in op.starts):
        rank = len(shape_of(op.operand))
        dims = SliceDims(offset=tuple(range(rank)), index_map=tuple(range(rank)), index_vector=0)
        tensor = b.of(op.operand)
        sizes = list(dims_of(op.sizes))
        if tensor is not None:
            sizes = [1, *sizes]
        dims = _batched(dims, tensor=tensor is not None, indices=True)
        read = b.single(op.operand) if tensor is None else tensor
        return [b.emit(GatherOp(read, _places(b, op.starts), dims, sizes))]
    whole = b.static()
    return [
        b.emit(
            DynamicSliceOp(b.whole(op.operand), _starts(b, op.starts), [whole, *dims_of(op.sizes)])
        )
    ]


@rule(DynamicUpdateSliceOp)
def dynamic_update_slice(b: Batch, op: DynamicUpdateSliceOp) -> Sequence[SSAValue]:
    """A scatter if each element of the batch has its own start, clamped so that the slice fits."""
    operand, update = b.whole(op.operand), b.whole(op.update)
    if all(b.of(start) is None for start in op.starts):
        return [b.emit(DynamicUpdateSliceOp(operand, update, _starts(b, op.starts)))]
    shape, sizes = shape_of(op.operand), shape_of(op.update)
    rank = len(shape)
    dims = SliceDims(offset=tuple(range(rank)), index_map=tuple(range(rank)), index_vector=0)
    limits = [whole - size for whole, size in zip(shape, sizes, strict=True)]
    places = _places(b, op.starts, limits)
    batched = _batched(dims, tensor=True, indices=True)
    return [b.emit(ScatterOp(SET, operand, places, update, batched, unique=True))]


def _starts(b: Batch, starts: Sequence[SSAValue]) -> list[SSAValue]:
    """The starts, with a 0 in front for the batch dim, which the slice takes as a whole."""
    singles = [b.single(start) for start in starts]
    dtype = dtypes.of(singles[0].type) if singles else dtypes.I64
    return [b.constant(0, dtype), *singles]


def _places(b: Batch, starts: Sequence[SSAValue], limits: Sequence[int] = ()) -> SSAValue:
    """The starts of all elements of the batch as rows of a matrix, clamped to `limits` if they are given."""
    columns: list[SSAValue] = []
    for number, start in enumerate(starts):
        column = b.cast(b.whole(start), dtypes.I64)
        if limits:
            low, high = (
                b.trace.broadcast(b.constant(each, dtypes.I64), b.trace.shape(column))
                for each in (0, limits[number])
            )
            column = b.emit(MinOp(b.emit(MaxOp(column, low)), high))
        columns.append(b.reshape(column, [b.size, 1]))
    return b.emit(ConcatOp(1, columns))
