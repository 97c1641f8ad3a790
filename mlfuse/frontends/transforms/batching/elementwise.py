"""Batching of ops whose result element depends on one element of each operand."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.composite import ActivationOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.frontends.transforms.batching.core import Batch, rule


@rule(ElementwiseOp, ActivationOp)
def elementwise(b: Batch, op: GraphOp) -> Sequence[SSAValue]:
    """The same op on the whole batch."""
    return b.clone(op, [b.whole(operand) for operand in op.operands])
