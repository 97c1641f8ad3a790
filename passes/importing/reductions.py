"""Reductions."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.base import tensor_type
from mlfuse.dialects.graph.build import cast
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.stablehlo import reduction
from mlfuse.passes.importing.reduce_regions import reduce_by
from mlfuse.passes.importing.regions import combined_with, combiner_of
from mlfuse.passes.importing.rules import Rules


def _reduce(e: Emitter, op: reduction.ReduceOp) -> Sequence[SSAValue]:
    combiner = combiner_of(op.body)
    if combiner is None:
        return reduce_by(e, op, op.inputs, op.init_values, op.dims, op.body)
    element = tensor_type(op.outputs[0]).element_type
    reduced = e.emit(ReduceOp(combiner, cast(e, op.inputs[0], element), op.dims))
    return [combined_with(e, combiner, reduced, op.init_values[0])]


RULES: Rules = {
    reduction.ReduceOp: _reduce,
}
