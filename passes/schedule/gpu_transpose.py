"""Pointwise nests that read across: transposes through shared memory.

Where a load's neighbours lie along another dim than the innermost one, which is that of the stores, a
warp would touch 32 segments of memory for each such load. Instead a block takes a square of both
dims: it reads the square along the dim in which it is contiguous, leaves it in shared memory, and
runs the body along the innermost dim with the elements from there. Rows of a square are one element
longer than it is wide, so that a warp that walks down a column meets 32 banks.

Ruetsch and Micikevicius, "Optimizing Matrix Transpose in CUDA", 2009.

Traffic: every element read and written once, in whole segments.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import BarrierOp, SharedOp
from mlfuse.dialects.loop.ops import AccessOp, LoadOp, StoreOp
from mlfuse.passes.schedule import gpu_parts as parts
from mlfuse.passes.schedule.access import Access, Space, product
from mlfuse.passes.schedule.emit import Hooks, Index, KernelBuilder, element_type, flat_type
from mlfuse.passes.schedule.gpu_job import Job
from mlfuse.passes.schedule.gpu_parts import Address
from mlfuse.passes.schedule.gpu_row_writer import no_local, no_nest
from mlfuse.passes.schedule.gpu_teams import WARP
from mlfuse.passes.schedule.layout import ONE, ZERO
from mlfuse.passes.schedule.plan import Count, Phase

SIDE = WARP
"""The sides of a square."""
_ROWS = 8
"""Rows of a square that a block takes at a time."""
_SHORT = 8
"""Sides of the index space from which on squares pay."""
_MOST = 4
"""Loads through shared memory at most: 4 KB each for f32."""


@dataclass(frozen=True)
class Crossing:
    """The dim that loads are contiguous along, and those loads."""

    dim: int
    loads: dict[AccessOp, Address]

    @staticmethod
    def of(space: Space) -> Crossing | None:
        """What reads across in a space; None where nothing does or squares don't pay."""
        inner = len(space.sizes) - 1
        candidates = [d for d in range(inner) if _is_long(space, d)]
        if not candidates or not _is_long(space, inner):
            return None
        found = [Crossing(d, _crossing_loads(space, d)) for d in candidates]
        best = max(found, key=lambda crossing: len(crossing.loads))
        return best if 0 < len(set(best.loads.values())) <= _MOST else None


def _is_long(space: Space, dim: int) -> bool:
    size = space.sizes[dim].static
    return size is not None and size >= _SHORT


def _crossing_loads(space: Space, dim: int) -> dict[AccessOp, Address]:
    inner = len(space.sizes) - 1
    return {
        op: Address.of(access, space.sizes)
        for op, access in space.accesses.items()
        if isinstance(op, LoadOp) and _crosses(access, dim, inner)
    }


def _crosses(access: Access, dim: int, inner: int) -> bool:
    if access.computed or access.varying or access.guard:
        return False
    return access.stride(dim) == ONE and access.stride(inner) not in (ONE, ZERO, None)


def schedule(job: Job, space: Space, crossing: Crossing) -> Phase:
    """A phase for a `loop.parallel` without nests inside, in squares."""
    inner, dim = len(space.sizes) - 1, crossing.dim
    width, height = space.sizes[inner].static, space.sizes[dim].static
    assert width is not None and height is not None
    across, down = -(-width // SIDE), -(-height // SIDE)
    others = [d for d in range(len(space.sizes)) if d not in (inner, dim)]
    count = product(space.sizes[d] for d in others) * (across * down)
    b = job.builder()
    thread, block = parts.thread_id(b), parts.block_id(b)
    rest = b.div(block, across * down)
    left = b.mul(b.rem(block, across), SIDE)
    top = b.mul(b.rem(b.div(block, across), down), SIDE)
    outer = parts.point_of(b, rest, [space.sizes[d] for d in others])
    square = _Square(b, space, crossing, dict(zip(others, outer, strict=True)), left, top)
    # A grid has one block at least, even where there is nothing.
    with parts.when(b, None if count.static else b.less(block, b.product(count))):
        square.write(thread)
    return job.finish(b, Count(count), SIDE * _ROWS, product(space.sizes))


@dataclass
class _Square:
    """One block's square, at `left` of the innermost dim and `top` of the crossing one."""

    b: KernelBuilder
    space: Space
    crossing: Crossing
    outer: dict[int, Index]
    left: Index
    top: Index

    def write(self, thread: Index) -> None:
        """Everything a thread does."""
        b = self.b
        lane, row = b.rem(thread, WARP), b.div(thread, WARP)
        slots = self._read(lane, row)
        b.emit(BarrierOp())
        with parts.unroll(b, SIDE // _ROWS) as u:
            down = b.add(row, b.mul(u, _ROWS))
            point = self._point(b.add(self.left, lane), b.add(self.top, down))
            with parts.when(b, self._inside(point)):
                self._body(point, slots, b.add(b.mul(lane, SIDE + 1), down))

    def _read(self, lane: Index, row: Index) -> dict[Address, SSAValue]:
        """The squares of the loads that go across, each element by the lane it is next to."""
        b = self.b
        accesses: dict[Address, Access] = {}
        for op, address in self.crossing.loads.items():
            accesses.setdefault(address, self.space.accesses[op])
        slots = {
            address: b.value_of(SharedOp(flat_type(element_type(access.buffer), SIDE * (SIDE + 1))))
            for address, access in accesses.items()
        }
        with parts.unroll(b, SIDE // _ROWS) as u:
            right = b.add(row, b.mul(u, _ROWS))
            point = self._point(b.add(self.left, right), b.add(self.top, lane))
            with parts.when(b, self._inside(point)):
                for address, access in accesses.items():
                    place = b.add(b.mul(right, SIDE + 1), lane)
                    b.store(b.read(access, point), slots[address], place)
        return slots

    def _point(self, inner: Index, crossed: Index) -> list[Index]:
        last = len(self.space.sizes) - 1
        known = {**self.outer, last: inner, self.crossing.dim: crossed}
        return [known[d] for d in range(last + 1)]

    def _inside(self, point: Sequence[Index]) -> SSAValue | None:
        b, sizes = self.b, self.space.sizes
        cut = [d for d in (self.crossing.dim, len(sizes) - 1) if (sizes[d].static or 0) % SIDE]
        if not cut:
            return None
        return parts.both(b, [b.less(point[d], b.product(sizes[d])) for d in cut])

    def _body(self, point: list[Index], slots: dict[Address, SSAValue], place: Index) -> None:
        b, accesses = self.b, self.space.accesses

        def load(op: LoadOp) -> SSAValue:
            address = self.crossing.loads.get(op)
            if address is None:
                return b.read(accesses[op], point)
            return b.load(slots[address], place)

        def store(op: StoreOp, value: SSAValue) -> None:
            b.write(value, accesses[op], point)

        if self.space.pinned:
            b.bind_indices(self.space, point)
        b.clone(self.space.nest.regions[0].block.ops, Hooks(load, store, no_local, no_nest))
