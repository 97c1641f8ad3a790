"""Ops on windows that slide over a tensor: pooling and its gradient. They have only the generic form."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import Attribute
from xdsl.irdl import (
    SameVariadicOperandSize,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import RecursiveMemoryEffect

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.stablehlo.base import StableHLOOp, check_scalar, integers, ranked


@dataclass(frozen=True)
class Window:
    """One dim of a window: its size, stride and dilation, and the operand's dilation and padding (which
    may be negative)."""

    size: int
    stride: int
    dilation: int
    base_dilation: int
    low: int
    high: int


class WindowedOp(StableHLOOp):
    """An op with a window over its first operand."""

    @property
    def windows(self) -> list[Window]:
        """The window along each dim. VerifyException if the numbers don't fit together."""
        rank = ranked(self.operands[0]).get_num_dims()
        padding = self._numbers("padding", 2 * rank, 0)
        columns = (
            self._numbers("window_dimensions", rank, 1),
            self._numbers("window_strides", rank, 1),
            self._numbers("window_dilations", rank, 1),
            self._numbers("base_dilations", rank, 1),
            padding[::2],
            padding[1::2],
        )
        return [Window(*each) for each in zip(*columns, strict=True)]

    def _numbers(self, name: str, count: int, default: int) -> tuple[int, ...]:
        if name not in self.properties:
            return (default,) * count
        values = integers(self, name)
        require(
            len(values) == count,
            f"{self.name}: {name} has {len(values)} numbers, {self.operands[0].type} needs {count}",
        )
        return values

    def verify_(self) -> None:
        super().verify_()
        for window in self.windows:
            positive = (window.size, window.stride, window.dilation, window.base_dilation)
            require(
                min(positive) > 0,
                f"{self.name}: sizes, strides and dilations of a window must be positive",
            )


@irdl_op_definition
class ReduceWindowOp(WindowedOp):
    """The elements of each window combined into one, starting from `init_values`."""

    name = "stablehlo.reduce_window"
    inputs = var_operand_def()
    init_values = var_operand_def()
    window_dimensions = prop_def(Attribute)
    window_strides = opt_prop_def(Attribute)
    base_dilations = opt_prop_def(Attribute)
    window_dilations = opt_prop_def(Attribute)
    padding = opt_prop_def(Attribute)
    body = region_def("single_block")
    outputs = var_result_def()
    traits = traits_def(RecursiveMemoryEffect())
    irdl_options = (SameVariadicOperandSize(),)

    def verify_(self) -> None:
        require(bool(self.inputs), f"{self.name}: there is nothing to reduce")
        super().verify_()
        require(
            len(self.inputs) == len(self.outputs),
            f"{self.name}: there must be a result for each operand",
        )
        require(
            len(self.body.block.args) == 2 * len(self.inputs),
            f"{self.name}: the region must take two arguments for each operand",
        )
        for init in self.init_values:
            check_scalar(self, init, "the init value")


@irdl_op_definition
class SelectAndScatterOp(WindowedOp):
    """Combines (`scatter`) each element of `source` into the result, at the element of its window that
    `select` picks.

    The result starts with `init_value` everywhere.
    """

    name = "stablehlo.select_and_scatter"
    operand = operand_def()
    source = operand_def()
    init_value = operand_def()
    window_dimensions = opt_prop_def(Attribute)
    window_strides = opt_prop_def(Attribute)
    padding = opt_prop_def(Attribute)
    select = region_def("single_block")
    scatter = region_def("single_block")
    result = result_def()
    traits = traits_def(RecursiveMemoryEffect())

    def verify_(self) -> None:
        super().verify_()
        for name, region in (("select", self.select), ("scatter", self.scatter)):
            require(len(region.block.args) == 2, f"{self.name}: {name} must take two arguments")
        check_scalar(self, self.init_value, "the init value")


OPS: list[type[StableHLOOp]] = [ReduceWindowOp, SelectAndScatterOp]
