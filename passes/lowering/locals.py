"""Which values of a row are kept between the passes over it, and which are recomputed.

Each group of reductions that don't need each other is one pass over the row, and the stores are a last one. A value
that several passes need is kept in a `loop.local` if recomputing it, from values already kept or from memory, costs
more than `CHEAP`. Loads come from registers or L1 the second time, so keeping pays for an exp but not for a sum or a
difference. Greedy in program order; linear in nodes times passes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from mlfuse.dialects.graph.base import GraphOp
from mlfuse.passes.fusion.region import Region

CHEAP = 3.0
"""Cost, in f32 additions, up to which a value is recomputed in every pass."""
LARGEST = 16384
"""The length of the longest row that is kept, in elements."""


def passes_of(region: Region) -> list[list[int]]:
    """For each pass over the row, the full nodes it must compute: the operands of its reductions, and in
    the last one the values stored. The last pass is empty if no full value is stored."""
    last = max((region.stage[n] for n in region.domain.reductions), default=-1) + 1
    targets: list[list[int]] = [[] for _ in range(last + 1)]
    for number in region.domain.reductions:
        node = region.view.nodes[number]
        for edge in node.inputs:
            if edge.producer in region.domain.maps and region.is_full(edge.producer):
                targets[region.stage[number]].append(edge.producer)
    for number in region.domain.carried:
        targets[last] += [
            edge.producer
            for edge in region.view.nodes[number].inputs
            if edge.producer in region.domain.maps
        ]
    for value in region.fusion.terminator.values:
        node = region.node_of[value]
        combined = node in region.domain.reductions or node in region.domain.carried
        if not combined and region.is_full(node):
            targets[last].append(node)
    return targets


def kept_values(region: Region, targets: Sequence[Sequence[int]]) -> set[int]:
    """The full nodes to keep in locals."""
    if not _can_keep(region):
        return set()
    needed_in: dict[int, set[int]] = {}
    for number, wanted in enumerate(targets):
        for node in _closure(region, wanted):
            needed_in.setdefault(node, set()).add(number)
    shared = [n for n in sorted(needed_in) if len(needed_in[n]) > 1]
    kept: set[int] = set()
    cost: dict[int, float] = {}
    for node in shared:
        cost[node] = _flops(region, node) + sum(
            0.0 if producer in kept else cost.get(producer, 0.0)
            for producer in _full_inputs(region, node)
        )
        if cost[node] > CHEAP and _is_frontier(region, node, needed_in, targets):
            kept.add(node)
    return kept


def _can_keep(region: Region) -> bool:
    inner = region.domain.inner
    if not inner or any(size < 0 for size in inner) or prod(inner) > LARGEST:
        return False
    # Kept rows are private to a row's threads, which only pays where the row is contiguous.
    n = len(region.domain.outer)
    wanted = list(range(n, region.domain.rank))
    for number in region.domain.reductions:
        map_ = region.domain.reductions[number]
        dims = [d for expr in map_.results for d in sorted(expr.used_dims())]
        if dims[-len(wanted) :] != wanted:
            return False
    return True


def _is_frontier(
    region: Region, node: int, needed_in: dict[int, set[int]], targets: Sequence[Sequence[int]]
) -> bool:
    """Whether a later pass reads the node directly, and not only through another value that an
    earlier pass computed."""
    first = min(needed_in[node])
    if any(node in wanted for wanted in targets[first + 1 :]):
        return True
    for edge in region.view.nodes[node].users:
        passes = needed_in.get(edge.consumer)
        if passes is not None and min(passes) > first:
            return True
        # A reader needed by the same passes may be the better value to keep; it comes later.
        if passes is not None and passes != needed_in[node]:
            return True
    return False


def _closure(region: Region, wanted: Sequence[int]) -> set[int]:
    seen: set[int] = set()
    stack = list(wanted)
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        stack.extend(_full_inputs(region, node))
    return seen


def _full_inputs(region: Region, node: int) -> list[int]:
    return [
        edge.producer
        for edge in region.view.nodes[node].inputs
        if edge.producer in region.domain.maps
        and edge.producer not in region.domain.reductions
        and region.is_full(edge.producer)
    ]


def _flops(region: Region, node: int) -> float:
    op = region.view.nodes[node].op
    return op.FLOPS if isinstance(op, GraphOp) else 0.0
