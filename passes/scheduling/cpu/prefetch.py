"""Prefetches the next rows while a row is computed.

A row's first nest reads it from memory, the later nests read it from a cache, while memory is idle.
So the later nests prefetch lines of the following rows, a few lines for each group of elements.
Then a row takes the maximum of memory time and arithmetic time,
not the sum. Softmax of 4096 x 4096 takes about 0.6 of the time on one core.

All prefetches are in the nest that computes functions, if there is one, since it takes longest; otherwise half
in each of the last two nests. A single nest reads without pause, and the hardware prefetches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import LINE_BYTES, PrefetchOp
from mlfuse.dialects.loop.ops import LoadOp, LocalOp, NestOp, ScanOp, SerialOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.cpu.cost import FUNCTION_NS, op_ns
from mlfuse.passes.scheduling.cpu.kept_functions import kept_functions
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.emission.types import element_type

AHEAD_BYTES = 4096
"""How far ahead, at least: as many rows as it takes."""
LEAST_BYTES = 1024
"""Shorter rows follow each other without pause: the hardware prefetches them."""
MOST_BYTES = 262144
"""The bytes of a core's L2 that prefetched rows may take."""


def fetch(b: KernelBuilder, access: Access, point: Sequence[Index], elements: int) -> None:
    """Prefetch the cache lines of neighboring elements of a buffer, from a point on."""
    source, first = b.lookup(access.buffer), b.address(access, point)
    for offset in range(0, elements, LINE_BYTES // dtypes.of(element_type(source)).nbytes):
        b.emit(PrefetchOp(source, b.index(b.add(first, offset))))


@dataclass(frozen=True)
class Ahead:
    """One nest's share of prefetching the next rows."""

    b: KernelBuilder
    space: Space
    row: list[Index]
    """The outer indices of the row to fetch."""
    accesses: Sequence[Access]
    part: int
    """Which part of the row this nest fetches ..."""
    parts: int
    """... of how many."""

    def fetch(self, place: Index, elements: int) -> None:
        """Prefetch the share of the next row that belongs to the elements from `place` of this
        row."""
        b = self.b
        size = b.product(product(self.space.inner_sizes))
        start = b.div(b.mul(size, self.part), self.parts)
        for access in self.accesses:
            point = [*self.row, b.add(start, b.div(place, self.parts))]
            fetch(b, access, point, max(elements // self.parts, 1))


def aheads(b: KernelBuilder, space: Space, row: Index) -> dict[NestOp, Ahead]:
    """The prefetches of each nest of row `row`; none if that doesn't pay."""
    accesses = _streams(space)
    nests = space.inner_nests()
    ordered = any(isinstance(nest, ScanOp | SerialOp) for nest in nests)
    if len(nests) < 2 or len(space.inner_sizes) != 1 or not accesses or ordered:
        return {}
    length = space.inner_sizes[0].static
    nbytes = sum(dtypes.of(element_type(access.buffer)).nbytes for access in accesses)
    rows = 1
    if length is not None:
        if not LEAST_BYTES <= length * nbytes <= MOST_BYTES:
            return {}
        rows = -(-AHEAD_BYTES // (length * nbytes))
    later = nests[1:]
    loaded = {op for _, *others in kept_functions(space) for op in others}
    work = {nest: sum(op_ns(op) for op in nest.walk() if op not in loaded) for nest in later}
    slowest = max(later, key=lambda nest: work[nest])
    chosen = [slowest] if work[slowest] >= FUNCTION_NS or nbytes % 4 else later[-2:]
    point = b.delinearize(b.add(row, rows), space.outer_sizes)
    return {
        nest: Ahead(b, space, point, accesses, part, len(chosen))
        for part, nest in enumerate(chosen)
    }


def _streams(space: Space) -> list[Access]:
    """The loads of the first nest that read each row from memory, one per buffer."""
    nest = space.inner_nests()[0]
    found: dict[SSAValue, Access] = {}
    for op, access in space.accesses.items():
        if not isinstance(op, LoadOp) or op.parent_op() is not nest:
            continue
        strides = access.strides
        private = isinstance(access.buffer.owner, LocalOp)
        if private or strides is None or access.computed or access.guard:
            continue
        by_row = any(stride.factor for stride in strides[: space.outer])
        if by_row and access.is_contiguous(len(space.sizes) - 1):
            found.setdefault(access.buffer, access)
    return list(found.values())
