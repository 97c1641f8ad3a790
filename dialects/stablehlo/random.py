"""Random numbers: `rng_bit_generator`, and `rng`, which is parsed so that an error can say why it isn't imported."""

from __future__ import annotations

import abc
from typing import ClassVar, Self

from xdsl.ir import Attribute
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    attribute_class,
    keyword_attr,
    keyword_of,
    parse_signature,
    print_attributes,
    print_signature,
)

ALGORITHM = attribute_class("stablehlo.rng_algorithm")
DISTRIBUTION = attribute_class("stablehlo.rng_distribution")


class RandomOp(StableHLOOp, abc.ABC):
    """Operands, then a word with a value: `%0, algorithm = PHILOX : (A) -> (A, B)`."""

    WORD: ClassVar[str]
    KEPT: ClassVar[str]
    """The property that the word stands for; its attribute has the same name."""
    KNOWN: ClassVar[tuple[str, ...]]

    @property
    def chosen(self) -> str:
        """The value after the word."""
        return keyword_of(self.properties[self.KEPT])

    def verify_(self) -> None:
        super().verify_()
        if self.chosen not in self.KNOWN:
            known = ", ".join(self.KNOWN)
            raise VerifyException(f"{self.name}: {self.chosen!r} is not one of {known}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operands = [parser.parse_unresolved_operand()]
        parser.parse_punctuation(",")
        while (operand := parser.parse_optional_unresolved_operand()) is not None:
            operands.append(operand)
            parser.parse_punctuation(",")
        parser.parse_keyword(cls.WORD)
        parser.parse_punctuation("=")
        kind = {each.name: each for each in (ALGORITHM, DISTRIBUTION)}[f"stablehlo.{cls.KEPT}"]
        chosen = keyword_attr(kind, f"stablehlo.{cls.KEPT}", parser.parse_identifier())
        attributes = parser.parse_optional_attr_dict()
        values, results = parse_signature(parser, operands)
        return cls.create(
            operands=values,
            result_types=results,
            properties={cls.KEPT: chosen},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        printer.print_string(f", {self.WORD} = {self.chosen}")
        print_attributes(printer, self, [self.KEPT])
        print_signature(printer, self, short=False)


@irdl_op_definition
class RngBitGeneratorOp(RandomOp):
    """`%s, %bits = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) ->
    (tensor<2xui64>, tensor<4xui32>)`: the new state, and random bits from the old one."""

    name = "stablehlo.rng_bit_generator"
    WORD: ClassVar[str] = "algorithm"
    KEPT: ClassVar[str] = "rng_algorithm"
    KNOWN: ClassVar[tuple[str, ...]] = ("DEFAULT", "PHILOX", "THREE_FRY")
    initial_state = operand_def()
    rng_algorithm = prop_def(Attribute)
    output_state = result_def()
    output = result_def()
    traits = traits_def(Pure())


@irdl_op_definition
class RngOp(RandomOp):
    """`stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (A, A, B) -> C`."""

    name = "stablehlo.rng"
    WORD: ClassVar[str] = "distribution"
    KEPT: ClassVar[str] = "rng_distribution"
    KNOWN: ClassVar[tuple[str, ...]] = ("UNIFORM", "NORMAL")
    a = operand_def()
    b = operand_def()
    shape = operand_def()
    rng_distribution = prop_def(Attribute)
    result = result_def()


OPS: list[type[StableHLOOp]] = [RngBitGeneratorOp, RngOp]
