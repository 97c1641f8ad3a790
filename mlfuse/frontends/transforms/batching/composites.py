"""Batching of composites by what they stand for, and of calls of the user's."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.composite import CompositeOp, expand
from mlfuse.dialects.graph.compound import CompoundOp, expand_compound
from mlfuse.frontends.transforms.batching.core import Batch, rule


@rule(CompositeOp)
def expanded(b: Batch, op: CompositeOp) -> Sequence[SSAValue]:
    """What it stands for. Those with a rule above are kept whole, and with them their gradients."""
    ops, result = expand(op)
    b.inner(ops)
    return [b.whole(result)]


@rule(CompoundOp)
def compound(b: Batch, op: CompoundOp) -> Sequence[SSAValue]:
    ops, results = expand_compound(op)
    b.inner(ops)
    return [b.whole(result) for result in results]
