"""Rectified linear units: relu and its variants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, prop_def

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.composite import ActivationOp, Emitter, Real, real
from mlfuse.dialects.graph.extrema import MaxOp
from mlfuse.dialects.graph.functions import (
    ExpM1Op,
)

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class ReluOp(ActivationOp):
    """max(x, 0)."""

    name = "graph.relu"

    def numpy(self, *args: Array) -> Array:
        return np.where(args[0] <= 0, np.zeros_like(args[0]), args[0])

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.emit(MaxOp(args[0], e.splat(0.0, args[0])))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """It is 0 at 0, as in PyTorch and JAX."""
        return [e.masked(e.compare("gt", self.operand, 0.0), grad)]


def gradient_between(e: Backward, x: SSAValue, low: float, high: float, grad: SSAValue) -> SSAValue:
    """`grad` where low < x < high, else 0."""
    return e.masked(e.compare("gt", x, low), e.masked(e.compare("lt", x, high), grad))


@irdl_op_definition
class HardtanhOp(ActivationOp):
    """min(max(x, low), high). relu6 is `{low = 0.0, high = 6.0}`."""

    name = "graph.hardtanh"
    low = prop_def(Real, default_value=real(-1.0))
    high = prop_def(Real, default_value=real(1.0))

    def verify_(self) -> None:
        super().verify_()
        low, high = self.low.value.data, self.high.value.data
        require(low <= high, f"graph.hardtanh: low, {low}, is above high, {high}")

    def numpy(self, *args: Array) -> Array:
        return np.clip(args[0], self.low.value.data, self.high.value.data)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.minimum(e.maximum(args[0], self.low.value.data), self.high.value.data)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """It is 0 at the bounds, as in PyTorch."""
        return [gradient_between(e, self.operand, self.low.value.data, self.high.value.data, grad)]


@irdl_op_definition
class Relu6Op(ActivationOp):
    """min(max(x, 0), 6)."""

    name = "graph.relu6"

    def numpy(self, *args: Array) -> Array:
        return np.clip(args[0], 0, 6)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.minimum(e.maximum(args[0], 0.0), 6.0)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """It is 0 at 0 and 6, as in PyTorch and JAX."""
        return [gradient_between(e, self.operand, 0.0, 6.0, grad)]


@irdl_op_definition
class LeakyReluOp(ActivationOp):
    """x where x > 0, else slope * x (Maas, Hannun and Ng, 2013)."""

    name = "graph.leaky_relu"
    slope = prop_def(Real, default_value=real(0.01))

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        return np.where(x > 0, x, x * x.dtype.type(self.slope.value.data))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        below = e.mul(x, self.slope.value.data)
        return e.select(e.compare("gt", x, 0.0), x, below)


@irdl_op_definition
class EluOp(ActivationOp):
    """x where x > 0, else alpha * (exp(x) - 1) (Clevert, Unterthiner and Hochreiter, 2016)."""

    name = "graph.elu"
    alpha = prop_def(Real, default_value=real(1.0))

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        return np.where(x > 0, x, np.expm1(x) * x.dtype.type(self.alpha.value.data))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        below = e.mul(e.apply(ExpM1Op, x), self.alpha.value.data)
        return e.select(e.compare("gt", x, 0.0), x, below)


@irdl_op_definition
class CeluOp(ActivationOp):
    """x where x > 0, else alpha * (exp(x / alpha) - 1) (Barron, 2017)."""

    name = "graph.celu"
    alpha = prop_def(Real, default_value=real(1.0))

    def verify_(self) -> None:
        super().verify_()
        require(self.alpha.value.data != 0, "graph.celu: alpha must not be 0")

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        alpha = x.dtype.type(self.alpha.value.data)
        return np.where(x > 0, x, np.expm1(x / alpha) * alpha)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, alpha = args[0], self.alpha.value.data
        below = e.mul(e.apply(ExpM1Op, e.div(x, alpha)), alpha)
        return e.select(e.compare("gt", x, 0.0), x, below)


@irdl_op_definition
class SeluOp(ActivationOp):
    """scale * x where x > 0, else scale * alpha * (exp(x) - 1), with constants for which mean 0 and
    variance 1 are a fixed point (Klambauer et al., 2017)."""

    name = "graph.selu"
    ALPHA: ClassVar[float] = 1.6732632423543772848170429916717
    SCALE: ClassVar[float] = 1.0507009873554804934193349852946

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        alpha, scale = x.dtype.type(self.ALPHA), x.dtype.type(self.SCALE)
        return scale * np.where(x > 0, x, np.expm1(x) * alpha)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        below = e.mul(e.apply(ExpM1Op, x), self.ALPHA)
        return e.mul(e.select(e.compare("gt", x, 0.0), x, below), self.SCALE)
