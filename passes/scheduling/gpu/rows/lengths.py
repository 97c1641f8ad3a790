"""Rows of unknown length on a GPU: one kernel with three variants, chosen by the length at run time.

- Rows that fit in a warp's registers (512 floats, if bodies are short): a warp has a row, and keeps it.
- Rows that fit in a block's registers: a block has a row, and keeps it.
- Longer rows: a block has a row and reads it again in every nest.

In the first two, a thread has registers for as many groups as the longest such row needs, each with a guard; a guard
that fails costs one instruction. The variant is the same for a whole launch. There are at most as many blocks as the
device holds at a time, and they take the rows in turn, so the grid fits for any number of rows per block.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mlfuse.dialects.kernel.ops import BarrierOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows.choice import Choice, holds
from mlfuse.passes.scheduling.gpu.rows.moves import plans_of
from mlfuse.passes.scheduling.gpu.rows.tiling import Rows, Tiling
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter
from mlfuse.passes.scheduling.gpu.teams import WARP
from mlfuse.passes.scheduling.phases import Count, Phase

_GROUPS = (4, 2)
"""The most groups per thread."""
_RESIDENT = 8
"""Blocks per multiprocessor; some of them may wait for room."""


@dataclass(frozen=True)
class _Way:
    """A variant for rows of up to `most` elements; None for any length."""

    threads: int
    tilings: Sequence[Tiling]
    most: int | None


def schedule(job: Job, space: Space, nests: Sequence[Rows], chosen: Choice) -> Phase:
    """A phase for rows of unknown length; `chosen` is the choice for the longest."""
    count, size = product(space.outer_sizes), nests[0].size
    most_blocks = job.device.units * _RESIDENT
    b = job.builder()
    thread, block = parts.thread_id(b), parts.block_id(b)
    rows = b.product(count)
    blocks = b.min(rows, most_blocks)

    def write(way: _Way) -> None:
        plans = plans_of(b, nests, way.tilings)
        is_warp = way.threads == WARP
        team = teams.warp(b, thread) if is_warp else teams.block(b, thread, way.threads)
        number = chosen.threads // way.threads
        first = b.add(b.mul(block, number), b.div(thread, way.threads) if number > 1 else 0)
        with b.loop(first, rows, b.mul(blocks, number)) as row:
            point = parts.point_of(b, row, space.outer_sizes)
            RowWriter(b, team, plans, point, space.accesses).write_row(space)
            if not is_warp:
                b.emit(BarrierOp())  # the next row's results take the place of this one's

    def write_first(ways: Sequence[_Way]) -> None:
        way, *others = ways
        if way.most is None:
            write(way)
            return
        fits = b.less(b.product(size), way.most + 1)
        parts.branch(b, fits, lambda: write(way), lambda: write_first(others))

    write_first(_ways(job, nests, chosen))
    return job.finish(b, Count(count, 1, most_blocks), chosen.threads, count * size)


def _ways(job: Job, nests: Sequence[Rows], chosen: Choice) -> list[_Way]:
    """The variants, for short rows first; the last one takes any length."""
    again = chosen.tilings(nests)
    ways = [_Way(chosen.threads, again, None)]
    if job.options.keep in (None, "registers"):
        short = [_in_registers(job, nests, threads, again) for threads in (WARP, chosen.threads)]
        ways = [*(way for way in short if way is not None), *ways]
    return ways


def _in_registers(
    job: Job, nests: Sequence[Rows], threads: int, again: Sequence[Tiling]
) -> _Way | None:
    for groups in _GROUPS:
        tilings = [
            replace(tiling, groups=groups, keep="batched", guarded=True, batch=1)
            for tiling in again
        ]
        if holds(nests, tilings, job.device):
            most = threads * min(tiling.array for tiling in tilings)
            return _Way(threads, tilings, most)
    return None
