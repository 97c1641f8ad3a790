"""Rows of a few elements on a CPU: a vector has one element of each of many rows.

Such a row is shorter than a vector. So the vector loop is over the rows, and its body is the code of one
row, unrolled; `loop.local`s are values. Compilers load and store adjacent rows
with whole vectors and shuffles.

A reduction runs in order, as in `cpu/lanes.py` for so few elements.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product as points_of

from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import (
    AccessOp,
    LoadOp,
    LocalOp,
    NestOp,
    ParallelOp,
    ReduceOp,
    StoreOp,
)
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.loops import chunk_elements, chunks, cut_space, runs
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device

SHORT = 8
"""Elements of a row at most."""
MANY = 64
"""The fewest rows for vectors across them."""
MOST_OPS = 512
"""The most ops of a body, to keep compilation feasible."""


@dataclass(frozen=True)
class ShortRows(CpuSchedule):
    """Rows that are short and many, and hold parallel nests and reductions only."""

    name = "by several short rows at once"

    space: Space

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> ShortRows | Unsuited:
        row = product(space.inner_sizes).static
        nests = space.inner_nests()
        if not space.outer or not nests:
            return Unsuited("it has no rows")
        if row is None or not 0 < row <= SHORT:
            return Unsuited(
                f"its rows have {row or 'an unknown number of'} elements, not 1 to {SHORT}"
            )
        rows = space.outer_sizes[-1].static
        if rows is not None and rows < MANY:
            return Unsuited(f"it has {rows} rows, fewer than {MANY}")
        if not all(isinstance(nest, ParallelOp | ReduceOp) for nest in nests):
            return Unsuited("its rows hold other nests than loop.parallel and loop.reduce")
        ops = sum(1 for _ in space.nest.walk())
        if row * ops > MOST_OPS:
            return Unsuited(f"a row written out would have {row * ops} ops, more than {MOST_OPS}")
        return ShortRows(space)

    def emit(self, b: KernelBuilder) -> None:
        space = self.space
        row = product(space.inner_sizes).static or 1
        cut = cut_space(space.outer_sizes, max(chunk_elements(space) // row, 64))
        with (
            chunks(b, cut) as (low, high),
            runs(b, cut, low, high) as (outer, start, stop),
            b.simd(start, stop) as index,
        ):
            _Row(b, space, [*outer, index]).emit()


class _Row:
    """One row, without loops."""

    def __init__(self, b: KernelBuilder, space: Space, outer: list[Index]):
        self.b = b
        self.space = space
        self.outer = outer
        self.locals: dict[tuple[SSAValue, Index], SSAValue] = {}
        """Elements of locals, by buffer and place."""

    def emit(self) -> None:
        """Emit the code of the row."""
        self.b.bind_indices(self.space, self.outer)
        self.b.clone(self.space.nest.regions[0].block.ops, self._hooks(self.outer))

    def _nest(self, nest: NestOp) -> None:
        b, space = self.b, self.space
        sizes = [size.static or 0 for size in space.inner_sizes]
        totals = [b.lookup(value) for value in nest.init] if isinstance(nest, ReduceOp) else []
        for inner in points_of(*(range(size) for size in sizes)):
            point: list[Index] = [*self.outer, *inner]
            b.bind_indices(space, point)
            values = b.clone(nest.regions[0].block.ops, self._hooks(point))
            if isinstance(nest, ReduceOp):
                totals = b.combine(nest, totals, values)
        b.values.update(zip(nest.results, totals, strict=True))

    def _hooks(self, point: list[Index]) -> Hooks:
        b, accesses = self.b, self.space.accesses
        hooks = memory_hooks(b, accesses, point)
        load_plainly, store_plainly = hooks.load, hooks.store

        def place(op: AccessOp) -> tuple[SSAValue, Index]:
            return op.buffer, b.address(accesses[op], point)

        def load(op: LoadOp) -> SSAValue:
            if not isinstance(op.buffer.owner, LocalOp):
                return load_plainly(op)
            if place(op) not in self.locals:
                raise OpError(op, "loop.load: an element of a loop.local that nothing has stored")
            return self.locals[place(op)]

        def store(op: StoreOp, value: SSAValue) -> None:
            if isinstance(op.buffer.owner, LocalOp):
                self.locals[place(op)] = value
            else:
                store_plainly(op, value)

        hooks.load, hooks.store = load, store
        hooks.local = lambda op: None
        hooks.nest = self._nest
        return hooks
