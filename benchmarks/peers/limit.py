"""Hand-written C, which is the limit, and the plain copy of the bytes that a case must move."""

from __future__ import annotations

import ctypes
import functools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks import memory
from benchmarks.case import Array, Case, Limit
from benchmarks.contestant import Contestant, Sets

FOLDER = Path(__file__).parents[1] / "limits"
FLAGS = ("-O3", "-march=native", "-ffp-contract=fast", "-fno-math-errno", "-fopenmp")
SMALL = 1 << 21
"""The bytes below which a copy through the caches, on one core, is the fastest."""


@functools.cache
def library(name: str) -> ctypes.CDLL:
    """limits/<name>.c, compiled for this machine."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        raise RuntimeError("no C compiler")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"{name}.so"
        source = FOLDER / f"{name}.c"
        command = [compiler, *FLAGS, "-shared", "-fPIC", str(source), "-o", str(target), "-lm"]
        subprocess.run(command, check=True, capture_output=True)
        return ctypes.CDLL(str(target))


def bound(
    name: str, arrays: Sequence[Array], sizes: Sequence[int], function: str = ""
) -> Callable[[], object]:
    """A call of a hand-written kernel; the arrays must outlive it."""
    found = getattr(library(name), function or name)
    pointers = (ctypes.c_void_p * len(arrays))(*[array.ctypes.data for array in arrays])
    return functools.partial(found, pointers, (ctypes.c_int64 * len(sizes))(*sizes))


def copies(nbytes: int) -> list[Callable[[], object]]:
    """A copy that reads and writes `nbytes` together."""
    count = max(nbytes // 8, 1)
    source = memory.empty((count,), np.dtype(np.float32))
    target = memory.empty((count,), np.dtype(np.float32))
    source.fill(1)
    call = bound("copy", [source, target], [count], "copy_small" if nbytes < SMALL else "copy")
    return [functools.partial(_kept, call, (source, target))]


def _kept(call: Callable[[], object], held: object) -> object:
    return call()


@dataclass(frozen=True)
class Copy:
    """A copy that reads and writes, together, the bytes that the case must move."""

    name: str = "copy"

    def missing(self) -> str:
        return "" if shutil.which(os.environ.get("CC", "cc")) else "no C compiler"

    def prepare(self, case: Case, sets: Sets) -> Contestant:
        return Contestant(self.name, copies(case.nbytes) * len(sets), lambda _: [], openmp=True)


@dataclass(frozen=True)
class HandWritten:
    """limits/*.c, with allocated results."""

    name: str = "hand-written C"

    def missing(self) -> str:
        return Copy().missing()

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        if case.limit is None:
            return None
        outputs = memory.outputs_of(case)
        calls = [self._call(case.limit, [*each, *outputs]) for each in sets]
        return Contestant(self.name, calls, lambda _: outputs, openmp=True)

    def _call(self, limit: Limit, arrays: Sequence[Array]) -> Callable[[], object]:
        return functools.partial(_kept, bound(limit.name, arrays, limit.sizes), arrays)
