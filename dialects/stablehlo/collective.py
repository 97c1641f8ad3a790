"""Collectives. They have only the generic form."""

from __future__ import annotations

import re
from typing import Any, cast

from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntegerAttr, UnregisteredAttr
from xdsl.ir import Attribute
from xdsl.irdl import (
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.stablehlo.base import StableHLOOp, attribute_class

CHANNEL = attribute_class("stablehlo.channel_handle")
_HANDLE = re.compile(r"\bhandle\s*=\s*(-?\d{1,18})\b")


@irdl_op_definition
class AllReduceOp(StableHLOOp):
    """`"stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({ ... }) : (T) -> T`:
    the elements of all processes of a group combined by the region."""

    name = "stablehlo.all_reduce"
    inputs = var_operand_def()
    replica_groups = prop_def(Attribute)
    channel_handle = opt_prop_def(Attribute)
    channel_id = opt_prop_def(Attribute)
    use_global_device_ids = opt_prop_def(Attribute)
    body = region_def("single_block")
    outputs = var_result_def()
    traits = traits_def(RecursiveMemoryEffect())

    @property
    def groups(self) -> list[list[int]]:
        """The processes of each group, without -1; empty if all processes are one group."""
        attr = self.replica_groups
        shape = attr.get_shape() if isinstance(attr, DenseIntOrFPElementsAttr) else ()
        if len(shape) != 2:
            raise VerifyException(f"{self.name}: replica_groups must be a matrix of integers")
        values = cast(DenseIntOrFPElementsAttr[Any], attr).get_values()
        width = shape[1]
        rows = [values[width * row : width * (row + 1)] for row in range(shape[0])]
        return [[int(rank) for rank in row if rank != -1] for row in rows]

    @property
    def channel(self) -> int:
        """The channel's number; 0 for none."""
        number = self.channel_id
        if isinstance(number, IntegerAttr):
            return cast(IntegerAttr[Any], number).value.data
        if not isinstance(self.channel_handle, UnregisteredAttr):
            return 0
        found = _HANDLE.search(self.channel_handle.value.data)
        return int(found[1]) if found is not None else 0

    def verify_(self) -> None:
        super().verify_()
        _ = self.groups
        if len(self.inputs) != len(self.outputs) or not self.inputs:
            raise VerifyException(f"{self.name}: needs one operand and one result")
        if len(self.body.block.args) != 2:
            raise VerifyException(f"{self.name}: the region must take two arguments")


OPS: list[type[StableHLOOp]] = [AllReduceOp]
