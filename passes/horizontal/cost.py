"""What a planned function costs: launches, and bytes that kernels move. A `?` dim counts as 1024.

Library calls cost the same in all plans of one function and are left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from mlfuse.devices import Device
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.passes.dims import DimClasses
from mlfuse.passes.fusion.cost import CostModel
from mlfuse.passes.fusion.nodes import is_kernel_op

WITH_REDUCTIONS = 3
"""Launches of a foreach whose tensors are reduced, on a GPU: partial results, slots, what follows."""


@dataclass(frozen=True)
class PlanCost:
    """What the kernels of a planned function take."""

    launches: int
    nbytes: int
    us: float
    """Microseconds, of both."""


def cost_of(func: FuncOp, device: Device) -> PlanCost:
    """The cost of a function after `--fuse-vertical`."""
    model = CostModel(device, DimClasses.of(func))
    launches, moved, us = 0, 0, 0.0
    for op in func.body.block.ops:
        count = _launches(op, device)
        if not count:
            continue
        values: dict[SSAValue, None] = dict.fromkeys((*op.operands, *op.results))
        nbytes = sum(model.nbytes(value) for value in values)
        launches += count
        moved += nbytes
        us += count * device.launch_us + device.move_us(nbytes)
    return PlanCost(launches, moved, us)


def launches_of_sums(device: Device) -> int:
    """Launches of a foreach whose tensors are reduced."""
    return WITH_REDUCTIONS if device.is_cuda else 1


def _launches(op: Operation, device: Device) -> int:
    """How many kernels an op of a planned function starts."""
    if isinstance(op, ForeachOp):
        reduces = any(isinstance(inner, ReductionOp) for inner in op.body.block.ops)
        return launches_of_sums(device) if reduces else 1
    if isinstance(op, FusionOp):
        return 1
    return int(isinstance(op, GraphOp) and is_kernel_op(op))
