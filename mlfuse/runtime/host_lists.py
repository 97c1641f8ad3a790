"""A compiled host function over lists of tensors, bound to the sizes of the tuples.

The function's first argument is a table: its rows have the addresses of the tuples' tensors. They are in the memory that
kernels read, so a call fills in those that have changed, and nothing else.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.kernel.cut import Cut
from mlfuse.runtime import arrays
from mlfuse.runtime.constants import Constants
from mlfuse.runtime.each import At
from mlfuse.runtime.host_code import host_code
from mlfuse.runtime.host_function import HostCall, HostFunction
from mlfuse.runtime.library.numpy_library import NumpyLibrary
from mlfuse.runtime.program import Argument, Program
from mlfuse.runtime.sizes import Sizes
from mlfuse.runtime.tables import TableArrays

_BYTE = np.dtype(np.uint8)
_WHOLE = Cut(1 << 40, 1 << 40, 1)
"""For a function without a kernel that reads the table: its results are there already."""


class HostLists:
    """Serves one call at a time. The arguments after the table are the values that all tuples share, of rank 0."""

    def __init__(
        self, function: HostFunction, program: Program, columns: int, sizes: Sequence[int]
    ):
        """`columns` is the number of lists; `sizes` has the elements of each tuple's tensors."""
        tables = program.all_tables
        self._table = TableArrays.of(sizes, columns, tables[0].cut if tables else _WHOLE)
        self.rows = self._table.rows
        """The table: if tensors change, setting `rows[:, column] = addresses` is enough."""
        shared = [each.dtype for each in program.storages if isinstance(each, Argument)]
        counts = len(sizes), len(self._table.chunks), sum(sizes)
        shapes = (counts, *(() for _ in shared))
        self._call = HostCall(
            *(function, program, Sizes(program.indices.evaluate(shapes))),
            *(Constants[Array]({}, {}), arrays.address, shapes, (), NumpyLibrary()),
            lists=[self._table for _ in tables],
        )
        nbytes = self._call.arena_bytes
        self._arena, address = arrays.empty((nbytes,), _BYTE, nbytes)
        self._call.place(address)
        self._results = [result.buffer.dtype for result in program.results]
        self._buffers = (ctypes.c_void_p * (1 + len(shared) + len(self._results)))()
        memory, start = arrays.empty((len(shared) * 8,), _BYTE, len(shared) * 8)
        self._scalars = [
            memory[k * 8 : k * 8 + dtype.itemsize].view(dtype) for k, dtype in enumerate(shared)
        ]
        self._own = [start + k * 8 for k in range(len(shared))]

    def fill(self, column: int, addresses: Sequence[int]) -> None:
        """Set the addresses of one list's tensors."""
        self.rows[:, column] = addresses

    def run(self, shared: Sequence[float | int | Array | At]) -> list[Array]:
        """One call: takes numbers or arrays of rank 0 for the shared values; returns the results of rank 0."""
        buffers, place = self._buffers, 1
        for value, slot, own in zip(shared, self._scalars, self._own, strict=True):
            if isinstance(value, float | int):
                slot[0] = value
                buffers[place] = own
            else:
                buffers[place] = value.address if isinstance(value, At) else arrays.address(value)
            place += 1
        results: list[Array] = []
        for dtype in self._results:
            array, buffers[place] = arrays.empty((), dtype, dtype.itemsize)
            results.append(array)
            place += 1
        host_code().call(self._call.call, buffers)
        return results
