"""Functions of floats: powers, exponentials, logarithms, roots, tanh, erf, sigmoid."""

from __future__ import annotations

import abc
import math as pymath
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects import arith, math
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
)

from mlfuse.dialects import dtypes, special, upstream
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph import powers
from mlfuse.dialects.graph.elementwise import FLOAT, BinaryOp, UnaryOp
from mlfuse.dialects.graph.signs import is_never_positive
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

FloatFunction = type[math.FloatingPointLikeUnaryMathOperation] | type[special.SpecialOp]
"""A one-operand op of upstream `math` or of `special`."""


class FloatFunctionOp(UnaryOp, abc.ABC):
    """A function of one float that is a single scalar op."""

    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 10.0
    MATH_OP: ClassVar[FloatFunction]

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.math(self.MATH_OP, args[0])


@irdl_op_definition
class PowOp(BinaryOp):
    """a to the power b. Floats have C99's and NumPy's special values. Integers wrap around; with a
    negative b the result is 0 unless a is 1 or -1."""

    name = "graph.pow"
    FLOPS: ClassVar[float] = 96.0

    def numpy(self, *args: Array) -> Array:
        a, b = args
        if a.dtype == np.float64 and a.ndim == 0:
            return np.asarray(
                a[()] ** b[()]
            )  # the C library's, half an ULP better than the vectors'
        return integer_power(a, b) if a.dtype.kind == "i" else np.power(a, b)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        base, exponent = args
        dtype = self.operand_dtype(0)
        if dtype.is_float:
            return b.pow(base, exponent)
        if dtype.is_signed:
            return b.emit(math.IPowIOp(base, exponent))
        # Below the graph exponents are signed: a^b is the square of a^(b >> 1), times a for odd b.
        one = b.constant(1, dtype)
        root = b.emit(math.IPowIOp(base, b.emit(arith.ShRUIOp(exponent, one))))
        odd = b.compare("ne", b.and_(exponent, one), b.constant(0, dtype), dtype)
        return b.mul(b.mul(root, root), b.select(odd, base, one))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """The exponent's gradient is 0 at a = 0, as in JAX, and NaN below, where only whole exponents have a power."""
        a, b = self.operands
        n = powers.whole_exponent(b)
        if n is not None and powers.becomes_products(n, self.result_dtype):
            slope = powers.slope(e, a, n)
        else:
            slope = e.mul(b, e.apply(PowOp, a, e.sub(b, 1.0)))
            slope = e.select(e.compare("eq", b, 0.0), 0.0, slope)
        log = e.apply(LogOp, e.select(e.compare("eq", a, 0.0), 1.0, a))
        return [e.mul(grad, slope), e.mul(grad, e.mul(log, self.result))]


def integer_power(a: Array, b: Array) -> Array:
    """a to the power b of signed integers, modulo 2^bits."""
    unit = np.abs(a) == 1
    exponent = np.where(b >= 0, b, np.where(unit, b & 1, 0)).astype(b.dtype)
    return np.where((b >= 0) | unit, np.power(a, exponent), 0).astype(a.dtype)


@irdl_op_definition
class ExpOp(FloatFunctionOp):
    """e to the power x."""

    name = "graph.exp"
    MATH_OP: ClassVar[FloatFunction] = math.ExpOp

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.exp(args[0], never_positive=is_never_positive(self.operand))

    def numpy(self, *args: Array) -> Array:
        return np.exp(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, self.result)]


@irdl_op_definition
class Exp2Op(FloatFunctionOp):
    """2 to the power x."""

    name = "graph.exp2"
    MATH_OP: ClassVar[FloatFunction] = math.Exp2Op

    def numpy(self, *args: Array) -> Array:
        return np.exp2(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, e.mul(self.result, pymath.log(2)))]


@irdl_op_definition
class ExpM1Op(FloatFunctionOp):
    """exp(x) - 1, accurate around 0, where the subtraction cancels."""

    name = "graph.expm1"
    FLOPS: ClassVar[float] = 14.0
    MATH_OP: ClassVar[FloatFunction] = math.ExpM1Op

    def numpy(self, *args: Array) -> Array:
        return np.expm1(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, e.add(self.result, 1.0))]


@irdl_op_definition
class LogOp(FloatFunctionOp):
    """The natural logarithm; -inf at 0, NaN below."""

    name = "graph.log"
    FLOPS: ClassVar[float] = 20.0
    MATH_OP: ClassVar[FloatFunction] = math.LogOp

    def numpy(self, *args: Array) -> Array:
        return np.log(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.div(grad, self.operand)]


@irdl_op_definition
class Log2Op(FloatFunctionOp):
    """The logarithm to base 2; -inf at 0, NaN below."""

    name = "graph.log2"
    FLOPS: ClassVar[float] = 28.0
    MATH_OP: ClassVar[FloatFunction] = math.Log2Op

    def numpy(self, *args: Array) -> Array:
        return np.log2(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.div(grad, e.mul(self.operand, pymath.log(2)))]


@irdl_op_definition
class Log10Op(FloatFunctionOp):
    """The logarithm to base 10; -inf at 0, NaN below."""

    name = "graph.log10"
    FLOPS: ClassVar[float] = 30.0
    MATH_OP: ClassVar[FloatFunction] = math.Log10Op

    def numpy(self, *args: Array) -> Array:
        return np.log10(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.div(grad, e.mul(self.operand, pymath.log(10)))]


@irdl_op_definition
class Log1pOp(FloatFunctionOp):
    """log(1 + x), accurate around 0; -inf at -1, NaN below."""

    name = "graph.log1p"
    FLOPS: ClassVar[float] = 34.0
    MATH_OP: ClassVar[FloatFunction] = math.Log1pOp

    def numpy(self, *args: Array) -> Array:
        return np.log1p(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.div(grad, e.add(self.operand, 1.0))]


@irdl_op_definition
class LogAddExpOp(BinaryOp):
    """log(exp(a) + exp(b)), computed as max(a, b) + log1p(exp(-|a - b|)), which can't overflow."""

    name = "graph.logaddexp"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 80.0

    def numpy(self, *args: Array) -> Array:
        a, b = args
        far = np.maximum(a, b) + np.log1p(np.exp(-np.abs(a - b)))
        return np.where(a == b, a + a.dtype.type(pymath.log(2)), far)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        x, y = args
        dtype = dtypes.compute(self.operand_dtype(0))
        distance = b.math(math.AbsFOp, b.sub(x, y))
        below = b.math(math.Log1pOp, b.exp(b.neg(distance, dtype), never_positive=True))
        far = b.add(b.maximum(x, y, dtype), below)
        # A separate case, because equal infinities have no difference.
        near = b.add(x, b.constant(pymath.log(2), dtype))
        return b.select(b.compare("eq", x, y, dtype), near, far)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """exp(a - result) is the sigmoid of a - b. Equal operands are a separate case: infinities have no difference."""
        a, b = self.operands
        half = e.mul(grad, 0.5)
        equal = e.compare("eq", a, b)
        parts = [e.mul(grad, e.apply(SigmoidOp, e.sub(x, y))) for x, y in ((a, b), (b, a))]
        return [e.select(equal, half, part) for part in parts]


@irdl_op_definition
class SqrtOp(FloatFunctionOp):
    """The square root, correctly rounded."""

    name = "graph.sqrt"
    FLOPS: ClassVar[float] = 6.0
    MATH_OP: ClassVar[FloatFunction] = math.SqrtOp

    def numpy(self, *args: Array) -> Array:
        return np.sqrt(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, e.div(e.splat(0.5, grad), self.result))]


@irdl_op_definition
class RsqrtOp(FloatFunctionOp):
    """1 / sqrt(x), computed in these two steps, each correctly rounded."""

    name = "graph.rsqrt"
    MATH_OP: ClassVar[FloatFunction] = math.RsqrtOp

    def numpy(self, *args: Array) -> Array:
        return np.divide(np.ones_like(args[0]), np.sqrt(args[0]))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, e.mul(e.div(self.result, self.operand), -0.5))]


@irdl_op_definition
class CbrtOp(FloatFunctionOp):
    """The cube root, also of negative numbers."""

    name = "graph.cbrt"
    FLOPS: ClassVar[float] = 44.0
    MATH_OP: ClassVar[FloatFunction] = math.CbrtOp

    def numpy(self, *args: Array) -> Array:
        return np.cbrt(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        slope = e.div(e.splat(1 / 3, grad), e.mul(self.result, self.result))
        return [e.mul(grad, slope)]


@irdl_op_definition
class TanhOp(FloatFunctionOp):
    """The hyperbolic tangent."""

    name = "graph.tanh"
    FLOPS: ClassVar[float] = 15.0
    MATH_OP: ClassVar[FloatFunction] = math.TanhOp

    def numpy(self, *args: Array) -> Array:
        return np.tanh(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        y = self.result
        return [e.mul(e.mul(grad, e.add(y, 1.0)), e.sub(e.splat(1.0, y), y))]


@irdl_op_definition
class ErfOp(FloatFunctionOp):
    """The error function."""

    name = "graph.erf"
    FLOPS: ClassVar[float] = 20.0
    MATH_OP: ClassVar[FloatFunction] = math.ErfOp

    def numpy(self, *args: Array) -> Array:
        return each(pymath.erf, args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, bell(e, self.operand, 2 / pymath.sqrt(pymath.pi)))]


def bell(e: Backward, x: SSAValue, factor: float) -> SSAValue:
    """factor * exp(-x^2)."""
    return e.mul(e.apply(ExpOp, e.neg(e.mul(x, x))), factor)


@irdl_op_definition
class ErfcOp(FloatFunctionOp):
    """1 - erf(x), accurate for large x, where the subtraction cancels."""

    name = "graph.erfc"
    FLOPS: ClassVar[float] = 80.0
    MATH_OP: ClassVar[FloatFunction] = upstream.ErfcOp

    def numpy(self, *args: Array) -> Array:
        return each(pymath.erfc, args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, bell(e, self.operand, -2 / pymath.sqrt(pymath.pi)))]


def each(function: Callable[[float], float], x: Array) -> Array:
    """Apply a function that NumPy doesn't have to each element."""
    flat = [function(value) for value in x.astype(np.float64).ravel().tolist()]
    return np.array(flat, dtype=np.float64).reshape(x.shape).astype(x.dtype)


@irdl_op_definition
class SigmoidOp(UnaryOp):
    """1 / (1 + exp(-x)), computed by this formula."""

    name = "graph.sigmoid"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 16.0

    def numpy(self, *args: Array) -> Array:
        one = np.ones_like(args[0])
        return np.divide(one, np.add(one, np.exp(np.negative(args[0]))))

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        dtype = dtypes.compute(self.operand_dtype(0))
        one = b.constant(1, dtype)
        return b.div(one, b.add(one, b.math(math.ExpOp, b.neg(args[0], dtype))), dtype)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        y = self.result
        return [e.mul(grad, e.mul(y, e.sub(e.splat(1.0, y), y)))]
