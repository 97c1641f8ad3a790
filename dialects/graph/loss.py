"""Losses: a number for each element or sample, or their sum or mean.

`reduction` is "none", "sum" or "mean" (the default). Formulas and defaults are PyTorch's
(`torch.nn.functional`). Without elements, a sum is 0 and a mean NaN.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects.builtin import BoolAttr, IntegerAttr, StringAttr, TensorType
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.activation import log_sigmoid
from mlfuse.dialects.graph.arithmetic import AbsOp, NegOp
from mlfuse.dialects.graph.base import AnyTensor, Dim, require, shape_of, tensor_type
from mlfuse.dialects.graph.composite import OPERAND_T, CompositeOp, Emitter, Real, real
from mlfuse.dialects.graph.functions import ExpOp, Log1pOp, LogOp

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class LossOp(CompositeOp, abc.ABC):
    """A loss with a reduction."""

    REDUCTIONS: ClassVar[tuple[str, ...]] = ("none", "sum", "mean")
    reduction = prop_def(StringAttr, default_value=StringAttr("mean"))

    @property
    def how(self) -> str:
        """The reduction's name."""
        return self.reduction.data

    def unreduced_shape(self) -> tuple[int, ...]:
        """The shape with reduction "none"."""
        return shape_of(self.operands[0])

    def inferred_type(self) -> AnyTensor:
        shape = self.unreduced_shape() if self.how == "none" else ()
        return TensorType(tensor_type(self.operands[0]).element_type, shape)

    def verify_(self) -> None:
        require(
            self.how in self.REDUCTIONS,
            f"{self.name}: reduction is {self.how!r}, expected one of: {', '.join(self.REDUCTIONS)}",
        )
        super().verify_()

    def reduced_numpy(self, loss: Array) -> Array:
        """The losses, reduced."""
        if self.how == "none":
            return loss
        total = np.asarray(loss.sum())
        if self.how == "sum":
            return total
        return total / loss.dtype.type(loss.shape[0] if self.how == "batchmean" else loss.size)

    def reduced(self, e: Emitter, loss: SSAValue) -> SSAValue:
        """The losses, reduced."""
        axes = tuple(range(len(shape_of(loss))))
        if self.how == "none":
            return loss
        total = e.reduce("add", loss, axes)
        if self.how == "sum":
            return total
        return e.div(total, e.count(loss, axes[:1] if self.how == "batchmean" else axes, total))

    def unreduced(self, e: Backward, grad: SSAValue, like: SSAValue) -> SSAValue:
        """The gradient of each loss, in the shape of `like`, from the gradient of the reduced loss."""
        if self.how == "none":
            return grad
        if self.how == "mean":
            grad = e.div(grad, e.count(like, range(len(shape_of(like))), grad))
        return e.broadcast(grad, (), like)


class PairLossOp(LossOp, abc.ABC):
    """`graph.mse_loss %x, %target {reduction = "sum"} : T, T -> tensor<f32>`: a loss of pairs."""

    operand = operand_def(OPERAND_T)
    target = operand_def(OPERAND_T)
    result = result_def()
    traits = traits_def(Pure())

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position in range(len(shape_of(self.operand))):
            yield (self.operand, position), (self.target, position)
            if self.how == "none":
                yield (self.operand, position), (self.result, position)

    @abc.abstractmethod
    def loss_numpy(self, x: Array, target: Array) -> Array:
        """The loss of each pair."""

    @abc.abstractmethod
    def loss(self, e: Emitter, x: SSAValue, target: SSAValue) -> SSAValue:
        """The loss of each pair."""

    def numpy(self, *args: Array) -> Array:
        return self.reduced_numpy(self.loss_numpy(*args))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return self.reduced(e, self.loss(e, *args))


@irdl_op_definition
class MseLossOp(PairLossOp):
    """(x - target)^2."""

    name = "graph.mse_loss"

    def loss_numpy(self, x: Array, target: Array) -> Array:
        return np.square(x - target)

    def loss(self, e: Emitter, x: SSAValue, target: SSAValue) -> SSAValue:
        distance = e.sub(x, target)
        return e.mul(distance, distance)


@irdl_op_definition
class L1LossOp(PairLossOp):
    """|x - target|."""

    name = "graph.l1_loss"

    def loss_numpy(self, x: Array, target: Array) -> Array:
        return np.abs(x - target)

    def loss(self, e: Emitter, x: SSAValue, target: SSAValue) -> SSAValue:
        return e.apply(AbsOp, e.sub(x, target))


@irdl_op_definition
class HuberLossOp(PairLossOp):
    """d^2 / 2 where d = |x - target| is at most delta, else delta * (d - delta / 2) (Huber, 1964)."""

    name = "graph.huber_loss"
    delta = prop_def(Real, default_value=real(1.0))

    def verify_(self) -> None:
        super().verify_()
        require(self.delta.value.data > 0, "graph.huber_loss: delta must be positive")

    def loss_numpy(self, x: Array, target: Array) -> Array:
        d, delta = np.abs(x - target), self.delta.value.data
        return np.where(d <= delta, 0.5 * d * d, delta * (d - 0.5 * delta))

    def loss(self, e: Emitter, x: SSAValue, target: SSAValue) -> SSAValue:
        d, delta = e.apply(AbsOp, e.sub(x, target)), self.delta.value.data
        near = e.mul(e.mul(d, 0.5), d)
        far = e.mul(e.sub(d, 0.5 * delta), delta)
        return e.select(e.compare("le", d, delta), near, far)


@irdl_op_definition
class SmoothL1LossOp(PairLossOp):
    """d^2 / (2 beta) where d = |x - target| is below beta, else d - beta / 2 (Girshick, 2015)."""

    name = "graph.smooth_l1_loss"
    beta = prop_def(Real, default_value=real(1.0))

    def verify_(self) -> None:
        super().verify_()
        require(self.beta.value.data >= 0, "graph.smooth_l1_loss: beta must not be negative")

    def loss_numpy(self, x: Array, target: Array) -> Array:
        d, beta = np.abs(x - target), self.beta.value.data
        if beta == 0:
            return d
        return np.where(d < beta, 0.5 * d * d / beta, d - 0.5 * beta)

    def loss(self, e: Emitter, x: SSAValue, target: SSAValue) -> SSAValue:
        d, beta = e.apply(AbsOp, e.sub(x, target)), self.beta.value.data
        if beta == 0:
            return d
        near = e.div(e.mul(e.mul(d, 0.5), d), beta)
        return e.select(e.compare("lt", d, beta), near, e.sub(d, 0.5 * beta))


@irdl_op_definition
class BceLossOp(PairLossOp):
    """-(t * log x + (1 - t) * log(1 - x)) of probabilities x, each logarithm at least -100."""

    name = "graph.bce_loss"

    def loss_numpy(self, x: Array, target: Array) -> Array:
        yes, no = np.maximum(np.log(x), -100), np.maximum(np.log1p(-x), -100)
        return (target - 1) * no - target * yes

    def loss(self, e: Emitter, x: SSAValue, target: SSAValue) -> SSAValue:
        yes = e.maximum(e.apply(LogOp, x), -100.0)
        no = e.maximum(e.apply(Log1pOp, e.apply(NegOp, x)), -100.0)
        return e.sub(e.mul(e.sub(target, 1.0), no), e.mul(target, yes))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """(x - t) / (x (1 - x)) with a divisor of at least 1e-12, as in PyTorch: it is finite at 0 and 1."""
        x, target = e.wide(self.operand), e.wide(self.target)
        each = self.unreduced(e, e.wide(grad), x)
        spread = e.maximum(e.mul(x, e.sub(1.0, x)), 1e-12)
        own = e.mul(each, e.div(e.sub(x, target), spread))
        yes = e.maximum(e.apply(LogOp, x), -100.0)
        no = e.maximum(e.apply(Log1pOp, e.neg(x)), -100.0)
        return [own, e.mul(each, e.sub(no, yes))]


@irdl_op_definition
class BceWithLogitsLossOp(PairLossOp):
    """`graph.bce_loss` of sigmoid(x), without overflow: (1 - t) * x - log(sigmoid(x))."""

    name = "graph.bce_with_logits_loss"

    def loss_numpy(self, x: Array, target: Array) -> Array:
        return (1 - target) * x - (np.minimum(x, 0) - np.log1p(np.exp(-np.abs(x))))

    def loss(self, e: Emitter, x: SSAValue, target: SSAValue) -> SSAValue:
        return e.sub(e.mul(e.sub(1.0, target), x), log_sigmoid(e, x))


@irdl_op_definition
class KlDivLossOp(PairLossOp):
    """t * log t - t * x of log-probabilities x and probabilities t. The first term is 0 where t is 0.

    With `log_target = true` the target is a logarithm too. The reduction "batchmean" divides the sum
    by the size of dim 0.
    """

    name = "graph.kl_div_loss"
    REDUCTIONS: ClassVar[tuple[str, ...]] = ("none", "sum", "mean", "batchmean")
    log_target = prop_def(BoolAttr, default_value=IntegerAttr.from_bool(False))

    def verify_(self) -> None:
        super().verify_()
        require(
            self.how != "batchmean" or len(shape_of(self.operand)) > 0,
            "graph.kl_div_loss: a scalar has no batch",
        )

    def loss_numpy(self, x: Array, target: Array) -> Array:
        if self.log_target.value.data:
            return np.exp(target) * (target - x)
        own = np.where(target == 0, np.zeros_like(x), target * np.log(target))
        return own - target * x

    def loss(self, e: Emitter, x: SSAValue, target: SSAValue) -> SSAValue:
        if self.log_target.value.data:
            return e.mul(e.apply(ExpOp, target), e.sub(target, x))
        nothing = e.compare("eq", target, 0.0)
        # A logarithm of 0 would make the gradient NaN, although its value isn't used.
        log = e.apply(LogOp, e.select(nothing, 1.0, target))
        own = e.select(nothing, 0.0, e.mul(target, log))
        return e.sub(own, e.mul(target, x))


OPS: list[type[CompositeOp]] = [
    BceLossOp,
    BceWithLogitsLossOp,
    HuberLossOp,
    KlDivLossOp,
    L1LossOp,
    MseLossOp,
    SmoothL1LossOp,
]
