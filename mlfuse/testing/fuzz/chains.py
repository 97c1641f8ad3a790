"""Functions of several contractions and chains of contractions, with ops before, between and after them, compiled for a CPU."""

from __future__ import annotations

from collections.abc import Sequence

from mlfuse.dialects.dtypes import Array
from mlfuse.explain.executable import compile
from mlfuse.testing.fuzz import draw_chains, draw_elementwise, draw_reductions
from mlfuse.testing.fuzz.arrays import laid_out
from mlfuse.testing.fuzz.checks import results_of
from mlfuse.testing.fuzz.choices import Seeded
from mlfuse.testing.fuzz.grower import Grower, Maker
from mlfuse.testing.fuzz.reference import Reference
from mlfuse.testing.fuzz.typed_graph import Graph

MAKERS: list[tuple[int, Maker]] = [
    (10, draw_chains.chain),
    (3, draw_reductions.dot),
    (4, draw_elementwise.unary),
    (4, draw_elementwise.binary),
]


def chains(seed: int, ops: int = 8, count: int = 4) -> Graph:
    """A graph of `count` parts, most of them with a chain or two."""
    graph, choices = Graph(), Seeded(seed)
    for prefix in "abcdefgh"[:count]:
        Grower(choices, graph, prefix, dtypes=("f32",)).grow(MAKERS, choices.between(1, ops))
    return graph


def errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The differences of the compiled function from the reference."""
    reference = Reference.of(graph, inputs)
    got = results_of(compile(graph.text(), "cpu"), laid_out(graph, inputs))
    return reference.check(graph.results, got)
