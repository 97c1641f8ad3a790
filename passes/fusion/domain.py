"""The index space of a kernel, and the map from its points to the elements of each value.

A kernel's domain has outer dims (kept) and inner dims (reduced); dims of size 1 are left out. An elementwise kernel
has outer dims only. The points with the same outer indices are a *row*. Each point computes one element of each value:
the one to which the value's map takes the point. That is what makes a fusion legal. `joining.py` decides whether two domains can be one.

- A value may be read at some of the points only (`guards`), such as a pad's operand.
- A value whose map uses inner dims is *full*: it has an element for each point. One that uses outer dims only is
  *row*-level: it has an element for each row.
- A reduction fits if its kept dims are the outer dims and its reduced dims the inner ones.
- If two domains have a value in common, each has a map to it. If one of the maps can be inverted, the dims of one
  domain can be written with the dims of the other, and they become one domain.
- A reduction over the outer dims also fits, if no op in the kernel reads its result: each row adds its elements to
  the partial sums, which are *carried* from row to row. So one kernel reads a matrix once for its row sums and its
  column sums.

All steps are linear in the rank times the number of values involved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap

from mlfuse.dialects.guards import Guard
from mlfuse.passes.utils.dims import Size

Substitution = Sequence[AffineExpr]
"""For each dim of an old domain, what it is in the new one."""


@dataclass
class Domain:
    """Sizes of the outer and the inner dims, and the maps of the values computed in it."""

    outer: list[Size]
    inner: list[Size]
    maps: dict[int, AffineMap] = field(default_factory=dict[int, AffineMap])
    """By node (the number of an op, see `nodes`): from the domain (outer dims first) to an index of its result."""
    reductions: dict[int, AffineMap] = field(default_factory=dict[int, AffineMap])
    """By reduction over the inner dims: from the domain to an index of its operand."""
    guards: dict[int, Guard] = field(default_factory=dict[int, Guard])
    """The points at which a node is computed, if that isn't all of them. By node."""
    carried: dict[int, AffineMap] = field(default_factory=dict[int, AffineMap])
    """By reduction over the outer dims: from the domain to an index of its operand."""
    needed: set[int] = field(default_factory=set[int])
    """The reductions whose result is read in the domain."""

    @property
    def sizes(self) -> list[Size]:
        """All dims, outer first."""
        return self.outer + self.inner

    @property
    def rank(self) -> int:
        """The number of dims."""
        return len(self.outer) + len(self.inner)

    def uses_inner(self, map_: AffineMap) -> bool:
        """Whether a map depends on an inner dim."""
        return any(d >= len(self.outer) for d in map_.used_dims())

    def is_full(self, node: int) -> bool:
        """Whether a node's value differs along the inner dims."""
        return self.uses_inner(self.maps[node])

    def covers(self, node: int, sizes: Sequence[Size]) -> bool:
        """Whether each element of a node's value, whose shape is `sizes`, is computed exactly once: at one point, or
        in one row. Only then can the value be stored."""
        if self.guards.get(node):
            return False
        dims = self.bijection(self.maps[node], sizes)
        if node in self.carried:
            return dims is not None and set(dims) == set(range(len(self.outer), self.rank))
        return dims is not None and set(dims) in (
            set(range(self.rank)),
            set(range(len(self.outer))),
        )

    def bijection(self, map_: AffineMap, sizes: Sequence[Size]) -> list[int] | None:
        """The dims that index a value of `sizes`, each over its whole length; None for other maps."""
        dims: list[int] = []
        own = self.sizes
        for expr, size in zip(map_.results, sizes, strict=True):
            if isinstance(expr, AffineDimExpr) and own[expr.position] == size:
                dims.append(expr.position)
            elif not (size == 1 and expr == AffineExpr.constant(0)):
                return None
        return dims if len(set(dims)) == len(dims) else None

    @property
    def reduces_singles(self) -> bool:
        """Whether all its reductions are over dims of size 1. They can't join a domain with inner dims, which would
        repeat them."""
        return bool(self.reductions) and not self.inner

    def copy(self) -> Domain:
        """A domain that can be changed without changing this one."""
        return Domain(
            outer=list(self.outer),
            inner=list(self.inner),
            maps=dict(self.maps),
            reductions=dict(self.reductions),
            guards=dict(self.guards),
            carried=dict(self.carried),
            needed=set(self.needed),
        )

    def flipped(self) -> tuple[Domain, list[AffineExpr]] | None:
        """The domain with outer and inner dims swapped and its reductions carried, and the old dims
        in terms of the new; None if something in it reads a reduction, or it has no reduction."""
        if not self.outer or not self.inner or self.carried or self.needed:
            return None
        count = len(self.inner)
        by = [
            AffineExpr.dimension(d + count if d < len(self.outer) else d - len(self.outer))
            for d in range(self.rank)
        ]
        other = self.copy()
        other.substitute(by, list(self.inner), list(self.outer))
        other.carried, other.reductions = other.reductions, {}
        return other, by

    def substitute(self, by: Substitution, outer: list[Size], inner: list[Size]) -> None:
        """Move everything to another domain."""
        rank = len(outer) + len(inner)
        for table in (self.maps, self.reductions, self.carried):
            for node, map_ in table.items():
                table[node] = map_.replace_dims_and_symbols(list(by), [], rank, 0)
        for node, guard in self.guards.items():
            self.guards[node] = guard.over(by)
        self.outer, self.inner = outer, inner


def unit_free(sizes: Sequence[Size], first: int = 0) -> tuple[list[Size], list[AffineExpr]]:
    """The sizes other than 1, and for every dim its expression: `d<k>` from `first` on, or 0."""
    kept: list[Size] = []
    exprs: list[AffineExpr] = []
    for size in sizes:
        if size == 1:
            exprs.append(AffineExpr.constant(0))
            continue
        exprs.append(AffineExpr.dimension(first + len(kept)))
        kept.append(size)
    return kept, exprs


def pointwise(node: int, sizes: Sequence[Size]) -> Domain:
    """The domain of one node by itself: a point for each element of its result."""
    kept, exprs = unit_free(sizes)
    return Domain(kept, [], {node: AffineMap(len(kept), 0, tuple(exprs))})


def reduction(
    node: int, sizes: Sequence[Size], reduced: Sequence[int], *, in_order: bool = False
) -> Domain:
    """The domain of one reduction of an operand with `sizes` over the dims `reduced`. These are the inner
    dims, in the operand's order or, `in_order`, as they are given."""
    kept = [d for d, size in enumerate(sizes) if d not in reduced and size != 1]
    walked = [d for d in (reduced if in_order else sorted(reduced)) if sizes[d] != 1]
    place = {d: AffineExpr.dimension(number) for number, d in enumerate((*kept, *walked))}
    body = tuple(place.get(d, AffineExpr.constant(0)) for d in range(len(sizes)))
    rank = len(place)
    result = tuple(expr for d, expr in enumerate(body) if d not in reduced)
    return Domain(
        [sizes[d] for d in kept],
        [sizes[d] for d in walked],
        {node: AffineMap(rank, 0, result)},
        {node: AffineMap(rank, 0, body)},
    )
