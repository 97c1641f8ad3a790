"""Arithmetic on floats and integers: one class per op."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects import arith, math
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph.elementwise import (
    BOOL,
    ELEMENT_T,
    FLOAT,
    INT,
    BinaryOp,
    ElementwiseOp,
    UnaryOp,
)
from mlfuse.dialects.graph.rounding import RoundEvenOp
from mlfuse.dialects.scalar import Predicate, ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class AddOp(BinaryOp):
    """a + b; integers wrap around."""

    name = "graph.add"

    def numpy(self, *args: Array) -> Array:
        return np.add(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.add(*args)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [grad, grad]


@irdl_op_definition
class SubOp(BinaryOp):
    """a - b; integers wrap around."""

    name = "graph.sub"

    def numpy(self, *args: Array) -> Array:
        return np.subtract(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.sub(*args)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [grad, e.neg(grad)]


@irdl_op_definition
class MulOp(BinaryOp):
    """a * b; integers wrap around."""

    name = "graph.mul"

    def numpy(self, *args: Array) -> Array:
        return np.multiply(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.mul(*args)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, self.rhs), e.mul(grad, self.lhs)]


@irdl_op_definition
class MulHiOp(BinaryOp):
    """The high half of the exact product of two integers, which has twice their bits."""

    name = "graph.mulhi"
    NO_GRADIENT: ClassVar[str] = "takes integers"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT})
    FLOPS: ClassVar[float] = 4.0

    def numpy(self, *args: Array) -> Array:
        a, b = args
        bits = a.itemsize * 8
        if bits < 64:
            wide = f"{a.dtype.kind}{2 * a.itemsize}"
            return (a.astype(wide) * b.astype(wide) >> bits).astype(a.dtype)
        high = _high_of_unsigned(a.view(np.uint64), b.view(np.uint64)).view(a.dtype)
        if a.dtype.kind == "u":
            return high
        return high - np.where(a < 0, b, 0) - np.where(b < 0, a, 0)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        x, y = args
        dtype = self.operand_dtype(0)
        if dtype.bits == 64:
            return _scalar_high(b, x, y, dtype)
        wide = dtypes.integer(2 * dtype.bits, signed=dtype.is_signed)
        product = b.mul(b.cast(x, dtype, wide), b.cast(y, dtype, wide))
        return b.cast(_shifted(b, product, dtype.bits, wide), wide, dtype)


def _high_of_unsigned(a: Array, b: Array) -> Array:
    """Of u64 arrays, by halves as in long multiplication: no sum exceeds 64 bits."""
    half, low = np.uint64(32), np.uint64(0xFFFFFFFF)
    a_low, a_high, b_low, b_high = a & low, a >> half, b & low, b >> half
    first = a_high * b_low + (a_low * b_low >> half)
    second = a_low * b_high + (first & low)
    return a_high * b_high + (first >> half) + (second >> half)


def _scalar_high(b: ScalarBuilder, x: SSAValue, y: SSAValue, dtype: DType) -> SSAValue:
    """The same in scalar ops. A negative number is its unsigned reading less 2^64: for each, the other
    is taken away."""
    low = b.constant(0xFFFFFFFF, dtype)
    x_low, y_low = b.and_(x, low), b.and_(y, low)
    x_high, y_high = (_shifted(b, value, 32, dtype) for value in (x, y))
    first = b.add(b.mul(x_high, y_low), _shifted(b, b.mul(x_low, y_low), 32, dtype))
    second = b.add(b.mul(x_low, y_high), b.and_(first, low))
    carried = b.add(_shifted(b, first, 32, dtype), _shifted(b, second, 32, dtype))
    high = b.add(b.mul(x_high, y_high), carried)
    if not dtype.is_signed:
        return high
    sign = b.constant(63, dtype)
    for value, other in ((x, y), (y, x)):
        high = b.sub(high, b.and_(b.emit(arith.ShRSIOp(value, sign)), other))
    return high


def _shifted(b: ScalarBuilder, value: SSAValue, by: int, dtype: DType) -> SSAValue:
    return b.emit(arith.ShRUIOp(value, b.constant(by, dtype)))


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

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        part = e.div(grad, self.rhs)
        return [part, e.neg(e.mul(part, self.result))]


@irdl_op_definition
class RemOp(BinaryOp):
    """The remainder of the truncated division, with the sign of a: exact. x rem 0 is x for
    integers, NaN for floats."""

    name = "graph.rem"
    FLOPS: ClassVar[float] = 8.0

    def numpy(self, *args: Array) -> Array:
        a, b = args
        if a.dtype.kind not in "iu":
            return np.fmod(a, b)
        return np.where(b == 0, a, a - _truncated_division(a, b) * b)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.rem(args[0], args[1], self.operand_dtype(0))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [grad, _of_divisor(e, self, grad)]


@irdl_op_definition
class FloorModOp(BinaryOp):
    """a - b * floor(a / b), the `%` of Python and NumPy: with the sign of b. Modulo 0 an integer is
    0, as in NumPy, a float NaN."""

    name = "graph.floor_mod"
    FLOPS: ClassVar[float] = 10.0
    """Of integers by a constant, as indices are wrapped; of floats it is 20 times as much, and so is `rem`."""

    def numpy(self, *args: Array) -> Array:
        a, b = args
        if a.dtype.kind not in "iu":
            return np.mod(a, b)
        return np.mod(a, np.where(b == 0, 1, b).astype(b.dtype))

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        """The truncated remainder, and b added where the two have unlike signs."""
        x, y = args
        dtype = dtypes.compute(self.operand_dtype(0))
        rest, zero = b.rem(x, y, dtype), b.constant(0, dtype)
        if dtype.is_integer:  # whose remainder by 0 is x
            rest = b.select(b.compare("eq", y, zero, dtype), zero, rest)
        if not dtype.is_signed:
            return rest
        below = (b.compare("lt", each, zero, dtype) for each in (rest, y))
        unlike = b.and_(b.compare("ne", rest, zero, dtype), b.xor(*below))
        result = b.select(unlike, b.add(rest, y), rest)
        if not dtype.is_float:
            return result
        signed_zero = b.emit(math.CopySignOp(zero, y))
        return b.select(b.compare("eq", rest, zero, dtype), signed_zero, result)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [grad, _of_divisor(e, self, grad)]


def _of_divisor(e: Backward, op: RemOp | FloorModOp, grad: SSAValue) -> SSAValue:
    """The rest is a - b * n for a whole n, which a quotient with rounding errors is near to."""
    number = e.apply(RoundEvenOp, e.div(e.sub(op.lhs, op.result), op.rhs))
    return e.neg(e.mul(grad, number))


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
        return maximum(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.maximum(args[0], args[1], self.operand_dtype(0))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """Of equal operands each has half, as in JAX; beside a NaN neither has any."""
        return _of_choice(e, grad, "gt", self.lhs, self.rhs)


@irdl_op_definition
class MinOp(BinaryOp):
    """The smaller of a and b; NaN wins, -0 is below +0; on i1, and."""

    name = "graph.min"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return minimum(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.minimum(args[0], args[1], self.operand_dtype(0))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """Of equal operands each has half, as in JAX; beside a NaN neither has any."""
        return _of_choice(e, grad, "lt", self.lhs, self.rhs)


def _of_choice(
    e: Backward, grad: SSAValue, wins: Predicate, a: SSAValue, b: SSAValue
) -> list[SSAValue | None]:
    shared = e.select(e.compare("eq", a, b), e.mul(grad, 0.5), 0.0)
    pairs = ((a, b), (b, a))
    return [e.select(e.compare(wins, x, y), grad, shared) for x, y in pairs]


def maximum(a: Array, b: Array) -> Array:
    """The larger of each pair; NaN wins, +0 is above -0."""
    if a.dtype.kind != "f":
        return np.maximum(a, b)
    return np.where((a == 0) & (b == 0), a + b, np.maximum(a, b))


def minimum(a: Array, b: Array) -> Array:
    """The smaller of each pair; NaN wins, -0 is below +0."""
    if a.dtype.kind != "f":
        return np.minimum(a, b)
    return np.where((a == 0) & (b == 0), -((-a) + (-b)), np.minimum(a, b))


@irdl_op_definition
class ClampOp(ElementwiseOp):
    """`graph.clamp %low, %x, %high : tensor<4xf32>`: min(max(x, low), high), as `graph.max` and
    `graph.min` have it: a NaN among the three is the result, and high wins where low is above it."""

    name = "graph.clamp"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT, BOOL})
    FLOPS: ClassVar[float] = 2.0
    low = operand_def(ELEMENT_T)
    operand = operand_def(ELEMENT_T)
    high = operand_def(ELEMENT_T)
    result = result_def(ELEMENT_T)
    traits = traits_def(Pure())
    assembly_format = "$low `,` $operand `,` $high attr-dict `:` type($result)"

    def __init__(self, low: SSAValue, operand: SSAValue, high: SSAValue):
        super().__init__(operands=[low, operand, high], result_types=[operand.type])

    def numpy(self, *args: Array) -> Array:
        low, x, high = args
        return minimum(maximum(x, low), high)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        low, x, high = args
        dtype = self.operand_dtype(0)
        return b.minimum(b.maximum(x, low, dtype), high, dtype)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """At a bound nobody has the gradient, as in JAX."""
        low, x, high = self.operands
        above = e.compare("gt", x, low)
        below = e.compare("lt", x, high)
        crossed = e.compare("lt", high, low)
        at_low = e.select(e.compare("lt", x, low), e.masked(e.compare("lt", low, high), grad), 0.0)
        at_high = e.select(e.compare("gt", x, high), grad, e.masked(crossed, grad))
        return [at_low, e.masked(above, e.masked(below, grad)), at_high]


@irdl_op_definition
class NegOp(UnaryOp):
    """-x: flips the sign bit of a float (of a NaN too); integers wrap around."""

    name = "graph.neg"

    def numpy(self, *args: Array) -> Array:
        return np.negative(args[0])

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.neg(args[0], self.operand_dtype(0))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.neg(grad)]


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

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """0 at 0."""
        return [e.mul(grad, e.apply(SignOp, self.operand))]


@irdl_op_definition
class SignOp(UnaryOp):
    """-1, 0 or 1 by the sign of x; zeros keep their sign and NaN stays NaN."""

    name = "graph.sign"
    NO_GRADIENT: ClassVar[str] = "constant but for the jump at 0"
    FLOPS: ClassVar[float] = 3.0

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        return np.where(x == 0, x, np.sign(x)).astype(x.dtype)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        x, dtype = args[0], dtypes.compute(self.operand_dtype(0))
        zero, one = b.constant(0, dtype), b.constant(1, dtype)
        positive = b.compare("gt", x, zero, dtype)
        if not dtype.is_signed:
            return b.select(positive, one, zero)
        negative = b.compare("lt", x, zero, dtype)
        # What is neither stays itself: 0, -0 and NaN.
        return b.select(positive, one, b.select(negative, b.constant(-1, dtype), x))


@irdl_op_definition
class CopySignOp(BinaryOp):
    """|a| with the sign of b; the sign of a zero or of a NaN counts too."""

    name = "graph.copysign"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})

    def numpy(self, *args: Array) -> Array:
        return np.copysign(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.emit(math.CopySignOp(args[0], args[1]))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """0 where a is 0."""
        same = e.select(e.compare("eq", self.lhs, self.result), grad, e.neg(grad))
        return [e.select(e.compare("eq", self.lhs, 0.0), 0.0, same), None]


@irdl_op_definition
class FmaOp(ElementwiseOp):
    """`graph.fma %a, %b, %c : tensor<4xf32>`: a * b + c, rounded once."""

    name = "graph.fma"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 1.0
    a = operand_def(ELEMENT_T)
    b = operand_def(ELEMENT_T)
    c = operand_def(ELEMENT_T)
    result = result_def(ELEMENT_T)
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

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, self.b), e.mul(grad, self.a), grad]
