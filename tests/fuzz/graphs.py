"""Random graph-level functions.

`random_graph(seed)` grows a function op by op from the values there are. Each value knows enough of
itself that the function stays well conditioned: an interval that holds its finite elements, and a
grade that says how far its bits are fixed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf, prod
from typing import TypeVar

import numpy as np
from hypothesis import strategies as st
from typed_graph import (
    DTYPES,
    FLOATS,
    Dim,
    Dims,
    Grade,
    Graph,
    Statement,
    Value,
    precision,
    random_array,
    random_inputs,
)

from mlfuse.dialects.dtypes import Array, DType

__all__ = ["graphs", "random_graph", "random_inputs"]

COMMON_FLOATS = ("f32", "f32", *FLOATS)
INTEGERS = ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64")
SIZES = (1, 1, 2, 3, 4, 5, 7, 8, 13, 16, 17, 31, 33, 40)
PREDICATES = ("eq", "ne", "lt", "le", "gt", "ge")
LARGEST = 40_000
"""Elements of a value."""


_T = TypeVar("_T")


@dataclass(frozen=True)
class Smooth:
    """A float function; for arguments in [low, high], small errors of them stay small."""

    function: Callable[[float], float]
    low: float = -inf
    high: float = inf
    bounds: tuple[float, float] = (-inf, inf)
    """Of its values for any argument."""
    grade: Grade = Grade.TARGET

    def interval(self, x: Value) -> tuple[float, float]:
        """Where the values lie for x in the domain: all functions here are monotone, but for those
        whose `bounds` are as good."""
        if inf in (abs(self.bounds[0]), abs(self.bounds[1])) and x.largest < inf:
            ends = self.function(x.low), self.function(x.high)
            return min(ends), max(ends)
        return self.bounds


UNIT = (-1.0, 1.0)
SMOOTH = {
    "acos": Smooth(math.acos, -0.9, 0.9, (0, 3.2)),
    "acosh": Smooth(math.acosh, 1.1, 1e4),
    "asin": Smooth(math.asin, -0.9, 0.9, (-1.6, 1.6)),
    "asinh": Smooth(math.asinh, -1e4, 1e4),
    "atan": Smooth(math.atan, bounds=(-1.6, 1.6)),
    "atanh": Smooth(math.atanh, -0.9, 0.9),
    "cbrt": Smooth(math.cbrt, 1e-2, 1e4),
    "cos": Smooth(math.cos, -1e3, 1e3, UNIT),
    "cosh": Smooth(math.cosh, 0, 10),
    "erf": Smooth(math.erf, bounds=UNIT),
    "erfc": Smooth(math.erfc, bounds=(0, 2)),
    "exp": Smooth(math.exp, -600, 10),
    "exp2": Smooth(math.exp2, -600, 10),
    "expm1": Smooth(math.expm1, -600, 10),
    "log": Smooth(math.log, 1e-3, 1e30),
    "log1p": Smooth(math.log1p, -0.9, 1e30),
    "log2": Smooth(math.log2, 1e-3, 1e30),
    "rsqrt": Smooth(lambda x: 1 / math.sqrt(x), 1e-3, 1e30, grade=Grade.EXACT),
    "sigmoid": Smooth(math.tanh, bounds=(0, 1)),
    "sin": Smooth(math.sin, -1e3, 1e3, UNIT),
    "sinh": Smooth(math.sinh, -10, 10),
    "sqrt": Smooth(math.sqrt, 1e-3, 1e30, grade=Grade.EXACT),
    "tan": Smooth(math.tan, -1, 1),
    "tanh": Smooth(math.tanh, bounds=UNIT),
}
"""Float functions by name."""
STEPS = ("sign", "floor", "ceil", "trunc", "round_even", "round_away")
"""Float functions that jump."""
TESTS = ("is_finite", "is_inf", "is_pos_inf", "is_neg_inf")


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


@dataclass
class _Grower:
    """Adds one computation to a graph; its values are named after `prefix`."""

    rng: np.random.Generator
    graph: Graph
    prefix: str
    pool: list[Value] = field(default_factory=list[Value])
    base: Dims = ()

    def grow(self, ops: int) -> None:
        """Arguments, about `ops` ops, and some of the values as results."""
        self.base = self._random_dims()
        floats = self.rng.random() < 0.75
        main = self._pick(COMMON_FLOATS) if floats else self._pick((*INTEGERS, "i1"))
        for _ in range(self.rng.integers(1, 4)):
            self._argument(main, self.base)
        if self.rng.random() < 0.4:
            self._argument("i1", self.base)
        if self.base and self.rng.random() < 0.5:
            self._argument(main, (self._pick(self.base),))
        makers = self._makers()
        weights = np.array([weight for weight, _ in makers], dtype=np.float64)
        done = 0
        for _ in range(8 * ops):
            number = self.rng.choice(len(makers), p=weights / weights.sum())
            done += bool(makers[number][1]())
            if done >= ops:
                break
        self._results()

    def _results(self) -> None:
        read = {v.name for each in self.graph.statements for v in each.operands}
        mine = [each.result for each in self.graph.statements if each.result in self.pool]
        ends = [value for value in mine if value.name not in read]
        inner = [value for value in mine if value.name in read and self.rng.random() < 0.15]
        extra = [self._pick(self.pool)] if self.rng.random() < 0.15 else []
        self.graph.results += [*ends, *inner, *extra]

    def _makers(self) -> list[tuple[float, Callable[[], bool]]]:
        return [
            (10.0, self._unary),
            (10.0, self._binary),
            (0.5, self._fma),
            (1.0, self._compare),
            (1.0, self._select),
            (1.5, self._cast),
            (0.3, self._bitcast),
            (1.5, self._constant),
            (0.5, self._iota),
            (3.0, self._broadcast),
            (3.0, self._broadcast_back),
            (1.2, self._reshape),
            (1.2, self._transpose),
            (1.0, self._slice),
            (4.0, self._reduce),
            (0.7, self._dot),
            (1.0, self._composite),
            (0.5, self._argument_later),
        ]

    # Picking

    def _pick(self, choices: Sequence[_T]) -> _T:
        return choices[int(self.rng.integers(len(choices)))]

    def _value(self, accept: Callable[[Value], bool] = lambda _: True) -> Value | None:
        """A value of the pool, later ones more often."""
        fitting = [value for value in self.pool if accept(value)]
        if not fitting:
            return None
        if self.rng.random() < 0.5:
            fitting = fitting[-4:]
        return self._pick(fitting)

    def _another(self, like: Value, accept: Callable[[Value], bool] = lambda _: True):
        """A value of the same type."""
        return self._value(lambda v: v.type == like.type and v.dims == like.dims and accept(v))

    def _random_dims(self) -> Dims:
        rank = int(self.rng.choice(5, p=[0.08, 0.2, 0.4, 0.22, 0.1]))
        sizes = [int(self._pick(SIZES)) for _ in range(rank)]
        if rank and self.rng.random() < 0.12:
            sizes[-1] = int(self._pick((100, 257, 1000, 2000)))
        if rank and self.rng.random() < 0.05:
            sizes[int(self.rng.integers(rank))] = 0
        while prod(sizes) > LARGEST // 2:
            sizes[sizes.index(max(sizes))] = 3
        dynamic = self.rng.random() < 0.3
        return tuple(Dim(size, dynamic and self.rng.random() < 0.6) for size in sizes)

    # Adding

    def _argument(self, dtype: str, dims: Dims) -> Value:
        wild = self.rng.random() < 0.4
        low, high = (-inf, inf) if wild or dtype not in FLOATS else (-2.0, 2.0)
        name = f"{self.prefix}_arg{len(self.graph.arguments)}"
        value = Value(name, dtype, dims, low, high)
        self.graph.arguments.append(value)
        self.pool.append(value)
        return value

    def _add(
        self,
        text: str,
        operands: Sequence[Value],
        result: Value,
        interval: tuple[float, float] = (-inf, inf),
        grade: Grade = Grade.EXACT,
    ) -> bool:
        """Add an op whose result looks like `result`; False where it would be ill conditioned."""
        low, high = interval
        if not low <= high:
            low, high = -inf, inf
        grade = max(grade, *(v.grade for v in operands), Grade.EXACT)
        if result.dtype in FLOATS:
            # Room for rounding, and none for an overflow that only some orders of a sum have.
            low, high = _away(low, -1), _away(high, 1)
            limit = precision(DTYPES[result.dtype].numpy).max / 8
            if max(abs(low), abs(high)) > limit:
                if grade > Grade.EXACT:
                    return False
                low, high = -inf, inf
        elif grade > Grade.EXACT:
            return False  # of integers every bit counts
        name = f"{self.prefix}{len(self.graph.statements)}"
        value = replace(result, name=name, low=low, high=high, grade=grade)
        if value.size > LARGEST:
            return False
        self.graph.statements.append(Statement(value, text, tuple(operands)))
        self.pool.append(value)
        return True

    def _argument_later(self) -> bool:
        like = self._value()
        return like is not None and bool(self._argument(like.dtype, like.dims))

    # Elementwise

    def _unary(self) -> bool:
        x = self._value(lambda v: v.dtype != "i1" or self.rng.random() < 0.1)
        if x is None:
            return False
        if x.is_float:
            return self._float_unary(x)
        names = ("neg", "abs", "sign", "not", "popcnt", "count_leading_zeros")
        name = "not" if x.dtype == "i1" else self._pick(names)
        return self._add(f"graph.{name} %{x.name} : {x.type}", [x], x)

    def _float_unary(self, x: Value) -> bool:
        name = self._pick(("neg", "abs", *STEPS, *TESTS, *SMOOTH, *SMOOTH))
        text = f"graph.{name} %{x.name} : {x.type}"
        if name == "neg":
            return self._add(text, [x], x, (-x.high, -x.low))
        if name == "abs":
            low = 0.0 if x.low <= 0 <= x.high else min(abs(x.low), abs(x.high))
            return self._add(text, [x], x, (low, x.largest))
        if name in SMOOTH:
            function = SMOOTH[name]
            inside = function.low <= x.low and x.high <= function.high
            if x.grade > Grade.EXACT and not inside:
                return False
            interval = function.interval(x) if inside else function.bounds
            return self._add(text, [x], x, interval, function.grade)
        if x.grade > Grade.EXACT:
            return False
        if name in TESTS:
            return self._add(text, [x], replace(x, dtype="i1"))
        return self._add(text, [x], x, (x.low - 1, x.high + 1))

    def _binary(self) -> bool:
        a = self._value()
        b = None if a is None else self._another(a)
        if a is None or b is None:
            return False
        if a.dtype == "i1":
            return self._plain(self._pick(("and", "or", "xor", "max", "min")), a, b)
        if not a.is_float:
            names = ("add", "sub", "mul", "div", "rem", "max", "min", "and", "or", "xor")
            shifts = ("shift_left", "shift_right_arithmetic", "shift_right_logical")
            return self._plain(self._pick((*names, *names, *shifts)), a, b)
        common = ("add", "sub", "mul", "div", "max", "min")
        name = self._pick((*common, *common, "pow", "atan2", "next_after"))
        grade = Grade.TARGET if name in ("pow", "atan2") else Grade.EXACT
        if name in ("atan2", "next_after") and max(a.grade, b.grade) > Grade.EXACT:
            return False
        if name == "div" and b.grade > Grade.EXACT and b.low <= 1e-3 and b.high >= -1e-3:
            return False
        mild = a.low >= 0.1 and a.largest <= 10 and b.largest <= 4
        if name == "pow" and max(a.grade, b.grade) > Grade.EXACT and not mild:
            return False
        return self._plain(name, a, b, _interval(name, a, b), grade)

    def _plain(
        self,
        name: str,
        a: Value,
        b: Value,
        interval: tuple[float, float] = (-inf, inf),
        grade: Grade = Grade.EXACT,
    ) -> bool:
        text = f"graph.{name} %{a.name}, %{b.name} : {a.type}"
        return self._add(text, [a, b], a, interval, grade)

    def _fma(self) -> bool:
        a = self._value(lambda v: v.is_float)
        b = None if a is None else self._another(a)
        c = None if a is None else self._another(a)
        if a is None or b is None or c is None:
            return False
        largest = a.largest * b.largest + c.largest
        text = f"graph.fma %{a.name}, %{b.name}, %{c.name} : {a.type}"
        # The reference rounds some f32 and all f64 results twice.
        return self._add(text, [a, b, c], a, (-largest, largest), Grade.TARGET)

    def _compare(self) -> bool:
        a = self._value(lambda v: v.grade is Grade.EXACT)
        b = None if a is None else self._another(a, lambda v: v.grade is Grade.EXACT)
        if a is None or b is None:
            return False
        text = f"graph.compare {self._pick(PREDICATES)} %{a.name}, %{b.name} : {a.type}"
        return self._add(text, [a, b], replace(a, dtype="i1"))

    def _select(self) -> bool:
        p = self._value(lambda v: v.dtype == "i1")
        a = None if p is None else self._value(lambda v: v.dims == p.dims)
        b = None if a is None else self._another(a)
        if p is None or a is None or b is None:
            return False
        text = f"graph.select %{p.name}, %{a.name}, %{b.name} : {a.type}"
        return self._add(text, [p, a, b], a, (min(a.low, b.low), max(a.high, b.high)))

    def _cast(self) -> bool:
        x = self._value()
        if x is None:
            return False
        floats_only = x.grade > Grade.EXACT
        dtype = self._pick(COMMON_FLOATS if floats_only else (*COMMON_FLOATS, *INTEGERS, "i1"))
        interval = (x.low, x.high)
        if not x.is_float:
            known = DTYPES[x.dtype]
            interval = (0.0, 1.0) if known.is_bool else (float(known.lowest), float(known.highest))
        target = replace(x, dtype=dtype)
        if dtype == x.dtype and self.rng.random() < 0.8:
            return False
        return self._add(f"graph.cast %{x.name} : {x.type} -> {target.type}", [x], target, interval)

    def _bitcast(self) -> bool:
        """Not of floats: which bits a NaN has is nobody's promise."""
        x = self._value(lambda v: not v.is_float and v.dtype != "i1")
        if x is None:
            return False
        bits = DTYPES[x.dtype].bits
        dtype = self._pick([name for name, known in DTYPES.items() if known.bits == bits])
        target = replace(x, dtype=dtype)
        return self._add(f"graph.bitcast %{x.name} : {x.type} -> {target.type}", [x], target)

    # Sources and movement

    def _constant(self) -> bool:
        like = self._value()
        if like is None:
            return False
        known = DTYPES[like.dtype]
        splat = self.rng.random() < 0.7
        dims: Dims = ()
        if not splat or self.rng.random() < 0.4:
            if not like.is_static or not 0 < like.size <= 300:
                return False
            dims = like.dims
        value = Value("", like.dtype, dims, -2.0, 2.0)
        values = random_array(self.rng, value)
        if known.is_float:
            values = np.where(np.isfinite(values), values, 1).astype(known.numpy)
        shown = values.ravel()[:1].reshape(()) if splat else values
        text = f"graph.constant dense<{_literal(shown, known)}> : {value.type}"
        return self._add(text, [], value, (value.low, value.high))

    def _iota(self) -> bool:
        like = self._value(lambda v: v.dtype != "i1" and bool(v.dims))
        if like is None:
            return False
        position = int(self.rng.integers(len(like.dims)))
        if like.dims[position].size > 127:
            return False
        at, types = "", like.type
        if not like.is_static:
            at, types = f" like %{like.name}", f"{like.type} -> {like.type}"
        interval = (0.0, float(max(like.dims[position].size, 1)))
        operands = [] if like.is_static else [replace(like, grade=Grade.EXACT)]
        return self._add(f"graph.iota dim {position}{at} : {types}", operands, like, interval)

    def _broadcast(self) -> bool:
        """To the shape of an argument, along any of its dims."""
        target = self._value(lambda v: any(v.dims == a.dims for a in self.graph.arguments))
        if target is None:
            return False
        return self._broadcast_to(self._value(lambda v: len(v.dims) <= len(target.dims)), target)

    def _broadcast_back(self) -> bool:
        """What was reduced goes back to where it came from: the shape of softmax."""
        target = self._value(lambda v: v.dims == self.base)
        if target is None:
            return False
        return self._broadcast_to(
            self._value(lambda v: v.dims != self.base and len(v.dims) <= len(self.base)), target
        )

    def _broadcast_to(self, x: Value | None, target: Value) -> bool:
        if x is None:
            return False
        if x.dims == target.dims and self.rng.random() < 0.9:
            return False
        free = [int(d) for d in range(len(target.dims))]
        self.rng.shuffle(free)
        where: list[int] = []
        for d in x.dims:
            fits = [k for k in free if k not in where
                    and (target.dims[k] == d or (d.size == 1 and not d.dynamic))]  # fmt: skip
            if not fits:
                return False
            where.append(fits[0])
        if self.rng.random() < 0.7 and sorted(where) != where:
            return False  # mostly in order, as programs do
        type_ = replace(target, dtype=x.dtype)
        text = f"graph.broadcast %{x.name} dims {where}"
        operands = [x]
        if target.is_static:
            text += f" : {x.type} -> {type_.type}"
        else:
            text += f" like %{target.name} : {x.type}, {target.type} -> {type_.type}"
            operands.append(replace(target, grade=Grade.EXACT))
        return self._add(text, operands, type_, (x.low, x.high))

    def _reshape(self) -> bool:
        x = self._value(lambda v: sum(d.dynamic for d in v.dims) == 0)
        if x is None:
            return False
        target = replace(x, dims=self._same_elements(x))
        text = f"graph.reshape %{x.name} : {x.type} -> {target.type}"
        return self._add(text, [x], target, (x.low, x.high))

    def _same_elements(self, x: Value) -> Dims:
        """Dims joined, split, or with units inserted."""
        dims = list(x.dims)
        for _ in range(int(self.rng.integers(1, 4))):
            at = int(self.rng.integers(len(dims) + 1))
            choice = self.rng.random()
            if choice < 0.3 and len(dims) < 5:
                dims.insert(at, Dim(1))
            elif choice < 0.65 and at + 1 < len(dims):
                dims[at : at + 2] = [Dim(dims[at].size * dims[at + 1].size)]
            elif at < len(dims) and len(dims) < 5:
                size = dims[at].size
                divisors = [k for k in (2, 3, 4, 5, 7, 8) if size and size % k == 0]
                if divisors:
                    k = self._pick(divisors)
                    dims[at : at + 1] = [Dim(dims[at].size // k), Dim(k)]
        return tuple(dims)

    def _transpose(self) -> bool:
        x = self._value(lambda v: len(v.dims) > 1)
        if x is None:
            return False
        perm = [int(p) for p in self.rng.permutation(len(x.dims))]
        target = replace(x, dims=tuple(x.dims[p] for p in perm))
        text = f"graph.transpose %{x.name} perm {perm} : {x.type} -> {target.type}"
        return self._add(text, [x], target, (x.low, x.high))

    def _slice(self) -> bool:
        x = self._value(lambda v: bool(v.dims))
        if x is None:
            return False
        ranges: list[str] = []
        dims: list[Dim] = []
        for d in x.dims:
            if d.dynamic or self.rng.random() < 0.4:
                ranges.append(f"0:{d}:1")
                dims.append(d)
                continue
            start = int(self.rng.integers(0, d.size + 1))
            limit = int(self.rng.integers(start, d.size + 1))
            stride = int(self._pick((1, 1, 2, 3)))
            ranges.append(f"{start}:{limit}:{stride}")
            dims.append(Dim(-(-(limit - start) // stride)))
        target = replace(x, dims=tuple(dims))
        if target.size == 0 and self.rng.random() < 0.8:
            return False
        text = f"graph.slice %{x.name} [{', '.join(ranges)}] : {x.type} -> {target.type}"
        return self._add(text, [x], target, (x.low, x.high))

    # Reductions

    def _reduce(self) -> bool:
        x = self._value(lambda v: bool(v.dims))
        if x is None:
            return False
        rank = len(x.dims)
        if self.rng.random() < 0.5:
            over = list(range(int(self.rng.integers(rank)), rank))
        else:
            over = [d for d in range(rank) if self.rng.random() < 0.5]
        count = prod(x.dims[d].size for d in over)
        kept = tuple(d for k, d in enumerate(x.dims) if k not in over)
        target = replace(x, dims=kept)
        names = ("add", "add", "mul", "max", "min")
        if x.dtype == "i1":
            names = ("max", "min", "and", "or", "xor")
        elif not x.is_float:
            names = (*names, "and", "or", "xor")
        name = self._pick(names)
        text = f"graph.reduce {name} %{x.name} dims {over} : {x.type} -> {target.type}"
        if not x.is_float:
            return self._add(text, [x], target)
        if name in ("max", "min"):
            # Of no elements it is infinite.
            interval = (x.low, x.high) if count else (-inf, inf)
            return self._add(text, [x], target, interval)
        if not x.is_tame or (name == "mul" and (count > 12 or x.largest > 4)):
            return False
        largest = count * x.largest if name == "add" else max(1.0, x.largest) ** count
        return self._add(text, [x], target, (min(0.0, x.low) * count, max(0.0, x.high) * count)
                         if name == "add" else (-largest, largest), Grade.PLAN)  # fmt: skip

    def _dot(self) -> bool:
        def fits(v: Value) -> bool:
            return v.dtype != "i1" and v.is_summable and 1 <= len(v.dims) <= 3

        a = self._value(fits)
        if a is None:
            return False
        b = self._value(lambda v: fits(v) and v.dtype == a.dtype)
        if b is None:
            return False
        pairs = [(i, j) for i, d in enumerate(a.dims) for j, e in enumerate(b.dims) if d == e]
        if not pairs:
            return False
        i, j = self._pick(pairs)
        batch = [(k, m) for k, m in pairs if k != i and m != j][: int(self.rng.integers(2))]
        left, right = [k for k, _ in batch], [m for _, m in batch]
        dims = (
            *(a.dims[k] for k in left),
            *(d for k, d in enumerate(a.dims) if k not in (i, *left)),
            *(d for m, d in enumerate(b.dims) if m not in (j, *right)),
        )
        target = replace(a, dims=dims)
        if target.size * a.dims[i].size > 10 * LARGEST:
            return False
        largest = a.dims[i].size * a.largest * b.largest if a.is_float else inf
        over = f"contract [{i}] x [{j}]"
        if batch:
            over = f"batch {left} x {right} {over}"
        text = f"graph.dot_general %{a.name}, %{b.name} {over}"
        text += f" : {a.type}, {b.type} -> {target.type}"
        grade = Grade.PLAN if a.is_float else Grade.EXACT
        return self._add(text, [a, b], target, (-largest, largest), grade)

    def _composite(self) -> bool:
        x = self._value(lambda v: v.is_float)
        if x is None:
            return False
        name = self._pick(("softmax", "log_softmax", "layer_norm", "gelu", "silu", "relu"))
        text = f"graph.{name} %{x.name}"
        if name == "relu":
            interval = (max(x.low, 0.0), max(x.high, 0.0))
            return self._add(f"{text} : {x.type}", [x], x, interval)
        if name in ("gelu", "silu"):
            if x.largest > 50:
                return False
            mode = ' {approximate = "tanh"}' if name == "gelu" and self.rng.random() < 0.5 else ""
            return self._add(
                f"{text}{mode} : {x.type}", [x], x, (-1, max(1.0, x.high)), Grade.TARGET
            )
        if not x.dims or not x.is_tame:
            return False
        axis = int(self.rng.integers(len(x.dims)))
        if name != "layer_norm":
            if x.dims[axis].size == 0 or (name == "softmax" and x.largest > 100):
                return False
            low, high = (0, 1) if name == "softmax" else (-2 * x.largest - 10, 1)
            attribute = f"{{axis = {axis} : i64}}"
            return self._add(f"{text} {attribute} : {x.type}", [x], x, (low, high), Grade.PLAN)
        along = (x.dims[axis],)
        scale = self._value(lambda v: v.dtype == x.dtype and v.dims == along and v.is_tame)
        if scale is None or x.dims[axis].size == 0 or x.largest > 20:
            return False
        attributes = f"{{axis = {axis} : i64, epsilon = 1.0e-2 : f32}}"
        text = f"{text}, %{scale.name}, %{scale.name} {attributes} : "
        text += f"{x.type}, {scale.type}, {scale.type}"
        largest = scale.largest * (1 + 20 * x.largest)
        return self._add(text, [x, scale, scale], x, (-largest, largest), Grade.PLAN)


def _away(x: float, direction: int) -> float:
    """A bound with room for rounding to 8 bits."""
    return x + direction * abs(x) / 64


def _interval(name: str, a: Value, b: Value) -> tuple[float, float]:
    """Where the finite results of a binary float op lie."""
    corners = [(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
    if inf in (a.largest, b.largest) and name not in ("max", "min"):
        return -inf, inf
    match name:
        case "add":
            return a.low + b.low, a.high + b.high
        case "sub":
            return a.low - b.high, a.high - b.low
        case "mul":
            products = [x * y for x, y in corners]
            return min(products), max(products)
        case "div" if b.low > 0 or b.high < 0:
            quotients = [x / y for x, y in corners]
            return min(quotients), max(quotients)
        case "max":
            return max(a.low, b.low), max(a.high, b.high)
        case "min":
            return min(a.low, b.low), min(a.high, b.high)
        case "pow" if a.low >= 0.1 and a.largest <= 10 and b.largest <= 4:
            powers = [x**y for x, y in corners]
            return min(powers), max(powers)
        case "atan2":
            return -4, 4
        case _:
            return -inf, inf


def _literal(values: Array, dtype: DType) -> str:
    """The elements of a dense literal."""
    if values.ndim:
        return f"[{', '.join(_literal(each, dtype) for each in values)}]"
    if dtype.is_bool:
        return "true" if values else "false"
    # Seventeen digits tell all f64 apart, and so all narrower floats.
    return f"{float(values):.17e}" if dtype.is_float else str(int(values))
