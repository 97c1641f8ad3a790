"""The host function's collectives at the loop and kernel levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import MemRefType, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue
from xdsl.irdl import (
    IRDLOperation,
    SameVariadicOperandSize,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import HasParent, MemoryReadEffect, MemoryWriteEffect

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.collective import (
    REDUCTIONS,
    Groups,
    RankGroups,
    check_groups,
    problem_with,
    ranks_of,
)
from mlfuse.dialects.graph.format import DimLists, Operands, Word
from mlfuse.dialects.loop.format import Memrefs


@irdl_op_definition
class AllReduceOp(IRDLOperation):
    """`loop.all_reduce add f32 ins(%a, %b : T, U) outs(%c, %d : T, U) groups [[0, 1]]`.

    Combines buffers over the ranks of a group, see `graph.all_reduce`. Output k may be input k, which is
    then overwritten; otherwise outputs and inputs don't overlap. The element type is the graph's, with its
    sign, because integers are signless below the graph.
    """

    name = "loop.all_reduce"
    reduction = prop_def(StringAttr)
    element = prop_def(StringAttr)
    groups = opt_prop_def(Groups)
    inputs = var_operand_def(MemRefType)
    outputs = var_operand_def(MemRefType)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect(), HasParent(FuncOp))
    irdl_options = (SameVariadicOperandSize(),)
    assembly_format = (
        "custom<Word>($reduction) custom<Word>($element) "
        "`ins` `(` custom<Operands>($inputs) `:` custom<Memrefs>(type($inputs)) `)` "
        "`outs` `(` custom<Operands>($outputs) `:` custom<Memrefs>(type($outputs)) `)` "
        "(`groups` custom<DimLists>($groups)^)? attr-dict"
    )
    custom_directives = (Word, Operands, Memrefs, DimLists)

    def __init__(
        self,
        reduction: str,
        element: str,
        inputs: Sequence[SSAValue],
        outputs: Sequence[SSAValue],
        groups: Groups | None = None,
    ):
        super().__init__(
            operands=[inputs, outputs],
            properties={
                "reduction": StringAttr(reduction),
                "element": StringAttr(element),
                "groups": groups,
            },
        )

    @property
    def ranks(self) -> RankGroups | None:
        """The groups; None where all ranks are one group."""
        return ranks_of(self.groups)

    @property
    def dtype(self) -> DType:
        """The element type, sign included."""
        return dtypes.named(self.element.data)

    def verify_(self) -> None:
        require(bool(self.inputs), "loop.all_reduce: there is nothing to reduce")
        require(
            self.reduction.data in REDUCTIONS,
            f"loop.all_reduce: unknown reduction {self.reduction.data!r}, expected one of: "
            f"{', '.join(REDUCTIONS)}",
        )
        require(
            self.element.data in dtypes.names(),
            f"loop.all_reduce: unknown element type {self.element.data!r}",
        )
        problem = problem_with(self.reduction.data, self.dtype)
        require(problem is None, f"loop.all_reduce: {problem}")
        require(
            list(self.inputs.types) == list(self.outputs.types),
            "loop.all_reduce: the outputs must have the inputs' types",
        )
        stored = self.dtype.signless
        for value in self.inputs:
            type_: Any = value.type
            require(
                type_.element_type == stored,
                f"loop.all_reduce: {self.element.data} is stored as {stored}, not in a {type_}",
            )
        self._check_places()
        check_groups(self.ranks, self.name)

    def _check_places(self) -> None:
        require(
            len(set(self.outputs)) == len(self.outputs), "loop.all_reduce: an output is given twice"
        )
        for position, output in enumerate(self.outputs):
            elsewhere = [n for n, value in enumerate(self.inputs) if value is output]
            require(
                elsewhere in ([], [position]),
                "loop.all_reduce: an output overwrites an input of another position",
            )
