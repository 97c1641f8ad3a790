"""A network's equal layers are compiled once."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver import pipelines
from mlfuse.driver.lowering import Job, lower
from mlfuse.driver.parsing import parse
from mlfuse.testing.agreement import agree

LAYER = """
  %a{n} = graph.dot_general %{x}, %w contract [1] x [0] : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %b{n} = graph.constant dense<{shift}> : tensor<4x4xf32>
  %c{n} = graph.{combine} %a{n}, %b{n} : tensor<4x4xf32>
  %{n} = graph.{function} %c{n} : tensor<4x4xf32>
"""


def network(*layers: tuple[str, str], combine: str = "add") -> ModuleOp:
    """Layers of a product and a kernel each, which combines with a number and applies a function."""
    text = "func.func @main(%0: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {"
    for number, (function, shift) in enumerate(layers):
        text += LAYER.format(
            n=number + 1, x=number, function=function, shift=shift, combine=combine
        )
    return parse(f"{text} func.return %{len(layers)} : tensor<4x4xf32> }}")


def kernels(module: ModuleOp) -> list[str]:
    """The names of a module's loop kernels."""
    return [op.sym_name.data for op in module.ops if isinstance(op, KernelOp)]


def test_equal_layers_are_one_kernel_that_is_launched_often():
    module = network(*[("tanh", "1.0")] * 5)
    lowered = lower(Job(module, "main", "cpu"))
    assert sum(isinstance(op, FuncOp) for op in lowered.module.ops) == 1
    executable = mlfuse.compile(module, device="cpu")
    x, w = np.random.default_rng(0).standard_normal((2, 4, 4), dtype=np.float32)
    expected = x.astype(np.float64)
    for _ in range(5):
        expected = np.tanh(expected @ w + 1)
    agree(module, [x, w], executable(x, w), expected)
    assert executable.launches == 5


@pytest.mark.parametrize(
    "other", [("exp", "1.0"), ("tanh", "2.0"), ("tanh", "1.0000001")], ids=lambda each: each[1]
)
def test_what_differs_stays_apart(other: tuple[str, str]):
    module = network(("tanh", "1.0"), other, ("tanh", "1.0"))
    pipelines.run(module, "loop", "cpu")
    first, second, _ = kernels(module)
    pipelines.apply(module, ("merge-equal-kernels",), "cpu")
    assert kernels(module) == [first, second]


def test_zeros_of_different_signs_are_different():
    module = network(("exp", "0.0"), ("exp", "-0.0"), combine="mul")
    pipelines.run(module, "loop", "cpu")
    before = kernels(module)
    pipelines.apply(module, ("merge-equal-kernels",), "cpu")
    assert len(before) == 2
    assert kernels(module) == before


def test_the_text_of_a_stage_has_every_kernel():
    executable = mlfuse.compile(network(*[("tanh", "1.0")] * 3), device="cpu")
    assert executable.stage("kernel").count("kernel.func") == 3
