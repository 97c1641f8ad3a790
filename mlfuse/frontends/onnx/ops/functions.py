"""Functions of one element: exponentials, trigonometry, rounding, signs."""

from __future__ import annotations

from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import arithmetic, classification, functions, hyperbolic, logic, rounding
from mlfuse.dialects.graph import trigonometry as trig
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.operators import call, divide

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


@converter(*_SAME)
def _same(node: Node, x: TracedArray) -> TracedArray:
    """An operator that is one graph op, which has another name."""
    return call(_SAME[node.op_type], x)


@converter("Identity")
def _identity(node: Node, x: Value | None = None) -> Value:
    return node.invalid("its input is missing") if x is None else x


@converter("Abs")
def _abs(node: Node, x: TracedArray) -> TracedArray:
    return x if _is_unsigned(x) else call(arithmetic.AbsOp, x)


@converter("Sign")
def _sign(node: Node, x: TracedArray) -> TracedArray:
    return (x != 0).astype(x.dtype) if _is_unsigned(x) else call(arithmetic.SignOp, x)


@converter("Reciprocal")
def _reciprocal(node: Node, x: TracedArray) -> TracedArray:
    return divide(1.0, x)


@converter("IsInf", since=10)
def _is_inf(
    node: Node, x: TracedArray, *, detect_negative: bool = True, detect_positive: bool = True
) -> TracedArray:
    negative = call(classification.IsNegInfOp, x)
    positive = call(classification.IsPosInfOp, x)
    match detect_negative, detect_positive:
        case True, True:
            return call(classification.IsInfOp, x)
        case True, False:
            return negative
        case False, True:
            return positive
        case _:
            return negative & positive


def _is_unsigned(x: TracedArray) -> bool:
    own = dtypes.of(x.value.type)
    return own.is_integer and not own.is_signed
