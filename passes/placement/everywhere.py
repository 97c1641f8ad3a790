"""Ops that every device computes for itself: constants, iotas, what only moves their elements, and exact arithmetic on single
ones of these, which is folded later.

Kernels compute them as they read them, so they have no device, and no copy between devices.
"""

from __future__ import annotations

from collections.abc import Collection

from xdsl.ir import Block, Operation

from mlfuse.dialects.graph.base import GraphOp, shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.passes.canonicalization.folding import is_exact
from mlfuse.passes.utils.kernel_ops import is_free


def computed_everywhere(block: Block) -> set[Operation]:
    """These ops of a block."""
    found: set[Operation] = set()
    for op in block.ops:
        is_cheap = is_free(op) or isinstance(op, ConstantOp) or _is_folded(op)
        if is_cheap and all(value.owner in found for value in op.operands):
            found.add(op)
    return found


def _is_folded(op: Operation) -> bool:
    """Whether an op on constants is a number that every device computes to the bit."""
    return isinstance(op, GraphOp) and is_exact(op) and all(not shape_of(r) for r in op.results)


def needed_by(ops: Collection[Operation], everywhere: Collection[Operation]) -> list[Operation]:
    """The ones that these ops read, in an order in which each follows its operands."""
    needed: dict[Operation, None] = {}

    def add(op: Operation) -> None:
        for value in op.operands:
            owner = value.owner
            if isinstance(owner, Operation) and owner in everywhere and owner not in needed:
                add(owner)
                needed[owner] = None

    for op in ops:
        add(op)
    return list(needed)
