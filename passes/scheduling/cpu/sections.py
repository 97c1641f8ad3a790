"""Sections on a CPU: loops split where a concatenation, a pad or a mask changes from one piece to the next.

A concatenation is computed by loads of all pieces at every index, each under a guard, and selects between them. Between
two neighboring cuts (`analysis/known.py`) the guards have one value, so a loop of its own computes one piece and nothing
else. This is index-set splitting (Wolfe, "High Performance Compilers for Parallel Computing", 1996).

    kernel.simd (%j) in (0, 1024)             becomes  kernel.simd (%j) in (0, 256), (256, 512), ...

*Where.* Along one dim of a nest's own, the one with the lowest cost. The vector loop is split into loops one after the
other; any other dim is asked by an `scf.if` for each row. Points are visited once, each computed by the same ops, and in
the same order along the vector loop, so no bit of a result changes. Reductions are not split.

*Cost.* The time of a row (`cpu/cost.py`) in whole vectors, and that of each loop or test. Neighboring sections become one
where that takes less time: pieces of few elements stay under their guards. Nothing is split if the code would grow by
more than a factor of `MOST_GROWTH`.

Complexity: linear in the ops of the nest, times the cuts of its dims.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import pairwise, repeat
from math import ceil, inf, prod

from xdsl.ir import Operation

from mlfuse.dialects.loop.ops import AccessOp, NestOp, YieldOp
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.analysis.known import NOTHING, Known, Part, cuts_of, known_in
from mlfuse.passes.scheduling.cpu.cost import op_ns
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder

LOOP_NS = 3.0
"""Nanoseconds of a loop's beginning and end."""
TEST_NS = 1.0
"""Nanoseconds of the question whether a row is in a section: its answer is the same for a while."""
GUARD_NS = 0.02
"""Nanoseconds of a guard, for one element."""
VECTOR = 16
"""Elements that take as long as one."""
MOST_GROWTH = 4
"""Times the ops of the nest."""
MOST_CUTS = 64
"""Of a dim, so that scheduling takes little time."""


@dataclass(frozen=True)
class Section:
    """A part of a space, and what is known there; without a part it is the whole space."""

    part: Part | None = None
    known: Known = NOTHING


@dataclass(frozen=True)
class Sections:
    """The sections of a nest, in order."""

    all: tuple[Section, ...]
    vector: int | None
    """The dim of the vector loop."""
    spared: float = 0.0
    """The part of an element's time that splitting saves."""

    def each(
        self,
        b: KernelBuilder,
        outer: Sequence[Index],
        start: Index,
        stop: Index,
        emit: Callable[[Index, Index], None],
    ) -> None:
        """Emit a run of the vector loop section by section; `emit` emits a part of it. `outer` has the indices of the
        dims before the vector loop."""
        for section in self.all:
            part = section.part
            with ExitStack() as stack:
                stack.enter_context(b.where(section.known))
                low, high = start, stop
                if part is not None and part.dim == self.vector:
                    low, high = _within(b, part, start, stop)
                elif part is not None:
                    if part.low:
                        stack.enter_context(b.when(b.less(part.low - 1, outer[part.dim])))
                    if section is not self.all[-1]:
                        stack.enter_context(b.when(b.less(outer[part.dim], part.high)))
                emit(low, high)


def _within(b: KernelBuilder, part: Part, start: Index, stop: Index) -> tuple[Index, Index]:
    """The indices of a run that are in a part: maybe none, but never fewer."""
    high = b.min(stop, part.high)
    return b.min(b.max(start, part.low), high), high


def sections_of(space: Space, vector: int | None) -> Sections:
    """The sections of a nest whose vector loop is along dim `vector`, if it is along one of the nest's own dims."""
    whole = Sections((Section(),), vector)
    best, lowest = whole, inf
    for dim in range(space.outer):
        cuts = cuts_of(space, dim)
        if not cuts or len(cuts) > MOST_CUTS:
            continue
        plan = _Plan(space, dim, vector)
        chosen = plan.merged(cuts)
        if plan.saves(chosen) and plan.ns(chosen) < lowest:
            lowest = plan.ns(chosen)
            spared = (plan.whole_ns - lowest) / plan.row
            all_ = tuple(Section(part, plan.known(part)) for part in chosen)
            best = Sections(all_, vector, spared)
    return best


class _Plan:
    """The costs of splitting a nest along a dim, for one row of the vector loop."""

    def __init__(self, space: Space, dim: int, vector: int | None):
        self.space, self.dim = space, dim
        self.along = dim == vector
        size = space.sizes[dim].static
        assert size is not None  # it has cuts
        self.size = size
        inner = space.inner_sizes if vector is None else (space.sizes[vector],)
        self.row = prod(each.static or VECTOR for each in inner)
        self.whole_ns = self._row_ns(self.row, NOTHING) + (LOOP_NS if self.along else 0.0)
        self._known: dict[Part, Known] = {}

    def known(self, part: Part) -> Known:
        """What is known in a part."""
        if part not in self._known:
            self._known[part] = known_in(self.space, part)
        return self._known[part]

    def merged(self, cuts: Sequence[int]) -> list[Part]:
        """The parts between cuts, joined with their neighbors where that costs less."""
        chosen: list[Part] = []
        for low, high in pairwise((0, *cuts, self.size)):
            part = Part(self.dim, low, high)
            while chosen:
                joined = Part(self.dim, chosen[-1].low, high)
                if self.ns([joined]) > self.ns([chosen[-1], part]):
                    break
                chosen.pop()
                part = joined
            chosen.append(part)
        return chosen

    def ns(self, parts: Sequence[Part]) -> float:
        """Nanoseconds that some parts take of a row, on average."""
        total = 0.0
        for part in parts:
            length = part.high - part.low
            row = self._row_ns(length if self.along else self.row, self.known(part))
            total += LOOP_NS + row if self.along else TEST_NS + row * length / self.size
        return total

    def _row_ns(self, elements: int, known: Known) -> float:
        return (
            ceil(elements / VECTOR)
            * VECTOR
            * sum(map(self._op_ns, self._ops(known), repeat(known)))
        )

    def _op_ns(self, op: Operation, known: Known) -> float:
        guarded = isinstance(op, AccessOp) and op.guard and op not in known.sure
        return op_ns(op) + (GUARD_NS if guarded else 0.0)

    def _ops(self, known: Known) -> list[Operation]:
        """The ops that are emitted."""
        ops = (op for op in self.space.nest.walk() if op not in known.needless)
        return [op for op in ops if op not in known.same and not isinstance(op, NestOp | YieldOp)]

    def saves(self, parts: Sequence[Part]) -> bool:
        """Whether splitting pays, with code of a bounded size."""
        count = sum(len(self._ops(self.known(part))) for part in parts)
        most = MOST_GROWTH * len(self._ops(NOTHING))
        return len(parts) > 1 and self.ns(parts) < self.whole_ns and count <= most
