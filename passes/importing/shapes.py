"""Constants, iota and ops that change a shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import BytesAttr, DenseIntOrFPElementsAttr, TensorType
from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import creation, movement, reshape
from mlfuse.dialects.graph.base import tensor_type
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.stablehlo import shapes
from mlfuse.passes.importing.rules import Rules


def _constant(e: Emitter, op: shapes.ConstantOp) -> Sequence[SSAValue]:
    """A splat stays a splat: a rank-0 constant, broadcast."""
    value: DenseIntOrFPElementsAttr[Any] = op.value
    raw, type_ = value.data.data, tensor_type(op.output)
    one = raw[: dtypes.of(type_).nbytes]
    if not type_.get_num_dims() or not raw or raw != one * (len(raw) // len(one)):
        return [e.emit(creation.ConstantOp(value))]
    scalar: TensorType[Any] = TensorType(type_.element_type, [])
    literal = DenseIntOrFPElementsAttr(scalar, BytesAttr(one))
    return [e.broadcast(e.emit(creation.ConstantOp(literal)), (), op.output)]


def _iota(e: Emitter, op: shapes.IotaOp) -> Sequence[SSAValue]:
    type_ = tensor_type(op.output)
    if DYNAMIC in type_.get_shape():
        raise OpError(op, "an iota with `?` dims doesn't give their sizes")
    return [e.emit(creation.IotaOp(op.iota_dimension.value.data, type_))]


def _broadcast(e: Emitter, op: shapes.BroadcastInDimOp) -> Sequence[SSAValue]:
    type_, dims = tensor_type(op.result), op.dims
    if op.operand.type == type_ and dims == tuple(range(len(dims))):
        return [op.operand]
    if DYNAMIC in type_.get_shape():
        raise OpError(op, "a broadcast to `?` dims doesn't give their sizes")
    return [e.emit(movement.BroadcastOp(op.operand, dims, type_))]


def _reshape(e: Emitter, op: shapes.ReshapeOp) -> Sequence[SSAValue]:
    if op.operand.type == op.result.type:
        return [op.operand]
    return [e.emit(reshape.ReshapeOp(op.operand, tensor_type(op.result)))]


def _transpose(e: Emitter, op: shapes.TransposeOp) -> Sequence[SSAValue]:
    return [e.emit(movement.TransposeOp(op.operand, op.dims, tensor_type(op.result)))]


def _slice(e: Emitter, op: shapes.SliceOp) -> Sequence[SSAValue]:
    starts, limits, strides = zip(*op.ranges, strict=True) if op.ranges else ((), (), ())
    type_ = tensor_type(op.result)
    return [e.emit(movement.SliceOp(op.operand, starts, limits, strides, type_))]


RULES: Rules = {
    shapes.BroadcastInDimOp: _broadcast,
    shapes.ConstantOp: _constant,
    shapes.IotaOp: _iota,
    shapes.ReshapeOp: _reshape,
    shapes.SliceOp: _slice,
    shapes.TransposeOp: _transpose,
}
