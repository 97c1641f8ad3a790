"""The modules of `tests/data/modules`, with the inputs and results that JAX gave."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from mlfuse.parsing import parse_module, verify_module

Array = np.ndarray[Any, np.dtype[Any]]
FOLDER = Path(__file__).parents[1] / "data" / "modules"
NAMES = (
    *("sigmoid", "bias_relu", "gelu_residual_layernorm", "softmax_cross_entropy"),
    *("mlp_adam", "clip_momentum"),
)
LARGE = ("gpt_block", "lenet_momentum")
"""Those that take seconds to compile: they get fewer of the tests."""
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


# Sizes that are known at run time only, up to none at all.

SOFTMAX = """
func.func @main(%x: tensor<?x?xf32>, %b: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = graph.broadcast %b dims [1] like %x : tensor<?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = graph.add %x, %0 : tensor<?x?xf32>
  %2 = graph.softmax %1 {axis = 1 : i64} : tensor<?x?xf32>
  %3 = graph.reduce max %1 dims [1] : tensor<?x?xf32> -> tensor<?xf32>
  func.return %2, %3 : tensor<?x?xf32>, tensor<?xf32>
}"""


def softmax(x: Array, b: Array) -> list[Array]:
    y = x + b
    most = y.max(axis=1, initial=-np.inf)
    e = np.exp(y - most[:, None])
    return [e / e.sum(axis=1, keepdims=True), most]


SHAPES = [(3, 1), (1, 5), (7, 33), (40, 128), (2, 1000), (1, 5000), (300, 3), (0, 8), (4, 0)]


def softmax_inputs(shape: tuple[int, int]) -> tuple[Array, Array]:
    random = np.random.default_rng(0)
    x = random.standard_normal(shape, np.float32)
    return x, random.standard_normal(shape[1], np.float32)
