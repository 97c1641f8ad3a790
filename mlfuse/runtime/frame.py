"""A plan bound to one set of sizes: every argument array is built, only addresses are filled in."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Generic

import numpy as np

from mlfuse.errors import MlfuseError
from mlfuse.limits import MAX_BYTES
from mlfuse.runtime.arena import Block, layout
from mlfuse.runtime.backend import Arguments, Backend, Kernel, Pointers
from mlfuse.runtime.constants import Constants
from mlfuse.runtime.library.steps import Operand
from mlfuse.runtime.program import Allocation, Argument, Buffer, Call, Launch, Program
from mlfuse.runtime.signature import A, Shapes

Places = list[tuple[Pointers, int]]
"""Where the address of one storage goes."""


class Frame(Generic[A]):
    """Serves one call at a time."""

    def __init__(
        self,
        program: Program,
        constants: Constants[A],
        kernels: Mapping[str, Kernel],
        dtypes: Sequence[np.dtype[np.generic]],
        backend: Backend[A],
        shapes: Shapes,
    ):
        """Bind `program` to arguments of these `shapes`.

        `constants` lie on the device; `dtypes` are the results'. MlfuseError where a size is
        negative or absurd.
        """
        self._backend = backend
        self._values = program.indices.evaluate(shapes)
        self._arrays: list[A | None] = [None] * len(program.storages)
        self._places: list[Places] = [[] for _ in program.storages]
        self._packed = constants.packed
        self._work: list[tuple[int, int, Operand]] = []  # scratch of calls: array, step, what
        self._steps = [
            run
            for number, op in enumerate(program.steps)
            if (run := self._step(number, op, kernels)) is not None
        ]
        self._arguments: list[tuple[int, int, Places]] = []
        self._fresh: list[tuple[int, tuple[int, ...], np.dtype[np.generic], int, Places]] = []
        self._scratch: list[tuple[int, int, Places]] = []  # storage, offset, places
        for storage, array in constants.arrays.items():
            self._arrays[storage] = array
            _fill(self._places[storage], backend.address(array))
        result_dtypes = {
            result.buffer.storage: dtype
            for result, dtype in zip(program.results, dtypes, strict=True)
            if not result.copy
        }
        for number, storage in enumerate(program.storages):
            places = self._places[number]
            if isinstance(storage, Argument):
                self._arguments.append((number, storage.number, places))
            elif isinstance(storage, Allocation) and storage.returned:
                shape, dtype = self._shape(storage.shape), result_dtypes[number]
                self._fresh.append((number, shape, dtype, self._nbytes(shape, dtype), places))
        self._results = [
            (result.buffer.storage, self._shape(result.buffer.shape), dtype, result.copy)
            for result, dtype in zip(program.results, dtypes, strict=True)
        ]
        self.arena_bytes = self._lay_out(program)
        """How large an arena it needs: 0 where it has no intermediates."""
        self.is_bound = False
        self._transient = [entry[0] for entry in (*self._arguments, *self._fresh)]

    def bind(self, arena: A, address: int) -> None:
        """Let intermediates lie in `arena`, an array of at least `arena_bytes` bytes."""
        for _, offset, places in self._scratch:
            _fill(places, address + offset)
        for storage, offset, shape, dtype in self._carved:
            self._arrays[storage] = self._backend.carve(arena, offset, shape, dtype)
        self.is_bound = True

    def release(self) -> None:
        """Forget the arena."""
        for storage, *_ in self._carved:
            self._arrays[storage] = None
        self.is_bound = False

    def run(self, args: Sequence[A]) -> list[A]:
        """One call. The arguments have the shapes that the frame was bound to."""
        arrays, backend = self._arrays, self._backend
        try:
            for storage, number, places in self._arguments:
                arrays[storage] = args[number]
                _fill(places, backend.address(args[number]))
            for storage, shape, dtype, nbytes, places in self._fresh:
                arrays[storage], address = backend.empty(shape, dtype, nbytes)
                _fill(places, address)
            for step in self._steps:
                step()
            return [self._result(*result) for result in self._results]
        finally:
            for storage in self._transient:
                arrays[storage] = None

    def _step(
        self, number: int, op: Launch | Call, kernels: Mapping[str, Kernel]
    ) -> Callable[[], object] | None:
        if isinstance(op, Call):
            return self._call(number, op)
        grid = self._values[op.grid]
        if grid == 0:
            return None
        if grid < 0:
            raise MlfuseError(f"{op.kernel}: the grid is {grid}")
        pointers = (ctypes.c_void_p * len(op.buffers))()
        sizes = (ctypes.c_int64 * len(op.sizes))(*(self._checked(size) for size in op.sizes))
        for position, buffer in enumerate(op.buffers):
            self._places[buffer.storage].append((pointers, position))
        arguments = Arguments(pointers, sizes, op.is_buffer, grid, op.block)
        return kernels[op.kernel].bind(arguments)

    def _call(self, number: int, op: Call) -> Callable[[], object] | None:
        packed = self._packed.get(number, {})
        *inputs, out = (
            Operand(self._shape(buffer.shape), buffer.dtype) for buffer in (*op.inputs, op.out)
        )
        library = self._backend.library
        plans = {position: packing for position, (packing, _) in packed.items()}
        work = op.function.plan(inputs, out, plans, library)
        if not work.steps:
            return None
        arrays = [
            _always(packed[position][1]) if position in packed else self._viewer(buffer)
            for position, buffer in enumerate((*op.inputs, op.out))
        ]
        for operand in work.scratch:
            self._work.append((len(self._arrays), number, operand))
            arrays.append(self._array_getter(len(self._arrays)))
            self._arrays.append(None)
        run = library.compile(work)
        return lambda: run([array() for array in arrays])

    def _array_getter(self, number: int) -> Callable[[], A]:
        def get() -> A:
            array = self._arrays[number]
            assert array is not None
            return array

        return get

    def _viewer(self, buffer: Buffer) -> Callable[[], A]:
        shape = self._shape(buffer.shape)
        return lambda: self._view(buffer.storage, shape, buffer.dtype)

    def _view(self, storage: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> A:
        array = self._arrays[storage]
        assert array is not None
        return self._backend.view(array, shape, dtype)

    def _result(
        self, storage: int, shape: tuple[int, ...], dtype: np.dtype[np.generic], copy: bool
    ) -> A:
        array = self._view(storage, shape, dtype)
        if not copy:
            return array
        target, _ = self._backend.empty(shape, dtype, self._nbytes(shape, dtype))
        self._backend.copy(target, array)
        return target

    def _lay_out(self, program: Program) -> int:
        """Give every intermediate its place in the arena; the arena's size in bytes."""
        called = {
            buffer.storage
            for step in program.steps
            if isinstance(step, Call)
            for buffer in (*step.inputs, step.out)
        }
        scratch = {
            number: storage
            for number, storage in enumerate(program.storages)
            if isinstance(storage, Allocation) and not storage.returned and storage.first >= 0
        }
        blocks = [
            Block(self._nbytes(self._shape(kept.shape), kept.dtype), kept.first, kept.last)
            for kept in scratch.values()
        ]
        for _, step, operand in self._work:
            blocks.append(Block(self._nbytes(operand.shape, operand.dtype), step, step))
        offsets, total = layout(blocks, self._backend.alignment)
        self._carved: list[tuple[int, int, tuple[int, ...], np.dtype[np.generic]]] = []
        for (number, _, operand), offset in zip(self._work, offsets[len(scratch) :], strict=True):
            self._carved.append((number, offset, operand.shape, operand.dtype))
        for (number, kept), offset in zip(scratch.items(), offsets, strict=False):
            self._scratch.append((number, offset, self._places[number]))
            if number in called:
                self._carved.append((number, offset, self._shape(kept.shape), kept.dtype))
        return max(total, 1) if blocks else 0  # empty intermediates have an address too

    def _shape(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self._values[number] for number in numbers)

    def _checked(self, number: int) -> int:
        value = self._values[number]
        if not -(2**63) <= value < 2**63:
            raise MlfuseError(f"the size {value} doesn't fit 64 bits")
        return value

    def _nbytes(self, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> int:
        nbytes = prod(shape) * dtype.itemsize
        if any(size < 0 for size in shape) or nbytes > MAX_BYTES:
            raise MlfuseError(f"can't allocate a buffer of shape {list(shape)}")
        return nbytes


def _always(array: A) -> Callable[[], A]:
    return lambda: array


def _fill(places: Places, address: int) -> None:
    for pointers, position in places:
        pointers[position] = address
