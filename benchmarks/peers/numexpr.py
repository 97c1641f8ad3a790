"""numexpr: one elementwise expression, evaluated in blocks on all cores, with an allocated result."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import partial
from importlib import import_module, util

import numpy as np

from benchmarks import memory
from benchmarks.case import LETTERS, Case
from benchmarks.contestant import Contestant, Sets


@dataclass(frozen=True)
class Numexpr:
    """`numexpr.evaluate` with `out`, cast to the case's types."""

    name: str = "numexpr"

    def missing(self) -> str:
        return "" if util.find_spec("numexpr") else "not installed"

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        if not case.numexpr:
            return None
        numexpr = import_module("numexpr")
        numexpr.set_num_threads(len(os.sched_getaffinity(0)))
        out = memory.outputs_of(case)
        expression, constants = in_f32(case.numexpr)
        calls = [
            partial(
                numexpr.evaluate,
                expression,
                dict(zip(LETTERS, arrays, strict=False)) | constants,
                {},
                out=out[0],
                casting="same_kind",
                truediv=True,
            )
            for arrays in sets
        ]
        return Contestant(self.name, calls, lambda _: out)


def in_f32(expression: str) -> tuple[str, dict[str, np.float32]]:
    """The expression with its decimal fractions replaced by names of f32 numbers, since f64 ones would make all of it
    f64."""
    constants: dict[str, np.float32] = {}

    def named(found: re.Match[str]) -> str:
        name = f"k{len(constants)}"
        constants[name] = np.float32(found[0])
        return name

    return re.sub(r"\d+\.\d+(?:e[-+]?\d+)?", named, expression), constants
