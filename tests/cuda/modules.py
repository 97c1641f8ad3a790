"""The five modules of `tests/data/modules`, with the inputs and results that JAX gave."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from mlfuse.parsing import parse_module, verify_module

Array = np.ndarray[Any, np.dtype[Any]]
FOLDER = Path(__file__).parents[1] / "data" / "modules"
NAMES = ("sigmoid", "bias_relu", "gelu_residual_layernorm", "softmax_cross_entropy", "mlp_adam")
RTOL, ATOL = 1e-4, 1e-5
"""For f32; integers are exact."""


@dataclass(frozen=True)
class Case:
    """A module and what it does to some inputs."""

    name: str
    inputs: list[Array]
    outputs: list[Array]

    @staticmethod
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


def check(got: list[Array], want: list[Array]) -> None:
    """Same types, shapes and, within the tolerance, values."""
    assert [(a.dtype, a.shape) for a in got] == [(a.dtype, a.shape) for a in want]
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(a, b, rtol=RTOL, atol=ATOL)
