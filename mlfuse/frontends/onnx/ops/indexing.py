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
    arrays,
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
def _gather(node: Node, x: Value, ids: Value) -> TracedArray:
    """Elements along an axis; negative ids count from the end, others outside give NaN (or the
    smallest integer)."""
    value = node.array(x)
    axis = axis_of(node, node.int("axis", 0), value.ndim)
    if isinstance(ids, TracedArray) or ids.dtype == object:
        known_sizes(node, value, [axis])
        return composite(TakeOp, value, node.array(ids), axis=axis, mode="fill")
    (count,) = known_sizes(node, value, [axis])
    if ids.size and not (-count <= ids.min() and ids.max() < count):
        node.invalid(f"an index is outside a dim of size {count}")
    if ids.size == 1:
        start = int(ids.reshape(-1)[0]) % count
        one = without_dims(node, cut(node, value, axis, start, start + 1), [axis])
        return unit_dims(node, one, range(axis, axis + ids.ndim))
    inside = (ids + count * (ids < 0)).astype("int64")
    return composite(TakeOp, value, node.array(inside), axis=axis)


@converter("GatherElements", since=11)
def _gather_elements(node: Node, x: Value, ids: Value) -> TracedArray:
    value, index = arrays(node, x, ids)
    axis = axis_of(node, node.int("axis", 0), value.ndim)
    known_sizes(node, value, [axis])
    for d, (size, count) in enumerate(zip(value.shape, index.shape, strict=True)):
        if d == axis or size == count:
            continue
        known_sizes(node, value, [d])
        (wanted,) = known_sizes(node, index, [d])
        if count > size:
            node.invalid(
                f"indices {list(index.shape)} are larger than the input {list(value.shape)}"
            )
        value = cut(node, value, d, 0, wanted)
    return composite(TakeAlongOp, value, index, axis=axis, mode="fill")


@converter("GatherND", since=11)
def _gather_nd(node: Node, x: Value, ids: Value) -> TracedArray:
    """Slices at the index tuples that the last dim of `ids` holds, after `batch_dims` dims that both
    go through together."""
    value, index = arrays(node, x, ids)
    shape, batch = value.shape, node.int("batch_dims", 0)
    (parts,) = known_sizes(node, index, [index.ndim - 1])
    if not 0 <= batch <= batch + parts <= value.ndim:
        node.invalid(f"indices of {parts} parts after {batch} dims of {list(shape)}")
    pointed = list(range(batch, batch + parts))
    counts = known_sizes(node, value, pointed)
    dims = SliceDims(
        offset=tuple(range(index.ndim - 1, index.ndim - 1 + value.ndim - batch - parts)),
        collapsed=tuple(pointed),
        batch=tuple(range(batch)),
        index_batch=tuple(range(batch)),
        index_map=tuple(pointed),
        index_vector=index.ndim - 1,
    )
    stored = shape_of(value.value)
    sizes = [1 if d < batch + parts else size for d, size in enumerate(stored)]
    index = _from_the_end(node, index, counts)
    return emit(value.trace, GatherOp(value.value, index.value, dims, sizes))


@converter("ScatterND", since=11)
def _scatter_nd(node: Node, x: Value, ids: Value, updates: Value) -> TracedArray:
    """Slices at the index tuples that the last dim of `ids` holds; one outside is left out."""
    value, index, update = arrays(node, x, ids, updates)
    shape = known_sizes(node, value)
    (parts,) = known_sizes(node, index, [index.ndim - 1])
    dims = SliceDims(
        offset=tuple(range(index.ndim - 1, index.ndim - 1 + value.ndim - parts)),
        collapsed=tuple(range(parts)),
        index_map=tuple(range(parts)),
        index_vector=index.ndim - 1,
    )
    index = _from_the_end(node, index, shape[:parts])
    op = ScatterOp(_combiner(node, value), value.value, index.value, update.value, dims)
    return emit(value.trace, op)


@converter("Scatter", since=9, until=10)
@converter("ScatterElements", since=11)
def _scatter_elements(node: Node, x: Value, ids: Value, updates: Value) -> TracedArray:
    value, index, update = arrays(node, x, ids, updates)
    shape, wanted = known_sizes(node, value), known_sizes(node, index)
    if value.ndim == 0 or index.ndim != value.ndim:
        node.invalid(f"indices {list(wanted)} for an input {list(shape)}")
    axis = axis_of(node, node.int("axis", 0), value.ndim)
    index = cast_to(index, INT64)
    index = mlfuse.where(index < 0, index + shape[axis], index)
    places = [index if d == axis else iota(node, wanted, d, INT64) for d in range(value.ndim)]
    tuples = concat([unit_dims(node, each, [value.ndim]) for each in places], value.ndim)
    whole = tuple(range(value.ndim))
    dims = SliceDims(collapsed=whole, index_map=whole, index_vector=value.ndim)
    op = ScatterOp(_combiner(node, value), value.value, tuples.value, update.value, dims)
    return emit(value.trace, op)


@converter("TensorScatter", since=24)
def _tensor_scatter(
    node: Node, cache: Value, update: Value, starts: Value | None = None
) -> TracedArray:
    """An update written into each sample of a cache, from a place of the sample's own on."""
    value, new = arrays(node, cache, update)
    shape, wanted = known_sizes(node, value), known_sizes(node, new)
    axis = axis_of(node, node.int("axis", -2), value.ndim)
    mode = node.string("mode", "linear")
    if axis == 0 or mode not in ("linear", "circular"):
        node.invalid(f"axis {axis}, mode {mode!r}")
    step = iota(node, wanted, axis, INT64)
    if starts is not None:
        first = cast_to(node.array(starts), INT64)
        step = step + reshape(node, first, [shape[0], *([1] * (value.ndim - 1))])
    if mode == "circular":
        step = step % shape[axis]
    places = [step if d == axis else iota(node, wanted, d, INT64) for d in range(value.ndim)]
    tuples = concat([unit_dims(node, each, [value.ndim]) for each in places], value.ndim)
    whole = tuple(range(value.ndim))
    dims = SliceDims(collapsed=whole, index_map=whole, index_vector=value.ndim)
    return emit(value.trace, ScatterOp("set", value.value, tuples.value, new.value, dims))


@converter("OneHot", since=9)
def _one_hot(node: Node, ids: Value, depth: Value, values: Value) -> TracedArray:
    """`values` are what stands off and on the place; ids outside of -depth to depth - 1 have none."""
    index, pair = node.array(ids), node.array(values)
    count = int(node.known(depth, "depth").reshape(-1)[0])
    axis = axis_of(node, node.int("axis", -1), index.ndim + 1)
    # Ids may be floats, and may be too large for 32 bits.
    index = index if element(index).is_float else cast_to(index, INT64)
    index = unit_dims(node, mlfuse.where(index < 0, index + count, index), [axis])
    shape = [count if d == axis else size for d, size in enumerate(index.shape)]
    row = iota(node, [n if d == axis else 1 for d, n in enumerate(shape)], axis, INT64)
    hit = index == cast_to(row, element(index))
    off, on = (reshape(node, cut(node, pair, 0, n, n + 1), []) for n in (0, 1))
    return mlfuse.where(hit, on, off)


@converter("ReverseSequence", since=10)
def _reverse_sequence(node: Node, x: Value, lengths: Value) -> TracedArray:
    """Of each sample the first `lengths` elements backwards, the others as they are."""
    value = node.array(x)
    shape = known_sizes(node, value)
    time, batch = node.int("time_axis", 0), node.int("batch_axis", 1)
    if sorted((time, batch)) != [0, 1]:
        node.invalid(f"time_axis {time} and batch_axis {batch} must be 0 and 1")
    grid = [size if d < 2 else 1 for d, size in enumerate(shape)]
    count = cast_to(node.array(lengths), INT64)
    count = reshape(node, count, [size if d == batch else 1 for d, size in enumerate(shape)])
    step = iota(node, grid, time, INT64)
    place = mlfuse.where(step < count, count - 1 - step, step)
    return composite(TakeAlongOp, value, broadcast(place, shape), axis=time)


def _from_the_end(
    node: Node, index: TracedArray, sizes: list[int] | tuple[int, ...]
) -> TracedArray:
    """Index tuples, those of their parts that are negative counted from the end."""
    wide = cast_to(index, INT64)
    limits = node.array(np.asarray(sizes, dtype=np.int64))
    return mlfuse.where(wide < 0, wide + limits, wide)


def _combiner(node: Node, x: TracedArray) -> str:
    """What joins an update and the element that is there."""
    reduction = node.string("reduction", "none")
    if reduction not in ("none", "add", "mul", "max", "min"):
        node.invalid(f"there is no reduction {reduction!r}")
    if reduction == "none":
        return "set"
    if element(x).is_bool:
        node.unsupported(f"reduction {reduction} of truth values")
    return reduction
