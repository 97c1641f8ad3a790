"""Reductions across rows on a CPU: a tile of columns at a time, with one partial result per column.

If the innermost reduced dim is not contiguous in memory but the innermost kept dim is (the sum of
a matrix over its rows), a loop along the reduced dims would use one number of each cache line. So a
chunk is a tile of the kept dim. The loops over the reduced dims are outside, the vector loop over the
tile's columns inside; every column has its partial result in a private array.

A separate vector loop computes the ops between the nests for a whole tile; values that a
later part needs are kept in private arrays as well.

If there are few tiles and many rows (a bias gradient), the outermost reduced dim is cut into blocks for the first
reduction: a chunk is a tile of one block and writes its partial results to a scratch buffer; after all blocks, each
tile combines them and continues.

Along the innermost reduced dim, every `RUN` rows are combined by themselves first, so that a long sum is as exact as one of
torch's or NumPy's: a sum of n rows has RUN + n / RUN roundings in order, not n. Blocks, runs and tiles depend on sizes
only, and so does the order in which a column is combined: within a run in order, then the runs of a block, then the blocks.
A run costs one more addition for each column.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property, partial

from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import LocalOp, NestOp, ReduceOp, ScanOp
from mlfuse.dialects.sizes import ONE, product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.loops import (
    MANY_CHUNKS,
    Cut,
    chunk_elements,
    chunks,
    counted,
    runs,
    tile_count,
    tile_of,
)
from mlfuse.passes.scheduling.cpu.partials import Partials
from mlfuse.passes.scheduling.cpu.parts import parts_of, used_across
from mlfuse.passes.scheduling.cpu.scan import hand_out
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.cpu.sections import Sections, sections_of
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Scratch
from mlfuse.targets.devices import Device

TILE = 2048
"""Columns of a tile: 8 KiB of f32 per row, long enough for hardware prefetching; arrays stay in
L1."""
AT_ONCE = 4
"""Rows that are added while a column's result is in a register. (In tiles of up to `NARROW` columns all results are.)"""
SCANNED = 4
"""The same where each row is stored as well."""
NARROW = 256
"""The most columns of a tile whose results are all in registers."""
RUN = 32
"""Rows that are combined by themselves: for 1,024 rows, this number has the fewest roundings."""
MAX_BLOCKS = 256
"""The most blocks of a reduction of known size."""


@dataclass(frozen=True)
class Columns(CpuSchedule):
    """The tiles of a nest, and the blocks of its first reduction."""

    name = "by columns"

    space: Space
    cut: Cut
    tile: int
    block: int = 0
    """Iterations of the outermost reduced dim in one block; 0 without blocks."""
    scratch: tuple[Scratch, ...] = ()
    """Partial results by block and column, one buffer for each result of the first reduction."""

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
        return self.scratch

    @cached_property
    def sections(self) -> Sections:
        """The sections of the columns."""
        return sections_of(self.space, self.space.outer - 1)

    def emit(self, b: KernelBuilder) -> None:
        """Emit the nest, a tile of columns at a time."""
        if self.scratch:
            _emit_blocks(b, self)
        with (
            chunks(b, self.cut) as (low, high),
            runs(b, self.cut, low, high) as (outer, start, end),
        ):
            _Tile(b, self, outer, start, end).emit()


def _cut(space: Space) -> Columns:
    """Cut a nest into tiles, and into blocks if there are too few tiles."""
    extent = space.outer_sizes[-1].static
    tile = TILE if extent is None else max(min(TILE, extent), 1)
    inner = product(space.inner_sizes).static
    step = 1 if inner is None else max(chunk_elements(space) // max(tile * inner, 1), 1)
    plan = Columns(space, Cut(space.outer_sizes, 0, step, tile=tile), tile)
    columns = product(space.outer_sizes).static
    first = parts_of(space.nest.regions[0].block)[0][0]
    if columns is None or not isinstance(first, ReduceOp) or columns >= MANY_CHUNKS * tile:
        return plan
    rows = space.inner_sizes[0].static
    below = product(space.inner_sizes[1:]).static or 1
    block = max(16 * chunk_elements(space) // (tile * below), 16)
    if rows is not None:
        block = max(block, -(-rows // MAX_BLOCKS))
        if rows < 2 * block:
            return plan
    count = Count(space.inner_sizes[0], block, times=columns)
    scratch = tuple(Scratch(value.type, count) for value in first.init)
    return Columns(space, Cut(space.outer_sizes, 0, 1, tile=tile), tile, block, scratch)


def _emit_blocks(b: KernelBuilder, plan: Columns) -> None:
    """The first reduction, each tile of each block by itself."""
    rows = b.product(plan.space.inner_sizes[0])
    tiles = tile_count(b, plan.cut)
    blocks = b.ceil_div(rows, plan.block)
    chunk = b.chunks(b.mul(blocks, tiles), 1)
    with chunk as (low, high), counted(b, low, high) as number:
        block = b.div(number, tiles)
        first = b.mul(block, plan.block)
        last = b.min(b.add(first, plan.block), rows)
        tile = _Tile(b, plan, *tile_of(b, plan.cut, b.rem(number, tiles)))
        tile.emit_block(block, first, last)


@dataclass
class _Tile:
    """The columns `start` to `stop` at the outer indices `outer`."""

    b: KernelBuilder
    plan: Columns
    outer: list[Index]
    start: Index
    stop: Index
    arrays: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    """Row-level values that are kept for the whole tile."""

    @property
    def space(self) -> Space:
        """The loop dims."""
        return self.plan.space

    def emit(self) -> None:
        """Emit the code of the tile."""
        parts = self._begin()
        kept = used_across(parts)
        for number, ops in enumerate(parts):
            match ops[0]:
                case ReduceOp() as reduce if number == 0 and self.plan.scratch:
                    self._combine_blocks(reduce)
                case ReduceOp() as reduce:
                    self._reduce(reduce)
                case ScanOp() as scan:
                    self._scan(scan)
                case NestOp() as nest:
                    with ExitStack() as stack:
                        inner = self._inner_loops(stack)
                        self._columns(partial(self._point, nest, inner))
                case _:
                    self._between(ops, [v for op in ops for v in op.results if v in kept])

    def emit_block(self, block: Index, first: Index, last: Index) -> None:
        """Emit a block of the first reduction, the rows from `first` to `last`."""
        b = self.b
        reduce = self._begin()[0][0]
        assert isinstance(reduce, ReduceOp)
        parts = self._reduce(reduce, (first, last))
        with b.simd(0, self._width()) as place:
            for part, buffer in zip(parts, self.plan.scratch, strict=True):
                b.store(b.load(part, place), b.scratch[buffer], self._partial(block, place))

    def _begin(self) -> list[list[Operation]]:
        """Emit the constants; returns the other parts of the nest."""
        block = self.space.nest.regions[0].block
        constants = [op for op in block.ops if isinstance(op, arith.ConstantOp)]
        self.b.clone(constants, memory_hooks(self.b, self.space.accesses, self.outer))
        return parts_of(block)

    def _width(self) -> Index:
        return self.b.sub(self.stop, self.start)

    def _partial(self, block: Index, place: Index) -> Index:
        """The index of a column of the tile in a scratch buffer."""
        b, sizes = self.b, self.space.outer_sizes
        column = b.linearize([block, *self.outer, self.start], [ONE, *sizes])
        return b.add(column, place)

    def _combine_blocks(self, reduce: ReduceOp) -> None:
        """The result of the first reduction from its partial results."""
        b = self.b
        parts = self._accumulators(reduce)
        blocks = b.ceil_div(b.product(self.space.inner_sizes[0]), self.plan.block)
        with b.loop(0, blocks) as block, b.simd(0, self._width()) as place:
            where = self._partial(block, place)
            values = [b.load(b.scratch[buffer], where) for buffer in self.plan.scratch]
            self._accumulate(reduce, parts, place, values)

    def _columns(self, emit: Callable[[Index], None]) -> None:
        """A vector loop over the columns, or one in each section."""

        def loop(start: Index, stop: Index) -> None:
            with self.b.simd(start, stop) as column:
                emit(column)

        self.plan.sections.each(self.b, self.outer, self.start, self.stop, loop)

    def _point(self, nest: NestOp, inner: Sequence[Index], column: Index) -> None:
        self._element(list(nest.regions[0].block.ops), column, inner)

    def _inner_loops(self, stack: ExitStack) -> list[Index]:
        """Loops over the reduced dims."""
        return [stack.enter_context(self.b.loop(*range_)) for range_ in self._ranges()]

    def _ranges(self, ends: tuple[Index, Index] | None = None) -> list[tuple[Index, Index]]:
        """The ranges of the reduced dims; `ends` is that of the outermost."""
        sizes = self.space.inner_sizes
        ranges: list[tuple[Index, Index]] = [(0, self.b.product(size)) for size in sizes]
        if ends is not None:
            ranges[0] = ends
        return ranges

    def _between(self, ops: Sequence[Operation], kept: Sequence[SSAValue]) -> None:
        """Emit the ops between nests, with an array for each value that is needed later."""
        b = self.b
        arrays = {value: b.alloca(value.type, self.plan.tile) for value in kept}

        def emit(column: Index) -> None:
            self._element(ops, column, [])
            for value, array in arrays.items():
                if value.owner not in b.known.needless:
                    b.store(b.lookup(value), array, b.sub(column, self.start))

        self._columns(emit)
        self.arrays |= arrays

    def _reduce(self, reduce: ReduceOp, ends: tuple[Index, Index] | None = None) -> list[SSAValue]:
        """Emit a reduction, or a range of it; returns the arrays of its results."""
        b = self.b
        parts = self._accumulators(reduce)
        with ExitStack() as stack:
            *before, (low, high) = self._ranges(ends)
            inner: list[Index] = [stack.enter_context(b.loop(*range_)) for range_ in before]
            if isinstance(low, int) and isinstance(high, int) and high - low <= RUN:
                self._run(reduce, parts, inner, low, high)
                return parts
            start = stack.enter_context(b.loop(low, high, RUN))
            run = self._accumulators(reduce)
            self._run(reduce, run, inner, start, b.min(b.add(start, RUN), high))
            self.arrays.update(zip(reduce.results, parts, strict=True))
            with b.simd(0, self._width()) as place:
                self._accumulate(reduce, parts, place, [b.load(part, place) for part in run])
        return parts

    def _run(
        self,
        reduce: ReduceOp,
        parts: list[SSAValue],
        inner: Sequence[Index],
        low: Index,
        high: Index,
    ) -> None:
        """Combine the iterations of the innermost loop from `low` to `high`, in order."""
        b = self.b
        at_once = 1 if self.plan.tile <= NARROW else AT_ONCE
        main = b.sub(high, b.rem(b.sub(high, low), at_once))
        if main != low:
            with b.loop(low, main, at_once) as first:
                self._add(reduce, parts, inner, [b.add(first, k) for k in range(at_once)])
        if main != high:
            with b.loop(main, high) as last:
                self._add(reduce, parts, inner, [last])

    def _add(
        self,
        reduce: ReduceOp,
        parts: list[SSAValue],
        inner: Sequence[Index],
        indices: Sequence[Index],
    ) -> None:
        """Combine some iterations of the innermost loop, in order, with the results of every column."""
        b, partials = self.b, Partials(self.b, reduce)

        def emit(column: Index) -> None:
            place = b.sub(column, self.start)
            total = partials.keep([b.load(part, place) for part in parts])
            for index in indices:
                values = self._element(list(reduce.body.block.ops), column, [*inner, index])
                total = partials.combine(total, partials.keep(values))
            for value, part in zip(partials.result(total), parts, strict=True):
                b.store(value, part, place)

        self._columns(emit)

    def _scan(self, scan: ScanOp) -> None:
        """Emit a scan, with the results so far of all columns in arrays."""
        b = self.b
        parts = self._accumulators(scan)
        with ExitStack() as stack:
            *before, (low, high) = self._ranges()
            inner: list[Index] = [stack.enter_context(b.loop(*range_)) for range_ in before]
            main = b.sub(high, b.rem(b.sub(high, low), SCANNED))
            with b.loop(low, main, SCANNED) as first:
                self._scan_some(scan, parts, inner, [b.add(first, k) for k in range(SCANNED)])
            with b.loop(main, high) as last:
                self._scan_some(scan, parts, inner, [last])

    def _scan_some(
        self,
        scan: ScanOp,
        parts: list[SSAValue],
        inner: Sequence[Index],
        indices: Sequence[Index],
    ) -> None:
        """Some iterations of the innermost loop, in order, for every column."""
        b = self.b

        def emit(column: Index) -> None:
            place = b.sub(column, self.start)
            now = [b.load(part, place) for part in parts]
            for index in indices:
                point = [*inner, index]
                values = self._element(list(scan.body.block.ops), column, point)
                before, now = now, b.combine(scan, now, values)
                hand_out(b, scan, before, now)
                self._element(list(scan.each.block.ops), column, point)
            for value, part in zip(now, parts, strict=True):
                b.store(value, part, place)

        self._columns(emit)

    def _accumulators(self, reduce: ReduceOp | ScanOp) -> list[SSAValue]:
        """Private arrays for the results of a reduction, holding its init values."""
        b = self.b
        parts = [b.alloca(value.type, self.plan.tile) for value in reduce.init]
        with b.simd(0, self._width()) as place:
            for part, value in zip(parts, self._init(reduce, place), strict=True):
                b.store(value, part, place)
        self.arrays.update(zip(reduce.results, parts, strict=isinstance(reduce, ReduceOp)))
        return parts

    def _accumulate(
        self, reduce: ReduceOp, parts: list[SSAValue], place: Index, values: list[SSAValue]
    ) -> None:
        before = [self.b.load(part, place) for part in parts]
        for part, value in zip(parts, self.b.combine(reduce, before, values), strict=True):
            self.b.store(value, part, place)

    def _init(self, reduce: ReduceOp | ScanOp, place: Index) -> list[SSAValue]:
        return [
            self.b.load(self.arrays[value], place) if value in self.arrays else self.b.lookup(value)
            for value in reduce.init
        ]

    def _element(
        self, ops: Sequence[Operation], column: Index, inner: Sequence[Index]
    ) -> list[SSAValue]:
        """Emit one column's share of some ops; values of earlier parts come from their arrays."""
        b = self.b
        for value in dict.fromkeys(operand for op in ops for operand in op.operands):
            if value in self.arrays:
                b.values[value] = b.load(self.arrays[value], b.sub(column, self.start))
        point = [*self.outer, column, *inner]
        b.bind_indices(self.space, point)
        return b.clone(ops, memory_hooks(b, self.space.accesses, point))
