"""Moves a row's elements between memory and a thread's registers.

`gpu/rows/tiling.py` assigns elements to threads: groups of `width` adjacent elements, with the team's groups next to
each other. A group is one access if addresses are aligned; otherwise the same thread moves the same elements one by
one, into and out of the same registers, so there is only one version of the body.

Values that a thread needs again but has no registers for are stored in shared memory, in its own
slots: no barrier is needed, and its groups are next to those of adjacent threads, which avoids bank conflicts.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import NamedTuple

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import VectorCopyOp
from mlfuse.dialects.loop.ops import NestOp
from mlfuse.passes.scheduling.analysis.access import Access
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.rows import tiling
from mlfuse.passes.scheduling.gpu.rows.tiling import Keep, Rows, Tiling
from mlfuse.passes.scheduling.gpu.teams import Team


class ElementGroup(NamedTuple):
    """Where a group of adjacent elements begins."""

    in_row: Index
    in_array: Index
    """In register arrays of several groups."""


ElementGroups = Callable[[], AbstractContextManager[ElementGroup]]


@dataclass(frozen=True)
class RegisterArray:
    """A register array of a thread's elements: of several groups, or of one (`whole` False)."""

    value: SSAValue
    whole: bool


@dataclass(frozen=True)
class Move:
    """A contiguous access and its register array."""

    access: Access
    array: RegisterArray


@dataclass(frozen=True)
class NestPlan:
    """One nest over the elements of a row."""

    rows: Rows
    tiling: Tiling
    allowed: SSAValue | None
    """Whether groups may be one access each; None if none can."""

    @property
    def nest(self) -> NestOp:
        """The nest."""
        return self.rows.nest


def plans_of(
    b: KernelBuilder, nests: Sequence[Rows], tilings: Sequence[Tiling]
) -> dict[NestOp, NestPlan]:
    """The nests' plans; this checks, once per space, whether groups may be one access."""
    plans: dict[NestOp, NestPlan] = {}
    last: NestPlan | None = None
    for rows, tiled in zip(nests, tilings, strict=True):
        if last is not None and last.rows.space is rows.space:
            allowed = last.allowed
        else:
            accesses = [a for a in rows.space.accesses.values() if rows.is_grouped(a)]
            allowed = parts.vectors_allowed(b, accesses, rows.inner, tiled.width)
        last = plans[rows.nest] = NestPlan(rows, tiled, allowed)
    return plans


class RowMoves:
    """Moves one thread's part of one row."""

    def __init__(self, b: KernelBuilder, team: Team, point: Sequence[Index]):
        """`point` is the row's place."""
        self.b = b
        self.team = team
        self.point = list(point)

    # Which elements.

    @contextmanager
    def turns(self, plan: NestPlan) -> Generator[Index]:
        """A loop over batches of the thread's groups; yields the start of the first."""
        b, team, t = self.b, self.team, plan.tiling
        first = b.mul(team.lane, t.width)
        if t.groups is not None:
            yield first
            return
        step = b.mul(team.threads, t.width * t.batch)
        with b.loop(first, b.product(t.size), step) as start:
            yield start

    @contextmanager
    def groups(self, plan: NestPlan, first: Index) -> Generator[ElementGroup]:
        """The groups of a turn."""
        b, t = self.b, plan.tiling
        with parts.unroll(b, t.at_once) as g:
            start = b.add(first, b.mul(b.mul(g, self.team.threads), t.width))
            with parts.when(b, b.less(start, b.product(t.size)) if t.guarded else None):
                yield ElementGroup(start, b.mul(g, t.width))

    def inside(self, plan: NestPlan, group: ElementGroup, u: Index) -> AbstractContextManager[None]:
        """A guard for element `u` of a group, which may be past the row's end."""
        if not plan.tiling.cut:
            return nullcontext()
        return self.b.when(
            self.b.less(self.b.add(group.in_row, u), self.b.product(plan.tiling.size))
        )

    def place(self, plan: NestPlan, group: ElementGroup, u: Index) -> list[Index]:
        """Element `u` of a group as a point of the nest's space."""
        inner = parts.point_of(self.b, group.in_row, plan.rows.sizes)
        return [*self.point, *parts.along(self.b, inner, u)]

    def slot(self, plan: NestPlan, group: ElementGroup) -> Index:
        """The place of a group in shared arrays, which hold the block's part of the row."""
        b, team = self.b, self.team
        if team.blocks == 1:
            return group.in_row
        assert isinstance(team.threads, int)
        width = plan.tiling.width
        seat = b.rem(team.lane, team.threads // team.blocks)
        before = b.sub(group.in_row, b.mul(team.lane, width))
        return b.add(b.div(before, team.blocks), b.mul(seat, width))

    # Memory to registers and back.

    def move(
        self,
        plan: NestPlan,
        moves: Sequence[Move],
        groups: ElementGroups,
        one: Callable[[NestPlan, Move, ElementGroup, Index, int], None],
    ) -> None:
        """Emit `moves` for groups: one access each if allowed, otherwise by elements."""
        b, t = self.b, plan.tiling
        inner = plan.rows.inner
        vectors = [m for m in moves if parts.is_vector(m.access, inner, t.width)]
        others = [m for m in moves if m not in vectors]

        def by_vectors(group: ElementGroup) -> None:
            for move in vectors:
                one(plan, move, group, 0, t.width)

        def by_elements(group: ElementGroup, moves: Sequence[Move]) -> None:
            with parts.unroll(b, t.width) as u, self.inside(plan, group, u):
                for move in moves:
                    one(plan, move, group, u, 1)

        def all_by(write: Callable[[ElementGroup], None]) -> None:
            with groups() as group:
                write(group)

        if others:
            all_by(lambda group: by_elements(group, others))
        if not vectors:
            return
        assert plan.allowed is not None
        if not t.cut:
            parts.branch(
                b,
                plan.allowed,
                lambda: all_by(by_vectors),
                lambda: all_by(lambda group: by_elements(group, vectors)),
            )
            return
        with groups() as group:
            whole = b.less(b.add(group.in_row, t.width - 1), b.product(t.size))
            possible = parts.both(b, [plan.allowed, whole])
            parts.branch(
                b,
                possible,
                lambda: by_vectors(group),
                lambda: by_elements(group, vectors),
            )

    def load(self, plan: NestPlan, move: Move, group: ElementGroup, u: Index, width: int) -> None:
        """`width` elements of a group, from element `u` on, from memory to registers."""
        b = self.b
        address = b.address(move.access, self.place(plan, group, u))
        at = b.add(group.in_array if move.array.whole else 0, u)
        if width > 1:
            parts.copy_in(b, move.access, address, move.array.value, at, width)
        else:
            b.store(b.load(b.lookup(move.access.buffer), address), move.array.value, at)

    def store(self, plan: NestPlan, move: Move, group: ElementGroup, u: Index, width: int) -> None:
        """The same from registers to memory."""
        b = self.b
        address = b.address(move.access, self.place(plan, group, u))
        at = b.add(group.in_array if move.array.whole else 0, u)
        if width > 1:
            parts.copy_out(b, move.access, address, move.array.value, at, width)
        else:
            b.store(b.load(move.array.value, at), b.lookup(move.access.buffer), address)

    # Shared memory to registers and back.

    def leave(
        self, plan: NestPlan, array: RegisterArray, shared: SSAValue, group: ElementGroup
    ) -> None:
        """A group from registers to its slot."""
        b, width = self.b, plan.tiling.width
        at, slot = group.in_array if array.whole else 0, self.slot(plan, group)
        if width > 1:
            b.emit(VectorCopyOp(array.value, b.index(at), shared, b.index(slot), width))
        else:
            b.store(b.load(array.value, at), shared, slot)

    def recall(
        self, plan: NestPlan, array: RegisterArray, shared: SSAValue, group: ElementGroup
    ) -> None:
        """A group from its slot to registers."""
        b, width = self.b, plan.tiling.width
        at, slot = group.in_array if array.whole else 0, self.slot(plan, group)
        if width > 1:
            b.emit(VectorCopyOp(shared, b.index(slot), array.value, b.index(at), width))
        else:
            b.store(b.load(shared, slot), array.value, at)


def plan_nests(
    b: KernelBuilder, nests: Sequence[Rows], threads: int, keep: Keep, batch: int = 1
) -> dict[NestOp, NestPlan]:
    """The tiling of each nest, and whether its groups may be one access."""
    return plans_of(b, nests, [tiling.tile(rows, nests, threads, keep, batch) for rows in nests])


def strided(nests: Sequence[Rows]) -> dict[NestOp, NestPlan]:
    """Elements one by one, in a loop, nothing kept."""
    plans: dict[NestOp, NestPlan] = {}
    for rows in nests:
        one_by_one = Tiling(rows.size, 1, None, "strided", cut=False, guarded=False)
        plans[rows.nest] = NestPlan(rows, one_by_one, None)
    return plans
