"""mlfuse: called for new results, and with `out=`."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial

import numpy as np

import mlfuse
from benchmarks import memory
from benchmarks.case import Array, Case, results_of
from benchmarks.contestant import Contestant, Sets
from benchmarks.peers import cupy


def on_host(case: Case, found: object) -> list[Array]:
    """Results as NumPy arrays of the case's types, also if the device has only their bits in an integer type."""
    arrays = [
        each.get() if hasattr(each, "get") else np.asarray(each) for each in results_of(found)
    ]
    dtypes = [dtype for _, dtype in case.results()]
    return [array.view(dtype) for array, dtype in zip(arrays, dtypes, strict=True)]


@dataclass(frozen=True)
class Mlfuse:
    """The function `main` of the case's text, compiled for the device."""

    device: str = "cpu"
    into_out: bool = False

    @property
    def name(self) -> str:
        return "mlfuse out=" if self.into_out else "mlfuse"

    def missing(self) -> str:
        return ""

    def prepare(self, case: Case, sets: Sets) -> Contestant:
        start = time.perf_counter()
        run = mlfuse.compile(case.module(), device=self.device, function=case.function)
        took = time.perf_counter() - start
        if self.device == "cuda":
            sets = [cupy.uploaded(each) for each in sets]
        calls = [partial(run, *each) for each in sets]
        if self.into_out:
            out = (cupy if self.device == "cuda" else memory).outputs_of(case)
            calls = [partial(call, out=out) for call in calls]
        note = f"{run.launches} launch{'' if run.launches == 1 else 'es'}"
        return Contestant(
            self.name, calls, partial(on_host, case), openmp=True, note=note, prepared_s=took
        )
