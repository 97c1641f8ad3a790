"""Ordered updates on a GPU: the first colliding update's warp applies all of them, in order.

A `loop.serial` with stores at computed indices (a scatter) would keep one thread per column busy for as many steps as
there are updates. Iterations with different indices don't collide, so each iteration has a warp. The warp checks
whether an earlier iteration has the same index, and exits if so. Otherwise it owns the index, and runs its own
iteration and every later one with that index, in order, for all columns. Updates are combined in serial order, bit for
bit.

The check costs updates / 32 steps per warp, so the work is quadratic in the updates: with more than
MANY, or if columns fill the device anyway, there is a thread per column (`gpu/rows/serial.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import i32
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.kernel.ops import ShuffleXorOp
from mlfuse.dialects.loop.ops import LoadOp, SerialOp, StoreOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.hooks import no_local, no_nest
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.gpu.teams import WARP
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Phase
from mlfuse.targets.devices import Device

MANY = 2**16
"""Updates from which the check costs more than serial execution."""
_FEW = 32
_FULL_DEVICE = 2**17
"""Columns from which one thread each keeps a device busy."""
_WARPS = 4
"""Warps of a block."""


@dataclass(frozen=True)
class Scatter(GpuSchedule):
    """A serial nest whose iterations collide only if some computed indices are equal."""

    name = "by one warp an iteration"

    nest: SerialOp
    space: Space
    keys: list[SSAValue]
    ops: list[Operation]
    """The ops of the body that compute these indices."""

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> Scatter | Unsuited:
        nests = space.inner_nests()
        ops = list(space.nest.regions[0].block.ops)
        if len(nests) != 1 or not isinstance(nests[0], SerialOp) or len(ops) != 1:
            return Unsuited("it isn't one loop.serial alone")
        count, columns = product(space.inner_sizes).static, product(space.outer_sizes).static
        if count is not None and not _FEW < count <= MANY:
            return Unsuited(f"{count} iterations are not between {_FEW} and {MANY}")
        if columns is not None and columns >= _FULL_DEVICE:
            return Unsuited(f"with a thread for each column, {columns} columns fill the device")
        return _keyed(nests[0], space) or Unsuited("its iterations may meet in other places")

    def phases(self, job: Job) -> list[Phase]:
        space = self.space
        count, columns = product(space.inner_sizes), product(space.outer_sizes)
        b = job.builder()
        thread, block = parts.thread_id(b), parts.block_id(b)
        number = b.add(b.mul(block, _WARPS), b.div(thread, WARP))
        writer = _Writer(b, self, b.rem(thread, WARP))
        with b.when(b.less(number, b.product(count))):
            writer.write(number, b.product(count), b.product(columns))
        return [job.finish(b, Count(count, _WARPS), _WARPS * WARP, count * columns)]


def _keyed(nest: SerialOp, space: Space) -> Scatter | None:
    body = list(nest.body.block.ops)
    stores = [op for op in body if isinstance(op, StoreOp)]
    if len(stores) != 1:
        return None
    store = stores[0]
    if any(isinstance(op, LoadOp) and op.source is store.target and not _same(op, store)
           for op in body):  # fmt: skip
        return None
    own = {op for op in body if not isinstance(op, StoreOp)}
    keys = [index for index in store.access_indices if index.owner in own]
    if _overlaps(store, set(keys), set(nest.indices())):
        return None
    needed: set[Operation] = set()
    pending = list(keys)
    outer = set(space.nest.indices())
    while pending:
        value = pending.pop()
        if value in outer:
            return None  # the place depends on the column
        op = value.owner
        if isinstance(op, Operation) and op in own and op not in needed:
            needed.add(op)
            pending.extend(op.operands)
    if not keys or any(isinstance(op, LoadOp) and op.source is store.target for op in needed):
        return None
    return Scatter(nest, space, keys, [op for op in body if op in needed])


def _overlaps(store: StoreOp, keys: set[SSAValue], steps: set[SSAValue]) -> bool:
    """Whether an address depends on a computed index and on the iteration itself: then iterations with different keys
    may collide as well."""
    indices = store.access_indices
    for expr in store.access_map.results:
        used = {indices[d] for d in expr.used_dims()}
        if used & keys and used & steps:
            return True
    return False


def _same(load: LoadOp, store: StoreOp) -> bool:
    return (
        list(load.access_indices) == list(store.access_indices)
        and load.access_map == store.access_map
        and load.guard == store.guard
    )


@dataclass
class _Writer:
    """Writes the code of one warp."""

    b: KernelBuilder
    keyed: Scatter
    lane: Index

    def write(self, number: Index, count: Index, columns: Index) -> None:
        """The iterations with the index of iteration `number`, if no earlier one has it."""
        b = self.b
        own = self._key(number)
        zero = b.value_of(arith.ConstantOp.from_int_and_width(0, 32))
        (seen,) = b.variables([zero])
        with b.loop(self.lane, number, WARP) as earlier:
            equal = b.value_of(arith.ExtUIOp(self._matches(own, earlier), i32))
            b.store(b.value_of(arith.OrIOp(b.load(seen), equal)), seen)
        anyone = self._anyone(b.load(seen))
        with b.when(b.value_of(arith.CmpiOp(anyone, zero, "eq"))):
            self._do(number, columns)
            with b.loop(b.add(number, 1), count, WARP) as chunk:
                self._chunk(own, chunk, count, columns)

    def _chunk(self, own: list[SSAValue], chunk: Index, count: Index, columns: Index) -> None:
        """32 later iterations: each lane checks one, and all lanes run the matching ones
        together."""
        b = self.b
        zero = b.value_of(arith.ConstantOp.from_int_and_width(0, 32))
        (found,) = b.variables([zero])
        mine = b.add(chunk, self.lane)
        with b.when(b.less(mine, count)):
            b.store(b.value_of(arith.ExtUIOp(self._matches(own, mine), i32)), found)
        anyone = self._anyone(b.load(found))
        found_any = b.value_of(arith.CmpiOp(anyone, zero, "ne"))
        with b.when(found_any), b.loop(chunk, b.min(b.add(chunk, WARP), count)) as later:
            matches = self._matches(own, later)
            with b.when(matches):
                self._do(later, columns)

    def _anyone(self, flag: SSAValue) -> SSAValue:
        """Whether any lane's flag is set; every lane takes part."""
        b = self.b
        mask = WARP // 2
        while mask:
            flag = b.value_of(arith.OrIOp(flag, b.value_of(ShuffleXorOp(flag, mask))))
            mask //= 2
        return flag

    def _matches(self, own: list[SSAValue], number: Index) -> SSAValue:
        pairs = zip(own, self._key(number), strict=True)
        return parts.both(self.b, [self.b.equal(x, y) for x, y in pairs])

    def _key(self, number: Index) -> list[SSAValue]:
        """The computed indices of an iteration."""
        b, space = self.b, self.keyed.space
        point = [*[0] * space.outer, *parts.point_of(b, number, space.inner_sizes)]
        b.clone(self.keyed.ops, self._direct(point))
        return [b.lookup(key) for key in self.keyed.keys]

    def _do(self, number: Index, columns: Index) -> None:
        """An iteration, for all columns."""
        b, space = self.b, self.keyed.space
        with b.loop(self.lane, columns, WARP) as column:
            outer = parts.point_of(b, column, space.outer_sizes)
            point = [*outer, *parts.point_of(b, number, space.inner_sizes)]
            b.clone(self.keyed.nest.body.block.ops, self._direct(point))

    def _direct(self, point: Sequence[Index]) -> Hooks:
        b, space = self.b, self.keyed.space
        b.bind_indices(space, point)

        def store(op: StoreOp, value: SSAValue) -> None:
            b.write(value, space.accesses[op], point)

        return Hooks(lambda op: b.read(space.accesses[op], point), store, no_local, no_nest)
