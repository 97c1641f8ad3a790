"""Batch normalization, whose several results become several graph ops."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import dims_attr, shape_of
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.functions import SqrtOp
from mlfuse.dialects.graph.normalization import BatchNormInferenceOp, BatchNormTrainingOp
from mlfuse.dialects.graph.statistics import MeanOp, VarianceOp
from mlfuse.dialects.stablehlo import normalization
from mlfuse.passes.importing.rules import Rules


def _inference(e: Emitter, op: normalization.BatchNormInferenceOp) -> Sequence[SSAValue]:
    made = BatchNormInferenceOp.make(*op.operands, axis=op.axis, epsilon=op.epsilon)
    return [e.emit(made)]


def _training(e: Emitter, op: normalization.BatchNormTrainingOp) -> Sequence[SSAValue]:
    dims = _others(op)
    made = BatchNormTrainingOp.make(*op.operands, axis=op.axis, epsilon=op.epsilon)
    mean = MeanOp.make(op.operand, dims=dims_attr(dims))
    return [e.emit(made), e.emit(mean), e.emit(VarianceOp.make(op.operand, dims=dims_attr(dims)))]


def _gradients(e: Emitter, op: normalization.BatchNormGradOp) -> Sequence[SSAValue]:
    """The formulas of StableHLO's specification, 16-bit floats in f32."""
    own, axis, others = dtypes.of(op.operand.type), op.axis, _others(op)
    wide = dtypes.compute(own).mlir
    x, scale, mean, variance, gradient = (
        e.cast(value, f32) if dtypes.of(value.type).is_half else value for value in op.operands
    )

    def along(value: SSAValue) -> SSAValue:
        return e.broadcast(value, [axis], x)

    def total(value: SSAValue) -> SSAValue:
        return e.reduce("add", value, others)

    centred = e.sub(x, along(mean))
    safe = e.add(variance, op.epsilon.value.data)
    deviation = e.apply(SqrtOp, safe)
    sum_gradient, sum_product = total(gradient), total(e.mul(gradient, centred))
    count = e.count(x, others, x)
    inner = e.sub(e.mul(gradient, count), along(sum_gradient))
    inner = e.sub(inner, e.div(e.mul(along(sum_product), centred), along(safe)))
    factor = e.div(along(e.div(scale, deviation)), count)
    grad_scale = total(e.mul(gradient, e.div(centred, along(deviation))))
    results = [e.mul(factor, inner), grad_scale, sum_gradient]
    return [e.cast(value, own.mlir) if own.mlir != wide else value for value in results]


def _others(op: normalization.BatchNormOp) -> tuple[int, ...]:
    rank = len(shape_of(op.operands[0]))
    return tuple(d for d in range(rank) if d != op.axis)


RULES: Rules = {
    normalization.BatchNormGradOp: _gradients,
    normalization.BatchNormInferenceOp: _inference,
    normalization.BatchNormTrainingOp: _training,
}
