"""The CPU: kernels compiled by the system's C compiler, NumPy's matrix product as library."""

from __future__ import annotations

import os
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.arguments.outputs import host_output
from mlfuse.runtime.arguments.signature import Signature, Spec
from mlfuse.runtime.backend import (
    Arguments,
    DeviceTable,
    TableMemory,
    Wanted,
)
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cpu import entry
from mlfuse.runtime.library.numpy_library import NumpyLibrary
from mlfuse.runtime.native.host import BoundKernel
from mlfuse.runtime.process.side_by_side import side_by_side

UNIT = 1 << 15
"""About how many characters of kernels go into one C file: starting the compiler is then a tenth of the time."""


@dataclass(frozen=True)
class CpuKernel:
    """A compiled `void f(void **buffers, const int64_t *sizes)`. It runs without the GIL."""

    function: cc.CFunction

    def bind(self, arguments: Arguments) -> BoundKernel:
        return BoundKernel(self.function, arguments)

    @property
    def loaded(self) -> cc.CFunction:
        return self.function


def load(source: str, names: Sequence[str], architecture: str = "") -> dict[str, CpuKernel]:
    """The kernels `names` of C text, for an architecture (default: this machine's). MlfuseError if there is no compiler, or it
    rejects the text."""
    if not names:
        return {}
    return {
        name: CpuKernel(function) for name, function in cc.load(source, names, architecture).items()
    }


@dataclass(frozen=True)
class _Awaited:
    """A kernel that a thread is compiling; if the thread was stopped, it is compiled on first use."""

    loading: Future[dict[str, CpuKernel]]
    unit: tuple[str, Sequence[str]]
    architecture: str
    name: str

    def bind(self, arguments: Arguments) -> BoundKernel:
        return self._kernel.bind(arguments)

    @property
    def loaded(self) -> cc.CFunction:
        return self._kernel.function

    @property
    def _kernel(self) -> CpuKernel:
        try:
            return self.loading.result()[self.name]
        except CancelledError:
            return load(*self.unit, self.architecture)[self.name]


@dataclass(frozen=True)
class _Beside:
    threads: ThreadPoolExecutor
    loading: list[Future[dict[str, CpuKernel]]]


_BESIDE: ContextVar[_Beside | None] = ContextVar("mlfuse_compiling_beside", default=None)


@contextmanager
def compiling_beside() -> Generator[None]:
    """Let `load_units` return while the C compiler still works, so that the next module is lowered meanwhile. A
    call waits for the kernels that it needs. At the end of the `with` block all are waited for, and the first error
    of `load` is raised."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as threads:
        beside = _Beside(threads, [])
        token = _BESIDE.set(beside)
        try:
            yield
            for each in beside.loading:
                each.result()
        finally:
            _BESIDE.reset(token)
            threads.shutdown(cancel_futures=True)


def load_units(
    units: Sequence[tuple[str, Sequence[str]]], architecture: str = ""
) -> Mapping[str, CpuKernel | _Awaited]:
    """The kernels of several C texts, each with the names of its kernels. They are compiled in parallel.
    Errors as for `load`."""
    if not units:
        return {}
    cc.find_compiler()  # once, before the threads start
    if (beside := _BESIDE.get()) is not None:
        with suppress(RuntimeError):  # at interpreter shutdown no more threads start
            started = [(beside.threads.submit(load, *unit, architecture), unit) for unit in units]
            beside.loading.extend(each for each, _ in started)
            return {
                name: _Awaited(each, u, architecture, name) for each, u in started for name in u[1]
            }
    loaded: dict[str, CpuKernel] = {}
    for kernels in side_by_side(lambda unit: load(*unit, architecture), units):
        loaded |= kernels
    return loaded


class CpuBackend(arrays.HostReader):
    """NumPy arrays; a call has finished when it returns."""

    alignment = arrays.ALIGNMENT
    keeps_arena = True

    def __init__(self, library: NumpyLibrary | None = None):
        self.library = library or NumpyLibrary()

    def empty(
        self, shape: tuple[int, ...], dtype: np.dtype[np.generic], nbytes: int
    ) -> tuple[Array, int]:
        return arrays.empty(shape, dtype, nbytes)

    def read(self, arg: object, spec: Spec, number: int) -> Array:
        return arrays.read(arg, spec, number)

    def read_output(self, given: object, spec: Spec, number: int) -> Array:
        return host_output(given, spec, number)

    def is_row_major(self, array: Array) -> bool:
        return arrays.is_row_major(array)

    def in_memory_order(self, array: Array) -> tuple[Array, tuple[int, ...]] | None:
        return arrays.in_memory_order(array)

    def is_writable(self, array: Array) -> bool:
        return array.flags.writeable

    def carve(
        self, arena: Array, offset: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]
    ) -> Array:
        return arrays.carve(arena, offset, shape, dtype)

    def address(self, array: Array) -> int:
        return arrays.address(array)

    def plain(
        self, given: Sequence[object], dtype: np.dtype[Any]
    ) -> tuple[list[int], list[int]] | None:
        return arrays.plain(given, dtype)

    def span(self, array: Array) -> tuple[int, int]:
        return arrays.span(array)

    def view(self, array: Array, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> Array:
        return arrays.view(array, shape, dtype)

    def copy(self, target: Array, source: Array) -> None:
        np.copyto(target, source)

    def upload(self, values: Array) -> Array:
        array, _ = arrays.empty(values.shape, values.dtype, values.size * values.itemsize)
        np.copyto(array, values)
        array.flags.writeable = False
        return array

    def matcher(self, wanted: Sequence[Wanted], apart: bool) -> None:
        return None  # C compares the arguments of learned calls itself

    def learner(self, signature: Signature, donated: Sequence[int]) -> entry.Learner | None:
        return entry.learner(signature, donated)

    def table(self, arrays: TableMemory) -> DeviceTable:
        memory, chunks = arrays.memory, arrays.chunks
        return DeviceTable(memory.ctypes.data, chunks.ctypes.data, None, (memory, chunks))

    def stage(self, args: Sequence[object], signature: Signature) -> None:
        return None

    def fetch(self, array: Array, dtype: np.dtype[np.generic]) -> Array:
        return array
