"""Branches: `stablehlo.case` and `stablehlo.if`. They have only the generic form."""

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
    """Runs one of its regions. The regions have no arguments and may use values from outside."""

    @property
    @abc.abstractmethod
    def chooser(self) -> SSAValue:
        """The value that selects the region."""

    @abc.abstractmethod
    def chosen(self, value: int) -> Region:
        """The region for a value of the chooser."""

    def verify_(self) -> None:
        super().verify_()
        check_scalar(self, self.chooser, "the value that selects a branch")
        for region in self.regions:
            last = region.block.last_op
            if region.block.args:
                raise VerifyException(f"{self.name}: a branch can't have arguments")
            if not isinstance(last, ReturnOp) or last.operand_types != self.result_types:
                raise VerifyException(f"{self.name}: a branch must end in a return of all results")


@irdl_op_definition
class CaseOp(BranchOp):
    """`"stablehlo.case"(%i) ({ ... }, { ... }) : (tensor<i32>) -> T`: branch %i; the last branch if %i is
    out of range."""

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
            raise VerifyException(f"{self.name}: there must be at least one branch")
        if ranked(self.index).element_type != i32:
            raise VerifyException(
                f"{self.name}: the index is a {self.index.type}; it must be an i32"
            )


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
            raise VerifyException(
                f"{self.name}: the predicate is a {self.pred.type}; it must be an i1"
            )


OPS: list[type[StableHLOOp]] = [CaseOp, IfOp]
