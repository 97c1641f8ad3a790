"""Siblings: kernels that read the same values, with no data flow between them, become one.

Algorithm. A phase of the planner after the vertical placement. The kernels that read a value are
listed by value; neighbors in such a list are pairs, and the pairs are tried in decreasing order of
the bytes that both kernels read. Two that were joined are one kernel in later pairs.

Legality. (a) One index space: a value that both read must relate each point of one to a point of
the other (`joining.join_readers`): they read it at the same index, or as equal windows, or one of
the index maps can be inverted. The whole joined kernel must fit, as lowering will check it
(`connect`). (b) All that either stores is computed in full, once. (c) No path leads from one to the
other in the current `dag`, where merged kernels are one node. (d) Marks, ordered kernels, one library
call at most, limits on ops, buffers and values held at once.

Cost. The gain is a launch and the bytes that one pass now reads once. A kernel without a reduction,
joined with one over rows, becomes a pass of its own over the row: what both read is read once only if
the row stays on the chip; if it doesn't, the kernel must be small for the launch to be worth it.
A gain below `WORTH` of the time of the two doesn't count: the other work then shares their registers.

Complexity: each reader of a value has `NEAR` pairs, each linear in the ops of the two kernels, so
near-linear for bounded kernel size. Deterministic: program order, also for ties.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod

from xdsl.ir import SSAValue

from mlfuse.diagnostics.numbers import microseconds
from mlfuse.diagnostics.remarks import recording
from mlfuse.dialects.graph.base import OpKind
from mlfuse.passes.fusion.connect import Reads, connect, meet, reads_of
from mlfuse.passes.fusion.decisions import Notes
from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.group import Access, Group
from mlfuse.passes.fusion.misfit import Misfit, no_index_space
from mlfuse.passes.fusion.nodes import View
from mlfuse.passes.fusion.rules import Rules
from mlfuse.passes.fusion.wording import with_reductions
from mlfuse.passes.utils.dims import nominal

RULE = "horizontal.sibling"
NEAR = 8
"""The number of following readers of a value that a kernel is tried with."""
WORTH = 0.05
"""The least fraction of two kernels' time that joining them must save."""
NEIGHBORS = 4
"""The number of points that one thread computes at once."""

Merge = Callable[[int, int, Domain], None]
"""Makes the second group part of the first, in a domain."""


def join_siblings(
    view: View, rules: Rules, groups: dict[int, Group], merge: Merge, notes: Notes
) -> None:
    """Join groups that are siblings by `merge`, which removes the second of the two from `groups`."""
    _Siblings(view, rules, groups, merge, notes).run()


@dataclass(frozen=True)
class _Gain:
    """What joining two kernels saves, and the size of the joined kernel."""

    saved: int
    """Bytes."""
    gain_us: float
    apart_us: float
    ops: int
    buffers: int
    values: int

    @property
    def numbers(self) -> dict[str, float | int]:
        """For a remark."""
        return {
            "saved_bytes": self.saved,
            "saved_launches": 1,
            "saved_us": self.gain_us,
            "apart_us": self.apart_us,
            "ops": self.ops,
            "buffers": self.buffers,
            "values": self.values,
        }


class _Siblings:
    def __init__(
        self, view: View, rules: Rules, groups: dict[int, Group], merge: Merge, notes: Notes
    ):
        self.view, self.rules, self.groups, self.merge = view, rules, groups, merge
        self.notes = notes
        self.classes, self.device, self.cost = rules.classes, rules.device, rules.cost
        self.now: dict[int, int] = {}
        """By group that was merged: the group that it is now part of."""
        self.reads: dict[int, Reads] = {}

    def run(self) -> None:
        """Try all pairs."""
        for number in sorted(self.groups, key=lambda n: min(self.groups[n].owned)):
            self.reads[number] = self._reads(self.groups[number])
        tried: set[tuple[int, int]] = set()
        for pair in self._pairs():
            a, b = (self._find(number) for number in pair)
            if a == b or (a, b) in tried:
                continue
            tried.add((a, b))
            self._try(a, b)

    def _find(self, number: int) -> int:
        while number in self.now:
            number = self.now[number]
        return number

    def _reads(self, group: Group) -> Reads:
        members = {*group.owned, *group.recomputed}
        return reads_of(self.view, members, group.domain)

    def _pairs(self) -> list[tuple[int, int]]:
        """Pairs of groups by the bytes that both read, most first."""
        readers: dict[SSAValue, list[int]] = {}
        for number, reads in self.reads.items():
            if self._may_join(self.groups[number]):
                for value in reads:
                    readers.setdefault(value, []).append(number)
        shared: dict[tuple[int, int], int] = {}
        for value, numbers in readers.items():
            if self.cost.elements(value) == 1:
                # A scalar may be read by the whole program; only kernels without outer dims can meet in it.
                numbers = [n for n in numbers if not self.groups[n].domain.outer]
            for position, first in enumerate(numbers):
                for second in numbers[position + 1 : position + 1 + NEAR]:
                    pair = first, second
                    shared[pair] = shared.get(pair, 0) + self.cost.nbytes(value)
        rank = {number: position for position, number in enumerate(self.reads)}
        return sorted(shared, key=lambda p: (-shared[p], rank[p[0]], rank[p[1]]))

    def _may_join(self, group: Group) -> bool:
        ordered = any(self.view.nodes[n].kind is OpKind.ORDERED for n in group.owned)
        return not group.closed and not ordered

    def _try(self, a: int, b: int) -> None:
        first, second = self.groups[a], self.groups[b]
        if self._feeds(first, second) or self._feeds(second, first):
            return  # no siblings: the vertical placement has decided
        refusal = self.rules.limits([first, second], more=0) or self.rules.apart(first, second)
        if refusal is not None:
            self._say(first, second, False, refusal.reason, refusal.numbers)
            return
        domain = self._domain(a, b)
        if isinstance(domain, Misfit):
            self._say(first, second, False, with_reductions(self.view, [first, second], domain))
            return
        refusal = self.rules.one_row(domain, first.stored | second.stored)
        refusal = refusal or self.rules.carrying(domain)
        gain = self._gain(a, b, domain)
        refusal = refusal or self._refusal(gain, first, second, domain)
        if refusal is not None:
            self._say(first, second, False, refusal.reason, gain.numbers | refusal.numbers)
            return
        reason = (
            f"saves {gain.saved} bytes of reads and a launch, {microseconds(gain.gain_us)}; "
            f"{gain.ops} ops, {gain.buffers} buffers, {gain.values} live values"
        )
        self._say(first, second, True, reason, gain.numbers)
        self.merge(a, b, domain)
        self.now[b] = a
        self.reads[a] = self._reads(self.groups[a])
        del self.reads[b]

    def _feeds(self, producer: Group, consumer: Group) -> bool:
        results = (self.view.nodes[n].op.results[0] for n in producer.stored)
        return any(value in consumer.reads for value in results)

    def _domain(self, a: int, b: int) -> Domain | Misfit:
        """The domain of two groups as one, or why there is none."""
        first, second = self.groups[a], self.groups[b]
        common = [value for value in self.reads[a] if value in self.reads[b]]
        misfit = no_index_space("they read the same value, but not at the same place")
        for value in sorted(common, key=lambda v: -self.cost.nbytes(v)):
            accesses = self.reads[a][value], self.reads[b][value]
            joined = meet(first.domain, second.domain, value, accesses, self.classes)
            if not isinstance(joined, Misfit):
                break
            misfit = joined
        else:
            return misfit
        members = {*first.owned, *first.recomputed, *second.owned, *second.recomputed}
        domain = connect(self.view, members, self.classes)
        if isinstance(domain, Misfit):
            return domain
        for number in sorted(first.stored | second.stored):
            sizes = self.classes.sizes(self.view.nodes[number].op.results[0])
            if not domain.covers(number, sizes):
                reason = "another reader needs all of a result, and the joined kernel computes only a part"
                return Misfit("vertical.partial", reason)
        return domain

    def _gain(self, a: int, b: int, domain: Domain) -> _Gain:
        first, second = self.groups[a], self.groups[b]
        reads = reads_of(
            self.view,
            {*first.owned, *first.recomputed, *second.owned, *second.recomputed},
            domain,
        )
        saved = sum(
            self.cost.nbytes(value)
            for value in self.reads[a]
            if value in self.reads[b] and self._read_once(first, second, domain, reads, value)
        )
        stored = {self.view.nodes[n].op.results[0] for n in first.stored | second.stored}
        results = len(stored) + sum(
            n not in first.stored | second.stored for n in domain.reductions
        )
        return _Gain(
            saved,
            self.device.move_us(saved) + self.device.launch_us,
            self._alone_us(first) + self._alone_us(second),
            len({*first.owned, *first.recomputed, *second.owned, *second.recomputed}),
            len(first.reads | second.reads) + len(stored),
            NEIGHBORS * (len(first.reads | second.reads) + results),
        )

    def _read_once(self, a: Group, b: Group, domain: Domain, reads: Reads, value: SSAValue) -> bool:
        """Whether the joined kernel reads once what both read."""
        in_row = any(domain.uses_inner(map_) for map_, _ in reads.get(value, []))
        if not in_row or bool(a.domain.inner) == bool(b.domain.inner):
            return True
        row = prod(nominal(size) for size in domain.inner)
        element = self.cost.nbytes(value) // max(self.cost.elements(value), 1)
        return row * element <= self.device.row_cache_bytes and self._runs_along(
            domain, reads[value]
        )

    @staticmethod
    def _runs_along(domain: Domain, accesses: list[Access]) -> bool:
        """Whether neighbors in a row are neighbors in memory."""
        return all(
            map_.results and domain.rank - 1 in map_.results[-1].used_dims() for map_, _ in accesses
        )

    def _alone_us(self, group: Group) -> float:
        """The time of a group's kernel by itself, in microseconds."""
        stored = (self.view.nodes[n].op.results[0] for n in group.stored)
        moved = sum(self.cost.nbytes(value) for value in (*group.reads, *stored))
        return self.device.move_us(moved) + self.device.launch_us

    def _refusal(self, gain: _Gain, a: Group, b: Group, domain: Domain) -> Misfit | None:
        if gain.values > self.device.register_values:
            most = self.device.register_values
            reason = f"a thread would hold {gain.values} values, more than {most}"
            return Misfit(RULE, reason, {"register_values": most})
        if gain.gain_us < WORTH * gain.apart_us:
            reason = (
                f"joining would save {microseconds(gain.gain_us)} of {microseconds(gain.apart_us)}"
            )
            return Misfit(RULE, reason)
        pointwise = [group for group in (a, b) if not group.domain.inner and domain.inner]
        if gain.saved or not pointwise or all(not self._full(g, domain) for g in pointwise):
            return None
        work = max(self._alone_us(group) for group in pointwise) - self.device.launch_us
        if work <= self.device.launch_us:
            return None
        reason = (
            f"the rows are too long to be kept for the kernel without a reduction, and its {microseconds(work)} "
            f"are more than the launch, {microseconds(self.device.launch_us)}"
        )
        return Misfit(RULE, reason)

    @staticmethod
    def _full(group: Group, domain: Domain) -> bool:
        return any(n in domain.maps and domain.is_full(n) for n in group.owned)

    def _say(
        self,
        a: Group,
        b: Group,
        fused: bool,
        reason: str,
        numbers: dict[str, float | int] | None = None,
    ) -> None:
        if not recording():
            return
        first, second = (self._last(group) for group in (a, b))
        nodes = self.view.nodes
        subject = f"{nodes[first].op.name} with {nodes[second].op.name}"
        parts = [("member", first), ("member", second)]
        self.notes.add(RULE, fused, subject, reason, numbers or {}, parts)

    @staticmethod
    def _last(group: Group) -> int:
        """The node that stands for a kernel in a remark: the last one that it stores."""
        return max(group.stored or group.owned)
