"""`mlfuse.no_fuse`, `must_fuse` and `group` in traced functions, and by the names of an ONNX model's nodes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper
from plan_runs import kernels

import mlfuse
import mlfuse.onnx
from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.remarks import FusionWarning
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.testing.agreement import agree

X = np.random.default_rng(0).random((8, 16), np.float32)


def names(function: Callable[..., Any], *args: Any) -> list[str]:
    """The kernels that a function becomes."""
    return kernels(mlfuse.jit(function, device="interpreter").lower(*args).stage("fused"))


def test_a_value_that_is_not_fused() -> None:
    def f(x: Any) -> Any:
        y = mlfuse.no_fuse(mlfuse.exp(x))
        return mlfuse.sin(y)

    assert names(f, X) == ["fused_exp", "fused_sin"]
    got = mlfuse.jit(f, device="interpreter")(X)
    agree(f, [X], got, np.sin(np.exp(X.astype(np.float64))))


def test_a_value_that_must_be_fused() -> None:
    rows = np.zeros((4096, 4096), np.float32)

    def f(x: Any, gain: Any, wanted: bool) -> Any:
        g = mlfuse.erf(gain)
        return x * (mlfuse.must_fuse(g) if wanted else g)

    assert names(partial(f, wanted=False), rows, rows[0]) == ["fused_erf", "fused_mul"]
    assert names(partial(f, wanted=True), rows, rows[0]) == ["fused_erf_mul"]


def test_each_call_of_a_function_that_is_not_fused_is_by_itself() -> None:
    @mlfuse.no_fuse
    def wave(x: Any) -> Any:
        """Two waves."""
        return mlfuse.sin(x) + mlfuse.cos(x)

    assert wave.__name__ == "wave"
    assert wave.__doc__ == "Two waves."

    def f(x: Any) -> Any:
        return mlfuse.exp(wave(wave(x)))

    assert names(f, X) == ["fused_sin_cos_add", "fused_sin_cos_add_2", "fused_exp"]


def test_what_a_function_that_must_be_fused_computes_is_one_kernel() -> None:
    long = np.zeros((64, 2_000_000), np.float32)

    def both(x: Any) -> Any:
        return mlfuse.exp(x), mlfuse.sum(x, axis=1)

    assert names(both, long) == ["fused_exp", "fused_reduce_add"]
    assert names(mlfuse.must_fuse(both), long) == ["fused_exp_reduce_add"]


def test_groups() -> None:
    long = np.zeros((64, 2_000_000), np.float32)

    def twice(x: Any) -> Any:
        group = mlfuse.group("a")
        with group:
            first = mlfuse.exp(x)
        with group:
            second = mlfuse.sum(x, axis=1)
        return first, second

    def apart(x: Any) -> Any:
        with mlfuse.group("a"):
            first = mlfuse.exp(x)
        with mlfuse.group("a"):
            second = mlfuse.sum(x, axis=1)
        return first, second

    assert names(twice, long) == ["fused_exp_reduce_add"]
    with pytest.warns(FusionWarning, match=r'the only op of mlfuse\.group = "a') as warned:
        assert names(apart, long) == ["fused_exp", "fused_reduce_add"]
    assert len(warned) == 2, "each group has a single op"


def test_a_group_that_can_t_be_is_an_error_at_the_user_s_line() -> None:
    @mlfuse.jit(device="cpu")
    def f(x: Any) -> Any:
        with mlfuse.group("pair"):
            y = mlfuse.exp(x)
            return mlfuse.sin(y @ x.T)

    with pytest.raises(OpError, match=r'in group "pair" with graph\.exp: one depends') as error:
        f(X)
    assert error.value.place is not None
    assert error.value.place.file == __file__


def test_what_can_t_be_marked() -> None:
    with pytest.raises(TraceError, match="this is an argument, which no op computes"):
        mlfuse.jit(mlfuse.must_fuse, device="interpreter")(X)
    with pytest.raises(TraceError, match="takes a traced array or a function, not a int"):
        mlfuse.no_fuse(3)
    with pytest.raises(TraceError, match=r"mlfuse\.group takes a name"):
        mlfuse.group("")


def test_marks_around_a_call_of_a_jitted_function_are_not_kept_in_it() -> None:
    @mlfuse.jit(device="interpreter")
    def f(x: Any) -> Any:
        return mlfuse.exp(x)

    with mlfuse.group("a"):
        assert "mlfuse.group" not in f.lower(X).stage("graph")


def test_transformed_functions_keep_marks_and_gradients_have_none() -> None:
    def wave(x: Any) -> Any:
        return mlfuse.sin(mlfuse.no_fuse(mlfuse.exp(x)))

    def loss(x: Any) -> Any:
        return mlfuse.sum(wave(x))

    batched = mlfuse.jit(mlfuse.vmap(wave), device="interpreter").lower(X).stage("graph")
    assert batched.count("mlfuse.no_fuse") == 1
    slope = mlfuse.jit(mlfuse.grad(loss), device="interpreter").lower(X).stage("graph")
    assert "graph.cos" in slope
    assert slope.count("mlfuse.no_fuse") == 1


def test_a_composite_s_ops_are_marked_as_its_call_is() -> None:
    @mlfuse.composite
    def gate(x: Any) -> Any:
        return x * mlfuse.tanh(x)

    @mlfuse.no_fuse
    def apart(x: Any) -> Any:
        return gate(x) + 1

    def f(x: Any) -> Any:
        return mlfuse.sin(apart(mlfuse.exp(x)))

    assert names(f, X) == ["fused_exp", "fused_tanh_mul_add", "fused_sin"]


def model() -> ModelProto:
    """exp, neg, softmax, abs."""
    steps = [("Exp", "exp"), ("Neg", "neg"), ("Softmax", "soft"), ("Abs", "abs")]
    nodes = [
        helper.make_node(op, [f"v{n}"], [f"v{n + 1}"], f"/head/{name}")
        for n, (op, name) in enumerate(steps)
    ]
    ends = [helper.make_tensor_value_info(n, TensorProto.FLOAT, [8, 16]) for n in ("v0", "v4")]
    graph = helper.make_graph(nodes, "g", ends[:1], ends[1:])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ["fused_exp_neg_reduce_max_sub_reduce_add_etc"]),
        ({"no_fuse": ["/head/exp"]}, ["fused_exp", "fused_neg_reduce_max_sub_exp_reduce_add_etc"]),
        ({"no_fuse": ["*/soft"]}, ["fused_exp_neg", "fused_reduce_max_sub_exp_reduce_add_div", "fused_abs"]),
        ({"groups": {"a": ["/head/exp", "/head/neg"]}, "must_fuse": ["*soft"]}, ["fused_exp_neg_reduce_max_sub_reduce_add_etc"]),
    ],
)  # fmt: skip
def test_onnx_nodes_by_name(options: dict[str, Any], expected: list[str]) -> None:
    loaded = mlfuse.onnx.load(model(), device="interpreter", **options)
    assert kernels(loaded.stage("fused")) == expected
    e = np.exp(-np.exp(X.astype(np.float64)))
    agree(loaded.stage("graph"), [X], loaded(X), e / e.sum(1, keepdims=True))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"no_fuse": ["/head/sof"]}, "no node is called '/head/sof'; did you mean '/head/soft'"),
        ({"must_fuse": ["nothing*"]}, "no node is called 'nothing*'; there are: "),
        ({"groups": {"a": "exp"}}, "groups['a'] takes a list of nodes' names"),
    ],
)
def test_names_that_no_onnx_node_has(options: dict[str, Any], said: str) -> None:
    with pytest.raises(MlfuseError) as error:
        mlfuse.onnx.load(model(), device="interpreter", **options)
    assert said in str(error.value)


def test_an_onnx_node_that_can_t_be_fused_is_named() -> None:
    with pytest.raises(
        OpError, match=r"/head/abs:4:1: error: graph\.abs: is marked must_fuse, but no"
    ):
        mlfuse.onnx.load(model(), device="cpu", must_fuse=["/head/abs"])
