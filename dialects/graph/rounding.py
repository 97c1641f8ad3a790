"""Rounding of floats to whole numbers, which are floats again. All ops are exact and keep the sign of zeros."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from xdsl.dialects import math
from xdsl.irdl import irdl_op_definition

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.functions import FloatFunction, FloatFunctionOp


@irdl_op_definition
class FloorOp(FloatFunctionOp):
    """The largest whole number that is at most x."""

    name = "graph.floor"
    NO_GRADIENT: ClassVar[str] = "constant between jumps"
    FLOPS: ClassVar[float] = 2.0
    MATH_OP: ClassVar[FloatFunction] = math.FloorOp

    def numpy(self, *args: Array) -> Array:
        return np.floor(args[0])


@irdl_op_definition
class CeilOp(FloatFunctionOp):
    """The smallest whole number that is at least x."""

    name = "graph.ceil"
    NO_GRADIENT: ClassVar[str] = "constant between jumps"
    FLOPS: ClassVar[float] = 2.0
    MATH_OP: ClassVar[FloatFunction] = math.CeilOp

    def numpy(self, *args: Array) -> Array:
        return np.ceil(args[0])


@irdl_op_definition
class TruncOp(FloatFunctionOp):
    """x without its fraction."""

    name = "graph.trunc"
    NO_GRADIENT: ClassVar[str] = "constant between jumps"
    FLOPS: ClassVar[float] = 2.0
    MATH_OP: ClassVar[FloatFunction] = math.TruncOp

    def numpy(self, *args: Array) -> Array:
        return np.trunc(args[0])


@irdl_op_definition
class RoundEvenOp(FloatFunctionOp):
    """The nearest whole number; a tie goes to the even one."""

    name = "graph.round_even"
    NO_GRADIENT: ClassVar[str] = "constant between jumps"
    FLOPS: ClassVar[float] = 2.0
    MATH_OP: ClassVar[FloatFunction] = math.RoundEvenOp

    def numpy(self, *args: Array) -> Array:
        return np.rint(args[0])


@irdl_op_definition
class RoundAwayOp(FloatFunctionOp):
    """The nearest whole number; a tie goes away from zero."""

    name = "graph.round_away"
    NO_GRADIENT: ClassVar[str] = "constant between jumps"
    FLOPS: ClassVar[float] = 3.0
    MATH_OP: ClassVar[FloatFunction] = math.RoundOp

    def numpy(self, *args: Array) -> Array:
        return round_away(args[0])


def round_away(x: Array) -> Array:
    """The nearest whole number, ties away from zero; the difference below is exact."""
    whole = np.trunc(x)
    up = np.abs(x - whole) >= 0.5
    return np.copysign(whole + np.copysign(up, x), x).astype(x.dtype)
