"""Arrays of the emulated device (`host_gpu`), and their memory pool."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import ml_dtypes
import numpy as np

from mlfuse.testing.host_gpu_streams import Host, HostGpu, Task

BF16 = np.dtype(ml_dtypes.bfloat16)
_UNWRITTEN = 0x5A
_BLOCK = 512
"""The multiple of bytes to which CuPy's pool rounds sizes."""


class Block:
    """Memory of the pool. When it is freed, the pool keeps it for the stream on which it was allocated."""

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
    """`cupy.cuda.MemoryPointer`: an address, and the object that keeps the memory alive."""

    def __init__(self, keep: object, owner: Host, ptr: int):
        self.keep, self.owner, self.ptr, self.device_id = keep, owner, ptr, 0

    def __add__(self, offset: int) -> Pointer:
        return Pointer(self.keep, self.owner, self.ptr + offset)


class HostArray:
    """`cupy.ndarray`, with the members that `CupyArray` lists. Empty arrays have address 0.

    `host` is the memory as it is now. `get` runs the tasks before it and returns the values after them.
    """

    gpu: HostGpu

    def __init__(self, shape: Any, dtype: Any, memptr: Pointer | None = None, strides: Any = None):
        dtype = np.dtype(dtype)
        bits = np.dtype(np.uint16) if dtype == BF16 else dtype  # bf16 has no buffer protocol
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
        owner = self.host.view(np.uint16) if self.host.dtype == BF16 else self.host
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
        return wrapped(host, self)

    def _add(self, task: Task) -> None:
        self.gpu.add(task)

    def _made(self, make: Callable[[], Host], shape: Any, dtype: Any) -> HostArray:
        """A new array with the result of `make`, which runs as a task of the current stream."""
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
    """An array of the emulated device in the memory of a host array, which stays allocated."""
    HostArray.gpu.kept.append(host)
    return wrapped(host, None)


def wrapped(host: Host, keep: object) -> HostArray:
    """An array of the emulated device in the memory of a host array, which `keep` keeps alive."""
    array = HostArray.__new__(HostArray)
    array.host, array.keep, array.device = host, keep, SimpleNamespace(id=0)
    return array
