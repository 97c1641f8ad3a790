"""Random graph-level functions as MLIR text, and a way to make a failing one small.

`random_graph(seed)` grows a function op by op from the values there are. Each value knows enough of
itself that the text stays well conditioned: an interval that holds its finite elements, and a grade
that says how far its bits are fixed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from math import inf, log, prod, sqrt
from typing import Any

import numpy as np
from hypothesis import strategies as st

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType

FLOATS = ("f32", "f32", "f32", "f64", "f16", "bf16")
INTEGERS = ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64")
SIZES = (1, 1, 2, 3, 4, 5, 7, 8, 13, 16, 17, 31, 33, 40)
LARGEST = 40_000
"""Elements of a value."""


class Grade(IntEnum):
    """How far a value's bits are fixed."""

    EXACT = 0
    """By IEEE 754 and integer arithmetic: the same everywhere."""
    TARGET = 1
    """By the target's math functions: the same under every plan for one target."""
    PLAN = 2
    """By the order of a sum, which the plan may choose."""


@dataclass(frozen=True)
class Dim:
    """A size at run time; in a type `?` where `dynamic`."""

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
    def largest(self) -> float:
        """The largest magnitude of a finite element."""
        return max(abs(self.low), abs(self.high))

    @property
    def is_tame(self) -> bool:
        """Whether sums of it can't overflow."""
        return self.largest < 1e4

    @property
    def is_static(self) -> bool:
        return not any(d.dynamic for d in self.dims)


@dataclass(frozen=True)
class Statement:
    """One op: the value it defines, its text, the values it reads."""

    result: Value
    text: str
    operands: tuple[Value, ...]


@dataclass
class Graph:
    """A function `@main`."""

    arguments: list[Value] = field(default_factory=list[Value])
    statements: list[Statement] = field(default_factory=list[Statement])
    results: list[Value] = field(default_factory=list[Value])

    def text(self, results: Sequence[Value] | None = None) -> str:
        """MLIR; `results` in the place of the graph's own."""
        results = self.results if results is None else results
        arguments = ", ".join(f"%{value.name}: {value.type}" for value in self.arguments)
        types = ", ".join(value.type for value in results)
        body = [f"  %{each.result.name} = {each.text}" for each in self.statements]
        names = ", ".join(f"%{value.name}" for value in results)
        body.append(f"  func.return {names} : {types}" if results else "  func.return")
        head = f"func.func @main({arguments}) -> ({types}) {{"
        return "\n".join([head, *body, "}", ""])

    def values(self) -> dict[str, Value]:
        """Every value by name."""
        every = (*self.arguments, *(each.result for each in self.statements))
        return {value.name: value for value in every}

    def keep(self, results: Sequence[Value]) -> Graph:
        """The part that `results` follow from, and nothing else."""
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
    """A small graph that still fails: fewer results, then values cut into arguments."""
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
            if len(candidate.statements) < len(graph.statements) and fails(candidate):
                graph, shrunk = candidate, True
                break
    return graph


def random_graph(seed: int, ops: int = 12, parts: int = 3) -> Graph:
    """A function of `parts` mostly independent computations of about `ops` ops each.

    Independent parts in one function share the cost of a compilation.
    """
    rng = np.random.default_rng(seed)
    graph = Graph()
    for number in range(parts):
        _Grower(rng, graph, f"{'abcdefgh'[number]}").grow(ops)
    return graph


def graphs(ops: int = 12, parts: int = 3) -> st.SearchStrategy[Graph]:
    """`random_graph` for Hypothesis, which then picks, shrinks and remembers seeds."""
    return st.integers(0, 2**32 - 1).map(lambda seed: random_graph(seed, ops, parts))


# Inputs


def random_array(rng: np.random.Generator, value: Value) -> Array:
    """Elements within a value's interval, its corners included; NaN and infinities too."""
    dtype = dtypes_by_name(value.dtype)
    if dtype.is_bool:
        return rng.random(value.shape) < 0.5
    if dtype.is_integer:
        return _random_integers(rng, value, dtype)
    bounded = value.low > -inf and value.high < inf
    if bounded:
        array = rng.uniform(value.low, value.high, value.shape)
        corners = [value.low, value.high, *([0.0, -0.0] if value.low <= 0 <= value.high else [])]
    else:
        array = rng.normal(size=value.shape) * 10.0 ** rng.integers(-3, 4, value.shape)
        info = _finfo(dtype)
        tiny, top = float(info.smallest_subnormal), float(info.max)
        corners = [0.0, -0.0, 1.0, -1.0, tiny, -tiny, float(info.tiny), top, -top, 0.5, 88.7, -104.0]
    if rng.random() < 0.3:
        corners += [np.nan]
        if rng.random() < 0.5:
            corners += [inf, -inf]
    with np.errstate(all="ignore"):
        places = rng.random(value.shape) < 0.1
        special = rng.choice(np.array(corners), value.shape)
        return np.asarray(np.where(places, special, array)).astype(dtype.numpy)


def _random_integers(rng: np.random.Generator, value: Value, dtype: DType) -> Array:
    low, high = int(dtype.lowest), int(dtype.highest)
    small = rng.integers(max(low, -9), 10, value.shape).astype(dtype.numpy)
    large = rng.integers(low, high, value.shape, dtype=dtype.numpy, endpoint=True)
    corners = np.array([low, high, 0, 1, low + 1, high - 1], dtype=dtype.numpy)
    kind = rng.random(value.shape)
    picked = rng.choice(corners, value.shape)
    return np.asarray(np.where(kind < 0.5, small, np.where(kind < 0.85, large, picked)))


def random_inputs(graph: Graph, seed: int) -> list[Array]:
    """An array for each argument."""
    rng = np.random.default_rng(seed)
    return [random_array(rng, value) for value in graph.arguments]


def dtypes_by_name(name: str) -> DType:
    """An element type by MLIR's name."""
    return _DTYPES[name]


def _finfo(dtype: DType) -> Any:
    import ml_dtypes

    return ml_dtypes.finfo(dtype.numpy) if dtype.name == "bf16" else np.finfo(dtype.numpy)


_DTYPES = {
    known.name: known
    for name in dtypes.names()
    if (known := dtypes.of_numpy(np.dtype(_numpy_name(name)))) is not None  # noqa: F821
} if False else {}  # fmt: skip


# Growing


@dataclass
class _Grower:
    rng: np.random.Generator
    graph: Graph
    prefix: str
    pool: list[Value] = field(default_factory=list[Value])
    count: int = 0
