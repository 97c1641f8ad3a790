"""DeformConv: a convolution whose window has computed positions."""

from __future__ import annotations

from math import prod

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    broadcast,
    cast_to,
    channels,
    cut,
    element,
    known_sizes,
    reshape,
    transpose,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.contraction import dot
from mlfuse.frontends.onnx.ops.convolution import Convolution
from mlfuse.frontends.onnx.ops.sampling import interpolated
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.onnx.ops.windows import kernel_of, windows_of
from mlfuse.frontends.tracing import TracedArray


@converter("DeformConv", since=19)
def _deform_conv(
    node: Node,
    x: TracedArray,
    weights: TracedArray,
    offsets: TracedArray,
    bias: Value | None = None,
    mask: Value | None = None,
    *,
    how: Convolution,
    offset_group: int = 1,
) -> TracedArray:
    """Every element of the window is interpolated at its position plus an offset; it is 0 outside of x."""
    own, wide = element(x), dtypes.compute(element(x))
    batch, features, *sizes = known_sizes(node, x)
    results, depth, *window = known_sizes(node, weights)
    groups, offset_groups = how.group, offset_group
    along = windows_of(node, x, kernel_of(node, weights.shape, how.kernel_shape), how)
    target = [each.positions(size) for each, size in zip(along, sizes, strict=True)]
    taps, places, rank = prod(window), prod(target), len(sizes)
    expected = (batch, offset_groups * taps * rank, *target)
    if depth * groups != features or results % groups or features % offset_groups:
        node.invalid(
            f"the input has {features} channels; weights {list(weights.shape)} with group {groups} take "
            f"{depth * groups}; group must divide {results}, and offset_group {offset_groups} must divide {features}"
        )
    if known_sizes(node, offsets) != expected:
        node.invalid(f"offsets {list(offsets.shape)}, not {list(expected)}")
    node.check_table(taps, places)
    rows = batch * offset_groups
    grid = reshape(node, cast_to(offsets, wide), [rows, taps, rank, places])
    at: list[TracedArray] = []
    for d, each in enumerate(along):
        start = np.arange(each.positions(sizes[d])) * each.window.stride - each.window.low
        inner = np.arange(each.kernel) * each.window.rhs_dilation
        shape = [1] * (2 * rank)
        whole = inner.reshape([-1 if k == d else 1 for k in range(2 * rank)])
        shape[rank + d] = len(start)
        base = np.broadcast_to(whole + start.reshape(shape), [*window, *target])
        offset = reshape(node, cut(node, grid, 2, d, d + 1), [rows, taps * places])
        at.append(offset + node.array(base.reshape(taps * places).astype(wide.numpy)))
    flat = cast_to(x, wide)
    flat = reshape(node, flat, [rows, features // offset_groups, prod(sizes)])
    read = interpolated(node, flat, at, sizes, "linear", "zeros", True)
    read = reshape(node, read, [batch, offset_groups, features // offset_groups, taps, places])
    if mask is not None:
        factor = cast_to(node.array(mask), wide)
        factor = reshape(node, factor, [batch, offset_groups, taps, places])
        read = read * broadcast(unit_dims(factor, [2]), read.shape)
    read = reshape(node, read, [batch, groups, depth * taps, places])
    split = reshape(node, cast_to(weights, wide), [groups, results // groups, depth * taps])
    product = transpose(dot(split, read, ([0], [1]), ([2], [2])), [2, 0, 1, 3])
    total = reshape(node, product, [batch, results, *target])
    if bias is not None:
        total = total + channels(node, cast_to(node.array(bias), wide), total.ndim)
    return cast_to(total, own)
