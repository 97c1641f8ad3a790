"""Tables at run time: the arrays that `kernel.table` describes, made from sizes and addresses.

Sizes are bound once; addresses are filled in for every call, into the same memory.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.kernel.table import (
    CHUNK_WIDTH,
    CHUNKS,
    FIRST_CHUNK,
    ROW_EXTRA,
    SIZE,
)
from mlfuse.passes.utils.indices import NUMBERS
from mlfuse.runtime.backend import Pointers


@dataclass(frozen=True)
class TableArrays:
    """The two arrays of a table whose rows have known sizes, as `kernel.table` lays them out."""

    memory: Array
    """int64, one dim: the rows; if the cut has `each_row`, a number for each row; then the numbers of `extra`."""
    rows: Array
    """The rows in it: for each its addresses, size, first chunk, number of chunks."""
    extra: Array
    """The rest of it: 8 bytes each for other data that kernels get with the table."""
    chunks: Array
    """int64, one entry per chunk: row, first element, the one after the last."""

    @staticmethod
    def of(sizes: Sequence[int], columns: int, cut: Cut, extra: int = 0) -> TableArrays:
        """The arrays for rows of these sizes; all addresses are still 0.

        There is always at least one chunk, if only an empty one of the first row, and memory for that row.
        """
        elements = np.array(sizes, dtype=np.int64)
        length, on = cut.length(sum(sizes), NUMBERS), NUMBERS
        lengths = np.array([cut.row_length(size, length, on) for size in sizes], dtype=np.int64)
        counts = np.array([cut.row_chunks(size, length, on) for size in sizes], dtype=np.int64)
        first = np.cumsum(counts) - counts
        width = columns + ROW_EXTRA
        held = max(len(sizes), 1) * (width + cut.each_row)
        memory = np.zeros(held + extra, dtype=np.int64)
        rows = memory[: len(sizes) * width].reshape(len(sizes), width)
        rows[:, columns + SIZE] = elements
        rows[:, columns + FIRST_CHUNK] = first
        rows[:, columns + CHUNKS] = counts
        total = int(counts.sum())
        if not total:
            return TableArrays(memory, rows, memory[held:], np.zeros((1, CHUNK_WIDTH), np.int64))
        chunks = np.empty((total, CHUNK_WIDTH), dtype=np.int64)
        row = np.repeat(np.arange(len(sizes)), counts)
        chunks[:, 0] = row
        chunks[:, 1] = (np.arange(total) - first[row]) * lengths[row]
        chunks[:, 2] = np.minimum(chunks[:, 1] + lengths[row], elements[row])
        return TableArrays(memory, rows, memory[held:], chunks)

    def pointers(self) -> Pointers:
        """The same memory as numbers, for filling in addresses."""
        kind = ctypes.c_void_p * self.memory.size
        return kind.from_buffer(self.memory) if self.memory.size else kind()  # pyright: ignore
