"""Reductions."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import creation, movement, reshape
from mlfuse.dialects.graph.base import tensor_type
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.reduction import COMBINERS, ReduceOp
from mlfuse.dialects.stablehlo import reduction
from mlfuse.errors import OpError
from mlfuse.passes.importing.rules import Rules
from mlfuse.passes.importing.tables import REDUCERS, REDUCERS_ON_BOOLS
from mlfuse.passes.importing.values import cast, spread


def _reduce(e: Emitter, op: reduction.ReduceOp) -> Sequence[SSAValue]:
    if len(op.inputs) > 1:
        raise OpError(op, "reducing several operands at once is not supported yet")
    combiner = op.combiner
    rules = REDUCERS
    if dtypes.of(op.outputs[0].type).is_bool:
        rules = REDUCERS | REDUCERS_ON_BOOLS
    if combiner is None or type(combiner) not in rules:
        known = ", ".join(kind.name for kind in REDUCERS)
        raise OpError(op, f"the region must be one op on its arguments; there are: {known}")
    name, combine = rules[type(combiner)]
    element, init = tensor_type(op.outputs[0]).element_type, op.init_values[0]
    reduced = e.emit(ReduceOp(name, cast(e, op.inputs[0], element), op.dims))
    if _is_identity(init, name):
        return [reduced]
    return [e.emit(combine(reduced, spread(e, cast(e, init, element), reduced)))]


def _is_identity(init: SSAValue, combiner: str) -> bool:
    """Whether `init` is known to be the value that combining with changes nothing."""
    value = init
    while isinstance(value.owner, movement.BroadcastOp | reshape.ReshapeOp):
        value = value.owner.operand
    if not isinstance(value.owner, creation.ConstantOp) or not value.owner.is_splat:
        return False
    dtype = dtypes.of(value.type)
    identity = np.asarray(COMBINERS[combiner].identity(dtype)).astype(dtype.numpy)
    return bool((dtypes.dense_values(value.owner.value) == identity).all())


RULES: Rules = {
    reduction.ReduceOp: _reduce,
}
