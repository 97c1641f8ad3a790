"""Loops with a way of running: unrolled, vectorized, or cut into chunks."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    IndexType,
)
from xdsl.ir import Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    NoTerminator,
    RecursiveMemoryEffect,
)

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.kernel.func import Int, int_attr


@irdl_op_definition
class UnrollOp(IRDLOperation):
    """`kernel.unroll (%u) in 4 { ... }`: a loop of constant length, unrolled (GPU).

    Private arrays indexed by `%u` stay in registers.
    """

    name = "kernel.unroll"
    count = prop_def(Int)
    body = region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(self, count: int, body: Region | None = None):
        if body is None:
            body = Region(Block(arg_types=[IndexType()]))
        super().__init__(properties={"count": int_attr(count)}, regions=[body])

    @property
    def index(self) -> SSAValue:
        """The loop variable."""
        return self.body.block.args[0]

    def print(self, printer: Printer) -> None:
        printer.print_string(" (")
        printer.print_ssa_value(self.index)
        printer.print_string(f") in {self.count.value.data}")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    def parse(cls, parser: Parser) -> UnrollOp:
        name = _parse_index_name(parser)
        parser.parse_keyword("in")
        count = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls(count, parser.parse_region([Parser.Argument(name, IndexType())]))
        op.attributes.update({} if attributes is None else attributes.data)
        return op


@irdl_op_definition
class SimdOp(IRDLOperation):
    """`kernel.simd (%i) in (%lo, %hi) { ... }`: independent iterations, vectorized (CPU)."""

    name = "kernel.simd"
    low = operand_def(IndexType())
    high = operand_def(IndexType())
    body = region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(self, low: SSAValue, high: SSAValue, body: Region | None = None):
        if body is None:
            body = Region(Block(arg_types=[IndexType()]))
        super().__init__(operands=[low, high], regions=[body])

    @property
    def index(self) -> SSAValue:
        """The loop variable."""
        return self.body.block.args[0]

    def print(self, printer: Printer) -> None:
        printer.print_string(" (")
        printer.print_ssa_value(self.index)
        printer.print_string(") in (")
        printer.print_list(self.operands, printer.print_operand)
        printer.print_string(")")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    def parse(cls, parser: Parser) -> SimdOp:
        name = _parse_index_name(parser)
        parser.parse_keyword("in")
        parser.parse_punctuation("(")
        low = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        parser.parse_punctuation(",")
        high = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        parser.parse_punctuation(")")
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls(low, high, parser.parse_region([Parser.Argument(name, IndexType())]))
        op.attributes.update({} if attributes is None else attributes.data)
        return op


@irdl_op_definition
class ChunksOp(IRDLOperation):
    """`kernel.chunks (%lo, %hi) in %n by 2048 { ... }`: `[0, n)` cut into chunks, in parallel (CPU).

    Chunk k is [k * by, min((k + 1) * by, n)). The number of threads doesn't change the chunks, so it
    doesn't change results. `fork 4`: start threads from 4 chunks on (the default is 2). `in %n by 1 work
    %m fork 16384`: chunks differ in length and have m elements in total; start threads from 16384
    elements on.
    """

    name = "kernel.chunks"
    size = operand_def(IndexType())
    work = opt_operand_def(IndexType())
    step = prop_def(Int)
    fork = opt_prop_def(Int)
    body = region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(
        self,
        size: SSAValue,
        step: int,
        body: Region | None = None,
        *,
        work: SSAValue | None = None,
        fork: int | None = None,
    ):
        if body is None:
            body = Region(Block(arg_types=[IndexType(), IndexType()]))
        properties = {"step": int_attr(step)}
        if fork is not None:
            properties["fork"] = int_attr(fork)
        super().__init__(operands=[size, work], properties=properties, regions=[body])

    def verify_(self) -> None:
        fork = self.fork
        require(fork is None or fork.value.data > 0, "kernel.chunks: fork must be above 0")

    def print(self, printer: Printer) -> None:
        printer.print_string(" (")
        printer.print_list(self.body.block.args, printer.print_ssa_value)
        printer.print_string(") in ")
        printer.print_operand(self.size)
        printer.print_string(f" by {self.step.value.data}")
        if self.work is not None:
            printer.print_string(" work ")
            printer.print_operand(self.work)
        if self.fork is not None:
            printer.print_string(f" fork {self.fork.value.data}")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    def parse(cls, parser: Parser) -> ChunksOp:
        names = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False).name
        )
        parser.parse_keyword("in")
        size = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        parser.parse_keyword("by")
        step = parser.parse_integer(allow_boolean=False)
        work: SSAValue | None = None
        if parser.parse_optional_keyword("work") is not None:
            work = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        fork: int | None = None
        if parser.parse_optional_keyword("fork") is not None:
            fork = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region([Parser.Argument(name, IndexType()) for name in names])
        op = cls(size, step, body, work=work, fork=fork)
        op.attributes.update({} if attributes is None else attributes.data)
        return op


def _parse_index_name(parser: Parser):
    parser.parse_punctuation("(")
    name = parser.parse_argument(expect_type=False).name
    parser.parse_punctuation(")")
    return name
