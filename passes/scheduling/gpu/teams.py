"""Teams: threads that share a row on a GPU, and combine their partial results.

A team is one thread, 2 to 32 adjacent lanes of a warp, a block, or the blocks of a cluster. Each thread combines its
own elements in order. Then lanes exchange values with the lanes 16, 8, 4, 2, 1 away, so that every lane has the
result. In a block the first lane of each warp stores its result in shared memory, and after a barrier every warp
combines these in the same way. In a cluster every warp stores its result in the shared memory of every block, so that
after one barrier of the cluster each block reads only its own.

The tree depends only on the sizes of row and team. Both lanes of an exchange put the lower lane's value first, so a
combiner that is not commutative to the last bit still gives all lanes the same value. Each exchange has its own slots:
one barrier suffices for any number of reductions.

Cost of an exchange, by value: log2(lanes) shuffles for lanes; 10 and a barrier for a block of 1024; in a
cluster a store, a barrier of the cluster (about 0.3 us) and the same again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import (
    BarrierOp,
    ClusterArriveOp,
    ClusterRankOp,
    ClusterStoreOp,
    ClusterWaitOp,
    SharedOp,
    ShuffleXorOp,
)
from mlfuse.dialects.loop.ops import AccumulateOp, ReduceOp, YieldOp
from mlfuse.dialects.loop.table import ForeachOp
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import flat_type

WARP = 32
Combining = ReduceOp | ForeachOp | AccumulateOp
"""An op with a combiner."""
Partial = tuple[Combining, Sequence[SSAValue]]
"""A reduction, and one thread's partial results."""
Combine = Callable[[Sequence[Partial]], list[list[SSAValue]]]

_COMMUTATIVE = (
    *(arith.AddfOp, arith.MulfOp, arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp),
    *(arith.MinnumfOp, arith.AddiOp, arith.MuliOp, arith.AndIOp, arith.OrIOp, arith.XOrIOp),
    *(arith.MaxSIOp, arith.MaxUIOp, arith.MinSIOp, arith.MinUIOp),
)


@dataclass(frozen=True)
class Team:
    """The threads that share a row, as one of them sees it."""

    lane: Index
    """The thread's number in the team."""
    threads: Index
    """The number of threads: static, unless all blocks of a grid are one team."""
    together: Combine
    """Combines the partial results of all threads, for every thread of the block: several reductions
    at once."""
    leads: SSAValue | None
    """Whether this thread stores the row's scalars; None for a team of one thread."""
    blocks: int = 1
    """Blocks of a cluster that share the row."""

    def combine(self, reduce: Combining, values: Sequence[SSAValue]) -> list[SSAValue]:
        """The results of one reduction."""
        return self.together([(reduce, values)])[0]


def alone() -> Team:
    """One thread per row."""
    return Team(0, 1, lambda partials: [list(values) for _, values in partials], None)


def warp(b: KernelBuilder, thread: Index) -> Team:
    """One warp per row."""
    return lanes(b, thread, WARP)


def lanes(b: KernelBuilder, thread: Index, count: int) -> Team:
    """`count` adjacent lanes per row, a power of two; all lanes of the warp have a row."""
    if count == 1:
        return alone()
    lane = b.rem(thread, count)
    return Team(lane, count, lambda ps: exchange(b, ps, lane, count), b.equal(lane, 0))


def block(b: KernelBuilder, thread: Index, threads: int) -> Team:
    """One block per row; `threads` is a power of two."""
    leads = b.equal(thread, 0)
    return Team(thread, threads, lambda ps: across_warps(b, ps, thread, threads), leads)


def cluster(b: KernelBuilder, thread: Index, threads: int, blocks: int) -> Team:
    """The blocks of a cluster per row, each of `threads`; call this before any divergence."""
    rank = b.value_of(ClusterRankOp())
    b.emit(ClusterArriveOp())  # so that all blocks run before the first stores to another
    lane = b.add(b.mul(rank, threads), thread)
    waiting = [True]  # waits until the others have started

    def together(partials: Sequence[Partial]) -> list[list[SSAValue]]:
        mine = exchange(b, partials, b.rem(thread, WARP), WARP)
        if waiting:
            b.emit(ClusterWaitOp())
            waiting.clear()
        return _across_blocks(b, partials, mine, thread, threads, rank, blocks)

    return Team(lane, threads * blocks, together, b.equal(lane, 0), blocks)


def is_commutative(reduce: Combining) -> bool:
    """Whether the combiner is known to give the same bits with swapped operands."""
    block = reduce.combiner.block
    last = block.last_op
    assert isinstance(last, YieldOp)
    count = len(last.values)
    for position, value in enumerate(last.values):
        pair = {block.args[position], block.args[position + count]}
        op = value.owner
        if not isinstance(op, _COMMUTATIVE) or set(op.operands) != pair:
            return False
    return True


def exchange(
    b: KernelBuilder, partials: Sequence[Partial], lane: Index, lanes: int
) -> list[list[SSAValue]]:
    """Combine the values of `lanes` adjacent lanes; every lane gets the results."""
    results = [list(values) for _, values in partials]
    mask = lanes // 2
    while mask:
        for position, (reduce, _) in enumerate(partials):
            results[position] = _exchange_once(b, reduce, results[position], lane, mask)
        mask //= 2
    return results


def _exchange_once(
    b: KernelBuilder,
    reduce: Combining,
    values: Sequence[SSAValue],
    lane: Index,
    mask: int,
) -> list[SSAValue]:
    others = [b.value_of(ShuffleXorOp(value, mask)) for value in values]
    if is_commutative(reduce):
        return b.combine(reduce, values, others)
    lower = b.equal(b.rem(b.div(lane, mask), 2), 0)
    pairs = list(zip(values, others, strict=True))
    first = [b.value_of(arith.SelectOp(lower, own, other)) for own, other in pairs]
    second = [b.value_of(arith.SelectOp(lower, other, own)) for own, other in pairs]
    return b.combine(reduce, first, second)


def across_warps(
    b: KernelBuilder, partials: Sequence[Partial], thread: Index, threads: int
) -> list[list[SSAValue]]:
    """Combine the values of a block's threads; every thread gets the results."""
    lane = b.rem(thread, WARP)
    results = exchange(b, partials, lane, WARP)
    warps = threads // WARP
    if warps == 1:
        return results
    slots = _slots(b, results, warps)
    with b.when(b.equal(lane, 0)):
        for values, own in zip(results, slots, strict=True):
            for value, slot in zip(values, own, strict=True):
                b.store(value, slot, b.div(thread, WARP))
    b.emit(BarrierOp())
    return _from_slots(b, partials, slots, lane, warps)


def from_warps(
    b: KernelBuilder,
    partial: Partial,
    identity: Sequence[SSAValue],
    thread: Index,
    threads: Index,
    block: int,
) -> list[SSAValue]:
    """Combine the values of each `threads` neighbors of a block, as `across_warps` does for a block of so many; the
    first of them has the results. `threads` is a power of two, a warp at least, known at run time."""
    lane, warp = b.rem(thread, WARP), b.div(thread, WARP)
    results = exchange(b, [partial], lane, WARP)
    (slots,) = _slots(b, results, block // WARP)
    with b.when(b.equal(lane, 0)):
        for value, slot in zip(results[0], slots, strict=True):
            b.store(value, slot, warp)
    b.emit(BarrierOp())
    warps = b.div(threads, WARP)
    place = b.add(b.mul(b.div(thread, threads), warps), b.min(lane, b.sub(warps, 1)))
    there = b.less(lane, warps)
    values = [
        b.value_of(arith.SelectOp(there, b.load(slot, place), nothing))
        for slot, nothing in zip(slots, identity, strict=True)
    ]
    return exchange(b, [(partial[0], values)], lane, WARP)[0]


def _across_blocks(
    b: KernelBuilder,
    partials: Sequence[Partial],
    results: Sequence[Sequence[SSAValue]],
    thread: Index,
    threads: int,
    rank: SSAValue,
    blocks: int,
) -> list[list[SSAValue]]:
    """The warps' results over the blocks of a cluster: lane k of each warp stores to block k."""
    lane, warps = b.rem(thread, WARP), threads // WARP
    slots = _slots(b, results, warps * blocks)
    with b.when(b.less(lane, blocks)):
        place = b.add(b.mul(rank, warps), b.div(thread, WARP))
        for values, own in zip(results, slots, strict=True):
            for value, slot in zip(values, own, strict=True):
                b.emit(ClusterStoreOp(value, slot, b.index(place), b.index(lane)))
    b.emit(ClusterArriveOp())
    b.emit(ClusterWaitOp())
    return _from_slots(b, partials, slots, lane, warps * blocks)


def _slots(
    b: KernelBuilder, results: Sequence[Sequence[SSAValue]], count: int
) -> list[list[SSAValue]]:
    return [
        [b.value_of(SharedOp(flat_type(value.type, count))) for value in values]
        for values in results
    ]


def _from_slots(
    b: KernelBuilder,
    partials: Sequence[Partial],
    slots: Sequence[Sequence[SSAValue]],
    lane: Index,
    count: int,
) -> list[list[SSAValue]]:
    """Combine the stored results of all warps, a power of two; every thread gets the result."""
    found: list[Partial] = []
    for (reduce, _), own in zip(partials, slots, strict=True):
        totals = [b.load(slot, b.rem(lane, count) if count < WARP else lane) for slot in own]
        if count > WARP:
            sums = b.variables(totals)
            with b.unroll(count // WARP - 1) as k:
                place = b.add(b.mul(b.add(k, 1), WARP), lane)
                before = [b.load(each) for each in sums]
                after = b.combine(reduce, before, [b.load(slot, place) for slot in own])
                for value, each in zip(after, sums, strict=True):
                    b.store(value, each)
            totals = [b.load(each) for each in sums]
        found.append((reduce, totals))
    return exchange(b, found, lane, min(count, WARP))
