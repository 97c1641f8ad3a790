"""Divides the work of a pointwise nest: elements per group, groups per thread, threads per block.

*Width.* A group is as many adjacent elements as the narrowest contiguous operand has in 16 bytes, if
the widest takes at most two accesses: bf16 with f32 goes 8 elements at a time, one access of the
one and two of the other. If there are so many operands that one access of the widest keeps
memory busy, groups are narrower: registers cost occupancy.

*Flat.* If rows aren't a multiple of the width, or `?` long, and some operand isn't stored in the order of
the index space (a bias), groups cross the ends of rows: operands stored in that order
still move by whole groups, the others element by element from a cache.

*Groups.* A thread has several groups, a block's width apart, and loads all of them before it uses the
first. By Little's law a multiprocessor of an H100 (3.35 TB/s, 132 of them, some 700 ns to memory)
needs at least 18 KB in flight, and copies are fastest with 40 to 64 KB. If each
thread loads 64 bytes, 1024 resident threads reach that, so a kernel with 64 registers per
thread still does. A nest with much arithmetic isn't bound by memory: it has few groups, so that
it compiles fast. In a small space, occupying all multiprocessors comes first.

Volkov, "Better Performance at Lower Occupancy", 2010, is the source of the last two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mlfuse.dialects.loop.ops import AccessOp, LoadOp, NestOp, StoreOp
from mlfuse.dialects.sizes import ONE, Product, product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.gpu.parts import VECTOR_BYTES, Address, nbytes
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets.devices import Device

BLOCK = 256
IN_FLIGHT = 64
"""Bytes that a thread loads before it uses the first, if it has that many to load."""
MOST_GROUPS = 4
REGISTERS = 64
"""The most 32-bit registers of a group's loads and stores; with more, blocks of 256 lose occupancy."""
_COPIES = 1024
"""The most ops of all copies of a body: with more, it is bound by arithmetic anyway."""
_FUNCTION = 16
"""The cost of a math function, in ops."""
_BLOCKS_A_UNIT = 2
"""Blocks that every multiprocessor gets before threads get several groups."""


@dataclass(frozen=True)
class Shape:
    """The assignment of a nest's points to threads."""

    width: int
    groups: int
    block: int
    flat: bool
    """Whether groups cross the ends of rows."""

    @property
    def tile(self) -> int:
        """Points of a block."""
        return self.width * self.groups * self.block


def shape_of(space: Space, device: Device, options: ScheduleOptions) -> Shape:
    """The shape for a space on a device."""
    if not space.sizes:
        return Shape(1, 1, options.block or BLOCK, flat=False)
    width, flat = _width(space, options.width)
    block = min(options.block or BLOCK, device.max_block)
    groups = _groups(space, device, width, block)
    if options.per_thread is not None and not _has_gathers(space):
        groups = options.per_thread
    return Shape(width, groups, block, flat)


def is_flat(access: Access, sizes: tuple[Product, ...]) -> bool:
    """Whether a buffer is stored in the order in which a space's points are numbered."""
    if access.guard or access.computed or access.varying or access.strides is None:
        return False
    stride = ONE
    for own, size in zip(reversed(access.strides), reversed(sizes), strict=True):
        if own != stride:
            return False
        stride = stride * size
    return True


def moves_whole(access: Access, sizes: tuple[Product, ...], width: int, *, flat: bool) -> bool:
    """Whether groups of an access can be one access, as far as known now."""
    if width == 1:
        return False
    if flat and not is_flat(access, sizes):
        return False
    if not flat and not access.is_run(len(sizes) - 1):
        return False
    return all(size.symbols or size.factor % width == 0 for size in steps_of(access, flat=flat))


def streamed_in(space: Space, layout: Layout, device: Device) -> frozenset[AccessOp]:
    """The accesses of buffers that are traversed once and don't fit in the cache."""
    every = frozenset(range(len(space.sizes)))
    return frozenset(
        op
        for op, access in space.accesses.items()
        if access.used == every
        and (layout.elements_of(access.buffer) or 0) * nbytes(access.buffer) > device.l2_bytes
    )


def steps_of(access: Access, *, flat: bool) -> list[Product]:
    """The terms of a group's address, besides multiples of the width."""
    if flat:
        return list(access.offset)
    assert access.strides is not None
    computed = [stride for _, stride in access.computed]
    return [*access.strides[:-1], *access.offset, *computed]


def _width(space: Space, asked: int | None) -> tuple[int, bool]:
    """Elements of a group, and whether groups run across rows."""
    inner, sizes = len(space.sizes) - 1, space.sizes
    accesses = _distinct(space)
    runs = [access for access in accesses if access.is_run(inner)]
    if not runs:
        return 1, False
    loads = [nbytes(access.buffer) for access in runs if isinstance(access.op, LoadOp)]
    stores = [nbytes(access.buffer) for access in runs if isinstance(access.op, StoreOp)]
    width = width_of(loads, stores)
    width = min(width, asked or width)
    row = sizes[inner]
    while width > 1:
        fits = _words(accesses, width) <= REGISTERS
        if fits and (inner == 0 or row.factor % width == 0):
            return width, False
        if fits and _can_be_flat(space, width):
            return width, True
        if fits and row.symbols:
            return width, False
        width //= 2
    return 1, False


def width_of(loads: Sequence[int], others: Sequence[int]) -> int:
    """Elements of a group, from the element sizes of loads and of other accesses."""
    narrowest, widest = min((*loads, *others)), max((*loads, *others))
    width = VECTOR_BYTES // narrowest
    while width * widest > 2 * VECTOR_BYTES:
        width //= 2
    if width * widest > VECTOR_BYTES and width * sum(loads) > IN_FLIGHT:
        width //= 2
    return width


def _can_be_flat(space: Space, width: int) -> bool:
    """Whether flat groups pay: stores, and at least one other access, move by groups."""
    row = space.sizes[-1].static
    if row is not None and row < width:
        return False
    accesses = space.accesses.values()
    stores = [access for access in accesses if isinstance(access.op, StoreOp)]
    whole = [a for a in accesses if moves_whole(a, space.sizes, width, flat=True)]
    return bool(stores) and all(store in whole for store in stores)


def _groups(space: Space, device: Device, width: int, block: int) -> int:
    """Groups of a thread."""
    loads = [access for access in _distinct(space) if isinstance(access.op, LoadOp)]
    every = frozenset(range(len(space.sizes)))
    loads = [access for access in loads if access.used == every]  # the others come from a cache
    if not loads or _has_gathers(space):
        return 1
    moved = sum(width * nbytes(access.buffer) for access in loads)
    most = copies_allowed(space.nest)
    total = product(space.sizes).static
    groups = 1
    while (
        2 * groups <= MOST_GROUPS
        and 2 * groups * moved <= IN_FLIGHT
        and 2 * groups * width <= most
        and (total is None or total >= 2 * groups * width * block * device.units * _BLOCKS_A_UNIT)
    ):
        groups *= 2
    return groups


def _has_gathers(space: Space) -> bool:
    """Whether an address depends on values of the body."""
    return any(access.computed or access.varying for access in space.accesses.values())


def _distinct(space: Space) -> list[Access]:
    """Accesses without duplicates of the same address."""
    found: dict[tuple[bool, Address], Access] = {}
    for op, access in space.accesses.items():
        key = (isinstance(op, LoadOp), Address.of(access, space.sizes))
        found.setdefault(key, access)
    return list(found.values())


def _words(accesses: Iterable[Access], width: int) -> int:
    """32-bit registers that a group's elements fill."""
    return sum(-(-width * nbytes(access.buffer) // 4) for access in accesses)


def copies_allowed(nest: NestOp) -> int:
    """The most copies of a body, by its cost."""
    ops = sum(
        _FUNCTION if op.name.startswith(("math.", "special.")) else 1
        for op in nest.regions[0].block.ops
        if not isinstance(op, AccessOp)
    )
    return _COPIES // max(ops, 1)
