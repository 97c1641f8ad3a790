"""The code of a tile of columns: see `columns` for what a tile is and which nests are in blocks.

Along the innermost reduced dim, every `RUN` rows are combined by themselves first, so that a long sum is as exact as one of
torch's or NumPy's: a sum of n rows has RUN + n / RUN roundings in order, not n. A run costs one more addition for each
column.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import NestOp, ReduceOp, ScanOp
from mlfuse.dialects.sizes import ONE
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.partials import Partials
from mlfuse.passes.scheduling.cpu.parts import used_across
from mlfuse.passes.scheduling.cpu.scan import hand_out
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder

if TYPE_CHECKING:
    from mlfuse.passes.scheduling.cpu.columns import Columns

AT_ONCE = 4
"""Rows that are added while a column's result is in a register. (In tiles of up to `NARROW` columns all results are.)"""
SCANNED = 4
"""The same where each row is stored as well."""
NARROW = 256
"""The most columns of a tile whose results are all in registers."""
RUN = 32
"""Rows that are combined by themselves: for 1,024 rows, this number has the fewest roundings."""


@dataclass
class Tile:
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
        """Emit the code of the tile, without the nests that are in blocks."""
        parts, kept = self._begin()
        for number, ops in enumerate(parts):
            match ops[0]:
                case ReduceOp() as reduce if number in self.plan.in_blocks:
                    self._combine_blocks(reduce, number)
                case NestOp() if number in self.plan.in_blocks:
                    pass
                case ReduceOp() as reduce:
                    self._reduce(reduce)
                case ScanOp() as scan:
                    self._scan(scan)
                case NestOp() as nest:
                    self._nest(nest)
                case _:
                    self._between(ops, kept)

    def emit_block(self, number: int, block: Index, first: Index, last: Index) -> None:
        """Emit a block of a nest, the rows from `first` to `last`. `number` is that of its part."""
        b = self.b
        parts, kept = self._begin()
        for before, ops in enumerate(parts[:number]):
            if isinstance(ops[0], ReduceOp):
                self._combine_blocks(ops[0], before)
            elif not isinstance(ops[0], NestOp):
                self._between([op for op in ops if op.results], kept)
        nest = parts[number][0]
        assert isinstance(nest, NestOp)
        if not isinstance(nest, ReduceOp):
            self._nest(nest, (first, last))
            return
        results = self._reduce(nest, (first, last))
        with b.simd(0, self._width()) as place:
            for part, buffer in zip(results, self.plan.in_blocks[number], strict=True):
                b.store(b.load(part, place), b.scratch[buffer], self._partial(block, place))

    def _begin(self) -> tuple[list[list[Operation]], set[SSAValue]]:
        """Emit the constants; returns the other parts of the nest, and the values that several of them use."""
        block = self.space.nest.regions[0].block
        constants = [op for op in block.ops if isinstance(op, arith.ConstantOp)]
        self.b.clone(constants, memory_hooks(self.b, self.space.accesses, self.outer))
        return self.plan.parts, used_across(self.plan.parts)

    def _width(self) -> Index:
        return self.b.sub(self.stop, self.start)

    def _partial(self, block: Index, place: Index) -> Index:
        """The index of a column of the tile in a scratch buffer."""
        b, sizes = self.b, self.space.outer_sizes
        column = b.linearize([block, *self.outer, self.start], [ONE, *sizes])
        return b.add(column, place)

    def _combine_blocks(self, reduce: ReduceOp, number: int) -> None:
        """The result of a reduction from its partial results."""
        b = self.b
        parts = self._accumulators(reduce)
        blocks = b.ceil_div(b.product(self.space.inner_sizes[0]), self.plan.block)
        with b.loop(0, blocks) as block, b.simd(0, self._width()) as place:
            where = self._partial(block, place)
            values = [b.load(b.scratch[buffer], where) for buffer in self.plan.in_blocks[number]]
            self._accumulate(reduce, parts, place, values)

    def _columns(self, emit: Callable[[Index], None]) -> None:
        """A vector loop over the columns, or one in each section."""

        def loop(start: Index, stop: Index) -> None:
            with self.b.simd(start, stop) as column:
                emit(column)

        self.plan.sections.each(self.b, self.outer, self.start, self.stop, loop)

    def _nest(self, nest: NestOp, ends: tuple[Index, Index] | None = None) -> None:
        """Emit a nest without results, or a range of its rows."""
        with ExitStack() as stack:
            inner = [stack.enter_context(self.b.loop(*range_)) for range_ in self._ranges(ends)]
            self._columns(partial(self._point, nest, inner))

    def _point(self, nest: NestOp, inner: Sequence[Index], column: Index) -> None:
        self._element(list(nest.regions[0].block.ops), column, inner)

    def _ranges(self, ends: tuple[Index, Index] | None = None) -> list[tuple[Index, Index]]:
        """The ranges of the reduced dims; `ends` is that of the outermost."""
        sizes = self.space.inner_sizes
        ranges: list[tuple[Index, Index]] = [(0, self.b.product(size)) for size in sizes]
        if ends is not None:
            ranges[0] = ends
        return ranges

    def _between(self, ops: Sequence[Operation], kept: Collection[SSAValue]) -> None:
        """Emit ops between nests, with an array for each value of `kept`, which are needed later."""
        b = self.b
        later = [value for op in ops for value in op.results if value in kept]
        arrays = {value: b.alloca(value.type, self.plan.tile) for value in later}

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
