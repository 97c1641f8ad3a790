"""The `check` dialect of StableHLO's tests: expectations about values."""

from __future__ import annotations

import abc
from typing import Self

from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    i64,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.graph.format import OneType
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    check_one_type,
    parse_operands,
)
from mlfuse.dialects.stablehlo.format import Literal


class CheckOp(StableHLOOp, abc.ABC):
    """An op that ends the run if its operands aren't as expected."""


class ExpectOp(CheckOp, abc.ABC):
    """`check.expect_eq %a, %b : T`."""

    lhs = operand_def()
    rhs = operand_def()
    assembly_format = "$lhs `,` $rhs attr-dict `:` custom<OneType>(type($lhs), type($rhs))"
    custom_directives = (OneType,)

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.lhs, self.rhs])


@irdl_op_definition
class ExpectEqOp(ExpectOp):
    """All bits are equal."""

    name = "check.expect_eq"


@irdl_op_definition
class ExpectAlmostEqOp(ExpectOp):
    """Floats differ only by rounding."""

    name = "check.expect_almost_eq"


@irdl_op_definition
class ExpectCloseOp(CheckOp):
    """`check.expect_close %a, %b, max_ulp_difference = 3, min_ulp_difference = 0 : T, T`."""

    name = "check.expect_close"
    lhs = operand_def()
    rhs = operand_def()
    max_ulp_difference = opt_prop_def(IntegerAttr)
    min_ulp_difference = opt_prop_def(IntegerAttr)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operands = parse_operands(parser, 2)
        properties: dict[str, Attribute] = {}
        while parser.parse_optional_punctuation(",") is not None:
            name = parser.parse_keyword_in(("max_ulp_difference", "min_ulp_difference"))
            parser.parse_punctuation("=")
            properties[name] = IntegerAttr(parser.parse_integer(allow_boolean=False), i64)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        start = parser.pos
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        values = parser.resolve_operands(operands, types, start)
        return cls.create(operands=values, properties=properties, attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        for name, attr in self.properties.items():
            if isinstance(attr, IntegerAttr):
                printer.print_string(f", {name} = {attr.value.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.operand_types, printer.print_attribute)


class ExpectConstOp(CheckOp, abc.ABC):
    """`check.expect_eq_const %a, dense<[1, 2]> : tensor<2xi32>`."""

    lhs = operand_def()
    value = prop_def(DenseIntOrFPElementsAttr)
    assembly_format = "$lhs `,` custom<Literal>($value, type($lhs)) attr-dict"
    custom_directives = (Literal,)

    def verify_(self) -> None:
        super().verify_()
        if self.value.type != self.lhs.type:
            raise VerifyException(
                f"{self.name}: the operand is a {self.lhs.type}, the literal a {self.value.type}"
            )


@irdl_op_definition
class ExpectEqConstOp(ExpectConstOp):
    """All bits equal those of the literal."""

    name = "check.expect_eq_const"


@irdl_op_definition
class ExpectAlmostEqConstOp(ExpectConstOp):
    """Floats differ from the literal only by rounding."""

    name = "check.expect_almost_eq_const"
