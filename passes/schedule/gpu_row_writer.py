"""What one thread of a team does for one row: its loads, its nests, its stores.

The row's own scalars are copied as they stand, computed by every thread. A nest becomes, for the
groups of elements that `gpu_tiling` gives the thread: loads into register arrays, the scalar body
for each element, and stores out of register arrays. A `loop.reduce` keeps one variable a value,
combines the thread's elements in order, and then the team's (`gpu_parts`).

A group is moved by one access where addresses are aligned, else the same thread moves the same
elements one by one, into and out of the same registers: what is computed is written once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache, partial

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import SharedOp
from mlfuse.dialects.loop.ops import (
    AccessOp,
    AccumulateOp,
    LoadOp,
    LocalOp,
    NestOp,
    ReduceOp,
    ScanOp,
    SerialOp,
    StoreOp,
)
from mlfuse.errors import OpError
from mlfuse.passes.schedule import gpu_parts as parts
from mlfuse.passes.schedule import gpu_tiling as tiling
from mlfuse.passes.schedule.access import Access
from mlfuse.passes.schedule.emit import Hooks, Index, KernelBuilder, element_type, flat_type
from mlfuse.passes.schedule.gpu_parts import Address
from mlfuse.passes.schedule.gpu_teams import Team
from mlfuse.passes.schedule.gpu_tiling import Rows, Tiling

Group = tuple[Index, Index]
"""Where a group of elements starts: in the row, and in arrays that hold all of a thread's."""


@dataclass(frozen=True)
class Array:
    """A register array of a thread's elements: of all its groups, or of one (`whole` False)."""

    value: SSAValue
    whole: bool


@dataclass(frozen=True)
class Move:
    """A contiguous access and its register array."""

    access: Access
    array: Array


@dataclass(frozen=True)
class NestPlan:
    """One nest over the elements of a row."""

    rows: Rows
    tiling: Tiling
    allowed: SSAValue | None
    """Whether groups may be moved by one access; None where none can."""


Carry = Callable[[NestPlan, Group, Index, AccumulateOp], None]
"""What to do with a `loop.accumulate` for an element of a group."""


class RowWriter:
    """Writes what one thread of a team does for one row."""

    def __init__(
        self,
        b: KernelBuilder,
        team: Team,
        plans: Mapping[NestOp, NestPlan],
        point: Sequence[Index],
        accesses: Mapping[AccessOp, Access],
        *,
        alive: SSAValue | None = None,
        spilled: Mapping[LocalOp, SSAValue] | None = None,
        row: Index = 0,
        carry: Carry | None = None,
    ):
        """`point` is the row's place, `row` its number; `accesses` those outside the nests.

        `alive` says whether the row exists, where threads without one take part for the sake of
        the others. `spilled` are buffers for locals that don't fit anywhere else. `carry` does
        what is to be done for a `loop.accumulate`.
        """
        self.b = b
        self.team = team
        self.plans = plans
        self.point = list(point)
        self.outside = accesses
        self.alive = alive
        self.spilled = spilled or {}
        self.row = row
        self.carry = carry
        self.kept: dict[Address, Array] = {}
        self.users: dict[Address, set[NestOp]] = {}
        """Which nests access an address."""
        for nest, plan in plans.items():
            for op in plan.rows.accesses():
                key = plan.rows.key(plan.rows.space.accesses[op])
                self.users.setdefault(key, set()).add(nest)

    @property
    def leads(self) -> SSAValue:
        """Whether this thread stores what the row has once."""
        assert self.team.leads is not None
        return self.team.leads

    @property
    def hooks(self) -> Hooks:
        """What to do with the ops of the row's own level."""
        return Hooks(self._row_load, self._row_store, self._local, self._nest)

    # The row's own level.

    def _row_load(self, op: LoadOp) -> SSAValue:
        if tiling.is_local(op):
            raise OpError(op, "loop.load: a loop.local can only be read inside a nest over its row")
        return self.b.read(self.outside[op], self.point)

    def _row_store(self, op: StoreOp, value: SSAValue) -> None:
        if tiling.is_local(op):
            raise OpError(op, "loop.store: a loop.local can only be set inside a nest over its row")
        b = self.b
        with parts.when(b, self.team.leads):
            b.write(value, self.outside[op], self.point)

    def _local(self, op: LocalOp) -> None:
        b = self.b
        users = [plan for plan in self.plans.values() if _touches(plan.rows, op)]
        if not users:
            return
        plan = users[0]
        if any(other.tiling != plan.tiling for other in users):
            raise OpError(
                op,
                "loop.local: the nests that use it deal their elements out differently; let them "
                "walk the same dims, or use a buffer",
            )
        element = element_type(op.result)
        if plan.tiling.groups is not None:
            b.values[op.result] = b.alloca(element, plan.tiling.array)
        elif op in self.spilled:
            b.values[op.result] = self.spilled[op]
        else:
            type_ = flat_type(element, tiling.local_elements(op))
            b.values[op.result] = b.value_of(SharedOp(type_))

    # Nests.

    def _nest(self, nest: NestOp) -> None:
        if isinstance(nest, SerialOp | ScanOp):
            self._walk(nest)
            return
        plan = self.plans[nest]
        accumulators: list[SSAValue] = []
        if isinstance(nest, ReduceOp):
            initial = [self.b.lookup(value) for value in nest.init]
            if plan.tiling.size.static == 0:
                self._results(nest, initial)
                return
            accumulators = self.b.variables(initial)
        if plan.tiling.size.static != 0:
            self._elements(plan, accumulators)
        if isinstance(nest, ReduceOp):
            own = [self.b.load(accumulator) for accumulator in accumulators]
            self._results(nest, self.team.combine(nest, own))

    def _walk(self, nest: SerialOp | ScanOp) -> None:
        """One element after the other, by the one thread that the row has."""
        b, space = self.b, self.plans[nest].rows.space
        init = nest.init if isinstance(nest, ScanOp) else ()
        totals = b.variables(b.lookup(value) for value in init)
        with ExitStack() as stack:
            inner = [stack.enter_context(b.loop(0, b.product(s))) for s in space.inner_sizes]
            point = [*self.point, *inner]
            b.bind_indices(space, point)

            def store(op: StoreOp, value: SSAValue) -> None:
                with parts.when(b, self.alive):
                    b.write(value, space.accesses[op], point)

            hooks = Hooks(lambda op: b.read(space.accesses[op], point), store, no_local, no_nest)
            values = b.clone(nest.body.block.ops, hooks)
            if isinstance(nest, ScanOp):
                before = [b.load(total) for total in totals]
                now = b.combine(nest, before, values)
                for value, total in zip(now, totals, strict=True):
                    b.store(value, total)
                args = nest.each.block.args[len(nest.indices()) :]
                b.values.update(zip(args, (*before, *now), strict=True))
                b.clone(nest.each.block.ops, hooks)

    def _results(self, nest: ReduceOp, values: Sequence[SSAValue]) -> None:
        for result, value in zip(nest.results, values, strict=True):
            self.b.values[result] = value

    def _elements(self, plan: NestPlan, accumulators: Sequence[SSAValue]) -> None:
        """Load, compute, store: each for all groups where there is room, else group by group."""
        whole = plan.tiling.keep == "batched"
        fixed = self._fixed(plan)
        fresh = self._keep(plan)
        if whole:
            self._move(plan, fresh, partial(self._groups, plan), self._load)
            outputs = self._outputs(plan, whole)
            with self._groups(plan) as group:
                self._compute(plan, group, fixed, self.kept, outputs, accumulators)
            self._write_back(plan, outputs, partial(self._groups, plan))
            return
        with self._groups(plan) as group:
            passing = self._passing(plan)
            outputs = self._outputs(plan, whole)
            moves = [*fresh, *passing.values()]
            self._move(plan, moves, partial(nullcontext, group), self._load)
            arrays = self.kept | {key: move.array for key, move in passing.items()}
            self._compute(plan, group, fixed, arrays, outputs, accumulators)
            self._write_back(plan, outputs, partial(nullcontext, group))

    @contextmanager
    def _groups(self, plan: NestPlan) -> Generator[Group]:
        b, team, t = self.b, self.team, plan.tiling
        size = b.product(t.size)
        if t.groups is None:
            step = b.mul(team.threads, t.width)
            with b.loop(b.mul(team.lane, t.width), size, step) as start:
                yield start, 0
            return
        with parts.unroll(b, t.groups) as g:
            start = b.mul(b.add(b.mul(g, team.threads), team.lane), t.width)
            with parts.when(b, b.less(start, size) if t.guarded else None):
                yield start, b.mul(g, t.width)

    # Which registers.

    def _grouped_loads(self, plan: NestPlan) -> dict[Address, Access]:
        """What the nest loads along the row, each address once."""
        accesses = plan.rows.space.accesses
        loads = [accesses[op] for op in plan.rows.accesses() if isinstance(op, LoadOp)]
        return {plan.rows.key(a): a for a in loads if plan.rows.is_grouped(a)}

    def _keep(self, plan: NestPlan) -> list[Move]:
        """New arrays for what is loaded for all groups, or needed by several nests."""
        fresh: list[Move] = []
        if plan.tiling.keep not in ("batched", "kept"):
            return fresh
        for key, access in self._grouped_loads(plan).items():
            wanted = plan.tiling.keep == "batched" or len(self.users[key]) > 1
            if wanted and key not in self.kept:
                value = self.b.alloca(element_type(access.buffer), plan.tiling.array)
                self.kept[key] = Array(value, whole=True)
                fresh.append(Move(access, self.kept[key]))
        return fresh

    def _passing(self, plan: NestPlan) -> dict[Address, Move]:
        """Arrays for what else a group loads."""
        return {
            key: Move(
                access, Array(self.b.alloca(element_type(access.buffer), plan.tiling.width), False)
            )
            for key, access in self._grouped_loads(plan).items()
            if key not in self.kept
        }

    def _outputs(self, plan: NestPlan, whole: bool) -> dict[AccessOp, Move]:
        """Arrays for what is stored along the row."""
        size = plan.tiling.array if whole else plan.tiling.width
        outputs: dict[AccessOp, Move] = {}
        for op in plan.rows.accesses():
            access = plan.rows.space.accesses[op]
            if isinstance(op, StoreOp) and plan.rows.is_grouped(access):
                value = self.b.alloca(element_type(access.buffer), size)
                outputs[op] = Move(access, Array(value, whole))
        return outputs

    def _fixed(self, plan: NestPlan) -> dict[AccessOp, SSAValue]:
        """What the nest loads that is the same all along the row."""
        b = self.b
        fixed: dict[AccessOp, SSAValue] = {}
        for op in plan.rows.accesses():
            access = plan.rows.space.accesses[op]
            along_row = any(dim >= plan.rows.first for dim in access.used)
            ready = parts.is_ready(access) and not tiling.is_local(op)
            if isinstance(op, LoadOp) and ready and not along_row:
                fixed[op] = b.read(access, self.point)
        return fixed

    # Memory to registers and back.

    def _move(
        self,
        plan: NestPlan,
        moves: Sequence[Move],
        groups: Callable[[], AbstractContextManager[Group]],
        one: Callable[[NestPlan, Move, Group, Index, int], None],
    ) -> None:
        """Do `moves` for groups: each by one access where that is allowed, else by elements."""
        b, t = self.b, plan.tiling
        inner = plan.rows.inner
        vectors = [m for m in moves if parts.is_vector(m.access, inner, t.width)]
        others = [m for m in moves if m not in vectors]

        def by_vectors(group: Group) -> None:
            for move in vectors:
                one(plan, move, group, 0, t.width)

        def by_elements(group: Group, moves: Sequence[Move]) -> None:
            with parts.unroll(b, t.width) as u, self._inside(plan, group, u):
                for move in moves:
                    one(plan, move, group, u, 1)

        def all_by(write: Callable[[Group], None]) -> None:
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
            whole = b.less(b.add(group[0], t.width - 1), b.product(t.size))
            possible = parts.both(b, [plan.allowed, whole])
            parts.branch(
                b,
                possible,
                lambda: by_vectors(group),
                lambda: by_elements(group, vectors),
            )

    def _write_back(
        self,
        plan: NestPlan,
        outputs: Mapping[AccessOp, Move],
        groups: Callable[[], AbstractContextManager[Group]],
    ) -> None:
        """Store what the nest computed, for a row that exists."""
        if outputs:
            with parts.when(self.b, self.alive):
                self._move(plan, list(outputs.values()), groups, self._store)

    def _inside(self, plan: NestPlan, group: Group, u: Index) -> AbstractContextManager[None]:
        """Around what is done for element `u` of a group, which may lie behind the row's end."""
        if not plan.tiling.cut:
            return nullcontext()
        return self.b.when(self.b.less(self.b.add(group[0], u), self.b.product(plan.tiling.size)))

    def _load(self, plan: NestPlan, move: Move, group: Group, u: Index, width: int) -> None:
        """`width` elements of a group, from element `u` on, from memory to registers."""
        b = self.b
        address = b.address(move.access, self._place(plan, group, u))
        at = b.add(group[1] if move.array.whole else 0, u)
        if width > 1:
            parts.copy_in(b, move.access, address, move.array.value, at, width)
        else:
            b.store(b.load(b.lookup(move.access.buffer), address), move.array.value, at)

    def _store(self, plan: NestPlan, move: Move, group: Group, u: Index, width: int) -> None:
        """The same from registers to memory."""
        b = self.b
        address = b.address(move.access, self._place(plan, group, u))
        at = b.add(group[1] if move.array.whole else 0, u)
        if width > 1:
            parts.copy_out(b, move.access, address, move.array.value, at, width)
        else:
            b.store(b.load(move.array.value, at), b.lookup(move.access.buffer), address)

    def _place(self, plan: NestPlan, group: Group, u: Index) -> list[Index]:
        """Element `u` of a group as a point of the nest's space."""
        inner = parts.point_of(self.b, group[0], plan.rows.sizes)
        return [*self.point, *parts.along(self.b, inner, u)]

    # Scalars.

    def _compute(
        self,
        plan: NestPlan,
        group: Group,
        fixed: Mapping[AccessOp, SSAValue],
        loads: Mapping[Address, Array],
        outputs: Mapping[AccessOp, Move],
        accumulators: Sequence[SSAValue],
    ) -> None:
        """The nest's body for the elements of a group."""
        b, rows = self.b, plan.rows
        nest, accesses = rows.nest, rows.space.accesses
        with parts.unroll(b, plan.tiling.width) as u, self._inside(plan, group, u):

            @cache
            def point() -> list[Index]:
                return self._place(plan, group, u)

            def place(array: Array) -> Index:
                return b.add(group[1] if array.whole else 0, u)

            def load(op: LoadOp) -> SSAValue:
                if op in fixed:
                    return fixed[op]
                if tiling.is_local(op):
                    return b.load(b.lookup(op.source), self._local_place(plan, op, group, u))
                array = loads.get(rows.key(accesses[op]))
                if array is not None:
                    return b.load(array.value, place(array))
                return b.read(accesses[op], point())

            def store(op: StoreOp, value: SSAValue) -> None:
                if tiling.is_local(op):
                    b.store(value, b.lookup(op.target), self._local_place(plan, op, group, u))
                elif op in outputs:
                    b.store(value, outputs[op].array.value, place(outputs[op].array))
                else:
                    with parts.when(b, self.alive):
                        b.write(value, accesses[op], point())

            if rows.space.pinned:
                b.bind_indices(rows.space, point())
            hooks = Hooks(load, store, no_local, no_nest)
            if self.carry is not None:
                hooks.accumulate = partial(self.carry, plan, group, u)
            values = b.clone(nest.regions[0].block.ops, hooks)
            if isinstance(nest, ReduceOp):
                before = [b.load(accumulator) for accumulator in accumulators]
                after = b.combine(nest, before, values)
                for value, accumulator in zip(after, accumulators, strict=True):
                    b.store(value, accumulator)

    def _local_place(self, plan: NestPlan, op: AccessOp, group: Group, u: Index) -> Index:
        tiling.check_local(plan.rows, op)
        if plan.tiling.groups is not None:
            return self.b.add(group[1], u)
        position = self.b.add(group[0], u)
        if op.buffer.owner not in self.spilled:
            return position
        return self.b.add(self.b.mul(self.row, self.b.product(plan.tiling.size)), position)


def _touches(rows: Rows, local: LocalOp) -> bool:
    return any(op.buffer is local.result for op in rows.accesses())


def no_local(op: LocalOp) -> None:
    """A hook for places where a local makes no sense."""
    raise OpError(op, "loop.local: must stand beside the nests that use it, not inside one")


def no_nest(op: NestOp) -> None:
    """A hook for bodies that hold no nests."""
    raise OpError(op, f"{op.name}: nests three deep can't be scheduled")
