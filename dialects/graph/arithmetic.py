"""Arithmetic on floats and integers: one class per op."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects import math
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes, exact
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import (
    ELEMENT_T,
    FLOAT,
    BinaryOp,
    ElementwiseOp,
    UnaryOp,
)
from mlfuse.dialects.scalar import ScalarBuilder

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
        """It is 0 at 0."""
        return [e.mul(grad, e.apply(SignOp, self.operand))]


@irdl_op_definition
class SignOp(UnaryOp):
    """-1, 0 or 1 by the sign of x; zeros keep their sign and NaN stays NaN."""

    name = "graph.sign"
    NO_GRADIENT: ClassVar[str] = "constant except for the jump at 0"
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
        # 0, -0 and NaN are neither positive nor negative: the result is x.
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
        """It is 0 where a is 0."""
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
        if args[0].dtype == np.float64:
            return exact.fma(*args)
        a, b, c = (arg.astype(np.float64) for arg in args)  # which holds the product of two f32
        return (a * b + c).astype(args[0].dtype)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.emit(math.FmaOp(args[0], args[1], args[2]))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, self.b), e.mul(grad, self.a), grad]
