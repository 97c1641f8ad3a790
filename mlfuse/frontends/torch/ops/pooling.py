"""Pooling and its gradients, and nearest-neighbor resizing: windows over the last dims."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import NoReturn

import numpy as np
from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.array import RepeatOp
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.convolution_meaning import WindowDim
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.division import RemOp
from mlfuse.dialects.graph.logic import OrOp
from mlfuse.dialects.graph.windows import WindowsOp
from mlfuse.dialects.graph.windows_gradient import overlapped
from mlfuse.frontends.torch.ops.movement import places
from mlfuse.frontends.torch.ops.reductions import static
from mlfuse.frontends.torch.ops.shapes import full_like
from mlfuse.frontends.torch.ops.table import Kept, converter
from mlfuse.frontends.torch.ops.types import I64, Number, dtype_of
from mlfuse.frontends.torch.ops.writer import Writer, writer
from mlfuse.frontends.tracing.array import TracedArray

Ints = Sequence[int]
I32 = dtypes.integer(32)
MOST_UNROLLED = 64
"""Elements of a window up to which its maximum is written element by element."""


def row_major(sizes: Ints) -> tuple[int, ...]:
    """The row-major stride of each dim."""
    return tuple(prod(sizes[d + 1 :]) for d in range(len(sizes)))


@dataclass(frozen=True)
class Windows:
    """The windows along the last dims of an array: one number for each of those dims."""

    sizes: tuple[int, ...]
    kernel: tuple[int, ...]
    stride: tuple[int, ...]
    padding: tuple[int, ...]
    dilation: tuple[int, ...]
    ceil: bool

    @staticmethod
    def of(
        x: TracedArray,
        kernel: Ints,
        stride: Ints = (),
        padding: Ints = (0,),
        dilation: Ints = (1,),
        ceil: bool = False,
        rank: int = 2,
    ) -> Windows:
        """A single number counts for all dims; no stride is the kernel's."""
        static(x, *range(x.ndim - rank, x.ndim))

        def each(values: Ints) -> tuple[int, ...]:
            return tuple(values) if len(values) > 1 else tuple(values) * rank

        sizes = shape_of(x.value)[-rank:]
        lists = (each(values) for values in (kernel, stride or kernel, padding, dilation))
        return Windows(sizes, *lists, ceil=ceil)

    @property
    def rank(self) -> int:
        return len(self.kernel)

    def counts(self) -> tuple[int, ...]:
        """The number of windows along each dim. An incomplete last one counts with `ceil`, if it
        begins within the array or the padding before it."""
        found: list[int] = []
        for d, size in enumerate(self.sizes):
            pad = self.padding[d]
            window = WindowDim(self.stride[d], pad, pad, rhs_dilation=self.dilation[d])
            positions = window.ceil_positions if self.ceil else window.positions
            found.append(positions(size, self.kernel[d]))
        return tuple(found)

    def behind(self) -> tuple[int, ...]:
        """The padding at the end that completes all windows; negative if elements are cut off."""
        ends = zip(self.counts(), self.stride, self.dilation, self.kernel, strict=True)
        reached = [(n - 1) * s + d * (k - 1) + 1 for n, s, d, k in ends]
        rows = zip(reached, self.sizes, self.padding, strict=True)
        return tuple(reach - size - pad for reach, size, pad in rows)

    def padded(self, w: Writer, value: SSAValue, fill: Number) -> SSAValue:
        """The array with `fill` around it, as long as the windows reach."""
        zeros = [0] * (len(shape_of(value)) - self.rank)
        low, high = [*zeros, *self.padding], [*zeros, *self.behind()]
        return w.pad(value, fill, low, high)

    def view(self, w: Writer, value: SSAValue) -> tuple[SSAValue, list[int]]:
        """The windows of a padded array, and the dims that run along them."""
        ones = [1] * (len(shape_of(value)) - self.rank)
        lists = [[*ones, *each] for each in (self.kernel, self.stride, self.dilation)]
        rank = len(shape_of(value))
        return w.emit(WindowsOp(value, *lists)), list(range(rank, 2 * rank))

    def each(self, w: Writer, padded: SSAValue, at: Ints) -> SSAValue:
        """Of every window of a padded array the element whose numbers along its dims are `at`."""
        for d, count in enumerate(self.counts()):
            start = at[d] * self.dilation[d]
            limit = start + (count - 1) * self.stride[d] + 1
            dim = len(shape_of(padded)) - self.rank + d
            padded = w.part(padded, dim, start, limit, self.stride[d])
        return padded

    def distances(self) -> tuple[int, ...]:
        """Along each dim how far apart a window's neighbors lie in the row-major last dims of the array."""
        steps = zip(self.dilation, row_major(self.sizes), strict=True)
        return tuple(dilation * step for dilation, step in steps)

    def divisors(self, include_padding: bool) -> list[Array]:
        """For each dim how many elements each window has along it. Padding may count, but not what is
        behind it."""
        found: list[Array] = []
        for d, count in enumerate(self.counts()):
            first = np.arange(count) * self.stride[d] - self.padding[d]
            last = np.minimum(first + self.kernel[d], self.sizes[d] + self.padding[d])
            if not include_padding:
                first, last = np.maximum(first, 0), np.minimum(last, self.sizes[d])
            found.append(last - first)
        return found


# Maxima.


def _maxima(x: TracedArray, windows: Windows, steps: Ints) -> tuple[SSAValue, SSAValue]:
    """The largest of each window, and its place, i32: along each dim its number within the window, times
    `steps` of that dim, all added. The first of equals, the last of NaNs, as ATen has it."""
    w = writer()
    if not dtype_of(x).is_float:
        raise Kept("a pooling of integers")
    if prod(windows.kernel) > MOST_UNROLLED:
        raise Kept(f"windows of {prod(windows.kernel)} elements")
    padded = windows.padded(w, x.value, float("-inf"))
    largest = windows.each(w, padded, [0] * windows.rank)
    place = _first_place(w, windows, steps, largest)
    for at in list(np.ndindex(*windows.kernel))[1:]:
        value = windows.each(w, padded, at)
        own = w.filled(int(np.dot(at, steps)), w.trace.shape(value), I32)
        larger = w.apply(OrOp, w.compare("gt", value, largest), w.compare("ne", value, value))
        largest, place = w.select(larger, value, largest), w.select(larger, own, place)
    return largest, place


def _first_place(w: Writer, windows: Windows, steps: Ints, like: SSAValue) -> SSAValue:
    """The place of each window's first element that isn't padding: a window may hold nothing but -inf."""
    sizes = w.trace.shape(like)
    place = w.filled(0, sizes, I32)
    for d, count in enumerate(windows.counts()):
        starts = np.arange(count) * windows.stride[d] - windows.padding[d]
        first = np.maximum(-(starts // windows.dilation[d]), 0) * steps[d]
        if not first.any():
            continue
        literal = dtypes.dense(first.astype(np.int32), TensorType(I32.mlir, (count,)))
        dim = len(sizes) - windows.rank + d
        place = w.add(place, w.spread_at(w.emit(ConstantOp(literal)), sizes, [dim]))
    return place


def _indices(w: Writer, windows: Windows, place: SSAValue) -> SSAValue:
    """What lies so far behind the beginning of each window as row-major places within the last dims of the
    array."""
    total = w.converted(place, I64)
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
    return w.array(largest), w.array(w.converted(place, dtypes.integer(8)))


@converter("prims._low_memory_max_pool_offsets_to_indices.default")
def offsets_to_indices(
    offsets: TracedArray, kernel: Ints, sizes: Ints, stride: Ints, padding: Ints, dilation: Ints
) -> TracedArray:
    w, rank = writer(), len(kernel)
    lists = (tuple(each) for each in (sizes[-rank:], kernel, stride, padding, dilation))
    windows = Windows(*lists, ceil=False)
    place, offset = None, w.typed(offsets, I64)
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
    """The sum of the gradients of the windows in which an element is the maximum. Along a dim an
    element is in as
    many windows as strides fit into one; each of these is checked, without a scatter."""
    windows = Windows.of(x, kernel, stride, padding, dilation, ceil_mode)
    if any(d != 1 for d in windows.dilation):
        raise Kept("the gradient of a dilated pooling")
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
    return w.array(w.converted(total, dtype_of(grad)))


def _windows_of(
    w: Writer, value: SSAValue, windows: Windows, back: Sequence[int], fill: Number
) -> SSAValue:
    """For each element what `value` has for the last window that begins at or before it, or for one
    `back` windows before that; `fill` where there is none."""
    rank = len(shape_of(value))
    low, high = [0] * rank, [0] * rank
    for d in range(2):
        axis, stride = rank - 2 + d, windows.stride[d]
        if stride > 1:
            value = w.emit(RepeatOp.make(value, repeats=stride, axis=axis))
        low[axis] = back[d] * stride - windows.padding[d]
        high[axis] = windows.sizes[d] - low[axis] - shape_of(value)[axis]
    return w.pad(value, fill, low, high)


# Means.


def _divided(
    w: Writer, value: SSAValue, windows: Windows, include_padding: bool, divisor: int | None
) -> SSAValue:
    """What belongs to windows divided by how many elements each of them has."""
    counts = windows.divisors(include_padding)
    if divisor is not None:
        return w.div(value, float(divisor))
    if all(len(set(each.tolist())) <= 1 for each in counts):
        return w.div(value, float(prod(int(each[0]) for each in counts if each.size)))
    dtype = dtypes.of(value.type)
    table = counts[0]
    for each in counts[1:]:
        table = table[..., None] * each
    literal = dtypes.dense(table.astype(dtype.numpy), TensorType(dtype.mlir, table.shape))
    spread = w.trace.broadcast(w.emit(ConstantOp(literal)), w.trace.shape(value))
    return w.div(value, spread)


def _mean(
    x: TracedArray, windows: Windows, include_padding: bool = True, divisor: int | None = None
) -> TracedArray:
    w = writer()
    if not dtype_of(x).is_float:
        raise Kept("a pooling of integers")
    view, dims = windows.view(w, windows.padded(w, w.wide(x.value), 0.0))
    total = _divided(w, w.reduce("add", view, dims), windows, include_padding, divisor)
    return w.array(w.converted(total, dtype_of(x)))


def _keep(why: str) -> NoReturn:
    raise Kept(why)


def _mean_backward(
    grad: TracedArray,
    x: TracedArray,
    windows: Windows,
    include_padding: bool = True,
    divisor: int | None = None,
) -> TracedArray:
    w = writer()
    static(x)
    part = _divided(w, w.wide(grad.value), windows, include_padding, divisor)
    padded = windows.padded(w, w.wide(full_like(x, 0).value), 0.0)
    view, _ = windows.view(w, padded)
    spread = w.spread(part, list(range(len(shape_of(part)))), view)
    ones = [(1, 1, 1)] * (x.ndim - windows.rank)
    numbers = zip(windows.kernel, windows.stride, windows.dilation, strict=True)
    total = overlapped(w, spread, padded, view, [*ones, *numbers], _keep)
    zeros = [0] * (x.ndim - windows.rank)
    low = [*zeros, *(-each for each in windows.padding)]
    high = [*zeros, *(-each for each in windows.behind())]
    cut = w.pad(total, 0, low, high)
    return w.array(w.converted(cut, dtype_of(grad)))


@converter("aten.avg_pool2d.default")
def avg_pool(
    x: TracedArray,
    kernel: Ints,
    stride: Ints = (),
    padding: Ints = (0,),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    rank: int = 2,
) -> TracedArray:
    windows = Windows.of(x, kernel, stride, padding, ceil=ceil_mode, rank=rank)
    return _mean(x, windows, count_include_pad, divisor_override)


converter("aten.avg_pool3d.default")(partial(avg_pool, rank=3))


@converter("aten.avg_pool2d_backward.default")
def avg_pool_backward(
    grad: TracedArray,
    x: TracedArray,
    kernel: Ints,
    stride: Ints,
    padding: Ints,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> TracedArray:
    windows = Windows.of(x, kernel, stride, padding, ceil=ceil_mode)
    return _mean_backward(grad, x, windows, count_include_pad, divisor_override)


@converter("aten._adaptive_avg_pool2d.default")
def adaptive_avg_pool(x: TracedArray, sizes: Ints) -> TracedArray:
    return _mean(x, _even(x, sizes))


@converter("aten._adaptive_avg_pool2d_backward.default")
def adaptive_avg_pool_backward(grad: TracedArray, x: TracedArray) -> TracedArray:
    return _mean_backward(grad, x, _even(x, shape_of(grad.value)[-2:]))


def _even(x: TracedArray, counts: Ints) -> Windows:
    static(x, x.ndim - 2, x.ndim - 1)
    sizes = shape_of(x.value)[-2:]
    if any(n == 0 or size % n for size, n in zip(sizes, counts, strict=True)):
        raise Kept(f"a pooling of {list(sizes)} elements to {list(counts)}, of uneven windows")
    return Windows.of(x, [size // n for size, n in zip(sizes, counts, strict=True)])


# Nearest neighbors, by whole factors.


@converter("aten.upsample_nearest2d.default")
def upsample(
    x: TracedArray, sizes: Ints, scales_h: float | None = None, scales_w: float | None = None
) -> TracedArray:
    w, value = writer(), x.value
    static(x, x.ndim - 2, x.ndim - 1)
    for axis, size in zip((x.ndim - 2, x.ndim - 1), sizes, strict=True):
        own = shape_of(value)[axis]
        if size % own:
            raise Kept(f"{own} elements made {size}")
        if size != own:
            value = w.emit(RepeatOp.make(value, repeats=size // own, axis=axis))
    return w.array(value)


@converter("aten.upsample_nearest2d.vec")
def upsample_by(x: TracedArray, sizes: Ints | None, scales: Sequence[float] | None) -> TracedArray:
    static(x, x.ndim - 2, x.ndim - 1)
    if sizes is None:
        own = shape_of(x.value)[-2:]
        sizes = [int(n * scale) for n, scale in zip(own, scales or (), strict=True)]
    return upsample(x, sizes)


@converter("aten.upsample_nearest2d_backward.default")
def upsample_backward(
    grad: TracedArray,
    output_size: Ints,
    input_size: Ints,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> TracedArray:
    sizes = zip(output_size, input_size[-2:], strict=True)
    if any(large % small for large, small in sizes):
        raise Kept(f"the gradient of {list(input_size[-2:])} elements made {list(output_size)}")
    factors = [a // b for a, b in zip(output_size, input_size[-2:], strict=True)]
    return _mean(grad, Windows.of(grad, factors), divisor=1)
