"""Matrix products on a CPU: packed panels, tiles in registers, and whatever follows in the same pass.

    loop.parallel (%i, %j) in (M, N) {
      %s = loop.reduce (%k) in (K) init (%zero : f32) {
        ... loop.load %x[%i, %k], loop.load %w[%k, %j], arith.mulf fastmath<contract>
      } combine (%a, %b) { ... arith.addf fastmath<contract> }
      ... any scalar ops, loads and stores: the epilogue
    }

The scheme is that of Goto and van de Geijn ("Anatomy of high-performance matrix multiplication", 2008), without blocks of
terms. The right matrix is copied to *panels* of as many columns as a tile has, in which the columns of one k are
neighbors, so that the innermost loop reads memory in order. A core computes a tile of sums in vector registers
(`kernel.outer_products`), then runs the epilogue on that tile, which is in L1. The tiles of some rows use a panel in
turn, while it is in L1 or L2.

- *Which panels.* If a panel is used by one chunk only (few rows), the chunk packs it for itself. Otherwise all panels
  are packed first, by all cores, into a scratch buffer. Those of a constant right matrix are packed by a function of
  their own, which the host function calls before; so it can be called once (`--hoist-constants`).
- *Few rows.* A tile is wider then. `FewRows` takes most of these products, unless the right matrix is constant.
- *The left matrix* is packed tile by tile if it isn't f32, or if it is large and the terms of a row aren't neighbors. Otherwise it
  is read in place.
- *Which chunks.* Blocks of rows that fit L2, times some panels, so that a chunk takes about `CHUNK_NS`. They depend on
  sizes and the device description only.
- *Several products* of the same rows and columns, with as many terms: a tile of each is summed before the epilogue reads
  them. The sizes are those of one product with the terms of all; `tiles.py` has what belongs to each alone.
- *Edges.* The last panel is filled with zeros, and its tiles are stored in part. The last rows have a tile of fewer rows.

Order of a sum: k = 0, 1, 2, ..., each product added by one fma, for every element. It depends on nothing else, so
neither tiles, panels, chunks nor threads change a bit.

Which nests: reductions in a `loop.parallel`, whose sizes are known and whose ops permit contraction. A sum of products
that is written with a multiplication and an addition has no `fastmath<contract>`: each of its products is rounded, and `Rows` computes it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import ceil, prod

from xdsl.ir import SSAValue

from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.cost import op_ns
from mlfuse.passes.scheduling.cpu.products.chunks import chunks_of
from mlfuse.passes.scheduling.cpu.products.packing import PACK_NS, packed_at_once, part_end
from mlfuse.passes.scheduling.cpu.products.sizes import ProductSizes
from mlfuse.passes.scheduling.cpu.products.tiles import ProductTiles
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.matrices import Factor, Matrices, finish_element, matrices_of
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Scratch
from mlfuse.targets.devices import Device
from mlfuse.targets.devices.products import Products as DeviceProducts

MOST_COLUMNS = 64
"""The most columns of a tile."""


@dataclass(frozen=True)
class Products(CpuSchedule):
    """Sums of products, in tiles."""

    name = "by tiles of a product"

    sizes: ProductSizes

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Products | Unsuited:
        if device.products is None:
            return Unsuited(f"{device.name} describes no products")
        found = matrices_of(space)
        if isinstance(found, Unsuited):
            return found
        if any(_is_read_once(each) for each in found):
            return Unsuited("it would convert a transposed matrix for one row")
        return Products.in_tiles(found, device.products)

    @staticmethod
    def in_tiles(products: Sequence[Matrices], best: DeviceProducts) -> Products:
        """The schedule of these products."""
        return Products(ProductSizes(tuple(products), *_tile(products[0], best)))

    def knowing(self, constant: Collection[SSAValue]) -> Products:
        found = frozenset(
            number
            for number, matrices in enumerate(self.sizes.products)
            if matrices.computed is None and matrices.right.buffer in constant
        )
        return Products(replace(self.sizes, constant=found))

    @property
    def prepares(self) -> bool:
        return bool(self.sizes.constant)

    def prepare(self, b: KernelBuilder) -> None:
        _Emitter(b, self.sizes).pack_right(constant=True)

    def emit(self, b: KernelBuilder) -> None:
        _Emitter(b, self.sizes).emit()

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        return self.sizes.buffers


def _is_read_once(matrices: Matrices) -> bool:
    """Whether a right matrix is read once, term by term, and would be packed for that only because it isn't f32: `Rows` reads
    it where it is."""
    rows = prod(
        matrices.size(d) for d in (matrices.row, *matrices.batch) if d not in matrices.right_batch
    )
    converted = matrices.computed is None and not matrices.is_f32
    return rows == 1 and converted and matrices.right.is_contiguous(matrices.term)


def _tile(matrices: Matrices, best: DeviceProducts) -> tuple[int, int]:
    """The rows and columns of a tile. With fewer rows than a tile's it is wider, so that it has as many sums."""
    height, width = matrices.rows, matrices.columns
    is_wide = height < best.rows and -width % MOST_COLUMNS <= width / 8
    return best.tile_rows(height), MOST_COLUMNS if is_wide else best.tile_columns(width)


class _Emitter:
    def __init__(self, b: KernelBuilder, plan: ProductSizes):
        self.b, self.plan, self.matrices = b, plan, plan.first
        self.tiles = [ProductTiles.of(b, plan, number) for number in range(len(plan.products))]

    def emit(self) -> None:
        b, plan, matrices = self.b, self.plan, self.matrices
        self.pack_right(constant=False)
        for dims, tiles in _by(lambda tile: tile.matrices.left_batch, self.tiles, plan.left_panels):
            heights = ceil(plan.first.rows / plan.tile_rows)
            self._pack(dims, tiles, heights, ProductTiles.pack_left, plan.tile_rows)
        batch = [Product(matrices.size(d)) for d in matrices.batch]
        groups = ceil(plan.panels / plan.chunk_panels)
        cuts = (*batch, Product(plan.blocks), Product(groups))
        with chunks_of(
            b, prod(size.factor for size in cuts), plan.chunk_panels * plan.panel_ns
        ) as number:
            *matrix, block, group = b.delinearize(number, cuts)
            first = b.mul(group, plan.chunk_panels)
            last = part_end(b, b.add(first, plan.chunk_panels), plan.panels, groups)
            self._chunk(dict(zip(matrices.batch, matrix, strict=True)), block, first, last)

    def pack_right(self, *, constant: bool) -> None:
        """Pack the right matrices that are constant, or the others, if they are packed before the first chunk."""
        plan = self.plan
        panels = [
            scratch if (number in plan.constant) == constant else None
            for number, scratch in enumerate(plan.right_panels)
        ]
        for dims, tiles in _by(lambda tile: tile.matrices.right_batch, self.tiles, panels):
            self._pack(dims, tiles, plan.panels, ProductTiles.pack_right, plan.tile_columns)

    def _pack(
        self,
        dims: tuple[int, ...],
        tiles: Sequence[ProductTiles],
        panels: int,
        pack: Callable[[ProductTiles, list[Index], Index, Index], None],
        width: int,
    ) -> None:
        """The panels of all matrices of some products that have the same batch dims, by all cores."""
        b = self.b
        batch = [Product(self.matrices.size(d)) for d in dims]
        at_once = packed_at_once(width)
        groups = ceil(panels / at_once)
        element_ns = sum(PACK_NS + _computing_ns(tile.matrices.computed) for tile in tiles)
        each_ns = at_once * width * self.plan.first.depth * element_ns
        with chunks_of(b, prod(size.factor for size in batch) * groups, each_ns) as number:
            *matrix, group = b.delinearize(number, (*batch, Product(groups)))
            first = b.mul(group, at_once)
            last = part_end(b, b.add(first, at_once), panels, groups)
            for tile in tiles:
                pack(tile, matrix, first, last)

    def _chunk(self, batch: dict[int, Index], block: Index, first: Index, last: Index) -> None:
        """The tiles of a block of rows and some panels."""
        b, plan = self.b, self.plan
        tiles = [tile.in_chunk(batch, first, last) for tile in self.tiles]
        top = b.mul(block, plan.block_rows)
        bottom = part_end(b, b.add(top, plan.block_rows), plan.first.rows, plan.blocks)
        with b.loop(first, last) as panel, b.loop(top, bottom, plan.tile_rows) as row:
            rows = self._sums(tiles, batch, row, panel)
            self._epilogues(tiles, batch, row, rows, panel)

    def _sums(
        self, tiles: list[ProductTiles], batch: dict[int, Index], row: Index, panel: Index
    ) -> Index:
        """The sums of a tile, product by product; returns its rows."""
        b, plan = self.b, self.plan
        edge, rows = plan.first.rows % plan.tile_rows, min(plan.first.rows, plan.tile_rows)
        if not edge or plan.first.rows < plan.tile_rows:
            for tile in tiles:
                tile.sum(batch, row, tile.packed(panel), rows)
            return rows
        height = b.min(b.sub(plan.first.rows, row), plan.tile_rows)
        for known in (plan.tile_rows, edge):
            with b.when(b.equal(height, known)):
                for tile in tiles:
                    tile.sum(batch, row, tile.packed(panel), known)
        return height

    @contextmanager
    def _where_whole(self, panel: Index) -> Generator[None]:
        """For panels that have all columns of a tile."""
        b, plan = self.b, self.plan
        if plan.first.columns % plan.tile_columns == 0:
            yield
            return
        with b.when(b.less(panel, plan.first.columns // plan.tile_columns)):
            yield

    def _epilogues(
        self,
        tiles: list[ProductTiles],
        batch: dict[int, Index],
        row: Index,
        rows: Index,
        panel: Index,
    ) -> None:
        """The rest of the body, for the elements of a tile: whole rows, or the columns that the last panel has."""
        b, plan = self.b, self.plan
        edge = plan.first.columns % plan.tile_columns
        if plan.first.columns >= plan.tile_columns:
            with self._where_whole(panel):
                self._epilogue(tiles, batch, row, rows, panel, plan.tile_columns)
        if edge:
            with b.when(b.equal(panel, plan.panels - 1)):
                self._epilogue(tiles, batch, row, rows, panel, edge)

    def _epilogue(
        self,
        tiles: list[ProductTiles],
        batch: dict[int, Index],
        row: Index,
        rows: Index,
        panel: Index,
        columns: int,
    ) -> None:
        b, matrices, width = self.b, self.matrices, self.plan.tile_columns
        sums = {tile.matrices.reduce: tile for tile in tiles}
        with b.loop(0, rows) as r, b.simd(0, columns) as c:
            dims = batch | {matrices.column: b.add(b.mul(panel, width), c)}
            if matrices.row is not None:
                dims[matrices.row] = b.add(row, r)
            finish_element(b, matrices, dims, lambda nest: sums[nest].read(r, c))


def _computing_ns(factor: Factor | None) -> float:
    """Nanoseconds to compute an element of a right matrix, on one core."""
    return 0.0 if factor is None else sum(map(op_ns, factor.ops))


def _by(
    dims: Callable[[ProductTiles], tuple[int, ...]],
    tiles: Sequence[ProductTiles],
    panels: Sequence[Scratch | None],
) -> list[tuple[tuple[int, ...], list[ProductTiles]]]:
    """The products whose panels are packed first, by the batch dims of the matrix."""
    groups: dict[tuple[int, ...], list[ProductTiles]] = {}
    for tile, scratch in zip(tiles, panels, strict=True):
        if scratch is not None:
            groups.setdefault(dims(tile), []).append(tile)
    return list(groups.items())
