"""Batching of composites by what they stand for, and of calls of the user's."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.func import CallOp
from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.composite import CompositeOp, expand
from mlfuse.dialects.graph.compound import CompoundOp, expand_compound
from mlfuse.transforms.batching.core import Batch, rule


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


@rule(CallOp)
def call(b: Batch, op: CallOp) -> Sequence[SSAValue]:
    """A composite of the user's keeps its name and its gradient: its function is batched itself."""
    from mlfuse.transforms.vectorized import batched_function

    operands = [b.whole(value) for value in op.operands]
    function = batched_function(b, op.callee.string_value(), operands)
    types = function.function_type.outputs.data
    results = b.append(CallOp(function.sym_name.data, operands, types))
    for single, whole in zip(op.results, results, strict=True):
        b.trace.sizes.tie((operands[0], 0), (whole, 0))
        for position, size in enumerate(shape_of(single)):
            if size == DYNAMIC:
                b.trace.sizes.tie((single, position), (whole, position + 1))
    return results
