"""Clusters: blocks that run at the same time and can store to each other's shared memory (from sm_90 on).

A function with the attribute `cluster = N` is launched in clusters of N neighboring blocks; its grid is a
multiple of N. A barrier of the cluster has two halves, arrive and wait. Between them, a thread may do work
that no other block sees. If a block stores to another one and then arrives, the other one sees the value
after its wait. There must be a barrier before the first such store, because the other block may not have
started. A block must not store to a block that may have ended.
"""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, traits_def
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.kernel.memory import SharedOp
from mlfuse.dialects.kernel.threads import IdOp
from mlfuse.dialects.loop.ops import memref_type


@irdl_op_definition
class ClusterRankOp(IdOp):
    """`%r = kernel.cluster_rank`: the number of the block within its cluster, from 0 on."""

    name = "kernel.cluster_rank"


@irdl_op_definition
class ClusterArriveOp(IRDLOperation):
    """`kernel.cluster_arrive`: the first half of a barrier; every thread of the cluster must execute it."""

    name = "kernel.cluster_arrive"
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = "attr-dict"

    def __init__(self) -> None:
        super().__init__()


@irdl_op_definition
class ClusterWaitOp(IRDLOperation):
    """`kernel.cluster_wait`: the second half; it waits until every thread of the cluster has arrived."""

    name = "kernel.cluster_wait"
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = "attr-dict"

    def __init__(self) -> None:
        super().__init__()


@irdl_op_definition
class ClusterStoreOp(IRDLOperation):
    """`kernel.cluster_store %v, %s[%i] of %r : f32, memref<32xf32>`: stores to the shared array of block `%r`.

    `%s` is a `kernel.shared` of this block; the store goes to the same array of block `%r` of the cluster.
    """

    name = "kernel.cluster_store"
    value = operand_def()
    target = operand_def(MemRefType)
    index = operand_def(IndexType())
    rank = operand_def(IndexType())
    traits = traits_def(MemoryWriteEffect())
    assembly_format = (
        "$value `,` $target `[` $index `]` `of` $rank attr-dict `:` type($value) `,` type($target)"
    )

    def __init__(self, value: SSAValue, target: SSAValue, index: SSAValue, rank: SSAValue):
        super().__init__(operands=[value, target, index, rank])

    def verify_(self) -> None:
        element = memref_type(self.target).element_type
        require(
            self.value.type == element,
            f"kernel.cluster_store: the value is a {self.value.type}, the elements are {element}",
        )
        require(
            isinstance(self.target.owner, SharedOp),
            "kernel.cluster_store: the target must be a kernel.shared",
        )
