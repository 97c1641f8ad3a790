"""Tables and `loop.foreach` on NumPy arrays: the rows one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.loop import table
from mlfuse.errors import OpError
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute

Row = list[Array]


@execute.register
def run_table(op: table.TableOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The rows, their buffers flat."""
    width = len(op.columns)
    rows = [[flat(buffer) for buffer in args[k : k + width]] for k in range(0, len(args), width)]
    for number, row in enumerate(rows):
        if len({buffer.size for buffer in row}) > 1:
            sizes = ", ".join(str(buffer.size) for buffer in row)
            raise OpError(op, f"row {number}: the buffers have {sizes} elements; give all one size")
    return (rows,)


def flat(buffer: Array) -> Array:
    """The same elements along one dim."""
    view = buffer.reshape(-1)
    assert not buffer.size or np.shares_memory(view, buffer), "a buffer is row-major"
    return view


@execute.register
def run_foreach(
    op: table.ForeachOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """Row by row; what they yield combined in order."""
    rows: list[Row] = args[0]
    totals = tuple(args[1:])
    for row in rows:
        size = np.asarray(row[0].size, dtype=np.int64)
        yielded = interpreter.run_ssacfg_region(op.body, (*row, size), op.name)
        if totals:
            totals = interpreter.run_ssacfg_region(op.combiner, (*totals, *yielded), "combine")
    return tuple(totals)
