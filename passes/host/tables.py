"""The numbers of rows, chunks and elements of a table of buffers follow from the buffers' sizes.

Before:

    %t = loop.table %x, %y : memref<3000xf32>, memref<10xf32> -> !loop.table<f32>
    %rows, %chunks, %m, %n, %k = kernel.table %t chunks 1024 to 16384 wanted 64 : !loop.table<f32>
    kernel.launch @fused_neg grid (%g) block (1) args (%rows, %chunks, %n : memref<?xi64>, memref<?xi64>, index)

After:

    %t = loop.table %x, %y : memref<3000xf32>, memref<10xf32> -> !loop.table<f32>
    %rows, %chunks, %m, %n, %k = kernel.table %t chunks 1024 to 16384 wanted 64 : !loop.table<f32>
    %4 = arith.constant 4 : index
    kernel.launch @fused_neg grid (%g) block (1) args (%rows, %chunks, %4 : memref<?xi64>, memref<?xi64>, index)

So sizes, and with them the arena, don't depend on the table, whose buffers may be in the arena. With `?` sizes the
numbers are index arithmetic, by the formulas of `dialects/kernel/cut.py`.
"""

from __future__ import annotations

from xdsl.builder import Builder
from xdsl.dialects.func import FuncOp
from xdsl.rewriter import InsertPoint

from mlfuse.dialects.kernel.cut import added
from mlfuse.dialects.kernel.ops import TableOp
from mlfuse.dialects.loop import table as loop
from mlfuse.passes.host.sizes import ArithmeticOps, Sizes, elements_of


def count_rows(func: FuncOp, sizes: Sizes) -> None:
    """Replace the numbers of each table in a host function. `sizes` are those of the `?` dims of arguments."""
    for op in func.body.block.ops:
        if not isinstance(op, TableOp):
            continue
        op.rows.name_hint, op.chunks.name_hint = "rows", "chunks"
        if isinstance(op.table.owner, loop.TableOp):
            _count(op, op.table.owner, sizes)


def _count(op: TableOp, table: loop.TableOp, sizes: Sizes) -> None:
    on = ArithmeticOps(Builder(InsertPoint.before(op)))
    first = next(k for k, column in enumerate(table.columns) if not loop.is_number(column))
    elements = [elements_of(row[first], sizes, on) for row in table.rows]
    for result, count in (
        (op.row_count, lambda: len(elements)),
        (op.chunk_count, lambda: op.cut.chunks(elements, on)),
        (op.elements, lambda: added(elements, on)),
    ):
        if result.uses.get_length():
            result.replace_all_uses_with(on.value(count()))
