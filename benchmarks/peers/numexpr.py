"""numexpr: one elementwise expression, evaluated in blocks on all cores, into an array that is there."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import partial
from importlib import import_module, util

from benchmarks import memory
from benchmarks.case import LETTERS, Case
from benchmarks.contestant import Contestant, Sets


@dataclass(frozen=True)
class Numexpr:
    """`numexpr.evaluate` with `out`, casts as the case's f32 wants them."""

    name: str = "numexpr"

    def missing(self) -> str:
        return "" if util.find_spec("numexpr") else "not installed"

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        if not case.numexpr:
            return None
        numexpr = import_module("numexpr")
        numexpr.set_num_threads(len(os.sched_getaffinity(0)))
        out = memory.outputs_of(case)
        calls = [
            partial(
                numexpr.evaluate,
                case.numexpr,
                dict(zip(LETTERS, arrays, strict=False)),
                {},
                out=out[0],
                casting="same_kind",
                truediv=True,
            )
            for arrays in sets
        ]
        return Contestant(self.name, calls, lambda _: out)
