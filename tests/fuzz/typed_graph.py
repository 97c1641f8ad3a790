"""A graph-level function as data: it can be written as MLIR text, cut down, and given inputs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from math import inf, prod
from typing import Any

import ml_dtypes
import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType

FLOATS = ("f32", "f64", "f16", "bf16")
_STORAGE = (np.float64, np.float32, np.float16, ml_dtypes.bfloat16, np.bool_,
            np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64)  # fmt: skip
DTYPES = {
    known.name: known
    for storage in _STORAGE
    if (known := dtypes.of_numpy(np.dtype(storage))) is not None
}
"""Element types by MLIR's name."""


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
    def is_summable(self) -> bool:
        """Whether every order of a sum gives nearly the same: integers wrap around."""
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

    @property
    def weight(self) -> int:
        """How much there is to read."""
        return len(self.statements) + len(self.results)

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
            if candidate.weight < graph.weight and fails(candidate):
                graph, shrunk = candidate, True
                break
    return graph


@dataclass(frozen=True)
class Precision:
    """What there is to know of a float type's numbers."""

    eps: float
    smallest_subnormal: float
    tiny: float
    max: float


def random_array(rng: np.random.Generator, value: Value) -> Array:
    """Elements within a value's interval, its corners included; NaN and infinities too."""
    dtype = DTYPES[value.dtype]
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
        info = precision(dtype.numpy)
        ends = [info.smallest_subnormal, info.tiny, info.max]
        corners = [0.0, -0.0, 0.5, 1.0, -1.0, 88.7, -104.0, *ends, *(-end for end in ends)]
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


def precision(dtype: np.dtype[Any]) -> Precision:
    """`np.finfo`, of bfloat16 too."""
    info: Any = ml_dtypes.finfo if dtype == ml_dtypes.bfloat16 else np.finfo
    known = info(dtype)
    names = ("eps", "smallest_subnormal", "tiny", "max")
    return Precision(*(float(getattr(known, name)) for name in names))
