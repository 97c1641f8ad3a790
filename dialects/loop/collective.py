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
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import HasParent, MemoryReadEffect, MemoryWriteEffect

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.collective import (
    REDUCTIONS,
    Groups,
    RankGroups,
    check_groups,
    parse_optional_groups,
    print_groups,
    problem_with,
    ranks_of,
)


@irdl_op_definition
class AllReduceOp(IRDLOperation):
    """`loop.all_reduce add f32 ins(%a, %b : T, U) outs(%c, %d : T, U) groups [[0, 1]]`.

    Buffers are combined over the ranks of a group, see `graph.all_reduce`. An output may be the input
    in the same place, which is then overwritten; else it overlaps with none. The element type is
    the graph's, sign included: below the graph integers have none.
    """

    name = "loop.all_reduce"
    reduction = prop_def(StringAttr)
    element = prop_def(StringAttr)
    groups = opt_prop_def(Groups)
    inputs = var_operand_def(MemRefType)
    outputs = var_operand_def(MemRefType)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect(), HasParent(FuncOp))
    irdl_options = (SameVariadicOperandSize(),)

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
        """The groups; None where all ranks are one."""
        return ranks_of(self.groups)

    @property
    def dtype(self) -> DType:
        """The element type, sign included."""
        return dtypes.named(self.element.data)

    def verify_(self) -> None:
        require(bool(self.inputs), "loop.all_reduce: there is nothing to reduce")
        require(
            self.reduction.data in REDUCTIONS,
            f"loop.all_reduce: unknown reduction {self.reduction.data!r}; there are: "
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
            "loop.all_reduce: the outputs are of the inputs' types",
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
            len(set(self.outputs)) == len(self.outputs), "loop.all_reduce: an output is named twice"
        )
        for position, output in enumerate(self.outputs):
            elsewhere = [n for n, value in enumerate(self.inputs) if value is output]
            require(
                elsewhere in ([], [position]),
                "loop.all_reduce: an output overwrites an input in another place",
            )

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.reduction.data} {self.element.data}")
        for word, values in (("ins", self.inputs), ("outs", self.outputs)):
            printer.print_string(f" {word}(")
            printer.print_list(values, printer.print_operand)
            printer.print_string(" : ")
            printer.print_list(values.types, printer.print_attribute)
            printer.print_string(")")
        if self.groups is not None:
            printer.print_string(" groups ")
            print_groups(printer, self.groups)
        printer.print_op_attributes(self.attributes)

    @classmethod
    def parse(cls, parser: Parser) -> AllReduceOp:
        reduction = parser.parse_identifier()
        element = parser.parse_identifier()
        inputs = _parse_buffers(parser, "ins")
        outputs = _parse_buffers(parser, "outs")
        op = cls(reduction, element, inputs, outputs, parse_optional_groups(parser))
        op.attributes.update(parser.parse_optional_attr_dict())
        return op


def _parse_buffers(parser: Parser, word: str) -> Sequence[SSAValue]:
    parser.parse_keyword(word)
    with parser.in_parens():
        start = parser.pos
        operands = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        return parser.resolve_operands(operands, types, start)
