"""Comparison, selection and casts: elementwise ops whose operands' types differ."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, ClassVar, cast, get_args

import numpy as np
from xdsl.dialects.builtin import IntegerType, StringAttr
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AnyAttr,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph.base import (
    AnyTensor,
    require,
    shapes_match,
    tensor_type,
    with_element,
)
from mlfuse.dialects.graph.elementwise import BOOL, FLOAT, INT, ElementwiseOp
from mlfuse.dialects.graph.format import ElementsAndBits, Word
from mlfuse.dialects.scalar import Predicate, ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

_PREDICATES: tuple[Predicate, ...] = get_args(Predicate)
_UFUNCS = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
}


class PredicateWord(Word):
    """How elements are compared."""

    WHAT: ClassVar[str] = "predicate"
    KNOWN: ClassVar[Collection[str]] = _PREDICATES


@irdl_op_definition
class CompareOp(ElementwiseOp):
    """`graph.compare lt %a, %b : tensor<4xf32>`. The result is an i1 tensor. If a or b is NaN, only `ne` holds."""

    name = "graph.compare"
    NO_GRADIENT: ClassVar[str] = "gives truth values"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT, BOOL})
    T: ClassVar = VarConstraint("T", AnyAttr())
    lhs = operand_def(T)
    rhs = operand_def(T)
    predicate = prop_def(StringAttr)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "custom<PredicateWord>($predicate) $lhs `,` $rhs attr-dict "
        "`:` custom<ElementsAndBits>(type($lhs), type($result))"
    )
    custom_directives = (PredicateWord, ElementsAndBits)

    def __init__(self, predicate: str, lhs: SSAValue, rhs: SSAValue):
        super().__init__(
            operands=[lhs, rhs],
            properties={"predicate": StringAttr(predicate)},
            result_types=[with_element(tensor_type(lhs), IntegerType(1))],
        )

    def verify_(self) -> None:
        super().verify_()
        require(
            self.predicate.data in _PREDICATES,
            f"graph.compare: unknown predicate {self.predicate.data!r}, "
            f"expected one of: {', '.join(_PREDICATES)}",
        )
        require(self.result_dtype.is_bool, "graph.compare: the result must be a tensor of i1")
        require(
            self.result_type.get_shape() == tensor_type(self.lhs).get_shape(),
            "graph.compare: the result must have the operands' shape",
        )

    def numpy(self, *args: Array) -> Array:
        return _UFUNCS[self.predicate.data](*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.compare(
            cast(Predicate, self.predicate.data), args[0], args[1], self.operand_dtype(0)
        )


@irdl_op_definition
class SelectOp(ElementwiseOp):
    """`graph.select %p, %a, %b : tensor<4xf32>`: a where p (an i1 tensor) holds, b elsewhere."""

    name = "graph.select"
    WIDENS: ClassVar[bool] = False  # so that payloads of NaNs are kept
    ACCEPTS: ClassVar[frozenset[str]] = frozenset(
        {BOOL}
    )  # for the condition; the branches take any type
    T: ClassVar = VarConstraint("T", AnyAttr())
    condition = operand_def()
    on_true = operand_def(T)
    on_false = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = (
        "$condition `,` $on_true `,` $on_false attr-dict "
        "`:` custom<ElementsAndBits>(type($result), type($condition))"
    )
    custom_directives = (ElementsAndBits,)

    def __init__(self, condition: SSAValue, on_true: SSAValue, on_false: SSAValue):
        super().__init__(operands=[condition, on_true, on_false], result_types=[on_true.type])

    def verify_(self) -> None:
        super().verify_()
        require(
            tensor_type(self.condition).get_shape() == self.result_type.get_shape(),
            lambda: (
                "graph.select: the condition must have the result's shape "
                f"({self.condition.type} for {self.result_type})"
            ),
        )

    def numpy(self, *args: Array) -> Array:
        return np.where(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.select(*args)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [None, e.masked(self.condition, grad), e.select(self.condition, 0.0, grad)]


@irdl_op_definition
class CastOp(ElementwiseOp):
    """`graph.cast %x : tensor<4xf32> -> tensor<4xbf16>`.

    To a float: rounds to nearest even. From float to integer: truncates and saturates; NaN gives 0.
    Between integers: wraps around. To i1: whether the value differs from 0 (NaN does).
    """

    name = "graph.cast"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT, BOOL})
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"

    def __init__(self, operand: SSAValue, result_type: AnyTensor):
        super().__init__(operands=[operand], result_types=[result_type])

    def verify_(self) -> None:
        super().verify_()
        source, target = tensor_type(self.operand), self.result_type
        require(
            shapes_match(source.get_shape(), target.get_shape()),
            lambda: (
                f"graph.cast: {source} and {target} differ in shape; a cast changes only element types"
            ),
        )

    def numpy(self, *args: Array) -> Array:
        return cast_array(args[0], self.operand_dtype(0), self.result_dtype)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.cast(args[0], dtypes.compute(self.operand_dtype(0)), self.result_dtype)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.cast(grad, tensor_type(self.operand).element_type)]

    def stored(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return self.scalar(b, *args)  # straight to the storage type: rounded once


def cast_array(x: Array, source: DType, target: DType) -> Array:
    """`graph.cast` on an array of `source` elements (narrow floats may arrive as f32)."""
    if target.is_bool:
        return np.not_equal(x, 0)
    if target.is_half:
        return _narrowed(x, target)
    if not (source.is_float and target.is_integer):
        return x.astype(target.numpy)
    info = np.iinfo(np.dtype(f"{'' if target.is_signed else 'u'}int{target.bits}"))
    wide = np.trunc(x.astype(np.float64))
    # Compare in f64 with >=: info.max may round up to a value that is out of range.
    low, high = wide <= float(info.min), wide >= float(info.max)
    inside = np.where(low | high | np.isnan(wide), 0, wide).astype(target.numpy)
    result = np.where(low, info.min, np.where(high, info.max, inside))
    return result.astype(target.numpy)


def _narrowed(x: Array, target: DType) -> Array:
    """Values rounded to `target` once; NumPy would round twice, first to f32, for most types.

    Here, too, the first step is f32, but rounded to odd: an inexact value gets a last bit of 1, so that the
    second rounding is right (Boldo and Melquiond, 2008).
    """
    wide = x.astype(np.float64)
    near = wide.astype(np.float32)
    inexact = np.isfinite(wide) & (near.astype(np.float64) != wide)
    toward = np.where(np.abs(near.astype(np.float64)) > np.abs(wide), -1, 0)
    truncated = near.view(np.int32) + np.where(inexact, toward, 0).astype(np.int32)
    odd = np.where(inexact, truncated | 1, truncated).astype(np.int32)
    return odd.view(np.float32).astype(target.numpy)


__all__: Sequence[str] = ["CastOp", "CompareOp", "SelectOp", "cast_array"]
