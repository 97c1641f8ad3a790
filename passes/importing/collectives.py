"""Collectives: StableHLO's processes become ranks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from xdsl.dialects.builtin import IntegerAttr, ModuleOp
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.stablehlo import collective
from mlfuse.passes.importing.regions import combiner_of
from mlfuse.passes.importing.rules import Rules

_OF_BOOLS = {"or": "max", "and": "min", "max": "max", "min": "min"}


def _all_reduce(e: Emitter, op: collective.AllReduceOp) -> Sequence[SSAValue]:
    combiner = combiner_of(op.body)
    reduction: str | None = combiner if combiner in ("add", "mul", "max", "min") else None
    if dtypes.of(op.inputs[0].type).is_bool:
        reduction = _OF_BOOLS.get(combiner or "")
    if reduction is None:
        raise OpError(op, "its region must be one op: an addition, a product, a maximum or minimum")
    # Ranks are numbered as XLA's flattened ids: replica ids if there is one partition.
    partitions = _attribute(op, "mhlo.num_partitions")
    if partitions > 1 and op.use_global_device_ids is None:
        raise OpError(
            op,
            f"the module has {partitions} partitions, and its groups are of replicas; only "
            "use_global_device_ids determines their processes",
        )
    groups = op.groups
    if groups and op.channel <= 0 and op.use_global_device_ids is not None:
        raise OpError(op, "use_global_device_ids needs a channel")
    new = AllReduceOp(reduction, list(op.inputs), groups or None)
    e.ops.append(new)
    return list(new.outputs)


def _attribute(op: Operation, name: str) -> int:
    """An integer attribute of the module; 1 if it is missing."""
    parent = op.parent_op()
    while parent is not None and not isinstance(parent, ModuleOp):
        parent = parent.parent_op()
    value = parent.attributes.get(name) if parent is not None else None
    return cast(IntegerAttr[Any], value).value.data if isinstance(value, IntegerAttr) else 1


RULES: Rules = {
    collective.AllReduceOp: _all_reduce,
}
