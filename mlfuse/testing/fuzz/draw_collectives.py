"""Random all-reduces. A random graph runs on one rank, where an all-reduce returns its operand."""

from __future__ import annotations

from mlfuse.testing.fuzz.grower import Grower, Maker


def all_reduce(g: Grower) -> bool:
    """One `graph.all_reduce`, or several that `--bucket-collectives` joins."""
    x = g.value()
    if x is None:
        return False
    if x.dtype == "i1":
        reduction = g.c.pick(["max", "min"])
    else:
        reduction = g.c.pick(["add", "add", "mean" if x.is_float else "mul", "max", "min"])
    groups = " groups [[0]]" if g.c.chance(0.2) else ""
    text = f"graph.all_reduce {reduction} %{x.name}{groups} : {x.type}"
    return g.add(text, [x], x, (x.low, x.high))


MAKERS: list[tuple[int, Maker]] = [(4, all_reduce)]
