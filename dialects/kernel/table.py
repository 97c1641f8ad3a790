"""Tables on a device: `kernel.table` lays them out in the host function, `kernel.buffer_at` reads them.

Two arrays of 64-bit integers:

- *rows*: for each row the addresses of its buffers, by column, then how many elements they have, the
  number of the row's first chunk, and how many chunks it has;
- *chunks*: for each chunk its row, and the elements [low, high) of it. Chunks of a row follow each
  other; an empty row has none. Where all are empty there is a chunk of no elements, of the first row.

A chunk is what one thread block or one core does at a time. Chunks have one length but for each
row's last: the `least`, times what it takes to have no more than about `wanted` of them, `most` at
most. So small totals are spread over the whole device, and the cuts follow from sizes alone. With `limit 256` no
row has more than 256 chunks: a longer row has chunks of their own length, a multiple of 32.

With `each row` an empty row has a chunk, too, of no elements: who has the row's first chunk can do what is
to be done once a row. Behind the rows there is then a number for each of them, its *tickets*, 0 before
and after a launch, by which the blocks of a row find out which of them is the last (`kernel.ticket`).
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
from mlfuse.dialects.kernel.func import Int, int_attr
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.dialects.loop.table import TableType

NUMBERS: MemRefType[Attribute] = MemRefType(i64, [DYNAMIC_INDEX])
"""The type of both arrays."""
CHUNK_WIDTH = 3
"""Numbers of one chunk: its row, its first element, the one behind its last."""
SIZE, FIRST_CHUNK, CHUNKS = 0, 1, 2
"""What follows a row's addresses, in order."""
ROW_EXTRA = 3
"""How many numbers follow a row's addresses."""


class TableTypes(TextDirective):
    """`!loop.table<f32>`: the type of a table; its arrays have one type always."""

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

    In the host function: the arrays of a table, and how many rows, chunks and elements there are.
    `wanted 2112 each row` gives every row a chunk, and tickets; `limit 256` behind that a row 256 chunks at most.
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

    def __init__(
        self,
        table: SSAValue,
        least: int,
        most: int,
        wanted: int,
        each_row: bool = False,
        limit: int | None = None,
    ):
        super().__init__(
            operands=[table],
            properties={
                "least": int_attr(least),
                "most": int_attr(most),
                "wanted": int_attr(wanted),
                **({"each": UnitAttr()} if each_row else {}),
                **({"limit": int_attr(limit)} if limit is not None else {}),
            },
            result_types=[NUMBERS, NUMBERS, IndexType(), IndexType(), IndexType()],
        )

    @property
    def each_row(self) -> bool:
        """Whether every row has a chunk, and tickets."""
        return self.each is not None

    @property
    def row_limit(self) -> int | None:
        """The most chunks of one row, where that is limited."""
        return None if self.limit is None else self.limit.value.data

    def verify_(self) -> None:
        least, most = self.least.value.data, self.most.value.data
        require(
            0 < least <= most and most % least == 0 and self.wanted.value.data > 0,
            "kernel.table: chunks are a multiple of the least, at least 1, up to the most",
        )
        require(self.row_limit is None or self.row_limit > 0, "kernel.table: limit is at least 1")
        for result in (self.rows, self.chunks):
            require(result.type == NUMBERS, "kernel.table: the arrays are memref<?xi64>")


@irdl_op_definition
class BufferAtOp(IRDLOperation):
    """`%p = kernel.buffer_at %rows[%k] : memref<?xi64> -> memref<?xf32>`: the buffer at an address
    that an array holds. It overlaps no other buffer of the row. What is `{volatile}` is read and written just when
    it says so, since other threads write it."""

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
        require(memref_type(self.rows).element_type == i64, "kernel.buffer_at: addresses are i64")


@irdl_op_definition
class TicketOp(IRDLOperation):
    """`%n = kernel.ticket %rows[%k] : memref<?xi64>`: takes the next number from a counter in memory,
    0 first.

    What a thread has read before taking it is read before any other thread can get a later one; what it
    reads and writes afterwards comes after all that threads with earlier ones did before they took theirs.
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
        require(memref_type(self.rows).element_type == i64, "kernel.ticket: counters are i64")
