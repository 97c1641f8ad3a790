"""Pointwise nests on a CPU: chunks of rows, a vector loop along each.

One `loop.parallel` without nests in it. The order of the loops is as written, row-major in what is
stored, so stores are contiguous. A buffer that doesn't change along the innermost dim (a broadcast
column) is one load a row; one that lacks the outer dims (a bias) stays in L1.

Where a buffer is contiguous along another dim (a transpose), a row would touch a cache line for each
of its elements, and lose it before the next row comes. There the two dims are walked in squares, so
that lines are used whole while they are in L1.

Cost: memory traffic, for anything but long chains of transcendental functions.
"""

from __future__ import annotations

from mlfuse.passes.schedule.access import Space
from mlfuse.passes.schedule.cpu_loops import (
    Cut,
    chunk_elements,
    chunks,
    crossed_dim,
    cut_space,
    memory_hooks,
    runs,
)
from mlfuse.passes.schedule.emit import KernelBuilder
from mlfuse.passes.schedule.indexing import Index

SQUARE = 16
"""The sides of a square: a cache line of f32."""


def emit_pointwise(b: KernelBuilder, space: Space) -> None:
    """Emit a top-level `loop.parallel` that holds no nests."""
    crossed = crossed_dim(space)
    if crossed is not None:
        _emit_squares(b, space, crossed)
        return
    cut = cut_space(space.sizes, chunk_elements(space))
    with chunks(b, cut) as (low, high), runs(b, cut, low, high) as (outer, start, stop):
        if not space.sizes:
            _emit_element(b, space, [])
            return
        with b.simd(start, stop) as index:
            _emit_element(b, space, [*outer, index])


def _emit_squares(b: KernelBuilder, space: Space, crossed: int) -> None:
    """A chunk is some bands of `SQUARE` indices of the crossed dim; a band is a row of squares."""
    last = space.sizes[-1]
    others = [dim for dim in range(len(space.sizes) - 1) if dim != crossed]
    band = None if last.static is None else SQUARE * max(last.static, 1)
    step = 1 if band is None else max(chunk_elements(space) // band, 1)
    cut = Cut((*(space.sizes[d] for d in others), space.sizes[crossed]), 0, step, tile=SQUARE)
    with chunks(b, cut) as (low, high), runs(b, cut, low, high) as (outer, start, stop):
        extent = b.product(last)
        with b.loop(0, extent, SQUARE) as left:
            right = b.min(b.add(left, SQUARE), extent)
            with b.loop(start, stop) as row, b.simd(left, right) as column:
                point: list[Index] = [*outer, column]
                point.insert(crossed, row)
                _emit_element(b, space, point)


def _emit_element(b: KernelBuilder, space: Space, point: list[Index]) -> None:
    b.bind_indices(space, point)
    b.clone(space.nest.regions[0].block.ops, memory_hooks(b, space.accesses, point))
