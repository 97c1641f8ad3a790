"""Slices whose position is known at run time only: `graph.dynamic_slice` and its update.

Starts are rank-0 integers, one for each dim. They are clamped so that the slice is inside the tensor,
as in StableHLO.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.irdl.declarative_assembly_format import (
    ParsingState,
    PrintingState,
    VariadicOperandVariable,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    Dim,
    Dims,
    GraphOp,
    dim,
    dims_attr,
    dims_of,
    identity_map,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.format import DimList, Signature, TextDirective
from mlfuse.dialects.graph.indexed import ElementReader, IndexedOp, clamped_index, scalar_map
from mlfuse.dialects.guards import Constraint, Guard

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class Starts(TextDirective):
    """`[%i, %j]`: the start of a slice in each dim."""

    starts: VariadicOperandVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        starts = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, parser.parse_unresolved_operand
        )
        self.starts.set(state, starts)

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        with printer.in_square_brackets():
            printer.print_list(self.starts.get(op), printer.print_operand)


@irdl_op_definition
class DynamicSliceOp(IndexedOp):
    """`graph.dynamic_slice %x [%i, %j] sizes [1, 8] : tensor<4x16xf32>, tensor<i32>, tensor<i32> ->
    tensor<1x8xf32>`."""

    name = "graph.dynamic_slice"
    operand = operand_def()
    starts = var_operand_def()
    sizes = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand custom<Starts>($starts) `sizes` custom<DimList>($sizes) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (Starts, DimList, Signature)

    def __init__(self, operand: SSAValue, starts: Sequence[SSAValue], sizes: Sequence[int]):
        super().__init__(
            operands=[operand, starts],
            properties={"sizes": dims_attr(sizes)},
            result_types=[TensorType(tensor_type(operand).element_type, sizes)],
        )

    def verify_(self) -> None:
        super().verify_()
        shape, sizes = shape_of(self.operand), dims_of(self.sizes)
        _check_starts(self, shape, self.starts)
        require(
            len(sizes) == len(shape) and sizes == self.result_type.get_shape(),
            f"graph.dynamic_slice: sizes {list(sizes)} must be the dims of {self.result_type} and "
            f"as many as {self.operand.type} has",
        )
        for size, whole in zip(sizes, shape, strict=True):
            require(
                0 <= size <= whole,
                f"graph.dynamic_slice: can't take {size} elements of a dim of size {whole}",
            )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        return iter(())

    def numpy(self, *args: Array) -> Array:
        x, *starts = args
        first = _clamped(starts, x.shape, dims_of(self.sizes))
        return x[tuple(slice(a, a + n) for a, n in zip(first, dims_of(self.sizes), strict=True))]

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        own = e.emit(DynamicUpdateSliceOp(e.zeros(self.operand), grad, self.starts))
        return [own, *([None] * len(self.starts))]

    def operand_map(self, index: int) -> AffineMap | None:
        return scalar_map(self.result_type.get_num_dims()) if index else None

    def element(self, at: ElementReader) -> SSAValue:
        shape = shape_of(self.operand)
        starts = _read_starts(self, at, 1, shape, dims_of(self.sizes))
        rank = len(shape)
        return at.fetch(0, [dim(d) + dim(rank + d) for d in range(rank)], starts)


@irdl_op_definition
class DynamicUpdateSliceOp(IndexedOp):
    """`graph.dynamic_update_slice %x, %update [%i, %j] : tensor<4x16xf32>, tensor<1x8xf32>,
    tensor<i32>, tensor<i32> -> tensor<4x16xf32>`: `%x` with a slice replaced."""

    name = "graph.dynamic_update_slice"
    operand = operand_def()
    update = operand_def()
    starts = var_operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand `,` $update custom<Starts>($starts) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (Starts, Signature)

    def __init__(self, operand: SSAValue, update: SSAValue, starts: Sequence[SSAValue]):
        super().__init__(operands=[operand, update, starts], result_types=[tensor_type(operand)])

    def verify_(self) -> None:
        super().verify_()
        shape, update = shape_of(self.operand), shape_of(self.update)
        _check_starts(self, shape, self.starts)
        require(
            self.operand.type == self.result.type,
            f"graph.dynamic_update_slice: the result must have the operand's type, {self.operand.type}",
        )
        fits = len(update) == len(shape) and all(
            DYNAMIC != size <= whole for size, whole in zip(update, shape, strict=True)
        )
        require(
            fits and self.operand_dtype(1) == self.result_dtype,
            f"graph.dynamic_update_slice: {self.update.type} doesn't fit into {self.operand.type}",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        return iter(())

    def numpy(self, *args: Array) -> Array:
        x, update, *starts = args
        first = _clamped(starts, x.shape, update.shape)
        result = x.copy()
        places = zip(first, update.shape, strict=True)
        result[tuple(slice(start, start + size) for start, size in places)] = update
        return result

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        own = e.emit(DynamicUpdateSliceOp(grad, e.zeros(self.update), self.starts))
        update = e.emit(DynamicSliceOp(grad, self.starts, shape_of(self.update)))
        return [own, update, *([None] * len(self.starts))]

    def operand_map(self, index: int) -> AffineMap | None:
        rank = self.result_type.get_num_dims()
        if index == 1:
            return None
        return identity_map(rank) if index == 0 else scalar_map(rank)

    def element(self, at: ElementReader) -> SSAValue:
        shape, sizes = shape_of(self.operand), shape_of(self.update)
        starts = _read_starts(self, at, 2, shape, sizes)
        rank = len(shape)
        places = [dim(d) + dim(rank + d) * -1 for d in range(rank)]
        inside: list[Constraint] = []
        for place, size, whole in zip(places, sizes, shape, strict=True):
            if size != whole:
                inside += [Constraint(place), Constraint(place * -1 + (size - 1))]
        return at.fetch(1, places, starts, Guard.of(inside), otherwise=at.read(0))


def _check_starts(op: GraphOp, shape: Sequence[int], starts: Sequence[SSAValue]) -> None:
    require(DYNAMIC not in shape, f"{op.name}: the dims of {op.operands[0].type} must be static")
    require(
        len(starts) == len(shape),
        f"{op.name}: {counted(len(starts), 'start')} for {counted(len(shape), 'dim')}; give one for each",
    )
    first = len(op.operands) - len(starts)
    for number, value in enumerate(starts, first):
        dtype = op.operand_dtype(number)
        whole = not dtype.is_float and not dtype.is_bool and shape_of(value) == ()
        require(
            whole,
            f"{op.name}: a start must be one integer, such as a tensor<i32>, not {value.type}",
        )


def _read_starts(
    op: GraphOp, at: ElementReader, first: int, shape: Sequence[int], sizes: Sequence[int]
) -> list[SSAValue]:
    """The starts (the operands from number `first` on) as indices within bounds."""
    return [
        clamped_index(at.read(first + d), op.operand_dtype(first + d), whole - size)
        for d, (whole, size) in enumerate(zip(shape, sizes, strict=True))
    ]


def _clamped(starts: Sequence[Array], shape: Sequence[int], sizes: Sequence[int]) -> list[int]:
    return [
        min(max(int(start), 0), whole - size)
        for start, whole, size in zip(starts, shape, sizes, strict=True)
    ]


__all__ = ["DynamicSliceOp", "DynamicUpdateSliceOp"]
