"""A block's share of a table: the elements of one chunk, with 16-byte accesses if addresses allow.

A chunk is a range of a row's elements, in buffers of any alignment. A thread takes groups of
adjacent elements, a block's width apart, several at a time if they are few bytes: it loads all of them before
it uses the first (`gpu/groups.py`). So unrolling by the compiler gains nothing, and is turned
off: it would take registers and time.

- A nest that only stores may assign elements to threads freely. Groups begin at the first element at which
  all buffers are aligned, if there is one; the elements before it and after the last group are handled
  one by one, and so are all elements if buffers are aligned at different elements.
- A reduction combines in an order that depends on sizes alone: groups begin with the row, are assigned as in
  `gpu/foreach_rows.py`, and a group that can't be one access is read element by element by the same thread.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import IsAlignedOp, UntilAlignedOp, VectorCopyOp
from mlfuse.dialects.loop.ops import AccessOp, LoadOp, NestOp, ReduceOp, StoreOp
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.emission.tables import no_memory
from mlfuse.passes.scheduling.emission.types import element_type
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.groups import (
    IN_FLIGHT,
    MOST_GROUPS,
    REGISTERS,
    copies_allowed,
    width_of,
)
from mlfuse.passes.scheduling.gpu.parts import VECTOR_BYTES, nbytes
from mlfuse.passes.scheduling.options import ScheduleOptions

POINTS = 8
"""Values that a thread loads at a time if groups can't be one access."""


@dataclass(frozen=True)
class _Way:
    """How a body reads and writes a buffer of the row, and at which index."""

    source: Callable[[SSAValue], SSAValue]
    target: Callable[[SSAValue], SSAValue]
    place: Index


class Elements:
    """Writes a thread's share of a chunk for one nest."""

    def __init__(
        self,
        b: KernelBuilder,
        nest: NestOp,
        sums: list[SSAValue],
        options: ScheduleOptions,
        block: int,
    ):
        self.b = b
        self.nest = nest
        self.sums = sums
        self.block = block
        ops = nest.regions[0].block.ops
        accesses = [op for op in ops if isinstance(op, AccessOp)]
        self.loads = list(dict.fromkeys(op.buffer for op in accesses if isinstance(op, LoadOp)))
        self.stores = list(dict.fromkeys(op.buffer for op in accesses if isinstance(op, StoreOp)))
        self.width = self._width(options.width)
        self.groups = self._groups(options.per_thread)

    @property
    def buffers(self) -> list[SSAValue]:
        """The buffers that the nest accesses, each once."""
        return list(dict.fromkeys((*self.loads, *self.stores)))

    def _width(self, asked: int | None) -> int:
        loads, stores = ([nbytes(x) for x in each] for each in (self.loads, self.stores))
        sizes = [*loads, *stores]
        if not sizes:
            return 1
        if isinstance(
            self.nest, ReduceOp
        ):  # the assignment of elements decides the order, and so the bits
            return min(VECTOR_BYTES // max(sizes), parts.MAX_WIDTH)
        width = width_of(loads, stores)
        width = min(width, asked or width)
        while width > 1 and sum(-(-width * size // 4) for size in sizes) > REGISTERS:
            width //= 2
        return max(width, 1)

    def _groups(self, asked: int | None) -> int:
        if asked is not None:
            return asked
        moved = sum(self.width * nbytes(buffer) for buffer in self.loads)
        most = copies_allowed(self.nest) // self.width
        groups = 1
        while 2 * groups <= min(MOST_GROUPS, most) and 0 < 2 * groups * moved <= IN_FLIGHT:
            groups *= 2
        return groups

    def write(self, thread: Index, low: Index, high: Index) -> None:
        """All of a thread's elements of [low, high), by a nest that stores only."""
        b, width = self.b, self.width
        if width == 1:
            self._strided(b.add(low, thread), high, high, 1, self.groups)
            return
        narrow = min(self.buffers, key=nbytes)
        begin = b.min(b.add(low, self._until(narrow, low)), high)
        together = parts.both(b, [b.equal(self._until(x, begin), 0) for x in self.buffers])
        begin = self._chosen(together, begin, low)
        end = self._chosen(together, b.sub(high, b.rem(b.sub(high, begin), width)), low)
        self._strided(b.add(begin, b.mul(thread, width)), end, end, width, self.groups)
        head = b.sub(begin, low)
        points = b.add(head, b.sub(high, end))
        jump = b.sub(end, begin)  # over what the groups have done
        count = 1 << max(min(POINTS // max(len(self.loads), 1), 4), 1).bit_length() - 1
        with b.loop(thread, points, self.block * count, unroll=1) as first:

            def place(step: Index) -> Index:
                at = b.add(first, step)
                behind = b.add(at, jump)
                return b.add(low, self._chosen(b.less(at, head), at, behind))

            self._batch(lambda step: (place(step), b.less(b.add(first, step), points)), 1, count)

    def _until(self, buffer: SSAValue, index: Index) -> Index:
        """The number of elements before the next one that groups may begin with."""
        b = self.b
        step = min(self.width * nbytes(buffer), VECTOR_BYTES)
        return b.value_of(UntilAlignedOp(b.lookup(buffer), b.index(index), step))

    def _chosen(self, condition: SSAValue, then: Index, otherwise: Index) -> Index:
        b = self.b
        return b.value_of(arith.SelectOp(condition, b.index(then), b.index(otherwise)))

    def _strided(self, start: Index, end: Index, limit: Index, width: int, count: int) -> None:
        """Groups from `start` on, a block's width apart, `count` at a time."""
        b = self.b
        with b.loop(start, end, self.block * width * count, unroll=1) as first:

            def group(step: Index) -> tuple[Index, SSAValue | None]:
                at = b.add(first, step)
                return at, None if count == 1 else b.less(at, limit)

            self._batch(group, width, count)

    def _batch(
        self, group: Callable[[Index], tuple[Index, SSAValue | None]], width: int, count: int
    ) -> None:
        """`count` groups: all their loads, then the body of each."""
        b = self.b
        inputs = {x: b.alloca(element_type(x), width * count) for x in self.loads}
        outputs = {x: b.alloca(element_type(x), width) for x in self.stores}
        with parts.unroll(b, count) as u:
            at, inside = group(b.mul(u, self.block * width))
            with nullcontext() if inside is None else b.when(inside):
                self._load(inputs, at, b.mul(u, width), width)
        with parts.unroll(b, count) as u:
            at, inside = group(b.mul(u, self.block * width))
            with nullcontext() if inside is None else b.when(inside):
                self._compute(inputs, outputs, at, b.mul(u, width), width)

    def _load(self, inputs: dict[SSAValue, SSAValue], at: Index, to: Index, width: int) -> None:
        b = self.b
        for buffer, array in inputs.items():
            if width == 1:
                b.store(b.load(b.lookup(buffer), at), array, to)
                continue
            for piece, each in self._pieces(buffer):
                source, target = b.index(b.add(at, piece)), b.index(b.add(to, piece))
                b.emit(VectorCopyOp(b.lookup(buffer), source, array, target, each))

    def _compute(
        self,
        inputs: dict[SSAValue, SSAValue],
        outputs: dict[SSAValue, SSAValue],
        at: Index,
        first: Index,
        width: int,
    ) -> None:
        b = self.b
        with parts.unroll(b, width) as u:
            source = _Way(inputs.__getitem__, outputs.__getitem__, b.add(first, u))
            self._element(b.add(at, u), source, u)
        for buffer, array in outputs.items():
            if width == 1:
                b.store(b.load(array, 0), b.lookup(buffer), at)
                continue
            for piece, each in self._pieces(buffer):
                source, target = b.index(piece), b.index(b.add(at, piece))
                b.emit(VectorCopyOp(array, source, b.lookup(buffer), target, each))

    def _pieces(self, buffer: SSAValue) -> list[tuple[int, int]]:
        """The start and width of each 16-byte access of a group."""
        each = min(self.width, VECTOR_BYTES // nbytes(buffer))
        return [(piece, each) for piece in range(0, self.width, each)]

    # A reduction.

    def reduce(self, thread: Index, threads: Index, taken: Index, high: Index) -> None:
        """The elements of [0, high) for one of `threads` threads, which take groups of `taken` elements in turn."""
        b, width, count = self.b, self.width, self.groups
        start, apart = b.mul(thread, taken), b.mul(threads, taken)
        if width == 1:
            with b.loop(start, high, apart, unroll=1) as index:
                self._element(index, _Way(b.lookup, b.lookup, index), index)
            return
        aligned = parts.both(b, [self._all_aligned(), b.equal(taken, width)])
        with b.loop(start, high, b.mul(apart, count), unroll=1) as first:
            inputs = {x: b.alloca(element_type(x), width * count) for x in self.loads}
            outputs = {x: b.alloca(element_type(x), width) for x in self.stores}

            def whole(at: Index) -> SSAValue:
                return parts.both(b, [b.less(b.add(at, width - 1), high), aligned])

            with parts.unroll(b, count) as u:
                at = b.add(first, b.mul(u, apart))
                with b.when(whole(at)):
                    self._load(inputs, at, b.mul(u, width), width)
            with parts.unroll(b, count) as u:
                at, to = b.add(first, b.mul(u, apart)), b.mul(u, width)
                parts.branch(
                    b,
                    whole(at),
                    lambda at=at, to=to: self._compute(inputs, outputs, at, to, width),
                    lambda at=at: self._one_by_one(at, b.min(b.add(at, taken), high)),
                )

    def _all_aligned(self) -> SSAValue:
        """Whether groups of all buffers can be moved at once."""
        b = self.b
        by_bytes: dict[int, dict[SSAValue, None]] = {}
        for buffer in self.buffers:
            step = min(nbytes(buffer) * self.width, VECTOR_BYTES)
            by_bytes.setdefault(step, {})[b.lookup(buffer)] = None
        tests = [b.value_of(IsAlignedOp([*group], n)) for n, group in by_bytes.items()]
        return parts.both(b, tests)

    def _one_by_one(self, first: Index, high: Index) -> None:
        b = self.b
        with b.loop(first, high, unroll=1) as index:
            self._element(index, _Way(b.lookup, b.lookup, index), index)

    # The body.

    def _element(self, index: Index, way: _Way, to: Index) -> None:
        """The body at an element, stored at `to` of what the way's target names."""
        b = self.b

        def load(op: LoadOp) -> SSAValue:
            return b.load(way.source(op.source), way.place)

        def store(op: StoreOp, value: SSAValue) -> None:
            b.store(value, way.target(op.buffer), to)

        (variable,) = self.nest.indices()
        b.values[variable] = b.index(index)
        refused = no_memory()
        hooks = Hooks(load, store, refused.local, refused.nest)
        values = b.clone(self.nest.regions[0].block.ops, hooks)
        if isinstance(self.nest, ReduceOp):
            combined = b.combine(self.nest, [b.load(place) for place in self.sums], values)
            for value, sum_ in zip(combined, self.sums, strict=True):
                b.store(value, sum_)
