"""Extremes of two values, and clamping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import (
    BOOL,
    ELEMENT_T,
    FLOAT,
    INT,
    BinaryOp,
    ElementwiseOp,
)
from mlfuse.dialects.scalar import Predicate, ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class MaxOp(BinaryOp):
    """The larger of a and b; NaN wins, and +0 is above -0. On i1, it is `or`."""

    name = "graph.max"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return maximum(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.maximum(args[0], args[1], self.operand_dtype(0))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """Equal operands get half each, as in JAX; if one is NaN, neither gets any."""
        return _of_choice(e, grad, "gt", self.lhs, self.rhs)


@irdl_op_definition
class MinOp(BinaryOp):
    """The smaller of a and b; NaN wins, and -0 is below +0. On i1, it is `and`."""

    name = "graph.min"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return minimum(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.minimum(args[0], args[1], self.operand_dtype(0))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """Equal operands get half each, as in JAX; if one is NaN, neither gets any."""
        return _of_choice(e, grad, "lt", self.lhs, self.rhs)


def _of_choice(
    e: Backward, grad: SSAValue, wins: Predicate, a: SSAValue, b: SSAValue
) -> list[SSAValue | None]:
    shared = e.select(e.compare("eq", a, b), e.mul(grad, 0.5), 0.0)
    pairs = ((a, b), (b, a))
    return [e.select(e.compare(wins, x, y), grad, shared) for x, y in pairs]


def maximum(a: Array, b: Array) -> Array:
    """The larger of each pair; NaN wins, +0 is above -0."""
    if a.dtype.kind in "biu":
        return np.maximum(a, b)
    return np.where((a == 0) & (b == 0), a + b, np.maximum(a, b))


def minimum(a: Array, b: Array) -> Array:
    """The smaller of each pair; NaN wins, -0 is below +0."""
    if a.dtype.kind in "biu":
        return np.minimum(a, b)
    return np.where((a == 0) & (b == 0), -((-a) + (-b)), np.minimum(a, b))


@irdl_op_definition
class ClampOp(ElementwiseOp):
    """`graph.clamp %low, %x, %high : tensor<4xf32>`: min(max(x, low), high), with the max and min of
    `graph.max` and `graph.min`. If one of the three is NaN, so is the result; where low is above high,
    the result is high."""

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
        """At a bound, no operand gets the gradient, as in JAX."""
        low, x, high = self.operands
        above = e.compare("gt", x, low)
        below = e.compare("lt", x, high)
        crossed = e.compare("lt", high, low)
        at_low = e.select(e.compare("lt", x, low), e.masked(e.compare("lt", low, high), grad), 0.0)
        at_high = e.select(e.compare("gt", x, high), grad, e.masked(crossed, grad))
        return [at_low, e.masked(above, e.masked(below, grad)), at_high]
