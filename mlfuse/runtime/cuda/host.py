"""A compiled host function for CUDA (`targets/printers/host_cuda.py`), bound to one set of sizes.

A call is one foreign call: C starts kernels and copies by the driver's functions, on CuPy's current stream, and calls Python
for each library call. What depends on sizes is made once: the sizes, the addresses of constants, the handles of kernels.
A call writes addresses of arguments and results into one array, and the stream's handle into the struct.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.kernel.ops import LaunchOp, TableOp
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.runtime.backend import Pointers, Wanted
from mlfuse.runtime.cpu.host import Loaded, address_of, addresses_of, pointers
from mlfuse.runtime.cuda import launch as cuda_launch
from mlfuse.runtime.cuda.launch import INVALID_CONTEXT, CudaKernel, Driver, explain
from mlfuse.runtime.cuda.library import CudaCalls
from mlfuse.runtime.cuda.match import Matcher
from mlfuse.runtime.cuda.table import HostTables
from mlfuse.runtime.cupy_api import CupyArray, load_cupy
from mlfuse.runtime.host.frame import HostFrame
from mlfuse.runtime.host.function import Binding, HostFunction
from mlfuse.runtime.host.program import Argument, Launch, Program
from mlfuse.runtime.host.sizes import Sizes

_Function = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


DRIVER = (
    *("cuLaunchKernel", "cuMemcpyDtoDAsync_v2", "cuMemcpyHtoDAsync_v2"),
    *("cuEventRecord", "cuEventSynchronize", "cuStreamSynchronize"),
)
"""The functions of `struct mlf_driver`. `_v2` is what cuda.h names without it."""


class _Driver(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_void_p) for name in DRIVER)


class _Host(ctypes.Structure):
    _fields_ = (
        ("arena", ctypes.c_void_p),
        ("sizes", ctypes.c_void_p),
        ("constants", ctypes.c_void_p),
        ("functions", ctypes.c_void_p),
        ("driver", ctypes.c_void_p),
        ("stream", ctypes.c_void_p),
        ("call", ctypes.c_void_p),
        ("calls", ctypes.c_void_p),
        ("tables", ctypes.c_void_p),
        ("failed", ctypes.c_void_p),
    )


@dataclass(frozen=True)
class CudaHostFunction(HostFunction):
    """The compiled function, for all sizes."""

    code: Loaded
    launched: Mapping[str, CudaKernel]
    """The kernels by name, in the order of `mlf_cuda_host.functions`."""
    steps: tuple[str, ...]
    """By step that can fail: the kernel it launches, or what else it is."""

    @staticmethod
    def for_cuda(
        func: FuncOp, code: Loaded, launched: Mapping[str, CudaKernel], steps: Sequence[Operation]
    ) -> CudaHostFunction:
        """The compiled form of a function that `--lower-to-host` made. `steps` are the ops that can fail."""
        return CudaHostFunction.of(func, code, launched, tuple(map(_step, steps)))

    def bind(self, given: Binding) -> CudaHostCall:
        assert not given.strided
        return CudaHostCall(self, given)


_COPY, _TABLE, _CALL = "a copy", "the copy of a table", ""


def _step(op: Operation) -> str:
    if isinstance(op, LaunchOp):
        return op.callee.string_value()
    if isinstance(op, TableOp):
        return _TABLE
    return _CALL if isinstance(op, LibraryOp | AllReduceOp) else _COPY


class CudaHostCall:
    """A call of a compiled function."""

    def __init__(self, function: CudaHostFunction, given: Binding):
        program, sizes, backend = given.program, given.sizes, given.backend
        self._function = function
        self._driver = driver = cuda_launch.load_driver()
        self._cupy = load_cupy()
        self._current = self._cupy.cuda.get_current_stream
        self._kernels = function.launched
        _check_launches(program, sizes, self._kernels, driver)
        values = function.indices.evaluate(given.shapes)
        arena, busy = values[function.arena], function.busy(values)
        self.calls = CudaCalls(program, sizes, given.constants, backend, busy, arena)
        self.arena_bytes = self.calls.placed.total
        self._failed = ctypes.c_int64()
        self._tables = HostTables(self._cupy, given.tables)
        self._kept = (
            (ctypes.c_int64 * len(function.dims))(
                *(given.shapes[n][dim] for n, dim in function.dims)
            ),
            pointers(addresses_of(program, given.constants.arrays, backend.address)),
            pointers([kernel.function.ptr for kernel in function.launched.values()]),
            _Driver(*(address_of(getattr(driver, name)) for name in DRIVER)),
        )
        sizes_at, known, functions, calls = map(ctypes.addressof, self._kept)
        self._host = _Host(
            *(0, sizes_at, known, functions, calls, 0, address_of(self.calls.function), 0),
            *(self._tables.address, ctypes.addressof(self._failed)),
        )
        self._code = function.code.loaded
        self._run, self._state = _Function(address_of(self._code)), ctypes.addressof(self._host)

    def table(self, number: int) -> int:
        return self._tables.memory(number)

    def place(self, memory: int) -> None:
        self._host.arena = memory + self.calls.placed.before
        self.calls.place(memory)

    def wired(self, *, has_python: bool = False) -> None:
        """None: a call needs a stream."""
        return

    def __call__(self, buffers: Pointers) -> None:
        """Put the call on CuPy's current stream."""
        self._host.stream = self._current().ptr
        if status := self._run(self._state, buffers):
            self._retry(status, buffers)

    def _retry(self, status: int, buffers: Pointers) -> None:
        """Retry if this thread had no context yet; else raise the error."""
        before = self._function.steps[: self._failed.value]
        if status == INVALID_CONTEXT and _CALL not in before:
            self._cupy.cuda.Device().use()
            status = self._run(self._state, buffers)
        if not status:
            return
        step = self._function.steps[self._failed.value]
        if step == _CALL:
            raise self.calls.errors.pop()
        if step in (_COPY, _TABLE):
            raise MlfuseError(f"{step} failed: {explain(self._driver, status)}")
        raise self._kernels[step].failed(self._driver, status)


def _check_launches(
    program: Program, sizes: Sizes, kernels: Mapping[str, CudaKernel], driver: Driver
) -> None:
    for step in program.steps:
        if not isinstance(step, Launch):
            continue
        kernel, grid = kernels[step.kernel], sizes.values[step.grid]
        if grid < 0:
            raise MlfuseError(f"{step.kernel}: the grid is {grid}")
        kernel.check_grid(grid)
        for size in step.sizes:
            sizes.checked(size)
        if grid:
            kernel.allow(driver, step.shared, step.cluster)


class CudaHostFrame(HostFrame[CupyArray]):
    """Runs one call at a time. Arguments are row-major, which `CudaBackend.read` ensures."""

    _matches: Matcher | None = None

    def prepare(self, dtypes: Sequence[np.dtype[np.generic]]) -> None:
        """Prepare for calls with arguments of these dtypes (see `accept`)."""
        donated = {
            each.number
            for each in self._program.storages
            if isinstance(each, Argument) and each.donated
        }
        wanted = [
            Wanted(
                *(dtype, tuple(shape), prod(shape) * dtype.itemsize, number in donated),
                [(self._buffers, number)],
            )
            for number, (dtype, shape) in enumerate(zip(dtypes, self._shapes, strict=True))
        ]
        self._matches = self._backend.matcher(wanted, bool(donated))

    def accept(self, args: tuple[object, ...]) -> bool:
        """True if the arguments match the bound signature; then their addresses are filled in, and `run` may be
        called with them."""
        return self._matches is not None and self._matches(args)

    def run(
        self,
        args: Sequence[CupyArray],
        out: Sequence[CupyArray | None] = (),
        *,
        accepted: bool = False,
    ) -> list[CupyArray]:
        """One call, as for any frame. The addresses of accepted arguments are filled in."""
        if not accepted or out or self._late:
            return super().run(args, out)
        backend, buffers, place = self._backend, self._buffers, len(args)
        results: list[CupyArray] = []
        for result in self._results:
            if result.alias is None:
                array, buffers[place] = backend.empty(result.shape, result.dtype, result.nbytes)
            else:
                array = backend.view(args[result.alias], result.shape, result.dtype)
            results.append(array)
            place += 1
        self._call(buffers)
        return results
