"""Pointwise nests on a CPU: chunks of rows, a vector loop along each.

One `loop.parallel` without nests in it. The order of the loops is as written, row-major in what is
stored, so stores are contiguous. A buffer that doesn't change along the innermost dim (a broadcast
column) is one load a row; one that lacks the outer dims (a bias) stays in L1. What is too large to be
found in a cache afterwards goes past it (`cpu_stream`).

Where a buffer is contiguous along another dim (a transpose), the nest is `cpu_squares`'.

Cost: memory traffic, for anything but long chains of transcendental functions.
"""

from __future__ import annotations

from xdsl.ir import SSAValue

from mlfuse.devices import Device
from mlfuse.dialects.loop.ops import StoreOp
from mlfuse.passes.schedule.access import Space
from mlfuse.passes.schedule.cpu_loops import (
    chunk_elements,
    chunks,
    cut_space,
    memory_hooks,
    runs,
)
from mlfuse.passes.schedule.cpu_squares import crossed_dim, emit_squares
from mlfuse.passes.schedule.cpu_stream import Streams, Tiles, streams_of
from mlfuse.passes.schedule.cpu_work import elements_of, fork_chunks
from mlfuse.passes.schedule.emit import KernelBuilder
from mlfuse.passes.schedule.indexing import Index


def emit_pointwise(b: KernelBuilder, space: Space, device: Device) -> None:
    """Emit a top-level `loop.parallel` that holds no nests."""
    crossed = crossed_dim(space)
    if crossed is not None:
        emit_squares(b, space, crossed, device)
        return
    streams = streams_of(space, device)
    match streams.always:
        case True:
            _emit_streamed(b, space, streams)
        case False:
            _emit_plain(b, space)
        case None:
            total = streams.total(b)
            with b.when(b.less(streams.limit, total)):
                _emit_streamed(b, space, streams)
            with b.when(b.less(total, streams.limit + 1)):
                _emit_plain(b, space)


def _emit_plain(b: KernelBuilder, space: Space) -> None:
    cut = cut_space(space.sizes, chunk_elements(space))
    fork = fork_chunks(space, elements_of(space, cut))
    with chunks(b, cut, fork) as (low, high), runs(b, cut, low, high) as (outer, start, stop):
        if not space.sizes:
            _emit_element(b, space, [])
            return
        with b.simd(start, stop) as index:
            _emit_element(b, space, [*outer, index])


def _emit_streamed(b: KernelBuilder, space: Space, streams: Streams) -> None:
    """Runs in tiles, of constant length; then what lies before and behind the tiles."""
    cut = cut_space(space.sizes, chunk_elements(space))
    with chunks(b, cut) as (low, high):
        tiles = Tiles(b, streams)
        with runs(b, cut, low, high) as (outer, start, stop):
            first, last = tiles.within(outer, start, stop)
            with b.loop(first, last, streams.tile) as left:
                with b.simd(0, streams.tile) as place:
                    _emit_element(b, space, [*outer, b.add(left, place)], tiles, place)
                tiles.flush([*outer, left])
            with b.loop(0, 2) as end:
                is_first = b.equal(end, 0)
                ends = b.select(is_first, start, last), b.select(is_first, first, stop)
                with b.simd(*ends) as index:
                    _emit_element(b, space, [*outer, index])


def _emit_element(
    b: KernelBuilder,
    space: Space,
    point: list[Index],
    tiles: Tiles | None = None,
    place: Index = 0,
) -> None:
    """One point of the space; what is streamed goes to `place` of its tile."""
    b.bind_indices(space, point)
    hooks = memory_hooks(b, space.accesses, point)
    store_plainly = hooks.store

    def store(op: StoreOp, value: SSAValue) -> None:
        if tiles is None or not tiles.store(op, value, place):
            store_plainly(op, value)

    hooks.store = store
    b.clone(space.nest.regions[0].block.ops, hooks)
