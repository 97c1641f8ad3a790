"""Arithmetic of two operands, element by element."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph import (
    arithmetic,
    bits,
    division,
    extrema,
    functions,
    logic,
    rounding,
    trigonometry,
)
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import as_float, result_type
from mlfuse.frontends.torch.ops.writer import Operand, Scalar, Writer, applied, elementwise
from mlfuse.frontends.tracing.array import TracedArray

Make = Callable[[SSAValue, SSAValue], Operation]


def _op(op: Make) -> Callable[[Operand, Operand], TracedArray]:
    return lambda a, b: applied(op, a, b, dtype=result_type(a, b))


def _float_op(op: Make) -> Callable[[Operand, Operand], TracedArray]:
    return lambda a, b: applied(op, a, b, dtype=as_float(result_type(a, b)))


@converter("aten.add.Tensor", "aten.add.Scalar", "prims.add.default")
def add(a: Operand, b: Operand, alpha: Scalar = 1) -> TracedArray:
    """a + alpha * b, rounded once if it has 16 bits; a or b for truth values."""
    dtype = result_type(a, b)
    if dtype.is_bool:
        return applied(logic.OrOp, a, b if alpha else False, dtype=dtype)
    return _scaled(arithmetic.AddOp, a, b, alpha, dtype)


@converter("aten.sub.Tensor", "aten.sub.Scalar", "prims.sub.default")
def sub(a: Operand, b: Operand, alpha: Scalar = 1) -> TracedArray:
    """a - alpha * b."""
    dtype = result_type(a, b)
    if dtype.is_bool:
        raise StaysInAten("a difference of truth values")
    return _scaled(arithmetic.SubOp, a, b, alpha, dtype)


@converter("aten.rsub.Tensor", "aten.rsub.Scalar")
def rsub(a: Operand, b: Operand, alpha: Scalar = 1) -> TracedArray:
    """b - alpha * a."""
    return sub(b, a, alpha)


def _scaled(op: Make, a: Operand, b: Operand, alpha: Scalar, dtype: DType) -> TracedArray:
    if alpha == 1:
        return applied(op, a, b, dtype=dtype)

    def make(w: Writer, a: SSAValue, b: SSAValue, alpha: SSAValue) -> SSAValue:
        return w.apply(op, a, w.mul(b, alpha))

    return elementwise(make, a, b, alpha, dtype=dtype)


@converter("aten.mul.Tensor", "aten.mul.Scalar", "prims.mul.default")
def mul(a: Operand, b: Operand) -> TracedArray:
    """a * b; a and b for truth values."""
    dtype = result_type(a, b)
    return applied(logic.AndOp if dtype.is_bool else arithmetic.MulOp, a, b, dtype=dtype)


@converter("aten.div.Tensor", "aten.div.Scalar", "aten.true_divide.Tensor")
def div(a: Operand, b: Operand) -> TracedArray:
    """a / b; integers become floats."""
    return applied(division.DivOp, a, b, dtype=as_float(result_type(a, b)))


@converter("aten.div.Tensor_mode", "aten.div.Scalar_mode")
def div_mode(a: Operand, b: Operand, *, rounding_mode: str | None = None) -> TracedArray:
    """a / b, rounded toward zero (`trunc`) or down (`floor`) in the operands' own type."""
    if rounding_mode is None:
        return div(a, b)
    dtype = result_type(a, b)
    if dtype.is_bool:
        raise StaysInAten("a rounded quotient of truth values")
    if rounding_mode == "floor":
        return elementwise(_floor_of_floats if dtype.is_float else _floor, a, b, dtype=dtype)
    return elementwise(_truncated if dtype.is_float else Writer.div, a, b, dtype=dtype)


@converter("aten.floor_divide.default", "aten.floor_divide.Scalar")
def floor_divide(a: Operand, b: Operand) -> TracedArray:
    return div_mode(a, b, rounding_mode="floor")


@converter("prims.div.default")
def prims_div(a: Operand, b: Operand) -> TracedArray:
    """a / b; integers truncate."""
    return div(a, b) if result_type(a, b).is_float else div_mode(a, b, rounding_mode="trunc")


def _truncated(w: Writer, a: SSAValue, b: SSAValue) -> SSAValue:
    return w.emit(rounding.TruncOp(w.div(a, b)))


def _floor(w: Writer, a: SSAValue, b: SSAValue) -> SSAValue:
    """The truncated quotient of integers, minus 1 if there is a remainder and the signs differ."""
    whole = w.div(a, b)
    if not dtypes.of(a.type).is_signed:
        return whole
    rest = w.compare("ne", w.mul(whole, b), a)
    signs = w.apply(logic.XorOp, w.compare("lt", a, 0), w.compare("lt", b, 0))
    return w.select(w.apply(logic.AndOp, rest, signs), w.sub(whole, 1), whole)


def _floor_of_floats(w: Writer, a: SSAValue, b: SSAValue) -> SSAValue:
    """The floor of a quotient of floats, computed from the exact remainder as in Python: else a quotient that rounds up
    to a whole number would give that number. torch's formula, also for division by zero."""
    rest = w.apply(division.RemOp, a, b)
    signs = w.apply(logic.XorOp, w.compare("lt", b, 0.0), w.compare("lt", rest, 0.0))
    exact = w.div(w.sub(a, rest), b)
    below = w.apply(logic.AndOp, w.compare("ne", rest, 0.0), signs)
    exact = w.select(below, w.sub(exact, 1.0), exact)
    down = w.apply(rounding.FloorOp, exact)
    down = w.select(w.compare("gt", w.sub(exact, down), 0.5), w.add(down, 1.0), down)
    quotient = w.div(a, b)
    zero = w.apply(arithmetic.CopySignOp, w.splat(0.0, a), quotient)
    whole = w.select(w.compare("eq", exact, 0.0), zero, down)
    return w.select(w.compare("eq", b, 0.0), quotient, whole)


@converter("aten.pow.Tensor_Tensor", "aten.pow.Scalar", "prims.pow.default")
def power(a: Operand, b: Operand) -> TracedArray:
    dtype = result_type(a, b)
    if dtype.is_bool:
        raise StaysInAten("a power of truth values")
    if isinstance(a, int | float) and a == 2 and dtype.is_float:
        return applied(functions.Exp2Op, b, dtype=dtype)
    return applied(functions.PowOp, a, b, dtype=dtype)


@converter("aten.pow.Tensor_Scalar")
def power_of_number(a: TracedArray, b: Operand) -> TracedArray:
    """a ** b for a number b. Common exponents become products and roots, as in torch: pow(-inf, 0.5) is NaN."""
    dtype = result_type(a, b)
    if dtype.is_bool or isinstance(b, TracedArray):
        raise StaysInAten("a power of truth values")
    short = _POWERS.get(b) if isinstance(b, int | float) else None
    if isinstance(b, int | float) and b < 0 and dtype.is_integer:
        raise StaysInAten("an integer to a negative power")
    if short is None or (dtype.is_integer and (not isinstance(b, int) or b < 0)):
        return applied(functions.PowOp, a, b, dtype=dtype)
    return elementwise(short, a, dtype=dtype)


_POWERS: dict[int | float, Callable[[Writer, SSAValue], SSAValue]] = {
    0: lambda w, a: w.splat(1, a),
    1: lambda w, a: a,
    2: lambda w, a: w.mul(a, a),
    3: lambda w, a: w.mul(w.mul(a, a), a),
    0.5: lambda w, a: w.apply(functions.SqrtOp, a),
    -0.5: lambda w, a: w.apply(functions.RsqrtOp, a),
    -1: lambda w, a: w.div(w.splat(1.0, a), a),
    -2: lambda w, a: w.div(w.splat(1.0, a), w.mul(a, a)),
}


converter("aten.fmod.Tensor", "aten.fmod.Scalar", "prims.fmod.default")(_op(division.RemOp))
converter(
    "aten.remainder.Tensor",
    "aten.remainder.Scalar",
    "aten.remainder.Scalar_Tensor",
    "prims.remainder.default",
)(_op(division.FloorModOp))
converter("aten.maximum.default", "aten.max.other", "prims.maximum.default")(_op(extrema.MaxOp))
converter("aten.minimum.default", "aten.min.other", "prims.minimum.default")(_op(extrema.MinOp))
converter("aten.atan2.default", "prims.atan2.default")(_float_op(trigonometry.Atan2Op))
converter("aten.copysign.Tensor", "aten.copysign.Scalar", "prims.copysign.default")(
    _float_op(arithmetic.CopySignOp)
)
converter("aten.logaddexp.default")(_float_op(functions.LogAddExpOp))
converter("aten.nextafter.default", "prims.nextafter.default")(_op(bits.NextAfterOp))


@converter("aten.hypot.default", "prims.hypot.default")
def hypot(a: Operand, b: Operand) -> TracedArray:
    """sqrt(a^2 + b^2), scaled by the larger so that squares don't overflow."""

    def make(w: Writer, a: SSAValue, b: SSAValue) -> SSAValue:
        a, b = w.apply(arithmetic.AbsOp, a), w.apply(arithmetic.AbsOp, b)
        large, small = w.maximum(a, b), w.minimum(a, b)
        ratio = w.select(w.compare("eq", small, 0.0), 0.0, w.div(small, large))
        root = w.apply(functions.SqrtOp, w.add(w.mul(ratio, ratio), 1.0))
        infinite = w.apply(
            logic.OrOp, w.compare("eq", a, float("inf")), w.compare("eq", b, float("inf"))
        )
        return w.select(infinite, float("inf"), w.mul(large, root))

    return elementwise(make, a, b, dtype=result_type(a, b))


@converter("aten.ldexp.Tensor")
def ldexp(a: Operand, b: Operand) -> TracedArray:
    """a * 2^b."""
    return mul(a, power(2.0, b))


# Bits. A shift by a negative amount, or by the width or more, shifts all bits out.

for _name, _made in (("and", logic.AndOp), ("or", logic.OrOp), ("xor", logic.XorOp)):
    converter(
        *(f"aten.bitwise_{_name}.{each}" for each in ("Tensor", "Scalar", "Scalar_Tensor")),
        *(f"aten.__{_name}__.{each}" for each in ("Tensor", "Scalar")),
        f"prims.bitwise_{_name}.default",
    )(_op(_made))


def _shift(*names: str, op: Make) -> None:
    @converter(*names)
    def _(a: Operand, b: Operand) -> TracedArray:
        if not result_type(a, b).is_integer:
            raise StaysInAten("a shift of elements that aren't integers")
        return applied(op, a, b, dtype=result_type(a, b))


def _kinds(name: str, operator: str, prim: str) -> list[str]:
    aten = [f"aten.{name}.{each}" for each in ("Tensor", "Tensor_Scalar", "Scalar_Tensor")]
    return [*aten, f"aten.{operator}.Tensor", f"aten.{operator}.Scalar", f"prims.{prim}.default"]


_shift(*_kinds("bitwise_left_shift", "__lshift__", "shift_left"), op=bits.ShiftLeftOp)
_shift(
    *_kinds("bitwise_right_shift", "__rshift__", "shift_right_arithmetic"),
    op=lambda a, b: (
        bits.ShiftRightArithmeticOp if dtypes.of(a.type).is_signed else bits.ShiftRightLogicalOp
    )(a, b),
)
