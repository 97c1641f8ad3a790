"""Host time of a repeated call on a GPU, without a GPU: everything but the driver, CuPy and the kernels.

    python -m benchmarks.host_time_cuda

The driver's functions are C functions that return at once. Arrays are those of a small class with the attributes of
CuPy's that a call reads; to make one takes the time in the last line, which a call spends for each result. Prints
microseconds of the caller's CPU time, for the host function in C and for its steps in Python: for each call the median of
several loops, which take turns.
"""

from __future__ import annotations

from math import prod
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np

import mlfuse
from benchmarks.host_time import Call, chain, microseconds, module, row
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cuda import launch as cuda_launch
from mlfuse.runtime.cuda.host import DRIVER
from mlfuse.testing.host_gpu import installed

NAMES = (*DRIVER, "cuFuncSetAttribute", "cuGetErrorName")
NOTHING = "".join(
    f'__attribute__((visibility("default"))) int {name}(void) {{ return 0; }}\n' for name in NAMES
)


class Memory:
    """`cupy.cuda.MemoryPointer`."""

    __slots__ = ("device_id", "ptr")

    def __init__(self, ptr: int):
        self.ptr, self.device_id = ptr, 0


class Array:
    """`cupy.ndarray`, always at one address."""

    __slots__ = ("_c_contiguous", "data", "dtype", "shape")

    def __init__(self, shape: Any, dtype: Any, memptr: Any = None):
        self.shape, self.dtype, self._c_contiguous = shape, dtype, True
        self.data = Memory(4096)

    @property
    def flags(self) -> Any:
        return SimpleNamespace(c_contiguous=True)

    @property
    def size(self) -> int:
        return prod(self.shape)

    def __add__(self, other: object) -> Array:
        return self


def calls() -> dict[str, Call]:
    """Calls of each kind, made by the host function in C and by its steps in Python."""
    kinds = {
        "1 kernel, 2 arguments": (module(2, "tensor<64xf32>"), 2),
        "1 kernel, 32 arguments": (module(32, "tensor<64xf32>"), 32),
        "16 kernels, 1 argument": (chain(16), 1),
    }
    found: dict[str, Call] = {}
    for name, (text, count) in kinds.items():
        run: Any = mlfuse.compile(text, device="cuda").run
        with patch.object(cc, "find_compiler", lambda: None):
            stepwise: Any = mlfuse.compile(text, device="cuda").run
        assert type(run.plan._function) is not type(stepwise.plan._function)
        given = [Array((64,), np.dtype(np.float32)) for _ in range(count)]
        for way, function in (("C", run), ("Python", stepwise)):
            found[f"{name}, {way}"] = lambda function=function, given=given: function(*given)
    return found


def main() -> None:
    """Measure and print."""
    driver = cc.library(NOTHING)
    with (
        installed() as cupy,
        patch.object(cupy, "ndarray", Array),
        patch.object(cuda_launch, "load_driver", lambda: driver),
    ):
        dtype = np.dtype(np.float32)
        made: dict[str, Call] = {"an array": lambda: Array((64,), dtype)}
        for name, each in microseconds(calls() | made).items():
            row(name, [each])


if __name__ == "__main__":
    main()
