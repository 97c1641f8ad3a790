"""`mlfuse.composite`: a function of the user's as one named op, with a gradient of its own."""

# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# Functions that are traced take and return what has no type.

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

F4 = np.float32
X = np.linspace(-2, 2, 12, dtype=F4).reshape(3, 4)
WIDE = X.astype(np.float64)


@mlfuse.composite(name="swish")
def swish(x: Any, *, beta: float = 1.0) -> Any:
    return x * mlfuse.sigmoid(beta * x)


def straight_through(grad: Any, x: Any) -> Any:
    """As if nothing had been rounded."""
    return grad


@mlfuse.composite(gradient=straight_through)
def rounded(x: Any) -> Any:
    return mlfuse.round(x)


def sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


@pytest.mark.slow
def test_the_graph_has_it_by_its_name_and_fusion_sees_through_it() -> None:
    f = mlfuse.jit(lambda x: mlfuse.sum(swish(x, beta=2.0) + swish(x), axis=1), device="cpu")
    graph = f.lower(X).stage("graph")
    assert len(re.findall("func.call @swish", graph)) == 2
    assert len(re.findall('mlfuse.composite = "swish"', graph)) == 2  # one for each beta
    assert f.explain(X).report.after.launches == 1
    agree(f, [X], f(X), (WIDE * sigmoid(2 * WIDE) + WIDE * sigmoid(WIDE)).sum(axis=1))


@pytest.mark.slow
def test_called_with_arrays_it_is_compiled() -> None:
    agree(swish, [X], swish(X), WIDE * sigmoid(WIDE))
    np.testing.assert_array_equal(swish(X, beta=0.0), X / 2)


def test_one_function_for_calls_of_one_kind() -> None:
    f = mlfuse.jit(lambda x: swish(swish(swish(x))), device="interpreter")
    graph = f.lower(X).stage("graph")
    assert len(re.findall("func.func", graph)) == 2


def test_without_a_gradient_of_its_own_it_has_that_of_its_ops() -> None:
    s = sigmoid(WIDE)
    f = mlfuse.grad(lambda x: mlfuse.sum(swish(x)))
    agree(f, [X], f(X), s + WIDE * s * (1 - s))


def test_a_gradient_of_its_own_is_used_instead() -> None:
    f = mlfuse.grad(lambda x: mlfuse.sum(rounded(x) * x))
    np.testing.assert_array_equal(f(X), np.round(X) + X)
    assert "mlfuse.gradient = @rounded.gradient" in f.lower(X).stage("graph")


def test_the_text_has_the_gradient_too() -> None:
    """`--differentiate` of the printed module gives the same."""
    f = mlfuse.jit(lambda x: mlfuse.sum(rounded(x) * x), device="interpreter")
    module = mlfuse.differentiate(f.lower(X).stage("graph"), values=False)
    got = mlfuse.compile(module, device="interpreter", function="main_grad")(X)
    np.testing.assert_array_equal(got, np.round(X) + X)


def test_a_batch_keeps_name_and_gradient() -> None:
    f = mlfuse.grad(lambda x: mlfuse.sum(mlfuse.vmap(rounded)(x) * x))
    np.testing.assert_array_equal(f(X), np.round(X) + X)
    assert 'mlfuse.composite = "rounded"' in f.lower(X).stage("graph")


@pytest.mark.slow
def test_a_gradient_may_use_the_function_itself() -> None:
    def d_own(grad: Any, x: Any) -> Any:
        y = own(x)
        return grad * y * (1 - y)

    @mlfuse.composite(gradient=d_own)
    def own(x: Any) -> Any:
        return 1 / (1 + mlfuse.exp(-x))

    s = sigmoid(WIDE)
    first = mlfuse.grad(lambda x: mlfuse.sum(own(x)))
    second = mlfuse.grad(lambda x: mlfuse.sum(first(x)))
    agree(first, [X], first(X), s * (1 - s))
    agree(second, [X], second(X), s * (1 - s) * (1 - 2 * s))


def test_several_arguments_containers_and_results() -> None:
    def backward(grad: Any, params: Any, x: Any, ids: Any, *, scale: float) -> Any:
        to_product, to_count = grad["product"], grad["count"]
        assert to_count is None  # an integer
        return {"w": mlfuse.sum(to_product * x, axis=0) * 100, "b": None}, to_product * scale, None

    @mlfuse.composite(gradient=backward)
    def layer(params: Any, x: Any, ids: Any, *, scale: float) -> Any:
        return {"product": x * params["w"] * scale + params["b"], "count": ids + 1}

    def loss(params: Any, x: Any, ids: Any) -> Any:
        made = layer(params, x, ids, scale=3.0)
        return mlfuse.sum(made["product"]) + mlfuse.sum(made["count"]).astype("float32")

    params = {"w": np.ones(4, F4), "b": np.ones(4, F4)}
    x, ids = np.arange(12, dtype=F4).reshape(3, 4), np.arange(3, dtype=np.int32)
    value, (grads, by_x) = mlfuse.value_and_grad(loss, argnums=(0, 1))(params, x, ids)
    assert value == (3 * x + 1).sum() + 6
    np.testing.assert_array_equal(grads["w"], 100 * x.sum(axis=0))
    assert grads["b"].tolist() == [0] * 4
    assert (by_x == 3).all()


def test_arguments_of_any_size() -> None:
    f = mlfuse.jit(
        mlfuse.grad(lambda x, y: mlfuse.sum(swish(x) * rounded(y) + x)),
        dynamic={"x": {0: "n"}, "y": {0: "n"}},
        device="interpreter",
    )
    s = sigmoid(WIDE)
    want = (s + WIDE * s * (1 - s)) * np.round(X) + 1
    for size in (1, 3):
        x = X[:size]
        agree(f, [x, x], f(x, x), want[:size])
    assert f.cache_info().misses == 1


def test_a_value_that_counts_as_a_constant_in_a_batch() -> None:
    def f(row: Any) -> Any:
        return mlfuse.sum(mlfuse.stop_gradient(row) * row)

    got = mlfuse.grad(lambda x: mlfuse.sum(mlfuse.vmap(f)(x)))(X)
    np.testing.assert_array_equal(got, X)


def test_two_of_one_name_don_t_meet() -> None:
    one = mlfuse.composite(lambda x: x + 1, name="same")
    two = mlfuse.composite(lambda x: x * 10, name="same")
    f = mlfuse.jit(lambda x: one(two(one(x))), device="interpreter")
    np.testing.assert_array_equal(f(X), (X + 1) * 10 + 1)


@mlfuse.composite
def of_itself(x: Any) -> Any:
    return of_itself(x) + 1


def bad_gradient(result: Any) -> Any:
    f = mlfuse.composite(lambda x, y: x * y, name="f", gradient=lambda grad, x, y: result(grad))
    return mlfuse.grad(lambda x: mlfuse.sum(f(x, x)))(X)


def test_errors() -> None:
    with pytest.raises(MlfuseError, match="a tuple with one entry for each of the 2 arguments"):
        bad_gradient(lambda grad: grad)
    with pytest.raises(MlfuseError, match=r"argument 1 has shape \(4,\), it has \(3, 4\)"):
        bad_gradient(lambda grad: (grad, grad[0]))
    with pytest.raises(
        MlfuseError, match="the gradient by argument 0 must have the same containers"
    ):
        bad_gradient(lambda grad: ([grad], None))
    with pytest.raises(MlfuseError, match="'<lambda>' isn't a name; write name="):
        mlfuse.composite(lambda x: x)
    with pytest.raises(MlfuseError, match="of_itself: a composite can't call itself"):
        of_itself(X)
    with pytest.raises(MlfuseError, match="swish: argument 0 is a str"):
        mlfuse.jit(lambda x: swish("x"))(X)
    with pytest.raises(MlfuseError, match="pass arrays by position; beta= is an option"):
        mlfuse.jit(lambda x: swish(x, beta=x))(X)


def test_an_array_from_around_it_is_an_error() -> None:
    @mlfuse.jit
    def f(x: Any) -> Any:
        return mlfuse.composite(lambda y: y * x, name="closed")(x)

    with pytest.raises(MlfuseError, match="different traced functions"):
        f(X)
