"""Where a nest reads and writes: what every schedule asks before it orders loops.

An access map and a row-major buffer give an address: a sum over the loop dims of stride times
index, plus an offset. Sizes of `?` dims are arguments of the kernel, so strides are products of
numbers and arguments. From the strides follows which dims can be one loop, which loop is
contiguous, and which values don't change along a loop.

`space_of` prepares the loop dims of one top-level nest, in four steps:

1. Canonical dims: the nest's own, then those of the nests in it, which all share one space.
2. Dims that accesses cut with `floordiv` and `mod` (a reshape that splits a dim) are split, where
   that makes the accesses linear: a loop over 96 read as (k floordiv 32, k mod 32) becomes two
   loops over 3 and 32.
3. Dims of size 1 vanish.
4. Neighbouring dims that every access walks through as if they were one become one. Dims that an
   access uses nonlinearly, or whose index is used as a value, stay. A nest's own dims are never
   merged with those of the nests in it.

Complexity: accesses x dims^2.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, IndexType, IntegerAttr, MemRefType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineExpr

from mlfuse.dialects.loop.ops import AccessOp, KernelOp, NestOp, ParallelOp
from mlfuse.errors import OpError
from mlfuse.passes.schedule.forms import Atom, Computed, Floor, form_of


@dataclass(frozen=True)
class Product:
    """`factor * n_a * n_b ...`: a size or a stride; `args` are positions among the index arguments."""

    factor: int
    args: tuple[int, ...] = ()

    def __mul__(self, other: Product | int) -> Product:
        """The product; 0 has no arguments, so equal products are equal objects."""
        if isinstance(other, int):
            other = Product(other)
        factor = self.factor * other.factor
        return Product(factor, tuple(sorted(self.args + other.args)) if factor else ())

    @property
    def static(self) -> int | None:
        """The number, or None where it depends on an argument."""
        return None if self.args else self.factor


ZERO, ONE = Product(0), Product(1)


def product(factors: Iterable[Product]) -> Product:
    """All of them multiplied."""
    total = ONE
    for factor in factors:
        total = total * factor
    return total


@dataclass(frozen=True)
class Layout:
    """What the arguments of a kernel are: buffers with their sizes, and index arguments."""

    kernel: KernelOp
    sizes: Mapping[SSAValue, tuple[Product | None, ...]]
    """By buffer argument; None for a leading `?` whose size nobody needs."""
    index_args: Mapping[SSAValue, int]
    """Position among the index arguments."""

    @classmethod
    def of(cls, kernel: KernelOp) -> Layout:
        """Read a kernel's arguments and its `arg_dims`; raises OpError where a size is unknown."""
        args = kernel.body.block.args
        buffers = [arg for arg in args if isinstance(arg.type, MemRefType)]
        indices = [arg for arg in args if isinstance(arg.type, IndexType)]
        rows = _arg_dims(kernel, len(buffers))
        sizes: dict[SSAValue, tuple[Product | None, ...]] = {}
        for position, buffer in enumerate(buffers):
            row = None if rows is None else rows[position]
            sizes[buffer] = _buffer_sizes(kernel, buffer, row, len(indices))
        return cls(kernel, sizes, {arg: k for k, arg in enumerate(indices)})

    def sizes_of(self, buffer: SSAValue) -> tuple[Product | None, ...]:
        """The size of each dim of an argument or a `loop.local`."""
        if buffer in self.sizes:
            return self.sizes[buffer]
        return tuple(Product(size) for size in _shape(buffer))

    def strides_of(self, buffer: SSAValue) -> tuple[Product, ...]:
        """The row-major stride of each dim, in elements."""
        strides: list[Product] = []
        stride = ONE
        for size in reversed(self.sizes_of(buffer)):
            strides.append(stride)
            stride = stride * (size if size is not None else ONE)  # only a leading one is None
        return tuple(reversed(strides))

    def elements_of(self, buffer: SSAValue) -> int | None:
        """How many elements a buffer has, or None where that depends on an argument."""
        sizes = self.sizes_of(buffer)
        if any(size is None or size.static is None for size in sizes):
            return None
        return prod(size.factor for size in sizes if size is not None)

    def max_elements(self) -> int | None:
        """The elements of the largest buffer, or None where one's size is not static."""
        counts = [self.elements_of(buffer) for buffer in self.sizes]
        if self.index_args or None in counts:
            return None
        return max((count for count in counts if count is not None), default=0)

    def bound(self, nest: NestOp, bound: int | SSAValue) -> Product:
        """A loop bound as a product."""
        if isinstance(bound, int):
            return Product(bound)
        position = self.index_args.get(bound)
        if position is None:
            raise OpError(nest, f"{nest.name}: a bound must be a number or an index argument")
        return Product(1, (position,))


def _shape(buffer: SSAValue) -> tuple[int, ...]:
    type_ = buffer.type
    assert isinstance(type_, MemRefType)
    return type_.get_shape()


def _arg_dims(kernel: KernelOp, buffers: int) -> list[list[int]] | None:
    """The kernel attribute `arg_dims` as lists of numbers."""
    attr = kernel.attributes.get("arg_dims")
    if attr is None:
        return None
    rows: list[list[int]] = []
    if isinstance(attr, ArrayAttr):
        rows = [_numbers(kernel, row) for row in cast(ArrayAttr[Attribute], attr)]
    if len(rows) != buffers:
        raise OpError(kernel, f"loop.kernel: arg_dims needs one list for each of {buffers} buffers")
    return rows


def _numbers(kernel: KernelOp, attr: Attribute) -> list[int]:
    if isinstance(attr, DenseArrayBase):
        return [int(value) for value in attr.get_values()]
    if isinstance(attr, ArrayAttr):
        items = tuple(cast(ArrayAttr[Attribute], attr))
        values = [item.value.data for item in items if isinstance(item, IntegerAttr)]
        if len(values) == len(items):
            return values
    raise OpError(kernel, "loop.kernel: arg_dims holds lists of numbers")


def _buffer_sizes(
    kernel: KernelOp, buffer: SSAValue, row: list[int] | None, index_args: int
) -> tuple[Product | None, ...]:
    shape = _shape(buffer)
    if row is None:
        if any(size < 0 for size in shape[1:]):
            raise OpError(
                kernel,
                f"loop.kernel: {buffer.type} has a `?` dim that isn't the first: "
                "the attribute arg_dims must name its size",
            )
        return tuple(None if size < 0 else Product(size) for size in shape)
    if len(row) != len(shape):
        raise OpError(kernel, f"loop.kernel: arg_dims names {len(row)} sizes of a {buffer.type}")
    sizes: list[Product | None] = []
    for size, written in zip(shape, row, strict=True):
        fits = written == size if written >= 0 else size < 0 and -written <= index_args
        if not fits:
            raise OpError(kernel, f"loop.kernel: arg_dims {row} doesn't fit a {buffer.type}")
        sizes.append(Product(written) if written >= 0 else Product(1, (-written - 1,)))
    return tuple(sizes)


@dataclass(frozen=True)
class Access:
    """One load or store, as a function of the loop dims of its space."""

    op: AccessOp
    strides: tuple[Product, ...] | None
    """By loop dim, in elements; None where the address isn't linear in them."""
    offset: tuple[Product, ...]
    """A sum, to be added to a linear address."""
    places: tuple[AffineExpr, ...]
    """The index into each buffer dim, over the loop dims; what a nonlinear address is made of. A
    symbol is the access's operand at that position. Meaningless for a linear access once dims are
    merged."""
    buffer_strides: tuple[Product, ...]
    """Of the buffer's own dims."""
    used: frozenset[int]
    """The loop dims the address depends on."""
    computed: tuple[tuple[SSAValue, Product], ...] = ()
    """Indices that the body computes (a gather) and their strides: more parts of the sum."""
    varying: frozenset[int] = frozenset()
    """The loop dims that computed indices may depend on."""

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
        """Whether neighbours along a loop dim are neighbours in memory."""
        return self.stride(dim) == ONE


def access_of(
    op: AccessOp,
    layout: Layout,
    indices: Mapping[SSAValue, AffineExpr],
    sizes: Sequence[Product] = (),
) -> Access:
    """The access of a load or store, given its index operands over loop dims of `sizes`."""
    static = [size.static for size in sizes]
    places = tuple(_over_loops(op, place, indices) for place in op.access_map.results)
    buffer_strides = layout.strides_of(op.buffer)
    # The address: for each atom, a sum of products, by their arguments.
    factors: dict[Atom, dict[tuple[int, ...], int]] = {}
    offset: dict[tuple[int, ...], int] = {}
    for place, stride in zip(places, buffer_strides, strict=True):
        form = form_of(place, static)
        for atom, factor in form.terms.items():
            _accumulate(factors.setdefault(atom, {}), stride * factor)
        _accumulate(offset, stride * form.constant)
    sums = {atom: _products(total) for atom, total in factors.items()}
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
        offset=_products(offset),
        places=places,
        buffer_strides=buffer_strides,
        used=frozenset(used) | varying,
        computed=tuple(computed) if linear else (),
        varying=varying,
    )


def _over_loops(
    op: AccessOp, place: AffineExpr, indices: Mapping[SSAValue, AffineExpr]
) -> AffineExpr:
    """The place over loop dims; computed indices become symbols."""
    operands = [
        indices.get(index, AffineExpr.symbol(position))
        for position, index in enumerate(op.access_indices)
    ]
    return place.replace_dims_and_symbols(operands, ())


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


def _accumulate(total: dict[tuple[int, ...], int], value: Product) -> None:
    if value.factor:
        total[value.args] = total.get(value.args, 0) + value.factor


def _products(total: Mapping[tuple[int, ...], int]) -> tuple[Product, ...]:
    return tuple(Product(factor, args) for args, factor in sorted(total.items()) if factor)


@dataclass(frozen=True)
class Space:
    """The loop dims of one top-level nest and what its accesses do along them."""

    nest: NestOp
    sizes: tuple[Product, ...]
    """Outer dims first, then those of the nests inside."""
    outer: int
    """How many dims are the nest's own; 0 where the nest is a `loop.reduce`."""
    accesses: Mapping[AccessOp, Access]
    indices: Mapping[SSAValue, AffineExpr]
    """Index variables over the loop dims: only those used as values (`pinned`) after merging."""
    pinned: frozenset[SSAValue] = field(default_factory=frozenset[SSAValue])
    """Index variables that something else than an access uses."""

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


def space_of(nest: NestOp, layout: Layout) -> Space:
    """The prepared loop dims of a top-level nest (see the head of this file)."""
    space = _canonical(nest, layout)
    space = _split(space, layout)
    return collapse(_drop_units(space, layout))


def _canonical(nest: NestOp, layout: Layout) -> Space:
    """One dim a bound, the inner nests' shared; every access over them."""
    is_outer = isinstance(nest, ParallelOp)
    own = _bounds(nest, layout)
    inner_nests = [op for op in nest.regions[0].block.ops if isinstance(op, NestOp)]
    inner = _bounds(inner_nests[0], layout) if inner_nests else []
    indices: dict[SSAValue, AffineExpr] = {}
    for position, index in enumerate(nest.indices()):
        indices[index] = AffineExpr.dimension(position)
    for inside in inner_nests:
        _check_inner(inside, inner, layout, is_outer)
        for position, index in enumerate(inside.indices()):
            indices[index] = AffineExpr.dimension(len(own) + position)
    sizes = (*own, *inner)
    accesses = {op: access_of(op, layout, indices, sizes) for op in _accesses(nest)}
    pinned = frozenset(index for index in indices if _used_as_value(index))
    return Space(nest, sizes, len(own) if is_outer else 0, accesses, indices, pinned)


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
        raise OpError(deeper, f"{deeper.name}: nests three deep can't be scheduled")


def _accesses(nest: NestOp) -> list[AccessOp]:
    return [op for op in nest.walk() if isinstance(op, AccessOp)]


def _used_as_value(index: SSAValue) -> bool:
    """Whether anything but the indices of accesses uses an index variable."""
    return any(not isinstance(use.operation, AccessOp) for use in index.uses)


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
    """Split dims that are cut by divisions, as long as that makes accesses linear."""
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
    """Leave out the dims of size 1."""
    kept = [d for d, size in enumerate(space.sizes) if size != ONE]
    dims = [
        AffineExpr.dimension(kept.index(d)) if d in kept else AffineExpr.constant(0)
        for d in range(len(space.sizes))
    ]
    outer = sum(d < space.outer for d in kept)
    return _rebuild(space, layout, [space.sizes[d] for d in kept], outer, dims)


def collapse(space: Space) -> Space:
    """Merge neighbouring dims that every access walks through as one."""
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
            used=frozenset(where[dim] for dim in access.used),
            varying=frozenset(where[dim] for dim in access.varying),
        )
    indices = {
        index: space.indices[index].replace_dims_and_symbols(dims, ()) for index in space.pinned
    }
    outer = sum(group[0] < space.outer for group in groups)
    return replace(space, sizes=sizes, outer=outer, accesses=accesses, indices=indices)


def collapse_groups(space: Space) -> list[list[int]]:
    """The dims in groups of neighbours that can be one loop."""
    fixed = {dim for index in space.pinned for dim in space.indices[index].used_dims()}
    for access in space.accesses.values():
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
