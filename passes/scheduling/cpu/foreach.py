"""`loop.foreach` on a CPU: one function, in which the cores share the chunks of all tensors.

A pass is a parallel loop over the chunks of the table, with a vector loop along each. Chunks differ in
length, so free cores take the next one; results don't depend on the core. Few elements
in total stay on one core (`cpu/cost.py`). Numbers of rows are written after all passes, which may read the old ones in
the same memory.

A row is reduced like by a kernel of its own (`cpu/full.py`), independent of the other rows: the same
chunks, the same lane for each element, and the same tree over the partial results. One core combines totals,
in the order of the rows.

Everything at the kernel's top level is computed once, before the cores start.
"""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.loop.ops import AccessOp, KernelOp, LoadOp, NestOp, ReduceOp, StoreOp
from mlfuse.dialects.loop.table import ForeachOp
from mlfuse.passes.scheduling.analysis.access import access_of
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.cpu.cost import fork_elements
from mlfuse.passes.scheduling.cpu.full import MAX_PARTIALS
from mlfuse.passes.scheduling.cpu.lanes import Lanes
from mlfuse.passes.scheduling.cpu.loops import chunk_of
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.emission.tables import RowReader, Walk, no_memory
from mlfuse.passes.scheduling.phases import ScheduledKernel
from mlfuse.targets.devices import Device

LEAST, MOST = 1024, 16384
"""Elements of a chunk: enough to hide the cost of assigning it, and few enough to balance."""
CHUNKS_PER_CORE = 32
ROWS_AT_ONCE = 64
"""Rows whose partial results one core combines at a time."""


def schedule(kernel: KernelOp, device: Device) -> ScheduledKernel:
    """A kernel over tables as one function."""
    layout = Layout.of(kernel)
    top = list(kernel.body.block.ops)
    walks = {op: Walk.of(op, kernel) for op in top if isinstance(op, ForeachOp)}
    scratch = [buffer for walk in walks.values() for buffer in walk.scratch]
    b = KernelBuilder(kernel, layout, scratch)
    accesses = {op: access_of(op, layout, {}) for op in top if isinstance(op, AccessOp)}
    hooks = memory_hooks(b, accesses, [])
    for op in top:
        if isinstance(op, ForeachOp):
            _Emitter(b, walks[op]).emit()
        else:
            b.clone([op], hooks)
    phase = b.finish(kernel.sym_name.data, device=device.name)
    return ScheduledKernel([phase], scratch, _cut(walks.values(), device))


def _cut(walks: Iterable[Walk], device: Device) -> Cut:
    """How rows are cut: as `cpu/full.py` does where they are reduced, by what the first such pass moves."""
    for nest in (nest for walk in walks for nest in walk.nests):
        if isinstance(nest, ReduceOp):
            accesses = [op for op in nest.body.block.ops if isinstance(op, AccessOp)]
            length = chunk_of(dict.fromkeys(op.buffer for op in accesses))
            return Cut(length, length, 1, limit=MAX_PARTIALS)
    return Cut(LEAST, MOST, device.units * CHUNKS_PER_CORE)


class _Emitter:
    def __init__(self, b: KernelBuilder, walk: Walk):
        self.b = b
        self.walk = walk
        self.table = b.tables[walk.op.table]
        self.rows = RowReader(b, walk)

    def emit(self) -> None:
        """Emit all passes, then new numbers and totals."""
        for nest in self.walk.nests:
            self._pass(nest)
            if isinstance(nest, ReduceOp):
                self._combine(nest)
        if self.walk.stores:
            self._new_numbers()
        if self.walk.op.init:
            self._total()

    def _pass(self, nest: NestOp) -> None:
        b = self.b
        work, fork = self.table.elements, fork_elements(nest)
        with b.chunks(self.table.chunk_count, 1, work=work, fork=fork) as (chunk, _):
            row, low, high = self.rows.chunk(chunk)
            self.rows.enter(row, self.walk.before(nest), nest)
            if not isinstance(nest, ReduceOp):
                with b.simd(low, high) as index:
                    self._element(nest, index)
                return
            lanes = Lanes(b, nest, None, count=self.rows.size(row))
            lanes.add_run(low, high, lambda index: self._element(nest, index))
            for result, value in zip(nest.results, lanes.finish(), strict=True):
                b.store(value, b.scratch[self.walk.partials[result]], chunk)

    def _element(self, nest: NestOp, index: Index) -> list[SSAValue]:
        b = self.b

        def load(op: LoadOp) -> SSAValue:
            return b.load(b.lookup(op.source), index)

        def store(op: StoreOp, value: SSAValue) -> None:
            b.store(value, b.lookup(op.buffer), index)

        (variable,) = nest.indices()
        b.values[variable] = b.index(index)
        refused = no_memory()
        hooks = Hooks(load, store, refused.local, refused.nest)
        return b.clone(nest.regions[0].block.ops, hooks)

    def _combine(self, reduce: ReduceOp) -> None:
        """The partial results of every row as one."""
        b = self.b
        with b.chunks(self.table.row_count, ROWS_AT_ONCE) as ends, b.loop(*ends) as row:
            self.rows.enter(row, self.walk.before_combining(reduce), None)
            first, count = self.rows.chunks_of(row)
            buffers = [b.scratch[self.walk.partials[result]] for result in reduce.results]
            lanes = Lanes(b, reduce, None, count=count)
            lanes.add_run(0, count, lambda k: [b.load(x, b.add(first, k)) for x in buffers])
            for result, value in zip(reduce.results, lanes.finish(), strict=True):
                b.store(value, b.scratch[self.walk.slots[result]], row)

    def _new_numbers(self) -> None:
        """Store the new numbers of rows, after the last read of the old ones."""
        b = self.b
        with b.chunks(self.table.row_count, ROWS_AT_ONCE) as ends, b.loop(*ends) as row:
            self.rows.enter(row, [*self.walk.before_stores(), *self.walk.stores])

    def _total(self) -> None:
        """What the rows yield, as one."""
        b, foreach = self.b, self.walk.op
        places = b.variables(b.lookup(value) for value in foreach.init)
        with b.loop(0, self.table.row_count) as row:
            self.rows.enter(row, self.walk.before_yield())
            self.rows.load_slots(row, foreach.yielded)
            values = [b.lookup(value) for value in foreach.yielded]
            combined = b.combine(foreach, [b.load(place) for place in places], values)
            for value, place in zip(combined, places, strict=True):
                b.store(value, place)
        for total, place in zip(foreach.totals, places, strict=True):
            b.values[total] = b.load(place)
