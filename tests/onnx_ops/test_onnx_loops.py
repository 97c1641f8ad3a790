# pyright: basic
"""Scan and Loop: unrolled where the number of steps is known."""

from __future__ import annotations

import numpy as np
import pytest
from one_node import are_equal, ints, normal
from onnx import TensorProto, helper, numpy_helper

import mlfuse.onnx
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.onnx import UnsupportedError
from mlfuse.testing import agreement

pytestmark = pytest.mark.quick_c

FLOAT, INT, BOOL = TensorProto.FLOAT, TensorProto.INT64, TensorProto.BOOL


def tensor(name: str, kind: int = FLOAT, shape=None):
    return helper.make_tensor_value_info(name, kind, shape)


def model_of(nodes, inputs, outputs, weights=()):
    graph = helper.make_graph(nodes, "loops", inputs, outputs, list(weights))
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)


def test_scan_carries_a_state_in_both_directions() -> None:
    body = helper.make_graph(
        [
            helper.make_node("Add", ["h", "a"], ["sum"]),
            helper.make_node("Mul", ["sum", "b"], ["new"]),
            helper.make_node("Sub", ["new", "h"], ["out"]),
        ],
        "step",
        [tensor("h"), tensor("a"), tensor("b")],
        [tensor("new"), tensor("out")],
    )
    node = helper.make_node(
        "Scan",
        ["x0", "x1", "x2"],
        ["y0", "y1"],
        body=body,
        num_scan_inputs=2,
        scan_input_axes=[1, 0],
        scan_input_directions=[0, 1],
        scan_output_axes=[-1],
        scan_output_directions=[1],
    )
    h, a, b = normal(3), normal(3, 4, seed=1), normal(4, 3, seed=2)
    shapes = [tensor("x0", FLOAT, [3]), tensor("x1", FLOAT, [3, 4]), tensor("x2", FLOAT, [4, 3])]
    model = model_of([node], shapes, [tensor("y0"), tensor("y1")])
    state, outs = h.astype(np.float64), []
    for step in range(4):
        new = (state + a[:, step]) * b[3 - step]
        outs.insert(0, new - state)
        state = new
    loaded = mlfuse.onnx.load(model, device="interpreter")
    got = loaded(h, a, b)
    agreement.agree(loaded.module(h, a, b), [h, a, b], got, state, np.stack(outs, -1))


def counting(limit: int | None):
    """A loop that adds x to a state, and its number, until that reaches a limit."""
    nodes = [
        helper.make_node("Add", ["state", "x0"], ["new"]),
        helper.make_node("Identity", ["new"], ["out"]),
    ]
    weights = []
    if limit is None:
        nodes.append(helper.make_node("Identity", ["go"], ["on"]))
    else:
        nodes.append(helper.make_node("Less", ["i", "limit"], ["on"]))
        weights.append(numpy_helper.from_array(np.array(limit, np.int64), "limit"))
    return helper.make_graph(
        nodes,
        "step",
        [tensor("i", INT, []), tensor("go", BOOL, []), tensor("state", FLOAT, [2])],
        [tensor("on", BOOL, []), tensor("new", FLOAT, [2]), tensor("out", FLOAT, [2])],
        weights,
    )


def test_loop_runs_while_its_condition_holds() -> None:
    node = helper.make_node("Loop", ["", "yes", "x0"], ["y0", "y1"], body=counting(2))
    weights = [numpy_helper.from_array(np.array(True), "yes")]
    model = model_of([node], [tensor("x0", FLOAT, [2])], [tensor("y0"), tensor("y1")], weights)
    x = np.array([1.5, -3], np.float32)  # so that sums are exact
    found = mlfuse.onnx.load(model, device="interpreter")(x)
    assert are_equal(found, [4 * x, np.stack([2 * x, 3 * x, 4 * x])])


@pytest.mark.parametrize("steps", [0, 3])
def test_loop_of_a_number_of_steps_that_is_an_input(steps: int) -> None:
    node = helper.make_node("Loop", ["x1", "", "x0"], ["y0", "y1"], body=counting(None))
    ends = [tensor("y0", FLOAT, [2]), tensor("y1", FLOAT, None)]
    model = model_of([node], [tensor("x0", FLOAT, [2]), tensor("x1", INT, [])], ends)
    x, count = np.array([1.5, -3], np.float32), np.array(steps)
    found = mlfuse.onnx.load(model, device="interpreter")(x, count)
    sums = np.stack([x * (k + 2) for k in range(steps)]) if steps else np.zeros((0, 2), np.float32)
    assert are_equal(found, [x * (steps + 1), sums])


def test_scanned_inputs_of_different_lengths_are_an_error() -> None:
    body = helper.make_graph(
        [helper.make_node("Add", ["a", "b"], ["out"])],
        "step",
        [tensor("a"), tensor("b")],
        [tensor("out")],
    )
    node = helper.make_node("Scan", ["x0", "x1"], ["y0"], body=body, num_scan_inputs=2)
    shapes = [tensor("x0", FLOAT, [3, 2]), tensor("x1", FLOAT, [4, 2])]
    with pytest.raises(MlfuseError, match="scanned inputs have 3 and other numbers of steps"):
        mlfuse.onnx.load(model_of([node], shapes, [tensor("y0")]), device="interpreter")


def test_what_is_never_done_or_too_often_is_refused() -> None:
    weights = [numpy_helper.from_array(np.array(True), "yes")]
    ends = [tensor("y0"), tensor("y1")]
    endless = helper.make_node("Loop", ["", "yes", "x0"], ["y0", "y1"], body=counting(None))
    with pytest.raises(UnsupportedError, match="Loop: 513 steps of 3 nodes"):
        mlfuse.onnx.load(
            model_of([endless], [tensor("x0", FLOAT, [2])], ends, weights), device="interpreter"
        )
    weights = [numpy_helper.from_array(np.array(500), "many")]
    inner = helper.make_node("Loop", ["many", "", "state"], ["new", "rows"], body=counting(None))
    body = helper.make_graph(
        [inner, helper.make_node("Identity", ["go"], ["on"])],
        "outer",
        [tensor("i", INT, []), tensor("go", BOOL, []), tensor("state", FLOAT, [2])],
        [tensor("on", BOOL, []), tensor("new", FLOAT, [2])],
    )
    nested = helper.make_node("Loop", ["many", "", "x0"], ["y0"], body=body)
    with pytest.raises(UnsupportedError, match="Loop: 500 steps of 3 nodes: too many"):
        mlfuse.onnx.load(
            model_of([nested], [tensor("x0", FLOAT, [2])], ends[:1], weights), device="interpreter"
        )


def test_a_condition_on_few_numbers_is_taken_from_the_call() -> None:
    """The model is then converted for the values of that call."""
    positive = helper.make_node("Greater", ["total", "zero"], ["on"])
    total = helper.make_node("ReduceSum", ["state"], ["total"], keepdims=0)
    body = counting(None)
    graph = helper.make_graph(
        [total, positive, *body.node[:2]],
        "step",
        list(body.input),
        list(body.output),
        [numpy_helper.from_array(np.array(0, np.float32), "zero")],
    )
    node = helper.make_node("Loop", ["many", "yes", "x0"], ["y0", "y1"], body=graph)
    weights = [
        numpy_helper.from_array(np.array(True), "yes"),
        numpy_helper.from_array(ints(5)[0], "many"),
    ]
    model = model_of([node], [tensor("x0", FLOAT, [2])], [tensor("y0"), tensor("y1")], weights)
    loaded = mlfuse.onnx.load(model, device="interpreter")
    for x in (np.array([1, -0.5], np.float32), np.array([-1, 0.5], np.float32)):
        state, rows, goes_on = x, [], True
        while goes_on and len(rows) < 5:
            goes_on = state.sum() > 0
            state = state + x
            rows.append(state)
        assert are_equal(loaded(x), [state, np.stack(rows)])
