"""`mlfuse.grad` and `mlfuse.value_and_grad`: against formulas, and central differences in f64."""

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
RNG = np.random.default_rng(3)


def rand(*shape: int) -> Any:
    return RNG.standard_normal(shape)


def difference(f: Callable[..., Any], x: Any) -> Any:
    """Central differences of a function that returns one number."""
    step, found = 1e-6, np.zeros_like(x)
    for place in np.ndindex(x.shape):
        up, down = x.copy(), x.copy()
        up[place] += step
        down[place] -= step
        found[place] = (f(up) - f(down)) / (2 * step)
    return found


def close(got: Any, differences: Any) -> None:
    """A step h of 1e-6 leaves an error of h^2 / 6 third derivatives, and of eps / h of the function's size: for values
    and third derivatives below 1,000, 1e-9 and 3e-7."""
    np.testing.assert_allclose(got, differences, rtol=0, atol=4e-7)


def mlp(params: Any, x: Any, y: Any) -> Any:
    """A loss of two layers."""
    hidden = mlfuse.tanh(x @ params["w1"] + params["b1"])
    error = hidden @ params["w2"] - y
    return mlfuse.mean(error * error)


def mlp_of_numpy(params: Any, x: Any, y: Any) -> Any:
    hidden = np.tanh(x @ params["w1"] + params["b1"])
    return np.mean((hidden @ params["w2"] - y) ** 2)


PARAMS = {"w1": rand(4, 5), "b1": rand(5), "w2": rand(5, 2)}
DATA = rand(3, 4), rand(3, 2)


def gradients_of_numpy() -> dict[str, Any]:
    """The formulas for the gradients of `mlp`."""
    x, y = DATA
    hidden = np.tanh(x @ PARAMS["w1"] + PARAMS["b1"])
    error = 2 * (hidden @ PARAMS["w2"] - y) / y.size
    inner = error @ PARAMS["w2"].T * (1 - hidden * hidden)
    return {"w1": x.T @ inner, "b1": inner.sum(axis=0), "w2": hidden.T @ error}


def wanted(name: str) -> Any:
    return difference(lambda w: mlp_of_numpy(PARAMS | {name: w}, *DATA), PARAMS[name])


@pytest.mark.slow
@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_the_gradient_by_a_dict_of_parameters(device: str) -> None:
    f = mlfuse.jit(mlfuse.value_and_grad(mlp), device=device)
    value, grads = f(PARAMS, *DATA)
    agree(f, [PARAMS, *DATA], (value, grads), mlp_of_numpy(PARAMS, *DATA), gradients_of_numpy())
    assert grads.keys() == PARAMS.keys()
    for name, grad in grads.items():
        close(grad, wanted(name))


def test_called_with_arrays_it_is_compiled_once() -> None:
    f = mlfuse.grad(mlp)
    first, again = f(PARAMS, *DATA), f(PARAMS, *DATA)
    agree(f, [PARAMS, *DATA], first, gradients_of_numpy())
    assert (first["w1"] == again["w1"]).all()
    assert f.cache_info() == mlfuse.frontends.transforms.CacheInfo(hits=1, misses=1, size=1)
    f.clear_cache()
    assert f.cache_info().size == 0


def test_of_a_jitted_function_and_in_one() -> None:
    inner = mlfuse.jit(mlp, device="interpreter")
    outer = mlfuse.jit(lambda p, x, y: mlfuse.grad(inner)(p, x, y)["b1"] * 2, device="interpreter")
    agree(outer, [PARAMS, *DATA], outer(PARAMS, *DATA), 2 * gradients_of_numpy()["b1"])


@pytest.mark.slow
def test_argnums() -> None:
    def f(x: Any, y: Any, z: Any) -> Any:
        return mlfuse.sum(x * y * y) + z

    x, y = rand(3), rand(3)
    np.testing.assert_array_equal(mlfuse.grad(f, 1)(x, y, 1.0), 2 * x * y)
    by_x, by_z = mlfuse.grad(f, (0, 2))(x, y, 1.0)
    np.testing.assert_array_equal(by_x, y * y)
    assert by_z == 1
    (by_last,) = mlfuse.grad(f, argnums=[-1])(x, y, 1.0)
    assert by_last == 1


def test_what_comes_with_the_value() -> None:
    def f(x: Any) -> Any:
        y = x * x
        return mlfuse.sum(y), {"y": y, "softmax": mlfuse.exp(y)}

    x = rand(3)
    (value, aux), grad = mlfuse.value_and_grad(f, has_aux=True)(x)
    np.testing.assert_array_equal(value, (x * x).sum())
    np.testing.assert_array_equal(aux["y"], x * x)
    np.testing.assert_array_equal(grad, 2 * x)
    grad, aux = mlfuse.grad(f, has_aux=True)(x)
    agree(lambda x: mlfuse.exp(x * x), [x], aux["softmax"], np.exp(x * x))
    np.testing.assert_array_equal(grad, 2 * x)


@pytest.mark.slow
def test_higher_order() -> None:
    def f(x: Any) -> Any:
        return mlfuse.sin(x) * x

    second = mlfuse.grad(mlfuse.grad(f))
    third = mlfuse.grad(mlfuse.jit(second))
    for x in (0.5, -1.25):
        agree(second, [x], second(x), 2 * np.cos(x) - x * np.sin(x))
        agree(third, [x], third(x), -3 * np.sin(x) - x * np.cos(x))
    assert second.cache_info().misses == 1


def test_a_gradient_in_the_loss() -> None:
    """A gradient penalty."""

    def energy(x: Any, w: Any) -> Any:
        return mlfuse.sum(mlfuse.tanh(x @ w))

    def penalty(w: Any, x: Any) -> Any:
        force = mlfuse.grad(energy)(x, w)
        return mlfuse.sum(force * force)

    w, x = rand(4, 2), rand(3, 4)

    def of_numpy(w: Any) -> Any:
        t = np.tanh(x @ w)
        return (((1 - t * t) @ w.T) ** 2).sum()

    close(mlfuse.grad(penalty)(w, x), difference(of_numpy, w))


def test_arrays_around_it_are_constants() -> None:
    """The derivative of x * y^2 by y, at y = x, is 2 x^2; that of 2 x^2 is 4 x."""
    f = mlfuse.grad(lambda x: mlfuse.grad(lambda y: x * y * y)(x))
    assert f(3.0) == 12


def test_a_learning_rate_has_a_gradient_and_stays_a_number() -> None:
    @mlfuse.jit(device="interpreter")
    def f(x: Any, rate: Any) -> Any:
        slope = mlfuse.grad(lambda rate: mlfuse.sum(x * rate))(rate)
        return slope, x * mlfuse.grad(lambda r: r * r)(rate)

    x = np.array([1, 2], F4)
    slope, scaled = f(x, 0.5)
    assert slope == 3
    assert (scaled.dtype, scaled.tolist()) == (F4, [1, 2])


def test_what_has_no_gradient_is_zero() -> None:
    f = mlfuse.grad(lambda p: mlfuse.sum(p["used"]))
    got = f({"used": rand(2), "not": rand(3)})
    assert got["not"].tolist() == [0, 0, 0]
    assert mlfuse.grad(lambda x: 3.0)(rand(2)).tolist() == [0, 0]


def test_a_gradient_has_the_type_of_its_argument() -> None:
    for dtype in (np.float16, F4, np.float64):
        x = np.array([0.5, 2], dtype)
        got = mlfuse.grad(lambda x: mlfuse.sum(x * x))(x)
        assert (got.dtype, got.tolist()) == (dtype, [1, 4])


def test_a_sigmoid_that_is_written_out_has_no_nan() -> None:
    f = mlfuse.grad(lambda x: mlfuse.sum(1 / (1 + mlfuse.exp(-x))))
    assert f(np.array([-200, 200, 0], F4)).tolist() == [0, 0, 0.25]


def test_one_trace_for_batches_of_any_size() -> None:
    step = mlfuse.jit(
        lambda w, x: w - 0.1 * mlfuse.grad(lambda w: mlfuse.mean((x @ w) ** 2))(w),
        dynamic={"x": {0: "batch"}},
        device="interpreter",
    )
    w = rand(4)
    for size in (1, 2, 7):
        x = rand(size, 4)
        agree(step, [w, x], step(w, x), w - 0.2 * x.T @ (x @ w) / size)
    assert step.cache_info().misses == 1


def test_the_gradient_by_an_array_of_any_size() -> None:
    step = mlfuse.jit(
        lambda x, y: x - 0.5 * mlfuse.grad(lambda x: mlfuse.sum(mlfuse.sin(x) * y))(x) + y,
        dynamic={"x": {0: "n"}, "y": {0: "n"}},
        device="interpreter",
    )
    for size in (1, 5):
        x, y = rand(size, 3), rand(size, 3)
        agree(step, [x, y], step(x, y), x - 0.5 * np.cos(x) * y + y)
    assert step.cache_info().misses == 1


ERRORS: dict[str, tuple[Callable[[], Any], str]] = {
    "an array": (
        lambda: mlfuse.grad(lambda x: x * 2)(rand(3)),
        r"returns a float64 array of shape \(3,\); only a single float has a gradient: write mlfuse.sum",
    ),
    "an integer": (
        lambda: mlfuse.grad(lambda x: mlfuse.sum(x.astype("int32")))(rand(3)),
        r"returns a int\d+ array of shape \(\)",
    ),
    "by an integer": (
        lambda: mlfuse.grad(lambda d: mlfuse.sum(d["x"]))({"x": np.arange(3)}),
        r"argument 0\['x'\] is of type int64; only floats have gradients",
    ),
    "by a whole number": (lambda: mlfuse.grad(lambda x: x * x)(3), "or 1.0 for 1"),
    "no such argument": (
        lambda: mlfuse.grad(lambda x: mlfuse.sum(x), argnums=2)(rand(3)),
        "no argument 2 to differentiate by; the call has 1 by position",
    ),
    "an argument twice": (
        lambda: mlfuse.grad(lambda x: mlfuse.sum(x), argnums=(0, -1))(rand(3)),
        r"argnums \(0, -1\) name an argument twice",
    ),
    "no argument": (lambda: mlfuse.grad(lambda x: x, argnums=()), "argnums is empty"),
    "nothing with it": (
        lambda: mlfuse.grad(lambda x: mlfuse.sum(x), has_aux=True)(rand(3)),
        r"the function returns \(number, anything\)",
    ),
    "an op without one": (
        lambda: mlfuse.grad(lambda x: mlfuse.sum(mlfuse.nextafter(x, 1.0)))(rand(3)),
        r"test_grad.py:\d+:\d+: error: graph.next_after",
    ),
}


def test_a_caller_may_go_on_without_a_gradient() -> None:
    def f(x: Any) -> Any:
        try:
            return mlfuse.grad(lambda x: mlfuse.sum(mlfuse.nextafter(x, 1.0) * x))(x)
        except MlfuseError:
            return x * 2

    assert mlfuse.jit(f, device="interpreter")(np.ones(2)).tolist() == [2, 2]


@pytest.mark.parametrize("name", ERRORS)
def test_errors_say_what_and_where(name: str) -> None:
    call, message = ERRORS[name]
    with pytest.raises(MlfuseError, match=message) as caught:
        call()
    if name != "no argument":
        assert "test_grad.py:" in str(caught.value)


@pytest.mark.slow
def test_what_was_called_before_is_not_what_is_made_of_it() -> None:
    """Each function has an executable of its own, also where it is made of one that has been called."""
    first = mlfuse.grad(lambda x: x * x * x)
    assert first(2.0) == 12
    second = mlfuse.grad(first)
    assert second(2.0) == 12
    assert second(3.0) == 18
    batch = mlfuse.vmap(second)
    assert batch(np.array([1.0, 2.0])).tolist() == [6, 12]
    value = mlfuse.value_and_grad(second)
    assert value(5.0) == (30, 6)
    assert mlfuse.jit(value)(5.0) == (30, 6)
    assert mlfuse.composite(first, name="cubed")(3.0) == 27
