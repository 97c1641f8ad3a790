"""The parts of a nest's body: the nests in it, and the ops between them. A loop of its own computes each."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.ir import Block, Operation, SSAValue

from mlfuse.dialects.loop.ops import NestOp


def parts_of(block: Block) -> list[list[Operation]]:
    """The nests, each by itself, and the runs of ops between them; without constants."""
    parts: list[list[Operation]] = []
    for op in block.ops:
        if isinstance(op, arith.ConstantOp):
            continue
        starts = isinstance(op, NestOp) or not parts or isinstance(parts[-1][0], NestOp)
        if starts:
            parts.append([])
        parts[-1].append(op)
    return parts


def used_across(parts: list[list[Operation]]) -> set[SSAValue]:
    """The values that are used outside of their own part."""
    home = {inner: number for number, ops in enumerate(parts) for op in ops for inner in op.walk()}
    return {
        value
        for number, ops in enumerate(parts)
        for op in ops
        for value in op.results
        if any(home.get(use.operation) != number for use in value.uses)
    }
