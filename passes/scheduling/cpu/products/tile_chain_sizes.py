"""The sizes of a chain of products that is computed tile by tile: blocks, arrays, and scratch buffers.

`tile_chain.py` has the scheme.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil, prod

from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects.loop.ops import SKIPS_ZEROS
from mlfuse.passes.scheduling.analysis.masked import Mask, mask_of
from mlfuse.passes.scheduling.cpu.products.right_matrix import RightMatrix
from mlfuse.passes.scheduling.cpu.products.sizes import BUSY
from mlfuse.passes.scheduling.matrices import Matrices
from mlfuse.passes.scheduling.phases import Count, Scratch

MOST_ROWS = 96
"""The most rows of a block."""


@dataclass(frozen=True)
class Last:
    """A product of a local and another matrix."""

    matrices: Matrices
    local: SSAValue
    by_columns: bool
    """Whether its rows are the columns of the local."""

    def row_stride(self, width: int) -> int:
        """The elements of a row of sums, in panels of `width`."""
        return ceil(self.matrices.columns / width) * width


@dataclass(frozen=True)
class TileChainSizes:
    """A nest of products that writes locals, and products of these."""

    products: tuple[Matrices, ...]
    lasts: tuple[Last, ...]
    locals: tuple[SSAValue, ...]
    tile_rows: int
    tile_columns: int
    constant: frozenset[SSAValue] = frozenset()
    """The buffers that hold the same elements in every call."""

    @property
    def every(self) -> tuple[Matrices, ...]:
        """All products, the first nest's before the others'."""
        return (*self.products, *(last.matrices for last in self.lasts))

    @property
    def first(self) -> Matrices:
        """One product of the first nest, for what is the same in all of them, such as the rows."""
        return self.products[0]

    @property
    def by_columns(self) -> bool:
        """Whether a product goes by columns."""
        return any(last.by_columns for last in self.lasts)

    @property
    def block_columns(self) -> int:
        """The columns of a block: whole tiles, also where they are the rows of a product."""
        return self.tile_rows * self.tile_columns

    @property
    def row_stride(self) -> int:
        """The elements from one row to the next in an array. With a power of two, all rows would map to a few sets of L1."""
        return self.block_columns + self.tile_columns

    @cached_property
    def blocks(self) -> int:
        """How many blocks one matrix has, one below the other."""
        tiles = ceil(self.first.rows / self.tile_rows)
        blocks = ceil(tiles / (MOST_ROWS // self.tile_rows))
        if not self.by_columns:
            wanted = ceil(BUSY / prod(size.factor for size in self.first.before_rows))
            blocks = max(blocks, min(wanted, ceil(tiles / 4)))
        return ceil(tiles / ceil(tiles / blocks))  # none is empty

    @property
    def block_rows(self) -> int:
        """The rows of a block: a multiple of a tile's."""
        return self.tile_rows * ceil(ceil(self.first.rows / self.tile_rows) / self.blocks)

    @property
    def chunks(self) -> int:
        """The parts that are computed at a time."""
        return prod(size.factor for size in self.first.before_rows) * (
            1 if self.by_columns else self.blocks
        )

    @property
    def array_bytes(self) -> int:
        """The bytes of a block's arrays."""
        arrays = (len(self.products) + len(self.locals)) * self.row_stride
        sums = sum(last.row_stride(self.tile_columns) for last in self.lasts if not last.by_columns)
        return 4 * self.block_rows * (arrays + sums)

    @cached_property
    def packed(self) -> tuple[Scratch | None, ...]:
        """The scratch buffers of the right matrices of `every`; None for one that is read in place."""
        return tuple(RightMatrix.scratch(each, self.tile_columns) for each in self.every)

    @cached_property
    def sums(self) -> tuple[Scratch | None, ...]:
        """For each of the last products, the scratch buffer of its sums, if it goes by columns."""
        matrices = prod(size.factor for size in self.first.before_rows) * self.first.columns
        return tuple(
            Scratch(f32, Count(times=matrices * last.row_stride(self.tile_columns)))
            if last.by_columns
            else None
            for last in self.lasts
        )

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        """The scratch buffers that it needs."""
        return tuple(each for each in (*self.packed, *self.sums) if each is not None)

    @cached_property
    def mask(self) -> Mask | None:
        """The mask that hides the ends of rows. None if there is none, or if a sum may not leave hidden terms out."""
        if not all(SKIPS_ZEROS in last.matrices.reduce.attributes for last in self.lasts):
            return None
        return mask_of(self.first.space, self.locals)
