"""Elementwise arithmetic, functions and logic: one class per op.

A 16-bit float operand arrives in `numpy` and `scalar` as f32; the result is rounded by the caller
(`interpreter` and `lower-to-loop`), once per op.
"""

from __future__ import annotations

import abc
import math as pymath
from collections.abc import Sequence
from typing import ClassVar

import numpy as np
from xdsl.dialects import math
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import (
    AnyAttr,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import OpKind, ScalarOp, identity_map
from mlfuse.dialects.scalar import ScalarBuilder

_T = VarConstraint("T", AnyAttr())

FLOAT = "float"
INT = "integer"
BOOL = "i1"


class ElementwiseOp(ScalarOp, abc.ABC):
    """All operands and the result have one shape."""

    KIND: ClassVar[OpKind] = OpKind.ELEMENTWISE
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT})
    """The element types an op takes: of "float", "integer", "i1"."""

    def operand_map(self, index: int) -> AffineMap:
        return identity_map(self.result_type.get_num_dims())

    def element_checks(self) -> str | None:
        dtype = self.operand_dtype(0)
        family = FLOAT if dtype.is_float else BOOL if dtype.is_bool else INT
        if family in self.ACCEPTS:
            return None
        return f"takes {' or '.join(sorted(self.ACCEPTS))} elements, not {dtype.name}"


class UnaryOp(ElementwiseOp, abc.ABC):
    """`graph.exp %x : tensor<4xf32>`: operand and result have one type."""

    operand = operand_def(_T)
    result = result_def(_T)
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` type($result)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[operand.type])


class FloatFunctionOp(UnaryOp, abc.ABC):
    """A function of one float that is a single upstream `math` op."""

    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 10.0
    MATH_OP: ClassVar[type[math.FloatingPointLikeUnaryMathOperation]]

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.math(self.MATH_OP, args[0])


class BinaryOp(ElementwiseOp, abc.ABC):
    """`graph.add %a, %b : tensor<4xf32>`: both operands and the result have one type."""

    lhs = operand_def(_T)
    rhs = operand_def(_T)
    result = result_def(_T)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], result_types=[lhs.type])


# Arithmetic


@irdl_op_definition
class AddOp(BinaryOp):
    """a + b; integers wrap around."""

    name = "graph.add"

    def numpy(self, *args: Array) -> Array:
        return np.add(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.add(*args)


@irdl_op_definition
class SubOp(BinaryOp):
    """a - b; integers wrap around."""

    name = "graph.sub"

    def numpy(self, *args: Array) -> Array:
        return np.subtract(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.sub(*args)


@irdl_op_definition
class MulOp(BinaryOp):
    """a * b; integers wrap around."""

    name = "graph.mul"

    def numpy(self, *args: Array) -> Array:
        return np.multiply(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.mul(*args)


@irdl_op_definition
class DivOp(BinaryOp):
    """a / b. Integers truncate; x / 0 has all bits set and min / -1 is min, as in XLA."""

    name = "graph.div"
    FLOPS: ClassVar[float] = 4.0

    def numpy(self, *args: Array) -> Array:
        a, b = args
        if a.dtype.kind not in "iu":
            return np.divide(a, b)
        return _truncated_division(a, b)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.div(args[0], args[1], self.operand_dtype(0))


@irdl_op_definition
class RemOp(BinaryOp):
    """The remainder of the truncated division, with the sign of a; x rem 0 is x."""

    name = "graph.rem"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT})
    FLOPS: ClassVar[float] = 8.0

    def numpy(self, *args: Array) -> Array:
        a, b = args
        return np.where(b == 0, a, a - _truncated_division(a, b) * b)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.rem(args[0], args[1], self.operand_dtype(0))


def _truncated_division(a: Array, b: Array) -> Array:
    zero = b == 0
    if a.dtype.kind == "u":
        return np.where(zero, ~np.zeros_like(a), a // np.where(zero, 1, b).astype(a.dtype))
    minus_one = b == -1  # apart, because min / -1 overflows
    safe = np.where(zero | minus_one, 1, b).astype(a.dtype)
    quotient = a // safe
    quotient += ((a % safe != 0) & ((a < 0) != (safe < 0))).astype(a.dtype)
    quotient = np.where(minus_one, np.zeros_like(a) - a, quotient)
    return np.where(zero, np.full_like(a, -1), quotient)


@irdl_op_definition
class MaxOp(BinaryOp):
    """The larger of a and b; NaN wins, +0 is above -0; on i1, or."""

    name = "graph.max"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        a, b = args
        if a.dtype.kind != "f":
            return np.maximum(a, b)
        return np.where((a == 0) & (b == 0), a + b, np.maximum(a, b))

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.maximum(args[0], args[1], self.operand_dtype(0))


@irdl_op_definition
class MinOp(BinaryOp):
    """The smaller of a and b; NaN wins, -0 is below +0; on i1, and."""

    name = "graph.min"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        a, b = args
        if a.dtype.kind != "f":
            return np.minimum(a, b)
        return np.where((a == 0) & (b == 0), -((-a) + (-b)), np.minimum(a, b))

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.minimum(args[0], args[1], self.operand_dtype(0))


@irdl_op_definition
class PowOp(BinaryOp):
    """a to the power b, with C99's and NumPy's special values."""

    name = "graph.pow"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 30.0

    def numpy(self, *args: Array) -> Array:
        return np.power(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.pow(*args)


@irdl_op_definition
class NegOp(UnaryOp):
    """-x: flips the sign bit of a float (of a NaN too); integers wrap around."""

    name = "graph.neg"

    def numpy(self, *args: Array) -> Array:
        return np.negative(args[0])

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.neg(args[0], self.operand_dtype(0))


@irdl_op_definition
class AbsOp(UnaryOp):
    """|x|: clears the sign bit of a float; the smallest integer stays as it is."""

    name = "graph.abs"

    def numpy(self, *args: Array) -> Array:
        return np.abs(args[0])

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        dtype = self.operand_dtype(0)
        if dtype.is_float:
            return b.math(math.AbsFOp, args[0])
        if not dtype.is_signed:
            return args[0]
        negative = b.compare("lt", args[0], b.constant(0, dtype), dtype)
        return b.select(negative, b.neg(args[0], dtype), args[0])


@irdl_op_definition
class SignOp(UnaryOp):
    """-1, 0 or 1 by the sign of x; zeros keep their sign and NaN stays NaN."""

    name = "graph.sign"
    FLOPS: ClassVar[float] = 3.0

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        return np.where(x == 0, x, np.sign(x)).astype(x.dtype)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        from mlfuse.dialects import dtypes

        x, dtype = args[0], dtypes.compute(self.operand_dtype(0))
        zero, one = b.constant(0, dtype), b.constant(1, dtype)
        positive = b.compare("gt", x, zero, dtype)
        if not dtype.is_signed:
            return b.select(positive, one, zero)
        negative = b.compare("lt", x, zero, dtype)
        # What is neither stays itself: 0, -0 and NaN.
        return b.select(positive, one, b.select(negative, b.constant(-1, dtype), x))


@irdl_op_definition
class FmaOp(ElementwiseOp):
    """`graph.fma %a, %b, %c : tensor<4xf32>`: a * b + c, rounded once."""

    name = "graph.fma"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 1.0
    a = operand_def(_T)
    b = operand_def(_T)
    c = operand_def(_T)
    result = result_def(_T)
    traits = traits_def(Pure())
    assembly_format = "$a `,` $b `,` $c attr-dict `:` type($result)"

    def __init__(self, a: SSAValue, b: SSAValue, c: SSAValue):
        super().__init__(operands=[a, b, c], result_types=[a.type])

    def numpy(self, *args: Array) -> Array:
        # f64 holds the product of two f32 exactly; an f64 gets what the C compiler's widest has.
        wide = np.float64 if args[0].dtype == np.float32 else np.longdouble
        a, b, c = (arg.astype(wide) for arg in args)
        return (a * b + c).astype(args[0].dtype)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.emit(math.FmaOp(args[0], args[1], args[2]))


# Functions


@irdl_op_definition
class ExpOp(FloatFunctionOp):
    """e to the power x."""

    name = "graph.exp"
    MATH_OP: ClassVar[type[math.FloatingPointLikeUnaryMathOperation]] = math.ExpOp

    def numpy(self, *args: Array) -> Array:
        return np.exp(args[0])


@irdl_op_definition
class LogOp(FloatFunctionOp):
    """The natural logarithm; -inf at 0, NaN below."""

    name = "graph.log"
    MATH_OP: ClassVar[type[math.FloatingPointLikeUnaryMathOperation]] = math.LogOp

    def numpy(self, *args: Array) -> Array:
        return np.log(args[0])


@irdl_op_definition
class SqrtOp(FloatFunctionOp):
    """The square root, correctly rounded."""

    name = "graph.sqrt"
    FLOPS: ClassVar[float] = 6.0
    MATH_OP: ClassVar[type[math.FloatingPointLikeUnaryMathOperation]] = math.SqrtOp

    def numpy(self, *args: Array) -> Array:
        return np.sqrt(args[0])


@irdl_op_definition
class RsqrtOp(FloatFunctionOp):
    """1 / sqrt(x), computed as just that: two correctly rounded steps."""

    name = "graph.rsqrt"
    MATH_OP: ClassVar[type[math.FloatingPointLikeUnaryMathOperation]] = math.RsqrtOp

    def numpy(self, *args: Array) -> Array:
        return np.divide(np.ones_like(args[0]), np.sqrt(args[0]))


@irdl_op_definition
class TanhOp(FloatFunctionOp):
    """The hyperbolic tangent; in f32 by XLA's rational approximation (see docs/numerics.md)."""

    name = "graph.tanh"
    FLOPS: ClassVar[float] = 15.0
    MATH_OP: ClassVar[type[math.FloatingPointLikeUnaryMathOperation]] = math.TanhOp

    def numpy(self, *args: Array) -> Array:
        return tanh(args[0])


_TANH_TOP = np.float32(7.99881172180175781)
_TANH_P = (-2.76076847742355e-16, 2.00018790482477e-13, -8.60467152213735e-11, 5.12229709037114e-08,
           1.48572235717979e-05, 6.37261928875436e-04, 4.89352455891786e-03)  # fmt: skip
_TANH_Q = (1.19825839466702e-06, 1.18534705686654e-04, 2.26843463243900e-03, 4.89352518554385e-03)


def tanh(x: Array) -> Array:
    """tanh; of f32 as Eigen and XLA compute it: x P(x^2) / Q(x^2) up to |x| = 7.9988, +-1 beyond.

    NumPy has no fused multiply-add: f64 holds the product exactly, and its sum rounds once more.
    """
    if x.dtype != np.float32:
        return np.tanh(x)
    bounded = np.clip(x, -_TANH_TOP, _TANH_TOP)
    z = (bounded * bounded).astype(np.float64)

    def horner(coefficients: Sequence[float]) -> Array:
        sums = np.full(x.shape, np.float32(coefficients[0]))
        for each in coefficients[1:]:
            sums = (sums * z + np.float64(np.float32(each))).astype(np.float32)
        return sums

    y = bounded * horner(_TANH_P) / horner(_TANH_Q)
    return np.where(np.abs(x) < np.float32(0.0004), x, y)


@irdl_op_definition
class ErfOp(FloatFunctionOp):
    """The error function."""

    name = "graph.erf"
    FLOPS: ClassVar[float] = 20.0
    MATH_OP: ClassVar[type[math.FloatingPointLikeUnaryMathOperation]] = math.ErfOp

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        flat = [pymath.erf(value) for value in x.astype(np.float64).ravel().tolist()]
        return np.array(flat, dtype=np.float64).reshape(x.shape).astype(x.dtype)


@irdl_op_definition
class SigmoidOp(UnaryOp):
    """1 / (1 + exp(-x)), computed as just that."""

    name = "graph.sigmoid"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 16.0

    def numpy(self, *args: Array) -> Array:
        one = np.ones_like(args[0])
        return np.divide(one, np.add(one, np.exp(np.negative(args[0]))))

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        from mlfuse.dialects import dtypes

        dtype = dtypes.compute(self.operand_dtype(0))
        one = b.constant(1, dtype)
        return b.div(one, b.add(one, b.math(math.ExpOp, b.neg(args[0], dtype))), dtype)


# Logic, on truth values and bits


@irdl_op_definition
class AndOp(BinaryOp):
    """Bitwise and."""

    name = "graph.and"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return np.bitwise_and(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.and_(*args)


@irdl_op_definition
class OrOp(BinaryOp):
    """Bitwise or."""

    name = "graph.or"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return np.bitwise_or(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.or_(*args)


@irdl_op_definition
class XorOp(BinaryOp):
    """Bitwise exclusive or."""

    name = "graph.xor"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return np.bitwise_xor(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.xor(*args)


@irdl_op_definition
class NotOp(UnaryOp):
    """Bitwise not."""

    name = "graph.not"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return np.invert(args[0])

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.xor(args[0], b.constant(-1, self.operand_dtype(0)))
