"""Rows on a GPU: nests in a `loop.parallel` that reduce and walk the same inner dims.

Three schedules, chosen by the strides of the accesses:

- *Teams* where neighbours of a row are neighbours in memory: lanes of a warp, a block or a cluster of
  blocks a row. Which, and what they keep of the row in registers or in shared memory, is the cost model's
  choice (`gpu/rows/choice.py`, `gpu/rows/tiling.py`). Reductions go through shuffles and shared memory (`gpu/teams.py`), and
  every thread then has the result, so that scalars of the row are computed by all and stored by one.
- *Columns* where neighbouring rows are neighbours in memory instead, as in a sum over the leading
  dim: the 32 lanes of a warp take 32 rows, the warps of a block share their length, and partial
  results meet in shared memory, each row's in the order of the warps.
- *Serial* for columns where there are rows enough to fill the device, or short ones: one thread a
  row, a loop over its elements.

The order in which a row's elements are combined depends on sizes, types and device alone. All
threads of a block reach every barrier, and all of a warp every shuffle: guards leave out whole ones
only, and where a warp has several rows the threads without one work on the last and store nothing.

Traffic: in registers or shared memory each operand is read once; otherwise once a nest, though a row that
two nests read may still lie in L2. A `loop.local` of a row that isn't kept lies in shared memory while it
is small, and in a scratch buffer beyond.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.kernel.ops import BarrierOp, SharedOp
from mlfuse.dialects.loop.ops import LocalOp, NestOp, ScanOp, SerialOp
from mlfuse.passes.scheduling.analysis.access import Product, Space, product
from mlfuse.passes.scheduling.emission.kernel_builder import (
    Index,
    KernelBuilder,
    element_type,
    flat_type,
)
from mlfuse.passes.scheduling.gpu import parts, teams
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows import lengths, scan, scatter, tiling
from mlfuse.passes.scheduling.gpu.rows.choice import Choice, choose
from mlfuse.passes.scheduling.gpu.rows.moves import NestPlan, plans_of
from mlfuse.passes.scheduling.gpu.rows.tiling import Keep, Rows, Tiling
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter
from mlfuse.passes.scheduling.gpu.teams import WARP, Partial, Team
from mlfuse.passes.scheduling.phases import Count, Phase, Scratch

_LOCAL_BYTES = 40 * 1024
"""Shared memory that locals may take where nothing else of a row is kept."""
_SERIAL_BLOCK = 128
_FULL_DEVICE = 65536
"""Rows from which on one thread a row keeps a device busy."""
_COLUMN_WARPS = 32
_LONG_COLUMN = 256
"""Rows from which on all warps of a block of columns have work."""
_SHORT = 32
"""Rows so short that one thread may as well walk along them."""


Kind = Literal["team", "columns", "serial"]


def schedule(job: Job, space: Space) -> Phase:
    """A phase for a `loop.parallel` with nests inside."""
    nests = rows_of(space)
    keyed = scatter.Keyed.of(space)
    if keyed is not None:
        return scatter.schedule(job, keyed)
    kind = kind_of(space)
    if any(isinstance(nest, ScanOp) for nest in space.inner_nests()):
        return scan.schedule(job, space) if kind == "team" else _serial(job, space, nests)
    match kind:
        case "team":
            return _teams(job, space, nests)
        case "columns":
            return _columns(job, space, nests)
        case "serial":
            return _serial(job, space, nests)


def rows_of(space: Space) -> list[Rows]:
    """The nests along the rows."""
    return [Rows(nest, space, space.outer) for nest in space.inner_nests()]


def kind_of(space: Space) -> Kind:
    """Which schedule suits the way the accesses walk through memory."""
    if any(isinstance(nest, SerialOp) for nest in space.inner_nests()):
        return "serial"
    inner, outer = len(space.sizes) - 1, space.outer - 1
    accesses = [a for a in space.accesses.values() if not tiling.is_local(a.op)]
    along = [a for a in accesses if inner in a.used and a.is_contiguous(inner)]
    across = [a for a in accesses if inner in a.used and not a.is_contiguous(inner)]
    has_locals = any(isinstance(op, LocalOp) for op in space.nest.regions[0].block.ops)
    if has_locals or not space.inner_sizes or len(along) >= len(across):
        return "team"
    length, count = product(space.inner_sizes).static, product(space.outer_sizes).static
    if length is not None and length <= _SHORT:
        return "serial"
    if outer < 0 or not any(access.is_contiguous(outer) for access in across):
        return "team"
    return "serial" if count is not None and count >= _FULL_DEVICE else "columns"


# Teams.


def _teams(job: Job, space: Space, nests: Sequence[Rows]) -> Phase:
    """Lanes, a block or a cluster a row."""
    count = product(space.outer_sizes)
    chosen = choose(nests, job.device, count, job.options)
    if any(rows.size.static is None for rows in nests):
        return lengths.schedule(job, space, nests, chosen)
    spills = spilled_locals(job, space.nest.regions[0].block.ops, chosen.keep, count)
    b = job.builder()
    thread, block_id = parts.thread_id(b), parts.block_id(b)
    block = _block(count, chosen, job)
    number = max(block // chosen.threads, 1)
    row, alive, exists = _row(b, block_id, thread, count, chosen, number)
    point = parts.point_of(b, row, space.outer_sizes)
    spilled = {local: b.scratch[buffer] for local, buffer in spills.items()}
    plans = plan_nests(b, nests, chosen.team, chosen.keep, chosen.batch)
    with parts.when(b, exists):
        team = _team(b, thread, chosen, alive)
        writer = RowWriter(
            b, team, plans, point, space.accesses, spilled=spilled, row=row, alive=alive
        )
        _write(b, space, writer)
    grid = Count(count, number, times=chosen.blocks)
    return job.finish(b, grid, block, count * nests[0].size, chosen.blocks)


def _row(
    b: KernelBuilder,
    block_id: Index,
    thread: Index,
    count: Product,
    chosen: Choice,
    number: int,
) -> tuple[Index, SSAValue | None, SSAValue | None]:
    """The team's row, of `number` a block; whether it is there; whether there is anything to do.

    All lanes of a warp do the same, so those without a row of their own work on the last one.
    """
    first = b.mul(b.div(block_id, chosen.blocks), number)
    row = b.add(first, b.div(thread, chosen.threads)) if number > 1 else first
    if count.static is not None and count.static % number == 0:
        return row, None, None
    rows = b.product(count)
    if not 1 < chosen.threads < WARP:
        return row, None, b.less(row, rows)
    exists = None if count.static else b.less(first, rows)
    return b.min(row, b.sub(rows, 1)), b.less(row, rows), exists


def _team(b: KernelBuilder, thread: Index, chosen: Choice, alive: SSAValue | None) -> Team:
    if chosen.blocks > 1:
        return teams.cluster(b, thread, chosen.threads, chosen.blocks)
    if chosen.threads > WARP:
        return teams.block(b, thread, chosen.threads)
    team = teams.lanes(b, thread, chosen.threads)
    if alive is None or team.leads is None:
        return team
    return replace(team, leads=parts.both(b, [team.leads, alive]))


def _block(count: Product, chosen: Choice, job: Job) -> int:
    """Threads a block for small teams: fewer where there are not rows enough for all of the device."""
    if chosen.threads > WARP:
        return chosen.threads
    block, rows = job.options.block or chosen.block, count.static
    while rows is not None and block > WARP and rows * chosen.threads < job.device.units * block:
        block //= 2
    return max(block, chosen.threads)


def _write(b: KernelBuilder, space: Space, writer: RowWriter) -> None:
    b.bind_indices(space, writer.point)
    writer.write(space.nest.regions[0].block.ops)


def plan_nests(
    b: KernelBuilder, nests: Sequence[Rows], threads: int, keep: Keep, batch: int = 1
) -> dict[NestOp, NestPlan]:
    """How each nest's elements are dealt out, and whether they may be moved in groups."""
    return plans_of(b, nests, [tiling.tile(rows, nests, threads, keep, batch) for rows in nests])


def spilled_locals(
    job: Job, ops: Iterable[Operation], keep: Keep, rows: Product
) -> dict[LocalOp, Scratch]:
    """Scratch buffers for the locals of rows that neither registers nor shared memory hold."""
    local_ops = [op for op in ops if isinstance(op, LocalOp)]
    if keep != "strided" or sum(map(tiling.local_bytes, local_ops)) <= _LOCAL_BYTES:
        return {}
    spilled: dict[LocalOp, Scratch] = {}
    for op in local_ops:
        count = Count(rows * tiling.local_elements(op))
        spilled[op] = Scratch(element_type(op.result), count)
    job.scratch.extend(spilled.values())
    return spilled


# One thread a row, and columns.


def strided(nests: Sequence[Rows]) -> dict[NestOp, NestPlan]:
    """Elements one by one, in a loop, nothing kept."""
    plans: dict[NestOp, NestPlan] = {}
    for rows in nests:
        one_by_one = Tiling(rows.size, 1, None, "strided", cut=False, guarded=False)
        plans[rows.nest] = NestPlan(rows, one_by_one, None)
    return plans


def _serial(job: Job, space: Space, nests: Sequence[Rows]) -> Phase:
    count = product(space.outer_sizes)
    b = job.builder()
    row = b.add(b.mul(parts.block_id(b), _SERIAL_BLOCK), parts.thread_id(b))
    point = parts.point_of(b, row, space.outer_sizes)
    with b.when(b.less(row, b.product(count))):
        _write(b, space, RowWriter(b, teams.alone(), strided(nests), point, space.accesses))
    return job.finish(b, Count(count, _SERIAL_BLOCK), _SERIAL_BLOCK, count * nests[0].size)


def _columns(job: Job, space: Space, nests: Sequence[Rows]) -> Phase:
    count = product(space.outer_sizes)
    warps = column_warps(job, space)
    b = job.builder()
    thread, first = parts.thread_id(b), b.mul(parts.block_id(b), WARP)
    number, alive = column_number(b, first, thread, count)
    team = column_team(b, thread, warps, alive)
    point = parts.point_of(b, number, space.outer_sizes)
    writer = RowWriter(b, team, strided(nests), point, space.accesses, alive=alive)
    # A grid has one block at least, even where there are no rows.
    with parts.when(b, None if count.static else b.less(first, b.product(count))):
        _write(b, space, writer)
    return job.finish(b, Count(count, WARP), warps * WARP, count * nests[0].size)


def column_warps(job: Job, space: Space) -> int:
    """How many warps share the length of a block's columns."""
    length = product(space.inner_sizes).static
    warps = _COLUMN_WARPS if length is None or length >= _LONG_COLUMN else _COLUMN_WARPS // 4
    return min(warps, job.device.max_block // WARP)


def column_number(
    b: KernelBuilder, first: Index, thread: Index, count: Product
) -> tuple[Index, SSAValue | None]:
    """The row of a lane, `first` its block's, and whether there is one; else it is the last."""
    number, rows = b.add(first, b.rem(thread, WARP)), b.product(count)
    if count.static is not None and count.static % WARP == 0:
        return number, None
    return b.min(number, b.sub(rows, 1)), b.less(number, rows)


def column_team(
    b: KernelBuilder,
    thread: Index,
    warps: int,
    alive: SSAValue | None,
    block: Index = 0,
    blocks: int = 1,
) -> Team:
    """The threads with the same lane share a row, in `blocks` blocks, of which this is `block`."""
    warp = b.div(thread, WARP)
    leads = b.equal(warp, 0)
    if alive is not None:
        leads = parts.both(b, [leads, alive])

    def combine(reduce: teams.Combining, values: Sequence[SSAValue]) -> list[SSAValue]:
        slots = [b.value_of(SharedOp(flat_type(value.type, warps * WARP))) for value in values]
        for value, slot in zip(values, slots, strict=True):
            b.store(value, slot, thread)
        b.emit(BarrierOp())
        lane = b.rem(thread, WARP)
        totals = [b.alloca(value.type) for value in values]
        for slot, total in zip(slots, totals, strict=True):
            b.store(b.load(slot, lane), total)
        with parts.unroll(b, warps - 1) as w:
            place = b.add(b.mul(b.add(w, 1), WARP), lane)
            before = [b.load(total) for total in totals]
            after = b.combine(reduce, before, [b.load(slot, place) for slot in slots])
            for value, total in zip(after, totals, strict=True):
                b.store(value, total)
        return [b.load(total) for total in totals]

    def together(partials: Sequence[Partial]) -> list[list[SSAValue]]:
        return [combine(reduce, values) for reduce, values in partials]

    return Team(b.add(b.mul(block, warps), warp), blocks * warps, together, leads)
