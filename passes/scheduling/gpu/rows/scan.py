"""Scans on a GPU: cumulative sums along rows.

If rows are contiguous in memory, a warp or a block scans a row a tile at a time: each thread takes `GROUP` adjacent
elements, combines them in order, and the threads' results are scanned by shuffles within warps (Hillis and Steele,
1986) and through shared memory between them. The prefix of earlier tiles is combined from the left with each. There
are two barriers per tile; every element is read and written once.

Rows that are adjacent in memory have one thread each (`gpu/rows/serial.py`).

The order of combination depends on the row's length and the device alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.kernel.ops import BarrierOp, SharedOp, ShuffleUpOp
from mlfuse.dialects.loop.ops import NestOp, ScanOp, StoreOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.hooks import no_local, no_nest
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import flat_type
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows.kinds import kind_of
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.gpu.teams import WARP
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device

GROUP = 4
"""Neighbours that a thread takes."""
_BLOCK = 256

Values = list[SSAValue]


@dataclass(frozen=True)
class ScannedRows(GpuSchedule):
    """A nest with scans in it, a block a row."""

    name = "by scans of rows"

    space: Space

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> ScannedRows | Unsuited:
        if not any(isinstance(nest, ScanOp) for nest in space.inner_nests()):
            return Unsuited("it has no loop.scan")
        if kind_of(space) != "team":
            return Unsuited("neighbors of a row aren't neighbors in memory")
        return ScannedRows(space)

    def phases(self, job: Job) -> list[Phase]:
        space = self.space
        count, length = product(space.outer_sizes), product(space.inner_sizes)
        threads = _BLOCK
        while (
            length.static is not None and threads > WARP and length.static <= threads * GROUP // 2
        ):
            threads //= 2
        b = job.builder()
        thread, row = parts.thread_id(b), parts.block_id(b)
        team = teams.block(b, thread, threads)
        point = parts.point_of(b, row, space.outer_sizes)
        writer = RowWriter(b, team, {}, point, space.accesses)
        hooks = writer.hooks
        hooks.nest = lambda nest: _scan(b, space, nest, point, thread, threads)
        # A grid has one block at least, even where there are no rows.
        with parts.when(b, None if count.static else b.less(row, b.product(count))):
            b.bind_indices(space, point)
            b.clone(space.nest.regions[0].block.ops, hooks)
        return [job.finish(b, Count(count), threads, count * length)]


def _scan(
    b: KernelBuilder, space: Space, nest: NestOp, outer: list[Index], thread: Index, threads: int
) -> None:
    if not isinstance(nest, ScanOp):
        raise OpError(nest, f"{nest.name}: can't be in one kernel with a loop.scan")
    size = b.product(product(space.inner_sizes))
    init = [b.lookup(value) for value in nest.init]
    carried = b.variables(init)
    own = [b.alloca(value.type, GROUP) for value in init]
    slots = [b.value_of(SharedOp(flat_type(value.type, threads // WARP))) for value in init]
    with b.loop(0, size, threads * GROUP) as start:
        first = b.add(start, b.mul(thread, GROUP))
        total = _group(b, space, nest, outer, first, size, own)
        before, everything = _across(b, nest, total, init, slots, thread, threads)
        left = b.combine(nest, [b.load(place) for place in carried], before)
        _hand_out(b, space, nest, outer, first, size, own, left)
        after = b.combine(nest, [b.load(place) for place in carried], everything)
        for value, place in zip(after, carried, strict=True):
            b.store(value, place)
        b.emit(BarrierOp())  # before the slots are written again


def _group(
    b: KernelBuilder,
    space: Space,
    nest: ScanOp,
    outer: list[Index],
    first: Index,
    size: Index,
    own: Values,
) -> Values:
    """The thread's elements, combined up to each, in `own`; returns all of them combined."""
    running = b.variables(b.lookup(value) for value in nest.init)
    with parts.unroll(b, GROUP) as u:
        with b.when(b.less(b.add(first, u), size)):
            point = [*outer, *_inner(b, space, b.add(first, u))]
            values = b.clone(nest.body.block.ops, _direct(b, space, point))
            now = b.combine(nest, [b.load(place) for place in running], values)
            for value, place in zip(now, running, strict=True):
                b.store(value, place)
        for place, array in zip(running, own, strict=True):
            b.store(b.load(place), array, u)
    return [b.load(place) for place in running]


def _hand_out(
    b: KernelBuilder,
    space: Space,
    nest: ScanOp,
    outer: list[Index],
    first: Index,
    size: Index,
    own: Values,
    left: Values,
) -> None:
    """Run the last region for the thread's elements."""
    before = b.variables(left)
    args = nest.each.block.args[len(nest.indices()) :]
    with parts.unroll(b, GROUP) as u, b.when(b.less(b.add(first, u), size)):
        now = b.combine(nest, left, [b.load(array, u) for array in own])
        b.values.update(zip(args, (*(b.load(place) for place in before), *now), strict=True))
        for value, place in zip(now, before, strict=True):
            b.store(value, place)
        point = [*outer, *_inner(b, space, b.add(first, u))]
        b.clone(nest.each.block.ops, _direct(b, space, point))


def _inner(b: KernelBuilder, space: Space, position: Index) -> list[Index]:
    return parts.point_of(b, position, space.inner_sizes)


def _direct(b: KernelBuilder, space: Space, point: list[Index]) -> Hooks:
    """Loads and stores go straight to memory."""
    b.bind_indices(space, point)

    def store(op: StoreOp, value: SSAValue) -> None:
        b.write(value, space.accesses[op], point)

    return Hooks(lambda op: b.read(space.accesses[op], point), store, no_local, no_nest)


def _across(
    b: KernelBuilder,
    nest: ScanOp,
    total: Values,
    init: Values,
    slots: Values,
    thread: Index,
    threads: int,
) -> tuple[Values, Values]:
    """The combined value of the threads before this one, and of all threads."""
    lane = b.rem(thread, WARP)
    upto = total
    step = 1
    while step < WARP:
        below = [b.value_of(ShuffleUpOp(value, step)) for value in upto]
        joined = b.combine(nest, below, upto)
        has_below = b.value_of(arith.CmpiOp(b.index(lane), b.index(step), "uge"))
        upto = _choose(b, has_below, joined, upto)
        step *= 2
    shifted = [b.value_of(ShuffleUpOp(value, 1)) for value in upto]
    before = _choose(b, b.equal(lane, 0), init, shifted)
    warps, warp = threads // WARP, b.div(thread, WARP)
    with b.when(b.equal(lane, WARP - 1)):
        for value, slot in zip(upto, slots, strict=True):
            b.store(value, slot, warp)
    b.emit(BarrierOp())
    if warps == 1:
        return before, _last(b, slots, 0)
    sums, earlier = b.variables(init), b.variables(init)
    with parts.unroll(b, warps) as w:
        so_far = [b.load(place) for place in sums]
        with b.when(b.equal(w, warp)):
            for value, mine in zip(so_far, earlier, strict=True):
                b.store(value, mine)
        joined = b.combine(nest, so_far, _last(b, slots, w))
        for value, place in zip(joined, sums, strict=True):
            b.store(value, place)
    before = b.combine(nest, [b.load(mine) for mine in earlier], before)
    return before, [b.load(place) for place in sums]


def _last(b: KernelBuilder, slots: Values, warp: Index) -> Values:
    return [b.load(slot, warp) for slot in slots]


def _choose(b: KernelBuilder, condition: SSAValue, a: Sequence[SSAValue], other: Values) -> Values:
    pairs = zip(a, other, strict=True)
    return [b.value_of(arith.SelectOp(condition, x, y)) for x, y in pairs]
