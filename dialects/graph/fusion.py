"""`graph.fusion`: a decision of the plan as an op. Its region becomes one kernel, or one library call
with its epilogue."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, IsTerminator, Pure, SingleBlockImplicitTerminator

from mlfuse.dialects.graph.base import Canonicalizes, GraphOp, print_typed, require
from mlfuse.dialects.graph.format import TypedValues


@irdl_op_definition
class YieldOp(IRDLOperation):
    """`graph.yield %a, %b : tensor<4xf32>, tensor<4xf32>`: the values that a region returns."""

    name = "graph.yield"
    values = var_operand_def()
    traits = traits_def(IsTerminator(), Pure())
    assembly_format = "attr-dict custom<TypedValues>($values, type($values))"
    custom_directives = (TypedValues,)

    def __init__(self, values: Sequence[SSAValue] = ()):
        super().__init__(operands=[values])


@irdl_op_definition
class FusionOp(IRDLOperation):
    """Ops that become one kernel:

    ```
    %y = graph.fusion "fused_mul_add" (%a = %x : tensor<4xf32>) -> tensor<4xf32> {
      %0 = graph.mul %a, %a : tensor<4xf32>
      graph.yield %0 : tensor<4xf32>
    }
    ```
    The region uses no values but its arguments, so that it can be lowered, hashed and compiled by itself.
    """

    name = "graph.fusion"
    inputs = var_operand_def()
    kernel = prop_def(StringAttr)
    outputs = var_result_def()
    body = region_def("single_block")
    traits = traits_def(
        IsolatedFromAbove(), SingleBlockImplicitTerminator(YieldOp), Pure(), Canonicalizes()
    )

    def __init__(
        self,
        kernel: str,
        inputs: Sequence[SSAValue],
        result_types: Sequence[Attribute],
        body: Region,
    ):
        super().__init__(
            operands=[inputs],
            properties={"kernel": StringAttr(kernel)},
            result_types=[result_types],
            regions=[body],
        )

    @property
    def terminator(self) -> YieldOp:
        """The body's `graph.yield`."""
        last = self.body.block.last_op
        assert isinstance(last, YieldOp)
        return last

    def graph_ops(self) -> list[GraphOp]:
        """The body's ops in order, without the yield."""
        return [op for op in self.body.block.ops if isinstance(op, GraphOp)]

    def verify_(self) -> None:
        check_kernel_name(self.name, self.kernel.data)
        args = [arg.type for arg in self.body.block.args]
        given = [value.type for value in self.inputs]
        require(
            args == given,
            f"graph.fusion: {len(args)} arguments for {len(given)} inputs; each input needs one argument of its type",
        )
        yielded = [value.type for value in self.terminator.values]
        require(
            yielded == [value.type for value in self.outputs],
            "graph.fusion: graph.yield must have the results' types",
        )
        check_holds_graph_ops(self.name, self.body.block)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_string_literal(self.kernel.data)
        printer.print_string(" (")
        with_args = list(zip(self.body.block.args, self.inputs, strict=True))
        for position, (arg, value) in enumerate(with_args):
            if position:
                printer.print_string(", ")
            printer.print_ssa_value(arg)
            printer.print_string(" = ")
            print_typed(printer, value)
        printer.print_string(") -> ")
        printer.print_list(self.outputs, lambda value: printer.print_attribute(value.type))
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)

    @classmethod
    def parse(cls, parser: Parser) -> FusionOp:
        kernel = parser.parse_str_literal()
        pairs = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: _parse_binding(parser)
        )
        parser.parse_punctuation("->")
        results = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region([argument for argument, _ in pairs])
        if not body.blocks:
            body.add_block(Block())
        op = cls(kernel, [value for _, value in pairs], results, body)
        if attributes is not None:
            op.attributes.update(attributes.data)
        return op


def check_holds_graph_ops(op_name: str, block: Block) -> None:
    """Raise unless a body holds only graph ops and a yield."""
    for op in block.ops:
        require(
            isinstance(op, GraphOp | YieldOp),
            f"{op_name}: {op.name} can't be inside; only graph ops can",
        )


def check_kernel_name(op_name: str, name: str) -> None:
    """Raise unless `name` is a valid kernel name."""
    require(
        name.isidentifier() and name.isascii() and len(name) <= 200,
        f"{op_name}: the kernel name {name!r} must be an ASCII identifier of at most 200 characters",
    )


def _parse_binding(parser: Parser) -> tuple[Parser.Argument, SSAValue]:
    name = parser.parse_argument(expect_type=False).name
    parser.parse_punctuation("=")
    operand = parser.parse_unresolved_operand()
    parser.parse_punctuation(":")
    type_ = parser.parse_type()
    return parser.Argument(name, type_), parser.resolve_operand(operand, type_)
