"""Random reductions, cumulative ones among them, and contractions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.testing.fuzz.grower import ANY, INTEGERS, LARGEST, Grower, Maker
from mlfuse.testing.fuzz.typed_graph import DTYPES, Dim, Grade, Value


def random_axes(g: Grower, x: Value) -> list[int]:
    """Some last dims, or any dims."""
    rank = len(x.dims)
    if rank and g.c.chance(0.5):
        return list(range(g.c.below(rank), rank))
    return g.c.some(range(rank))


def without(x: Value, axes: list[int]) -> Value:
    """The value without some dims."""
    return replace(x, dims=tuple(d for k, d in enumerate(x.dims) if k not in axes))


def _combiner(g: Grower, x: Value) -> str:
    if x.dtype == "i1":
        return g.c.pick(("max", "min", "and", "or", "xor"))
    names = ("add", "add", "mul", "max", "min")
    return g.c.pick(names if x.is_float else (*names, "and", "or", "xor"))


def _is_reducible(v: Value) -> bool:
    return v.is_float or v.is_integer or v.dtype == "i1"


def _combined(g: Grower, text: str, name: str, x: Value, target: Value, count: int) -> bool:
    """Add a reduction by a combiner; each result combines `count` elements."""
    if not x.is_float:
        return g.add(text, [x], target)
    if name in ("max", "min"):
        # Without elements it is infinite.
        return g.add(text, [x], target, (x.low, x.high) if count else ANY)
    if not x.is_tame or (name == "mul" and (count > 12 or x.largest > 4)):
        return False
    if name == "add":
        interval = min(0.0, x.low) * count, max(0.0, x.high) * count
    else:
        largest = max(1.0, x.largest) ** count
        interval = -largest, largest
    return g.add(text, [x], target, interval, Grade.PLAN)


def reduce(g: Grower) -> bool:
    """`graph.reduce` by any combiner."""
    x = g.value(_is_reducible)
    if x is None:
        return False
    axes = random_axes(g, x)
    count = prod(x.dims[d].size for d in axes)
    target, name = without(x, axes), _combiner(g, x)
    text = f"graph.reduce {name} %{x.name} dims {axes} : {x.type} -> {target.type}"
    return _combined(g, text, name, x, target, count)


def cumulative(g: Grower) -> bool:
    """`graph.cumulative` along a dim, in both directions."""
    x = g.value(lambda v: bool(v.dims) and _is_reducible(v))
    if x is None:
        return False
    axis, name = g.c.below(len(x.dims)), _combiner(g, x)
    words = [f"graph.cumulative {name} %{x.name} dim {axis}"]
    if not x.dims[axis].dynamic and g.c.chance(0.4):
        words.append("reverse")
    exclusive = g.c.chance(0.3)
    words += ["exclusive"] if exclusive else []
    text = f"{' '.join(words)} : {x.type} -> {x.type}"
    # Without elements a maximum is infinite.
    count = 0 if exclusive else x.dims[axis].size
    if exclusive and x.is_float and name in ("add", "mul"):
        count = x.dims[axis].size
    return _combined(g, text, name, x, x, count)


def arg_reduce(g: Grower) -> bool:
    """`graph.argmax` and `graph.argmin`."""
    x = g.value(_is_reducible)
    if x is None:
        return False
    axes = random_axes(g, x)
    dtype = g.c.pick(("i32", "i64", *INTEGERS))
    count = prod(x.dims[d].size for d in axes)
    if count > int(DTYPES[dtype].highest):
        return False
    target = replace(without(x, axes), dtype=dtype)
    name = g.c.pick(("argmax", "argmin"))
    text = f"graph.{name} %{x.name} dims {axes} : {x.type} -> {target.type}"
    source = x.name if x.grade > Grade.EXACT else ""
    return g.add(text, [x], target, source=source)


@dataclass(frozen=True)
class Rule:
    """A combiner as a region. Its ops combine %p0 and %p1, which come first, with %q0 and %q1."""

    lines: tuple[str, ...]
    """The text of its ops, in which `T0` and `T1` stand for the types of single elements."""
    yields: tuple[str, ...]
    init: tuple[float, ...]
    grade: Grade = Grade.EXACT


def _single(name: str, init: float, grade: Grade = Grade.EXACT) -> Rule:
    return Rule((f"%r = graph.{name} %p0, %q0 : T0",), ("%r",), (init,), grade)


_TWO_SUMS = Rule(
    ("%r = graph.add %p0, %q0 : T0", "%s = graph.add %p1, %q1 : T1"),
    ("%r", "%s"),
    (0, 0),
    Grade.PLAN,
)
_FIRST_OF_LARGEST = Rule(
    (
        "%more = graph.compare gt %p0, %q0 : T0",
        "%same = graph.compare eq %p0, %q0 : T0",
        "%first = graph.compare lt %p1, %q1 : T1",
        "%tie = graph.and %same, %first : tensor<i1>",
        "%left = graph.or %more, %tie : tensor<i1>",
        "%r = graph.select %left, %p0, %q0 : T0",
        "%s = graph.select %left, %p1, %q1 : T1",
    ),
    ("%r", "%s"),
    (),
)


def reduce_by(g: Grower) -> bool:
    """`graph.reduce_by` by one op, by two sums at once, or by a search for the largest."""
    x = g.value(lambda v: v.is_float or v.is_integer)
    if x is None:
        return False
    axes = random_axes(g, x)
    count = prod(x.dims[d].size for d in axes)
    kind = g.c.pick(("one", "two", "search"))
    if x.is_float and kind != "search" and (not x.is_tame or x.largest * max(count, 1) > 1e4):
        return False
    if kind == "search":
        return _search(g, x, axes)
    grade = Grade.PLAN if x.is_float else Grade.EXACT
    rule = _single("add", 0, grade)
    inputs = [x]
    if kind == "two":
        other = g.another(x)
        rule = replace(_TWO_SUMS, grade=grade)
        if other is None or (other.is_float and not other.is_tame):
            return False
        inputs.append(other)
    elif not x.is_float and g.c.chance(0.5):
        name, init = g.c.pick((("xor", 0), ("mul", 1), ("or", 0), ("max", DTYPES[x.dtype].lowest)))
        rule = _single(name, init)
    init = [g.constant(_one(value, v), v.dtype) for value, v in zip(rule.init, inputs, strict=True)]
    return _reduce_by(g, rule, inputs, init, axes)


def _one(value: float, like: Value) -> Array:
    return np.asarray(value).astype(DTYPES[like.dtype].numpy)


def _search(g: Grower, x: Value, axes: list[int]) -> bool:
    """A search for the largest element of one input and, among equal ones, for the smallest number of a second input.
    One op is added for one of these two results, or one op for each."""
    if x.is_float:
        return False  # a NaN would make the order count
    numbers = g.of_type("i32", x.dims)
    init = [
        g.constant(_one(DTYPES[x.dtype].lowest, x), x.dtype),
        g.constant(np.asarray(2**31 - 1, np.int32), "i32"),
    ]
    return _reduce_by(g, _FIRST_OF_LARGEST, [x, numbers], init, axes, both=g.c.chance(0.6))


def _reduce_by(
    g: Grower,
    rule: Rule,
    inputs: list[Value],
    init: list[Value],
    axes: list[int],
    both: bool = False,
) -> bool:
    singles = [f"tensor<{value.dtype}>" for value in inputs]
    count = prod(inputs[0].dims[d].size for d in axes)

    def line(text: str) -> str:
        for number, single in enumerate(singles):
            text = text.replace(f"T{number}", single)
        return f"    {text}"

    args = [f"%{side}{n}: {single}" for side in "pq" for n, single in enumerate(singles)]
    region = [
        "{",
        f"  ^bb0({', '.join(args)}):",
        *(line(each) for each in rule.lines),
        f"    graph.yield {', '.join(rule.yields)} : {', '.join(singles)}",
        "  }",
    ]
    every = [*inputs, *init]
    types = ", ".join(value.type for value in every)
    names = ", ".join(f"%{value.name}" for value in inputs)
    starts = ", ".join(f"%{value.name}" for value in init)
    chosen = range(len(inputs)) if both else [g.c.below(len(inputs))]
    done = False
    for number in chosen:
        x = inputs[number]
        target = without(x, axes)
        text = f"graph.reduce_by {names} init {starts} dims {axes} result {number}"
        text += f" : {types} -> {target.type} " + "\n".join(region)
        bound = x.largest * max(count, 1)
        interval = (-bound, bound) if rule.grade > Grade.EXACT else ANY
        done |= g.add(text, every, target, interval, rule.grade)
    return done


# Contractions


def _is_summable(v: Value) -> bool:
    return v.is_summable and (v.is_float or v.is_integer or v.dtype == "i1")


def dot(g: Grower) -> bool:
    """`graph.dot_general` over one dim or two, with batch dims and without."""
    c = g.c
    a = g.value(lambda v: _is_summable(v) and 1 <= len(v.dims) <= 3)
    if a is None:
        return False
    b = g.value(lambda v: _is_summable(v) and v.dtype == a.dtype and 1 <= len(v.dims) <= 3)
    if b is None:
        return False
    pairs = [(i, j) for i, d in enumerate(a.dims) for j, e in enumerate(b.dims) if d == e]
    used: list[tuple[int, int]] = []
    for pair in c.order(pairs):
        if all(pair[0] != i and pair[1] != j for i, j in used) and len(used) < 3:
            used.append(pair)
    if not used and c.chance(0.9):
        return False
    summed = used[: c.between(0 if c.chance(0.1) else min(1, len(used)), len(used))]
    batch = used[len(summed) :] if c.chance(0.6) else []
    left, right = [i for i, _ in batch], [j for _, j in batch]
    over_a, over_b = [i for i, _ in summed], [j for _, j in summed]
    dims = (
        *(a.dims[k] for k in left),
        *(d for k, d in enumerate(a.dims) if k not in (*over_a, *left)),
        *(d for m, d in enumerate(b.dims) if m not in (*over_b, *right)),
    )
    count = prod(a.dims[k].size for k in over_a)
    target = replace(a, dims=dims)
    if a.dtype in ("f16", "bf16") and c.chance(0.3):
        target = replace(target, dtype="f32")
    if target.size * max(count, 1) > 10 * LARGEST or len(dims) > 5:
        return False
    largest = count * a.largest * b.largest if a.is_float else np.inf
    over = f"batch {left} x {right} " if batch else ""
    text = f"graph.dot_general %{a.name}, %{b.name} {over}contract {over_a} x {over_b}"
    text += f" : {a.type}, {b.type} -> {target.type}"
    grade = Grade.PLAN if a.is_float else Grade.EXACT
    return g.add(text, [a, b], target, (-largest, largest), grade)


def convolution(g: Grower) -> bool:
    """`graph.convolution` of a value and a new kernel: any dims, strides, padding, groups."""
    c = g.c
    x = g.value(lambda v: _is_summable(v) and 2 <= len(v.dims) <= 4 and v.size <= 4000)
    if x is None:
        return False
    rank = len(x.dims)
    lhs = c.order(range(rank))
    batch, features = x.dims[lhs[0]], x.dims[lhs[1]]
    space = [x.dims[d] for d in lhs[2:]]
    divisors = [k for k in (1, 1, 2, 3, 4) if not features.dynamic and features.size % k == 0]
    groups = c.pick(divisors or [1])
    divisors = [k for k in (1, 1, 1, 2, 3) if not batch.dynamic and batch.size % k == 0]
    batches = c.pick(divisors or [1]) if groups == 1 else 1
    outputs = Dim(groups * batches * c.pick((1, 2, 3, 5)))
    inputs = features if groups == 1 else Dim(features.size // groups)
    columns = [_window(g, d) for d in space]
    kernel = [outputs, inputs, *(Dim(column.size) for column in columns)]
    sizes = [
        batch if batch.dynamic else Dim(batch.size // batches),
        outputs,
        *(column.positions(d) for column, d in zip(columns, space, strict=True)),
    ]
    rhs, result = c.order(range(rank)), c.order(range(rank))
    kernel_dims = tuple(kernel[rhs.index(d)] for d in range(rank))
    dims = tuple(sizes[result.index(d)] for d in range(rank))
    w = g.of_type(x.dtype, kernel_dims, lambda v: v.is_summable)
    count = inputs.size * prod(column.size for column in columns)
    target = replace(x, dims=dims)
    if target.size * max(count, 1) > 5 * LARGEST:
        return False
    text = f"graph.convolution %{x.name}, %{w.name} dims {_names(lhs, 'bf')} x {_names(rhs, 'oi')}"
    text += f" -> {_names(result, 'bf')}{_columns(columns)}"
    text += f" feature_groups {groups}" if groups > 1 else ""
    text += f" batch_groups {batches}" if batches > 1 else ""
    text += f" : {x.type}, {w.type} -> {target.type}"
    largest = count * x.largest * w.largest if x.is_float else np.inf
    grade = Grade.PLAN if x.is_float else Grade.EXACT
    return g.add(text, [x, w], target, (-largest, largest), grade)


@dataclass(frozen=True)
class Window:
    """Window attributes of one spatial dim."""

    size: int = 1
    stride: int = 1
    low: int = 0
    high: int = 0
    lhs_dilation: int = 1
    rhs_dilation: int = 1
    reverse: bool = False

    def positions(self, d: Dim) -> Dim:
        """The dim of the result."""
        if d.dynamic:
            return d
        whole = (d.size - 1) * self.lhs_dilation + 1 if d.size else 0
        room = whole + self.low + self.high - (self.size - 1) * self.rhs_dilation - 1
        return Dim(room // self.stride + 1 if room >= 0 else 0)


def _window(g: Grower, d: Dim) -> Window:
    """A random window along a known dim; along a `?` dim, a window that keeps its size."""
    c = g.c
    size, dilation, backwards = c.between(1, 3), c.pick((1, 1, 2)), c.chance(0.2)
    if d.dynamic:
        around = (size - 1) * dilation
        low = c.between(0, around)
        return Window(size, 1, low, around - low, 1, dilation, backwards)
    stride, holes = c.pick((1, 1, 2, 3)), c.pick((1, 1, 2))
    return Window(size, stride, c.between(-1, 2), c.between(-1, 2), holes, dilation, backwards)


def _names(dims: list[int], letters: str) -> str:
    names = [*letters, *map(str, range(len(dims) - 2))]
    return f"[{', '.join(names[dims.index(d)] for d in range(len(dims)))}]"


def _columns(columns: list[Window]) -> str:
    if not columns:
        return ""
    text = f" stride {[w.stride for w in columns]} pad {[[w.low, w.high] for w in columns]}"
    text += f" lhs_dilate {[w.lhs_dilation for w in columns]}"
    text += f" rhs_dilate {[w.rhs_dilation for w in columns]}"
    backwards = [n for n, w in enumerate(columns) if w.reverse]
    return text + (f" reverse {backwards}" if backwards else "")


MAKERS: list[tuple[int, Maker]] = [
    (22, reduce),
    (6, cumulative),
    (6, arg_reduce),
    (6, reduce_by),
    (5, dot),
    (4, convolution),
]
