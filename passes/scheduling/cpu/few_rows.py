"""Matrix products of few rows on a CPU: the right matrix is read once, where it is.

A core computes some columns of all rows. Their sums lie in a private array, which stays in L1:

    for a few terms at a time:
      for 4 rows at a time:
        for 16 columns at a time:
          add the products of these terms to the sums, in vector registers (`kernel.outer_products ... more`)
    for each row and column: the rest of the body, with its sum

So the right matrix is read row by row, in the order of memory, and a row of it stays in L1 until all rows of the left
matrix have used it. `Products` would copy the right matrix to panels first. Few rows use an element too rarely to pay
for that.

- *Which products.* Those that `Products` takes, with at most `FEW_ROWS` rows, at least a tile's columns, a right matrix
  whose columns are neighbors in memory, both of f32, and no other left matrix that is multiplied with the same right one. A right
  matrix that is the same in every call is packed once, and `Products` takes the product.
- *Which chunks.* So many columns that their sums fit L1, or fewer, so that a chunk takes about `CHUNK_NS`; but rows long
  enough that the processor fetches them ahead.
- *The last columns*, fewer than a tile's: a tile ends with the last column and computes some columns a second time. It
  adds all terms at once, and overwrites those columns with the same bits.

Order of the sums: k = 0, 1, 2, ..., each product added by one fma, for every element, as in `Products`. So the choice
between the two changes no bit.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil, prod

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import OuterProductsOp
from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.product_sizes import CHUNK_NS, LANES, PRODUCT_NS
from mlfuse.passes.scheduling.cpu.products import Products
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.cpu.tiles import chunks_of
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.matrices import Matrices, finish_element, matrices_of, stride_of
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device
from mlfuse.targets.devices.products import FEW_ROWS
from mlfuse.targets.devices.products import Products as DeviceProducts

TILE_ROWS = 4
TERMS = 4
"""The terms that are added between loading the sums of a tile and storing them."""
SUMS_BYTES = 2**15
"""The most bytes of a chunk's sums."""
LEAST_COLUMNS = 64
"""The fewest columns of a chunk, if there are so many."""
LONG = 256
"""Columns from which the processor fetches a row ahead: a chunk has no fewer, unless there would be less than four chunks."""


@dataclass(frozen=True)
class FewRows(CpuSchedule):
    """A sum of products with few rows, whose right matrix is read in place."""

    name = "by rows of the right matrix"

    matrices: Matrices
    best: DeviceProducts

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> FewRows | Unsuited:
        if device.products is None:
            return Unsuited(f"{device.name} describes no products")
        products = matrices_of(space)
        if isinstance(products, Unsuited):
            return products
        matrices, *others = products
        if others:
            return Unsuited("it computes several products")
        found = FewRows(matrices, device.products)
        if not matrices.is_f32:
            return Unsuited("its matrices are converted to f32")
        if found.rows > FEW_ROWS:
            return Unsuited(f"it has more than {FEW_ROWS} rows")
        if not matrices.right.is_contiguous(matrices.column):
            return Unsuited("the columns of its right matrix aren't neighbors")
        if found.columns < found.tile_columns:
            return Unsuited("it has fewer columns than a tile")
        if prod(matrices.size(d) for d in matrices.batch if d not in matrices.right_batch) > 1:
            return Unsuited("several left matrices are multiplied with one right matrix")
        return found

    def knowing(self, constant: Collection[SSAValue]) -> FewRows | Products:
        if self.matrices.right.buffer not in constant:
            return self
        return Products.in_tiles([self.matrices], self.best).knowing(constant)

    def emit(self, b: KernelBuilder) -> None:
        _Emitter(b, self).emit()

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
    def tile_columns(self) -> int:
        """The columns of a tile: fewer rows have more, so that as many sums are independent."""
        return max(TILE_ROWS // self.rows, 1) * LANES

    @property
    def tiles(self) -> int:
        """The tiles of whole width, side by side."""
        return self.columns // self.tile_columns

    @property
    def chunk_tiles(self) -> int:
        """The tiles of a chunk, side by side."""
        fit = SUMS_BYTES // (4 * self.rows)
        timely = round(CHUNK_NS / (self.rows * self.depth * PRODUCT_NS))
        least = min(max(self.columns // 4, LEAST_COLUMNS), LONG)
        wanted = max(min(fit, max(timely, least)) // self.tile_columns, 1)
        return ceil(self.tiles / ceil(self.tiles / wanted))


class _Emitter:
    def __init__(self, b: KernelBuilder, plan: FewRows):
        self.b, self.plan, self.matrices = b, plan, plan.matrices
        self.edge = plan.columns % plan.tile_columns
        self.width = plan.chunk_tiles * plan.tile_columns + ceil(self.edge / LANES) * LANES
        """The distance from one row of sums to the next."""

    def emit(self) -> None:
        b, plan, matrices = self.b, self.plan, self.matrices
        batch = [Product(matrices.size(d)) for d in matrices.batch]
        groups = ceil(plan.tiles / plan.chunk_tiles)
        count = prod(size.factor for size in batch) * groups
        each_ns = plan.chunk_tiles * plan.tile_columns * plan.rows * plan.depth * PRODUCT_NS
        with chunks_of(b, count, each_ns) as number:
            *matrix, group = b.delinearize(number, (*batch, Product(groups)))
            first = b.mul(group, plan.chunk_tiles)
            last = plan.tiles
            if groups > 1:
                last = b.min(b.add(first, plan.chunk_tiles), plan.tiles)
            self._chunk(dict(zip(matrices.batch, matrix, strict=True)), first, last)

    def _chunk(self, batch: Mapping[int, Index], first: Index, last: Index) -> None:
        """The columns of some tiles; the chunk of the last tile has the columns that are left over, too."""
        b, plan, depth = self.b, self.plan, self.plan.depth
        sums = b.alloca(f32, plan.rows * self.width)
        zero = b.value_of(arith.ConstantOp(FloatAttr(0.0, f32)))
        with b.simd(0, plan.rows * self.width) as n:
            b.store(zero, sums, n)
        left = b.mul(first, plan.tile_columns)
        whole = depth // TERMS * TERMS
        if whole:
            with self._loop(whole, TERMS) as term:
                self._add(batch, first, last, term, TERMS, sums)
        if depth % TERMS:
            self._add(batch, first, last, whole, depth % TERMS, sums)
        end = b.mul(last, plan.tile_columns)
        if self.edge:
            is_last = b.equal(last, plan.tiles)
            end = b.select(is_last, plan.columns, end)
            with b.when(is_last):
                self._edge(batch, left, sums)
        with b.loop(0, plan.rows) as row, b.simd(0, b.sub(end, left)) as c:
            dims = {**batch, self.matrices.column: b.add(left, c)}
            if self.matrices.row is not None:
                dims[self.matrices.row] = row
            total = b.load(sums, b.add(b.mul(row, self.width), c))
            finish_element(b, self.matrices, dims, lambda _: total)

    def _add(
        self,
        batch: Mapping[int, Index],
        first: Index,
        last: Index,
        term: Index,
        terms: int,
        sums: SSAValue,
    ) -> None:
        """Add some terms to the sums of all rows and of tiles `first` to `last`."""
        b, width = self.b, self.plan.tile_columns

        def add(row: Index, rows: int) -> None:
            with b.loop(first, last) as tile:
                at = b.add(b.mul(row, self.width), b.mul(b.sub(tile, first), width))
                self._tile(
                    batch, (row, rows), b.mul(tile, width), (term, terms), (sums, at), more=True
                )

        self._for_rows(add)

    def _edge(self, batch: Mapping[int, Index], left: Index, sums: SSAValue) -> None:
        """The tile that ends with the last column."""
        b, plan = self.b, self.plan
        column = plan.columns - plan.tile_columns

        def compute(row: Index, rows: int) -> None:
            at = b.add(b.mul(row, self.width), b.sub(column, left))
            self._tile(batch, (row, rows), column, (0, plan.depth), (sums, at), more=False)

        self._for_rows(compute)

    def _for_rows(self, emit: Callable[[Index, int], None]) -> None:
        """Emit something for each first row of a tile, with the tile's rows."""
        rows = self.plan.rows
        whole = rows // TILE_ROWS * TILE_ROWS
        if whole:
            with self._loop(whole, TILE_ROWS) as row:
                emit(row, TILE_ROWS)
        if rows % TILE_ROWS:
            emit(whole, rows % TILE_ROWS)

    @contextmanager
    def _loop(self, end: int, step: int) -> Generator[Index]:
        """A loop from 0; none for one step."""
        if end == step:
            yield 0
            return
        with self.b.loop(0, end, step) as index:
            yield index

    def _tile(
        self,
        batch: Mapping[int, Index],
        rows: tuple[Index, int],
        column: Index,
        terms: tuple[Index, int],
        tile: tuple[SSAValue, Index],
        *,
        more: bool,
    ) -> None:
        """The products of a tile: the first of its rows, of its terms and where it is, with how many there are."""
        b, matrices = self.b, self.matrices
        at, row_stride = {**batch, matrices.term: terms[0]}, Product(0)
        if matrices.row is not None:
            at[matrices.row], row_stride = rows[0], stride_of(matrices.left, matrices.row)
        left = b.lookup(matrices.left.buffer), b.index(b.address(matrices.left, matrices.point(at)))
        steps = (row_stride, stride_of(matrices.left, matrices.term))
        strides = b.index(b.product(steps[0])), b.index(b.product(steps[1]))
        at = {**batch, matrices.term: terms[0], matrices.column: column}
        right = (
            b.lookup(matrices.right.buffer),
            b.index(b.address(matrices.right, matrices.point(at))),
        )
        step = b.index(b.product(stride_of(matrices.right, matrices.term)))
        sums, depth, below = (tile[0], b.index(tile[1])), b.index(terms[1]), b.index(self.width)
        size = rows[1], self.plan.tile_columns
        b.emit(OuterProductsOp(left, strides, right, step, depth, sums, below, *size, more=more))
