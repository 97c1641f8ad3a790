"""Activations. Formulas and defaults are those of ONNX's schemas."""

from __future__ import annotations

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import activation
from mlfuse.dialects.graph.functions import ExpM1Op, SigmoidOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import cast_to, composite
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse
from mlfuse.frontends.tracing.array import call

_SAME = {
    "Mish": activation.MishOp,
    "Softplus": activation.SoftplusOp,
    "Softsign": activation.SoftsignOp,
}


def _same(node: Node, x: Value) -> TracedArray:
    return composite(_SAME[node.op_type], node.array(x))


for _name in _SAME:
    converter(_name)(_same)


@converter("Relu")
def _relu(node: Node, x: Value) -> TracedArray:
    value = node.array(x)
    if dtypes.of(value.value.type).is_float:
        return composite(activation.ReluOp, value)
    return mlfuse.maximum(value, 0)


@converter("LeakyRelu", since=6)
def _leaky_relu(node: Node, x: Value) -> TracedArray:
    return composite(activation.LeakyReluOp, node.array(x), slope=node.float("alpha", 0.01))


@converter("PRelu", since=7)
def _prelu(node: Node, x: Value, slope: Value) -> TracedArray:
    """The slope broadcasts to x, as NumPy does."""
    value, factor = node.array(x), node.array(slope)
    return mlfuse.where(value < 0, value * factor, value)


@converter("Elu", since=6)
def _elu(node: Node, x: Value) -> TracedArray:
    return composite(activation.EluOp, node.array(x), alpha=node.float("alpha", 1.0))


@converter("Celu", since=12)
def _celu(node: Node, x: Value) -> TracedArray:
    """max(0, x) + min(0, alpha * (exp(x / alpha) - 1)), a negative alpha included."""
    value, alpha = node.array(x), node.float("alpha", 1.0)
    if alpha == 0:
        node.invalid("alpha is 0, by which x is divided")
    if alpha > 0:
        return composite(activation.CeluOp, value, alpha=alpha)
    own, wide = _widened(value)
    bent = call(ExpM1Op, wide / alpha) * alpha
    return cast_to(mlfuse.maximum(wide, 0.0) + mlfuse.minimum(bent, 0.0), own)


@converter("Selu", since=6)
def _selu(node: Node, x: Value) -> TracedArray:
    own, value = _widened(node.array(x))
    alpha = node.float("alpha", 1.67326319217681884765625)
    gamma = node.float("gamma", 1.05070102214813232421875)
    below = call(ExpM1Op, value) * alpha
    return cast_to(mlfuse.where(value > 0, value, below) * gamma, own)


@converter("ThresholdedRelu", since=10)
def _thresholded_relu(node: Node, x: Value) -> TracedArray:
    value = node.array(x)
    return mlfuse.where(value > node.float("alpha", 1.0), value, 0.0)


@converter("HardSigmoid", since=6)
def _hard_sigmoid(node: Node, x: Value) -> TracedArray:
    alpha, beta = node.float("alpha", 0.2), node.float("beta", 0.5)
    return composite(activation.HardsigmoidOp, node.array(x), alpha=alpha, beta=beta)


@converter("HardSwish", since=14)
def _hard_swish(node: Node, x: Value) -> TracedArray:
    return composite(activation.HardswishOp, node.array(x), alpha=1 / 6, beta=0.5)


@converter("Gelu", since=20)
def _gelu(node: Node, x: Value) -> TracedArray:
    approximate = node.string("approximate", "none")
    if approximate not in ("none", "tanh"):
        node.invalid(f"approximate {approximate!r} is neither none nor tanh")
    return composite(activation.GeluOp, node.array(x), approximate=approximate)


@converter("Swish", since=24)
def _swish(node: Node, x: Value) -> TracedArray:
    return swish(node.array(x), node.float("alpha", 1.0))


@converter("SwiGLU", since=28)
def _swiglu(node: Node, gate: Value, linear: Value) -> TracedArray:
    own, other = node.array(gate), node.array(linear)
    return swish(own, node.float("alpha", 1.0)) * other


def swish(x: TracedArray, alpha: float) -> TracedArray:
    """x * sigmoid(alpha * x)."""
    if alpha == 1:
        return composite(activation.SiluOp, x)
    own, value = _widened(x)
    return cast_to(value * call(SigmoidOp, value * alpha), own)


@converter("Shrink", since=9)
def _shrink(node: Node, x: Value) -> TracedArray:
    """x + bias below -lambd, x - bias above lambd, else 0."""
    value = node.array(x)
    own = dtypes.of(value.value.type)
    bound, bias = node.float("lambd", 0.5), node.float("bias", 0.0)
    # Integers are compared and moved as floats, and lose their fraction at the end.
    wide = value if own.is_float else value.astype("float64")
    outer = mlfuse.where(wide > bound, wide - bias, 0.0)
    return cast_to(mlfuse.where(wide < -bound, wide + bias, outer), own)


def _widened(x: TracedArray) -> tuple[dtypes.DType, TracedArray]:
    """The element type, and x as it is computed: 16-bit floats in f32, to be rounded once."""
    own = dtypes.of(x.value.type)
    return own, cast_to(x, dtypes.compute(own))
