"""Matrix products on a GPU: a block sums a square, from parts of both matrices in shared memory.

    loop.parallel (%i, %j) in (M, N) {
      %s = loop.reduce (%k) in (K) init (%zero : f32) { ... }  // sums of products, see `scheduling/matrices.py`
      ... any scalar ops, loads and stores: the epilogue
    }

A block of 256 threads computes the sums of a square of `side` rows and columns, `DEPTH` terms at a time:

1. *Read.* The threads copy `side` x `DEPTH` elements of each matrix to shared memory. Neighboring threads read what
   are neighbors in memory, rows or terms.
2. *Add.* Each thread has `each` x `each` sums in registers. For each term it reads as many elements of both matrices
   from shared memory, in one access each, and adds all their products.

Then each thread runs the epilogue at the points of its sums. Several products of a nest take turns, with the same
shared memory, and the epilogue reads the sums of all.

Volkov and Demmel, "Benchmarking GPUs to tune dense linear algebra", 2008, section 5.

*Sides* are 64, so that a thread has 16 sums, or 32 with 4 sums where squares of 64 would leave multiprocessors idle.
*Edges:* what lies behind the last row, column or term is read at the last one, and nothing that is computed from it is stored.
*Padding:* the rows of a part are 4 elements longer, so that they stay aligned, and threads that copy
neighboring terms store to different banks.

Order of a sum: k = 0, 1, 2, ..., each product added by one fma, for every element, as on a CPU. So neither squares nor
sides change a bit.

Traffic: each element of the left matrix is read once for each square of its rows, so N / `side` times, each of the right
one M / `side` times.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from math import ceil, prod

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import BarrierOp, SharedOp, VectorCopyOp
from mlfuse.dialects.sizes import ONE, Product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import flat_type
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.matrices import (
    Matrices,
    finish_element,
    load_f32,
    matrices_of,
    stride_of,
)
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device

DEPTH = 16
"""Terms of a part in shared memory."""
SIDES = (64, 32)
_ACROSS = 16
"""Threads of a block along the rows, and along the columns."""
_THREADS = _ACROSS * _ACROSS
_PADDING = 4
LEAST = 16
"""The fewest rows and columns: with fewer, most threads of a block would have nothing to do."""


@dataclass(frozen=True)
class Products(GpuSchedule):
    """Sums of products, by squares of sums."""

    name = "by squares of a product"

    products: tuple[Matrices, ...]
    side: int

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Products | Unsuited:
        found = matrices_of(space)
        if isinstance(found, Unsuited):
            return found
        first = found[0]
        rows, columns = first.size(first.row), first.size(first.column)
        if min(rows, columns) < LEAST:
            return Unsuited(f"its products have fewer than {LEAST} rows or columns")
        long, short = SIDES
        batch = prod(first.size(d) for d in first.batch)
        fills = batch * ceil(rows / long) * ceil(columns / long) >= device.units
        return Products(found, long if fills else short)

    def phases(self, job: Job) -> list[Phase]:
        first, side = self.products[0], self.side
        space, b = first.space, job.builder()
        thread, block = parts.thread_id(b), parts.block_id(b)
        rows, columns = first.size(first.row), first.size(first.column)
        batch = [Product(first.size(d)) for d in first.batch]
        cuts = [*batch, Product(ceil(rows / side)), Product(ceil(columns / side))]
        *matrix, down, across = b.delinearize(block, cuts)
        square = _Square(b, self, thread, dict(zip(first.batch, matrix, strict=True)), down, across)
        square.write()
        points = Product(prod(size.factor for size in space.outer_sizes))
        return [job.finish(b, Count(Product(prod(c.factor for c in cuts))), _THREADS, points)]


class _Square:
    """One block's square: the number `down` of the rows' squares, `across` of the columns'."""

    def __init__(
        self,
        b: KernelBuilder,
        schedule: Products,
        thread: Index,
        batch: Mapping[int, Index],
        down: Index,
        across: Index,
    ):
        self.b, self.products, self.side = b, schedule.products, schedule.side
        self.first = schedule.products[0]
        self.thread, self.batch = thread, batch
        self.top, self.left = b.mul(down, self.side), b.mul(across, self.side)
        self.each, self.pitch = self.side // _ACROSS, self.side + _PADDING
        self.row = b.mul(b.div(thread, _ACROSS), self.each)
        """The first of the thread's rows within the square."""
        self.column = b.mul(b.rem(thread, _ACROSS), self.each)
        self.parts = [self._shared() for _ in range(2)]

    def _shared(self) -> SSAValue:
        return self.b.value_of(SharedOp(flat_type(f32, DEPTH * self.pitch)))

    def write(self) -> None:
        """Write the code of a thread."""
        sums = {each.reduce: self._sums(each) for each in self.products}
        b, first = self.b, self.first
        with parts.unroll(b, self.each) as i, parts.unroll(b, self.each) as j:
            row = b.add(b.add(self.top, self.row), i)
            column = b.add(b.add(self.left, self.column), j)
            number = b.add(b.mul(i, self.each), j)
            assert first.row is not None
            with self._within({first.row: row, first.column: column}):
                dims = {**self.batch, first.row: row, first.column: column}
                finish_element(b, first, dims, lambda nest: b.load(sums[nest], number))

    def _within(self, place: Mapping[int, Index]):
        b, first = self.b, self.first
        cut = [d for d in place if first.size(d) % self.side]
        if not cut:
            return nullcontext()
        return b.when(parts.both(b, [b.less(place[d], first.size(d)) for d in cut]))

    def _sums(self, matrices: Matrices) -> SSAValue:
        """The thread's sums of one product, row by row."""
        b, terms = self.b, matrices.size(matrices.term)
        sums = b.alloca(f32, self.each * self.each)
        zero = b.value_of(arith.ConstantOp(FloatAttr(0.0, f32)))
        with parts.unroll(b, self.each * self.each) as number:
            b.store(zero, sums, number)
        whole, rest = terms // DEPTH * DEPTH, terms % DEPTH
        if whole:
            with b.loop(0, whole, DEPTH) as term:
                self._step(matrices, term, DEPTH, sums)
        if rest:
            self._step(matrices, whole, rest, sums)
        return sums

    def _step(self, matrices: Matrices, term: Index, terms: int, sums: SSAValue) -> None:
        """Read some terms of both matrices, and add their products."""
        b = self.b
        b.emit(BarrierOp())  # all have used what the parts held before
        left, right = self.parts
        assert matrices.row is not None
        last = None if terms == DEPTH else matrices.size(matrices.term) - 1
        self._copy(matrices, matrices.left, matrices.row, self.top, term, last, left)
        self._copy(matrices, matrices.right, matrices.column, self.left, term, last, right)
        b.emit(BarrierOp())
        x, y = b.alloca(f32, self.each), b.alloca(f32, self.each)
        with parts.unroll(b, terms) as k:
            at = b.mul(k, self.pitch)
            b.emit(VectorCopyOp(left, b.index(b.add(at, self.row)), x, b.index(0), self.each))
            b.emit(VectorCopyOp(right, b.index(b.add(at, self.column)), y, b.index(0), self.each))
            with parts.unroll(b, self.each) as i, parts.unroll(b, self.each) as j:
                number = b.add(b.mul(i, self.each), j)
                product = math.FmaOp(b.load(x, i), b.load(y, j), b.load(sums, number))
                b.store(b.value_of(product), sums, number)

    def _copy(
        self,
        matrices: Matrices,
        access: Access,
        dim: int,
        start: Index,
        term: Index,
        last: int | None,
        part: SSAValue,
    ) -> None:
        """Copy `side` elements along a dim, from `start` on, of `DEPTH` terms to shared memory, term by term. `last` is the
        last term, if there may be fewer."""
        b, side, size = self.b, self.side, matrices.size(dim)
        along_terms = stride_of(access, matrices.term) == ONE
        with parts.unroll(b, side * DEPTH // _THREADS) as n:
            number = b.add(self.thread, b.mul(n, _THREADS))
            fast = DEPTH if along_terms else side
            k, i = b.rem(number, fast), b.div(number, fast)
            if not along_terms:
                k, i = i, k
            place, at = b.add(start, i), b.add(term, k)
            if size % side:
                place = b.min(place, size - 1)
            if last is not None:
                at = b.min(at, last)
            point = {**self.batch, dim: place, matrices.term: at}
            value = load_f32(b, access, matrices.point(point))
            b.store(value, part, b.add(b.mul(k, self.pitch), i))
