"""Random NumPy-like ops on whole arrays: tile, repeat, roll, stack, take, one-hot, triangles."""

from __future__ import annotations

from dataclasses import replace

from mlfuse.testing.fuzz.draw_movement import listed
from mlfuse.testing.fuzz.grower import COMMON_FLOATS, INTEGERS, LARGEST, Grower, Maker
from mlfuse.testing.fuzz.typed_graph import Dim, Grade, Value


def _numbers(values: list[int]) -> str:
    return f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"


def tile(g: Grower) -> bool:
    """`graph.tile`: a known dim repeated any number of times, 0 included."""
    x = g.value(lambda v: v.size <= LARGEST // 30)
    if x is None:
        return False
    times = [
        1 if d.dynamic else g.c.pick((1, 2, 3, 0) if g.c.chance(0.1) else (1, 2)) for d in x.dims
    ]
    dims = tuple(Dim(d.size * n, d.dynamic) for d, n in zip(x.dims, times, strict=True))
    target = replace(x, dims=dims)
    text = f"graph.tile %{x.name} {{repeats = {_numbers(times)}}} : {x.type} -> {target.type}"
    return g.add(text, [x], target, (x.low, x.high))


def repeat(g: Grower) -> bool:
    """`graph.repeat`: each slice along a known dim."""
    x = g.value(lambda v: any(not d.dynamic for d in v.dims) and v.size <= LARGEST // 3)
    if x is None:
        return False
    axis = g.c.pick([k for k, d in enumerate(x.dims) if not d.dynamic])
    times = g.c.pick((2, 1, 3, 0))
    longer = Dim(x.dims[axis].size * times)
    target = replace(x, dims=(*x.dims[:axis], longer, *x.dims[axis + 1 :]))
    written = axis - g.c.pick((0, len(x.dims)))
    text = f"graph.repeat %{x.name} {{repeats = {times} : i64, axis = {written} : i64}}"
    return g.add(f"{text} : {x.type} -> {target.type}", [x], target, (x.low, x.high))


def roll(g: Grower) -> bool:
    """`graph.roll` along some known dims, by any distance."""
    x = g.value(lambda v: any(not d.dynamic for d in v.dims))
    if x is None:
        return False
    dims = g.c.order(g.c.some([k for k, d in enumerate(x.dims) if not d.dynamic]))
    shifts = [g.c.between(-50, 50) for _ in dims]
    text = f"graph.roll %{x.name} {{shifts = {_numbers(shifts)}, dims = {_numbers(dims)}}}"
    return g.add(f"{text} : {x.type}", [x], x, (x.low, x.high))


def stack(g: Grower) -> bool:
    """`graph.stack` of a value and others of its type, which may be the value itself."""
    x = g.value(lambda v: len(v.dims) < 5)
    if x is None:
        return False
    pieces = [x, *(g.another(x) or x for _ in range(g.c.between(0, 3)))]
    axis = g.c.below(len(x.dims) + 1)
    dims = (*x.dims[:axis], Dim(len(pieces)), *x.dims[axis:])
    target = replace(x, dims=dims)
    written = axis - g.c.pick((0, len(dims)))
    types = ", ".join(piece.type for piece in pieces)
    text = f"graph.stack {listed(pieces)} {{axis = {written} : i64}} : {types} -> {target.type}"
    interval = min(piece.low for piece in pieces), max(piece.high for piece in pieces)
    return g.add(text, pieces, target, interval)


def take(g: Grower) -> bool:
    """`graph.take` and `graph.take_along` in every mode, with indices that may be out of bounds."""
    c = g.c
    x = g.value(lambda v: v.is_static and bool(v.dims))
    if x is None:
        return False
    axis, rank = c.below(len(x.dims)), len(x.dims)
    size = x.dims[axis].size
    name = c.pick(("take", "take_along"))
    if name == "take":
        dynamic = c.chance(0.3)
        ids_dims = tuple(Dim(c.pick((3, 1, 2, 5)), dynamic) for _ in range(c.between(0, 2)))
        dims = (*x.dims[:axis], *ids_dims, *x.dims[axis + 1 :])
    else:
        ids_dims = (*x.dims[:axis], Dim(c.pick((1, 2, 3, 7))), *x.dims[axis + 1 :])
        dims = ids_dims
    target = replace(x, dims=dims)
    if target.size > LARGEST or (size == 0 and "0" not in map(str, dims)):
        return False
    ids = g.indices(ids_dims, -size - 1, size + 1)
    options = (
        f'axis = {axis - c.pick((0, rank))} : i64, mode = "{c.pick(("clip", "wrap", "fill"))}"'
    )
    text = f"graph.{name} %{x.name}, %{ids.name} {{{options}}} : {x.type}, {ids.type}"
    # Out of bounds, integers are 0.
    interval = (min(x.low, 0), max(x.high, 0))
    return g.add(f"{text} -> {target.type}", [x, ids], target, interval)


def one_hot(g: Grower) -> bool:
    """`graph.one_hot` of class numbers, some of which aren't classes."""
    c = g.c
    depth = c.pick((3, 1, 5, 8, 0))
    known = g.value(lambda v: v.is_integer and v.size <= 2000 and len(v.dims) < 5)
    dims = known.dims if known is not None else g.base[:2]
    ids = g.indices(dims, -1, depth)
    axis = c.below(len(dims) + 1)
    dtype = c.pick((*COMMON_FLOATS, *INTEGERS, "i1"))
    target = Value("", dtype, (*dims[:axis], Dim(depth), *dims[axis:]))
    written = axis - c.pick((0, len(dims) + 1))
    text = f"graph.one_hot %{ids.name} {{depth = {depth} : i64, axis = {written} : i64}}"
    return g.add(f"{text} : {ids.type} -> {target.type}", [ids], target, (0.0, 1.0))


def triangle(g: Grower) -> bool:
    """`graph.tril`, `graph.triu` and `graph.diagonal` of matrices."""
    x = g.value(lambda v: len(v.dims) >= 2)
    if x is None:
        return False
    name, k = g.c.pick(("tril", "triu", "diagonal")), g.c.between(-4, 4)
    options = f"{{diagonal = {k} : i64}}"
    if name != "diagonal":
        interval = min(x.low, 0), max(x.high, 0)
        return g.add(f"graph.{name} %{x.name} {options} : {x.type}", [x], x, interval)
    *outer, rows, columns = x.dims
    unknown = sum(dim.dynamic for dim in x.dims)
    if rows.dynamic or columns.dynamic or unknown > (0 not in {dim.size for dim in x.dims}):
        return False  # a reshape can't infer several `?` sizes, or one next to a size of 0
    most = min(rows.size, columns.size - k) if k >= 0 else min(rows.size + k, columns.size)
    target = replace(x, dims=(*outer, Dim(max(most, 0))))
    text = f"graph.diagonal %{x.name} {options} : {x.type} -> {target.type}"
    return g.add(text, [x], target, (x.low, x.high))


def tri(g: Grower) -> bool:
    """`graph.tri`: a triangle of ones, of the shape of a matrix."""
    like = g.value(lambda v: len(v.dims) == 2)
    if like is None:
        return False
    dtype = g.c.pick((*COMMON_FLOATS, *INTEGERS, "i1"))
    target = replace(like, dtype=dtype, grade=Grade.EXACT)
    options = f" {{diagonal = {g.c.between(-3, 3)} : i64}}"
    if like.is_static:
        return g.add(f"graph.tri{options} : {target.type}", [], target, (0.0, 1.0))
    text = f"graph.tri like %{like.name}{options} : {like.type} -> {target.type}"
    return g.add(text, [replace(like, grade=Grade.EXACT)], target, (0.0, 1.0))


MAKERS: list[tuple[int, Maker]] = [
    (3, tile),
    (3, repeat),
    (3, roll),
    (3, stack),
    (5, take),
    (3, one_hot),
    (4, triangle),
    (2, tri),
]
