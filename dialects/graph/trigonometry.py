"""Trigonometric functions and their inverses, in radians."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects import math
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.arithmetic import AbsOp
from mlfuse.dialects.graph.elementwise import FLOAT, BinaryOp
from mlfuse.dialects.graph.functions import FloatFunction, FloatFunctionOp, RsqrtOp
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class SinOp(FloatFunctionOp):
    """The sine; NaN at an infinity."""

    name = "graph.sin"
    FLOPS: ClassVar[float] = 160.0
    MATH_OP: ClassVar[FloatFunction] = math.SinOp

    def numpy(self, *args: Array) -> Array:
        return np.sin(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, e.apply(CosOp, self.operand))]


@irdl_op_definition
class CosOp(FloatFunctionOp):
    """The cosine; NaN at an infinity."""

    name = "graph.cos"
    FLOPS: ClassVar[float] = 160.0
    MATH_OP: ClassVar[FloatFunction] = math.CosOp

    def numpy(self, *args: Array) -> Array:
        return np.cos(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.neg(e.mul(grad, e.apply(SinOp, self.operand)))]


@irdl_op_definition
class TanOp(FloatFunctionOp):
    """The tangent; NaN at an infinity."""

    name = "graph.tan"
    FLOPS: ClassVar[float] = 165.0
    MATH_OP: ClassVar[FloatFunction] = math.TanOp

    def numpy(self, *args: Array) -> Array:
        return np.tan(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        y = self.result
        return [e.mul(grad, e.add(e.mul(y, y), 1.0))]


def _over_circle(e: Backward, x: SSAValue) -> SSAValue:
    """1 / sqrt(1 - x^2), factored so that it doesn't cancel near 1 and -1."""
    one = e.splat(1.0, x)
    return e.apply(RsqrtOp, e.mul(e.sub(one, x), e.add(one, x)))


@irdl_op_definition
class AsinOp(FloatFunctionOp):
    """The inverse sine, in [-pi/2, pi/2]; NaN outside of [-1, 1]."""

    name = "graph.asin"
    FLOPS: ClassVar[float] = 15.0
    MATH_OP: ClassVar[FloatFunction] = math.AsinOp

    def numpy(self, *args: Array) -> Array:
        return np.arcsin(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, _over_circle(e, self.operand))]


@irdl_op_definition
class AcosOp(FloatFunctionOp):
    """The inverse cosine, in [0, pi]; NaN outside of [-1, 1]."""

    name = "graph.acos"
    FLOPS: ClassVar[float] = 15.0
    MATH_OP: ClassVar[FloatFunction] = math.AcosOp

    def numpy(self, *args: Array) -> Array:
        return np.arccos(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.neg(e.mul(grad, _over_circle(e, self.operand)))]


@irdl_op_definition
class AtanOp(FloatFunctionOp):
    """The inverse tangent, in [-pi/2, pi/2]."""

    name = "graph.atan"
    FLOPS: ClassVar[float] = 15.0
    MATH_OP: ClassVar[FloatFunction] = math.AtanOp

    def numpy(self, *args: Array) -> Array:
        return np.arctan(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.div(grad, e.add(e.mul(self.operand, self.operand), 1.0))]


@irdl_op_definition
class Atan2Op(BinaryOp):
    """`graph.atan2 %y, %x`: the angle of the point (x, y), with C99's and NumPy's special values."""

    name = "graph.atan2"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 18.0

    def numpy(self, *args: Array) -> Array:
        return np.arctan2(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.emit(math.Atan2Op(args[0], args[1]))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """x and -y over x^2 + y^2. Both are divided by the larger one first, because squares may overflow."""
        y, x = self.operands
        wide = e.compare("ge", e.apply(AbsOp, x), e.apply(AbsOp, y))
        large, small = e.select(wide, x, y), e.select(wide, y, x)
        ratio = e.div(small, large)
        over = e.div(grad, e.mul(large, e.add(e.mul(ratio, ratio), 1.0)))
        less = e.mul(over, ratio)
        return [e.select(wide, over, less), e.neg(e.select(wide, less, over))]
