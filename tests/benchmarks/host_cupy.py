"""As much of CuPy as the benchmark's peers use, on NumPy's arrays: what they do on a GPU runs without one."""

from __future__ import annotations

from importlib.machinery import ModuleSpec
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np


class HostArray(np.ndarray[Any, np.dtype[Any]]):
    """An array "on the device": it comes to the host only by `get`."""

    def get(self) -> np.ndarray[Any, np.dtype[Any]]:
        return np.asarray(self)


class Pointer:
    """Where an array's bytes lie."""

    def __init__(self, array: np.ndarray[Any, np.dtype[Any]]) -> None:
        self.array = array

    def copy_from_device_async(self, source: Pointer, count: int) -> None:
        self.array.view(np.uint8)[:count] = source.array.view(np.uint8)[:count]


class Bytes(HostArray):
    """One whose `data` is such a pointer."""

    @property
    def data(self) -> Any:
        return Pointer(np.asarray(self))


def host_cupy() -> ModuleType:
    """The module; `waits` counts the waits for its device, `fused` the functions that were fused."""
    module: Any = ModuleType("cupy")
    module.__spec__ = ModuleSpec("cupy", None)
    module.__version__, module.waits, module.fused = "13.6.0", 0, []

    def synchronize() -> None:
        module.waits += 1

    def fuse(function: Any, kernel_name: str) -> Any:
        module.fused.append(kernel_name)
        return function

    def zeros(shape: Any, dtype: Any) -> Any:
        return np.zeros(shape, dtype).view(Bytes)

    def asarray(array: Any) -> Any:
        return np.array(array).view(HostArray)

    properties = {"name": b"NVIDIA H100 80GB HBM3"}
    runtime = SimpleNamespace(
        deviceSynchronize=synchronize,
        getDevice=lambda: 0,
        getDeviceProperties=lambda number: properties,  # pyright: ignore[reportUnknownLambdaType]
    )
    for name in ("exp", "tanh", "sqrt", "maximum", "minimum", "ascontiguousarray"):
        setattr(module, name, getattr(np, name))
    module.cuda = SimpleNamespace(runtime=runtime)
    module.fuse, module.zeros, module.asarray = fuse, zeros, asarray
    return module
