"""Rows that carry reductions on, on a GPU: sums along rows and across them in one read.

For `loop.accumulate`s in the nests of a row (the gradients of a layer norm's scale and offset, together with the
gradient of its input). As many blocks as the device holds at a time take the rows in turn. A thread has the same
columns in every row, so carried values stay in its registers (in its part of scratch if they are too many), and are
stored once, after the block's last row. If each warp has a row, warps first combine in shared memory. The second phase
combines the blocks' partial results, 32 columns per block, with the length split between its warps.

The rows of a block, and the order in which a column is combined, follow from sizes and device.
Cost: the partial results, `_RESIDENT` rows of them a multiprocessor, are written and read once; a
matrix has many more rows than that (`rules.ROWS_EACH`).
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import BarrierOp, SharedOp
from mlfuse.dialects.loop.ops import AccumulateOp
from mlfuse.dialects.sizes import Product, product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.analysis.accumulates import accumulates_of, columns_of
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import flat_type
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows import choice, tiling
from mlfuse.passes.scheduling.gpu.rows.columns import column_number, column_team
from mlfuse.passes.scheduling.gpu.rows.kinds import rows_of
from mlfuse.passes.scheduling.gpu.rows.moves import ElementGroup, NestPlan, plan_nests
from mlfuse.passes.scheduling.gpu.rows.spills import spilled_locals
from mlfuse.passes.scheduling.gpu.rows.tiling import Tiling
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter, Spilled
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.gpu.teams import WARP, Team
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase, Scratch
from mlfuse.targets.devices import Device

_RESIDENT = 2
"""Blocks per multiprocessor, if they fit: enough loads in flight, few partial results."""
_FULL = 1024
"""Threads of a multiprocessor's blocks together."""
_WARPS = 8
"""Warps of a block whose warps have a row each."""
_COMBINERS = 32
"""Warps that share the blocks' partial results of 32 columns."""

Arrays = dict[AccumulateOp, list[SSAValue]]


@dataclass(frozen=True)
class CarriedRows(GpuSchedule):
    """The rows of each block, and the buffers for the carried values of its rows."""

    name = "by rows that carry sums"

    space: Space
    columns: int
    threads: int
    """Of a row's team."""
    teams: int
    """Rows that a block has at a time."""
    most: int
    """Blocks at most."""
    keep: tiling.Keep
    parts: dict[AccumulateOp, list[Scratch]]

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> CarriedRows | Unsuited:
        found = accumulates_of(space)
        if not found:
            return Unsuited("it has no loop.accumulate")
        columns = columns_of(space)
        sizes = [size for size in (WARP, 128, 256, 512, 1024) if size <= device.max_block]
        sizes = sizes if columns <= choice.WARP_ROW else sizes[1:]
        threads, keep = choice.choose_among(rows_of(space), device, sizes)
        teams = _WARPS if threads == WARP else 1
        resident = max(min(_FULL // (threads * teams), _RESIDENT), 1)
        most = device.units * resident
        count = Count(product(space.outer_sizes), teams, most, times=columns)
        parts = {op: [Scratch(value.type, count) for value in op.init] for op in found}
        return CarriedRows(space, columns, threads, teams, most, keep, parts)

    def phases(self, job: Job) -> list[Phase]:
        job.scratch.extend(buffer for buffers in self.parts.values() for buffer in buffers)
        return [_rows(job, self), _combine(job, self)]

    @property
    def rows(self) -> Product:
        """How many rows there are."""
        return product(self.space.outer_sizes)

    def blocks(self, b: KernelBuilder) -> Index:
        """How many blocks have rows."""
        return b.min(b.ceil_div(b.product(self.rows), self.teams), self.most)


def _rows(job: Job, plan: CarriedRows) -> Phase:
    """Every block its rows, then its partial results."""
    space, threads = plan.space, plan.threads
    ops = space.nest.regions[0].block.ops
    spills = spilled_locals(job, ops, plan.keep, plan.rows)
    b = job.builder()
    thread, block = parts.thread_id(b), parts.block_id(b)
    team = teams.warp(b, thread) if threads == WARP else teams.block(b, thread, threads)
    number = b.div(thread, threads)
    first, rows, blocks = (
        b.add(b.mul(block, plan.teams), number),
        b.product(plan.rows),
        plan.blocks(b),
    )
    plans = plan_nests(b, rows_of(space), threads, plan.keep)
    carrier = _Carrier(b, plan, team, plans[_home(plan)].tiling, b.mul(block, plan.columns))
    with parts.when(b, None if plan.rows.static else b.less(block, blocks)):
        carrier.begin()
        with b.loop(first, rows, b.mul(blocks, plan.teams)) as row:
            point = parts.point_of(b, row, space.outer_sizes)
            spilled = {local: Spilled(b.scratch[buffer], row) for local, buffer in spills.items()}
            writer = RowWriter(
                *(b, team, plans, point, space.accesses), spilled=spilled, carry=carrier.carry
            )
            writer.write_row(space)
            if threads != WARP:
                b.emit(BarrierOp())  # the next row's results overwrite this one's
        carrier.end(number)
    grid = Count(plan.rows, plan.teams, plan.most)
    return job.finish(b, grid, threads * plan.teams, plan.rows * plan.columns)


def _home(plan: CarriedRows):
    """The nest of the accumulates."""
    return next(
        nest
        for nest in plan.space.inner_nests()
        if any(op in plan.parts for op in nest.regions[0].block.ops)
    )


class _Carrier:
    """The values that one thread carries from row to row: arrays of its elements, or its part of
    scratch."""

    def __init__(self, b: KernelBuilder, plan: CarriedRows, team: Team, tiled: Tiling, base: Index):
        self.b, self.plan, self.team, self.tiled = b, plan, team, tiled
        self.base = base
        """Where the block's partial results begin in scratch."""
        self.in_memory = tiled.groups is None
        self.arrays: Arrays = {}

    def begin(self) -> None:
        """Emit the initial values, before the first row."""
        b, plan = self.b, self.plan
        if self.in_memory:
            with self._elements() as (_, position):
                self._begin(
                    {op: self._scratch(op) for op in plan.parts}, b.add(self.base, position)
                )
            return
        self.arrays = {
            op: [b.alloca(value.type, self.tiled.array) for value in op.init] for op in plan.parts
        }
        with parts.unroll(b, self.tiled.array) as place:
            self._begin(self.arrays, place)

    def carry(self, plan: NestPlan, group: ElementGroup, u: Index, op: AccumulateOp) -> None:
        """One element of one row."""
        b = self.b
        if self.in_memory:
            place, arrays = b.add(self.base, b.add(group.in_row, u)), self._scratch(op)
        else:
            place, arrays = b.add(group.in_array, u), self.arrays[op]
        self._combine(op, arrays, place, [b.lookup(value) for value in op.values])

    def end(self, number: Index) -> None:
        """After the last row: the block's partial results to scratch; `number` is the team's."""
        b, plan = self.b, self.plan
        if self.in_memory:
            return
        if plan.teams == 1:
            with self._elements() as (place, position):
                for op, arrays in self.arrays.items():
                    for array, buffer in zip(arrays, self._scratch(op), strict=True):
                        b.store(b.load(array, place), buffer, b.add(self.base, position))
            return
        shared: Arrays = {
            op: [b.value_of(SharedOp(flat_type(v.type, plan.columns))) for v in op.init]
            for op in plan.parts
        }
        thread = b.add(b.mul(number, WARP), self.team.lane)
        with b.loop(thread, plan.columns, plan.teams * WARP) as position:
            self._begin(shared, position)
        with b.loop(0, plan.teams) as turn:
            b.emit(BarrierOp())
            with b.when(b.equal(turn, number)), self._elements() as (place, position):
                for op, arrays in self.arrays.items():
                    values = [b.load(array, place) for array in arrays]
                    self._combine(op, shared[op], position, values)
        b.emit(BarrierOp())
        with b.loop(thread, plan.columns, plan.teams * WARP) as position:
            for op, arrays in shared.items():
                for array, buffer in zip(arrays, self._scratch(op), strict=True):
                    b.store(b.load(array, position), buffer, b.add(self.base, position))

    def _scratch(self, op: AccumulateOp) -> list[SSAValue]:
        return [self.b.scratch[buffer] for buffer in self.plan.parts[op]]

    def _begin(self, arrays: Arrays, place: Index) -> None:
        for op, own in arrays.items():
            for value, array in zip(op.init, own, strict=True):
                self.b.store(self.b.lookup(value), array, place)

    def _combine(
        self, op: AccumulateOp, arrays: list[SSAValue], place: Index, values: list[SSAValue]
    ) -> None:
        b = self.b
        before = [b.load(array, place) for array in arrays]
        for value, array in zip(b.combine(op, before, values), arrays, strict=True):
            b.store(value, array, place)

    @contextmanager
    def _elements(self) -> Generator[tuple[Index, Index]]:
        """The thread's elements: place in its arrays, position in the row."""
        b, t, lane, threads = self.b, self.tiled, self.team.lane, self.team.threads
        if t.groups is None:
            step = b.mul(threads, t.width)
            with (
                b.loop(b.mul(lane, t.width), self.plan.columns, step) as start,
                parts.unroll(b, t.width) as u,
                self._within(b.add(start, u), t.cut) as position,
            ):
                yield 0, position
            return
        with parts.unroll(b, t.groups) as g, parts.unroll(b, t.width) as u:
            start = b.mul(b.add(b.mul(g, threads), lane), t.width)
            with self._within(b.add(start, u), t.guarded or t.cut) as position:
                yield b.add(b.mul(g, t.width), u), position

    @contextmanager
    def _within(self, position: Index, may_end: bool) -> Generator[Index]:
        b = self.b
        with parts.when(b, b.less(position, self.plan.columns) if may_end else None):
            yield position


def _combine(job: Job, plan: CarriedRows) -> Phase:
    """The blocks' partial results as one: a warp's lanes are columns, its block's warps share them."""
    b = job.builder()
    thread, first = parts.thread_id(b), b.mul(parts.block_id(b), WARP)
    warps = min(_COMBINERS, job.device.max_block // WARP)
    columns = Product(plan.columns)
    column, alive = column_number(b, first, thread, columns)
    team = column_team(b, thread, warps, alive)
    blocks = plan.blocks(b)
    for op, buffers in plan.parts.items():
        totals = b.variables(b.lookup(value) for value in op.init)
        with b.loop(b.div(thread, WARP), blocks, warps) as block:
            place = b.add(b.mul(block, plan.columns), column)
            values = [b.load(b.scratch[buffer], place) for buffer in buffers]
            before = [b.load(total) for total in totals]
            for value, total in zip(b.combine(op, before, values), totals, strict=True):
                b.store(value, total)
        combined = team.combine(op, [b.load(total) for total in totals])
        (result,) = b.inline(op.finish.block, combined, op)
        assert team.leads is not None
        with b.when(team.leads):
            b.store(result, b.lookup(op.target), column)
    return job.finish(b, Count(columns, WARP), warps * WARP, columns * plan.most)
