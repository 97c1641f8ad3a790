"""A directed acyclic graph whose nodes can be merged as long as it stays acyclic.

Keeps a topological order under edge insertion (Pearce and Kelly, "A dynamic topological sort
algorithm for directed acyclic graphs", 2006): searches are bounded to nodes between the two ends in
that order. Near-linear on the graphs of real programs; a search gives up after `BUDGET` nodes and
answers "reachable", so adversarial graphs lose fusions but take no more time.
"""

from __future__ import annotations

from collections.abc import Callable

BUDGET = 2000


class Dag:
    """Nodes 0..n-1, numbered in a topological order to begin with."""

    def __init__(self, size: int):
        self._parent = list(range(size))
        self._order = list(range(size))
        self._out: list[set[int]] = [set() for _ in range(size)]
        self._in: list[set[int]] = [set() for _ in range(size)]

    def find(self, node: int) -> int:
        """The node that `node` has been merged into."""
        parent = self._parent
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    def add_edge(self, source: int, target: int) -> None:
        """Insert an edge known not to close a cycle."""
        a, b = self.find(source), self.find(target)
        if a == b or b in self._out[a]:
            return
        self._out[a].add(b)
        self._in[b].add(a)
        if self._order[a] > self._order[b]:
            self._reorder(a, b)

    def remove(self, node: int) -> None:
        """Take out a node that was never merged, with its edges."""
        for other in self._out[node]:
            self._in[other].discard(node)
        for other in self._in[node]:
            self._out[other].discard(node)
        self._out[node], self._in[node] = set(), set()

    def reaches(self, source: int, target: int, *, directly: bool = True) -> bool:
        """Whether a path leads from `source` to `target`; with `directly=False`, one of at least
        two edges. True when the search gives up."""
        a, b = self.find(source), self.find(target)
        first, last = self._order[a], self._order[b]
        if a == b or first > last:
            return False
        # From the end with fewer edges, so that a value with many readers costs each of them little.
        forward = len(self._out[a]) <= len(self._in[b])
        start, goal, edges = (a, b, self._out) if forward else (b, a, self._in)
        stack = [n for n in edges[start] if directly or n != goal]
        seen = set(stack)
        while stack:
            node = stack.pop()
            if node == goal or len(seen) > BUDGET:
                return True
            for following in edges[node]:
                if following not in seen and first <= self._order[following] <= last:
                    seen.add(following)
                    stack.append(following)
        return False

    def can_merge(self, a: int, b: int) -> bool:
        """Whether the two can be one node: no path between them passes through a third."""
        return not (self.reaches(a, b, directly=False) or self.reaches(b, a, directly=False))

    def merge(self, a: int, b: int) -> int:
        """Make two nodes one (see `can_merge`); returns the one that is left."""
        first, second = self.find(a), self.find(b)
        if first == second:
            return first
        if self._order[first] > self._order[second]:
            first, second = second, first
        # With an edge between them the order puts everything else on one side of both.
        self.add_edge(first, second)
        small, large = sorted((first, second), key=lambda n: len(self._out[n]) + len(self._in[n]))
        self._parent[small] = large
        for near, far in ((self._out, self._in), (self._in, self._out)):
            for other in near[small]:
                far[other].discard(small)
                if other != large:
                    near[large].add(other)
                    far[other].add(large)
            near[large].discard(small)
            near[small] = set()
        self._settle(large)
        return large

    def _settle(self, kept: int) -> None:
        # All predecessors are before both, all successors are after both, except the nodes between
        # the two that are connected to one of them: fix the order of those edges.
        for before in list(self._in[kept]):
            if self._order[before] > self._order[kept]:
                self._reorder(before, kept)
        for after in list(self._out[kept]):
            if self._order[kept] > self._order[after]:
                self._reorder(kept, after)

    def _reorder(self, source: int, target: int) -> None:
        """Restore the order after inserting an edge from `source` to `target` that violates it."""
        low, high = self._order[target], self._order[source]
        forward = self._collect(target, self._out, lambda n: self._order[n] <= high)
        backward = self._collect(source, self._in, lambda n: self._order[n] >= low)
        moved = sorted(backward, key=self._order.__getitem__)
        moved += sorted(forward, key=self._order.__getitem__)
        slots = sorted(self._order[n] for n in moved)
        for node, slot in zip(moved, slots, strict=True):
            self._order[node] = slot

    @staticmethod
    def _collect(start: int, edges: list[set[int]], inside: Callable[[int], bool]) -> list[int]:
        seen = {start}
        stack = [start]
        while stack:
            for following in edges[stack.pop()]:
                if following not in seen and inside(following):
                    seen.add(following)
                    stack.append(following)
        return list(seen)
