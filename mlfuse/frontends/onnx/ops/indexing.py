"""Elements at indices in a tensor: gather, scatter, one-hot, reversed sequences."""

from __future__ import annotations

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.gather import GatherOp
from mlfuse.dialects.graph.lookup import TakeAlongOp, TakeOp
from mlfuse.dialects.graph.scatter import ScatterOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    axis_of,
    broadcast,
    cast_to,
    composite,
    concat,
    cut,
    element,
    emit,
    iota,
    known_sizes,
    reshape,
    unit_dims,
    without_dims,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse

INT64 = dtypes.integer(64)


@converter("Gather")
def _gather(node: Node, x: TracedArray, ids: Value, *, axis: int = 0) -> TracedArray:
    """Elements along an axis. Negative indices count from the end; indices out of range give NaN (or the smallest
    integer)."""
    axis = axis_of(node, axis, x.ndim)
    (count,) = known_sizes(node, x, [axis])
    if isinstance(ids, TracedArray) or ids.dtype == object:
        return composite(TakeOp, x, node.array(ids), axis=axis, mode="fill")
    if ids.size and not (-count <= ids.min() and ids.max() < count):
        node.invalid(f"an index is outside a dim of size {count}")
    if ids.size == 1:
        start = int(ids.reshape(-1)[0]) % count
        one = without_dims(cut(node, x, axis, start, start + 1), [axis])
        return unit_dims(one, range(axis, axis + ids.ndim))
    inside = (ids + count * (ids < 0)).astype("int64")
    return composite(TakeOp, x, node.array(inside), axis=axis)


@converter("GatherElements", since=11)
def _gather_elements(node: Node, x: TracedArray, ids: TracedArray, *, axis: int = 0) -> TracedArray:
    axis = axis_of(node, axis, x.ndim)
    known_sizes(node, x, [axis])
    for d, (size, count) in enumerate(zip(x.shape, ids.shape, strict=True)):
        if d == axis or size == count:
            continue
        known_sizes(node, x, [d])
        (wanted,) = known_sizes(node, ids, [d])
        if count > size:
            node.invalid(f"indices {list(ids.shape)} are larger than the input {list(x.shape)}")
        x = cut(node, x, d, 0, wanted)
    return composite(TakeAlongOp, x, ids, axis=axis, mode="fill")


@converter("GatherND", since=11)
def _gather_nd(node: Node, x: TracedArray, ids: TracedArray, *, batch_dims: int = 0) -> TracedArray:
    """Slices of x at the index tuples in the last dim of `ids`. The first `batch_dims` dims of both are batch dims."""
    batch, last = batch_dims, ids.ndim - 1
    (parts,) = known_sizes(node, ids, [last])
    if not 0 <= batch <= batch + parts <= x.ndim:
        node.invalid(f"indices of {parts} parts after {batch} dims of {list(x.shape)}")
    pointed = list(range(batch, batch + parts))
    counts = known_sizes(node, x, pointed)
    dims = SliceDims(
        offset=tuple(range(last, last + x.ndim - batch - parts)),
        collapsed=tuple(pointed),
        batch=tuple(range(batch)),
        index_batch=tuple(range(batch)),
        index_map=tuple(pointed),
        index_vector=last,
    )
    stored = shape_of(x.value)
    sizes = [1 if d < batch + parts else size for d, size in enumerate(stored)]
    index = _from_the_end(node, ids, counts)
    return emit(x.trace, GatherOp(x.value, index.value, dims, sizes))


@converter("ScatterND", since=11)
def _scatter_nd(
    node: Node, x: TracedArray, ids: TracedArray, updates: TracedArray, *, reduction: str = "none"
) -> TracedArray:
    """x with slices written at the index tuples in the last dim of `ids`; tuples out of range are ignored."""
    shape, last = known_sizes(node, x), ids.ndim - 1
    (parts,) = known_sizes(node, ids, [last])
    dims = SliceDims(
        offset=tuple(range(last, last + x.ndim - parts)),
        collapsed=tuple(range(parts)),
        index_map=tuple(range(parts)),
        index_vector=last,
    )
    index = _from_the_end(node, ids, shape[:parts])
    op = ScatterOp(_combiner(node, reduction, x), x.value, index.value, updates.value, dims)
    return emit(x.trace, op)


@converter("Scatter", since=9, until=10)
@converter("ScatterElements", since=11)
def _scatter_elements(
    node: Node,
    x: TracedArray,
    ids: TracedArray,
    updates: TracedArray,
    *,
    axis: int = 0,
    reduction: str = "none",
) -> TracedArray:
    shape, wanted = known_sizes(node, x), known_sizes(node, ids)
    if x.ndim == 0 or ids.ndim != x.ndim:
        node.invalid(f"indices {list(wanted)} for an input {list(shape)}")
    axis = axis_of(node, axis, x.ndim)
    index = cast_to(ids, INT64)
    index = mlfuse.where(index < 0, index + shape[axis], index)
    places = [index if d == axis else iota(node, wanted, d, INT64) for d in range(x.ndim)]
    return _scattered(node, _combiner(node, reduction, x), x, places, updates)


def _scattered(
    node: Node, combiner: str, x: TracedArray, places: list[TracedArray], updates: TracedArray
) -> TracedArray:
    """x with each update written at its index tuple in `places`."""
    tuples = concat([unit_dims(each, [x.ndim]) for each in places], x.ndim)
    whole = tuple(range(x.ndim))
    dims = SliceDims(collapsed=whole, index_map=whole, index_vector=x.ndim)
    return emit(x.trace, ScatterOp(combiner, x.value, tuples.value, updates.value, dims))


@converter("TensorScatter", since=24)
def _tensor_scatter(
    node: Node,
    cache: TracedArray,
    update: TracedArray,
    starts: Value | None = None,
    *,
    axis: int = -2,
    mode: str = "linear",
) -> TracedArray:
    """A cache with an update written into each sample, starting at the sample's own index."""
    shape, wanted = known_sizes(node, cache), known_sizes(node, update)
    axis = axis_of(node, axis, cache.ndim)
    if axis == 0 or mode not in ("linear", "circular"):
        node.invalid(f"axis {axis}, mode {mode!r}")
    step = iota(node, wanted, axis, INT64)
    if starts is not None:
        first = cast_to(node.array(starts), INT64)
        step = step + reshape(node, first, [shape[0], *([1] * (cache.ndim - 1))])
    if mode == "circular":
        step = step % shape[axis]
    places = [step if d == axis else iota(node, wanted, d, INT64) for d in range(cache.ndim)]
    return _scattered(node, "set", cache, places, update)


@converter("OneHot", since=9)
def _one_hot(
    node: Node, ids: TracedArray, depth: Value, values: TracedArray, *, axis: int = -1
) -> TracedArray:
    """`values` has the number for all other positions, and the number for the index. For an index outside of -depth to
    depth - 1, all positions get the first."""
    count = int(node.constant(depth, "depth").reshape(-1)[0])
    axis = axis_of(node, axis, ids.ndim + 1)
    # Indices may be floats, and may be too large for 32 bits.
    index = ids if element(ids).is_float else cast_to(ids, INT64)
    index = unit_dims(mlfuse.where(index < 0, index + count, index), [axis])
    shape = [count if d == axis else size for d, size in enumerate(index.shape)]
    row = iota(node, [n if d == axis else 1 for d, n in enumerate(shape)], axis, INT64)
    hit = index == cast_to(row, element(index))
    off, on = (reshape(node, cut(node, values, 0, n, n + 1), []) for n in (0, 1))
    return mlfuse.where(hit, on, off)


@converter("ReverseSequence", since=10)
def _reverse_sequence(
    node: Node, x: TracedArray, lengths: TracedArray, *, time_axis: int = 0, batch_axis: int = 1
) -> TracedArray:
    """x with the first `lengths` elements of each sample reversed; the others don't change."""
    shape, time, batch = known_sizes(node, x), time_axis, batch_axis
    if sorted((time, batch)) != [0, 1]:
        node.invalid(f"time_axis {time} and batch_axis {batch} must be 0 and 1")
    grid = [size if d < 2 else 1 for d, size in enumerate(shape)]
    count = cast_to(lengths, INT64)
    count = reshape(node, count, [size if d == batch else 1 for d, size in enumerate(shape)])
    step = iota(node, grid, time, INT64)
    place = mlfuse.where(step < count, count - 1 - step, step)
    return composite(TakeAlongOp, x, broadcast(place, shape), axis=time)


def _from_the_end(
    node: Node, index: TracedArray, sizes: list[int] | tuple[int, ...]
) -> TracedArray:
    """Index tuples counted from the start: sizes are added to negative indices."""
    wide = cast_to(index, INT64)
    limits = node.array(np.asarray(sizes, dtype=np.int64))
    return mlfuse.where(wide < 0, wide + limits, wide)


def _combiner(node: Node, reduction: str, x: TracedArray) -> str:
    """The scatter's combiner of an update and the element in place."""
    if reduction not in ("none", "add", "mul", "max", "min"):
        node.invalid(f"there is no reduction {reduction!r}")
    if reduction == "none":
        return "set"
    if element(x).is_bool:
        node.unsupported(f"reduction {reduction} of truth values")
    return reduction
