"""A product whose kernel computes the right matrix, instead of reading what another kernel stored.

    loop.launch @fused_mul(%w, %scale, %d)              becomes
    loop.launch @fused_matmul(%x, %d, %y)
                                                        loop.launch @fused_matmul(%x, %w, %scale, %y)

The kernel's sum then loads an integer and the scale of its column, for example, where it loaded an element of `%d`. A CPU's
schedule packs the right matrix in any case, each element once: it computes an element where it copied one. So `%d` is neither
written nor read, and weights of a byte cross memory as bytes.

Legality. The kernel that makes the matrix has one nest of pointwise ops, stores each element at one point, and stores nothing else. Its only
reader is the sum of one product. What it reads isn't written in between, nor by the reader. The ops are the same, so no bit changes.
The schedule of products must take the new sum, too, or its terms would be added in another order: so one load has all indices of the
matrix, and no index of a load is computed, shifted or guarded.

A matrix that depends on constants alone stays: it is computed once for all calls.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.marks import NO_FUSE
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import (
    KernelOp,
    LoadOp,
    NestOp,
    ParallelOp,
    ReduceOp,
    StoreOp,
    memref_type,
)
from mlfuse.passes.memory.in_place import drop_arguments
from mlfuse.passes.memory.uses import is_written_between, uses_of
from mlfuse.passes.products.nest import argument_for
from mlfuse.passes.scheduling.matrices import factors_of


@dataclass(frozen=True)
class Right:
    """The right matrix of a product, with the kernel that makes it and the one that reads it."""

    maker: LaunchOp
    making: KernelOp
    store: StoreOp
    reader: LaunchOp
    reading: KernelOp
    load: LoadOp

    @property
    def matrix(self) -> SSAValue:
        """The buffer of the host function."""
        return _given(self.reader, self.reading, self.load.source)


def find_right(
    reader: LaunchOp, kernels: Mapping[str, KernelOp], launched: Mapping[str, int]
) -> Right | None:
    """The right matrix of a launch's product, if its kernel can compute it."""
    reading = kernels.get(reader.callee.string_value())
    load = None if reading is None else _right_load(reading)
    if reading is None or load is None:
        return None
    matrix = _given(reader, reading, load.source)
    uses = [use.operation for use in matrix.uses]
    makers = [op for op in uses if isinstance(op, LaunchOp) and op is not reader]
    if len(uses) != 2 or len(makers) != 1 or not isinstance(matrix.owner, memref.AllocOp):
        return None
    maker = makers[0]
    making = kernels.get(maker.callee.string_value())
    if making is None or maker.parent is not reader.parent:
        return None
    counts = (launched[each.callee.string_value()] for each in (maker, reader))
    if any(count != 1 for count in counts) or NO_FUSE in making.attributes:
        return None
    store = _only_store(making)
    if store is None or _given(maker, making, store.buffer) is not matrix:
        return None
    is_written = uses_of(reader, kernels).writes & uses_of(maker, kernels).reads
    if is_written or is_written_between(maker, reader, kernels):
        return None
    return Right(maker, making, store, reader, reading, load)


def compute_right(right: Right) -> None:
    """The product's kernel computes its right matrix. The other kernel, its launch and the matrix are erased."""
    reader, reading, load, store = right.reader, right.reading, right.load, right.store
    matrix, argument = right.matrix, load.source
    values = dict(zip(_indices(store), _indices(load), strict=True))
    for given, arg in zip(right.maker.arguments, right.making.body.block.args, strict=True):
        if given is not matrix:
            values[arg] = argument_for(reader, reading, given, _number(reading, argument))
    first = reading.body.block.first_op
    assert first is not None
    for op in right.making.body.block.ops:
        if not isinstance(op, NestOp):
            reading.body.block.insert_op_before(op.clone(value_mapper=values), first)
    block = load.parent
    assert block is not None
    for op in _body_of(store):
        if op is not store:
            block.insert_op_before(op.clone(value_mapper=values), load)
    load.result.replace_all_uses_with(values.get(store.value, store.value))
    load.detach()
    load.erase()
    drop_arguments(reader, reading, [_number(reading, argument)])
    for op in (right.maker, right.making, matrix.owner):
        assert isinstance(op, Operation)
        op.detach()
        op.erase()


def _right_load(kernel: KernelOp) -> LoadOp | None:
    """The load of the right matrix in a kernel whose only nest computes one product, if nothing else reads it there."""
    nests = [op for op in kernel.body.block.ops if op.regions]
    if len(nests) != 1 or not isinstance(nests[0], ParallelOp):
        return None
    inner = [op for op in nests[0].body.block.ops if op.regions]
    if len(inner) != 1 or not isinstance(inner[0], ReduceOp):
        return None
    last = nests[0].indices()[-1]
    found = [load for load in factors_of(inner[0]) or () if last in load.access_indices]
    if len(found) != 1 or found[0].source.uses.get_length() != 1:
        return None
    return found[0] if _is_plain(found[0]) else None


def _only_store(kernel: KernelOp) -> StoreOp | None:
    """The store of a kernel whose one nest stores each element of one buffer of known size at one point."""
    top = list(kernel.body.block.ops)
    nests = [op for op in top if not isinstance(op, arith.ConstantOp)]
    args = kernel.body.block.args
    if len(nests) != 1 or not isinstance(nests[0], ParallelOp):
        return None
    if not all(isinstance(a.type, MemRefType) for a in args):
        return None
    if any(DYNAMIC in memref_type(a).get_shape() for a in args):
        return None
    nest = nests[0]
    ops = list(nest.body.block.ops)
    stores = [op for op in ops if isinstance(op, StoreOp)]
    loads = [op for op in ops if isinstance(op, LoadOp)]
    indices = set(nest.indices())
    if len(stores) != 1 or any(op.regions for op in ops) or not all(map(_is_plain, loads)):
        return None
    read = [set(_indices(load)) for load in loads]
    if indices not in read or not all(each <= indices for each in read):
        return None
    (store,) = stores
    walked = _indices(store) if _is_plain(store) else []
    covers = list(nest.mixed_bounds()) == _sizes(store, walked, list(nest.indices()))
    return store if len(set(walked)) == len(walked) and covers else None


def _body_of(op: Operation) -> list[Operation]:
    assert op.parent is not None
    return list(op.parent.ops)


def _sizes(store: StoreOp, walked: list[SSAValue], indices: list[SSAValue]) -> list[int]:
    """The sizes of the stored dims, in the order of a nest's indices; empty if they aren't these."""
    sizes = dict(zip(walked, memref_type(store.buffer).get_shape(), strict=True))
    return [sizes[index] for index in indices] if set(indices) == set(sizes) else []


def _is_plain(access: LoadOp | StoreOp) -> bool:
    """Whether an element's indices are values of the kernel, one for each dim."""
    results = access.access_map.results
    return not access.guard and all(isinstance(expr, AffineDimExpr) for expr in results)


def _indices(access: LoadOp | StoreOp) -> list[SSAValue]:
    """The index into each dim of a plain access."""
    exprs = access.access_map.results
    return [access.access_indices[e.position] for e in exprs if isinstance(e, AffineDimExpr)]


def _given(launch: LaunchOp, kernel: KernelOp, argument: SSAValue) -> SSAValue:
    """What a launch gives for an argument of its kernel."""
    return launch.arguments[_number(kernel, argument)]


def _number(kernel: KernelOp, argument: SSAValue) -> int:
    return list(kernel.body.block.args).index(argument)  # pyright: ignore[reportArgumentType]
