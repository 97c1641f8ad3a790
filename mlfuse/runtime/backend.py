"""The interface that a device must offer so that a launch plan can run on it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.runtime.arguments.signature import A, Reader, Signature, Spec

if TYPE_CHECKING:
    from mlfuse.runtime.cpu.entry import Learner
    from mlfuse.runtime.library.steps import Library

Pointers = ctypes.Array[ctypes.c_void_p]
Places = list[tuple[Pointers, int]]
"""The slot for the address of one storage."""
Span = tuple[int, int]
"""An address range: the first byte, and past the last one."""
Sizes = ctypes.Array[ctypes.c_int64]


@dataclass(frozen=True)
class Arguments:
    """One launch's arguments, in fixed arrays; only the addresses in them change from call to call."""

    pointers: Pointers
    sizes: Sizes
    is_buffer: tuple[bool, ...]
    """For every argument in order: whether it is the next pointer or the next size."""
    grid: int
    block: int
    shared: int = 0
    """Bytes of shared memory for the launch."""
    cluster: int = 1
    """Blocks per cluster."""


@dataclass(frozen=True)
class Wanted:
    """An argument that launches expect, and the slot for its address."""

    dtype: np.dtype[np.generic]
    shape: tuple[int, ...]
    nbytes: int
    writable: bool
    places: Places


Step = Callable[[], object]
"""One step of a call."""


class TableMemory(Protocol):
    """The two arrays of a table, on the host (see `runtime.host.tables`)."""

    @property
    def memory(self) -> dtypes.Array: ...
    @property
    def chunks(self) -> dtypes.Array: ...


@dataclass(frozen=True)
class DeviceTable:
    """A table as kernels see it: the addresses of its arrays.

    `update` is called before a launch, once addresses are filled in on the host; None if
    kernels read the host's memory.
    """

    memory: int
    chunks: int
    update: Callable[[], object] | None
    keep: object
    """Keeps the addresses valid."""


class Kernel(Protocol):
    """A compiled kernel, loaded."""

    def bind(self, arguments: Arguments) -> Step:
        """A step that starts the kernel with the current content of `arguments`."""
        ...


class Backend(Reader[A], Protocol[A]):
    """A device's memory and library. Plans return no array that they keep using."""

    @property
    def alignment(self) -> int:
        """The alignment in bytes of `empty` and of intermediates."""
        ...

    @property
    def keeps_arena(self) -> bool:
        """Whether a plan may keep its intermediates' memory from call to call.

        This requires that a call has finished when it returns.
        """
        ...

    def read_output(self, given: object, spec: Spec, number: int) -> A:
        """A caller's array that result `number` is written to: writable, row-major, of its type.

        MlfuseError if it isn't. Sizes are checked later.
        """
        ...

    def is_row_major(self, array: A) -> bool:
        """Whether an argument that `read` returned can be read by its address alone."""
        ...

    def in_memory_order(self, array: A) -> tuple[A, tuple[int, ...]] | None:
        """An argument that isn't row-major with its dims permuted to memory order, so that it is
        row-major, and the permutation; None if there is none."""
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
        """An array at `offset` bytes in a row-major one."""
        ...

    def address(self, array: A) -> int:
        """The address of the first element; never 0, even for an empty array."""
        ...

    def plain(
        self, given: Sequence[object], dtype: np.dtype[Any]
    ) -> tuple[list[int], list[int]] | None:
        """The sizes and addresses of many arrays at once, if all can be used as they are; None if
        one must be read separately."""
        ...

    def span(self, array: A) -> Span:
        """The address range of an argument or an output, gaps included; an empty array has none."""
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

    def matcher(
        self, wanted: Sequence[Wanted], apart: bool
    ) -> Callable[[tuple[object, ...]], bool] | None:
        """A function that checks whether a call's arguments are all as wanted, and not overlapping if
        `apart` is true; if they are, it fills in their addresses. None if the backend has no such function.
        """
        ...

    def learner(self, signature: Signature, donated: Sequence[int]) -> Learner | None:
        """What a plan learns of its calls, so that C makes those that are repeated; `donated` are numbers of arguments.
        None if the backend has no such thing."""
        ...

    def table(self, arrays: TableMemory) -> DeviceTable:
        """A table in fixed memory; the addresses in its rows change from call to call."""
        ...

    @property
    def library(self) -> Library[A]:
        """Runs the library calls."""
        ...

    def stage(self, args: Sequence[object], signature: Signature) -> Sequence[object] | None:
        """The arguments moved to the device, if all are elsewhere; None if they stay as they are."""
        ...

    def fetch(self, array: A, dtype: np.dtype[np.generic]) -> Any:
        """A result moved to the memory that staged arguments came from."""
        ...
