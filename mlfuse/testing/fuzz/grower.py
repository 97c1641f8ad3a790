"""Grows a random graph: keeps the values so far and adds ops to them.

To keep the graph well conditioned, each value has an interval that contains its
finite elements, and a grade that says how far its bits are fixed. The files `draw_*` have the ops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf, prod
from typing import Protocol

import numpy as np

from mlfuse.dialects.dtypes import Array, DType
from mlfuse.testing.fuzz.arrays import LAYOUTS, precision, random_array
from mlfuse.testing.fuzz.choices import Choices
from mlfuse.testing.fuzz.typed_graph import (
    DTYPES,
    FLOATS,
    Dim,
    Dims,
    Grade,
    Graph,
    Statement,
    Value,
)

COMMON_FLOATS = ("f32", "f32", *FLOATS)
INTEGERS = ("i32", "i8", "i16", "i64", "ui8", "ui16", "ui32", "ui64")
OTHERS = tuple(name for name in DTYPES if name not in (*FLOATS, *INTEGERS, "i1"))
"""Types that are only stored and cast."""
SIZES = (2, 1, 1, 3, 4, 5, 7, 8, 13, 16, 17, 31, 33, 40)
LARGEST = 40_000
"""The most elements of a value."""
ANY = (-inf, inf)
Accept = Callable[[Value], bool]


class Maker(Protocol):
    """Adds an op. Returns False if it can't, or if the op would be ill conditioned."""

    def __call__(self, g: Grower, /) -> bool: ...


def always(_: Value) -> bool:
    """Takes any value."""
    return True


@dataclass
class Grower:
    """Adds one computation to a graph; its values are named after `prefix`."""

    c: Choices
    graph: Graph
    prefix: str
    pool: list[Value] = field(default_factory=list[Value])
    base: Dims = ()
    dtypes: tuple[str, ...] = ()
    """The allowed element types of results, besides those of conditions and indices; empty if all are allowed."""

    def grow(self, makers: Sequence[tuple[int, Maker]], ops: int) -> None:
        """Add arguments, about `ops` ops, and some of the values as results."""
        c = self.c
        self.base = self.random_dims()
        kinds = ((75, COMMON_FLOATS), (25, (*INTEGERS, "i1")))
        main = c.pick(self.dtypes or c.weighted(kinds))
        for _ in range(c.between(1, 3)):
            self.argument(main, self.base)
        if c.chance(0.4):
            self.argument("i1", self.base)
        if self.base and c.chance(0.5):
            self.argument(main, (c.pick(self.base),))
        done = 0
        for _ in range(8 * ops):
            done += c.weighted(makers)(self)
            if done >= ops:
                break
        self._results()

    def _results(self) -> None:
        c = self.c
        read = {v.name for each in self.graph.statements for v in each.operands}
        mine = [each.result for each in self.graph.statements if each.result in self.pool]
        ends = [value for value in mine if value.name not in read]
        inner = c.some([value for value in mine if value.name in read], 0.15)
        extra = [c.pick(self.pool)] if c.chance(0.15) else []
        self.graph.results += [*ends, *inner, *extra]

    # Picking

    def value(self, accept: Accept = always) -> Value | None:
        """A value of the pool, later ones more often; None if `accept` takes none. Inexact indices are never picked."""
        fitting = [value for value in self.pool if not value.source and accept(value)]
        if not fitting:
            return None
        if self.c.chance(0.5):
            fitting = fitting[-4:]
        return self.c.pick(fitting[::-1])

    def another(self, like: Value, accept: Accept = always) -> Value | None:
        """A value of the same type; None if there is none."""
        return self.value(lambda v: v.dtype == like.dtype and v.dims == like.dims and accept(v))

    def of_type(self, dtype: str, dims: Dims, accept: Accept = always) -> Value:
        """A value of a type: one of the pool, or a new argument."""
        fits: Accept = lambda v: v.dtype == dtype and v.dims == dims and accept(v)  # noqa: E731
        found = self.value(fits) if self.c.chance(0.7) else None
        if found is not None:
            return found
        made = self.argument(dtype, dims)
        return made if accept(made) else self.argument(dtype, dims, (-2.0, 2.0))

    def random_dims(self) -> Dims:
        """Dims of rank 0 to 4; sometimes long, empty or with `?`."""
        c = self.c
        rank = c.weighted(((20, 1), (8, 0), (40, 2), (22, 3), (10, 4)))
        sizes = [c.pick(SIZES) for _ in range(rank)]
        if rank and c.chance(0.12):
            sizes[-1] = c.pick((100, 257, 1000, 2000))
        if rank and c.chance(0.05):
            sizes[c.below(rank)] = 0
        limit = LARGEST // 2 if c.chance(0.1) else 2500
        while prod(sizes) > limit:
            sizes[sizes.index(max(sizes))] = 3
        dynamic = c.chance(0.3)
        return tuple(Dim(size, dynamic and c.chance(0.6)) for size in sizes)

    # Adding

    def argument(
        self, dtype: str, dims: Dims, interval: tuple[float, float] | None = None
    ) -> Value:
        """A new argument, which may be a twin of an earlier one."""
        c = self.c
        if interval is None:
            mild = c.pick(((-2.0, 2.0), (-2.0, 2.0), (0.1, 4.0), (2.0, 50.0)))
            interval = ANY if c.chance(0.4) or dtype not in FLOATS else mild
        low, high = interval
        value = Value(f"{self.prefix}_arg{len(self.graph.arguments)}", dtype, dims, low, high)
        twins = [
            each
            for each in self.graph.arguments
            if (each.type, each.dims, each.low, each.high) == (value.type, dims, low, high)
            and not each.twin
        ]
        layout = c.pick(LAYOUTS) if c.chance(0.3) else "rows"
        twin = c.pick(twins).name if twins and c.chance(0.15) else ""
        donated = c.pick(("any", "alias")) if c.chance(0.15) else ""
        value = replace(value, layout=layout, twin=twin, donated=donated)
        self.graph.arguments.append(value)
        self.pool.append(value)
        return value

    def add(
        self,
        text: str,
        operands: Sequence[Value],
        result: Value,
        interval: tuple[float, float] = ANY,
        grade: Grade = Grade.EXACT,
        source: str = "",
    ) -> bool:
        """Add an op whose result has the type of `result`. Returns False if the op would be ill conditioned, or if its
        result is too large or of a type that isn't allowed."""
        known = (*self.dtypes, "i1", "i32", "i64")
        if self.dtypes and operands and result.dtype not in known:
            return False
        low, high = interval
        if not low <= high:
            low, high = ANY
        grade = max(grade, *(v.grade for v in operands), Grade.EXACT)
        if result.is_float:
            # Room for rounding, and none for an overflow that only some orders of a sum have.
            low, high = _away(low, -1), _away(high, 1)
            limit = precision(DTYPES[result.dtype].numpy).max / 8
            if max(abs(low), abs(high)) > limit:
                if grade > Grade.EXACT:
                    return False
                low, high = ANY
        elif grade > Grade.EXACT and not source:
            return False  # integers must be equal in every bit
        if result.size > LARGEST:
            return False
        name = f"{self.prefix}{len(self.graph.statements)}"
        value = Value(name, result.dtype, result.dims, low, high, grade, source)
        self.graph.statements.append(Statement(value, text, tuple(operands)))
        self.pool.append(value)
        return True

    @property
    def last(self) -> Value:
        """The value added last."""
        return self.pool[-1]

    def constant(self, values: Array, dtype: str) -> Value:
        """A new constant of these elements."""
        dims = tuple(Dim(size) for size in values.shape)
        value = Value("", dtype, dims)
        low, high = ANY
        if values.size and DTYPES[dtype].is_float:
            low, high = float(np.min(values)), float(np.max(values))
        text = f"graph.constant dense<{literal(values, DTYPES[dtype])}> : {value.type}"
        assert self.add(text, [], value, (low, high))
        return self.last

    def splat(self, number: float, like: Value) -> Value:
        """A new constant of one number, of a known shape."""
        shown = literal(np.asarray(number, DTYPES[like.dtype].numpy), DTYPES[like.dtype])
        text = f"graph.constant dense<{shown}> : {like.type}"
        assert self.add(text, [], like, (number, number))
        return self.last

    def random_constant(self, dtype: str, dims: Dims = ()) -> Value:
        """A new constant; floats are finite and small."""
        value = Value("", dtype, dims, -2.0, 2.0)
        values = random_array(np.random.default_rng(self.c.below(2**16)), value)
        if DTYPES[dtype].is_float:
            finite = np.isfinite(values.astype(np.float64))
            values = np.where(
                finite, values, DTYPES[dtype].numpy.type(1)
            )  # NumPy 1 can't mix bf16 and int
        return self.constant(values, dtype)

    def rank_zero(self, dtype: str) -> Value:
        """A tensor of rank 0: an exact value of the pool, a new constant or a new argument."""
        found = self.value(lambda v: v.dtype == dtype and not v.dims and v.grade is Grade.EXACT)
        if found is not None and self.c.chance(0.6):
            return found
        return self.random_constant(dtype) if self.c.chance(0.6) else self.argument(dtype, ())

    def index(self, low: int, high: int) -> Value:
        """An integer of rank 0, mostly from `low` to `high`."""
        return self.indices((), low, high)

    def indices(self, dims: Dims, low: int, high: int) -> Value:
        """Integers: a new argument, mostly from `low` to `high`, or any integers of the pool."""
        found = self.value(lambda v: v.is_integer and v.dims == dims)
        if found is not None and self.c.chance(0.3):
            return found
        dtype = self.c.pick(INTEGERS)
        return self.argument(dtype, dims, (float(low), float(high)))


def _away(x: float, direction: int) -> float:
    """A bound with room for rounding to 8 bits."""
    return x + direction * abs(x) / 64


def static(sizes: Sequence[int]) -> Dims:
    """Static dims of these sizes."""
    return tuple(Dim(size) for size in sizes)


def literal(values: Array, dtype: DType) -> str:
    """The elements of a dense literal."""
    if values.ndim:
        return f"[{', '.join(literal(each, dtype) for each in values)}]" if values.size else ""
    if dtype.is_bool:
        return "true" if values else "false"
    if dtype.is_float and not np.isfinite(np.asarray(values).astype(np.float64)):
        return f"0x{np.asarray(values, dtype.numpy)[None].view(f'u{dtype.nbytes}')[0]:X}"
    # Seventeen digits distinguish all f64 numbers, and so all narrower floats.
    return f"{float(values):.17e}" if dtype.is_float else str(int(values))
