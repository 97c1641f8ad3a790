"""Products of matrices on a CPU whose left matrices are computed from other products, tile by tile.

    %p = loop.local : memref<8x128x128xf32>                    // `--chain-products` made the kernel
    loop.parallel (%b, %i, %j) in (8, 128, 128) { ... %p[%b, %i, %j]: computed from sums of %x[%b, %i, :] * %w[%b, :, %j], ... }
    loop.parallel (%b, %i, %f) in (8, 128, 64) { ... the sum of %p[%b, %i, %j] * %v[%b, %j, %f] over j }
    loop.parallel (%b, %j, %f) in (8, 128, 64) { ... the sum of %p[%b, %i, %j] * %u[%b, %i, %f] over i }

Two layers with an activation between them are such a chain, and so is the gradient of attention: its weights and their
gradients are computed from the sums of two products, and the gradients by queries, keys and values are sums over them.

A block is some rows and some columns of the locals. Its elements are computed into arrays that stay in a core's cache. Then each of
the last products adds the terms that the block has: *by rows* to the sums of the block's rows, *by columns* (the last nest above)
to the sums of the block's columns. So memory grows with rows and with columns, not with their product.

- *Which chunks.* Where a product goes by columns, a chunk is a whole matrix, whose blocks come one after the other: the sums of
  the columns are then added up in one order. Otherwise a chunk is the blocks of the same rows.
- *Masks.* Where a mask hides the ends of rows, with zeros in the locals (`analysis/masked.py`), blocks that are hidden as a whole are left out,
  if the sums may leave out terms with a factor of 0 (`skips_zeros`). Blocks that are seen as a whole need no mask.

Each sum adds its terms in order, each by one fma, as in `Products`. So a chain gives the same bits as its parts would, each a kernel of its own.

Legality (`TileChain.of`): the first nest alone writes the locals, each element at its own point; each of the others reads one
local, as the left matrix of its product; no nest reads or writes what another one writes. Complexity: linear in the accesses
times the dims.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import nullcontext
from dataclasses import dataclass, replace

from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import KernelOp, LocalOp, NestOp, StoreOp
from mlfuse.dialects.sizes import ONE, ZERO, Product
from mlfuse.passes.scheduling.analysis.access import Space, space_of
from mlfuse.passes.scheduling.analysis.known import NOTHING, Known
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.chained import are_independent, laid_out, product_of, row_major
from mlfuse.passes.scheduling.cpu.products.chunks import LEAST_CHUNKS, chunks_of
from mlfuse.passes.scheduling.cpu.products.right_matrix import (
    RightMatrix,
    packs_once,
    right_matrices,
)
from mlfuse.passes.scheduling.cpu.products.sizes import PRODUCT_NS
from mlfuse.passes.scheduling.cpu.products.sum_tiles import Strided, SumTiles, left_from
from mlfuse.passes.scheduling.cpu.products.tile_chain_sizes import Last, TileChainSizes
from mlfuse.passes.scheduling.cpu.schedule import CpuEmission
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.matrices import finish_element, matrices_of, zero_of
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.phases import Scratch
from mlfuse.targets.devices import Device

ARRAYS_BYTES = 2**19
"""The most bytes of a block's arrays."""


@dataclass(frozen=True)
class TileChain(CpuEmission):
    """A nest of products that writes locals, and products of these."""

    sizes: TileChainSizes

    @staticmethod
    def of(kernel: KernelOp, layout: Layout, device: Device) -> TileChain | Unsuited:
        """The chain that a kernel is, or why it is none."""
        if device.products is None:
            return Unsuited(f"{device.name} describes no products")
        top = list(kernel.body.block.ops)
        nests = [op for op in top if isinstance(op, NestOp)]
        locals_ = tuple(op.result for op in top if isinstance(op, LocalOp))
        if len(nests) < 2 or not locals_:
            return Unsuited("no nest takes a local from another one")
        first, *others = (space_of(nest, layout, merged=False) for nest in nests)
        products = matrices_of(first)
        if isinstance(products, Unsuited):
            return products
        if not all(m.is_f32 for m in products) or any(
            dtypes.of(v.type) != dtypes.F32 for v in locals_
        ):
            return Unsuited("a matrix isn't f32")
        if products[0].row != products[0].column - 1 or any(
            m.column != products[0].column for m in products
        ):
            return Unsuited("its rows aren't those of its products")
        strides = row_major(first.outer_sizes)
        own = [access for access in first.accesses.values() if access.buffer in locals_]
        if not all(
            isinstance(a.op, StoreOp) and not a.guard and a.strides == (*strides, ZERO) for a in own
        ):
            return Unsuited("the first nest doesn't store each element of a local at its own point")
        if {access.buffer for access in own} != set(locals_) or len(own) != len(locals_):
            return Unsuited("the first nest doesn't write each local once")
        lasts: list[Last] = []
        for space in others:
            last = _last_of(space, first, locals_)
            if isinstance(last, Unsuited):
                return last
            lasts.append(last)
        if not are_independent([first, *others], locals_):
            return Unsuited("a nest reads or writes what another one writes")
        best = device.products
        every = (*products, *(last.matrices for last in lasts))
        columns = best.tile_columns(*(matrices.columns for matrices in every))
        chain = TileChainSizes(products, tuple(lasts), locals_, best.rows, columns)
        if chain.chunks < LEAST_CHUNKS:
            return Unsuited(
                f"only {chain.chunks} of its parts can be computed at a time, too few for all cores"
            )
        if chain.array_bytes > ARRAYS_BYTES:
            return Unsuited(
                f"its products have too many columns: a block takes {chain.array_bytes} bytes"
            )
        return TileChain(chain)

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        return self.sizes.buffers

    def emit(self, b: KernelBuilder) -> None:
        _Emitter(b, self.sizes).emit()

    def knowing(self, constant: Collection[SSAValue]) -> TileChain:
        return TileChain(replace(self.sizes, constant=frozenset(constant)))

    @property
    def prepares(self) -> bool:
        return packs_once(self.sizes.every, self.sizes.packed, self.sizes.constant)

    def prepare(self, b: KernelBuilder) -> None:
        _Emitter(b, self.sizes).pack(constant=True)


def _last_of(space: Space, first: Space, locals_: tuple[SSAValue, ...]) -> Last | Unsuited:
    """The product of a nest that reads a local."""
    found = product_of(space)
    if isinstance(found, Unsuited):
        return found
    read = [access for access in space.accesses.values() if access.buffer in locals_]
    if read != [found.left]:
        return Unsuited("a local isn't the left matrix of a product, or isn't only that")
    lead = first.outer - 1
    *batch, rows, columns = first.outer_sizes
    if found.row != lead - 1 or found.column != lead or list(space.sizes[: lead - 1]) != batch:
        return Unsuited("a product has other rows than its local")
    strides = row_major(first.outer_sizes)
    size = space.sizes[lead - 1], space.sizes[found.term]
    if found.left.strides == (*strides[:-1], ZERO, ONE) and size == (rows, columns):
        return Last(found, found.left.buffer, by_columns=False)
    if found.left.strides == (*strides[:-2], ONE, ZERO, strides[-2]) and size == (columns, rows):
        return Last(found, found.left.buffer, by_columns=True)
    return Unsuited("a product isn't over the rows or over the columns of its local")


class _Emitter:
    def __init__(self, b: KernelBuilder, chain: TileChainSizes):
        self.b, self.chain = b, chain
        rights = right_matrices(b, chain.every, chain.packed, chain.tile_columns, chain.constant)
        count = len(chain.products)
        self.rights, self.last_rights = rights[:count], rights[count:]
        self.tiles = SumTiles(b, chain.tile_rows, chain.tile_columns, chain.first.rows)
        self.column_tiles = replace(self.tiles, total=chain.first.columns)
        strides = (*(ZERO for _ in chain.first.before_rows), Product(chain.row_stride), ONE, ZERO)
        space = laid_out(chain.first.space, dict.fromkeys(chain.locals, strides))
        self.first = replace(chain.first, space=space)

    def pack(self, *, constant: bool) -> None:
        """Pack the right matrices that are constant, or the others."""
        for right in (*self.rights, *self.last_rights):
            if right.constant == constant:
                right.pack()

    def emit(self) -> None:
        b, chain = self.b, self.chain
        self.pack(constant=False)
        terms = sum(m.depth for m in chain.products)
        terms += sum(last.matrices.columns for last in chain.lasts)
        rows = chain.first.rows if chain.by_columns else chain.block_rows
        each_ns = rows * chain.first.columns * terms * PRODUCT_NS
        with chunks_of(b, chain.chunks, each_ns) as number:
            if not chain.by_columns:
                *matrix, block = b.delinearize(
                    number, (*chain.first.before_rows, Product(chain.blocks))
                )
                self._rows(matrix, block, [None] * len(chain.lasts))
                return
            matrix = b.delinearize(number, chain.first.before_rows)
            sums = self._column_sums(matrix)
            with b.loop(0, chain.blocks) if chain.blocks > 1 else nullcontext(0) as block:
                self._rows(matrix, block, sums)
            for last, place in zip(chain.lasts, sums, strict=True):
                if place is not None:
                    self._finish(last, matrix, (0, chain.first.columns), place)

    def _column_sums(self, matrix: list[Index]) -> list[Strided | None]:
        """Set the sums of each product by columns to 0, for one matrix. Returns where they are; None for a product by rows."""
        b, chain = self.b, self.chain
        found: list[Strided | None] = []
        for last, scratch in zip(chain.lasts, chain.sums, strict=True):
            if scratch is None:
                found.append(None)
                continue
            row_stride = last.row_stride(chain.tile_columns)
            count = chain.first.columns * row_stride
            at = b.mul(b.linearize(matrix, chain.first.before_rows), count)
            with b.simd(0, count) as n:
                b.store(zero_of(b), b.scratch[scratch], b.add(at, n))
            found.append(Strided(b.scratch[scratch], at, row_stride))
        return found

    def _rows(self, matrix: list[Index], block: Index, column_sums: list[Strided | None]) -> None:
        """The blocks of the same rows, one after the other. `column_sums`: the sums of each product that goes by columns."""
        b, chain = self.b, self.chain
        top = b.mul(block, chain.block_rows)
        count: Index = chain.first.rows
        if chain.blocks > 1:
            count = b.min(b.sub(chain.first.rows, top), chain.block_rows)
        sums: list[Strided] = []
        for last, known in zip(chain.lasts, column_sums, strict=True):
            if known is not None:
                sums.append(known)
                continue
            row_stride = last.row_stride(chain.tile_columns)
            array = b.alloca(f32, chain.block_rows * row_stride)
            with b.simd(0, chain.block_rows * row_stride) as n:
                b.store(zero_of(b), array, n)
            sums.append(Strided(array, 0, row_stride))
        made = [b.alloca(f32, chain.block_rows * chain.row_stride) for _ in chain.products]
        for local in chain.locals:
            b.values[local] = b.alloca(f32, chain.block_rows * chain.row_stride)
        end: Index = chain.first.columns
        if chain.mask is not None:
            end = b.min(b.add(b.add(top, count), chain.mask.offset), chain.first.columns)
        with b.loop(0, end, chain.block_columns) as left:
            wide: Index = chain.block_columns
            if chain.first.columns % chain.block_columns:
                wide = b.min(b.sub(chain.first.columns, left), chain.block_columns)
            area = _Area(matrix, top, count, left, wide)
            self._made(area, made)
            self._elements(area, made)
            for last, right, place in zip(chain.lasts, self.last_rights, sums, strict=True):
                self._add(last, right, area, place)
        for last, place in zip(chain.lasts, sums, strict=True):
            if not last.by_columns:
                self._finish(last, matrix, (top, count), place)

    def _made(self, area: _Area, made: list[SSAValue]) -> None:
        """The sums of the first nest."""
        b, chain, width = self.b, self.chain, self.chain.tile_columns
        before = b.div(area.left, width)
        for matrices, right, array in zip(chain.products, self.rights, made, strict=True):
            with (
                b.loop(0, b.ceil_div(area.wide, width)) as panel,
                b.loop(0, area.count, chain.tile_rows) as r,
            ):
                self.tiles.add(
                    left_from(b, matrices, area.batch, b.add(area.top, r)),
                    right.panel(area.batch, b.add(before, panel)),
                    matrices.depth,
                    Strided(
                        array,
                        b.add(b.mul(r, chain.row_stride), b.mul(panel, width)),
                        chain.row_stride,
                    ),
                    b.sub(area.count, r),
                )

    def _elements(self, area: _Area, made: list[SSAValue]) -> None:
        """The elements of the locals."""
        b, chain = self.b, self.chain
        origin = b.add(b.mul(area.top, chain.row_stride), area.left)
        for local in chain.locals:
            b.origins[local] = origin
        arrays = dict(zip((m.reduce for m in chain.products), made, strict=True))

        def emit(known: Known) -> None:
            with b.where(known), b.loop(0, area.count) as r, b.simd(0, area.wide) as c:
                dims = dict(enumerate([*area.matrix, b.add(area.top, r), b.add(area.left, c)]))
                place = b.add(b.mul(r, chain.row_stride), c)
                finish_element(b, self.first, dims, lambda nest: b.load(arrays[nest], place))

        if chain.mask is None:
            emit(NOTHING)
            return
        seen = b.less(b.add(area.left, area.wide), b.add(area.top, chain.mask.offset + 2))
        with b.when(seen):
            emit(chain.mask.seen)
        with b.when(b.less(b.add(area.top, chain.mask.offset + 1), b.add(area.left, area.wide))):
            emit(NOTHING)

    def _add(self, last: Last, right: RightMatrix, area: _Area, sums: Strided) -> None:
        """Add the terms of an area to the sums of a product."""
        b, chain, width = self.b, self.chain, self.chain.tile_columns
        array = b.values[last.local]
        first, rows, terms = (
            (area.left, area.wide, area.count) if last.by_columns else (0, area.count, area.wide)
        )
        tiles = self.column_tiles if last.by_columns else self.tiles
        term = area.top if last.by_columns else area.left
        panels = last.row_stride(width) // width
        with b.loop(0, panels) as panel, b.loop(0, rows, chain.tile_rows) as r:
            left = Strided(array, b.mul(r, chain.row_stride), chain.row_stride)
            if last.by_columns:
                left = Strided(array, r, 1, chain.row_stride)
            at = b.add(b.mul(b.add(first, r), sums.row_stride), b.mul(panel, width))
            tiles.add(
                left,
                right.panel(area.batch, panel, term),
                terms,
                replace(sums, offset=b.add(sums.offset, at)),
                b.sub(rows, r),
                more=True,
            )

    def _finish(
        self, last: Last, matrix: list[Index], rows: tuple[Index, Index], sums: Strided
    ) -> None:
        """What follows a product: for `rows`, the first one and how many."""
        b, matrices = self.b, last.matrices
        with b.loop(0, rows[1]) as r, b.simd(0, matrices.columns) as column:
            dims = dict(enumerate([*matrix, b.add(rows[0], r), column]))
            total = b.load(
                sums.buffer, b.add(b.add(sums.offset, b.mul(r, sums.row_stride)), column)
            )
            finish_element(b, matrices, dims, lambda _: total)


@dataclass(frozen=True)
class _Area:
    """A block: its matrix, its first row and how many, its first column and how many."""

    matrix: list[Index]
    top: Index
    count: Index
    left: Index
    wide: Index

    @property
    def batch(self) -> dict[int, Index]:
        """The indices of the matrix by dim."""
        return dict(enumerate(self.matrix))
