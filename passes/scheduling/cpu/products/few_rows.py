"""Matrix products of few rows on a CPU: the right matrix is read once, where it is.

A core computes some columns of all rows. Their sums lie in a private array, which stays in L1 or L2:

    for 64 terms at a time:
      add the products of these terms to the sums of all rows and columns (`kernel.outer_products ... more`)
    for each row and column: the rest of the body, with its sum

The innermost op is a *strip*: many columns, and some terms. Its C (`mlf_add_products`) splits it into tiles of the
processor's registers. With AVX-512, 7 rows by 64 columns are in registers for all terms; with AVX2, or up to 4 rows, it takes 4 terms at
a time, or copies 64 columns of the right matrix, which then stay in L1. So the plan is the same for every processor.

`Products` would copy the right matrix to panels first. Few rows use an element too rarely to pay for that.

- *Which products.* A product that `Products` could take, if it is the only one of its nest and has at most `FEW_ROWS` rows and at least
  `LANES` columns. Both matrices are f32, the columns of the right matrix are neighbors in memory, and one left matrix only is multiplied with
  it. A right matrix that is the same in every call is packed once, and `Products` takes the product.
- *Which chunks.* A chunk has as many columns as take about `FORK_NS`, but at most as many as have sums of `SUMS_BYTES`, and about as many
  as the processor needs to fetch a row of the right matrix ahead (`LONG`).
- *The last columns*, fewer than `LANES`: a tile ends with the last column and computes some columns a second time. It
  adds all terms at once, and overwrites those columns with the same bits.

Order of the sums: k = 0, 1, 2, ..., each product added by one fma, for every element, as in `Products`. So the choice
between the two changes no bit.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from math import ceil, prod

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import OuterProductsOp
from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.cost import FORK_NS
from mlfuse.passes.scheduling.cpu.products.chunks import chunks_of, round_up_to_even
from mlfuse.passes.scheduling.cpu.products.packed import Products
from mlfuse.passes.scheduling.cpu.products.sizes import LANES, PRODUCT_NS, READ_NS
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.matrices import Matrices, finish_element, matrices_of, stride_of
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device
from mlfuse.targets.devices.products import FEW_ROWS
from mlfuse.targets.devices.products import Products as DeviceProducts

STRIP_TERMS = 64
"""The terms of a strip."""
SUMS_BYTES = 2**15
"""The most bytes of a chunk's sums."""
LEAST_COLUMNS = 64
"""About the fewest columns of a chunk; a larger chunk has a multiple of them."""
LONG = 256
"""The processor fetches a row ahead if it has about so many columns. So chunks have about so many, unless their sums would take more than
`SUMS_BYTES`, or there would be less than four chunks."""


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
        if found.matrices.rows > FEW_ROWS:
            return Unsuited(f"it has more than {FEW_ROWS} rows")
        if not matrices.right.is_contiguous(matrices.column):
            return Unsuited("the columns of its right matrix aren't neighbors")
        if found.matrices.columns < LANES:
            return Unsuited(f"it has fewer than {LANES} columns")
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
    def tiles(self) -> int:
        """The tiles of `LANES` columns, side by side."""
        return self.matrices.columns // LANES

    @property
    def chunk_tiles(self) -> int:
        """The tiles of a chunk, side by side."""
        fit = SUMS_BYTES // (4 * self.matrices.rows)
        timely = round(FORK_NS / self.column_ns)
        least = min(max(self.matrices.columns // 4, LEAST_COLUMNS), LONG)
        wanted = max(min(fit, max(timely, least)) // LANES, 1)
        each, step = (
            ceil(self.tiles / round_up_to_even(ceil(self.tiles / wanted))),
            LEAST_COLUMNS // LANES,
        )
        return min(each if each < step else step * ceil(each / step), self.tiles)

    @property
    def is_uneven(self) -> bool:
        """Whether the last chunk has fewer tiles than the others."""
        return self.tiles % self.chunk_tiles > 0

    @property
    def tiles_of_a_chunk(self) -> tuple[int, ...]:
        """The numbers of tiles that a chunk may have."""
        whole = self.chunk_tiles
        return (whole, self.tiles % whole) if self.is_uneven else (whole,)

    @property
    def column_ns(self) -> float:
        """Nanoseconds to compute a column of all rows, on one core."""
        return self.matrices.depth * (self.matrices.rows * PRODUCT_NS + READ_NS)


class _Emitter:
    def __init__(self, b: KernelBuilder, plan: FewRows):
        self.b, self.plan, self.matrices = b, plan, plan.matrices
        self.edge = plan.matrices.columns % LANES
        self.width = (plan.chunk_tiles + bool(self.edge)) * LANES
        """The distance from one row of sums to the next."""

    def emit(self) -> None:
        b, plan, matrices = self.b, self.plan, self.matrices
        batch = [Product(matrices.size(d)) for d in matrices.batch]
        groups = ceil(plan.tiles / plan.chunk_tiles)
        count = prod(size.factor for size in batch) * groups
        with chunks_of(b, count, plan.chunk_tiles * LANES * plan.column_ns) as number:
            *matrix, group = b.delinearize(number, (*batch, Product(groups)))
            first = b.mul(group, plan.chunk_tiles)
            last = b.add(first, plan.chunk_tiles)
            if plan.is_uneven:
                last = b.min(last, plan.tiles)
            self._chunk(dict(zip(matrices.batch, matrix, strict=True)), first, last)

    def _chunk(self, batch: Mapping[int, Index], first: Index, last: Index) -> None:
        """The columns of some tiles; the chunk of the last tile has the columns that are left over, too."""
        b, plan, depth = self.b, self.plan, self.plan.matrices.depth
        sums = b.alloca(f32, plan.matrices.rows * self.width)
        zero = b.value_of(arith.ConstantOp(FloatAttr(0.0, f32)))
        with b.simd(0, plan.matrices.rows * self.width) as n:
            b.store(zero, sums, n)
        left = b.mul(first, LANES)
        for tiles in plan.tiles_of_a_chunk:
            only = b.when(b.equal(b.sub(last, first), tiles)) if plan.is_uneven else nullcontext()
            with only:
                self._strips(batch, left, tiles * LANES, sums)
        end = b.mul(last, LANES)
        if self.edge:
            is_last = b.equal(last, plan.tiles)
            end = b.select(is_last, plan.matrices.columns, end)
            column = plan.matrices.columns - LANES
            with b.when(is_last):
                self._add(batch, column, LANES, (0, depth), (sums, b.sub(column, left)), more=False)
        with b.loop(0, plan.matrices.rows) as row, b.simd(0, b.sub(end, left)) as c:
            dims = {**batch, self.matrices.column: b.add(left, c)}
            if self.matrices.row is not None:
                dims[self.matrices.row] = row
            total = b.load(sums, b.add(b.mul(row, self.width), c))
            finish_element(b, self.matrices, dims, lambda _: total)

    def _strips(
        self, batch: Mapping[int, Index], left: Index, columns: int, sums: SSAValue
    ) -> None:
        """Add all products of some columns to their sums."""
        depth = self.plan.matrices.depth
        whole = depth // STRIP_TERMS * STRIP_TERMS
        if whole:
            with self._loop(whole) as term:
                self._add(batch, left, columns, (term, STRIP_TERMS), (sums, 0), more=True)
        if depth % STRIP_TERMS:
            self._add(batch, left, columns, (whole, depth % STRIP_TERMS), (sums, 0), more=True)

    @contextmanager
    def _loop(self, end: int) -> Generator[Index]:
        """A loop over the first terms of strips; none for one strip."""
        if end == STRIP_TERMS:
            yield 0
            return
        with self.b.loop(0, end, STRIP_TERMS) as index:
            yield index

    def _add(
        self,
        batch: Mapping[int, Index],
        column: Index,
        columns: int,
        terms: tuple[Index, int],
        tile: tuple[SSAValue, Index],
        *,
        more: bool,
    ) -> None:
        """Add the products of all rows and some columns to their sums. `terms`: the first term, and how many. `tile`: the array of the sums,
        and the offset of the first one."""
        b, matrices = self.b, self.matrices
        at, row_stride = {**batch, matrices.term: terms[0]}, Product(0)
        if matrices.row is not None:
            at[matrices.row], row_stride = 0, stride_of(matrices.left, matrices.row)
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
        size = self.plan.matrices.rows, columns
        b.emit(OuterProductsOp(left, strides, right, step, depth, sums, below, *size, more=more))
