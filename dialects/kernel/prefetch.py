"""Prefetching (CPU)."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, traits_def
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect


@irdl_op_definition
class PrefetchOp(IRDLOperation):
    """`kernel.prefetch %x[%i] : memref<?xf32>`: element `%i` will be read soon.

    It is a hint, without effect on any value: the cache line of the element may be fetched. `%i` may be
    outside the buffer.
    """

    name = "kernel.prefetch"
    buffer = operand_def(MemRefType)
    index = operand_def(IndexType())
    # A write effect, so that it is not removed as dead code.
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = "$buffer `[` $index `]` attr-dict `:` type($buffer)"

    def __init__(self, buffer: SSAValue, index: SSAValue):
        super().__init__(operands=[buffer, index])
