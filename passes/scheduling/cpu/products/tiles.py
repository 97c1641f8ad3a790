"""What one product of a nest has by itself: the panels of its matrices, and a tile of its sums.

`packed.py` has the scheme, and the loops, which the products of a nest share.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import OuterProductsOp
from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.cpu.products.packing import PanelPacker
from mlfuse.passes.scheduling.cpu.products.sizes import ProductSizes
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.matrices import Matrices, stride_of


@dataclass(frozen=True)
class Panel:
    """Where a panel is: the index of its first element in a buffer."""

    buffer: SSAValue
    at: Index


@dataclass(frozen=True)
class ProductTiles:
    """Emits the packing and the sums of one product."""

    b: KernelBuilder
    plan: ProductSizes
    matrices: Matrices
    left: SSAValue | None
    """The scratch buffer of the left matrices, if they are packed."""
    right: SSAValue | None
    """The buffer of the panels, if any are packed: scratch, then within a chunk maybe an array of its own."""
    base: Index = 0
    """Where the first panel of a chunk is in `right`, as a number of panels."""
    first: Index = 0
    """The first panel of a chunk."""
    array: SSAValue | None = None
    """The tile, within a chunk."""

    @staticmethod
    def of(b: KernelBuilder, plan: ProductSizes, number: int) -> ProductTiles:
        """Those of a product by its number."""
        left, right = plan.left_panels[number], plan.right_panels[number]
        return ProductTiles(
            b,
            plan,
            plan.products[number],
            None if left is None else b.scratch[left],
            None if right is None else b.scratch[right],
        )

    @property
    def _packer(self) -> PanelPacker:
        return PanelPacker(self.b, self.matrices, self.plan.tile_rows, self.plan.tile_columns)

    def _sizes(self, dims: tuple[int, ...]) -> list[Product]:
        return [Product(self.matrices.size(d)) for d in dims]

    def pack_right(self, matrix: list[Index], first: Index, last: Index) -> None:
        """Copy panels `first` to `last - 1` of a right matrix, given by its batch indices, to the scratch buffer."""
        b, plan, dims = self.b, self.plan, self.matrices.right_batch
        assert self.right is not None
        place = b.add(b.mul(b.linearize(matrix, self._sizes(dims)), plan.panels), first)
        at = b.mul(place, plan.panel_elements)
        self._packer.right(dict(zip(dims, matrix, strict=True)), first, last, self.right, at)

    def pack_left(self, matrix: list[Index], first: Index, last: Index) -> None:
        """Likewise the tiles `first` to `last - 1` of a left matrix."""
        b, dims = self.b, self.matrices.left_batch
        assert self.left is not None
        at = b.mul(b.linearize(matrix, self._sizes(dims)), self.plan.left_elements)
        self._packer.left(dict(zip(dims, matrix, strict=True)), first, last, self.left, at)

    def in_chunk(self, batch: Mapping[int, Index], first: Index, last: Index) -> ProductTiles:
        """The product within a chunk of panels `first` to `last - 1`. The chunk packs them if they aren't."""
        b, plan, dims = self.b, self.plan, self.matrices.right_batch
        right, base = self.right, first
        if right is None:
            base = 0
            right = b.alloca(f32, plan.chunk_panels * plan.panel_elements)
            self._packer.right(batch, first, last, right, 0)
        else:
            number = b.linearize([batch[d] for d in dims], self._sizes(dims))
            base = b.add(b.mul(number, plan.panels), first)
        array = b.alloca(f32, plan.tile_rows * plan.tile_columns)
        return replace(self, right=right, base=base, first=first, array=array)

    def packed(self, panel: Index) -> Panel:
        """A packed panel."""
        b = self.b
        assert self.right is not None
        number = b.add(self.base, b.sub(panel, self.first))
        return Panel(self.right, b.mul(number, self.plan.panel_elements))

    def sum(self, batch: Mapping[int, Index], row: Index, panel: Panel, rows: int) -> None:
        """The sums of a tile of some rows, from `row` on."""
        b, plan, matrices = self.b, self.plan, self.matrices
        assert self.array is not None
        if self.left is not None:
            dims = matrices.left_batch
            number = b.linearize([batch[d] for d in dims], self._sizes(dims))
            at = b.add(b.mul(number, plan.left_elements), b.mul(row, plan.first.depth))
            left, strides = (self.left, b.index(at)), (b.index(1), b.index(plan.tile_rows))
        else:
            point, row_stride = dict(batch), Product(0)
            if matrices.row is not None:
                point[matrices.row], row_stride = row, stride_of(matrices.left, matrices.row)
            at = b.address(matrices.left, matrices.point(point))
            left = b.lookup(matrices.left.buffer), b.index(at)
            step = stride_of(matrices.left, matrices.term)
            strides = b.index(b.product(row_stride)), b.index(b.product(step))
        right, depth, width = (
            (panel.buffer, b.index(panel.at)),
            b.index(plan.first.depth),
            plan.tile_columns,
        )
        to, next_row = (self.array, b.index(0)), b.index(width)
        b.emit(OuterProductsOp(left, strides, right, next_row, depth, to, next_row, rows, width))

    def read(self, row: Index, column: Index) -> SSAValue:
        """A sum, by its place in the tile."""
        b = self.b
        assert self.array is not None
        return b.load(self.array, b.add(b.mul(row, self.plan.tile_columns), column))
