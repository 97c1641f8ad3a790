"""Softmax and its logarithm."""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.arithmetic import SubOp
from mlfuse.dialects.graph.composite import OPERAND_T, AlongAxisOp, Axis, CompositeOp, Emitter
from mlfuse.dialects.graph.division import DivOp
from mlfuse.dialects.graph.functions import ExpOp, LogOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.stop_gradient import StopGradientOp

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class SoftmaxBase(AlongAxisOp, abc.ABC):
    """`graph.softmax %x {axis = 1 : i64} : tensor<8x16xf32>`."""

    operand = operand_def(OPERAND_T)
    axis = prop_def(Axis)
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())

    def __init__(self, operand: SSAValue, axis: int):
        super().__init__(
            operands=[operand],
            properties={"axis": IntegerAttr(axis, i64)},
            result_types=[operand.type],
        )

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data


def shifted_numpy(x: Array, axis: int) -> Array:
    """x minus its maximum."""
    start = np.asarray(-np.inf, dtype=x.dtype)[()]
    return x - np.maximum.reduce(x, axis=axis, keepdims=True, initial=start)


def softmax_numpy(x: Array, axis: int) -> Array:
    """`graph.softmax` on an array."""
    exp = np.exp(shifted_numpy(x, axis))
    return exp / exp.sum(axis=axis, keepdims=True)


def log_softmax_numpy(x: Array, axis: int) -> Array:
    """`graph.log_softmax` on an array."""
    shifted = shifted_numpy(x, axis)
    return shifted - np.log(np.exp(shifted).sum(axis=axis, keepdims=True))


def shifted_of(
    e: Emitter, x: SSAValue, axis: int, kept: tuple[int, ...]
) -> tuple[SSAValue, SSAValue]:
    """x minus its maximum, so that exp can't overflow, and the maximum. The result is the same for any number that is
    subtracted, so no gradient goes through the maximum."""
    top = e.emit(StopGradientOp(e.emit(ReduceOp("max", x, [axis]))))
    return e.emit(SubOp(x, e.broadcast(top, kept, x))), top


def softmax(e: Emitter, x: SSAValue, axis: int, kept: tuple[int, ...]) -> SSAValue:
    """`graph.softmax` in other ops; `kept` are all dims but the axis."""
    exp = e.emit(ExpOp(shifted_of(e, x, axis, kept)[0]))
    total = e.emit(ReduceOp("add", exp, [axis]))
    return e.emit(DivOp(exp, e.broadcast(total, kept, exp)))


def softmax_and_logarithm(e: Emitter, x: SSAValue, axis: int) -> tuple[SSAValue, SSAValue]:
    """The softmax of x and log(sum exp x), which is x minus the logarithm of its softmax. Both are 0 where all x are -inf."""
    top = e.reduce("max", x, [axis])
    is_hidden = e.compare("eq", top, float("-inf"))
    shift = e.select(is_hidden, 0.0, top)
    exp = e.apply(ExpOp, e.sub(x, e.extended(shift, [axis], x)))
    total = e.reduce("add", exp, [axis])
    logarithm = e.select(is_hidden, 0.0, e.add(top, e.apply(LogOp, total)))
    divisor = e.select(e.compare("eq", total, 0.0), 1.0, total)
    return e.div(exp, e.extended(divisor, [axis], exp)), logarithm


def log_softmax(e: Emitter, x: SSAValue, axis: int, kept: tuple[int, ...]) -> SSAValue:
    """`graph.log_softmax` in other ops; `kept` are all dims but the axis."""
    shifted, _ = shifted_of(e, x, axis, kept)
    total = e.emit(ReduceOp("add", e.emit(ExpOp(shifted)), [axis]))
    return e.emit(SubOp(shifted, e.broadcast(e.emit(LogOp(total)), kept, shifted)))


@irdl_op_definition
class SoftmaxOp(SoftmaxBase):
    """exp(x - max x) / sum exp(x - max x) along the axis."""

    name = "graph.softmax"

    def numpy(self, *args: Array) -> Array:
        return softmax_numpy(args[0], self.axis_index)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return softmax(e, args[0], self.axis_index, self.kept())

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        y, wide = e.wide(self.result), e.wide(grad)
        mean = e.reduce("add", e.mul(wide, y), [self.axis_index])
        return [e.mul(y, e.sub(wide, e.broadcast(mean, self.kept(), y)))]


@irdl_op_definition
class LogSoftmaxOp(SoftmaxBase):
    """x - max x - log(sum exp(x - max x)) along the axis."""

    name = "graph.log_softmax"

    def numpy(self, *args: Array) -> Array:
        return log_softmax_numpy(args[0], self.axis_index)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return log_softmax(e, args[0], self.axis_index, self.kept())

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        y, wide = e.wide(self.result), e.wide(grad)
        total = e.reduce("add", wide, [self.axis_index])
        return [e.sub(wide, e.mul(e.apply(ExpOp, y), e.broadcast(total, self.kept(), y)))]


OPS: list[type[CompositeOp]] = [LogSoftmaxOp, SoftmaxOp]
