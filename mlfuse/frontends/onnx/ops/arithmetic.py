"""Arithmetic of several operands, which broadcast as in NumPy (opset 7 and later)."""

from __future__ import annotations

from functools import reduce

from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph import arithmetic as graph
from mlfuse.dialects.graph import bits, functions
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import alike, cast_to
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse
from mlfuse.frontends.tracing.array import call, divide

_PAIRS: dict[str, type[Operation]] = {
    "Add": graph.AddOp,
    "Sub": graph.SubOp,
    "Mul": graph.MulOp,
    "Div": graph.DivOp,
}


def _pair(node: Node, a: Value, b: Value) -> TracedArray:
    """Integers divide towards 0."""
    return call(_PAIRS[node.op_type], *alike(node, a, b))


for _name in _PAIRS:
    converter(_name, since=7)(_pair)

_MANY: dict[str, type[Operation]] = {
    "Max": graph.MaxOp,
    "Min": graph.MinOp,
    "Sum": graph.AddOp,
    "Mean": graph.AddOp,
}


def _many(node: Node, *inputs: Value) -> TracedArray:
    """Any number of operands."""
    if not inputs:
        node.invalid("has no inputs")
    op = _MANY[node.op_type]
    result = reduce(lambda a, b: call(op, a, b), alike(node, *inputs))
    return divide(result, float(len(inputs))) if node.op_type == "Mean" else result


for _name in _MANY:
    converter(_name, since=6)(_many)


@converter("Pow", since=7)
def _pow(node: Node, base: Value, exponent: Value) -> TracedArray:
    """Of the base's type. Computed in a type that holds both, as NumPy's."""
    x, y = node.array(base), node.array(exponent)
    own, other = dtypes.of(x.value.type), dtypes.of(y.value.type)
    if own == other:
        return call(functions.PowOp, x, y)
    wide = _wider(own, other)
    return cast_to(call(functions.PowOp, cast_to(x, wide), cast_to(y, wide)), own)


def _wider(a: DType, b: DType) -> DType:
    if a.is_integer and b.is_integer:
        return dtypes.integer(64, signed=a.is_signed or b.is_signed)
    # f32 holds no integers of 32 bits; f64 holds those, and rounds only those of 64.
    narrow = all(each.is_half or each.bits <= 16 for each in (a, b))
    both_floats = a.is_float and b.is_float and max(a.bits, b.bits) <= 32
    return dtypes.F32 if narrow or both_floats else dtypes.F64


@converter("Mod", since=10)
def _mod(node: Node, a: Value, b: Value) -> TracedArray:
    op = graph.RemOp if node.bool("fmod", False) else graph.FloorModOp
    return call(op, *alike(node, a, b))


@converter("Clip", since=6, until=10)
def _clip_by_attributes(node: Node, x: Value) -> TracedArray:
    value = node.array(x)
    if node.has("min"):
        value = mlfuse.maximum(value, node.float("min"))
    return mlfuse.minimum(value, node.float("max")) if node.has("max") else value


@converter("Clip", since=11)
def _clip(node: Node, x: Value, low: Value | None = None, high: Value | None = None) -> TracedArray:
    """min(max(x, low), high), also where low is above high."""
    value = node.array(x)
    if low is not None:
        value = call(graph.MaxOp, *alike(node, value, low))
    return value if high is None else call(graph.MinOp, *alike(node, value, high))


@converter("BitShift", since=11)
def _bit_shift(node: Node, x: Value, by: Value) -> TracedArray:
    """A shift by the width or more, or by a negative amount, leaves what sign extension gives."""
    match node.string("direction"):
        case "LEFT":
            op = bits.ShiftLeftOp
        case "RIGHT":
            signed = dtypes.of(node.array(x).value.type).is_signed
            op = bits.ShiftRightArithmeticOp if signed else bits.ShiftRightLogicalOp
        case other:
            node.invalid(f"direction {other!r} is neither LEFT nor RIGHT")
    return call(op, *alike(node, x, by))
