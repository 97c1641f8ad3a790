"""Pointwise nests on a CPU: chunks of rows (of elements if there is one dim), and a vector loop along the
innermost dim.

It schedules a `loop.parallel` without inner nests. The loops keep their order, row-major in the stored
buffer, so stores are contiguous; large results are stored in the order of what is read (`cpu/read_order.py`). A buffer that is the same along the innermost dim (a broadcast
column) is loaded once per row; a buffer that has only the innermost dim (a bias) stays in L1. Results too
large for the caches use non-temporal stores (`cpu/streaming.py`).

An expensive value that is the same along the innermost dim (a function of a broadcast column) is computed before
that loop: C compilers don't move most math functions out of loops. Where a concatenation, a pad or a mask changes within
a row, the vector loop is split into *sections* (`cpu/sections.py`).

If a buffer is contiguous along another dim (a transpose), `cpu/transpose.py` schedules the nest.

Cost: memory traffic, except for long chains of transcendental functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import LoadOp, StoreOp
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.cost import SLOW_NS, elements_of, fork_chunks, op_ns
from mlfuse.passes.scheduling.cpu.loops import chunk_elements, chunks, cut_space, runs
from mlfuse.passes.scheduling.cpu.read_order import in_read_order
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.cpu.sections import sections_of
from mlfuse.passes.scheduling.cpu.streaming import Streams, Tiles, choose_streams
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device


@dataclass(frozen=True)
class Pointwise(CpuSchedule):
    """A nest without inner nests, row by row of the stored buffer."""

    name = "point by point"

    space: Space
    device: Device

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Pointwise | Unsuited:
        if space.inner_nests():
            return Unsuited("it has nests inside")
        return Pointwise(space, device)

    def emit(self, b: KernelBuilder) -> None:
        space = self.space

        def emit(streams: Streams | None) -> None:
            if streams is None:
                _emit_plain(b, space)
            else:
                ordered = in_read_order(space)
                _emit_streamed(b, ordered, streams.over(ordered))

        choose_streams(b, space, self.device, emit)


def _emit_plain(b: KernelBuilder, space: Space) -> None:
    cut = cut_space(space.sizes, chunk_elements(space))
    once, each = _by_row(space)
    sections = sections_of(space, len(space.sizes) - 1)
    spared = max(sum(map(op_ns, once)), sections.spared)  # the time that an element saves
    fork = fork_chunks(space, elements_of(space, cut), spared_ns=spared)
    # A chunk is low..high. A run of it is start..stop at the indices `outer`: one vector loop, or one in each section.
    with chunks(b, cut, fork) as (low, high), runs(b, cut, low, high) as (outer, start, stop):
        if not space.sizes:
            _emit_ops(b, space, each, [])
            return

        def emit(start: Index, stop: Index) -> None:
            _emit_ops(b, space, once, outer)
            with b.simd(start, stop) as index:
                _emit_ops(b, space, each, [*outer, index])

        sections.each(b, outer, start, stop, emit)


def _emit_streamed(b: KernelBuilder, space: Space, streams: Streams) -> None:
    """Contiguous elements in tiles of constant length; then the elements before the first tile and after the last."""
    cut = cut_space(space.sizes, chunk_elements(space))
    once, each = _by_row(space)
    sections = sections_of(space, len(space.sizes) - 1)
    with chunks(b, cut) as (low, high):
        tiles = Tiles(b, streams)
        with runs(b, cut, low, high) as (outer, start, stop):

            def emit(start: Index, stop: Index) -> None:
                _emit_ops(b, space, once, outer)
                first, last = tiles.within(outer, start, stop)
                with b.loop(first, last, streams.tile) as left:
                    with b.simd(0, streams.tile) as place:
                        _emit_ops(b, space, each, [*outer, b.add(left, place)], tiles, place)
                    tiles.flush([*outer, left])
                with b.loop(0, 2) as end:
                    is_first = b.equal(end, 0)
                    ends = b.select(is_first, start, last), b.select(is_first, first, stop)
                    with b.simd(*ends) as index:
                        _emit_ops(b, space, each, [*outer, index])

            sections.each(b, outer, start, stop, emit)


def _by_row(space: Space) -> tuple[list[Operation], list[Operation]]:
    """The body's ops: those hoisted before the innermost loop, and those of each element.

    Cheap ops aren't hoisted: the compiler does that itself.
    """
    body = space.nest.regions[0].block
    if not space.sizes:
        return [], list(body.ops)
    last = len(space.sizes) - 1
    stored = {op.buffer for op in space.accesses if isinstance(op, StoreOp)}
    varying = {value for value, expr in space.indices.items() if last in expr.used_dims()}
    once: list[Operation] = []
    for op in body.ops:
        if isinstance(op, LoadOp):
            is_fixed = last not in space.accesses[op].used and op.buffer not in stored
        else:
            is_fixed = bool(op.results) and not op.regions
        if is_fixed and varying.isdisjoint(op.operands):
            once.append(op)
        else:
            varying.update(op.results)
    if sum(op_ns(op) for op in once) < SLOW_NS:
        return [], list(body.ops)
    return once, [op for op in body.ops if op not in once]


def _emit_ops(
    b: KernelBuilder,
    space: Space,
    ops: Sequence[Operation],
    point: list[Index],
    tiles: Tiles | None = None,
    place: Index = 0,
) -> None:
    """Emit some of the body's ops at one point of the space, or at its outer indices; streamed results go to
    `place` of their tile."""
    b.bind_indices(space, point)
    hooks = memory_hooks(b, space.accesses, point)
    store_plainly = hooks.store

    def store(op: StoreOp, value: SSAValue) -> None:
        if tiles is None or not tiles.store(op, value, place):
            store_plainly(op, value)

    hooks.store = store
    b.clone(ops, hooks)
