"""The part of CuPy that mlfuse uses, as types: CuPy itself is imported only where a GPU is used."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

import numpy as np
from typing_extensions import Buffer

from mlfuse.dialects.dtypes import Array


class Memory(Protocol):
    """`cupy.cuda.MemoryPointer`."""

    @property
    def ptr(self) -> int: ...
    def __add__(self, offset: int) -> Memory: ...


class Flags(Protocol):
    """`cupy.ndarray.flags`."""

    @property
    def c_contiguous(self) -> bool: ...


class Device(Protocol):
    """`cupy.cuda.Device`."""

    @property
    def id(self) -> int: ...
    @property
    def compute_capability(self) -> str: ...


class CupyArray(Protocol):
    """`cupy.ndarray`."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def ndim(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def dtype(self) -> np.dtype[Any]: ...
    @property
    def data(self) -> Memory: ...
    @property
    def device(self) -> Device: ...
    @property
    def flags(self) -> Flags: ...
    def reshape(self, shape: Sequence[int], /) -> CupyArray: ...
    def transpose(self, axes: Sequence[int], /) -> CupyArray: ...
    def view(self, dtype: np.dtype[Any], /) -> CupyArray: ...
    def astype(self, dtype: np.dtype[Any], /) -> CupyArray: ...
    def copy(self) -> CupyArray: ...
    def fill(self, value: int, /) -> None: ...
    def get(self) -> Array: ...
    def __add__(self, other: object, /) -> CupyArray: ...
    def __and__(self, other: object, /) -> CupyArray: ...
    def __or__(self, other: object, /) -> CupyArray: ...
    def __lshift__(self, other: object, /) -> CupyArray: ...
    def __rshift__(self, other: object, /) -> CupyArray: ...


class Function(Protocol):
    """`cupy.cuda.Function`. Python integers are passed as 64-bit ones."""

    def __call__(self, grid: tuple[int], block: tuple[int], args: tuple[int, ...], /) -> None: ...


class Module(Protocol):
    """`cupy.cuda.function.Module`; its functions keep it loaded."""

    def load(self, cubin: bytes, /) -> None: ...
    def get_function(self, name: str, /) -> Function: ...


class Runtime(Protocol):
    """`cupy.cuda.runtime`."""

    def getDevice(self) -> int: ...  # noqa: N802
    def getDeviceCount(self) -> int: ...  # noqa: N802
    def memcpyAsync(  # noqa: N802
        self, target: int, source: int, nbytes: int, kind: int, stream: int, /
    ) -> None: ...


class Stream(Protocol):
    """`cupy.cuda.Stream`."""

    @property
    def ptr(self) -> int: ...
    def synchronize(self) -> None: ...


class Event(Protocol):
    """`cupy.cuda.Event`."""

    def record(self, stream: Stream, /) -> None: ...
    def synchronize(self) -> None: ...


class PinnedMemory(Buffer, Protocol):
    """`cupy.cuda.PinnedMemoryPointer`."""

    @property
    def ptr(self) -> int: ...


class FunctionSpace(Protocol):
    """`cupy.cuda.function`."""

    def Module(self) -> Module: ...  # noqa: N802


class Cuda(Protocol):
    """`cupy.cuda`."""

    @property
    def runtime(self) -> Runtime: ...
    @property
    def function(self) -> FunctionSpace: ...
    def Device(self) -> Device: ...  # noqa: N802
    def Event(self, disable_timing: bool = False) -> Event: ...  # noqa: N802
    def alloc_pinned_memory(self, nbytes: int, /) -> PinnedMemory: ...
    def get_current_stream(self) -> Stream: ...


class Cupy(Protocol):
    """The module `cupy`."""

    __version__: str
    ndarray: type[Any]

    @property
    def cuda(self) -> Cuda: ...
    def empty(self, shape: Sequence[int], dtype: np.dtype[Any]) -> CupyArray: ...
    def asarray(self, array: object) -> CupyArray: ...
    def ascontiguousarray(self, array: CupyArray) -> CupyArray: ...
    def from_dlpack(self, array: object) -> CupyArray: ...
    def copyto(self, target: CupyArray, source: CupyArray) -> None: ...
    def matmul(self, a: CupyArray, b: CupyArray, /, out: CupyArray | None = None) -> CupyArray: ...
    def where(self, condition: CupyArray, a: object, b: object, /) -> CupyArray: ...
    def isnan(self, array: CupyArray, /) -> CupyArray: ...


def load_cupy() -> Cupy:
    """The module. ImportError where it isn't installed."""
    return cast(Cupy, import_module("cupy"))
