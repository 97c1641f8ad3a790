"""What a device must offer so that a launch plan can run on it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.runtime.signature import A, Reader, Signature, Spec

if TYPE_CHECKING:
    from mlfuse.runtime.library.steps import Library, Work

Pointers = ctypes.Array[ctypes.c_void_p]
Places = list[tuple[Pointers, int]]
"""Where the address of one storage goes."""
Span = tuple[int, int]
"""Addresses: the first byte, and the one behind the last."""
Sizes = ctypes.Array[ctypes.c_int64]


@dataclass(frozen=True)
class Arguments:
    """One launch's arguments: arrays that stay, in which addresses change from call to call."""

    pointers: Pointers
    sizes: Sizes
    is_buffer: tuple[bool, ...]
    """For every argument in order whether it is the next pointer or the next size."""
    grid: int
    block: int
    shared: int = 0
    """Bytes of shared memory that a launch asks for."""
    cluster: int = 1
    """Blocks of a cluster."""
    nbytes: int | None = None
    """Bytes of all buffers, where they are known."""


@dataclass(frozen=True)
class Wanted:
    """An argument that launches are ready for, and where its address goes."""

    dtype: np.dtype[np.generic]
    shape: tuple[int, ...]
    nbytes: int
    writable: bool
    places: Places


Step = Callable[[], object]
"""One thing that a call does."""


class TableMemory(Protocol):
    """The two arrays of a table, on the host (see `runtime.tables`)."""

    @property
    def memory(self) -> dtypes.Array: ...
    @property
    def chunks(self) -> dtypes.Array: ...


@dataclass(frozen=True)
class DeviceTable:
    """Where kernels find a table: the addresses of its arrays.

    `update` is to be called before a launch, once addresses are filled in on the host; None where
    kernels read the host's memory.
    """

    memory: int
    chunks: int
    update: Callable[[], object] | None
    keep: object
    """What the addresses are valid as long as."""


class Kernel(Protocol):
    """A compiled kernel, loaded."""

    def bind(self, arguments: Arguments) -> Step:
        """A step, for `Backend.join`, that starts the kernel with what `arguments` then hold."""
        ...


@dataclass(frozen=True)
class NativeCall:
    """A part of a library call as kernels are called: `arrays` are numbers of the call's arrays, whose addresses
    come first, then those of `functions`. `keep` is what all this is valid as long as."""

    kernel: Kernel
    arrays: tuple[int, ...]
    functions: tuple[int, ...]
    numbers: tuple[int, ...]
    can_fail: bool
    """Whether it may write a status that somebody must look at: kernels can't fail."""
    keep: object

    def bind(
        self, sources: Sequence[int | A], address: Callable[[A], int]
    ) -> tuple[Step, list[tuple[int, Pointers, int]]]:
        """A step, for `Backend.join`, with the addresses of those of the call's arrays that are known. Of the
        others there are numbers: these, with where the address of each goes."""
        pointers = (ctypes.c_void_p * (len(self.arrays) + len(self.functions)))()
        for position, function in enumerate(self.functions, len(self.arrays)):
            pointers[position] = function
        places: list[tuple[int, Pointers, int]] = []
        for position, which in enumerate(self.arrays):
            source = sources[which]
            if isinstance(source, int):
                places.append((source, pointers, position))
            else:
                pointers[position] = address(source)
        numbers = (ctypes.c_int64 * len(self.numbers))(*self.numbers)
        return self.kernel.bind(Arguments(pointers, numbers, (), 1, 1)), places


class Backend(Reader[A], Protocol[A]):
    """A device's memory and library. Plans hand out no array of it that they keep using."""

    @property
    def alignment(self) -> int:
        """Bytes to which `empty` aligns, and to which intermediates are aligned."""
        ...

    @property
    def keeps_arena(self) -> bool:
        """Whether a plan may keep its intermediates' memory from call to call.

        Only where a call has finished when it returns.
        """
        ...

    def read_output(self, given: object, spec: Spec, number: int) -> A:
        """A caller's array that result `number` is written to: writable, row-major, of its type.

        MlfuseError where it isn't. Sizes are checked later.
        """
        ...

    def is_row_major(self, array: A) -> bool:
        """Whether an argument that `read` gave can be read by its address alone."""
        ...

    def in_memory_order(self, array: A) -> tuple[A, tuple[int, ...]] | None:
        """An argument that isn't row-major with its dims in the order in which they lie in memory,
        row-major then, and that order; None where it has none."""
        ...

    def is_writable(self, array: A) -> bool:
        """Whether an argument's memory may be written at all."""
        ...

    def empty(
        self, shape: tuple[int, ...], dtype: np.dtype[np.generic], nbytes: int
    ) -> tuple[A, int]:
        """A fresh array of `nbytes` bytes, not initialized, and its address."""
        ...

    def carve(
        self, arena: A, offset: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]
    ) -> A:
        """An array that lies `offset` bytes into a row-major one."""
        ...

    def address(self, array: A) -> int:
        """Where the first element lies; never 0, not of an empty array either."""
        ...

    def plain(
        self, given: Sequence[object], dtype: np.dtype[Any]
    ) -> tuple[list[int], list[int]] | None:
        """The sizes and addresses of many arrays at once, which can be used as they are; None where
        one had better be looked at by itself."""
        ...

    def span(self, array: A) -> Span:
        """The memory that an argument or an output lies in, gaps included; an empty array has none."""
        ...

    def view(self, array: A, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> A:
        """The same bytes with another shape, and a dtype of the same size."""
        ...

    def copy(self, target: A, source: A) -> None:
        """Copy the elements between arrays of one shape and dtype."""
        ...

    def upload(self, values: dtypes.Array) -> A:
        """A row-major array on the device."""
        ...

    def join(self, steps: Sequence[Step]) -> list[Step]:
        """The same in order, in fewer steps where that saves time: those that a call does."""
        ...

    def matcher(
        self, wanted: Sequence[Wanted], apart: bool
    ) -> Callable[[tuple[object, ...]], bool] | None:
        """What tells whether a call's arguments are all as wanted, `apart` from one another in memory
        where that is asked for, and fills in their addresses then; None where there is no such thing.
        """
        ...

    def table(self, arrays: TableMemory) -> DeviceTable:
        """A table whose arrays' memory stays, and in whose rows addresses change from call to call."""
        ...

    @property
    def library(self) -> Library[A]:
        """What does the library calls."""
        ...

    def native_calls(self, work: Work) -> Sequence[NativeCall] | None:
        """A library's work as steps that are joined with launches; None where it isn't such."""
        ...

    def stage(self, args: Sequence[object], signature: Signature) -> Sequence[object] | None:
        """The arguments moved here, where all lie elsewhere; None where they stay as they are."""
        ...

    def fetch(self, array: A, dtype: np.dtype[np.generic]) -> Any:
        """A result moved to where staged arguments came from."""
        ...
