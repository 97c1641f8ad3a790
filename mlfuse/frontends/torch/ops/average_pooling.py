"""Average pooling, also adaptive, and its gradients."""

from __future__ import annotations

from functools import partial
from math import prod
from typing import NoReturn

from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.windows_gradient import overlapped
from mlfuse.frontends.torch.ops.reductions import static
from mlfuse.frontends.torch.ops.shapes import full_like
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import dtype_of
from mlfuse.frontends.torch.ops.windows import Ints, Windows
from mlfuse.frontends.torch.ops.writer import Writer, writer
from mlfuse.frontends.tracing.array import TracedArray


def _divided(
    w: Writer, value: SSAValue, windows: Windows, include_padding: bool, divisor: int | None
) -> SSAValue:
    """A value with an element for each window, divided by `divisor` or by the number of elements of the window."""
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


def mean(
    x: TracedArray, windows: Windows, include_padding: bool = True, divisor: int | None = None
) -> TracedArray:
    """The mean of each window, computed in f32 for floats of 16 bits; `divisor` replaces the number of elements."""
    w = writer()
    if not dtype_of(x).is_float:
        raise StaysInAten("a pooling of integers")
    view, dims = windows.view(w, windows.padded(w, w.wide(x.value), 0.0))
    total = _divided(w, w.reduce("add", view, dims), windows, include_padding, divisor)
    return w.array(w.to(total, dtype_of(x)))


def _keep(why: str) -> NoReturn:
    raise StaysInAten(why)


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
    spread = w.broadcast(part, list(range(len(shape_of(part)))), view)
    ones = [(1, 1, 1)] * (x.ndim - windows.rank)
    numbers = zip(windows.kernel, windows.stride, windows.dilation, strict=True)
    total = overlapped(w, spread, padded, view, [*ones, *numbers], _keep)
    zeros = [0] * (x.ndim - windows.rank)
    low = [*zeros, *(-each for each in windows.padding)]
    high = [*zeros, *(-each for each in windows.high_padding())]
    cut = w.pad(total, 0, low, high)
    return w.array(w.to(cut, dtype_of(grad)))


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
    return mean(x, windows, count_include_pad, divisor_override)


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
    return mean(x, _even(x, sizes))


@converter("aten._adaptive_avg_pool2d_backward.default")
def adaptive_avg_pool_backward(grad: TracedArray, x: TracedArray) -> TracedArray:
    return _mean_backward(grad, x, _even(x, shape_of(grad.value)[-2:]))


def _even(x: TracedArray, counts: Ints) -> Windows:
    static(x, x.ndim - 2, x.ndim - 1)
    sizes = shape_of(x.value)[-2:]
    if any(n == 0 or size % n for size, n in zip(sizes, counts, strict=True)):
        raise StaysInAten(
            f"a pooling of {list(sizes)} elements to {list(counts)}, which needs windows of several sizes"
        )
    return Windows.of(x, [size // n for size, n in zip(sizes, counts, strict=True)])
