"""Random chains: two contractions with elementwise ops or a softmax between them, masked or not."""

from __future__ import annotations

from dataclasses import replace

from mlfuse.testing.fuzz.grower import Grower, Maker
from mlfuse.testing.fuzz.typed_graph import Dim, Dims, Grade, Value

BATCHES = ((4,), (5,), (2, 3), (8,), (4, 1), ())
"""The sizes of batch dims. A CPU needs a few blocks of rows to make one kernel of a chain."""
ROWS = (1, 3, 6, 7, 13, 17, 40)
MANY_ROWS = (73, 80, 97, 130)
"""Without batch dims."""
COLUMNS = (2, 3, 9, 16, 17, 31, 32, 33, 47, 70)
HIDDEN = ("-inf", "-1.0e9", "0.0", "-0.0")
"""What masked elements become."""
ACTIVATIONS = ("tanh", "relu", "gelu", "sigmoid", "neg", "abs")


def chain(g: Grower) -> bool:
    """q k^T, what is between, and the product with v. Any matrix may be transposed in memory."""
    c = g.c
    if g.dtypes and "f32" not in g.dtypes:
        return False
    found = g.value(
        lambda v: v.dtype == "f32" and 2 <= len(v.dims) <= 4 and v.largest <= 4 and v.size > 0
        and v.is_static and v.dims[-1].size > 1
    )  # fmt: skip
    if found is not None and c.chance(0.3):
        q, (*batch, rows, width) = found, found.dims
    else:
        batch = [Dim(size) for size in c.pick(BATCHES)]
        rows, width = Dim(c.pick(ROWS if batch else MANY_ROWS)), Dim(c.pick((2, 3, 8, 20)))
        q = g.argument("f32", (*batch, rows, width), (-2.0, 2.0))
    columns = rows if c.chance(0.4) else Dim(c.pick(COLUMNS))
    last = Dim(c.pick((2, 5, 16, 17, 33)))
    scores = replace(q, dims=(*batch, rows, columns))
    if scores.size * max(width.size, last.size) > 200_000 or scores.size > 20_000:
        return False
    k = _matrix(g, batch, columns, width)
    v = _matrix(g, batch, last, columns)
    if not _product(g, (q, k, width), batch, scores) or not _between(g):
        return False
    weights = g.last
    limit = weights.largest * v[0].largest * columns.size
    return limit < 1e6 and _product(
        g, (weights, v, columns), batch, replace(weights, dims=(*batch, rows, last)),
        skips=c.chance(0.5),
    )  # fmt: skip


def _matrix(g: Grower, batch: list[Dim], rows: Dim, columns: Dim) -> tuple[Value, int]:
    """A right matrix and which of its dims is summed, which has the size of `columns`."""
    turned = g.c.chance(0.5)
    dims: Dims = (*batch, columns, rows) if turned else (*batch, rows, columns)
    value = g.of_type("f32", dims, lambda v: v.largest <= 4)
    return value, len(batch) + (0 if turned else 1)


def _product(
    g: Grower,
    factors: tuple[Value, tuple[Value, int], Dim],
    batch: list[Dim],
    target: Value,
    *,
    skips: bool = False,
) -> bool:
    """The sum over the last dim of the left matrix."""
    left, (right, summed), terms = factors
    over = list(range(len(batch)))
    words = f"batch {over} x {over} " if over else ""
    words += f"contract [{len(batch) + 1}] x [{summed}]" + " skips_zeros" * skips
    text = f"graph.dot_general %{left.name}, %{right.name} {words} : {left.type}, {right.type} -> {target.type}"
    largest = left.largest * right.largest * terms.size
    return g.add(text, [left, right], target, (-largest, largest), Grade.PLAN)


def _between(g: Grower) -> bool:
    """Some ops on the last value, which may end in a softmax along its rows or, rarely, along its columns."""
    c = g.c
    if c.chance(0.5) and not _scaled(g):
        return False
    for _ in range(c.weighted(((3, 0), (5, 1), (1, 2)))):
        if not _masked(g):
            return False
    if c.chance(0.6):
        scores = g.last
        axis = len(scores.dims) - (2 if c.chance(0.1) else 1)
        text = f"graph.softmax %{scores.name} {{axis = {axis} : i64}} : {scores.type}"
        if scores.largest > 100 and not scores.largest >= 1e9:
            return False
        return g.add(text, [scores], scores, (0, 1), Grade.PLAN)
    return _activated(g)


def _scaled(g: Grower) -> bool:
    x = g.last
    factor = g.splat(g.c.pick((0.25, 0.5, -1.0)), x)
    text = f"graph.mul %{x.name}, %{factor.name} : {x.type}"
    return g.add(text, [x, factor], x, (-x.largest, x.largest))


def _masked(g: Grower) -> bool:
    """A mask by the numbers of rows and columns, or a tensor: truth values, or numbers that are added."""
    c, x = g.c, g.last
    rank = len(x.dims)
    if c.chance(0.2):
        added = g.of_type("f32", x.dims[c.below(rank) :], lambda v: v.largest <= 4)
        wide = _spread(g, added, x)
        text = f"graph.add %{x.name}, %{wide.name} : {x.type}"
        largest = x.largest + added.largest
        return g.add(text, [x, wide], x, (-largest, largest))
    seen = replace(x, dtype="i1")
    if c.chance(0.3):
        mask = _spread(g, g.of_type("i1", x.dims[c.below(rank) :]), seen)
    else:
        index = replace(x, dtype="i64")
        dims = [rank - 2, rank - 1] if c.chance(0.9) or rank < 3 else [rank - 3, rank - 1]
        for dim in dims:
            at = (0, max(x.dims[dim].size - 1, 0))
            if not g.add(f"graph.iota dim {dim} : {index.type}", [], index, at):
                return False
        row, column = g.pool[-2:]
        kind = c.pick(("ge", "ge", "ge", "gt", "le", "ne"))
        if not g.add(f"graph.compare {kind} %{row.name}, %{column.name} : {row.type}", [row, column], seen):  # fmt: skip
            return False
        mask = g.last
    low = g.splat(float(c.pick(HIDDEN)), x)
    sides = (x, low) if c.chance(0.85) else (low, x)
    text = f"graph.select %{mask.name}, %{sides[0].name}, %{sides[1].name} : {x.type}"
    largest = max(x.largest, low.largest if low.largest < 1e10 else 0)
    return g.add(text, [mask, *sides], x, (-largest, largest))


def _spread(g: Grower, x: Value, like: Value) -> Value:
    """A value of fewer dims, repeated along the others."""
    if len(x.dims) == len(like.dims):
        return x
    first = len(like.dims) - len(x.dims)
    text = f"graph.broadcast %{x.name} dims {list(range(first, len(like.dims)))} : {x.type} -> {like.type}"
    assert g.add(text, [x], like, (x.low, x.high))
    return g.last


def _activated(g: Grower) -> bool:
    x = g.last
    if x.largest > 1e3:
        return False
    name = g.c.pick(ACTIVATIONS)
    return g.add(f"graph.{name} %{x.name} : {x.type}", [x], x, (-x.largest - 1, x.largest + 1), Grade.TARGET)  # fmt: skip


MAKERS: list[tuple[int, Maker]] = [(8, chain)]
