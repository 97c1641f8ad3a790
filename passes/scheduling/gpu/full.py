"""Full reductions on a GPU: a `loop.reduce` at a kernel's top level.

Small ones take one block, possibly for all nests of a kernel together: the whole index space is
then one row (`gpu/rows/writer.py`), kept in registers between the nests, and the kernel's scalars are
the row's. That is a single launch, and launch time dominates for small sizes.

Large ones take two phases. In the first, a fixed number of blocks share the space in a grid-stride loop; each block
writes its partial results to scratch. In the second, one block combines those and runs the following ops. The number
of blocks depends only on the size: one for every 16 elements per thread, at most 1024, which fills any of today's
GPUs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from xdsl.ir import Operation

from mlfuse.dialects.loop.ops import AccessOp, ReduceOp
from mlfuse.dialects.sizes import Product, product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows.choice import choose_among
from mlfuse.passes.scheduling.gpu.rows.moves import plan_nests
from mlfuse.passes.scheduling.gpu.rows.spills import spilled_locals
from mlfuse.passes.scheduling.gpu.rows.tiling import Rows
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter, Spilled
from mlfuse.passes.scheduling.gpu.teams import WARP, Team
from mlfuse.passes.scheduling.phases import Count, Phase, Scratch
from mlfuse.targets.devices import Device

ONE_BLOCK = 16384
"""The most elements that one block reduces in less time than a second launch takes."""
BLOCK = 256
PER_THREAD = 16
MAX_BLOCKS = 1024

Epilogue = Callable[[KernelBuilder, RowWriter], None]
"""Writes the ops after a reduction, for the block's leader."""


def fits_one_block(spaces: Sequence[Space]) -> bool:
    """Whether nests over these spaces fit a single block."""
    sizes = [product(space.sizes).static for space in spaces]
    return all(size is not None and size <= ONE_BLOCK for size in sizes)


def schedule_one_block(
    job: Job,
    spaces: Sequence[Space],
    ops: Sequence[Operation],
    accesses: Mapping[AccessOp, Access],
    epilogue: Epilogue | None = None,
) -> Phase:
    """A phase of one block for `ops`: scalars, stores, and the nests of `spaces`."""
    nests = [Rows(space.nest, space, 0) for space in spaces]
    longest = max((rows.size.static or 0 for rows in nests), default=0)
    threads = _threads(-(-longest // 4), job.device)
    _, keep = choose_among(nests, job.device, [threads])
    spills = spilled_locals(job, ops, keep, Product(1))
    b = job.builder()
    team = teams.block(b, parts.thread_id(b), threads)
    spilled = {local: Spilled(b.scratch[buffer], 0) for local, buffer in spills.items()}
    plans = plan_nests(b, nests, threads, keep)
    writer = RowWriter(b, team, plans, [], accesses, spilled=spilled)
    writer.write(ops)
    if epilogue is not None:
        epilogue(b, writer)
    return job.finish(b, Count(), threads, Product(longest))


def _threads(wanted: int, device: Device) -> int:
    """A power of two, a warp at least, a block at most."""
    threads = WARP
    while threads < wanted and threads * 2 <= device.max_block:
        threads *= 2
    return threads


def partials_of(reduce: ReduceOp, space: Space) -> list[Scratch]:
    """The scratch buffers for the blocks' partial results."""
    count = Count(product(space.sizes), BLOCK * PER_THREAD, MAX_BLOCKS)
    return [Scratch(value.type, count) for value in reduce.init]


def schedule_partials(job: Job, space: Space, partials: Sequence[Scratch]) -> Phase:
    """The first phase: every block reduces its share."""
    nest = space.nest
    assert isinstance(nest, ReduceOp)
    count = partials[0].by_size
    b = job.builder()
    thread, block = parts.thread_id(b), parts.block_id(b)
    blocks = count.static
    threads = b.mul(_blocks(b, count) if blocks is None else blocks, BLOCK)
    own = teams.block(b, thread, BLOCK)
    team = Team(b.add(b.mul(block, BLOCK), thread), threads, own.together, own.leads)
    plans = plan_nests(b, [Rows(nest, space, 0)], BLOCK, "strided")
    b.clone([nest], RowWriter(b, team, plans, [], {}).hooks)
    with parts.when(b, own.leads):
        for result, buffer in zip(nest.results, partials, strict=True):
            b.store(b.lookup(result), b.scratch[buffer], block)
    return job.finish(b, count, BLOCK, count.size)


def _blocks(b: KernelBuilder, count: Count) -> Index:
    """The number of blocks with elements in the first phase; 0 if the space is empty."""
    assert count.most is not None
    return b.min(b.ceil_div(b.product(count.size), count.per), count.most)


def schedule_combine(
    job: Job,
    reduce: ReduceOp,
    partials: Sequence[Scratch],
    accesses: Mapping[AccessOp, Access],
    epilogue: Epilogue,
) -> Phase:
    """The second phase: one block combines the partial results; then the epilogue."""
    count = partials[0].by_size
    threads = _threads(count.static or MAX_BLOCKS, job.device)
    b = job.builder()
    thread = parts.thread_id(b)
    team = teams.block(b, thread, threads)
    totals = [b.alloca(value.type) for value in reduce.init]
    for value, total in zip(reduce.init, totals, strict=True):
        b.store(b.lookup(value), total)
    with b.loop(thread, _blocks(b, count), threads) as position:
        before = [b.load(total) for total in totals]
        after = b.combine(reduce, before, [b.load(b.scratch[p], position) for p in partials])
        for value, total in zip(after, totals, strict=True):
            b.store(value, total)
    results = team.combine(reduce, [b.load(total) for total in totals])
    b.values.update(zip(reduce.results, results, strict=True))
    epilogue(b, RowWriter(b, team, {}, [], accesses))
    return job.finish(b, Count(), threads, count.size)
