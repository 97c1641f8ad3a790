"""Steps of optimizers (domain ai.onnx.preview.training): Adagrad, Adam, Momentum.

After the learning rate R and the update count T come all X, then all gradients, then all of each state.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlfuse.dialects import dtypes
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import arrays, cast_to, element
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse

DOMAIN = "ai.onnx.preview.training"
Row = list[TracedArray]


def _rows(node: Node, rate: Value, inputs: Sequence[Value], kinds: int) -> list[Row]:
    """X, gradient and states of each tensor, in the learning rate's type."""
    count, rest = divmod(len(inputs), kinds)
    if rest or not count:
        node.invalid(f"{len(inputs)} tensors, not {kinds} for each that is optimized")
    values = arrays(node, *inputs)
    if any(element(each) != element(node.array(rate)) for each in values):
        node.unsupported("tensors of another type than the learning rate's")
    return [[values[kind * count + k] for kind in range(kinds)] for k in range(count)]


def _gathered(rows: Sequence[Row]) -> tuple[TracedArray, ...]:
    """Results kind by kind."""
    return tuple(row[kind] for kind in range(len(rows[0])) for row in rows)


@converter("Adagrad", domain=DOMAIN)
def _adagrad(node: Node, rate: Value, step: Value, *inputs: Value) -> tuple[TracedArray, ...]:
    count = cast_to(node.array(step), dtypes.F64)
    full_rate = node.array(rate)
    decayed = full_rate / cast_to(count * node.float("decay_factor", 0.0) + 1.0, element(full_rate))
    epsilon, weight = node.float("epsilon", 1e-6), node.float("norm_coefficient", 0.0)
    results: list[Row] = []
    for x, gradient, total in _rows(node, rate, inputs, 3):
        g = x * weight + gradient
        new = total + g * g
        results.append([x - decayed * g / (mlfuse.sqrt(new) + epsilon), new])
    return _gathered(results)


@converter("Adam", domain=DOMAIN)
def _adam(node: Node, rate: Value, step: Value, *inputs: Value) -> tuple[TracedArray, ...]:
    count = cast_to(node.array(step), dtypes.F64)
    full_rate, alpha, beta = node.array(rate), node.float("alpha", 0.9), node.float("beta", 0.999)
    factor = mlfuse.sqrt(1.0 - mlfuse.pow(beta, count)) / (1.0 - mlfuse.pow(alpha, count))
    factor = mlfuse.where(count > 0, factor, 1.0)
    adjusted = full_rate * cast_to(factor, element(full_rate))
    epsilon, weight = node.float("epsilon", 1e-6), node.float("norm_coefficient", 0.0)
    after = node.float("norm_coefficient_post", 0.0)
    results: list[Row] = []
    for x, gradient, mean, square in _rows(node, rate, inputs, 4):
        g = x * weight + gradient
        v = mean * alpha + g * (1 - alpha)
        h = square * beta + g * g * (1 - beta)
        new = x - adjusted * v / (mlfuse.sqrt(h) + epsilon)
        results.append([new if after == 0 else new * (1 - after), v, h])
    return _gathered(results)


@converter("Momentum", domain=DOMAIN)
def _momentum(node: Node, rate: Value, step: Value, *inputs: Value) -> tuple[TracedArray, ...]:
    """In the first step, number 0, the gradient counts whole."""
    full_rate, alpha = node.array(rate), node.float("alpha")
    own = element(full_rate)
    first = cast_to(node.array(step), dtypes.F64) > 0
    beta = cast_to(mlfuse.where(first, node.float("beta"), 1.0), own)
    mode, weight = node.string("mode"), node.float("norm_coefficient")
    if mode not in ("standard", "nesterov"):
        node.invalid(f"mode {mode!r} is neither standard nor nesterov")
    results: list[Row] = []
    for x, gradient, old in _rows(node, rate, inputs, 3):
        g = x * weight + gradient
        v = old * alpha + beta * g
        direction = v if mode == "standard" else g + v * alpha
        results.append([x - full_rate * direction, v])
    return _gathered(results)
