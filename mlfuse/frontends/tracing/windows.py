"""Windows that slide over an array: padding, convolution, pooling.

Images are (batch, features, spatial dims...), with `channels_last` (batch, spatial dims..., features): any number of
spatial dims. `strides`, `padding`, `dilation` and `window` are one number for all of these dims, or a tuple with a
number for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.windows import WindowsOp
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.indexing import take
from mlfuse.frontends.tracing.operands import array_of, arrays_of, operands_of
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import promote, shown
from mlfuse.frontends.tracing.sizes import Size

Each = int | Sequence[int]
"""One number for all spatial dims, or a number for each."""
Padding = int | Sequence[int | tuple[int, int]] | str
"""`Each`, or a pair (before, after) for each dim, or "valid" (none), or "same" (elements / strides windows, rounded
up)."""
_MODES = ("constant", "edge", "reflect", "symmetric", "wrap")


def pad(
    x: TracedArray, pad_width: Any, /, mode: str = "constant", *, constant_values: Any = 0
) -> TracedArray:
    """x with elements added at its edges, as in `numpy.pad`: `pad_width` is a number, a pair (before, after), or a pair
    for each dim. `mode` is "constant" (the number `constant_values`), "edge", "reflect", "symmetric" or "wrap"."""
    x = array_of("pad", x)
    if mode not in _MODES:
        raise TraceError(f"pad: unknown mode {mode!r}, expected one of: {', '.join(_MODES)}")
    try:
        pairs = np.broadcast_to(np.asarray(pad_width), (x.ndim, 2))
    except ValueError:
        pairs = np.zeros((0, 2))
    if pairs.dtype.kind not in "iu" or (pairs < 0).any():
        raise TraceError(
            f"pad: pad_width {pad_width!r} isn't a number of at least 0, a pair of them, or a pair for each of the "
            f"{x.ndim} dims"
        )
    widths = [(int(low), int(high)) for low, high in pairs]
    if mode == "constant":
        trace, (_, fill) = operands_of("pad", (x, constant_values))
        return _padded(x, widths, trace.as_type(fill, dtypes.of(x.value.type)))
    for dim, width in enumerate(widths):
        if width == (0, 0):
            continue
        size = x.shape[dim]
        if not isinstance(size, int) or not size:
            raise TraceError(
                f"pad: mode {mode!r} along dim {dim} of {shown(x.shape)} needs a known size of at least 1; "
                "pad with a constant"
            )
        places = np.pad(np.arange(size), width, mode=cast(Any, mode))
        x = take(x, x.trace.array(x.trace.from_array(places)), axis=dim)
    return x


def conv(
    x: TracedArray,
    weight: TracedArray,
    bias: TracedArray | None = None,
    /,
    *,
    strides: Each = 1,
    padding: Padding = 0,
    dilation: Each = 1,
    groups: int = 1,
    channels_last: bool = False,
) -> TracedArray:
    """The convolution of neural networks: at each position of the window, the sum of the products of x and `weight`
    (which isn't flipped), with zeros around x; plus `bias`, one number for each output feature.

    `weight` is (output features, input features / groups, window...), with `channels_last` (window..., input features
    / groups, output features). The features are divided into `groups`, which are convolved separately.
    """
    trace, (x, weight) = arrays_of("conv", (x, weight))
    spatial = _spatial("conv", x, channels_last)
    if weight.ndim != x.ndim:
        raise TraceError(f"conv: a weight of {weight.ndim} dims for x of {x.ndim}; they must agree")
    of_weight = (x.ndim - 1, x.ndim - 2, *range(x.ndim - 2))
    of_x = (0, x.ndim - 1, *spatial) if channels_last else tuple(range(x.ndim))
    window = [_known("conv", weight, d) for d in (of_weight[2:] if channels_last else of_x[2:])]
    kernel = of_weight if channels_last else of_x
    features, inputs, outputs = (
        _known("conv", x, of_x[1]),
        _known("conv", weight, kernel[1]),
        _known("conv", weight, kernel[0]),
    )
    if groups < 1 or features != inputs * groups or outputs % groups:
        raise TraceError(
            f"conv: x has {features} features, in {groups} groups, and the weight is for {inputs} input features and "
            f"{outputs} outputs: x must have groups * the weight's input features, and groups must divide the outputs"
        )
    moves = _moves("conv", x, spatial, window, strides, padding, dilation)
    common = promote(dtypes.of(x.value.type), dtypes.of(weight.value.type))
    image, filters = (trace.as_type(each.value, common) for each in (x, weight))
    numbers = ConvolutionNumbers(of_x, kernel, of_x, tuple(moves), feature_groups=groups)
    result = trace.array(trace.emit(ConvolutionOp(image, filters, numbers)))
    if bias is None:
        return result
    from mlfuse.frontends.tracing.manipulation import reshape

    _, (result, bias) = arrays_of("conv", (result, bias))
    if bias.shape != (outputs,):
        raise TraceError(
            f"conv: the bias has shape {shown(bias.shape)}; {outputs} output features take ({outputs},)"
        )
    return result + reshape(bias, [outputs if d == of_x[1] else 1 for d in range(x.ndim)])


def max_pool(
    x: TracedArray,
    /,
    window: Each,
    *,
    strides: Each | None = None,
    padding: Padding = 0,
    dilation: Each = 1,
    channels_last: bool = False,
) -> TracedArray:
    """The largest element of each window; NaN if one is NaN. Without `strides`, windows don't overlap and have no gaps.
    Padding is never the largest."""
    x = array_of("max_pool", x)
    dtype = dtypes.of(x.value.type)
    lowest = x.trace.constant(float("-inf") if dtype.is_float else int(dtype.lowest), dtype)
    spatial = _spatial("max_pool", x, channels_last)
    sizes = _each("max_pool", "window", window, len(spatial))
    steps = sizes if strides is None else strides
    moves = _moves("max_pool", x, spatial, sizes, steps, padding, dilation)
    return _pooled("max", x, spatial, sizes, moves, lowest)


def avg_pool(
    x: TracedArray,
    /,
    window: Each,
    *,
    strides: Each | None = None,
    padding: Padding = 0,
    include_padding: bool = True,
    channels_last: bool = False,
) -> TracedArray:
    """The mean of each window; without `include_padding`, only over the elements of x in it. Floats of 16 bits are
    summed and divided in f32."""
    x = array_of("avg_pool", x)
    own = dtypes.of(x.value.type)
    if not own.is_float:
        raise TraceError(
            f"mlfuse.avg_pool takes floats, not {own.numpy.name}: write x.astype('float32')"
        )
    x = x.astype(dtypes.compute(own))
    spatial = _spatial("avg_pool", x, channels_last)
    sizes = _each("avg_pool", "window", window, len(spatial))
    steps = sizes if strides is None else strides
    moves = _moves("avg_pool", x, spatial, sizes, steps, padding, 1)
    zero = x.trace.constant(0.0, dtypes.of(x.value.type))
    total = _pooled("add", x, spatial, sizes, moves, zero)
    if include_padding:
        return (total / float(np.prod(sizes))).astype(own)
    counts = np.ones([1] * x.ndim)
    for d, size, move in zip(spatial, sizes, moves, strict=True):
        length = _known("avg_pool", x, d)
        first = np.arange(move.positions(length, size)) * move.stride - move.low
        inside = np.minimum(first + size, length) - np.maximum(first, 0)
        counts = counts * inside.reshape([-1 if each == d else 1 for each in range(x.ndim)])
    return (total / counts.astype(x.dtype)).astype(own)


def _pooled(
    combiner: str,
    x: TracedArray,
    spatial: Sequence[int],
    window: Sequence[int],
    moves: Sequence[WindowDim],
    fill: Any,
) -> TracedArray:
    """Windows of a padded array, each reduced to one element."""
    by_dim = dict(zip(spatial, moves, strict=True))
    plain = WindowDim()
    each = [by_dim.get(d, plain) for d in range(x.ndim)]
    x = _padded(x, [(move.low, move.high) for move in each], fill)
    sizes = dict(zip(spatial, window, strict=True))
    windows = x.trace.emit(
        WindowsOp(
            x.value,
            [sizes.get(d, 1) for d in range(x.ndim)],
            [move.stride for move in each],
            [move.rhs_dilation for move in each],
        )
    )
    dims = list(range(x.ndim, 2 * x.ndim))
    return x.trace.array(x.trace.emit(ReduceOp(combiner, windows, dims)))


def _padded(x: TracedArray, widths: Sequence[tuple[int, int]], fill: Any) -> TracedArray:
    low, high = zip(*widths, strict=True)
    return x.trace.array(build.pad(x.trace, x.value, fill, low, high))


def _spatial(name: str, x: TracedArray, channels_last: bool) -> tuple[int, ...]:
    if x.ndim < 3:
        raise TraceError(
            f"{name}: x of shape {shown(x.shape)} has no spatial dims: it is (batch, features, spatial dims...), "
            "with channels_last (batch, spatial dims..., features)"
        )
    return tuple(range(1, x.ndim - 1) if channels_last else range(2, x.ndim))


def _moves(
    name: str,
    x: TracedArray,
    spatial: Sequence[int],
    window: Sequence[int],
    strides: Each,
    padding: Padding,
    dilation: Each,
) -> list[WindowDim]:
    """How the window moves along each spatial dim."""
    steps = _each(name, "strides", strides, len(spatial))
    apart = _each(name, "dilation", dilation, len(spatial))
    rows = list(zip(window, steps, apart, strict=True))
    if padding == "same":
        sizes = [_known(name, x, d) for d in spatial]
        return [WindowDim.same(size, *row) for size, row in zip(sizes, rows, strict=True)]
    moves = [
        WindowDim(step, low, high, rhs_dilation=distance)
        for (_, step, distance), (low, high) in zip(
            rows, _pairs(name, spatial, padding), strict=True
        )
    ]
    for d, kernel, move in zip(spatial, window, moves, strict=True):
        size = x.shape[d]
        if isinstance(size, int) and size + move.low + move.high < move.extent(kernel):
            raise TraceError(
                f"{name}: a window of {move.extent(kernel)} elements doesn't fit dim {d} of {shown(x.shape)}, "
                f"padded by {move.low} and {move.high}"
            )
    return moves


def _pairs(name: str, spatial: Sequence[int], padding: Padding) -> list[tuple[int, int]]:
    """The padding before and after each spatial dim, where it isn't "same"."""
    given: Any = 0 if padding == "valid" else padding
    several: list[Any] = [given] * len(spatial) if isinstance(given, int) else [*given]
    if isinstance(given, str) or len(several) != len(spatial):
        raise TraceError(
            f"{name}: padding {padding!r} isn't 'same', 'valid', a number, or a number or pair for each of the "
            f"{len(spatial)} spatial dims"
        )
    pairs: list[tuple[Any, Any]] = [
        cast("tuple[Any, Any]", each) if isinstance(each, tuple) else (each, each)
        for each in several
    ]
    return [(_count(name, "padding", a, 0), _count(name, "padding", b, 0)) for a, b in pairs]


def _each(name: str, what: str, given: Each, count: int) -> list[int]:
    many = [given] * count if isinstance(given, int) else list(given)
    if len(many) != count:
        raise TraceError(
            f"{name}: {what} {given!r} isn't a number, or one for each of the {count} spatial dims"
        )
    return [_count(name, what, each, 1) for each in many]


def _count(name: str, what: str, given: Any, least: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or given < least:
        raise TraceError(f"{name}: {what} is {given!r}, not a whole number of at least {least}")
    return int(cast(int, given))


def _known(name: str, x: TracedArray, dim: int) -> int:
    size = x.shape[dim]
    if isinstance(size, Size):
        raise TraceError(
            f"{name}: dim {dim} of {shown(x.shape)} is known only when the code runs; make it static"
        )
    return size


__all__ = ["avg_pool", "conv", "max_pool", "pad"]
