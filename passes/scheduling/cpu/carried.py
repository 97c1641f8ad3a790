"""Rows that carry partial results from row to row, on a CPU: sums along rows and across them in one read.

For `loop.accumulate`s in the nests of a row (the gradients of a layer norm's scale and offset, together with the
gradient of its input). A chunk is a block of rows, and has a row of partial results in scratch for each accumulate:
they are as long as a row, so they stay in the cache with it. After all blocks, the partial results are combined column
by column, with tiles of columns shared among the cores.

Blocks depend on sizes only, and so does the order in which a column is combined: within a block row by
row, then the blocks in order. The error of a sum is at most that of n additions in order.

Cost: each partial result is read and written once a row, in L1 or L2; the scratch buffers are
1 / `MIN_ROWS` of a matrix at most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects.loop.ops import AccumulateOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.analysis.accumulates import accumulates_of, columns_of
from mlfuse.passes.scheduling.cpu.loops import counted
from mlfuse.passes.scheduling.cpu.prefetch import aheads
from mlfuse.passes.scheduling.cpu.rows import RowHooks, emit_row, tiles_of
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.cpu.streaming import Streams, choose_streams
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Scratch
from mlfuse.targets.devices import Device

MIN_ROWS = 16
"""The fewest rows of a block."""
BLOCKS = 64
"""Blocks for a known number of rows: enough to share among cores."""
UNKNOWN_ROWS = 256
"""Rows of a block for an unknown number of rows."""
TILE = 1024
"""Columns that are combined by one core at a time."""


@dataclass(frozen=True)
class CarriedRows(CpuSchedule):
    """The blocks of rows, and the scratch buffers for their carried values."""

    name = "by rows that carry sums"

    space: Space
    device: Device
    block: int
    """Rows of a block."""
    columns: int
    """Partial results of one row, for each `loop.accumulate`."""
    parts: dict[AccumulateOp, tuple[Scratch, ...]]

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> CarriedRows | Unsuited:
        """Cut the rows into blocks."""
        found = accumulates_of(space)
        if not found:
            return Unsuited("it has no loop.accumulate")
        columns = columns_of(space)
        rows = product(space.outer_sizes)
        block = UNKNOWN_ROWS if rows.static is None else max(-(-rows.static // BLOCKS), MIN_ROWS)
        count = Count(rows, block, times=columns)
        parts = {op: tuple(Scratch(value.type, count) for value in op.init) for op in found}
        return CarriedRows(space, device, block, columns, parts)

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        return tuple(buffer for buffers in self.parts.values() for buffer in buffers)

    def emit(self, b: KernelBuilder) -> None:
        space = self.space
        choose_streams(b, space, self.device, lambda streams: _emit_blocks(b, self, streams))
        _finish(b, self, b.product(product(space.outer_sizes)))


def _emit_blocks(b: KernelBuilder, plan: CarriedRows, streams: Streams | None) -> None:
    """Emit the rows, with each block's partial results."""
    space = plan.space
    rows = b.product(product(space.outer_sizes))
    with b.chunks(rows, plan.block) as (low, high):
        base = b.mul(b.div(low, plan.block), plan.columns)
        with b.simd(0, plan.columns) as column:
            for op, buffers in plan.parts.items():
                for value, buffer in zip(op.init, buffers, strict=True):
                    b.store(b.lookup(value), b.scratch[buffer], b.add(base, column))

        def accumulate(op: AccumulateOp, point: Sequence[Index]) -> None:
            place = b.add(base, b.address(space.accesses[op], point))
            buffers = [b.scratch[buffer] for buffer in plan.parts[op]]
            _combine(b, op, buffers, place, [b.lookup(value) for value in op.values])

        tiles = tiles_of(b, space, streams)
        with counted(b, low, high) as row:
            hooks = RowHooks(aheads(b, space, row), tiles, accumulate)
            emit_row(b, space, b.delinearize(row, space.outer_sizes), hooks)


def _combine(
    b: KernelBuilder,
    op: AccumulateOp,
    buffers: Sequence[SSAValue],
    place: Index,
    values: Sequence[SSAValue],
) -> None:
    """Combine values with the partial results at a place."""
    before = [b.load(buffer, place) for buffer in buffers]
    for value, buffer in zip(b.combine(op, before, values), buffers, strict=True):
        b.store(value, buffer, place)


def _finish(b: KernelBuilder, plan: CarriedRows, rows: Index) -> None:
    """Combine the blocks' partial results, column by column: `init` if there are no rows."""
    tile = min(TILE, max(plan.columns, 1))
    with b.chunks(plan.columns, tile) as (low, high):
        width = b.sub(high, low)
        totals = {op: [b.alloca(v.type, tile) for v in op.init] for op in plan.parts}
        with b.simd(0, width) as place:
            for op, arrays in totals.items():
                for value, array in zip(op.init, arrays, strict=True):
                    b.store(b.lookup(value), array, place)
        with b.loop(0, b.ceil_div(rows, plan.block)) as block, b.simd(0, width) as place:
            column = b.add(b.mul(block, plan.columns), b.add(low, place))
            for op, arrays in totals.items():
                values = [b.load(b.scratch[buffer], column) for buffer in plan.parts[op]]
                _combine(b, op, arrays, place, values)
        with b.simd(0, width) as place:
            for op, arrays in totals.items():
                values = [b.load(array, place) for array in arrays]
                (result,) = b.inline(op.finish.block, values, op)
                b.store(result, b.lookup(op.target), b.add(low, place))
