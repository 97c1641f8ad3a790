"""Pointwise nests with a crossed dim: transposes through shared memory, inside any fusion.

If a load or a store is contiguous along another dim than the innermost one (it "crosses"), a warp would touch 32
segments of memory for each access. Instead a block takes a square of both dims, in three steps:

1. *Read.* Warps traverse the crossing dim, along which crossing loads are contiguous, and store the
   square in shared memory. Straight loads, along the innermost dim, go to registers meanwhile.
2. *Compute.* Warps traverse the innermost dim, with crossing elements from shared memory. Straight results are
   stored; crossing results go into separate squares.
3. *Write.* Warps traverse the crossing dim again and store these squares.

All loads of step 1 are in flight before the first is stored in shared memory.

*Vectors.* A lane moves adjacent elements of 4 bytes, two of bf16, four of int8, so that a warp
moves 128 bytes along either dim. If sizes or addresses don't allow that, the block uses
single elements.

*Padding.* Rows of a square are padded by one vector. So a warp that reads a column of f32 uses
32 banks; for bf16 it uses each of 16 twice, for int8 each of 8 four times, which is still as fast as
global memory.

*Sides* are 64, for int8 128, so that each thread has 16 f32 in flight; half as much if the space is
small.

Ruetsch and Micikevicius, "Optimizing Matrix Transpose in CUDA", 2009.

Traffic: every element read and written once, in whole segments.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field

from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import BarrierOp, IsAlignedOp, SharedOp, VectorCopyOp
from mlfuse.dialects.loop.ops import LoadOp, StoreOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.hooks import no_local, no_nest
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import element_type, flat_type
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.crossing import SHARED, Crossing
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.parts import Address, nbytes
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.gpu.teams import WARP
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device

_WARPS = 8
"""Rows of a square that a block takes at a time."""
_LONG = 64
"""The side of a square if there are enough squares."""
_LANE_BYTES = 4
"""Bytes that a lane moves along either dim."""
_EARLY = 32
"""The most 32-bit registers for straight loads of step 1."""
_BLOCKS_A_UNIT = 2


@dataclass(frozen=True)
class _Shape:
    """The size of squares, and of a lane's vectors."""

    side: int
    width: int

    @staticmethod
    def of(space: Space, crossing: Crossing, device: Device, asked: int | None) -> _Shape:
        sizes, inner = space.sizes, crossing.inner
        smallest = min(crossing.sizes())
        width = min(max(_LANE_BYTES // smallest, 1), asked or _LANE_BYTES)
        largest = max(crossing.sizes())
        both = (sizes[inner], sizes[crossing.dim])
        whole = all(size.static is not None and size.static % width == 0 for size in both)
        if not whole or width * largest > parts.VECTOR_BYTES:
            width = 1
        long, short = max(_LONG, WARP * width), WARP * width
        total = product(sizes).static
        few = total is not None and total < long * long * device.units * _BLOCKS_A_UNIT
        thin = any(size.static is not None and size.static <= short for size in both)
        side = short if few or thin or crossing.shared(long, width) > SHARED else long
        if crossing.shared(side, width) > SHARED:
            return _Shape(WARP, 1)
        return _Shape(side, width)


@dataclass(frozen=True)
class Transpose(GpuSchedule):
    """A nest without inner nests, in squares through shared memory."""

    name = "by squares"

    space: Space
    crossing: Crossing
    shape: _Shape

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Transpose | Unsuited:
        if space.inner_nests():
            return Unsuited("it has nests inside")
        crossing = Crossing.of(space)
        if crossing is None:
            return Unsuited(
                "nothing goes across the other accesses, or squares of it are too small or too large"
            )
        return Transpose(space, crossing, _Shape.of(space, crossing, device, options.width))

    def phases(self, job: Job) -> list[Phase]:
        space, crossing, shape = self.space, self.crossing, self.shape
        inner, dim = crossing.inner, crossing.dim
        b = job.builder()
        thread, block = parts.thread_id(b), parts.block_id(b)
        across, down = (b.ceil_div(b.product(space.sizes[d]), shape.side) for d in (inner, dim))
        if not isinstance(across, int):
            across = b.sub(b.add(across, 1), b.min(across, 1))  # at least 1: an empty space divides
        if not isinstance(down, int):
            down = b.sub(b.add(down, 1), b.min(down, 1))
        others = [d for d in range(len(space.sizes)) if d not in (inner, dim)]
        rest = b.div(block, b.mul(across, down))
        left = b.mul(b.rem(block, across), shape.side)
        top = b.mul(b.rem(b.div(block, across), down), shape.side)
        outer = parts.point_of(b, rest, [space.sizes[d] for d in others])
        square = _Square(
            b, space, crossing, shape, dict(zip(others, outer, strict=True)), left, top
        )
        batch = product(space.sizes[d] for d in others)
        count = Count(
            batch, also=(Count(space.sizes[inner], shape.side), Count(space.sizes[dim], shape.side))
        )
        # A grid has at least one block, even for an empty space.
        empty = any(size.symbols for size in (batch, space.sizes[inner], space.sizes[dim]))
        with parts.when(b, b.less(rest, b.product(batch)) if empty else None):
            square.write(thread)
        return [job.finish(b, count, WARP * _WARPS, product(space.sizes))]


@dataclass
class _Square:
    """One block's square, at `left` of the innermost dim and `top` of the crossing one."""

    b: KernelBuilder
    space: Space
    crossing: Crossing
    shape: _Shape
    outer: dict[int, Index]
    left: Index
    top: Index
    slots: dict[Address | StoreOp, SSAValue] = field(
        default_factory=dict[Address | StoreOp, SSAValue]
    )

    def write(self, thread: Index) -> None:
        """Write the code of a thread."""
        b, shape = self.b, self.shape
        lane, row = b.rem(thread, WARP), b.div(thread, WARP)
        elements = shape.side * (shape.side + shape.width)
        for square in self.crossing.squares:
            type_ = flat_type(element_type(square.buffer), elements)
            self.slots[square] = b.value_of(SharedOp(type_))
        if shape.width == 1:
            _Steps(self, lane, row, 1).write()
            return
        vectors, single = _Steps(self, lane, row, shape.width), _Steps(self, lane, row, 1)
        allowed = vectors.allowed()
        if allowed is None:
            vectors.write()
        else:
            parts.branch(b, allowed, vectors.write, single.write)


class _Steps:
    """The three steps, with vectors of a width."""

    def __init__(self, square: _Square, lane: Index, row: Index, width: int):
        self.square = square
        self.lane = lane
        self.row = row
        self.width = width
        self.b, self.space = square.b, square.space
        self.crossing, self.slots = square.crossing, square.slots
        self.side = square.shape.side
        self.pitch = self.side + square.shape.width
        self.inner = self.crossing.inner
        self.segments = self.side // (WARP * width)
        self.count = self.side // _WARPS * self.segments * width
        """Elements of a thread."""

    def allowed(self) -> SSAValue | None:
        """The run-time condition that all vectors are aligned; None if that is known."""
        b, by_bytes = self.b, dict[int, dict[SSAValue, None]]()
        for access in self.space.accesses.values():
            if self._is_vector(access, self.crossing.dim) or self._is_vector(access, self.inner):
                size = nbytes(access.buffer) * self.width
                by_bytes.setdefault(size, {})[b.lookup(access.buffer)] = None
        if not by_bytes:
            return None
        return parts.both(b, [b.value_of(IsAlignedOp([*g], n)) for n, g in by_bytes.items()])

    def _is_vector(self, access: Access, dim: int) -> bool:
        """Whether vectors along a dim can be one access, as far as known now."""
        if self.width == 1 or access.guard or not access.is_contiguous(dim):
            return False
        assert access.strides is not None
        steps = [s for d, s in enumerate(access.strides) if d != dim]
        steps += [*access.offset, *(stride for _, stride in access.computed)]
        fits = all(not size.symbols and size.factor % self.width == 0 for size in steps)
        return fits and not access.computed and nbytes(access.buffer) * self.width <= 16

    def write(self) -> None:
        """All steps."""
        b = self.b
        early = self._early()
        arrays = {key: b.alloca(element_type(key.buffer), self.count) for key in self._crossed}
        with self._walk() as (along, across, at), self._within(across, along):
            for key, access in self._crossed.items():
                self._move_in(
                    access, self.crossing.dim, self._point(across, along), arrays[key], at
                )
        if early:
            with self._walk() as (across, along, at), self._within(across, along):
                for access, array in early.values():
                    self._move_in(access, self.inner, self._point(across, along), array, at)
        with self._walk() as (along, across, at), self._within(across, along):
            for key, array in arrays.items():
                self._move(array, at, self.slots[key], self._place(across, along))
        b.emit(BarrierOp())
        self._compute(early)
        if not self.crossing.stores:
            return
        b.emit(BarrierOp())
        with self._walk() as (along, across, _), self._within(across, along):
            for op in self.crossing.stores:
                access = self.space.accesses[op]
                address = b.address(access, self._point(across, along))
                place = self._place(across, along)
                self._move(self.slots[op], place, b.lookup(access.buffer), address)

    @property
    def _crossed(self) -> dict[Address, Access]:
        """The crossing loads, each address once."""
        found: dict[Address, Access] = {}
        for op, key in self.crossing.loads.items():
            found.setdefault(key, self.space.accesses[op])
        return found

    def _early(self) -> dict[Address, tuple[Access, SSAValue]]:
        """The straight loads of step 1, by place, with their arrays."""
        found: dict[Address, tuple[Access, SSAValue]] = {}
        words = 0
        for op, access in self.space.accesses.items():
            if not isinstance(op, LoadOp) or op in self.crossing.loads or access.guard:
                continue
            key = Address.of(access, self.space.sizes)
            whole = self.width == 1 or self._is_vector(access, self.inner)
            if key in found or not whole or not access.is_contiguous(self.inner):
                continue
            words += -(-self.count * nbytes(access.buffer) // 4)
            if words > _EARLY or not parts.is_ready(access):
                break
            found[key] = access, self.b.alloca(element_type(access.buffer), self.count)
        return found

    # Walks over the square.

    @contextmanager
    def _walk(self) -> Generator[tuple[Index, Index, Index]]:
        """A loop over the vectors of a thread: each vector's start along the lanes, its row, and its place among the
        thread's elements."""
        b = self.b
        with parts.unroll(b, self.side // _WARPS) as k:
            row = b.add(self.row, b.mul(k, _WARPS))
            with parts.unroll(b, self.segments) as s:
                first = b.add(b.mul(self.lane, self.width), b.mul(s, WARP * self.width))
                number = b.add(b.mul(k, self.segments), s)
                yield first, row, b.mul(number, self.width)

    def _point(self, across: Index, along: Index) -> list[Index]:
        """The point at a place of the square: along the innermost dim, along the crossing one."""
        b, square = self.b, self.square
        known = {
            **square.outer,
            self.inner: b.add(square.left, across),
            self.crossing.dim: b.add(square.top, along),
        }
        return [known[d] for d in range(len(self.space.sizes))]

    def _place(self, across: Index, along: Index) -> Index:
        """Of a point, in shared memory."""
        return self.b.add(self.b.mul(across, self.pitch), along)

    def _within(self, across: Index, along: Index):
        b, sizes, point = self.b, self.space.sizes, self._point(across, along)
        cut = [d for d in (self.crossing.dim, self.inner) if (sizes[d].static or -1) % self.side]
        if not cut:
            return nullcontext()
        return b.when(parts.both(b, [b.less(point[d], b.product(sizes[d])) for d in cut]))

    def _move_in(
        self, access: Access, dim: int, point: Sequence[Index], array: SSAValue, at: Index
    ) -> None:
        b = self.b
        if self.width > 1 and not self._is_vector(access, dim):
            for step in range(self.width):
                moved = list(point)
                moved[dim] = b.add(moved[dim], step)
                b.store(b.read(access, moved), array, b.add(at, step))
            return
        self._move(b.lookup(access.buffer), b.address(access, point), array, at)

    def _move(self, source: SSAValue, at: Index, target: SSAValue, to: Index) -> None:
        """A vector from one memory to another."""
        b = self.b
        if self.width == 1:
            b.store(b.load(source, at), target, to)
        else:
            b.emit(VectorCopyOp(source, b.index(at), target, b.index(to), self.width))

    # Step 2.

    def _compute(self, early: dict[Address, tuple[Access, SSAValue]]) -> None:
        b = self.b
        straight = {
            op: b.alloca(op.value.type, self.width)
            for op, access in self.space.accesses.items()
            if isinstance(op, StoreOp)
            and op not in self.crossing.stores
            and self._is_vector(access, self.inner)
        }
        with self._walk() as (across, along, at), self._within(across, along):
            with parts.unroll(b, self.width) as v:
                place = self._place(b.add(across, v), along)
                point = self._point(b.add(across, v), along)
                self._body(point, place, b.add(at, v), v, early, straight)
            for op, array in straight.items():
                access = self.space.accesses[op]
                address = b.address(access, self._point(across, along))
                self._move(array, 0, b.lookup(access.buffer), address)

    def _body(
        self,
        point: list[Index],
        place: Index,
        at: Index,
        by: Index,
        early: dict[Address, tuple[Access, SSAValue]],
        straight: dict[StoreOp, SSAValue],
    ) -> None:
        b, accesses = self.b, self.space.accesses

        def load(op: LoadOp) -> SSAValue:
            key = Address.of(accesses[op], self.space.sizes)
            if op in self.crossing.loads:
                return b.load(self.slots[key], place)
            return b.load(early[key][1], at) if key in early else b.read(accesses[op], point)

        def store(op: StoreOp, value: SSAValue) -> None:
            if op in straight:
                b.store(value, straight[op], by)
            elif op in self.crossing.stores:
                b.store(value, self.slots[op], place)
            else:
                b.write(value, accesses[op], point)

        if self.space.pinned:
            b.bind_indices(self.space, point)
        b.clone(self.space.nest.regions[0].block.ops, Hooks(load, store, no_local, no_nest))
