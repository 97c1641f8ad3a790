"""A program's steps, bound to one set of sizes: arguments of kernels and library calls, without addresses."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import prod
from typing import Generic

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.arrays import ALIGNMENT
from mlfuse.runtime.backend import Arguments, Backend, DeviceTable, Kernel, NativeCall, Places
from mlfuse.runtime.collective import Bucket, bucket_of, combining
from mlfuse.runtime.constants import Constants
from mlfuse.runtime.library.steps import Operand
from mlfuse.runtime.operands import Strided, operand_of
from mlfuse.runtime.program import (
    Buffer,
    Call,
    Collective,
    Program,
    Step,
    Table,
    TableArray,
)
from mlfuse.runtime.signature import A
from mlfuse.runtime.sizes import Sizes, bytes_of
from mlfuse.runtime.tables import TableArrays


class Binding(Generic[A]):
    """Steps as callables, and the slots for their arrays and addresses.

    Arrays are numbered like storages; after these come scratch of library calls and runs of collectives.
    """

    def __init__(
        self,
        program: Program,
        sizes: Sizes,
        constants: Constants[A],
        kernels: Mapping[str, Kernel],
        backend: Backend[A],
        strided: Strided,
    ):
        self.sizes = sizes
        self.arrays: list[A | None] = [None] * len(program.storages)
        self.places: list[Places] = [[] for _ in program.storages]
        """By array: the slots for its address."""
        self.tables: dict[Table, DeviceTable] = {}
        self.work: list[tuple[int, int, Operand]] = []
        """Scratch of calls: array, step, size."""
        self.runs: list[tuple[int, Bucket, np.dtype[np.generic]]] = []
        """For collectives: array, its contents, dtype."""
        self.called: set[int] = set()
        """Arrays that steps use as arrays, not as addresses."""
        self.natives: list[Sequence[NativeCall]] = []
        """Calls that are started like kernels; kept alive for their data."""
        self._program = program
        self._backend = backend
        self._packed = constants.packed
        self._constants = constants.arrays
        self._orders = dict(strided)
        self._in_runs: set[int] = set()
        self.steps = [self._step(number, op, kernels) for number, op in enumerate(program.steps)]
        """By step of the program: its callables."""
        for storage, array in constants.arrays.items():
            self.arrays[storage] = array
            fill(self.places[storage], backend.address(array))

    def in_order(self) -> list[Callable[[], object]]:
        """All callables of a call, in order."""
        updates = [table.update for table in self.tables.values() if table.update is not None]
        return [*updates, *(call for step in self.steps for call in step)]

    def view(self, storage: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> A:
        """A storage's array with this shape and dtype."""
        array = self.arrays[storage]
        assert array is not None
        return self._backend.view(array, shape, dtype)

    def _step(
        self, number: int, op: Step, kernels: Mapping[str, Kernel]
    ) -> list[Callable[[], object]]:
        if isinstance(op, Call):
            return self._call(number, op)
        if isinstance(op, Collective):
            self.called |= {buffer.storage for buffer in (*op.inputs, *op.outs)}
            return [self._collective(number, op)]
        grid = self.sizes.values[op.grid]
        if grid == 0:
            return []
        if grid < 0:
            raise MlfuseError(f"{op.kernel}: the grid is {grid}")
        pointers = (ctypes.c_void_p * len(op.buffers))()
        sizes = (ctypes.c_int64 * len(op.sizes))(*(self.sizes.checked(size) for size in op.sizes))
        for position, buffer in enumerate(op.buffers):
            storage = self._program.storages[buffer.storage]
            if isinstance(storage, TableArray):
                table = self._table(storage.table)
                pointers[position] = table.memory if storage.is_rows else table.chunks
            else:
                self.places[buffer.storage].append((pointers, position))
        arguments = Arguments(pointers, sizes, op.is_buffer, grid, op.block, op.shared, op.cluster)
        return [kernels[op.kernel].bind(arguments)]

    def _table(self, table: Table) -> DeviceTable:
        """A table whose addresses are filled in like those of a launch."""
        if table in self.tables:
            return self.tables[table]
        arrays = TableArrays.of(table.sizes(self.sizes), table.columns, table.cut)
        pointers, width = arrays.pointers(), arrays.rows.shape[1]
        for number, row in enumerate(table.rows):
            for column, buffer in enumerate(row):
                self.places[buffer.storage].append((pointers, number * width + column))
        self.tables[table] = self._backend.table(arrays)
        return self.tables[table]

    def _call(self, number: int, op: Call) -> list[Callable[[], object]]:
        packed = self._packed.get(number, {})
        buffers = (*op.inputs, *op.outs)
        operands = [
            operand_of(buffer, self._program, self.sizes, self._orders) for buffer in buffers
        ]
        inputs, outs = operands[: len(op.inputs)], operands[len(op.inputs) :]
        library = self._backend.library
        plans = {position: packing for position, (packing, _) in packed.items()}
        work = op.function.plan(inputs, outs, plans, library)
        if not work.steps:
            self.natives.append(())
            return []
        arrays = [
            _always(packed[position][1]) if position in packed else self._viewer(buffer)
            for position, buffer in enumerate(buffers)
        ]
        sources = [
            packed[position][1] if position in packed else buffer.storage
            for position, buffer in enumerate(buffers)
        ]
        sources += range(len(self.arrays), len(self.arrays) + len(work.scratch))
        for operand in work.scratch:
            self.work.append((len(self.arrays), number, operand))
            arrays.append(self._array_getter(len(self.arrays)))
            self.arrays.append(None)
            self.places.append([])
        address = self._backend.address
        constants = {
            position: address(source if not isinstance(source, int) else self._constants[source])
            for position, source in enumerate(sources)
            if not isinstance(source, int) or source in self._constants
        }
        work = replace(work, constants=constants)
        calls = self._backend.native_calls(work)
        if calls is not None:
            return self._native(calls, sources)
        self.called |= {source for source in sources if isinstance(source, int)}
        run = library.compile(work)
        return [lambda: run([array() for array in arrays])]

    def _native(
        self, calls: Sequence[NativeCall], sources: Sequence[int | A]
    ) -> list[Callable[[], object]]:
        """Parts of a library call, started like kernels."""
        self.natives.append(calls)
        steps: list[Callable[[], object]] = []
        for call in calls:
            step, places = call.bind(sources, self._backend.address)
            steps.append(step)
            for number, pointers, position in places:
                self.places[number].append((pointers, position))
        return steps

    def _collective(self, number: int, op: Collective) -> Callable[[], object]:
        backend, dtype = self._backend, op.outs[0].dtype
        shapes = [self.sizes.shape(buffer.shape) for buffer in op.inputs]
        sources = [self._viewer(buffer) for buffer in op.inputs]
        targets = [self._viewer(buffer) for buffer in op.outs]
        if len(shapes) == 1:
            count, storage = prod(shapes[0]), op.outs[0].storage
            moved = [] if op.inputs[0].storage == storage else [(targets[0], sources[0])]
            whole = partial(self.view, storage, (count,), dtype)
            return combining(op, shapes, count, whole, backend, before=moved)
        sizes = [bytes_of(shape, dtype) for shape in shapes]
        bucket = bucket_of(self._program, number, sizes, ALIGNMENT, self._in_runs)
        whole = self._array_getter(len(self.arrays))
        self.runs.append((len(self.arrays), bucket, dtype))
        self.arrays.append(None)
        self.places.append([])
        before: list[tuple[Callable[[], A], Callable[[], A]]] = []
        after: list[tuple[Callable[[], A], Callable[[], A]]] = []
        for k, slot in enumerate(bucket.slots):
            place = partial(self._carved, whole, slot.offset, shapes[k], dtype)
            if slot.storage != op.inputs[k].storage:
                before.append((place, sources[k]))
            if slot.storage != op.outs[k].storage:
                after.append((targets[k], place))
        return combining(op, shapes, bucket.elements, whole, backend, before=before, after=after)

    def _carved(
        self,
        whole: Callable[[], A],
        offset: int,
        shape: tuple[int, ...],
        dtype: np.dtype[np.generic],
    ) -> A:
        return self._backend.carve(whole(), offset, shape, dtype)

    def _array_getter(self, number: int) -> Callable[[], A]:
        def get() -> A:
            array = self.arrays[number]
            assert array is not None
            return array

        return get

    def _viewer(self, buffer: Buffer) -> Callable[[], A]:
        shape = self.sizes.shape(buffer.shape if buffer.part is None else buffer.part.whole)
        return lambda: self.view(buffer.storage, shape, buffer.dtype)


def _always(array: A) -> Callable[[], A]:
    return lambda: array


def fill(places: Places, address: int) -> None:
    """Write an array's address into its slots."""
    for pointers, position in places:
        pointers[position] = address
