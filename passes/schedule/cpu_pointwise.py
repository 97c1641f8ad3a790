"""Pointwise nests on a CPU: chunks of rows, a vector loop along each.

One `loop.parallel` without nests in it. The order of the loops is as written, row-major in what is
stored, so stores are contiguous. A buffer that doesn't change along the innermost dim (a broadcast
column) is one load a row; one that lacks the outer dims (a bias) stays in L1. Where a buffer is
contiguous along another dim (a transpose), a chunk has rows enough to use each cache line whole.

Cost: memory traffic, for anything but long chains of transcendental functions.
"""

from __future__ import annotations

from mlfuse.passes.schedule.access import Space
from mlfuse.passes.schedule.cpu_loops import (
    LINE_ROWS,
    chunk_elements,
    chunks,
    crosses_lines,
    cut_space,
    memory_hooks,
    runs,
)
from mlfuse.passes.schedule.emit import Index, KernelBuilder


def emit_pointwise(b: KernelBuilder, space: Space) -> None:
    """Emit a top-level `loop.parallel` that holds no nests."""
    min_rows = LINE_ROWS if crosses_lines(space) else 1
    cut = cut_space(space.sizes, chunk_elements(space), min_rows=min_rows)
    with chunks(b, cut) as (low, high), runs(b, cut, low, high) as (outer, start, stop):
        if not space.sizes:
            _emit_element(b, space, [])
            return
        with b.simd(start, stop) as index:
            _emit_element(b, space, [*outer, index])


def _emit_element(b: KernelBuilder, space: Space, point: list[Index]) -> None:
    b.bind_indices(space, point)
    b.clone(space.nest.regions[0].block.ops, memory_hooks(b, space.accesses, point))
