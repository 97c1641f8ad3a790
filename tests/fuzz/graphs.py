"""Random graph-level functions over the whole op set, by a seed or by Hypothesis.

A graph has parts that are mostly independent of each other, which share the cost of a compilation.
"""

from __future__ import annotations

import draw_arrays
import draw_collectives
import draw_composites
import draw_elementwise
import draw_indexed
import draw_movement
import draw_reductions
from arrays import random_inputs
from choices import Choices, Draw, Drawn, Seeded
from grower import Grower, Maker
from hypothesis import strategies as st
from typed_graph import Graph

__all__ = ["NOT_DRAWN", "graphs", "random_graph", "random_inputs"]

MAKERS: list[tuple[int, Maker]] = [
    *draw_elementwise.MAKERS,
    *draw_movement.MAKERS,
    *draw_reductions.MAKERS,
    *draw_indexed.MAKERS,
    *draw_arrays.MAKERS,
    *draw_composites.MAKERS,
    *draw_collectives.MAKERS,
]
NOT_DRAWN = {
    "graph.across": "only in the body of graph.foreach; drawn by tests/horizontal/random_each.py",
    "graph.call_external": "what it computes is said by the host framework",
    "graph.foreach": "made by the planner; see test_random_horizontal.py",
    "graph.fusion": "made by the planner, in every graph",
    "graph.sized": "made by the planner, for `like` of what is no argument; see tests/graph/test_sized.py",
    "graph.yield": "the end of a region",
}
"""Ops that no random graph has, and why."""


def grow(choices: Choices, ops: int, parts: int) -> Graph:
    """A function of `parts` computations of at most `ops` ops each."""
    graph = Graph()
    for number in range(parts):
        Grower(choices, graph, "abcdefgh"[number]).grow(MAKERS, choices.between(1, ops))
    return graph


def random_graph(seed: int, ops: int = 12, parts: int = 3) -> Graph:
    """The graph of a seed."""
    return grow(Seeded(seed), ops, parts)


def graphs(ops: int = 12, parts: int = 1) -> st.SearchStrategy[Graph]:
    """Random graphs that Hypothesis can make smaller."""

    @st.composite
    def drawn(draw: Draw) -> Graph:
        return grow(Drawn(draw), ops, parts)

    return drawn()
