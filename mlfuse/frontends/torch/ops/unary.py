"""Functions of one operand, element by element."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import BOOL, DType
from mlfuse.dialects.graph import (
    arithmetic,
    bits,
    classification,
    functions,
    hyperbolic,
    logic,
    rounding,
    special,
    trigonometry,
)
from mlfuse.dialects.graph.base import tensor_type, with_element
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import as_float, dtype_of
from mlfuse.frontends.torch.ops.writer import Writer, applied, elementwise, writer
from mlfuse.frontends.tracing.array import TracedArray

Make = Callable[[SSAValue], Operation]

_OF_FLOATS: dict[str, Make] = {
    "acos": trigonometry.AcosOp,
    "acosh": hyperbolic.AcoshOp,
    "asin": trigonometry.AsinOp,
    "asinh": hyperbolic.AsinhOp,
    "atan": trigonometry.AtanOp,
    "atanh": hyperbolic.AtanhOp,
    "cos": trigonometry.CosOp,
    "cosh": hyperbolic.CoshOp,
    "erf": functions.ErfOp,
    "erfc": functions.ErfcOp,
    "exp": functions.ExpOp,
    "exp2": functions.Exp2Op,
    "expm1": functions.ExpM1Op,
    "lgamma": special.LgammaOp,
    "log": functions.LogOp,
    "log10": functions.Log10Op,
    "log1p": functions.Log1pOp,
    "log2": functions.Log2Op,
    "rsqrt": functions.RsqrtOp,
    "sin": trigonometry.SinOp,
    "sinh": hyperbolic.SinhOp,
    "sqrt": functions.SqrtOp,
    "tan": trigonometry.TanOp,
    "tanh": functions.TanhOp,
}
"""Functions that convert integers to floats first."""
_ROUNDINGS: dict[str, Make] = {
    "ceil": rounding.CeilOp,
    "floor": rounding.FloorOp,
    "round": rounding.RoundEvenOp,
    "trunc": rounding.TruncOp,
}
"""Functions that return integers unchanged."""


def _of_floats(name: str, op: Make) -> None:
    @converter(f"aten.{name}.default", f"prims.{name}.default")
    def _(x: TracedArray) -> TracedArray:
        return applied(op, x, dtype=as_float(dtype_of(x)))


def _rounding(name: str, op: Make) -> None:
    @converter(f"aten.{name}.default", f"prims.{name}.default")
    def _(x: TracedArray) -> TracedArray:
        return applied(op, x, dtype=dtype_of(x)) if dtype_of(x).is_float else x


for _name, _op in _OF_FLOATS.items():
    _of_floats(_name, _op)
for _name, _op in _ROUNDINGS.items():
    _rounding(_name, _op)


@converter("aten.sigmoid.default")
def sigmoid(x: TracedArray) -> TracedArray:
    return applied(functions.SigmoidOp, x, dtype=as_float(dtype_of(x)))


@converter("aten.erfinv.default", "aten.special_erfinv.default", "prims.erf_inv.default")
def erfinv(x: TracedArray) -> TracedArray:
    return applied(special.ErfInvOp, x, dtype=as_float(dtype_of(x)))


@converter("aten.special_i1e.default", "prims.bessel_i1e.default")
def i1e(x: TracedArray) -> TracedArray:
    return applied(special.BesselI1eOp, x, dtype=as_float(dtype_of(x)))


@converter("aten.digamma.default", "prims.digamma.default")
def digamma(x: TracedArray) -> TracedArray:
    """digamma; at 0 an infinity of the opposite sign, at the other poles NaN."""

    def make(w: Writer, x: SSAValue) -> SSAValue:
        infinite = w.apply(arithmetic.CopySignOp, w.splat(float("inf"), x), w.neg(x))
        return w.select(w.compare("eq", x, 0.0), infinite, w.emit(special.DigammaOp(x)))

    return elementwise(make, x, dtype=as_float(dtype_of(x)))


@converter("aten.round.decimals")
def round_decimals(x: TracedArray, *, decimals: int) -> TracedArray:
    """x rounded to decimals: scaled by a power of ten, rounded, and scaled back."""
    if not dtype_of(x).is_float:
        raise StaysInAten("rounding of integers to decimals")
    power = float(10 ** abs(decimals))

    def make(w: Writer, x: SSAValue) -> SSAValue:
        scaled = w.mul(x, power) if decimals >= 0 else w.div(x, power)
        whole = w.emit(rounding.RoundEvenOp(scaled))
        return w.div(whole, power) if decimals >= 0 else w.mul(whole, power)

    return elementwise(make, x, dtype=dtype_of(x))


@converter("aten.reciprocal.default", "prims.reciprocal.default")
def reciprocal(x: TracedArray) -> TracedArray:
    def make(w: Writer, x: SSAValue) -> SSAValue:
        return w.div(w.splat(1.0, x), x)

    return elementwise(make, x, dtype=as_float(dtype_of(x)))


@converter("aten.neg.default", "prims.neg.default")
def neg(x: TracedArray) -> TracedArray:
    return applied(arithmetic.NegOp, x, dtype=_number(x))


@converter("aten.abs.default", "prims.abs.default")
def absolute(x: TracedArray) -> TracedArray:
    if dtype_of(x).is_bool or not dtype_of(x).is_signed:
        return x
    return applied(arithmetic.AbsOp, x, dtype=dtype_of(x))


@converter("aten.sign.default", "prims.sign.default")
def sign(x: TracedArray) -> TracedArray:
    """The sign; 0 for NaN."""
    if dtype_of(x).is_bool:
        return x
    if dtype_of(x).is_integer:
        return applied(arithmetic.SignOp, x, dtype=dtype_of(x))

    def make(w: Writer, x: SSAValue) -> SSAValue:
        return w.select(w.compare("ne", x, x), 0.0, w.emit(arithmetic.SignOp(x)))

    return elementwise(make, x, dtype=dtype_of(x))


@converter("aten.relu.default")
def relu(x: TracedArray) -> TracedArray:
    def make(w: Writer, x: SSAValue) -> SSAValue:
        return w.maximum(x, 0)

    return elementwise(make, x, dtype=_number(x))


@converter("aten.square.default")
def square(x: TracedArray) -> TracedArray:
    return applied(arithmetic.MulOp, x, x, dtype=_number(x))


# Truth values.


@converter("aten.bitwise_not.default", "prims.bitwise_not.default")
def bitwise_not(x: TracedArray) -> TracedArray:
    return applied(logic.NotOp, x, dtype=dtype_of(x))


@converter("aten.logical_not.default")
def logical_not(x: TracedArray) -> TracedArray:
    return applied(logic.NotOp, x, dtype=BOOL)


def _class(name: str, op: Make, of_others: bool) -> None:
    @converter(f"aten.{name}.default", f"prims.{name}.default")
    def _(x: TracedArray) -> TracedArray:
        w = writer()
        if dtype_of(x).is_float:
            return w.array(w.emit(op(x.value)))
        return w.array(w.full(of_others, x.trace.shape(x.value), BOOL))


_class("isnan", classification.IsNanOp, False)
_class("isinf", classification.IsInfOp, False)
_class("isfinite", classification.IsFiniteOp, True)
_class("isposinf", classification.IsPosInfOp, False)
_class("isneginf", classification.IsNegInfOp, False)


@converter("aten.signbit.default", "prims.signbit.default")
def signbit(x: TracedArray) -> TracedArray:
    """Whether x is negative; for floats the sign bit, also of a zero or NaN."""
    w, dtype = writer(), dtype_of(x)
    value = x.value
    if dtype.is_bool:
        return w.array(w.full(False, x.trace.shape(value), BOOL))
    if dtype.is_float:
        type_ = with_element(tensor_type(value), dtypes.integer(dtype.bits).mlir)
        value = w.emit(bits.BitcastOp(value, type_))
    return w.array(w.compare("lt", value, 0))


def _number(x: TracedArray) -> DType:
    if dtype_of(x).is_bool:
        raise StaysInAten("arithmetic on truth values")
    return dtype_of(x)
