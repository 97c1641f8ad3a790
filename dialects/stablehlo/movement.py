"""Ops that only move elements: pad, concatenate, reverse, broadcast."""

from __future__ import annotations

from typing import ClassVar

from xdsl.ir import Attribute
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure

from mlfuse.dialects.graph.base import check_dims, require
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    check_one_type,
    check_scalar,
    integer,
    integers,
    ranked,
)
from mlfuse.dialects.stablehlo.worded import WordedOp


@irdl_op_definition
class PadOp(WordedOp):
    """`stablehlo.pad %x, %v, low = [1, 0], high = [1, -2], interior = [0, 0] : (A, B) -> C`."""

    name = "stablehlo.pad"
    WORDS: ClassVar[dict[str, str]] = {
        "low": "edge_padding_low",
        "high": "edge_padding_high",
        "interior": "interior_padding",
    }
    operand = operand_def()
    padding_value = operand_def()
    edge_padding_low = prop_def(Attribute)
    edge_padding_high = prop_def(Attribute)
    interior_padding = prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def padding(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """How many elements are put before, after and between the operand's, for each dim."""
        low, high, interior = (integers(self, name) for name in self.WORDS.values())
        return low, high, interior

    def verify_(self) -> None:
        super().verify_()
        rank = ranked(self.operand).get_num_dims()
        for word, values in zip(self.WORDS, self.padding, strict=True):
            require(
                len(values) == rank,
                f"{self.name}: {word} {list(values)} must be one number for each dim of "
                f"{self.operand.type}",
            )
        check_scalar(self, self.padding_value, "the padding value")


@irdl_op_definition
class ConcatenateOp(WordedOp):
    """`stablehlo.concatenate %a, %b, dim = 0 : (A, B) -> C`."""

    name = "stablehlo.concatenate"
    WORDS: ClassVar[dict[str, str]] = {"dim": "dimension"}
    inputs = var_operand_def()
    dimension = prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        require(bool(self.inputs), f"{self.name}: there is nothing to concatenate")
        rank = ranked(self.result).get_num_dims()
        check_dims([integer(self, "dimension")], rank, f"{self.name}: dim")


@irdl_op_definition
class ReverseOp(WordedOp):
    """`stablehlo.reverse %x, dims = [0] : T`."""

    name = "stablehlo.reverse"
    WORDS: ClassVar[dict[str, str]] = {"dims": "dimensions"}
    SHORT: ClassVar[bool] = True
    operand = operand_def()
    dimensions = prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def dims(self) -> tuple[int, ...]:
        """The dims that are reversed."""
        return integers(self, "dimensions")

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.operand, self.result])
        check_dims(self.dims, ranked(self.operand).get_num_dims(), f"{self.name}: dims")


@irdl_op_definition
class BroadcastOp(WordedOp):
    """`stablehlo.broadcast %x, sizes = [2, 3] : (A) -> B`: dims of these sizes are added in front."""

    name = "stablehlo.broadcast"
    WORDS: ClassVar[dict[str, str]] = {"sizes": "broadcast_sizes"}
    operand = operand_def()
    broadcast_sizes = prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        shape = [*integers(self, "broadcast_sizes"), *ranked(self.operand).get_shape()]
        require(
            list(ranked(self.result).get_shape()) == shape,
            f"{self.name}: the result should be {shape}, not {self.result.type}",
        )


OPS: list[type[StableHLOOp]] = [PadOp, ConcatenateOp, ReverseOp, BroadcastOp]
