"""Directives of the text forms of graph ops, in addition to xDSL's own.

An op defines its text in `assembly_format` and lists the directives that it uses from here in `custom_directives`:
`$operand custom<DimList>($dims) attr-dict ...`. Where xDSL has a directive that takes the same texts, the op uses
that one. A directive is here for one of three reasons: its text differs from the attribute's (`[0, 2]` for
`array<i64: 0, 2>`), types follow from other types, or it gives a better error.

The directive of a word or a list that belongs to one op is in that op's file.

Three families print and parse by hand, because no format can express their text:

- composites, `graph.tri` and `optim` updates: one dictionary has first the properties that differ from their defaults
  and then the attributes (xDSL's `attr-dict` has attributes first); each class names its operands;
- `graph.call_external`: one dictionary has options and attributes; attributes have a dot in the name;
- `graph.fusion` and `graph.foreach`: the names of the region's arguments stand with the operands, before the region.

The same holds in the other dialects. In `loop` and `kernel`, names of a region's arguments stand with the bounds of its
loop or are a kernel's parameters, and `loop.load` and `loop.store` have an affine expression in each index, with the
operands in it. The text of `stablehlo` is StableHLO's: words with values in any order, types that depend on their number,
and the short form of a reduction.
"""

from __future__ import annotations

import inspect
from abc import ABC
from collections.abc import Collection, Sequence
from typing import ClassVar, cast

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, IntegerType, StringAttr, i64
from xdsl.ir import Attribute
from xdsl.irdl import IRDLOperation
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    CustomDirective,
    FormatDirective,
    OptionalOperandVariable,
    ParsingState,
    PrintingState,
    TypeDirective,
    VariadicOperandVariable,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dims,
    dims_attr,
    dims_of,
    parse_dims,
    parse_tensor,
    print_dims,
    with_element,
)


class TextDirective(CustomDirective, ABC):
    """A directive with its annotations as parameters, in order. By default, xDSL prints the first one.

    xDSL's `irdl_custom_directive` would make each class a dataclass, which takes 0.5 ms a class at start-up.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = inspect.get_annotations(cls, eval_str=True)
        own = {name: type_ for name, type_ in own.items() if not name.isupper()}
        cls.parameters = getattr(cls, "parameters", {}) | own

    def __init__(self, *parameters: FormatDirective):
        for name, parameter in zip(self.parameters, parameters, strict=True):
            setattr(self, name, parameter)
        self.first = parameters[0]

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        self.first.print(printer, state, op)


# Attributes.


class DimList(TextDirective):
    """`[0, 2]`, kept as `array<i64: 0, 2>`. As the anchor of an optional group, it is present unless empty."""

    dims: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.dims.set(state, parse_dims(parser))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        print_dims(printer, cast(Dims, self.dims.get(op)))

    def is_anchorable(self) -> bool:
        return True

    def is_present(self, op: IRDLOperation) -> bool:
        return bool(dims_of(cast(Dims, self.dims.get(op))))

    def set_empty(self, state: ParsingState) -> None:
        self.dims.set(state, dims_attr(()))


class DimLists(TextDirective):
    """`[[0, 1], [2]]`, kept as an array of lists. As an anchor, it is present if the op has the property."""

    lists: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        lists = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, lambda: parse_dims(parser)
        )
        self.lists.set(state, ArrayAttr(lists))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        with printer.in_square_brackets():
            lists = cast(ArrayAttr[Dims], self.lists.get(op))
            printer.print_list(lists, lambda each: print_dims(printer, each))

    def is_anchorable(self) -> bool:
        return True

    def is_present(self, op: IRDLOperation) -> bool:
        return self.lists.get(op) is not None


class DimPair(TextDirective):
    """`[0] x [1]`: dims of the left and the right operand. As an anchor, it is present unless the left list is
    empty."""

    left: AttributeVariable
    right: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.left.set(state, parse_dims(parser))
        parser.parse_keyword("x")
        self.right.set(state, parse_dims(parser))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        print_dims(printer, cast(Dims, self.left.get(op)))
        printer.print_string(" x ")
        print_dims(printer, cast(Dims, self.right.get(op)))

    def is_anchorable(self) -> bool:
        return True

    def is_present(self, op: IRDLOperation) -> bool:
        return bool(dims_of(cast(Dims, self.left.get(op))))

    def set_empty(self, state: ParsingState) -> None:
        self.left.set(state, dims_attr(()))
        self.right.set(state, dims_attr(()))


class Number(TextDirective):
    """`3`, kept as `3 : i64`."""

    NEGATIVE: ClassVar[bool] = True
    """Whether it may be negative."""

    number: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        start = parser.pos
        value = parser.parse_integer(allow_boolean=False, allow_negative=self.NEGATIVE)
        if not -(2**63) <= value < 2**63:
            parser.raise_error(f"{value} is out of range: it must fit 64 bits", start, parser.pos)
        self.number.set(state, IntegerAttr(value, i64))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        number = cast(IntegerAttr[IntegerType], self.number.get(op))
        printer.print_string(str(number.value.data))

    def is_anchorable(self) -> bool:
        return True

    def is_present(self, op: IRDLOperation) -> bool:
        return self.number.get(op) is not None


class Natural(Number):
    """`3`, not negative."""

    NEGATIVE: ClassVar[bool] = False


class Word(TextDirective):
    """`sum`, kept as a string. A subclass may list the allowed words."""

    WHAT: ClassVar[str] = "word"
    """The name of the word in errors."""
    KNOWN: ClassVar[Collection[str]] = ()
    """The allowed words; any word if it is empty."""

    word: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        start = parser.pos
        word = parser.parse_identifier()
        if self.KNOWN and word not in self.KNOWN:
            known = ", ".join(self.KNOWN)
            parser.raise_error(f"unknown {self.WHAT} {word!r}, expected one of: {known}", start)
        self.word.set(state, StringAttr(word))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        printer.print_string(cast(StringAttr, self.word.get(op)).data)


# Operands.


def parse_optional_like(parser: Parser) -> UnresolvedOperand | None:
    """`like %x`, or nothing."""
    if parser.parse_optional_keyword("like") is None:
        return None
    return parser.parse_unresolved_operand()


class Like(TextDirective):
    """`like %x`, if the op has one. (In an optional group, xDSL would also accept `like` with nothing after it.)"""

    operand: OptionalOperandVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.operand.set(state, parse_optional_like(parser))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        value = self.operand.get(op)
        if value is None:
            return
        state.print_whitespace(printer)
        printer.print_string("like ")
        printer.print_operand(value)


class Operands(TextDirective):
    """`%a, %b`: at least one operand. (xDSL's own `$operands` accepts none.)"""

    operands: VariadicOperandVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        operands = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        self.operands.set(state, operands)

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        printer.print_list(self.operands.get(op), printer.print_operand)


# Types.


def check_count(
    parser: Parser, state: ParsingState, of: TypeDirective, types: Sequence[Attribute]
) -> None:
    """Raise, at the first operand, unless there are as many types as operands."""
    assert isinstance(of.inner, VariadicOperandVariable)
    operands = state.operands[of.inner.index] or ()
    if len(operands) != len(types):
        message = f"expected {counted(len(operands), 'operand type')}, got {len(types)}"
        parser.raise_error(message, operands[0].span if operands else None)


class TypedValues(TextDirective):
    """`%a, %b : T, U`, or nothing."""

    values: VariadicOperandVariable
    types: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.values.parse(parser, state)
        types: Sequence[Attribute] = ()
        if state.operands[self.values.index]:
            parser.parse_punctuation(":")
            types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
            check_count(parser, state, self.types, types)
        self.types.set(state, types)

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        values = self.values.get(op)
        if not values:
            return
        state.print_whitespace(printer)
        printer.print_list(values, printer.print_operand)
        printer.print_string(" : ")
        printer.print_list(values.types, printer.print_attribute)


def parse_signature(parser: Parser, state: ParsingState) -> None:
    """`T0, T1 -> R`: sets the types of the operands that were read, and of the results."""
    count = 0
    for position, group in enumerate(state.operands):
        types: list[AnyTensor] = []
        for _ in group or ():
            if count:
                parser.parse_punctuation(",")
            types.append(parse_tensor(parser))
            count += 1
        state.operand_types[position] = types
    parser.parse_punctuation("->")
    for position in range(len(state.result_types)):
        if position:
            parser.parse_punctuation(",")
        state.result_types[position] = (parse_tensor(parser),)


def print_signature(printer: Printer, op: IRDLOperation) -> None:
    """`T0, T1 -> R`."""
    printer.print_list(op.operand_types, printer.print_attribute)
    printer.print_string(" -> ")
    printer.print_list(op.result_types, printer.print_attribute)


class Signature(TextDirective):
    """`T0, T1 -> R`: a ranked tensor for each given operand and for each result."""

    operands: TypeDirective
    results: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        parse_signature(parser, state)

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        print_signature(printer, op)


class SourceSignature(TextDirective):
    """`T -> R`, or `R` if the op has no operand; the optional operand only gives its sizes."""

    operand: TypeDirective
    result: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.operand.set_empty(state)
        if any(state.operands):
            self.operand.set(state, (parse_tensor(parser),))
            parser.parse_punctuation("->")
        self.result.set(state, (parse_tensor(parser),))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        if op.operands:
            printer.print_attribute(op.operands[0].type)
            printer.print_string(" -> ")
        printer.print_attribute(op.results[0].type)


class Tensor(TextDirective):
    """`T`: a ranked tensor, from which all other types follow."""

    value: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.value.set(state, (parse_tensor(parser),))


class ElementsAndBits(TextDirective):
    """`T`: a ranked tensor; the second value has the same shape, with i1 elements."""

    value: TypeDirective
    bits: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        type_ = parse_tensor(parser)
        self.value.set(state, (type_,))
        self.bits.set(state, (with_element(type_, IntegerType(1)),))


class OneType(TextDirective):
    """`T`: a ranked tensor, the type of two values."""

    one: TypeDirective
    other: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        types = (parse_tensor(parser),)
        self.one.set(state, types)
        self.other.set(state, types)
