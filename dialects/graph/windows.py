"""`graph.windows`: a view of the windows that slide over a tensor.

Pooling is a `graph.reduce` over the window dims of this view; the windows themselves are never stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    Dims,
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
from mlfuse.dialects.graph.windows_gradient import overlapped

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class WindowsOp(MovementOp):
    """`graph.windows %x sizes [1, 3] strides [1, 2] dilations [1, 1] : tensor<4x9xf32> ->
    tensor<4x4x1x3xf32>`.

    The result's dims are the number of windows along each dim, then the window's size along each dim.
    Element (o, w) is the operand's element at o * stride + w * dilation. A `?` dim has a window of size
    1 and stride 1.
    """

    name = "graph.windows"
    operand = operand_def()
    sizes = prop_def(Dims)
    strides = prop_def(Dims)
    dilations = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand `sizes` custom<DimList>($sizes) `strides` custom<DimList>($strides) "
        "`dilations` custom<DimList>($dilations) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (DimList, Signature)

    def __init__(
        self,
        operand: SSAValue,
        sizes: Sequence[int],
        strides: Sequence[int],
        dilations: Sequence[int],
    ):
        type_ = tensor_type(operand)
        counts = [
            window_count(*each)
            for each in zip(type_.get_shape(), sizes, strides, dilations, strict=True)
        ]
        super().__init__(
            operands=[operand],
            properties={
                "sizes": dims_attr(sizes),
                "strides": dims_attr(strides),
                "dilations": dims_attr(dilations),
            },
            result_types=[TensorType(type_.element_type, [*counts, *sizes])],
        )

    def verify_(self) -> None:
        super().verify_()
        shape = shape_of(self.operand)
        lists = [dims_of(attr) for attr in (self.sizes, self.strides, self.dilations)]
        for name, values in zip(("sizes", "strides", "dilations"), lists, strict=True):
            require(
                len(values) == len(shape) and all(value > 0 for value in values),
                f"graph.windows: {name} {list(values)} must be one positive number for each dim of "
                f"{self.operand.type}",
            )
        counts: list[int] = []
        for size, window, stride, dilation in zip(shape, *lists, strict=True):
            require(
                size != DYNAMIC or (window, stride) == (1, 1),
                "graph.windows: a `?` dim must have a window of size 1 and stride 1",
            )
            counts.append(window_count(size, window, stride, dilation))
        expected = [*counts, *dims_of(self.sizes)]
        require(
            list(self.result_type.get_shape()) == expected,
            f"graph.windows: the result should be {expected}, not {self.result_type}",
        )

    def numpy(self, *args: Array) -> Array:
        indices: list[Array] = []
        rank = args[0].ndim
        lists = (dims_of(self.sizes), dims_of(self.strides), dims_of(self.dilations))
        for axis, (size, window, stride, dilation) in enumerate(
            zip(args[0].shape, *lists, strict=True)
        ):
            first = np.arange(window_count(size, window, stride, dilation)) * stride
            places = first[:, None] + np.arange(window) * dilation
            spread = [1] * (2 * rank)
            spread[axis], spread[rank + axis] = places.shape
            indices.append(places.reshape(spread))
        return args[0][tuple(indices)] if rank else args[0]

    def operand_map(self, index: int) -> AffineMap:
        rank = len(shape_of(self.operand))
        exprs: list[AffineExpr] = []
        lists = (dims_of(self.sizes), dims_of(self.strides), dims_of(self.dilations))
        for position, (window, stride, dilation) in enumerate(zip(*lists, strict=True)):
            place = dim(position) * stride
            if window > 1:
                place = place + dim(rank + position) * dilation
            exprs.append(place)
        return index_map(2 * rank, exprs)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        lists = (dims_of(self.sizes), dims_of(self.strides), dims_of(self.dilations))
        return [
            overlapped(e, grad, self.operand, self.result, list(zip(*lists, strict=True)), e.refuse)
        ]


def window_count(size: int, window: int, stride: int, dilation: int) -> int:
    """How many windows fit into a dim."""
    if size == DYNAMIC:
        return DYNAMIC
    return max((size - (window - 1) * dilation - 1) // stride + 1, 0)
