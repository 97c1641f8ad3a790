"""Ops that make tensors or move their elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntegerAttr, i64
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

from mlfuse.dialects.graph.base import check_dims, dims_attr, parse_dims
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    integers,
    parse_equals,
    parse_literal,
    parse_signature,
    print_signature,
    ranked,
)


@irdl_op_definition
class ConstantOp(StableHLOOp):
    """`stablehlo.constant dense<1.0> : tensor<f32>`."""

    name = "stablehlo.constant"
    value = prop_def(DenseIntOrFPElementsAttr)
    output = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        if self.value.type != self.output.type:
            raise VerifyException(
                f"stablehlo.constant: a {self.value.type} can't be the value of a "
                f"{self.output.type}"
            )

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        attributes = parser.parse_optional_attr_dict()
        value, type_ = parse_literal(parser)
        return cls.create(result_types=[type_], properties={"value": value}, attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_op_attributes(self.attributes)
        printer.print_string(" ")
        printer.print_attribute(self.value)


@irdl_op_definition
class IotaOp(StableHLOOp):
    """`stablehlo.iota dim = 1 : tensor<4x8xi32>`."""

    name = "stablehlo.iota"
    iota_dimension = prop_def(IntegerAttr)
    output = result_def()
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_keyword("dim")
        parser.parse_punctuation("=")
        dimension = IntegerAttr(parser.parse_integer(allow_boolean=False), i64)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        return cls.create(
            result_types=[parser.parse_type()],
            properties={"iota_dimension": dimension},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(f" dim = {self.iota_dimension.value.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.output.type)


class _DimsOp(StableHLOOp):
    """`stablehlo.transpose %x, dims = [1, 0] : (S) -> T`; `DIMS` is the property of the dims."""

    DIMS: ClassVar[str]
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())

    @property
    def dims(self) -> tuple[int, ...]:
        """The dims in the text's order."""
        return integers(self, self.DIMS)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operand = parser.parse_unresolved_operand()
        parse_equals(parser, "dims")
        dims = parse_dims(parser)
        attributes = parser.parse_optional_attr_dict()
        values, results = parse_signature(parser, [operand])
        return cls.create(
            operands=values,
            result_types=results,
            properties={cls.DIMS: dims},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.operand)
        printer.print_string(f", dims = {list(self.dims)}")
        printer.print_op_attributes(self.attributes)
        print_signature(printer, self, short=False)


@irdl_op_definition
class BroadcastInDimOp(_DimsOp):
    """Operand dim k becomes result dim dims[k]; operand dims of size 1 are repeated."""

    name = "stablehlo.broadcast_in_dim"
    DIMS: ClassVar[str] = "broadcast_dimensions"
    broadcast_dimensions = prop_def(Attribute)

    def verify_(self) -> None:
        super().verify_()
        check_dims(self.dims, ranked(self.result).get_num_dims(), f"{self.name}: dims")


@irdl_op_definition
class TransposeOp(_DimsOp):
    """Result dim k is operand dim dims[k]."""

    name = "stablehlo.transpose"
    DIMS: ClassVar[str] = "permutation"
    permutation = prop_def(Attribute)

    def verify_(self) -> None:
        super().verify_()
        rank = ranked(self.operand).get_num_dims()
        if sorted(self.dims) != list(range(rank)):
            raise VerifyException(
                f"{self.name}: {list(self.dims)} is no permutation of rank {rank}"
            )


@irdl_op_definition
class ReshapeOp(StableHLOOp):
    """`stablehlo.reshape %x : (tensor<8x16xf32>) -> tensor<128xf32>`."""

    name = "stablehlo.reshape"
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operand = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        values, results = parse_signature(parser, [operand])
        return cls.create(operands=values, result_types=results, attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.operand)
        printer.print_op_attributes(self.attributes)
        print_signature(printer, self, short=False)


@irdl_op_definition
class SliceOp(StableHLOOp):
    """`stablehlo.slice %x [0:4, 2:16:2] : (tensor<8x16xf32>) -> tensor<4x7xf32>`."""

    name = "stablehlo.slice"
    operand = operand_def()
    start_indices = prop_def(Attribute)
    limit_indices = prop_def(Attribute)
    strides = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def ranges(self) -> list[tuple[int, int, int]]:
        """(start, limit, stride) of each dim."""
        starts, limits = integers(self, "start_indices"), integers(self, "limit_indices")
        strides = integers(self, "strides") if self.strides else (1,) * len(starts)
        if not len(starts) == len(limits) == len(strides):
            raise VerifyException(f"{self.name}: starts, limits and strides differ in number")
        return list(zip(starts, limits, strides, strict=True))

    def verify_(self) -> None:
        super().verify_()
        rank = ranked(self.operand).get_num_dims()
        if len(self.ranges) != rank:
            raise VerifyException(f"{self.name}: {len(self.ranges)} ranges for rank {rank}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operand = parser.parse_unresolved_operand()
        ranges = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, lambda: _parse_range(parser)
        )
        attributes = parser.parse_optional_attr_dict()
        values, results = parse_signature(parser, [operand])
        columns: Sequence[Sequence[int]] = list(zip(*ranges, strict=True)) or [(), (), ()]
        names = ("start_indices", "limit_indices", "strides")
        return cls.create(
            operands=values,
            result_types=results,
            properties={n: dims_attr(c) for n, c in zip(names, columns, strict=True)},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.operand)
        ranges = [f"{a}:{b}" if c == 1 else f"{a}:{b}:{c}" for a, b, c in self.ranges]
        printer.print_string(f" [{', '.join(ranges)}]")
        printer.print_op_attributes(self.attributes)
        print_signature(printer, self, short=False)


def _parse_range(parser: Parser) -> tuple[int, int, int]:
    start = parser.parse_integer(allow_boolean=False)
    parser.parse_punctuation(":")
    limit = parser.parse_integer(allow_boolean=False)
    if parser.parse_optional_punctuation(":") is None:
        return start, limit, 1
    return start, limit, parser.parse_integer(allow_boolean=False)


OPS: list[type[StableHLOOp]] = [
    ConstantOp,
    IotaOp,
    BroadcastInDimOp,
    TransposeOp,
    ReshapeOp,
    SliceOp,
]
