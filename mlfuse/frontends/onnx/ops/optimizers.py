"""Steps of optimizers (domain ai.onnx.preview.training): Adagrad, Adam, Momentum.

The inputs are the learning rate R, the update count T, all tensors X, all gradients, and then each state for all
tensors.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlfuse.dialects import dtypes
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import cast_to, element
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse

DOMAIN = "ai.onnx.preview.training"
Row = list[TracedArray]


def _rows(node: Node, rate: TracedArray, values: Sequence[TracedArray], kinds: int) -> list[Row]:
    """For each tensor, X, its gradient and its states, which must have the type of the learning rate."""
    count, rest = divmod(len(values), kinds)
    if rest or not count:
        node.invalid(f"{len(values)} tensors, not {kinds} for each that is optimized")
    if any(element(each) != element(rate) for each in values):
        node.unsupported("tensors of another type than the learning rate's")
    return [[values[kind * count + k] for kind in range(kinds)] for k in range(count)]


def _gathered(rows: Sequence[Row]) -> tuple[TracedArray, ...]:
    """The results in the order of the outputs: all X, then each state for all tensors."""
    return tuple(row[kind] for kind in range(len(rows[0])) for row in rows)


@converter("Adagrad", domain=DOMAIN)
def _adagrad(
    node: Node,
    rate: TracedArray,
    step: TracedArray,
    *inputs: TracedArray,
    decay_factor: float = 0.0,
    epsilon: float = 1e-6,
    norm_coefficient: float = 0.0,
) -> tuple[TracedArray, ...]:
    decayed = rate / cast_to(cast_to(step, dtypes.F64) * decay_factor + 1.0, element(rate))
    results: list[Row] = []
    for x, gradient, total in _rows(node, rate, inputs, 3):
        g = x * norm_coefficient + gradient
        new = total + g * g
        results.append([x - decayed * g / (mlfuse.sqrt(new) + epsilon), new])
    return _gathered(results)


@converter("Adam", domain=DOMAIN)
def _adam(
    node: Node,
    rate: TracedArray,
    step: TracedArray,
    *inputs: TracedArray,
    alpha: float = 0.9,
    beta: float = 0.999,
    epsilon: float = 1e-6,
    norm_coefficient: float = 0.0,
    norm_coefficient_post: float = 0.0,
) -> tuple[TracedArray, ...]:
    count, after = cast_to(step, dtypes.F64), norm_coefficient_post
    factor = mlfuse.sqrt(1.0 - mlfuse.pow(beta, count)) / (1.0 - mlfuse.pow(alpha, count))
    factor = mlfuse.where(count > 0, factor, 1.0)
    adjusted = rate * cast_to(factor, element(rate))
    results: list[Row] = []
    for x, gradient, mean, square in _rows(node, rate, inputs, 4):
        g = x * norm_coefficient + gradient
        v = mean * alpha + g * (1 - alpha)
        h = square * beta + g * g * (1 - beta)
        new = x - adjusted * v / (mlfuse.sqrt(h) + epsilon)
        results.append([new if after == 0 else new * (1 - after), v, h])
    return _gathered(results)


@converter("Momentum", domain=DOMAIN)
def _momentum(
    node: Node,
    rate: TracedArray,
    step: TracedArray,
    *inputs: TracedArray,
    alpha: float,
    beta: float,
    mode: str,
    norm_coefficient: float,
) -> tuple[TracedArray, ...]:
    """Momentum. In the first step, number 0, the gradient isn't multiplied by beta."""
    later = cast_to(step, dtypes.F64) > 0
    share = cast_to(mlfuse.where(later, beta, 1.0), element(rate))
    if mode not in ("standard", "nesterov"):
        node.invalid(f"mode {mode!r} is neither standard nor nesterov")
    results: list[Row] = []
    for x, gradient, old in _rows(node, rate, inputs, 3):
        g = x * norm_coefficient + gradient
        v = old * alpha + share * g
        direction = v if mode == "standard" else g + v * alpha
        results.append([x - rate * direction, v])
    return _gathered(results)
