"""Which small kernels of a host function share a launch.

Ops are visited in order. Small kernels wait in a pool; before an op that touches what one of them
writes, or writes what one reads, all waiting kernels are launched. So a launch only moves down, over
ops independent of it, and the kernels of one pool are independent of each other: a dependent one
would have emptied the pool before it was added. `HELD` bounds the bytes of intermediates that
are kept alive by waiting.

From a pool, kernels that can have one block size share a launch, as many as possible with a gain
by the cost model (`cost`); they are taken in order of block size.

Near-linear: an op is compared with the roots that the pool reads and writes, and a small kernel is scheduled one
extra time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import SSAValue

from mlfuse.passes.memory.uses import Uses
from mlfuse.passes.sharing.cost import LEAST_US, Case, Gain, Small, case_of, gain_of
from mlfuse.passes.utils.ledger import nbytes
from mlfuse.targets.devices import Device

MOST = 16
"""The most cases of one switch."""
HELD = 2**24
"""The most bytes of intermediates that waiting kernels may keep alive."""


@dataclass
class Pool:
    """Small kernels that wait to be launched, independent of each other."""

    waiting: list[Small] = field(default_factory=list[Small])
    reads: set[SSAValue] = field(default_factory=set[SSAValue])
    writes: set[SSAValue] = field(default_factory=set[SSAValue])
    refused: dict[str, str] = field(default_factory=dict[str, str])
    """Kernels that can't be cases, and why."""

    def meets(self, uses: Uses) -> bool:
        """Whether an op must come after one that waits."""
        touched = not self.writes.isdisjoint(uses.all)
        return touched or not self.reads.isdisjoint(uses.writes)

    def is_full(self, uses: Uses) -> bool:
        """Whether a kernel with these uses doesn't fit any more."""
        roots = self.reads | uses.reads
        held = sum(nbytes(root) for root in roots if isinstance(root.owner, memref.AllocOp))
        return len(self.waiting) == MOST or held > HELD

    def add(self, found: Small, uses: Uses) -> None:
        """Add a kernel to the pool."""
        self.waiting.append(found)
        self.reads |= uses.reads
        self.writes |= uses.writes


@dataclass(frozen=True)
class Choice:
    """Kernels that could share a launch, and the gain."""

    cases: Sequence[Case]
    gain: Gain

    @property
    def is_worth_it(self) -> bool:
        """Whether the model expects a gain."""
        return len(self.cases) > 1 and self.gain.us >= LEAST_US * (len(self.cases) - 1)


def choices(pool: Pool, device: Device) -> list[Choice]:
    """The kernels of a pool by the launches they would share, each in program order."""
    if len(pool.waiting) < 2:
        return []
    cases = _cases(pool, device)
    found: list[Choice] = []
    for group in _by_block(cases):
        taken: list[Case] = []
        for case in group:
            if taken and not _fit([*taken, case], device):
                found.append(_choice(taken, cases, device))
                taken = []
            taken.append(case)
        found.append(_choice(taken, cases, device))
    return found


def named(pool: Pool, names: Sequence[str], device: Device) -> Choice | None:
    """The kernels of a pool that a plan names, as one launch; None if that is impossible."""
    cases = _cases(pool, device)
    taken = [case for case in cases if case.kernel.sym_name.data in names]
    blocks = [each for each in _by_block(cases) if set(map(id, taken)) <= set(map(id, each))]
    if len(taken) < len(names) or len(taken) < 2 or not blocks or not _fit(taken, device):
        return None
    return _choice([case for case in blocks[0] if case in taken], cases, device)


def _cases(pool: Pool, device: Device) -> list[Case]:
    """The waiting kernels as cases; records those that can't be."""
    cases: list[Case] = []
    for each in pool.waiting:
        case = case_of(each, device)
        if isinstance(case, str):
            pool.refused[each.kernel.sym_name.data] = case
        else:
            cases.append(case)
    return cases


def _choice(taken: Sequence[Case], order: Sequence[Case], device: Device) -> Choice:
    return Choice([case for case in order if case in taken], gain_of(taken, device))


def _by_block(cases: Sequence[Case]) -> list[list[Case]]:
    """Groups of kernels that can have one block size: with barriers exactly their own, else any that is no smaller."""
    fixed = sorted({case.shape.block for case in cases if case.shape.has_barriers})
    groups: dict[int, list[Case]] = {}
    for case in sorted(cases, key=lambda case: (case.shape.block, case.kernel.sym_name.data)):
        size = case.shape.block
        if not case.shape.has_barriers:
            size = next((block for block in fixed if block >= size), 0)
        groups.setdefault(size, []).append(case)
    return list(groups.values())


def _fit(cases: Sequence[Case], device: Device) -> bool:
    """Whether the limits of the device allow the cases in one kernel."""
    buffers = {v for c in cases for v in c.launch.operands if isinstance(v.type, MemRefType)}
    shared = sum(case.shared for case in cases)
    ops = sum(case.ops for case in cases)
    return len(buffers) <= device.max_buffers and shared <= 49152 and ops <= device.max_ops
