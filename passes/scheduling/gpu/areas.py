"""Areas of sums of products: what a GPU's schedules of matrix products and of their chains share.

A block computes the sums of some rows and columns, an *area*. It goes through the terms in steps: its threads copy some terms of
its rows and of its columns to shared memory, its *parts* of both matrices. Then they add the products, each to sums of its own,
in registers. At the end each thread runs the epilogue at the points of its sums. Several products of a nest take turns, with the
same shared memory, and the epilogue reads the sums of all.

*Edges:* what lies behind the last row or column is read at the last one, and nothing that is computed from it is stored.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import ClassVar

from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import BarrierOp
from mlfuse.dialects.sizes import ONE
from mlfuse.passes.scheduling.analysis.access import Access
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.matrices import Matrices, finish_element, stride_of, zero_of


@dataclass(frozen=True)
class Corner:
    """Where an area begins: its matrix, its first row and its first column."""

    batch: Mapping[int, Index]
    """The indices of the matrix by dim."""
    top: Index
    left: Index


@dataclass(frozen=True)
class Part:
    """Shared memory for some terms of an area's rows, or of its columns."""

    memory: SSAValue
    lines: int
    """Rows or columns."""
    pitch: int
    """The distance from one term to the next, or from one line to the next if terms are neighbors."""
    terms_are_neighbors: bool

    def place(self, b: KernelBuilder, line: Index, term: Index) -> Index:
        """Where it has a term of a line."""
        far, near = (line, term) if self.terms_are_neighbors else (term, line)
        return b.add(b.mul(far, self.pitch), near)


class Area(ABC):
    """A block's way to add products: the code of one thread, for areas of `rows` by `columns` sums."""

    THREADS: ClassVar[int]
    depth: int
    """Terms of a step."""
    parts: tuple[Part, Part]
    """Of the left and of the right matrix."""

    def __init__(self, b: KernelBuilder, thread: Index, rows: int, columns: int):
        self.b, self.thread, self.rows, self.columns = b, thread, rows, columns

    @property
    @abstractmethod
    def own(self) -> int:
        """The number of a thread's sums of one product."""

    @abstractmethod
    def points(self) -> AbstractContextManager[tuple[Index, Index, Index]]:
        """A loop over the thread's sums: the row and the column of each within the area, and its number."""

    @abstractmethod
    def element(self, access: Access, point: list[Index], is_term: SSAValue | None) -> SSAValue:
        """What a part holds of a matrix's element. Where `is_term` is false, the point is another one's, and its term is
        behind the last."""

    @abstractmethod
    def add(self, terms: int, sums: SSAValue) -> None:
        """Add the products of `terms` terms of the parts to the thread's sums."""

    def write(
        self, products: Sequence[Matrices], corner: Corner, until: Index | None = None
    ) -> None:
        """Write the code of an area. From the term `until` on, the left matrices are 0 and may be left out."""
        b, first = self.b, products[0]
        sums = {each.reduce: self._sums(each, corner, until) for each in products}
        assert first.row is not None
        with self.points() as (i, j, number):
            place = {first.row: b.add(corner.top, i), first.column: b.add(corner.left, j)}
            with self._within(first, place):
                dims = {**corner.batch, **place}
                finish_element(b, first, dims, lambda nest: b.load(sums[nest], number))

    def _within(
        self, matrices: Matrices, place: Mapping[int, Index]
    ) -> AbstractContextManager[None]:
        b, sizes = self.b, (self.rows, self.columns)
        cut = [d for d, own in zip(place, sizes, strict=True) if matrices.size(d) % own]
        if not cut:
            return nullcontext()
        return b.when(parts.both(b, [b.less(place[d], matrices.size(d)) for d in cut]))

    def _sums(self, matrices: Matrices, corner: Corner, until: Index | None) -> SSAValue:
        """The thread's sums of one product."""
        b, terms = self.b, matrices.depth
        sums, zero = b.alloca(f32, self.own), zero_of(b)
        with parts.unroll(b, self.own) as number:
            b.store(zero, sums, number)
        whole, rest = terms // self.depth * self.depth, terms % self.depth
        if whole:
            end = whole if until is None else b.min(until, whole)
            with b.loop(0, end, self.depth) as term:
                self._step(matrices, corner, term, self.depth, sums)
        if rest:
            self._step(matrices, corner, whole, rest, sums)
        return sums

    def _step(
        self, matrices: Matrices, corner: Corner, term: Index, terms: int, sums: SSAValue
    ) -> None:
        """Read some terms of both matrices, and add their products."""
        b, is_last = self.b, terms < self.depth
        b.emit(BarrierOp())  # all have used what the parts held before
        dims = (matrices.row, corner.top), (matrices.column, corner.left)
        for part, access, (dim, start) in zip(
            self.parts, (matrices.left, matrices.right), dims, strict=True
        ):
            assert dim is not None
            with self._lines(part, stride_of(access, matrices.term) == ONE) as (line, k):
                place, at, is_term = b.add(start, line), b.add(term, k), None
                if matrices.size(dim) % part.lines:
                    place = b.min(place, matrices.size(dim) - 1)
                if is_last:
                    last = matrices.depth - 1
                    is_term, at = b.less(at, last + 1), b.min(at, last)
                point = matrices.point({**corner.batch, dim: place, matrices.term: at})
                value = self.element(access, point, is_term)
                b.store(value, part.memory, part.place(b, line, k))
        b.emit(BarrierOp())
        self.add(terms, sums)

    @contextmanager
    def _lines(self, part: Part, along_terms: bool) -> Generator[tuple[Index, Index]]:
        """A loop in which the threads go through the elements of a part: the line and the term of each. Neighboring threads
        have what are neighbors in memory."""
        b = self.b
        with parts.unroll(b, part.lines * self.depth // self.THREADS) as n:
            number = b.add(self.thread, b.mul(n, self.THREADS))
            fast = self.depth if along_terms else part.lines
            near, far = b.rem(number, fast), b.div(number, fast)
            yield (far, near) if along_terms else (near, far)
