"""Access analysis: the addresses of a nest's loads and stores, for all schedules.

An access map and a row-major buffer give an address: a sum over the loop dims of stride times index, plus an offset
(`layout` defines strides with `?` dims). The strides show which dims can be one loop, which loop is contiguous, and
which values are invariant along a loop.

`space_of` prepares the loop dims of one top-level nest, in four steps:

1. Canonical dims: the nest's own, then those of the nests in it, which all share one space.
2. Dims that accesses cut with `floordiv` and `mod` (a reshape that splits a dim) are split, where
   that makes the accesses linear: a loop over 96 read as (k floordiv 32, k mod 32) becomes two
   loops over 3 and 32.
3. Dims of size 1 are removed.
4. Neighboring dims that every access traverses like a single dim are merged. Dims that an
   access uses nonlinearly or in a guard, or whose index is used as a value, stay. A nest's own dims are never
   merged with those of the nests in it.

Complexity: accesses x dims^2.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineExpr

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.guards import EVERYWHERE, Guard
from mlfuse.dialects.loop.ops import AccessOp, NestOp, ParallelOp, ScanOp, StoreOp
from mlfuse.dialects.sizes import ONE, ZERO, Polynomial, Product, product
from mlfuse.passes.scheduling.analysis.forms import Atom, Computed, Floor, form_of
from mlfuse.passes.scheduling.analysis.layout import Layout


@dataclass(frozen=True)
class Access:
    """One load or store, as a function of the loop dims of its space."""

    op: AccessOp
    strides: tuple[Product, ...] | None
    """By loop dim, in elements; None where the address isn't linear in them."""
    offset: Polynomial
    """A sum, to be added to a linear address."""
    places: tuple[AffineExpr, ...]
    """The index into each buffer dim, over the loop dims, for nonlinear addresses. A
    symbol is the access's operand at that position. Invalid for a linear access after dims are
    merged."""
    buffer_strides: tuple[Product, ...]
    """Of the buffer's own dims."""
    used: frozenset[int]
    """The loop dims the address depends on."""
    computed: tuple[tuple[SSAValue, Product], ...] = ()
    """Indices that the body computes (a gather) and their strides: more parts of the sum."""
    varying: frozenset[int] = frozenset()
    """The loop dims that computed indices may depend on."""
    guard: Guard = EVERYWHERE
    """The condition of the access, over the loop dims; symbols as in `places`."""

    @property
    def buffer(self) -> SSAValue:
        """The memref accessed."""
        return self.op.buffer

    def stride(self, dim: int) -> Product | None:
        """The stride of one loop dim; None where the address isn't linear in it."""
        if dim in self.varying:
            return None
        if dim not in self.used:
            return ZERO
        return None if self.strides is None else self.strides[dim]

    def is_contiguous(self, dim: int) -> bool:
        """Whether neighbors along a loop dim are adjacent in memory."""
        return self.stride(dim) == ONE

    def is_run(self, dim: int) -> bool:
        """Whether neighbors along a loop dim may be moved together."""
        return self.is_contiguous(dim) and not self.guard


def access_of(
    op: AccessOp,
    layout: Layout,
    indices: Mapping[SSAValue, AffineExpr],
    sizes: Sequence[Product] = (),
) -> Access:
    """The access of a load or store, given its index operands over loop dims of `sizes`."""
    static = [size.static for size in sizes]
    operands = _operands_over_loops(op, indices)
    places = tuple(place.replace_dims_and_symbols(operands, ()) for place in op.access_map.results)
    guard = op.guard.over(operands)
    buffer_strides = layout.strides_of(op.buffer)
    # The address: for each atom, a polynomial of the index arguments.
    factors: dict[Atom, list[Product]] = {}
    offset: list[Product] = []
    for place, stride in zip(places, buffer_strides, strict=True):
        form = form_of(place, static)
        for atom, factor in form.terms.items():
            factors.setdefault(atom, []).append(stride * factor)
        offset.append(stride * form.constant)
    sums = {atom: Polynomial.sum_of(terms).terms for atom, terms in factors.items()}
    sums = {atom: total for atom, total in sums.items() if total}
    strides = [ZERO] * len(sizes)
    computed: list[tuple[SSAValue, Product]] = []
    linear = all(not isinstance(atom, Floor) and len(total) == 1 for atom, total in sums.items())
    for atom, total in sums.items():
        if isinstance(atom, Computed):
            computed.append((op.access_indices[atom.operand], total[0]))
        elif isinstance(atom, int):
            strides[atom] = total[0]
    varying = _varying(op, indices)
    if linear:
        used = {atom for atom in sums if isinstance(atom, int)}
    else:
        used = {dim for place in places for dim in place.used_dims()}
    return Access(
        op=op,
        strides=tuple(strides) if linear else None,
        offset=Polynomial.sum_of(offset),
        places=places,
        buffer_strides=buffer_strides,
        used=frozenset(used) | varying | guard.used_dims(),
        computed=tuple(computed) if linear else (),
        varying=varying,
        guard=guard,
    )


def _operands_over_loops(op: AccessOp, indices: Mapping[SSAValue, AffineExpr]) -> list[AffineExpr]:
    """The index operands over loop dims; computed ones are symbols."""
    return [
        indices.get(index, AffineExpr.symbol(position))
        for position, index in enumerate(op.access_indices)
    ]


def _varying(op: AccessOp, indices: Mapping[SSAValue, AffineExpr]) -> frozenset[int]:
    """The loop dims that the computed indices of an access may depend on."""
    pending = [index for index in op.access_indices if index not in indices]
    seen: set[SSAValue] = set()
    dims: set[int] = set()
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        if value in indices:
            dims |= indices[value].used_dims()
        elif isinstance(value.owner, NestOp):  # a reduction's result: of any kept index
            dims |= {dim for expr in indices.values() for dim in expr.used_dims()}
        elif isinstance(value.owner, Operation):
            pending.extend(value.owner.operands)
    return frozenset(dims)


@dataclass(frozen=True)
class Space:
    """The loop dims of one top-level nest, and its accesses over them."""

    nest: NestOp
    sizes: tuple[Product, ...]
    """Outer dims first, then those of the nests inside."""
    outer: int
    """How many dims are the nest's own; 0 where the nest is a `loop.reduce`."""
    accesses: Mapping[AccessOp, Access]
    indices: Mapping[SSAValue, AffineExpr]
    """Index variables over the loop dims: only those used as values (`pinned`) after merging."""
    pinned: frozenset[SSAValue] = field(default_factory=frozenset[SSAValue])
    """Index variables that are also used outside of accesses."""

    @property
    def outer_sizes(self) -> tuple[Product, ...]:
        """Sizes of the nest's own dims."""
        return self.sizes[: self.outer]

    @property
    def inner_sizes(self) -> tuple[Product, ...]:
        """Sizes of the dims of the nests inside, or of a top-level `loop.reduce`."""
        return self.sizes[self.outer :]

    def inner_nests(self) -> list[NestOp]:
        """The nests over the inner dims, in order."""
        if not isinstance(self.nest, ParallelOp):
            return [self.nest]
        return [op for op in self.nest.body.block.ops if isinstance(op, NestOp)]


def space_of(nest: NestOp, layout: Layout, *, merged: bool = True) -> Space:
    """The prepared loop dims of a top-level nest (see the head of this file); without the last step if not `merged`."""
    space = _canonical(nest, layout)
    space = _drop_units(_split(space, layout), layout)
    return collapse(space) if merged else space


def _canonical(nest: NestOp, layout: Layout) -> Space:
    """One dim per bound, shared by the inner nests, and every access over these dims."""
    is_outer = isinstance(nest, ParallelOp)
    own = _bounds(nest, layout)
    inner_nests = [op for op in nest.regions[0].block.ops if isinstance(op, NestOp)]
    inner = _bounds(inner_nests[0], layout) if inner_nests else []
    indices: dict[SSAValue, AffineExpr] = {}
    for position, index in enumerate(nest.indices()):
        indices[index] = AffineExpr.dimension(position)
    for inside in inner_nests:
        _check_inner(inside, inner, layout, is_outer)
        indices |= _inner_indices(inside, len(own))
    sizes = (*own, *inner)
    accesses = {op: access_of(op, layout, indices, sizes) for op in _accesses(nest)}
    pinned = frozenset(index for index in indices if _used_as_value(index))
    return Space(nest, sizes, len(own) if is_outer else 0, accesses, indices, pinned)


def _inner_indices(nest: NestOp, first: int) -> dict[SSAValue, AffineExpr]:
    """The index variables of an inner nest, in all its regions, over loop dims from `first` on."""
    variables = list(enumerate(nest.indices()))
    if isinstance(nest, ScanOp):
        variables += enumerate(nest.each_indices())
    return {index: AffineExpr.dimension(first + position) for position, index in variables}


def _bounds(nest: NestOp, layout: Layout) -> list[Product]:
    return [layout.bound(nest, bound) for bound in nest.mixed_bounds()]


def _check_inner(nest: NestOp, inner: list[Product], layout: Layout, is_outer: bool) -> None:
    if not is_outer:
        raise OpError(nest, f"{nest.name}: a nest inside a loop.reduce can't be scheduled")
    if _bounds(nest, layout) != inner:
        raise OpError(
            nest,
            f"{nest.name}: the nests inside a loop.parallel must share one index space; "
            "put this one into a kernel of its own",
        )
    deeper = next((op for op in nest.regions[0].block.ops if isinstance(op, NestOp)), None)
    if deeper is not None:
        raise OpError(
            deeper,
            f"{deeper.name}: nests three deep can't be scheduled; put the inner two into a kernel of their own",
        )


def _accesses(nest: NestOp) -> list[AccessOp]:
    return [op for op in nest.walk() if isinstance(op, AccessOp)]


def _used_as_value(index: SSAValue) -> bool:
    """Whether anything but the indices of accesses uses an index variable."""
    return any(
        not isinstance(use.operation, AccessOp)
        or (isinstance(use.operation, StoreOp) and use.index == 0)
        for use in index.uses
    )


def _rebuild(
    space: Space, layout: Layout, sizes: Sequence[Product], outer: int, dims: list[AffineExpr]
) -> Space:
    """The space over new dims, where `dims` are the old ones over the new."""
    indices = {
        index: expr.replace_dims_and_symbols(dims, ()) for index, expr in space.indices.items()
    }
    accesses = {op: access_of(op, layout, indices, sizes) for op in space.accesses}
    return replace(space, sizes=tuple(sizes), outer=outer, accesses=accesses, indices=indices)


def _nonlinear(space: Space) -> int:
    return sum(access.strides is None for access in space.accesses.values())


def _split(space: Space, layout: Layout) -> Space:
    """Split dims at divisions, as long as that makes accesses linear."""
    while _nonlinear(space):
        candidates = (_split_dim(space, layout, *cut) for cut in _cuts(space))
        better = next((new for new in candidates if _nonlinear(new) < _nonlinear(space)), None)
        if better is None:
            return space
        space = better
    return space


def _cuts(space: Space) -> list[tuple[int, int]]:
    """(dim, divisor) of the divisions of a single loop dim, the finest first."""
    static = [size.static for size in space.sizes]
    cuts: set[tuple[int, int]] = set()
    for access in space.accesses.values():
        if access.strides is not None:
            continue
        for place in access.places:
            for atom in form_of(place, static).terms:
                if isinstance(atom, Floor) and len(atom.terms) == 1 and not atom.constant:
                    ((dim, factor),) = atom.terms
                    size = static[dim] if isinstance(dim, int) else None
                    if size and factor == 1 and size % atom.divisor == 0:
                        cuts.add((cast(int, dim), atom.divisor))
    return sorted(cuts)


def _split_dim(space: Space, layout: Layout, dim: int, by: int) -> Space:
    """One dim of size n as two of sizes n / by and by."""
    size = space.sizes[dim].static
    assert size is not None
    halves = (Product(size // by), Product(by))
    sizes = (*space.sizes[:dim], *halves, *space.sizes[dim + 1 :])
    dims = [AffineExpr.dimension(d if d < dim else d + 1) for d in range(len(space.sizes))]
    dims[dim] = AffineExpr.dimension(dim) * by + AffineExpr.dimension(dim + 1)
    outer = space.outer + 1 if dim < space.outer else space.outer
    return _rebuild(space, layout, sizes, outer, dims)


def _drop_units(space: Space, layout: Layout) -> Space:
    """Remove the dims of size 1."""
    kept = [d for d, size in enumerate(space.sizes) if size != ONE]
    dims = [
        AffineExpr.dimension(kept.index(d)) if d in kept else AffineExpr.constant(0)
        for d in range(len(space.sizes))
    ]
    outer = sum(d < space.outer for d in kept)
    return _rebuild(space, layout, [space.sizes[d] for d in kept], outer, dims)


def collapse(space: Space) -> Space:
    """Merge neighboring dims that every access traverses as one."""
    groups = collapse_groups(space)
    if len(groups) == len(space.sizes):
        return space
    last = [group[-1] for group in groups]
    where = {dim: position for position, group in enumerate(groups) for dim in group}
    sizes = tuple(product(space.sizes[dim] for dim in group) for group in groups)
    dims = [AffineExpr.dimension(where[dim]) for dim in range(len(space.sizes))]
    accesses: dict[AccessOp, Access] = {}
    for op, access in space.accesses.items():
        strides = access.strides
        accesses[op] = replace(
            access,
            strides=None if strides is None else tuple(strides[dim] for dim in last),
            places=tuple(place.replace_dims_and_symbols(dims, ()) for place in access.places),
            guard=access.guard.over(dims),
            used=frozenset(where[dim] for dim in access.used),
            varying=frozenset(where[dim] for dim in access.varying),
        )
    indices = {
        index: space.indices[index].replace_dims_and_symbols(dims, ()) for index in space.pinned
    }
    outer = sum(group[0] < space.outer for group in groups)
    return replace(space, sizes=sizes, outer=outer, accesses=accesses, indices=indices)


def collapse_groups(space: Space) -> list[list[int]]:
    """The dims, grouped into neighbors that can be one loop."""
    fixed = {dim for index in space.pinned for dim in space.indices[index].used_dims()}
    for access in space.accesses.values():
        fixed |= access.guard.used_dims()
        if access.strides is None:
            fixed |= access.used
    groups: list[list[int]] = []
    for dim in range(len(space.sizes)):
        mergeable = dim not in (0, space.outer) and not {dim - 1, dim} & fixed
        if mergeable and _walks_as_one(space, dim - 1):
            groups[-1].append(dim)
        else:
            groups.append([dim])
    return groups


def _walks_as_one(space: Space, dim: int) -> bool:
    """Whether dims `dim` and `dim + 1` are one for every access."""
    return all(
        access.strides[dim] == access.strides[dim + 1] * space.sizes[dim + 1]
        for access in space.accesses.values()
        if access.strides is not None
    )
