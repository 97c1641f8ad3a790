"""Code shared by StableHLO ops: opaque attributes, the pretty form, and checks.

The dialect only parses and prints; the graph op that an op is imported to defines its meaning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FunctionType,
    IntegerAttr,
    IntegerType,
    TensorType,
    UnregisteredAttr,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import IRDLOperation
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.graph.base import check_tensor


class StableHLOOp(IRDLOperation):
    """An op of the import-only dialects."""

    def verify_(self) -> None:
        for value in (*self.operands, *self.results):
            check_tensor(value)


def check_one_type(op: StableHLOOp, values: Sequence[SSAValue]) -> None:
    """Raise unless all values have one type."""
    if len({value.type for value in values}) > 1:
        types = ", ".join(str(value.type) for value in values)
        raise VerifyException(f"{op.name}: operands and result must have one type, got {types}")


# Attributes keep their text: `#stablehlo<precision HIGHEST>`, `#stablehlo.dot<...>`.


def attribute_class(name: str) -> type[UnregisteredAttr]:
    """The class of an attribute that is kept as its text."""
    kind = UnregisteredAttr.with_name_and_type(name, False)
    kind.name = name  # a dialect finds it by its name
    return kind


def keyword_attr(kind: type[UnregisteredAttr], name: str, keyword: str) -> UnregisteredAttr:
    """`#stablehlo<precision HIGHEST>`."""
    return kind(name, False, True, f" {keyword}")


def keyword_of(attr: Attribute) -> str:
    """HIGHEST of `#stablehlo<precision HIGHEST>`."""
    return attr.value.data.strip() if isinstance(attr, UnregisteredAttr) else str(attr)


def integers(op: StableHLOOp, name: str) -> tuple[int, ...]:
    """The integers of a property: `array<i64: 0, 1>` or, in older versions, a dense literal."""
    attr = op.properties.get(name)
    if isinstance(attr, DenseArrayBase):
        array = cast(DenseArrayBase[Any], attr)
        if isinstance(array.elt_type, IntegerType):
            return tuple(array.iter_values())
    if isinstance(attr, DenseIntOrFPElementsAttr):
        values = cast(DenseIntOrFPElementsAttr[Any], attr)
        if isinstance(values.get_element_type(), IntegerType):
            return values.get_values()
    raise VerifyException(f"{op.name}: {name} must be an array of integers")


def integer(op: StableHLOOp, name: str) -> int:
    """The integer of a property."""
    attr = op.properties.get(name)
    if not isinstance(attr, IntegerAttr):
        raise VerifyException(f"{op.name}: {name} must be an integer")
    return cast(IntegerAttr[Any], attr).value.data


def check_scalar(op: StableHLOOp, value: SSAValue, what: str) -> None:
    """Raise unless an operand has rank 0."""
    if ranked(value).get_num_dims() > 0:
        raise VerifyException(f"{op.name}: {what} is a {value.type}; it must have rank 0")


# Text


def parse_operands(parser: Parser, count: int) -> list[UnresolvedOperand]:
    """`%a, %b`."""
    operands = [parser.parse_unresolved_operand()]
    for _ in range(count - 1):
        parser.parse_punctuation(",")
        operands.append(parser.parse_unresolved_operand())
    return operands


def parse_signature(
    parser: Parser, operands: Sequence[UnresolvedOperand]
) -> tuple[Sequence[SSAValue], Sequence[Attribute]]:
    """Operand values and result types of `: type`, one type for all, or `: (types) -> types`."""
    parser.parse_punctuation(":")
    start = parser.pos
    type_ = parser.parse_type()
    if isinstance(type_, FunctionType):
        return parser.resolve_operands(operands, type_.inputs.data, start), type_.outputs.data
    return parser.resolve_operands(operands, [type_] * len(operands), start), [type_]


def print_signature(printer: Printer, op: StableHLOOp, *, short: bool = True) -> None:
    """` : type` if all types are equal and `short` permits it, else ` : (types) -> types`."""
    printer.print_string(" : ")
    print_types(printer, op, short=short)


def print_types(printer: Printer, op: IRDLOperation, *, short: bool) -> None:
    """What `print_signature` prints, without the colon."""
    types = {value.type for value in (*op.operands, *op.results)}
    if short and len(types) == 1 and len(op.results) == 1:
        printer.print_attribute(op.results[0].type)
        return
    printer.print_attribute(FunctionType.from_lists(op.operand_types, op.result_types))


def parse_attributes(
    parser: Parser, op: type[StableHLOOp]
) -> tuple[dict[str, Attribute], dict[str, Attribute]]:
    """The properties and the attributes of an attribute dictionary; the pretty form has both in one."""
    attributes = parser.parse_optional_attr_dict()
    names = op.get_irdl_definition().properties
    properties = {name: attributes.pop(name) for name in list(attributes) if name in names}
    return properties, attributes


def print_attributes(printer: Printer, op: StableHLOOp, shown: Sequence[str] = ()) -> None:
    """Print the dictionary of all attributes, and of the properties that aren't in the text so far."""
    hidden = {name: attr for name, attr in op.properties.items() if name not in shown}
    printer.print_op_attributes(hidden | op.attributes)


def parse_literal(parser: Parser) -> tuple[DenseIntOrFPElementsAttr[Any], Attribute]:
    """A dense literal and its type."""
    start = parser.pos
    value = parser.parse_attribute()
    if not isinstance(value, DenseIntOrFPElementsAttr):
        parser.raise_error("expected a dense literal", start, parser.pos)
    literal = cast(DenseIntOrFPElementsAttr[Any], value)
    return literal, cast(Attribute, literal.type)


def parse_equals(parser: Parser, name: str) -> None:
    """`, name =`."""
    parser.parse_punctuation(",")
    parser.parse_keyword(name)
    parser.parse_punctuation("=")


def ranked(value: SSAValue) -> TensorType[Attribute]:
    """The type of a value that the verifier knows to be a ranked tensor."""
    return cast(TensorType[Attribute], value.type)
