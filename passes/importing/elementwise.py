"""Elementwise ops that take more than one graph op, or another form."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import arithmetic, bits, precision, selection
from mlfuse.dialects.graph.base import tensor_type
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.stablehlo import chlo
from mlfuse.dialects.stablehlo import elementwise as source
from mlfuse.errors import OpError
from mlfuse.passes.importing.rules import Rules
from mlfuse.passes.importing.values import cast, spread


def _convert(e: Emitter, op: source.ConvertOp) -> Sequence[SSAValue]:
    return [cast(e, op.operand, tensor_type(op.result).element_type)]


def _bitcast(e: Emitter, op: source.BitcastConvertOp) -> Sequence[SSAValue]:
    type_ = tensor_type(op.result)
    if dtypes.of(type_).bits != dtypes.of(op.operand.type).bits:
        raise OpError(op, "a cast of bits to elements of another width is not supported yet")
    return [e.emit(bits.BitcastOp(op.operand, type_))]


def _square(e: Emitter, op: chlo.UnaryOp) -> Sequence[SSAValue]:
    return [e.emit(arithmetic.MulOp(op.operand, op.operand))]


def _clamp(e: Emitter, op: source.ClampOp) -> Sequence[SSAValue]:
    low, high = (spread(e, bound, op.operand) for bound in (op.low, op.high))
    return [e.emit(arithmetic.ClampOp(low, op.operand, high))]


def _reduce_precision(e: Emitter, op: source.ReducePrecisionOp) -> Sequence[SSAValue]:
    return [e.emit(precision.ReducePrecisionOp(op.operand, *op.kept))]


def _select(e: Emitter, op: source.SelectOp) -> Sequence[SSAValue]:
    condition = spread(e, op.pred, op.on_true)
    return [e.emit(selection.SelectOp(condition, op.on_true, op.on_false))]


def _compare(e: Emitter, op: source.CompareOp) -> Sequence[SSAValue]:
    if op.order == "TOTALORDER" and dtypes.of(op.lhs.type).is_float:
        raise OpError(op, "comparing floats in total order is not supported yet")
    return [e.emit(selection.CompareOp(op.direction.lower(), op.lhs, op.rhs))]


RULES: Rules = {
    chlo.UNARY["square"]: _square,
    source.BitcastConvertOp: _bitcast,
    source.ClampOp: _clamp,
    source.CompareOp: _compare,
    source.ConvertOp: _convert,
    source.ReducePrecisionOp: _reduce_precision,
    source.SelectOp: _select,
}
