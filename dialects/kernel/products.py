"""Sums of outer products in vector registers (CPU): the innermost loop of a matrix product."""

from __future__ import annotations

from math import prod
from typing import ClassVar

from xdsl.dialects.builtin import IndexType, IntegerAttr, MemRefType, f32, i64
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, prop_def, traits_def
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.format import Number
from mlfuse.dialects.loop.ops import memref_type


@irdl_op_definition
class OuterProductsOp(IRDLOperation):
    """`kernel.outer_products %x[%i] (%row, %step), %w[%j] (%next) depth %k to %tile rows 6 columns 16 :
    memref<4096xf32>, memref<?xf32>, memref<96xf32>`.

    Computes a tile of sums of products and writes it to the beginning of a private array, row-major. Products are added one
    after the other, each by one fused multiply-add:

    ```
    tile[r columns + c] = 0
    for s in 0 .. k:
      tile[r columns + c] = fma(x[i + r row + s step], w[j + s next + c], tile[r columns + c])
    ```
    So an element's bits depend on the terms of its sum alone, not on the size of the tile or of a vector register.
    """

    name = "kernel.outer_products"
    lhs = operand_def(MemRefType)
    lhs_index = operand_def(IndexType())
    row_stride = operand_def(IndexType())
    lhs_step = operand_def(IndexType())
    rhs = operand_def(MemRefType)
    rhs_index = operand_def(IndexType())
    rhs_step = operand_def(IndexType())
    depth = operand_def(IndexType())
    tile = operand_def(MemRefType)
    rows = prop_def(IntegerAttr)
    columns = prop_def(IntegerAttr)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = (
        "$lhs `[` $lhs_index `]` `(` $row_stride `,` $lhs_step `)` `,` $rhs `[` $rhs_index `]` `(` $rhs_step `)` "
        "`depth` $depth `to` $tile `rows` custom<Number>($rows) `columns` custom<Number>($columns) attr-dict `:` type($lhs) `,` type($rhs) `,` type($tile)"
    )

    custom_directives = (Number,)

    LANES: ClassVar = 16
    """This many columns are whole vectors on every machine."""

    def __init__(
        self,
        lhs: tuple[SSAValue, SSAValue],
        lhs_strides: tuple[SSAValue, SSAValue],
        rhs: tuple[SSAValue, SSAValue],
        rhs_step: SSAValue,
        depth: SSAValue,
        tile: SSAValue,
        rows: int,
        columns: int,
    ):
        """`lhs` and `rhs` are buffers with the index of their first element; `columns` is a multiple of `LANES`."""
        super().__init__(
            operands=[*lhs, *lhs_strides, *rhs, rhs_step, depth, tile],
            properties={"rows": IntegerAttr(rows, i64), "columns": IntegerAttr(columns, i64)},
        )

    def verify_(self) -> None:
        types = [memref_type(value) for value in (self.lhs, self.rhs, self.tile)]
        require(
            all(type_.element_type == f32 for type_ in types),
            "kernel.outer_products: takes elements of f32",
        )
        rows, columns, tile = self.rows.value.data, self.columns.value.data, types[-1]
        require(
            rows > 0 and columns > 0 and columns % self.LANES == 0,
            f"kernel.outer_products: a tile of {rows} by {columns} doesn't have whole vectors of {self.LANES} columns",
        )
        require(
            tile.has_static_shape() and prod(tile.get_shape()) >= rows * columns,
            f"kernel.outer_products: {tile} has fewer than {rows} x {columns} elements",
        )
