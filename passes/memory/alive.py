"""When the memory of a function that `--lower-to-host` made holds values. The rest of the arena is free meanwhile, for the
scratch of library calls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import memref
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, SSAValue

from mlfuse.dialects.host_function import is_added, result_in
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import LibraryOp, ViewOp
from mlfuse.passes.memory.uses import live_ranges, positions


@dataclass(frozen=True)
class Alive:
    """Positions in a function, as `live_ranges` counts them."""

    parts: Sequence[tuple[memref.ViewOp, int, int]]
    """The parts of the arena that hold values, each with the first and the last op that touch it."""
    results: Sequence[tuple[int, int]]
    """The results with memory of their own, each with the first op that touches this memory."""
    calls: Sequence[int]
    """The library calls and all-reduces."""


def alive(func: FuncOp) -> Alive:
    """The live ranges of a function that `--lower-to-host` made."""
    parts: list[tuple[memref.ViewOp, int, int]] = []
    results: list[tuple[int, int]] = []
    for value, (first, last) in live_ranges(func, _part).items():
        if isinstance(value.owner, memref.ViewOp):
            parts.append((value.owner, first, last))
        elif isinstance(value, BlockArgument) and is_added(func, value):
            results.append((result_in(func, value.index) or 0, first))
    calls = [n for n, op in positions(func) if isinstance(op, LibraryOp | AllReduceOp)]
    return Alive(parts, results, calls)


def _part(value: SSAValue) -> SSAValue:
    """The part of the arena that a buffer is in, or else the root of its memory."""
    while isinstance(owner := value.owner, ViewOp | memref.ViewOp):
        if isinstance(owner, memref.ViewOp) and isinstance(owner.source.owner, memref.AllocOp):
            return value
        value = owner.source
    return value
