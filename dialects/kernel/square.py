"""Reads of square tiles of a matrix, transposed (CPU)."""

from __future__ import annotations

from math import isqrt, prod
from typing import ClassVar

from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, traits_def
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.loop.ops import memref_type


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """`kernel.transpose %x[%i] stride %s to %tile : memref<?xf32>, memref<256xf32>`.

    Reads a square tile of 16 by 16 elements of 4 bytes into a private array, transposed: `tile[16 r + c] =
    x[i + s c + r]`. In memory, the tile begins at `%i`; its rows are contiguous and `%s` elements apart.
    """

    name = "kernel.transpose"
    source = operand_def(MemRefType)
    index = operand_def(IndexType())
    stride = operand_def(IndexType())
    tile = operand_def(MemRefType)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = "$source `[` $index `]` `stride` $stride `to` $tile attr-dict `:` type($source) `,` type($tile)"

    SIDE: ClassVar = 16
    BYTES: ClassVar = 4
    """Bytes of an element."""

    def __init__(self, source: SSAValue, index: SSAValue, stride: SSAValue, tile: SSAValue):
        super().__init__(operands=[source, index, stride, tile])

    def verify_(self) -> None:
        source, tile = memref_type(self.source), memref_type(self.tile)
        require(
            source.element_type == tile.element_type and dtypes.of(tile).nbytes == self.BYTES,
            f"kernel.transpose: {source} and {tile} must have one element type, of {self.BYTES} bytes",
        )
        require(
            tile.has_static_shape() and isqrt(prod(tile.get_shape())) == self.SIDE,
            f"kernel.transpose: {tile} doesn't have {self.SIDE} by {self.SIDE} elements",
        )
