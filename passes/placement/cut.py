"""The cheapest placement on two devices: a minimum cut.

Model. Each node (an op, an argument, a result) costs something on each device, and a value that is read on another device
than it is made on costs a copy, once for all its readers there. The cost of a placement is the sum. For two devices a
and b it is a cut of a network: nodes on the side of the source are on a, the others on b. An op is joined to the source by
its cost on b, and to the sink by its cost on a. A value has two more nodes: for copies to b, and for copies to a. These
join its maker and its readers so that the copy is in the cut if its maker is on one side and a reader on the other.
Reference: Stone, Multiprocessor scheduling with the aid of network flow algorithms, IEEE Transactions on Software
Engineering 3(1), 1977.

`improve` is exact for two devices. For more it solves this problem for each pair of devices, with everything else
fixed, until no pair gains (Boykov, Veksler and Zabih, Fast approximate energy minimization via graph cuts, 2001: the
swap move). No step costs more than the one before, so the result is never worse than all on one device, where it
begins.

Costs are integers for SciPy's `maximum_flow`: their sum is scaled to 2^28, so a choice is off by less than 1e-8 of it.
Complexity: a maximum flow for each pair and round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from math import inf, isfinite
from typing import Any

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError

_SUM = 1 << 28
_NEVER = 1 << 30
_GAIN = 1e-7
"""The least gain of a step, as a part of the cost."""


@dataclass(frozen=True)
class Value:
    """A value, the node that makes it, and the other nodes that read it."""

    maker: int
    readers: tuple[int, ...]
    transfer_us: Sequence[Sequence[float]]
    """The cost of a copy, by the device that it is on and the device that it goes to."""


@dataclass(frozen=True)
class Problem:
    """What nodes cost on each device in microseconds, infinite where they can't be, and the values between them."""

    costs: Sequence[Sequence[float]]
    values: Sequence[Value]

    def cost_of(self, placement: Sequence[int]) -> float:
        """The cost of a placement: a device for each node."""
        own = sum(costs[device] for costs, device in zip(self.costs, placement, strict=True))
        return own + sum(self.copies_us(value, placement) for value in self.values)

    def copies_us(self, value: Value, placement: Sequence[int]) -> float:
        """The cost of the copies of a value."""
        here = placement[value.maker]
        there = {placement[reader] for reader in value.readers} - {here}
        return sum(value.transfer_us[here][device] for device in there)

    def on_one(self, device: int) -> list[int]:
        """All nodes on one device, except those that can't be there: these are on the first that they can be on."""
        return [
            device
            if isfinite(costs[device])
            else next(d for d, us in enumerate(costs) if isfinite(us))
            for costs in self.costs
        ]


def cheapest(problem: Problem, devices: int) -> list[int]:
    """A device for each node: the cheapest placement for two devices, and a good one for more."""
    starts = [problem.on_one(device) for device in range(devices)]
    best = min(starts, key=problem.cost_of)
    cost, gains = problem.cost_of(best), True
    while gains and devices > 1:
        gains = False
        for a, b in combinations(range(devices), 2):
            found = swapped(problem, best, a, b)
            less = problem.cost_of(found)
            if less < cost - _GAIN * cost:
                best, cost, gains = found, less, devices > 2
    return best


def swapped(problem: Problem, placement: Sequence[int], a: int, b: int) -> list[int]:
    """The cheapest placement in which nodes on a or b are on either of these; the others stay."""
    network = _Network(problem, placement, a, b)
    on_a = network.side_of_the_source()
    return [
        device if device not in (a, b) else a if node in on_a else b
        for node, device in enumerate(placement)
    ]


class _Network:
    """The network whose cut is a placement on a and b."""

    def __init__(self, problem: Problem, placement: Sequence[int], a: int, b: int):
        self.nodes = len(placement) + 2
        self.source, self.sink = len(placement), len(placement) + 1
        self.edges: list[tuple[int, int, float]] = []
        self.placement, self.a, self.b = placement, a, b
        for node, costs in enumerate(problem.costs):
            if placement[node] in (a, b):
                self.edges += [(self.source, node, costs[b]), (node, self.sink, costs[a])]
        for value in problem.values:
            self._add(value)

    def _add(self, value: Value) -> None:
        a, b, place = self.a, self.b, self.placement
        free = [n for n in value.readers if place[n] in (a, b)]
        fixed = {place[n] for n in value.readers} - {a, b}
        if place[value.maker] not in (a, b):
            here = place[value.maker]
            self._copies(self.source, free, value.transfer_us[here][b])
            self._copies_back(self.sink, free, value.transfer_us[here][a])
            return
        for device in fixed:
            to_b, to_a = value.transfer_us[b][device], value.transfer_us[a][device]
            self.edges += [(self.source, value.maker, to_b), (value.maker, self.sink, to_a)]
        self._copies(value.maker, free, value.transfer_us[a][b])
        self._copies_back(value.maker, free, value.transfer_us[b][a])

    def _copies(self, maker: int, readers: list[int], us: float) -> None:
        """In the cut if the maker is on a and a reader on b."""
        if readers:
            self.edges += [(maker, self.nodes, us), *((self.nodes, n, inf) for n in readers)]
            self.nodes += 1

    def _copies_back(self, maker: int, readers: list[int], us: float) -> None:
        """In the cut if the maker is on b and a reader on a."""
        if readers:
            self.edges += [(self.nodes, maker, us), *((n, self.nodes, inf) for n in readers)]
            self.nodes += 1

    def side_of_the_source(self) -> set[int]:
        """The nodes on the side of the source in a minimum cut: as few as there can be."""
        sparse, csgraph = _scipy()
        total = sum(us for *_, us in self.edges if isfinite(us)) or 1.0
        flows = [_NEVER if us == inf else round(us * _SUM / total) for *_, us in self.edges]
        ends = [edge[0] for edge in self.edges], [edge[1] for edge in self.edges]
        shape = (self.nodes, self.nodes)
        network = sparse.csr_matrix((np.array(flows, np.int32), ends), shape=shape)
        rest = network - csgraph.maximum_flow(network, self.source, self.sink).flow
        rest.eliminate_zeros()
        reached = csgraph.breadth_first_order(rest, self.source, return_predecessors=False)
        return set(map(int, reached))


def _scipy() -> tuple[Any, Any]:
    try:
        return import_module("scipy.sparse"), import_module("scipy.sparse.csgraph")
    except ImportError as error:
        raise MlfuseError(
            "ops without a device are placed by SciPy, which isn't installed: pip install mlfuse[place], or "
            "mark every op with mlfuse.device"
        ) from error
