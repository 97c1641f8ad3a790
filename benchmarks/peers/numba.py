"""numba: parallel loops over rows or elements, which write to allocated arrays; `fastmath` is off."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import partial
from importlib import import_module, util

from benchmarks import memory
from benchmarks.case import Case
from benchmarks.contestant import Contestant, Sets


@dataclass(frozen=True)
class Numba:
    """`numba.njit(parallel=True)`, on OpenMP's threads."""

    name: str = "numba"

    def missing(self) -> str:
        return "" if util.find_spec("numba") else "not installed"

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        if case.numba is None:
            return None
        numba = import_module("numba")
        numba.config.THREADING_LAYER = "omp"
        numba.set_num_threads(min(len(os.sched_getaffinity(0)), numba.config.NUMBA_NUM_THREADS))
        # A new function object each time, so that numba compiles it again.
        run = numba.njit(parallel=True, nogil=True)(case.numba)
        out = memory.outputs_of(case)
        calls = [partial(run, *arrays, *out) for arrays in sets]
        return Contestant(self.name, calls, lambda _: out, openmp=True)
