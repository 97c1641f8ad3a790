"""torch's tensors as the arrays of a launch plan: torch's allocator, torch's addresses.

Kernels, tables and library calls are those of the device's backend (`CpuBackend`, `CudaBackend`); operands of library
calls are converted to NumPy or CuPy views just before the call.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import cache, partial
from math import prod
from typing import Any

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.driver.device import backend_of
from mlfuse.frontends.torch.compiled.blas import torchs_blas
from mlfuse.frontends.torch.library import (
    Tensor,
    data_ptr,
    is_contiguous,
    small_on_host,
    torch,
    view_of,
)
from mlfuse.frontends.torch.ops.types import element, torch_type
from mlfuse.runtime.arguments.blocks import POOLED, pool
from mlfuse.runtime.backend import DeviceTable, Span, TableMemory
from mlfuse.runtime.cpu.backend import CpuBackend
from mlfuse.runtime.cupy_api import load_cupy
from mlfuse.runtime.library.numpy_library import NumpyLibrary
from mlfuse.runtime.library.steps import Work

_ALIGNED = 256
"""The address used for an empty tensor, where torch has 0: it is aligned, and never read."""


def row_major(shape: Sequence[int]) -> tuple[int, ...]:
    """The strides of a row-major tensor."""
    strides = [1] * len(shape)
    for d in reversed(range(len(shape) - 1)):
        strides[d] = strides[d + 1] * max(shape[d + 1], 1)
    return tuple(strides)


@cache
def stored_as(dtype: np.dtype[Any]) -> Any:
    """torch's element type for one of NumPy's."""
    own = dtypes.of_numpy(dtype)
    assert own is not None
    return torch_type(own)


def empty_on_host(
    sizes: tuple[int, ...], strides: tuple[int, ...], dtype: Any, count: int
) -> Tensor:
    """A fresh dense tensor of `count` elements on the CPU. Large ones are on blocks that are used again, since fresh
    memory costs more than most kernels; their storage can't be resized."""
    nbytes = count * dtype.itemsize
    if nbytes >= POOLED and pool.limit and (block := pool.take(nbytes)) is not None:
        return (
            torch.frombuffer(block[0], dtype=dtype, count=count).as_strided(sizes, strides).data
        )  # no view, for autograd
    return small_on_host(sizes, strides, dtype)


def allocator(
    sizes: tuple[int, ...], strides: tuple[int, ...], dtype: Any, count: int
) -> Callable[[], Tensor]:
    """Makes fresh tensors, as `empty_on_host` does. It takes less time for small ones."""
    if count * dtype.itemsize < POOLED:
        return partial(small_on_host, sizes, strides, dtype)
    return partial(empty_on_host, sizes, strides, dtype, count)


def tensors_at(
    sizes: tuple[int, ...], strides: tuple[int, ...], dtype: Any
) -> Callable[[int], Tensor]:
    """Makes dense tensors over memory that they don't own, given by its address."""
    count = prod(sizes)
    if count == 0:
        return lambda address: torch.empty(sizes, dtype=dtype)
    memory = ctypes.c_char * (count * dtype.itemsize)
    return lambda address: view_of(
        torch.frombuffer(memory.from_address(address), dtype=dtype), sizes, strides, 0
    )


class TorchBackend:
    """The backend of one device with tensors as arrays."""

    def __init__(self, device: Any):
        inner: Any
        if device.type == "cpu":
            inner = CpuBackend(NumpyLibrary(torchs_blas()))
            self._kind, native = np.ndarray, on_host
        else:
            inner = backend_of("cuda")
            self._kind, native = load_cupy().ndarray, on_device(inner)
        self._inner, self._device, self._native = inner, device, native
        self.alignment: int = inner.alignment
        self.keeps_arena: bool = inner.keeps_arena
        self.library = TorchLibrary(inner.library, native)
        self.table: Callable[[TableMemory], DeviceTable] = inner.table
        self.at: Any = getattr(inner, "at", None)
        """On a GPU: the memory at an address as an array of the device."""

    def empty(
        self, shape: tuple[int, ...], dtype: np.dtype[Any], nbytes: int
    ) -> tuple[Tensor, int]:
        if self._device.type == "cpu":
            strides = row_major(shape)
            tensor = empty_on_host(shape, strides, stored_as(dtype), prod(shape))
        else:
            tensor = torch.empty(shape, dtype=stored_as(dtype), device=self._device)
        return tensor, data_ptr(tensor) or _ALIGNED

    def carve(
        self, arena: Tensor, offset: int, shape: tuple[int, ...], dtype: np.dtype[Any]
    ) -> Any:
        # Only library calls use intermediates as arrays, so these are made as the device's arrays at once.
        return self._inner.carve(self._native(arena), offset, shape, dtype)

    def address(self, array: Tensor) -> int:
        return data_ptr(array) or _ALIGNED

    def view(self, array: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        if isinstance(array, self._kind):
            return self._inner.view(array, shape, dtype)
        stored = stored_as(dtype)
        array = array if array.dtype == stored else array.view(stored)
        return array if array.shape == shape else array.reshape(shape)

    def copy(self, target: Any, source: Any) -> None:
        if isinstance(target, self._kind) or isinstance(source, self._kind):
            self._inner.copy(self._native(target), self._native(source))
        else:
            target.copy_(source)

    def upload(self, values: Array) -> Tensor:
        tensor, _ = self.empty(values.shape, values.dtype, values.nbytes)
        bits = np.array(values, order="C").reshape(-1).view(np.uint8)
        tensor.reshape(-1).view(torch.uint8).copy_(torch.from_numpy(bits))
        return tensor

    def is_row_major(self, array: Tensor) -> bool:
        return is_contiguous(array)

    def is_writable(self, array: Tensor) -> bool:
        return True

    def in_memory_order(self, array: Tensor) -> None:
        return None  # a region is compiled for the memory order of its inputs

    def span(self, array: Tensor) -> Span:
        return data_ptr(array), data_ptr(array) + array.nbytes

    def learner(self, signature: object, donated: object) -> None:
        return None

    def matcher(self, wanted: object, apart: bool) -> None:
        return None  # the C code knows the layout of NumPy's arrays, not of tensors


class TorchLibrary:
    """A device's library, called with tensors."""

    def __init__(self, inner: Any, native: Callable[[Tensor], Any]):
        self._inner, self._native = inner, native

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def compile(self, work: Work) -> Callable[[Sequence[Tensor]], None]:
        run, native = self._inner.compile(work), self._native
        return lambda tensors: run([native(each) for each in tensors])


def on_host(tensor: Tensor) -> Array:
    """A NumPy array of a tensor's memory; a NumPy array itself."""
    if type(tensor) is np.ndarray:
        return tensor
    if tensor.dtype != torch.bfloat16:
        return tensor.numpy(force=True)  # required for tensors with requires_grad
    return tensor.view(torch.int16).numpy(force=True).view(dtypes.named("bf16").numpy)


def on_device(inner: Any) -> Callable[[Tensor], Any]:
    """The function that makes a CuPy array of a tensor's memory, with `inner`'s types; CuPy arrays pass unchanged."""
    cupy: Any = load_cupy()

    def native(tensor: Tensor) -> Any:
        if isinstance(tensor, cupy.ndarray):
            return tensor
        nbytes, own = tensor.nbytes, element(tensor.dtype).numpy
        memory = cupy.cuda.UnownedMemory(data_ptr(tensor), nbytes, tensor, tensor.device.index)
        held = np.dtype(np.uint16) if own.name == "bfloat16" else own
        array = cupy.ndarray(tuple(tensor.shape), held, cupy.cuda.MemoryPointer(memory, 0))
        return inner.view(array, tuple(tensor.shape), own)

    return native


def from_host(array: Array) -> Tensor:
    """A tensor of a NumPy array's memory. The array is row-major, and only the tensor uses it from then on."""
    held = array.view(np.int16) if array.dtype.name == "bfloat16" else array
    return torch.from_numpy(held).view(stored_as(array.dtype))
