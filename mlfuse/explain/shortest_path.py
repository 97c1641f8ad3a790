"""The shortest path through a graph."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Iterable


def shortest(
    starts: Iterable[str], ends: Container[str], readers: Callable[[str], Iterable[str]]
) -> list[str]:
    """From one of `starts` to the nearest of `ends`, both included; empty if there is no path.

    Breadth first: linear in the nodes reached.
    """
    before: dict[str, str | None] = dict.fromkeys(starts)
    queue = deque(before)
    while queue:
        name = queue.popleft()
        if name in ends:
            way: list[str] = []
            step: str | None = name
            while step is not None:
                way.append(step)
                step = before[step]
            return way[::-1]
        for reader in readers(name):
            if reader not in before:
                before[reader] = name
                queue.append(reader)
    return []
