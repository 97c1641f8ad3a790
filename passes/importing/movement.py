"""Pads, concatenations, reversals."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import concatenation, padding, reverse
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.stablehlo import movement
from mlfuse.dialects.stablehlo.base import integer
from mlfuse.passes.importing.rules import Rules


def _pad(e: Emitter, op: movement.PadOp) -> Sequence[SSAValue]:
    if not any(number for numbers in op.padding for number in numbers):
        return [op.operand]
    return [e.emit(padding.PadOp(op.operand, op.padding_value, *op.padding))]


def _concatenate(e: Emitter, op: movement.ConcatenateOp) -> Sequence[SSAValue]:
    if len(op.inputs) == 1:
        return [op.inputs[0]]
    return [e.emit(concatenation.ConcatOp(integer(op, "dimension"), op.inputs))]


def _reverse(e: Emitter, op: movement.ReverseOp) -> Sequence[SSAValue]:
    if not op.dims:
        return [op.operand]
    return [e.emit(reverse.ReverseOp(op.operand, op.dims))]


def _broadcast(e: Emitter, op: movement.BroadcastOp) -> Sequence[SSAValue]:
    type_, rank = tensor_type(op.result), len(shape_of(op.operand))
    new = type_.get_num_dims() - rank
    if DYNAMIC in type_.get_shape():
        raise OpError(op, "a broadcast to `?` dims doesn't give their sizes")
    return [e.emit(BroadcastOp(op.operand, range(new, new + rank), type_))]


RULES: Rules = {
    movement.BroadcastOp: _broadcast,
    movement.ConcatenateOp: _concatenate,
    movement.PadOp: _pad,
    movement.ReverseOp: _reverse,
}
