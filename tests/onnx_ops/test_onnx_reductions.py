# pyright: basic
"""Reductions: axes by attribute and by input, integers, empty tensors, the last of equal elements."""

from __future__ import annotations

import numpy as np
import pytest
from one_node import check, ints, model_of, normal, run

from mlfuse.onnx import OnnxError

pytestmark = pytest.mark.quick_c

RULES = {
    "ReduceL1": lambda x, a: np.abs(x).sum(a, keepdims=True),
    "ReduceL2": lambda x, a: np.sqrt((x * x).sum(a, keepdims=True)),
    "ReduceLogSum": lambda x, a: np.log(x.sum(a, keepdims=True)),
    "ReduceLogSumExp": lambda x, a: np.log(np.exp(x).sum(a, keepdims=True)),
    "ReduceMax": lambda x, a: x.max(a, keepdims=True),
    "ReduceMean": lambda x, a: x.mean(a, keepdims=True),
    "ReduceMin": lambda x, a: x.min(a, keepdims=True),
    "ReduceProd": lambda x, a: x.prod(a, keepdims=True),
    "ReduceSum": lambda x, a: x.sum(a, keepdims=True),
    "ReduceSumSquare": lambda x, a: (x * x).sum(a, keepdims=True),
}


@pytest.mark.parametrize("op", RULES)
def test_axes_are_an_attribute_or_an_input(op: str) -> None:
    x = np.abs(normal(2, 3, 4)) + np.float32(0.5)
    expected = RULES[op](x.astype(np.float64), (0, 2)).astype(np.float32)
    check(op, [x], [expected], opset=11, axes=[0, -1])
    check(op, [x, ints(0, -1)], [expected], opset=18, known=[1])
    check(op, [x, ints(2, 0)], [expected[0, :, 0]], opset=18, known=[1], keepdims=0)
    everything = RULES[op](x.astype(np.float64), (0, 1, 2)).astype(np.float32)
    check(op, [x], [everything], opset=18)


@pytest.mark.parametrize("dtype", [np.float16, np.float64], ids=str)
def test_half_precision_sums_do_not_overflow_on_the_way(dtype: type) -> None:
    x = np.full((2, 300), 30, dtype)
    norm = np.full((2, 1), np.sqrt(300 * 900)).astype(dtype)
    check("ReduceL2", [x, ints(1)], [norm], opset=18, known=[1])


def test_no_axes_may_mean_nothing_to_do() -> None:
    x = normal(2, 3)
    check("ReduceSum", [x, ints()], [x], opset=13, known=[1], noop_with_empty_axes=1)
    check("ReduceSum", [x, ints()], [x.sum(keepdims=True)], opset=13, known=[1])


def test_integers_and_truth_values() -> None:
    x = np.array([[1, -7, 3], [4, 5, -6]], np.int32)
    check("ReduceMean", [x, ints(1)], [np.array([[-1], [1]], np.int32)], opset=18, known=[1])
    check("ReduceSumSquare", [x, ints(1)], [np.array([[59], [77]], np.int32)], opset=18, known=[1])
    check("ReduceMax", [x > 0, ints(1)], [np.array([[True], [True]])], opset=20, known=[1])
    check("ReduceMin", [x > 0, ints(0)], [np.array([[True, False, False]])], opset=20, known=[1])


def test_nothing_reduces_to_the_identity() -> None:
    x = normal(2, 0)
    check("ReduceSum", [x, ints(1)], [np.zeros((2, 1), np.float32)], opset=13, known=[1])
    check("ReduceProd", [x, ints(1)], [np.ones((2, 1), np.float32)], opset=18, known=[1])
    check("ReduceMax", [x, ints(1)], [np.full((2, 1), -np.inf, np.float32)], opset=20, known=[1])


@pytest.mark.parametrize("op", ["ArgMax", "ArgMin"])
def test_the_first_or_the_last_of_equal_elements(op: str) -> None:
    x = np.array([[2, 1, 2, 1], [3, 3, 3, 3]], np.float32)
    first = [[0], [0]] if op == "ArgMax" else [[1], [0]]
    last = [[2], [3]] if op == "ArgMax" else [[3], [3]]
    check(op, [x], [np.array(first)], axis=-1)
    check(op, [x], [np.array(last)[:, 0]], axis=1, keepdims=0, select_last_index=1)


def test_running_sums_from_either_end() -> None:
    x = normal(2, 4)
    axis = np.array(-1, np.int64)
    back = np.cumsum(x[:, ::-1], 1)[:, ::-1]
    check("CumSum", [x, axis], [np.cumsum(x, 1)], known=[1])
    check("CumSum", [x, axis], [back - x], known=[1], reverse=1, exclusive=1)


def test_softmax_flattened_what_follows_the_axis_until_opset_12() -> None:
    x = normal(2, 3, 4)
    rows = np.exp(x.astype(np.float64).reshape(2, 12))
    old = (rows / rows.sum(1, keepdims=True)).reshape(2, 3, 4)
    check("Softmax", [x], [old.astype(np.float32)], opset=11)
    check("LogSoftmax", [x], [np.log(old).astype(np.float32)], opset=11, axis=-2)
    new = np.exp(x.astype(np.float64))
    new = (new / new.sum(1, keepdims=True)).astype(np.float32)
    check("Softmax", [x], [new], opset=13, axis=1)
    ties = np.array([[1, 3, 3], [0, 0, 0]], np.float32)
    check("Hardmax", [ties], [np.array([[0, 1, 0], [1, 0, 0]], np.float32)], opset=13)


def test_the_k_first_with_ties_and_nan() -> None:
    x = np.array([[2, 5, 2, np.nan, -1], [7, 7, 7, 0, 7]], np.float32)
    largest = [np.array([[np.nan, 5, 2], [7, 7, 7]], "f4"), np.array([[3, 1, 0], [0, 1, 2]])]
    smallest = [np.array([[-1, 2], [0, 7]], "f4"), np.array([[4, 0], [3, 0]])]
    check("TopK", [x, ints(3)], largest, outputs=2, known=[1])
    check("TopK", [x, ints(2)], smallest, outputs=2, known=[1], largest=0)
    rows = [np.array([[7, 7, 7, 0, 7]], "f4"), np.array([[1, 1, 1, 1, 1]])]
    check(
        "TopK",
        [x[:, [0, 1, 2, 4, 4]][:, [0, 1, 2, 3, 4]], ints(1)],
        None,
        outputs=2,
        known=[1],
        axis=0,
    )
    check(
        "TopK",
        [np.array([[1, 2, 3, -1, 4], [7, 7, 7, 0, 7]], "f4"), ints(1)],
        rows,
        outputs=2,
        known=[1],
        axis=0,
    )


def test_an_axis_outside_names_the_op() -> None:
    x = normal(2, 3)
    with pytest.raises(OnnxError, match="ReduceSum: axis 2 is outside rank 2"):
        run(model_of("ReduceSum", [x, ints(2)], known=[1]), [x, None])
