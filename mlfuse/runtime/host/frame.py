"""A host function bound to one set of sizes: what makes its calls, one at a time."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic

import numpy as np

from mlfuse.runtime.arguments.arrays import aligned
from mlfuse.runtime.arguments.signature import A, Shapes
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.host.constants import Constants
from mlfuse.runtime.host.function import Binding, HostFunction
from mlfuse.runtime.host.memory import Memory
from mlfuse.runtime.host.operands import Strided
from mlfuse.runtime.host.program import Allocation, Argument, Program
from mlfuse.runtime.host.sizes import Sizes, bytes_of
from mlfuse.runtime.native.host import SMALL
from mlfuse.runtime.native.host_code import Wiring

_BYTE = np.dtype(np.uint8)


@dataclass(frozen=True)
class _Result:
    """A result, and the argument whose memory it takes."""

    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    alias: int | None

    @cached_property
    def nbytes(self) -> int:
        return bytes_of(self.shape, self.dtype)


class HostFrame(Generic[A]):
    """Runs one call at a time."""

    def __init__(
        self,
        function: HostFunction,
        program: Program,
        constants: Constants[A],
        dtypes: Sequence[np.dtype[np.generic]],
        backend: Backend[A],
        shapes: Shapes,
        strided: Strided = (),
    ):
        """Bind `function` to arguments of these `shapes`. `constants` are on the device; `dtypes` are the results'.
        MlfuseError if a size is negative or too large."""
        self._function = function
        self._program = program
        self._shapes = shapes
        self._backend = backend
        self._sizes = Sizes(program.indices.evaluate(shapes))
        self._is_strided = bool(strided)
        self._copied = [number for number, order in strided if order is None]
        self._results = [
            _Result(self._sizes.shape(result.buffer.shape), dtype, function.holders.get(number))
            for number, (result, dtype) in enumerate(zip(program.results, dtypes, strict=True))
        ]
        self._late = self._copied_late()
        self._call = function.bind(
            Binding(program, self._sizes, constants, backend, shapes, strided)
        )
        self.arena_bytes = self._call.arena_bytes
        """The size of the arena it needs: 0 without intermediates."""
        self._rooms: dict[int, int] = {}
        """By argument that isn't row-major: where its copy begins in the arena."""
        for number in self._copied:
            self._rooms[number] = aligned(self.arena_bytes)
            self.arena_bytes = self._rooms[number] + max(self._argument_bytes(number), 1)
        self._buffers = (ctypes.c_void_p * (len(shapes) + len(self._results)))()
        self._is_large = bool(self._call.calls.count) or self._moved_bytes() > SMALL
        """Whether a call may take so long that others should have the GIL meanwhile."""
        self.is_bound = False
        self._memory: A | None = None
        self._arena: tuple[A, int] | None = None  # if this frame owns one

    @property
    def result_shapes(self) -> list[tuple[int, ...]]:
        """The shapes of the results."""
        return [result.shape for result in self._results]

    def bind(self, arena: A, address: int) -> None:
        """Place intermediates in `arena`, an array of at least `arena_bytes` bytes."""
        self._call.place(address)
        self._memory = arena if self._rooms else None
        self.is_bound = True

    def release(self) -> None:
        """The arena that the frame is bound to goes away."""
        self._memory = None
        self.is_bound = False

    def wiring(self, *, has_python: bool = False) -> Wiring | None:
        """The call in C, for a caller who owns the frame from then on; None if it has more than C, except for library
        calls that C makes in Python if `has_python`: the caller doesn't hold the GIL then, and calls the wiring itself. Its
        memory for intermediates is allocated here unless the frame is bound."""
        call = self._call.wired(has_python=has_python)
        if call is None or self._late or self._copied or self._is_strided:
            return None
        aliases = tuple(result.alias for result in self._results)
        for result, alias in zip(self._results, aliases, strict=True):
            if alias is not None and tuple(self._shapes[alias]) != result.shape:
                return None
        if self.arena_bytes and not self.is_bound:
            self._arena = self._backend.empty((self.arena_bytes,), _BYTE, self.arena_bytes)
            self.bind(*self._arena)
        return Wiring(call, aliases, self._is_large, self, self._call)

    def prepare(self, dtypes: Sequence[np.dtype[np.generic]]) -> None:
        """Nothing is to be prepared."""

    def accept(self, args: tuple[object, ...]) -> bool:
        """False: the arguments must be checked."""
        return False

    def run(
        self, args: Sequence[A], out: Sequence[A | None] = (), *, accepted: bool = False
    ) -> list[A]:
        """One call. The arguments have the shapes that the frame was bound to.

        Results are written to the arrays of `out`, if given: row-major, of the results' shapes.
        """
        backend, buffers = self._backend, self._buffers
        arrays = list(args)
        for number in self._copied:
            arrays[number] = self._row_major(number, args[number])
        for number, array in enumerate(arrays):
            buffers[number] = backend.address(array)
        results: list[A] = []
        for number, result in enumerate(self._results):
            given = out[number] if out else None
            if result.alias is not None:
                array = backend.view(arrays[result.alias], result.shape, result.dtype)
            elif given is not None:
                array = backend.view(given, result.shape, result.dtype)
            else:
                array, _ = backend.empty(result.shape, result.dtype, result.nbytes)
            buffers[len(arrays) + number] = backend.address(array)
            results.append(array)
        self._call(buffers)
        for number, argument in self._late.items():
            held = backend.view(arrays[argument], results[number].shape, results[number].dtype)
            results[number] = self._moved(results[number], held)
        for number, result in enumerate(self._results):
            given = out[number] if out else None
            if given is not None and (result.alias is not None or number in self._late):
                results[number] = self._moved(results[number], given)
        return results

    def _copied_late(self) -> dict[int, int]:
        """The results that must take the memory of a donated argument, and whose sizes equal the argument's in this
        call only: by result, the argument."""
        late: dict[int, int] = {}
        for number, result in enumerate(self._program.results):
            if result.into is None or self._results[number].alias is not None:
                continue
            storage = self._program.storages[result.into.storage]
            assert isinstance(storage, Argument)
            if self._sizes.shape(storage.shape) == self._results[number].shape:
                late[number] = storage.number
        return late

    def _argument_bytes(self, number: int) -> int:
        dtype = next(
            storage.dtype
            for storage in self._program.storages
            if isinstance(storage, Argument) and storage.number == number
        )
        return bytes_of(self._shapes[number], dtype)

    def _row_major(self, number: int, array: A) -> A:
        """A row-major copy, in the arena."""
        assert self._memory is not None
        copied = self._backend.carve(self._memory, self._rooms[number], array.shape, array.dtype)
        self._backend.copy(copied, array)
        return copied

    def _moved(self, array: A, target: A) -> A:
        if self._backend.address(target) != self._backend.address(array):
            self._backend.copy(target, array)
        return target

    def _moved_bytes(self) -> int:
        """About the bytes that a call reads and writes."""
        arguments = [
            bytes_of(self._sizes.shape(storage.shape), storage.dtype)
            for storage in self._program.storages
            if isinstance(storage, Argument)
        ]
        return sum(arguments) + sum(each.nbytes for each in self._results) + self.arena_bytes

    @cached_property
    def memory(self) -> Memory:
        """The memory of a call."""
        own = {n: result.nbytes for n, result in enumerate(self._results) if result.alias is None}
        scratch = [sum(each.scratch) for each in self._call.calls.needs]
        values = self._function.indices.evaluate(self._shapes)
        copied = sum(map(self._argument_bytes, self._copied))
        return Memory(
            unplanned=self._separate_bytes() + sum(scratch) + copied,
            results=sum(own.values()),
            donated=sum(each.nbytes for each in self._results if each.alias is not None),
            arena=self.arena_bytes,
            lower_bound=copied + self._function.live_bytes(values, own, scratch),
        )

    def _separate_bytes(self) -> int:
        """The bytes of all allocations, and of results that are copies of something else."""
        total, seen = self._program.allocated(self._shapes), set[int]()
        for result, made in zip(self._program.results, self._results, strict=True):
            number = result.buffer.storage
            is_allocated = isinstance(self._program.storages[number], Allocation)
            if made.alias is None and not (is_allocated and number not in seen):
                total += made.nbytes
            seen.add(number)
        return total
