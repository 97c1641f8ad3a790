"""Shared operands are visited once: an expression that doubles with every op costs no more than its ops."""

from __future__ import annotations

import numpy as np
import pytest

import mlfuse
from mlfuse.driver.executable import stage_text
from mlfuse.testing.agreement import agree

DEPTH = 48
"""Written out as a tree it would have 2^48 leaves."""


def doubling(shape: str, row: str) -> str:
    """exp of x + x, again and again, in three passes over a row; each is small enough to stay finite."""
    lines = [f"func.func @main(%x: tensor<{shape}>) -> tensor<{shape}> {{"]
    lines += ["  %half = graph.constant dense<0.5> : tensor<f32>"]
    lines += [f"  %h = graph.broadcast %half dims [] : tensor<f32> -> tensor<{shape}>"]
    lines += [f"  %v0 = graph.mul %x, %h : tensor<{shape}>"]
    for n in range(DEPTH):
        lines += [f"  %s{n} = graph.add %v{n}, %v{n} : tensor<{shape}>"]
        lines += [f"  %m{n} = graph.mul %s{n}, %h : tensor<{shape}>"]
        lines += [f"  %v{n + 1} = graph.tanh %m{n} : tensor<{shape}>"]
    last = f"%v{DEPTH}"
    lines += [f"  %a = graph.reduce add {last} dims [1] : tensor<{shape}> -> tensor<{row}>"]
    lines += [f"  %b = graph.broadcast %a dims [0] : tensor<{row}> -> tensor<{shape}>"]
    lines += [f"  %c = graph.sub {last}, %b : tensor<{shape}>"]
    lines += [f"  %d = graph.reduce max %c dims [1] : tensor<{shape}> -> tensor<{row}>"]
    lines += [f"  %e = graph.broadcast %d dims [0] : tensor<{row}> -> tensor<{shape}>"]
    lines += [f"  %f = graph.div %c, %e : tensor<{shape}>"]
    return "\n".join([*lines, f"  func.return %f : tensor<{shape}>", "}"])


@pytest.mark.slow
@pytest.mark.parametrize("columns", [64, 100_000])
@pytest.mark.parametrize("target", ["cpu", "sm_90"])
def test_it_is_scheduled_in_no_time(target: str, columns: int) -> None:
    from mlfuse.driver.parsing import parse

    module = parse(doubling(f"4x{columns}xf32", "4xf32"))
    assert "tanh" in stage_text(module, "source", target)


@pytest.mark.slow
def test_it_computes_what_numpy_does() -> None:
    x = np.linspace(-2, 2, 4 * 64, dtype=np.float32).reshape(4, 64)
    text = doubling("4x64xf32", "4xf32")
    found = mlfuse.compile(text, device="cpu")(x)
    v = x.astype(np.float64) / 2
    for _ in range(DEPTH):
        v = np.tanh(v)
    c = v - v.sum(1, keepdims=True)
    agree(text, [x], found, c / c.max(1, keepdims=True))
