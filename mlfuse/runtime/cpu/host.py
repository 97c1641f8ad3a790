"""A host function in C on a CPU, and its call for one set of sizes: one C function of the call's buffers.

What the function is given beside the buffers is made once for each set of sizes: the sizes, the addresses of constants,
the arena, and the library calls.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.backend import Pointers
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cpu.library import LibraryCalls
from mlfuse.runtime.host.function import Binding, HostFunction
from mlfuse.runtime.host.program import Constant, Launch, Program
from mlfuse.runtime.host.sizes import Sizes
from mlfuse.runtime.host.tables import TableArrays
from mlfuse.runtime.native.host import NativeCall
from mlfuse.runtime.native.host_code import host_code


class Loaded(Protocol):
    """Compiled C."""

    @property
    def loaded(self) -> cc.CFunction:
        """The function, once the compiler has finished."""
        ...


class _Host(ctypes.Structure):
    _fields_ = (
        ("arena", ctypes.c_void_p),
        ("sizes", ctypes.c_void_p),
        ("constants", ctypes.c_void_p),
        ("kernels", ctypes.c_void_p),
        ("place_threads", ctypes.c_void_p),
        ("call", ctypes.c_void_p),
        ("calls", ctypes.c_void_p),
        ("tables", ctypes.c_void_p),
    )


class _Table(ctypes.Structure):
    _fields_ = (("rows", ctypes.c_void_p), ("chunks", ctypes.c_void_p))


class _HostCall(ctypes.Structure):
    _fields_ = (("function", ctypes.c_void_p), ("host", _Host))


@dataclass(frozen=True)
class CpuHostFunction(HostFunction):
    """The function in C (`targets/printers/host.py`)."""

    code: Loaded
    kernels: tuple[Loaded, ...]
    """Those that it launches, in the order of `mlf_host.kernels`."""

    def bind(self, given: Binding) -> HostCall:
        return HostCall(self, given)


class HostCall:
    """A call of a compiled function."""

    def __init__(self, function: CpuHostFunction, given: Binding):
        program, sizes, backend = given.program, given.sizes, given.backend
        values = function.indices.evaluate(given.shapes)
        address, arena = backend.address, values[function.arena]
        self.calls = LibraryCalls(
            *(program, sizes, given.constants, address, given.strided, backend.library),
            *(function.busy(values), arena),
        )
        self.arena_bytes = self.calls.placed.total
        self._sizes = (ctypes.c_int64 * len(function.dims))(
            *(given.shapes[n][dim] for n, dim in function.dims)
        )
        _check_grids(program, sizes)
        self._constants = pointers(addresses_of(program, given.constants.arrays, address))
        self._arrays = given.tables
        self._tables = (_Table * len(self._arrays))(*map(_table, self._arrays))
        self._code = function.code.loaded, [kernel.loaded for kernel in function.kernels]
        self._kernels = pointers([address_of(kernel) for kernel in self._code[1]])
        self._call = _HostCall(
            address_of(self._code[0]),
            _Host(
                sizes=ctypes.addressof(self._sizes),
                constants=ctypes.addressof(self._constants),
                kernels=ctypes.addressof(self._kernels),
                calls=self.calls.table,
                tables=ctypes.addressof(self._tables),
            ),
        )

        self.call = host_code().host_call(self._call)
        """The C function of the buffers' addresses. A library call that raised in Python left `calls.errors`."""

    def place(self, memory: int) -> None:
        self._call.host.arena = memory + self.calls.placed.before
        self.calls.place(memory)

    def table(self, number: int) -> int:
        return self._arrays[number].memory.ctypes.data

    def wired(self, *, has_python: bool = False) -> NativeCall | None:
        return None if self.calls.has_python and not has_python else self.call

    def __call__(self, buffers: Pointers) -> None:
        try:
            host_code().call(self.call, buffers)
        except MlfuseError:
            if self.calls.errors:
                raise self.calls.errors.pop() from None
            raise


def _table(arrays: TableArrays) -> _Table:
    return _Table(arrays.memory.ctypes.data, arrays.chunks.ctypes.data)


def addresses_of(
    program: Program, known: Mapping[int, Any], address: Callable[[Any], int]
) -> list[int]:
    """The addresses of all constants; 0 for those that are only read in a packed form."""
    return [
        address(known[number]) if number in known else 0
        for number, storage in enumerate(program.storages)
        if isinstance(storage, Constant)
    ]


def pointers(addresses: Sequence[int]) -> ctypes.Array[ctypes.c_void_p]:
    """Addresses as C takes them."""
    return (ctypes.c_void_p * len(addresses))(*addresses)


def address_of(function: Any) -> int:
    """The address of a C function."""
    found = ctypes.cast(function, ctypes.c_void_p).value
    assert found is not None
    return found


def _check_grids(program: Program, sizes: Sizes) -> None:
    """MlfuseError for a launch of a negative grid."""
    for step in program.steps:
        if isinstance(step, Launch) and (grid := sizes.values[step.grid]) < 0:
            raise MlfuseError(f"{step.kernel}: the grid is {grid}")
