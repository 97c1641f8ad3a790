"""Ops that make tensors from nothing but an attribute or an index: constant, iota, dim."""

from __future__ import annotations

import abc
from collections.abc import Callable, Iterator
from typing import ClassVar, cast

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    IntegerType,
    TensorType,
    i64,
)
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    ParsingState,
    TypeDirective,
)
from xdsl.parser import Parser
from xdsl.traits import ConstantLike, Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    GraphOp,
    OpKind,
    parse_tensor,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.format import Like, Number, SourceSignature, Tensor, TextDirective
from mlfuse.dialects.scalar import ScalarBuilder

__all__ = ["ConstantOp", "DimOp", "IotaOp", "SourceOp"]


class SourceOp(GraphOp, abc.ABC):
    """An op that computes a result element from its index alone. The result is never stored."""

    NO_GRADIENT: ClassVar[str] = "depends on sizes alone"
    KIND: ClassVar[OpKind] = OpKind.SOURCE
    FLOPS: ClassVar[float] = 0.5

    def size_only(self, index: int) -> bool:
        return True

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for like in self.operands:
            for position in range(len(shape_of(like))):
                yield (like, position), (self.results[0], position)

    @abc.abstractmethod
    def scalar_at(self, b: ScalarBuilder, index: Callable[[int], SSAValue]) -> SSAValue:
        """Append the code for one element; `index` gives the element's index along a dim."""


class Literal(TextDirective):
    """`dense<1.0> : tensor<4xf32>`: a literal; the result has the literal's type."""

    value: AttributeVariable
    result: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        start = parser.pos
        value = parser.parse_attribute()
        if not isinstance(value, DenseIntOrFPElementsAttr):
            parser.raise_error("expected a dense literal", start, parser.pos)
        literal = cast(DenseIntOrFPElementsAttr[AnyFloat | IntegerType], value)
        if not isinstance(literal.type, TensorType):
            parser.raise_error("expected a dense literal of a tensor type", start, parser.pos)
        self.value.set(state, literal)
        self.result.set(state, (literal.type,))


@irdl_op_definition
class ConstantOp(GraphOp):
    """`graph.constant dense<1.0> : tensor<f32>`.

    A constant of one value (a splat) becomes a number inside kernels. A constant of many values is an
    array that kernels read.
    """

    name = "graph.constant"
    NO_GRADIENT: ClassVar[str] = "a constant"
    KIND: ClassVar[OpKind] = OpKind.SOURCE
    FLOPS: ClassVar[float] = 0.0
    value = prop_def(DenseIntOrFPElementsAttr)
    result = result_def()
    traits = traits_def(Pure(), ConstantLike())
    assembly_format = "attr-dict custom<Literal>($value, type($result))"
    custom_directives = (Literal,)

    def __init__(self, value: DenseIntOrFPElementsAttr):
        super().__init__(properties={"value": value}, result_types=[value.type])

    @staticmethod
    def scalar_of(value: float | int | bool, dtype: dtypes.DType) -> ConstantOp:
        """A rank-0 constant."""
        type_ = TensorType(dtype.mlir, [])
        return ConstantOp(dtypes.dense(np.asarray(value, dtype=dtype.numpy), type_))

    def verify_(self) -> None:
        super().verify_()
        require(
            self.value.type == self.result.type,
            lambda: (
                f"graph.constant: the literal is a {self.value.type}, but the result a {self.result.type}"
            ),
        )

    @property
    def is_splat(self) -> bool:
        """Whether all elements are one value."""
        return dtypes.is_splat(self.value)

    def numpy(self, *args: Array) -> Array:
        return dtypes.dense_values(self.value)


@irdl_op_definition
class IotaOp(SourceOp):
    """`graph.iota dim 1 : tensor<4x8xi32>`: each element is its index along one dim.

    A result with `?` dims takes them from a tensor: `graph.iota dim 0 like %x : tensor<?xf32>
    -> tensor<?xi32>`.
    """

    name = "graph.iota"
    dimension = prop_def(IntegerAttr[IntegerType])
    like = opt_operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "`dim` custom<Number>($dimension) custom<Like>($like) attr-dict "
        "`:` custom<SourceSignature>(type($like), type($result))"
    )
    custom_directives = (Number, Like, SourceSignature)

    def __init__(self, dimension: int, result_type: AnyTensor, like: SSAValue | None = None):
        super().__init__(
            operands=[like],
            properties={"dimension": IntegerAttr(dimension, i64)},
            result_types=[result_type],
        )

    def verify_(self) -> None:
        super().verify_()
        rank = self.result_type.get_num_dims()
        dimension = self.dimension.value.data
        require(0 <= dimension < rank, f"graph.iota: dim {dimension} is outside rank {rank}")
        require(not self.result_dtype.is_bool, "graph.iota: the elements can't be i1")
        check_like(self, self.like)

    def numpy(self, *args: Array) -> Array:
        shape = args[0].shape if args else self.result_type.get_shape()
        axis = self.dimension.value.data
        ramp = np.arange(shape[axis]).astype(self.result_dtype.numpy)
        return np.broadcast_to(
            ramp.reshape([-1 if d == axis else 1 for d in range(len(shape))]), shape
        )

    def scalar_at(self, b: ScalarBuilder, index: Callable[[int], SSAValue]) -> SSAValue:
        dtype = self.result_dtype
        i64_type = IntegerType(64)
        wide = b.emit(arith.IndexCastOp(index(self.dimension.value.data), i64_type))
        source = dtypes.of(i64_type)
        return b.cast(wide, source, dtypes.compute(dtype))


class SizeType(TextDirective):
    """`tensor<i64>`: the type of a size."""

    size: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        start = parser.pos
        type_ = parse_tensor(parser)
        if type_ != TensorType(i64, []):
            parser.raise_error(f"a size is a tensor<i64>, not a {type_}", start)
        self.size.set(state, (type_,))


@irdl_op_definition
class DimOp(GraphOp):
    """`graph.dim %x 1 : tensor<4x?xf32> -> tensor<i64>`: the size of one dim at run time."""

    name = "graph.dim"
    NO_GRADIENT: ClassVar[str] = "gives integers"
    KIND: ClassVar[OpKind] = OpKind.SOURCE
    FLOPS: ClassVar[float] = 0.5
    operand = operand_def()
    dimension = prop_def(IntegerAttr[IntegerType])
    result = result_def(TensorType(i64, []))
    traits = traits_def(Pure())
    assembly_format = "$operand custom<Number>($dimension) attr-dict `:` custom<Tensor>(type($operand)) `->` custom<SizeType>(type($result))"
    custom_directives = (Number, Tensor, SizeType)

    def __init__(self, operand: SSAValue, dimension: int):
        super().__init__(
            operands=[operand],
            properties={"dimension": IntegerAttr(dimension, i64)},
            result_types=[TensorType(i64, [])],
        )

    def verify_(self) -> None:
        super().verify_()
        rank = tensor_type(self.operand).get_num_dims()
        dimension = self.dimension.value.data
        require(0 <= dimension < rank, f"graph.dim: dim {dimension} is outside rank {rank}")

    def size_only(self, index: int) -> bool:
        return True

    def numpy(self, *args: Array) -> Array:
        return np.asarray(args[0].shape[self.dimension.value.data], dtype=np.int64)


# Result shapes with `?` come from a tensor that has them: `like %x`.


def check_like(op: GraphOp, like: SSAValue | None) -> None:
    """Raise unless `like` has the result's shape; it may be None if the result has no `?` dims."""
    shape = op.result_type.get_shape()
    if like is None:
        require(
            DYNAMIC not in shape,
            lambda: (
                f"{op.name}: the sizes of the `?` dims of the result {op.result_type} are missing; "
                "add `like %tensor`, a tensor of that shape"
            ),
        )
        return
    require(
        shape_of(like) == shape,
        lambda: f"{op.name}: `like` is a {like.type}; it must have the shape of {op.result_type}",
    )
