"""CuPy: its array functions, and the same fused by `cupy.fuse`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module, util
from typing import Any

import numpy as np

from benchmarks.case import Array, Case, results_of
from benchmarks.contestant import Contestant, Sets


def stored(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype of arrays on the device: before CuPy 14, which has no bf16, an integer type for its bits."""
    major = int(import_module("cupy").__version__.split(".")[0])
    return np.dtype(np.uint16) if dtype.name == "bfloat16" and major < 14 else dtype


def uploaded(arrays: Sequence[Array]) -> list[Any]:
    """The arrays on the current device."""
    cupy = import_module("cupy")
    return [cupy.asarray(array.view(stored(array.dtype))) for array in arrays]


def on_host(found: object) -> list[Array]:
    """Results as NumPy arrays."""
    return [each.get() for each in results_of(found)]


@dataclass(frozen=True)
class Cupy:
    """CuPy on a GPU; fused, if `cupy.fuse` takes the case."""

    fused: bool = False

    @property
    def name(self) -> str:
        return "cupy.fuse" if self.fused else "cupy"

    def missing(self) -> str:
        return "" if util.find_spec("cupy") else "not installed"

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        if case.cupy is None or (self.fused and not case.fusible):
            return None
        cupy = import_module("cupy")
        if any(array.dtype.name == "bfloat16" for array in sets[0]):
            return None  # CuPy's own functions have no bf16 arithmetic
        run = partial(case.cupy, cupy)
        call = cupy.fuse(run, kernel_name="case") if self.fused else run
        return Contestant(self.name, [partial(call, *uploaded(each)) for each in sets], on_host)


@dataclass(frozen=True)
class DeviceCopy:
    """The driver's copy on the device: reads and writes together are the bytes that the case must move."""

    name: str = "copy"

    def missing(self) -> str:
        return Cupy().missing()

    def prepare(self, case: Case, sets: Sets) -> Contestant:
        cupy = import_module("cupy")
        half = max(case.nbytes // 2, 1)
        calls: list[Callable[[], object]] = []
        for _ in sets:
            source, target = cupy.zeros(half, np.uint8), cupy.zeros(half, np.uint8)
            calls.append(partial(target.data.copy_from_device_async, source.data, half))
        return Contestant(self.name, calls, lambda _: [])


def outputs_of(case: Case) -> list[Any]:
    """Arrays on the device for the results of the case."""
    cupy = import_module("cupy")
    return [cupy.zeros(shape, stored(dtype)) for shape, dtype in case.results()]
