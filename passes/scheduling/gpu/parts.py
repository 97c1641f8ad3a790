"""Code that the GPU schedules share: unrolled loops, 16-byte groups of elements.

*Groups.* A thread works on `width` adjacent elements along the innermost loop dim at a time, so
that a
contiguous access moves 16 bytes. The strides tell which accesses can: contiguous along
that dim, and every other stride and the offset a multiple of the width. Unknown values (the
buffers' addresses, strides with `?`) are checked at run time, once per kernel: if the check
fails, the same thread reads the same elements one by one, so results don't depend on it.
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
    BlockIdOp,
    IsAlignedOp,
    ThreadIdOp,
    VectorCopyOp,
)
from mlfuse.dialects.loop.ops import LoadOp
from mlfuse.dialects.sizes import Polynomial, Product
from mlfuse.passes.scheduling.analysis.access import Access
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder

VECTOR_BYTES = 16
MAX_WIDTH = 8
"""Elements a group at most, however small they are: more would only fill registers."""


# Control flow and thread numbers.


def unroll(b: KernelBuilder, count: int) -> AbstractContextManager[Index]:
    """`kernel.unroll`; no loop for a single iteration."""
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
    """`scf.if`, or the code alone if there is no condition."""
    return nullcontext() if condition is None else b.when(condition)


def both(b: KernelBuilder, conditions: Sequence[SSAValue]) -> SSAValue:
    """The conjunction of the conditions."""
    result, *others = conditions
    for condition in others:
        result = b.value_of(arith.AndIOp(result, condition))
    return result


def thread_id(b: KernelBuilder) -> SSAValue:
    """The thread in its block; call this at the top of the function."""
    return b.value_of(ThreadIdOp())


def block_id(b: KernelBuilder) -> SSAValue:
    """The block in the grid; call this at the top of the function."""
    return b.value_of(BlockIdOp())


def point_of(b: KernelBuilder, linear: Index, sizes: Sequence[Product]) -> list[Index]:
    """`KernelBuilder.delinearize` without a division by a size that is 0 at run time.

    The division is hoisted out of the guard for empty spaces.
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
    """The number of elements of the widest contiguous access in 16 bytes; 1 if there is none."""
    sizes = [nbytes(a.buffer) for a in accesses if a.is_run(dim)]
    return min(VECTOR_BYTES // max(sizes), MAX_WIDTH) if sizes else 1


def is_vector(access: Access, dim: int, width: int) -> bool:
    """Whether groups of `width` along `dim` can be one access each, as far as known now."""
    if width == 1 or not access.is_run(dim):
        return False
    return all(size.symbols or size.factor % width == 0 for size in _steps(access, dim))


def _steps(access: Access, dim: int) -> list[Product]:
    """The terms of an address besides the index along `dim`."""
    assert access.strides is not None
    strides = [stride for d, stride in enumerate(access.strides) if d != dim]
    return [*strides, *access.offset, *(stride for _, stride in access.computed)]


def is_ready(access: Access) -> bool:
    """Whether the address (otherwise it is a gather) and the default of a guarded load are known
    before the nest's body runs."""
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
    """The run-time condition that all groups of the vector accesses are aligned; None if there are
    none.

    `multiples` are sizes that must be multiples of the width as well.
    """
    vectors = [access for access in accesses if is_vector(access, dim, width)]
    by_bytes: dict[int, dict[SSAValue, None]] = {}
    sizes: dict[Product, None] = dict.fromkeys(size for size in multiples if size.symbols)
    for access in vectors:
        by_bytes.setdefault(nbytes(access.buffer) * width, {})[b.lookup(access.buffer)] = None
        sizes.update(dict.fromkeys(size for size in _steps(access, dim) if size.symbols))
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
    """A key that identifies the elements of a load: equal keys mean equal addresses."""

    buffer: SSAValue
    steps: tuple[Product, ...] | tuple[AffineExpr, ...]
    offset: Polynomial
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
