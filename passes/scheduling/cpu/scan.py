"""Scans on a CPU: element by element, with the result so far in variables.

One core traverses a row, and each element depends on the one before it. So a core interleaves `AT_ONCE` rows,
whose additions are independent. If rows are adjacent in memory, `cpu/columns.py` handles
a tile of them together, and the variables are arrays.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import LocalOp, NestOp, ScanOp
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.loops import walked
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder

AT_ONCE = 4
"""Interleaved rows: rows with a power of two as length map to the same set of L1, which
has eight ways."""


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
    """Emit the last region with an iteration's results; its indices are those of the space."""
    args = scan.each.block.args[len(scan.indices()) :]
    b.values.update(zip(args, (*before, *now), strict=True))


def is_scan_alone(space: Space) -> bool:
    """Whether a row is one scan and ops before it."""
    ops = list(space.nest.regions[0].block.ops)
    plain = not any(isinstance(op, NestOp | LocalOp) for op in ops[:-1])
    return bool(ops) and isinstance(ops[-1], ScanOp) and plain


def emit_scanned_rows(b: KernelBuilder, space: Space, low: Index, high: Index) -> None:
    """Emit the rows from `low` to `high` of a nest that `is_scan_alone`."""
    main = b.sub(high, b.rem(b.sub(high, low), AT_ONCE))
    with b.loop(low, main, AT_ONCE) as first:
        _emit_together(b, space, [b.add(first, k) for k in range(AT_ONCE)])
    with b.loop(main, high) as row:
        _emit_together(b, space, [row])


def _emit_together(b: KernelBuilder, space: Space, numbers: list[Index]) -> None:
    *before, scan = space.nest.regions[0].block.ops
    assert isinstance(scan, ScanOp)
    rows: list[tuple[list[Index], Scan, dict[SSAValue, SSAValue]]] = []
    for number in numbers:
        outer = b.delinearize(number, space.outer_sizes)
        b.bind_indices(space, outer)
        b.clone(before, memory_hooks(b, space.accesses, outer))
        rows.append((outer, Scan(b, scan), _values(b, before)))
    with walked(b, space.inner_sizes) as inner:
        for outer, walk, values in rows:
            b.values.update(values)
            walk.step(space, [*outer, *inner])


def _values(b: KernelBuilder, ops: list[Operation]) -> dict[SSAValue, SSAValue]:
    """The values of loop-level ops for the last emitted row."""
    return {result: b.lookup(result) for op in ops for result in op.results}
