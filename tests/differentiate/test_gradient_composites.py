"""Gradients of attention and of pooling's own op, and of composites where formulas are delicate."""

from __future__ import annotations

import numpy as np
import pytest
from central_differences import GradientCase, check, program, tensor

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import run_module

pytestmark = pytest.mark.quick_c

RNG = np.random.default_rng(37)
EIGHT_ROUNDINGS = 8 * float(np.finfo(np.float64).eps)
"""More than any gradient here has, each within 1 unit in the last place, of numbers that don't cancel."""


def normal(*shape: int) -> Array:
    return RNG.normal(size=shape)


def case(
    name: str, body: str, args: tuple[Array, ...], result: str, argnums: tuple[int, ...] = ()
) -> GradientCase:
    for letter, arg in zip("ABCD", args, strict=False):
        body, result = (text.replace(f"<{letter}>", tensor(arg)) for text in (body, result))
    return GradientCase(name, program(body, args, result), args, argnums)


# Attention.

Q, K, V = normal(2, 3, 4, 5), normal(2, 3, 6, 5), normal(2, 3, 6, 7)
QKV = "<A>, <B>, <C>"
OUT = "tensor<2x3x4x7xf64>"
SEES = np.tri(4, 6, 1, dtype=np.bool_)
ANGLES = (normal(5, 1, 3), normal(5, 1, 3))


@pytest.mark.parametrize(
    "given",
    [
        case("attention", f"%y = graph.attention %a, %b, %c : {QKV} -> {OUT}", (Q, K, V), OUT),
        case(
            "causal",
            f"%y = graph.attention %a, %b, %c {{causal = true, scale = 0.3}} : {QKV} -> {OUT}",
            (Q, K, V),
            OUT,
        ),
        case(
            "a mask that is added",
            f"%y = graph.attention %a, %b, %c, %d : {QKV}, <D> -> {OUT}",
            (Q, K, V, normal(3, 1, 6)),
            OUT,
        ),
        case(
            "a mask of truth values",
            f"%y = graph.attention %a, %b, %c, %d : {QKV}, <D> -> {OUT}",
            (Q, K, V, SEES),
            OUT,
            (0, 1, 2),
        ),
        case(
            "rotary",
            "%y = graph.rotary %a, %b, %c : <A>, <B>, <C>",
            (normal(2, 5, 3, 6), *ANGLES),
            "<A>",
        ),
        case(
            "rotary, neighbors",
            "%y = graph.rotary %a, %b, %c {interleaved = true} : <A>, <B>, <C>",
            (normal(2, 5, 3, 6), *ANGLES),
            "<A>",
        ),
    ],
    ids=str,
)
@pytest.mark.sampled(3)
def test_the_gradient_of_attention_and_rotary_embedding(given: GradientCase) -> None:
    check(given)


def test_keys_that_nobody_sees_have_no_gradient() -> None:
    """Scores of minus infinity mustn't make NaN, and what isn't seen may be anything."""
    body = "%y = graph.attention %a, %b, %c, %d : <A>, <B>, <C>, <D> -> tensor<2x3xf64>"
    mask = np.array([[True, False, True]] * 2)
    q, k, v = normal(2, 4), normal(3, 4), normal(3, 3)
    given = case("mask", body, (q, k, v, mask), "tensor<2x3xf64>", (0, 1, 2))
    module = mlfuse.differentiate(given.text, argnums=(0, 1, 2), values=False)
    dq, dk, dv = run_module(module, "main_grad", [q, k, v, mask, np.ones((2, 3))])
    assert np.isfinite(dq).all()
    assert not dk[1].any()
    assert not dv[1].any()
    assert dk[0].all()


@pytest.mark.parametrize("select", ["max", "min"])
def test_the_gradient_of_select_and_scatter(select: str) -> None:
    body = (
        f'%y = graph.select_and_scatter %a, %b {{select = "{select}", combiner = "add", '
        "sizes = array<i64: 3, 2>, strides = array<i64: 2, 2>, low = array<i64: 1, 0>, "
        "high = array<i64: 0, 1>} : <A>, <B> -> <A>"
    )
    check(case(select, body, (normal(6, 7), normal(3, 4)), "<A>", (1,)))


# Delicate places. What is expected there is PyTorch's or JAX's, worked out by hand.


def gradients(op: str, args: tuple[Array, ...], result: str = "tensor<f64>") -> list[Array]:
    """Of the sum of the results of an op, by its first line of text."""
    names = ", ".join(f"%{chr(ord('a') + n)}" for n in range(len(args)))
    types = ", ".join(map(tensor, args))
    body = f"%y = graph.{op.replace('%args', names)} : {types} -> {result}"
    module = mlfuse.differentiate(program(body, args, result), values=False)
    ones = [] if result == "tensor<f64>" else [np.ones(3)]
    return run_module(module, "main_grad", [*args, *ones])


def test_a_probability_of_0_has_a_finite_gradient_in_the_divergence() -> None:
    x, target = np.array([1.0, 2.0, 3.0]), np.array([0.0, 0.5, 1.0])
    dx, dt = gradients('kl_div_loss %args {reduction = "sum"}', (x, target))
    np.testing.assert_array_equal(dx, [0, -0.5, -1])
    np.testing.assert_allclose(dt, [-1, np.log(0.5) + 1 - 2, 1 - 3], rtol=EIGHT_ROUNDINGS)


def test_certain_probabilities_have_a_finite_gradient_in_the_binary_cross_entropy() -> None:
    """(x - t) / max(x (1 - x), 1e-12), as in PyTorch: 0 where right, 1e12 where wrong."""
    x = np.array([0.0, 1.0, 0.0, 1.0, 0.5])
    target = np.array([0.0, 1.0, 1.0, 0.0, 0.5])
    dx, dt = gradients('bce_loss %args {reduction = "mean"}', (x, target))
    np.testing.assert_allclose(dx * 5, [0, 0, -1e12, 1e12, 0], rtol=EIGHT_ROUNDINGS)
    np.testing.assert_allclose(dt * 5, [100, -100, 100, -100, 0], rtol=EIGHT_ROUNDINGS)


def test_logits_of_any_size_have_exact_gradients_in_the_binary_cross_entropy() -> None:
    x = np.array([0.0, 1000.0, -1000.0, 1000.0])
    target = np.array([0.25, 0.5, 1.0, 1.0])
    dx, _ = gradients('bce_with_logits_loss %args {reduction = "sum"}', (x, target))
    np.testing.assert_array_equal(dx, [0.25, 0.5, -1, 0])


def test_an_impossible_class_has_no_gradient() -> None:
    x = np.array([-np.inf, np.log(1.0), np.log(3.0)])
    (dx,) = gradients("logsumexp %args {dims = array<i64: 0>}", (x,))
    np.testing.assert_allclose(dx, [0, 0.25, 0.75], rtol=EIGHT_ROUNDINGS)
    labels = np.array(2)
    (dx,) = gradients("cross_entropy %args", (x, labels))
    np.testing.assert_allclose(dx, [0, 0.25, -0.25], rtol=EIGHT_ROUNDINGS)


def test_logits_far_apart_have_exact_gradients_in_the_cross_entropy() -> None:
    x, labels = np.array([1e4, 0.0, -1e4]), np.array(1)
    (dx,) = gradients("cross_entropy %args", (x, labels))
    np.testing.assert_array_equal(dx, [1, -1, 0])


def test_what_is_ignored_has_no_gradient_even_where_its_loss_is_infinite() -> None:
    x = np.array([[-np.inf, 0.0, 0.0], [0.0, 0.0, 0.0]])
    labels = np.array([0, 1])
    op = "cross_entropy %args {ignore_index = 0 : i64}"
    (dx,) = gradients(op, (x, labels))
    np.testing.assert_allclose(dx, [[0, 0, 0], [1 / 3, -2 / 3, 1 / 3]], rtol=EIGHT_ROUNDINGS)


def test_a_constant_row_has_no_gradient_in_variance() -> None:
    (dx,) = gradients("variance %args {dims = array<i64: 0>}", (np.full(3, 7.0),))
    np.testing.assert_array_equal(dx, [0, 0, 0])
