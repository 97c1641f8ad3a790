"""Pointwise nests on a GPU: every thread one group of neighbours.

The dims are collapsed (`access.space_of`), and the points of what is left are numbered row by row.
Thread t of the grid takes the `width` points from t * width on, which lie in one innermost row. It
loads its group of every contiguous operand by one 16-byte access into registers, runs the scalar
body `width` times, and stores the results likewise. What doesn't change along the innermost dim is
loaded once; what is strided along it, element by element. A gather of whole rows is contiguous too:
what its index is computed from doesn't change within a group, so that comes first.

Where the group is cut by the end of the space, a buffer is not aligned, or a `?` row is no multiple
of the width, the same thread runs the same body point by point. So any size and any address works,
and both ways compute the same bits.

There is no loop over groups: a GPU has more threads in flight than such a loop would save, and a
launch needs no tuning. Width: 16 bytes of the widest contiguous operand, so that narrower ones take
shorter accesses; halved where a thread would hold more than REGISTERS values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import AccessOp, LoadOp, LocalOp, NestOp, StoreOp
from mlfuse.errors import OpError
from mlfuse.passes.schedule import gpu_parts as parts
from mlfuse.passes.schedule.access import Access, Product, Space, product
from mlfuse.passes.schedule.emit import Hooks, Index, KernelBuilder
from mlfuse.passes.schedule.gpu_job import Job
from mlfuse.passes.schedule.gpu_parts import Address
from mlfuse.passes.schedule.plan import Count, Phase

BLOCK = 256
REGISTERS = 96
"""32-bit values a thread loads or stores at most; beyond, blocks of 256 lose occupancy."""


def schedule(job: Job, space: Space) -> Phase:
    """A phase for a `loop.parallel` without nests inside."""
    width = _width(space)
    total = product(space.sizes)
    b = job.builder()
    thread = b.add(b.mul(parts.block_id(b), BLOCK), parts.thread_id(b))
    writer = _Writer(b, space, width)
    writer.write(b.mul(thread, width), b.product(total))
    return job.finish(b, Count(total, BLOCK * width), BLOCK, total)


def _width(space: Space) -> int:
    """How many points a thread takes."""
    if not space.sizes:
        return 1
    inner = len(space.sizes) - 1
    accesses = list(space.accesses.values())
    contiguous = [access for access in accesses if access.is_run(inner)]
    width = parts.group_width(accesses, inner)
    words = sum(-(-parts.nbytes(access.buffer) // 4) for access in contiguous)
    row = space.sizes[inner]
    while width > 1:
        whole = len(space.sizes) == 1 or row.args or row.factor % width == 0
        if whole and width * words <= REGISTERS:
            return width
        width //= 2
    return width


class _Writer:
    """Writes the body of the one kernel."""

    def __init__(self, b: KernelBuilder, space: Space, width: int):
        self.b = b
        self.space = space
        self.width = width
        self.inner = len(space.sizes) - 1

    def write(self, start: Index, total: Index) -> None:
        """The group of points from `start` on."""
        b = self.b
        rows = [self.space.sizes[self.inner]] if len(self.space.sizes) > 1 else list[Product]()
        accesses = self.space.accesses.values()
        allowed = parts.vectors_allowed(b, accesses, self.inner, self.width, rows)
        if allowed is None:
            self._points(start, total)
            return
        whole = b.less(b.add(start, self.width - 1), total)
        vectors = parts.both(b, [whole, allowed])
        parts.branch(b, vectors, lambda: self._group(start), lambda: self._points(start, total))

    def _points(self, start: Index, total: Index) -> None:
        """Point by point, as far as there are any."""
        b = self.b
        if self.width == 1:
            with b.when(b.less(start, total)):
                self._body(start, {}, {})
            return
        with b.loop(start, b.min(b.add(start, self.width), total)) as position:
            self._body(position, {}, {})

    def _body(
        self,
        position: Index,
        loaded: Mapping[LoadOp, Callable[[], SSAValue]],
        stored: Mapping[StoreOp, Callable[[SSAValue], None]],
        by: Index = 0,
    ) -> None:
        """The scalar body at one point, `by` after a position."""
        b, space = self.b, self.space

        @cache
        def point() -> list[Index]:
            return parts.along(b, parts.point_of(b, position, space.sizes), by)

        def load(op: LoadOp) -> SSAValue:
            if op in loaded:
                return loaded[op]()
            return b.read(space.accesses[op], point())

        def store(op: StoreOp, value: SSAValue) -> None:
            if op in stored:
                stored[op](value)
            else:
                b.write(value, space.accesses[op], point())

        if space.pinned:
            b.bind_indices(space, point())
        b.clone(space.nest.regions[0].block.ops, Hooks(load, store, _no_local, _no_nest))

    def _group(self, start: Index) -> None:
        """All points of the group at once."""
        b = self.b
        origin = parts.point_of(b, start, self.space.sizes)
        self._gather(origin)
        arrays: dict[Address, SSAValue] = {}
        values: dict[Address, SSAValue] = {}
        keys: dict[AccessOp, Address] = {}
        outputs: list[tuple[Access, SSAValue]] = []
        array_of: dict[AccessOp, SSAValue] = {}
        for op, access in self.space.accesses.items():
            key = keys[op] = Address.of(access, self.space.sizes)
            vector = parts.is_vector(access, self.inner, self.width)
            address = b.address(access, origin) if vector else 0
            if isinstance(op, StoreOp):
                if vector:
                    array_of[op] = b.alloca(op.value.type, self.width)
                    outputs.append((access, array_of[op]))
            elif vector:
                if key not in arrays:
                    arrays[key] = b.alloca(op.results[0].type, self.width)
                    parts.copy_in(b, access, address, arrays[key], 0, self.width)
                array_of[op] = arrays[key]
            elif self._is_fixed(access) and key not in values:
                values[key] = b.read(access, origin)
        with parts.unroll(b, self.width) as u:
            loaded: dict[LoadOp, Callable[[], SSAValue]] = {}
            stored: dict[StoreOp, Callable[[SSAValue], None]] = {}
            for op in self.space.accesses:
                array = array_of.get(op)
                if isinstance(op, StoreOp) and array is not None:
                    stored[op] = lambda value, array=array: b.store(value, array, u)
                elif isinstance(op, LoadOp) and array is not None:
                    loaded[op] = lambda array=array: b.load(array, u)
                elif isinstance(op, LoadOp) and keys[op] in values:
                    loaded[op] = lambda value=values[keys[op]]: value
            self._body(start, loaded, stored, u)
        for access, array in outputs:
            parts.copy_out(b, access, b.address(access, origin), array, 0, self.width)

    def _is_fixed(self, access: Access) -> bool:
        """Whether all points of a group read the same element."""
        op = access.op
        if self.inner in access.used or not isinstance(op, LoadOp):
            return False
        default = None if op.default is None else op.default.owner
        return not (isinstance(default, Operation) and default.parent is op.parent)

    def _gather(self, origin: Sequence[Index]) -> None:
        """The computed indices that a whole group shares: those of a gather of rows."""
        b, accesses = self.b, self.space.accesses
        block = self.space.nest.regions[0].block
        shared = [a for a in accesses.values() if self._is_fixed(a) or a.is_run(self.inner)]
        pending = [index for access in shared for index in access.op.access_indices]
        needed: set[Operation] = set()
        while pending:
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


def _no_local(op: LocalOp) -> None:
    raise OpError(op, "loop.local: a pointwise nest has no rows to keep; put it into a row's nest")


def _no_nest(op: NestOp) -> None:
    raise OpError(op, f"{op.name}: a nest inside a pointwise nest can't be scheduled")
