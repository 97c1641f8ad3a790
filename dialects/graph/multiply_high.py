"""The high half of a product of integers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects import arith
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
)

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph.elementwise import (
    INT,
    BinaryOp,
)
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    pass


@irdl_op_definition
class MulHiOp(BinaryOp):
    """The high half of the exact product of two integers; the product has twice their bits."""

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
    """The high halves for u64 arrays: long multiplication of 32-bit halves, so that no sum exceeds 64 bits."""
    half, low = np.uint64(32), np.uint64(0xFFFFFFFF)
    a_low, a_high, b_low, b_high = a & low, a >> half, b & low, b >> half
    first = a_high * b_low + (a_low * b_low >> half)
    second = a_low * b_high + (first & low)
    return a_high * b_high + (first >> half) + (second >> half)


def _scalar_high(b: ScalarBuilder, x: SSAValue, y: SSAValue, dtype: DType) -> SSAValue:
    """The same in scalar ops. A negative number is its unsigned reading minus 2^64, so for each negative
    factor the other one is subtracted."""
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
