"""`graph.pad`: puts a value around and between the elements of a tensor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

import numpy as np
from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    ParsingState,
    PrintingState,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    Dim,
    Dims,
    SizeFormula,
    dim,
    dims_attr,
    dims_of,
    index_map,
    parse_dims,
    print_dims,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.format import DimList, Signature, TextDirective
from mlfuse.dialects.graph.indexed import ElementReader, IndexedOp, scalar_map
from mlfuse.dialects.graph.movement import SliceOp
from mlfuse.dialects.guards import Constraint, Guard
from mlfuse.dialects.sizes import Polynomial

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class Interior(TextDirective):
    """`interior [1, 0]`; if it isn't written, a zero for each number of `low`."""

    interior: AttributeVariable
    low: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        if parser.parse_optional_keyword("interior") is not None:
            self.interior.set(state, parse_dims(parser))
            return
        low = cast(Dims, state.properties[self.low.name])
        self.interior.set(state, dims_attr([0] * len(dims_of(low))))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        interior = cast(Dims, self.interior.get(op))
        if not any(dims_of(interior)):
            return
        state.print_whitespace(printer)
        printer.print_string("interior ")
        print_dims(printer, interior)


@irdl_op_definition
class PadOp(IndexedOp):
    """`graph.pad %x low [1, 0] high [1, -2] interior [0, 0] value %v : tensor<4x8xf32>, tensor<f32>
    -> tensor<6x6xf32>`.

    First, `interior` elements are put between neighbors, in static dims only. Then `low` and `high`
    elements are added at the ends; a negative number removes elements.
    """

    name = "graph.pad"
    operand = operand_def()
    value = operand_def()
    low = prop_def(Dims)
    high = prop_def(Dims)
    interior = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand `low` custom<DimList>($low) `high` custom<DimList>($high) "
        "custom<Interior>($interior, ref($low)) `value` $value "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (DimList, Interior, Signature)

    def __init__(
        self,
        operand: SSAValue,
        value: SSAValue,
        low: Sequence[int],
        high: Sequence[int],
        interior: Sequence[int] = (),
    ):
        type_ = tensor_type(operand)
        interior = interior or [0] * len(low)
        shape = [
            padded_size(*each) for each in zip(type_.get_shape(), low, high, interior, strict=True)
        ]
        super().__init__(
            operands=[operand, value],
            properties={
                "low": dims_attr(low),
                "high": dims_attr(high),
                "interior": dims_attr(interior),
            },
            result_types=[TensorType(type_.element_type, shape)],
        )

    @property
    def padding(self) -> list[tuple[int, int, int]]:
        """(low, high, interior) of each dim."""
        return list(zip(*self._lists, strict=True))

    @property
    def _lists(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        return dims_of(self.low), dims_of(self.high), dims_of(self.interior)

    def verify_(self) -> None:
        super().verify_()
        shape = shape_of(self.operand)
        lists = [dims_of(attr) for attr in (self.low, self.high, self.interior)]
        for name, values in zip(("low", "high", "interior"), lists, strict=True):
            require(
                len(values) == len(shape),
                f"graph.pad: {name} {list(values)} must be one number for each dim of "
                f"{self.operand.type}",
            )
        require(
            shape_of(self.value) == () and self.operand_dtype(1) == self.operand_dtype(0),
            f"graph.pad: the value must be a tensor<{self.operand_dtype(0).name}>, not {self.value.type}",
        )
        expected: list[int] = []
        for size, (low, high, interior) in zip(shape, self.padding, strict=True):
            require(interior >= 0, f"graph.pad: interior {interior} must not be negative")
            require(
                size != DYNAMIC or interior == 0,
                f"graph.pad: a `?` dim of {self.operand.type} can't be padded between elements",
            )
            expected.append(padded_size(size, low, high, interior))
            require(
                size == DYNAMIC or expected[-1] >= 0,
                f"graph.pad: low {low} and high {high} remove more elements than a dim of {size} has",
            )
        require(
            list(self.result_type.get_shape()) == expected,
            f"graph.pad: the result should be {expected}, not {self.result_type}",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position, padding in enumerate(self.padding):
            if padding == (0, 0, 0):
                yield (self.operand, position), (self.result, position)

    def size_formula(self, position: int) -> SizeFormula | None:
        low, high, _ = self.padding[position]
        total = Polynomial.symbol(0) + Polynomial.number(low + high)
        return SizeFormula(total, ((self.operand, position),))

    def numpy(self, *args: Array) -> Array:
        x, value = args
        shape = [
            max(padded_size(size, *padding), 0)
            for size, padding in zip(x.shape, self.padding, strict=True)
        ]
        result = np.full(shape, value, dtype=x.dtype)
        targets: list[Array] = []
        sources: list[Array] = []
        for size, total, (low, _, interior) in zip(x.shape, shape, self.padding, strict=True):
            target, source = _kept(size, total, low, interior)
            targets.append(target)
            sources.append(source)
        if not shape:
            return x
        result[np.ix_(*targets)] = x[np.ix_(*sources)]
        return result

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        own = self._gradient_of_operand(e, grad) if e.wants(0) else None
        if not e.wants(1):
            return [own, None]
        false, true = (e.emit(ConstantOp.scalar_of(each, dtypes.BOOL)) for each in (False, True))
        nowhere = e.broadcast(false, (), self.operand)
        around = e.emit(PadOp(nowhere, true, *self._lists))
        return [own, e.reduce("add", e.masked(around, grad), range(len(self.padding)))]

    def _gradient_of_operand(self, e: Backward, grad: SSAValue) -> SSAValue:
        """The gradient at the positions of the operand's elements; 0 for removed elements."""
        shape = shape_of(self.operand)
        if 0 in shape:
            return e.zeros(self.operand)
        low, high, interior = self._lists
        if any((*low, *high)):
            grad = e.padded(grad, [-each for each in low], [-each for each in high], [0] * len(low))
        if any(interior):
            spread = shape_of(grad)
            strides = [each + 1 for each in interior]
            type_ = TensorType(tensor_type(grad).element_type, shape)
            grad = e.emit(SliceOp(grad, [0] * len(shape), spread, strides, type_))
        return grad

    @property
    def _unknown(self) -> list[int]:
        """The `?` dims that are padded: their ends are known only at run time."""
        return [
            position
            for position, size in enumerate(shape_of(self.operand))
            if size == DYNAMIC and self.padding[position] != (0, 0, 0)
        ]

    def operand_map(self, index: int) -> AffineMap | None:
        rank = self.result_type.get_num_dims()
        if index == 1:
            return scalar_map(rank)
        return None if self._unknown else index_map(rank, self._places())

    def _places(self) -> list[AffineExpr]:
        exprs: list[AffineExpr] = []
        for position, (low, _, interior) in enumerate(self.padding):
            place = dim(position) + -low
            exprs.append(place // (interior + 1) if interior else place)
        return exprs

    def operand_inside(self, index: int) -> Guard:
        if index == 1:
            return super().operand_inside(index)
        constraints: list[Constraint] = []
        shape = shape_of(self.operand)
        for position, (size, padding) in enumerate(zip(shape, self.padding, strict=True)):
            low, _, interior = padding
            if padding == (0, 0, 0):
                continue
            place = dim(position) + -low
            constraints.append(Constraint(place))
            if size != DYNAMIC:
                constraints.append(Constraint(place * -1 + (size - 1) * (interior + 1)))
            if interior:
                constraints.append(Constraint(place % (interior + 1), is_equality=True))
        return Guard.of(constraints)

    def element(self, at: ElementReader) -> SSAValue:
        value = at.read(1)
        if not self._unknown:
            return at.read(0, otherwise=value)
        rank, places = self.result_type.get_num_dims(), self._places()
        inside = self.operand_inside(0)
        sizes = [at.size(0, position) for position in self._unknown]
        for number, position in enumerate(self._unknown):
            last = dim(rank + number) + -1
            inside = inside.both(Guard.of([Constraint(places[position] * -1 + last)]))
        return at.fetch(0, places, sizes, inside, value)


def padded_size(size: int, low: int, high: int, interior: int) -> int:
    """The size of a dim after padding; negative if more elements are removed than there are."""
    if size == DYNAMIC:
        return DYNAMIC
    return size + max(size - 1, 0) * interior + low + high


def _kept(size: int, total: int, low: int, interior: int) -> tuple[Array, Array]:
    """The new and the old positions of a dim's elements, without the removed ones."""
    source: Array = np.arange(size)
    target: Array = source * (interior + 1) + low
    inside: Array = (target >= 0) & (target < total)
    return target[inside], source[inside]
