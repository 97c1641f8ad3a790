"""StableHLO's ops of dynamic shapes: JAX and PyTorch write them for unknown sizes.

A dynamic gather, pad or slice can be imported if the sizes among its operands are constants; a dynamic broadcast, iota or
reshape if its result has a static type.
"""

from __future__ import annotations

from typing import ClassVar

from xdsl.ir import Attribute
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects.graph.base import check_dims
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.dialects.stablehlo.base import StableHLOOp, integer, integers, ranked
from mlfuse.dialects.stablehlo.indexing import check_gather, gather_dims
from mlfuse.dialects.stablehlo.worded import WordedOp


@irdl_op_definition
class DynamicBroadcastInDimOp(WordedOp):
    """`stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1] : (A, S) -> B`."""

    name = "stablehlo.dynamic_broadcast_in_dim"
    WORDS: ClassVar[dict[str, str]] = {"dims": "broadcast_dimensions"}
    operand = operand_def()
    output_dimensions = operand_def()
    broadcast_dimensions = prop_def(Attribute)
    known_expanding_dimensions = opt_prop_def(Attribute)
    known_nonexpanding_dimensions = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def dims(self) -> tuple[int, ...]:
        """For each operand dim, the result's dim."""
        return integers(self, "broadcast_dimensions")

    def verify_(self) -> None:
        super().verify_()
        check_dims(self.dims, ranked(self.result).get_num_dims(), f"{self.name}: dims")


@irdl_op_definition
class DynamicGatherOp(StableHLOOp):
    """`"stablehlo.dynamic_gather"(%x, %i, %sizes) <{dimension_numbers = #stablehlo.gather<...>}> :
    (A, I, S) -> B`: a gather of slices whose size is an operand."""

    name = "stablehlo.dynamic_gather"
    operand = operand_def()
    start_indices = operand_def()
    slice_sizes = operand_def()
    dimension_numbers = prop_def(Attribute)
    indices_are_sorted = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def dims(self) -> SliceDims:
        """The dims of the gather."""
        return gather_dims(self, self.dimension_numbers)

    def verify_(self) -> None:
        super().verify_()
        check_gather(self, self.dimension_numbers)


@irdl_op_definition
class DynamicIotaOp(WordedOp):
    """`stablehlo.dynamic_iota %shape, dim = 1 : (S) -> B`."""

    name = "stablehlo.dynamic_iota"
    WORDS: ClassVar[dict[str, str]] = {"dim": "iota_dimension"}
    output_shape = operand_def()
    iota_dimension = prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        rank = ranked(self.result).get_num_dims()
        check_dims([integer(self, "iota_dimension")], rank, f"{self.name}: dim")


@irdl_op_definition
class DynamicPadOp(WordedOp):
    """`stablehlo.dynamic_pad %x, %v, %low, %high, %interior : (A, B, S, S, S) -> C`."""

    name = "stablehlo.dynamic_pad"
    operand = operand_def()
    padding_value = operand_def()
    edge_padding_low = operand_def()
    edge_padding_high = operand_def()
    interior_padding = operand_def()
    result = result_def()
    traits = traits_def(Pure())


@irdl_op_definition
class DynamicReshapeOp(WordedOp):
    """`stablehlo.dynamic_reshape %x, %shape : (A, S) -> B`."""

    name = "stablehlo.dynamic_reshape"
    operand = operand_def()
    output_shape = operand_def()
    result = result_def()
    traits = traits_def(Pure())


@irdl_op_definition
class GetDimensionSizeOp(WordedOp):
    """`stablehlo.get_dimension_size %x, dim = 1 : (A) -> tensor<i32>`."""

    name = "stablehlo.get_dimension_size"
    WORDS: ClassVar[dict[str, str]] = {"dim": "dimension"}
    operand = operand_def()
    dimension = prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        rank = ranked(self.operand).get_num_dims()
        check_dims([integer(self, "dimension")], rank, f"{self.name}: dim")


@irdl_op_definition
class RealDynamicSliceOp(WordedOp):
    """`stablehlo.real_dynamic_slice %x, %starts, %limits, %strides : (A, S, S, S) -> B`."""

    name = "stablehlo.real_dynamic_slice"
    operand = operand_def()
    start_indices = operand_def()
    limit_indices = operand_def()
    strides = operand_def()
    result = result_def()
    traits = traits_def(Pure())


OPS: list[type[StableHLOOp]] = [
    DynamicBroadcastInDimOp,
    DynamicGatherOp,
    DynamicIotaOp,
    DynamicPadOp,
    DynamicReshapeOp,
    GetDimensionSizeOp,
    RealDynamicSliceOp,
]
