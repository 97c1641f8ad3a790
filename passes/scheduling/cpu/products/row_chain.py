"""Two products with a kernel of rows between them on a CPU: a block of rows goes through all three before the next block.

`scheduling/row_nests.py` has the three nests. Attention is such a chain: the kernel between computes a softmax. A chunk takes some
rows. It computes their part of the first product in tiles, then the nest between row by row, then the tiles of the last product.
So each core keeps only some rows of the locals, in an array: memory grows with the length of a row, not with the number of rows.

FlashAttention (Dao et al., 2022) computes each row in several parts, too: it keeps the maximum and the sum of the parts so far, and
scales them when the maximum grows. It was made for processors whose fast memory is too small for one row. A core's caches have space for dozens of
rows of 4,096 numbers, so a row's softmax is computed from the whole row, with the ops of the nest.

- *Right matrices* are packed once for all chunks (`right_matrix.py`).
- *One array* serves both locals, if the nest between has read all of a row before it stores the row.
- *Masks.* Where a mask hides the ends of rows (`analysis/masked.py`), the first two nests leave the ends out. So does the last
  one, if its sums may leave out terms with a factor of 0 (`skips_zeros`).

Order of the sums: k = 0, 1, 2, ..., each product added by one fma, as in `Products`; the nest between has the code that it would
have as a kernel of its own. So a chain has the bits of its three parts, and the size of a block changes none.

Legality: see `scheduling/row_nests.py`. Complexity: linear in the accesses times the dims.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, prod

from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.chained import laid_out, row_major
from mlfuse.passes.scheduling.cpu.lanes import LANES
from mlfuse.passes.scheduling.cpu.products.chunks import LEAST_CHUNKS, chunks_of
from mlfuse.passes.scheduling.cpu.products.right_matrix import (
    RightMatrix,
    packs_once,
    right_matrices,
)
from mlfuse.passes.scheduling.cpu.products.sizes import BUSY, PRODUCT_NS
from mlfuse.passes.scheduling.cpu.products.sum_tiles import Strided, SumTiles, left_from
from mlfuse.passes.scheduling.cpu.rows import RowHooks, Run, emit_row
from mlfuse.passes.scheduling.cpu.schedule import CpuEmission
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.matrices import finish_element, zero_of
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.phases import Scratch
from mlfuse.passes.scheduling.row_nests import RowNests
from mlfuse.targets.devices import Device

ROWS_BYTES = 3 * 2**18
"""The most bytes of the rows of a block, in all arrays: less than a thread's stack. Rows of a few thousand numbers then
don't stay in L2. But they are read and written a few times only, and each element of the right matrices is used for more rows."""
MOST_ROWS = 96
"""The most rows of a block."""
PANEL_TERMS = 256
"""The terms that the last product adds at once, if there are more: a panel of so many stays in L1."""


@dataclass(frozen=True)
class RowChain(RowNests, CpuEmission):
    """A kernel of three nests: a product, a nest of its rows, and a product of these rows."""

    tile_rows: int
    tile_columns: int
    constant: frozenset[SSAValue] = frozenset()
    """The buffers that hold the same elements in every call."""

    @staticmethod
    def of(kernel: KernelOp, layout: Layout, device: Device) -> RowChain | Unsuited:
        """The chain that a kernel is, or why it is none."""
        if device.products is None:
            return Unsuited(f"{device.name} describes no products")
        nests = RowNests.in_kernel(kernel, layout)
        if isinstance(nests, Unsuited):
            return nests
        best = device.products
        columns = best.tile_columns(nests.width, nests.last.columns)
        chain = RowChain(*nests.parts, best.rows, columns)
        if chain.tile_rows * chain.row_bytes > ROWS_BYTES:
            return Unsuited(
                f"its rows have {chain.width} elements: a tile of rows is too large for a cache"
            )
        if chain.chunks < LEAST_CHUNKS:
            return Unsuited(f"it has {chain.rows} rows, which keep too few cores busy")
        return chain

    @property
    def row_stride(self) -> int:
        """The elements from one row to the next in a block. With a power of two, all rows would map to a few sets of L1."""
        return (ceil(self.width / LANES) + 1) * LANES

    @property
    def row_bytes(self) -> int:
        """The bytes of a row in a block's arrays: those between the products, and the sums of the last one."""
        panels = ceil(self.last.columns / self.tile_columns)
        return 4 * ((1 if self.in_place else 2) * self.row_stride + panels * self.tile_columns)

    @cached_property
    def blocks(self) -> int:
        """The blocks of rows of one matrix."""
        tiles = ceil(self.rows / self.tile_rows)
        fit = ROWS_BYTES // (self.row_bytes * self.tile_rows)
        wanted = ceil(BUSY / prod(size.factor for size in self.first.before_rows))
        most = min(fit, MOST_ROWS // self.tile_rows)
        blocks = max(ceil(tiles / most), min(wanted, ceil(tiles / 4)))
        return ceil(tiles / ceil(tiles / blocks))  # none is empty

    @property
    def block_rows(self) -> int:
        """The rows of a block: a multiple of a tile's."""
        return self.tile_rows * ceil(ceil(self.rows / self.tile_rows) / self.blocks)

    @property
    def chunks(self) -> int:
        """The blocks of rows of all matrices."""
        return self.blocks * prod(size.factor for size in self.first.before_rows)

    @cached_property
    def packed(self) -> tuple[Scratch | None, Scratch | None]:
        """The scratch buffers of the right matrices; None for one that is read in place."""
        first, last = (RightMatrix.scratch(m, self.tile_columns) for m in (self.first, self.last))
        return first, last

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        """The scratch buffers that it needs."""
        return tuple(each for each in self.packed if each is not None)

    def emit(self, b: KernelBuilder) -> None:
        _Emitter(b, self).emit()

    def knowing(self, constant: Collection[SSAValue]) -> RowChain:
        return replace(self, constant=frozenset(constant))

    @property
    def prepares(self) -> bool:
        return packs_once((self.first, self.last), self.packed, self.constant)

    def prepare(self, b: KernelBuilder) -> None:
        _Emitter(b, self).pack(constant=True)


class _Emitter:
    def __init__(self, b: KernelBuilder, chain: RowChain):
        self.b, self.chain = b, chain
        both = (chain.first, chain.last)
        self.first, self.last = right_matrices(
            b, both, chain.packed, chain.tile_columns, chain.constant
        )
        strides = row_major((*chain.middle.sizes[:-1], Product(chain.row_stride)))
        own = (chain.made.result, chain.taken.result)
        self.middle = laid_out(chain.middle, dict.fromkeys(own, strides))
        self.tiles = SumTiles(b, chain.tile_rows, chain.tile_columns, chain.rows)

    def pack(self, *, constant: bool) -> None:
        """Pack the right matrices that are constant, or the others."""
        for right in (self.first, self.last):
            if right.constant == constant:
                right.pack()

    def emit(self) -> None:
        b, chain = self.b, self.chain
        self.pack(constant=False)
        terms = chain.first.depth + chain.last.columns
        each_ns = chain.block_rows * chain.width * terms * PRODUCT_NS
        with chunks_of(b, chain.chunks, each_ns) as number:
            *matrix, block = b.delinearize(
                number, (*chain.first.before_rows, Product(chain.blocks))
            )
            top = b.mul(block, chain.block_rows)
            count: Index = chain.rows
            if chain.blocks > 1:
                count = b.min(b.sub(chain.rows, top), chain.block_rows)
            self._chunk(_Block(matrix, top, count))

    def _chunk(self, block: _Block) -> None:
        """A block of rows."""
        b, chain = self.b, self.chain
        made = b.alloca(f32, chain.block_rows * chain.row_stride)
        taken = made if chain.in_place else b.alloca(f32, chain.block_rows * chain.row_stride)
        row = b.linearize(
            [*block.matrix, block.top], [*chain.first.before_rows, Product(chain.rows)]
        )
        for local, array in ((chain.made, made), (chain.taken, taken)):
            b.values[local.result] = array
            b.origins[local.result] = b.mul(row, chain.row_stride)
        end: Index = chain.width
        if chain.mask is not None:
            last = b.add(b.add(block.top, block.count), chain.mask.offset)
            end = b.min(b.mul(b.ceil_div(last, LANES), LANES), chain.width)
        self._made(block, end, made)
        stop = end if chain.skips_zeros else chain.width
        self._between(block, stop, taken)
        self._last(block, stop, taken)

    def _made(self, block: _Block, end: Index, to: SSAValue) -> None:
        """The rows of the first product, up to column `end` or more."""
        b, chain, width = self.b, self.chain, self.chain.tile_columns
        terms = chain.first.depth
        panels = b.ceil_div(end, width)
        with b.loop(0, panels) as panel, b.loop(0, block.count, chain.tile_rows) as r:
            left = left_from(b, chain.first, block.batch, b.add(block.top, r))
            place = Strided(
                to, b.add(b.mul(r, chain.row_stride), b.mul(panel, width)), chain.row_stride
            )
            right = self.first.panel(block.batch, panel)
            self.tiles.add(left, right, terms, place, b.sub(block.count, r))

    def _between(self, block: _Block, stop: Index, to: SSAValue) -> None:
        """The nest between the products, row by row. Of a masked row, zeros follow its end, up to `stop`."""
        b, chain, middle = self.b, self.chain, self.middle
        with b.loop(0, block.count) as r:
            row = b.add(block.top, r)
            point = [*block.matrix, row]
            if chain.mask is None:
                emit_row(b, middle, point)
            else:
                seen = b.min(b.add(row, chain.mask.offset + 1), chain.width)
                seen = b.sub(seen, b.rem(seen, LANES))
                end = b.min(b.add(seen, LANES), chain.width)
                runs = Run(0, seen, chain.mask.seen), Run(seen, end)
                emit_row(b, middle, point, RowHooks(runs=runs))
                with b.simd(b.min(end, stop), stop) as column:
                    b.store(zero_of(b), to, b.add(b.mul(r, chain.row_stride), column))

    def _last(self, block: _Block, stop: Index, rows: SSAValue) -> None:
        """The rows of the last product, of the terms up to `stop`, and what follows it."""
        b, chain, width = self.b, self.chain, self.chain.tile_columns
        columns = chain.last.columns
        panels = ceil(columns / width)
        row_stride = panels * width
        sums = b.alloca(f32, chain.block_rows * row_stride)
        more = chain.width > PANEL_TERMS
        if more:
            with b.simd(0, chain.block_rows * row_stride) as n:
                b.store(zero_of(b), sums, n)
        with b.loop(0, stop, PANEL_TERMS) if more else nullcontext(0) as term:
            terms = b.min(b.sub(stop, term), PANEL_TERMS) if more else stop
            with b.loop(0, panels) as panel, b.loop(0, block.count, chain.tile_rows) as r:
                left = Strided(rows, b.add(b.mul(r, chain.row_stride), term), chain.row_stride)
                right = self.last.panel(block.batch, panel, term)
                place = Strided(sums, b.add(b.mul(r, row_stride), b.mul(panel, width)), row_stride)
                self.tiles.add(left, right, terms, place, b.sub(block.count, r), more=more)
        with b.loop(0, block.count) as r, b.simd(0, columns) as column:
            dims = dict(enumerate([*block.matrix, b.add(block.top, r), column]))
            total = b.load(sums, b.add(b.mul(r, row_stride), column))
            finish_element(b, chain.last, dims, lambda _: total)


@dataclass(frozen=True)
class _Block:
    """A block of rows: its matrix, its first row, and how many there are."""

    matrix: list[Index]
    top: Index
    count: Index

    @property
    def batch(self) -> dict[int, Index]:
        """The indices of the matrix by dim."""
        return dict(enumerate(self.matrix))
