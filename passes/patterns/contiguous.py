"""Moves ops that will become one op next to one another, so that a pattern can rewrite them at once.

A topological order that takes the earliest op first (Kahn, "Topological sorting of large networks", CACM
1962), where a group is a single vertex. Ops unrelated to groups keep their order. O((n + e) log n) for n ops and e
operands.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from xdsl.ir import Block, Operation
from xdsl.traits import is_side_effect_free


def has_effect(op: Operation) -> bool:
    """Whether an op keeps its order among others with side effects."""
    return not is_side_effect_free(op)


def make_contiguous(
    block: Block,
    groups: Iterable[Sequence[Operation]] = (),
    position: Mapping[int, float] | None = None,
    keeps_order: Callable[[Operation], bool] = has_effect,
) -> bool:
    """Reorder a block so that each group's ops follow one another, in the order given.

    A unit (a group, or an op in no group) takes the place of its first op. `position` overrides that, by the
    group's number, in places of the old order (`inf`: after all that doesn't depend on it). Ops for which `keeps_order`
    is true keep their order. The terminator stays last. Returns False, without a change, if groups depend on one
    another.
    """
    ops = list(block.ops)
    place = {op: number for number, op in enumerate(ops)}
    units: list[Sequence[Operation]] = [*groups]
    key: list[float] = [min(place[op] for op in group) for group in units]
    for number, wanted in (position or {}).items():
        key[number] = wanted
    unit_of = {op: number for number, group in enumerate(units) for op in group}
    for op in ops:
        if op not in unit_of:
            unit_of[op] = len(units)
            units.append((op,))
            key.append(place[op])
    waiting = [0] * len(units)
    followers: list[dict[int, None]] = [{} for _ in units]
    for before, after in dependencies(block, keeps_order):
        first, then = unit_of[before], unit_of[after]
        if first != then and then not in followers[first]:
            followers[first][then] = None
            waiting[then] += 1
    order = list(_earliest_first(key, waiting, followers))
    if len(order) < len(units):
        return False
    new = [op for unit in order for op in units[unit]]
    if new != ops:
        for op in ops:
            op.detach()
        block.add_ops(new)
    return True


def _earliest_first(
    key: Sequence[float], waiting: list[int], followers: Sequence[Iterable[int]]
) -> Iterator[int]:
    """The units in topological order, the ready one with the least key first; those of a cycle are left out."""
    ready = [(key[unit], unit) for unit, count in enumerate(waiting) if not count]
    heapq.heapify(ready)
    while ready:
        _, unit = heapq.heappop(ready)
        yield unit
        for follower in followers[unit]:
            waiting[follower] -= 1
            if not waiting[follower]:
                heapq.heappush(ready, (key[follower], follower))


def dependencies(
    block: Block, keeps_order: Callable[[Operation], bool] = has_effect
) -> Iterator[tuple[Operation, Operation]]:
    """Pairs of a block's ops where the first must come before the second. The terminator comes after all."""
    last, effect = block.last_op, None
    for op in block.ops:
        if op is last:
            yield from ((other, op) for other in block.ops if other is not op)
            return
        for producer in producers(op, block):
            yield producer, op
        if keeps_order(op):
            if effect is not None:
                yield effect, op
            effect = op


def producers(op: Operation, block: Block) -> list[Operation]:
    """The ops of a block whose results an op, or an op in its regions, reads."""
    read = (value.owner for inner in op.walk() for value in inner.operands)
    return list(
        dict.fromkeys(
            owner
            for owner in read
            if isinstance(owner, Operation) and owner.parent is block and owner is not op
        )
    )
