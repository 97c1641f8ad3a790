"""Copies of matrices in the order in which `kernel.outer_products` reads them.

A panel of the right matrix has the columns of a tile: element (k, c) is at `k * columns + c`. The last panel is filled up
with zeros. A panel of the left matrix has the rows of a tile: element (k, r) is at `k * rows + r`; what the last one lacks
isn't read.

A right matrix whose terms are neighbors (a transposed one) is read in squares of 16 by 16, which `kernel.transpose` turns
in vector registers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import OuterProductsOp, TransposeOp
from mlfuse.passes.scheduling.cpu.prefetch import fetch
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.matrices import Matrices, load_f32, right_element, stride_of

SIDE = TransposeOp.SIDE
PACK_NS = 0.2
"""Nanoseconds to pack an element, on one core."""
TERMS_AHEAD = 8
"""How many terms ahead a right matrix is fetched. If it isn't in a cache, products of 16 and 32 rows take 0.8 of the time."""


def packed_at_once(width: int) -> int:
    """The panels that are packed together: a row of the matrix is then read for several cache lines."""
    return max(64 // max(width, OuterProductsOp.LANES), 1)


def part_end(b: KernelBuilder, value: Index, limit: int, parts: int) -> Index:
    """The end of a part: `value`, at most `limit`. The only part ends at the limit."""
    return limit if parts == 1 else b.min(value, limit)


@dataclass(frozen=True)
class PanelPacker:
    """Packs panels for tiles of `rows` by `columns`."""

    b: KernelBuilder
    matrices: Matrices
    rows: int
    columns: int

    def right(
        self,
        batch: Mapping[int, Index],
        first: Index,
        last: Index,
        to: SSAValue,
        at: Index,
    ) -> None:
        """Copy panels `first` to `last - 1` of a right matrix to an array, from `at` on."""
        b, width = self.b, self.columns
        total, elements = (
            self.matrices.columns,
            self.matrices.depth * width,
        )
        edge = total % width
        if total >= width:
            whole = b.min(last, total // width) if edge else last
            if self.matrices.right.is_contiguous(self.matrices.term):
                self._turned(batch, first, whole, to, at)
            else:
                self._by_terms(batch, first, whole, to, at)
        if edge:
            number = total // width
            with b.when(b.equal(last, number + 1)):
                skipped = b.mul(b.sub(number, first), elements)
                self._edge(batch, number, edge, to, b.add(at, skipped))

    def _by_terms(
        self, batch: Mapping[int, Index], first: Index, last: Index, to: SSAValue, at: Index
    ) -> None:
        """Whole panels, a term of all of them at a time."""
        b, matrices, width = self.b, self.matrices, self.columns
        depth = matrices.depth
        with b.loop(0, depth) as term, b.loop(first, last) as panel:
            place = b.add(at, b.mul(b.sub(panel, first), depth * width))
            place = b.add(place, b.mul(term, width))
            left = b.mul(panel, width)
            self._prefetch(batch, left, b.add(term, TERMS_AHEAD))
            with b.simd(0, width) as lane:
                column = b.add(left, lane)
                value = self._right(batch, column, term)
                b.store(value, to, b.add(place, lane))

    def _prefetch(self, batch: Mapping[int, Index], column: Index, term: Index) -> None:
        """Fetch a panel's elements of a later term. Neighboring terms are a row of the matrix apart, mostly in another
        page, so the hardware doesn't."""
        matrices = self.matrices
        dims = {**batch, matrices.column: column, matrices.term: term}
        fetch(self.b, matrices.right, matrices.point(dims), self.columns)

    def _turned(
        self, batch: Mapping[int, Index], first: Index, last: Index, to: SSAValue, at: Index
    ) -> None:
        """Whole panels of a transposed matrix, square by square."""
        b, matrices, width = self.b, self.matrices, self.columns
        depth = matrices.depth
        squares = depth // SIDE * SIDE
        is_f32 = matrices.right_is_f32
        source = b.lookup(matrices.right.buffer) if is_f32 else b.alloca(f32, SIDE * SIDE)
        stride = stride_of(matrices.right, matrices.column)
        square = b.alloca(f32, SIDE * SIDE)
        with b.loop(first, last) as panel:
            place = b.add(at, b.mul(b.sub(panel, first), depth * width))
            left = b.mul(panel, width)
            with b.loop(0, squares, SIDE) as term, b.loop(0, width, SIDE) as column:
                dims = {**batch, matrices.column: b.add(left, column), matrices.term: term}
                if is_f32:
                    corner = b.index(b.address(matrices.right, matrices.point(dims)))
                    b.emit(TransposeOp(source, corner, b.index(b.product(stride)), square))
                else:
                    self._convert(dims, source)
                    b.emit(TransposeOp(source, b.index(0), b.index(SIDE), square))
                with b.loop(0, SIDE) as row, b.simd(0, SIDE) as lane:
                    value = b.load(square, b.add(b.mul(row, SIDE), lane))
                    below = b.add(place, b.mul(b.add(term, row), width))
                    b.store(value, to, b.add(b.add(below, column), lane))
            if squares == depth:
                return
            with b.loop(squares, depth) as term, b.simd(0, width) as lane:
                value = self._right(batch, b.add(left, lane), term)
                b.store(value, to, b.add(b.add(place, b.mul(term, width)), lane))

    def _convert(self, corner: Mapping[int, Index], to: SSAValue) -> None:
        """Copy a square of a right matrix from a corner on to an array of f32, column by column."""
        b, matrices = self.b, self.matrices
        with b.loop(0, SIDE) as column, b.simd(0, SIDE) as term:
            moved = {
                matrices.column: b.add(corner[matrices.column], column),
                matrices.term: b.add(corner[matrices.term], term),
            }
            value = right_element(b, matrices, matrices.point({**corner, **moved}))
            b.store(value, to, b.add(b.mul(column, SIDE), term))

    def _edge(
        self, batch: Mapping[int, Index], panel: int, columns: int, to: SSAValue, at: Index
    ) -> None:
        """The last panel: its columns, then zeros."""
        b, matrices, width = self.b, self.matrices, self.columns
        zero = b.value_of(arith.ConstantOp(FloatAttr(0.0, f32)))
        with b.loop(0, matrices.depth) as term:
            place = b.add(at, b.mul(term, width))
            with b.simd(0, columns) as lane:
                value = self._right(batch, b.add(panel * width, lane), term)
                b.store(value, to, b.add(place, lane))
            with b.simd(columns, width) as lane:
                b.store(zero, to, b.add(place, lane))

    def left(
        self, batch: Mapping[int, Index], first: Index, last: Index, to: SSAValue, at: Index
    ) -> None:
        """Copy panels `first` to `last - 1` of a left matrix, whose panel 0 is at `at`."""
        b, matrices, height = self.b, self.matrices, self.rows
        total, depth = matrices.rows, matrices.depth
        edge, number = total % height, total // height

        def copy(panel: Index, rows: int, term: Index) -> None:
            place = b.add(b.add(at, b.mul(panel, depth * height)), b.mul(term, height))
            with b.simd(0, rows) as r:
                row = b.add(b.mul(panel, height), r)
                value = self._left(batch, row, term)
                b.store(value, to, b.add(place, r))

        whole = b.min(last, number) if edge else last
        with b.loop(0, depth) as term, b.loop(first, whole) as panel:
            copy(panel, height, term)
        if edge:
            with b.when(b.equal(last, number + 1)), b.loop(0, depth) as term:
                copy(number, edge, term)

    def _left(self, batch: Mapping[int, Index], row: Index, term: Index) -> SSAValue:
        matrices = self.matrices
        place = {} if matrices.row is None else {matrices.row: row}
        point = matrices.point({**batch, **place, matrices.term: term})
        return load_f32(self.b, matrices.left, point)

    def _right(self, batch: Mapping[int, Index], column: Index, term: Index) -> SSAValue:
        matrices = self.matrices
        point = matrices.point({**batch, matrices.column: column, matrices.term: term})
        return right_element(self.b, matrices, point)
