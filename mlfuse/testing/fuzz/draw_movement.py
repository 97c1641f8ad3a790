"""Random constants, iotas and arguments, and movement ops."""

from __future__ import annotations

from dataclasses import replace
from math import prod

from mlfuse.testing.fuzz.grower import LARGEST, Accept, Grower, Maker, static
from mlfuse.testing.fuzz.typed_graph import DTYPES, Dim, Dims, Grade, Value


def listed(values: list[Value]) -> str:
    """`%a, %b`."""
    return ", ".join(f"%{value.name}" for value in values)


def constant(g: Grower) -> bool:
    """`graph.constant`: one element, or an array with the shape of another value."""
    like = g.value()
    if like is None:
        return False
    if g.c.chance(0.5) or not like.is_static or not like.size <= 300:
        g.random_constant(like.dtype)
    else:
        g.random_constant(like.dtype, like.dims)
    return True


def iota(g: Grower) -> bool:
    """`graph.iota` with the shape of another value."""
    like = g.value(lambda v: v.dtype != "i1" and bool(v.dims))
    if like is None:
        return False
    position = g.c.below(len(like.dims))
    if like.dims[position].size > 127:
        return False
    at, types = "", like.type
    if not like.is_static:
        at, types = f" like %{like.name}", f"{like.type} -> {like.type}"
    interval = (0.0, float(max(like.dims[position].size, 1)))
    operands = [] if like.is_static else [_for_sizes(like)]
    return g.add(f"graph.iota dim {position}{at} : {types}", operands, like, interval)


def dim(g: Grower) -> bool:
    """`graph.dim`: a size of a value."""
    x = g.value(lambda v: bool(v.dims))
    if x is None:
        return False
    position = g.c.below(len(x.dims))
    text = f"graph.dim %{x.name} {position} : {x.type} -> tensor<i64>"
    return g.add(text, [_for_sizes(x)], Value("", "i64", ()))


def _for_sizes(like: Value) -> Value:
    """A value that is read for its sizes only, so that its elements may be inexact."""
    return replace(like, grade=Grade.EXACT)


def broadcast(g: Grower) -> bool:
    """`graph.broadcast` to the shape of an argument, along any of its dims."""
    target = g.value(lambda v: any(v.dims == a.dims for a in g.graph.arguments))
    if target is None:
        return False
    return _broadcast_to(g, g.value(lambda v: len(v.dims) <= len(target.dims)), target)


def broadcast_back(g: Grower) -> bool:
    """`graph.broadcast` of a reduced value to the shape before the reduction, as in softmax."""
    target = g.value(lambda v: v.dims == g.base)
    if target is None:
        return False
    smaller: Accept = lambda v: v.dims != g.base and len(v.dims) <= len(g.base)  # noqa: E731
    return _broadcast_to(g, g.value(smaller), target)


def _broadcast_to(g: Grower, x: Value | None, target: Value) -> bool:
    if x is None:
        return False
    if x.dims == target.dims and g.c.chance(0.9):
        return False
    free = g.c.order(range(len(target.dims)))
    where: list[int] = []
    for d in x.dims:
        fits = [k for k in free if k not in where
                and (target.dims[k] == d or (d.size == 1 and not d.dynamic))]  # fmt: skip
        if not fits:
            return False
        where.append(fits[0])
    if sorted(where) != where and g.c.chance(0.7):
        return False  # mostly in order, as programs do
    type_ = replace(target, dtype=x.dtype)
    text = f"graph.broadcast %{x.name} dims {where}"
    operands = [x]
    if target.is_static:
        text += f" : {x.type} -> {type_.type}"
    else:
        text += f" like %{target.name} : {x.type}, {target.type} -> {type_.type}"
        operands.append(_for_sizes(target))
    return g.add(text, operands, type_, (x.low, x.high))


def reshape(g: Grower) -> bool:
    """`graph.reshape` that joins or splits dims or inserts dims of size 1; it may infer one `?` size, or take all sizes
    from another value."""
    x = g.value()
    if x is None:
        return False
    if not x.is_static and g.c.chance(0.5):
        return _reshape_like(g, x)
    target = replace(x, dims=_same_elements(g, x.dims))
    unknown = sum(d.dynamic for d in target.dims)
    open_ = unknown > 1 or (unknown == 1 and "0" in map(str, target.dims))
    if open_ and _differ(x.dims, target.dims):
        return False  # there is more than one such shape
    text = f"graph.reshape %{x.name} : {x.type} -> {target.type}"
    return g.add(text, [x], target, (x.low, x.high))


def _reshape_like(g: Grower, x: Value) -> bool:
    like = g.value(lambda v: v.size == x.size and v.dims != x.dims and not v.is_static)
    if like is None or not _differ(x.dims, like.dims):
        return False  # dims that are `?` in both are the same
    target = replace(x, dims=like.dims)
    text = f"graph.reshape %{x.name} like %{like.name} : {x.type}, {like.type} -> {target.type}"
    return g.add(text, [x, _for_sizes(like)], target, (x.low, x.high))


def _differ(a: Dims, b: Dims) -> bool:
    """Whether two shapes differ in more than dims of size 1, as their types are written."""
    return [str(d) for d in a if str(d) != "1"] != [str(d) for d in b if str(d) != "1"]


def _same_elements(g: Grower, before: Dims) -> Dims:
    dims = list(before)
    for _ in range(g.c.between(1, 3)):
        at = g.c.below(len(dims) + 1)
        choice = g.c.below(4)
        if choice == 0 and len(dims) < 5:
            dims.insert(at, Dim(1))
        elif choice == 1 and at < len(dims) and dims[at] == Dim(1):
            del dims[at]
        elif choice == 2 and at + 1 < len(dims):
            first, second = dims[at : at + 2]
            dims[at : at + 2] = [Dim(first.size * second.size, first.dynamic or second.dynamic)]
        elif at < len(dims) and len(dims) < 5:
            d = dims[at]
            divisors = [k for k in (2, 3, 4, 5, 7, 8) if d.size and d.size % k == 0]
            if divisors:
                k = g.c.pick(divisors)
                dims[at : at + 1] = [Dim(d.size // k, d.dynamic), Dim(k)]
    return tuple(dims)


def transpose(g: Grower) -> bool:
    """`graph.transpose` by any permutation."""
    x = g.value(lambda v: len(v.dims) > 1)
    if x is None:
        return False
    perm = g.c.order(range(len(x.dims)))
    target = replace(x, dims=tuple(x.dims[p] for p in perm))
    text = f"graph.transpose %{x.name} perm {perm} : {x.type} -> {target.type}"
    return g.add(text, [x], target, (x.low, x.high))


def slice_(g: Grower) -> bool:
    """`graph.slice`: a range with a step in each dim; the range of a `?` dim goes to its end."""
    x = g.value(lambda v: bool(v.dims))
    if x is None:
        return False
    ranges: list[str] = []
    dims: list[Dim] = []
    for d in x.dims:
        if g.c.chance(0.4):
            ranges.append(f"0:{d}:1")
            dims.append(d)
            continue
        if d.dynamic:  # to its end
            start, stride = g.c.between(0, min(d.size, 3)), g.c.pick((1, 2, 3))
            ranges.append(f"{start}:?:{stride}")
            dims.append(Dim(-(-(d.size - start) // stride), dynamic=True))
            continue
        start = g.c.between(0, d.size)
        limit = g.c.between(start, d.size)
        stride = g.c.pick((1, 1, 2, 3))
        ranges.append(f"{start}:{limit}:{stride}")
        dims.append(Dim(-(-(limit - start) // stride)))
    target = replace(x, dims=tuple(dims))
    if target.size == 0 and g.c.chance(0.8):
        return False
    text = f"graph.slice %{x.name} [{', '.join(ranges)}] : {x.type} -> {target.type}"
    return g.add(text, [x], target, (x.low, x.high))


def reverse(g: Grower) -> bool:
    """`graph.reverse` of some known dims."""
    x = g.value(lambda v: any(not d.dynamic for d in v.dims))
    if x is None:
        return False
    dims = g.c.some([k for k, d in enumerate(x.dims) if not d.dynamic])
    return g.add(f"graph.reverse %{x.name} dims {dims} : {x.type} -> {x.type}", [x], x,
                 (x.low, x.high))  # fmt: skip


def pad(g: Grower) -> bool:
    """`graph.pad` around and between elements; negative padding removes elements."""
    x = g.value()
    if x is None:
        return False
    value = g.rank_zero(x.dtype)
    low: list[int] = []
    high: list[int] = []
    between: list[int] = []
    dims: list[Dim] = []
    for d in x.dims:
        if g.c.chance(0.3):
            numbers = (0, 0, 0)
        else:
            interior = 0 if d.dynamic else g.c.pick((0, 0, 1, 2))
            inner = d.size + max(d.size - 1, 0) * interior
            first = g.c.between(-min(2, inner), 3)
            numbers = (first, g.c.between(-min(2, max(inner + first, 0)), 3), interior)
        size = d.size + max(d.size - 1, 0) * numbers[2] + numbers[0] + numbers[1]
        if size < 0:
            return False
        for column, number in zip((low, high, between), numbers, strict=True):
            column.append(number)
        dims.append(Dim(size, d.dynamic))
    target = replace(x, dims=tuple(dims))
    inside = f" interior {between}" if any(between) else ""
    text = f"graph.pad %{x.name} low {low} high {high}{inside} value %{value.name}"
    text += f" : {x.type}, {value.type} -> {target.type}"
    return g.add(text, [x, value], target, (min(x.low, value.low), max(x.high, value.high)))


def concat(g: Grower) -> bool:
    """`graph.concat` of a value with others that fit, which may be the value itself."""
    x = g.value(lambda v: bool(v.dims))
    if x is None:
        return False
    axis = g.c.below(len(x.dims))

    def fits(v: Value) -> bool:
        if v.dtype != x.dtype or len(v.dims) != len(x.dims):
            return False
        pairs = enumerate(zip(v.dims, x.dims, strict=True))
        return all(a == b for position, (a, b) in pairs if position != axis)

    pieces = [x, *(g.value(fits) or x for _ in range(g.c.between(0, 3)))]
    pieces = g.c.order(pieces)
    along = [piece.dims[axis] for piece in pieces]
    total = Dim(sum(d.size for d in along), any(d.dynamic for d in along))
    target = replace(x, dims=(*x.dims[:axis], total, *x.dims[axis + 1 :]))
    types = ", ".join(piece.type for piece in pieces)
    text = f"graph.concat dim {axis} {listed(pieces)} : {types} -> {target.type}"
    interval = min(piece.low for piece in pieces), max(piece.high for piece in pieces)
    return g.add(text, pieces, target, interval)


def windows(g: Grower) -> bool:
    """`graph.windows` over a value; most are reduced later."""
    x = g.value(lambda v: 0 < len(v.dims) <= 3)
    if x is None:
        return False
    sizes: list[int] = []
    strides: list[int] = []
    dilations: list[int] = []
    counts: list[Dim] = []
    for d in x.dims:
        apart = d.dynamic or g.c.chance(0.4)
        size, stride, dilation = (1, 1, 1) if apart else (g.c.between(1, 4), g.c.pick((1, 2, 3)), g.c.pick((1, 1, 2)))  # fmt: skip
        reach = (size - 1) * dilation
        count = d if d.dynamic else Dim(max((d.size - reach - 1) // stride + 1, 0))
        for column, number in zip((sizes, strides, dilations), (size, stride, dilation), strict=True):  # fmt: skip
            column.append(number)
        counts.append(count)
    target = replace(x, dims=(*counts, *static(sizes)))
    if prod(target.shape) > LARGEST or (target.size == 0 and g.c.chance(0.8)):
        return False
    text = f"graph.windows %{x.name} sizes {sizes} strides {strides} dilations {dilations}"
    return g.add(f"{text} : {x.type} -> {target.type}", [x], target, (x.low, x.high))


def later_argument(g: Grower) -> bool:
    """A new argument, with the type of another value or with any type."""
    like = g.value()
    if like is None:
        return False
    dtype = like.dtype if g.c.chance(0.8) else g.c.pick(list(DTYPES))
    g.argument(dtype, like.dims)
    return True


MAKERS: list[tuple[int, Maker]] = [
    (9, constant),
    (4, iota),
    (2, dim),
    (15, broadcast),
    (15, broadcast_back),
    (8, reshape),
    (8, transpose),
    (7, slice_),
    (4, reverse),
    (6, pad),
    (6, concat),
    (4, windows),
    (3, later_argument),
]
