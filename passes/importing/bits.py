"""Casts that keep bits, and the total order of floats by their bits."""

from __future__ import annotations

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import bits, build, creation, logic, movement
from mlfuse.dialects.graph.base import AnyTensor, Shape, shape_of, tensor_type, with_element
from mlfuse.dialects.graph.build import cast
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.stablehlo import elementwise as source


def bitcast(e: Emitter, op: source.BitcastConvertOp) -> SSAValue:
    """The same bits as elements of another type.

    If the widths differ, a last dim is added or removed: the parts of each wide element, lowest bits
    first, as XLA has them on all its targets.
    """
    source_type, type_ = tensor_type(op.operand), tensor_type(op.result)
    wide, narrow = source_type, type_
    if dtypes.of(wide).bits < dtypes.of(narrow).bits:
        wide, narrow = narrow, wide
    width, part = dtypes.of(wide).bits, dtypes.of(narrow).bits
    if width == part:
        return _bits_of(e, op.operand, type_.element_type)
    shape = wide.get_shape()
    if part == 1 or narrow.get_shape() != (*shape, width // part):
        raise OpError(op, f"{source_type} and {type_} don't hold the same bits")
    if DYNAMIC in shape:
        raise OpError(op, "a cast to another width needs static dims")
    unsigned = dtypes.integer(width, signed=False).mlir, dtypes.integer(part, signed=False).mlir
    if wide is source_type:
        whole = _bits_of(e, op.operand, unsigned[0])
        parts = _parts(e, whole, narrow.get_shape(), unsigned[1])
        return _bits_of(e, parts, narrow.element_type)
    parts = _bits_of(e, op.operand, unsigned[1])
    return _bits_of(e, _joined(e, parts, unsigned[0]), wide.element_type)


def _bits_of(e: Emitter, value: SSAValue, element: Attribute) -> SSAValue:
    """The same bits as a type of the same width."""
    if tensor_type(value).element_type == element:
        return value
    return e.emit(bits.BitcastOp(value, with_element(tensor_type(value), element)))


def _parts(e: Emitter, whole: SSAValue, shape: Shape, narrow: Attribute) -> SSAValue:
    """The bits of each element along a new last dim, in elements of type `narrow`."""
    type_: AnyTensor = TensorType(tensor_type(whole).element_type, shape)
    spread_out = e.emit(movement.BroadcastOp(whole, range(len(shape) - 1), type_))
    place = e.emit(creation.IotaOp(len(shape) - 1, type_))
    by = e.mul(place, dtypes.of(narrow).bits)
    return cast(e, e.emit(bits.ShiftRightLogicalOp(spread_out, by)), narrow)


def _joined(e: Emitter, parts: SSAValue, wide: Attribute) -> SSAValue:
    """The elements along the last dim as the bits of one of type `wide`."""
    *outer, count = shape_of(parts)
    element = tensor_type(parts).element_type
    total: SSAValue | None = None
    for k in range(count):
        part = build.slice_in_dim(e, parts, len(outer), k, k + 1)
        part = cast(e, build.squeeze(e, part, [len(outer)]), wide)
        placed = e.apply(bits.ShiftLeftOp, part, k * dtypes.of(element).bits) if k else part
        total = placed if total is None else e.emit(logic.OrOp(total, placed))
    assert total is not None
    return total


def total_order(e: Emitter, value: SSAValue) -> SSAValue:
    """Integers in IEEE 754's total order of floats: -NaN, -inf, ..., -0, +0, ..., inf, NaN. They are the
    floats' bits, inverted below the sign for negative numbers."""
    number = dtypes.integer(dtypes.of(value.type).bits)
    raw = _bits_of(e, value, number.mlir)
    negative = e.apply(bits.ShiftRightArithmeticOp, raw, number.bits - 1)
    inverted = e.apply(logic.AndOp, negative, number.highest)
    return e.emit(logic.XorOp(raw, inverted))
