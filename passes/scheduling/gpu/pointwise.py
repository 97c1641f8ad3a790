"""Pointwise nests on a GPU: every thread computes a few groups of adjacent points.

The dims are collapsed (`access.space_of`), and the points of the remaining dims are numbered row by row. A block computes
a tile of points, and a thread `groups` groups of `width` points (`gpu/groups.py` chooses the numbers). Two groups of a
thread are `block * width` points apart, so accesses of adjacent threads are coalesced. A thread has two steps:

1. all loads of all groups, each contiguous operand by 16-byte accesses into registers. Operands invariant
   along the innermost dim are loaded once per group, operands strided along it element by element;
2. group by group the scalar body, `width` times, and the stores, also by 16 bytes.

All loads in step 1 are independent, so they are in flight at the same time. A gather of whole rows is
contiguous too: its index doesn't change within a group, so it is computed first.

Some points are in no group: the last ones, if the number of points isn't a multiple of the width, or all of them, if
single accesses can't move whole groups (a buffer isn't aligned, or a size that is known at run time isn't a multiple of
the width). These are computed one by one after the groups; adjacent threads compute adjacent points. So any size and
any address works, and both ways compute the same bits.

There is no grid-stride loop: a block computes one tile. When a block ends, the GPU starts the next one, so the size of
the grid needs no tuning. Indices are divided by sizes once
per group, not once per point. Buffers larger than the L2 cache leave it before they are read again, so
they use `streaming` accesses, and reused buffers stay in the cache.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from xdsl.dialects import arith
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.kernel.ops import IsAlignedOp, VectorCopyOp
from mlfuse.dialects.loop.ops import AccessOp, LoadOp, LocalOp, NestOp, StoreOp
from mlfuse.dialects.sizes import Product, product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.groups import (
    Shape,
    is_flat,
    moves_whole,
    shape_of,
    steps_of,
    streamed_in,
)
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.parts import Address
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device

POINTS = 4
"""Points outside of groups that a thread loads at a time, if it has several groups."""


@dataclass(frozen=True)
class Pointwise(GpuSchedule):
    """A nest without inner nests; each thread computes groups of adjacent points."""

    name = "point by point"

    space: Space
    shape: Shape

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Pointwise | Unsuited:
        if space.inner_nests():
            return Unsuited("it has nests inside")
        return Pointwise(space, shape_of(space, device, options))

    def phases(self, job: Job) -> list[Phase]:
        space, shape = self.space, self.shape
        total = product(space.sizes)
        b = job.builder()
        thread, block = parts.thread_id(b), parts.block_id(b)
        writer = _Writer(b, space, shape, thread, streamed_in(space, job.layout, job.device))
        whole = total.factor % shape.width == 0
        writer.write(b.mul(block, shape.tile), b.product(total), whole=whole)
        return [job.finish(b, Count(total, shape.tile), shape.block, total)]


class _Writer:
    """Writes the body of the one kernel."""

    def __init__(
        self,
        b: KernelBuilder,
        space: Space,
        shape: Shape,
        thread: Index,
        streamed: frozenset[AccessOp],
    ):
        self.b = b
        self.space = space
        self.shape = shape
        self.thread = thread
        self.streamed = streamed
        self.inner = len(space.sizes) - 1
        self.keys = {op: Address.of(a, space.sizes) for op, a in space.accesses.items()}

    def write(self, first: Index, total: Index, *, whole: bool) -> None:
        """A block's tile, from `first` on; `whole` if the total is a multiple of the width."""
        b, shape = self.b, self.shape
        end = b.min(b.add(first, shape.tile), total)
        start = b.add(first, b.mul(self.thread, shape.width))
        if shape.width == 1:
            self._groups(start, end, 1, shape.groups)
            return
        limit = end if whole else b.sub(end, b.rem(end, shape.width))
        allowed = self._allowed()
        if allowed is not None:
            limit = b.value_of(arith.SelectOp(allowed, b.index(limit), b.index(first)))
        self._groups(start, limit, shape.width, shape.groups)
        if allowed is None and whole:
            return
        points = 1 if shape.groups == 1 else POINTS
        step = shape.block * points
        with b.loop(b.add(limit, self.thread), end, step, unroll=1) as position:
            self._groups(position, end, 1, points)

    def _allowed(self) -> SSAValue | None:
        """The condition, tested at run time, that one access can move a whole group; None if none moves one."""
        b, width, flat = self.b, self.shape.width, self.shape.flat
        by_bytes: dict[int, dict[SSAValue, None]] = {}
        sizes: dict[Product, None] = {}
        row = self.space.sizes[-1]
        if not flat and self.inner and row.symbols:
            sizes[row] = None
        for access in self._whole(width):
            nbytes = min(parts.nbytes(access.buffer) * width, parts.VECTOR_BYTES)
            by_bytes.setdefault(nbytes, {})[b.lookup(access.buffer)] = None
            sizes.update(dict.fromkeys(s for s in steps_of(access, flat=flat) if s.symbols))
        if not by_bytes:
            return None
        holds = [b.value_of(IsAlignedOp([*group], n)) for n, group in by_bytes.items()]
        for size in sizes:
            if size.factor % width:
                holds.append(b.equal(b.rem(b.product(size), width), 0))
        if flat and row.symbols:
            holds.append(b.less(width - 1, b.product(row)))
        return parts.both(b, holds)

    def _whole(self, width: int) -> list[Access]:
        """The accesses that move a group at once."""
        sizes, flat = self.space.sizes, self.shape.flat
        accesses = self.space.accesses.values()
        return [access for access in accesses if moves_whole(access, sizes, width, flat=flat)]

    def _groups(self, start: Index, limit: Index, width: int, count: int) -> None:
        """`count` groups, the first at `start`; groups that begin at `limit` or later are
        skipped."""
        b = self.b
        groups = _GroupWriter(self, width, count)
        if count == 1:
            with b.when(b.less(start, limit)):
                groups.load(0, start)
                groups.compute(0, start)
            return
        step = self.shape.block * width
        for write in (groups.load, groups.compute):
            with parts.unroll(b, count) as u:
                position = b.add(start, b.mul(u, step))
                with b.when(b.less(position, limit)):
                    write(u, position)


class _GroupWriter:
    """Writes the groups of a thread, of one width."""

    def __init__(self, writer: _Writer, width: int, count: int):
        self.writer = writer
        self.b, self.space = writer.b, writer.space
        self.width = width
        self.flat = writer.shape.flat and width > 1
        self.whole = {access.op for access in writer._whole(width)}  # pyright: ignore[reportPrivateUsage]
        self.arrays: dict[Address, tuple[SSAValue, int]] = {}
        """The early loads: an array of all groups, and its elements per group."""
        self.outputs: dict[StoreOp, SSAValue] = {}
        for op, access in self.space.accesses.items():
            key = writer.keys[op]
            if isinstance(op, StoreOp):
                if op in self.whole:
                    self.outputs[op] = self.b.alloca(op.value.type, width)
            elif key not in self.arrays and self._is_early(op, access, count):
                each = width if op in self.whole or not self._is_fixed(access) else 1
                array = self.b.alloca(op.results[0].type, each * count)
                self.arrays[key] = array, each

    def _is_early(self, op: AccessOp, access: Access, count: int) -> bool:
        """Whether a load is in step 1, before the body. `_gather` computes the indices of a gather of rows first."""
        if op in self.whole or (self.width > 1 and self._is_fixed(access)):
            return True
        return count > 1 and parts.is_ready(access)

    def _is_fixed(self, access: Access) -> bool:
        """Whether all points of a group read the same element."""
        inner = self.writer.inner
        if self.flat:
            return not access.used and self._has_early_default(access)
        return inner not in access.used and self._has_early_default(access)

    def _has_early_default(self, access: Access) -> bool:
        op = access.op
        if not isinstance(op, LoadOp):
            return False
        default = None if op.default is None else op.default.owner
        return not (isinstance(default, Operation) and default.parent is op.parent)

    # A group's points.

    def _origin(self, start: Index) -> list[Index]:
        """The first point: a division by each size but the first."""
        b, point = self.b, list[Index]()
        for size in reversed(self.space.sizes[1:]):
            rest = b.quotient(start, size)
            point.append(
                b.rem(start, size.factor)
                if not size.symbols
                else b.sub(start, b.mul(rest, b.product(size)))
            )
            start = rest
        return [start, *reversed(point)]

    def _point(self, origin: list[Index], by: Index) -> list[Index]:
        """The point `by` after the first of a group."""
        if not self.flat:
            return parts.along(self.b, origin, by)
        b, point = self.b, list(origin)
        carry: Index = by
        for dim in range(len(point) - 1, 0, -1):
            size = b.index(b.product(self.space.sizes[dim]))
            moved = b.add(point[dim], carry)
            beyond = b.value_of(arith.CmpiOp(b.index(moved), size, "uge"))
            zero, one = b.index(0), b.index(1)
            point[dim] = b.sub(moved, b.value_of(arith.SelectOp(beyond, size, zero)))
            carry = b.value_of(arith.SelectOp(beyond, one, zero))
        return [b.add(point[0], carry), *point[1:]]

    def _address(self, access: Access, start: Index, origin: list[Index]) -> Index:
        if not is_flat(access, self.space.sizes):
            return self.b.address(access, origin)
        address = start
        for part in access.offset:
            address = self.b.add(address, self.b.product(part))
        return address

    # Step 1.

    def load(self, number: Index, start: Index) -> None:
        """The early loads of group `number`, which begins at `start`."""
        b, origin = self.b, self._origin(start)
        self._gather(origin)
        seen: set[Address] = set()
        single: list[tuple[Access, SSAValue]] = []
        for op, access in self.space.accesses.items():
            key = self.writer.keys[op]
            if isinstance(op, StoreOp) or key in seen or key not in self.arrays:
                continue
            seen.add(key)
            array, each = self.arrays[key]
            if op in self.whole:
                address = self._address(access, start, origin)
                self._copy_in(access, address, array, b.mul(number, each))
            elif each == 1:
                b.store(b.read(access, origin), array, number)
            else:
                single.append((access, array))
        if single:
            with parts.unroll(b, self.width) as u:
                point = self._point(origin, u)
                for access, array in single:
                    place = b.add(b.mul(number, self.width), u)
                    b.store(b.read(access, point), array, place)

    def _copy_in(self, access: Access, address: Index, array: SSAValue, at: Index) -> None:
        buffer = self.b.lookup(access.buffer)
        for piece, width in self._pieces(access):
            place, target = self.b.add(address, piece), self.b.add(at, piece)
            self._copy(access, buffer, place, array, target, width)

    def _copy_out(self, access: Access, address: Index, array: SSAValue) -> None:
        buffer = self.b.lookup(access.buffer)
        for piece, width in self._pieces(access):
            self._copy(access, array, piece, buffer, self.b.add(address, piece), width)

    def _pieces(self, access: Access) -> Iterable[tuple[int, int]]:
        """The start and width of each 16-byte access of a group."""
        width = min(self.width, parts.VECTOR_BYTES // parts.nbytes(access.buffer))
        return ((piece, width) for piece in range(0, self.width, width))

    def _copy(
        self,
        access: Access,
        source: SSAValue,
        at: Index,
        target: SSAValue,
        to: Index,
        width: int,
    ) -> None:
        b = self.b
        op = VectorCopyOp(source, b.index(at), target, b.index(to), width)
        if access.op in self.writer.streamed:
            op.attributes["cache"] = StringAttr("streaming")
        b.emit(op)

    def _gather(self, origin: Sequence[Index]) -> None:
        """The computed indices that a whole group shares: those of a gather of rows."""
        b, accesses = self.b, self.space.accesses
        block = self.space.nest.regions[0].block
        shared = [a for op, a in accesses.items() if op in self.whole or self._is_fixed(a)]
        pending = [index for access in shared for index in access.op.access_indices]
        needed: set[Operation] = set()
        while pending and self.width > 1:
            op = pending.pop().owner
            if isinstance(op, Operation) and op.parent is block and op not in needed:
                needed.add(op)
                pending.extend(op.operands)
        if not needed:
            return

        def load(op: LoadOp) -> SSAValue:
            return b.read(accesses[op], origin)

        def store(op: StoreOp, value: SSAValue) -> None:
            raise AssertionError("a store has no result that an index could depend on")

        if self.space.pinned:
            b.bind_indices(self.space, origin)
        ops = [op for op in block.ops if op in needed]
        b.clone(ops, Hooks(load, store, _no_local, _no_nest))

    # Step 2.

    def compute(self, number: Index, start: Index) -> None:
        """The body at each point of group `number`, and the stores."""
        b, origin = self.b, self._origin(start)
        with parts.unroll(b, self.width) as u:
            self._body(origin, number, u)
        for op, array in self.outputs.items():
            access = self.space.accesses[op]
            self._copy_out(access, self._address(access, start, origin), array)

    def _body(self, origin: list[Index], number: Index, by: Index) -> None:
        """The scalar body at one point."""
        b, space = self.b, self.space

        @cache
        def point() -> list[Index]:
            return self._point(origin, by)

        def load(op: LoadOp) -> SSAValue:
            key = self.writer.keys[op]
            if key not in self.arrays:
                return b.read(space.accesses[op], point())
            array, each = self.arrays[key]
            place = number if each == 1 else b.add(b.mul(number, each), by)
            return b.load(array, place)

        def store(op: StoreOp, value: SSAValue) -> None:
            if op in self.outputs:
                b.store(value, self.outputs[op], by)
            else:
                b.write(value, space.accesses[op], point())

        if space.pinned:
            b.bind_indices(space, point())
        b.clone(space.nest.regions[0].block.ops, Hooks(load, store, _no_local, _no_nest))


def _no_local(op: LocalOp) -> None:
    raise OpError(op, "loop.local: a pointwise nest has no rows to keep; put it into a row's nest")


def _no_nest(op: NestOp) -> None:
    raise OpError(
        op,
        f"{op.name}: a nest inside a pointwise nest can't be scheduled; put it into a kernel of its own",
    )
