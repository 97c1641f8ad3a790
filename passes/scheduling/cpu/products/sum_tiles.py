"""A tile of sums of products, in a block of rows whose number may not be a multiple of a tile's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import OuterProductsOp
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.matrices import Matrices, stride_of


@dataclass(frozen=True)
class Strided:
    """A matrix in a buffer: where its first element is, and its strides."""

    buffer: SSAValue
    offset: Index
    row_stride: Index
    column_stride: Index = 1


def left_from(
    b: KernelBuilder, matrices: Matrices, batch: Mapping[int, Index], row: Index
) -> Strided:
    """The left matrix of a product from a row on."""
    assert matrices.row is not None
    strides = [b.product(stride_of(matrices.left, d)) for d in (matrices.row, matrices.term)]
    at = b.address(matrices.left, matrices.point({**batch, matrices.row: row}))
    return Strided(b.lookup(matrices.left.buffer), at, strides[0], strides[1])


@dataclass(frozen=True)
class SumTiles:
    """Emits tiles of `rows` by `columns`, of matrices of `total` rows that are cut into blocks of whole tiles."""

    b: KernelBuilder
    rows: int
    columns: int
    total: int

    def add(
        self,
        left: Strided,
        right: Strided,
        terms: Index,
        to: Strided,
        rest: Index,
        *,
        more: bool = False,
    ) -> None:
        """The sums of a tile, of which `rest` rows are left in the block. `more`: add to what is there."""
        self._of_height(
            rest,
            lambda height: self.b.emit(
                OuterProductsOp(
                    (left.buffer, self.b.index(left.offset)),
                    (self.b.index(left.row_stride), self.b.index(left.column_stride)),
                    (right.buffer, self.b.index(right.offset)),
                    self.b.index(right.row_stride),
                    self.b.index(terms),
                    (to.buffer, self.b.index(to.offset)),
                    self.b.index(to.row_stride),
                    height,
                    self.columns,
                    more=more,
                )
            ),
        )

    def _of_height(self, rest: Index, emit: Callable[[int], object]) -> None:
        """Emit for the height of a tile: only the last one of a matrix has fewer rows."""
        b, edge = self.b, self.total % self.rows
        if not edge:
            emit(self.rows)
            return
        height = b.min(rest, self.rows)
        for known in (self.rows, edge):
            with b.when(b.equal(height, known)):
                emit(known)
