"""The modules of `tests/data/modules`, with inputs and the results that JAX gave in f64, rounded once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from mlfuse.driver import pipelines
from mlfuse.fuzz.reference import disagreement
from mlfuse.fuzz.sensitivity import WELL_CONDITIONED, rooms
from mlfuse.parsing import parse_module, verify_module

Array = np.ndarray[Any, np.dtype[Any]]
FOLDER = Path(__file__).parent / "data" / "modules"
NAMES = (
    *("sigmoid", "bias_relu", "gelu_residual_layernorm", "softmax_cross_entropy"),
    *("mlp_adam", "clip_momentum"),
)
LARGE = ("gpt_block", "lenet_momentum")
"""Those that take seconds to compile: they get fewer of the tests."""
CONDITIONED = {"mlp_adam": 2500, "lenet_momentum": 350}
"""Modules with kinks (ReLU, max pooling) near which some of the stored inputs fall: a gradient's element beyond a
kink moves further, in units in the last place of the result's largest element."""


@dataclass(frozen=True)
class Case:
    """A module and what it does to some inputs."""

    name: str
    inputs: list[Array]
    outputs: list[Array]

    @staticmethod
    @cache
    def load(name: str) -> Case:
        with np.load(FOLDER / f"{name}.npz") as arrays:
            found: dict[str, Array] = dict(arrays)
        inputs = [found[f"in{i}"] for i in range(len(found)) if f"in{i}" in found]
        outputs = [found[f"out{i}"] for i in range(len(found)) if f"out{i}" in found]
        return Case(name, inputs, outputs)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.mlir"

    def module(self) -> ModuleOp:
        module = parse_module(self.path.read_text(), self.path.name)
        verify_module(module)
        return module

    def check(self, got: list[Array]) -> None:
        """Results are the stored ones, as far as roundings on the way may move them."""
        for n, (one, want, room) in enumerate(
            zip(got, self.outputs, _rooms(self.name), strict=True)
        ):
            problem = disagreement(f"{self.name}: result {n}", np.asarray(one), want, room)
            assert problem is None, problem


@cache
def _rooms(name: str) -> list[Array | None]:
    case = Case.load(name)
    module = pipelines.run(case.module(), "graph", "cpu")
    return rooms(module, case.inputs, CONDITIONED.get(name, WELL_CONDITIONED))


def checked(device: str, *names: str) -> None:
    """Compile and run each module; AssertionError where one is wrong."""
    import mlfuse

    for name in names:
        case = Case.load(name)
        case.check(mlfuse.compile(case.path, device).run(*case.inputs))


if __name__ == "__main__":
    import sys

    checked("cpu", *sys.argv[1:])
