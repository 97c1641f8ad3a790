"""A compiled host function for CUDA over lists of tensors, bound to the sizes of the tuples, with the interface of `each.EachFrame`.

The caller writes the addresses of the tuples' tensors into the table, and shared numbers next to them. The function copies
all of it to the device if anything has changed (`mlf_update`).
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from mlfuse.runtime.constants import Constants
from mlfuse.runtime.cuda_host import CudaHostCall, CudaHostFunction
from mlfuse.runtime.cupy_api import CupyArray
from mlfuse.runtime.each import At
from mlfuse.runtime.program import Argument, Program
from mlfuse.runtime.sizes import Sizes
from mlfuse.runtime.tables import TableArrays

_BYTE = np.dtype(np.uint8)


class CudaHostLists:
    """Serves one call at a time. The arguments after the table are the values that all tuples share, of rank 0."""

    def __init__(
        self,
        function: CudaHostFunction,
        program: Program,
        columns: int,
        sizes: Sequence[int],
        backend: Any,
    ):
        """`columns` is the number of lists; `sizes` has the elements of each tuple's tensors. The program has a table."""
        self._backend = backend
        shared = [each.dtype for each in program.storages if isinstance(each, Argument)]
        tables = program.all_tables
        table = TableArrays.of(sizes, columns, tables[0].cut, len(shared))
        self.rows = table.rows
        """The table: if tensors change, setting `rows[:, column] = addresses` is enough."""
        shapes = ((len(sizes), len(table.chunks), sum(sizes)), *(() for _ in shared))
        self._call = CudaHostCall(
            *(function, program, Sizes(program.indices.evaluate(shapes))),
            *(Constants[CupyArray]({}, {}), backend, shapes),
            lists=[table for _ in tables],
        )
        nbytes = self._call.arena_bytes
        self._arena, address = backend.empty((nbytes,), _BYTE, nbytes)
        self._call.place(address)
        self._results = [result.buffer.dtype for result in program.results]
        self._buffers = (ctypes.c_void_p * (1 + len(shared) + len(self._results)))()
        self._scalars = [
            table.extra[k : k + 1].view(np.uint8)[: dtype.itemsize].view(dtype)
            for k, dtype in enumerate(shared)
        ]
        first = self._call.table(0) + 8 * (table.memory.size - len(shared))
        self._own = [first + 8 * k for k in range(len(shared))]

    def fill(self, column: int, addresses: Sequence[int]) -> None:
        """Set the addresses of one list's tensors."""
        self.rows[:, column] = addresses

    def run(self, shared: Sequence[float | int | CupyArray | At]) -> list[CupyArray]:
        """One call: takes numbers or arrays of rank 0 for the shared values; returns the results of rank 0."""
        buffers, backend, place = self._buffers, self._backend, 1
        for value, slot, own in zip(shared, self._scalars, self._own, strict=True):
            if isinstance(value, float | int):
                slot[0] = value
                buffers[place] = own
            else:
                buffers[place] = value.address if isinstance(value, At) else backend.address(value)
            place += 1
        results: list[CupyArray] = []
        for dtype in self._results:
            array, buffers[place] = backend.empty((), dtype, dtype.itemsize)
            results.append(array)
            place += 1
        self._call(buffers)
        return results
