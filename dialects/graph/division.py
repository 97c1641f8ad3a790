"""Division of floats and integers: quotient, remainder, floor modulo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects import math
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
)

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import (
    BinaryOp,
)
from mlfuse.dialects.graph.rounding import RoundEvenOp
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class DivOp(BinaryOp):
    """a / b. Integer division truncates; x / 0 has all bits set and min / -1 is min, as in XLA."""

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
    """The remainder of the truncated division, with the sign of a. It is exact. x rem 0 is x for
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
    """a - b * floor(a / b), the `%` of Python and NumPy, with the sign of b. If b is 0, the result is 0
    for integers, as in NumPy, and NaN for floats."""

    name = "graph.floor_mod"
    FLOPS: ClassVar[float] = 10.0
    """The cost for integers and a constant divisor, as indices are wrapped. For floats, this op and `rem` cost 20
    times as much."""

    def numpy(self, *args: Array) -> Array:
        a, b = args
        if a.dtype.kind not in "iu":
            return np.mod(a, b)
        return np.mod(a, np.where(b == 0, 1, b).astype(b.dtype))

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        """The truncated remainder, plus b where the two differ in sign."""
        x, y = args
        dtype = dtypes.compute(self.operand_dtype(0))
        rest, zero = b.rem(x, y, dtype), b.constant(0, dtype)
        if dtype.is_integer:  # the remainder by 0 is x
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
    """The divisor's gradient. The remainder is a - b * n for a whole n: the rounded quotient."""
    number = e.apply(RoundEvenOp, e.div(e.sub(op.lhs, op.result), op.rhs))
    return e.neg(e.mul(grad, number))


def _truncated_division(a: Array, b: Array) -> Array:
    zero = b == 0
    if a.dtype.kind == "u":
        return np.where(zero, ~np.zeros_like(a), a // np.where(zero, 1, b).astype(a.dtype))
    minus_one = b == -1  # handled separately, because min / -1 overflows
    safe = np.where(zero | minus_one, 1, b).astype(a.dtype)
    quotient = a // safe
    quotient += ((a % safe != 0) & ((a < 0) != (safe < 0))).astype(a.dtype)
    quotient = np.where(minus_one, np.zeros_like(a) - a, quotient)
    return np.where(zero, np.full_like(a, -1), quotient)
