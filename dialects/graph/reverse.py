"""`graph.reverse`: the elements along some dims in reverse order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    Dims,
    check_dims,
    dim,
    dims_attr,
    dims_of,
    index_map,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.format import DimList, Signature
from mlfuse.dialects.graph.movement import MovementOp

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class ReverseOp(MovementOp):
    """`graph.reverse %x dims [1] : tensor<4x8xf32> -> tensor<4x8xf32>`. The dims must be static."""

    name = "graph.reverse"
    operand = operand_def()
    dims = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand `dims` custom<DimList>($dims) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (DimList, Signature)

    def __init__(self, operand: SSAValue, dims: Sequence[int]):
        super().__init__(
            operands=[operand],
            properties={"dims": dims_attr(dims)},
            result_types=[tensor_type(operand)],
        )

    def verify_(self) -> None:
        super().verify_()
        shape = shape_of(self.operand)
        check_dims(dims_of(self.dims), len(shape), "graph.reverse: dims")
        require(
            self.operand.type == self.result.type,
            f"graph.reverse: the result must have the operand's type, {self.operand.type}",
        )
        for position in dims_of(self.dims):
            require(
                shape[position] != DYNAMIC,
                f"graph.reverse: dim {position} of {self.operand.type} must be static",
            )

    def numpy(self, *args: Array) -> Array:
        return np.flip(args[0], dims_of(self.dims))

    def operand_map(self, index: int) -> AffineMap:
        shape = shape_of(self.operand)
        exprs: list[AffineExpr] = []
        for position, size in enumerate(shape):
            backward = position in dims_of(self.dims)
            exprs.append(dim(position) * -1 + (size - 1) if backward else dim(position))
        return index_map(len(shape), exprs)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.emit(ReverseOp(grad, dims_of(self.dims)))]
