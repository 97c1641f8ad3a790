"""Composites: well-known functions that stand for several graph ops, in a file per family.

`--decompose` turns each into the ops that its `decompose` appends. With 16-bit floats, the whole
composite is computed in f32 and rounded once: it is one op, with one rounding. Composites that only
move elements (`WIDENS` is False) get 16-bit floats as they are.

To add a composite, write a class here or in a package of your own: operands, a result, properties,
`numpy` and `decompose`. Text form, printing and parsing come with `CompositeOp`.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator
from typing import ClassVar, Self

from xdsl.dialects.builtin import (
    Float32Type,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
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
from mlfuse.dialects.graph.emitter import Emitter
from mlfuse.dialects.graph.format import parse_optional_like

OPERAND_T = VarConstraint("T", AnyAttr())
Axis = IntegerAttr[IntegerType]
Real = FloatAttr[Float32Type | Float64Type]
"""A parameter of a formula: `0.01` is an f64."""


def real(value: float) -> FloatAttr[Float64Type]:
    """A parameter from a Python float."""
    return FloatAttr(value, f64)


class CompositeOp(GraphOp, abc.ABC):
    """An op that decomposes into others.

    Text: `graph.name %a, %b {axis = 1 : i64} : A, B -> R`, without `-> R` where that is the type of
    the first operand. An operand named `like`, which only gives its sizes, is written `like %x`.
    """

    KIND: ClassVar[OpKind] = OpKind.COMPOSITE

    @abc.abstractmethod
    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        """Append the ops this stands for; 16-bit floats arrive as f32 where `WIDENS`."""

    def inferred_type(self) -> AnyTensor | None:
        """The result type that follows from operands and properties; None if it doesn't."""
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
        return f"takes float elements, not {self.result_dtype.name}; graph.cast converts (in Python: astype)"

    def verify_(self) -> None:
        super().verify_()
        expected = self.inferred_type()
        require(
            expected is None or expected == self.result_type,
            f"{self.name}: the result should be a {expected}, not a {self.result_type}",
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
    """The properties that a text may leave out, with their defaults."""
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
    """A composite of one operand, with a result of the same type: `graph.relu %x : tensor<4xf32>`."""

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
        """The rank of the first operand: the axis is one of its dims."""
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

    16-bit float operands are cast to f32 first and the result is cast back, unless the op only moves
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
