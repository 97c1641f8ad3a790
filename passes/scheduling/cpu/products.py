"""Matrix products on a CPU: packed panels, tiles in registers, and whatever follows in the same pass.

    loop.parallel (%i, %j) in (M, N) {
      %s = loop.reduce (%k) in (K) init (%zero : f32) {
        ... loop.load %x[%i, %k], loop.load %w[%k, %j], arith.mulf fastmath<contract>
      } combine (%a, %b) { ... arith.addf fastmath<contract> }
      ... any scalar ops, loads and stores: the epilogue
    }

The scheme is that of Goto and van de Geijn ("Anatomy of high-performance matrix multiplication", 2008), without cuts of
the sum. The right matrix is copied to *panels* of as many columns as a tile has. In a panel the elements of one k are
neighbors, so the innermost loop reads memory in order. A core computes a tile of sums in vector registers
(`kernel.outer_products`), then runs the epilogue on that tile, which is in L1. The tiles of some rows use a panel in
turn, while it is in L1 or L2.

- *Which panels.* If a panel is used by one chunk only (few rows), the chunk packs it for itself. Otherwise all panels
  are packed first, by all cores, into a scratch buffer.
- *Few rows.* A tile is wider then. It reads whole panels in place in the right matrix: each element is used once.
- *The left matrix* is read in place if the terms of a row are neighbors, otherwise packed tile by tile.
- *Which chunks.* Blocks of rows that fit L2, times some panels, so that a chunk takes about `CHUNK_NS`. They depend on
  sizes and the device description only.
- *Edges.* The last panel is filled with zeros, and its tiles are stored in part. The last rows have a tile of fewer rows.

Order of the sums: k = 0, 1, 2, ..., each product added by one fma, for every element. So tiles, panels, chunks and
threads change no bit.

Which nests: a `loop.parallel` with one reduction, if all sizes are known and the ops permit contraction. A sum of products
in the user's program has no `fastmath<contract>`: each of its products is rounded, and `Rows` computes it.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil, prod

from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import OuterProductsOp
from mlfuse.dialects.loop.ops import NestOp
from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.cost import FORK_NS
from mlfuse.passes.scheduling.cpu.loops import counted
from mlfuse.passes.scheduling.cpu.matrices import matrices_of, stride_of
from mlfuse.passes.scheduling.cpu.packing import Packing, least
from mlfuse.passes.scheduling.cpu.product_sizes import LANES, PRODUCT_NS, ProductSizes
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Scratch
from mlfuse.targets.devices import Device

PACK_NS = 0.2
"""Nanoseconds to pack an element, on one core."""
PACKED_AT_ONCE = 4
"""Panels that are packed together: a row of the matrix is then read for several cache lines."""
MOST_COLUMNS = 64
"""The most columns of a tile."""


@dataclass(frozen=True)
class Products(CpuSchedule):
    """A sum of products, in tiles."""

    name = "by tiles of a product"

    space: Space
    sizes: ProductSizes

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Products | Unsuited:
        if device.products is None:
            return Unsuited(f"{device.name} describes no products")
        found = matrices_of(space)
        if isinstance(found, Unsuited):
            return found
        rows, columns = device.products.rows, device.products.columns
        height, width = found.size(found.row), found.size(found.column)
        if height < rows:  # few rows: a wider tile has as many sums
            most = min(rows * columns // height, MOST_COLUMNS, ceil(width / LANES) * LANES)
            columns = max(most // LANES * LANES, columns)
        return Products(space, ProductSizes(found, rows, columns))

    def emit(self, b: KernelBuilder) -> None:
        _Emitter(b, self.space, self.sizes).emit()

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        return self.sizes.buffers


@dataclass(frozen=True)
class _Panel:
    """Where a panel is: its first element, and the distance from one term to the next."""

    buffer: SSAValue
    at: Index
    step: Index


class _Emitter:
    def __init__(self, b: KernelBuilder, space: Space, plan: ProductSizes):
        self.b, self.space, self.plan, self.matrices = b, space, plan, plan.matrices
        self.packing = Packing(b, plan.matrices, plan.tile_rows, plan.tile_columns)
        self.left = None if plan.left_panels is None else b.scratch[plan.left_panels]
        self.right = None if plan.right_panels is None else b.scratch[plan.right_panels]

    def emit(self) -> None:
        b, plan, matrices = self.b, self.plan, self.matrices
        if self.right is not None:
            self._pack_right(self.right)
        if self.left is not None:
            self._pack_left(self.left)
        batch = [Product(matrices.size(d)) for d in matrices.batch]
        groups = ceil(plan.panels / plan.chunk_panels)
        cuts = (*batch, Product(plan.blocks), Product(groups))
        rows = min(plan.block_rows, plan.rows)
        each_ns = plan.chunk_panels * plan.panel_elements * rows * PRODUCT_NS
        with self._chunks(prod(size.factor for size in cuts), each_ns) as number:
            *matrix, block, group = b.delinearize(number, cuts)
            first = b.mul(group, plan.chunk_panels)
            last = least(b, b.add(first, plan.chunk_panels), plan.panels, groups)
            self._chunk(dict(zip(matrices.batch, matrix, strict=True)), block, first, last)

    @contextmanager
    def _chunks(self, count: int, each_ns: float) -> Generator[Index]:
        """A loop over numbers, each a chunk."""
        b = self.b
        if count == 1:
            yield 0
            return
        fork = max(ceil(FORK_NS / each_ns), 2)
        with b.chunks(count, 1, fork=fork) as (low, high), counted(b, low, high) as number:
            yield number

    def _pack_right(self, panels: SSAValue) -> None:
        """The panels of all right matrices, by all cores."""
        b, plan, matrices = self.b, self.plan, self.matrices
        batch = [Product(matrices.size(d)) for d in matrices.right_batch]
        groups = ceil(plan.panels / PACKED_AT_ONCE)
        count = prod(size.factor for size in batch) * groups
        with self._chunks(count, PACKED_AT_ONCE * plan.panel_elements * PACK_NS) as number:
            *matrix, group = b.delinearize(number, (*batch, Product(groups)))
            first = b.mul(group, PACKED_AT_ONCE)
            last = least(b, b.add(first, PACKED_AT_ONCE), plan.panels, groups)
            place = b.add(b.mul(b.linearize(matrix, batch), plan.panels), first)
            dims = dict(zip(matrices.right_batch, matrix, strict=True))
            self.packing.right(dims, first, last, panels, b.mul(place, plan.panel_elements))

    def _pack_left(self, panels: SSAValue) -> None:
        """All left matrices, tile by tile, by all cores."""
        b, plan, matrices = self.b, self.plan, self.matrices
        batch = [Product(matrices.size(d)) for d in matrices.left_batch]
        tiles = ceil(plan.rows / plan.tile_rows)
        groups = ceil(tiles / PACKED_AT_ONCE)
        count = prod(size.factor for size in batch) * groups
        each_ns = PACKED_AT_ONCE * plan.tile_rows * plan.depth * PACK_NS
        with self._chunks(count, each_ns) as number:
            *matrix, group = b.delinearize(number, (*batch, Product(groups)))
            first = b.mul(group, PACKED_AT_ONCE)
            last = least(b, b.add(first, PACKED_AT_ONCE), tiles, groups)
            base = b.mul(b.linearize(matrix, batch), plan.left_elements)
            dims = dict(zip(matrices.left_batch, matrix, strict=True))
            self.packing.left(dims, first, last, panels, base)

    def _chunk(self, batch: dict[int, Index], block: Index, first: Index, last: Index) -> None:
        """The tiles of a block of rows and some panels."""
        b, plan = self.b, self.plan
        panels, base, edges_only = self.right, first, plan.reads_in_place
        if panels is None:
            kept = 1 if edges_only else plan.chunk_panels
            base = 0
            if not edges_only or plan.columns % plan.tile_columns:
                panels = b.alloca(f32, kept * plan.panel_elements)
                self.packing.right(batch, first, last, panels, 0, edges_only=edges_only)
        else:
            sizes = [Product(self.matrices.size(d)) for d in self.matrices.right_batch]
            number = b.linearize([batch[d] for d in self.matrices.right_batch], sizes)
            base = b.add(b.mul(number, plan.panels), first)
        tile = b.alloca(f32, plan.tile_rows * plan.tile_columns)
        top = b.mul(block, plan.block_rows)
        bottom = least(b, b.add(top, plan.block_rows), plan.rows, plan.blocks)
        with b.loop(first, last) as panel, b.loop(top, bottom, plan.tile_rows) as row:
            number = 0 if edges_only else b.add(base, b.sub(panel, first))
            at = b.mul(number, plan.panel_elements)
            packed = None if panels is None else _Panel(panels, at, plan.tile_columns)
            rows = self._sums(batch, row, panel, packed, tile)
            self._epilogues(batch, row, rows, panel, tile)

    def _sums(
        self,
        batch: dict[int, Index],
        row: Index,
        panel: Index,
        packed: _Panel | None,
        tile: SSAValue,
    ) -> Index:
        """The sums of a tile; returns its rows."""
        b, plan = self.b, self.plan
        edge, rows = plan.rows % plan.tile_rows, min(plan.rows, plan.tile_rows)
        if plan.reads_in_place:
            access = self.matrices.right
            dims = batch | {self.matrices.column: b.mul(panel, plan.tile_columns)}
            at = b.address(access, self.matrices.point(dims))
            step = b.product(stride_of(access, self.matrices.term))
            with self._where_whole(panel):
                whole = _Panel(b.lookup(access.buffer), at, step)
                self._tile(batch, row, whole, tile, rows)
            if packed is not None:
                with b.when(b.equal(panel, plan.panels - 1)):
                    self._tile(batch, row, packed, tile, rows)
            return rows
        assert packed is not None
        if not edge or plan.rows < plan.tile_rows:
            self._tile(batch, row, packed, tile, rows)
            return rows
        height = b.min(b.sub(plan.rows, row), plan.tile_rows)
        for known in (plan.tile_rows, edge):
            with b.when(b.equal(height, known)):
                self._tile(batch, row, packed, tile, known)
        return height

    @contextmanager
    def _where_whole(self, panel: Index) -> Generator[None]:
        """For panels that have all columns of a tile."""
        b, plan = self.b, self.plan
        if plan.columns % plan.tile_columns == 0:
            yield
            return
        with b.when(b.less(panel, plan.columns // plan.tile_columns)):
            yield

    def _tile(
        self, batch: dict[int, Index], row: Index, panel: _Panel, tile: SSAValue, rows: int
    ) -> None:
        b, plan, matrices = self.b, self.plan, self.matrices
        if self.left is not None:
            sizes = [Product(matrices.size(d)) for d in matrices.left_batch]
            number = b.linearize([batch[d] for d in matrices.left_batch], sizes)
            at = b.add(b.mul(number, plan.left_elements), b.mul(row, plan.depth))
            left, strides = (self.left, b.index(at)), (b.index(1), b.index(plan.tile_rows))
        else:
            dims, row_stride = dict(batch), Product(0)
            if matrices.row is not None:
                dims[matrices.row], row_stride = row, stride_of(matrices.left, matrices.row)
            at = b.address(matrices.left, matrices.point(dims))
            left = b.lookup(matrices.left.buffer), b.index(at)
            step = stride_of(matrices.left, matrices.term)
            strides = b.index(b.product(row_stride)), b.index(b.product(step))
        right, step_right = (panel.buffer, b.index(panel.at)), b.index(panel.step)
        depth, width = b.index(plan.depth), plan.tile_columns
        b.emit(OuterProductsOp(left, strides, right, step_right, depth, tile, rows, width))

    def _epilogues(
        self, batch: dict[int, Index], row: Index, rows: Index, panel: Index, tile: SSAValue
    ) -> None:
        """The rest of the body, for the elements of a tile: whole rows, or the columns that the last panel has."""
        b, plan = self.b, self.plan
        edge = plan.columns % plan.tile_columns
        if plan.columns >= plan.tile_columns:
            with self._where_whole(panel):
                self._epilogue(batch, row, rows, panel, tile, plan.tile_columns)
        if edge:
            with b.when(b.equal(panel, plan.panels - 1)):
                self._epilogue(batch, row, rows, panel, tile, edge)

    def _epilogue(
        self,
        batch: dict[int, Index],
        row: Index,
        rows: Index,
        panel: Index,
        tile: SSAValue,
        columns: int,
    ) -> None:
        b, matrices, space = self.b, self.matrices, self.space
        width, (result,) = self.plan.tile_columns, matrices.reduce.results
        with b.loop(0, rows) as r, b.simd(0, columns) as c:
            dims = batch | {matrices.column: b.add(b.mul(panel, width), c)}
            if matrices.row is not None:
                dims[matrices.row] = b.add(row, r)
            point = matrices.point(dims)[: space.outer]
            b.bind_indices(space, point)
            hooks = memory_hooks(b, space.accesses, point)

            def sum_of(_: NestOp, r: Index = r, c: Index = c) -> None:
                b.values[result] = b.load(tile, b.add(b.mul(r, width), c))

            hooks.nest = sum_of
            b.clone(space.nest.regions[0].block.ops, hooks)
