"""`mlfuse.nn`: each function is one op of the graph, with torch's meaning."""

# pyright: reportUnknownLambdaType=false

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import mlfuse
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

untyped: Any = torch
functional, from_numpy = untyped.nn.functional, untyped.from_numpy

Array = np.ndarray[Any, np.dtype[Any]]


def numbers(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


X, SCALE, BIAS = numbers(4, 8), numbers(8, seed=1), numbers(8, seed=2)
IMAGE, CHANNELS = numbers(2, 4, 3, 5), numbers(4, seed=3)
Q, K, V = (numbers(2, 3, 5, 8, seed=seed) for seed in (4, 5, 6))
LABELS = np.array([1, 0, 7, 3])

Case = tuple[Callable[..., Any], Callable[..., Any], tuple[Array, ...]]
CASES: dict[str, Case] = {
    "relu": (mlfuse.nn.relu, functional.relu, (X,)),
    "gelu": (mlfuse.nn.gelu, functional.gelu, (X,)),
    "gelu by tanh": (
        lambda x: mlfuse.nn.gelu(x, approximate="tanh"),
        lambda x: functional.gelu(x, approximate="tanh"),
        (X,),
    ),
    "silu": (mlfuse.nn.silu, functional.silu, (X,)),
    "elu": (lambda x: mlfuse.nn.elu(x, alpha=0.5), lambda x: functional.elu(x, 0.5), (X,)),
    "softmax": (mlfuse.nn.softmax, lambda x: functional.softmax(x, -1), (X,)),
    "softmax of columns": (
        lambda x: mlfuse.nn.softmax(x, axis=0),
        lambda x: functional.softmax(x, 0),
        (X,),
    ),
    "log_softmax": (mlfuse.nn.log_softmax, lambda x: functional.log_softmax(x, -1), (X,)),
    "layer_norm": (
        mlfuse.nn.layer_norm,
        lambda x, s, b: functional.layer_norm(x, (8,), s, b),
        (X, SCALE, BIAS),
    ),
    "layer_norm without parameters": (
        lambda x: mlfuse.nn.layer_norm(x, None, None),
        lambda x: functional.layer_norm(x, (8,)),
        (X,),
    ),
    "rms_norm": (
        mlfuse.nn.rms_norm,
        lambda x, s: functional.rms_norm(x, (8,), s, 1e-6),
        (X, SCALE),
    ),
    "group_norm": (
        lambda x, s: mlfuse.nn.group_norm(x, s, s, groups=2),
        lambda x, s: functional.group_norm(x, 2, s, s),
        (IMAGE, CHANNELS),
    ),
    "cross_entropy": (mlfuse.nn.cross_entropy, functional.cross_entropy, (X, LABELS)),
    "mse_loss": (mlfuse.nn.mse_loss, functional.mse_loss, (X, numbers(4, 8, seed=9))),
    "attention": (
        lambda q, k, v: mlfuse.nn.attention(q, k, v, causal=True),
        lambda q, k, v: functional.scaled_dot_product_attention(q, k, v, is_causal=True),
        (Q, K, V),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_what_torch_has(name: str) -> None:
    ours, theirs, args = CASES[name]
    wide = [each.astype(np.float64) if each.dtype.kind == "f" else each for each in args]
    expected = theirs(*map(from_numpy, wide)).numpy()
    found = mlfuse.jit(ours, device="interpreter")(*args)
    agree(ours, args, found, expected)


def test_it_is_one_op_of_the_graph() -> None:
    text = mlfuse.jit(mlfuse.nn.softmax, device="interpreter").lower(X).stage("graph")
    assert text.count("graph.softmax") == 1 and "graph.exp" not in text


def test_it_has_a_gradient() -> None:
    def loss(x: Any) -> Any:
        return mlfuse.sum(mlfuse.nn.silu(x))

    x = from_numpy(X.astype(np.float64)).requires_grad_()
    functional.silu(x).sum().backward()
    assert x.grad is not None
    found = mlfuse.jit(mlfuse.grad(loss), device="interpreter")(X)
    agree(mlfuse.grad(loss), [X], found, x.grad.numpy())


def test_outside_of_traced_functions_it_takes_lazy_arrays() -> None:
    found = np.asarray(mlfuse.nn.relu(mlfuse.asarray([-1.0, 2.0])))
    np.testing.assert_array_equal(found, np.array([0, 2], np.float32))


REFUSED: list[tuple[Callable[..., Any], str]] = [
    (lambda x: mlfuse.nn.softmax(x, dim=1), "no option 'dim'; there are: axis"),
    (lambda x: mlfuse.nn.softmax(x, axis=5), "axis"),
    (lambda x: mlfuse.nn.gelu(x, approximate="sine"), "approximate is 'sine'"),
    (lambda x: mlfuse.nn.layer_norm(x, None, x), "takes arrays: operand, parameters"),
    (lambda x: mlfuse.nn.group_norm(x), "groups"),
]


@pytest.mark.parametrize(("call", "message"), REFUSED)
def test_what_does_not_fit_is_an_error(call: Callable[..., Any], message: str) -> None:
    with pytest.raises(mlfuse.MlfuseError, match=message):
        mlfuse.jit(call, device="interpreter")(X)


def test_a_name_that_there_is_not_is_said_with_those_there_are() -> None:
    with pytest.raises(AttributeError, match="softplus"):
        _ = mlfuse.nn.swish
