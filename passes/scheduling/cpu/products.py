"""Matrix products on a CPU: packed panels, tiles in registers, and whatever follows in the same pass.

    loop.parallel (%i, %j) in (M, N) {
      %s = loop.reduce (%k) in (K) init (%zero : f32) {
        ... loop.load %x[%i, %k], loop.load %w[%k, %j], arith.mulf fastmath<contract>
      } combine (%a, %b) { ... arith.addf fastmath<contract> }
      ... any scalar ops, loads and stores: the epilogue
    }

The scheme is that of Goto and van de Geijn ("Anatomy of high-performance matrix multiplication", 2008), without cuts of
the sum. The right matrix is copied to *panels* of as many columns as a tile has, in which the columns of one k are
neighbors, so that the innermost loop reads memory in order. A core computes a tile of sums in vector registers
(`kernel.outer_products`), then runs the epilogue on that tile, which is in L1. The tiles of some rows use a panel in
turn, while it is in L1 or L2.

- *Which panels.* If a panel is used by one chunk only (few rows), the chunk packs it for itself. Otherwise all panels
  are packed first, by all cores, into a scratch buffer.
- *Which chunks.* Blocks of at most `BLOCK_ROWS` rows, times some panels, so that a chunk takes about `CHUNK_NS`. They
  depend on sizes and the device description only.
- *Edges.* The last panel is filled with zeros, and its tiles are stored in part. The last rows have a tile of fewer rows.

Order of the sums: k = 0, 1, 2, ..., each product added by one fma, for every element. It depends on nothing else, so
neither tiles, panels, chunks nor threads change a bit.

Which nests: one reduction in a `loop.parallel`, whose sizes are known and whose ops permit contraction. A sum of products
that somebody wrote as such has no `fastmath<contract>`: each of its products is rounded, and `Rows` computes it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from math import ceil, prod

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import OuterProductsOp
from mlfuse.dialects.loop.ops import LoadOp, NestOp, ReduceOp, YieldOp
from mlfuse.dialects.sizes import ZERO, Product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.cpu.cost import FORK_NS
from mlfuse.passes.scheduling.cpu.loops import counted
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Scratch
from mlfuse.targets.devices import Device

BLOCK_ROWS = 96
"""The most rows of a block: 96 rows of 1,024 f32 elements take 384 KiB of a core's L2."""
CHUNK_NS = 20_000
"""The approximate time of a chunk."""
PRODUCT_NS = 0.02
"""Nanoseconds of one fused multiply-add of a tile, on one core."""
OWN_PANELS_BYTES = 2**17
"""The most bytes of the panels that a chunk packs for itself."""
PACKED_AT_ONCE = 4
"""Panels that are packed together: a row of the matrix is then read for several cache lines."""


@dataclass(frozen=True)
class _Matrices:
    """What the dims of a nest are. Dims are numbers of the space's dims."""

    reduce: ReduceOp
    left: Access
    right: Access
    batch: tuple[int, ...]
    row: int | None
    """None if the product has one row."""
    column: int


@dataclass(frozen=True)
class Products(CpuSchedule):
    """A sum of products, in tiles."""

    name = "by tiles of a product"

    space: Space
    of_what: _Matrices
    tile_rows: int
    tile_columns: int

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Products | Unsuited:
        if device.products is None:
            return Unsuited(f"{device.name} describes no products")
        found = _matrices(space)
        if isinstance(found, Unsuited):
            return found
        return Products(space, found, device.products.rows, device.products.columns)

    # Sizes.

    def _size(self, dim: int | None) -> int:
        return 1 if dim is None else self.space.sizes[dim].static or 0

    @property
    def rows(self) -> int:
        """The rows of the product."""
        return self._size(self.of_what.row)

    @property
    def columns(self) -> int:
        """The columns of the product."""
        return self._size(self.of_what.column)

    @property
    def depth(self) -> int:
        """The terms of a sum."""
        return self._size(len(self.space.sizes) - 1)

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
        return ceil(self.rows / BLOCK_ROWS)

    @property
    def block_rows(self) -> int:
        """The rows of a block: a multiple of a tile's."""
        return self.tile_rows * ceil(ceil(self.rows / self.tile_rows) / self.blocks)

    @cached_property
    def right_batch(self) -> tuple[int, ...]:
        """The batch dims of the right matrix: it is the same along the others."""
        return tuple(d for d in self.of_what.batch if d in self.of_what.right.used)

    @property
    def shares_panels(self) -> bool:
        """Whether several chunks use a panel."""
        others = [self._size(d) for d in self.of_what.batch if d not in self.right_batch]
        return self.blocks * prod(others) > 1

    @property
    def chunk_panels(self) -> int:
        """The panels of a chunk."""
        each = min(self.block_rows, self.rows) * self.panel_elements * PRODUCT_NS
        wanted = max(round(CHUNK_NS / each), 1)
        if not self.shares_panels:
            wanted = min(wanted, max(OWN_PANELS_BYTES // (4 * self.panel_elements), 1))
        return ceil(self.panels / ceil(self.panels / wanted))

    @cached_property
    def _panels(self) -> tuple[Scratch, ...]:
        if not self.shares_panels:
            return ()
        matrices = prod(self._size(d) for d in self.right_batch)
        elements = matrices * self.panels * self.panel_elements
        return (Scratch(f32, Count(times=elements)),)

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        return self._panels

    # Emission.

    def emit(self, b: KernelBuilder) -> None:
        scratch = [b.scratch[buffer] for buffer in self.buffers]
        _Emitter(b, self, scratch[0] if scratch else None).emit()


class _Emitter:
    def __init__(self, b: KernelBuilder, plan: Products, shared: SSAValue | None):
        self.b, self.plan, self.shared = b, plan, shared

    def emit(self) -> None:
        b, plan = self.b, self.plan
        if self.shared is not None:
            self._pack_all(self.shared)
        batch = [Product(plan._size(d)) for d in plan.of_what.batch]
        groups = ceil(plan.panels / plan.chunk_panels)
        cuts = (*batch, Product(plan.blocks), Product(groups))
        count = prod(size.factor for size in cuts)
        with self._chunks(count, self._chunk_ns()) as number:
            *matrix, block, group = b.delinearize(number, cuts)
            first = b.mul(group, plan.chunk_panels)
            last = self._least(b.add(first, plan.chunk_panels), plan.panels, groups)
            self._chunk(matrix, block, first, last)

    def _chunk_ns(self) -> float:
        plan = self.plan
        rows = min(plan.block_rows, plan.rows)
        return plan.chunk_panels * plan.panel_elements * rows * PRODUCT_NS

    @contextmanager
    def _chunks(self, count: int, each_ns: float) -> Generator[Index]:
        """A loop of chunks over numbers, one each."""
        b = self.b
        if count == 1:
            yield 0
            return
        with b.chunks(count, 1, fork=max(ceil(FORK_NS / each_ns), 2)) as (low, high):
            with counted(b, low, high) as number:
                yield number

    def _least(self, value: Index, limit: int, parts: int) -> Index:
        """The smaller one; parts that have the same size need no comparison."""
        return limit if parts == 1 else self.b.min(value, limit)

    def _pack_all(self, panels: SSAValue) -> None:
        """The panels of all right matrices, by all cores."""
        b, plan = self.b, self.plan
        batch = [Product(plan._size(d)) for d in plan.right_batch]
        groups = ceil(plan.panels / PACKED_AT_ONCE)
        count = prod(size.factor for size in batch) * groups
        each = PACKED_AT_ONCE * plan.panel_elements * 0.2
        with self._chunks(count, each) as number:
            *matrix, group = b.delinearize(number, (*batch, Product(groups)))
            first = b.mul(group, PACKED_AT_ONCE)
            last = self._least(b.add(first, PACKED_AT_ONCE), plan.panels, groups)
            point = self._point(dict(zip(plan.right_batch, matrix, strict=True)))
            base = b.mul(self._matrix_number(matrix), plan.panels * plan.panel_elements)
            self._pack(point, first, last, panels, b.add(base, b.mul(first, plan.panel_elements)))

    def _matrix_number(self, matrix: Sequence[Index]) -> Index:
        """The number of a right matrix."""
        number: Index = 0
        for index, dim in zip(matrix, self.plan.right_batch, strict=True):
            number = self.b.add(self.b.mul(number, self.plan._size(dim)), index)
        return number

    def _point(self, indices: dict[int, Index]) -> list[Index]:
        """A point of the space; 0 for other dims."""
        return [indices.get(d, 0) for d in range(len(self.plan.space.sizes))]

    def _pack(
        self, point: list[Index], first: Index, last: Index, to: SSAValue, at: Index
    ) -> None:
        """Copy panels `first` to `last` to an array, from `at` on."""
        b, plan = self.b, self.plan
        width, column, k = plan.tile_columns, plan.of_what.column, len(plan.space.sizes) - 1
        edge = plan.columns % width
        whole = self._least(last, plan.columns // width, 1 if not edge else 2)
        whole = last if not edge else whole
        with b.loop(0, plan.depth) as step, b.loop(first, whole) as panel:
            place = b.add(at, b.mul(b.sub(panel, first), plan.panel_elements))
            place = b.add(place, b.mul(step, width))
            with b.simd(0, width) as lane:
                point[column], point[k] = b.add(b.mul(panel, width), lane), step
                b.store(self._right(point), to, b.add(place, lane))
        if not edge:
            return
        with b.when(b.equal(last, plan.panels)), b.loop(0, plan.depth) as step:
            place = b.add(at, b.mul(b.sub(plan.panels - 1, first), plan.panel_elements))
            place = b.add(place, b.mul(step, width))
            with b.simd(0, edge) as lane:
                point[column], point[k] = b.add((plan.panels - 1) * width, lane), step
                b.store(self._right(point), to, b.add(place, lane))
            zero = b.value_of(arith.ConstantOp(FloatAttr(0.0, f32)))
            with b.simd(edge, width) as lane:
                b.store(zero, to, b.add(place, lane))

    def _right(self, point: list[Index]) -> SSAValue:
        """An element of the right matrix."""
        access = self.plan.of_what.right
        return self.b.load(self.b.lookup(access.buffer), self.b.address(access, point))

    def _chunk(self, matrix: Sequence[Index], block: Index, first: Index, last: Index) -> None:
        """The tiles of a block of rows and some panels."""
        b, plan = self.b, self.plan
        batch = dict(zip(plan.of_what.batch, matrix, strict=True))
        panels, base = self.shared, first
        if panels is None:
            panels, base = b.alloca(f32, plan.chunk_panels * plan.panel_elements), 0
            self._pack(self._point(batch), first, last, panels, 0)
        else:
            number = self._matrix_number([batch[d] for d in plan.right_batch])
            base = b.add(b.mul(number, plan.panels), first)
        tile = b.alloca(f32, plan.tile_rows * plan.tile_columns)
        top = b.mul(block, plan.block_rows)
        bottom = self._least(b.add(top, plan.block_rows), plan.rows, plan.blocks)
        with b.loop(first, last) as panel:
            at = b.mul(b.add(base, b.sub(panel, first)), plan.panel_elements)
            with b.loop(top, bottom, plan.tile_rows) as row:
                rows = self._sums(batch, row, (panels, at), tile)
                self._epilogues(batch, row, rows, panel, tile)

    def _sums(
        self, batch: dict[int, Index], row: Index, panel: tuple[SSAValue, Index], tile: SSAValue
    ) -> Index:
        """The sums of a tile; returns its rows."""
        b, plan = self.b, self.plan
        edge = plan.rows % plan.tile_rows
        if plan.rows < plan.tile_rows:
            self._tile(batch, row, panel, tile, plan.rows)
            return plan.rows
        if not edge:
            self._tile(batch, row, panel, tile, plan.tile_rows)
            return plan.tile_rows
        rows = b.min(b.sub(plan.rows, row), plan.tile_rows)
        for height in (plan.tile_rows, edge):
            with b.when(b.equal(rows, height)):
                self._tile(batch, row, panel, tile, height)
        return rows

    def _tile(
        self,
        batch: dict[int, Index],
        row: Index,
        panel: tuple[SSAValue, Index],
        tile: SSAValue,
        rows: int,
    ) -> None:
        b, plan = self.b, self.plan
        access, dims = plan.of_what.left, dict(batch)
        row_stride: Index = 0
        if plan.of_what.row is not None:
            dims[plan.of_what.row] = row
            row_stride = b.product(_stride(access, plan.of_what.row))
        left = b.lookup(access.buffer), b.index(b.address(access, self._point(dims)))
        step = b.product(_stride(access, len(plan.space.sizes) - 1))
        strides = b.index(row_stride), b.index(step)
        right = panel[0], b.index(panel[1])
        width = plan.tile_columns
        depth = b.index(plan.depth)
        b.emit(OuterProductsOp(left, strides, right, b.index(width), depth, tile, rows, width))

    def _epilogues(
        self, batch: dict[int, Index], row: Index, rows: Index, panel: Index, tile: SSAValue
    ) -> None:
        """The rest of the body, for the elements of a tile: whole rows, or the columns that the last panel has."""
        b, plan = self.b, self.plan
        edge = plan.columns % plan.tile_columns
        if not edge or plan.columns > plan.tile_columns:
            whole = b.less(panel, plan.columns // plan.tile_columns) if edge else None
            if whole is None:
                self._epilogue(batch, row, rows, panel, tile, plan.tile_columns)
            else:
                with b.when(whole):
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
        b, plan, space = self.b, self.plan, self.plan.space
        width, (result,) = plan.tile_columns, plan.of_what.reduce.results
        with b.loop(0, rows) as r, b.simd(0, columns) as c:
            dims = batch | {plan.of_what.column: b.add(b.mul(panel, width), c)}
            if plan.of_what.row is not None:
                dims[plan.of_what.row] = b.add(row, r)
            point = self._point(dims)[: space.outer]
            b.bind_indices(space, point)
            hooks = memory_hooks(b, space.accesses, point)

            def sum_of(_: NestOp, r: Index = r, c: Index = c) -> None:
                b.values[result] = b.load(tile, b.add(b.mul(r, width), c))

            hooks.nest = sum_of
            b.clone(space.nest.regions[0].block.ops, hooks)


def _stride(access: Access, dim: int) -> Product:
    stride = access.stride(dim)
    assert stride is not None  # `_matrices` checked it
    return stride


def _matrices(space: Space) -> _Matrices | Unsuited:
    """The matrices whose product a nest computes, or why it computes none."""
    nests = space.inner_nests()
    if not space.outer or len(nests) != 1 or not isinstance(nests[0], ReduceOp):
        return Unsuited("it isn't one reduction in each of its points")
    loads = factors_of(nests[0])
    if loads is None:
        return Unsuited("its reduction is no sum of products that may be contracted")
    if len(space.inner_sizes) != 1:
        return Unsuited("its sums aren't over one dim")
    if not all(size.static for size in space.sizes):
        return Unsuited("it has sizes that aren't known, or are 0")
    accesses = [space.accesses[load] for load in loads]
    if any(access.guard or access.strides is None or access.computed for access in accesses):
        return Unsuited("a factor isn't read at an affine index")
    column = space.outer - 1
    users = [access for access in accesses if access.stride(column) != ZERO]
    if len(users) != 1:
        return Unsuited("its last dim isn't that of one factor")
    (right,) = users
    left = accesses[0] if accesses[1] is right else accesses[1]
    own = [d for d in range(column) if right.stride(d) == ZERO and left.stride(d) != ZERO]
    row = own[-1] if own else None
    batch = tuple(d for d in range(column) if d != row)
    return _Matrices(nests[0], left, right, batch, row, column)


def factors_of(reduce: ReduceOp) -> list[LoadOp] | None:
    """The loads whose products a reduction in f32 sums up; None if it is no such sum, or one whose products round."""
    body, combiner = list(reduce.body.block.ops), list(reduce.combiner.block.ops)
    match body, combiner:
        case (
            [LoadOp() as a, LoadOp() as b, arith.MulfOp() as product, YieldOp() as yielded],
            [arith.AddfOp() as total, YieldOp() as combined],
        ):
            pass
        case _:
            return None
    flags = [*product.fastmath.data, *total.fastmath.data]
    is_sum = {total.lhs, total.rhs} == set(reduce.combiner.block.args)
    is_product = [product.lhs, product.rhs] == [a.result, b.result]
    ends = [*yielded.values, *combined.values] == [product.result, total.result]
    contracts = flags.count(arith.FastMathFlag.ALLOW_CONTRACT) == 2
    if not (is_sum and is_product and ends and contracts) or total.result.type != f32:
        return None
    init = reduce.init[0].owner
    is_zero = isinstance(init, arith.ConstantOp) and init.value == FloatAttr(0.0, f32)
    return [a, b] if is_zero else None
