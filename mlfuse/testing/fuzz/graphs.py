"""Random graph-level functions over the whole op set, by a seed or by other choices.

A graph has several parts, which rarely depend on each other, so that one compilation tests all of them.
"""

from __future__ import annotations

from mlfuse.testing.fuzz import (
    draw_arrays,
    draw_chains,
    draw_collectives,
    draw_composites,
    draw_elementwise,
    draw_indexed,
    draw_movement,
    draw_reductions,
)
from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.choices import Choices, Seeded
from mlfuse.testing.fuzz.grower import Grower, Maker
from mlfuse.testing.fuzz.typed_graph import Graph

__all__ = ["MAKERS", "NOT_DRAWN", "grow", "random_graph", "random_inputs"]

MAKERS: list[tuple[int, Maker]] = [
    *draw_elementwise.MAKERS,
    *draw_movement.MAKERS,
    *draw_reductions.MAKERS,
    *draw_indexed.MAKERS,
    *draw_arrays.MAKERS,
    *draw_composites.MAKERS,
    *draw_chains.MAKERS,
    *draw_collectives.MAKERS,
]
NOT_DRAWN = {
    "graph.across": "only in the body of graph.foreach; drawn by `each_functions`",
    "graph.call_external": "what it computes is said by the host framework",
    "graph.dispatch": "made by --outline-devices; see the oracle `devices`",
    "graph.foreach": "made by the planner; see `equal_parts`",
    "graph.fusion": "made by the planner, in every graph",
    "graph.sized": "made by the planner, for `like` of what isn't an argument; see tests/graph/test_sized.py",
    "graph.transfer": "made by --place; see the oracle `devices`",
    "graph.yield": "the end of a region",
}
"""Ops that random graphs don't have, with the reason."""


def grow(choices: Choices, ops: int, parts: int, dtypes: tuple[str, ...] = ()) -> Graph:
    """A function of `parts` computations of at most `ops` ops each; `dtypes` are the element types to
    use (i1, i32 and i64 are always allowed, for conditions and indices)."""
    graph = Graph()
    for number in range(parts):
        Grower(choices, graph, "abcdefgh"[number], dtypes=dtypes).grow(
            MAKERS, choices.between(1, ops)
        )
    return graph


def random_graph(seed: int, ops: int = 12, parts: int = 3, dtypes: tuple[str, ...] = ()) -> Graph:
    """The graph of a seed."""
    return grow(Seeded(seed), ops, parts, dtypes)
