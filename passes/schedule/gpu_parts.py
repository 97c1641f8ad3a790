"""What the GPU schedules share: unrolled loops, 16-byte groups of elements, teams of threads.

*Groups.* A thread works on `width` neighbours along the innermost loop dim at a time, so that a
contiguous access moves 16 bytes. Which accesses can is read from their strides: contiguous along
that dim, and every other stride and the offset a multiple of the width. What is not known here (the
buffers' addresses, strides with `?` in them) is asked at run time, once a kernel: where the answer
is no, the same thread reads the same elements one by one, so results don't depend on it.

*Teams.* The threads that share a row: one thread, a warp, or a block. Each combines its own elements
in order; then lanes exchange values with those 16, 8, 4, 2, 1 away, so that after five steps every
lane has the result. In a block the first lane of each warp leaves its result in shared memory, and
after a barrier every warp combines those in the same way. The tree depends on the sizes of row and
team alone. Both lanes of an exchange put the lower lane's value first, so a combiner that is not
commutative to the last bit still gives one value to all. Each reduction has slots of its own: one
barrier is enough. Cost: 5 shuffles a value in a warp, 10 and a barrier in a block of 1024.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from xdsl.dialects import arith, scf
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr

from mlfuse.dialects import dtypes
from mlfuse.dialects.guards import Guard
from mlfuse.dialects.kernel.ops import (
    BarrierOp,
    BlockIdOp,
    IsAlignedOp,
    SharedOp,
    ShuffleXorOp,
    ThreadIdOp,
    VectorCopyOp,
)
from mlfuse.dialects.loop.ops import LoadOp, ReduceOp, YieldOp
from mlfuse.dialects.loop.table import ForeachOp
from mlfuse.passes.schedule.access import Access, Product
from mlfuse.passes.schedule.emit import Index, KernelBuilder, flat_type

WARP = 32
VECTOR_BYTES = 16
MAX_WIDTH = 8
"""Elements a group at most, however small they are: more would only fill registers."""

Combine = Callable[[ReduceOp | ForeachOp, Sequence[SSAValue]], list[SSAValue]]


# Control flow and thread numbers.


def unroll(b: KernelBuilder, count: int) -> AbstractContextManager[Index]:
    """`kernel.unroll`; no loop at all where there is one iteration."""
    return nullcontext(0) if count == 1 else b.unroll(count)


def branch(
    b: KernelBuilder,
    condition: SSAValue,
    then: Callable[[], None],
    otherwise: Callable[[], None],
) -> None:
    """`scf.if` with an else, without results."""
    blocks = Block(), Block()
    for block, write in zip(blocks, (then, otherwise), strict=True):
        with b.inside(block):
            write()
            b.emit(scf.YieldOp())
    b.emit(scf.IfOp(condition, [], Region(blocks[0]), Region(blocks[1])))


def when(b: KernelBuilder, condition: SSAValue | None) -> AbstractContextManager[None]:
    """`scf.if`, or nothing around the code where there is no condition."""
    return nullcontext() if condition is None else b.when(condition)


def both(b: KernelBuilder, conditions: Sequence[SSAValue]) -> SSAValue:
    """Whether all of them hold."""
    result, *others = conditions
    for condition in others:
        result = b.value_of(arith.AndIOp(result, condition))
    return result


def thread_id(b: KernelBuilder) -> SSAValue:
    """The thread in its block; to be asked for at the top of the function."""
    return b.value_of(ThreadIdOp())


def block_id(b: KernelBuilder) -> SSAValue:
    """The block in the grid; to be asked for at the top of the function."""
    return b.value_of(BlockIdOp())


def point_of(b: KernelBuilder, linear: Index, sizes: Sequence[Product]) -> list[Index]:
    """`KernelBuilder.delinearize` that stays clear of dividing by a size that is 0 at run time.

    The division stands outside the guard that would keep an empty space from it.
    """
    point: list[Index] = []
    for size in reversed(sizes[1:]):
        extent = b.product(size)
        if not isinstance(extent, int):  # max(extent, 1)
            extent = b.sub(b.add(extent, 1), b.min(extent, 1))
        point.append(b.rem(linear, extent))
        linear = b.div(linear, extent)
    return [*([linear] if sizes else []), *reversed(point)]


def nbytes(value: SSAValue) -> int:
    """Bytes of one element of a buffer."""
    return dtypes.of(value.type).nbytes


# Groups of elements.


def group_width(accesses: Iterable[Access], dim: int) -> int:
    """How many elements of the widest contiguous access fill 16 bytes; 1 where there is none."""
    sizes = [nbytes(a.buffer) for a in accesses if a.is_run(dim)]
    return min(VECTOR_BYTES // max(sizes), MAX_WIDTH) if sizes else 1


def is_vector(access: Access, dim: int, width: int) -> bool:
    """Whether groups of `width` along `dim` can be one access each, as far as is known now."""
    if width == 1 or not access.is_run(dim):
        return False
    return all(size.args or size.factor % width == 0 for size in _steps(access, dim))


def _steps(access: Access, dim: int) -> list[Product]:
    """What an address is made of besides the index along `dim`."""
    assert access.strides is not None
    strides = [stride for d, stride in enumerate(access.strides) if d != dim]
    return [*strides, *access.offset, *(stride for _, stride in access.computed)]


def is_ready(access: Access) -> bool:
    """Whether the address is known before the nest's body runs (else it is a gather), and the value
    that stands in where a guard fails."""
    owners = [index.owner for index in access.op.access_indices]
    if isinstance(access.op, LoadOp) and access.op.default is not None:
        owners.append(access.op.default.owner)
    return all(not isinstance(op, Operation) or op.parent is not access.op.parent for op in owners)


def vectors_allowed(
    b: KernelBuilder,
    accesses: Iterable[Access],
    dim: int,
    width: int,
    multiples: Iterable[Product] = (),
) -> SSAValue | None:
    """At run time: are all groups of the vector accesses aligned? None where there are none.

    `multiples` are sizes that have to be multiples of the width as well.
    """
    vectors = [access for access in accesses if is_vector(access, dim, width)]
    by_bytes: dict[int, dict[SSAValue, None]] = {}
    sizes: dict[Product, None] = dict.fromkeys(size for size in multiples if size.args)
    for access in vectors:
        by_bytes.setdefault(nbytes(access.buffer) * width, {})[b.lookup(access.buffer)] = None
        sizes.update(dict.fromkeys(size for size in _steps(access, dim) if size.args))
    if not vectors:
        return None
    conditions = [b.value_of(IsAlignedOp([*group], n)) for n, group in by_bytes.items()]
    for size in sizes:
        if size.factor % width:
            conditions.append(b.equal(b.rem(b.product(size), width), 0))
    return both(b, conditions)


def copy_in(
    b: KernelBuilder, access: Access, address: Index, array: SSAValue, at: Index, width: int
) -> None:
    """A group from a buffer to a register array."""
    buffer = b.lookup(access.buffer)
    b.emit(VectorCopyOp(buffer, b.index(address), array, b.index(at), width))


def copy_out(
    b: KernelBuilder, access: Access, address: Index, array: SSAValue, at: Index, width: int
) -> None:
    """A group from a register array to a buffer."""
    buffer = b.lookup(access.buffer)
    b.emit(VectorCopyOp(array, b.index(at), buffer, b.index(address), width))


def along(b: KernelBuilder, point: Sequence[Index], by: Index) -> list[Index]:
    """The point `by` further along the innermost dim."""
    return [*point[:-1], b.add(point[-1], by)] if point else []


@dataclass(frozen=True)
class Address:
    """What tells whether two loads read the same elements: equal keys, equal addresses."""

    buffer: SSAValue
    steps: tuple[Product, ...] | tuple[AffineExpr, ...]
    offset: tuple[Product, ...]
    indices: tuple[SSAValue, ...]
    sizes: tuple[Product, ...]
    guard: Guard
    default: SSAValue | None

    @classmethod
    def of(cls, access: Access, sizes: tuple[Product, ...]) -> Address:
        """The key of an access over loop dims of the given sizes."""
        steps = access.places if access.strides is None else access.strides
        indices = tuple(i for i in access.op.access_indices if isinstance(i.owner, Operation))
        default = access.op.default if isinstance(access.op, LoadOp) else None
        return cls(access.buffer, steps, access.offset, indices, sizes, access.guard, default)


# Teams of threads.

_COMMUTATIVE = (
    *(arith.AddfOp, arith.MulfOp, arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp),
    *(arith.MinnumfOp, arith.AddiOp, arith.MuliOp, arith.AndIOp, arith.OrIOp, arith.XOrIOp),
    *(arith.MaxSIOp, arith.MaxUIOp, arith.MinSIOp, arith.MinUIOp),
)


def is_commutative(reduce: ReduceOp | ForeachOp) -> bool:
    """Whether the combiner gives the same bits with its sides swapped, as far as is plain."""
    block = reduce.combiner.block
    last = block.last_op
    assert isinstance(last, YieldOp)
    count = len(last.values)
    for position, value in enumerate(last.values):
        pair = {block.args[position], block.args[position + count]}
        op = value.owner
        if not isinstance(op, _COMMUTATIVE) or set(op.operands) != pair:
            return False
    return True


def exchange(
    b: KernelBuilder,
    reduce: ReduceOp | ForeachOp,
    values: Sequence[SSAValue],
    lane: Index,
    lanes: int,
) -> list[SSAValue]:
    """Combine the values of `lanes` neighbouring lanes; every lane gets the result."""
    result = list(values)
    mask = lanes // 2
    while mask:
        others = [b.value_of(ShuffleXorOp(value, mask)) for value in result]
        if is_commutative(reduce):
            result = b.combine(reduce, result, others)
        else:
            lower = b.equal(b.rem(b.div(lane, mask), 2), 0)
            pairs = list(zip(result, others, strict=True))
            first = [b.value_of(arith.SelectOp(lower, own, other)) for own, other in pairs]
            second = [b.value_of(arith.SelectOp(lower, other, own)) for own, other in pairs]
            result = b.combine(reduce, first, second)
        mask //= 2
    return result


@dataclass(frozen=True)
class Team:
    """The threads that share a row, as one of them sees it."""

    lane: Index
    """The thread's number in the team."""
    threads: Index
    """How many there are: a number, except where all blocks of a grid are one team."""
    combine: Combine
    """Everybody's partial results as one, in every thread of the block."""
    leads: SSAValue | None
    """Whether this thread stores what the row has once; None where it is alone."""


def alone() -> Team:
    """One thread a row."""
    return Team(0, 1, lambda _, values: list(values), None)


def warp(b: KernelBuilder, thread: Index) -> Team:
    """One warp a row."""
    lane = b.rem(thread, WARP)
    return Team(lane, WARP, lambda r, v: exchange(b, r, v, lane, WARP), b.equal(lane, 0))


def block(b: KernelBuilder, thread: Index, threads: int) -> Team:
    """One block a row; `threads` is a power of two."""
    leads = b.equal(thread, 0)
    return Team(thread, threads, lambda r, v: across_warps(b, r, v, thread, threads), leads)


def across_warps(
    b: KernelBuilder,
    reduce: ReduceOp | ForeachOp,
    values: Sequence[SSAValue],
    thread: Index,
    threads: int,
) -> list[SSAValue]:
    """Combine the values of a block's threads; every thread gets the result."""
    lane = b.rem(thread, WARP)
    result = exchange(b, reduce, values, lane, WARP)
    warps = threads // WARP
    if warps == 1:
        return result
    slots = [b.value_of(SharedOp(flat_type(value.type, warps))) for value in result]
    with b.when(b.equal(lane, 0)):
        for value, slot in zip(result, slots, strict=True):
            b.store(value, slot, b.div(thread, WARP))
    b.emit(BarrierOp())
    result = [b.load(slot, b.rem(thread, warps)) for slot in slots]
    return exchange(b, reduce, result, lane, warps)


def free_values(op: Operation) -> list[SSAValue]:
    """What an op and the ops in it use, in order."""
    return list(dict.fromkeys(value for inner in op.walk() for value in inner.operands))
