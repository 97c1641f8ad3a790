"""A host function over lists of tensors, bound to the sizes of the tuples.

The function's first argument is a table: its rows have the addresses of the tuples' tensors. A call fills in those that
have changed. Numbers that all tuples share are in the same memory, after the rows. Where kernels read the host's memory,
that is all; else the function copies it to the device if anything has changed.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

import numpy as np

from mlfuse.dialects.kernel.cut import Cut
from mlfuse.runtime.arguments.signature import A
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.host.constants import Constants
from mlfuse.runtime.host.function import Binding, HostFunction
from mlfuse.runtime.host.program import Argument, Program
from mlfuse.runtime.host.sizes import Sizes
from mlfuse.runtime.host.tables import TableArrays

_BYTE = np.dtype(np.uint8)
_WHOLE = Cut(1 << 40, 1 << 40, 1)
"""For a function without a kernel that reads the table."""


@dataclass(frozen=True)
class At:
    """A number on the device, of the argument's type."""

    address: int


class HostLists(Generic[A]):
    """Serves one call at a time. The arguments after the table are the values that all tuples share, of rank 0."""

    def __init__(
        self,
        function: HostFunction,
        program: Program,
        sizes: Sequence[int],
        backend: Backend[A],
    ):
        """`sizes` has the elements of each tuple's tensors."""
        self._backend = backend
        tables = program.all_tables
        shared = [each.dtype for each in program.storages if isinstance(each, Argument)]
        cut = tables[0].cut if tables else _WHOLE
        table = TableArrays.of(sizes, program.columns, cut, len(shared))
        self.rows = table.rows
        """The table: if tensors change, setting `rows[:, column] = addresses` is enough."""
        shapes = ((len(sizes), len(table.chunks), sum(sizes)), *(() for _ in shared))
        self._call = function.bind(
            Binding(
                program,
                Sizes(program.indices.evaluate(shapes)),
                Constants[A]({}, {}),
                backend,
                shapes,
                lists=[table for _ in tables],
            )
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
        first = self._call.table(0) + 8 * (table.memory.size - len(shared)) if tables else 0
        self._own = [first + 8 * k if tables else 0 for k in range(len(shared))]
        """Where shared numbers are; 0 where kernels read no table."""

    def fill(self, column: int, addresses: Sequence[int]) -> None:
        """Set the addresses of one list's tensors."""
        self.rows[:, column] = addresses

    def run(self, shared: Sequence[float | int | A | At]) -> list[A]:
        """One call: takes numbers or arrays of rank 0 for the shared values; returns the results of rank 0."""
        buffers, backend, place = self._buffers, self._backend, 1
        kept: list[A] = []
        for value, slot, own in zip(shared, self._scalars, self._own, strict=True):
            if isinstance(value, At):
                buffers[place] = value.address
            elif not isinstance(value, float | int):
                buffers[place] = backend.address(value)
            else:
                slot[0] = value
                if not own:
                    kept.append(backend.upload(slot.reshape(())))
                buffers[place] = own or backend.address(kept[-1])
            place += 1
        results: list[A] = []
        for dtype in self._results:
            array, buffers[place] = backend.empty((), dtype, dtype.itemsize)
            results.append(array)
            place += 1
        self._call(buffers)
        return results
