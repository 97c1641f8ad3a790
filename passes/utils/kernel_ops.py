"""Classifies ops: those a kernel computes, those that are free in one, and those outside kernels."""

from __future__ import annotations

from xdsl.ir import Operation

from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.passes.utils.strided import is_part


def is_free(op: Operation) -> bool:
    """Whether an op costs nothing inside a kernel."""
    if isinstance(op, ConstantOp):
        return op.is_splat
    return isinstance(op, GraphOp) and op.KIND.is_read_in_place


def is_kernel_op(op: Operation) -> bool:
    """Whether an op can be computed by a kernel of ours."""
    kinds = (
        *(OpKind.ELEMENTWISE, OpKind.INDEXED, OpKind.REDUCTION, OpKind.ORDERED),
        *(OpKind.INJECTIVE, OpKind.SOURCE),
    )
    return isinstance(op, GraphOp) and op.KIND in kinds and not is_view(op)


def is_view(op: Operation) -> bool:
    """Whether an op outside a kernel is another view of the same memory."""
    is_array = isinstance(op, ConstantOp) and not op.is_splat
    return isinstance(op, ReshapeOp) or is_array or is_part(op)
