"""The sizes of matrix products on a CPU: tiles, panels, blocks of rows, and chunks, by the device description.

`packed.py` has the scheme.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil, prod

from xdsl.dialects.builtin import f32

from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import OuterProductsOp
from mlfuse.passes.scheduling.cpu.cost import FORK_NS
from mlfuse.passes.scheduling.cpu.products.chunks import round_up_to_even
from mlfuse.passes.scheduling.matrices import Matrices
from mlfuse.passes.scheduling.phases import Count, Scratch

BLOCK_ROWS = 96
"""Blocks that don't fit `LEFT_BLOCK_BYTES` have about so many rows, and so have the blocks that keep all cores busy."""
LEFT_BLOCK_BYTES = 3 * 2**17
"""The bytes of a block of the left matrix: they stay in a core's L2."""
BUSY = 8
"""Chunks that keep all cores busy."""
CHUNK_NS = 20_000
"""The approximate time of a chunk."""
CORES = 2, 4
"""Chunks are divided evenly among as many cores, if that can be."""
PRODUCT_NS = 0.02
"""Nanoseconds of one fused multiply-add of a tile, on one core."""
READ_NS = 0.02
"""Nanoseconds to read an element of the right matrix, on one core."""
OWN_PANELS_BYTES = 2**17
"""The most bytes of the panels that a chunk packs for itself."""
PANEL_BYTES = 2**18
"""The most bytes of a panel of all products that a chunk packs for itself."""
LEFT_BYTES = 2**16
"""The most bytes of a left matrix that is read in place whatever its layout: its lines stay in L2."""
LANES = OuterProductsOp.LANES


@dataclass(frozen=True)
class ProductSizes:
    """The products of a nest, and the sizes of a tile of their sums."""

    products: tuple[Matrices, ...]
    """Of the same rows, columns, batch dims and number of terms."""
    tile_rows: int
    tile_columns: int
    constant: frozenset[int] = frozenset()
    """The products whose right matrix has the same elements in every call: it is packed once."""

    @property
    def first(self) -> Matrices:
        """One product, for what is the same in all of them, such as the rows."""
        return self.products[0]

    @property
    def terms(self) -> int:
        """The terms of the sums of all products: what a point of the nest costs."""
        return self.first.depth * len(self.products)

    @property
    def panels(self) -> int:
        """The panels of one right matrix."""
        return ceil(self.first.columns / self.tile_columns)

    @property
    def panel_elements(self) -> int:
        """The elements of a panel of one product."""
        return self.first.depth * self.tile_columns

    @property
    def blocks(self) -> int:
        """The blocks of rows."""
        fit = max(LEFT_BLOCK_BYTES // (4 * self.terms), BLOCK_ROWS)
        many = min(ceil(BUSY * LANES / self.first.columns), ceil(self.first.rows / BLOCK_ROWS))
        return max(ceil(self.first.rows / fit), round_up_to_even(many))

    @property
    def block_rows(self) -> int:
        """The rows of a block: a multiple of a tile's."""
        return self.tile_rows * ceil(ceil(self.first.rows / self.tile_rows) / self.blocks)

    @cached_property
    def packs_first(self) -> bool:
        """Whether all panels are packed before the first chunk: several chunks use a panel of some product, the panels of
        all products are too long for the stack, or some are packed once."""
        if self.constant:
            return True
        others = [
            prod(matrices.size(d) for d in matrices.batch if d not in matrices.right_batch)
            for matrices in self.products
        ]
        nbytes = 4 * self.terms * self.tile_columns
        return self.blocks * max(others) > 1 or nbytes > PANEL_BYTES

    @property
    def left_elements(self) -> int:
        """The elements of a packed left matrix."""
        return ceil(self.first.rows / self.tile_rows) * self.tile_rows * self.first.depth

    @property
    def panel_ns(self) -> float:
        """Nanoseconds to compute a block of rows of a panel, on one core."""
        rows = min(self.block_rows, self.first.rows)
        return self.terms * self.tile_columns * (rows * PRODUCT_NS + READ_NS)

    @cached_property
    def chunk_panels(self) -> int:
        """The panels of a chunk: it takes about `CHUNK_NS`, or down to half of it if cores then have more alike to do."""
        elements, each = self.terms * self.tile_columns, self.panel_ns
        wanted = max(round(CHUNK_NS / each), 1)
        if not self.packs_first:
            wanted = min(wanted, max(OWN_PANELS_BYTES // (4 * elements), 1))
        most = ceil(self.panels / ceil(self.panels / wanted))
        others = self.blocks * prod(map(self.first.size, self.first.batch))
        if each * self.panels * others < FORK_NS:
            return most  # one core does it

        def longest(panels: int) -> tuple[int, ...]:
            """The panels of the core that has most to do."""
            chunks = others * ceil(self.panels / panels)
            return tuple(panels * ceil(chunks / cores) for cores in CORES)

        return min(range(most, ceil(most / 2) - 1, -1), key=longest)

    @cached_property
    def right_panels(self) -> tuple[Scratch | None, ...]:
        """For each product, the scratch buffer of the panels of all right matrices."""
        if not self.packs_first:
            return (None,) * len(self.products)
        each = self.panels * self.panel_elements
        counts = [
            prod(map(matrices.size, matrices.right_batch)) * each for matrices in self.products
        ]
        return tuple(Scratch(f32, Count(times=count)) for count in counts)

    @cached_property
    def left_panels(self) -> tuple[Scratch | None, ...]:
        """For each product, the scratch buffer of all left matrices, if they are packed."""
        return tuple(
            Scratch(
                f32, Count(times=prod(map(matrices.size, matrices.left_batch)) * self.left_elements)
            )
            if self._packs_left(matrices)
            else None
            for matrices in self.products
        )

    def _packs_left(self, matrices: Matrices) -> bool:
        """Whether a left matrix is packed, too: it isn't f32, or it is large, and the terms of a row aren't neighbors."""
        if dtypes.of(matrices.left.buffer.type) != dtypes.F32:
            return True
        is_large = (
            4 * self.first.rows * self.first.depth > LEFT_BYTES and self.first.rows > self.tile_rows
        )
        return is_large and not matrices.left.is_contiguous(matrices.term)

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        both = (*self.left_panels, *self.right_panels)
        return tuple(buffer for buffer in both if buffer is not None)
