"""A CUDA device played by the host: CuPy's module, streams, events, graphs, and the driver's launches.

Within `installed()` everything that mlfuse does on a GPU is done here, down to `cuLaunchKernel`; kernels
are the generated CUDA C, run by `host_cuda`. Nothing runs before somebody waits for it: a stream is a list
of what is to be done, worked off as late as possible, and other streams only as far as events say. So
an order that a device would give by luck is never given, and what is missing shows in the numbers: an
event that nobody waits for, memory that is used again too early, a host buffer that changes before it is
copied. Memory that nothing has written holds a pattern (0x5A). Streams don't wait for the default one.
"""

from __future__ import annotations

import ctypes
import itertools
import sys
from collections import defaultdict
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import ml_dtypes
import numpy as np

from mlfuse.runtime import cuda_launch, nvrtc
from mlfuse.testing import host_cuda

Host = np.ndarray[Any, np.dtype[Any]]
Task = Callable[[], object]

_BF16 = np.dtype(ml_dtypes.bfloat16)
_ELF = b"\x7fELF"
_VERSION = (0, 1)
"""Of a compiler that nobody has, so that nobody finds its code in a cache."""
_UNWRITTEN = 0x5A
_BLOCK = 512
"""Bytes to which CuPy's pool rounds."""


class Queue:
    """What is to be done on one stream, in order."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []
        self.done = 0
        self.captured: list[Task] | None = None
        """What is captured, while that is going on."""

    def add(self, task: Task) -> None:
        (self.tasks if self.captured is None else self.captured).append(task)

    def run(self, until: int | None = None) -> None:
        """Do what isn't done yet."""
        if self.captured is not None:
            raise RuntimeError("a stream that is captured can't be waited for")
        until = len(self.tasks) if until is None else until
        while self.done < until:
            task = self.tasks[self.done]
            self.done += 1
            task()


class HostGpu:
    """The device: streams by handle, memory, loaded functions, and counts of what was asked of it."""

    def __init__(self) -> None:
        self.queues: defaultdict[int, Queue] = defaultdict(Queue)
        self.handles = itertools.count(0x1000)
        self.current: list[Stream] = []
        self.functions: dict[int, tuple[host_cuda.Loaded, str]] = {}
        self.launched: list[tuple[str, int]] = []
        """The kernels launched so far, each with its stream."""
        self.free: defaultdict[tuple[int, int], list[Host]] = defaultdict(list)
        """The pool's free blocks, by stream and size."""
        self.kept: list[Host] = []
        """Memory of the host's that stands for the device's."""
        self.waits = 0
        """How often the host has waited for a stream or an event."""

    @property
    def stream(self) -> Stream:
        return self.current[-1]

    def add(self, task: Task) -> None:
        """Put something on the current stream."""
        self.queues[self.stream.ptr].add(task)

    def launch(self, *words: Any) -> int:
        """`cuLaunchKernel`: the parameters are read now, what they point at when the kernel runs."""
        handle, grid, _, _, block, _, _, shared, stream, params, _ = words
        library, name = self.functions[handle]
        count = library.parameters[name]
        places: list[int] = list((ctypes.c_size_t * count).from_address(params)) if count else []
        values = [ctypes.c_longlong.from_address(place).value for place in places]
        self.launched.append((name, stream or 0))
        self.queues[stream or 0].add(lambda: library.launch(name, grid, block, values, shared))
        return 0


_LAUNCH = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, *[ctypes.c_uint] * 7, *[ctypes.c_void_p] * 3
)
_SET = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
_NAME = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_char_p))


class Stream:
    """`cupy.cuda.Stream`; with a handle `ExternalStream`."""

    def __init__(self, gpu: HostGpu, ptr: int | None = None):
        self._gpu = gpu
        self.ptr = next(gpu.handles) if ptr is None else ptr

    @property
    def _queue(self) -> Queue:
        return self._gpu.queues[self.ptr]

    def __enter__(self) -> Stream:
        self._gpu.current.append(self)
        return self

    def __exit__(self, *error: object) -> None:
        self._gpu.current.pop()

    def synchronize(self) -> None:
        self._gpu.waits += 1
        self._queue.run()

    def record(self, event: Event) -> Event:
        event.record(self)
        return event

    def wait_event(self, event: Event) -> None:
        queue, point = event.recorded
        if queue is not self._queue:
            self._queue.add(lambda: queue.run(point))

    def begin_capture(self, mode: int | None = None) -> None:
        if self.ptr in (0, 1):
            raise RuntimeError("cannot capture on the default (legacy) stream")
        self._queue.captured = []

    def end_capture(self) -> Graph:
        captured, self._queue.captured = self._queue.captured, None
        assert captured is not None
        return Graph(self._gpu, captured)

    def is_capturing(self) -> bool:
        return self._queue.captured is not None


class Graph:
    """`cupy.cuda.Graph`."""

    def __init__(self, gpu: HostGpu, tasks: Sequence[Task]):
        self._gpu = gpu
        self.tasks = tasks

    def launch(self, stream: Stream | None = None) -> None:
        queue = self._gpu.queues[(stream or self._gpu.stream).ptr]
        for task in self.tasks:
            queue.add(task)

    def upload(self, stream: Stream | None = None) -> None:
        pass


class Event:
    """`cupy.cuda.Event`."""

    def __init__(self, gpu: HostGpu, disable_timing: bool = False):
        self._gpu = gpu
        self.recorded: tuple[Queue, int] = (Queue(), 0)

    def record(self, stream: Stream | None = None) -> None:
        queue = self._gpu.queues[(stream or self._gpu.stream).ptr]
        if queue.captured is not None:
            raise RuntimeError("events aren't captured here")
        self.recorded = (queue, len(queue.tasks))

    def synchronize(self) -> None:
        self._gpu.waits += 1
        queue, point = self.recorded
        queue.run(point)

    @property
    def done(self) -> bool:
        queue, point = self.recorded
        return queue.done >= point


class Block:
    """Memory of the pool, which takes it back for the stream that it was made on."""

    def __init__(self, gpu: HostGpu, nbytes: int):
        size = max(-(-nbytes // _BLOCK), 1) * _BLOCK
        free = gpu.free[gpu.stream.ptr, size]
        self.bytes: Host = free.pop() if free else _aligned(size)
        self._free = free

    def __del__(self) -> None:
        self._free.append(self.bytes)


def _aligned(size: int) -> Host:
    memory = np.full(size + _BLOCK, _UNWRITTEN, np.uint8)
    start = -memory.ctypes.data % _BLOCK
    return memory[start : start + size]


class Pointer:
    """`cupy.cuda.MemoryPointer`: an address, and what keeps the memory."""

    def __init__(self, keep: object, owner: Host, ptr: int):
        self.keep, self.owner, self.ptr, self.device_id = keep, owner, ptr, 0

    def __add__(self, offset: int) -> Pointer:
        return Pointer(self.keep, self.owner, self.ptr + offset)


class HostArray:
    """`cupy.ndarray`, as far as `CupyArray` lists it. Empty arrays lie at 0.

    `host` is the memory as it is now: `get` gives what it will be.
    """

    gpu: HostGpu

    def __init__(self, shape: Any, dtype: Any, memptr: Pointer | None = None, strides: Any = None):
        dtype = np.dtype(dtype)
        bits = np.dtype(np.uint16) if dtype == _BF16 else dtype  # bf16 speaks no buffer protocol
        if memptr is None:
            count = int(np.prod(shape, dtype=np.int64))
            block = Block(self.gpu, count * dtype.itemsize)
            memptr = Pointer(block, block.bytes, block.bytes.ctypes.data)
        self.keep, owner = memptr.keep, memptr.owner
        offset = memptr.ptr - owner.ctypes.data if memptr.ptr else 0
        self.host: Host = np.ndarray(shape, bits, owner, offset, strides).view(dtype)
        self.device = SimpleNamespace(id=0)

    @property
    def data(self) -> Pointer:
        owner = self.host.view(np.uint16) if self.host.dtype == _BF16 else self.host
        return Pointer(self, owner, self.host.ctypes.data if self.host.size else 0)

    @property
    def shape(self) -> tuple[int, ...]:
        return self.host.shape

    @property
    def strides(self) -> tuple[int, ...]:
        return self.host.strides

    @property
    def ndim(self) -> int:
        return self.host.ndim

    @property
    def size(self) -> int:
        return self.host.size

    @property
    def nbytes(self) -> int:
        return self.host.nbytes

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.host.dtype

    @property
    def flags(self) -> Any:
        return self.host.flags

    @property
    def _c_contiguous(self) -> bool:
        return self.host.flags.c_contiguous

    def reshape(self, *shape: Any) -> HostArray:
        return self._view(self.host.reshape(*shape))

    def transpose(self, axes: Any) -> HostArray:
        return self._view(self.host.transpose(axes))

    def view(self, dtype: Any) -> HostArray:
        return self._view(self.host.view(dtype))

    def __getitem__(self, where: Any) -> HostArray:
        return self._view(self.host[where])

    def __setitem__(self, where: Any, value: Any) -> None:
        target, source = self.host[where], getattr(value, "host", value)
        self._add(lambda: np.copyto(target, source))

    def _view(self, host: Host) -> HostArray:
        return _wrapped(host, self)

    def _add(self, task: Task) -> None:
        self.gpu.add(task)

    def _made(self, make: Callable[[], Host], shape: Any, dtype: Any) -> HostArray:
        """A new array with what `make` gives when its turn comes."""
        result = type(self)(shape, dtype)
        target = result.host
        self._add(lambda: np.copyto(target, make()))
        return result

    def astype(self, dtype: Any) -> HostArray:
        host = self.host
        return self._made(lambda: host.astype(dtype), host.shape, dtype)

    def copy(self) -> HostArray:
        return self.astype(self.dtype)

    def fill(self, value: int) -> None:
        host = self.host
        self._add(lambda: host.fill(value))

    def get(self) -> Host:
        self.gpu.stream.synchronize()
        return self.host.copy()

    def _with(self, other: Any, do: Callable[[Any, Any], Host]) -> HostArray:
        a, b = self.host, getattr(other, "host", other)
        like = do(
            np.zeros_like(a), np.zeros_like(cast(Host, b)) if isinstance(b, np.ndarray) else b
        )
        return self._made(lambda: do(a, b), like.shape, like.dtype)

    def __add__(self, other: Any) -> HostArray:
        return self._with(other, lambda a, b: a + b)

    def __and__(self, other: Any) -> HostArray:
        return self._with(other, lambda a, b: a & b)

    def __or__(self, other: Any) -> HostArray:
        return self._with(other, lambda a, b: a | b)

    def __lshift__(self, other: Any) -> HostArray:
        return self._with(other, lambda a, b: a << b)

    def __rshift__(self, other: Any) -> HostArray:
        return self._with(other, lambda a, b: a >> b)


def device(host: Host) -> HostArray:
    """An array of the pretended device that shares the host's memory, which stays."""
    HostArray.gpu.kept.append(host)
    return _wrapped(host, None)


def _wrapped(host: Host, keep: object) -> HostArray:
    array = HostArray.__new__(HostArray)
    array.host, array.keep, array.device = host, keep, SimpleNamespace(id=0)
    return array


class _Module:
    """`cupy.cuda.function.Module`: a cubin is the text itself."""

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
    """The module `cupy`, as far as it is used. Below 14 it has no bf16."""

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
            using_allocator=self._using,
            get_current_stream=lambda: gpu.stream,
            get_elapsed_time=_elapsed,
            alloc_pinned_memory=_pinned,
        )
        self._callbacks = (_LAUNCH(gpu.launch), _SET(lambda *_: 0), _NAME(lambda *_: 0))
        names = ("cuLaunchKernel", "cuFuncSetAttribute", "cuGetErrorName")
        self.driver = SimpleNamespace(**dict(zip(names, self._callbacks, strict=True)))

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
        """A copy of an array of the host's; what describes memory of the device by its interface."""
        if hasattr(array, "__cuda_array_interface__"):
            return self._described(array)
        host: Host = np.array(array)
        assert self.native_bf16 or host.dtype != _BF16
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
        return _wrapped(values, owner)

    def from_dlpack(self, array: Any) -> HostArray:
        """The capsule is the array itself; the consumer's stream is the current one."""
        return array.__dlpack__(stream=self.gpu.stream.ptr or 1)

    def ascontiguousarray(self, array: HostArray) -> HostArray:
        return array.copy()

    def copyto(self, target: HostArray, source: HostArray) -> None:
        assert target.dtype == source.dtype != _BF16
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
    """`cupy.cuda.MemoryPool`: memory that others don't get."""

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
    """Milliseconds: how much was put on the stream in between, a microsecond each."""
    return (stop.recorded[1] - start.recorded[1]) / 1e3


def _pinned(nbytes: int) -> Any:
    """`cupy.cuda.PinnedMemoryPointer`."""
    memory: Any = type("Pinned", (ctypes.c_uint8 * nbytes,), {})()
    memory.ptr = ctypes.addressof(memory)
    return memory


def _as_cubin(source: str, arch: str, **options: Any) -> nvrtc.CompiledCuda:
    """The text itself, and a log as of kernels that need little."""
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
    """Not `patch.dict`, which would forget modules that are imported meanwhile."""
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
    """Have the module `cupy`, the driver and NVRTC be the host's: `device="cuda"` runs here."""
    cupy = HostCupy(version)
    with (
        _imported_as("cupy", cupy),
        patch.object(cuda_launch, "load_driver", lambda: cupy.driver),
        patch.object(nvrtc, "compile_cubin", _as_cubin),
        patch.object(nvrtc, "version", lambda: _VERSION),
        patch.object(nvrtc, "available", lambda: True),
    ):
        yield cupy
