"""Max pooling and its gradient."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np
from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.array import RepeatOp
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.division import RemOp
from mlfuse.dialects.graph.logic import OrOp
from mlfuse.frontends.torch.ops.movement import places
from mlfuse.frontends.torch.ops.reductions import static
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import I64, Number, dtype_of
from mlfuse.frontends.torch.ops.windows import Ints, Windows, row_major
from mlfuse.frontends.torch.ops.writer import Writer, writer
from mlfuse.frontends.tracing.array import TracedArray

I32 = dtypes.integer(32)
MOST_UNROLLED = 64
"""The most elements of a window whose maximum is written as a sequence of comparisons."""


def _maxima(x: TracedArray, windows: Windows, steps: Ints) -> tuple[SSAValue, SSAValue]:
    """The largest element of each window, and its position, i32: the sum over the dims of its index in the window times
    `steps`. As in ATen, the first of equal elements, the last of NaNs."""
    w = writer()
    if not dtype_of(x).is_float:
        raise StaysInAten("a pooling of integers")
    if prod(windows.kernel) > MOST_UNROLLED:
        raise StaysInAten(f"windows of {prod(windows.kernel)} elements, more than {MOST_UNROLLED}")
    padded = windows.padded(w, x.value, float("-inf"))
    largest = windows.each(w, padded, [0] * windows.rank)
    place = _first_place(w, windows, steps, largest)
    for at in list(np.ndindex(*windows.kernel))[1:]:
        value = windows.each(w, padded, at)
        own = w.full(int(np.dot(at, steps)), w.trace.shape(value), I32)
        larger = w.apply(OrOp, w.compare("gt", value, largest), w.compare("ne", value, value))
        largest, place = w.select(larger, value, largest), w.select(larger, own, place)
    return largest, place


def _first_place(w: Writer, windows: Windows, steps: Ints, like: SSAValue) -> SSAValue:
    """The position of each window's first element that isn't padding: all elements of a window may be -inf."""
    sizes = w.trace.shape(like)
    place = w.full(0, sizes, I32)
    for d, count in enumerate(windows.counts()):
        starts = np.arange(count) * windows.stride[d] - windows.padding[d]
        first = np.maximum(-(starts // windows.dilation[d]), 0) * steps[d]
        if not first.any():
            continue
        literal = dtypes.dense(first.astype(np.int32), TensorType(I32.mlir, (count,)))
        dim = len(sizes) - windows.rank + d
        place = w.add(place, w.broadcast_in_dim(w.emit(ConstantOp(literal)), sizes, [dim]))
    return place


def _indices(w: Writer, windows: Windows, place: SSAValue) -> SSAValue:
    """Row-major indices in the last dims of the array, given the distance `place` from the start of each window."""
    total = w.to(place, I64)
    for d, step in enumerate(row_major(windows.sizes)):
        number = places(w, place, len(shape_of(place)) - windows.rank + d)
        begin = w.sub(w.mul(number, windows.stride[d]), windows.padding[d])
        total = w.add(total, w.mul(begin, step))
    return total


@converter("aten.max_pool2d_with_indices.default")
def max_pool(
    x: TracedArray,
    kernel: Ints,
    stride: Ints = (),
    padding: Ints = (0,),
    dilation: Ints = (1,),
    ceil_mode: bool = False,
) -> tuple[TracedArray, TracedArray]:
    w = writer()
    windows = Windows.of(x, kernel, stride, padding, dilation, ceil_mode)
    largest, place = _maxima(x, windows, windows.distances())
    return w.array(largest), w.array(_indices(w, windows, place))


@converter("prims._low_memory_max_pool_with_offsets.default")
def max_pool_with_offsets(
    x: TracedArray,
    kernel: Ints,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    ceil_mode: bool = False,
) -> tuple[TracedArray, TracedArray]:
    w = writer()
    windows = Windows.of(x, kernel, stride, padding, dilation, ceil_mode, len(kernel))
    largest, place = _maxima(x, windows, row_major(windows.kernel))
    return w.array(largest), w.array(w.to(place, dtypes.integer(8)))


@converter("prims._low_memory_max_pool_offsets_to_indices.default")
def offsets_to_indices(
    offsets: TracedArray, kernel: Ints, sizes: Ints, stride: Ints, padding: Ints, dilation: Ints
) -> TracedArray:
    w, rank = writer(), len(kernel)
    lists = (tuple(each) for each in (sizes[-rank:], kernel, stride, padding, dilation))
    windows = Windows(*lists, ceil=False)
    place, offset = None, w.as_tensor(offsets, I64)
    for d, distance in enumerate(windows.distances()):
        along = w.apply(RemOp, w.div(offset, prod(kernel[d + 1 :])), kernel[d])
        term = w.mul(along, distance)
        place = term if place is None else w.add(place, term)
    assert place is not None
    return w.array(_indices(w, windows, place))


@converter("aten.max_pool2d_with_indices_backward.default")
def max_pool_backward(
    grad: TracedArray,
    x: TracedArray,
    kernel: Ints,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    ceil_mode: bool,
    indices: TracedArray,
) -> TracedArray:
    """For each element, the sum of the gradients of the windows in which it is the maximum. Along a dim, an element is
    in at most ceil(kernel / stride) windows: each of these is checked, without a scatter."""
    windows = Windows.of(x, kernel, stride, padding, dilation, ceil_mode)
    if any(d != 1 for d in windows.dilation):
        raise StaysInAten("the gradient of a dilated pooling")
    static(grad)
    w, shape = writer(), shape_of(x.value)
    height, width = len(shape) - 2, len(shape) - 1
    row, column = places(w, x.value, height), places(w, x.value, width)
    own = w.add(w.mul(row, windows.sizes[1]), column)
    total: SSAValue | None = None
    terms = [-(-k // s) for k, s in zip(windows.kernel, windows.stride, strict=True)]
    for back in np.ndindex(*terms):
        there = _windows_of(w, grad.value, windows, back, 0)
        place = _windows_of(w, indices.value, windows, back, -1)
        term = w.select(w.compare("eq", place, own), w.wide(there), 0.0)
        total = term if total is None else w.add(total, term)
    assert total is not None
    return w.array(w.to(total, dtype_of(grad)))


def _windows_of(
    w: Writer, value: SSAValue, windows: Windows, back: Sequence[int], fill: Number
) -> SSAValue:
    """For each element of the array, what `value` has for one window: the last window that starts at or before the
    element, or, along each dim, `back` windows before it. `fill` if there is no such window."""
    rank = len(shape_of(value))
    low, high = [0] * rank, [0] * rank
    for d in range(2):
        axis, stride = rank - 2 + d, windows.stride[d]
        if stride > 1:
            value = w.emit(RepeatOp.make(value, repeats=stride, axis=axis))
        low[axis] = back[d] * stride - windows.padding[d]
        high[axis] = windows.sizes[d] - low[axis] - shape_of(value)[axis]
    return w.pad(value, fill, low, high)
