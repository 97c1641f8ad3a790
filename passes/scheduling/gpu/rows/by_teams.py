"""Rows by teams: lanes of a warp, a block or a cluster of blocks per row, for rows contiguous in memory.

The cost model chooses the team, and the values that it keeps in registers or in shared memory (`gpu/rows/choice.py`,
`gpu/rows/tiling.py`). Reductions go through shuffles and shared memory (`gpu/teams.py`), and every thread then has the
result, so that all threads compute scalars of the row and one stores them. `gpu/rows/lengths.py` handles rows of
unknown length.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from xdsl.ir import SSAValue

from mlfuse.dialects.sizes import Product, product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows import lengths
from mlfuse.passes.scheduling.gpu.rows.choice import Choice, choose
from mlfuse.passes.scheduling.gpu.rows.kinds import rows_of
from mlfuse.passes.scheduling.gpu.rows.moves import plan_nests
from mlfuse.passes.scheduling.gpu.rows.spills import spilled_locals
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter, Spilled
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.gpu.teams import WARP, Team
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device


@dataclass(frozen=True)
class ByTeams(GpuSchedule):
    """A nest with inner nests, a team of threads per row."""

    name = "by teams"

    space: Space
    chosen: Choice

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> ByTeams | Unsuited:
        nests = rows_of(space)
        if not nests:
            return Unsuited("it has no nests inside")
        return ByTeams(space, choose(nests, device, product(space.outer_sizes), options))

    def phases(self, job: Job) -> list[Phase]:
        space, chosen = self.space, self.chosen
        count, nests = product(space.outer_sizes), rows_of(space)
        if any(rows.size.static is None for rows in nests):
            return [lengths.schedule(job, space, nests, chosen)]
        spills = spilled_locals(job, space.nest.regions[0].block.ops, chosen.keep, count)
        b = job.builder()
        thread, block_id = parts.thread_id(b), parts.block_id(b)
        block = _block(count, chosen, job)
        number = max(block // chosen.threads, 1)
        row, alive, exists = _row(b, block_id, thread, count, chosen, number)
        point = parts.point_of(b, row, space.outer_sizes)
        spilled = {local: Spilled(b.scratch[buffer], row) for local, buffer in spills.items()}
        plans = plan_nests(b, nests, chosen.team, chosen.keep, chosen.batch)
        with parts.when(b, exists):
            team = _team(b, thread, chosen, alive)
            writer = RowWriter(b, team, plans, point, space.accesses, spilled=spilled, alive=alive)
            writer.write_row(space)
        grid = Count(count, number, times=chosen.blocks)
        return [job.finish(b, grid, block, count * nests[0].size, chosen.blocks)]


def _row(
    b: KernelBuilder,
    block_id: Index,
    thread: Index,
    count: Product,
    chosen: Choice,
    number: int,
) -> tuple[Index, SSAValue | None, SSAValue | None]:
    """The team's row, of `number` per block; whether it exists; whether the block has any rows.

    All lanes of a warp run the same code, so lanes without a row work on the last one.
    """
    first = b.mul(b.div(block_id, chosen.blocks), number)
    row = b.add(first, b.div(thread, chosen.threads)) if number > 1 else first
    if count.static is not None and count.static % number == 0:
        return row, None, None
    rows = b.product(count)
    if not 1 < chosen.threads < WARP:
        return row, None, b.less(row, rows)
    exists = None if count.static else b.less(first, rows)
    return b.min(row, b.sub(rows, 1)), b.less(row, rows), exists


def _team(b: KernelBuilder, thread: Index, chosen: Choice, alive: SSAValue | None) -> Team:
    if chosen.blocks > 1:
        return teams.cluster(b, thread, chosen.threads, chosen.blocks)
    if chosen.threads > WARP:
        return teams.block(b, thread, chosen.threads)
    team = teams.lanes(b, thread, chosen.threads)
    if alive is None or team.leads is None:
        return team
    return replace(team, leads=parts.both(b, [team.leads, alive]))


def _block(count: Product, chosen: Choice, job: Job) -> int:
    """Threads per block for small teams: fewer if there are too few rows for the whole device."""
    if chosen.threads > WARP:
        return chosen.threads
    block, rows = job.options.block or chosen.block, count.static
    while rows is not None and block > WARP and rows * chosen.threads < job.device.units * block:
        block //= 2
    return max(block, chosen.threads)
