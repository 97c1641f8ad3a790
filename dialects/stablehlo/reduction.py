"""`stablehlo.reduce`: the short form, the form with a region, and several operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from xdsl.dialects.builtin import FunctionType, TensorType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import (
    SameVariadicOperandSize,
    irdl_op_definition,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import IsTerminator, Pure, RecursiveMemoryEffect
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.graph.base import check_dims, parse_dims
from mlfuse.dialects.stablehlo.base import (
    StableHLOOp,
    integers,
    print_signature,
    ranked,
)
from mlfuse.dialects.stablehlo.elementwise import BINARY, BinaryOp


@irdl_op_definition
class ReturnOp(StableHLOOp):
    """`stablehlo.return %x : T`, the end of a region."""

    name = "stablehlo.return"
    values = var_operand_def()
    traits = traits_def(IsTerminator(), Pure())
    assembly_format = "attr-dict ($values^ `:` type($values))?"


@irdl_op_definition
class ReduceOp(StableHLOOp):
    """The elements along some dims combined into one, starting from `init_values`.

    `stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (...) -> ...`
    if the region is one op of its two arguments, else
    `stablehlo.reduce(%x init: %c), (%y init: %d) across dimensions = [1] : (...) -> (...)
    reducer(%a: t, %b: t) (%c: u, %d: u) { ... }`.
    """

    name = "stablehlo.reduce"
    inputs = var_operand_def()
    init_values = var_operand_def()
    dimensions = prop_def(Attribute)
    body = region_def("single_block")
    outputs = var_result_def()
    traits = traits_def(RecursiveMemoryEffect())
    irdl_options = (SameVariadicOperandSize(),)

    @property
    def dims(self) -> tuple[int, ...]:
        """The dims that are reduced."""
        return integers(self, "dimensions")

    @property
    def combiner(self) -> BinaryOp | None:
        """The op that combines two elements; None if the region isn't a single op of its arguments."""
        block = self.body.block
        first = block.first_op
        if not isinstance(first, BinaryOp) or set(first.operands) != set(block.args):
            return None
        last = first.next_op
        if not isinstance(last, ReturnOp) or list(last.values) != [first.result]:
            return None
        return first

    def verify_(self) -> None:
        super().verify_()
        if not self.inputs:
            raise VerifyException(f"{self.name}: there is nothing to reduce")
        if len(self.inputs) != len(self.outputs):
            raise VerifyException(f"{self.name}: there must be a result for each operand")
        if len(self.body.block.args) != 2 * len(self.inputs):
            raise VerifyException(
                f"{self.name}: the region must take two arguments for each operand"
            )
        check_dims(self.dims, ranked(self.inputs[0]).get_num_dims(), f"{self.name}: dimensions")
        for init in self.init_values:
            if ranked(init).get_num_dims() > 0:
                raise VerifyException(
                    f"{self.name}: the init value is a {init.type}; it must have rank 0"
                )

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        pairs = [_parse_pair(parser)]
        while parser.parse_optional_punctuation(",") is not None:
            pairs.append(_parse_pair(parser))
        combiner = _parse_optional_combiner(parser) if len(pairs) == 1 else None
        parser.parse_keyword("across")
        parser.parse_keyword("dimensions")
        parser.parse_punctuation("=")
        dims = parse_dims(parser)
        attributes = parser.parse_optional_attr_dict()
        operands = [x for x, _ in pairs] + [init for _, init in pairs]
        values, results = _parse_types(parser, operands)
        if combiner is not None:
            region = _short_region(combiner, values[1])
        else:
            region = _parse_reducer(parser, len(pairs))
        return cls.create(
            operands=values,
            result_types=results,
            properties={"dimensions": dims},
            attributes=attributes,
            regions=[region],
        )

    def print(self, printer: Printer) -> None:
        for position, (x, init) in enumerate(zip(self.inputs, self.init_values, strict=True)):
            printer.print_string(", (" if position else "(")
            printer.print_operand(x)
            printer.print_string(" init: ")
            printer.print_operand(init)
            printer.print_string(")")
        combiner = self.combiner
        if combiner is not None:
            printer.print_string(f" applies {combiner.name}")
        printer.print_string(f" across dimensions = {list(self.dims)}")
        printer.print_op_attributes(self.attributes)
        print_signature(printer, self, short=False)
        if combiner is None:
            self._print_reducer(printer)

    def _print_reducer(self, printer: Printer) -> None:
        args, count = self.body.block.args, len(self.inputs)
        printer.print_string(" reducer")
        for left, right in zip(args[:count], args[count:], strict=True):
            printer.print_string("(")
            printer.print_list((left, right), printer.print_block_argument)
            printer.print_string(") ")
        printer.print_region(self.body, print_entry_block_args=False)


def _parse_pair(parser: Parser) -> tuple[UnresolvedOperand, UnresolvedOperand]:
    with parser.in_parens():
        operand = parser.parse_unresolved_operand()
        parser.parse_keyword("init")
        parser.parse_punctuation(":")
        return operand, parser.parse_unresolved_operand()


def _parse_optional_combiner(parser: Parser) -> type[BinaryOp] | None:
    if parser.parse_optional_keyword("applies") is None:
        return None
    start = parser.pos
    name = parser.parse_identifier()
    combiner = BINARY.get(name.removeprefix("stablehlo."))
    if combiner is None:
        known = ", ".join(op.name for op in BINARY.values())
        parser.raise_error(f"{name} doesn't combine elements, expected one of: {known}", start)
    return combiner


def _parse_types(
    parser: Parser, operands: Sequence[UnresolvedOperand]
) -> tuple[Sequence[SSAValue], Sequence[Attribute]]:
    parser.parse_punctuation(":")
    start = parser.pos
    types: FunctionType = parser.parse_function_type()
    return parser.resolve_operands(operands, types.inputs.data, start), types.outputs.data


def _short_region(combiner: type[BinaryOp], init: SSAValue) -> Region:
    """The region that `applies` stands for: one op on two scalars."""
    type_ = TensorType(ranked(init).element_type, [])
    block = Block(arg_types=[type_, type_])
    op: Operation = combiner.create(operands=list(block.args), result_types=[type_])
    block.add_ops([op, ReturnOp.create(operands=list(op.results))])
    return Region(block)


def _parse_reducer(parser: Parser, count: int) -> Region:
    parser.parse_keyword("reducer")
    left: list[Parser.Argument] = []
    right: list[Parser.Argument] = []
    for _ in range(count):
        with parser.in_parens():
            left.append(_parse_argument(parser))
            parser.parse_punctuation(",")
            right.append(_parse_argument(parser))
    return parser.parse_region([*left, *right])


def _parse_argument(parser: Parser) -> Parser.Argument:
    argument = parser.parse_argument()
    argument.location = parser.parse_optional_location()
    return argument


OPS: list[type[StableHLOOp]] = [ReduceOp, ReturnOp]
