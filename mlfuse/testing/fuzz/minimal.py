"""A failing graph, made small: what a person reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlfuse.dialects.dtypes import Array
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.fuzz.reference import evaluate
from mlfuse.testing.fuzz.typed_graph import Graph, minimize

Check = Callable[[Graph, Sequence[Array]], list[str]]
"""What is wrong with a graph, given its arguments."""


def problems_of(check: Check, graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """What is wrong, an exception included."""
    try:
        return check(graph, inputs)
    except Exception as error:
        return [f"{type(error).__name__}: {error}"]


def minimized(
    check: Check, graph: Graph, inputs: Sequence[Array]
) -> tuple[Graph, dict[str, Array], list[str]]:
    """A graph that fails in the same way, as small as it gets; its values; what is wrong with it."""
    kind = problems_of(check, graph, inputs)[0].partition(":")[0]
    # A value that is cut into an argument keeps what it was.
    values = evaluate(parse_module(graph.text()), inputs)

    def problems(candidate: Graph) -> list[str]:
        return problems_of(check, candidate, [values[arg.name] for arg in candidate.arguments])

    def fails(candidate: Graph) -> bool:
        return any(each.partition(":")[0] == kind for each in problems(candidate))

    small = minimize(graph, fails)
    return small, values, problems(small)


def explain(check: Check, graph: Graph, inputs: Sequence[Array]) -> str:
    """A graph that fails in the same way, as small as it gets, what is wrong with it, its arguments."""
    small, values, problems = minimized(check, graph, inputs)
    arguments = [f"{v.name}: {v.layout} {v.donated} {values[v.name]!r}" for v in small.arguments]
    return "\n".join([*problems, small.text(), *arguments])
