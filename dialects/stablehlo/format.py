"""Directives of the text forms of StableHLO's ops, in addition to xDSL's own and those of `graph/format.py`.

Three families print and parse by hand, because no format can express their text:

- elementwise and worded ops, calls and composites: one dictionary has the properties that aren't in the text so far and
  then the attributes (xDSL's `attr-dict` has attributes first); many of the classes are made from a list;
- contractions, convolutions, random numbers, checks of closeness and meshes: options in any order, or a text that is
  kept unchanged;
- reductions and control flow: a region that has a short form, or whose arguments stand before it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, cast

from xdsl.dialects.builtin import FunctionType, UnregisteredAttr
from xdsl.ir import Attribute
from xdsl.irdl import IRDLOperation
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    ParsingState,
    PrintingState,
    TypeDirective,
)
from xdsl.parser import Parser
from xdsl.printer import Printer

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.graph.base import parse_dims
from mlfuse.dialects.graph.format import TextDirective
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    integers,
    keyword_attr,
    keyword_of,
    parse_literal,
    print_types,
)


class Integers(TextDirective):
    """`[0, 2]`, kept as `array<i64: 0, 2>`; in the generic form it may be a dense literal."""

    numbers: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.numbers.set(state, parse_dims(parser))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        numbers = integers(cast(StableHLOOp, op), self.numbers.name)
        printer.print_string(str(list(numbers)))


class Keyword(TextDirective):
    """`LT`, kept as `#stablehlo<comparison_direction LT>`."""

    KIND: ClassVar[type[UnregisteredAttr]]
    KNOWN: ClassVar[Collection[str]] = ()
    """The allowed keywords; any keyword if it is empty."""

    keyword: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        start = parser.pos
        keyword = parser.parse_identifier()
        if self.KNOWN and keyword not in self.KNOWN:
            parser.raise_error(f"expected one of {', '.join(self.KNOWN)}", start, parser.pos)
        self.keyword.set(state, keyword_attr(self.KIND, self.KIND.name, keyword))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        printer.print_string(keyword_of(cast(Attribute, self.keyword.get(op))))

    def is_anchorable(self) -> bool:
        return True

    def is_present(self, op: IRDLOperation) -> bool:
        return self.keyword.get(op) is not None


class Literal(TextDirective):
    """`dense<1.0> : tensor<f32>`: a literal; its type is also the type of another value."""

    value: AttributeVariable
    other: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        value, type_ = parse_literal(parser)
        self.value.set(state, value)
        self.other.set(state, (type_,))


class Types(TextDirective):
    """`T`, the type of all operands and results, or `(T0, T1) -> R`."""

    SHORT: ClassVar[bool] = True
    """Whether one type is printed if all types are equal."""

    operands: TypeDirective
    results: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        start = parser.pos
        type_ = parser.parse_type()
        count = sum(len(group or ()) for group in state.operands)
        inputs, outputs = [type_] * count, [type_]
        if isinstance(type_, FunctionType):
            inputs, outputs = [*type_.inputs.data], [*type_.outputs.data]
        if len(inputs) != count:
            message = f"expected {counted(count, 'operand type')}, got {len(inputs)}"
            parser.raise_error(message, start)
        if len(outputs) != len(state.result_types):
            wanted = len(state.result_types)
            parser.raise_error(
                f"expected {counted(wanted, 'result type')}, got {len(outputs)}", start
            )
        for position, group in enumerate(state.operands):
            own = len(group or ())
            state.operand_types[position], inputs = inputs[:own], inputs[own:]
        state.result_types[:] = [(output,) for output in outputs]

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        print_types(printer, op, short=self.SHORT)


class LongTypes(Types):
    """`(T0, T1) -> R`; one type for all is also accepted."""

    SHORT: ClassVar[bool] = False
