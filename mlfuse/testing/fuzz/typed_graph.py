"""A graph-level function as data, which can be printed as MLIR text and reduced."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from math import inf, prod

from mlfuse.dialects import dtypes

FLOATS = ("f32", "f64", "f16", "bf16")
DTYPES = {name: dtypes.named(name) for name in dtypes.names()}
"""Element types by MLIR's name."""


class Grade(IntEnum):
    """What determines a value's bits."""

    EXACT = 0
    """IEEE 754 and integer arithmetic: the bits are the same everywhere."""
    TARGET = 1
    """The target's math functions, too: the bits are the same under every plan for one target."""
    PLAN = 2
    """The order of a sum, too, which depends on the plan."""


@dataclass(frozen=True)
class Dim:
    """A size at run time; if `dynamic`, the type has `?`."""

    size: int
    dynamic: bool = False

    def __str__(self) -> str:
        return "?" if self.dynamic else str(self.size)


Dims = tuple[Dim, ...]


@dataclass(frozen=True)
class Value:
    """A tensor. Its finite elements lie in [low, high]."""

    name: str
    dtype: str
    dims: Dims
    low: float = -inf
    high: float = inf
    grade: Grade = Grade.EXACT
    source: str = ""
    """For an index into another value, such as an argmax, that depends on inexact elements: the name of that value."""
    layout: str = "rows"
    """For an argument: its layout in memory, see `arrays.lay_out`."""
    twin: str = ""
    """For an argument: the name of an earlier argument of the same type that is the same array."""
    donated: str = ""
    """For an argument: "any" if its memory is donated, "alias" if it is donated to a certain result."""

    @property
    def type(self) -> str:
        return f"tensor<{''.join(f'{d}x' for d in self.dims)}{self.dtype}>"

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(d.size for d in self.dims)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def is_float(self) -> bool:
        return self.dtype in FLOATS

    @property
    def is_integer(self) -> bool:
        return DTYPES[self.dtype].is_integer

    @property
    def largest(self) -> float:
        """The largest magnitude of a finite element."""
        return max(abs(self.low), abs(self.high))

    @property
    def is_tame(self) -> bool:
        """Whether sums of it can't overflow."""
        return self.largest < 1e4

    @property
    def is_summable(self) -> bool:
        """Whether every order of a sum gives nearly the same result; integers wrap around."""
        return self.is_tame or not self.is_float

    @property
    def is_static(self) -> bool:
        return not any(d.dynamic for d in self.dims)


@dataclass(frozen=True)
class Statement:
    """One op: the value it defines, its text, the values it reads."""

    result: Value
    text: str
    operands: tuple[Value, ...]

    @property
    def name(self) -> str:
        """The op's name."""
        return self.text.split()[0]


@dataclass(repr=False)
class Graph:
    """A function `@main`."""

    arguments: list[Value] = field(default_factory=list[Value])
    statements: list[Statement] = field(default_factory=list[Statement])
    results: list[Value] = field(default_factory=list[Value])

    def __repr__(self) -> str:
        return self.text()

    def text(self, results: Sequence[Value] | None = None) -> str:
        """The function as MLIR text, with `results` instead of the graph's own if given."""
        results = self.results if results is None else results
        arguments = ", ".join(self._declared(results))
        types = ", ".join(value.type for value in results)
        body = [f"  %{each.result.name} = {each.text}" for each in self.statements]
        names = ", ".join(f"%{value.name}" for value in results)
        body.append(f"  func.return {names} : {types}" if results else "  func.return")
        head = f"func.func @main({arguments}) -> ({types}) {{"
        return "\n".join([head, *body, "}", ""])

    def _declared(self, results: Sequence[Value]) -> Iterator[str]:
        """The text of the arguments. An alias takes the first result of its type that no other argument has taken."""
        free = [value.type for value in results]
        for value in self.arguments:
            note = " {mlfuse.donated}" if value.donated else ""
            if value.donated == "alias" and value.type in free:
                number = free.index(value.type)
                free[number] = ""
                note = f" {{mlfuse.alias = {number} : i64}}"
            yield f"%{value.name}: {value.type}{note}"

    @property
    def weight(self) -> int:
        """The size of the graph for `minimize`: its ops and results."""
        return len(self.statements) + len(self.results)

    def values(self) -> dict[str, Value]:
        """Every value by name."""
        every = (*self.arguments, *(each.result for each in self.statements))
        return {value.name: value for value in every}

    def keep(self, results: Sequence[Value]) -> Graph:
        """The part of the graph that computes `results`."""
        needed = {value.name for value in results}
        kept: list[Statement] = []
        for each in reversed(self.statements):
            if each.result.name in needed:
                kept.append(each)
                needed |= {value.name for value in each.operands}
        arguments = [value for value in self.arguments if value.name in needed]
        return Graph(arguments, kept[::-1], list(results))

    def cut(self, name: str) -> Graph:
        """The graph with one computed value as an argument."""
        value = self.values()[name]
        rest = [each for each in self.statements if each.result.name != name]
        return Graph([*self.arguments, value], rest, self.results)


def minimize(graph: Graph, fails: Callable[[Graph], bool]) -> Graph:
    """A smaller graph that still fails: without some results, and with computed values as arguments."""
    for value in graph.results:
        if fails(alone := graph.keep([value])):
            graph = alone
            break
    shrunk = True
    while shrunk:
        shrunk = False
        fewer = [graph.keep([r for r in graph.results if r != each]) for each in graph.results]
        fewer = [each for each in fewer if each.results]
        cuts = [graph.cut(each.result.name) for each in reversed(graph.statements)]
        for candidate in (*fewer, *(each.keep(each.results) for each in cuts)):
            if candidate.weight < graph.weight and fails(candidate):
                graph, shrunk = candidate, True
                break
    return graph
