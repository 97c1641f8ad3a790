"""An optimizer from a rule does what the rule says, written out in NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse import optim
from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.tracing import TracedArray
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

BF16 = np.dtype(ml_dtypes.bfloat16)
SHAPES = [(3, 4), (7,), (), (0, 3), (2, 1, 5), (1,)]
"""Rank 0, empty and size 1 included."""
RNG = np.random.default_rng(1)


@optim.rule
def adam(
    p: TracedArray,
    g: TracedArray,
    m: TracedArray,
    v: TracedArray,
    *,
    step: Any,
    lr: Any = 1e-3,
    beta1: Any = 0.9,
    beta2: Any = 0.999,
    eps: Any = 1e-8,
    decoupled: bool = False,
    decay: Any = 0.0,
) -> Any:
    p = p * (1 - lr * decay) if decoupled else p
    g = g if decoupled else g + decay * p
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g * g
    return p - lr / (1 - beta1**step) * m / (mlfuse.sqrt(v / (1 - beta2**step)) + eps), m, v


@optim.rule
def descend(p: TracedArray, g: TracedArray, *, lr: Any = 0.5) -> Any:
    return p - lr * g


def arrays(dtype: Any = np.float32, shapes: Sequence[tuple[int, ...]] = SHAPES) -> list[Array]:
    return [np.array(RNG.standard_normal(shape)).astype(dtype) for shape in shapes]


def eighths(dtype: Any = np.float32) -> list[Array]:
    """Multiples of 1/8 below 4, of which bf16 represents half of one less another."""
    return [np.asarray(np.clip(np.rint(each * 8), -31, 31) / 8).astype(dtype) for each in arrays()]


def copies(of: Sequence[Array]) -> list[Array]:
    return [array.copy() for array in of]


def written_out_adam(
    p: Array, g: Array, m: Array, v: Array, t: int, lr: float, decay: float
) -> tuple[Array, Array, Array]:
    """Adam in the type of p, each number computed in f64 and rounded once."""
    number = p.dtype.type
    g = g + number(decay) * p
    m = number(0.9) * m + number(1 - 0.9) * g
    v = number(0.999) * v + number(1 - 0.999) * g * g
    root = np.sqrt(v / number(1 - 0.999**t)) + number(1e-8)
    return p - number(lr / (1 - 0.9**t)) * m / root, m, v


@pytest.mark.slow
@pytest.mark.parametrize("device", ["cpu", "interpreter"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_ten_steps_are_the_rules_to_the_last_bit(dtype: type[Any], device: str):
    params = arrays(dtype)
    want = copies(params)
    m, v = [0 * p for p in want], [0 * p for p in want]
    opt = adam(params, lr=1e-2, decay=0.1, device=device)
    for t in range(1, 11):
        grads = arrays(dtype)
        opt.step(grads)
        for n, grad in enumerate(grads):
            want[n], m[n], v[n] = written_out_adam(want[n], grad, m[n], v[n], t, 1e-2, 0.1)
    for n, expected in enumerate(want):
        np.testing.assert_array_equal(params[n], expected)
        np.testing.assert_array_equal(opt.state["m"][n], m[n])
        np.testing.assert_array_equal(opt.state["v"][n], v[n])
    assert (opt.steps, opt.compilations) == (10, 1)


def test_all_tensors_are_one_launch():
    opt = adam(arrays(), device="cpu")
    opt.step(arrays())
    assert opt.launches == 1
    assert opt.stage("graph").count("func.func") == 1
    assert "loop.foreach" in opt.stage("loop")


def test_a_changed_number_compiles_nothing():
    params = arrays()
    want = [p - np.float32(0.5) * p for p in params]
    opt = descend(params)
    opt.step(copies(params))
    np.testing.assert_array_equal(params[0], want[0])
    opt.lr = 0.25
    opt.hyperparameters["lr"] = opt.lr / 2
    assert opt.hyperparameters["lr"] == 0.125
    opt.step(copies(params))
    np.testing.assert_array_equal(params[0], want[0] - np.float32(0.125) * want[0])
    assert opt.compilations == 1


def test_a_changed_option_compiles_once():
    params = arrays()
    opt = adam(params, decay=0.1)
    for decoupled in (False, True, False, True):
        opt.decoupled = decoupled
        opt.step(arrays())
    assert opt.compilations == 2


def test_a_number_named_static_is_pythons():
    @optim.rule(static=["times"])
    def repeated(p: TracedArray, g: TracedArray, *, times: int = 2) -> Any:
        for _ in range(times):
            p = p - g
        return p

    params = [np.array([1.0, 2.0], np.float32)]
    opt = repeated(params)
    opt.step([np.ones(2, np.float32)])
    opt.times = 3
    opt.step([np.ones(2, np.float32)])
    np.testing.assert_array_equal(params[0], [-4, -3])
    assert opt.compilations == 2


def test_new_gradients_and_the_same_ones_again():
    params = [np.zeros(3, np.float32), np.zeros((2, 2), np.float32)]
    opt = descend(params, lr=1.0)
    first = [np.full(p.shape, 1, np.float32) for p in params]
    second = [np.full(p.shape, 10, np.float32) for p in params]
    for grads in (first, first, second, first):
        opt.step(grads)
    first[0][...] = 100  # the same object, changed in place
    opt.step(first)
    np.testing.assert_array_equal(params[0], np.full(3, -113))
    np.testing.assert_array_equal(params[1], np.full((2, 2), -14))


def test_gradients_that_lie_in_another_order_are_read_anew_each_time():
    params = [np.zeros((2, 3), np.float32)]
    opt = descend(params, lr=1.0)
    grad = np.arange(6, dtype=np.float32).reshape(3, 2).T
    opt.step([grad])
    grad[...] = 1
    opt.step([grad])
    np.testing.assert_array_equal(params[0], -np.array([[0, 2, 4], [1, 3, 5]]) - 1)


def test_none_leaves_a_parameter_alone():
    params, grads = arrays(), arrays()
    want = copies(params)
    opt = descend(params)
    opt.step([None if n % 2 else grad for n, grad in enumerate(grads)])
    for n, p in enumerate(params):
        expected = want[n] if n % 2 else want[n] - np.float32(0.5) * grads[n]
        np.testing.assert_array_equal(p, expected)
    opt.step([None] * len(params))
    assert opt.steps == 1  # nothing was there to be updated


def test_gradients_of_rank_0_may_be_numbers_of_numpys():
    params = [np.array(3.0, np.float32)]
    opt = descend(params, lr=1.0)
    for _ in range(2):
        opt.step([2 * np.array(0.5, np.float32)])  # which NumPy makes a np.float32
    assert params[0] == 1


def test_no_parameters():
    opt = descend([])
    opt.step([])
    assert opt.steps == 0


def test_arrays_that_speak_dlpack():
    class Tensor:
        """Another library's array, over NumPy's memory."""

        def __init__(self, array: Array):
            self.array = array

        def __dlpack__(self, **kwargs: Any) -> Any:
            return self.array.__dlpack__(**kwargs)

        def __dlpack_device__(self) -> tuple[int, int]:
            return self.array.__dlpack_device__()

    memory = np.ones(4, np.float32)
    opt = descend([Tensor(memory)])
    opt.step([Tensor(np.full(4, 2, np.float32))])
    np.testing.assert_array_equal(memory, np.zeros(4))


# States.


def test_states_begin_as_they_are_told():
    @optim.rule(states={"a": 1.0, "b": optim.State(start=lambda p: p, dtype="float64")})
    def two(p: TracedArray, g: TracedArray, a: TracedArray, b: TracedArray) -> Any:
        return p - g, a * g, b + g

    params = [np.array([1.0, 2.0], np.float32)]
    opt = two(params)
    assert [opt.state[name][0].dtype.name for name in "ab"] == ["float32", "float64"]
    opt.step([np.array([3.0, 4.0], np.float32)])
    np.testing.assert_array_equal(opt.state["a"][0], [3, 4])
    np.testing.assert_array_equal(opt.state["b"][0], [4, 6])


def test_states_of_another_type():
    params = arrays(BF16)
    opt = adam(params, state_dtype="float32")
    assert {each.dtype for column in opt.state.values() for each in column} == {np.dtype("f4")}
    opt = adam(arrays(), state_dtype="bf16")
    assert {each.dtype for column in opt.state.values() for each in column} == {BF16}


def test_a_state_that_is_one_number_for_all():
    @optim.rule(states={"total": optim.State(start=5.0, scalar=True)})
    def counted(p: TracedArray, g: TracedArray, total: TracedArray) -> Any:
        return p - total * g, total + 1

    params = [np.zeros(2, np.float32), np.zeros((), np.float32)]
    opt = counted(params)
    for _ in range(3):
        opt.step([np.ones(2, np.float32), np.ones((), np.float32)])
    np.testing.assert_array_equal(params[0], [-18, -18])  # 5 + 6 + 7
    assert opt.state_dict()["numbers"] == {"total": 8.0}


# Types.


def test_bf16_parameters_are_computed_in_f32_and_rounded_once():
    params, grads = arrays(BF16), arrays(BF16)
    want = [
        (p.astype(np.float32) - np.float32(0.1) * g.astype(np.float32)).astype(BF16)
        for p, g in zip(params, grads, strict=True)
    ]
    descend(params, lr=0.1).step(grads)
    for p, expected in zip(params, want, strict=True):
        np.testing.assert_array_equal(p, expected)


@pytest.mark.slow
def test_each_pair_of_types_is_one_launch():
    params = [*eighths(), *eighths(BF16), *eighths(np.float64)]
    grads = [*eighths(BF16), *eighths(BF16), *eighths(np.float64)]
    want = [
        np.asarray(p.astype(np.float64) - 0.5 * g.astype(np.float64)).astype(p.dtype)
        for p, g in zip(params, grads, strict=True)
    ]
    opt = descend(params, device="cpu")
    opt.step(grads)
    for p, expected in zip(params, want, strict=True):
        np.testing.assert_array_equal(p, expected)
    assert (opt.launches, opt.compilations) == (3, 3)


def test_masters_keep_what_bf16_would_lose():
    params = [np.ones(5, BF16)]
    opt = descend(params, lr=1e-4, master_weights=True)
    assert opt.masters[0].dtype == np.float32
    want = np.ones(5, np.float32)
    for _ in range(100):  # each step is far below half a unit of bf16's last place
        opt.step([np.ones(5, BF16)])
        want = want - np.float32(1e-4)
    np.testing.assert_array_equal(opt.masters[0], want)
    np.testing.assert_array_equal(params[0], want.astype(BF16))
    assert params[0][0] != 1
    without = [np.ones(5, BF16)]
    descend(without, lr=1e-4).step([np.ones(5, BF16)])
    np.testing.assert_array_equal(without[0], np.ones(5, BF16))


def test_masters_are_for_16_bit_parameters_only():
    opt = descend([*arrays(), *arrays(BF16)], master_weights=True)
    assert [each is None for each in opt.masters] == [True] * 6 + [False] * 6


def test_parameters_that_are_the_high_halves_of_f32_numbers():
    params = [np.ones(5, BF16), np.ones((), np.float32)]
    opt = descend(params, lr=1e-4, master_weights="split")
    assert opt.masters[0].dtype == np.uint16
    assert opt.masters[1] is None
    want = np.ones(5, np.float32)
    for _ in range(100):
        opt.step([np.ones(5, BF16), np.ones((), np.float32)])
        want = want - np.float32(1e-4)
    bits = params[0].view(np.uint16).astype(np.uint32) << 16 | opt.masters[0]
    np.testing.assert_array_equal(bits.view(np.float32), want)
    np.testing.assert_array_equal(params[1], want[0])


# Options of every optimizer.


@pytest.mark.parametrize("scale", [8.0, np.array(8, np.float32)])
def test_gradients_are_divided_by_the_loss_scale(scale: Any):
    params, grads = arrays(), arrays()
    want = [p - np.float32(0.5) * (g / np.float32(8)) for p, g in zip(params, grads, strict=True)]
    descend(params).step(grads, grad_scale=scale)
    for p, expected in zip(params, want, strict=True):
        np.testing.assert_array_equal(p, expected)


@pytest.mark.parametrize("kind", [np.float32, np.bool_])
def test_a_flag_skips_the_step_where_the_arrays_are(kind: type[Any]):
    params = arrays()
    opt = adam(params)
    opt.step(arrays(), found_inf=np.array(0, kind))
    assert opt.steps == 1
    before = copies([*params, *opt.state["m"], *opt.state["v"]])
    grads = [np.full(p.shape, np.inf, np.float32) for p in params]
    opt.step(grads, found_inf=np.array(1, kind))
    for array, expected in zip([*params, *opt.state["m"], *opt.state["v"]], before, strict=True):
        np.testing.assert_array_equal(array, expected)
    assert opt.steps == 1
    opt.step(arrays())
    assert opt.steps == 2


def test_a_step_counted_where_the_arrays_are_is_the_same_step():
    plain, flagged = arrays(), []
    flagged = copies(plain)
    one, other = adam(plain), adam(flagged)
    for _ in range(3):
        grads = arrays()
        one.step(grads)
        other.step(grads, found_inf=np.array(False))
    for a, b in zip(plain, flagged, strict=True):
        np.testing.assert_array_equal(a, b)


def test_a_flag_that_python_knows_costs_nothing():
    params = arrays()
    opt = descend(params)
    want = copies(params)
    opt.step(arrays(), found_inf=True)
    np.testing.assert_array_equal(params[0], want[0])
    opt.step(arrays(), found_inf=np.float32(0))
    assert (opt.steps, opt.compilations) == (1, 1)


def check_clipped(p: Array, old: Array, change: Array, terms: int) -> None:
    """`change` is scaled by a norm of so many terms: n eps for their squares' sum, and eight more roundings; eps for p's
    own."""
    want = old - change
    room = (terms + 8) * np.finfo(np.float32).eps * np.abs(change)
    room += np.finfo(p.dtype).eps * np.abs(want)
    assert (np.abs(p - want) <= room).all()


@pytest.mark.parametrize("types", [[np.float32, np.float32], [np.float32, np.float64]])
def test_gradients_are_clipped_by_the_norm_of_all(types: list[type[Any]]):
    """With one type and with two, where the programs share their sums of squares."""
    params = [p for dtype in types for p in arrays(dtype)]
    grads = [g for dtype in types for g in arrays(dtype)]
    want = copies(params)
    opt = descend(params, max_norm=0.5)
    opt.step(grads, grad_scale=2.0)
    norm = np.sqrt(sum(np.sum(np.square(g.astype(np.float64) / 2)) for g in grads))
    assert norm > 0.5
    for p, before, g in zip(params, want, grads, strict=True):
        change = 0.5 * (g.astype(np.float64) / 2) * (0.5 / (norm + 1e-6))
        check_clipped(p, before, change, sum(each.size for each in grads))


@pytest.mark.slow
def test_a_small_gradient_is_not_scaled_up_and_the_limit_is_a_number():
    params = [np.zeros(4, np.float32)]
    opt = descend(params, lr=1.0, max_norm=10.0)
    opt.step([np.full(4, 0.5, np.float32)])
    np.testing.assert_array_equal(params[0], np.full(4, -0.5))
    opt.max_norm = 0.1
    opt.step([np.full(4, 0.5, np.float32)])  # of norm 1
    half = np.full(4, 0.5, np.float32)
    check_clipped(params[0], -half, np.full(4, 0.05 / (1 + 1e-6)), 4)
    before = params[0].copy()
    assert opt.compilations == 1
    opt.max_norm = None
    opt.step([np.full(4, 0.5, np.float32)])
    np.testing.assert_array_equal(params[0], before - half)


# Reductions in rules.


@pytest.mark.slow
@pytest.mark.parametrize("device", ["cpu", "interpreter"])
def test_a_norm_is_of_one_parameter(device: str):
    def by_norm(p: TracedArray, g: TracedArray, *, lr: Any = 0.1) -> Any:
        return p - lr * g / (mlfuse.norm(g) + 1e-12)

    normalized = optim.rule(by_norm)

    params, grads = arrays(shapes=[*SHAPES, (300, 70)]), arrays(shapes=[*SHAPES, (300, 70)])
    want = [
        p - 0.1 * g.astype(np.float64) / (np.linalg.norm(g.astype(np.float64)) + 1e-12)
        for p, g in zip(params, grads, strict=True)
    ]
    before = copies(params)
    normalized(params, device=device).step(grads)
    for p, old, g, expected in zip(params, before, grads, want, strict=True):
        agree(by_norm, [old, g], p, expected)


@pytest.mark.parametrize("device", ["cpu", "interpreter"])
def test_across_sees_all_parameters(device: str):
    @optim.rule
    def capped(p: TracedArray, g: TracedArray) -> Any:
        largest = optim.across(mlfuse.max(mlfuse.abs(g)), "max")
        count = optim.across(mlfuse.sum(mlfuse.ones_like(g)))
        return p - g / largest / count

    params, grads = arrays(), arrays()
    largest = np.float32(max(np.abs(g).max(initial=0) for g in grads))
    count = np.float32(sum(g.size for g in grads))
    want = [p - g / largest / count for p, g in zip(params, grads, strict=True)]
    capped(params, device=device).step(grads)
    for p, expected in zip(params, want, strict=True):
        np.testing.assert_array_equal(p, expected)
