"""What a plan costs: launches, library calls and bytes of the function that it makes.

Two plans of a function are compared as what they are lowered to, by the ledger of that: so what one step
makes possible or impossible for all that follows counts, also which small kernels then share a launch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.remarks import discard
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.passes.lower_to_loop import LowerToLoop
from mlfuse.passes.match_epilogues import MatchEpilogues
from mlfuse.passes.share_launches import ShareLaunches
from mlfuse.passes.utils.ledger import ledger_of
from mlfuse.targets import devices
from mlfuse.targets.devices import Device

WITH_REDUCTIONS = 3
"""Launches of a foreach whose tensors are reduced, on a GPU: partial results, slots, what follows."""

UNSURE = 6.0
"""How many times its time a launch may take, with what isn't counted: Python between launches, a cold cache."""


@dataclass(frozen=True)
class PlanCost:
    """What a planned function takes."""

    launches: int
    calls: int
    nbytes: int
    us: float
    """Microseconds, of all three."""
    worst_us: float
    """The same where a launch takes `UNSURE` times what the description says, at most what a call does."""

    def __str__(self) -> str:
        calls = f"{self.calls} library calls, " if self.calls else ""
        return f"{self.launches} launches, {calls}{self.nbytes} bytes, {self.us:.4g} us"

    def dominates(self, other: PlanCost) -> bool:
        """Whether the other plan has more launches and calls, and more bytes, too, and takes longer where launches
        cost more than the model says: nothing but their weight against a call's could speak for it."""
        starts, others = self.launches + self.calls, other.launches + other.calls
        return starts < others and self.nbytes < other.nbytes and self.worst_us <= other.worst_us


def cost_of(func: FuncOp, fusing: Sequence[ModulePass], device: str, precision: str) -> PlanCost:
    """The cost of a function as these passes, which end with `--fuse-vertical`, fuse it. The function, in
    no module, is lowered.

    OpError where it can't be.
    """
    module, context = ModuleOp([func]), Context()
    with discard():  # of a plan that may not be made
        for each in fusing:
            each.apply(context, module)
        reducing = sum(isinstance(op, ForeachOp) and _reduces(op) for op in func.body.block.ops)
        for each in (LowerToLoop(), MatchEpilogues(device, precision), ShareLaunches(device)):
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
