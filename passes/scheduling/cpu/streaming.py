"""Non-temporal stores for large results of a CPU kernel.

A store to a line that isn't in a cache reads the line first. If a nest moves more than the caches hold
(`Device.cache_bytes`), its results leave the cache before they are read, so reading the line is
wasted: a third of the traffic of a copy. Such results are computed into a tile
and moved from there by `kernel.stream`. Measured, a copy of 64 MiB takes half the time; one of 4 MiB, with a
result that the next kernel would have found in the cache, three times as long.

A buffer is streamed if the nest writes it in contiguous runs of its innermost dim, and no nest of the kernel reads it
(in place, its lines are in the cache anyway). A tile is whole cache lines; the elements of a run before and after them
use plain stores. If sizes are known only at run time, both versions of the nest are emitted, and the sizes choose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import LINE_BYTES, StreamOp, UntilLineOp
from mlfuse.dialects.loop.ops import AccessOp, LocalOp, StoreOp
from mlfuse.dialects.sizes import Product, product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.emission.types import element_type
from mlfuse.targets.devices import Device

TILE = 16
"""The fewest elements of a tile: the compiler keeps them in registers, and stores of one tile
overlap with the computation of the next."""
LEAST_RUN = 256
"""Elements of a run that is worth streaming by itself."""
LEAST_LINES_RUN = 64
"""The same for whole lines: if one run is aligned to a line, all are."""


@dataclass(frozen=True)
class Streams:
    """The streamed buffers of a nest, and the condition for streaming."""

    stores: Mapping[StoreOp, Access]
    moved: tuple[tuple[Product, int], ...]
    """What the nest reads and writes: elements, and the bytes of each."""
    limit: int
    """The bytes from which streaming pays."""

    @property
    def always(self) -> bool | None:
        """Whether it pays, or None where that depends on sizes at run time."""
        if not self.stores:
            return False
        known = sum(
            count.static * nbytes for count, nbytes in self.moved if count.static is not None
        )
        if known > self.limit:
            return True
        return None if any(count.static is None for count, _ in self.moved) else False

    @property
    def tile(self) -> int:
        """Elements of a tile: whole lines of every result, and whole vectors of what is read."""
        return max(LINE_BYTES // min(nbytes for _, nbytes in self.moved), TILE)

    def over(self, space: Space) -> Streams:
        """The same over another order of the nest's loops."""
        return replace(self, stores={op: space.accesses[op] for op in self.stores})

    def total(self, b: KernelBuilder) -> Index:
        """The bytes moved, at run time; it pays where they are more than `limit`."""
        total: Index = 0
        for count, nbytes in self.moved:
            total = b.add(total, b.mul(b.product(count), nbytes))
        return total


def streams_of(space: Space, device: Device) -> Streams:
    """The buffers of a pointwise nest that may be streamed."""
    kernel = space.nest.parent_op()
    assert kernel is not None
    read = {
        op.buffer
        for op in kernel.walk()
        if isinstance(op, AccessOp) and not isinstance(op, StoreOp)
    }
    stores: dict[StoreOp, Access] = {}
    for op, access in space.accesses.items():
        if isinstance(op, StoreOp) and op.buffer not in read and _in_runs(space, access):
            stores[op] = access
    if len({op.buffer for op in stores}) < len(stores):  # such as pieces of a concat
        stores = {}
    moved: dict[SSAValue, tuple[Product, int]] = {}
    for op, access in space.accesses.items():
        count = product(space.sizes[dim] for dim in sorted(access.used))
        moved.setdefault(op.buffer, (count, dtypes.of(element_type(op.buffer)).nbytes))
    return Streams(stores, tuple(moved.values()), device.cache_bytes)


def _in_runs(space: Space, access: Access) -> bool:
    """Whether a store goes to the places one after the other of long runs, all of them."""
    if access.strides is None or not space.sizes or isinstance(access.buffer.owner, LocalOp):
        return False
    last = len(space.sizes) - 1
    run = space.sizes[last].static
    if run is None or run >= LEAST_RUN:
        return access.is_run(last)
    whole_lines = run * dtypes.of(element_type(access.buffer)).nbytes % LINE_BYTES == 0
    return access.is_run(last) and run >= LEAST_LINES_RUN and whole_lines


class Tiles:
    """The tiles of one core."""

    def __init__(self, b: KernelBuilder, streams: Streams, elements: int | None = None):
        """`elements` of a tile, if not `streams.tile`: whole lines of every result."""
        self.b = b
        self.streams = streams
        size = streams.tile if elements is None else elements
        self.arrays = {op: b.alloca(element_type(op.buffer), size) for op in streams.stores}

    def store(self, op: StoreOp, value: SSAValue, place: Index) -> bool:
        """Put a value into its tile; False if its buffer isn't streamed."""
        if op not in self.arrays:
            return False
        self.b.store(value, self.arrays[op], place)
        return True

    def flush(self, point: list[Index]) -> None:
        """Move the tiles to where `point` lies, and on."""
        b = self.b
        for op, access in self.streams.stores.items():
            at = b.index(b.address(access, point))
            b.emit(StreamOp(self.arrays[op], b.lookup(op.buffer), at))

    def within(self, outer: list[Index], start: Index, stop: Index) -> tuple[Index, Index]:
        """Where the whole tiles of a run begin and end.

        They begin where the first result has a line's beginning, and so do all others as a rule, for
        arrays are made alike.
        """
        b = self.b
        op, access = next(iter(self.streams.stores.items()))
        at = b.index(b.address(access, [*outer, start]))
        skip = b.value_of(UntilLineOp(b.lookup(op.buffer), at))
        first = b.min(b.add(start, skip), stop)
        return first, b.sub(stop, b.rem(b.sub(stop, first), self.streams.tile))


def choose_streams(
    b: KernelBuilder, space: Space, device: Device, emit: Callable[[Streams | None], None]
) -> None:
    """Emit a nest with or without streaming, or both versions if sizes at run time decide."""
    streams = streams_of(space, device)
    match streams.always:
        case True:
            emit(streams)
        case False:
            emit(None)
        case None:
            total = streams.total(b)
            with b.when(b.less(streams.limit, total)):
                emit(streams)
            with b.when(b.less(total, streams.limit + 1)):
                emit(None)
