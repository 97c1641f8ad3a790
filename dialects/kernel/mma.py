"""Products of tiles on tensor cores (GPU): a warp adds the products of two tiles to a tile of sums."""

from __future__ import annotations

from math import prod
from typing import ClassVar

from xdsl.dialects.builtin import IndexType, MemRefType, bf16, f16, f32
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, traits_def
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.loop.ops import memref_type


@irdl_op_definition
class MmaOp(IRDLOperation):
    """`kernel.mma %x[%i], %w[%j] to %sums[%k] : memref<8xbf16>, memref<4xbf16>, memref<4xf32>`.

    Adds the product of a 16 by 16 tile and a 16 by 8 tile to a 16 by 8 tile of f32 sums. Each lane of the warp has parts of
    the three tiles in private arrays, from these indices on; every lane must execute it. With g = lane / 4 and t = lane % 4:

    | element | of the left tile: row, term | of the right tile: term, column | of the sums: row, column |
    |---|---|---|---|
    | 0, 1 | g, 2t and 2t + 1 | 2t and 2t + 1, g | g, 2t and 2t + 1 |
    | 2, 3 | g + 8, 2t and 2t + 1 | 2t + 8 and 2t + 9, g | g + 8, 2t and 2t + 1 |
    | 4, 5 | g, 2t + 8 and 2t + 9 | | |
    | 6, 7 | g + 8, 2t + 8 and 2t + 9 | | |

    NVIDIA, "PTX ISA", `mma.m16n8k16` with `.bf16` or `.f16`. Products are exact. How the sums are rounded is the processor's:
    see docs/numerics.md.
    """

    name = "kernel.mma"
    lhs = operand_def(MemRefType)
    lhs_index = operand_def(IndexType())
    rhs = operand_def(MemRefType)
    rhs_index = operand_def(IndexType())
    sums = operand_def(MemRefType)
    sums_index = operand_def(IndexType())
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = (
        "$lhs `[` $lhs_index `]` `,` $rhs `[` $rhs_index `]` `to` $sums `[` $sums_index `]` attr-dict "
        "`:` type($lhs) `,` type($rhs) `,` type($sums)"
    )

    ROWS: ClassVar = 16
    COLUMNS: ClassVar = 8
    TERMS: ClassVar = 16
    PARTS: ClassVar = (8, 4, 4)
    """The elements of a lane: of the left tile, of the right one, of the sums."""

    def __init__(
        self,
        lhs: tuple[SSAValue, SSAValue],
        rhs: tuple[SSAValue, SSAValue],
        sums: tuple[SSAValue, SSAValue],
    ):
        """Each is an array with the index of the first element."""
        super().__init__(operands=[*lhs, *rhs, *sums])

    def verify_(self) -> None:
        left, right, sums = (memref_type(value) for value in (self.lhs, self.rhs, self.sums))
        require(
            left.element_type in (bf16, f16) and left.element_type == right.element_type,
            f"kernel.mma: {left} and {right} must have one element type, bf16 or f16",
        )
        require(sums.element_type == f32, f"kernel.mma: the sums must be f32, not {sums}")
        for type_, least in zip((left, right, sums), self.PARTS, strict=True):
            require(
                type_.has_static_shape() and prod(type_.get_shape()) >= least,
                f"kernel.mma: {type_} has fewer than {least} elements",
            )
