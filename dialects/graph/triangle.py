"""The triangles and diagonals of matrices; the last two dims are a matrix.

Elements are moved, never computed: 16-bit floats keep their bits.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator, Sequence
from typing import ClassVar

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, TensorType, i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.array import ArrayOp
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    Shape,
    parse_tensor,
    require,
    shape_of,
)
from mlfuse.dialects.graph.composite import OPERAND_T, Axis, CompositeOp, Emitter, defaults
from mlfuse.dialects.graph.creation import IotaOp, check_like
from mlfuse.dialects.graph.format import parse_optional_like
from mlfuse.dialects.graph.movement import SliceOp

FARTHEST = 2**62
"""No matrix has a diagonal farther out, and it can be added to an index without overflow."""


def near(diagonal: Axis) -> int:
    """A diagonal, clamped to `FARTHEST`."""
    return max(min(diagonal.value.data, FARTHEST), -FARTHEST)


def up_to_diagonal(
    e: Emitter, shape: Sequence[int], diagonal: int, like: SSAValue | None
) -> SSAValue:
    """Truth values: column - row <= diagonal, in the last two dims."""
    type_, rank = TensorType(i64, shape), len(shape)
    like = like if DYNAMIC in shape else None
    row, column = (e.emit(IotaOp(d, type_, like)) for d in (rank - 2, rank - 1))
    return e.compare("le", column, e.add(row, diagonal) if diagonal else row)


@irdl_op_definition
class TriOp(CompositeOp):
    """`graph.tri {diagonal = 1 : i64} : tensor<4x5xi1>`.

    `numpy.tri`: 1 (true) at and below the diagonal, 0 above. Diagonal 0 is the main one; positive
    diagonals are above it. A result with `?` dims takes their sizes from a tensor: `graph.tri like %x :
    tensor<?x5xf32> -> tensor<?x5xi1>`.
    """

    name = "graph.tri"
    WIDENS: ClassVar[bool] = False
    like = opt_operand_def()
    diagonal = prop_def(Axis, default_value=IntegerAttr(0, i64))
    result = result_def()
    traits = traits_def(Pure())

    def inferred_type(self) -> AnyTensor | None:
        return None

    def element_checks(self) -> str | None:
        return None

    def verify_(self) -> None:
        super().verify_()
        rank = self.result_type.get_num_dims()
        require(rank == 2, f"graph.tri: the result must be a matrix, not a {self.result_type}")
        check_like(self, self.like)

    def size_only(self, index: int) -> bool:
        return True

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for like in self.operands:
            for position in range(len(shape_of(like))):
                yield (like, position), (self.result, position)

    def numpy(self, *args: Array) -> Array:
        rows, columns = args[0].shape if args else self.result_type.get_shape()
        return np.tri(rows, columns, near(self.diagonal)).astype(self.result_dtype.numpy)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        shape = self.result_type.get_shape()
        mask = up_to_diagonal(e, shape, near(self.diagonal), self.like)
        return e.cast(mask, self.result_dtype.mlir)

    def print(self, printer: Printer) -> None:
        if self.like is not None:
            printer.print_string(" like ")
            printer.print_operand(self.like)
        unsaid = defaults(TriOp)
        shown = {k: v for k, v in self.properties.items() if unsaid.get(k) != v}
        printer.print_op_attributes(shown | self.attributes)
        printer.print_string(" : ")
        if self.like is not None:
            printer.print_attribute(self.like.type)
            printer.print_string(" -> ")
        printer.print_attribute(self.result.type)

    @classmethod
    def parse(cls, parser: Parser) -> TriOp:
        like = parse_optional_like(parser)
        attributes = parser.parse_optional_attr_dict()
        properties = {k: attributes.pop(k) for k in list(attributes) if k == "diagonal"}
        parser.parse_punctuation(":")
        values: list[SSAValue] = []
        if like is not None:
            values.append(parser.resolve_operand(like, parse_tensor(parser)))
            parser.parse_punctuation("->")
        return cls.create(
            operands=values,
            result_types=[parse_tensor(parser)],
            properties=defaults(cls) | properties,
            attributes=attributes,
        )


class TriangleOp(ArrayOp, abc.ABC):
    """x on one side of a diagonal, 0 (false) on the other."""

    operand = operand_def(OPERAND_T)
    diagonal = prop_def(Axis, default_value=IntegerAttr(0, i64))
    result = result_def(OPERAND_T)

    def result_shape(self) -> Shape:
        return shape_of(self.operand)

    def verify_(self) -> None:
        _check_matrices(self)
        super().verify_()


@irdl_op_definition
class TrilOp(TriangleOp):
    """`graph.tril %x {diagonal = 0 : i64} : tensor<8x4x4xf32>`: x at and below a diagonal, 0 above.

    `numpy.tril` of each matrix. Diagonal 0 is the main one; positive diagonals are above it.
    """

    name = "graph.tril"

    def numpy(self, *args: Array) -> Array:
        return np.tril(args[0], near(self.diagonal))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        kept = up_to_diagonal(e, shape_of(x), near(self.diagonal), x)
        return e.select(kept, x, 0)


@irdl_op_definition
class TriuOp(TriangleOp):
    """`graph.triu %x {diagonal = 0 : i64} : tensor<8x4x4xf32>`: x at and above a diagonal, 0 below.

    `numpy.triu` of each matrix. Diagonal 0 is the main one; positive diagonals are above it.
    """

    name = "graph.triu"

    def numpy(self, *args: Array) -> Array:
        return np.triu(args[0], near(self.diagonal))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        gone = up_to_diagonal(e, shape_of(x), near(self.diagonal) - 1, x)
        return e.select(gone, 0, x)


@irdl_op_definition
class DiagonalOp(ArrayOp):
    """`graph.diagonal %x {diagonal = 0 : i64} : tensor<8x4x6xf32> -> tensor<8x4xf32>`.

    `numpy.diagonal` of each matrix; the last two dims must be static. Diagonal 0 is the main one;
    positive diagonals are above it.
    """

    name = "graph.diagonal"
    operand = operand_def()
    diagonal = prop_def(Axis, default_value=IntegerAttr(0, i64))
    result = result_def()

    def result_shape(self) -> Shape:
        *leading, rows, columns = shape_of(self.operand)
        k = self.diagonal.value.data
        return (*leading, max(min(rows, columns - k) if k >= 0 else min(rows + k, columns), 0))

    def verify_(self) -> None:
        _check_matrices(self)
        rank = len(shape_of(self.operand))
        self.check_static([rank - 2, rank - 1])
        shape = shape_of(self.operand)
        require(
            DYNAMIC not in shape or (shape.count(DYNAMIC) == 1 and 0 not in shape),
            f"graph.diagonal: only one dim of {self.operand.type} may be `?`, and none if another is 0",
        )
        super().verify_()

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position in range(len(shape_of(self.operand)) - 2):
            yield (self.operand, position), (self.result, position)

    def numpy(self, *args: Array) -> Array:
        return np.diagonal(args[0], near(self.diagonal), -2, -1)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        """In the flattened matrix, elements of the diagonal are `columns + 1` apart: a slice with that stride."""
        x = args[0]
        *leading, rows, columns = shape_of(x)
        count, k = self.result_shape()[-1], self.diagonal.value.data
        first = 0 if count == 0 else k if k >= 0 else -k * columns
        limit = first + (count - 1) * (columns + 1) + 1 if count else 0
        starts, strides = [0] * len(leading) + [first], [1] * len(leading) + [columns + 1]
        line = build.reshape_to(e, x, [*leading, rows * columns])
        return e.emit(SliceOp(line, starts, [*leading, limit], strides, self.result_type))


def _check_matrices(op: ArrayOp) -> None:
    shape = shape_of(op.operands[0])
    require(
        len(shape) >= 2, f"{op.name}: {op.operands[0].type} has a rank below 2: there is no matrix"
    )


OPS: list[type[CompositeOp]] = [DiagonalOp, TrilOp, TriOp, TriuOp]
