"""`stablehlo.dot_general` and `stablehlo.dot`."""

from __future__ import annotations

import re
from typing import Self, cast

from xdsl.dialects.builtin import ArrayAttr, UnregisteredAttr
from xdsl.ir import Attribute
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import AttributeVariable, ParsingState, PrintingState
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.graph.base import check_dims, dims_of, parse_dims
from mlfuse.dialects.graph.format import TextDirective
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    attribute_class,
    keyword_attr,
    keyword_of,
    parse_operands,
    parse_signature,
    print_signature,
    ranked,
)
from mlfuse.dialects.stablehlo.format import LongTypes

DOT = attribute_class("stablehlo.dot")
DOT_ALGORITHM = attribute_class("stablehlo.dot_algorithm")
PRECISION = attribute_class("stablehlo.precision")

DimPair = tuple[tuple[int, ...], tuple[int, ...]]
_BATCH = ("lhs_batching_dimensions", "rhs_batching_dimensions")
_CONTRACT = ("lhs_contracting_dimensions", "rhs_contracting_dimensions")


@irdl_op_definition
class DotGeneralOp(StableHLOOp):
    """`stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1],
    precision = [DEFAULT, DEFAULT] : (A, B) -> C`.

    Precision and algorithm allow less precision than mlfuse computes with, so they have no effect.
    """

    name = "stablehlo.dot_general"
    lhs = operand_def()
    rhs = operand_def()
    dot_dimension_numbers = prop_def(Attribute)
    precision_config = opt_prop_def(Attribute)
    algorithm = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def batch(self) -> DimPair:
        """Batch dims of both operands."""
        return self._dims(_BATCH[0]), self._dims(_BATCH[1])

    @property
    def contract(self) -> DimPair:
        """Summed dims of both operands."""
        return self._dims(_CONTRACT[0]), self._dims(_CONTRACT[1])

    def _dims(self, name: str) -> tuple[int, ...]:
        attr = self.dot_dimension_numbers
        text = attr.value.data if isinstance(attr, UnregisteredAttr) else ""
        found = re.search(rf"\b{name}\s*=\s*\[([\d\s,]*)\]", text)
        return tuple(int(digits) for digits in re.findall(r"\d+", found[1])) if found else ()

    def verify_(self) -> None:
        super().verify_()
        if not isinstance(self.dot_dimension_numbers, DOT):
            raise VerifyException(f"{self.name}: dot_dimension_numbers must be #stablehlo.dot<...>")
        for side, operand in enumerate((self.lhs, self.rhs)):
            dims = (*self.batch[side], *self.contract[side])
            check_dims(dims, ranked(operand).get_num_dims(), f"{self.name}: dims")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operands = parse_operands(parser, 2)
        dims: dict[str, tuple[int, ...]] = {}
        properties: dict[str, Attribute] = {}
        while parser.parse_optional_punctuation(",") is not None:
            start = parser.pos
            match parser.parse_identifier():
                case "batching_dims":
                    dims.update(zip(_BATCH, _parse_dim_pair(parser), strict=True))
                case "contracting_dims":
                    dims.update(zip(_CONTRACT, _parse_dim_pair(parser), strict=True))
                case "precision":
                    parser.parse_punctuation("=")
                    properties["precision_config"] = _parse_precision(parser)
                case "algorithm":
                    properties["algorithm"] = _parse_algorithm(parser)
                case other:
                    parser.raise_error(f"stablehlo.dot_general has no {other}", start, parser.pos)
        text = ", ".join(f"{name} = {list(value)}" for name, value in dims.items() if value)
        properties["dot_dimension_numbers"] = DOT("stablehlo.dot", False, False, text)
        attributes = parser.parse_optional_attr_dict()
        values, results = parse_signature(parser, operands)
        return cls.create(
            operands=values, result_types=results, properties=properties, attributes=attributes
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        for name, (left, right) in (("batching", self.batch), ("contracting", self.contract)):
            if left or right or name == "contracting":
                printer.print_string(f", {name}_dims = {list(left)} x {list(right)}")
        if isinstance(config := self.precision_config, ArrayAttr):
            printer.print_string(
                f", precision = {_precision_text(cast(ArrayAttr[Attribute], config))}"
            )
        if isinstance(self.algorithm, UnregisteredAttr):
            printer.print_string(f", algorithm = <{self.algorithm.value.data}>")
        printer.print_op_attributes(self.attributes)
        print_signature(printer, self, short=False)


class Precision(TextDirective):
    """`[HIGHEST, DEFAULT]`, which is kept and has no effect."""

    config: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.config.set(state, _parse_precision(parser))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        printer.print_string(_precision_text(cast(ArrayAttr[Attribute], self.config.get(op))))

    def is_anchorable(self) -> bool:
        return True

    def is_present(self, op: IRDLOperation) -> bool:
        return isinstance(self.config.get(op), ArrayAttr)


@irdl_op_definition
class DotOp(StableHLOOp):
    """`stablehlo.dot %a, %b : (A, B) -> C`: the product over the last dim of a and the first dim of b."""

    name = "stablehlo.dot"
    lhs = operand_def()
    rhs = operand_def()
    precision_config = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$lhs `,` $rhs (`,` `precision` `=` custom<Precision>($precision_config)^)? "
        "attr-dict `:` custom<LongTypes>(type(operands), type($result))"
    )
    custom_directives = (Precision, LongTypes)

    def verify_(self) -> None:
        super().verify_()
        for operand in (self.lhs, self.rhs):
            if ranked(operand).get_num_dims() not in (1, 2):
                raise VerifyException(
                    f"{self.name}: operands must be vectors or matrices, not {operand.type}"
                )


def _parse_dim_pair(parser: Parser) -> DimPair:
    parser.parse_punctuation("=")
    left = dims_of(parse_dims(parser))
    parser.parse_keyword("x")
    return left, dims_of(parse_dims(parser))


def _parse_precision(parser: Parser) -> ArrayAttr[UnregisteredAttr]:
    keywords = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_identifier)
    return ArrayAttr([keyword_attr(PRECISION, "stablehlo.precision", k) for k in keywords])


def _precision_text(config: ArrayAttr[Attribute]) -> str:
    return f"[{', '.join(map(keyword_of, config))}]"


def _parse_algorithm(parser: Parser) -> UnregisteredAttr:
    parser.parse_punctuation("=")
    items = parser.parse_comma_separated_list(
        parser.Delimiter.ANGLE, lambda: _parse_algorithm_item(parser)
    )
    return DOT_ALGORITHM("stablehlo.dot_algorithm", False, False, ", ".join(items))


def _parse_algorithm_item(parser: Parser) -> str:
    name = parser.parse_identifier()
    parser.parse_punctuation("=")
    word = parser.parse_optional_identifier()
    return f"{name} = {word if word is not None else parser.parse_integer(allow_boolean=False)}"


OPS: list[type[StableHLOOp]] = [DotGeneralOp, DotOp]
