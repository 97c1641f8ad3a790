"""Rows on a CPU: one core computes a row, nest after nest, while it is in L1.

A `loop.parallel` over kept dims with nests over reduced dims in it: softmax, layer norm, sums along
the last dim. A chunk is some rows; for each row its nests run in order, reductions with lanes (see
`cpu/lanes.py`), parallel nests as vector loops. The first nest reads a row from memory, the later ones from
L1 or L2, while they prefetch the next rows (`cpu/prefetch.py`); `loop.local` rows are arrays
on the stack. Results too large for the caches use non-temporal stores (`cpu/streaming.py`).

Rows are the unit of work: few very long rows leave cores idle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import prod

from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import (
    AccumulateOp,
    LocalOp,
    NestOp,
    ParallelOp,
    ReduceOp,
    ScanOp,
    SerialOp,
    StoreOp,
)
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.analysis.known import NOTHING, Known
from mlfuse.passes.scheduling.cpu.cost import fork_chunks
from mlfuse.passes.scheduling.cpu.kept_functions import KeptValues, keep
from mlfuse.passes.scheduling.cpu.lanes import Lanes, reduce_body
from mlfuse.passes.scheduling.cpu.loops import (
    chunk_elements,
    chunks,
    counted,
    cut_rows,
    elements,
    runs_of,
    walked,
)
from mlfuse.passes.scheduling.cpu.points import emit_points, points_of
from mlfuse.passes.scheduling.cpu.prefetch import Ahead, aheads
from mlfuse.passes.scheduling.cpu.scan import AT_ONCE, Scan, emit_scanned_rows, is_scan_alone
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.cpu.streaming import Streams, Tiles, choose_streams
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device

STRIP = 32
"""Elements between two prefetches of lines of the next rows."""
STACK_BYTES = 2**20
"""The largest local: a thread's stack is 2 MiB or more."""


@dataclass(frozen=True)
class Rows(CpuSchedule):
    """A nest with nests in it, row by row."""

    name = "by rows"

    space: Space
    device: Device

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Rows | Unsuited:
        if not space.inner_nests():
            return Unsuited("it has no nests inside")
        return Rows(space, device)

    def emit(self, b: KernelBuilder) -> None:
        space = self.space
        choose_streams(b, space, self.device, lambda streams: _emit_rows(b, space, streams))


def _emit_rows(b: KernelBuilder, space: Space, streams: Streams | None) -> None:
    row_elements = product(space.inner_sizes).static
    cut = cut_rows(space.outer_sizes, row_elements, chunk_elements(space))
    scans = is_scan_alone(space)
    if scans:
        cut = replace(cut, step=-(-cut.step // AT_ONCE) * AT_ONCE)
    fork = fork_chunks(space, None if row_elements is None else cut.step * row_elements)
    with chunks(b, cut, fork) as (low, high):
        if scans:
            emit_scanned_rows(b, space, low, high)
            return
        tiles = tiles_of(b, space, streams)
        with counted(b, low, high) as row:
            ahead = aheads(b, space, row)
            emit_row(b, space, b.delinearize(row, space.outer_sizes), RowHooks(ahead, tiles))


def tiles_of(b: KernelBuilder, space: Space, streams: Streams | None) -> dict[NestOp, Tiles]:
    """Tiles for each nest that streams, once a core."""
    tiles: dict[NestOp, Tiles] = {}
    if streams is None:
        return tiles
    for nest in space.inner_nests():
        stores = {op: access for op, access in streams.stores.items() if op.parent_op() is nest}
        if stores and isinstance(nest, ParallelOp):
            tiles[nest] = Tiles(b, replace(streams, stores=stores))
    return tiles


@dataclass(frozen=True)
class Run:
    """A part of a row, and what is known of its ops there."""

    start: Index
    stop: Index
    known: Known = NOTHING


@dataclass
class RowHooks:
    """Extra code in a row's nests."""

    ahead: Mapping[NestOp, Ahead] = field(default_factory=dict[NestOp, Ahead])
    """The prefetches of nests."""
    tiles: Mapping[NestOp, Tiles] = field(default_factory=dict[NestOp, Tiles])
    """The tiles for streamed results."""
    accumulate: Callable[[AccumulateOp, Sequence[Index]], None] | None = None
    """Emits a `loop.accumulate` at a point."""
    runs: Sequence[Run] | None = None
    """The parts of a row that are computed, along its only dim; None for all of it."""
    kept: KeptValues | None = None
    """The values that nests keep for later ones."""


def emit_row(
    b: KernelBuilder, space: Space, outer: list[Index], row: RowHooks | None = None
) -> None:
    """Emit the code of one row."""
    b.bind_indices(space, outer)
    hooks = memory_hooks(b, space.accesses, outer)
    hooks.local = lambda op: emit_local(b, op)
    beside = replace(row or RowHooks(), kept=keep(b, space))
    hooks.nest = lambda nest: _emit_nest(b, space, nest, outer, beside)
    b.clone(space.nest.regions[0].block.ops, hooks)


def emit_local(b: KernelBuilder, op: LocalOp) -> None:
    """A local as an array on the stack."""
    type_ = op.result.type
    count = prod(type_.get_shape())
    nbytes = count * dtypes.of(type_).nbytes
    if nbytes > STACK_BYTES:
        raise OpError(
            op,
            f"loop.local: {nbytes} bytes on the stack, at most {STACK_BYTES} are possible; "
            "lower to loops for this device, or compute the row twice",
        )
    b.values[op.result] = b.alloca(type_.element_type, max(count, 1))


def _emit_nest(
    b: KernelBuilder, space: Space, nest: NestOp, outer: list[Index], row: RowHooks
) -> None:
    if isinstance(nest, ReduceOp):
        _emit_reduce(b, space, nest, outer, row)
        return
    if isinstance(nest, ScanOp):
        scan = Scan(b, nest)
        with walked(b, space.inner_sizes) as inner:
            scan.step(space, [*outer, *inner])
        return
    if isinstance(nest, SerialOp):
        with walked(b, space.inner_sizes) as inner:
            _emit_point(b, space, nest, [*outer, *inner], row)
        return
    _emit_parallel(b, space, nest, outer, row)


def _emit_reduce(
    b: KernelBuilder, space: Space, reduce: ReduceOp, outer: list[Index], row: RowHooks
) -> None:
    points = points_of(reduce, space)
    emit_points(b, reduce, space, points, lambda j: reduce_body(b, reduce, space, [*outer, j]))
    leave_out = {point.number for point in points}
    left = [result for n, result in enumerate(reduce.results) if n not in leave_out]
    if not left:
        return
    lanes = Lanes(b, reduce, product(space.inner_sizes).static, leave_out)
    for run in row.runs or ():
        with b.where(run.known):
            body = partial(_reduced, b, reduce, space, outer, row.kept)
            lanes.add_run(run.start, run.stop, body)
    if row.runs is None:
        with runs_of(b, space.inner_sizes) as (middle, start, stop):
            body = partial(_reduced, b, reduce, space, [*outer, *middle], row.kept)
            lanes.add_run(start, stop, body, row.ahead.get(reduce))
    b.values.update(zip(left, lanes.finish(), strict=True))


def _reduced(
    b: KernelBuilder,
    reduce: ReduceOp,
    space: Space,
    before: list[Index],
    kept: KeptValues | None,
    index: Index,
) -> list[SSAValue]:
    return reduce_body(b, reduce, space, [*before, index], kept)


def _emit_parallel(
    b: KernelBuilder, space: Space, nest: NestOp, outer: list[Index], row: RowHooks
) -> None:
    """A vector loop along the row: in pieces if it streams or prefetches."""
    tiles = row.tiles.get(nest)
    ahead = row.ahead.get(nest)
    if row.runs is not None:
        for run in row.runs:
            with b.where(run.known), b.simd(run.start, run.stop) as index:
                _emit_point(b, space, nest, [*outer, index], row)
        return
    if tiles is None and ahead is None:
        with elements(b, space.inner_sizes) as inner:
            _emit_point(b, space, nest, [*outer, *inner], row)
        return
    with runs_of(b, space.inner_sizes) as (middle, start, stop):
        before = [*outer, *middle]
        first, last, length = start, b.sub(stop, b.rem(b.sub(stop, start), STRIP)), STRIP
        if tiles is not None:
            first, last = tiles.within(before, start, stop)
            length = tiles.streams.tile
        with b.loop(first, last, length) as left:
            if ahead is not None:
                ahead.fetch(left, length)
            with b.simd(0, length) as place:
                _emit_point(b, space, nest, [*before, b.add(left, place)], row, (tiles, place))
            if tiles is not None:
                tiles.flush([*before, left])
        if first == start and last == stop:
            return
        with b.loop(0, 2) as end:
            is_first = b.equal(end, 0)
            ends = b.select(is_first, start, last), b.select(is_first, first, stop)
            with b.simd(*ends) as index:
                _emit_point(b, space, nest, [*before, index], row)


def _emit_point(
    b: KernelBuilder,
    space: Space,
    nest: NestOp,
    point: list[Index],
    row: RowHooks,
    tiled: tuple[Tiles | None, Index] = (None, 0),
) -> None:
    """One point of a nest; `tiled`: streamed results go to a place of their tile."""
    b.bind_indices(space, point)
    hooks = memory_hooks(b, space.accesses, point)
    store_plainly = hooks.store
    tiles, place = tiled

    def store(op: StoreOp, value: SSAValue) -> None:
        if tiles is None or not tiles.store(op, value, place):
            store_plainly(op, value)

    hooks.store = store
    accumulate = row.accumulate
    if accumulate is not None:
        hooks.accumulate = lambda op: accumulate(op, point)
    ops = list(nest.regions[0].block.ops)
    if row.kept is None or not space.inner_sizes:
        b.clone(ops, hooks)
    else:
        row.kept.clone(ops, hooks, point[-1])
