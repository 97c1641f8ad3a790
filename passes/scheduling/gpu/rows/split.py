"""Few long rows on a GPU: several blocks per row, in two phases.

If a `loop.parallel` has one reduction over so few rows that their blocks leave most of the
device idle (gradients of a bias or a scale, statistics of a batch norm), each row is cut into parts.
In the first phase one block reduces each part, as `gpu/rows/by_teams.py` would reduce a whole
row, to a partial result in scratch. In the second each row has a warp; its lanes combine the parts
and run the row's other ops.

The threads of all parts take the row's elements in turn, so adjacent blocks read adjacent
memory. The number of parts depends only on sizes and device. Splitting pays if reading the rows
without it takes longer than a launch: from MIN_ELEMENTS.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import LocalOp, NestOp, ReduceOp, StoreOp
from mlfuse.dialects.sizes import Product, product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows.columns import column_number, column_team, column_warps
from mlfuse.passes.scheduling.gpu.rows.kinds import kind_of, rows_of
from mlfuse.passes.scheduling.gpu.rows.moves import NestPlan, plan_nests, strided
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.gpu.teams import WARP, Team
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase, Scratch
from mlfuse.targets.devices import Device

MIN_ELEMENTS = 2**20
"""Elements of all rows from which a second launch pays."""
_BLOCK = 256
_PER_THREAD = 8
"""The fewest elements of a part per thread."""


@dataclass(frozen=True)
class SplitRows(GpuSchedule):
    """A nest with one reduction, several blocks per row."""

    name = "by parts of rows"

    space: Space
    by_columns: bool
    warps: int
    pieces: int

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> SplitRows | Unsuited:
        kind = kind_of(space)
        if kind == "serial" or not _is_one_reduction(space):
            return Unsuited("its rows are more than one reduction")
        count, length = product(space.outer_sizes).static, product(space.inner_sizes).static
        if not count or length is None or count * length < MIN_ELEMENTS:
            return Unsuited(f"it isn't known to have {MIN_ELEMENTS} elements")
        by_columns = kind == "columns"
        warps = column_warps(device, space) if by_columns else _BLOCK // WARP
        blocks = -(-count // WARP) if by_columns else count
        # Threads for the whole device, but elements for every thread.
        fill = device.units * 2048 // (blocks * warps * WARP)
        share = length // (_PER_THREAD * (warps if by_columns else _BLOCK))
        pieces = min(fill, share, WARP)
        if pieces < 2:
            return Unsuited(f"its {count} rows fill the device, or are too short to be cut")
        return SplitRows(space, by_columns, warps, pieces)

    def phases(self, job: Job) -> list[Phase]:
        space, pieces = self.space, self.pieces
        nest = space.inner_nests()[0]
        assert isinstance(nest, ReduceOp)
        count = product(space.outer_sizes)
        partials = [Scratch(value.type, Count(count * pieces)) for value in nest.init]
        job.scratch.extend(partials)
        first = _columns if self.by_columns else _teams
        return [
            first(job, space, pieces, self.warps, partials),
            _combine(job, space, pieces, partials),
        ]


def _is_one_reduction(space: Space) -> bool:
    """Whether the rows have only one reduction and scalars."""
    ops = space.nest.regions[0].block.ops
    nests = [op for op in ops if isinstance(op, NestOp)]
    return (
        len(nests) == 1
        and isinstance(nests[0], ReduceOp)
        and not any(isinstance(op, LocalOp) for op in ops)
    )


def _teams(job: Job, space: Space, pieces: int, warps: int, partials: Sequence[Scratch]) -> Phase:
    """A block for each part of each row, its threads along the row."""
    b = job.builder()
    thread, block = parts.thread_id(b), parts.block_id(b)
    own = teams.block(b, thread, warps * WARP)
    lane = b.add(b.mul(b.rem(block, pieces), warps * WARP), thread)
    team = Team(lane, pieces * warps * WARP, own.together, own.leads)
    plans = plan_nests(b, rows_of(space), _BLOCK, "strided")
    row = b.div(block, pieces)
    writer = _writer(b, space, team, plans, row, None)
    _reduce_part(b, space, writer, block, partials)
    count = product(space.outer_sizes) * pieces
    return job.finish(b, Count(count), warps * WARP, product(space.sizes))


def _columns(job: Job, space: Space, pieces: int, warps: int, partials: Sequence[Scratch]) -> Phase:
    """A block for each part of 32 adjacent rows."""
    b = job.builder()
    thread, block = parts.thread_id(b), parts.block_id(b)
    count = product(space.outer_sizes)
    first, piece = b.mul(b.div(block, pieces), WARP), b.rem(block, pieces)
    number, alive = column_number(b, first, thread, count)
    team = column_team(b, thread, warps, alive, piece, pieces)
    plans = strided(rows_of(space))
    writer = _writer(b, space, team, plans, number, alive)
    _reduce_part(b, space, writer, b.add(b.mul(number, pieces), piece), partials)
    grid = Count(Product(-(-count.factor // WARP) * pieces))
    return job.finish(b, grid, warps * WARP, product(space.sizes))


def _writer(
    b: KernelBuilder,
    space: Space,
    team: Team,
    plans: dict[NestOp, NestPlan],
    row: Index,
    alive: SSAValue | None,
) -> RowWriter:
    point = parts.point_of(b, row, space.outer_sizes)
    b.bind_indices(space, point)
    return RowWriter(b, team, plans, point, space.accesses, alive=alive)


def _reduce_part(
    b: KernelBuilder,
    space: Space,
    writer: RowWriter,
    place: Index,
    partials: Sequence[Scratch],
) -> None:
    """The row's ops up to its reduction, whose results go to `place`."""
    nest = space.inner_nests()[0]
    ops: list[Operation] = []
    for op in space.nest.regions[0].block.ops:
        if not isinstance(op, StoreOp):  # the second phase stores
            ops.append(op)
        if op is nest:
            break
    b.clone(ops, writer.hooks)
    with b.when(writer.leads):
        for result, buffer in zip(nest.results, partials, strict=True):
            b.store(b.lookup(result), b.scratch[buffer], place)


def _combine(job: Job, space: Space, pieces: int, partials: Sequence[Scratch]) -> Phase:
    """A warp per row: combines the parts, then runs the row's own ops."""
    count = product(space.outer_sizes)
    b = job.builder()
    thread = parts.thread_id(b)
    team = teams.warp(b, thread)
    warps = _BLOCK // WARP
    row = b.add(b.mul(parts.block_id(b), warps), b.div(thread, WARP))

    def combine(nest: NestOp) -> None:
        assert isinstance(nest, ReduceOp)
        totals = [b.alloca(value.type) for value in nest.init]
        for value, total in zip(nest.init, totals, strict=True):
            b.store(b.lookup(value), total)
        with b.when(b.less(team.lane, pieces)):
            place = b.add(b.mul(row, pieces), team.lane)
            values = [b.load(b.scratch[buffer], place) for buffer in partials]
            for value, total in zip(values, totals, strict=True):
                b.store(value, total)
        results = team.combine(nest, [b.load(total) for total in totals])
        b.values.update(zip(nest.results, results, strict=True))

    with b.when(b.less(row, b.product(count))):
        writer = _writer(b, space, team, {}, row, None)
        b.clone(space.nest.regions[0].block.ops, replace(writer.hooks, nest=combine))
    return job.finish(b, Count(count, warps), _BLOCK, count * pieces)
