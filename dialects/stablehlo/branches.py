"""Branches: `stablehlo.case` and `stablehlo.if`, in the generic form, the only one they have."""

from __future__ import annotations

import abc

from xdsl.dialects.builtin import i1, i32
from xdsl.ir import Region, SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    region_def,
    traits_def,
    var_region_def,
    var_result_def,
)
from xdsl.traits import RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.stablehlo.base import StableHLOOp, check_scalar, ranked
from mlfuse.dialects.stablehlo.reduction import ReturnOp


class BranchOp(StableHLOOp, abc.ABC):
    """Does what one of its regions says; they take no arguments and may use values from outside."""

    @property
    @abc.abstractmethod
    def chooser(self) -> SSAValue:
        """The value that says which region it is."""

    @abc.abstractmethod
    def chosen(self, value: int) -> Region:
        """The region for a value of the chooser."""

    def verify_(self) -> None:
        super().verify_()
        check_scalar(self, self.chooser, "what it chooses by")
        for region in self.regions:
            last = region.block.last_op
            if region.block.args:
                raise VerifyException(f"{self.name}: a branch takes no arguments")
            if not isinstance(last, ReturnOp) or last.operand_types != self.result_types:
                raise VerifyException(f"{self.name}: a branch ends in a return of all results")


@irdl_op_definition
class CaseOp(BranchOp):
    """`"stablehlo.case"(%i) ({ ... }, { ... }) : (tensor<i32>) -> T`: branch %i, of an index that
    there isn't the last one."""

    name = "stablehlo.case"
    index = operand_def()
    branches = var_region_def("single_block")
    outputs = var_result_def()
    traits = traits_def(RecursiveMemoryEffect())

    @property
    def chooser(self) -> SSAValue:
        return self.index

    def chosen(self, value: int) -> Region:
        return self.branches[value if 0 <= value < len(self.branches) else -1]

    def verify_(self) -> None:
        super().verify_()
        if not self.branches:
            raise VerifyException(f"{self.name}: there must be a branch")
        if ranked(self.index).element_type != i32:
            raise VerifyException(f"{self.name}: the index is a {self.index.type}, not an i32")


@irdl_op_definition
class IfOp(BranchOp):
    """`"stablehlo.if"(%p) ({ ... }, { ... }) : (tensor<i1>) -> T`: the first branch where %p holds,
    else the second."""

    name = "stablehlo.if"
    pred = operand_def()
    true_branch = region_def("single_block")
    false_branch = region_def("single_block")
    outputs = var_result_def()
    traits = traits_def(RecursiveMemoryEffect())

    @property
    def chooser(self) -> SSAValue:
        return self.pred

    def chosen(self, value: int) -> Region:
        return self.true_branch if value else self.false_branch

    def verify_(self) -> None:
        super().verify_()
        if ranked(self.pred).element_type != i1:
            raise VerifyException(f"{self.name}: the predicate is a {self.pred.type}, not an i1")


OPS: list[type[StableHLOOp]] = [CaseOp, IfOp]
