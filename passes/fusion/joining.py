"""Whether two domains can be one, and which: the legality of a fusion.

Two domains meet in a value. If the map of one from its dims to the value's index can be inverted, the dims of that one
become dims of the other. A domain that reduces fits where its kept dims are the outer dims of the other and its reduced
dims the inner ones; if the other has no inner dims yet, it gains them. Otherwise the answer is a `Misfit` with the
reason. No argument is changed.

All steps are linear in the rank times the number of values involved.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir.affine import AffineBinaryOpExpr, AffineDimExpr, AffineExpr, AffineMap

from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.misfit import Misfit, no_index_space
from mlfuse.passes.utils.dims import Size


def join(
    a: Domain, a_map: AffineMap, b: Domain, b_map: AffineMap, sizes: Sequence[Size]
) -> Domain | Misfit:
    """One domain for both, or why they have none.

    They meet in a value of `sizes`, which `a` reads at `a_map` and `b` at `b_map`. Neither
    argument is changed.
    """
    if (a.inner and b.reduces_singles) or (b.inner and a.reduces_singles):
        return no_index_space("one of them reduces over dims of size 1 only")
    first = _absorb(a.copy(), a_map, b.copy(), b_map, sizes)
    if not isinstance(first, Misfit):
        return first
    second = _absorb(b.copy(), b_map, a.copy(), a_map, sizes)
    return first if isinstance(second, Misfit) else second


def join_or_carry(
    a: Domain, a_map: AffineMap, b: Domain, b_map: AffineMap, sizes: Sequence[Size]
) -> Domain | Misfit:
    """As `join`; where that fails, one of them with its reductions carried by the other's rows.

    Rows that are contiguous in memory are preferred.
    """
    joined = join(a, a_map, b, b_map, sizes)
    if not isinstance(joined, Misfit):
        return joined
    pairs = [(a, a_map, b, b_map), (b, b_map, a, a_map)]
    pairs.sort(key=lambda pair: not _runs_inside(pair[0], pair[1]))
    for rows, rows_map, columns, columns_map in pairs:
        flipped = columns.flipped()
        if flipped is None:
            continue
        domain, by = flipped
        moved = columns_map.replace_dims_and_symbols(by, [], domain.rank, 0)
        carried = join(rows, rows_map, domain, moved, sizes)
        if not isinstance(carried, Misfit):
            return carried
    return joined


def _runs_inside(domain: Domain, map_: AffineMap) -> bool:
    """Whether the last dim of the value at `map_` is walked by the inner dims."""
    used = map_.results[-1].used_dims() if map_.results else set[int]()
    return any(d >= len(domain.outer) for d in used)


def join_readers(
    a: Domain,
    a_map: AffineMap,
    b: Domain,
    b_map: AffineMap,
    sizes: Sequence[Size],
    *,
    in_full: bool = True,
) -> Domain | Misfit:
    """One domain for two that read a value of `sizes`, at `a_map` and at `b_map`, or why they have none.

    Nothing need be inverted where the two maps differ only in the names of their dims, as those
    of two windows do; and nothing is inverted where they read it at a part of their points only
    (`in_full` false). Neither argument is changed.
    """
    if (a.inner and b.reduces_singles) or (b.inner and a.reduces_singles):
        return no_index_space("one of them reduces over dims of size 1 only")
    for small, small_map, big, big_map in ((a, a_map, b, b_map), (b, b_map, a, a_map)):
        by = _renamed(small, small_map, big, big_map)
        if by is not None:
            joined = _absorb_by(small.copy(), big.copy(), list(by))
            if not isinstance(joined, Misfit):
                return joined
    if not in_full:
        return no_index_space("they read parts of it, at different places")
    return join_or_carry(a, a_map, b, b_map, sizes)


def _renamed(
    small: Domain, small_map: AffineMap, big: Domain, big_map: AffineMap
) -> list[AffineExpr | None] | None:
    """For each dim of `small` a distinct dim of `big` of the same size, such that the two maps are
    equal; None if there is no such renaming."""
    by: list[AffineExpr | None] = [None] * small.rank
    pairs = list(zip(small_map.results, big_map.results, strict=True))
    while pairs:
        mine, other = pairs.pop()
        if isinstance(mine, AffineBinaryOpExpr) and isinstance(other, AffineBinaryOpExpr):
            if mine.kind is not other.kind:
                return None
            pairs += [(mine.lhs, other.lhs), (mine.rhs, other.rhs)]
        elif isinstance(mine, AffineDimExpr) and isinstance(other, AffineDimExpr):
            if by[mine.position] not in (None, other):
                return None
            if small.sizes[mine.position] != big.sizes[other.position]:
                return None
            by[mine.position] = other
        elif mine != other:
            return None
    used = [expr for expr in by if expr is not None]
    return by if len(set(used)) == len(used) else None


def _absorb(
    small: Domain, small_map: AffineMap, big: Domain, big_map: AffineMap, sizes: Sequence[Size]
) -> Domain | Misfit:
    """Move `small` into the domain of `big`, which gains inner dims where `small` has them."""
    if small.bijection(small_map, sizes) is None:
        return no_index_space("the index map between the two can't be inverted")
    by: list[AffineExpr | None] = [None] * small.rank
    for expr, target in zip(small_map.results, big_map.results, strict=True):
        if isinstance(expr, AffineDimExpr):
            by[expr.position] = target
    return _absorb_by(small, big, by)


def _absorb_by(small: Domain, big: Domain, by: list[AffineExpr | None]) -> Domain | Misfit:
    """Move `small` into the domain of `big`, with the dims that `by` has."""
    free = [d for d in range(small.rank) if by[d] is None]
    if any(d < len(small.outer) for d in free):
        return no_index_space("one of them visits points that the other doesn't have")
    if not small.inner:
        return _merge(small, big, by, big.outer, big.inner)
    return _absorb_reduction(small, big, by, free)


def _absorb_reduction(
    small: Domain, big: Domain, by: list[AffineExpr | None], free: list[int]
) -> Domain | Misfit:
    """`small` reduces: its outer dims must be the outer dims of `big`, its inner ones the inner."""
    n = len(small.outer)
    outer_dims = _as_dims(by[:n])
    if outer_dims is None:
        return no_index_space("the reduction's result isn't read at its own place")
    inner_known = [by[d] for d in range(n, small.rank) if by[d] is not None]
    if [small.outer[d] for d in range(n)] != [big.sizes[d] for d in outer_dims]:
        return no_index_space("the two keep dims of different sizes")
    if not big.inner and not inner_known and set(outer_dims) == set(range(len(big.outer))):
        # The other is pointwise over the reduced shape: it gains the inner dims.
        identity = [AffineExpr.dimension(d) for d in range(len(big.outer))]
        big.substitute(identity, big.outer, list(small.inner))
        for offset, d in enumerate(free):
            by[d] = AffineExpr.dimension(len(big.outer) + offset)
        return _merge(small, big, by, big.outer, big.inner)
    if not big.inner:
        if not set(outer_dims) <= set(range(len(big.outer))):
            return no_index_space("the reduction's result isn't read at its own place")
        order = sorted(outer_dims) + [d for d in range(len(big.outer)) if d not in outer_dims]
        position = {old: new for new, old in enumerate(order)}
        split = len(outer_dims)
        sizes = [big.outer[d] for d in order]
        permute = [AffineExpr.dimension(position[d]) for d in range(len(big.outer))]
        if not _inner_fits(small.inner, sizes[split:], by[n:], permute, split):
            return no_index_space("the reduced dims are not the dims the result is broadcast along")
        big.substitute(permute, sizes[:split], sizes[split:])
        by = [None if expr is None else _permuted(expr, permute) for expr in by]
        outer_dims = [position[d] for d in outer_dims]
    if set(outer_dims) != set(range(len(big.outer))):
        return no_index_space("the two keep different dims")
    remaining = list(range(len(big.outer), big.rank))
    for d in range(n, small.rank):
        known = by[d]
        if known is not None:
            if not isinstance(known, AffineDimExpr) or known.position not in remaining:
                return no_index_space("the reduced dims of the two differ")
            if big.sizes[known.position] != small.sizes[d]:  # one reads a part of what both read
                return no_index_space("the reduced dims of the two differ in size")
            remaining.remove(known.position)
            continue
        match = next((r for r in remaining if big.sizes[r] == small.sizes[d]), None)
        if match is None:
            return no_index_space("the reduced dims of the two differ in size")
        remaining.remove(match)
        by[d] = AffineExpr.dimension(match)
    if remaining:
        return no_index_space("the two reduce over different dims")
    return _merge(small, big, by, big.outer, big.inner)


def _inner_fits(
    wanted: list[Size],
    offered: list[Size],
    known: list[AffineExpr | None],
    permute: list[AffineExpr],
    split: int,
) -> bool:
    if sorted(wanted) != sorted(offered):
        return False
    for expr in known:
        if expr is None:
            continue
        moved = _permuted(expr, permute)
        if not isinstance(moved, AffineDimExpr) or moved.position < split:
            return False
    return True


def _permuted(expr: AffineExpr, permute: list[AffineExpr]) -> AffineExpr:
    return expr.replace_dims_and_symbols(permute, [])


def _as_dims(exprs: Sequence[AffineExpr | None]) -> list[int] | None:
    dims = [expr.position for expr in exprs if isinstance(expr, AffineDimExpr)]
    return dims if len(dims) == len(exprs) and len(set(dims)) == len(dims) else None


def _merge(
    small: Domain,
    big: Domain,
    by: Sequence[AffineExpr | None],
    outer: list[Size],
    inner: list[Size],
) -> Domain | Misfit:
    substitution = [expr for expr in by if expr is not None]
    assert len(substitution) == len(by)
    if small.inner and any(
        isinstance(e, AffineDimExpr) and e.position >= len(outer)
        for e in substitution[: len(small.outer)]
    ):
        return no_index_space("a kept dim of one is a reduced dim of the other")
    small.substitute(substitution, outer, inner)
    for node, map_ in small.maps.items():
        again = node in big.maps and big.guards.get(node) != small.guards.get(node)
        if again or big.maps.setdefault(node, map_) != map_:
            return no_index_space("a value would be computed at two places")
    big.guards.update(small.guards)
    big.reductions.update(small.reductions)
    big.carried.update(small.carried)
    big.needed |= small.needed
    return big
