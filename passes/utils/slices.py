"""The ops of a block that values depend on."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import Block, Operation, SSAValue


def backward_slice(values: Iterable[SSAValue], block: Block) -> list[Operation]:
    """The ops of `block` that compute values, in its order. Regions of these ops aren't looked into."""
    seen: set[Operation] = set()
    waiting = list(values)
    while waiting:
        owner = waiting.pop().owner
        if isinstance(owner, Operation) and owner.parent is block and owner not in seen:
            seen.add(owner)
            waiting += owner.operands
    return [op for op in block.ops if op in seen]
