"""Ops without arithmetic: barriers, custom calls, composites and shardings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from xdsl.dialects.builtin import (
    FlatSymbolRefAttrConstr,
    StringAttr,
    UnregisteredAttr,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    ParsingState,
    PrintingState,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.mlir_lexer import PunctuationSpelling

from mlfuse.dialects.graph.format import OneType, TextDirective
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    attribute_class,
    check_one_type,
    parse_attributes,
    print_attributes,
    print_signature,
)
from mlfuse.dialects.stablehlo.expect import (
    CheckOp,
    ExpectAlmostEqConstOp,
    ExpectAlmostEqOp,
    ExpectCloseOp,
    ExpectEqConstOp,
    ExpectEqOp,
)

MESH = attribute_class("sdy.mesh")
SHARDING = attribute_class("sdy.sharding")


@irdl_op_definition
class OptimizationBarrierOp(StableHLOOp):
    """`stablehlo.optimization_barrier %a, %b : T, U`: its operands, unchanged."""

    name = "stablehlo.optimization_barrier"
    inputs = var_operand_def()
    outputs = var_result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        if self.operand_types != self.result_types:
            raise VerifyException(f"{self.name}: the results must have the operands' types")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        operands = parser.parse_optional_undelimited_comma_separated_list(
            parser.parse_optional_unresolved_operand, parser.parse_unresolved_operand
        )
        if operands is None:
            parser.parse_punctuation("(")
            parser.parse_punctuation(")")
            return cls.create(attributes=parser.parse_optional_attr_dict())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        values = parser.resolve_operands(operands, types, start)
        return cls.create(operands=values, result_types=types, attributes=attributes)

    def print(self, printer: Printer) -> None:
        if not self.inputs:
            printer.print_string("()")
            printer.print_op_attributes(self.attributes)
            return
        printer.print_string(" ")
        printer.print_list(self.inputs, printer.print_operand)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.operand_types, printer.print_attribute)


@irdl_op_definition
class CustomCallOp(StableHLOOp):
    """`stablehlo.custom_call @check.expect_eq(%a, %b) {...} : (T, T) -> ()`."""

    name = "stablehlo.custom_call"
    inputs = var_operand_def()
    call_target_name = prop_def(StringAttr)
    has_side_effect = opt_prop_def(Attribute)
    backend_config = opt_prop_def(Attribute)
    api_version = opt_prop_def(Attribute)
    called_computations = opt_prop_def(Attribute)
    operand_layouts = opt_prop_def(Attribute)
    result_layouts = opt_prop_def(Attribute)
    output_operand_aliases = opt_prop_def(Attribute)
    custom_call_schedule = opt_prop_def(Attribute)
    outputs = var_result_def()

    @property
    def is_check(self) -> bool:
        """Whether it checks its operands, as in StableHLO's test data."""
        return self.call_target_name.data.startswith("check.")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_symbol_name()
        operands = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, parser.parse_unresolved_operand
        )
        properties, attributes = parse_attributes(parser, cls)
        parser.parse_punctuation(":")
        start = parser.pos
        types = parser.parse_function_type()
        return cls.create(
            operands=parser.resolve_operands(operands, types.inputs.data, start),
            result_types=types.outputs.data,
            properties={"call_target_name": name, **properties},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.call_target_name.data)
        with printer.in_parens():
            printer.print_list(self.inputs, printer.print_operand)
        print_attributes(printer, self, ["call_target_name"])
        print_signature(printer, self, short=False)


@irdl_op_definition
class MeshOp(StableHLOOp):
    """`sdy.mesh @mesh = <["x"=2, "y"=4]>`: devices that shardings name; it has no effect."""

    name = "sdy.mesh"
    sym_name = prop_def(StringAttr)
    mesh = prop_def(Attribute)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_symbol_name()
        parser.parse_punctuation("=")
        with parser.in_angle_brackets():
            axes = parser.parse_comma_separated_list(
                parser.Delimiter.SQUARE, lambda: _parse_axis(parser)
            )
            ids = _parse_device_ids(parser)
        mesh = MESH("sdy.mesh", False, False, f"[{', '.join(axes)}]{ids}")
        return cls.create(
            properties={"sym_name": name, "mesh": mesh},
            attributes=parser.parse_optional_attr_dict(),
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        text = self.mesh.value.data if isinstance(self.mesh, UnregisteredAttr) else ""
        printer.print_string(f" = <{text}>")
        printer.print_op_attributes(self.attributes)


def _parse_axis(parser: Parser) -> str:
    name = parser.parse_str_literal()
    parser.parse_punctuation("=")
    return f'"{name}"={parser.parse_integer(allow_boolean=False)}'


def _parse_device_ids(parser: Parser) -> str:
    """`, device_ids=[0]`, or nothing."""
    if parser.parse_optional_punctuation(",") is None:
        return ""
    parser.parse_keyword("device_ids")
    parser.parse_punctuation("=")
    ids = parser.parse_comma_separated_list(
        parser.Delimiter.SQUARE, lambda: parser.parse_integer(allow_boolean=False)
    )
    return f", device_ids=[{', '.join(map(str, ids))}]"


class Sharding(TextDirective):
    """`<@mesh, [{"x"}, {}]>`: a sharding, kept as text."""

    sharding: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        text = _parse_bracketed(parser)
        self.sharding.set(state, SHARDING("sdy.sharding", False, False, text))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        sharding = self.sharding.get(op)
        state.print_whitespace(printer)
        text = sharding.value.data if isinstance(sharding, UnregisteredAttr) else ""
        printer.print_string(f"<{text}>")


@irdl_op_definition
class ShardingConstraintOp(StableHLOOp):
    """`sdy.sharding_constraint %x <@mesh, [{"x"}, {}]> : T`: its operand; the sharding has no effect."""

    name = "sdy.sharding_constraint"
    operand = operand_def()
    sharding = prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$operand custom<Sharding>($sharding) attr-dict `:` custom<OneType>(type($operand), type($result))"
    custom_directives = (Sharding, OneType)

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.operand, self.result])


_OPENING: tuple[PunctuationSpelling, ...] = ("<", "[", "{", "(")
_CLOSING: tuple[PunctuationSpelling, ...] = (">", "]", "}", ")")
_BETWEEN: tuple[PunctuationSpelling, ...] = (",", ":", "=", "->", "?", "-", "*", "|")


def _parse_bracketed(parser: Parser) -> str:
    """The text in `<...>`, unchanged."""
    parser.parse_punctuation("<")
    start = end = parser.pos
    depth = 1
    while depth:
        end = parser.pos
        if _any_of(parser, _OPENING):
            depth += 1
        elif _any_of(parser, _CLOSING):
            depth -= 1
        elif not _any_of(parser, _BETWEEN) and not _word(parser):
            parser.raise_error("expected a `>` that ends it", start, end)
    return parser.lexer.input.slice(start, end) or ""


def _any_of(parser: Parser, marks: Sequence[PunctuationSpelling]) -> bool:
    return any(parser.parse_optional_punctuation(mark) is not None for mark in marks)


def _word(parser: Parser) -> bool:
    reads = (
        parser.parse_optional_symbol_name,
        parser.parse_optional_str_literal,
        parser.parse_optional_identifier,
        parser.parse_optional_integer,
    )
    return any(read() is not None for read in reads)


@irdl_op_definition
class CompositeOp(StableHLOOp):
    """`stablehlo.composite "name" %a {composite_attributes = {}, decomposition = @f, version = 1 : i32}
    : (T) -> U`: a call of the function @f."""

    name = "stablehlo.composite"
    inputs = var_operand_def()
    composite_name = prop_def(StringAttr, prop_name="name")
    composite_attributes = opt_prop_def(Attribute)
    decomposition = prop_def(FlatSymbolRefAttrConstr)
    version = opt_prop_def(Attribute)
    outputs = var_result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_str_literal()
        operands = parser.parse_optional_undelimited_comma_separated_list(
            parser.parse_optional_unresolved_operand, parser.parse_unresolved_operand
        )
        properties, attributes = parse_attributes(parser, cls)
        parser.parse_punctuation(":")
        start = parser.pos
        types = parser.parse_function_type()
        return cls.create(
            operands=parser.resolve_operands(operands or [], types.inputs.data, start),
            result_types=types.outputs.data,
            properties={"name": StringAttr(name), **properties},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_string_literal(self.composite_name.data)
        if self.inputs:
            printer.print_string(" ")
            printer.print_list(self.inputs, printer.print_operand)
        print_attributes(printer, self, ["name"])
        print_signature(printer, self, short=False)


OPS: list[type[StableHLOOp]] = [OptimizationBarrierOp, CompositeOp, CustomCallOp]
CHECKS: Sequence[type[CheckOp]] = [
    ExpectEqOp,
    ExpectAlmostEqOp,
    ExpectCloseOp,
    ExpectEqConstOp,
    ExpectAlmostEqConstOp,
]
