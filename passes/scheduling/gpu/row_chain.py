"""Two products with a kernel of rows between them on a GPU: a block takes some rows through all three.

`scheduling/row_nests.py` has the three nests. Attention is such a chain: the kernel between computes a softmax. A block

1. computes its rows of the first product, in areas (`gpu/areas.py`), and stores them in shared memory;
2. runs the nest between, a warp for each row, in shared memory;
3. computes its rows of the last product, in areas, with its epilogue. The rows are the left matrix.

So what the nests pass on is never in the device's memory, which grows with queries and keys, not with their product.

FlashAttention (Dao et al., 2022) keeps a part of a row, and scales what it has when the row's maximum grows. Here a row is whole,
so that any nest of rows may be between two products, and its ops run as they are written. The price is the length of a row: 8
rows of a softmax fit in a block's shared memory if they have up to 6,944 elements on sm_90, 2,848 on sm_86, 1,728 on sm_75.
Longer rows stay three kernels.

- *Rows of a block:* 32, 16 or 8: the most of which two blocks fit on a multiprocessor, and that give each multiprocessor a block.
  More rows read the right matrices less often. (This is an estimate; no GPU was timed.)
- *One array* serves all locals, if the nest between has read each before it stores the next: each lane reads and writes its own
  elements only. Otherwise locals of a row have a place for each warp.
- *Masks.* Where a mask hides the ends of rows (`analysis/masked.py`), the first product leaves out areas that it hides, and the
  last one their terms, if it may (`skips_zeros`). The nest between reads what was in the memory before, and hides it.

Order of sums: products have the order of `gpu/products.py`, so their bits. A reduction of the nest between has the order of a warp:
each lane takes every 32nd element, then lanes are combined. As a kernel of its own it may have more threads, and other last bits.

Legality: see `scheduling/row_nests.py`; no mask hides all rows of a block, since its offset isn't negative. Traffic: each block
reads the right matrices once, and its rows of the left one once for each area.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import ceil, prod

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import BarrierOp, SharedOp
from mlfuse.dialects.loop.ops import AccessOp, KernelOp, LocalOp
from mlfuse.dialects.sizes import ONE, ZERO, Product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.chained import laid_out, product_of
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import element_type, flat_type
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.areas import Corner
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.products import FmaArea
from mlfuse.passes.scheduling.gpu.rows import tiling
from mlfuse.passes.scheduling.gpu.rows.kinds import rows_of
from mlfuse.passes.scheduling.gpu.rows.moves import strided
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter, Spilled
from mlfuse.passes.scheduling.gpu.teams import WARP
from mlfuse.passes.scheduling.matrices import Matrices
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.passes.scheduling.row_nests import RowNests
from mlfuse.targets.devices import Device

ROWS = (32, 16, 8)
"""Of a block."""
COLUMNS = 64
"""Of an area."""
_WARPS = FmaArea.THREADS // WARP
_BESIDE = 1024
"""Bytes of shared memory that each block takes for the system."""


@dataclass(frozen=True)
class RowChain(RowNests):
    """A kernel of three nests: a product, a nest of its rows, and a product of these rows."""

    block_rows: int

    @staticmethod
    def of(kernel: KernelOp, layout: Layout, device: Device) -> RowChain | Unsuited:
        """The chain that a kernel is, or why it is none."""
        nests = RowNests.in_kernel(kernel, layout)
        if isinstance(nests, Unsuited):
            return nests
        chains = [RowChain(*nests.parts, rows) for rows in ROWS]
        fitting = [each for each in chains if each.shared_bytes <= device.block_shared_bytes]
        if not fitting:
            return Unsuited(f"its rows have {nests.width} elements, too many for shared memory")
        twice = [
            each
            for each in fitting
            if 2 * (each.shared_bytes + _BESIDE) <= device.unit_shared_bytes
        ]
        wanted = twice or fitting
        return next((each for each in wanted if each.blocks >= device.units), wanted[-1])

    @property
    def shared_bytes(self) -> int:
        """The bytes of a block's shared memory."""
        rows = 4 * self.block_rows * self.width
        if not self.in_one_array:
            rows = (1 if self.in_place else 2) * rows
            rows += _WARPS * sum(map(tiling.local_bytes, self.locals))
        return rows + FmaArea.shared_bytes(self.block_rows, COLUMNS)

    @property
    def locals(self) -> list[LocalOp]:
        """The locals of a row."""
        ops = self.middle.nest.regions[0].block.ops
        return [op for op in ops if isinstance(op, LocalOp)]

    @cached_property
    def in_one_array(self) -> bool:
        """Whether all locals may be in the same place: the last use of each is before the first use of the next."""
        in_order = [self.made, *self.locals, self.taken]
        if any(tiling.local_bytes(local) != 4 * self.width for local in self.locals):
            return False
        buffers = [op.buffer for op in self.middle.nest.walk() if isinstance(op, AccessOp)]
        uses = [[n for n, b in enumerate(buffers) if b is local.result] for local in in_order]
        return all(uses) and all(before[-1] < after[0] for before, after in pairwise(uses))

    @property
    def blocks(self) -> int:
        """The blocks of all matrices."""
        return prod(size.factor for size in self.first.before_rows) * ceil(
            self.rows / self.block_rows
        )

    def phase(self, job: Job) -> Phase:
        """The kernel."""
        b = job.builder()
        thread, block = parts.thread_id(b), parts.block_id(b)
        cuts = [*self.first.before_rows, Product(ceil(self.rows / self.block_rows))]
        *matrix, number = b.delinearize(block, cuts)
        _Block(b, self, thread, matrix, b.mul(number, self.block_rows)).write()
        longest = max(self.width, self.last.columns)
        points = Product(self.blocks * self.block_rows * longest)
        # Without `min_blocks` the compiler spills a few registers, for more blocks than shared memory has room for.
        return job.finish(b, Count(Product(self.blocks)), FmaArea.THREADS, points, min_blocks=2)


class _Block:
    """The code of a thread: for the rows of a matrix from `top` on."""

    def __init__(
        self, b: KernelBuilder, chain: RowChain, thread: Index, matrix: Sequence[Index], top: Index
    ):
        self.b, self.chain, self.thread, self.matrix, self.top = b, chain, thread, matrix, top
        made = self._shared(chain.made, chain.block_rows)
        is_one = chain.in_one_array or chain.in_place
        taken = made if is_one else self._shared(chain.taken, chain.block_rows)
        self.arrays = {chain.made: made, chain.taken: taken}
        for local, array in self.arrays.items():
            b.values[local.result] = array
            b.origins[local.result] = b.mul(top, chain.width)
        self.area = FmaArea(b, thread, chain.block_rows, COLUMNS)
        self.end = self._end()
        """From this element on a mask hides all rows."""

    def _shared(self, local: LocalOp, rows: int) -> SSAValue:
        """Shared memory for some rows of a local."""
        type_ = flat_type(element_type(local.result), rows * self.chain.width)
        return self.b.value_of(SharedOp(type_))

    def _end(self) -> Index:
        b, chain = self.b, self.chain
        if chain.mask is None:
            return chain.width
        return b.min(b.add(self.top, chain.block_rows + chain.mask.offset), chain.width)

    def write(self) -> None:
        """Write all three nests."""
        b, chain = self.b, self.chain
        batch = dict(enumerate(self.matrix))
        lead, row = [ZERO] * len(self.matrix), Product(chain.width)
        first = self._product(chain.first.space, (*lead, row, ONE, ZERO))
        last = self._product(chain.last.space, (*lead, row, ZERO, ONE))
        with b.loop(0, self.end, COLUMNS) as left:
            self.area.write([first], Corner(batch, self.top, left))
        b.emit(BarrierOp())
        self._between(laid_out(chain.middle, self._strides((*lead, ZERO, ONE))))
        # No barrier: the next area begins with one.
        until = self.end if chain.skips_zeros else None
        with b.loop(0, last.columns, COLUMNS) as left:
            self.area.write([last], Corner(batch, self.top, left), until)

    def _strides(self, strides: tuple[Product, ...]) -> dict[SSAValue, tuple[Product, ...]]:
        return {local.result: strides for local in self.arrays}

    def _product(self, space: Space, strides: tuple[Product, ...]) -> Matrices:
        """The matrices of a product whose locals have these strides."""
        found = product_of(laid_out(space, self._strides(strides)))
        assert isinstance(found, Matrices)
        return found

    def _between(self, middle: Space) -> None:
        """The nest between the products, a warp for each row."""
        b, chain = self.b, self.chain
        warp = b.div(self.thread, WARP)
        team, plans = teams.warp(b, self.thread), strided(rows_of(middle))
        arrays, own = dict(self.arrays), dict[LocalOp, Spilled]()
        for local in chain.locals:
            if chain.in_one_array:
                arrays[local] = self.arrays[chain.made]
            else:
                own[local] = Spilled(self._shared(local, _WARPS), warp)
        with b.loop(warp, chain.block_rows, _WARPS) as r:
            row = b.add(self.top, r)
            exists = b.less(row, chain.rows) if chain.rows % chain.block_rows else None
            spilled = own | {local: Spilled(array, r) for local, array in arrays.items()}
            point = [*self.matrix, row]
            with parts.when(b, exists):
                writer = RowWriter(b, team, plans, point, middle.accesses, spilled=spilled)
                writer.write_row(middle)
