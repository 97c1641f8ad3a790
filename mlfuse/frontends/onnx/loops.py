"""Unrolls Scan, and Loop with a known number of steps."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import cast

import numpy as np
from onnx import GraphProto, ValueInfoProto

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    axis_of,
    concat,
    cut,
    emit,
    known_sizes,
    transpose,
    unit_dims,
    without_dims,
)
from mlfuse.frontends.onnx.signature import attribute
from mlfuse.frontends.onnx.tensors import numpy_type
from mlfuse.frontends.tracing import TracedArray

LONGEST = 512
"""The most steps that are unrolled."""
MOST = 20_000
"""The most nodes of all steps of a loop, in all repetitions of the loops around it."""


@dataclass
class Nest:
    """The number of repetitions, by the enclosing loops, of the nodes that are being converted."""

    repeats: int = 1

    @contextmanager
    def times(self, steps: int) -> Generator[None]:
        """The `with` block converts the body of a loop with so many steps."""
        before = self.repeats
        self.repeats *= max(steps, 1)
        yield
        self.repeats = before


Run = Callable[[GraphProto, Sequence[Value | None]], list[Value | None]]
"""Converts a graph: from its inputs to its outputs."""


def scan(node: Node, inputs: Sequence[Value | None], run: Run, nest: Nest) -> list[Value | None]:
    """The final states, then the outputs of the steps, each stacked along its axis."""
    body = _body(node)
    many = node.given("num_scan_inputs", attribute(node, "num_scan_inputs", int))
    if node.opset < 9:
        node.unsupported("batches of sequences, as before opset 9")
    given = [_present(node, each) for each in inputs]
    if not 0 < many <= len(given):
        node.invalid(f"{many} of {len(given)} inputs are scanned")
    states: list[Value | None] = list(given[: len(given) - many])
    sequences = given[len(states) :]
    axes = _listed(node, "scan_input_axes", many)
    axes = [axis_of(node, a, each.ndim) for a, each in zip(axes, sequences, strict=True)]
    backwards = _listed(node, "scan_input_directions", many)
    steps, *others = [known_sizes(node, x, [a])[0] for x, a in zip(sequences, axes, strict=True)]
    if any(each != steps for each in others):
        node.invalid(f"its scanned inputs have {steps} and other numbers of steps")
    _check_length(node, body, steps, nest)
    rows: list[list[Value | None]] = []
    for step in range(steps):
        places = [steps - 1 - step if back else step for back in backwards]
        parts = [_at(node, x, a, p) for x, a, p in zip(sequences, axes, places, strict=True)]
        with nest.times(steps):
            made = run(body, [*states, *parts])
        states, row = made[: len(states)], made[len(states) :]
        rows.append(row)
    infos = list(body.output)[len(states) :]
    whole = [_stacked(node, [row[k] for row in rows], info) for k, info in enumerate(infos)]
    reverse = _listed(node, "scan_output_directions", len(infos))
    axes = _listed(node, "scan_output_axes", len(infos))
    return [*states, *(_placed(node, *each) for each in zip(whole, reverse, axes, strict=True))]


def loop(node: Node, inputs: Sequence[Value | None], run: Run, nest: Nest) -> list[Value | None]:
    """The final states, then the outputs of the steps, stacked along a new first dim."""
    body = _body(node)
    count, condition, *states = [*inputs, *([None] * (2 - len(inputs)))]
    goes_on = condition is None or bool(node.constant(condition, "cond").all())
    endless = LONGEST + 1  # `_check_length` refuses it
    steps = endless if count is None else node.known_ints(count, "M")[0]
    rows: list[list[Value | None]] = []
    while goes_on and len(rows) < steps:
        planned = len(rows) + 1 if count is None else steps
        _check_length(node, body, planned, nest)
        number = np.asarray(len(rows), dtype=np.int64)
        with nest.times(planned):
            made = run(body, [number, np.asarray(True), *states])
        states, row = made[1 : 1 + len(states)], made[1 + len(states) :]
        rows.append(row)
        if condition is not None:
            goes_on = bool(node.constant(made[0], "whether it goes on").all())
    infos = list(body.output)[1 + len(states) :]
    stacked = [_stacked(node, [row[k] for row in rows], info) for k, info in enumerate(infos)]
    return [*states, *stacked]


def _body(node: Node) -> GraphProto:
    body = node.attributes.get("body")
    return body if isinstance(body, GraphProto) else node.invalid("its body is missing")


def _present(node: Node, value: Value | None) -> Value:
    return node.invalid("an input is missing") if value is None else value


def _listed(node: Node, name: str, count: int) -> list[int]:
    """An attribute that is a list of `count` numbers; zeros if it isn't given."""
    found = attribute(node, name, list[int])
    if found is None:
        return [0] * count
    if len(found) != count:
        node.invalid(f"{len(found)} {name}, not {count}")
    return found


def _check_length(node: Node, body: GraphProto, steps: int, nest: Nest) -> None:
    if steps > LONGEST or nest.repeats * steps * max(len(body.node), 1) > MOST:
        node.unsupported(f"{steps} steps of {len(body.node)} nodes: too many to be written out")


def _at(node: Node, x: Value, axis: int, place: int) -> Value:
    if isinstance(x, np.ndarray):
        return cast(Array, np.take(x, place, axis))
    return without_dims(cut(node, x, axis, place, place + 1), [axis])


def _stacked(node: Node, parts: Sequence[Value | None], info: ValueInfoProto) -> Value:
    """The values of all steps stacked along a new first dim."""
    given = [_present(node, each) for each in parts]
    if not given:
        return _none(node, info)
    if any(isinstance(each, TracedArray) for each in given):
        return concat([unit_dims(node.array(each), [0]) for each in given], 0)
    return np.stack([cast(Array, each) for each in given])


def _none(node: Node, info: ValueInfoProto) -> Array:
    """The output of zero steps: empty, of the shape that the body declares."""
    type_ = info.type.tensor_type
    if not type_.HasField("shape") or any(not d.HasField("dim_value") for d in type_.shape.dim):
        node.unsupported("no steps, of a body that doesn't declare its outputs' shapes")
    sizes = [d.dim_value for d in type_.shape.dim]
    return np.zeros([0, *sizes], numpy_type(type_.elem_type, info.name))


def _placed(node: Node, x: Value, backwards: int, axis: int) -> Value:
    """x with its first dim moved to `axis`, and reversed if `backwards` is set."""
    dim = axis_of(node, axis, x.ndim)
    if isinstance(x, np.ndarray):
        return np.moveaxis(x[::-1] if backwards else x, 0, dim)
    if backwards:
        x = emit(x.trace, ReverseOp(x.value, [0]))
    order = [*range(1, dim + 1), 0, *range(dim + 1, x.ndim)]
    return transpose(x, order)
