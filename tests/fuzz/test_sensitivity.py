"""Tolerances that are measured: never less than an op's own bound, and refused where they would say nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.agreement import agree
from mlfuse.testing.fuzz.reference import TRIALS, evaluate, room_of
from mlfuse.testing.fuzz.sensitivity import disagreements, rooms

EPS = float(np.finfo(np.float32).eps)
PRODUCT = """
func.func @main(%a: tensor<100x24xf32>, %b: tensor<24x100xf32>) -> tensor<100x100xf32> {
  %0 = graph.dot_general %a, %b contract [1] x [0] : tensor<100x24xf32>, tensor<24x100xf32> -> tensor<100x100xf32>
  func.return %0 : tensor<100x100xf32>
}"""
CANCELS = """
func.func @main(%a: tensor<1000xf32>) -> tensor<f32> {
  %0 = graph.reduce add %a dims [0] : tensor<1000xf32> -> tensor<f32>
  func.return %0 : tensor<f32>
}"""


def test_every_element_of_a_product_may_be_off_by_a_sum_s_bound() -> None:
    """eps * sum |a b| for each of 10,000 elements, however the trials fell; and by eight of it and of three roundings."""
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal(shape).astype(np.float32) for shape in ((100, 24), (24, 100)))
    (room,) = rooms(parse_module(PRODUCT), [a, b])
    assert room is not None
    bound = EPS * (np.abs(a).astype(np.float64) @ np.abs(b))
    rounding = EPS * np.abs(a.astype(np.float64) @ b)
    assert (room >= bound).all()
    assert (room <= 8 * (bound + 3 * rounding)).all()


@pytest.mark.parametrize("weights", ["%a", "%s"])
def test_a_term_that_may_be_left_out_leaves_the_element_open(weights: str) -> None:
    """0 times NaN is NaN, or nothing; also where the 0 is a result, which its slack may move to a subnormal number."""
    text = f"""
func.func @main(%a: tensor<1x2xf32>, %l: tensor<1x2xf32>, %b: tensor<2x2xf32>) -> tensor<1x2xf32> {{
  %s = graph.softmax %l {{axis = 1 : i64}} : tensor<1x2xf32>
  %r = graph.dot_general {weights}, %b contract [1] x [0] skips_zeros : tensor<1x2xf32>, tensor<2x2xf32> -> tensor<1x2xf32>
  func.return %r : tensor<1x2xf32>
}}"""
    module = parse_module(text)
    given = [[1, 0]], [[0, -np.inf]], [[1, 2], [3, np.nan]]
    inputs = [np.array(each, np.float32) for each in given]
    seeds = [None, *map(np.random.default_rng, range(TRIALS))]
    center, *trials = [evaluate(module, inputs, seed, expands=True)["r"] for seed in seeds]
    assert center[0, 0] == 1 and np.isnan(center[0, 1])
    room = room_of(trials, center, center)
    assert np.isfinite(room[0, 0]) and np.isinf(room[0, 1])


def test_a_result_off_by_more_is_told() -> None:
    a, b = np.ones((100, 24), np.float32), np.ones((24, 100), np.float32)
    want = np.full((100, 100), 24, np.float32)
    module = parse_module(PRODUCT)
    assert disagreements(module, [a, b], [want], [want]) == []
    (problem,) = disagreements(module, [a, b], [want * (1 + 40 * np.float32(EPS))], [want])
    assert "10000 of 10000 differ" in problem


def test_inputs_whose_result_cancels_are_refused() -> None:
    x = np.random.default_rng(0).standard_normal(1000).astype(np.float32)
    x[-1] = -x[:-1].astype(np.float64).sum()
    with pytest.raises(MlfuseError, match=r"units in its last place .* choose other inputs"):
        rooms(parse_module(CANCELS), [x])


def test_what_only_moves_elements_has_no_tolerance_but_a_rounding() -> None:
    def f(x: Any) -> Any:
        return mlfuse.max(x, axis=0) == x, mlfuse.exp(x).T

    x = np.random.default_rng(0).standard_normal((3, 4)).astype(np.float32)
    largest, exponentials = x == x.max(0), np.exp(x.astype(np.float64)).T
    got = mlfuse.jit(f, device="interpreter")(x)
    agree(f, [x], got, largest, exponentials)
    with pytest.raises(AssertionError, match="result 1: 12 of 12 differ"):
        agree(f, [x], got, largest, exponentials * (1 + 1e-5))
