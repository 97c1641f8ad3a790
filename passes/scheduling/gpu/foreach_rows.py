"""Reduces a row of a table on a GPU like the kernel of a single tensor of that size, to the same bits.

That kernel's schedule (`gpu/full.py`) depends on the size: one block with as many threads as useful, or blocks of 256
threads that share the tensor. A table's rows have any sizes, so the same schedule is computed at run time:

- a *team* stands for one block of that kernel: the same number of threads, with the same assignment of elements;
- a block of this kernel has the maximum size and holds one team, or several of 256 threads;
- a team's result is combined like a block's; lanes that a smaller block wouldn't have hold the combiner's identity,
  which changes nothing;
- one block combines the teams' results of a row in the same way.

A chunk is one block's part of a row. For a row that one team reduces, it is the whole row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.loop.ops import ReduceOp
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.gpu import full as gpu_full
from mlfuse.passes.scheduling.gpu.teams import WARP, from_warps


def cut_of(block: int) -> Cut:
    """The chunks of tables whose rows are reduced by blocks of this many threads."""
    return Cut(
        gpu_full.ONE_BLOCK,
        gpu_full.ONE_BLOCK,
        1,
        each_row=True,
        limit=gpu_full.MAX_BLOCKS // teams_of(block),
    )


def teams_of(block: int) -> int:
    """The number of teams of a long row in a block."""
    return block // gpu_full.BLOCK


@dataclass(frozen=True)
class RowTeams:
    """The teams of one row, as a thread sees them at run time."""

    count: Index
    """How many the row has."""
    threads: Index
    """Of one team."""
    width: Index
    """Neighbouring elements that a thread takes at a time."""

    @staticmethod
    def of(b: KernelBuilder, size: Index, width: int, block: int) -> RowTeams:
        """The teams of a row of `size` elements; a thread takes at most `width` at a time."""
        count = count_of(b, size)
        wanted = b.ceil_div(size, 4)
        threads: Index = WARP
        few = WARP
        while few < block:
            threads = b.select(b.less(few, wanted), 2 * few, threads)
            few *= 2
        threads = b.select(b.less(gpu_full.ONE_BLOCK, size), gpu_full.BLOCK, threads)
        taken: Index = 1
        wide = 2
        while wide <= width:
            # A short row is spread over all threads rather than packed into a few.
            taken = b.select(b.less(size, b.mul(threads, wide)), taken, wide)
            wide *= 2
        return RowTeams(count, threads, taken)

    def combine(
        self,
        b: KernelBuilder,
        reduce: ReduceOp,
        values: Sequence[SSAValue],
        thread: Index,
        block: int,
    ) -> list[SSAValue]:
        """The threads' values as one for each team; its first thread has the result."""
        identity = [b.lookup(value) for value in reduce.init]
        return from_warps(b, (reduce, values), identity, thread, self.threads, block)


def count_of(b: KernelBuilder, size: Index) -> Index:
    """The number of teams that reduce a row of `size` elements: at least one."""
    per_team = gpu_full.BLOCK * gpu_full.PER_THREAD
    many = b.min(b.ceil_div(size, per_team), gpu_full.MAX_BLOCKS)
    return b.select(b.less(gpu_full.ONE_BLOCK, size), many, 1)
