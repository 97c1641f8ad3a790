"""Quantized numbers: integers and floats of 8 or 16 bits, and operations on them."""

from __future__ import annotations

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.array import RepeatOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    arrays,
    axis_of,
    cast_to,
    channels,
    composite,
    cut,
    dtype_of,
    element,
    known_sizes,
    reduce,
    reshape,
)
from mlfuse.frontends.onnx.ops.casts import element_type, to_f8
from mlfuse.frontends.onnx.ops.contraction import matmul
from mlfuse.frontends.onnx.ops.convolution import convolve
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse
from mlfuse.frontends.tracing.array import divide

INT32 = dtypes.integer(32)


@converter("QuantizeLinear", since=10)
def _quantize(node: Node, x: Value, scale: Value, zero_point: Value | None = None) -> TracedArray:
    """saturate(round(x / scale) + zero point), to even; 8-bit floats have no zero point but 0."""
    value, step = arrays(node, x, scale)
    to = _quantized_type(node, zero_point)
    precision = node.int("precision", 0)
    wide = element_type(node, precision) if precision else element(step)
    scaled = divide(cast_to(value, wide), cast_to(_spread(node, step, value), wide))
    if to.is_float:
        _require_zero(node, zero_point)
        return to_f8(node, scaled, to)
    # 16-bit floats hold neither all results nor all zero points.
    rounded = mlfuse.round(cast_to(scaled, dtypes.compute(wide)))
    if zero_point is not None:
        point = cast_to(_spread(node, node.array(zero_point), value), element(rounded))
        rounded = rounded + point
    return saturated(rounded, to)


def _quantized_type(node: Node, zero_point: Value | None) -> DType:
    given = node.int("output_dtype", 0)
    if zero_point is None:
        return element_type(node, given) if given else dtypes.integer(8, signed=False)
    to = dtype_of(node, zero_point)
    if given and element_type(node, given) != to:
        node.invalid("output_dtype is not the type of its zero point")
    return to


def saturated(x: TracedArray, to: DType) -> TracedArray:
    """Whole numbers as integers, those out of range the nearest in it."""
    return cast_to(mlfuse.minimum(mlfuse.maximum(x, float(to.lowest)), float(to.highest)), to)


@converter("DequantizeLinear", since=10)
def _dequantize(node: Node, x: Value, scale: Value, zero_point: Value | None = None) -> TracedArray:
    """(x - zero point) * scale, in f32 and rounded once."""
    value, step = node.array(_widened(x)), node.array(scale)
    given = node.int("output_dtype", 0)
    to = element_type(node, given) if given else element(step)
    wide = dtypes.F64 if dtypes.F64 in (to, element(step)) else dtypes.F32
    if zero_point is None or element(value).is_float:
        _require_zero(node, zero_point)
        moved = cast_to(value, wide)
    else:
        point = cast_to(_spread(node, node.array(_widened(zero_point)), value), INT32)
        moved = cast_to(cast_to(value, INT32) - point, wide)
    return cast_to(moved * cast_to(_spread(node, step, value), wide), to)


def _widened(x: Value) -> Value:
    """Known numbers of types that mlfuse lacks (4 bits, ...) as some that it has."""
    if isinstance(x, TracedArray) or dtypes.of_numpy(x.dtype) is not None:
        return x
    if "int" in x.dtype.name:
        return x.astype(np.uint8 if x.dtype.name.startswith("u") else np.int8)
    return x.astype(np.float32) if "float" in x.dtype.name else x


def _require_zero(node: Node, zero_point: Value | None) -> None:
    if zero_point is None:
        return
    if bool(np.any(node.known(zero_point, "zero_point").astype(np.float32) != 0)):
        node.unsupported("a zero point of floats that isn't 0")


def _spread(node: Node, parameter: TracedArray, x: TracedArray) -> TracedArray:
    """A scale or zero point: of the tensor, of each place along an axis, or of blocks along it."""
    if parameter.ndim == 0 or parameter.shape == (1,):
        return reshape(node, parameter, [])
    axis = axis_of(node, node.int("axis", 1), x.ndim)
    if parameter.ndim == 1:
        return channels(node, parameter, x.ndim, axis)
    block = node.int("block_size", 0)
    if parameter.ndim != x.ndim or block < 1:
        node.invalid(f"a scale {list(parameter.shape)} and block_size {block} for {list(x.shape)}")
    repeated = composite(RepeatOp, parameter, repeats=block, axis=axis)
    (size,) = known_sizes(node, x, [axis])
    return cut(node, repeated, axis, 0, size)


@converter("DynamicQuantizeLinear", since=11)
def _dynamic_quantize(node: Node, x: Value) -> tuple[TracedArray, ...]:
    """To ui8, by a scale and a zero point that follow from the largest and the smallest element."""
    value, to = node.array(x), dtypes.integer(8, signed=False)
    dims = list(range(value.ndim))
    high = mlfuse.maximum(reduce(node, "max", value, dims), 0.0)
    low = mlfuse.minimum(reduce(node, "min", value, dims), 0.0)
    span = high - low
    scale = mlfuse.where(span == 0, 1.0, span) / 255.0
    point = mlfuse.round(mlfuse.minimum(mlfuse.maximum(0.0 - low / scale, 0.0), 255.0))
    result = saturated(mlfuse.round(value / scale) + point, to)
    return result, scale, cast_to(point, to)


@converter("MatMulInteger", since=10)
def _matmul_integer(
    node: Node, a: Value, b: Value, a_point: Value | None = None, b_point: Value | None = None
) -> TracedArray:
    """Products and sums in i32. The zero point of a may be one of each row."""
    return matmul(node, _moved_rows(node, a, a_point), _moved(node, b, b_point))


@converter("QLinearMatMul", since=10)
def _qlinear_matmul(
    node: Node,
    a: Value,
    a_scale: Value,
    a_point: Value,
    b: Value,
    b_scale: Value,
    b_point: Value,
    y_scale: Value,
    y_point: Value,
) -> TracedArray:
    product = matmul(node, _moved_rows(node, a, a_point), _moved(node, b, b_point))
    left, right, out = arrays(node, a_scale, b_scale, y_scale)
    left = _of_rows(node, left, node.array(a).ndim)
    return _rescaled(node, product, left * right / out, y_point)


@converter("ConvInteger", since=10)
def _conv_integer(
    node: Node, x: Value, w: Value, x_point: Value | None = None, w_point: Value | None = None
) -> TracedArray:
    """Products and sums in i32. Padding counts as the zero point."""
    return convolve(node, _moved(node, x, x_point), _moved_filters(node, w, w_point))


@converter("QLinearConv", since=10)
def _qlinear_conv(
    node: Node,
    x: Value,
    x_scale: Value,
    x_point: Value,
    w: Value,
    w_scale: Value,
    w_point: Value,
    y_scale: Value,
    y_point: Value,
    bias: Value | None = None,
) -> TracedArray:
    total = convolve(node, _moved(node, x, x_point), _moved_filters(node, w, w_point))
    if bias is not None:
        total = total + channels(node, node.array(bias), total.ndim)
    of_x, of_w, of_y = arrays(node, x_scale, w_scale, y_scale)
    of_x, of_y = reshape(node, of_x, []), reshape(node, of_y, [])
    of_w = _of_filters(node, of_w, total.ndim, 1)
    return _rescaled(node, total, of_x * of_w / of_y, y_point)


def _rescaled(
    node: Node, total: TracedArray, factor: TracedArray, zero_point: Value
) -> TracedArray:
    """A sum of products as a quantized number. f64 holds every sum."""
    point = node.array(zero_point)
    scaled = cast_to(total, dtypes.F64) * cast_to(factor, dtypes.F64)
    moved = mlfuse.round(scaled) + cast_to(reshape(node, point, []), dtypes.F64)
    return saturated(moved, element(point))


def _moved(node: Node, x: Value, zero_point: Value | None) -> TracedArray:
    """x less its zero point, in i32."""
    wide = cast_to(node.array(x), INT32)
    if zero_point is None:
        return wide
    point = cast_to(node.array(zero_point), INT32)
    return wide - (reshape(node, point, []) if point.shape == (1,) else point)


def _moved_rows(node: Node, x: Value, zero_point: Value | None) -> TracedArray:
    if zero_point is None:
        return _moved(node, x, None)
    return _moved(node, x, _of_rows(node, node.array(zero_point), node.array(x).ndim))


def _of_rows(node: Node, parameter: TracedArray, rank: int) -> TracedArray:
    """A vector as one number for each row of a matrix."""
    if parameter.ndim == 1 and parameter.shape != (1,) and rank >= 2:
        return channels(node, parameter, 2, 0)
    return parameter


def _moved_filters(node: Node, w: Value, zero_point: Value | None) -> TracedArray:
    if zero_point is None:
        return _moved(node, w, None)
    return _moved(node, w, _of_filters(node, node.array(zero_point), node.array(w).ndim, 0))


def _of_filters(node: Node, parameter: TracedArray, rank: int, dim: int) -> TracedArray:
    """One number, or one for each filter."""
    if parameter.ndim == 0 or parameter.shape == (1,):
        return reshape(node, parameter, [])
    return channels(node, parameter, rank, dim)
