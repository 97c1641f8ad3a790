"""`lower` and `explain`: what became of a function, as text."""

# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# Functions that are traced take and return what has no type.

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

X = np.ones((4, 8), np.float32)


def layer(x: Any, w: Any) -> Any:
    y = mlfuse.tanh(x * w)
    return mlfuse.sum(y, axis=1)


F = mlfuse.jit(layer, device="cpu")
LINE = inspect.getsourcelines(layer)[1]


def test_every_stage_is_text() -> None:
    lowered = F.lower(X, X)
    assert "graph.tanh" in lowered.stage("graph")
    assert "graph.fusion" in lowered.stage("fused")
    assert "loop.kernel @fused_mul_tanh_reduce_add" in lowered.stage("loop")
    assert "kernel.func @fused_mul_tanh_reduce_add" in lowered.stage("kernel")
    assert "fused_mul_tanh_reduce_add(void **" in lowered.stage("source")
    whole = str(lowered)
    for stage in ("graph", "fused", "loop", "kernel", "source"):
        assert f"// {stage}\n" in whole
        assert lowered.stage(stage) in whole
    with pytest.raises(MlfuseError, match="unknown stage 'ptx'"):
        lowered.stage("ptx")


def test_the_graph_can_be_read_again() -> None:
    again = mlfuse.compile(F.lower(X, X).stage("graph"), device="interpreter")
    want = np.full(4, 8 * np.tanh(1.0))
    agree(F, [X, X], again(X, X), want)
    agree(F, [X, X], F(X, X), want)


def test_arguments_have_their_names() -> None:
    f = mlfuse.jit(lambda params, *rest, scale: params["w"] * rest[0] * scale)
    graph = f.lower({"w": X}, X, scale=2.0).stage("graph")
    assert "%params_w: tensor<4x8xf32>" in graph
    assert "%rest: tensor<4x8xf32>" in graph
    assert "%scale: tensor<f64>" in graph


def test_the_explanation_counts_and_points_to_lines() -> None:
    explained = F.explain(X, X)
    assert (explained.report.before.launches, explained.report.after.launches) == (3, 1)
    assert [entry.name for entry in explained.entries] == ["fused_mul_tanh_reduce_add"]
    assert explained.entries[0].planned == 4 * (4 * 8 + 4 * 8 + 4)
    text = str(explained)
    assert text.startswith("layer: 3 ops\n")
    assert "fused:              1 launch, 0 library calls, 272 bytes" in text
    assert f"{__file__}:{LINE + 1}:" in text
    assert "[vertical.fuse] fused: graph.tanh into graph.reduce" in text


def test_gradients_point_to_the_lines_they_are_of() -> None:
    def loss(x: Any) -> Any:
        return mlfuse.sum(mlfuse.sin(x) * x)

    line = inspect.getsourcelines(loss)[1] + 1
    text = str(mlfuse.grad(loss).explain(X))
    assert f"{__file__}:{line}:" in text
    assert text.startswith("loss: ")


def test_neither_compiles_anything() -> None:
    f = mlfuse.jit(layer, device="cpu")
    f.lower(X, X)
    f.explain(X, X)
    assert f.cache_info().size == 0


def test_they_take_arrays_alone() -> None:
    with pytest.raises(MlfuseError, match="take arrays with values, not traced arrays"):
        mlfuse.jit(lambda x: F.lower(x, x).stage("graph"))(X)
