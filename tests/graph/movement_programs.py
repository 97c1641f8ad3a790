"""Random programs of movement and indexing ops, with what NumPy says they compute.

A program is drawn step by step: every step takes values that are there, appends lines of IR and
computes the result by plain NumPy, in another way than the op's own `numpy` does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import ml_dtypes
import numpy as np
from hypothesis import strategies as st

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType

DRAWN = ["f32", "bf16", "i1", "i8", "ui16", "i32", "f64", "i64"]
_NUMPY: list[Any] = [
    *(np.dtype(f"{sign}int{bits}") for sign in ("", "u") for bits in (8, 16, 32, 64)),
    *map(np.dtype, ("bool", "float16", "float32", "float64")),
    np.dtype(cast(Any, ml_dtypes).bfloat16),
]
DTYPES: dict[str, DType] = {
    dtype.name: dtype for dtype in map(dtypes.of_numpy, _NUMPY) if dtype is not None
}


def tensor(x: Array) -> str:
    """The type of an array."""
    dtype = dtypes.of_numpy(x.dtype)
    assert dtype is not None
    return f"tensor<{''.join(f'{size}x' for size in x.shape)}{dtype.name}>"


@dataclass(frozen=True)
class Value:
    """A value of a program: its name, and the array it should be."""

    name: str
    array: Array

    @property
    def type(self) -> str:
        return tensor(self.array)


@dataclass
class Program:
    """Lines of IR, and the values that they make. `draw` is Hypothesis's."""

    draw: Callable[..., Any]
    dtype: DType
    lines: list[str] = field(default_factory=list[str])
    inputs: list[Value] = field(default_factory=list[Value])
    results: list[Value] = field(default_factory=list[Value])
    count: int = 0

    def number(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def numbers(self, count: int, low: int, high: int) -> list[int]:
        return [self.number(low, high) for _ in range(count)]

    def shape(self, ranks: tuple[int, int] = (1, 3)) -> tuple[int, ...]:
        """Of few elements; sizes 0 and 1 often enough."""
        return tuple(self.numbers(self.number(*ranks), 0, 5))

    def some(self, shape: Sequence[int], dtype: DType | None = None) -> Array:
        """Random elements, NaN and infinities among the floats."""
        dtype = dtype or self.dtype
        rng = np.random.default_rng(self.number(0, 2**32 - 1))
        if dtype.is_bool:
            return rng.random(shape) < 0.5
        if dtype.is_integer:
            low, high = max(int(dtype.lowest), -100), min(int(dtype.highest), 100)
            return rng.integers(low, high, shape).astype(dtype.numpy)
        special = np.array([np.nan, np.inf, -np.inf, 0.0, 1.5])
        x = np.where(
            rng.random(shape) < 0.1, rng.choice(special, shape), rng.standard_normal(shape) * 4
        )
        return np.asarray(x).astype(dtype.numpy)

    def input(self, array: Array) -> Value:
        value = Value(f"%in{len(self.inputs)}", np.asarray(array))
        self.inputs.append(value)
        return value

    def emit(self, text: str, operands: Sequence[Value], array: Array, arrow: bool = True) -> Value:
        """A line; `text` comes before the types."""
        value = Value(f"%v{self.count}", np.asarray(array))
        self.count += 1
        types = ", ".join(operand.type for operand in operands)
        tail = f" -> {value.type}" if arrow else ""
        self.lines.append(f"  {value.name} = graph.{text} : {types}{tail}")
        return value

    @property
    def text(self) -> str:
        args = ", ".join(f"{value.name}: {value.type}" for value in self.inputs)
        types = ", ".join(value.type for value in self.results)
        names = ", ".join(value.name for value in self.results)
        head = f"func.func @main({args}) -> ({types}) {{"
        return "\n".join([head, *self.lines, f"  return {names} : {types}", "}"])


def listed(values: Sequence[int]) -> str:
    return str([int(value) for value in values])


# Elementwise: exact on every device.


def elementwise(p: Program, x: Value) -> Value:
    """Something exact: not, negation, or the sum with itself."""
    if p.dtype.is_bool:
        return p.emit(f"not {x.name}", [x], ~x.array, arrow=False)
    if p.number(0, 1):
        with np.errstate(all="ignore"):
            doubled = (wide(x.array) + wide(x.array)).astype(x.array.dtype)
        return p.emit(f"add {x.name}, {x.name}", [x], doubled, arrow=False)
    if p.dtype.is_integer:
        return p.emit(f"sub {x.name}, {x.name}", [x], np.zeros_like(x.array), arrow=False)
    return p.emit(f"neg {x.name}", [x], -x.array, arrow=False)


def wide(x: Array) -> Array:
    """16-bit floats are computed in f32."""
    return x.astype(np.float32) if x.dtype.itemsize == 2 and x.dtype.kind not in "iub" else x


# Movement


def pad(p: Program, x: Value) -> Value:
    rank = x.array.ndim
    low, high = p.numbers(rank, -2, 3), p.numbers(rank, -2, 3)
    interior = p.numbers(rank, 0, 2)
    sizes: list[int] = []
    for d, size in enumerate(x.array.shape):
        spread = size + max(size - 1, 0) * interior[d]
        if spread + low[d] + high[d] < 0:
            low[d], high[d] = 0, 0
        sizes.append(spread + low[d] + high[d])
    value = p.input(p.some(()))
    result = np.full(sizes, value.array)
    for place in np.ndindex(*sizes):
        at = [(i - a) / (k + 1) for i, a, k in zip(place, low, interior, strict=True)]
        if all(i == int(i) and 0 <= i < n for i, n in zip(at, x.array.shape, strict=True)):
            result[place] = x.array[tuple(map(int, at))]
    lists = f"low {listed(low)} high {listed(high)} interior {listed(interior)}"
    return p.emit(f"pad {x.name} {lists} value {value.name}", [x, value], result)


def concat(p: Program, x: Value) -> Value:
    axis = p.number(0, x.array.ndim - 1)
    pieces = [x]
    for _ in range(p.number(1, 2)):
        shape = list(x.array.shape)
        shape[axis] = p.number(0, 3)
        piece = p.input(p.some(shape))
        pieces.append(elementwise(p, piece) if p.number(0, 1) else piece)
    pieces = p.draw(st.permutations(pieces))
    names = ", ".join(piece.name for piece in pieces)
    joined = np.concatenate([piece.array for piece in pieces], axis=axis)
    return p.emit(f"concat dim {axis} {names}", pieces, joined)


def reverse(p: Program, x: Value) -> Value:
    dims = sorted(p.draw(st.sets(st.integers(0, x.array.ndim - 1))))
    backwards = tuple(slice(None, None, -1 if d in dims else 1) for d in range(x.array.ndim))
    return p.emit(f"reverse {x.name} dims {listed(dims)}", [x], x.array[backwards])


def transpose(p: Program, x: Value) -> Value:
    perm = p.draw(st.permutations(range(x.array.ndim)))
    return p.emit(f"transpose {x.name} perm {listed(perm)}", [x], x.array.transpose(perm))


def windows(p: Program, x: Value) -> Value:
    """Windows, and what is largest in each of them; or the windows themselves."""
    rank = x.array.ndim
    sizes, strides, dilations = p.numbers(rank, 1, 3), p.numbers(rank, 1, 3), p.numbers(rank, 1, 2)
    spans = [(size - 1) * step + 1 for size, step in zip(sizes, dilations, strict=True)]
    if all(span <= size for span, size in zip(spans, x.array.shape, strict=True)):
        every = np.lib.stride_tricks.sliding_window_view(x.array, spans)
        strided = tuple(slice(None, None, step) for step in (*strides, *dilations))
        view = every[strided]
    else:
        counts = [
            max((n - span) // stride + 1, 0) if n >= span else 0
            for n, span, stride in zip(x.array.shape, spans, strides, strict=True)
        ]
        view = np.zeros([*counts, *sizes], x.array.dtype)
    lists = f"sizes {listed(sizes)} strides {listed(strides)} dilations {listed(dilations)}"
    seen = p.emit(f"windows {x.name} {lists}", [x], view)
    if p.number(0, 2) == 0:
        return seen
    axes = tuple(range(rank, 2 * rank))
    with np.errstate(all="ignore"):
        best = np.max(wide(view), axis=axes).astype(view.dtype)
    return p.emit(f"reduce max {seen.name} dims {listed(axes)}", [seen], best)


# Indexing


def starts(p: Program, shape: Sequence[int]) -> list[Value]:
    dtype = DTYPES[p.draw(st.sampled_from(["i32", "i64", "ui8", "i8"]))]
    low = -3 if dtype.is_signed else 0
    return [p.input(np.array(p.number(low, size + 3), dtype.numpy)) for size in shape]


def dynamic_slice(p: Program, x: Value) -> Value:
    sizes = [p.number(0, size) for size in x.array.shape]
    at = starts(p, x.array.shape)
    result = x.array
    for d, (start, size) in enumerate(zip(at, sizes, strict=True)):
        first = int(np.clip(int(start.array), 0, x.array.shape[d] - size))
        result = np.take(result, range(first, first + size), axis=d)
    names = ", ".join(start.name for start in at)
    return p.emit(f"dynamic_slice {x.name} [{names}] sizes {listed(sizes)}", [x, *at], result)


def dynamic_update_slice(p: Program, x: Value) -> Value:
    sizes = [p.number(0, size) for size in x.array.shape]
    at = starts(p, x.array.shape)
    update = p.input(p.some(sizes))
    result = x.array.copy()
    first = [
        min(max(int(start.array), 0), whole - size)
        for start, whole, size in zip(at, x.array.shape, sizes, strict=True)
    ]
    for offset in np.ndindex(*sizes):
        result[tuple(a + b for a, b in zip(first, offset, strict=True))] = update.array[offset]
    names = ", ".join(start.name for start in at)
    line = f"dynamic_update_slice {x.name}, {update.name} [{names}]"
    return p.emit(line, [x, update, *at], result)


def indices(p: Program, shape: Sequence[int], size: int) -> Value:
    """Places in a dim of `size`, a few beyond."""
    dtype = DTYPES[p.draw(st.sampled_from(["i32", "i64", "i8"]))]
    rng = np.random.default_rng(p.number(0, 2**32 - 1))
    return p.input(rng.integers(-2, size + 2, shape).astype(dtype.numpy))


def take(p: Program, x: Value) -> Value:
    """The slices along a dim that indices name, as `numpy.take` with clipping."""
    axis, rank = p.number(0, x.array.ndim - 1), x.array.ndim
    if not x.array.shape[axis]:
        return x
    ids = indices(p, p.shape((0, 2)), x.array.shape[axis])
    more = ids.array.ndim
    offset = [d if d < axis else d + more - 1 for d in range(rank) if d != axis]
    sizes = [1 if d == axis else size for d, size in enumerate(x.array.shape)]
    line = (
        f"gather {x.name} [{ids.name}] offset {listed(offset)} collapsed [{axis}] "
        f"index_map [{axis}] index_vector {more} sizes {listed(sizes)}"
    )
    return p.emit(line, [x, ids], np.take(x.array, ids.array, axis=axis, mode="clip"))


def points(p: Program, x: Value) -> Value:
    """Single elements, at places given by all their components."""
    if 0 in x.array.shape:
        return x
    rank, count = x.array.ndim, p.number(0, 4)
    ids = indices(p, (rank, count), min(x.array.shape))
    dims = listed(range(rank))
    line = (
        f"gather {x.name} [{ids.name}] collapsed {dims} index_map {dims} index_vector 0 "
        f"sizes {listed([1] * rank)}"
    )
    at = [np.clip(row, 0, n - 1) for row, n in zip(ids.array, x.array.shape, strict=True)]
    return p.emit(line, [x, ids], x.array[tuple(at)])


def along(p: Program, x: Value) -> Value:
    """`numpy.take_along_axis` along the last dim: the others are batch dims of both."""
    *batch, size = x.array.shape
    if not size:
        return x
    ids = indices(p, (*batch, p.number(0, 3)), size)
    dims = listed(range(len(batch)))
    shared = f"batch {dims} index_batch {dims} " if batch else ""
    line = (
        f"gather {x.name} [{ids.name}] collapsed [{len(batch)}] {shared}"
        f"index_map [{len(batch)}] index_vector {len(batch) + 1} sizes {listed([1] * x.array.ndim)}"
    )
    if 0 in batch:
        return x
    at = np.clip(ids.array, 0, size - 1).astype(np.int64)
    return p.emit(line, [x, ids], np.take_along_axis(x.array, at, axis=-1))


def scatter(p: Program, x: Value) -> Value:
    """Rows set, or for integers added, one after the other; those outside are left out."""
    size, *rest = x.array.shape
    ids = indices(p, (p.number(0, 5), 1), size)
    updates = p.input(p.some((len(ids.array), *rest)))
    combiner = "add" if p.dtype.is_integer and p.number(0, 1) else "set"
    result = x.array.copy()
    for (row,), update in zip(ids.array, updates.array, strict=True):
        if 0 <= row < size:
            result[row] = result[row] + update if combiner == "add" else update
    if not size:
        return x
    offset = f" offset {listed(range(1, x.array.ndim))}" if rest else ""
    line = (
        f"scatter {combiner} {x.name} [{ids.name}] {updates.name}{offset} collapsed [0] "
        "index_map [0] index_vector 1"
    )
    return p.emit(line, [x, ids, updates], result)


def cumulative(p: Program, x: Value) -> Value:
    """Running sums of integers, running maxima of anything."""
    axis, backwards = p.number(0, x.array.ndim - 1), bool(p.number(0, 1))
    combiner = "add" if p.dtype.is_integer and p.number(0, 1) else "max"
    y = np.flip(x.array, axis) if backwards else x.array
    with np.errstate(all="ignore"):
        if combiner == "add":
            y = np.cumsum(y, axis=axis, dtype=y.dtype)
        else:
            y = np.maximum.accumulate(wide(y), axis=axis).astype(y.dtype)
    y = np.flip(y, axis) if backwards else y
    words = " reverse" if backwards else ""
    return p.emit(f"cumulative {combiner} {x.name} dim {axis}{words}", [x], y)


STEPS = [
    *(elementwise, pad, concat, reverse, transpose, windows),
    *(dynamic_slice, dynamic_update_slice, take, points, along, scatter, cumulative),
]


@st.composite
def programs(draw: Callable[..., Any], dtype: DType, chains: int = 4, length: int = 3) -> Program:
    """A few chains of steps, each from an input; also what is on the way may be a result."""
    p = Program(draw, dtype)
    for _ in range(chains):
        x = p.input(p.some(p.shape()))
        for step in draw(st.lists(st.sampled_from(STEPS), min_size=1, max_size=length)):
            if x.array.ndim and x.array.ndim < 5 and x.array.size < 2000:
                x = step(p, x)
            if p.number(0, 5) == 0:
                p.results.append(x)
        p.results.append(elementwise(p, x))
    return p
