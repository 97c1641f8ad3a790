"""The three nests of a chain of rows: a product, a nest of its rows, and a product of these rows.

    %s = loop.local : memref<8x128x128xf32>                    // `--chain-products` made the kernel
    %p = loop.local : memref<8x128x128xf32>
    loop.parallel (%b, %i, %j) in (8, 128, 128) { ... %s[%b, %i, %j]: the sum of %q[%b, %i, %k] * %x[%b, %j, %k] }
    loop.parallel (%b, %i) in (8, 128) { ... the row %p[%b, %i, :], computed from the row %s[%b, %i, :] }
    loop.parallel (%b, %i, %f) in (8, 128, 64) { ... the sum of %p[%b, %i, %j] * %v[%b, %j, %f], and its epilogue }

The schedules of CPUs and GPUs take a block of rows through all three, so that only these rows of the locals are in memory.

Legality: the three nests have the same leading dims, which are the rows; each local is written by one nest and read by the next,
at its own row only. Complexity: linear in the accesses times the dims.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import SKIPS_ZEROS, KernelOp, LocalOp, NestOp, ParallelOp, StoreOp
from mlfuse.dialects.sizes import ONE, Product
from mlfuse.passes.scheduling.analysis.access import Space, space_of
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.analysis.masked import Mask, mask_of
from mlfuse.passes.scheduling.chained import are_independent, product_of, row_major, stores
from mlfuse.passes.scheduling.matrices import Matrices
from mlfuse.passes.scheduling.nest import Unsuited


@dataclass(frozen=True)
class RowNests:
    """A product, a nest of its rows, and a product of these rows."""

    first: Matrices
    middle: Space
    last: Matrices
    made: LocalOp
    """What the first product writes."""
    taken: LocalOp
    """The left matrix of the last product."""

    @staticmethod
    def in_kernel(kernel: KernelOp, layout: Layout) -> RowNests | Unsuited:
        """The nests of a kernel, or why they are no such chain."""
        top = list(kernel.body.block.ops)
        nests = [op for op in top if isinstance(op, NestOp)]
        locals_ = [op for op in top if isinstance(op, LocalOp)]
        if len(nests) != 3 or len(locals_) != 2:
            return Unsuited(
                "it isn't a product, a nest and a product, with a local between each two"
            )
        if any(dtypes.of(local.result.type) != dtypes.F32 for local in locals_):
            return Unsuited("a matrix isn't f32")
        spaces = [space_of(nest, layout, merged=False) for nest in nests]
        first, last = (product_of(spaces[n]) for n in (0, 2))
        if isinstance(first, Unsuited):
            return first
        if isinstance(last, Unsuited):
            return last
        if not spaces[1].inner_nests():
            return Unsuited("the nest between its products isn't over rows")
        if not _is_plain(first):
            return Unsuited("the first nest does more than to store a product")
        made, taken = locals_ if stores(nests[0], locals_[0]) else reversed(locals_)
        chain = RowNests(first, spaces[1], last, made, taken)
        if reason := chain._misfit():
            return Unsuited(reason)
        if not are_independent(spaces, [local.result for local in locals_]):
            return Unsuited("a nest reads or writes what another one writes")
        return chain

    @property
    def parts(self) -> tuple[Matrices, Space, Matrices, LocalOp, LocalOp]:
        """All fields."""
        return self.first, self.middle, self.last, self.made, self.taken

    def _misfit(self) -> str:
        """Why the three nests don't share their rows; empty if they do."""
        first, middle, last = self.first, self.middle, self.last
        lead = first.column
        if first.row != lead - 1 or last.row != lead - 1 or last.column != lead:
            return "its products have no rows in common"
        if middle.outer != lead or len(middle.sizes) != lead + 1:
            return "the nest between its products isn't over their rows"
        sizes = first.space.sizes[: lead + 1]
        if middle.sizes != sizes or last.space.sizes[:lead] != sizes[:lead]:
            return "its nests have other sizes"
        if last.space.sizes[lead + 1] != sizes[lead]:
            return "the last product is over other terms than the columns of the first"
        if not isinstance(middle.nest, ParallelOp):
            return "the nest between its products isn't parallel"
        own = (self.made.result, self.taken.result)
        if last.left.buffer is not own[1] or last.right.buffer in own:
            return "the last product doesn't read the rows from the left"
        row = row_major(sizes)
        accesses = [
            *((access, (*row, Product(0))) for access in first.space.accesses.values()),
            *((access, row) for access in middle.accesses.values()),
            (last.left, (*row[:-1], Product(0), ONE)),
        ]
        for access, strides in accesses:
            is_own = access.buffer in own
            if is_own and (access.guard or access.computed or access.strides != strides):
                return "a nest reads or writes other rows than its own"
        return ""

    @property
    def rows(self) -> int:
        """The rows of one matrix."""
        return self.first.rows

    @property
    def width(self) -> int:
        """The elements of a row between the products."""
        return self.first.columns

    @cached_property
    def in_place(self) -> bool:
        """Whether the nest between may store a row where it read it: nothing reads the row after a store to it, but at the
        same element."""
        nests = self.middle.inner_nests()
        stored = [n for n, nest in enumerate(nests) if stores(nest, self.taken)]
        loaded = [n for n, nest in enumerate(nests) if _loads(nest, self.made)]
        return not loaded or not stored or max(loaded) < min(stored)

    @cached_property
    def mask(self) -> Mask | None:
        """What hides the ends of rows, if anything does."""
        return mask_of(self.middle, [self.taken.result])

    @property
    def skips_zeros(self) -> bool:
        """Whether the last product may leave out terms with a factor of 0 from the left."""
        return SKIPS_ZEROS in self.last.reduce.attributes


def _is_plain(product: Matrices) -> bool:
    """Whether a nest stores its sums as they are, and nothing else."""
    ops = list(product.space.nest.regions[0].block.ops)
    store = ops[-1]
    is_sum = isinstance(store, StoreOp) and store.value is product.reduce.results[0]
    return len(ops) == 2 and is_sum


def _loads(nest: NestOp, local: LocalOp) -> bool:
    ops = (use.operation for use in local.result.uses if not isinstance(use.operation, StoreOp))
    return any(nest.is_ancestor(op) for op in ops)
