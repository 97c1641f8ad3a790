"""Elementwise ops that need more than one graph op, or another form."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import arithmetic, extrema, movement, precision, selection
from mlfuse.dialects.graph.base import shape_of, tensor_type, with_element
from mlfuse.dialects.graph.build import cast
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.stablehlo import chlo
from mlfuse.dialects.stablehlo import elementwise as source
from mlfuse.dialects.stablehlo.base import integers
from mlfuse.passes.importing import tables
from mlfuse.passes.importing.bits import bitcast, total_order
from mlfuse.passes.importing.rules import Rules
from mlfuse.passes.importing.values import broadcast_scalar


def _convert(e: Emitter, op: source.ConvertOp) -> Sequence[SSAValue]:
    return [cast(e, op.operand, tensor_type(op.result).element_type)]


def _bitcast(e: Emitter, op: source.BitcastConvertOp) -> Sequence[SSAValue]:
    return [bitcast(e, op)]


def _square(e: Emitter, op: chlo.UnaryOp) -> Sequence[SSAValue]:
    return [e.emit(arithmetic.MulOp(op.operand, op.operand))]


def _clamp(e: Emitter, op: source.ClampOp) -> Sequence[SSAValue]:
    low, high = (broadcast_scalar(e, bound, op.operand) for bound in (op.low, op.high))
    return [e.emit(extrema.ClampOp(low, op.operand, high))]


def _reduce_precision(e: Emitter, op: source.ReducePrecisionOp) -> Sequence[SSAValue]:
    return [e.emit(precision.ReducePrecisionOp(op.operand, *op.kept))]


def _select(e: Emitter, op: source.SelectOp) -> Sequence[SSAValue]:
    condition = broadcast_scalar(e, op.pred, op.on_true)
    return [e.emit(selection.SelectOp(condition, op.on_true, op.on_false))]


def _compare(e: Emitter, op: source.CompareOp) -> Sequence[SSAValue]:
    sides = [op.lhs, op.rhs]
    if op.order == "TOTALORDER" and dtypes.of(op.lhs.type).is_float:
        sides = [total_order(e, side) for side in sides]
    return [e.emit(selection.CompareOp(op.direction.lower(), *sides))]


def _broadcasting(e: Emitter, op: chlo.BroadcastingOp) -> Sequence[SSAValue]:
    """The op of StableHLO on operands that are broadcast to the result's shape."""
    kind = source.BINARY[op.name.removeprefix("chlo.broadcast_")]
    same = tables.SAME[kind]
    if dtypes.of(op.lhs.type).is_bool:
        same = tables.ON_BOOLS.get(kind, same)
    result = tensor_type(op.result)
    if DYNAMIC in (*shape_of(op.lhs), *shape_of(op.rhs), *result.get_shape()):
        raise OpError(op, "a broadcast of `?` dims is not supported; give the sizes")
    rank = result.get_num_dims()
    operands: list[SSAValue] = []
    for operand in (op.lhs, op.rhs):
        own = tensor_type(operand).get_num_dims()
        dims: Sequence[int] = range(rank - own, rank)
        if op.broadcast_dimensions is not None and own < rank:
            dims = integers(op, "broadcast_dimensions")
        if shape_of(operand) != result.get_shape():
            type_ = with_element(result, tensor_type(operand).element_type)
            operand = e.emit(movement.BroadcastOp(operand, dims, type_))
        operands.append(operand)
    return [e.emit(same(*operands))]


RULES: Rules = {
    **dict.fromkeys(chlo.BROADCASTING.values(), _broadcasting),
    chlo.UNARY["square"]: _square,
    source.BitcastConvertOp: _bitcast,
    source.ClampOp: _clamp,
    source.CompareOp: _compare,
    source.ConvertOp: _convert,
    source.ReducePrecisionOp: _reduce_precision,
    source.SelectOp: _select,
}
