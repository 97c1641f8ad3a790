"""Elementwise ops. Classes that differ only in their name are made from a list of names."""

from __future__ import annotations

import abc
from collections.abc import Collection
from typing import Any, ClassVar, Self, cast

from xdsl.dialects.builtin import IntegerAttr, IntegerType, UnregisteredAttr
from xdsl.ir import Attribute
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.graph.precision import FormatWord
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    attribute_class,
    check_one_type,
    keyword_of,
    parse_attributes,
    parse_operands,
    parse_signature,
    print_attributes,
    print_signature,
    ranked,
)
from mlfuse.dialects.stablehlo.format import Keyword, LongTypes, Types

COMPARISON_DIRECTION = attribute_class("stablehlo.comparison_direction")
COMPARISON_TYPE = attribute_class("stablehlo.comparison_type")


class ElementwiseOp(StableHLOOp, abc.ABC):
    """`stablehlo.add %a, %b : T`, or with all types, `: (T, T) -> T`."""

    OPERANDS: ClassVar[int]

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operands = parse_operands(parser, cls.OPERANDS)
        properties, attributes = parse_attributes(parser, cls)
        values, results = parse_signature(parser, operands)
        return cls.create(
            operands=values, result_types=results, properties=properties, attributes=attributes
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        print_attributes(printer, self)
        print_signature(printer, self)


class UnaryOp(ElementwiseOp, abc.ABC):
    """An op of one operand; the result has the operand's type."""

    OPERANDS: ClassVar[int] = 1
    operand = operand_def()
    result_accuracy = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.operand, self.result])


class BinaryOp(ElementwiseOp, abc.ABC):
    """An op of two operands; the result has the operands' type."""

    OPERANDS: ClassVar[int] = 2
    lhs = operand_def()
    rhs = operand_def()
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.lhs, self.rhs, self.result])


def _unary(name: str) -> type[UnaryOp]:
    fields: dict[str, Any] = {"name": f"stablehlo.{name}", "__module__": __name__}
    return irdl_op_definition(cast(type[UnaryOp], type(_class_name(name), (UnaryOp,), fields)))


def _binary(name: str) -> type[BinaryOp]:
    fields: dict[str, Any] = {"name": f"stablehlo.{name}", "__module__": __name__}
    return irdl_op_definition(cast(type[BinaryOp], type(_class_name(name), (BinaryOp,), fields)))


def _class_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_")) + "Op"


UNARY = {
    name: _unary(name)
    for name in (
        "abs", "cbrt", "ceil", "cosine", "count_leading_zeros", "exponential",
        "exponential_minus_one", "floor", "log", "log_plus_one", "logistic", "negate", "not",
        "popcnt", "round_nearest_afz", "round_nearest_even", "rsqrt", "sign", "sine", "sqrt", "tan",
        "tanh",
    )
}  # fmt: skip
"""The classes of ops of one operand, by their name without `stablehlo.`."""

BINARY = {
    name: _binary(name)
    for name in (
        "add", "and", "atan2", "divide", "maximum", "minimum", "multiply", "or", "power",
        "remainder", "shift_left", "shift_right_arithmetic", "shift_right_logical", "subtract",
        "xor",
    )
}  # fmt: skip
"""The classes of ops of two operands, by their name without `stablehlo.`."""


@irdl_op_definition
class ConvertOp(ElementwiseOp):
    """`stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>`."""

    name = "stablehlo.convert"
    OPERANDS: ClassVar[int] = 1
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())


@irdl_op_definition
class BitcastConvertOp(ElementwiseOp):
    """`stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xui32>`."""

    name = "stablehlo.bitcast_convert"
    OPERANDS: ClassVar[int] = 1
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())


@irdl_op_definition
class IsFiniteOp(ElementwiseOp):
    """`stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>`."""

    name = "stablehlo.is_finite"
    OPERANDS: ClassVar[int] = 1
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())


@irdl_op_definition
class ClampOp(ElementwiseOp):
    """`stablehlo.clamp %low, %x, %high : T`; the bounds may have rank 0."""

    name = "stablehlo.clamp"
    OPERANDS: ClassVar[int] = 3
    low = operand_def()
    operand = operand_def()
    high = operand_def()
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.operand, self.result])
        bounds = [v for v in (self.low, self.high) if ranked(v).get_num_dims() > 0]
        check_one_type(self, [*bounds, self.result])


@irdl_op_definition
class ReducePrecisionOp(StableHLOOp):
    """`stablehlo.reduce_precision %x, format = e5m10 : T`."""

    name = "stablehlo.reduce_precision"
    operand = operand_def()
    exponent_bits = prop_def(IntegerAttr[IntegerType])
    mantissa_bits = prop_def(IntegerAttr[IntegerType])
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand `,` `format` `=` custom<FormatWord>($exponent_bits, $mantissa_bits) "
        "attr-dict `:` custom<Types>(type(operands), type($result))"
    )
    custom_directives = (FormatWord, Types)

    @property
    def kept(self) -> tuple[int, int]:
        """The bits of exponent and mantissa."""
        return self.exponent_bits.value.data, self.mantissa_bits.value.data

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.operand, self.result])


@irdl_op_definition
class SelectOp(ElementwiseOp):
    """`stablehlo.select %p, %a, %b : tensor<4xi1>, tensor<4xf32>`; p may have rank 0."""

    name = "stablehlo.select"
    OPERANDS: ClassVar[int] = 3
    pred = operand_def()
    on_true = operand_def()
    on_false = operand_def()
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.on_true, self.on_false, self.result])
        pred = ranked(self.pred)
        if pred.element_type != IntegerType(1):
            raise VerifyException(
                f"stablehlo.select: the condition is a {pred}; its elements must be i1"
            )
        if pred.get_shape() not in ((), ranked(self.result).get_shape()):
            raise VerifyException(
                f"stablehlo.select: the condition is a {pred}, the result a {self.result.type}"
            )

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operands = parse_operands(parser, 3)
        properties, attributes = parse_attributes(parser, cls)
        start = parser.pos
        parser.parse_punctuation(":")
        if (types := parser.parse_optional_function_type()) is not None:
            inputs, results = types.inputs.data, types.outputs.data
        else:
            pred = parser.parse_type()
            parser.parse_punctuation(",")
            branch = parser.parse_type()
            inputs, results = (pred, branch, branch), (branch,)
        return cls.create(
            operands=parser.resolve_operands(operands, inputs, start),
            result_types=results,
            properties=properties,
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        print_attributes(printer, self)
        printer.print_string(" : ")
        printer.print_list((self.pred.type, self.result.type), printer.print_attribute)


_DIRECTIONS = ("EQ", "NE", "LT", "LE", "GT", "GE")
_ORDERS = ("FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", "NOTYPE")


class Direction(Keyword):
    """The predicate of a comparison."""

    KIND: ClassVar[type[UnregisteredAttr]] = COMPARISON_DIRECTION
    KNOWN: ClassVar[Collection[str]] = _DIRECTIONS


class Order(Keyword):
    """The kind of a comparison: how elements are read."""

    KIND: ClassVar[type[UnregisteredAttr]] = COMPARISON_TYPE


@irdl_op_definition
class CompareOp(StableHLOOp):
    """`stablehlo.compare LT, %a, %b, FLOAT : (T, T) -> tensor<4xi1>`."""

    name = "stablehlo.compare"
    lhs = operand_def()
    rhs = operand_def()
    comparison_direction = prop_def(Attribute)
    compare_type = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "custom<Direction>($comparison_direction) `,` $lhs `,` $rhs "
        "(`,` custom<Order>($compare_type)^)? attr-dict `:` custom<LongTypes>(type(operands), type($result))"
    )
    custom_directives = (Direction, Order, LongTypes)

    @property
    def direction(self) -> str:
        """EQ, NE, LT, LE, GT or GE."""
        return keyword_of(self.comparison_direction)

    @property
    def order(self) -> str | None:
        """FLOAT, TOTALORDER, SIGNED or UNSIGNED; None if it isn't given."""
        return keyword_of(self.compare_type) if self.compare_type is not None else None

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.lhs, self.rhs])
        if self.direction not in _DIRECTIONS:
            known = ", ".join(_DIRECTIONS)
            raise VerifyException(f"stablehlo.compare: {self.direction!r} is not one of {known}")
        if self.order is not None and self.order not in _ORDERS:
            known = ", ".join(_ORDERS)
            raise VerifyException(f"stablehlo.compare: {self.order!r} is not one of {known}")


OPS: list[type[StableHLOOp]] = [
    *UNARY.values(),
    *BINARY.values(),
    ConvertOp,
    BitcastConvertOp,
    IsFiniteOp,
    ClampOp,
    ReducePrecisionOp,
    SelectOp,
    CompareOp,
]
