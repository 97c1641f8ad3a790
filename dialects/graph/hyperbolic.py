"""Hyperbolic functions and their inverses; tanh, which networks use, is in `functions`."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from xdsl.dialects import math
from xdsl.irdl import irdl_op_definition

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.functions import FloatFunction, FloatFunctionOp


@irdl_op_definition
class SinhOp(FloatFunctionOp):
    """The hyperbolic sine."""

    name = "graph.sinh"
    FLOPS: ClassVar[float] = 20.0
    MATH_OP: ClassVar[FloatFunction] = math.SinhOp

    def numpy(self, *args: Array) -> Array:
        return np.sinh(args[0])


@irdl_op_definition
class CoshOp(FloatFunctionOp):
    """The hyperbolic cosine."""

    name = "graph.cosh"
    FLOPS: ClassVar[float] = 18.0
    MATH_OP: ClassVar[FloatFunction] = math.CoshOp

    def numpy(self, *args: Array) -> Array:
        return np.cosh(args[0])


@irdl_op_definition
class AsinhOp(FloatFunctionOp):
    """The inverse hyperbolic sine."""

    name = "graph.asinh"
    FLOPS: ClassVar[float] = 30.0
    MATH_OP: ClassVar[FloatFunction] = math.AsinhOp

    def numpy(self, *args: Array) -> Array:
        return np.arcsinh(args[0])


@irdl_op_definition
class AcoshOp(FloatFunctionOp):
    """The inverse hyperbolic cosine; NaN below 1."""

    name = "graph.acosh"
    FLOPS: ClassVar[float] = 30.0
    MATH_OP: ClassVar[FloatFunction] = math.AcoshOp

    def numpy(self, *args: Array) -> Array:
        return np.arccosh(args[0])


@irdl_op_definition
class AtanhOp(FloatFunctionOp):
    """The inverse hyperbolic tangent; infinite at -1 and 1, NaN beyond."""

    name = "graph.atanh"
    FLOPS: ClassVar[float] = 20.0
    MATH_OP: ClassVar[FloatFunction] = math.AtanhOp

    def numpy(self, *args: Array) -> Array:
        return np.arctanh(args[0])
