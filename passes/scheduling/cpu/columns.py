"""Reductions across rows on a CPU: a tile of columns at a time, with one partial result per column.

If the innermost reduced dim is not contiguous in memory but the innermost kept dim is (the sum of
a matrix over its rows), a loop along the reduced dims would use one number of each cache line. So a
chunk is a tile of the kept dim. The loops over the reduced dims are outside, the vector loop over the
tile's columns inside; every column has its partial result in a private array.

A separate vector loop computes the ops between the nests for a whole tile; values that a
later part needs are kept in private arrays as well.

If there are few tiles and many rows (a bias gradient, a batch norm), the outermost reduced dim is cut into blocks. Each nest
is then a loop of its own over the blocks of all tiles. A block of a reduction writes its partial results to a scratch
buffer; every later block of the tile combines those of all blocks, and computes the ops between the nests, for itself:
that takes a few operations a column, where waiting for one thread would take all others' time. What the ops between the
nests store is stored in the end, by tile.

Blocks, the runs of `column_tile` and tiles depend on sizes only, and so does the order in which a column is combined:
within a run in order, then the runs of a block, then the blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, takewhile

from xdsl.ir import Operation

from mlfuse.dialects.loop.ops import LoadOp, LocalOp, NestOp, ReduceOp, ScanOp, StoreOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.column_tile import Tile
from mlfuse.passes.scheduling.cpu.loops import (
    MANY_CHUNKS,
    Chunking,
    chunk_elements,
    chunks,
    counted,
    runs,
    tile_count,
    tile_of,
)
from mlfuse.passes.scheduling.cpu.parts import parts_of
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.cpu.sections import Sections, sections_of
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Scratch
from mlfuse.targets.devices import Device

TILE = 2048
"""Columns of a tile: 8 KiB of f32 per row, long enough for hardware prefetching; arrays stay in
L1."""
BLOCK_CHUNKS = 4
"""The least size of a block, in chunks: it takes about as long as the start of threads."""
MAX_BLOCKS = 256
"""The most blocks of a reduction of known size."""


@dataclass(frozen=True)
class Columns(CpuSchedule):
    """The tiles of a nest, and the blocks of rows of the nests in it."""

    name = "by columns"

    space: Space
    chunking: Chunking
    tile: int
    block: int = 0
    """Iterations of the outermost reduced dim in one block; 0 without blocks."""
    scratch: tuple[tuple[Scratch, ...], ...] = ()
    """Partial results by block and column: for each reduction in blocks, a buffer for each of its results."""

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Columns | Unsuited:
        """Tile a nest with accesses contiguous along the innermost kept dim rather than the innermost reduced
        one."""
        if not space.outer or not space.inner_sizes:
            return Unsuited("it has no rows of several elements")
        if any(isinstance(op, LocalOp) for op in space.nest.regions[0].block.ops):
            return Unsuited("its rows have a loop.local")
        inside = [a for op, a in space.accesses.items() if op.parent_op() is not space.nest]
        along_kept = sum(access.is_contiguous(space.outer - 1) for access in inside)
        along_reduced = sum(access.is_contiguous(len(space.sizes) - 1) for access in inside)
        if along_kept <= along_reduced:
            return Unsuited(
                f"{along_kept} of its accesses are contiguous across the rows, {along_reduced} along them"
            )
        return _cut(space)

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        return tuple(chain.from_iterable(self.scratch))

    @cached_property
    def parts(self) -> list[list[Operation]]:
        """The nests, each by itself, and the ops between them."""
        return parts_of(self.space.nest.regions[0].block)

    @cached_property
    def in_blocks(self) -> dict[int, tuple[Scratch, ...]]:
        """The nests that are computed in blocks, by the numbers of their parts, with their partial results."""
        scratch = iter(self.scratch)
        numbers = _before_scans(self.parts) if self.scratch else ()
        return {n: next(scratch) if isinstance(self.parts[n][0], ReduceOp) else () for n in numbers}

    @cached_property
    def sections(self) -> Sections:
        """The sections of the columns."""
        return sections_of(self.space, self.space.outer - 1)

    def emit(self, b: KernelBuilder) -> None:
        """Emit the nest, a tile of columns at a time."""
        for number in self.in_blocks:
            _emit_blocks(b, self, number)
        with (
            chunks(b, self.chunking) as (low, high),
            runs(b, self.chunking, low, high) as (outer, start, end),
        ):
            Tile(b, self, outer, start, end).emit()


def _cut(space: Space) -> Columns:
    """Cut a nest into tiles, and into blocks if there are too few tiles."""
    extent = space.outer_sizes[-1].static
    tile = TILE if extent is None else max(min(TILE, extent), 1)
    inner = product(space.inner_sizes).static
    step = 1 if inner is None else max(chunk_elements(space) // max(tile * inner, 1), 1)
    plan = Columns(space, Chunking(space.outer_sizes, 0, step, tile=tile), tile)
    columns = product(space.outer_sizes).static
    parts = parts_of(space.nest.regions[0].block)
    reductions = [op for n in _before_scans(parts) if isinstance(op := parts[n][0], ReduceOp)]
    if columns is None or not reductions or columns >= MANY_CHUNKS * tile:
        return plan
    written = {op.buffer for op in space.accesses if isinstance(op, StoreOp)}
    if any(op.buffer in written for op in space.accesses if isinstance(op, LoadOp)):
        return plan  # blocks compute the ops between the nests again, from what was there at first
    rows = space.inner_sizes[0].static
    below = product(space.inner_sizes[1:]).static or 1
    block = max(BLOCK_CHUNKS * chunk_elements(space) // (tile * below), -(-16 // below))
    if rows is not None:
        block = max(block, -(-rows // MAX_BLOCKS))
        if rows < 2 * block:
            return plan
    count = Count(space.inner_sizes[0], block, times=columns)
    scratch = tuple(
        tuple(Scratch(value.type, count) for value in reduce.init) for reduce in reductions
    )
    return Columns(space, Chunking(space.outer_sizes, 0, 1, tile=tile), tile, block, scratch)


def _before_scans(parts: Sequence[Sequence[Operation]]) -> list[int]:
    """The numbers of the nests before the first scan, which goes along all rows."""
    nests = [number for number, ops in enumerate(parts) if isinstance(ops[0], NestOp)]
    return list(takewhile(lambda number: not isinstance(parts[number][0], ScanOp), nests))


def _emit_blocks(b: KernelBuilder, plan: Columns, number: int) -> None:
    """One nest, each tile of each block by itself."""
    rows = b.product(plan.space.inner_sizes[0])
    tiles = tile_count(b, plan.chunking)
    blocks = b.ceil_div(rows, plan.block)
    chunk = b.chunks(b.mul(blocks, tiles), 1)
    with chunk as (low, high), counted(b, low, high) as index:
        block = b.div(index, tiles)
        first = b.mul(block, plan.block)
        last = b.min(b.add(first, plan.block), rows)
        tile = Tile(b, plan, *tile_of(b, plan.chunking, b.rem(index, tiles)))
        tile.emit_block(number, block, first, last)
