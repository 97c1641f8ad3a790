"""Reductions across rows on a CPU: a tile of columns at a time, all its partial results side by side.

Where the innermost reduced dim is not contiguous in memory but the innermost kept dim is (the sum of
a matrix over its rows), walking along the reduced dims would use one number of each cache line. So a
chunk is a tile of the kept dim. The loops over the reduced dims are outside, the vector loop over the
tile's columns inside; every column has its partial result in a private array.

What stands between the nests is done for a whole tile by a vector loop of its own; values that a
later part needs are kept in private arrays as well. Each column is combined in the order of the
reduced dims: the result depends on the size alone. Error of a sum: n additions in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

from xdsl.dialects import arith
from xdsl.ir import Block, Operation, SSAValue

from mlfuse.dialects.loop.ops import LocalOp, NestOp, ReduceOp
from mlfuse.passes.schedule.access import Space
from mlfuse.passes.schedule.cpu_loops import Cut, chunks, memory_hooks, runs
from mlfuse.passes.schedule.emit import Index, KernelBuilder

TILE = 512
"""Columns of a tile: 2 KiB of f32 a row, long enough to be fetched ahead; arrays stay in L1."""


def prefers_columns(space: Space) -> bool:
    """Whether the nests walk along the innermost kept dim rather than the innermost reduced one."""
    if not space.outer or not space.inner_sizes:
        return False
    if any(isinstance(op, LocalOp) for op in space.nest.regions[0].block.ops):
        return False
    inside = [a for op, a in space.accesses.items() if op.parent_op() is not space.nest]
    along_kept = sum(access.is_contiguous(space.outer - 1) for access in inside)
    along_reduced = sum(access.is_contiguous(len(space.sizes) - 1) for access in inside)
    return along_kept > along_reduced


def emit_columns(b: KernelBuilder, space: Space) -> None:
    """Emit a top-level `loop.parallel` with nests in it, a tile of columns at a time."""
    extent = space.outer_sizes[-1].static
    tile = TILE if extent is None else max(min(TILE, extent), 1)
    if space.outer == 1:
        cut = Cut(space.outer_sizes, 1, tile)
    else:
        cut = Cut(space.outer_sizes, space.outer - 1, 1, tile=tile)
    with chunks(b, cut) as (low, high), runs(b, cut, low, high) as (outer, start, stop):
        _Tile(b, space, outer, start, stop, tile).emit()


@dataclass
class _Tile:
    """The columns `start` to `stop` at the outer indices `outer`."""

    b: KernelBuilder
    space: Space
    outer: list[Index]
    start: Index
    stop: Index
    tile: int
    arrays: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    """Row-level values that are kept for the whole tile."""

    def emit(self) -> None:
        """Emit everything that happens to the tile."""
        block = self.space.nest.regions[0].block
        constants = [op for op in block.ops if isinstance(op, arith.ConstantOp)]
        self.b.clone(constants, memory_hooks(self.b, self.space.accesses, self.outer))
        parts = _parts(block)
        kept = _used_across(parts)
        for ops in parts:
            match ops[0]:
                case ReduceOp() as reduce:
                    self._reduce(reduce)
                case NestOp() as nest:
                    with ExitStack() as stack:
                        inner = self._inner_loops(stack)
                        column = stack.enter_context(self.b.simd(self.start, self.stop))
                        self._element(list(nest.regions[0].block.ops), column, inner)
                case _:
                    self._between(ops, [v for op in ops for v in op.results if v in kept])

    def _inner_loops(self, stack: ExitStack) -> list[Index]:
        b = self.b
        return [stack.enter_context(b.loop(0, b.product(s))) for s in self.space.inner_sizes]

    def _between(self, ops: Sequence[Operation], kept: Sequence[SSAValue]) -> None:
        """What stands between nests, and an array for each value that is needed later."""
        b = self.b
        arrays = {value: b.alloca(value.type, self.tile) for value in kept}
        with b.simd(self.start, self.stop) as column:
            self._element(ops, column, [])
            for value, array in arrays.items():
                b.store(b.lookup(value), array, b.sub(column, self.start))
        self.arrays |= arrays

    def _reduce(self, reduce: ReduceOp) -> None:
        b = self.b
        parts = [b.alloca(value.type, self.tile) for value in reduce.init]
        with b.simd(0, b.sub(self.stop, self.start)) as place:
            for part, value in zip(parts, self._init(reduce, place), strict=True):
                b.store(value, part, place)
        with ExitStack() as stack:
            inner = self._inner_loops(stack)
            column = stack.enter_context(b.simd(self.start, self.stop))
            values = self._element(list(reduce.body.block.ops), column, inner)
            place = b.sub(column, self.start)
            before = [b.load(part, place) for part in parts]
            after = b.combine(reduce, before, values)
            for part, value in zip(parts, after, strict=True):
                b.store(value, part, place)
        self.arrays.update(zip(reduce.results, parts, strict=True))

    def _init(self, reduce: ReduceOp, place: Index) -> list[SSAValue]:
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


def _parts(block: Block) -> list[list[Operation]]:
    """The nests, each by itself, and the runs of ops between them; without constants."""
    parts: list[list[Operation]] = []
    for op in block.ops:
        if isinstance(op, arith.ConstantOp):
            continue
        starts = isinstance(op, NestOp) or not parts or isinstance(parts[-1][0], NestOp)
        if starts:
            parts.append([])
        parts[-1].append(op)
    return parts


def _used_across(parts: list[list[Operation]]) -> set[SSAValue]:
    """The values that another part than their own uses."""
    home = {inner: number for number, ops in enumerate(parts) for op in ops for inner in op.walk()}
    return {
        value
        for number, ops in enumerate(parts)
        for op in ops
        for value in op.results
        if any(home.get(use.operation) != number for use in value.uses)
    }
