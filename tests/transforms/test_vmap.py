"""`mlfuse.vmap` against a loop over the batch whose results are stacked."""

# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# Functions that are traced take and return what has no type.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

F4 = np.float32
RNG = np.random.default_rng(7)
N = 3


def rand(*shape: int) -> Any:
    return RNG.standard_normal(shape).astype(F4)


def wide(x: Any) -> Any:
    return x.astype(np.float64)


def check(
    function: Callable[..., Any],
    *args: Any,
    in_axes: Any = 0,
    out_axes: Any = 0,
    device: str = "interpreter",
) -> None:
    """Compare with each element by itself."""
    f = mlfuse.jit(mlfuse.vmap(function, in_axes, out_axes), device=device)
    got = f(*args)
    alone = mlfuse.jit(function, device="interpreter")
    axes = in_axes if isinstance(in_axes, tuple) else (in_axes,) * len(args)
    count = next(arg.shape[axis] for arg, axis in zip(args, axes, strict=True) if axis is not None)
    rows = [
        alone(
            *(
                a if axis is None else np.take(a, n, axis)
                for a, axis in zip(args, axes, strict=True)
            )
        )
        for n in range(count)
    ]
    many = isinstance(got, tuple)
    wanted = [
        np.stack([row[number] if many else row for row in rows], out_axes)
        for number in range(len(got) if many else 1)
    ]
    for result, want in zip(got if many else (got,), wanted, strict=True):
        assert (result.dtype, result.shape) == (want.dtype, want.shape)
    agree(f, args, got, *wanted)


X, Y = rand(N, 4, 5), rand(4, 5)

ONE: dict[str, Callable[[Any], Any]] = {
    "arithmetic": lambda x: (x * 2 + 1) / (x * x + 1) - abs(x),
    "functions": lambda x: np.exp(-x) + np.tanh(x) * mlfuse.sigmoid(x),
    "a comparison and a choice": lambda x: mlfuse.where(x > 0, x, -2.0),
    "a cast": lambda x: (x * 10).astype("int32"),
    "a constant array": lambda x: x + Y,
    "a sum": lambda x: x.sum(),
    "a sum along an axis": lambda x: x.sum(axis=0),
    "a sum along the last axis, kept": lambda x: x / mlfuse.sum(x * x, axis=-1, keepdims=True),
    "extremes": lambda x: (x.max(axis=1), x.min(axis=0)),
    "a mean and a variance": lambda x: (mlfuse.mean(x, axis=1), mlfuse.var(x, axis=0)),
    "where the largest is": lambda x: mlfuse.argmax(x, axis=1),
    "a running sum": lambda x: mlfuse.cumulative_sum(x, axis=1),
    "a transpose": lambda x: x.T,
    "a reshape": lambda x: x.reshape(2, 10),
    "a slice": lambda x: x[1:, ::2],
    "an index": lambda x: x[2],
    "backwards": lambda x: x[::-1],
    "broadcast up": lambda x: mlfuse.broadcast_to(x, (2, 4, 5)),
    "a concatenation with itself and a constant": lambda x: mlfuse.concat([x, x, Y], axis=1),
    "a stack": lambda x: mlfuse.stack([x, 2 * x], axis=1),
    "a roll": lambda x: mlfuse.roll(x, 2, axis=1),
    "a gather of a constant": lambda x: mlfuse.take(
        np.arange(7.0, dtype=F4), (x[0] * x[0]).astype("int32"), axis=0
    ),
    "a gather by a constant": lambda x: mlfuse.take(x, np.array([3, 0, 3]), axis=0),
    "a gather of its own places": lambda x: mlfuse.take(x, (x[:, 0] > 0).astype("int32"), axis=0),
    "a product with itself": lambda x: x @ x.T,
    "a product with a constant, from the left": lambda x: Y.T @ x,
    "a product with a constant, from the right": lambda x: x @ Y.T,
    "a tensor product": lambda x: mlfuse.tensordot(x, Y, axes=([0, 1], [0, 1])),
    "a sort of masks": lambda x: mlfuse.any(x > 1, axis=0),
    "what doesn't depend on it": lambda x: (x, mlfuse.zeros((2,), dtype="float32")),
    "a triangle": lambda x: mlfuse.tril(x),
    "no dims": lambda x: x[0, 0] * 2,
}


@pytest.mark.parametrize("name", ONE)
def test_of_one_argument(name: str) -> None:
    check(ONE[name], X)


TWO: dict[str, Callable[[Any, Any], Any]] = {
    "a sum": lambda x, y: x + y,
    "a choice": lambda x, y: mlfuse.where(x > y, x, y),
    "a matrix product": lambda x, y: x @ y.T,
    "a matrix product the other way": lambda x, y: y.T @ x,
    "a product of vectors": lambda x, y: x[0] @ y[0],
    "an outer product": lambda x, y: mlfuse.tensordot(x[0], y[:, 0], axes=0),
    "a gather": lambda x, y: mlfuse.take(x, (y[0] * y[0]).astype("int32") % 5, axis=1),
    "a gather of single elements": lambda x, y: mlfuse.take_along_axis(
        x, (y * y).astype("int64") % 4, axis=0
    ),
    "a concatenation": lambda x, y: mlfuse.concat([y, x], axis=0),
}


@pytest.mark.parametrize("in_axes", [(0, 0), (0, None), (None, 0), (2, 0), (-1, 1)], ids=str)
@pytest.mark.parametrize("name", TWO)
def test_of_two_arguments(name: str, in_axes: tuple[Any, Any]) -> None:
    def batch(axis: int | None) -> Any:
        element = rand(4, 5)
        return element if axis is None else np.stack([element, rand(4, 5), rand(4, 5)], axis)

    check(TWO[name], *map(batch, in_axes), in_axes=in_axes)


@pytest.mark.parametrize("out_axes", [0, 1, 2, -1])
def test_out_axes(out_axes: int) -> None:
    check(lambda x: x * 2, X, out_axes=out_axes)


def test_compiled() -> None:
    check(lambda x, y: np.tanh(x @ y.T).sum(axis=0), X, Y, in_axes=(0, None), device="cpu")


def test_in_axes_of_containers_and_results_of_several() -> None:
    f = mlfuse.vmap(
        lambda d, k: {"s": d["a"] + d["b"][0], "k": k},
        in_axes=({"a": 0, "b": (None,)}, None),
        out_axes={"s": 1, "k": None},
    )
    a, b = rand(N, 4), rand(4)
    got = f({"a": a, "b": (b,)}, b)
    np.testing.assert_array_equal(got["s"], (a + b).T)
    np.testing.assert_array_equal(got["k"], b)


def test_arguments_by_name_have_the_batch_in_front() -> None:
    f = mlfuse.vmap(lambda x, *, y, scale: x * y * scale)
    x, y = rand(N, 4), rand(N, 4)
    got = mlfuse.jit(lambda x, y: f(x, y=y, scale=2.0))(x, y)
    np.testing.assert_array_equal(got, x * y * 2)


def test_nested() -> None:
    rows, columns = rand(4, 6), rand(5, 6)
    inner = mlfuse.vmap(lambda a, b: mlfuse.sum(a * b), in_axes=(0, None))
    f = mlfuse.vmap(inner, in_axes=(None, 0))
    agree(f, [rows, columns], f(rows, columns), wide(columns) @ wide(rows).T)


def test_a_function_may_use_arrays_around_it() -> None:
    @mlfuse.jit(device="interpreter")
    def f(x: Any, w: Any) -> Any:
        scaled = w * 2
        return mlfuse.vmap(lambda row: mlfuse.sum(row * scaled))(x) + w[0]

    x, w = rand(N, 4), rand(4)
    agree(f, [x, w], f(x, w), wide(x) @ (2 * wide(w)) + w[0])


def test_gradients_of_each_element() -> None:
    def loss(w: Any, x: Any) -> Any:
        return mlfuse.sum(mlfuse.tanh(w * x)) ** 2

    w, x = rand(4), rand(N, 4)
    f = mlfuse.vmap(mlfuse.grad(loss), in_axes=(None, 0))
    t = np.tanh(wide(w) * x)
    agree(f, [w, x], f(w, x), 2 * t.sum(axis=1, keepdims=True) * (1 - t * t) * x)


def test_a_gradient_through_a_batch() -> None:
    def loss(w: Any, x: Any) -> Any:
        return mlfuse.sum(mlfuse.vmap(lambda row: mlfuse.sum(mlfuse.sin(w * row)))(x))

    w, x = rand(4), rand(N, 4)
    f = mlfuse.grad(loss)
    agree(f, [w, x], f(w, x), (np.cos(wide(w) * x) * x).sum(axis=0))


@pytest.mark.parametrize("shape", [(0, 4, 5), (1, 4, 5)], ids=str)
def test_an_empty_batch_and_one_of_one(shape: tuple[int, ...]) -> None:
    got = mlfuse.vmap(lambda x: x.T @ x)(np.ones(shape, F4))
    assert got.shape == (shape[0], 5, 5)
    assert (got == 4).all()


def test_one_trace_for_batches_of_any_size() -> None:
    f = mlfuse.jit(
        mlfuse.vmap(
            lambda x, w: mlfuse.sum(mlfuse.tanh(x @ w) * 3 + w[0], axis=0), in_axes=(0, None)
        ),
        dynamic={"x": {0: "batch"}},
        device="interpreter",
    )
    w = rand(5, 2)
    for size in (1, 3, 6):
        x = rand(size, 4, 5)
        agree(f, [x, w], f(x, w), (np.tanh(wide(x) @ w) * 3 + w[0]).sum(axis=1))
    assert f.cache_info().misses == 1


def test_elements_of_any_size() -> None:
    f = mlfuse.jit(
        mlfuse.vmap(lambda x, y: (x * y - mlfuse.mean(x)).sum(axis=0), in_axes=(0, None)),
        dynamic={"x": {0: "batch", 1: "n"}, "y": {0: "n"}},
        device="interpreter",
    )
    for size, n in ((1, 2), (3, 3), (6, 5)):
        x, y = rand(size, n), rand(n)
        mean = wide(x).mean(axis=1, keepdims=True)
        agree(f, [x, y], f(x, y), (wide(x) * y - mean).sum(axis=1))
    assert f.cache_info().misses == 1


ERRORS: dict[str, tuple[Callable[[], Any], str]] = {
    "other sizes": (
        lambda: mlfuse.vmap(lambda x, y: x + y)(rand(2, 3), rand(4, 3)),
        r"vmap of <lambda>: arguments have batches of different sizes: \[2, 4\]",
    ),
    "a number": (
        lambda: mlfuse.vmap(lambda x, y: x + y)(rand(2, 3), 1.0),
        r"the argument y has 0 dims, and no axis 0 for the batch; in_axes is None for arguments that are the same",
    ),
    "no batch": (
        lambda: mlfuse.vmap(lambda x: x, in_axes=None)(rand(2, 3)),
        "no argument has a batch axis",
    ),
    "too few axes": (
        lambda: mlfuse.vmap(lambda x, y: x, in_axes=(0,))(rand(2), rand(2)),
        r"in_axes is \(0,\), which doesn't fit",
    ),
    "a result that depends on the batch": (
        lambda: mlfuse.vmap(lambda x: x, out_axes=None)(rand(2)),
        "out_axes is None for a result that depends on the batch",
    ),
    "an axis too many": (
        lambda: mlfuse.vmap(lambda x: x, out_axes=3)(rand(2)),
        "out_axes is 3, but the result has 1 dim with the batch",
    ),
    "no function": (lambda: mlfuse.vmap(3), "vmap takes a function, not a int"),  # pyright: ignore
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name: str) -> None:
    call, message = ERRORS[name]
    with pytest.raises(MlfuseError, match=message):
        call()


def test_an_array_that_escapes_is_an_error() -> None:
    kept: list[Any] = []

    @mlfuse.jit(device="interpreter")
    def f(x: Any) -> Any:
        mlfuse.vmap(lambda row: kept.append(row * 2) or row)(x)
        return kept[0] + 1

    with pytest.raises(MlfuseError, match="transformed and that has ended: return it"):
        f(rand(2, 3))
