"""Pooling: the maximum, the mean or the norm of each window."""

from __future__ import annotations

from math import prod

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.arg_reduction import ArgmaxOp
from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.graph.scatter import ScatterOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.dialects.graph.statistics import MeanOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    cast_to,
    composite,
    element,
    emit,
    full,
    iota,
    known_sizes,
    pad,
    reduce,
    reshape,
    unit_dims,
    windows,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.onnx.ops.windows import Along, Pool, pooled, windows_of
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse

INT64 = dtypes.integer(64)


@converter("MaxPool")
def _max_pool(
    node: Node, x: TracedArray, *, pool: Pool, storage_order: bool = False
) -> TracedArray | tuple[TracedArray, TracedArray]:
    along = pooled(node, x, pool)
    seen = _seen(node, x, along, element(x).lowest)
    inside = list(range(x.ndim + 2, seen.ndim))
    result = _without_units(node, reduce("max", seen, inside), x.ndim)
    if not node.wants(1):
        return result
    found = emit(x.trace, ArgmaxOp(seen.value, inside, INT64.mlir))
    found = _without_units(node, found, x.ndim)
    return result, _places(node, x, found, along, storage_order)


def _places(
    node: Node, x: TracedArray, found: TracedArray, along: list[Along], columns: bool
) -> TracedArray:
    """Indices in x for indices in windows, in row-major order (or column-major for the spatial dims). An index in the
    padding becomes the nearest one in x: all elements of that window are as small as the padding."""
    shape, target = known_sizes(node, x), known_sizes(node, found)
    total = iota(node, target, 0, INT64) * shape[1] + iota(node, target, 1, INT64)
    total = total * prod(shape[2:])
    for d, each in enumerate(along):
        behind = prod(other.kernel for other in along[d + 1 :])
        at = found // behind % each.kernel if each.kernel > 1 else full(node, target, 0, INT64)
        at = (
            iota(node, target, d + 2, INT64) * each.window.stride
            - each.window.low
            + at * each.window.rhs_dilation
        )
        at = mlfuse.minimum(mlfuse.maximum(at, 0), shape[d + 2] - 1)
        step = prod(shape[2 : d + 2]) if columns else prod(shape[d + 3 :])
        total = total + at * step
    return total


@converter("AveragePool")
def _average_pool(
    node: Node, x: TracedArray, *, pool: Pool, count_include_pad: bool = False
) -> TracedArray:
    """The mean of each window: its sum divided by the number of its elements, with or without padding."""
    own, padded, along = element(x), count_include_pad, pooled(node, x, pool)
    wide = cast_to(x, dtypes.compute(own))
    seen = _seen(node, wide, along, 0)
    total = reduce("add", seen, list(range(x.ndim + 2, seen.ndim)))
    total = _without_units(node, total, x.ndim)
    plain = all(
        each.beyond == 0 and (padded or each.window.low == each.window.high == 0) for each in along
    )
    if plain:
        return cast_to(total / float(prod(each.kernel for each in along)), own)
    counts = np.ones((), dtype=element(wide).numpy)
    for each, size in zip(along, known_sizes(node, x, range(2, x.ndim)), strict=True):
        node.check_table(counts.size, each.positions(size))
        counts = np.multiply.outer(counts, _counts(each, size, padded)).astype(counts.dtype)
    return cast_to(total / node.array(counts), own)


def _counts(along: Along, size: int, padded: bool) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """For each position of the window along a dim, the number of elements in it."""
    at = np.arange(along.positions(size), dtype=np.int64) * along.window.stride
    first, last = (
        (0, size + along.window.low + along.window.high)
        if padded
        else (along.window.low, size + along.window.low)
    )
    # The number of the window's elements before `last`, minus those before `first`.
    before_last, before_first = (
        -((at - end) // along.window.rhs_dilation) for end in (last, first)
    )
    return np.clip(before_last, 0, along.kernel) - np.clip(before_first, 0, along.kernel)


@converter("LpPool", since=2)
def _lp_pool(node: Node, x: TracedArray, *, pool: Pool, p: int = 2) -> TracedArray:
    own = element(x)
    wide = cast_to(x, dtypes.compute(own))
    seen = _seen(node, wide, pooled(node, x, pool), 0)
    total = _norm(node, seen, list(range(x.ndim + 2, seen.ndim)), p)
    return cast_to(_without_units(node, total, x.ndim), own)


@converter("GlobalAveragePool", "GlobalMaxPool")
@converter("GlobalLpPool", since=2)
def _global_pool(node: Node, x: TracedArray, *, p: int = 2) -> TracedArray:
    """Pooling with one window over all spatial dims."""
    dims = list(range(2, x.ndim))
    match node.op_type:
        case "GlobalMaxPool":
            result = reduce("max", x, dims)
        case "GlobalAveragePool":
            result = composite(MeanOp, x, dims=dims_attr(dims)) if dims else x
        case _:
            wide = cast_to(x, dtypes.compute(element(x)))
            result = cast_to(_norm(node, wide, dims, p), element(x))
    return unit_dims(result, dims)


def _norm(node: Node, x: TracedArray, dims: list[int], p: int) -> TracedArray:
    if p < 1:
        node.invalid(f"p is {p}, not 1 or more")
    if p == 1:
        return reduce("add", abs(x), dims)
    if p == 2:
        return mlfuse.sqrt(reduce("add", x * x, dims))
    return reduce("add", abs(x) ** float(p), dims) ** (1.0 / p)


@converter("MaxUnpool", since=9)
def _max_unpool(
    node: Node,
    x: TracedArray,
    places: TracedArray,
    output_shape: Value | None = None,
    *,
    pool: Pool,
) -> TracedArray:
    """Each element at its index, zeros elsewhere. The indices are for the shape that follows from the attributes; if
    `output_shape` is larger, zeros are added at the end."""
    shape = known_sizes(node, x)
    along = windows_of(node, x, node.given("kernel_shape", pool.kernel_shape), pool)
    inner = [
        (size - 1) * each.window.stride + each.kernel - each.window.low - each.window.high
        for size, each in zip(shape[2:], along, strict=True)
    ]
    count = prod(shape)
    target = [*shape[:2], *inner]
    zeros = full(node, [prod(target)], 0, element(x))
    dims = SliceDims(collapsed=(0,), index_map=(0,), index_vector=1)
    flat = reshape(node, cast_to(places, INT64), [count, 1])
    updates = reshape(node, x, [count])
    op = ScatterOp("set", zeros.value, flat.value, updates.value, dims)
    result = reshape(node, emit(x.trace, op), target)
    if output_shape is None:
        return result
    wanted = node.known_ints(output_shape, "output_shape")
    if len(wanted) != len(target) or any(a < b for a, b in zip(wanted, target, strict=True)):
        node.invalid(f"output_shape {wanted} is smaller than {target}")
    high = [a - b for a, b in zip(wanted, target, strict=True)]
    return pad(result, [0] * len(high), high)


def _seen(node: Node, x: TracedArray, along: list[Along], fill: float) -> TracedArray:
    """The elements of each window: the dims of the result, two dims of size 1, and the dims of the window."""
    low, high = [0, 0], [0, 0]
    for each in along:
        low.append(each.window.low)
        high.append(each.window.high + each.beyond)
    known_sizes(node, x, range(2, x.ndim))
    padded = pad(x, low, high, fill)
    lists = zip(
        *[
            (1, 1, 1),
            (1, 1, 1),
            *((a.kernel, a.window.stride, a.window.rhs_dilation) for a in along),
        ],
        strict=True,
    )
    kernel, strides, dilations = (list(each) for each in lists)
    return windows(padded, kernel, strides, dilations)


def _without_units(node: Node, x: TracedArray, rank: int) -> TracedArray:
    """x without the two dims of size 1 that a window has for batch and channels."""
    return reshape(node, x, x.shape[:rank])
