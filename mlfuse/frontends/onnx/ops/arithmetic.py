"""Arithmetic of several operands, which broadcast as in NumPy (opset 7 and later)."""

from __future__ import annotations

from functools import reduce

from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph import arithmetic as graph
from mlfuse.dialects.graph import bits, division, extrema, functions
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import alike, cast_to, element
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse
from mlfuse.frontends.tracing.operators import call, divide

_PAIRS: dict[str, type[Operation]] = {
    "Add": graph.AddOp,
    "Sub": graph.SubOp,
    "Mul": graph.MulOp,
    "Div": division.DivOp,
}


@converter(*_PAIRS, since=7)
def _pair(node: Node, a: TracedArray, b: TracedArray) -> TracedArray:
    """One op on two operands; a quotient of integers is rounded toward 0."""
    return call(_PAIRS[node.op_type], *alike(node, a, b))


_MANY: dict[str, type[Operation]] = {
    "Max": extrema.MaxOp,
    "Min": extrema.MinOp,
    "Sum": graph.AddOp,
    "Mean": graph.AddOp,
}


@converter(*_MANY, since=6)
def _many(node: Node, *inputs: TracedArray) -> TracedArray:
    """One op, repeated for any number of operands."""
    if not inputs:
        node.invalid("has no inputs")
    op = _MANY[node.op_type]
    result = reduce(lambda a, b: call(op, a, b), alike(node, *inputs))
    return divide(result, float(len(inputs))) if node.op_type == "Mean" else result


@converter("Pow", since=7)
def _pow(node: Node, base: TracedArray, exponent: TracedArray) -> TracedArray:
    """A power in the type of the base, computed in a type that holds both operands, as in NumPy."""
    own, other = element(base), element(exponent)
    wide = own if own == other else _wider(own, other)
    return cast_to(call(functions.PowOp, cast_to(base, wide), cast_to(exponent, wide)), own)


def _wider(a: DType, b: DType) -> DType:
    if a.is_integer and b.is_integer:
        return dtypes.integer(64, signed=a.is_signed or b.is_signed)
    # f32 rounds integers of 32 bits; f64 rounds only those of 64.
    narrow = all(each.is_half or each.bits <= 16 for each in (a, b))
    both_floats = a.is_float and b.is_float and max(a.bits, b.bits) <= 32
    return dtypes.F32 if narrow or both_floats else dtypes.F64


@converter("Mod", since=10)
def _mod(node: Node, a: TracedArray, b: TracedArray, *, fmod: bool = False) -> TracedArray:
    return call(division.RemOp if fmod else division.FloorModOp, *alike(node, a, b))


@converter("Clip", since=6, until=10)
def _clip_by_attributes(
    node: Node, x: TracedArray, *, min: float | None = None, max: float | None = None
) -> TracedArray:
    x = x if min is None else mlfuse.maximum(x, min)
    return x if max is None else mlfuse.minimum(x, max)


@converter("Clip", since=11)
def _clip(
    node: Node, x: TracedArray, low: TracedArray | None = None, high: TracedArray | None = None
) -> TracedArray:
    """min(max(x, low), high), also if low is above high."""
    x = x if low is None else call(extrema.MaxOp, *alike(node, x, low))
    return x if high is None else call(extrema.MinOp, *alike(node, x, high))


@converter("BitShift", since=11)
def _bit_shift(node: Node, x: TracedArray, by: TracedArray, *, direction: str) -> TracedArray:
    """A shift. By the width or more, or by a negative amount, it gives the sign extension: all bits equal."""
    match direction:
        case "LEFT":
            op = bits.ShiftLeftOp
        case "RIGHT":
            signed = element(x).is_signed
            op = bits.ShiftRightArithmeticOp if signed else bits.ShiftRightLogicalOp
        case _:
            node.invalid(f"direction {direction!r} is neither LEFT nor RIGHT")
    return call(op, *alike(node, x, by))
