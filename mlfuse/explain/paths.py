"""Paths of data flow between planned ops, and where they leave a kernel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from mlfuse.explain.history import Observation
from mlfuse.explain.shortest_path import shortest


def path(o: Observation, a: Sequence[str], b: Sequence[str]) -> list[str]:
    """The shortest path of data flow from one of some ops to one of others."""
    if set(a) & set(b):
        return []
    return shortest(a, set(b), lambda name: o.planned[name].readers)


def steps(o: Observation, way: Sequence[str]) -> list[tuple[str, str]]:
    """Neighbors on a path that compute, skipping ops between them that don't."""
    stops: list[str] = []
    for name in way:
        kernels = o.kernels_of.get(name, ())
        if stops and o.planned[name].is_free and shares(o, stops[-1], kernels):
            continue
        if name in (way[0], way[-1]) or not o.planned[name].is_free or kernels:
            stops.append(name)
    return list(pairwise(stops))


def shares(o: Observation, name: str, kernels: Iterable[str]) -> bool:
    """Whether one of some kernels computes an op."""
    return bool(set(o.kernels_of.get(name, ())) & set(kernels))


def cut(o: Observation, way: Sequence[str]) -> tuple[str, str] | None:
    """The first two neighbors on a path where the second is in no kernel with all before it."""
    held = set(o.kernels_of.get(way[0], ()))
    for u, v in steps(o, way):
        own = set(o.kernels_of.get(v, ()))
        if not held & own:
            return u, v
        held &= own
    return None


def where_not_copied(o: Observation, way: Sequence[str], u: str, v: str) -> tuple[str, str]:
    """The same two neighbors; or, if the kernel of the second also recomputes the first for itself, the
    two earlier neighbors between which data enters that kernel."""
    kernels = o.kernels_of.get(v, ())
    before = steps(o, way[: way.index(u) + 1])
    if not shares(o, u, kernels):
        return u, v
    return next((pair for pair in reversed(before) if not shares(o, pair[0], kernels)), (u, v))


def cut_inside(o: Observation, ops: Sequence[str]) -> tuple[str, str] | None:
    """The cut inside the ops of a line or the parts of a composite: the first two where one reads
    the other, with only movement between them, and no kernel has both."""
    own = set(ops)
    for name in ops:
        if o.planned[name].is_free:
            continue
        work, passed = [*o.planned[name].readers], set[str]()
        while work:
            reader = work.pop()
            if reader not in own or reader in passed:
                continue
            passed.add(reader)
            if o.planned[reader].is_free:
                work += o.planned[reader].readers
            elif not shares(o, name, o.kernels_of.get(reader, ())):
                return name, reader
    return None
