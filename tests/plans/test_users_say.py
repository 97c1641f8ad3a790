"""A marked module computes the same, with the remark that says what the mark overrules. `lit_tests/fuse-vertical` shows
what each mark does, and the errors where one can't be obeyed."""

from __future__ import annotations

import numpy as np
import pytest
from plan_runs import kernels

import mlfuse
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.testing.agreement import agree

GATE = """
func.func @main(%x: tensor<?x4096xf32>, %gain: tensor<4096xf32>) -> tensor<?x4096xf32> {
  %g = graph.tanh %gain : tensor<4096xf32>
  %w = graph.broadcast %g dims [1] like %x : tensor<4096xf32>, tensor<?x4096xf32> -> tensor<?x4096xf32>
  %y = graph.mul %x, %w : tensor<?x4096xf32>
  func.return %y : tensor<?x4096xf32>
}
"""
"""Computing the gain at every row costs more than storing it, says the cost model."""


def fused(text: str, device: str = "cpu") -> str:
    """The module at the fused stage."""
    return print_module(pipelines.run(parse_module(text, "in.mlir"), "fused", device))


def marked(text: str, **marks: str) -> str:
    """A text with attributes on ops: `exp="no_fuse"` on the first `graph.exp`."""
    for op, mark in marks.items():
        lines = text.splitlines()
        at = next(n for n, line in enumerate(lines) if f".{op} " in line and "{" not in line)
        lines[at] = lines[at].replace(" : ", f" {{mlfuse.{mark}}} : ", 1)
        text = "\n".join(lines) + "\n"
    return text


def computed(text: str, *args: Array) -> Array:
    """What a fused module computes."""
    module = pipelines.run(parse_module(text), "loop", "cpu")
    return np.asarray(run_module(module, "main", args)[0])


def test_must_fuse_overrules_what_it_costs() -> None:
    assert kernels(fused(GATE)) == ["fused_tanh", "fused_mul"]
    text = marked(GATE, tanh="must_fuse")
    with collect() as remarks:
        assert kernels(fused(text)) == ["fused_tanh_mul"]
    (remark,) = [each for each in remarks if each.rule == "user.must-fuse"]
    assert remark.reason.startswith(
        "mlfuse.must_fuse overrules vertical.broadcast: computing it at 4194304"
    )
    assert remark.numbers["points"] == 4194304
    x, gain = np.full((2, 4096), 3, np.float32), np.full(4096, 0.5, np.float32)
    agree(text, [x, gain], computed(text, x, gain), 3 * np.tanh(x.astype(np.float64) / 6))


@pytest.mark.slow
def test_marked_modules_compute_the_same_on_the_cpu() -> None:
    x, gain = np.random.default_rng(0).random((3, 4096), np.float32), np.ones(4096, np.float32)
    plain, wanted = (mlfuse.compile(t, "cpu") for t in (GATE, marked(GATE, tanh="must_fuse")))
    assert (plain.launches, wanted.launches) == (2, 1)
    np.testing.assert_array_equal(plain(x, gain), wanted(x, gain))
