"""Tables on a device: `kernel.table` lays them out in the host function, `kernel.buffer_at` reads them.

Two arrays of 64-bit integers:

- *rows*: for each row, the addresses of its buffers, by column, then the number of their elements, the
  number of the row's first chunk, and how many chunks it has;
- *chunks*: for each chunk, its row and its elements [low, high). The chunks of a row follow each other; an
  empty row has none. If all rows are empty, the first row has one chunk without elements.

A chunk is the unit of work of a thread block or a core. All chunks have one length, except the last one of
each row. The length is a multiple of `least`, up to `most`, chosen so that there are no more than about
`wanted` chunks. So small totals are spread over the whole device, and the cuts depend only on sizes. With
`limit 256`, no row has more than 256 chunks: the chunks of a longer row have their own length, a multiple
of 32.

With `each row`, an empty row also has a chunk, without elements: the block with the row's first chunk can
do the work that is needed once a row. After the rows, the array then has a number for each row, its
*ticket* counter, which is 0 before and after a launch. The blocks of a row use it to find out which of them
is the last (`kernel.ticket`).
"""

from __future__ import annotations

from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, MemRefType, UnitAttr, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import (
    ParsingState,
    TypeDirective,
)
from xdsl.parser import Parser
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect, Pure

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.format import Number, TextDirective
from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.kernel.func import Int, int_attr
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.dialects.loop.table import TableType

NUMBERS: MemRefType[Attribute] = MemRefType(i64, [DYNAMIC_INDEX])
"""The type of both arrays."""
CHUNK_WIDTH = 3
"""How many numbers a chunk has: its row, its first element, the end of its elements."""
SIZE, FIRST_CHUNK, CHUNKS = 0, 1, 2
"""The positions of the numbers that follow a row's addresses."""
ROW_EXTRA = 3
"""How many numbers follow a row's addresses."""


class TableTypes(TextDirective):
    """`!loop.table<f32>`: the type of a table; the types of its two arrays are always the same."""

    table: TypeDirective
    rows: TypeDirective
    chunks: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        start = parser.pos
        type_ = parser.parse_type()
        if not isinstance(type_, TableType):
            parser.raise_error(f"expected a !loop.table, got {type_}", start)
        self.table.set(state, (type_,))
        self.rows.set(state, (NUMBERS,))
        self.chunks.set(state, (NUMBERS,))


@irdl_op_definition
class TableOp(IRDLOperation):
    """`%rows, %chunks, %m, %n, %k = kernel.table %t chunks 1024 to 16384 wanted 2112 : !loop.table<f32>`.

    It is in the host function. Its results are the arrays of a table, and the numbers of rows, chunks and
    elements. With `each row` after `wanted 2112`, every row has a chunk, and tickets; with `limit 256` after
    that, a row has at most 256 chunks.
    """

    name = "kernel.table"
    table = operand_def(TableType)
    least = prop_def(Int)
    most = prop_def(Int)
    wanted = prop_def(Int)
    each = opt_prop_def(UnitAttr)
    limit = opt_prop_def(Int)
    rows = result_def(MemRefType)
    chunks = result_def(MemRefType)
    row_count = result_def(IndexType())
    chunk_count = result_def(IndexType())
    elements = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = (
        "$table `chunks` custom<Number>($least) `to` custom<Number>($most) `wanted` custom<Number>($wanted) "
        "(`each` $each^ `row`)? (`limit` custom<Number>($limit)^)? attr-dict "
        "`:` custom<TableTypes>(type($table), type($rows), type($chunks))"
    )
    custom_directives = (Number, TableTypes)

    def __init__(self, table: SSAValue, cut: Cut):
        super().__init__(
            operands=[table],
            properties={
                "least": int_attr(cut.least),
                "most": int_attr(cut.most),
                "wanted": int_attr(cut.wanted),
                **({"each": UnitAttr()} if cut.each_row else {}),
                **({"limit": int_attr(cut.limit)} if cut.limit is not None else {}),
            },
            result_types=[NUMBERS, NUMBERS, IndexType(), IndexType(), IndexType()],
        )

    @property
    def counts(self) -> tuple[SSAValue, SSAValue, SSAValue]:
        """The numbers of rows, chunks and elements."""
        return self.row_count, self.chunk_count, self.elements

    @property
    def cut(self) -> Cut:
        """How the rows are cut into chunks."""
        least, most, wanted = (number.value.data for number in (self.least, self.most, self.wanted))
        limit = None if self.limit is None else self.limit.value.data
        return Cut(least, most, wanted, self.each is not None, limit)

    def verify_(self) -> None:
        cut = self.cut
        require(
            0 < cut.least <= cut.most and cut.most % cut.least == 0 and cut.wanted > 0,
            "kernel.table: least and wanted must be at least 1, and most a multiple of least",
        )
        require(cut.limit is None or cut.limit > 0, "kernel.table: limit must be at least 1")
        for result in (self.rows, self.chunks):
            require(result.type == NUMBERS, "kernel.table: the arrays must be memref<?xi64>")


@irdl_op_definition
class BufferAtOp(IRDLOperation):
    """`%p = kernel.buffer_at %rows[%k] : memref<?xi64> -> memref<?xf32>`: the buffer at an address
    that an array holds. It overlaps no other buffer of the row. With `{volatile}`, the compiler keeps every
    access to the buffer, because other threads write to it."""

    name = "kernel.buffer_at"
    rows = operand_def(MemRefType)
    index = operand_def(IndexType())
    result = result_def(MemRefType)
    traits = traits_def(MemoryReadEffect())
    assembly_format = "$rows `[` $index `]` attr-dict `:` type($rows) `->` type($result)"

    def __init__(
        self, rows: SSAValue, index: SSAValue, element: Attribute, *, volatile: bool = False
    ):
        super().__init__(
            operands=[rows, index],
            result_types=[MemRefType(element, [DYNAMIC_INDEX])],
            attributes={"volatile": UnitAttr()} if volatile else {},
        )

    def verify_(self) -> None:
        require(
            memref_type(self.rows).element_type == i64, "kernel.buffer_at: addresses must be i64"
        )


@irdl_op_definition
class TicketOp(IRDLOperation):
    """`%n = kernel.ticket %rows[%k] : memref<?xi64>`: takes the next number from a counter in memory,
    0 first.

    A thread's reads before its ticket are complete before any other thread gets a later ticket. Its reads
    and writes after the ticket come after all that threads with earlier tickets did before theirs.
    """

    name = "kernel.ticket"
    rows = operand_def(MemRefType)
    index = operand_def(IndexType())
    result = result_def(IndexType())
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = "$rows `[` $index `]` attr-dict `:` type($rows)"

    def __init__(self, rows: SSAValue, index: SSAValue):
        super().__init__(operands=[rows, index], result_types=[IndexType()])

    def verify_(self) -> None:
        require(memref_type(self.rows).element_type == i64, "kernel.ticket: counters must be i64")
