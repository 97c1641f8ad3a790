"""Ops that make tensors or move their elements."""

from __future__ import annotations

from typing import ClassVar, cast

from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntegerAttr
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

from mlfuse.dialects.graph.base import check_dims, dims_attr
from mlfuse.dialects.graph.format import Number, TextDirective
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    integers,
    ranked,
)
from mlfuse.dialects.stablehlo.format import Integers, Literal, LongTypes


@irdl_op_definition
class ConstantOp(StableHLOOp):
    """`stablehlo.constant dense<1.0> : tensor<f32>`."""

    name = "stablehlo.constant"
    value = prop_def(DenseIntOrFPElementsAttr)
    output = result_def()
    traits = traits_def(Pure())
    assembly_format = "attr-dict custom<Literal>($value, type($output))"
    custom_directives = (Literal,)

    def verify_(self) -> None:
        super().verify_()
        if self.value.type != self.output.type:
            raise VerifyException(
                f"stablehlo.constant: a {self.value.type} can't be the value of a "
                f"{self.output.type}"
            )


@irdl_op_definition
class IotaOp(StableHLOOp):
    """`stablehlo.iota dim = 1 : tensor<4x8xi32>`."""

    name = "stablehlo.iota"
    iota_dimension = prop_def(IntegerAttr)
    output = result_def()
    traits = traits_def(Pure())
    assembly_format = "`dim` `=` custom<Number>($iota_dimension) attr-dict `:` type($output)"
    custom_directives = (Number,)


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


@irdl_op_definition
class BroadcastInDimOp(_DimsOp):
    """Operand dim k becomes result dim dims[k]; operand dims of size 1 are repeated."""

    name = "stablehlo.broadcast_in_dim"
    DIMS: ClassVar[str] = "broadcast_dimensions"
    broadcast_dimensions = prop_def(Attribute)
    assembly_format = (
        "$operand `,` `dims` `=` custom<Integers>($broadcast_dimensions) "
        "attr-dict `:` custom<LongTypes>(type(operands), type($result))"
    )
    custom_directives = (Integers, LongTypes)

    def verify_(self) -> None:
        super().verify_()
        check_dims(self.dims, ranked(self.result).get_num_dims(), f"{self.name}: dims")


@irdl_op_definition
class TransposeOp(_DimsOp):
    """Result dim k is operand dim dims[k]."""

    name = "stablehlo.transpose"
    DIMS: ClassVar[str] = "permutation"
    permutation = prop_def(Attribute)
    assembly_format = (
        "$operand `,` `dims` `=` custom<Integers>($permutation) "
        "attr-dict `:` custom<LongTypes>(type(operands), type($result))"
    )
    custom_directives = (Integers, LongTypes)

    def verify_(self) -> None:
        super().verify_()
        rank = ranked(self.operand).get_num_dims()
        if sorted(self.dims) != list(range(rank)):
            raise VerifyException(
                f"{self.name}: {list(self.dims)} is not a permutation of {rank} dims"
            )


@irdl_op_definition
class ReshapeOp(StableHLOOp):
    """`stablehlo.reshape %x : (tensor<8x16xf32>) -> tensor<128xf32>`."""

    name = "stablehlo.reshape"
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` custom<LongTypes>(type(operands), type($result))"
    custom_directives = (LongTypes,)


class Ranges(TextDirective):
    """`[0:4, 2:16:2]`: start, limit and stride of each dim. A stride of 1 isn't written."""

    starts: AttributeVariable
    limits: AttributeVariable
    strides: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        ranges = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, lambda: _parse_range(parser)
        )
        columns = zip(*ranges, strict=True) if ranges else ((), (), ())
        for variable, column in zip((self.starts, self.limits, self.strides), columns, strict=True):
            variable.set(state, dims_attr(column))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        ranges = cast(SliceOp, op).ranges
        shown = [f"{a}:{b}" if c == 1 else f"{a}:{b}:{c}" for a, b, c in ranges]
        printer.print_string(f"[{', '.join(shown)}]")


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
    assembly_format = (
        "$operand custom<Ranges>($start_indices, $limit_indices, $strides) "
        "attr-dict `:` custom<LongTypes>(type(operands), type($result))"
    )
    custom_directives = (Ranges, LongTypes)

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
