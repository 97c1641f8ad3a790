"""Powers whose exponent is a whole number, as products.

`--decompose` turns `graph.pow` by such a constant into this op, so that the choice depends on the program as it is written and on
no later pass. A power of f32 is computed in f64 and rounded once: n - 1 products lose at most n 2^-53 of the result, so the error
is that of the one rounding, 0.5 ULP. (Products in f32 would have 3.4 ULP for n = 6.) A power of f64 is computed as an unevaluated
sum of two f64, with the exact error of each product from an fma (Dekker, "A floating-point technique for extending the available
precision", 1971): its error is 0.5 ULP as well, and at most 1 below 2^-1000, where the errors of products
can't be represented in f64.

Special values come from the products: the sign of an odd power, infinities, and NaN are those of `graph.pow`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

import numpy as np
from xdsl.dialects import math
from xdsl.dialects.builtin import IntegerAttr, IntegerType, i64
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.exact import fma
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.elementwise import ELEMENT_T, ElementwiseOp
from mlfuse.dialects.graph.format import Number
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

LARGEST = 64
"""The largest absolute value of an exponent that becomes products: at most 10 of them."""

T = TypeVar("T")
Pair = tuple[SSAValue, SSAValue | None]
"""An unevaluated sum of a number and a small rest, which is None for 0."""


def whole_exponent(value: SSAValue) -> int | None:
    """The whole number that `value` repeats, if it is a constant of one value; else None."""
    owner = value.owner
    if isinstance(owner, BroadcastOp):
        owner = owner.operand.owner
    if not isinstance(owner, ConstantOp) or not owner.is_splat:
        return None
    number = float(owner.numpy().ravel()[0])
    return int(number) if number.is_integer() else None


def becomes_products(exponent: int, dtype: dtypes.DType) -> bool:
    """Whether `PowIOp` has this exponent for elements of this type."""
    return 1 <= abs(exponent) <= LARGEST and (exponent > 0 or dtype.is_float)


def product(base: T, n: int, times: Callable[[T, T], T]) -> T:
    """`base` to the power n >= 1, by squares: one for each bit of n below the highest, and a product for each bit that is set."""
    result: T | None = None
    while True:
        if n & 1:
            result = base if result is None else times(result, base)
        n >>= 1
        if not n:
            assert result is not None
            return result
        base = times(base, base)


@irdl_op_definition
class PowIOp(ElementwiseOp):
    """`graph.powi %x, 6 : tensor<4xf32>`: x to a constant power, as products that are rounded once. The exponent is between
    -64 and 64, not 0, and not negative for integers, which wrap around."""

    name = "graph.powi"
    FLOPS: ClassVar[float] = 12.0
    operand = operand_def(ELEMENT_T)
    exponent = prop_def(IntegerAttr[IntegerType])
    result = result_def(ELEMENT_T)
    traits = traits_def(Pure())
    assembly_format = "$operand `,` custom<Number>($exponent) attr-dict `:` type($result)"
    custom_directives = (Number,)

    def __init__(self, operand: SSAValue, exponent: int):
        properties = {"exponent": IntegerAttr(exponent, i64)}
        super().__init__(operands=[operand], properties=properties, result_types=[operand.type])

    @property
    def power(self) -> int:
        """The exponent."""
        return self.exponent.value.data

    def verify_(self) -> None:
        super().verify_()
        n = self.power
        require(
            becomes_products(n, self.result_dtype),
            f"{self.name}: an exponent of {n} for {self.result_dtype.name}; use graph.pow",
        )

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        with np.errstate(all="ignore"):
            if x.dtype == np.float32:
                return (x.astype(np.float64) ** self.power).astype(np.float32)
            if x.dtype == np.float64:
                return _numpy_of_f64(x, self.power)
            return np.asarray(np.power(x, np.asarray(self.power, x.dtype)))

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        x, n, dtype = args[0], abs(self.power), dtypes.compute(self.operand_dtype(0))
        inverse = self.power < 0
        if dtype.name == "f64":
            return _of_f64(b, x, n, inverse)
        if (n > 2 and dtype.is_float) or (n == 2 and inverse):
            result = self._plain(b, b.cast(x, dtype, dtypes.F64), n)
            if inverse:
                result = b.div(b.constant(1, dtypes.F64), result, dtypes.F64)
            return b.cast(result, dtypes.F64, dtype)
        if inverse:
            return b.div(b.constant(1, dtype), x, dtype)
        return self._plain(b, x, n)

    @staticmethod
    def _plain(b: ScalarBuilder, x: SSAValue, n: int) -> SSAValue:
        return product((x, None), n, lambda left, right: (b.mul(left[0], right[0]), None))[0]

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, slope(e, self.operand, self.power))]


def _numpy_of_f64(x: Array, n: int) -> Array:
    """`_of_f64` on arrays. NumPy's own power has errors of up to 0.65 ULP, other ones on other processors."""
    base = x, np.zeros_like(x)
    if n < 0:
        q = 1 / x
        if n == -1:
            return q
        base = q, q * fma(-q, x, np.ones_like(x))
    high, low = product(base, abs(n), _numpy_times)
    return np.where(np.abs(low) < np.abs(high), high + low, high)


def _numpy_times(left: tuple[Array, Array], right: tuple[Array, Array]) -> tuple[Array, Array]:
    (x, x_rest), (y, y_rest) = left, right
    high = x * y
    return high, fma(y, x_rest, fma(x, y_rest, fma(x, y, -high)))


def slope(e: Backward, x: SSAValue, n: int) -> SSAValue:
    """n x^(n - 1), for an exponent that `PowIOp` takes."""
    if n == 1:
        return e.splat(1.0, x)
    if n == -LARGEST:  # `PowIOp` doesn't take n - 1
        return e.mul(e.div(e.emit(PowIOp(x, n)), x), float(n))
    return e.mul(e.emit(PowIOp(x, n - 1)), float(n))


def _of_f64(b: ScalarBuilder, x: SSAValue, n: int, inverse: bool) -> SSAValue:
    """The power of an f64. A negative one is that of 1 / x = q + q r, where r is the exact rest of the division: the powers of
    1 / x don't overflow where the result is a number, as those of x would."""
    if not inverse:
        return _sum(b, _product(b, (x, None), n))
    one = b.constant(1, dtypes.F64)
    q = b.div(one, x, dtypes.F64)
    if n == 1:
        return q
    rest = b.emit(math.FmaOp(b.neg(q, dtypes.F64), x, one))
    return _sum(b, _product(b, (q, b.mul(q, rest)), n))


def _product(b: ScalarBuilder, base: Pair, n: int) -> Pair:
    return product(base, n, lambda left, right: _times(b, left, right))


def _times(b: ScalarBuilder, left: Pair, right: Pair) -> Pair:
    (x, x_rest), (y, y_rest) = left, right
    high = b.mul(x, y)
    low = b.emit(math.FmaOp(x, y, b.neg(high, dtypes.F64)))
    for factor, rest in ((x, y_rest), (y, x_rest)):
        if rest is not None:
            low = b.emit(math.FmaOp(factor, rest, low))
    return high, low


def _sum(b: ScalarBuilder, pair: Pair) -> SSAValue:
    """The rounded sum. It is the first number alone where that is -0, which would lose its sign, and where products were infinite,
    so that the rest is NaN or infinite."""
    high, low = pair
    if low is None:
        return high
    size, rest = b.math(math.AbsFOp, high), b.math(math.AbsFOp, low)
    return b.select(b.compare("lt", rest, size, dtypes.F64), b.add(high, low), high)
