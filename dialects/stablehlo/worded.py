"""The text form of most StableHLO ops: operands, then words with values, then types."""

from __future__ import annotations

import abc
from typing import ClassVar, Self

from xdsl.dialects.builtin import IntegerAttr, StringAttr, i64
from xdsl.ir import Attribute
from xdsl.parser import Parser
from xdsl.printer import Printer

from mlfuse.dialects.graph.base import parse_dims
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    integer,
    integers,
    parse_attributes,
    parse_signature,
    print_attributes,
    print_signature,
)


class WordedOp(StableHLOOp, abc.ABC):
    """`stablehlo.pad %x, %v, low = [1], high = [1], interior = [0] : (A, B) -> C`.

    A value is a list of integers, an integer or a text.
    """

    WORDS: ClassVar[dict[str, str]] = {}
    """The words of the text, in order, and the properties they stand for."""
    SHORT: ClassVar[bool] = False
    """Whether one type is printed if all types are equal."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operands = [parser.parse_unresolved_operand()]
        words = list(cls.WORDS.items())
        properties: dict[str, Attribute] = {}
        while parser.parse_optional_punctuation(",") is not None:
            operand = parser.parse_optional_unresolved_operand()
            if operand is not None and not properties:
                operands.append(operand)
                continue
            if not words:
                parser.raise_error(f"{cls.name} takes only operands")
            word, name = words.pop(0)
            parser.parse_keyword(word)
            parser.parse_punctuation("=")
            properties[name] = _parse_value(parser)
        if words:
            parser.raise_error(f"{cls.name}: expected `, {words[0][0]} =`")
        unworded, attributes = parse_attributes(parser, cls)
        values, results = parse_signature(parser, operands)
        return cls.create(
            operands=values,
            result_types=results,
            properties=unworded | properties,
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        for word, name in self.WORDS.items():
            printer.print_string(f", {word} = ")
            _print_value(printer, self, name)
        print_attributes(printer, self, list(self.WORDS.values()))
        print_signature(printer, self, short=self.SHORT)


def _parse_value(parser: Parser) -> Attribute:
    text = parser.parse_optional_str_literal()
    if text is not None:
        return StringAttr(text)
    number = parser.parse_optional_integer(allow_boolean=False)
    return parse_dims(parser) if number is None else IntegerAttr(number, i64)


def _print_value(printer: Printer, op: WordedOp, name: str) -> None:
    attr = op.properties[name]
    if isinstance(attr, StringAttr):
        printer.print_attribute(attr)
    elif isinstance(attr, IntegerAttr):
        printer.print_string(str(integer(op, name)))
    else:
        printer.print_string(str(list(integers(op, name))))
