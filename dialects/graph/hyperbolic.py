"""Hyperbolic functions and their inverses; tanh is in `functions`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects import math
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.functions import FloatFunction, FloatFunctionOp, RsqrtOp

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class SinhOp(FloatFunctionOp):
    """The hyperbolic sine."""

    name = "graph.sinh"
    FLOPS: ClassVar[float] = 20.0
    MATH_OP: ClassVar[FloatFunction] = math.SinhOp

    def numpy(self, *args: Array) -> Array:
        return np.sinh(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, e.apply(CoshOp, self.operand))]


@irdl_op_definition
class CoshOp(FloatFunctionOp):
    """The hyperbolic cosine."""

    name = "graph.cosh"
    FLOPS: ClassVar[float] = 18.0
    MATH_OP: ClassVar[FloatFunction] = math.CoshOp

    def numpy(self, *args: Array) -> Array:
        return np.cosh(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, e.apply(SinhOp, self.operand))]


@irdl_op_definition
class AsinhOp(FloatFunctionOp):
    """The inverse hyperbolic sine."""

    name = "graph.asinh"
    FLOPS: ClassVar[float] = 90.0
    MATH_OP: ClassVar[FloatFunction] = math.AsinhOp

    def numpy(self, *args: Array) -> Array:
        return np.arcsinh(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        x = self.operand
        return [e.mul(grad, e.apply(RsqrtOp, e.add(e.mul(x, x), 1.0)))]


@irdl_op_definition
class AcoshOp(FloatFunctionOp):
    """The inverse hyperbolic cosine; NaN below 1."""

    name = "graph.acosh"
    FLOPS: ClassVar[float] = 90.0
    MATH_OP: ClassVar[FloatFunction] = math.AcoshOp

    def numpy(self, *args: Array) -> Array:
        return np.arccosh(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """1 / sqrt(x^2 - 1), factored so that it neither cancels nor overflows."""
        slopes = [e.apply(RsqrtOp, e.add(self.operand, by)) for by in (-1.0, 1.0)]
        return [e.mul(grad, e.mul(*slopes))]


@irdl_op_definition
class AtanhOp(FloatFunctionOp):
    """The inverse hyperbolic tangent; infinite at -1 and 1, NaN beyond."""

    name = "graph.atanh"
    FLOPS: ClassVar[float] = 57.0
    MATH_OP: ClassVar[FloatFunction] = math.AtanhOp

    def numpy(self, *args: Array) -> Array:
        return np.arctanh(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        one = e.splat(1.0, grad)
        one_minus_square = e.mul(e.sub(one, self.operand), e.add(one, self.operand))
        return [e.div(grad, one_minus_square)]
