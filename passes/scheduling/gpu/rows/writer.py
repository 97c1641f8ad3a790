"""Writes the code of one thread of a team for one row: its loads, its nests, its stores.

Every thread computes the row's own scalars, unchanged. For the thread's groups of elements (`gpu/rows/tiling.py`), a
nest becomes loads into register arrays, the scalar body for each element, and stores from register arrays
(`gpu/rows/moves.py`). A `loop.reduce` keeps one variable per value, combines the thread's elements in order, and then
the team's (`gpu/teams.py`). Independent reductions are delayed until the team combines all of them in one exchange.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, nullcontext
from functools import cache, partial
from typing import NamedTuple

from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
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
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.analysis.values import free_values
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.hooks import no_local, no_nest
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import element_type
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.parts import Address
from mlfuse.passes.scheduling.gpu.rows import tiling
from mlfuse.passes.scheduling.gpu.rows.arrays import RowArrays
from mlfuse.passes.scheduling.gpu.rows.moves import (
    ElementGroup,
    ElementGroups,
    Move,
    NestPlan,
    RegisterArray,
    RowMoves,
)
from mlfuse.passes.scheduling.gpu.rows.tiling import Rows
from mlfuse.passes.scheduling.gpu.teams import Partial, Team

Carry = Callable[[NestPlan, ElementGroup, Index, AccumulateOp], None]
"""Emits a `loop.accumulate` for an element of a group."""


class Spilled(NamedTuple):
    """A buffer that has a local of several rows, one after the other, and the number of the row."""

    buffer: SSAValue
    row: Index


class RowWriter:
    """Writes the code of one thread of a team for one row."""

    def __init__(
        self,
        b: KernelBuilder,
        team: Team,
        plans: Mapping[NestOp, NestPlan],
        point: Sequence[Index],
        accesses: Mapping[AccessOp, Access],
        *,
        alive: SSAValue | None = None,
        spilled: Mapping[LocalOp, Spilled] | None = None,
        carry: Carry | None = None,
    ):
        """`point` is the row's place; `accesses` are those outside the nests.

        `alive` tells whether the row exists, if threads without a row take part in shuffles
                and
        barriers. `spilled` says where locals are that don't fit elsewhere. `carry` emits
        a `loop.accumulate`.
        """
        self.b = b
        self.team = team
        self.plans = plans
        self.point = list(point)
        self.outside = accesses
        self.alive = alive
        self.spilled = spilled or {}
        self.carry = carry
        self.moves = RowMoves(b, team, point)
        self.arrays = RowArrays(b, team, plans, point)
        self.order: list[Operation] = []
        """The row's ops, where all are written at once."""
        self.pending: list[Partial] = []
        """Reductions with only partial results in each thread so far."""

    @property
    def leads(self) -> SSAValue:
        """Whether this thread stores the row's scalars."""
        assert self.team.leads is not None
        return self.team.leads

    @property
    def hooks(self) -> Hooks:
        """The hooks for ops of the row's own level."""
        return Hooks(self._row_load, self._row_store, self._local, self._nest)

    def write_row(self, space: Space) -> None:
        """Write the code of a nest at the writer's point."""
        self.b.bind_indices(space, self.point)
        self.write(space.nest.regions[0].block.ops)

    def write(self, ops: Iterable[Operation]) -> None:
        """All of the row's ops."""
        self.order = gather_reductions(list(ops))
        self.b.clone(self.order, self.hooks)

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
            b.values[op.result] = self.spilled[op].buffer
        else:
            b.values[op.result] = self.arrays.shared(plan, element)

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
                if self.pending and not self._may_wait(nest):
                    self._meet()
                return
            accumulators = self.b.variables(initial)
        if plan.tiling.size.static != 0:
            self._elements(plan, accumulators)
        if isinstance(nest, ReduceOp):
            self.pending.append((nest, [self.b.load(each) for each in accumulators]))
            if not self._may_wait(nest):
                self._meet()

    def _may_wait(self, nest: ReduceOp) -> bool:
        """Whether another reduction comes before the first use of delayed results."""
        results = {result for reduce, _ in self.pending for result in reduce.results}
        after = self.order[self.order.index(nest) + 1 :] if nest in self.order else []
        for op in after:
            if not results.isdisjoint(free_values(op)):
                return False
            if isinstance(op, NestOp):
                return isinstance(op, ReduceOp)
        return False

    def _meet(self) -> None:
        """Combine the delayed reductions."""
        results = self.team.together(self.pending)
        for (reduce, _), values in zip(self.pending, results, strict=True):
            assert isinstance(reduce, ReduceOp)
            self._results(reduce, values)
        self.pending = []

    def _walk(self, nest: SerialOp | ScanOp) -> None:
        """A loop over the elements, by the row's single thread."""
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
        """Load, compute, store: each for all groups if registers suffice, otherwise group by
        group."""
        t, moves, fixed = plan.tiling, self.moves, self.arrays.fixed(plan)
        if t.groups is None:
            shared = self.arrays.shared_arrays(plan)
            with moves.turns(plan) as first:
                self._turn(plan, partial(moves.groups, plan, first), fixed, shared, accumulators)
            self.arrays.left |= shared
            return
        with moves.turns(plan) as first:
            groups = partial(moves.groups, plan, first)
            fresh = self.arrays.keep(plan)
            if t.keep == "batched":
                moves.move(plan, fresh, groups, moves.load)
                self._results_of(plan, groups, fixed, self.arrays.kept, accumulators, whole=True)
                return
            with groups() as group:
                passing = self.arrays.passing(plan)
                here = partial(nullcontext, group)
                moves.move(plan, [*fresh, *passing.values()], here, moves.load)
                arrays = self.arrays.kept | {key: move.array for key, move in passing.items()}
                self._results_of(plan, here, fixed, arrays, accumulators, whole=False)

    def _turn(
        self,
        plan: NestPlan,
        groups: ElementGroups,
        fixed: Mapping[AccessOp, SSAValue],
        shared: Mapping[Address, SSAValue],
        accumulators: Sequence[SSAValue],
    ) -> None:
        """A batch of groups; values for later nests go to `shared`, values of earlier nests come from
        it."""
        b, moves, arrays = self.b, self.moves, dict[Address, RegisterArray]()
        for key, access in self.arrays.grouped_loads(plan).items():
            value = b.alloca(element_type(access.buffer), plan.tiling.array)
            arrays[key] = RegisterArray(value, whole=True)
        loads = self.arrays.grouped_loads(plan)
        fresh = [
            Move(loads[key], array) for key, array in arrays.items() if key not in self.arrays.left
        ]
        moves.move(plan, fresh, groups, moves.load)
        if shared or arrays.keys() & self.arrays.left.keys():
            with groups() as group:
                for key, array in arrays.items():
                    if key in shared:
                        moves.leave(plan, array, shared[key], group)
                    elif key in self.arrays.left:
                        moves.recall(plan, array, self.arrays.left[key], group)
        self._results_of(plan, groups, fixed, arrays, accumulators, whole=True)

    def _results_of(
        self,
        plan: NestPlan,
        groups: ElementGroups,
        fixed: Mapping[AccessOp, SSAValue],
        arrays: Mapping[Address, RegisterArray],
        accumulators: Sequence[SSAValue],
        *,
        whole: bool,
    ) -> None:
        """Compute groups with loaded operands, and store their results."""
        outputs = self.arrays.outputs(plan, whole)
        with groups() as group:
            self._compute(plan, group, fixed, arrays, outputs, accumulators)
        if outputs:
            with parts.when(self.b, self.alive):
                self.moves.move(plan, list(outputs.values()), groups, self.moves.store)

    # Scalars.

    def _compute(
        self,
        plan: NestPlan,
        group: ElementGroup,
        fixed: Mapping[AccessOp, SSAValue],
        loads: Mapping[Address, RegisterArray],
        outputs: Mapping[AccessOp, Move],
        accumulators: Sequence[SSAValue],
    ) -> None:
        """The nest's body for the elements of a group."""
        b, rows = self.b, plan.rows
        nest, accesses = rows.nest, rows.space.accesses
        with parts.unroll(b, plan.tiling.width) as u, self.moves.inside(plan, group, u):

            @cache
            def point() -> list[Index]:
                return self.moves.place(plan, group, u)

            def place(array: RegisterArray) -> Index:
                return b.add(group.in_array if array.whole else 0, u)

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

    def _local_place(self, plan: NestPlan, op: AccessOp, group: ElementGroup, u: Index) -> Index:
        tiling.check_local(plan.rows, op)
        if plan.tiling.groups is not None:
            return self.b.add(group.in_array, u)
        b, local = self.b, op.buffer.owner
        assert isinstance(local, LocalOp)
        if local not in self.spilled:
            return b.add(self.moves.slot(plan, group), u)
        position = b.add(group.in_row, u)
        return b.add(b.mul(self.spilled[local].row, b.product(plan.tiling.size)), position)


def _touches(rows: Rows, local: LocalOp) -> bool:
    return any(op.buffer is local.result for op in rows.accesses())


def gather_reductions(ops: Sequence[Operation]) -> list[Operation]:
    """A row's ops with each `loop.reduce` as early as possible, so that reductions are adjacent.

    A reduction moves before scalars that it doesn't need, and the row's own loads and stores, but
    before no other nest.
    """
    ordered: list[Operation] = []
    for op in ops:
        place = len(ordered)
        if isinstance(op, ReduceOp):
            needed = set(free_values(op))
            while place and _may_pass(ordered[place - 1], needed):
                place -= 1
        ordered.insert(place, op)
    return ordered


def _may_pass(before: Operation, needed: set[SSAValue]) -> bool:
    return not isinstance(before, NestOp | LocalOp) and needed.isdisjoint(before.results)
