"""Batching of reductions, statistics, and ops along one dim."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.ir import SSAValue

from mlfuse.dialects.graph.arg_reduction import ArgReductionOp
from mlfuse.dialects.graph.base import dims_attr, dims_of
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.normalization import LayerNormOp, RmsNormOp
from mlfuse.dialects.graph.reduce_by import ReduceByOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.softmax import SoftmaxBase
from mlfuse.dialects.graph.statistics import StatisticOp
from mlfuse.frontends.transforms.batching.composites import expanded
from mlfuse.frontends.transforms.batching.core import Batch, rule


@rule(ReduceOp, ArgReductionOp, StatisticOp)
def reduction(b: Batch, op: ReduceOp | ArgReductionOp | StatisticOp) -> Sequence[SSAValue]:
    """Reduce the same dims of each element."""
    dims = dims_attr([dim + 1 for dim in dims_of(op.dims)])
    return b.clone(op, [b.whole(op.operand)], dims=dims)


@rule(ReduceByOp)
def reduce_by(b: Batch, op: ReduceByOp) -> Sequence[SSAValue]:
    """As `reduction`; the init values must be the same for all elements."""
    if any(b.of(value) is not None for value in op.init):
        b.refuse(
            "its init values differ between the elements of the batch; init values must be constants"
        )
    inputs = [b.whole(value) for value in op.inputs]
    init = [b.single(value) for value in op.init]
    dims = [dim + 1 for dim in op.reduced]
    return [b.emit(ReduceByOp(inputs, init, dims, op.which, op.combiner.clone()))]


@rule(CumulativeOp)
def cumulative(b: Batch, op: CumulativeOp) -> Sequence[SSAValue]:
    return b.clone(op, [b.whole(op.operand)], dimension=IntegerAttr(op.axis + 1, i64))


@rule(SoftmaxBase)
def softmax(b: Batch, op: SoftmaxBase) -> Sequence[SSAValue]:
    return b.clone(op, [b.whole(op.operand)], axis=IntegerAttr(op.axis_index + 1, i64))


@rule(LayerNormOp, RmsNormOp)
def norm(b: Batch, op: LayerNormOp | RmsNormOp) -> Sequence[SSAValue]:
    """The same op if scale and bias are the same for all elements; else the ops that it expands to."""
    if any(b.of(value) is not None for value in op.parameters):
        return expanded(b, op)
    parameters = [b.single(value) for value in op.parameters]
    return b.clone(op, [b.whole(op.operand), *parameters], axis=IntegerAttr(op.axis_index + 1, i64))
