"""Columns: rows that are adjacent in memory, as in a sum over the leading dim.

The 32 lanes of a warp take 32 rows, the warps of a block split their length, and partial results are combined in
shared memory, for each row in the order of the warps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import BarrierOp, SharedOp
from mlfuse.dialects.sizes import Product, product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import flat_type
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows.kinds import kind_of, rows_of
from mlfuse.passes.scheduling.gpu.rows.moves import strided
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.gpu.teams import WARP, Partial, Team
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device

_COLUMN_WARPS = 32
_LONG_COLUMN = 256
"""Rows from which all warps of a block of columns have work."""


@dataclass(frozen=True)
class Columns(GpuSchedule):
    """A nest with nests in it, 32 rows a block."""

    name = "by columns"

    space: Space
    warps: int

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Columns | Unsuited:
        if not space.inner_nests():
            return Unsuited("it has no nests inside")
        if kind_of(space) != "columns":
            return Unsuited("its rows don't lie side by side in memory")
        return Columns(space, column_warps(device, space))

    def phases(self, job: Job) -> list[Phase]:
        space, warps = self.space, self.warps
        count, nests = product(space.outer_sizes), rows_of(space)
        b = job.builder()
        thread, first = parts.thread_id(b), b.mul(parts.block_id(b), WARP)
        number, alive = column_number(b, first, thread, count)
        team = column_team(b, thread, warps, alive)
        point = parts.point_of(b, number, space.outer_sizes)
        writer = RowWriter(b, team, strided(nests), point, space.accesses, alive=alive)
        # A grid has at least one block, even without rows.
        with parts.when(b, None if count.static else b.less(first, b.product(count))):
            writer.write_row(space)
        return [job.finish(b, Count(count, WARP), warps * WARP, count * nests[0].size)]


def column_warps(device: Device, space: Space) -> int:
    """The number of warps that split the length of a block's columns."""
    length = product(space.inner_sizes).static
    warps = _COLUMN_WARPS if length is None or length >= _LONG_COLUMN else _COLUMN_WARPS // 4
    return min(warps, device.max_block // WARP)


def column_number(
    b: KernelBuilder, first: Index, thread: Index, count: Product
) -> tuple[Index, SSAValue | None]:
    """The row of a lane, `first` its block's, and whether there is one; else it is the last."""
    number, rows = b.add(first, b.rem(thread, WARP)), b.product(count)
    if count.static is not None and count.static % WARP == 0:
        return number, None
    return b.min(number, b.sub(rows, 1)), b.less(number, rows)


def column_team(
    b: KernelBuilder,
    thread: Index,
    warps: int,
    alive: SSAValue | None,
    block: Index = 0,
    blocks: int = 1,
) -> Team:
    """The threads with the same lane share a row, in `blocks` blocks, of which this is `block`."""
    warp = b.div(thread, WARP)
    leads = b.equal(warp, 0)
    if alive is not None:
        leads = parts.both(b, [leads, alive])

    def combine(reduce: teams.Combining, values: Sequence[SSAValue]) -> list[SSAValue]:
        slots = [b.value_of(SharedOp(flat_type(value.type, warps * WARP))) for value in values]
        for value, slot in zip(values, slots, strict=True):
            b.store(value, slot, thread)
        b.emit(BarrierOp())
        lane = b.rem(thread, WARP)
        totals = [b.alloca(value.type) for value in values]
        for slot, total in zip(slots, totals, strict=True):
            b.store(b.load(slot, lane), total)
        with parts.unroll(b, warps - 1) as w:
            place = b.add(b.mul(b.add(w, 1), WARP), lane)
            before = [b.load(total) for total in totals]
            after = b.combine(reduce, before, [b.load(slot, place) for slot in slots])
            for value, total in zip(after, totals, strict=True):
                b.store(value, total)
        return [b.load(total) for total in totals]

    def together(partials: Sequence[Partial]) -> list[list[SSAValue]]:
        return [combine(reduce, values) for reduce, values in partials]

    return Team(b.add(b.mul(block, warps), warp), blocks * warps, together, leads)
