"""Code that the schedules of `loop.foreach` share: its passes and their operands, and the rows of a
table.

A kernel over tables has scalar ops, stores of totals, and `loop.foreach`es at its top level. The body of one is split
at its nests into passes. Between them are scalar ops of the row, including loads of its numbers, and after them stores
of new ones. A pass covers all chunks of all rows. A reduction writes a partial result for each chunk; those of a row
are combined in order, before the next pass, into a *slot* of the row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineMap

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.kernel.ops import BufferAtOp
from mlfuse.dialects.kernel.table import (
    CHUNK_WIDTH,
    CHUNKS,
    FIRST_CHUNK,
    ROW_EXTRA,
    SIZE,
)
from mlfuse.dialects.loop.ops import (
    AccessOp,
    KernelOp,
    LoadOp,
    LocalOp,
    NestOp,
    ParallelOp,
    ReduceOp,
    StoreOp,
    YieldOp,
)
from mlfuse.dialects.loop.table import ForeachOp, columns_of, element_of, is_number
from mlfuse.passes.scheduling.analysis.values import free_values
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.phases import Scratch, TablePart


def has_tables(kernel: KernelOp) -> bool:
    """Whether a kernel goes over tables."""
    return any(isinstance(op, ForeachOp) for op in kernel.body.block.ops)


def needed_for(values: Iterable[SSAValue], block: Block) -> list[Operation]:
    """The ops of a block that values depend on, in order, except nests and the ops that only they
    need."""
    found: set[Operation] = set()
    pending = list(values)
    while pending:
        op = pending.pop().owner
        if not isinstance(op, Operation) or op.parent is not block or op in found:
            continue
        if isinstance(op, NestOp | ForeachOp):
            continue
        found.add(op)
        pending += op.operands
    return [op for op in block.ops if op in found]


@dataclass
class Walk:
    """One `loop.foreach`, its passes and the scratch they need."""

    op: ForeachOp
    position: int
    """The position of its table among the kernel's arguments."""
    per_chunk: int
    """Partial results of a chunk."""
    nests: list[NestOp] = field(default_factory=list[NestOp])
    partials: dict[SSAValue, Scratch] = field(default_factory=dict[SSAValue, Scratch])
    """By result of a reduction: `per_chunk` values a chunk."""
    slots: dict[SSAValue, Scratch] = field(default_factory=dict[SSAValue, Scratch])
    """By result of a reduction: a value a row."""
    stores: list[StoreOp] = field(default_factory=list[StoreOp])
    """Stores of the row's numbers, after all reads of them."""

    @staticmethod
    def of(op: ForeachOp, kernel: KernelOp, partials: int = 1) -> Walk:
        """Read a foreach, with `partials` partial results per chunk; raises OpError for ops that aren't supported in
        one."""
        position = list(kernel.body.block.args).index(op.table)  # pyright: ignore
        walk = Walk(op, position, partials)
        for inner in op.body.block.ops:
            if isinstance(inner, LocalOp | ForeachOp):
                raise OpError(inner, f"{inner.name}: a row has no buffer outside its nests")
            if isinstance(inner, AccessOp):
                walk._check_number(inner)
            if isinstance(inner, StoreOp):
                walk.stores.append(inner)
            elif walk.stores and isinstance(inner, NestOp | LoadOp):
                raise OpError(inner, f"{inner.name}: comes after a store of the row's numbers")
            if isinstance(inner, NestOp):
                walk._add(inner)
        return walk

    def _check_number(self, op: AccessOp) -> None:
        columns = zip(self.op.buffers, columns_of(self.op.table), strict=True)
        numbers = {buffer for buffer, column in columns if is_number(column)}
        if op.buffer not in numbers or op.guard or not isinstance(op, LoadOp | StoreOp):
            raise OpError(
                op,
                f"{op.name}: outside the nests of a loop.foreach only its scalars are read and written",
            )

    def _add(self, nest: NestOp) -> None:
        if not isinstance(nest, ParallelOp | ReduceOp) or nest.mixed_bounds() != [self.op.size]:
            raise OpError(
                nest, f"{nest.name}: a row's nests are loop.parallel and loop.reduce over its size"
            )
        for op in nest.regions[0].block.ops:
            if isinstance(op, NestOp | LocalOp):
                raise OpError(op, f"{op.name}: a nest over a row's elements holds no others")
            if isinstance(op, AccessOp):
                self._check(op, nest)
        self.nests.append(nest)
        if isinstance(nest, ReduceOp):
            for result in nest.results:
                count = TablePart(self.position, "chunk_count", self.per_chunk)
                self.partials[result] = Scratch(result.type, count)
                self.slots[result] = Scratch(result.type, TablePart(self.position, "row_count"))

    def _check(self, op: AccessOp, nest: NestOp) -> None:
        plain = op.access_map == AffineMap.identity(1) and not op.guard
        here = list(op.access_indices) == list(nest.indices())
        if op.buffer not in self.op.buffers or not plain or not here:
            raise OpError(
                op, f"{op.name}: a nest over a row's elements accesses its buffers there only"
            )

    @property
    def scratch(self) -> list[Scratch]:
        """All of it."""
        return [*self.partials.values(), *self.slots.values()]

    def before(self, nest: NestOp) -> list[Operation]:
        """The row's scalar ops that a pass needs."""
        return needed_for(free_values(nest), self.op.body.block)

    def before_stores(self) -> list[Operation]:
        """The row's scalar ops that the new numbers need."""
        return needed_for([op.value for op in self.stores], self.op.body.block)

    def before_combining(self, reduce: ReduceOp) -> list[Operation]:
        """The row's scalar ops that combining partial results needs."""
        inner = [value for op in reduce.combiner.walk() for value in op.operands]
        return needed_for([*reduce.init, *inner], self.op.body.block)

    def before_yield(self) -> list[Operation]:
        """The row's scalar ops that its yielded values need."""
        return needed_for(self.op.yielded, self.op.body.block)


@dataclass
class RowReader:
    """Reads a table's rows and chunks in a function."""

    b: KernelBuilder
    walk: Walk

    def number(self, array: SSAValue, place: Index) -> SSAValue:
        """One number of an array, as an index."""
        value = self.b.load(array, place)
        return self.b.value_of(arith.IndexCastOp(value, IndexType()))

    def chunk(self, number: Index) -> tuple[SSAValue, SSAValue, SSAValue]:
        """A chunk: its row, its first element, and the end after its last."""
        chunks = self.b.tables[self.walk.op.table].chunks
        base = self.b.mul(number, CHUNK_WIDTH)
        row, low, high = (self.number(chunks, self.b.add(base, k)) for k in range(CHUNK_WIDTH))
        return row, low, high

    def chunks_of(self, row: Index) -> tuple[SSAValue, SSAValue]:
        """A row's first chunk and how many it has."""
        return self._extra(row, FIRST_CHUNK), self._extra(row, CHUNKS)

    def size(self, row: Index) -> SSAValue:
        """How many elements a row has."""
        return self._extra(row, SIZE)

    def _extra(self, row: Index, which: int) -> SSAValue:
        columns = len(columns_of(self.walk.op.table))
        base = self.b.mul(row, columns + ROW_EXTRA)
        rows = self.b.tables[self.walk.op.table].rows
        return self.number(rows, self.b.add(base, columns + which))

    def enter(self, row: Index, ops: Sequence[Operation], nest: NestOp | None = None) -> None:
        """Make a row's buffers, size and slots known, as far as `ops` and `nest` use them, and
        compute `ops`."""
        self.bind(row, ops, nest)
        self.write(ops)

    def write(self, ops: Sequence[Operation]) -> None:
        """A row's ops outside its nests, whose buffers are known; of memory they touch numbers."""
        b, refused = self.b, no_memory()

        def load(op: LoadOp) -> SSAValue:
            return b.load(b.lookup(op.source), 0)

        def store(op: StoreOp, value: SSAValue) -> None:
            b.store(value, b.lookup(op.buffer), 0)

        b.clone(ops, Hooks(load, store, refused.local, refused.nest))

    def ticket(self, row: Index) -> tuple[SSAValue, Index]:
        """The array and place of a row's tickets."""
        b, table = self.b, self.b.tables[self.walk.op.table]
        width = len(columns_of(self.walk.op.table)) + ROW_EXTRA
        return table.rows, b.add(b.mul(table.row_count, width), row)

    def bind(
        self,
        row: Index,
        ops: Sequence[Operation],
        nest: NestOp | None = None,
        *,
        volatile: bool = False,
    ) -> None:
        """Make a row's buffers, size and slots known, as far as `ops` and `nest` use them. `volatile`:
        other blocks write them."""
        b, foreach = self.b, self.walk.op
        users = [*ops, *([] if nest is None else [nest])]
        used = {value for op in users for value in free_values(op)}
        self.load_slots(row, used)
        columns = columns_of(foreach.table)
        base = b.mul(row, len(columns) + ROW_EXTRA)
        rows = b.tables[foreach.table].rows
        for k, (buffer, column) in enumerate(zip(foreach.buffers, columns, strict=True)):
            if buffer in used:
                place = b.index(b.add(base, k))
                at = BufferAtOp(rows, place, element_of(column), volatile=volatile)
                b.values[buffer] = b.value_of(at)
        if foreach.size in used:
            b.values[foreach.size] = self.size(row)

    def load_slots(self, row: Index, used: Iterable[SSAValue]) -> None:
        """Read the results of a row's reductions."""
        for value in used:
            if value in self.walk.slots:
                self.b.values[value] = self.b.load(self.b.scratch[self.walk.slots[value]], row)


def no_memory() -> Hooks:
    """For ops on scalars alone."""

    def load(op: LoadOp) -> SSAValue:
        raise AssertionError("scalar ops read no memory")

    def store(op: StoreOp, value: SSAValue) -> None:
        raise AssertionError("scalar ops write no memory")

    def local(op: LocalOp) -> None:
        raise AssertionError("a row has no locals")

    def nest(op: NestOp) -> None:
        raise AssertionError("a row's scalar ops hold no nests")

    return Hooks(load, store, local, nest)


def elements_of(nest: NestOp) -> list[Operation]:
    """The ops of one element, without the yield."""
    return [op for op in nest.regions[0].block.ops if not isinstance(op, YieldOp)]
