"""Which intermediates in the arena hold values during each library call and all-reduce: the rest of it is free for the call's scratch."""

from __future__ import annotations

from xdsl.dialects import memref
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue

from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import LibraryOp, ViewOp
from mlfuse.passes.memory.uses import live_ranges, positions


def alive_at_calls(func: FuncOp) -> list[list[memref.ViewOp]]:
    """For each library call and all-reduce of a function that `--lower-to-host` made, in order: the parts of the arena that hold values."""
    ranges = [
        (value.owner, first, last)
        for value, (first, last) in live_ranges(func, _part).items()
        if isinstance(value.owner, memref.ViewOp)
    ]
    calls = [n for n, op in positions(func) if isinstance(op, LibraryOp | AllReduceOp)]
    return [[view for view, first, last in ranges if first <= call <= last] for call in calls]


def _part(value: SSAValue) -> SSAValue:
    """The part of the arena that a buffer is in, or else the root of its memory."""
    while isinstance(owner := value.owner, ViewOp | memref.ViewOp):
        if isinstance(owner, memref.ViewOp) and isinstance(owner.source.owner, memref.AllocOp):
            return value
        value = owner.source
    return value
