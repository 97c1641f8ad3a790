"""Functions of one element: exponentials, trigonometry, rounding, signs."""

from __future__ import annotations

from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import arithmetic, classification, functions, hyperbolic, logic, rounding
from mlfuse.dialects.graph import trigonometry as trig
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.array import call, divide

_SAME: dict[str, type[Operation]] = {
    "Acos": trig.AcosOp,
    "Acosh": hyperbolic.AcoshOp,
    "Asin": trig.AsinOp,
    "Asinh": hyperbolic.AsinhOp,
    "Atan": trig.AtanOp,
    "Atanh": hyperbolic.AtanhOp,
    "BitwiseNot": logic.NotOp,
    "Ceil": rounding.CeilOp,
    "Cos": trig.CosOp,
    "Cosh": hyperbolic.CoshOp,
    "Erf": functions.ErfOp,
    "Exp": functions.ExpOp,
    "Floor": rounding.FloorOp,
    "IsNaN": classification.IsNanOp,
    "Log": functions.LogOp,
    "Neg": arithmetic.NegOp,
    "Not": logic.NotOp,
    "Round": rounding.RoundEvenOp,
    "Sigmoid": functions.SigmoidOp,
    "Sin": trig.SinOp,
    "Sinh": hyperbolic.SinhOp,
    "Sqrt": functions.SqrtOp,
    "Tan": trig.TanOp,
    "Tanh": functions.TanhOp,
}


def _same(node: Node, x: Value) -> TracedArray:
    """An op that `graph` has under another name."""
    return call(_SAME[node.op_type], node.array(x))


for _name in _SAME:
    converter(_name)(_same)


@converter("Identity")
def _identity(node: Node, x: Value) -> Value:
    return x


@converter("Abs")
def _abs(node: Node, x: Value) -> TracedArray:
    value = node.array(x)
    return value if _is_unsigned(value) else call(arithmetic.AbsOp, value)


@converter("Sign")
def _sign(node: Node, x: Value) -> TracedArray:
    value = node.array(x)
    if _is_unsigned(value):
        return (value != 0).astype(value.dtype)
    return call(arithmetic.SignOp, value)


@converter("Reciprocal")
def _reciprocal(node: Node, x: Value) -> TracedArray:
    return divide(1.0, node.array(x))


@converter("IsInf", since=10)
def _is_inf(node: Node, x: Value) -> TracedArray:
    value = node.array(x)
    negative = call(classification.IsNegInfOp, value)
    positive = call(classification.IsPosInfOp, value)
    match node.bool("detect_negative", True), node.bool("detect_positive", True):
        case True, True:
            return call(classification.IsInfOp, value)
        case True, False:
            return negative
        case False, True:
            return positive
        case _:
            return negative & positive


def _is_unsigned(x: TracedArray) -> bool:
    own = dtypes.of(x.value.type)
    return own.is_integer and not own.is_signed
