"""Trigonometric functions and their inverses, in radians."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from xdsl.dialects import math
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import FLOAT, BinaryOp
from mlfuse.dialects.graph.functions import FloatFunction, FloatFunctionOp
from mlfuse.dialects.scalar import ScalarBuilder


@irdl_op_definition
class SinOp(FloatFunctionOp):
    """The sine; NaN at an infinity."""

    name = "graph.sin"
    FLOPS: ClassVar[float] = 20.0
    MATH_OP: ClassVar[FloatFunction] = math.SinOp

    def numpy(self, *args: Array) -> Array:
        return np.sin(args[0])


@irdl_op_definition
class CosOp(FloatFunctionOp):
    """The cosine; NaN at an infinity."""

    name = "graph.cos"
    FLOPS: ClassVar[float] = 20.0
    MATH_OP: ClassVar[FloatFunction] = math.CosOp

    def numpy(self, *args: Array) -> Array:
        return np.cos(args[0])


@irdl_op_definition
class TanOp(FloatFunctionOp):
    """The tangent; NaN at an infinity."""

    name = "graph.tan"
    FLOPS: ClassVar[float] = 25.0
    MATH_OP: ClassVar[FloatFunction] = math.TanOp

    def numpy(self, *args: Array) -> Array:
        return np.tan(args[0])


@irdl_op_definition
class AsinOp(FloatFunctionOp):
    """The inverse sine, in [-pi/2, pi/2]; NaN outside of [-1, 1]."""

    name = "graph.asin"
    FLOPS: ClassVar[float] = 15.0
    MATH_OP: ClassVar[FloatFunction] = math.AsinOp

    def numpy(self, *args: Array) -> Array:
        return np.arcsin(args[0])


@irdl_op_definition
class AcosOp(FloatFunctionOp):
    """The inverse cosine, in [0, pi]; NaN outside of [-1, 1]."""

    name = "graph.acos"
    FLOPS: ClassVar[float] = 15.0
    MATH_OP: ClassVar[FloatFunction] = math.AcosOp

    def numpy(self, *args: Array) -> Array:
        return np.arccos(args[0])


@irdl_op_definition
class AtanOp(FloatFunctionOp):
    """The inverse tangent, in [-pi/2, pi/2]."""

    name = "graph.atan"
    FLOPS: ClassVar[float] = 15.0
    MATH_OP: ClassVar[FloatFunction] = math.AtanOp

    def numpy(self, *args: Array) -> Array:
        return np.arctan(args[0])


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
