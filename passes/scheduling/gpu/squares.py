"""Squares of sums of products: what the schedules of matrix products on a GPU share.

    loop.parallel (%i, %j) in (M, N) {
      %s = loop.reduce (%k) in (K) init (%zero : f32) { ... }  // sums of products, see `scheduling/matrices.py`
      ... any scalar ops, loads and stores: the epilogue
    }

A block computes the sums of a square of `side` rows and columns. It goes through the terms in steps of `DEPTH`: its threads
copy that many terms of its rows and of its columns to shared memory, its *parts* of both matrices. Then they add the products,
each to sums of its own, in registers. At the end each thread runs the epilogue at the points of its sums. Several products of a
nest take turns, with the same shared memory, and the epilogue reads the sums of all.

*Sides* are 64, or 32 where squares of 64 would leave multiprocessors idle. *Edges:* what lies behind the last row or column is
read at the last one, and nothing that is computed from it is stored.

Traffic: each element of the left matrix is read once for each square of its rows, so N / `side` times, each of the right
one M / `side` times.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from math import ceil, prod
from typing import ClassVar, Self

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import BarrierOp
from mlfuse.dialects.sizes import ONE, Product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.matrices import Matrices, finish_element, matrices_of, stride_of
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device

SIDES = (64, 32)
LEAST = 16
"""The fewest rows and columns: with fewer, most threads of a block would have nothing to do."""


@dataclass(frozen=True)
class Squares(GpuSchedule):
    """Sums of products, by squares of sums."""

    products: tuple[Matrices, ...]
    side: int

    square: ClassVar[type[Square]]
    """What writes the code of a block."""

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Self | Unsuited:
        found = matrices_of(space)
        if isinstance(found, Unsuited):
            return found
        if reason := cls.misfit(found, device):
            return Unsuited(reason)
        first = found[0]
        rows, columns = first.size(first.row), first.size(first.column)
        if min(rows, columns) < LEAST:
            return Unsuited(f"its products have fewer than {LEAST} rows or columns")
        long, short = SIDES
        batch = prod(first.size(d) for d in first.batch)
        fills = batch * ceil(rows / long) * ceil(columns / long) >= device.units
        return cls(found, long if fills else short)

    @staticmethod
    def misfit(products: tuple[Matrices, ...], device: Device) -> str:
        """Why a device can't add these products in this way; empty if it can."""
        return ""

    def phases(self, job: Job) -> list[Phase]:
        first, side = self.products[0], self.side
        space, b = first.space, job.builder()
        thread, block = parts.thread_id(b), parts.block_id(b)
        rows, columns = first.size(first.row), first.size(first.column)
        batch = [Product(first.size(d)) for d in first.batch]
        cuts = [*batch, Product(ceil(rows / side)), Product(ceil(columns / side))]
        *matrix, down, across = b.delinearize(block, cuts)
        corner = b.mul(down, side), b.mul(across, side)
        of_batch = dict(zip(first.batch, matrix, strict=True))
        self.square(b, self.products, side, thread, of_batch, corner).write()
        points = Product(prod(size.factor for size in space.outer_sizes))
        grid = Count(Product(prod(c.factor for c in cuts)))
        return [job.finish(b, grid, self.square.THREADS, points)]


class Square(ABC):
    """One block's square of sums."""

    THREADS: ClassVar[int]
    DEPTH: ClassVar[int]
    """Terms of a step."""

    def __init__(
        self,
        b: KernelBuilder,
        products: tuple[Matrices, ...],
        side: int,
        thread: Index,
        batch: Mapping[int, Index],
        corner: tuple[Index, Index],
    ):
        """The square has `side` rows and columns, from the row and the column `corner` on."""
        self.b, self.products, self.side = b, products, side
        self.first = products[0]
        self.thread, self.batch = thread, batch
        self.top, self.left = corner

    parts: tuple[SSAValue, SSAValue]
    """Shared memory for parts of the left and of the right matrix."""

    @property
    @abstractmethod
    def own(self) -> int:
        """The number of a thread's sums of one product."""

    @abstractmethod
    def points(self) -> AbstractContextManager[tuple[Index, Index, Index]]:
        """A loop over the thread's sums: the row and the column of each within the square, and its number."""

    @abstractmethod
    def place(self, i: Index, k: Index) -> Index:
        """Where a part has term `k` of row or column `i`."""

    @abstractmethod
    def element(self, access: Access, point: list[Index], is_term: SSAValue | None) -> SSAValue:
        """What a part holds of a matrix's element. Where `is_term` is false, the point is another one's, and its term is
        behind the last."""

    @abstractmethod
    def add(self, terms: int, sums: SSAValue) -> None:
        """Add the products of `terms` terms of the parts to the thread's sums."""

    def write(self) -> None:
        """Write the code of a thread."""
        b, first = self.b, self.first
        sums = {each.reduce: self._sums(each) for each in self.products}
        assert first.row is not None
        with self.points() as (i, j, number):
            place = {first.row: b.add(self.top, i), first.column: b.add(self.left, j)}
            with self._within(place):
                finish_element(
                    b, first, {**self.batch, **place}, lambda nest: b.load(sums[nest], number)
                )

    def _within(self, place: Mapping[int, Index]):
        b, first = self.b, self.first
        cut = [d for d in place if first.size(d) % self.side]
        if not cut:
            return nullcontext()
        return b.when(parts.both(b, [b.less(place[d], first.size(d)) for d in cut]))

    def _sums(self, matrices: Matrices) -> SSAValue:
        """The thread's sums of one product."""
        b, terms = self.b, matrices.size(matrices.term)
        sums = b.alloca(f32, self.own)
        zero = b.value_of(arith.ConstantOp(FloatAttr(0.0, f32)))
        with parts.unroll(b, self.own) as number:
            b.store(zero, sums, number)
        whole, rest = terms // self.DEPTH * self.DEPTH, terms % self.DEPTH
        if whole:
            with b.loop(0, whole, self.DEPTH) as term:
                self._step(matrices, term, self.DEPTH, sums)
        if rest:
            self._step(matrices, whole, rest, sums)
        return sums

    def _step(self, matrices: Matrices, term: Index, terms: int, sums: SSAValue) -> None:
        """Read some terms of both matrices, and add their products."""
        b = self.b
        b.emit(BarrierOp())  # all have used what the parts held before
        left, right = self.parts
        assert matrices.row is not None
        is_last = terms < self.DEPTH
        self._copy(matrices, matrices.left, (matrices.row, self.top), term, is_last, left)
        self._copy(matrices, matrices.right, (matrices.column, self.left), term, is_last, right)
        b.emit(BarrierOp())
        self.add(terms, sums)

    def _copy(
        self,
        matrices: Matrices,
        access: Access,
        along: tuple[int, Index],
        term: Index,
        is_last: bool,
        part: SSAValue,
    ) -> None:
        """Copy `side` elements along a dim, from a place on, of `DEPTH` terms to shared memory. Neighboring threads read what
        are neighbors in memory."""
        b, side, (dim, start) = self.b, self.side, along
        size, terms = matrices.size(dim), matrices.size(matrices.term)
        along_terms = stride_of(access, matrices.term) == ONE
        with parts.unroll(b, side * self.DEPTH // self.THREADS) as n:
            number = b.add(self.thread, b.mul(n, self.THREADS))
            fast = self.DEPTH if along_terms else side
            k, i = b.rem(number, fast), b.div(number, fast)
            if not along_terms:
                k, i = i, k
            place, at, is_term = b.add(start, i), b.add(term, k), None
            if size % side:
                place = b.min(place, size - 1)
            if is_last:
                is_term, at = b.less(at, terms), b.min(at, terms - 1)
            point = matrices.point({**self.batch, dim: place, matrices.term: at})
            b.store(self.element(access, point, is_term), part, self.place(i, k))
