"""What is compiled from the canonical form computes what the function says, and what it would have
computed without `--canonicalize`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from bits import unlike
from leftovers import Leftovers
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module

pytestmark = pytest.mark.quick_c


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_random_leftovers(seed: int) -> None:
    """All their ops are exact: the interpreter's bits are the right ones."""
    made = Leftovers.of(10_000 + seed, ops=30)
    text, inputs = made.text(), made.inputs()
    want = run_module(parse_module(text), "main", inputs)
    got = mlfuse.compile(text, "cpu").run(*inputs)
    wrong = [unlike(a, np.asarray(b)) for a, b in zip(want, got, strict=True)]
    assert wrong == [[] for _ in want], text


def as_written(text: str) -> ModuleOp:
    """The module at the fused stage, by all passes but `--canonicalize`."""
    module, context = parse_module(text), new_context()
    for each in pipelines.passes_to("fused", "cpu"):
        if each.name != "canonicalize":
            each.apply(context, module)
    return module


ROW = "%b = graph.broadcast %row dims [1] : tensor<37xf32> -> tensor<5x37xf32>\n"
UNIT = "%u = graph.reshape %row : tensor<37xf32> -> tensor<1x37x1xf32>\n"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["exp", "tanh", "sigmoid"])
@pytest.mark.parametrize("moved", [False, True])
def test_a_function_in_front_of_a_broadcast_gives_the_same_bits(name: str, moved: bool) -> None:
    """Vector body, tail, or once per row: it is the same code."""
    if moved:
        body = f"{UNIT}%f = graph.{name} %u : tensor<1x37x1xf32>\n"
        body += (
            "%r = graph.broadcast %f dims [0, 2, 1] : tensor<1x37x1xf32> -> tensor<5x1x37xf32>\n"
        )
        body += "%y = graph.reshape %r : tensor<5x1x37xf32> -> tensor<5x37xf32>\n"
    else:
        body = f"{ROW}%y = graph.{name} %b : tensor<5x37xf32>\n"
    text = (
        "func.func @main(%row: tensor<37xf32>, %x: tensor<5x37xf32>) -> tensor<5x37xf32> {\n"
        f"{body}%z = graph.mul %y, %x : tensor<5x37xf32>\nfunc.return %z : tensor<5x37xf32>\n}}"
    )
    rng = np.random.default_rng(0)
    inputs: list[Array] = [
        rng.uniform(0.01, 3, 37).astype(np.float32),
        rng.normal(size=(5, 37)).astype(np.float32),
    ]
    plain = mlfuse.compile(as_written(text), "cpu").run(*inputs)
    hoisted = mlfuse.compile(text, "cpu").run(*inputs)
    assert unlike(np.asarray(plain[0]), np.asarray(hoisted[0])) == []


@pytest.mark.slow
def test_sizes_of_an_operand() -> None:
    """`like` and `graph.dim` look further up; the sizes are those of the call."""
    text = """
func.func @main(%x: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<i64>) {
  %e = graph.exp %x : tensor<?x4xf32>
  %c = graph.constant dense<2.0> : tensor<f32>
  %b = graph.broadcast %c dims [] like %e : tensor<f32>, tensor<?x4xf32> -> tensor<?x4xf32>
  %n = graph.dim %e 0 : tensor<?x4xf32> -> tensor<i64>
  func.return %b, %n : tensor<?x4xf32>, tensor<i64>
}"""
    executable = mlfuse.compile(text, "cpu")
    for size in (3, 1, 0):
        twos, length = executable.run(np.zeros((size, 4), np.float32))
        assert np.array_equal(twos, np.full((size, 4), 2, np.float32))
        assert int(length) == size
