"""Activations with a second operand or two halves: prelu, glu, swiglu."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, TensorType, i64
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import AnyTensor, Dim, require, shape_of, tensor_type
from mlfuse.dialects.graph.composite import (
    OPERAND_T,
    AlongAxisOp,
    Axis,
    CompositeOp,
    Emitter,
)
from mlfuse.dialects.graph.functions import SigmoidOp
from mlfuse.dialects.graph.reshape import ReshapeOp


@irdl_op_definition
class PreluOp(AlongAxisOp):
    """`graph.prelu %x, %slope : tensor<8x16x4xf32>, tensor<16xf32>` (He et al., 2015).

    x where x > 0, else slope * x. `slope` has one value, or one for each index along `axis` (1, the
    channels, unless given).
    """

    name = "graph.prelu"
    operand = operand_def(OPERAND_T)
    slope = operand_def()
    axis = prop_def(Axis, default_value=IntegerAttr(1, i64))
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data

    @property
    def is_shared(self) -> bool:
        """Whether all elements have one slope."""
        return shape_of(self.slope) in ((), (1,))

    def verify_(self) -> None:
        if not self.is_shared:
            super().verify_()  # only here the axis is used
            size = shape_of(self.operand)[self.axis_index]
            require(
                shape_of(self.slope) == (size,),
                f"graph.prelu: the slope is a {self.slope.type}; it must have one value or {size}",
            )
        else:
            CompositeOp.verify_(self)
        require(
            dtypes.of(self.slope.type) == self.result_dtype,
            f"graph.prelu: the slope is a {self.slope.type}; it must have the element type of "
            f"{self.operand.type}",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        yield from super().equal_dims()
        if not self.is_shared:
            yield (self.slope, 0), (self.result, self.axis_index)

    def numpy(self, *args: Array) -> Array:
        x, slope = args
        if not self.is_shared:
            slope = slope.reshape([-1 if d == self.axis_index else 1 for d in range(x.ndim)])
        return np.where(x > 0, x, x * slope.reshape(slope.shape if x.ndim else ()))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, slope = args
        if shape_of(slope) == (1,):
            slope = e.emit(ReshapeOp(slope, TensorType(tensor_type(slope).element_type, [])))
        dims = () if self.is_shared else (self.axis_index,)
        below = e.mul(x, e.broadcast(slope, dims, x))
        return e.select(e.compare("gt", x, 0.0), x, below)


class GatedOp(AlongAxisOp):
    """A composite of the two halves a and b of its operand along the axis (by default the last)."""

    operand = operand_def()
    axis = prop_def(Axis, default_value=IntegerAttr(-1, i64))
    result = result_def()
    traits = traits_def(Pure())

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data

    def inferred_type(self) -> AnyTensor:
        type_ = tensor_type(self.operand)
        shape = list(type_.get_shape())
        shape[self.axis_index] //= 2
        return TensorType(type_.element_type, shape)

    def verify_(self) -> None:
        rank = self.rank
        require(rank > 0, f"{self.name}: a scalar can't be halved")
        if -rank <= self.raw_axis < rank:
            size = shape_of(self.operand)[self.axis_index]
            require(
                size != DYNAMIC and size % 2 == 0,
                f"{self.name}: the axis must have a static, even size, not "
                f"{'?' if size == DYNAMIC else size}",
            )
        super().verify_()

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position in self.kept():
            yield (self.operand, position), (self.result, position)

    def halves(self, e: Emitter, x: SSAValue) -> tuple[SSAValue, SSAValue]:
        """The first and the second half."""
        axis, half = self.axis_index, self.result_type.get_shape()[self.axis_index]
        return build.slice_in_dim(e, x, axis, 0, half), build.slice_in_dim(
            e, x, axis, half, 2 * half
        )


def _sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


@irdl_op_definition
class GluOp(GatedOp):
    """`graph.glu %x : tensor<8x32xf32> -> tensor<8x16xf32>`: a * sigmoid(b) of the halves a and b
    (Dauphin et al., 2017)."""

    name = "graph.glu"

    def numpy(self, *args: Array) -> Array:
        a, b = np.split(args[0], 2, axis=self.axis_index)
        return a * _sigmoid(b)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        a, b = self.halves(e, args[0])
        return e.mul(a, e.apply(SigmoidOp, b))


@irdl_op_definition
class SwigluOp(GatedOp):
    """`graph.swiglu %x : tensor<8x32xf32> -> tensor<8x16xf32>`: silu(a) * b of the halves a and b
    (Shazeer, 2020)."""

    name = "graph.swiglu"

    def numpy(self, *args: Array) -> Array:
        a, b = np.split(args[0], 2, axis=self.axis_index)
        return a * _sigmoid(a) * b

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        a, b = self.halves(e, args[0])
        return e.mul(e.mul(a, e.apply(SigmoidOp, a)), b)


OPS: list[type[CompositeOp]] = [GluOp, PreluOp, SwigluOp]
