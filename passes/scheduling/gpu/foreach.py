"""`loop.foreach` on a GPU: a block for each chunk of each tensor.

A pass is one launch. A block reads the row and the start of its chunk from the table, and loops over its elements
(`gpu/elements.py`). Chunks are short enough that the last blocks end together, and have at least one element per
thread.

Scalars of the kernel's top level (an optimizer's bias corrections, powers in f64) are the same for all elements. If
they take more than a few operations, one thread of each block computes them while the others wait, and stores them in
shared memory: in every thread they would cost registers, which cost occupancy, and hundreds of f64 instructions, which
are slow on many GPUs. The scalars of a row that depend on its own numbers are computed in the same way.

The last pass stores new numbers of a row. If they overwrite the old ones, which all blocks
of the row read, the last block to have read them stores: blocks take tickets. Every row has
a chunk then, since an empty tensor has numbers, too.

A reduction takes one more launch: a block for each row combines its partial results into the row's slot. A row is
reduced to the same bits as by a kernel of its own, independent of the other rows (`gpu/foreach_rows.py`). The last of
these blocks, found by tickets, combines the yielded values of rows, in their order.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import IndexType, IntegerAttr, StringAttr, f64, i64
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.kernel.ops import BarrierOp, SharedOp, TicketOp
from mlfuse.dialects.loop.ops import (
    AccessOp,
    KernelOp,
    LoadOp,
    NestOp,
    ReduceOp,
    StoreOp,
)
from mlfuse.dialects.loop.table import ForeachOp
from mlfuse.passes.scheduling.analysis.access import Layout, access_of
from mlfuse.passes.scheduling.analysis.values import free_values
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.emission.tables import RowReader, Walk, needed_for
from mlfuse.passes.scheduling.emission.types import flat_type
from mlfuse.passes.scheduling.gpu import foreach_rows as by_row
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.elements import Elements
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase, ScheduledKernel, Scratch, TablePart
from mlfuse.targets.devices import Device

BLOCK = 256
WARP = 32
LEAST, MOST = 1024, 16384
"""Elements of a chunk: at least a group for each thread; few enough to keep the last blocks short."""
CHUNKS_PER_UNIT = 16
"""Chunks per multiprocessor: several for each of its resident blocks, so that blocks end together."""
_FEW = 4
"""The most top-level f64 operations that every thread computes for itself."""
_HEAVY = 8
"""The cost of a division, a root or a function of f64, in such operations."""


def schedule(kernel: KernelOp, device: Device) -> ScheduledKernel:
    """The phases of a kernel over tables."""
    writer = _Writer(kernel, device)
    writer.run()
    if len(writer.phases) > 1:
        for number, phase in enumerate(writer.phases, 1):
            phase.func.sym_name = StringAttr(f"{kernel.sym_name.data}_phase_{number}")
    nests = [(walk, nest) for walk in writer.walks.values() for nest in walk.nests]
    if any(isinstance(nest, ReduceOp) for _, nest in nests):
        return ScheduledKernel(writer.phases, writer.scratch, by_row.cut_of(device.max_block))
    each_row = any(_stores_in(walk, nest) for walk, nest in nests)
    cut = Cut(LEAST, MOST, device.units * CHUNKS_PER_UNIT, each_row)
    return ScheduledKernel(writer.phases, writer.scratch, cut)


class _Writer:
    """Writes the phases in order."""

    def __init__(self, kernel: KernelOp, device: Device):
        self.kernel = kernel
        self.device = device
        self.options = ScheduleOptions.of(kernel)
        self.block = self.options.block or BLOCK
        self.layout = Layout.of(kernel)
        self.top = list(kernel.body.block.ops)
        self.teams = by_row.teams_of(device.max_block)
        self.walks = {
            op: Walk.of(op, kernel, self.teams) for op in self.top if isinstance(op, ForeachOp)
        }
        self.scratch = [buffer for walk in self.walks.values() for buffer in walk.scratch]
        self.totals: dict[SSAValue, Scratch] = {}
        """The results of a foreach: a buffer of one element each."""
        for walk in self.walks.values():
            for total in walk.op.totals:
                self.totals[total] = Scratch(total.type, Count())
        self.scratch += self.totals.values()
        self.phases: list[Phase] = []

    def run(self) -> None:
        """Write a phase for each pass and each combination, and one for the rest."""
        stores = [op for op in self.top if isinstance(op, StoreOp)]
        rest = [op for op in stores if self._last_total(op) is None]
        last = next((w.nests[-1] for w in reversed(self.walks.values()) if w.nests), None)
        for walk in self.walks.values():
            for nest in walk.nests:
                self._pass(walk, nest, rest if nest is last else [])
                if isinstance(nest, ReduceOp):
                    self._combine(walk, nest, stores)
            if walk.stores and not any(_stores_in(walk, nest) for nest in walk.nests):
                self._new_numbers(walk)
            if walk.op.init and not walk.nests:
                b = self._begin([], self._used_for_total(walk))
                self._total(b, walk, stores, BLOCK)
                self._finish(b, Count(), BLOCK)
        if rest and last is None:
            b = self._builder()
            self._prologue(b, [value for op in rest for value in op.operands])
            b.clone(rest, self._top_hooks(b))
            self._finish(b, Count(), 1)

    def _last_total(self, store: StoreOp) -> ForeachOp | None:
        """The last foreach whose total a store depends on."""
        ops = [store, *needed_for([store.value], self.kernel.body.block)]
        owners = {value.owner for op in ops for value in op.operands if value in self.totals}
        found = [op for op in self.walks if op in owners]
        return found[-1] if found else None

    # Parts of every phase.

    def _builder(self) -> KernelBuilder:
        return KernelBuilder(self.kernel, self.layout, self.scratch)

    def _finish(self, b: KernelBuilder, grid: Count | TablePart, block: int) -> None:
        name, device = self.kernel.sym_name.data, self.device.name
        least = self.options.min_blocks
        self.phases.append(b.finish(name, device=device, grid=grid, block=block, min_blocks=least))

    def _top_hooks(self, b: KernelBuilder) -> Hooks:
        accesses = [op for op in self.top if isinstance(op, AccessOp)]
        return memory_hooks(b, {op: access_of(op, self.layout, {}) for op in accesses}, [])

    def _prologue(self, b: KernelBuilder, values: Sequence[SSAValue]) -> None:
        """The kernel's scalars that `values` depend on."""
        ops = needed_for(values, self.kernel.body.block)
        used = {operand for op in ops for operand in op.operands} | set(values)
        for value in self.totals:
            if value in used:
                b.values[value] = b.load(b.scratch[self.totals[value]], 0)
        b.clone(ops, self._top_hooks(b))

    def _once(self, b: KernelBuilder, thread: Index, values: Sequence[SSAValue]) -> None:
        """The kernel's scalars that `values` depend on, computed by one thread of a block if they
        are expensive."""
        ops = needed_for(values, self.kernel.body.block)
        if sum(_f64_cost(op) for op in ops) <= _FEW:
            self._prologue(b, values)
            return
        made = {result for op in ops for result in op.results}
        shared = [value for value in dict.fromkeys(values) if value in made]
        slots = [b.value_of(SharedOp(flat_type(value.type, 1))) for value in shared]
        with b.when(b.equal(thread, 0)):
            self._prologue(b, shared)
            for value, slot in zip(shared, slots, strict=True):
                b.store(b.lookup(value), slot, 0)
        b.emit(BarrierOp())
        for value, slot in zip(shared, slots, strict=True):
            b.values[value] = b.load(slot, 0)
        for value in values:
            if value in self.totals:
                b.values[value] = b.load(b.scratch[self.totals[value]], 0)

    def _begin(self, ops: Sequence[Operation], more: Sequence[SSAValue] = ()) -> KernelBuilder:
        """A builder with the values that a foreach's ops use from outside."""
        b = self._builder()
        self._prologue(b, [*(v for op in ops for v in free_values(op)), *more])
        return b

    # Passes.

    def _pass(self, walk: Walk, nest: NestOp, stores: Sequence[StoreOp]) -> None:
        """A block for each chunk; the first one, which always exists, also does `stores`."""
        before = walk.before(nest)
        b = self._builder()
        thread, chunk = parts.thread_id(b), parts.block_id(b)
        rows = RowReader(b, walk)
        row, low, high = rows.chunk(chunk)
        own = _stores_in(walk, nest)
        every = [*before, nest, *own, *(walk.before_stores() if own else [])]
        used = [value for op in every for value in free_values(op)]
        self._once(b, thread, [*used, *(value for op in stores for value in op.operands)])
        if stores:
            with b.when(parts.both(b, [b.equal(thread, 0), b.equal(chunk, 0)])):
                b.clone(stores, self._top_hooks(b))
        if own or any(isinstance(op, LoadOp) for op in before):
            self._row_once(b, rows, nest, row, thread, low)
        else:
            rows.enter(row, before, nest)
        if isinstance(nest, ReduceOp):
            self._reduce(rows, nest, row, chunk, thread)
        else:
            Elements(b, nest, [], self.options, self.block).write(thread, low, high)
        block = self.device.max_block if isinstance(nest, ReduceOp) else self.block
        self._finish(b, TablePart(walk.position, "chunk_count"), block)

    def _reduce(
        self, rows: RowReader, nest: ReduceOp, row: SSAValue, chunk: SSAValue, thread: SSAValue
    ) -> None:
        """A chunk's elements of a reduction: a partial result for each of its teams."""
        b, block = rows.b, self.device.max_block
        sums = b.variables(b.lookup(value) for value in nest.init)
        elements = Elements(b, nest, sums, self.options, block)
        size, (first, _) = rows.size(row), rows.chunks_of(row)
        team = by_row.RowTeams.of(b, size, elements.width, block)
        own = b.div(thread, team.threads)
        number = b.add(b.mul(b.sub(chunk, first), self.teams), own)
        lane = b.rem(thread, team.threads)
        there = b.less(number, team.count)
        place = b.add(b.mul(number, team.threads), lane)
        end = b.select(there, size, 0)
        elements.reduce(place, b.mul(team.count, team.threads), team.width, end)
        partials = team.combine(b, nest, [b.load(each) for each in sums], thread, block)
        with b.when(parts.both(b, [there, b.equal(lane, 0)])):
            at = b.add(b.mul(chunk, self.teams), own)
            for result, value in zip(nest.results, partials, strict=True):
                b.store(value, b.scratch[rows.walk.partials[result]], at)

    def _row_once(
        self,
        b: KernelBuilder,
        rows: RowReader,
        nest: NestOp,
        row: SSAValue,
        thread: Index,
        low: Index,
    ) -> None:
        """The row's scalars that a pass needs, by one thread of the block, as some are numbers in memory; the
        pass that stores new numbers does it here.

        If these overwrite the old ones, the row's last block to have read them stores them.
        """
        walk, own = rows.walk, _stores_in(rows.walk, nest)
        before = walk.before(nest)
        needed = set(before) | set(walk.before_stores() if own else [])
        ops = [op for op in walk.op.body.block.ops if op in needed]
        made = {result for op in before for result in op.results}
        shared = [v for v in dict.fromkeys(free_values(nest)) if v in made]
        slots = [b.value_of(SharedOp(flat_type(value.type, 1))) for value in shared]
        read = {op.source for op in ops if isinstance(op, LoadOp)}
        over = any(op.buffer in read for op in own)
        with b.when(b.equal(thread, 0)):
            rows.bind(row, [*ops, *own], volatile=over)
            rows.write(ops)
            for value, slot in zip(shared, slots, strict=True):
                b.store(b.lookup(value), slot, 0)
            if over:
                counter, place = rows.ticket(row)
                number = b.value_of(TicketOp(counter, b.index(place)))
                with b.when(b.equal(b.add(number, 1), rows.chunks_of(row)[1])):
                    zero = b.value_of(arith.ConstantOp(IntegerAttr(0, i64)))
                    b.store(zero, counter, place)
                    rows.write(own)
            elif own:
                with b.when(b.equal(low, 0)):
                    rows.write(own)
        b.emit(BarrierOp())
        rows.bind(row, [], nest)
        for value, slot in zip(shared, slots, strict=True):
            b.values[value] = b.load(slot, 0)

    def _new_numbers(self, walk: Walk) -> None:
        """A block for each row; one of its threads stores the row's new numbers."""
        ops = [*walk.before_stores(), *walk.stores]
        b = self._begin(ops)
        thread, row = parts.thread_id(b), parts.block_id(b)
        with b.when(b.equal(thread, 0)):
            RowReader(b, walk).enter(row, ops)
        self._finish(b, TablePart(walk.position, "row_count"), WARP)

    def _combine(self, walk: Walk, reduce: ReduceOp, stores: Sequence[StoreOp]) -> None:
        """A block for each row combines the partial results of its chunks. The last block to finish the last reduction
        combines the yielded values of all rows; there is one block even without rows."""
        ends = bool(walk.op.init) and reduce is walk.nests[-1]
        more = self._used_for_total(walk) if ends else []
        b = self._begin([*walk.before_combining(reduce), reduce], more)
        thread, row = parts.thread_id(b), parts.block_id(b)
        rows, count = RowReader(b, walk), b.tables[walk.op.table].row_count
        with parts.when(b, b.less(row, count) if ends else None):
            self._combine_row(rows, reduce, row, thread)
        if ends:
            taken = b.value_of(SharedOp(flat_type(i64, 1)))
            counter, place = rows.ticket(0)
            with b.when(b.equal(thread, 0)):
                number = b.value_of(TicketOp(counter, b.index(place)))
                b.store(b.value_of(arith.IndexCastOp(number, i64)), taken, 0)
            b.emit(BarrierOp())
            number = b.add(b.value_of(arith.IndexCastOp(b.load(taken, 0), IndexType())), 1)
            with b.when(b.less(count, b.add(number, 1))):
                with b.when(b.equal(thread, 0)):
                    b.store(b.value_of(arith.ConstantOp(IntegerAttr(0, i64))), counter, place)
                self._total(b, walk, stores, self.device.max_block)
        grid = TablePart(walk.position, "row_count", least=int(ends))
        self._finish(b, grid, self.device.max_block)

    def _combine_row(
        self, rows: RowReader, reduce: ReduceOp, row: SSAValue, thread: SSAValue
    ) -> None:
        """Combine the partial results of a row into its slot."""
        b, walk = rows.b, rows.walk
        rows.enter(row, walk.before_combining(reduce))
        first = b.mul(rows.chunks_of(row)[0], self.teams)
        buffers = [b.scratch[walk.partials[result]] for result in reduce.results]
        sums = b.variables(b.lookup(value) for value in reduce.init)
        block = self.device.max_block
        with b.loop(thread, by_row.count_of(b, rows.size(row)), block) as k:
            new = [b.load(buffer, b.add(first, k)) for buffer in buffers]
            combined = b.combine(reduce, [b.load(place) for place in sums], new)
            for value, place in zip(combined, sums, strict=True):
                b.store(value, place)
        team = teams.block(b, thread, block)
        results = team.combine(reduce, [b.load(place) for place in sums])
        with parts.when(b, team.leads):
            for result, value in zip(reduce.results, results, strict=True):
                b.store(value, b.scratch[walk.slots[result]], row)

    def _used_for_total(self, walk: Walk) -> list[SSAValue]:
        """The values of the kernel's top level that a total needs."""
        inner = [value for op in walk.op.combiner.walk() for value in op.operands]
        before = [value for op in walk.before_yield() for value in free_values(op)]
        return [*before, *walk.op.init, *inner, *walk.op.yielded]

    def _total(self, b: KernelBuilder, walk: Walk, stores: Sequence[StoreOp], block: int) -> None:
        """One block combines the yielded values of all rows, in their order, and does the `stores` that
        depend on the result.

        All threads compute the values of as many rows at a time, and one thread combines them.
        """
        foreach = walk.op
        before = walk.before_yield()
        stores = [op for op in stores if self._last_total(op) is foreach]
        outside = [v for op in stores for v in op.operands if v not in foreach.totals]
        thread = parts.thread_id(b)
        leads = b.equal(thread, 0)
        rows, count = RowReader(b, walk), b.tables[foreach.table].row_count
        shared = [b.value_of(SharedOp(flat_type(v.type, block))) for v in foreach.yielded]
        totals = b.variables(b.lookup(value) for value in foreach.init)
        with b.loop(0, count, block) as first:
            row = b.add(first, thread)
            with b.when(b.less(row, count)):
                rows.enter(row, before)
                rows.load_slots(row, foreach.yielded)
                for value, slot in zip(foreach.yielded, shared, strict=True):
                    b.store(b.lookup(value), slot, thread)
            b.emit(BarrierOp())
            with b.when(leads), b.loop(0, b.min(b.sub(count, first), block)) as k:
                new = [b.load(slot, k) for slot in shared]
                combined = b.combine(foreach, [b.load(total) for total in totals], new)
                for value, total in zip(combined, totals, strict=True):
                    b.store(value, total)
            b.emit(BarrierOp())
        after = needed_for([*outside, *(op.value for op in stores)], self.kernel.body.block)
        with b.when(leads):
            for total, place in zip(foreach.totals, totals, strict=True):
                b.values[total] = b.load(place)
                b.store(b.values[total], b.scratch[self.totals[total]], 0)
            for op in after:
                for value in op.operands:
                    if value in self.totals and value not in foreach.totals:
                        b.values[value] = b.load(b.scratch[self.totals[value]], 0)
            b.clone([*after, *stores], self._top_hooks(b))


def _f64_cost(op: Operation) -> int:
    in_f64 = any(value.type == f64 for value in (*op.operands, *op.results))
    if isinstance(op, AccessOp) or not in_f64:
        return 0
    heavy = isinstance(op, arith.DivfOp) or op.name.startswith(("math.", "special."))
    return _HEAVY if heavy and not isinstance(op, math.FmaOp | math.AbsFOp) else 1


def _stores_in(walk: Walk, nest: NestOp) -> Sequence[StoreOp]:
    """The row's new numbers that a pass stores: all in the last pass, unless it is a reduction."""
    return walk.stores if nest is walk.nests[-1] and not isinstance(nest, ReduceOp) else []
