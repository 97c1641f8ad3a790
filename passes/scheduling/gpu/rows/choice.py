"""The cost model of row kernels on a GPU: the threads that share a row, and the place of its values.

A row kernel is bound by memory if enough bytes are in flight at any time. By Little's law, enough is bandwidth times
latency. On an H100 this is 25 bytes per ns for each multiprocessor, times 0.7 us: 17 KiB for each multiprocessor. The
bytes in flight are the resident rows of a multiprocessor, and registers and shared memory limit these. So rows are
read once into the storage that holds the most of them:

- *Lanes.* Short rows have 1 to 32 lanes of a warp, several rows per warp. There are no barriers, and shuffles stay
  within the row. If a row is long enough, each thread has at least two 16-byte accesses to it.
- *A block*, with the fewest threads that hold the row if each holds about 16 values. Then a multiprocessor has several
  blocks: while one waits at its barrier, others load.
- *A cluster* of 2 to 16 blocks, if a single block would occupy the whole multiprocessor. Each block has a part of the
  row, so small that two or more parts fit: while some blocks wait at a barrier, others load.
- *Shared memory* if bodies are long or values many, so that registers don't hold the row.
- *Reading again*, batch by batch, for rows that fit nowhere. Rows of unknown length have a kernel with code for
  short and for long rows (`gpu/rows/lengths.py`).

For every candidate the model takes the time of one row on its own,

    START + LOAD * rounds of loads + bytes / (2 * bandwidth) + MEET * reductions + instructions

(MEET is the time in which a team combines the results of its threads)
and the time per row of a full multiprocessor: the maximum of bytes / bandwidth, instructions / issue rate, and the
time alone divided by the resident rows. If the number of rows is known, time is counted in whole waves of the device.
If several candidates are within 3 % of the best time, the first of them is chosen. First come those in registers, of
these those with at most 16 elements per thread, of these those without clusters, and of these those with few threads.
Constants are for Hopper, from published microbenchmarks, as accurate as the choice needs, and not measured
by us; all other numbers come from the device's description. A kernel's `options` override the choice. Complexity:
candidates x accesses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, inf, log2

from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.rows import figures
from mlfuse.passes.scheduling.gpu.rows.tiling import LOOPED, Keep, Rows, Tiling, tile
from mlfuse.passes.scheduling.gpu.teams import WARP
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device

LANES = (1, 2, 4, 8, 16, WARP)
BLOCKS = (64, 128, 256, 512, 1024)
CLUSTERS = (2, 4, 8, 16)
LANE_BLOCK = 128
"""Threads of a block whose rows have lanes."""
BATCHES = (4, 2, 1)
"""Groups that a thread loads at a time in a loop."""

_START_NS, _LOAD_NS = 400.0, 700.0
"""A block's start and its last stores; a load while memory is busy."""
_SHUFFLE_NS, _BARRIER_NS, _CLUSTER_NS = 16.0, 40.0, 400.0
_ISSUE = 128 * 1.5
"""Instructions per ns of a multiprocessor."""
_THREAD_ISSUE = 1.0
"""Instructions per ns of one thread that runs alone."""
_ALIKE = 1.03
_MORE: dict[Keep, float] = {"shared": 1.2, "locals": 1.25, "strided": 1.25}
_CLUSTER_COSTS = 1.05
"""Costs outside the model: the loop and the copies of shared memory; shared caches; clusters
that wait for room."""
_MOST_REGISTERS = 255
_MAX_CODE = 8192
"""The most ops of unrolled code: with more, compiling takes seconds and loading the code takes
time."""
_FEW, _MANY = 16, 32
"""Elements of a row per thread: preferred, and at most."""
_SEGMENT_BYTES = 64
"""Two sectors of a cache. The lanes of a row should read more than half of this together."""
_LEAST_CLUSTERED = 4096
"""Elements from which a row may have a cluster."""
_L2_SHARE = 0.5
_AGAIN_FROM_L2 = 0.35
"""The cost of reading again, if rows fit in half of L2."""


@dataclass(frozen=True)
class Choice:
    """Threads of a block (or lanes) for a row, and the place of its values."""

    threads: int
    keep: Keep
    blocks: int = 1
    """Blocks of a cluster that share the row."""
    batch: int = 1
    """Groups at a time, if a thread loops."""

    @property
    def team(self) -> int:
        """Threads that share a row."""
        return self.threads * self.blocks

    @property
    def block(self) -> int:
        """Threads of a block."""
        return max(self.threads, LANE_BLOCK) if self.threads <= WARP else self.threads

    def tilings(self, nests: Sequence[Rows]) -> list[Tiling]:
        """The tiling of each nest."""
        return [tile(rows, nests, self.team, self.keep, self.batch) for rows in nests]


def choose(
    nests: Sequence[Rows], device: Device, count: Product, options: ScheduleOptions
) -> Choice:
    """The choice for `count` rows that all `nests` traverse."""
    if any(rows.size.static is None for rows in nests):
        threads = options.block or min(256, device.max_block)
        return Choice(threads, "strided", batch=_batch(nests, device, threads))
    candidates = [c for c in _candidates(nests, device) if _suits(c, options)]
    timed = [(_time_ns(c, nests, device, count.static), c) for c in candidates]
    best = min((time for time, _ in timed), default=inf)
    if best == inf:
        if options != ScheduleOptions():  # the requested options can't be met
            return choose(nests, device, count, ScheduleOptions())
        return Choice(min(256, device.max_block), "strided")
    return next(choice for time, choice in timed if time <= best * _ALIKE)


def _candidates(nests: Sequence[Rows], device: Device) -> Iterator[Choice]:
    """All candidates, the preferred ones first."""
    longest = max((rows.size.static or 0 for rows in nests), default=1)
    blocks = [threads for threads in BLOCKS if threads <= device.max_block]
    shared = longest >= _LEAST_CLUSTERED and figures.meetings(
        nests
    )  # else there is nothing to share
    clusters = [n for n in CLUSTERS if n <= device.max_cluster and shared]
    teams = [*((n, 1) for n in (*LANES, *blocks)), *((t, n) for n in clusters for t in blocks[2:])]
    widths = _widths(nests, 1)
    wide = [(n, number) for n, number in teams if _widths(nests, n * number) == widths]
    teams = [(n, number) for n, number in wide or teams if n > WARP or _is_coalesced(n, nests)]
    unrolled: tuple[Keep, ...] = ("batched", "kept", "locals")
    yield from sorted(
        (Choice(threads, keep, number) for threads, number in teams for keep in unrolled),
        key=lambda choice: max(t.array for t in choice.tilings(nests)) > _FEW,
    )
    for threads, number in teams:
        if threads > WARP:
            for batch in BATCHES:
                yield Choice(threads, "shared", number, batch)
    for threads in reversed(blocks):  # few rows at a time, so that they stay in a cache
        yield Choice(threads, "strided", batch=_batch(nests, device, threads))


def _widths(nests: Sequence[Rows], team: int) -> list[int]:
    """Elements of an access; fewer than possible if a team has more threads than the row
    has groups."""
    return [tile(rows, nests, team, "batched").width for rows in nests]


def _is_coalesced(lanes: int, nests: Sequence[Rows]) -> bool:
    """Whether the lanes read enough at a time: more than half of the row, or more than half of `_SEGMENT_BYTES`."""
    sizes = [parts.nbytes(op.buffer) for rows in nests for op in rows.accesses()]
    widest = max(sizes, default=4)
    tiled = [tile(rows, nests, lanes, "batched") for rows in nests]
    return all(
        2 * lanes * t.width * widest > min((t.size.static or 0) * widest, _SEGMENT_BYTES)
        for t in tiled
    )


def _suits(choice: Choice, options: ScheduleOptions) -> bool:
    """Whether a choice meets the options."""
    registers = choice.keep not in LOOPED
    keeps = {"registers": registers, "shared": choice.keep == "shared"}
    return (
        (options.keep is None or keeps.get(options.keep, choice.keep == "strided"))
        and options.team in (None, choice.threads)
        and options.cluster in (None, choice.blocks)
        and (options.block is None or choice.threads <= WARP or options.block == choice.threads)
    )


def _batch(nests: Sequence[Rows], device: Device, threads: int) -> int:
    """Groups at a time that fit in a thread's registers, if nothing is kept."""
    for batch in BATCHES:
        choice = Choice(threads, "strided", batch=batch)
        tilings = choice.tilings(nests)
        live = figures.live(nests, tilings, "strided")
        if live <= min(device.register_values, _MANY) and figures.code(nests, tilings) <= _MAX_CODE:
            return batch
    return 1


def _time_ns(choice: Choice, nests: Sequence[Rows], device: Device, count: int | None) -> float:
    """Time for a row, or for all rows if their number is known; inf if the choice is impossible."""
    tilings = choice.tilings(nests)
    live = figures.live(nests, tilings, choice.keep)
    array = max((tiling.array for tiling in tilings), default=1)
    if live > device.register_values or array > _MANY or figures.code(nests, tilings) > _MAX_CODE:
        return inf
    shared = 0
    if choice.keep == "shared":
        shared = figures.shared_bytes(nests, tilings, choice.team, choice.blocks)
    resident = _resident_blocks(choice, live + figures.overhead(nests), shared, device)
    if not resident:
        return inf
    rows = resident * (choice.block // choice.threads) / choice.blocks
    row_bytes = figures.moved_bytes(nests, choice.keep, 1.0)
    fits = rows * device.units * row_bytes <= device.l2_bytes * _L2_SHARE
    row_bytes = figures.moved_bytes(nests, choice.keep, _AGAIN_FROM_L2 if fits else 1.0)
    bandwidth = device.bandwidth_gb_s / device.units  # 1e9 bytes a second are bytes a ns
    work = figures.work(nests) + figures.meetings(nests) * _exchange_work(choice)
    alone = (
        _START_NS
        + _LOAD_NS * _rounds(tilings, choice)
        + row_bytes / choice.blocks / (2 * bandwidth)
        + figures.meetings(nests) * _meeting_ns(choice)
        + work / choice.team / _THREAD_ISSUE
    )
    busy = max(row_bytes / bandwidth, work / _ISSUE)
    extra = _MORE.get(choice.keep, 1.0) * (_CLUSTER_COSTS if choice.blocks > 1 else 1)
    if count is None:
        return max(busy, alone / rows) * extra
    waves = ceil(count / max(device.units * rows, 1))
    return max(busy * count / device.units, alone * waves) * extra


def holds(nests: Sequence[Rows], tilings: Sequence[Tiling], device: Device) -> bool:
    """Whether a thread of a block of 256 can hold its part of a row, with two resident blocks."""
    array = max((tiling.array for tiling in tilings), default=1)
    live = figures.live(nests, tilings, "batched") + figures.overhead(nests)
    few = array <= _MANY and figures.code(nests, tilings) <= _MAX_CODE
    return few and live <= min(device.register_values, device.unit_registers // 512)


def _resident_blocks(choice: Choice, live: int, shared: int, device: Device) -> int:
    """Resident blocks of a multiprocessor; 0 if none fits."""
    registers = -(-live // 8) * 8
    if registers > _MOST_REGISTERS or shared > device.block_shared_bytes - 1024:
        return 0
    return min(
        device.unit_threads // choice.block,
        device.unit_registers // (registers * choice.block),
        device.unit_shared_bytes // (shared + 1024),
        device.unit_blocks,
    )


def _rounds(tilings: Sequence[Tiling], choice: Choice) -> int:
    """How often a thread waits for loads; in unrolled code they overlap within a nest."""
    unrolled: dict[Keep, int] = {"batched": 1, "kept": 2, "locals": len(tilings)}
    if choice.keep in unrolled:
        return unrolled[choice.keep]
    turns = [-(-(t.size.static or 0) // (choice.team * t.width * t.batch)) for t in tilings]
    return max(turns, default=1) if choice.keep == "shared" else sum(turns)


def _meeting_ns(choice: Choice) -> float:
    """The time for a team to combine its results."""
    if choice.threads <= WARP:
        return _SHUFFLE_NS * log2(choice.threads)
    slots = choice.team // WARP
    steps = log2(WARP) + log2(min(slots, WARP)) + slots // WARP
    return _SHUFFLE_NS * steps + (_BARRIER_NS if choice.blocks == 1 else _CLUSTER_NS)


def _exchange_work(choice: Choice) -> float:
    """Instructions that all threads of a team execute in an exchange."""
    steps = log2(min(choice.threads, WARP))
    if choice.threads > WARP:
        steps += log2(min(choice.team // WARP, WARP))
    return choice.team * steps * 4  # a shuffle takes as long as two instructions


# Teams of given sizes.

WARP_ROW = 1024
"""Longest row that a warp works on, where its teams are warps or blocks."""


def choose_among(nests: Sequence[Rows], device: Device, teams: Sequence[int]) -> tuple[int, Keep]:
    """The threads per team, from the caller's list with the preferred first, and the place of the
    row's values."""
    if any(rows.size.static is None for rows in nests):
        return min(256, device.max_block), "strided"
    tries: list[tuple[Keep, int]] = [
        *(("batched", _MANY // 2), ("batched", _MANY)),
        *(("kept", _MANY), ("locals", _MANY)),
    ]
    for keep, most in tries:
        for threads in teams:
            tilings = [tile(rows, nests, threads, keep) for rows in nests]
            array = max((tiling.array for tiling in tilings), default=1)
            few = most if threads != WARP else _MANY
            if array > few or figures.code(nests, tilings) > _MAX_CODE:
                continue
            available = device.unit_registers // max(threads, 256) - figures.overhead(nests)
            if figures.live(nests, tilings, keep) <= min(device.register_values, available):
                return threads, keep
    return teams[-1], "strided"
