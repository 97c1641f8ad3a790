"""Fetching the next rows while a row is worked on.

A row is read from memory by its first nest and from a cache by the later ones, while memory stands still.
So the later nests ask for what the first one will want next: lines of the rows that follow, a few each time
they have done as many elements. Then a row takes the longer of the times of memory and of
arithmetic, not the sum. Softmax of 4096 x 4096 takes about 0.6 of the time on one core.

All of it is asked for in the nest that computes functions, if there is one, since it takes longest; otherwise half
in each of the last two. A single nest reads without pause, and the machine itself fetches ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import PrefetchOp
from mlfuse.dialects.loop.ops import LoadOp, LocalOp, NestOp, ScanOp, SerialOp
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.analysis.layout import product
from mlfuse.passes.scheduling.cpu.cost import FUNCTION_NS, op_ns
from mlfuse.passes.scheduling.cpu.kept_functions import kept_functions
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder, element_type

LINE = 64
"""Bytes of a cache line."""
AHEAD_BYTES = 4096
"""How far ahead, at least: as many rows as it takes."""
LEAST_BYTES = 1024
"""Shorter rows come one after the other without pause: the machine itself fetches ahead."""
MOST_BYTES = 262144
"""What the rows that are fetched ahead may take of a core's L2."""


@dataclass(frozen=True)
class Ahead:
    """What one nest of a row fetches of the next rows."""

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
        """Fetch what goes with the elements from `place` of this row: their share of the next."""
        b = self.b
        size = b.product(product(self.space.inner_sizes))
        start = b.div(b.mul(size, self.part), self.parts)
        for access in self.accesses:
            line = LINE // dtypes.of(element_type(access.buffer)).nbytes
            first = b.address(access, [*self.row, b.add(start, b.div(place, self.parts))])
            for offset in range(0, max(elements // self.parts, 1), line):
                b.emit(PrefetchOp(b.lookup(access.buffer), b.index(b.add(first, offset))))


def aheads(b: KernelBuilder, space: Space, row: Index) -> dict[NestOp, Ahead]:
    """What each nest of row `row` fetches; nothing where that isn't worth it."""
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
    """The loads of the first nest that read a row of their own from memory, one a buffer."""
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
