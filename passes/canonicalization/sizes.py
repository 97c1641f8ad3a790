"""Sizes: known ones become constants, others are read from values that are needed in any case.

`graph.dim %x` and `like %x` read no element of x. If no other op does, they would keep x alive.
"""

from __future__ import annotations

from itertools import islice

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import GraphOp, shape_of
from mlfuse.dialects.graph.creation import ConstantOp, DimOp, IotaOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.passes.canonicalization.rules import Replacement, rebuilt, rule

USES = 32
"""The most uses that are checked; a value with more is probably read."""


@rule(DimOp)
def known_size(op: DimOp) -> Replacement:
    """A size that the type gives."""
    size = shape_of(op.operand)[op.dimension.value.data]
    return None if size == DYNAMIC else [ConstantOp.scalar_of(size, op.result_dtype)]


@rule(DimOp)
def size_of_operand(op: DimOp) -> Replacement:
    """An operand has the sizes of this value too, and only its sizes are used."""
    owner, place = op.operand.owner, (op.operand, op.dimension.value.data)
    if not isinstance(owner, GraphOp) or not _only_sizes(op.operand):
        return None
    for pair in owner.equal_dims():
        for this, other in (pair, pair[::-1]):
            if this == place and other[0] in owner.operands:
                return [DimOp(*other)]
    return None


@rule(BroadcastOp, IotaOp, ReshapeOp)
def like_of_operand(op: BroadcastOp | IotaOp | ReshapeOp) -> Replacement:
    """Take sizes from an earlier tensor if only sizes of the `like` tensor are used."""
    if op.like is None:
        return None
    source = _of_same_sizes(op.like.owner, op.like)
    if source is None or not _only_sizes(op.like):
        return None
    return [rebuilt(op, [source if value is op.like else value for value in op.operands])]


def _of_same_sizes(owner: object, value: SSAValue) -> SSAValue | None:
    """An operand, of the same shape, of the op that computes `value`."""
    if isinstance(owner, BroadcastOp | IotaOp | ReshapeOp):
        return owner.like
    if not isinstance(owner, ElementwiseOp):
        return None
    return next((v for v in owner.operands if shape_of(v) == shape_of(value)), None)


def _only_sizes(value: SSAValue) -> bool:
    uses = list(islice(value.uses, USES + 1))
    return len(uses) <= USES and all(_reads_size(use.operation, use.index) for use in uses)


def _reads_size(op: Operation, index: int) -> bool:
    return isinstance(op, GraphOp) and op.size_only(index)
