"""Tables: hundreds of tensor tuples as one value, and `loop.foreach`, which runs a body for each.

A table has a row for each tuple and a column for each position in the tuple. All buffers of a row have the
same number of elements; the body sees them flat, whatever their shapes. A row may be empty. A column may
also hold a number (rank 0) for each row; an empty row has that number too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, IndexType, MemRefType
from xdsl.ir import (
    Attribute,
    Block,
    ParametrizedAttribute,
    Region,
    SSAValue,
    TypeAttribute,
)
from xdsl.irdl import (
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    param_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import AttrParser, Parser
from xdsl.printer import Printer
from xdsl.traits import NoTerminator, Pure, RecursiveMemoryEffect

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import print_typed, require
from mlfuse.dialects.loop.kernel import AnyMemRef, memref_type
from mlfuse.dialects.loop.nests import YieldOp, parse_region_of, parse_typed


@irdl_attr_definition
class TableType(ParametrizedAttribute, TypeAttribute):
    """`!loop.table<f32, bf16>`: the element types of the columns, signless; `memref<f32>` for numbers."""

    name = "loop.table"
    columns: ArrayAttr[Attribute] = param_def()

    @staticmethod
    def of(columns: Sequence[Attribute]) -> TableType:
        """The type with these columns."""
        return TableType(ArrayAttr(columns))

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_list(self.columns.data, printer.print_attribute)

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        columns = parser.parse_comma_separated_list(parser.Delimiter.ANGLE, parser.parse_type)
        return [ArrayAttr(columns)]

    def verify(self) -> None:
        for column in self.columns:
            has_rank = is_number(column) and bool(cast(AnyMemRef, column).get_shape())
            require(
                not has_rank and dtypes.of_element(element_of(column)) is not None,
                f"!loop.table: {column} is not an element type of mlfuse",
            )


@irdl_op_definition
class TableOp(IRDLOperation):
    """`%t = loop.table %p0, %g0, %p1, %g1 : T, T, U, U -> !loop.table<f32, f32>`: a table of these buffers,
    row by row.

    It is in the host function. A kernel launched with the table may read and write the buffers.
    """

    name = "loop.table"
    buffers = var_operand_def(MemRefType)
    result = result_def(TableType)
    traits = traits_def(Pure())
    assembly_format = "$buffers attr-dict `:` type($buffers) `->` type($result)"

    def __init__(self, buffers: Sequence[SSAValue], type_: TableType):
        super().__init__(operands=[buffers], result_types=[type_])

    @property
    def columns(self) -> tuple[Attribute, ...]:
        """The element types of the columns, or the types of numbers."""
        return columns_of(self.result)

    @property
    def rows(self) -> list[list[SSAValue]]:
        """The buffers by row."""
        width = len(self.columns)
        buffers: list[SSAValue] = list(self.buffers)
        return [buffers[k : k + width] for k in range(0, len(buffers), width)]

    def verify_(self) -> None:
        columns = self.columns
        require(
            len(columns) > 0 and len(self.buffers) % len(columns) == 0,
            f"loop.table: {len(self.buffers)} buffers don't fill rows of {len(columns)}",
        )
        for row in self.rows:
            for buffer, column in zip(row, columns, strict=True):
                type_ = memref_type(buffer)
                require(
                    column in (type_, type_.element_type),
                    f"loop.table: the column of {column} holds a {buffer.type}",
                )


def columns_of(table: SSAValue) -> tuple[Attribute, ...]:
    """The element types of a table's columns, or the types of numbers."""
    type_ = table.type
    assert isinstance(type_, TableType)
    return type_.columns.data


def is_number(column: Attribute) -> bool:
    """Whether a column holds a number for each row."""
    return isinstance(column, MemRefType)


def element_of(column: Attribute) -> Attribute:
    """The element type of a column's buffers."""
    return cast(AnyMemRef, column).element_type if is_number(column) else column


def flat(column: Attribute) -> AnyMemRef:
    """The type of a row's buffer in the body of `loop.foreach`."""
    return cast(AnyMemRef, column) if is_number(column) else MemRefType(column, [DYNAMIC])


@irdl_op_definition
class ForeachOp(IRDLOperation):
    """Runs its body for every row of a table, independently:

    ```
    loop.foreach (%p, %g, %n) in %t : !loop.table<f32, f32> {
      loop.parallel (%i) in (%n) { ... }
    }
    ```
    The body's arguments are the row's buffers, flat, and the number of their elements. It may write the
    buffers. It holds scalar ops, nests over `(%n)`, one after the other, and loads of the row's numbers;
    stores to these numbers come after all nests and loads. With `init` and `combine`, the body yields
    values, which are combined over all rows as `loop.reduce` combines iterations:

    ```
    %s = loop.foreach (%g, %n) in %t : !loop.table<f32> init (%zero : f32) { ... loop.yield %v : f32 }
      combine (%a, %b) { ... }
    ```
    The buffers of a row's columns must not share memory.
    """

    name = "loop.foreach"
    table = operand_def(TableType)
    init = var_operand_def()
    totals = var_result_def()
    body = region_def()
    combiner = region_def()
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(
        self,
        table: SSAValue,
        init: Sequence[SSAValue] = (),
        body: Region | None = None,
        combiner: Region | None = None,
    ):
        types = [value.type for value in init]
        if body is None:
            body = Region(Block(arg_types=[*map(flat, columns_of(table)), IndexType()]))
        if combiner is None:
            combiner = Region(Block(arg_types=types * 2) if init else ())
        super().__init__(operands=[table, init], result_types=[types], regions=[body, combiner])

    @property
    def buffers(self) -> Sequence[SSAValue]:
        """The row's buffers, by column."""
        return self.body.block.args[:-1]

    @property
    def size(self) -> SSAValue:
        """How many elements the row's buffers have."""
        return self.body.block.args[-1]

    @property
    def yielded(self) -> list[SSAValue]:
        """The values that the body yields."""
        last = self.body.block.last_op
        return list(last.values) if isinstance(last, YieldOp) else []

    def verify_(self) -> None:
        expected = [*map(flat, columns_of(self.table)), IndexType()]
        require(
            len(self.body.blocks) == 1 and [a.type for a in self.body.block.args] == expected,
            "loop.foreach: the body must take a flat buffer for each column, and a size",
        )
        types = [value.type for value in self.init]
        require(
            [value.type for value in self.yielded] == types,
            "loop.foreach: the body must yield the types of init",
        )
        if not types:
            require(not self.combiner.blocks, "loop.foreach: a combiner needs init values")
            return
        last = self.combiner.block.last_op
        require(
            [a.type for a in self.combiner.block.args] == types * 2
            and isinstance(last, YieldOp)
            and [value.type for value in last.values] == types,
            "loop.foreach: the combiner must take two sets of partial results and yield one",
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" (")
        printer.print_list(self.body.block.args, printer.print_ssa_value)
        printer.print_string(") in ")
        print_typed(printer, self.table)
        if self.init:
            printer.print_string(" init (")
            printer.print_list(self.init, lambda value: print_typed(printer, value))
            printer.print_string(")")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)
        if self.init:
            printer.print_string(" combine (")
            printer.print_list(self.combiner.block.args, printer.print_ssa_value)
            printer.print_string(") ")
            printer.print_region(self.combiner, print_entry_block_args=False)

    @classmethod
    def parse(cls, parser: Parser) -> ForeachOp:
        names = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False).name
        )
        parser.parse_keyword("in")
        start = parser.pos
        table = parse_typed(parser)
        if not isinstance(table.type, TableType):
            parser.raise_error(f"expected a !loop.table, got {table.type}", start)
        types = [*map(flat, columns_of(table)), IndexType()]
        if len(names) != len(types):
            parser.raise_error(f"a row has {len(types) - 1} buffers and a size", start)
        init: list[SSAValue] = []
        if parser.parse_optional_keyword("init") is not None:
            init = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, lambda: parse_typed(parser)
            )
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region(
            [Parser.Argument(name, type_) for name, type_ in zip(names, types, strict=True)]
        )
        partials = [value.type for value in init] * 2
        combiner = parse_region_of(parser, "combine", partials) if init else None
        op = cls(table, init, body, combiner)
        op.attributes.update({} if attributes is None else attributes.data)
        return op
