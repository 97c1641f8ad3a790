"""Splits an FX graph into the fewest regions, with the calls into ATen between them.

A node's *stage* is the number of alternations between regions and calls on the way to it. All nodes of one stage form
a part, so there is no cycle, and no order has fewer regions. Then, from the end, a node with only later readers moves
to the region that reads it, if that doesn't increase the memory in use: values that a backward pass recomputes from
its inputs are then computed where they are used.

Views have no stage. A region that reads a view reads its base tensor; for ATen the view is made just before the call.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from operator import getitem

from mlfuse.frontends.torch.compiled.judging import IN_REGIONS, Kind, Verdict
from mlfuse.frontends.torch.compiled.values import (
    Node,
    device_of,
    each_of,
    is_tensor,
    shape_of,
    value_of,
)

_FEW = 1 << 12
"""The number of bytes that a move may keep in memory longer."""


@dataclass(frozen=True)
class Part:
    """A region, or consecutive calls: the nodes in order."""

    nodes: tuple[Node, ...]
    is_region: bool


def split(nodes: Sequence[Node], verdicts: dict[Node, Verdict]) -> list[Part]:
    """The parts in the order in which they run."""
    placed = [n for n in nodes if n in verdicts and verdicts[n].kind in (*IN_REGIONS, Kind.CALL)]
    stages: dict[Node, int] = {}
    for node in placed:
        fused = verdicts[node].kind in IN_REGIONS
        after = max((stages[each] for each in producers(node, verdicts)), default=-1)
        stages[node] = after + (after % 2 != (0 if fused else 1))  # regions have even stages
    _sink(placed, verdicts, stages)
    parts: dict[tuple[int, str], list[Node]] = {}
    for node in placed:
        parts.setdefault((stages[node], _device(node, stages[node])), []).append(node)
    return [Part(tuple(parts[key]), key[0] % 2 == 0) for key in sorted(parts)]


def _device(node: Node, stage: int) -> str:
    """The device that the nodes of a region share; empty for calls, which stay in their order."""
    return str(device_of(node)) if stage % 2 == 0 else ""


def producers(node: Node, verdicts: dict[Node, Verdict]) -> list[Node]:
    """The nodes of regions and calls that compute the operands of a node. A view or a number is replaced by the
    producers of its own operands."""
    found: dict[Node, None] = {}
    pending = list(node.all_input_nodes)
    while pending:
        each = pending.pop()
        kind = verdicts[each].kind
        if kind in (*IN_REGIONS, Kind.CALL):
            found[each] = None
        elif kind in (Kind.VIEW, Kind.NUMBER):
            pending += each.all_input_nodes
    return list(found)


def _sink(placed: Sequence[Node], verdicts: dict[Node, Verdict], stages: dict[Node, int]) -> None:
    readers: dict[Node, list[Node]] = {node: [] for node in placed}
    for node in placed:
        for each in producers(node, verdicts):
            readers[each].append(node)
    escaping = _read_at_the_end(placed, verdicts)
    for node in reversed(placed):
        if verdicts[node].kind is Kind.CALL or not readers[node]:
            continue
        if not is_tensor(value_of(node)) or node.target is getitem:
            continue  # a node with several results doesn't move
        # The stage of a call is odd: its operands are computed in the region before it.
        last = min(stages[each] - stages[each] % 2 for each in readers[node])
        if last <= stages[node] or verdicts[node].seeds:
            continue
        kept = [
            each
            for each in producers(node, verdicts)
            if verdicts[each].kind in IN_REGIONS
            and each not in escaping
            and all(stages[other] <= stages[each] for other in readers[each])
        ]
        if sum(map(_nbytes, kept)) <= max(_nbytes(node), _FEW):
            stages[node] = last


def _read_at_the_end(placed: Sequence[Node], verdicts: dict[Node, Verdict]) -> set[Node]:
    """The nodes whose value, or a view of it, the graph returns or writes to an input."""
    found: set[Node] = set()
    for node in placed:
        pending = [node]
        while pending:
            for user in pending.pop().users:
                if user.op == "output" or verdicts[user].kind is Kind.WRITE:
                    found.add(node)
                elif verdicts[user].kind in (Kind.VIEW, Kind.NUMBER):
                    pending.append(user)
    return found


def _nbytes(node: Node) -> int:
    every = each_of(value_of(node))
    return sum(prod(shape_of(each)) * each.dtype.itemsize for each in every if is_tensor(each))
