"""Scans on a CPU: one element after the other, the result so far in variables.

A row is walked by one core. Where rows lie side by side in memory, `cpu_columns` walks a tile of them
together, and the variables are arrays.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import SSAValue

from mlfuse.dialects.loop.ops import ScanOp
from mlfuse.passes.schedule.access import Space
from mlfuse.passes.schedule.cpu_loops import memory_hooks
from mlfuse.passes.schedule.emit import KernelBuilder
from mlfuse.passes.schedule.indexing import Index


@dataclass
class Scan:
    """The results so far of one row."""

    b: KernelBuilder
    scan: ScanOp
    totals: list[SSAValue] = field(default_factory=list[SSAValue])

    def __post_init__(self) -> None:
        self.totals = self.b.variables(self.b.lookup(value) for value in self.scan.init)

    def step(self, space: Space, point: list[Index]) -> None:
        """Emit one iteration."""
        b = self.b
        b.bind_indices(space, point)
        hooks = memory_hooks(b, space.accesses, point)
        values = b.clone(self.scan.body.block.ops, hooks)
        before = [b.load(total) for total in self.totals]
        now = b.combine(self.scan, before, values)
        for value, total in zip(now, self.totals, strict=True):
            b.store(value, total)
        hand_out(b, self.scan, before, now)
        b.clone(self.scan.each.block.ops, hooks)


def hand_out(b: KernelBuilder, scan: ScanOp, before: list[SSAValue], now: list[SSAValue]) -> None:
    """Let the last region see an iteration's results; its indices are those of the space."""
    args = scan.each.block.args[len(scan.indices()) :]
    b.values.update(zip(args, (*before, *now), strict=True))
