"""Gradients of programs that JAX lowers during the test, against JAX's own gradients.

The programs of `test_gradients_that_jax_gives` test the same in every run, without JAX.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import run_module
from mlfuse.testing import agreement

jax: Any = pytest.importorskip("jax")
jnp, lax, nn = jax.numpy, jax.lax, jax.nn

pytestmark = [pytest.mark.slow, pytest.mark.quick_c]

RNG = np.random.default_rng(38)
Function = Callable[..., Any]


@pytest.fixture(autouse=True)
def in_f64() -> Iterator[None]:
    with jax.enable_x64(True):
        yield


def normal(*shape: int) -> Array:
    return RNG.normal(size=shape)


def agree(function: Function, *args: Array) -> None:
    """Raise AssertionError unless mlfuse's gradients of a function of floats are JAX's."""
    text = jax.jit(function).lower(*args).as_text()
    value, back = jax.vjp(function, *args)
    weights = RNG.uniform(0.5, 1.5, value.shape)
    expected = back(weights)
    module = mlfuse.differentiate(text, values=False)
    # A loss of rank 0 is differentiated with a cotangent of 1.
    if value.shape == ():
        expected, given = back(np.ones(())), [*args]
    else:
        given = [*args, weights]
    found = run_module(module, "main_grad", given)
    fused = mlfuse.compile(module, device="cpu", function="main_grad")(*given)
    compiled = [fused] if len(args) == 1 else fused
    for got in (found, compiled):
        agreement.agree(module, given, list(got), *expected, function="main_grad")


@pytest.mark.parametrize(
    ("options", "x", "w"),
    [
        ({"window_strides": (1, 1), "padding": "SAME"}, (2, 3, 6, 5), (4, 3, 3, 3)),
        ({"window_strides": (2, 3), "padding": "VALID"}, (2, 3, 7, 8), (4, 3, 2, 3)),
        (
            {
                "window_strides": (2, 1),
                "padding": ((1, 3), (-1, 2)),
                "lhs_dilation": (1, 3),
                "rhs_dilation": (2, 1),
            },
            (2, 3, 6, 5),
            (4, 3, 2, 3),
        ),
        (
            {"window_strides": (2, 2), "padding": "SAME", "feature_group_count": 3},
            (2, 6, 5, 5),
            (9, 2, 3, 3),
        ),
        (
            {"window_strides": (1, 2), "padding": "SAME", "batch_group_count": 2},
            (4, 3, 5, 5),
            (6, 3, 3, 2),
        ),
        (
            {
                "window_strides": (1, 1),
                "padding": "SAME",
                "dimension_numbers": ("NHWC", "HWIO", "NHWC"),
            },
            (2, 5, 6, 3),
            (3, 3, 3, 4),
        ),
    ],
    ids=str,
)
def test_convolutions(options: dict[str, Any], x: tuple[int, ...], w: tuple[int, ...]) -> None:
    agree(lambda a, b: lax.conv_general_dilated(a, b, **options), normal(*x), normal(*w))


def test_a_transposed_convolution() -> None:
    x, w = normal(2, 4, 4, 3), normal(3, 3, 2, 3)
    agree(lambda a, b: lax.conv_transpose(a, b, (2, 2), "SAME", transpose_kernel=True), x, w)


@pytest.mark.parametrize(
    "letters", ["bij,bjk->bik", "ijk,klj->il", "abc,cb->a", "i,j->ij", "ii->i"]
)
def test_contractions(letters: str) -> None:
    sizes = dict(zip("abcijkl", (2, 3, 4, 3, 5, 2, 4), strict=True))
    inputs = letters.split("->")[0].split(",")
    args = [normal(*(sizes[each] for each in letters)) for letters in inputs]
    agree(lambda *each: jnp.einsum(letters, *each), *args)


def pool(kind: Function, init: float, window: int, stride: int, padding: str) -> Function:
    dims = (1, window, window, 1)
    return lambda x: lax.reduce_window(x, init, kind, dims, (1, stride, stride, 1), padding)


@pytest.mark.parametrize("padding", ["SAME", "VALID"])
@pytest.mark.parametrize(("window", "stride"), [(2, 2), (3, 2), (3, 1), (2, 3)])
def test_pooling(window: int, stride: int, padding: str) -> None:
    x = normal(2, 7, 6, 3)
    agree(pool(lax.max, -np.inf, window, stride, padding), x)
    agree(pool(lax.min, np.inf, window, stride, padding), x)
    agree(pool(lax.add, 0.0, window, stride, padding), x)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x[np.array([[0, 4], [4, 2]])],
        lambda x: x[:, np.array([1, 1, -1])],
        lambda x: x[np.array([0, 3]), np.array([2, 2])],
        lambda x: x.at[np.array([0, 3, 0])].get(mode="fill", fill_value=0.0),
        lambda x: x.at[np.array([0, 9, -1])].get(mode="clip"),
        lambda x: x[::-2, 1:],
        lambda x: jnp.take_along_axis(x, np.array([[0], [2], [1], [1], [0]]), axis=1),
        lambda x: lax.dynamic_slice(x, (np.int32(4), np.int32(1)), (2, 2)),
        lambda x: jnp.roll(x, (1, -1), (0, 1)),
        lambda x: jnp.tile(x, (2, 3)),
        lambda x: jnp.diagonal(x, offset=-1),
        lambda x: jnp.tril(x),
        lambda x: lax.pad(x, 0.5, ((1, 2, 1), (-1, 0, 2))),
        lambda x: jnp.pad(x, ((1, 2), (0, 1)), mode="reflect"),
        lambda x: jnp.concatenate([x, x * x], axis=1),
        lambda x: jnp.stack([x, x[::-1]], axis=1),
        jnp.transpose,
        jnp.ravel,
    ],
)
def test_elements_in_other_places(function: Function) -> None:
    agree(function, normal(5, 3))


@pytest.mark.parametrize("place", [np.array([0, 4, 0]), np.array([1, 7, -1])])
def test_elements_written(place: Array) -> None:
    x, y = normal(5, 3), normal(3, 3)
    agree(lambda a, b: a.at[place].add(b), x, y)
    agree(lambda a, b: a.at[place].max(b), x, y)
    agree(lambda a, b: a.at[place].min(b), x, y)
    agree(lambda a, b: a.at[np.array([0, 4, 1])].set(b, unique_indices=True), x, y)
    agree(lambda a, b: a.at[np.array([0, 4, 1])].multiply(b, unique_indices=True), x, y)
    agree(lambda a, b: lax.dynamic_update_slice(a, b, (np.int32(3), np.int32(0))), x, y)


def test_of_updates_that_meet_the_last_one_counts() -> None:
    x, y = normal(5, 3), normal(4, 3)
    agree(lambda a, b: a.at[np.array([0, 4, 0, 4])].set(b), x, y)


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("name", ["cumsum", "cumprod", "cummax", "cummin"])
def test_cumulative_ops(name: str, reverse: bool) -> None:
    agree(lambda x: getattr(lax, name)(x, axis=1, reverse=reverse), normal(3, 9))


@pytest.mark.parametrize(
    "function",
    [
        nn.softmax,
        nn.log_softmax,
        nn.logsumexp,
        nn.standardize,
        lambda x: jnp.var(x, axis=0, ddof=1),
        lambda x: jnp.std(x, axis=1),
        lambda x: jnp.linalg.norm(x, axis=1),
        lambda x: x / jnp.sqrt(jnp.mean(x * x, axis=1, keepdims=True) + 1e-6),
        lambda x: nn.softmax(jnp.where(np.tri(5, 4, dtype=bool), x, -jnp.inf)),
        lambda x: jnp.where(x > 0, jnp.sqrt(jnp.where(x > 0, x, 1.0)), 0.0),
        lambda x: jnp.prod(x, axis=1),
        lambda x: jnp.mean(nn.softplus(x)),
    ],
)
def test_formulas_over_rows(function: Function) -> None:
    agree(function, normal(5, 4))


def test_attention_of_several_heads() -> None:
    def attention(x: Any, w: Any, out: Any) -> Any:
        q, k, v = jnp.split((x @ w).reshape(2, 6, 3, 12), 3, axis=-1)
        scores = jnp.einsum("bihd,bjhd->bhij", q, k) / 2.0
        scores = jnp.where(np.tri(6, dtype=bool), scores, -1e30)
        return jnp.einsum("bhij,bjhd->bihd", nn.softmax(scores), v).reshape(2, 6, 12) @ out

    agree(attention, normal(2, 6, 8), normal(8, 36), normal(12, 8))


def test_a_convolutional_net() -> None:
    labels = RNG.integers(0, 5, 6)

    def loss(x: Any, w1: Any, b1: Any, w2: Any, w3: Any) -> Any:
        numbers = ("NHWC", "HWIO", "NHWC")
        y = lax.conv_general_dilated(x, w1, (1, 1), "SAME", dimension_numbers=numbers)
        y = pool(lax.max, -np.inf, 2, 2, "VALID")(nn.relu(y + b1))
        y = lax.conv_general_dilated(y, w2, (1, 1), "SAME", dimension_numbers=numbers)
        y = nn.relu(y).mean(axis=(1, 2)) @ w3
        return -jnp.mean(nn.log_softmax(y)[np.arange(6), labels])

    shapes = ((6, 8, 8, 1), (3, 3, 1, 4), (4,), (3, 3, 4, 8), (8, 5))
    agree(loss, *(normal(*shape) for shape in shapes))
