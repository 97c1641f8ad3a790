"""StableHLO's dynamic ops. Sizes come from constant operands or from the static result type."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import creation, gather, padding, reshape
from mlfuse.dialects.graph.base import AnyTensor, shape_of, tensor_type
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.movement import BroadcastOp, SliceOp
from mlfuse.dialects.stablehlo import dynamic
from mlfuse.dialects.stablehlo.base import integer
from mlfuse.passes.importing.rules import Rules
from mlfuse.passes.importing.values import constant_of


def _numbers(op: Operation, value: SSAValue, what: str) -> list[int]:
    elements = constant_of(value)
    if elements is None:
        raise OpError(op, f"{what} must be constants: they determine the size of the result")
    return [int(element) for element in elements]


def _static(op: Operation) -> AnyTensor:
    """The result's type; OpError if one of its dims is `?`."""
    type_ = tensor_type(op.results[0])
    if DYNAMIC in type_.get_shape():
        raise OpError(op, f"the dims of the result, {type_}, must be static")
    return type_


def _broadcast(e: Emitter, op: dynamic.DynamicBroadcastInDimOp) -> Sequence[SSAValue]:
    return [e.emit(BroadcastOp(op.operand, op.dims, _static(op)))]


def _gather(e: Emitter, op: dynamic.DynamicGatherOp) -> Sequence[SSAValue]:
    sizes = _numbers(op, op.slice_sizes, "slice sizes")
    return [e.emit(gather.GatherOp(op.operand, op.start_indices, op.dims, sizes))]


def _iota(e: Emitter, op: dynamic.DynamicIotaOp) -> Sequence[SSAValue]:
    return [e.emit(creation.IotaOp(integer(op, "iota_dimension"), _static(op)))]


def _pad(e: Emitter, op: dynamic.DynamicPadOp) -> Sequence[SSAValue]:
    low, high, between = (
        _numbers(op, value, "paddings")
        for value in (op.edge_padding_low, op.edge_padding_high, op.interior_padding)
    )
    return [e.emit(padding.PadOp(op.operand, op.padding_value, low, high, between))]


def _reshape(e: Emitter, op: dynamic.DynamicReshapeOp) -> Sequence[SSAValue]:
    return [e.emit(reshape.ReshapeOp(op.operand, _static(op)))]


def _size(e: Emitter, op: dynamic.GetDimensionSizeOp) -> Sequence[SSAValue]:
    dim, element = integer(op, "dimension"), tensor_type(op.result).element_type
    size = shape_of(op.operand)[dim]
    if size != DYNAMIC:
        return [e.emit(creation.ConstantOp.scalar_of(size, dtypes.of(element)))]
    return [e.cast(e.emit(creation.DimOp(op.operand, dim)), element)]


def _slice(e: Emitter, op: dynamic.RealDynamicSliceOp) -> Sequence[SSAValue]:
    starts, limits, strides = (
        _numbers(op, value, "starts, limits and strides")
        for value in (op.start_indices, op.limit_indices, op.strides)
    )
    return [e.emit(SliceOp(op.operand, starts, limits, strides, tensor_type(op.result)))]


RULES: Rules = {
    dynamic.DynamicBroadcastInDimOp: _broadcast,
    dynamic.DynamicGatherOp: _gather,
    dynamic.DynamicIotaOp: _iota,
    dynamic.DynamicPadOp: _pad,
    dynamic.DynamicReshapeOp: _reshape,
    dynamic.GetDimensionSizeOp: _size,
    dynamic.RealDynamicSliceOp: _slice,
}
