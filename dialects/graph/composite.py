"""Composites: well-known functions that stand for several graph ops, in a file per family.

`--decompose` turns each into the ops its `decompose` appends. Of a 16-bit float, the whole
composite is computed in f32 and rounded once: it is one op, with one rounding. Composites that only
move elements (`WIDENS` is False) get them as they are.

A composite of your own is a class here or in a package of yours: operands, a result, properties,
`numpy` and `decompose`. Text form, printing and parsing come with `CompositeOp`.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Self

from xdsl.dialects.builtin import (
    Float32Type,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    TensorType,
    f32,
    f64,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    VarConstraint,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.arithmetic import AddOp, DivOp, MaxOp, MinOp, MulOp, SubOp
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    GraphOp,
    OpKind,
    parse_tensor,
    require,
    shape_of,
    tensor_type,
    with_element,
)
from mlfuse.dialects.graph.creation import ConstantOp, DimOp, parse_optional_like
from mlfuse.dialects.graph.movement import BroadcastOp, TransposeOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.selection import CastOp, CompareOp, SelectOp
from mlfuse.dialects.graph.windows import WindowsOp

OPERAND_T = VarConstraint("T", AnyAttr())
Axis = IntegerAttr[IntegerType]
Real = FloatAttr[Float32Type | Float64Type]
"""A parameter of a formula: `0.01` is an f64."""
Operand = SSAValue | float
"""A tensor, or a number that is meant as a tensor of the other operand's shape."""


def real(value: float) -> FloatAttr[Float64Type]:
    """A parameter from a Python float."""
    return FloatAttr(value, f64)


@dataclass
class Emitter:
    """Collects the ops a composite decomposes into."""

    ops: list[Operation] = field(default_factory=list[Operation])

    def emit(self, op: Operation) -> SSAValue:
        """Append an op and return its result."""
        self.ops.append(op)
        return op.results[0]

    def apply(self, op: Callable[..., Operation], *args: Operand) -> SSAValue:
        """Append an elementwise op; numbers among `args` become tensors like the first tensor."""
        like = next(arg for arg in args if isinstance(arg, SSAValue))
        values = [arg if isinstance(arg, SSAValue) else self.splat(arg, like) for arg in args]
        return self.emit(op(*values))

    def add(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(AddOp, a, b)

    def sub(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(SubOp, a, b)

    def mul(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(MulOp, a, b)

    def div(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(DivOp, a, b)

    def maximum(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(MaxOp, a, b)

    def minimum(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(MinOp, a, b)

    def compare(self, predicate: str, a: Operand, b: Operand) -> SSAValue:
        """A tensor of truth values; predicates as in `graph.compare`."""
        return self.apply(partial(CompareOp, predicate), a, b)

    def select(self, condition: SSAValue, a: Operand, b: Operand) -> SSAValue:
        """a where the condition holds, else b; one of them is a tensor."""
        return self.apply(partial(SelectOp, condition), a, b)

    def cast(self, x: SSAValue, element: Attribute) -> SSAValue:
        """`x` with another element type."""
        if tensor_type(x).element_type == element:
            return x
        return self.emit(CastOp(x, with_element(tensor_type(x), element)))

    def splat(self, value: float, like: SSAValue) -> SSAValue:
        """A tensor of one value with the shape and element type of `like`."""
        constant = self.emit(ConstantOp.scalar_of(value, dtypes.of(like.type)))
        return self.spread(constant, (), like)

    def spread(self, x: SSAValue, dims: Sequence[int], like: SSAValue) -> SSAValue:
        """`x` broadcast to the shape of `like`."""
        shape = shape_of(like)
        type_ = with_element(tensor_type(like), tensor_type(x).element_type)
        return self.emit(BroadcastOp(x, dims, type_, like if DYNAMIC in shape else None))

    def split(self, x: SSAValue, axis: int, parts: int) -> SSAValue:
        """The static dim `axis` as two: `parts`, and what is in each part."""
        type_, rank = tensor_type(x), len(shape_of(x))
        shape = list(shape_of(x))
        size = shape[axis] // parts
        shape[axis : axis + 1] = [parts, size]
        target = TensorType(type_.element_type, shape)
        if DYNAMIC not in shape:
            return self.emit(ReshapeOp(x, target))
        # A reshape would need a tensor of that shape to take its `?` dims from.
        window = [size if d == axis else 1 for d in range(rank)]
        windows = self.emit(WindowsOp(x, window, window, [1] * rank))
        last = [d for d in range(rank + 1) if d != axis + 1]
        moved = TensorType(type_.element_type, [*(shape[d] for d in last), size])
        order = [*range(axis + 1), rank, *range(axis + 1, rank)]
        return self.emit(TransposeOp(self.emit(ReshapeOp(windows, moved)), order, target))

    def joined(self, x: SSAValue, like: SSAValue) -> SSAValue:
        """`x` with dims joined as they are in `like`."""
        type_ = with_element(tensor_type(like), tensor_type(x).element_type)
        return self.emit(ReshapeOp(x, type_, like if DYNAMIC in shape_of(like) else None))

    def reduce(self, combiner: str, x: SSAValue, axes: Sequence[int]) -> SSAValue:
        """The elements along `axes` combined; the result has the other dims."""
        return self.emit(ReduceOp(combiner, x, axes))

    def mean(self, x: SSAValue, *axes: int) -> SSAValue:
        """The mean along `axes`, which the result no longer has."""
        total = self.reduce("add", x, axes)
        return self.div(total, self.count(x, axes, total))

    def count(self, x: SSAValue, axes: Sequence[int], like: SSAValue, less: int = 0) -> SSAValue:
        """How many elements `x` has along `axes`, but for `less` of them, shaped like `like`."""
        shape = shape_of(x)
        if not any(shape[d] == DYNAMIC for d in axes):
            number = 1
            for d in axes:
                number *= shape[d]
            return self.splat(float(max(number - less, 0)), like)
        count: SSAValue | None = None
        for d in axes:
            size = self.emit(DimOp(x, d))
            count = size if count is None else self.mul(count, size)
        assert count is not None
        if less:
            count = self.maximum(self.sub(count, less), 0)
        return self.spread(self.cast(count, tensor_type(like).element_type), (), like)


class CompositeOp(GraphOp, abc.ABC):
    """An op that decomposes into others.

    Text: `graph.name %a, %b {axis = 1 : i64} : A, B -> R`, without `-> R` where that is the type of
    the first operand. An operand named `like`, which is there for its sizes, reads `like %x`.
    """

    KIND: ClassVar[OpKind] = OpKind.COMPOSITE

    @abc.abstractmethod
    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        """Append the ops this stands for; 16-bit floats arrive as f32 where `WIDENS`."""

    def inferred_type(self) -> AnyTensor | None:
        """The result type that operands and properties lead to; None where they leave it open."""
        return tensor_type(self.operands[0])

    @classmethod
    def make(
        cls,
        *operands: SSAValue,
        result_type: AnyTensor | None = None,
        **properties: float | str | Attribute,
    ) -> Self:
        """The op from Python: numbers and text become properties, the result type is inferred.

        TypeError where the result type can't be inferred and isn't given.
        """
        attrs = defaults(cls) | {name: _attribute(value) for name, value in properties.items()}
        if result_type is None:
            draft = cls.create(
                operands=operands,
                result_types=[operands[0].type],
                properties=attrs,
            )
            result_type = draft.inferred_type()
            draft.drop_all_references()
        if result_type is None:
            raise TypeError(f"{cls.name} needs a result type")
        return cls.create(operands=operands, result_types=[result_type], properties=attrs)

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for value in self.operands:
            if value.type == self.results[0].type:
                for position in range(len(shape_of(value))):
                    yield (value, position), (self.results[0], position)

    def element_checks(self) -> str | None:
        if self.result_dtype.is_float:
            return None
        return f"takes float elements, not {self.result_dtype.name}"

    def verify_(self) -> None:
        super().verify_()
        expected = self.inferred_type()
        require(
            expected is None or expected == self.result_type,
            f"{self.name}: the result is a {expected}, not a {self.result_type}",
        )

    def print(self, printer: Printer) -> None:
        like = getattr(self, "like", None)
        listed = [value for value in self.operands if value is not like]
        printer.print_string(" ")
        printer.print_list(listed, printer.print_operand)
        if like is not None:
            printer.print_string(" like ")
            printer.print_operand(like)
        unsaid = defaults(type(self))
        shown = {k: v for k, v in self.properties.items() if unsaid.get(k) != v}
        printer.print_op_attributes(shown | self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.operand_types, printer.print_attribute)
        if not self.operands or self.result_type != self.operands[0].type:
            printer.print_string(" -> ")
            printer.print_attribute(self.result_type)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        operands = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        like = parse_optional_like(parser)
        if like is not None:
            operands.append(like)
        attributes = parser.parse_optional_attr_dict()
        known = cls.get_irdl_definition().properties
        properties = {name: attributes.pop(name) for name in list(attributes) if name in known}
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, lambda: parse_tensor(parser)
        )
        values = parser.resolve_operands(operands, types, start)
        arrow = parser.parse_optional_punctuation("->") is not None
        return cls.create(
            operands=values,
            result_types=[parse_tensor(parser) if arrow else types[0]],
            properties=defaults(cls) | properties,
            attributes=attributes,
        )


def defaults(op: type[CompositeOp]) -> dict[str, Attribute]:
    """The properties that a text may leave out, with what they are then."""
    found = op.get_irdl_definition().properties.items()
    return {name: default for name, each in found if (default := each.default_value) is not None}


def _attribute(value: float | str | Attribute) -> Attribute:
    if isinstance(value, Attribute):
        return value
    if isinstance(value, str):
        return StringAttr(value)
    if isinstance(value, bool):
        return IntegerAttr.from_bool(value)
    return IntegerAttr(value, i64) if isinstance(value, int) else real(value)


class ActivationOp(CompositeOp, abc.ABC):
    """A composite of one operand, which the result resembles: `graph.relu %x : tensor<4xf32>`."""

    operand = operand_def(OPERAND_T)
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[operand.type])


class AlongAxisOp(CompositeOp, abc.ABC):
    """A composite along one axis, `{axis = 1 : i64}`; negative axes count from the end."""

    @property
    @abc.abstractmethod
    def raw_axis(self) -> int:
        """The axis as written."""

    @property
    def rank(self) -> int:
        """The rank of the first operand, whose axis it is."""
        return len(shape_of(self.operands[0]))

    @property
    def axis_index(self) -> int:
        """The axis, counted from the front."""
        return self.raw_axis % self.rank

    def verify_(self) -> None:
        rank = self.rank
        require(
            -rank <= self.raw_axis < rank,
            f"{self.name}: axis {self.raw_axis} is outside rank {rank}",
        )
        super().verify_()

    def kept(self) -> tuple[int, ...]:
        """All dims but the axis."""
        return tuple(d for d in range(self.rank) if d != self.axis_index)


def expand(op: CompositeOp) -> tuple[list[Operation], SSAValue]:
    """The ops a composite stands for and the value that replaces its result.

    16-bit float operands are cast to f32 first and the result is cast back, but of an op that only moves
    elements (`WIDENS` is False).
    """
    e = Emitter()
    if not op.WIDENS:
        return e.ops, op.decompose(e, *op.operands)
    args = [e.cast(value, f32) if dtypes.of(value.type).is_half else value for value in op.operands]
    result = op.decompose(e, *args)
    if op.result_dtype.is_half:
        result = e.cast(result, op.result_dtype.mlir)
    return e.ops, result
