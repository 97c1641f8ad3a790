"""Starts kernels by the CUDA driver directly, with everything prepared.

CuPy's launch takes about 10 µs of host time, since it wraps every argument at
every launch. Here a launch is one foreign call whose eleven arguments exist already: `kernelParams`
points at the arrays in which a plan fills in addresses, and the stream is a number in a cell that all
launches of a plan share. That costs about 0.5 µs of Python; the rest of a launch is the driver's.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Protocol, cast

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.backend import Arguments, Step
from mlfuse.runtime.cupy_api import Cupy, Function, load_cupy

_MAX_GRID = 2**31 - 1
INVALID_CONTEXT = 201
"""`CUDA_ERROR_INVALID_CONTEXT`: a thread in which no CUDA call has been made yet."""
_DYNAMIC_SHARED, _LARGE_CLUSTER = 8, 14
"""`CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES`, `..._NON_PORTABLE_CLUSTER_SIZE_ALLOWED`."""
_PORTABLE_CLUSTER = 8
_LIBRARIES = ("libcuda.so.1", "libcuda.so", "nvcuda.dll")


class Driver(Protocol):
    """The driver functions that launches need, in ctypes' form."""

    @property
    def cuLaunchKernel(self) -> Callable[..., int]: ...  # noqa: N802
    @property
    def cuFuncSetAttribute(self) -> Callable[..., int]: ...  # noqa: N802
    @property
    def cuGetErrorName(self) -> Callable[..., int]: ...  # noqa: N802


@cache
def load_driver() -> Driver:
    """The driver's library. MlfuseError if there is none."""
    for name in _LIBRARIES:
        try:
            return cast(Driver, ctypes.CDLL(name))
        except OSError:
            continue
    raise MlfuseError(f"the CUDA driver wasn't found: none of {', '.join(_LIBRARIES)}")


@dataclass(frozen=True)
class CudaKernel:
    """A loaded kernel: buffers are pointers, sizes `long long`."""

    name: str
    function: Function

    def bind(self, arguments: Arguments) -> CudaLaunch:
        """A launch. MlfuseError if the grid is too large."""
        self.check_grid(arguments.grid)
        return CudaLaunch(self, arguments)

    @property
    def handle(self) -> ctypes.c_void_p:
        """The driver's handle."""
        return ctypes.c_void_p(self.function.ptr)

    def check_grid(self, grid: int) -> None:
        """MlfuseError if a grid is too large."""
        if grid > _MAX_GRID:
            raise MlfuseError(f"{self.name}: a grid of {grid} blocks is too large")

    def allow(self, driver: Driver, shared: int, cluster: int) -> None:
        """Set function attributes that launches with so much shared memory and such clusters need. MlfuseError if the
        device can't give a block its shared memory, or form clusters of that size."""
        wanted: list[tuple[int, int]] = []
        if shared:
            wanted.append((_DYNAMIC_SHARED, shared))
        if cluster > _PORTABLE_CLUSTER:
            wanted.append((_LARGE_CLUSTER, 1))
        for attribute, value in wanted:
            number, amount = ctypes.c_int(attribute), ctypes.c_int(value)
            if status := driver.cuFuncSetAttribute(self.handle, number, amount):
                raise MlfuseError(
                    f"{self.name}: {shared} bytes of shared memory and clusters of {cluster} are refused: "
                    f"{explain(driver, status)}"
                )

    def failed(self, driver: Driver, status: int) -> MlfuseError:
        """The error for a status of a launch."""
        return MlfuseError(f"{self.name}: the launch failed: {explain(driver, status)}")


class CudaLaunch:
    """A launch with its arguments; `launches` joins several."""

    def __init__(self, kernel: CudaKernel, arguments: Arguments):
        self.kernel = kernel
        self._arguments = arguments  # the parameters point into its memory
        pointers, sizes = (ctypes.addressof(a) for a in (arguments.pointers, arguments.sizes))
        places: list[int] = []
        for is_buffer in arguments.is_buffer:
            places.append(pointers if is_buffer else sizes)
            pointers, sizes = (pointers + 8, sizes) if is_buffer else (pointers, sizes + 8)
        self._params = (ctypes.c_void_p * max(len(places), 1))(*places)

    def __call__(self) -> None:
        """Put it on CuPy's current stream."""
        _Launches(load_cupy(), load_driver(), [self])()

    def prepared(self, driver: Driver, stream: ctypes.c_void_p) -> Callable[[], int]:
        """The driver's call, which returns 0 on success. MlfuseError if the device can't
        give a block its shared memory, or form clusters of that size."""
        arguments, launch, params = self._arguments, driver.cuLaunchKernel, self._params
        # Plain numbers: ctypes passes them as C ints, faster than objects of its own types.
        grid, block, shared = arguments.grid, arguments.block, arguments.shared
        self.kernel.allow(driver, shared, arguments.cluster)
        handle = self.kernel.handle
        return partial(launch, handle, grid, 1, 1, block, 1, 1, shared, stream, params, None)


class _Launches:
    """Consecutive launches on CuPy's current stream."""

    def __init__(self, cupy: Cupy, driver: Driver, launches: Sequence[CudaLaunch]):
        self._cupy = cupy
        self._driver = driver
        self._launches = launches
        self._stream = ctypes.c_void_p()
        self._prepared = [launch.prepared(driver, self._stream) for launch in launches]
        self._current = cupy.cuda.get_current_stream

    def __call__(self) -> None:
        self._stream.value = self._current().ptr
        for number, launch in enumerate(self._prepared):
            if status := launch():
                self._retry(number, status)

    def _retry(self, number: int, status: int) -> None:
        """Retry if this thread had no context yet; else MlfuseError."""
        if status == INVALID_CONTEXT:
            self._cupy.cuda.Device().use()
            status = self._prepared[number]()
        if status:
            raise self._launches[number].kernel.failed(self._driver, status)


def launches(cupy: Cupy, steps: Sequence[Step]) -> list[Step]:
    """The steps with consecutive launches joined: each group reads the stream once."""
    joined: list[Step] = []
    run: list[CudaLaunch] = []
    for step in [*steps, None]:
        if isinstance(step, CudaLaunch):
            run.append(step)
            continue
        if run:
            joined.append(_Launches(cupy, load_driver(), run))
            run = []
        if step is not None:
            joined.append(step)
    return joined


def explain(driver: Driver, status: int) -> str:
    """The name of a driver's status."""
    text: Any = ctypes.c_char_p()
    driver.cuGetErrorName(ctypes.c_int(status), ctypes.byref(text))
    return f"{text.value.decode()} ({status})" if text.value else f"the driver returned {status}"
