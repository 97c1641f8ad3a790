"""The modules of `tests/data/modules`, with inputs, and results that JAX computed in f64 and that were rounded once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from mlfuse.interpreter.compare import default_tolerance, mismatch
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module

Array = np.ndarray[Any, np.dtype[Any]]
FOLDER = Path(__file__).parents[2] / "tests" / "data" / "modules"
NAMES = (
    *("sigmoid", "bias_relu", "gelu_residual_layernorm", "softmax_cross_entropy"),
    *("mlp_adam", "clip_momentum"),
)
LARGE = ("gpt_block", "lenet_momentum")
"""The modules that take seconds to compile; fewer tests use them."""


@dataclass(frozen=True)
class Case:
    """A module, inputs and the expected results."""

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
        """Assert that results are the stored ones, within the tolerance of `mlfuse-run --expect` for their type. For
        the stored inputs, a correct f32 result is well within it."""
        for n, (one, want) in enumerate(zip(got, self.outputs, strict=True)):
            problem = mismatch(np.asarray(one), want, default_tolerance(want.dtype))
            assert problem is None, f"{self.name}: result {n}: {problem}"


def checked(device: str, *names: str) -> None:
    """Compile and run each module. AssertionError if a result is wrong."""
    import mlfuse

    for name in names:
        case = Case.load(name)
        case.check(mlfuse.compile(case.path, device).run(*case.inputs))


if __name__ == "__main__":
    import sys

    checked("cpu", *sys.argv[1:])
