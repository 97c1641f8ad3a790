"""Reduces a failing graph to a small one that a person can read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlfuse.dialects.dtypes import Array
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.fuzz.reference import evaluate
from mlfuse.testing.fuzz.typed_graph import Graph, minimize

Check = Callable[[Graph, Sequence[Array]], list[str]]
"""A function that returns the problems of a graph, given its arguments."""


def problems_of(check: Check, graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The problems that a check finds; an exception of the check is one of them."""
    try:
        return check(graph, inputs)
    except Exception as error:
        return [f"{type(error).__name__}: {error}"]


def minimized(
    check: Check, graph: Graph, inputs: Sequence[Array]
) -> tuple[Graph, dict[str, Array], list[str]]:
    """The smallest graph found that fails in the same way, the values of the original graph by name, and the problems
    of the small graph. Two failures are the same if the first words of their messages are, up to a colon."""
    # A computed value that becomes an argument keeps the elements that it had.
    values = evaluate(parse_module(graph.text()), inputs)
    first = problems_of(check, graph, inputs)
    if not first:
        return graph, values, ["it failed once, and not again"]
    kind = first[0].partition(":")[0]

    def problems(candidate: Graph) -> list[str]:
        return problems_of(check, candidate, [values[arg.name] for arg in candidate.arguments])

    def fails(candidate: Graph) -> bool:
        return any(each.partition(":")[0] == kind for each in problems(candidate))

    small = minimize(graph, fails)
    return small, values, problems(small)


def explain(check: Check, graph: Graph, inputs: Sequence[Array]) -> str:
    """Text: the problems of the smallest graph found that fails in the same way, the graph, and its arguments."""
    small, values, problems = minimized(check, graph, inputs)
    arguments = [f"{v.name}: {v.layout} {v.donated} {values[v.name]!r}" for v in small.arguments]
    return "\n".join([*problems, small.text(), *arguments])
