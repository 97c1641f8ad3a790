"""Activations of one operand. Formulas and defaults are PyTorch's (`torch.nn.functional`) and, where
they agree, ONNX's; parameters are attributes. NaN stays NaN in all of them.
"""

from __future__ import annotations

import math as pymath
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, opt_prop_def, prop_def

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.arithmetic import AbsOp, AddOp, FmaOp, MulOp, NegOp
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.composite import ActivationOp, Emitter, Real, real
from mlfuse.dialects.graph.functions import (
    ErfOp,
    ExpOp,
    Log1pOp,
    SigmoidOp,
    TanhOp,
)
from mlfuse.dialects.graph.rectifiers import (
    CeluOp,
    EluOp,
    HardtanhOp,
    LeakyReluOp,
    Relu6Op,
    ReluOp,
    SeluOp,
    gradient_between,
)

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


def softplus(e: Emitter, x: SSAValue) -> SSAValue:
    """log(1 + exp x) as max(x, 0) + log1p(exp -|x|), which can't overflow."""
    falling = e.apply(ExpOp, e.apply(NegOp, e.apply(AbsOp, x)))
    return e.add(e.maximum(x, 0.0), e.apply(Log1pOp, falling))


def softplus_numpy(x: Array) -> Array:
    """`softplus` on an array."""
    return np.maximum(x, 0) + np.log1p(np.exp(-np.abs(x)))


@irdl_op_definition
class SoftplusOp(ActivationOp):
    """log(1 + exp(beta * x)) / beta.

    With a `threshold` (PyTorch's is 20) it is x wherever beta * x is above the threshold.
    """

    name = "graph.softplus"
    beta = prop_def(Real, default_value=real(1.0))
    threshold = opt_prop_def(Real)

    def verify_(self) -> None:
        super().verify_()
        require(self.beta.value.data != 0, "graph.softplus: beta must not be 0")

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        beta = x.dtype.type(self.beta.value.data)
        bent = softplus_numpy(x * beta) / beta
        if self.threshold is None:
            return bent
        return np.where(x * beta > self.threshold.value.data, x, bent)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, beta = args[0], self.beta.value.data
        scaled = e.mul(x, beta) if beta != 1 else x
        bent = softplus(e, scaled)
        bent = e.div(bent, beta) if beta != 1 else bent
        if self.threshold is None:
            return bent
        return e.select(e.compare("gt", scaled, self.threshold.value.data), x, bent)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """The sigmoid of beta * x, and 1 above the threshold."""
        x, wide, beta = e.wide(self.operand), e.wide(grad), self.beta.value.data
        scaled = e.mul(x, beta) if beta != 1 else x
        bent = e.mul(wide, e.apply(SigmoidOp, scaled))
        if self.threshold is None:
            return [bent]
        return [e.select(e.compare("gt", scaled, self.threshold.value.data), wide, bent)]


@irdl_op_definition
class LogSigmoidOp(ActivationOp):
    """log(1 / (1 + exp -x)) as min(x, 0) - log1p(exp -|x|)."""

    name = "graph.log_sigmoid"

    def numpy(self, *args: Array) -> Array:
        return np.minimum(args[0], 0) - np.log1p(np.exp(-np.abs(args[0])))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return log_sigmoid(e, args[0])


def log_sigmoid(e: Emitter, x: SSAValue) -> SSAValue:
    """`graph.log_sigmoid` in other ops."""
    falling = e.apply(ExpOp, e.apply(NegOp, e.apply(AbsOp, x)))
    return e.sub(e.minimum(x, 0.0), e.apply(Log1pOp, falling))


@irdl_op_definition
class MishOp(ActivationOp):
    """x * tanh(softplus(x)) (Misra, 2019), with one exponential: tanh(log(1 + n)) is w / (w + 2) for n = exp(x) and
    w = (1 + n)^2 - 1 = n (n + 2)."""

    name = "graph.mish"
    LARGEST: ClassVar[float] = 40.0
    """From here on the result is x and the slope 1, in f32 and in f64; the squares of exp(40) are finite."""

    def numpy(self, *args: Array) -> Array:
        return args[0] * np.tanh(softplus_numpy(args[0]))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        _, _, w = self._parts(e, args[0])
        return e.mul(args[0], e.div(w, e.add(w, 2.0)))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """With d = w + 2, x times w / d has the slope w / d + x 4 n (n + 1) / d^2."""
        x, n, w = self._parts(e, e.wide(self.operand))
        inverse = e.div(e.splat(1.0, x), e.add(w, 2.0))
        bend = e.mul(e.mul(e.mul(x, 4.0), e.apply(FmaOp, n, n, n)), inverse)
        return [e.mul(e.wide(grad), e.mul(e.add(w, bend), inverse))]

    def _parts(self, e: Emitter, x: SSAValue) -> tuple[SSAValue, SSAValue, SSAValue]:
        """x up to `LARGEST`, n and w of the class's formula."""
        x = e.select(e.compare("gt", x, self.LARGEST), self.LARGEST, x)
        n = e.apply(ExpOp, x)
        return x, n, e.apply(FmaOp, n, n, e.add(n, n))


@irdl_op_definition
class SoftsignOp(ActivationOp):
    """x / (1 + |x|); NaN at infinities, as in PyTorch."""

    name = "graph.softsign"

    def numpy(self, *args: Array) -> Array:
        return args[0] / (1 + np.abs(args[0]))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.div(args[0], e.add(e.apply(AbsOp, args[0]), 1.0))


class _HardGateOp(ActivationOp):
    """min(max(alpha * x + beta, 0), 1): a sigmoid made of lines.

    The defaults are PyTorch's relu6(x + 3) / 6; ONNX's HardSigmoid has alpha = 0.2.
    """

    alpha = prop_def(Real, default_value=real(1 / 6))
    beta = prop_def(Real, default_value=real(0.5))

    def gate_numpy(self, x: Array) -> Array:
        alpha, beta = (x.dtype.type(each.value.data) for each in (self.alpha, self.beta))
        return np.clip(x * alpha + beta, 0, 1)

    def gate(self, e: Emitter, x: SSAValue) -> SSAValue:
        return e.minimum(e.maximum(self._line(e, x), 0.0), 1.0)

    def through_gate(self, e: Backward, grad: SSAValue) -> SSAValue:
        """The gradient of the operand from that of the gate."""
        line = self._line(e, e.wide(self.operand))
        return gradient_between(e, line, 0.0, 1.0, e.mul(grad, self.alpha.value.data))

    def _line(self, e: Emitter, x: SSAValue) -> SSAValue:
        return e.add(e.mul(x, self.alpha.value.data), self.beta.value.data)


@irdl_op_definition
class HardsigmoidOp(_HardGateOp):
    """min(max(alpha * x + beta, 0), 1)."""

    name = "graph.hardsigmoid"

    def numpy(self, *args: Array) -> Array:
        return self.gate_numpy(args[0])

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return self.gate(e, args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """It is 0 where the lines meet, as in PyTorch."""
        return [self.through_gate(e, e.wide(grad))]


@irdl_op_definition
class HardswishOp(_HardGateOp):
    """x * min(max(alpha * x + beta, 0), 1) (Howard et al., 2019)."""

    name = "graph.hardswish"

    def numpy(self, *args: Array) -> Array:
        return args[0] * self.gate_numpy(args[0])

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.mul(args[0], self.gate(e, args[0]))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """The gate counts as constant where its lines meet."""
        x, wide = e.wide(self.operand), e.wide(grad)
        return [e.add(e.mul(wide, self.gate(e, x)), self.through_gate(e, e.mul(wide, x)))]


@irdl_op_definition
class SiluOp(ActivationOp):
    """x * sigmoid(x), also called swish, computed as x / (1 + exp(-x))."""

    name = "graph.silu"

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        return x / (np.ones_like(x) + np.exp(np.negative(x)))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        return e.div(x, e.add(e.apply(ExpOp, e.neg(x)), 1.0))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """s (1 + x (1 - s)) for the sigmoid s. Above 2, where the difference cancels, 1 - s is exp(-x) s."""
        x = e.wide(self.operand)
        falling = e.apply(ExpOp, e.neg(x))
        s = e.div(e.splat(1.0, x), e.add(falling, 1.0))
        rest = e.select(e.compare("gt", x, 2.0), e.mul(falling, s), e.sub(1.0, s))
        return [e.mul(e.wide(grad), e.mul(s, e.add(e.mul(x, rest), 1.0)))]


@irdl_op_definition
class GeluOp(ActivationOp):
    """`graph.gelu %x {approximate = "tanh"} : tensor<4xf32>` (Hendrycks and Gimpel, 2016).

    "none": x * 0.5 * (1 + erf(x / sqrt 2)).
    "tanh": x * 0.5 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3))).
    """

    name = "graph.gelu"
    approximate = prop_def(StringAttr, default_value=StringAttr("none"))

    def verify_(self) -> None:
        super().verify_()
        known = ("none", "tanh")
        require(
            self.approximate.data in known,
            f"graph.gelu: approximate is {self.approximate.data!r}, expected one of: {', '.join(known)}",
        )

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        half = x.dtype.type(0.5)
        if self.approximate.data == "tanh":
            inner = _of(x, pymath.sqrt(2 / pymath.pi)) * (x + _of(x, 0.044715) * (x * x * x))
            return x * (half * (_of(x, 1.0) + np.tanh(inner)))
        flat = [pymath.erf(v) for v in (x * _of(x, pymath.sqrt(0.5))).astype(np.float64).ravel()]
        erf = np.array(flat, dtype=np.float64).reshape(x.shape).astype(x.dtype)
        return x * (half * (_of(x, 1.0) + erf))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        if self.approximate.data == "tanh":
            cubed = e.emit(MulOp(e.emit(MulOp(x, x)), x))
            inner = e.emit(AddOp(x, e.emit(MulOp(e.splat(0.044715, x), cubed))))
            scaled = e.emit(MulOp(e.splat(pymath.sqrt(2 / pymath.pi), x), inner))
            bent = e.emit(TanhOp(scaled))
        else:
            bent = e.emit(ErfOp(e.emit(MulOp(x, e.splat(pymath.sqrt(0.5), x)))))
        gate = e.emit(MulOp(e.splat(0.5, x), e.emit(AddOp(e.splat(1.0, x), bent))))
        return e.emit(MulOp(x, gate))


def _of(x: Array, value: float) -> Array:
    return np.asarray(value, dtype=x.dtype)


@irdl_op_definition
class TanhshrinkOp(ActivationOp):
    """x - tanh(x)."""

    name = "graph.tanhshrink"

    def numpy(self, *args: Array) -> Array:
        return args[0] - np.tanh(args[0])

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.sub(args[0], e.apply(TanhOp, args[0]))


@irdl_op_definition
class HardshrinkOp(ActivationOp):
    """0 where -bound <= x <= bound, else x."""

    name = "graph.hardshrink"
    bound = prop_def(Real, default_value=real(0.5))

    def numpy(self, *args: Array) -> Array:
        x, bound = args[0], args[0].dtype.type(self.bound.value.data)
        return np.where((x >= -bound) & (x <= bound), np.zeros_like(x), x)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        inside = e.compare("le", e.apply(AbsOp, args[0]), self.bound.value.data)
        return e.select(inside, 0.0, args[0])


@irdl_op_definition
class SoftshrinkOp(ActivationOp):
    """x - bound where x > bound, x + bound where x < -bound, else 0."""

    name = "graph.softshrink"
    bound = prop_def(Real, default_value=real(0.5))

    def verify_(self) -> None:
        super().verify_()
        require(self.bound.value.data >= 0, "graph.softshrink: the bound must not be negative")

    def numpy(self, *args: Array) -> Array:
        x, bound = args[0], args[0].dtype.type(self.bound.value.data)
        inside = np.where(np.isnan(x), x, np.zeros_like(x))
        return np.where(x > bound, x - bound, np.where(x < -bound, x + bound, inside))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, bound = args[0], self.bound.value.data
        inside = e.compare("le", e.apply(AbsOp, x), bound)
        # A NaN is not inside: the additions keep it.
        outside = e.select(e.compare("gt", x, 0.0), e.sub(x, bound), e.add(x, bound))
        return e.select(inside, 0.0, outside)


OPS: list[type[ActivationOp]] = [
    CeluOp,
    EluOp,
    GeluOp,
    HardshrinkOp,
    HardsigmoidOp,
    HardswishOp,
    HardtanhOp,
    LeakyReluOp,
    LogSigmoidOp,
    MishOp,
    Relu6Op,
    ReluOp,
    SeluOp,
    SiluOp,
    SoftplusOp,
    SoftshrinkOp,
    SoftsignOp,
    TanhshrinkOp,
]
