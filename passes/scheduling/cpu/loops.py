"""Divides an index space on a CPU: into chunks for the cores and contiguous runs for the vectors.

A space of dims (d0, ..., dn) is traversed in row-major order. Its innermost dim is a vector loop; the others are rows.
Chunks depend on sizes alone, never on the number of cores, so results are the same on every machine with the same
device description:

- one dim: chunks of elements;
- many rows: chunks of rows, over the fewest leading dims that give every core work;
- few long rows: every row in tiles, with one chunk per tile.

A chunk moves about `CHUNK_BYTES`, enough to hide the cost of assigning it (about 1 us) and little
enough to stay in a core's L2 and to balance. A space of one chunk has no loop over chunks.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import AccessOp, LocalOp
from mlfuse.dialects.sizes import Product, product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.emission.types import element_type

CHUNK_BYTES = 65536
"""The approximate bytes that a chunk reads and writes."""
MANY_CHUNKS = 64
"""The fewest rows that are shared among cores."""


@dataclass(frozen=True)
class Chunking:
    """The chunks of a space."""

    sizes: tuple[Product, ...]
    lead: int
    """The number of leading dims that the chunks cover."""
    step: int
    """Elements, rows or tiles of one chunk."""
    tile: int | None = None
    """The length of a tile, if rows are cut into tiles."""

    @property
    def count(self) -> Product | None:
        """The total number of elements, rows or tiles; None if it isn't a product."""
        if self.tile is None:
            return product(self.sizes[: self.lead])
        inner = self.sizes[-1].static
        return None if inner is None else product(self.sizes[:-1]) * -(-inner // self.tile)


def cut_space(sizes: tuple[Product, ...], chunk: int) -> Chunking:
    """Cut a space so that a chunk has about `chunk` elements."""
    if len(sizes) <= 1:
        return Chunking(sizes, len(sizes), chunk)
    inner = sizes[-1].static
    rows = product(sizes[:-1]).static
    if inner is None or (rows is not None and rows < MANY_CHUNKS and inner >= 2 * chunk):
        return Chunking(sizes, len(sizes) - 1, 1, tile=chunk)
    lead = _leading_dims(sizes[:-1])
    below = product(sizes[lead:]).static
    step = 1 if below is None else max(chunk // max(below, 1), 1)
    return Chunking(sizes, lead, step)


def cut_rows(sizes: tuple[Product, ...], row: int | None, chunk: int) -> Chunking:
    """Cut a space of rows, each of `row` elements, all dims of which are counted through."""
    step = 1 if row is None else max(chunk // max(row, 1), 1)
    return Chunking(sizes, len(sizes), step)


def _leading_dims(sizes: Sequence[Product]) -> int:
    """The fewest leading dims with enough rows for every core; all dims if sizes are unknown."""
    rows = 1
    for lead, size in enumerate(sizes, start=1):
        rows *= size.static or 1
        if rows >= MANY_CHUNKS:
            return lead
    return len(sizes)


def chunk_elements(space: Space) -> int:
    """The number of elements of a space that move `CHUNK_BYTES`: a multiple of 64."""
    return chunk_of(op.buffer for op in _distinct(space))


def chunk_of(buffers: Iterable[SSAValue]) -> int:
    """The number of elements of this many buffers that take `CHUNK_BYTES`: a multiple of 64."""
    bytes_each = sum(dtypes.of(element_type(buffer)).nbytes for buffer in buffers)
    return max(CHUNK_BYTES // max(bytes_each, 1) // 64 * 64, 64)


def _distinct(space: Space) -> list[AccessOp]:
    """One access for each buffer in memory that is walked along the last dim."""
    last = len(space.sizes) - 1
    found: dict[object, AccessOp] = {}
    for op, access in space.accesses.items():
        if last in access.used and not isinstance(op.buffer.owner, LocalOp):
            found.setdefault(op.buffer, op)
    return list(found.values())


@contextmanager
def chunks(
    b: KernelBuilder, chunking: Chunking, fork: int | None = None
) -> Generator[tuple[Index, Index]]:
    """The loop over chunks; yields a chunk's ends, for `runs`. No loop for a single chunk.

    `fork`: from how many chunks on threads are started, 2 for None.
    """
    count = chunking.count
    if count is not None and count.static is not None and count.static <= chunking.step:
        yield 0, count.static
        return
    size = tile_count(b, chunking) if count is None else b.product(count)
    with b.chunks(size, chunking.step, fork=fork) as ends:
        yield ends


@contextmanager
def runs(
    b: KernelBuilder, chunking: Chunking, low: Index, high: Index
) -> Generator[tuple[list[Index], Index, Index]]:
    """Within a chunk: yields all indices but the last, and the range of the last.

    The body is emitted inside the loops over rows, if there are any.
    """
    sizes = chunking.sizes
    if not sizes:
        yield [], 0, 1
    elif chunking.tile is not None:
        with counted(b, low, high) as number:
            yield tile_of(b, chunking, number)
    elif len(sizes) == 1:
        yield [], low, high
    else:
        with (
            counted(b, low, high) as row,
            runs_of(b, sizes[chunking.lead :]) as (middle, start, stop),
        ):
            yield [*b.delinearize(row, sizes[: chunking.lead]), *middle], start, stop


def tile_count(b: KernelBuilder, chunking: Chunking) -> Index:
    """How many tiles there are in all."""
    assert chunking.tile is not None
    tiles = b.ceil_div(b.product(chunking.sizes[-1]), chunking.tile)
    return b.mul(b.product(product(chunking.sizes[:-1])), tiles)


def tile_of(
    b: KernelBuilder, chunking: Chunking, number: Index
) -> tuple[list[Index], Index, Index]:
    """One tile by its number: all indices but the last, and the range of the last."""
    assert chunking.tile is not None
    extent = b.product(chunking.sizes[-1])
    point: list[Index] = []
    if len(chunking.sizes) > 1:
        tiles = b.ceil_div(extent, chunking.tile)
        point = b.delinearize(b.div(number, tiles), chunking.sizes[:-1])
        number = b.rem(number, tiles)
    start = b.mul(number, chunking.tile)
    return point, start, b.min(b.add(start, chunking.tile), extent)


@contextmanager
def runs_of(
    b: KernelBuilder, sizes: Sequence[Product]
) -> Generator[tuple[list[Index], Index, Index]]:
    """A whole space serially: yields as `runs` does."""
    with ExitStack() as stack:
        point: list[Index] = [stack.enter_context(b.loop(0, b.product(s))) for s in sizes[:-1]]
        yield point, 0, b.product(sizes[-1]) if sizes else 1


@contextmanager
def counted(b: KernelBuilder, low: Index, high: Index) -> Generator[Index]:
    """A serial loop; no loop if it is known to run once."""
    if isinstance(low, int) and high == low + 1:
        yield low
        return
    with b.loop(low, high) as index:
        yield index


@contextmanager
def walked(b: KernelBuilder, sizes: Sequence[Product]) -> Generator[list[Index]]:
    """Serial loops over all indices of a space."""
    with ExitStack() as stack:
        yield [stack.enter_context(b.loop(0, b.product(size))) for size in sizes]


@contextmanager
def elements(b: KernelBuilder, sizes: Sequence[Product]) -> Generator[list[Index]]:
    """All indices of a space, the innermost as a vector loop."""
    with ExitStack() as stack:
        point: list[Index] = [stack.enter_context(b.loop(0, b.product(s))) for s in sizes[:-1]]
        point += [stack.enter_context(b.simd(0, b.product(s))) for s in sizes[-1:]]
        yield point
