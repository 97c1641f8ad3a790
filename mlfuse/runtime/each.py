"""Launch plans of functions that are called with lists of tensors.

Such a host function takes a table and the values that all tuples share. Binding it to the sizes of the tuples
builds the table, the scratch buffers and the argument arrays; a call then fills in the addresses that
have changed and launches.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic

import numpy as np
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IntegerAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.kernel.ops import LaunchOp, TableOp
from mlfuse.dialects.loop.table import columns_of
from mlfuse.runtime.backend import Arguments, Backend, Kernel, Pointers
from mlfuse.runtime.signature import A
from mlfuse.runtime.tables import TableArrays


@dataclass(frozen=True)
class _Count:
    """A number in a launch: known, or the number of rows, chunks or elements of the table."""

    known: int = 0
    part: str = ""
    times: int = 1
    """The factor of that number."""
    least: int = 0
    """Its minimum."""

    def among(self, counts: Mapping[str, int]) -> int:
        """The number for a table with these counts of each part."""
        return max(counts[self.part] * self.times, self.least) if self.part else self.known


@dataclass(frozen=True)
class _Buffer:
    """Separate memory: scratch of `count` elements, or a result of rank 0."""

    dtype: np.dtype[np.generic]
    count: _Count | None


@dataclass(frozen=True)
class _Launch:
    kernel: str
    grid: _Count
    block: int
    arguments: tuple[SSAValue, ...]


@dataclass
class EachProgram:
    """A scheduled host function over one table, as data."""

    columns: int
    shared: tuple[np.dtype[np.generic], ...]
    """The element types of the values that all tuples share."""
    results: tuple[np.dtype[np.generic], ...]
    cut: Cut = Cut(1 << 40, 1 << 40, 1)  # noqa: RUF009
    """How rows are divided; without effect if no kernel reads the table (all results exist
    already)."""
    launches: list[_Launch] = field(default_factory=list[_Launch])
    buffers: dict[SSAValue, _Buffer] = field(default_factory=dict[SSAValue, _Buffer])
    numbers: dict[SSAValue, _Count] = field(default_factory=dict[SSAValue, _Count])
    arrays: dict[SSAValue, str] = field(default_factory=dict[SSAValue, str])
    """"rows" and "chunks" of the table."""
    arguments: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    """The shared arguments by position."""
    returned: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])

    @staticmethod
    def of(host: FuncOp) -> EachProgram:
        """Read the host function. OpError for an unsupported op."""
        table, *shared = host.body.block.args
        last = host.body.block.last_op
        assert isinstance(last, ReturnOp)
        program = EachProgram(
            len(columns_of(table)),
            tuple(dtypes.of(value.type).numpy for value in shared),
            tuple(dtypes.of(value.type).numpy for value in last.operands),
        )
        program.arguments = {value: number for number, value in enumerate(shared)}
        program.returned = {value: number for number, value in enumerate(last.operands)}
        for op in host.body.block.ops:
            program._read(op)
        return program

    def _read(self, op: Operation) -> None:
        match op:
            case arith.ConstantOp(value=IntegerAttr() as value):
                self.numbers[op.result] = _Count(value.value.data)
            case arith.MuliOp():
                count, factor = self.numbers[op.lhs], self.numbers[op.rhs]
                self.numbers[op.result] = replace(count, times=count.times * factor.known)
            case arith.MaxUIOp():
                count, least = self.numbers[op.lhs], self.numbers[op.rhs]
                self.numbers[op.result] = replace(count, least=least.known)
            case TableOp():
                self.cut = op.cut
                self.arrays |= {op.rows: "rows", op.chunks: "chunks"}
                self.numbers[op.row_count] = _Count(part="rows")
                self.numbers[op.chunk_count] = _Count(part="chunks")
                self.numbers[op.elements] = _Count(part="elements")
            case memref.AllocOp():
                sizes = op.dynamic_sizes
                shape = op.memref.type.get_shape()  # pyright: ignore
                count = self.numbers[sizes[0]] if sizes else _Count(shape[0]) if shape else None
                self.buffers[op.memref] = _Buffer(dtypes.of(op.memref.type).numpy, count)
            case LaunchOp():
                self.launches.append(
                    _Launch(
                        op.callee.string_value(),
                        self.numbers[op.grid],
                        op.block.value.data,
                        tuple(op.arguments),
                    )
                )
            case ReturnOp():
                pass
            case _:
                raise OpError(op, "isn't an op of a scheduled host function over a table")


@dataclass(frozen=True)
class At:
    """A number on the device, of the argument's type."""

    address: int


class EachFrame(Generic[A]):
    """A program bound to the sizes of the tuples. Serves one call at a time."""

    def __init__(
        self,
        program: EachProgram,
        kernels: Mapping[str, Kernel],
        backend: Backend[A],
        sizes: Sequence[int],
    ):
        self._backend = backend
        self._program = program
        extra = len(program.shared)
        self._table = TableArrays.of(sizes, program.columns, program.cut, extra)
        self._device = backend.table(self._table)
        self._counts = {
            "rows": len(sizes),
            "chunks": len(self._table.chunks),
            "elements": sum(sizes),
        }
        self._scalars = [
            self._table.extra[k : k + 1].view(np.uint8)[: dtype.itemsize].view(dtype)
            for k, dtype in enumerate(program.shared)
        ]
        base = self._device.memory + (self._table.memory.size - extra) * 8
        self._own = [base + k * 8 for k in range(extra)]
        self._given: list[int] = [0] * extra
        self._places: list[list[tuple[Pointers, int]]] = [[] for _ in range(extra)]
        self._results: list[list[tuple[Pointers, int]]] = [[] for _ in program.results]
        self._scratch: dict[SSAValue, tuple[A, int]] = {}
        self.rows = self._table.rows
        """The table: if tensors change, setting `rows[:, column] = addresses` is enough."""
        steps = [
            run for launch in program.launches if (run := self._bind(launch, kernels)) is not None
        ]
        self._steps = backend.join(steps)
        for number in range(extra):
            self._point(number, self._own[number])
        self._update: Callable[[], object] | None = self._device.update

    def fill(self, column: int, addresses: Sequence[int]) -> None:
        """Set the addresses of one list's tensors."""
        self.rows[:, column] = addresses

    def run(self, shared: Sequence[float | int | A | At]) -> list[A]:
        """One call: takes numbers or arrays of rank 0 for the shared values; returns the results of rank 0."""
        for number, (value, slot) in enumerate(zip(shared, self._scalars, strict=True)):
            if isinstance(value, float | int):
                slot[0] = value
                if self._given[number] != self._own[number]:
                    self._point(number, self._own[number])
            else:
                address = value.address if isinstance(value, At) else self._backend.address(value)
                if self._given[number] != address:
                    self._point(number, address)
        results: list[A] = []
        for places, dtype in zip(self._results, self._program.results, strict=True):
            array, address = self._backend.empty((), dtype, dtype.itemsize)
            results.append(array)
            _fill(places, address)
        if self._update is not None:
            self._update()
        for step in self._steps:
            step()
        return results

    def _point(self, number: int, address: int) -> None:
        self._given[number] = address
        _fill(self._places[number], address)

    def _number(self, count: _Count) -> int:
        return count.among(self._counts)

    def _bind(self, launch: _Launch, kernels: Mapping[str, Kernel]) -> Callable[[], object] | None:
        program = self._program
        grid = self._number(launch.grid)
        is_buffer = tuple(value not in program.numbers for value in launch.arguments)
        pointers = (ctypes.c_void_p * sum(is_buffer))()
        sizes = [self._number(program.numbers[v]) for v in launch.arguments if v in program.numbers]
        buffers = [value for value in launch.arguments if value not in program.numbers]
        for position, value in enumerate(buffers):
            self._place(value, pointers, position)
        if grid == 0:
            return None
        arguments = Arguments(
            pointers, (ctypes.c_int64 * len(sizes))(*sizes), is_buffer, grid, launch.block
        )
        return kernels[launch.kernel].bind(arguments)

    def _place(self, value: SSAValue, pointers: Pointers, position: int) -> None:
        """Put a buffer's address among a launch's arguments, now or at every call."""
        program = self._program
        if value in program.arguments:
            self._places[program.arguments[value]].append((pointers, position))
        elif value in program.returned:
            self._results[program.returned[value]].append((pointers, position))
        elif value in program.arrays:
            is_rows = program.arrays[value] == "rows"
            pointers[position] = self._device.memory if is_rows else self._device.chunks
        else:
            pointers[position] = self._own_buffer(value)

    def _own_buffer(self, value: SSAValue) -> int:
        if value not in self._scratch:
            buffer = self._program.buffers[value]
            count = 1 if buffer.count is None else max(self._number(buffer.count), 1)
            nbytes = count * buffer.dtype.itemsize
            self._scratch[value] = self._backend.empty((count,), buffer.dtype, nbytes)
        return self._scratch[value][1]


def _fill(places: Sequence[tuple[Pointers, int]], address: int) -> None:
    for pointers, position in places:
        pointers[position] = address
