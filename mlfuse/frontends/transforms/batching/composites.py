"""Batching of the graph dialect's composites: the ops that they expand to are batched."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.composite import CompositeOp, expand
from mlfuse.dialects.graph.compound import CompoundOp, expand_compound
from mlfuse.frontends.transforms.batching.core import Batch, rule


@rule(CompositeOp)
def expanded(b: Batch, op: CompositeOp) -> Sequence[SSAValue]:
    """Batch the ops that the composite expands to. Composites with their own rule stay whole, and so do their
    gradients."""
    ops, result = expand(op)
    b.inner(ops)
    return [b.whole(result)]


@rule(CompoundOp)
def compound(b: Batch, op: CompoundOp) -> Sequence[SSAValue]:
    ops, results = expand_compound(op)
    b.inner(ops)
    return [b.whole(result) for result in results]
