"""Serial rows: one thread per row, with a loop over its elements.

For rows that are adjacent in memory if they are enough to fill the device, for short rows, for
`loop.serial`, and for scans that no team schedule takes.
"""

from __future__ import annotations

from dataclasses import dataclass

from mlfuse.dialects.loop.ops import ScanOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows.kinds import kind_of, rows_of
from mlfuse.passes.scheduling.gpu.rows.moves import strided
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device

_BLOCK = 128


@dataclass(frozen=True)
class Serial(GpuSchedule):
    """A nest with inner nests, one thread per row."""

    name = "by one thread a row"

    space: Space

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Serial | Unsuited:
        nests, kind = space.inner_nests(), kind_of(space)
        if not nests:
            return Unsuited("it has no nests inside")
        scans = any(isinstance(nest, ScanOp) for nest in nests)
        if kind != "serial" and not (scans and kind == "columns"):
            return Unsuited("several threads share a row at less cost")
        return Serial(space)

    def phases(self, job: Job) -> list[Phase]:
        space, nests = self.space, rows_of(self.space)
        count = product(space.outer_sizes)
        b = job.builder()
        row = b.add(b.mul(parts.block_id(b), _BLOCK), parts.thread_id(b))
        point = parts.point_of(b, row, space.outer_sizes)
        with b.when(b.less(row, b.product(count))):
            RowWriter(b, teams.alone(), strided(nests), point, space.accesses).write_row(space)
        return [job.finish(b, Count(count, _BLOCK), _BLOCK, count * nests[0].size)]
