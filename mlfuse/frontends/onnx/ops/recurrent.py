"""Recurrent layers: RNN, GRU, LSTM, unrolled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import activation, rectifiers
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import (
    Dim,
    cast_to,
    composite,
    concat,
    cut,
    element,
    full,
    known_sizes,
    reshape,
    transpose,
    unit_dims,
    without_dims,
)
from mlfuse.frontends.onnx.ops.contraction import dot
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse

LONGEST = 512
"""The most steps that are unrolled; more would take long to compile."""

Function = Callable[[TracedArray], TracedArray]
State = list[TracedArray]
"""H, and for an LSTM also C."""


@dataclass(frozen=True)
class _Attributes:
    """The attributes of all three operators."""

    direction: str = "forward"
    layout: bool = False
    """Whether the batch is the first dim."""
    clip: float | None = None
    """The bound of the arguments of activations."""
    activations: list[str] | None = None
    activation_alpha: Sequence[float] = ()
    activation_beta: Sequence[float] = ()
    linear_before_reset: bool = False
    input_forget: bool = False


@dataclass(frozen=True)
class _Layer:
    """The weights of one direction. A bias has two halves: for the product with the input, and with the state."""

    inputs: TracedArray
    states: TracedArray
    bias: TracedArray
    peepholes: TracedArray | None
    functions: list[Function]
    how: _Attributes


@converter("RNN", "GRU", since=7)
def _rnn(
    node: Node,
    x: TracedArray,
    w: TracedArray,
    r: TracedArray,
    bias: TracedArray | None = None,
    lengths: TracedArray | None = None,
    h: TracedArray | None = None,
    *,
    how: _Attributes,
) -> tuple[TracedArray, ...]:
    return _layers(node, x, w, r, bias, lengths, [h], None, how)


@converter("LSTM", since=7)
def _lstm(
    node: Node,
    x: TracedArray,
    w: TracedArray,
    r: TracedArray,
    bias: TracedArray | None = None,
    lengths: TracedArray | None = None,
    h: TracedArray | None = None,
    c: TracedArray | None = None,
    peepholes: TracedArray | None = None,
    *,
    how: _Attributes,
) -> tuple[TracedArray, ...]:
    return _layers(node, x, w, r, bias, lengths, [h, c], peepholes, how)


def _layers(
    node: Node,
    x: TracedArray,
    weights: TracedArray,
    recurrent: TracedArray,
    bias: TracedArray | None,
    lengths: TracedArray | None,
    initial: list[TracedArray | None],
    peepholes: TracedArray | None,
    how: _Attributes,
) -> tuple[TracedArray, ...]:
    """Y for all steps, and the final states, both for all directions."""
    direction, by_batch = how.direction, how.layout
    backwards = {"forward": [False], "reverse": [True], "bidirectional": [False, True]}
    if direction not in backwards:
        node.invalid(f"there is no direction {direction!r}")
    ways = backwards[direction]
    x = transpose(x, [1, 0, 2]) if by_batch else x
    (steps,) = known_sizes(node, x, [0])
    batch = x.shape[1]
    hidden = known_sizes(node, recurrent)[2]
    if known_sizes(node, weights)[0] != len(ways):
        node.invalid(f"weights of {weights.shape[0]} directions for {direction}")
    if steps * len(ways) > LONGEST:
        node.unsupported(f"{steps} steps; up to {LONGEST} are written out")
    valid = _valid(node, lengths, steps, batch)
    everything: list[TracedArray] = []
    last: list[State] = []
    functions = _functions(node, len(ways), how)
    for number, backward in enumerate(ways):
        layer = _Layer(
            _part(node, weights, number),
            _part(node, recurrent, number),
            _bias(node, bias, number, weights),
            None if peepholes is None else _part(node, peepholes, number),
            functions[number],
            how,
        )
        state = [_first(node, each, number, by_batch, x, hidden) for each in initial]
        outputs, state = _walk(node, x, layer, state, backward, valid)
        everything.append(unit_dims(outputs, [1]))
        last.append(state)
    result = concat(everything, 1)
    ends = [concat([unit_dims(s[k], [0]) for s in last], 0) for k in range(len(initial))]
    if by_batch:
        result = transpose(result, [2, 0, 1, 3])
        ends = [transpose(each, [1, 0, 2]) for each in ends]
    return result, *ends


def _part(node: Node, x: TracedArray, number: int) -> TracedArray:
    return without_dims(cut(node, x, 0, number, number + 1), [0])


def _bias(node: Node, bias: TracedArray | None, number: int, weights: TracedArray) -> TracedArray:
    if bias is not None:
        return _part(node, bias, number)
    return full(node, [2 * known_sizes(node, weights)[1]], 0, element(weights))


def _first(
    node: Node, given: TracedArray | None, number: int, by_batch: bool, x: TracedArray, hidden: int
) -> TracedArray:
    """The state before the first step."""
    if given is None:
        return full(node, [x.shape[1], hidden], 0, element(x))
    return _part(node, transpose(given, [1, 0, 2]) if by_batch else given, number)


def _valid(
    node: Node, lengths: TracedArray | None, steps: int, batch: Dim
) -> list[TracedArray] | None:
    """For each step, a mask of the samples that have this step; None without `lengths`, when all samples have all
    steps."""
    if lengths is None:
        return None
    count = reshape(node, cast_to(lengths, dtypes.integer(64)), [batch, 1])
    return [count > step for step in range(steps)]


def _walk(
    node: Node,
    x: TracedArray,
    layer: _Layer,
    state: State,
    backward: bool,
    valid: list[TracedArray] | None,
) -> tuple[TracedArray, State]:
    """The outputs of all steps, and the final state. After the end of a sample its state doesn't change, and its output
    is 0."""
    steps, size = known_sizes(node, x, [0, 2])
    batch = x.shape[1]
    gates = known_sizes(node, layer.inputs)[0]
    flat = reshape(node, x, [steps * batch, size])
    products = reshape(node, _times(flat, layer.inputs), [steps, batch, gates])
    outputs: dict[int, TracedArray] = {}
    step = {"RNN": _rnn_step, "GRU": _gru_step, "LSTM": _lstm_step}[node.op_type]
    for number in reversed(range(steps)) if backward else range(steps):
        new = step(node, _part(node, products, number), layer, state)
        out = new[0]
        if valid is not None:
            now = valid[number]
            new = [mlfuse.where(now, a, b) for a, b in zip(new, state, strict=True)]
            out = mlfuse.where(now, out, 0.0)
        outputs[number], state = unit_dims(out, [0]), new
    if not outputs:
        return full(node, [0, batch, known_sizes(node, state[0], [1])[0]], 0, element(x)), state
    return concat([outputs[number] for number in range(steps)], 0), state


def _rnn_step(node: Node, product: TracedArray, layer: _Layer, state: State) -> State:
    (f,) = layer.functions
    of_input, of_state = _split(node, layer.bias, 2)
    total = product + _times(state[0], layer.states) + (of_input + of_state)
    return [f(_clipped(layer, total))]


def _gru_step(node: Node, product: TracedArray, layer: _Layer, state: State) -> State:
    f, g = layer.functions
    (h,) = state
    x = _split(node, product, 3)
    rows = _split(node, layer.states, 3, 0)
    bias = _split(node, layer.bias, 6)
    z, r = (
        f(_clipped(layer, x[k] + _times(h, rows[k]) + (bias[k] + bias[3 + k]))) for k in range(2)
    )
    if layer.how.linear_before_reset:
        inner = x[2] + r * (_times(h, rows[2]) + bias[5]) + bias[2]
    else:
        inner = x[2] + _times(r * h, rows[2]) + (bias[5] + bias[2])
    return [(1.0 - z) * g(_clipped(layer, inner)) + z * h]


def _lstm_step(node: Node, product: TracedArray, layer: _Layer, state: State) -> State:
    """The gates are in the order input, output, forget, cell; the peepholes in that of the first three."""
    f, g, h = layer.functions
    hidden, cell = state
    of_input, of_state = _split(node, layer.bias, 2)
    total = product + _times(hidden, layer.states) + (of_input + of_state)
    i, o, forget, c = _split(node, total, 4)
    peep = None if layer.peepholes is None else _split(node, layer.peepholes, 3)
    if peep is not None:
        i, forget = i + peep[0] * cell, forget + peep[2] * cell
    i = f(_clipped(layer, i))
    forget = 1.0 - i if layer.how.input_forget else f(_clipped(layer, forget))
    new = forget * cell + i * g(_clipped(layer, c))
    if peep is not None:
        o = o + peep[1] * new
    return [f(_clipped(layer, o)) * h(new), new]


def _times(x: TracedArray, weights: TracedArray) -> TracedArray:
    """x times the transposed weights."""
    return dot(x, weights, ([], []), ([1], [1]))


def _split(node: Node, x: TracedArray, parts: int, axis: int = -1) -> list[TracedArray]:
    axis %= x.ndim
    (size,) = known_sizes(node, x, [axis])
    each = size // parts
    return [cut(node, x, axis, k * each, (k + 1) * each) for k in range(parts)]


def _clipped(layer: _Layer, x: TracedArray) -> TracedArray:
    """The argument of an activation, clipped."""
    bound = layer.how.clip
    return x if bound is None else mlfuse.minimum(mlfuse.maximum(x, -bound), bound)


_DEFAULTS = {"RNN": ["Tanh"], "GRU": ["Sigmoid", "Tanh"], "LSTM": ["Sigmoid", "Tanh", "Tanh"]}
_ALPHA = {
    "Affine": 1.0,
    "LeakyRelu": 0.01,
    "ThresholdedRelu": 1.0,
    "ScaledTanh": 1.0,
    "HardSigmoid": 0.2,
    "Elu": 1.0,
}
_BETA = {"Affine": 0.0, "ScaledTanh": 1.0, "HardSigmoid": 0.5}


def _functions(node: Node, directions: int, how: _Attributes) -> list[list[Function]]:
    """The activations of each direction. Activations with parameters take these from the lists, in order."""
    default = _DEFAULTS[node.op_type]
    names = default * directions if how.activations is None else how.activations
    if len(names) != len(default) * directions:
        node.invalid(f"{len(names)} activations, where {len(default) * directions} are needed")
    alphas, betas = list(how.activation_alpha), list(how.activation_beta)
    found: list[Function] = []
    for name in names:
        known = {each.lower(): each for each in _KNOWN}.get(name.lower())
        if known is None:
            node.unsupported(f"an activation {name}")
        alpha = _next(alphas, _ALPHA[known]) if known in _ALPHA else 0.0
        beta = _next(betas, _BETA[known]) if known in _BETA else 0.0
        found.append(_function(known, alpha, beta))
    each = len(default)
    return [found[k * each : (k + 1) * each] for k in range(directions)]


def _next(values: list[float], default: float) -> float:
    return values.pop(0) if values else default


def _function(name: str, alpha: float, beta: float) -> Function:
    return lambda x: _KNOWN[name](x, alpha, beta)


_KNOWN: dict[str, Callable[[TracedArray, float, float], TracedArray]] = {
    "Affine": lambda x, a, b: x * a + b,
    "Elu": lambda x, a, b: composite(rectifiers.EluOp, x, alpha=a),
    "HardSigmoid": lambda x, a, b: composite(activation.HardsigmoidOp, x, alpha=a, beta=b),
    "LeakyRelu": lambda x, a, b: composite(rectifiers.LeakyReluOp, x, slope=a),
    "Relu": lambda x, a, b: composite(rectifiers.ReluOp, x),
    "ScaledTanh": lambda x, a, b: mlfuse.tanh(x * b) * a,
    "Sigmoid": lambda x, a, b: mlfuse.sigmoid(x),
    "Softplus": lambda x, a, b: composite(activation.SoftplusOp, x),
    "Softsign": lambda x, a, b: composite(activation.SoftsignOp, x),
    "Tanh": lambda x, a, b: mlfuse.tanh(x),
    "ThresholdedRelu": lambda x, a, b: mlfuse.where(x >= a, x, 0.0),
}
