"""Activations that Inductor's decompositions leave whole, and those that are one graph op."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.graph import activation, rectifiers
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.composite import ActivationOp
from mlfuse.dialects.graph.gating import GluOp
from mlfuse.dialects.graph.logic import AndOp
from mlfuse.frontends.torch.ops.reductions import static
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import Number, dtype_of
from mlfuse.frontends.torch.ops.writer import Writer, dim_of, elementwise, gradients, writer
from mlfuse.frontends.tracing.array import TracedArray


def _one(x: TracedArray, make: Callable[[SSAValue], Operation]) -> TracedArray:
    if not dtype_of(x).is_float:
        raise StaysInAten("an activation of integers")
    w = writer()
    return w.array(w.emit(make(x.value)))


@converter("aten.gelu.default")
def gelu(x: TracedArray, *, approximate: str = "none") -> TracedArray:
    return _one(x, lambda x: activation.GeluOp.make(x, approximate=approximate))


@converter("aten.silu.default")
def silu(x: TracedArray) -> TracedArray:
    return _one(x, activation.SiluOp)


@converter("aten.mish.default")
def mish(x: TracedArray) -> TracedArray:
    return _one(x, activation.MishOp)


@converter("aten.hardswish.default")
def hardswish(x: TracedArray) -> TracedArray:
    return _one(x, activation.HardswishOp)


@converter("aten.hardsigmoid.default")
def hardsigmoid(x: TracedArray) -> TracedArray:
    return _one(x, activation.HardsigmoidOp)


@converter("aten.leaky_relu.default")
def leaky_relu(x: TracedArray, slope: Number = 0.01) -> TracedArray:
    return _one(x, lambda x: rectifiers.LeakyReluOp.make(x, slope=float(slope)))


@converter("aten.softplus.default")
def softplus(x: TracedArray, beta: Number = 1, threshold: Number = 20) -> TracedArray:
    b, top = float(beta), float(threshold)
    return _one(x, lambda x: activation.SoftplusOp.make(x, beta=b, threshold=top))


# Gradients, by the rules of the ops.


def _gradient(
    grad: TracedArray, x: TracedArray, make: Callable[[SSAValue], Operation]
) -> TracedArray:
    if not dtype_of(x).is_float or x.value.type != grad.value.type:
        raise StaysInAten(
            "the gradient of an activation with another type or shape than its operand"
        )
    w = writer()
    (result,) = gradients(cast(ActivationOp, make(x.value)), grad, [0])
    assert result is not None
    return w.array(w.cast(result, tensor_type(x.value).element_type))


def _simple_gradient(name: str, make: Callable[[SSAValue], Operation]) -> None:
    @converter(f"aten.{name}_backward.default")
    def _(grad: TracedArray, x: TracedArray) -> TracedArray:
        return _gradient(grad, x, make)


_simple_gradient("hardsigmoid", activation.HardsigmoidOp)
_simple_gradient("hardswish", activation.HardswishOp)
_simple_gradient("mish", activation.MishOp)
_simple_gradient("silu", activation.SiluOp)


@converter("aten.softplus_backward.default")
def softplus_backward(
    grad: TracedArray, x: TracedArray, beta: Number, threshold: Number
) -> TracedArray:
    b, top = float(beta), float(threshold)
    return _gradient(grad, x, lambda x: activation.SoftplusOp.make(x, beta=b, threshold=top))


@converter("aten.glu.default")
def glu(x: TracedArray, dim: int = -1) -> TracedArray:
    dim = dim_of(dim, x.ndim)
    static(x, dim)
    if not dtype_of(x).is_float or shape_of(x.value)[dim] % 2:
        raise StaysInAten("halves of an odd dim, or of integers")
    return _one(x, lambda x: GluOp.make(x, axis=dim))


@converter("aten.hardshrink_backward.default", "aten.softshrink_backward.default")
def shrink_backward(grad: TracedArray, x: TracedArray, bound: Number) -> TracedArray:
    """The gradient where x is outside of the bounds or NaN, 0 elsewhere."""

    def make(w: Writer, grad: SSAValue, x: SSAValue) -> SSAValue:
        inside = w.apply(AndOp, w.compare("ge", x, -float(bound)), w.compare("le", x, float(bound)))
        return w.select(inside, 0.0, grad)

    return elementwise(make, grad, x, dtype=dtype_of(grad))
