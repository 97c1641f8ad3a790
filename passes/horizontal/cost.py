"""The cost of a plan: launches, library calls and bytes of the function that it produces.

Two plans of a function are compared by the ledgers of the lowered functions. So all effects of a step on later ones
count, such as which small kernels then share a launch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.numbers import counted, microseconds
from mlfuse.diagnostics.remarks import discard
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.passes.lower_to_loop import lower_module
from mlfuse.passes.lowering.equal import LoweredFusions
from mlfuse.passes.match_epilogues import MatchEpilogues
from mlfuse.passes.share_launches import ShareLaunches
from mlfuse.passes.utils.ledger import ledger_of
from mlfuse.targets import devices
from mlfuse.targets.devices import Device

WITH_REDUCTIONS = 3
"""Launches of a foreach whose tensors are reduced, on a GPU: partial results, slots, and the rest."""

UNSURE = 6.0
"""With what isn't counted (Python between launches, a cold cache), a launch may take this many times its time."""


@dataclass(frozen=True)
class PlanCost:
    """The cost of a planned function."""

    launches: int
    calls: int
    nbytes: int
    us: float
    """Microseconds of launches, calls and bytes together."""
    worst_us: float
    """The same if a launch takes `UNSURE` times what the description gives, but at most the time of a call."""

    def __str__(self) -> str:
        calls = f"{counted(self.calls, 'library call')}, " if self.calls else ""
        return f"{counted(self.launches, 'launch', 'launches')}, {calls}{self.nbytes} bytes, {microseconds(self.us, 4)}"

    def dominates(self, other: PlanCost) -> bool:
        """Whether this plan has fewer launches and calls in sum, moves fewer bytes, and isn't slower even if launches
        cost more than the model assumes. The other plan could win only by the cost of a launch relative to a call."""
        starts, others = self.launches + self.calls, other.launches + other.calls
        return starts < others and self.nbytes < other.nbytes and self.worst_us <= other.worst_us


def cost_of(
    func: FuncOp,
    fusing: Sequence[ModulePass],
    device: str,
    precision: str,
    lowered: LoweredFusions,
) -> PlanCost:
    """The cost of a function fused by these passes, the last of which is `--fuse-vertical`. The function,
    in no module, is lowered; `lowered` are the fusions of other plans of it.

    OpError if that fails.
    """
    module, context = ModuleOp([func]), Context()
    with discard():  # the remarks of a plan that may be rejected
        for each in fusing:
            each.apply(context, module)
        reducing = sum(isinstance(op, ForeachOp) and _reduces(op) for op in func.body.block.ops)
        lower_module(module, lowered)
        for each in (MatchEpilogues(device, precision), ShareLaunches(device)):
            each.apply(context, module)
    entries = ledger_of(module)
    calls = sum(entry.is_call for entry in entries)
    described = devices.get(device)
    launches = len(entries) - calls + (launches_of_sums(described) - 1) * reducing
    nbytes = sum(entry.planned for entry in entries)
    rest = calls * described.call_us + described.move_us(nbytes)
    worst = max(described.launch_us, min(UNSURE * described.launch_us, described.call_us))
    return PlanCost(
        *(launches, calls, nbytes),
        us=launches * described.launch_us + rest,
        worst_us=launches * worst + rest,
    )


def _reduces(foreach: ForeachOp) -> bool:
    return any(isinstance(op, ReductionOp) for op in foreach.body.block.ops)


def launches_of_sums(device: Device) -> int:
    """Launches of a foreach whose tensors are reduced."""
    return WITH_REDUCTIONS if device.is_cuda else 1
