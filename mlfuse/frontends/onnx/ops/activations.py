"""Activations. Formulas and defaults are those of ONNX's schemas."""

from __future__ import annotations

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import activation, rectifiers
from mlfuse.dialects.graph.functions import ExpM1Op, SigmoidOp
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import cast_to, composite, element
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse
from mlfuse.frontends.tracing.operators import call

_SAME = {
    "Mish": activation.MishOp,
    "Softplus": activation.SoftplusOp,
    "Softsign": activation.SoftsignOp,
}


@converter(*_SAME)
def _same(node: Node, x: TracedArray) -> TracedArray:
    return composite(_SAME[node.op_type], x)


@converter("Relu")
def _relu(node: Node, x: TracedArray) -> TracedArray:
    return composite(rectifiers.ReluOp, x) if element(x).is_float else mlfuse.maximum(x, 0)


@converter("LeakyRelu", since=6)
def _leaky_relu(node: Node, x: TracedArray, *, alpha: float = 0.01) -> TracedArray:
    return composite(rectifiers.LeakyReluOp, x, slope=alpha)


@converter("PRelu", since=7)
def _prelu(node: Node, x: TracedArray, slope: TracedArray) -> TracedArray:
    """x where it isn't negative, else slope * x; the slope broadcasts to x as in NumPy."""
    return mlfuse.where(x < 0, x * slope, x)


@converter("Elu", since=6)
def _elu(node: Node, x: TracedArray, *, alpha: float = 1.0) -> TracedArray:
    return composite(rectifiers.EluOp, x, alpha=alpha)


@converter("Celu", since=12)
def _celu(node: Node, x: TracedArray, *, alpha: float = 1.0) -> TracedArray:
    """max(0, x) + min(0, alpha * (exp(x / alpha) - 1)), also for a negative alpha."""
    if alpha == 0:
        node.invalid("alpha is 0, by which x is divided")
    if alpha > 0:
        return composite(rectifiers.CeluOp, x, alpha=alpha)
    own, wide = _widened(x)
    bent = call(ExpM1Op, wide / alpha) * alpha
    return cast_to(mlfuse.maximum(wide, 0.0) + mlfuse.minimum(bent, 0.0), own)


@converter("Selu", since=6)
def _selu(
    node: Node,
    x: TracedArray,
    *,
    alpha: float = 1.67326319217681884765625,
    gamma: float = 1.05070102214813232421875,
) -> TracedArray:
    own, value = _widened(x)
    below = call(ExpM1Op, value) * alpha
    return cast_to(mlfuse.where(value > 0, value, below) * gamma, own)


@converter("ThresholdedRelu", since=10)
def _thresholded_relu(node: Node, x: TracedArray, *, alpha: float = 1.0) -> TracedArray:
    return mlfuse.where(x > alpha, x, 0.0)


@converter("HardSigmoid", since=6)
def _hard_sigmoid(
    node: Node, x: TracedArray, *, alpha: float = 0.2, beta: float = 0.5
) -> TracedArray:
    return composite(activation.HardsigmoidOp, x, alpha=alpha, beta=beta)


@converter("HardSwish", since=14)
def _hard_swish(node: Node, x: TracedArray) -> TracedArray:
    return composite(activation.HardswishOp, x, alpha=1 / 6, beta=0.5)


@converter("Gelu", since=20)
def _gelu(node: Node, x: TracedArray, *, approximate: str = "none") -> TracedArray:
    if approximate not in ("none", "tanh"):
        node.invalid(f"approximate {approximate!r} is neither none nor tanh")
    return composite(activation.GeluOp, x, approximate=approximate)


@converter("Swish", since=24)
def _swish(node: Node, x: TracedArray, *, alpha: float = 1.0) -> TracedArray:
    return swish(x, alpha)


@converter("SwiGLU", since=28)
def _swiglu(
    node: Node, gate: TracedArray, linear: TracedArray, *, alpha: float = 1.0
) -> TracedArray:
    return swish(gate, alpha) * linear


def swish(x: TracedArray, alpha: float) -> TracedArray:
    """x * sigmoid(alpha * x)."""
    if alpha == 1:
        return composite(activation.SiluOp, x)
    own, value = _widened(x)
    return cast_to(value * call(SigmoidOp, value * alpha), own)


@converter("Shrink", since=9)
def _shrink(node: Node, x: TracedArray, *, lambd: float = 0.5, bias: float = 0.0) -> TracedArray:
    """x + bias below -lambd, x - bias above lambd, else 0."""
    own = element(x)
    # Integers are compared and moved as floats; the result is truncated at the end.
    wide = x if own.is_float else x.astype("float64")
    outer = mlfuse.where(wide > lambd, wide - bias, 0.0)
    return cast_to(mlfuse.where(wide < -lambd, wide + bias, outer), own)


def _widened(x: TracedArray) -> tuple[dtypes.DType, TracedArray]:
    """The element type of x, and x in the type of computation: f32 for 16-bit floats, to round once."""
    own = element(x)
    return own, cast_to(x, dtypes.compute(own))
