"""Quantized numbers: integers and floats of 8 or 16 bits, and operations on them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.array import RepeatOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
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
from mlfuse.frontends.onnx.ops.convolution import Convolution, convolve
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse
from mlfuse.frontends.tracing.operators import divide

INT32 = dtypes.integer(32)


@dataclass(frozen=True)
class _Scales:
    """The attributes that say what scales and zero points belong to: indices along an axis, or blocks along it."""

    axis: int = 1
    block_size: int = 0
    output_dtype: int = 0


@converter("QuantizeLinear", since=10)
def _quantize(
    node: Node,
    x: TracedArray,
    scale: TracedArray,
    zero_point: Value | None = None,
    *,
    scales: _Scales,
    precision: int = 0,
    saturate: bool = True,
) -> TracedArray:
    """saturate(round(x / scale) + zero point), with ties to even; for 8-bit floats, the zero point is 0."""
    to = _quantized_type(node, zero_point, scales.output_dtype)
    wide = element_type(node, precision) if precision else element(scale)
    scaled = divide(cast_to(x, wide), cast_to(_spread(node, scale, x, scales), wide))
    if to.is_float:
        _require_zero(node, zero_point)
        return to_f8(scaled, to, saturate)
    # 16-bit floats can't represent all results and all zero points.
    rounded = mlfuse.round(cast_to(scaled, dtypes.compute(wide)))
    if zero_point is not None:
        point = cast_to(_spread(node, node.array(zero_point), x, scales), element(rounded))
        rounded = rounded + point
    return saturated(rounded, to)


def _quantized_type(node: Node, zero_point: Value | None, given: int) -> DType:
    if zero_point is None:
        return element_type(node, given) if given else dtypes.integer(8, signed=False)
    to = dtype_of(node, zero_point)
    if given and element_type(node, given) != to:
        node.invalid("output_dtype is not the type of its zero point")
    return to


def saturated(x: TracedArray, to: DType) -> TracedArray:
    """Whole numbers as integers; a number out of range becomes the nearest in range."""
    return cast_to(mlfuse.minimum(mlfuse.maximum(x, float(to.lowest)), float(to.highest)), to)


@converter("DequantizeLinear", since=10)
def _dequantize(
    node: Node, x: Value, scale: TracedArray, zero_point: Value | None = None, *, scales: _Scales
) -> TracedArray:
    """(x - zero point) * scale, in f32 and rounded once."""
    value, given = node.array(_widened(x)), scales.output_dtype
    to = element_type(node, given) if given else element(scale)
    wide = dtypes.F64 if dtypes.F64 in (to, element(scale)) else dtypes.F32
    if zero_point is None or element(value).is_float:
        _require_zero(node, zero_point)
        moved = cast_to(value, wide)
    else:
        point = cast_to(_spread(node, node.array(_widened(zero_point)), value, scales), INT32)
        moved = cast_to(cast_to(value, INT32) - point, wide)
    return cast_to(moved * cast_to(_spread(node, scale, value, scales), wide), to)


def _widened(x: Value) -> Value:
    """Known numbers of a type that mlfuse lacks (4 bits, ...), in a type that it has."""
    if isinstance(x, TracedArray) or dtypes.of_numpy(x.dtype) is not None:
        return x
    if "int" in x.dtype.name:
        return x.astype(np.uint8 if x.dtype.name.startswith("u") else np.int8)
    return x.astype(np.float32) if "float" in x.dtype.name else x


def _require_zero(node: Node, zero_point: Value | None) -> None:
    if zero_point is None:
        return
    if bool(np.any(node.constant(zero_point, "zero_point").astype(np.float32) != 0)):
        node.unsupported("a zero point of floats that isn't 0")


def _spread(node: Node, parameter: TracedArray, x: TracedArray, scales: _Scales) -> TracedArray:
    """A scale or zero point broadcast to x: it is for the whole tensor, for each index along an axis, or for blocks."""
    if parameter.ndim == 0 or parameter.shape == (1,):
        return reshape(node, parameter, [])
    axis = axis_of(node, scales.axis, x.ndim)
    if parameter.ndim == 1:
        return channels(node, parameter, x.ndim, axis)
    block = scales.block_size
    if parameter.ndim != x.ndim or block < 1:
        node.invalid(f"a scale {list(parameter.shape)} and block_size {block} for {list(x.shape)}")
    repeated = composite(RepeatOp, parameter, repeats=block, axis=axis)
    (size,) = known_sizes(node, x, [axis])
    return cut(node, repeated, axis, 0, size)


@converter("DynamicQuantizeLinear", since=11)
def _dynamic_quantize(node: Node, x: TracedArray) -> tuple[TracedArray, ...]:
    """x as ui8, with a scale and a zero point computed from its largest and smallest element."""
    to, dims = dtypes.integer(8, signed=False), list(range(x.ndim))
    high = mlfuse.maximum(reduce("max", x, dims), 0.0)
    low = mlfuse.minimum(reduce("min", x, dims), 0.0)
    span = high - low
    scale = mlfuse.where(span == 0, 1.0, span) / 255.0
    point = mlfuse.round(mlfuse.minimum(mlfuse.maximum(0.0 - low / scale, 0.0), 255.0))
    result = saturated(mlfuse.round(x / scale) + point, to)
    return result, scale, cast_to(point, to)


@converter("MatMulInteger", since=10)
def _matmul_integer(
    node: Node,
    a: TracedArray,
    b: TracedArray,
    a_point: TracedArray | None = None,
    b_point: TracedArray | None = None,
) -> TracedArray:
    """A product of matrices in i32. The zero point of a may be one number for each row."""
    return matmul(node, _moved_rows(node, a, a_point), _moved(node, b, b_point))


@converter("QLinearMatMul", since=10)
def _qlinear_matmul(
    node: Node,
    a: TracedArray,
    a_scale: TracedArray,
    a_point: TracedArray,
    b: TracedArray,
    b_scale: TracedArray,
    b_point: TracedArray,
    y_scale: TracedArray,
    y_point: TracedArray,
) -> TracedArray:
    product = matmul(node, _moved_rows(node, a, a_point), _moved(node, b, b_point))
    factor = _of_rows(node, a_scale, a.ndim) * b_scale / y_scale
    return _rescaled(node, product, factor, y_point)


@converter("ConvInteger", since=10)
def _conv_integer(
    node: Node,
    x: TracedArray,
    w: TracedArray,
    x_point: TracedArray | None = None,
    w_point: TracedArray | None = None,
    *,
    how: Convolution,
) -> TracedArray:
    """A convolution in i32. Padding has the value of the zero point."""
    return convolve(node, _moved(node, x, x_point), _moved_filters(node, w, w_point), how)


@converter("QLinearConv", since=10)
def _qlinear_conv(
    node: Node,
    x: TracedArray,
    x_scale: TracedArray,
    x_point: TracedArray,
    w: TracedArray,
    w_scale: TracedArray,
    w_point: TracedArray,
    y_scale: TracedArray,
    y_point: TracedArray,
    bias: TracedArray | None = None,
    *,
    how: Convolution,
) -> TracedArray:
    total = convolve(node, _moved(node, x, x_point), _moved_filters(node, w, w_point), how)
    if bias is not None:
        total = total + channels(node, bias, total.ndim)
    of_x, of_y = reshape(node, x_scale, []), reshape(node, y_scale, [])
    of_w = _of_filters(node, w_scale, total.ndim, 1)
    return _rescaled(node, total, of_x * of_w / of_y, y_point)


def _rescaled(
    node: Node, total: TracedArray, factor: TracedArray, point: TracedArray
) -> TracedArray:
    """Sums of products as quantized numbers, computed in f64, which represents every sum."""
    scaled = cast_to(total, dtypes.F64) * cast_to(factor, dtypes.F64)
    moved = mlfuse.round(scaled) + cast_to(reshape(node, point, []), dtypes.F64)
    return saturated(moved, element(point))


def _moved(node: Node, x: TracedArray, zero_point: TracedArray | None) -> TracedArray:
    """x minus its zero point, in i32."""
    wide = cast_to(x, INT32)
    if zero_point is None:
        return wide
    point = cast_to(zero_point, INT32)
    return wide - (reshape(node, point, []) if point.shape == (1,) else point)


def _moved_rows(node: Node, x: TracedArray, zero_point: TracedArray | None) -> TracedArray:
    return _moved(node, x, None if zero_point is None else _of_rows(node, zero_point, x.ndim))


def _of_rows(node: Node, parameter: TracedArray, rank: int) -> TracedArray:
    """A vector reshaped so that it has one number for each row of a matrix."""
    if parameter.ndim == 1 and parameter.shape != (1,) and rank >= 2:
        return channels(node, parameter, 2, 0)
    return parameter


def _moved_filters(node: Node, w: TracedArray, zero_point: TracedArray | None) -> TracedArray:
    if zero_point is None:
        return _moved(node, w, None)
    return _moved(node, w, _of_filters(node, zero_point, w.ndim, 0))


def _of_filters(node: Node, parameter: TracedArray, rank: int, dim: int) -> TracedArray:
    """One number, or a vector with a number for each filter, reshaped to broadcast."""
    if parameter.ndim == 0 or parameter.shape == (1,):
        return reshape(node, parameter, [])
    return channels(node, parameter, rank, dim)
