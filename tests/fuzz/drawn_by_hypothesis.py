"""Random graphs that Hypothesis picks, shrinks and remembers: `mlfuse.testing.fuzz` with its answers."""

from __future__ import annotations

from typing import Protocol

from hypothesis import strategies as st

from mlfuse.testing.fuzz.choices import Choices
from mlfuse.testing.fuzz.graphs import grow
from mlfuse.testing.fuzz.typed_graph import Graph


class Draw(Protocol):
    """`draw` of a composite strategy, for numbers."""

    def __call__(self, strategy: st.SearchStrategy[int], /) -> int: ...


class Drawn(Choices):
    """By Hypothesis."""

    def __init__(self, draw: Draw):
        self.draw = draw

    def below(self, count: int) -> int:
        return 0 if count == 1 else self.draw(st.integers(0, count - 1))


def graphs(ops: int = 12, parts: int = 1) -> st.SearchStrategy[Graph]:
    """Random graphs that Hypothesis can make smaller."""

    @st.composite
    def drawn(draw: Draw) -> Graph:
        return grow(Drawn(draw), ops, parts)

    return drawn()
