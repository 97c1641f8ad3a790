"""Statistics along dims: mean, variance, logsumexp.

Like `graph.reduce`, they remove their dims: `graph.mean %x {dims = array<i64: 1>} :
tensor<8x16xf32> -> tensor<8xf32>`.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, TensorType, i64
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.arithmetic import AbsOp
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    Dims,
    check_dims,
    dims_of,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.composite import Axis, CompositeOp, Emitter
from mlfuse.dialects.graph.functions import ExpOp, LogOp
from mlfuse.dialects.graph.stop_gradient import StopGradientOp

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class StatisticOp(CompositeOp, abc.ABC):
    """A composite that reduces the elements along some dims to one number."""

    operand = operand_def()
    dims = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def axes(self) -> tuple[int, ...]:
        """The dims that are reduced."""
        return dims_of(self.dims)

    def kept(self) -> tuple[int, ...]:
        """The dims that are kept."""
        return tuple(d for d in range(len(shape_of(self.operand))) if d not in self.axes)

    def inferred_type(self) -> AnyTensor:
        shape = shape_of(self.operand)
        return TensorType(tensor_type(self.operand).element_type, [shape[d] for d in self.kept()])

    def verify_(self) -> None:
        check_dims(self.axes, len(shape_of(self.operand)), f"{self.name}: dims")
        super().verify_()

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position, source in enumerate(self.kept()):
            yield (self.operand, source), (self.result, position)


@irdl_op_definition
class MeanOp(StatisticOp):
    """The sum divided by the number of elements; NaN without elements."""

    name = "graph.mean"

    def numpy(self, *args: Array) -> Array:
        count = prod(args[0].shape[d] for d in self.axes)
        return np.asarray(args[0].sum(axis=self.axes)) / args[0].dtype.type(count)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.mean(args[0], *self.axes)


def variance(e: Emitter, x: SSAValue, axes: tuple[int, ...], ddof: int = 0) -> SSAValue:
    """The mean of the squared deviations from the mean, computed in two passes."""
    kept = [d for d in range(len(shape_of(x))) if d not in axes]
    centered = e.sub(x, e.broadcast(e.mean(x, *axes), kept, x))
    total = e.reduce("add", e.mul(centered, centered), axes)
    return e.div(total, e.count(x, axes, total, ddof))


@irdl_op_definition
class VarianceOp(StatisticOp):
    """`graph.variance %x {dims = array<i64: 1>, ddof = 1 : i64} : tensor<8x16xf32> -> tensor<8xf32>`.

    The sum of the squared deviations from the mean, divided by the number of elements minus `ddof` (by
    default 0; 1 makes it unbiased). As in NumPy, the divisor is never negative. It takes two passes.
    """

    name = "graph.variance"
    ddof = prop_def(Axis, default_value=IntegerAttr(0, i64))

    def verify_(self) -> None:
        super().verify_()
        require(self.ddof.value.data >= 0, "graph.variance: ddof must not be negative")

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        count = prod(x.shape[d] for d in self.axes)
        mean = x.sum(axis=self.axes, keepdims=True) / x.dtype.type(count)
        total = np.square(x - mean).sum(axis=self.axes)
        return np.asarray(total) / x.dtype.type(max(count - self.ddof.value.data, 0))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return variance(e, args[0], self.axes, self.ddof.value.data)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """2 (x - mean) / n: the derivative through the mean is 0."""
        x, kept = e.wide(self.operand), self.kept()
        centered = e.sub(x, e.broadcast(e.mean(x, *self.axes), kept, x))
        grad = e.mul(e.wide(grad), 2.0)
        slope = e.div(grad, e.count(x, self.axes, grad, self.ddof.value.data))
        return [e.mul(centered, e.broadcast(slope, kept, x))]


@irdl_op_definition
class LogSumExpOp(StatisticOp):
    """log(sum exp x), shifted by the maximum where that is finite; -inf without elements."""

    name = "graph.logsumexp"

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        start = x.dtype.type(-np.inf)
        top = np.maximum.reduce(x, axis=self.axes, keepdims=True, initial=start)
        top = np.where(np.isinf(top), np.zeros_like(top), top)
        total = np.exp(x - top).sum(axis=self.axes)
        return np.log(total) + top.reshape(total.shape)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        top = e.reduce("max", x, self.axes)
        # Shifting by an infinity would turn elements equal to it into NaN.
        infinite = e.compare("eq", e.apply(AbsOp, top), float("inf"))
        top = e.emit(StopGradientOp(e.select(infinite, 0.0, top)))
        shifted = e.sub(x, e.broadcast(top, self.kept(), x))
        total = e.reduce("add", e.apply(ExpOp, shifted), self.axes)
        return e.add(e.apply(LogOp, total), top)


OPS: list[type[CompositeOp]] = [LogSumExpOp, MeanOp, VarianceOp]
