"""Tables and `loop.foreach` on NumPy arrays: the rows one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.loop import table
from mlfuse.dialects.loop.ops import StoreOp
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute

Row = list[Array]


@execute.register
def run_table(op: table.TableOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The rows."""
    width = len(op.columns)
    rows: list[Row] = [list(args[k : k + width]) for k in range(0, len(args), width)]
    for number, row in enumerate(rows):
        pairs = zip(row, op.columns, strict=True)
        tensors = [buffer for buffer, column in pairs if not table.is_number(column)]
        if len({buffer.size for buffer in tensors}) > 1:
            sizes = ", ".join(str(buffer.size) for buffer in tensors)
            raise OpError(op, f"row {number}: the buffers have {sizes} elements; give all one size")
    return (rows,)


@execute.register
def run_foreach(
    op: table.ForeachOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """Runs the rows in order and combines what they yield."""
    rows: list[Row] = args[0]
    totals = tuple(args[1:])
    written = [
        number
        for number, buffer in enumerate(op.buffers)
        if any(isinstance(use.operation, StoreOp) for use in buffer.uses)
    ]
    numbers = [table.is_number(column) for column in table.columns_of(op.table)]
    for row in rows:
        sizes = [buffer.size for buffer, own in zip(row, numbers, strict=True) if not own]
        size = np.asarray(sizes[0], dtype=np.int64)
        flat = [b if own else b.reshape(-1) for b, own in zip(row, numbers, strict=True)]
        yielded = interpreter.run_ssacfg_region(op.body, (*flat, size), op.name)
        for number in written:
            if not np.shares_memory(flat[number], row[number]):  # a copy: it isn't row-major
                row[number][...] = flat[number].reshape(row[number].shape)
        if totals:
            totals = interpreter.run_ssacfg_region(op.combiner, (*totals, *yielded), "combine")
    return tuple(totals)
