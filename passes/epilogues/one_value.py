"""Kernels that compute one value per element: the store and its buffer."""

from __future__ import annotations

from xdsl.dialects import memref
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineDimExpr

from mlfuse.dialects.loop.access import LoadOp, StoreOp
from mlfuse.dialects.loop.nests import ParallelOp
from mlfuse.dialects.loop.ops import KernelOp, memref_type


def stored(kernel: KernelOp, arg_of: dict[SSAValue, SSAValue]) -> tuple[StoreOp, SSAValue] | None:
    """The one store of a kernel that has a reader, and its buffer; None if the kernel does more.

    A kernel may also store a value needed for its sizes alone, which has no other use.
    """
    nests = [op for op in kernel.body.block.ops if isinstance(op, ParallelOp)]
    if len(nests) != 1 or "arg_dims" not in kernel.attributes:
        return None
    if any(op.regions for op in kernel.body.block.ops if op is not nests[0]):
        return None
    body = list(nests[0].body.block.ops)
    if any(op.regions for op in body):
        return None
    stores = [op for op in body if isinstance(op, StoreOp)]
    read = [op for op in stores if len(list(arg_of[op.target].uses)) > 1]
    if len(read) != 1 or not is_each(read[0], nests[0]):
        return None
    target = arg_of[read[0].target]
    others = [arg_of[op.target] for op in stores if op is not read[0]]
    if not all(isinstance(each.owner, memref.AllocOp) for each in (target, *others)):
        return None
    return read[0], target


def is_each(access: LoadOp | StoreOp, nest: ParallelOp) -> bool:
    """Whether an access is to the element at the nest's indices, which skip dims of size 1."""
    shape = memref_type(access.buffer).get_shape()
    places = [index_at(access, dim) for dim in range(len(shape))]
    known = all(place is not None or size == 1 for place, size in zip(places, shape, strict=True))
    indices = [place for place in places if place is not None]
    return known and not access.guard and indices == list(nest.body.block.args)


def index_at(access: LoadOp | StoreOp, dim: int) -> SSAValue | None:
    """The index of an access at a dim of its buffer; None for anything else."""
    expr = access.access_map.results[dim]
    return access.access_indices[expr.position] if isinstance(expr, AffineDimExpr) else None
