"""Shapes: reshape, squeeze, transpose, concat, split, slice, tile, expand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.graph.array import TileOp
from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    Dim,
    Shape,
    axes_of,
    axis_of,
    broadcast,
    composite,
    concat,
    cut,
    emit,
    known_shape,
    known_sizes,
    product,
    reshape,
    transpose,
    unit_dims,
    without_dims,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.onnx.symbolic import as_known
from mlfuse.frontends.tracing import TracedArray, TraceError
from mlfuse.frontends.tracing.promotion import broadcast_sizes
from mlfuse.frontends.tracing.sizes import Size


@converter("Shape")
def _shape(node: Node, x: Value | None = None, *, start: int = 0, end: int | None = None) -> Value:
    """The sizes, or from opset 15 some of them."""
    return as_known(_sizes(node, x)[start:end])


@converter("Size")
def _size(node: Node, x: Value | None = None) -> Value:
    return as_known([product(_sizes(node, x))]).reshape(())


def _sizes(node: Node, x: Value | None) -> Shape:
    return node.invalid("its input is missing") if x is None else x.shape


@converter("Reshape", since=5)
def _reshape(node: Node, x: TracedArray, shape: Value, *, allowzero: bool = False) -> TracedArray:
    """x in another shape: 0 keeps the size of a dim (unless `allowzero`), -1 is the remaining size."""
    wanted = known_shape(node, shape, "shape")
    if not allowzero:
        if any(each == 0 for each in wanted[x.ndim :]):
            node.invalid(f"shape {wanted} keeps a size that the input of rank {x.ndim} lacks")
        wanted = [x.shape[d] if each == 0 else each for d, each in enumerate(wanted)]
    open_dims = [d for d, each in enumerate(wanted) if each == -1]
    if len(open_dims) > 1 or (open_dims and any(each == 0 for each in wanted)):
        node.invalid(f"shape {wanted} leaves more than one size open")
    for d in open_dims:
        wanted[d] = _remaining(node, x.shape, [each for each in wanted if each != -1])
    if any(isinstance(each, int) and each < 0 for each in wanted):
        node.invalid(f"shape {wanted} has a negative size")
    return reshape(node, x, wanted)


def _remaining(node: Node, source: Shape, wanted: Sequence[Dim]) -> Dim:
    """The size that -1 stands for, given the number of elements."""
    total, divisor = product(source), product(wanted)
    if isinstance(total, int) and isinstance(divisor, int):
        if divisor == 0 or total % divisor:
            node.invalid(f"{list(source)} can't be cut into {list(wanted)}")
        return total // divisor
    try:
        return total // divisor
    except TraceError:
        node.needs_sizes("the size that it leaves open isn't known yet")


@converter("Flatten")
def _flatten(node: Node, x: TracedArray, *, axis: int = 1) -> TracedArray:
    """x as a matrix: the dims before the axis become its rows, the others its columns."""
    if not -x.ndim <= axis <= x.ndim:
        node.invalid(f"axis {axis} is outside rank {x.ndim}")
    axis += x.ndim if axis < 0 else 0
    return reshape(node, x, [product(x.shape[:axis]), product(x.shape[axis:])])


@converter("Squeeze", until=12)
def _squeeze_by_attribute(
    node: Node, x: TracedArray, *, axes: list[int] | None = None
) -> TracedArray:
    return _squeezed(node, x, axes)


@converter("Squeeze", since=13)
def _squeeze(node: Node, x: TracedArray, axes: Value | None = None) -> TracedArray:
    return _squeezed(node, x, None if axes is None else node.known_ints(axes, "axes"))


def _squeezed(node: Node, x: TracedArray, axes: Sequence[int] | None) -> TracedArray:
    if axes is None:
        dims = [d for d, size in enumerate(known_sizes(node, x)) if size == 1]
    else:
        dims = axes_of(node, axes, x.ndim)
    if any(size != 1 for size in known_sizes(node, x, dims)):
        node.invalid(f"axes {dims} of {list(x.shape)} aren't all of size 1")
    return without_dims(x, dims)


@converter("Unsqueeze", until=12)
def _unsqueeze_by_attribute(node: Node, x: TracedArray, *, axes: list[int]) -> TracedArray:
    return _unsqueezed(node, x, axes)


@converter("Unsqueeze", since=13)
def _unsqueeze(node: Node, x: TracedArray, axes: Value) -> TracedArray:
    return _unsqueezed(node, x, node.known_ints(axes, "axes"))


def _unsqueezed(node: Node, x: TracedArray, axes: Sequence[int]) -> TracedArray:
    return unit_dims(x, axes_of(node, axes, x.ndim + len(axes)))


@converter("Transpose")
def _transpose(node: Node, x: TracedArray, *, perm: list[int] | None = None) -> TracedArray:
    perm = list(reversed(range(x.ndim))) if perm is None else perm
    if sorted(perm) != list(range(x.ndim)):
        node.invalid(f"perm {perm} isn't a permutation of {x.ndim} dims")
    return transpose(x, perm)


@converter("Expand", since=8)
def _expand(node: Node, x: TracedArray, shape: Value) -> TracedArray:
    """x broadcast to the common shape of x and `shape`: as in NumPy, either may have dims of size 1."""
    return broadcast(x, broadcast_sizes([x.shape, known_shape(node, shape, "shape")]))


@converter("Tile", since=6)
def _tile(node: Node, x: TracedArray, repeats: Value) -> TracedArray:
    times = node.known_ints(repeats, "repeats")
    if len(times) != x.ndim or any(each < 0 for each in times):
        node.invalid(f"repeats {times} for an input of rank {x.ndim}")
    known_sizes(node, x, [d for d, each in enumerate(times) if each != 1])
    return composite(TileOp, x, repeats=dims_attr(times)) if times else x


@converter("Concat", since=4)
def _concat(node: Node, *inputs: TracedArray, axis: int) -> TracedArray:
    if not inputs:
        node.invalid("has no inputs")
    return concat(inputs, axis_of(node, axis, inputs[0].ndim))


@converter("Split", since=2, until=12)
def _split_by_attribute(
    node: Node, x: TracedArray, *, split: list[int] | None = None, axis: int = 0
) -> tuple[TracedArray, ...]:
    return _split_into(node, x, split, axis)


@converter("Split", since=13)
def _split(
    node: Node,
    x: TracedArray,
    split: Value | None = None,
    *,
    axis: int = 0,
    num_outputs: int | None = None,
) -> tuple[TracedArray, ...]:
    parts = None if split is None else node.known_ints(split, "split")
    return _split_into(node, x, parts, axis, num_outputs)


def _split_into(
    node: Node, x: TracedArray, parts: list[int] | None, axis: int, told: int | None = None
) -> tuple[TracedArray, ...]:
    """x split along an axis; without given sizes into equal parts, of which the last may be smaller."""
    axis = axis_of(node, axis, x.ndim)
    (size,) = known_sizes(node, x, [axis])
    if parts is None:
        count = node.outputs if told is None else told
        if count != node.outputs:
            node.invalid(f"num_outputs is {count}, and it has {counted(node.outputs, 'output')}")
        each = -(-size // max(count, 1))
        parts = [max(min(each, size - number * each), 0) for number in range(count)]
    if sum(parts) != size or len(parts) != node.outputs or any(each < 0 for each in parts):
        node.invalid(f"a dim of size {size} can't be split into {parts}")
    ends = np.cumsum(parts).tolist()
    return tuple(cut(node, x, axis, end - each, end) for end, each in zip(ends, parts, strict=True))


@converter("Slice", until=9)
def _slice_by_attributes(
    node: Node, x: TracedArray, *, starts: list[int], ends: list[int], axes: list[int] | None = None
) -> TracedArray:
    along = list(range(len(starts))) if axes is None else axes
    return _sliced(node, x, starts, ends, along, [1] * len(starts))


@converter("Slice", since=10)
def _slice(
    node: Node,
    x: TracedArray,
    starts: Value,
    ends: Value,
    axes: Value | None = None,
    steps: Value | None = None,
) -> TracedArray:
    first, last = known_shape(node, starts, "starts"), known_shape(node, ends, "ends")
    along = list(range(len(first))) if axes is None else node.known_ints(axes, "axes")
    strides = [1] * len(first) if steps is None else node.known_ints(steps, "steps")
    return _sliced(node, x, first, last, along, strides)


def _sliced(
    node: Node,
    x: TracedArray,
    starts: Sequence[Dim],
    ends: Sequence[Dim],
    axes: Sequence[int],
    steps: Sequence[int],
) -> TracedArray:
    """Slices as in Python: bounds are clamped, negative ones count from the end, a negative step goes backward."""
    if not len(starts) == len(ends) == len(axes) == len(steps):
        node.invalid("starts, ends, axes and steps are not of one length")
    along = axes_of(node, axes, x.ndim)
    for start, end, axis, step in zip(starts, ends, along, steps, strict=True):
        if step == 0:
            node.invalid("a step is 0")
        x = _slice_dim(node, x, axis, start, end, step)
    return x


def _slice_dim(
    node: Node, x: TracedArray, axis: int, start: Dim, end: Dim, step: int
) -> TracedArray:
    size = x.shape[axis]
    if isinstance(size, Size):
        if start == 0 and step == 1 and end == size:
            return x
        # Exporters write 2^63 - 1 or 2^31 - 1 for the end, tf2onnx 10^9.
        to_the_end = isinstance(end, int) and end >= 10**9
        if isinstance(start, Size) or start < 0 or step < 0 or not (to_the_end or end == size):
            node.needs_sizes("the size of the dim that it slices isn't known yet")
        return cut(node, x, axis, start, size, step)
    if isinstance(start, Size) or isinstance(end, Size):
        node.needs_sizes("where its slice lies isn't known yet")
    places = range(*slice(start, end, step).indices(size))
    if step > 0 or not places:
        begin = places.start if places else 0
        return cut(node, x, axis, begin, places[-1] + 1 if places else 0, abs(step))
    forwards = cut(node, x, axis, places[-1], places[0] + 1, -step)
    return emit(x.trace, ReverseOp(forwards.value, [axis]))
