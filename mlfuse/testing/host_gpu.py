"""A CUDA device emulated on the host: CuPy's module, streams, events, graphs, and the driver's launches.

Within `installed()`, everything that mlfuse does on a GPU is done here, down to `cuLaunchKernel`; `host_cuda` runs
the kernels from their generated CUDA C. A stream is a list of tasks, which run as late as possible: when the host waits
for them, or another stream waits for an event after them. So tasks never run in a right order by
luck. A missing wait for an event, memory that is reused too early, or a host buffer that changes before it is
copied gives wrong numbers. Memory that isn't written yet holds a pattern (0x5A). Streams don't wait for the default
stream.
"""

from __future__ import annotations

import ctypes
import sys
from collections import defaultdict
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import numpy as np

from mlfuse.runtime.compilers import nvrtc
from mlfuse.runtime.cuda import launch as cuda_launch
from mlfuse.testing import host_cuda
from mlfuse.testing.host_gpu_arrays import BF16, Host, HostArray, Pointer, wrapped
from mlfuse.testing.host_gpu_arrays import device as device
from mlfuse.testing.host_gpu_streams import Event, HostGpu, Stream

_ELF = b"\x7fELF"
_VERSION = (0, 1)
"""A compiler version that doesn't exist, so that real runs don't find this code in a cache."""


_LAUNCH = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, *[ctypes.c_uint] * 7, *[ctypes.c_void_p] * 3
)
_COPY = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p
)
_RECORD = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_WAIT = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_SET = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
_NAME = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_char_p))


class _Module:
    """`cupy.cuda.function.Module`; the "cubin" is the CUDA C text."""

    def __init__(self, gpu: HostGpu):
        self._gpu = gpu

    def load(self, code: bytes) -> None:
        assert code.startswith(_ELF)
        self._library = host_cuda.load(code.removeprefix(_ELF).decode())

    def get_function(self, name: str) -> SimpleNamespace:
        handle = next(self._gpu.handles)
        self._gpu.functions[handle] = (self._library, name)
        return SimpleNamespace(ptr=handle)


class HostCupy:
    """The parts of the module `cupy` that mlfuse uses. Versions below 14 have no bf16."""

    def __init__(self, version: str = "14.2.0"):
        self.__version__ = version
        self.native_bf16 = int(version.partition(".")[0]) >= 14
        self.gpu = gpu = HostGpu()
        self.ndarray = HostArray
        HostArray.gpu = gpu
        gpu.current.append(Stream(gpu, 0))
        self.cuda = SimpleNamespace(
            runtime=SimpleNamespace(
                getDevice=lambda: 0,
                getDeviceCount=lambda: 1,
                getDeviceProperties=_properties,
                memcpyAsync=self._memcpy,
            ),
            function=SimpleNamespace(Module=partial(_Module, gpu)),
            Device=_Device,
            Event=partial(Event, gpu),
            Stream=_StreamType(gpu, self.native_bf16),
            ExternalStream=self._external,
            MemoryPool=_MemoryPool,
            MemoryPointer=Pointer.__add__,
            UnownedMemory=_unowned,
            using_allocator=self._using,
            get_current_stream=lambda: gpu.stream,
            get_elapsed_time=_elapsed,
            alloc_pinned_memory=_pinned,
        )
        self.driver = SimpleNamespace(
            cuLaunchKernel=_LAUNCH(gpu.launch),
            cuMemcpyDtoDAsync_v2=_COPY(gpu.copy),
            cuMemcpyHtoDAsync_v2=_COPY(gpu.copy),
            cuEventRecord=_RECORD(gpu.record),
            cuEventSynchronize=_WAIT(gpu.wait_for_event),
            cuStreamSynchronize=_WAIT(gpu.wait_for_stream),
            cuFuncSetAttribute=_SET(lambda *_: 0),
            cuGetErrorName=_NAME(lambda *_: 0),
        )

    def _external(self, ptr: int, device_id: int = -1) -> Stream:
        assert not self.native_bf16, "CuPy 14 warns of this"
        return Stream(self.gpu, ptr)

    @contextmanager
    def _using(self, malloc: Any) -> Generator[None]:
        before = self.gpu.free
        self.gpu.free = malloc.__self__.free
        yield
        self.gpu.free = before

    def _memcpy(self, target: int, source: int, nbytes: int, kind: int, stream: int) -> None:
        self.gpu.queues[stream].add(lambda: ctypes.memmove(target, source, nbytes))

    def empty(self, shape: Any, dtype: Any) -> HostArray:
        return HostArray(shape, dtype)

    def asarray(self, array: Any) -> HostArray:
        """A copy of a host array; an object with `__cuda_array_interface__` is wrapped without a copy."""
        if hasattr(array, "__cuda_array_interface__"):
            return self._described(array)
        host: Host = np.array(array)
        assert self.native_bf16 or host.dtype != BF16
        result = HostArray(host.shape, host.dtype)
        target = result.host
        self.gpu.add(lambda: np.copyto(target, host))
        return result

    def _described(self, owner: Any) -> HostArray:
        interface = owner.__cuda_array_interface__
        assert interface.get("stream") is None, "CuPy would have the host wait for that stream"
        shape: tuple[int, ...] = interface["shape"]
        dtype = np.dtype(str(interface["typestr"]))
        count = int(np.prod(shape)) * dtype.itemsize
        raw = (ctypes.c_uint8 * count).from_address(interface["data"][0])
        values: Host = np.frombuffer(cast(Any, raw), dtype).reshape(shape)
        return wrapped(values, owner)

    def from_dlpack(self, array: Any) -> HostArray:
        """The array itself, without a DLPack capsule; the consumer's stream is the current one."""
        return array.__dlpack__(stream=self.gpu.stream.ptr or 1)

    def ascontiguousarray(self, array: HostArray) -> HostArray:
        return array.copy()

    def copyto(self, target: HostArray, source: HostArray) -> None:
        assert target.dtype == source.dtype != BF16
        to, source_host = target.host, source.host
        self.gpu.add(lambda: np.copyto(to, source_host))

    def matmul(self, a: HostArray, b: HostArray, /, out: HostArray | None = None) -> HostArray:
        if self.gpu.stream.is_capturing():
            raise NotImplementedError("calling cuBLAS API during stream capture is unsupported")
        left, right = a.host, b.host
        shape = np.matmul(np.zeros(left.shape), np.zeros(right.shape)).shape
        if out is None:
            out = HostArray(shape, left.dtype)
        assert out.flags.c_contiguous and out.host.shape == shape
        assert a.dtype == b.dtype == out.dtype
        wide = left.dtype
        if wide.itemsize == 2:
            assert a.ndim == 2 and (wide == np.float16 or self.native_bf16)
            wide = np.dtype(np.float32)
        target = out.host
        self.gpu.add(lambda: target.__setitem__(..., left.astype(wide) @ right.astype(wide)))
        return out

    def where(self, condition: HostArray, a: HostArray, b: HostArray, /) -> HostArray:
        c, x, y = condition.host, a.host, b.host
        return a._made(lambda: np.where(c, x, y), x.shape, x.dtype)  # pyright: ignore[reportPrivateUsage]

    def isnan(self, array: HostArray, /) -> HostArray:
        host = array.host
        return array._made(lambda: np.isnan(host), host.shape, np.bool_)  # pyright: ignore[reportPrivateUsage]


class _StreamType:
    """The class `cupy.cuda.Stream`."""

    def __init__(self, gpu: HostGpu, has_external: bool):
        self._gpu = gpu
        if has_external:
            self.from_external = self._from_external

    def __call__(self, non_blocking: bool = False) -> Stream:
        return Stream(self._gpu)

    def _from_external(self, other: Any) -> Stream:
        return Stream(self._gpu, other.__cuda_stream__()[1])


class _MemoryPool:
    """`cupy.cuda.MemoryPool`: a pool that shares no memory with others."""

    def __init__(self) -> None:
        self.free: defaultdict[tuple[int, int], list[Host]] = defaultdict(list)

    def malloc(self, size: int) -> Pointer:
        raise NotImplementedError


class _Device:
    """`cupy.cuda.Device`."""

    id, compute_capability = 0, "90"

    def use(self) -> None:
        pass


def _properties(device: int) -> dict[str, Any]:
    return {"name": b"a device played by the host"}


def _elapsed(start: Event, stop: Event) -> float:
    """Milliseconds between two events: one microsecond for each task that was added to the stream between them."""
    return (stop.recorded[1] - start.recorded[1]) / 1e3


def _pinned(nbytes: int) -> Any:
    """`cupy.cuda.PinnedMemoryPointer`."""
    memory: Any = type("Pinned", (ctypes.c_uint8 * nbytes,), {})()
    memory.ptr = ctypes.addressof(memory)
    return memory


def _unowned(ptr: int, size: int, owner: object, device_id: int) -> Pointer:
    """`cupy.cuda.UnownedMemory`."""
    memory: Any = (ctypes.c_uint8 * size).from_address(ptr)
    return Pointer(owner, np.frombuffer(memory, np.uint8), ptr)


def _as_cubin(source: str, arch: str, **options: Any) -> nvrtc.CompiledCuda:
    """The text itself as the binary, and a compiler log in which each kernel needs few resources."""
    lines: list[str] = []
    for name in host_cuda.kernel_names(source):
        lines += [
            f"Compiling entry function '{name}' for '{arch}'",
            "Used 32 registers, 0 bytes smem",
        ]
    log = "\n".join(lines)
    return nvrtc.CompiledCuda(_ELF + source.encode(), log, nvrtc.parse_resources(log))


@contextmanager
def _imported_as(name: str, module: Any) -> Generator[None]:
    """A context in which `import name` gives `module`. `patch.dict` would also remove modules that are imported
    meanwhile."""
    before = sys.modules.get(name)
    sys.modules[name] = module
    try:
        yield
    finally:
        del sys.modules[name]
        if before is not None:
            sys.modules[name] = before


@contextmanager
def installed(version: str = "14.2.0") -> Generator[HostCupy]:
    """A context in which the module `cupy`, the driver and NVRTC are emulated, so that `device="cuda"` runs on the
    host."""
    cupy = HostCupy(version)
    with (
        _imported_as("cupy", cupy),
        patch.object(cuda_launch, "load_driver", lambda: cupy.driver),
        patch.object(nvrtc, "compile_cubin", _as_cubin),
        patch.object(nvrtc, "version", lambda: _VERSION),
        patch.object(nvrtc, "available", lambda: True),
    ):
        yield cupy
