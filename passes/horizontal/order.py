"""The order of a block's ops: what must come before what, and putting that right."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping

from xdsl.ir import Block, Operation
from xdsl.traits import is_side_effect_free

from mlfuse.passes.fusion.dag import Dag


def dag_of(block: Block, position: Mapping[Operation, int]) -> Dag:
    """The graph of a block's ops by their position; every op comes after what it needs."""
    dag = Dag(len(position))
    for source, target in _edges(block):
        dag.add_edge(position[source], position[target])
    return dag


def sort_block(block: Block) -> None:
    """Put ops after what they need, else as near to their order as can be (Kahn's algorithm).

    Ops with side effects keep their order. n log n in ops. The ops must have no cycle.
    """
    ops = list(block.ops)
    position = {op: number for number, op in enumerate(ops)}
    waiting = dict.fromkeys(ops, 0)
    followers: dict[Operation, list[Operation]] = {}
    for source, target in _edges(block):
        followers.setdefault(source, []).append(target)
        waiting[target] += 1
    ready = [position[op] for op in ops if not waiting[op]]
    heapq.heapify(ready)
    order: list[Operation] = []
    while ready:
        op = ops[heapq.heappop(ready)]
        order.append(op)
        for follower in followers.get(op, ()):
            waiting[follower] -= 1
            if not waiting[follower]:
                heapq.heappush(ready, position[follower])
    assert len(order) == len(ops), "the ops need each other in a circle"
    if order == ops:
        return
    for op in ops:
        op.detach()
    block.add_ops(order)


def producers(op: Operation, block: Block) -> list[Operation]:
    """The ops of a block whose results an op reads, what is inside its regions included."""
    needs: dict[Operation, None] = {}
    for inner in op.walk():
        for value in inner.operands:
            owner = value.owner
            if isinstance(owner, Operation) and owner.parent is block and owner is not op:
                needs[owner] = None
    return list(needs)


def _edges(block: Block) -> Iterator[tuple[Operation, Operation]]:
    """Pairs of a block's ops of which the first must come before the second."""
    last = block.last_op
    effect: Operation | None = None
    for op in block.ops:
        needs = dict.fromkeys(producers(op, block))
        if op is last:
            needs.update(dict.fromkeys(each for each in block.ops if each is not op))
        elif not is_side_effect_free(op):
            if effect is not None:
                needs[effect] = None
            effect = op
        for source in needs:
            yield source, op
