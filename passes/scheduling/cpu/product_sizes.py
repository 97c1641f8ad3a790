"""The sizes of a matrix product on a CPU: tiles, panels, blocks of rows, and chunks, by the device description.

`products.py` has the scheme.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil, prod

from xdsl.dialects.builtin import f32

from mlfuse.dialects.kernel.ops import OuterProductsOp
from mlfuse.passes.scheduling.cpu.matrices import Matrices
from mlfuse.passes.scheduling.phases import Count, Scratch

BLOCK_ROWS = 96
"""The fewest rows of a block, if the left matrix has that many."""
BLOCK_BYTES = 3 * 2**17
"""The bytes of a block of the left matrix: they stay in a core's L2."""
BUSY = 8
"""The number of chunks that keeps all cores busy."""
CHUNK_NS = 20_000
"""The approximate time of a chunk."""
PRODUCT_NS = 0.02
"""Nanoseconds of one fused multiply-add of a tile, on one core."""
OWN_PANELS_BYTES = 2**17
"""The most bytes of the panels that a chunk packs for itself."""
LEFT_BYTES = 2**16
"""The most bytes of a left matrix that is read in place whatever its layout: its lines stay in L2."""
LANES = OuterProductsOp.LANES


@dataclass(frozen=True)
class ProductSizes:
    """A product, and the sizes of a tile of its sums."""

    matrices: Matrices
    tile_rows: int
    tile_columns: int

    @property
    def rows(self) -> int:
        """The rows of the product."""
        return self.matrices.size(self.matrices.row)

    @property
    def columns(self) -> int:
        """The columns of the product."""
        return self.matrices.size(self.matrices.column)

    @property
    def depth(self) -> int:
        """The terms of a sum."""
        return self.matrices.size(self.matrices.term)

    @property
    def panels(self) -> int:
        """The panels of one right matrix."""
        return ceil(self.columns / self.tile_columns)

    @property
    def panel_elements(self) -> int:
        """The elements of a panel."""
        return self.depth * self.tile_columns

    @property
    def blocks(self) -> int:
        """The blocks of rows."""
        fit = max(BLOCK_BYTES // (4 * self.depth), BLOCK_ROWS)
        many = min(ceil(BUSY / self.panels), ceil(self.rows / BLOCK_ROWS))
        return max(ceil(self.rows / fit), many)

    @property
    def block_rows(self) -> int:
        """The rows of a block: a multiple of a tile's."""
        return self.tile_rows * ceil(ceil(self.rows / self.tile_rows) / self.blocks)

    @property
    def shares_panels(self) -> bool:
        """Whether several chunks use a panel."""
        matrices = self.matrices
        others = [matrices.size(d) for d in matrices.batch if d not in matrices.right_batch]
        return self.blocks * prod(others) > 1

    @property
    def reads_in_place(self) -> bool:
        """Whether whole panels aren't packed: each of their elements is used once, and rows of them are long."""
        is_wide = self.rows < self.tile_rows and self.tile_columns > LANES
        return (
            is_wide
            and not self.shares_panels
            and self.matrices.right.is_contiguous(self.matrices.column)
        )

    @property
    def packs_left(self) -> bool:
        """Whether the left matrix is packed, too: it is large, and the terms of a row aren't neighbors."""
        matrices = self.matrices
        is_large = 4 * self.rows * self.depth > LEFT_BYTES and self.rows > self.tile_rows
        return is_large and not matrices.left.is_contiguous(matrices.term)

    @property
    def left_elements(self) -> int:
        """The elements of a packed left matrix."""
        return ceil(self.rows / self.tile_rows) * self.tile_rows * self.depth

    @property
    def chunk_panels(self) -> int:
        """The panels of a chunk."""
        each = min(self.block_rows, self.rows) * self.panel_elements * PRODUCT_NS
        wanted = max(round(CHUNK_NS / each), 1)
        if not self.shares_panels and not self.reads_in_place:
            wanted = min(wanted, max(OWN_PANELS_BYTES // (4 * self.panel_elements), 1))
        return ceil(self.panels / ceil(self.panels / wanted))

    @cached_property
    def right_panels(self) -> Scratch | None:
        """The scratch buffer of the panels of all right matrices."""
        count = prod(self.matrices.size(d) for d in self.matrices.right_batch)
        elements = count * self.panels * self.panel_elements
        return Scratch(f32, Count(times=elements)) if self.shares_panels else None

    @cached_property
    def left_panels(self) -> Scratch | None:
        """The scratch buffer of all left matrices."""
        count = prod(self.matrices.size(d) for d in self.matrices.left_batch)
        return Scratch(f32, Count(times=count * self.left_elements)) if self.packs_left else None

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        both = (self.left_panels, self.right_panels)
        return tuple(buffer for buffer in both if buffer is not None)
