"""A kernel that overwrites what it reads: two of its arguments become one.

Legal for any schedule if every element is read and written by the same point of one pointwise
nest, read before written: then the order of points, and the grouping of neighbors, doesn't
matter. Because the two become one argument, a kernel's buffers still don't overlap, as
the generated code states (`restrict`).
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr
from xdsl.ir import Block, Operation, SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import (
    AccessOp,
    CaseOp,
    KernelOp,
    LoadOp,
    NestOp,
    ParallelOp,
    StoreOp,
    memref_type,
)
from mlfuse.passes.utils.kernel_arguments import arg_dims, write_signature

_PLAIN = {"map", "operandSegmentSizes"}
"""Properties of an access without a guard."""


def can_merge(kernel: KernelOp, source: int, target: int) -> bool:
    """Whether argument `target`, which the kernel writes, may share the memory of `source`."""
    args = kernel.body.block.args
    if args[source].type != args[target].type or not _same_sizes(kernel, source, target):
        return False
    loads = [use.operation for use in args[source].uses]
    stores = [use.operation for use in args[target].uses]
    if not all(isinstance(op, LoadOp) and _is_plain(op) for op in loads):
        return False
    # A store's value can't be a buffer, so its use of one is the target.
    if not stores or not all(isinstance(op, StoreOp) and _is_plain(op) for op in stores):
        return False
    accesses = [op for op in (*loads, *stores) if isinstance(op, AccessOp)]
    return _one_place(kernel, accesses) and _in_order(loads, stores)


def _is_plain(op: Operation) -> bool:
    return set(op.properties) <= _PLAIN and not op.attributes


def _same_sizes(kernel: KernelOp, source: int, target: int) -> bool:
    """Whether two arguments of one type have the same sizes; `arg_dims` identifies `?` sizes."""
    rows = arg_dims(kernel)
    if rows is not None:
        return rows[source] == rows[target]
    return DYNAMIC not in memref_type(kernel.body.block.args[source]).get_shape()


def _one_place(kernel: KernelOp, accesses: Sequence[AccessOp]) -> bool:
    """Whether all accesses are to the same index of the same point."""
    first = accesses[0]
    block = first.parent_block()
    if block is None or not _is_pointwise(kernel, block):
        return False
    own = set(block.args)
    return all(
        op.parent_block() is block
        and op.access_map == first.access_map
        and list(op.access_indices) == list(first.access_indices)
        and own.issuperset(op.access_indices)
        for op in accesses
    )


def _is_pointwise(kernel: KernelOp, block: Block) -> bool:
    """Whether a block is an innermost nest, or the top level of a kernel without nests."""
    if any(op.regions for op in block.ops):
        return False
    if block is kernel.body.block:
        return not any(isinstance(op, NestOp) for op in block.ops)
    nest = block.parent_op()
    if not isinstance(nest, ParallelOp):
        return False
    around = nest.parent_op()
    return around is kernel or isinstance(around, CaseOp)


def _in_order(loads: Sequence[Operation], stores: Sequence[Operation]) -> bool:
    """Whether all loads come before all stores in their block."""
    block = stores[0].parent_block()
    assert block is not None
    order = {op: position for position, op in enumerate(block.ops)}
    first = min(order[op] for op in stores)
    return all(order[op] < first for op in loads)


def merge(launch: LaunchOp, kernel: KernelOp, source: int, target: int) -> None:
    """Make the kernel write argument `target` over `source`; `launch` must be its only launch."""
    args = kernel.body.block.args
    args[target].replace_all_uses_with(args[source])
    drop_arguments(launch, kernel, [target])


def drop_arguments(launch: LaunchOp, kernel: KernelOp, numbers: Sequence[int]) -> None:
    """Remove buffers that the kernel doesn't use from it and from its only launch."""
    block = kernel.body.block
    rows = arg_dims(kernel)
    if rows is not None:
        kept = [row for number, row in enumerate(rows) if number not in numbers]
        kernel.attributes["arg_dims"] = ArrayAttr(kept)
    for number in sorted(numbers, reverse=True):
        block.erase_arg(block.args[number])
    write_signature(kernel)
    operands: list[SSAValue] = list(launch.operands)
    launch.operands = [value for number, value in enumerate(operands) if number not in numbers]
