"""Tests for the kind of a float: finite, infinite, NaN."""

from __future__ import annotations

import abc
from typing import ClassVar

import numpy as np
from xdsl.dialects import math
from xdsl.dialects.builtin import IntegerType
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import require, tensor_type, with_element
from mlfuse.dialects.graph.elementwise import FLOAT, ElementwiseOp
from mlfuse.dialects.graph.format import ElementsAndBits
from mlfuse.dialects.scalar import Predicate, ScalarBuilder


class ClassificationOp(ElementwiseOp, abc.ABC):
    """`graph.is_finite %x : tensor<4xf32>`. The result is an i1 tensor: |x| or x compared with an infinity."""

    NO_GRADIENT: ClassVar[str] = "gives truth values"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 2.0
    PREDICATE: ClassVar[Predicate] = "eq"
    MAGNITUDE: ClassVar[bool] = False
    """Whether |x| is compared."""
    BOUND: ClassVar[float] = float("inf")
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand attr-dict `:` custom<ElementsAndBits>(type($operand), type($result))"
    )
    custom_directives = (ElementsAndBits,)

    def __init__(self, operand: SSAValue):
        result = with_element(tensor_type(operand), IntegerType(1))
        super().__init__(operands=[operand], result_types=[result])

    def verify_(self) -> None:
        super().verify_()
        require(
            self.result.type == with_element(tensor_type(self.operand), IntegerType(1)),
            f"{self.name}: the result must be an i1 tensor of the operand's shape",
        )

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        dtype = dtypes.compute(self.operand_dtype(0))
        x = b.math(math.AbsFOp, args[0]) if self.MAGNITUDE else args[0]
        return b.compare(self.PREDICATE, x, b.constant(self.BOUND, dtype), dtype)


@irdl_op_definition
class IsFiniteOp(ClassificationOp):
    """Whether x is neither infinite nor NaN."""

    name = "graph.is_finite"
    PREDICATE: ClassVar[Predicate] = "lt"
    MAGNITUDE: ClassVar[bool] = True

    def numpy(self, *args: Array) -> Array:
        return np.isfinite(args[0])


@irdl_op_definition
class IsInfOp(ClassificationOp):
    """Whether x is infinity or minus infinity."""

    name = "graph.is_inf"
    MAGNITUDE: ClassVar[bool] = True

    def numpy(self, *args: Array) -> Array:
        return np.isinf(args[0])


@irdl_op_definition
class IsNanOp(ClassificationOp):
    """Whether x is NaN."""

    name = "graph.is_nan"

    def numpy(self, *args: Array) -> Array:
        return np.isnan(args[0])

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.compare("ne", args[0], args[0], dtypes.compute(self.operand_dtype(0)))


@irdl_op_definition
class IsPosInfOp(ClassificationOp):
    """Whether x is infinity."""

    name = "graph.is_pos_inf"

    def numpy(self, *args: Array) -> Array:
        return np.isposinf(args[0])


@irdl_op_definition
class IsNegInfOp(ClassificationOp):
    """Whether x is minus infinity."""

    name = "graph.is_neg_inf"
    BOUND: ClassVar[float] = float("-inf")

    def numpy(self, *args: Array) -> Array:
        return np.isneginf(args[0])
