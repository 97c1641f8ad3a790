"""Random ops that read or write at computed indices."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from mlfuse.testing.fuzz.grower import ANY, Grower, Maker, static
from mlfuse.testing.fuzz.typed_graph import Dim, Dims, Grade, Value

MOST = 120
"""The most updates of a scatter; the reference makes them one by one."""


def dynamic_slice(g: Grower) -> bool:
    """`graph.dynamic_slice`, with starts that may be out of bounds."""
    x = g.value(lambda v: v.is_static)
    if x is None:
        return False
    sizes = [g.c.between(min(1, d.size), d.size) if g.c.chance(0.9) else 0 for d in x.dims]
    starts = [g.index(-2, d.size + 1) for d in x.dims]
    target = replace(x, dims=static(sizes))
    names = ", ".join(f"%{each.name}" for each in starts)
    types = ", ".join((x.type, *(each.type for each in starts)))
    text = f"graph.dynamic_slice %{x.name} [{names}] sizes {sizes} : {types} -> {target.type}"
    return g.add(text, [x, *starts], target, (x.low, x.high))


def dynamic_update_slice(g: Grower) -> bool:
    """`graph.dynamic_update_slice` with a value that fits, or with a new argument."""
    x = g.value(lambda v: v.is_static)
    if x is None:
        return False

    def fits(v: Value) -> bool:
        same = v.dtype == x.dtype and len(v.dims) == len(x.dims) and v.is_static
        return same and all(a.size <= b.size for a, b in zip(v.dims, x.dims, strict=True))

    update = g.value(lambda v: v is not x and fits(v)) if g.c.chance(0.7) else None
    if update is None:
        sizes = [g.c.between(min(1, d.size), d.size) for d in x.dims]
        update = g.argument(x.dtype, static(sizes))
    starts = [g.index(-2, d.size + 1) for d in x.dims]
    names = ", ".join(f"%{each.name}" for each in starts)
    types = ", ".join((x.type, update.type, *(each.type for each in starts)))
    text = f"graph.dynamic_update_slice %{x.name}, %{update.name} [{names}] : {types} -> {x.type}"
    interval = min(x.low, update.low), max(x.high, update.high)
    return g.add(text, [x, update, *starts], x, interval)


@dataclass(frozen=True)
class Slices:
    """The shape of slices, and how their dims, those of the indices and those of the result (or updates) correspond, as
    in `SliceDims`."""

    offset: list[int]
    collapsed: list[int]
    batch: list[int]
    index_batch: list[int]
    index_map: list[int]
    index_vector: int
    sizes: list[int]
    """The sizes of a slice, one for each dim of the tensor."""
    indices: Dims
    dims: Dims
    """The dims of the result or of the updates."""

    @property
    def text(self) -> str:
        names = ("offset", "collapsed", "batch", "index_batch", "index_map")
        lists = [f"{name} {values}" for name in names if (values := getattr(self, name))]
        return " ".join([*lists, f"index_vector {self.index_vector}"])


def random_slices(g: Grower, x: Value, most: int) -> Slices | None:
    """Random slices of a tensor, at no more than `most` indices. None if the random choices don't fit."""
    c, rank = g.c, len(x.dims)
    every = list(range(rank))
    nonempty = [d for d in every if x.dims[d].size]
    batch = [c.pick(nonempty)] if nonempty and c.chance(0.25) else []
    rest = [d for d in every if d not in batch]
    index_map = c.order(c.some(rest, 0.6))
    collapsed = c.some([d for d in rest if d in nonempty], 0.5)
    gone = (*batch, *collapsed)
    sizes = [1 if d in gone else c.between(min(1, x.dims[d].size), x.dims[d].size) for d in every]
    lookups = [x.dims[d] for d in batch]
    dynamic = c.chance(0.3)
    extra = [Dim(c.pick((3, 1, 2, 5, 8, 17)), dynamic) for _ in range(c.between(0, 2))]
    places = c.order([*zip(lookups, batch, strict=True), *((d, -1) for d in extra)])
    lookups = [d for d, _ in places]
    index_vector = c.between(0, len(lookups))
    single = len(index_map) == 1 and c.chance(0.6)
    at = len(lookups) if single else index_vector
    indices = list(lookups)
    if not single:
        indices.insert(at, Dim(len(index_map)))
    index_batch = [n if single or n < at else n + 1 for n, (_, d) in enumerate(places) if d >= 0]
    walked = [d for d in every if d not in gone]
    total = len(lookups) + len(walked)
    chosen = c.order(range(total))[: len(walked)]
    offset = sorted(chosen)
    counts, along = iter(lookups), iter(walked)
    dims = tuple(Dim(sizes[next(along)]) if d in offset else next(counts) for d in range(total))
    places_count = int(np.prod([d.size for d in lookups], dtype=int))
    if places_count > most or len(dims) > 6:
        return None
    return Slices(offset, collapsed, batch, index_batch, index_map, at, sizes,
                  tuple(indices), dims)  # fmt: skip


def gather(g: Grower) -> bool:
    """`graph.gather`, with indices that may be out of bounds."""
    x = g.value(lambda v: v.is_static)
    dims = None if x is None else random_slices(g, x, 2000)
    if x is None or dims is None:
        return False
    indices = g.indices(dims.indices, -2, max((d.size for d in x.dims), default=1) + 1)
    target = replace(x, dims=dims.dims)
    text = f"graph.gather %{x.name} [%{indices.name}] {dims.text} sizes {dims.sizes}"
    text += f" : {x.type}, {indices.type} -> {target.type}"
    return g.add(text, [x, indices], target, (x.low, x.high))


COMBINERS = {
    "float": ("add", "set", "mul", "max", "min"),
    "integer": ("add", "set", "mul", "max", "min", "and", "or", "xor"),
    "i1": ("or", "set", "max", "min", "and", "xor"),
}


def scatter(g: Grower) -> bool:
    """A scatter: slices combined into a tensor. Slices out of bounds have no effect."""
    x = g.value(lambda v: v.is_static)
    dims = None if x is None else random_slices(g, x, MOST)
    if x is None or dims is None:
        return False
    indices = g.indices(dims.indices, -1, max((d.size for d in x.dims), default=1))
    updates = g.of_type(x.dtype, dims.dims)
    family = "float" if x.is_float else "integer" if x.is_integer else "i1"
    names = COMBINERS[family] if x.is_float or x.is_integer or x.dtype == "i1" else ("set",)
    name = g.c.pick(names)
    return _scatter(g, name, x, indices, updates, dims.text)


def _scatter(g: Grower, name: str, x: Value, indices: Value, updates: Value, dims: str) -> bool:
    inexact = max(x.grade, updates.grade) > Grade.EXACT
    interval = (min(x.low, updates.low), max(x.high, updates.high))
    if name == "add":
        count = max(updates.size, 1)
        interval = x.low + count * min(updates.low, 0), x.high + count * max(updates.high, 0)
    if name == "mul":
        interval = ANY
        if inexact:
            return False
    text = f"graph.scatter {name} %{x.name} [%{indices.name}] %{updates.name} {dims}"
    text += f" : {x.type}, {indices.type}, {updates.type} -> {x.type}"
    return g.add(text, [x, indices, updates], x, interval)


def unique_scatter(g: Grower) -> bool:
    """A scatter of rows at different indices, declared unique."""
    x = g.value(lambda v: v.is_static and bool(v.dims) and 0 < v.dims[0].size <= 40)
    if x is None:
        return False
    rows = g.c.order(range(x.dims[0].size))[: g.c.between(1, x.dims[0].size)]
    indices = g.constant(np.array(rows, np.int32), "i32")
    updates = g.of_type(x.dtype, (Dim(len(rows)), *x.dims[1:]))
    dims = f"offset {list(range(1, len(x.dims)))} " if len(x.dims) > 1 else ""
    dims += "collapsed [0] index_map [0] index_vector 1 unique"
    name = "add" if x.is_float or x.is_integer else "set"
    return _scatter(g, name, x, indices, updates, dims)


MAKERS: list[tuple[int, Maker]] = [
    (5, dynamic_slice),
    (5, dynamic_update_slice),
    (8, gather),
    (6, scatter),
    (2, unique_scatter),
]
