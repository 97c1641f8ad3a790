"""The sizes of a `graph.sized`, as text and as numbers.

In the text, each size is a formula over dims of operands, like an index of `affine.load`:
`(%x[0] * %y[1] + 1) floordiv 2`. The property has a list of numbers for each size: the divisor; then for each term
its factor and its number of symbols; and for each symbol the operand's number and the dim. (An affine map
can't represent it, since xDSL's affine maps have no products of symbols.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from xdsl.dialects.builtin import ArrayAttr
from xdsl.irdl import IRDLOperation
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    ParsingState,
    PrintingState,
    VariadicOperandVariable,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer

from mlfuse.dialects.graph.base import Dims, dims_attr, dims_of
from mlfuse.dialects.graph.format import Signature, TextDirective
from mlfuse.dialects.sizes import Polynomial, Product

Place = tuple[int, int]
"""An operand's number and one of its dims."""
SizeText = tuple[Polynomial, list[Place], int]
"""A size: a polynomial, the operand and dim of each of its symbols, and the divisor."""


# Numbers.


def numbers_of(total: Polynomial, places: Sequence[Place], divisor: int) -> Dims:
    """A size in the form of the property."""
    numbers = [divisor]
    for term in total:
        numbers += [term.factor, len(term.symbols)]
        for symbol in term.symbols:
            numbers += places[symbol]
    return dims_attr(numbers)


def size_of(attr: Dims) -> SizeText:
    """A size from the numbers of the property, which `is_size` accepts."""
    divisor, *rest = dims_of(attr)
    places: dict[Place, int] = {}
    terms: list[Product] = []
    while rest:
        factor, count, *rest = rest
        found = zip(rest[: 2 * count : 2], rest[1 : 2 * count : 2], strict=True)
        symbols = [places.setdefault(place, len(places)) for place in found]
        terms.append(Product(factor, tuple(sorted(symbols))))
        rest = rest[2 * count :]
    return Polynomial.sum_of(terms), list(places), divisor


def is_size(attr: Dims) -> bool:
    """Whether the numbers are a positive divisor and complete terms."""
    divisor, *rest = dims_of(attr) or (0,)
    while rest:
        count = rest[1] if len(rest) > 1 else -1
        places, rest = rest[2 : 2 + 2 * max(count, 0)], rest[2 + 2 * max(count, 0) :]
        if count < 0 or len(places) != 2 * count or any(place < 0 for place in places):
            return False
    return divisor > 0


# Text.


class SizeList(TextDirective):
    """`[%x[0] * 2 + 3, (%x[0] * %y[1] + 1) floordiv 2]`: the operands, in order of appearance, and the sizes."""

    inputs: VariadicOperandVariable
    sizes: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        reader = _Reader(parser)
        sizes = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, reader.size)
        self.inputs.set(state, reader.operands)
        self.sizes.set(state, ArrayAttr([numbers_of(*size) for size in sizes]))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        with printer.in_square_brackets():
            sizes = cast(ArrayAttr[Dims], self.sizes.get(op))
            printer.print_list(sizes, lambda each: _print_size(printer, op, each))


class MentionedSignature(Signature):
    """`T0, T1 -> R`, with the type of each operand that the sizes name, once, in order of appearance."""

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        sizes = cast(ArrayAttr[Dims], op.properties["sizes"])
        pieces = (piece for each in sizes for piece in _pieces(each))
        named = dict.fromkeys(
            op.operands[piece[0]] for piece in pieces if not isinstance(piece, str)
        )
        printer.print_list(named, lambda value: printer.print_attribute(value.type))
        printer.print_string(" -> ")
        printer.print_list(op.result_types, printer.print_attribute)


def _print_size(printer: Printer, op: IRDLOperation, size: Dims) -> None:
    for piece in _pieces(size):
        if isinstance(piece, str):
            printer.print_string(piece)
            continue
        number, dim = piece
        printer.print_operand(op.operands[number])
        printer.print_string(f"[{dim}]")


def _pieces(size: Dims) -> Iterator[str | Place]:
    """The pieces of a size's text; an operand and its dim is a piece, too. The constant comes last."""
    total, places, divisor = size_of(size)
    parentheses = divisor != 1 and len(total.terms) > 1
    yield "(" if parentheses else ""
    if not total:
        yield "0"
    for number, term in enumerate(sorted(total, key=lambda term: not term.symbols)):
        negative = term.factor < 0
        yield (" - " if negative else " + ") if number else ("-" if negative else "")
        for position, symbol in enumerate(term.symbols):
            yield " * " if position else ""
            yield places[symbol]
        if not term.symbols:
            yield str(abs(term.factor))
        elif abs(term.factor) != 1:
            yield f" * {abs(term.factor)}"
    yield ")" if parentheses else ""
    yield f" floordiv {divisor}" if divisor != 1 else ""


class _Reader:
    """Reads sizes: `+`, `-` and `*` of integers and of dims of operands, and at last `floordiv`."""

    def __init__(self, parser: Parser):
        self.parser = parser
        self.operands: list[UnresolvedOperand] = []
        self.places: list[Place] = []

    def size(self) -> SizeText:
        """One size; its symbols are numbered from 0."""
        self.places = []
        start = self.parser.pos
        total, divisor = self._sum(), 1
        if self.parser.parse_optional_keyword("floordiv") is not None:
            divisor = self.parser.parse_integer(allow_boolean=False)
        if divisor < 1:
            self.parser.raise_error("a size is divided by a positive number", start)
        if any(abs(number) >= 2**63 for number in (divisor, *(term.factor for term in total))):
            self.parser.raise_error("a number must fit 64 bits", start)
        return total, self.places, divisor

    def _sum(self) -> Polynomial:
        total = self._product()
        while True:
            if self.parser.parse_optional_punctuation("+"):
                total = total + self._product()
            elif self.parser.parse_optional_punctuation("-"):
                total = total - self._product()
            else:
                return total

    def _product(self) -> Polynomial:
        total = self._factor()
        while self.parser.parse_optional_punctuation("*"):
            total = total * self._factor()
        return total

    def _factor(self) -> Polynomial:
        if self.parser.parse_optional_punctuation("-"):
            return -self._factor()
        if self.parser.parse_optional_punctuation("("):
            total = self._sum()
            self.parser.parse_punctuation(")")
            return total
        number = self.parser.parse_optional_integer(allow_boolean=False, allow_negative=False)
        return self._dim() if number is None else Polynomial.number(number)

    def _dim(self) -> Polynomial:
        operand = self.parser.parse_optional_unresolved_operand()
        if operand is None:
            self.parser.raise_error("expected a number or a dim of an operand, such as `%x[0]`")
        self.parser.parse_punctuation("[")
        dim = self.parser.parse_integer(allow_boolean=False, allow_negative=False)
        self.parser.parse_punctuation("]")
        place = self._position(operand), dim
        if place not in self.places:
            self.places.append(place)
        return Polynomial.symbol(self.places.index(place))

    def _position(self, operand: UnresolvedOperand) -> int:
        named = [(known.operand_name, known.index) for known in self.operands]
        if (operand.operand_name, operand.index) not in named:
            self.operands.append(operand)
            return len(named)
        return named.index((operand.operand_name, operand.index))
