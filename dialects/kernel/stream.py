"""Stores past the caches, for results that aren't read soon (CPU)."""

from __future__ import annotations

from math import prod

from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.ir import SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect, Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.loop.ops import memref_type

LINE_BYTES = 64
"""The size of a cache line; stores past the caches write whole lines."""


@irdl_op_definition
class UntilLineOp(IRDLOperation):
    """`%n = kernel.until_line %y[%i] : memref<?xf32>`: elements before the next cache line.

    The number of elements from `%i` on, before the next one whose address is a multiple of `LINE_BYTES`.
    """

    name = "kernel.until_line"
    buffer = operand_def(MemRefType)
    index = operand_def(IndexType())
    result = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = "$buffer `[` $index `]` attr-dict `:` type($buffer)"

    def __init__(self, buffer: SSAValue, index: SSAValue):
        super().__init__(operands=[buffer, index], result_types=[IndexType()])


@irdl_op_definition
class StreamOp(IRDLOperation):
    """`kernel.stream %tile to %y[%i] : memref<64xf32>, memref<?xf32>`.

    Moves a private array of whole cache lines to a buffer, from `%i` on, with non-temporal stores: they
    don't bring the buffer's lines into the caches first. It uses ordinary stores if the machine has no
    others, or if `%i` isn't the beginning of a line. A `kernel.chunks` around it ends after these stores
    are complete.
    """

    name = "kernel.stream"
    tile = operand_def(MemRefType)
    target = operand_def(MemRefType)
    index = operand_def(IndexType())
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = (
        "$tile `to` $target `[` $index `]` attr-dict `:` type($tile) `,` type($target)"
    )

    def __init__(self, tile: SSAValue, target: SSAValue, index: SSAValue):
        super().__init__(operands=[tile, target, index])

    @property
    def nbytes(self) -> int:
        """The number of bytes that it moves."""
        tile = memref_type(self.tile)
        return prod(tile.get_shape()) * dtypes.of(tile).nbytes

    def verify_(self) -> None:
        tile, target = memref_type(self.tile), memref_type(self.target)
        require(
            tile.element_type == target.element_type,
            f"kernel.stream: {tile} and {target} differ in element type",
        )
        require(
            tile.has_static_shape() and self.nbytes > 0 and self.nbytes % LINE_BYTES == 0,
            f"kernel.stream: {tile} isn't a whole number of cache lines of {LINE_BYTES} bytes",
        )
