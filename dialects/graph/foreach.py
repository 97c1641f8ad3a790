"""`graph.foreach`: one body over many tuples of tensors; `graph.across` in it combines values of all tuples.

It makes a plan visible, as `graph.fusion` does: a fusion for ops that feed each other, a foreach for
tensors without data flow between them. It becomes one launch over a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    TensorType,
    i64,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, Pure, SingleBlockImplicitTerminator
from xdsl.utils.lexer import Span

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dims,
    dims_attr,
    print_typed,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.fusion import YieldOp, check_holds_graph_ops, check_kernel_name

ACROSS = ("add", "max", "min")
"""How values of all tuples may be combined."""


@irdl_op_definition
class ForeachOp(IRDLOperation):
    """One body over many tuples of tensors; no tuple depends on another:

    ```
    %p0n, %p1n = graph.foreach "fused_sub_mul"
        (%p = [%p0 : tensor<4xf32>, %p1 : tensor<2x3xf32>], %g = [%g0 : tensor<4xf32>, %g1 : tensor<2x3xf32>])
        shared (%s = %lr : tensor<f32>) -> [tensor<4xf32>, tensor<2x3xf32>] {
      %b = graph.broadcast %s dims [] like %g : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
      %u = graph.mul %b, %g : tensor<?xf32>
      %0 = graph.sub %p, %u : tensor<?xf32>
      graph.yield %0 : tensor<?xf32>
    }
    ```
    The body sees one tuple, its tensors flat (rank 1), and the shared values. All tensors of a tuple have
    one shape. Results are listed by yielded value, and for each value by tuple. A yielded value of rank 0
    must be the same for all tuples (`graph.across`) and has one result: `-> [...], tensor<f32>`.

    A tuple may also have numbers of its own, for example a parameter's count of steps. They have rank 0
    in the body and are written `(%p = [...], %s = numbers [%s0 : tensor<f32>, %s1 : tensor<f32>])`; as
    results, `-> [...], numbers [tensor<f32>, tensor<f32>]`. The first column must be of tensors.
    """

    name = "graph.foreach"
    inputs = var_operand_def(TensorType)
    shared = var_operand_def(TensorType)
    kernel = prop_def(StringAttr)
    tuples = prop_def(IntegerAttr[IntegerType])
    numbers = opt_prop_def(Dims)
    outputs = var_result_def(TensorType)
    body = region_def("single_block")
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(IsolatedFromAbove(), SingleBlockImplicitTerminator(YieldOp), Pure())

    def __init__(
        self,
        kernel: str,
        columns: Sequence[Sequence[SSAValue]],
        shared: Sequence[SSAValue],
        results: Sequence[Sequence[Attribute]],
        body: Region,
        numbers: Iterable[int] = (),
    ):
        """`results`: for each yielded value, its types by tuple. A value of rank 0 has one type unless its
        index is in `numbers`: then every tuple has its own number."""
        own = [*numbers]
        super().__init__(
            operands=[[value for column in columns for value in column], shared],
            properties={
                "kernel": StringAttr(kernel),
                "tuples": IntegerAttr(len(columns[0]) if columns else 0, i64),
                **({"numbers": dims_attr(own)} if own else {}),
            },
            result_types=[[type_ for column in results for type_ in column]],
            regions=[body],
        )

    @property
    def count(self) -> int:
        """How many tuples."""
        return self.tuples.value.data

    @property
    def columns(self) -> list[list[SSAValue]]:
        """The operands that differ from tuple to tuple: for each argument of the body, by tuple."""
        return _cut(list(self.inputs), self.count)

    @property
    def results_by_value(self) -> list[list[SSAValue]]:
        """The results: for each yielded value, by tuple; one for a value that all tuples share."""
        rest = iter(self.outputs)
        return [
            list(islice(rest, self.count if self.is_per_tuple(number) else 1))
            for number in range(len(self.terminator.values))
        ]

    def is_per_tuple(self, number: int) -> bool:
        """Whether every tuple has a result of its own for a yielded value."""
        return is_flat(self.terminator.values[number]) or number in self.own_numbers

    @property
    def own_numbers(self) -> tuple[int, ...]:
        """The indices of yielded values of rank 0 that differ from tuple to tuple."""
        return () if self.numbers is None else tuple(self.numbers.get_values())

    def tuples_of_one_shape(self) -> list[tuple[SSAValue, ...]]:
        """For each tuple, its tensors: operands before results."""
        pairs = [
            *zip(self.body.block.args, self.columns, strict=False),
            *zip(self.terminator.values, self.results_by_value, strict=True),
        ]
        return list(zip(*(values for flat, values in pairs if is_flat(flat)), strict=True))

    @property
    def terminator(self) -> YieldOp:
        """The body's `graph.yield`."""
        last = self.body.block.last_op
        assert isinstance(last, YieldOp)
        return last

    def verify_(self) -> None:
        check_kernel_name(self.name, self.kernel.data)
        count, block = self.count, self.body.block
        require(count > 0, "graph.foreach: there must be at least one tuple")
        yields = isinstance(block.last_op, YieldOp)
        require(yields, "graph.foreach: the body must end in graph.yield")
        yielded = self.terminator.values
        require(
            all(0 <= n < len(yielded) and not is_flat(yielded[n]) for n in self.own_numbers),
            "graph.foreach: only yielded values of rank 0 can be numbers",
        )
        expected = sum(count if self.is_per_tuple(n) else 1 for n in range(len(yielded)))
        require(
            len(self.inputs) % count == 0 and len(self.outputs) == expected,
            f"graph.foreach: each column must have {count} operands or results, one for each tuple",
        )
        columns = self.columns
        require(
            len(block.args) == len(columns) + len(self.shared),
            f"graph.foreach: {len(block.args)} arguments for {len(columns)} columns and "
            f"{len(self.shared)} shared values",
        )
        args = list(block.args)
        require(bool(columns), "graph.foreach: there must be a column")
        require(is_flat(args[0]), "graph.foreach: the first column must be of tensors")
        for arg, column in zip(args, columns, strict=False):
            _check_column(arg, column, columns[0])
        for arg, value in zip(args[len(columns) :], self.shared, strict=True):
            require(
                arg.type == value.type,
                "graph.foreach: a shared value and its argument differ in type",
            )
            require(shape_of(value) == (), "graph.foreach: a shared value must have rank 0")
        for n, (value, column) in enumerate(zip(yielded, self.results_by_value, strict=True)):
            if self.is_per_tuple(n):
                _check_column(value, column, columns[0])
            else:
                require(
                    value.type == column[0].type,
                    "graph.foreach: a result and its yielded value differ in type",
                )
        check_holds_graph_ops(self.name, block)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_string_literal(self.kernel.data)
        printer.print_string(" (")
        args = list(self.body.block.args)
        columns = self.columns
        for position, (arg, column) in enumerate(zip(args, columns, strict=False)):
            printer.print_string(", " if position else "")
            printer.print_ssa_value(arg)
            printer.print_string(" = [" if is_flat(arg) else " = numbers [")
            printer.print_list(column, lambda value: print_typed(printer, value))
            printer.print_string("]")
        printer.print_string(")")
        if self.shared:
            printer.print_string(" shared (")
            pairs = list(zip(args[len(columns) :], self.shared, strict=True))
            for position, (arg, value) in enumerate(pairs):
                printer.print_string(", " if position else "")
                printer.print_ssa_value(arg)
                printer.print_string(" = ")
                print_typed(printer, value)
            printer.print_string(")")
        printer.print_string(" -> ")
        for position, column in enumerate(self.results_by_value):
            per_tuple = self.is_per_tuple(position)
            printer.print_string(", " if position else "")
            printer.print_string("numbers " if position in self.own_numbers else "")
            printer.print_string("[" if per_tuple else "")
            printer.print_list(column, lambda value: printer.print_attribute(value.type))
            printer.print_string("]" if per_tuple else "")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)

    @classmethod
    def parse(cls, parser: Parser) -> ForeachOp:
        kernel = parser.parse_str_literal()
        start = parser.pos
        bound = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: _parse_column(parser)
        )
        columns = [column for _, _, column in bound]
        if not columns:
            parser.raise_error("there must be a column", start)
        if len({len(column) for column in columns}) != 1:
            parser.raise_error("all columns must have the same number of tensors", start)
        shared: list[tuple[Span[str], SSAValue]] = []
        if parser.parse_optional_keyword("shared") is not None:
            shared = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, lambda: _parse_shared(parser)
            )
        parser.parse_punctuation("->")
        results = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, lambda: _parse_result_types(parser)
        )
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region(
            [
                *(Parser.Argument(name, type_) for name, type_, _ in bound),
                *(Parser.Argument(name, value.type) for name, value in shared),
            ]
        )
        if not body.blocks:
            body.add_block(Block())
        numbers = [number for number, (own, _) in enumerate(results) if own]
        types = [column for _, column in results]
        op = cls(kernel, columns, [value for _, value in shared], types, body, numbers)
        if attributes is not None:
            op.attributes.update(attributes.data)
        return op


def flat_like(value: SSAValue) -> AnyTensor:
    """The type that a tensor of a tuple has in the body."""
    return TensorType(tensor_type(value).element_type, [DYNAMIC])


def is_flat(value: SSAValue) -> bool:
    """Whether a value of the body is a tensor of the tuple, not a number."""
    return shape_of(value) != ()


def _parse_result_types(parser: Parser) -> tuple[bool, list[Attribute]]:
    """Whether the results are numbers of each tuple, and their types."""
    if parser.parse_optional_keyword("numbers") is not None:
        types = parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_type)
        return True, [*types]
    types = parser.parse_optional_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_type)
    return False, [parser.parse_type()] if types is None else [*types]


def _cut(values: list[SSAValue], count: int) -> list[list[SSAValue]]:
    return [values[k : k + count] for k in range(0, len(values), count)]


def _check_column(flat: SSAValue, column: Sequence[SSAValue], like: Sequence[SSAValue]) -> None:
    type_ = flat.type
    if not is_flat(flat):
        for value in column:
            require(
                value.type == type_, f"graph.foreach: the column of {type_} holds a {value.type}"
            )
        return
    require(
        isinstance(type_, TensorType) and shape_of(flat) == (DYNAMIC,),
        f"graph.foreach: in the body, a tensor has rank 1 and a `?` size; this is {type_}",
    )
    element = tensor_type(flat).element_type
    for value, other in zip(column, like, strict=True):
        require(
            tensor_type(value).element_type == element,
            f"graph.foreach: the column of {element} holds a {value.type}",
        )
        require(
            shape_of(value) == shape_of(other),
            f"graph.foreach: {value.type} and {other.type} in one tuple differ in shape",
        )


def _parse_typed(parser: Parser) -> SSAValue:
    operand = parser.parse_unresolved_operand()
    parser.parse_punctuation(":")
    start = parser.pos
    type_ = parser.parse_type()
    if not isinstance(type_, TensorType):
        parser.raise_error(f"expected a ranked tensor type, got {type_}", start, parser.pos)
    return parser.resolve_operand(operand, cast(AnyTensor, type_))


def _parse_column(parser: Parser) -> tuple[Span[str], AnyTensor, list[SSAValue]]:
    """The body's argument, its type, and the tuples' values for it."""
    name = parser.parse_argument(expect_type=False).name
    parser.parse_punctuation("=")
    are_numbers = parser.parse_optional_keyword("numbers") is not None
    start = parser.pos
    values = parser.parse_comma_separated_list(
        parser.Delimiter.SQUARE, lambda: _parse_typed(parser)
    )
    if not values:
        parser.raise_error("a column has at least one tensor", start)
    type_ = tensor_type(values[0]) if are_numbers else flat_like(values[0])
    return name, type_, values


def _parse_shared(parser: Parser):
    name = parser.parse_argument(expect_type=False).name
    parser.parse_punctuation("=")
    return name, _parse_typed(parser)


EACH = "mlfuse.each"
"""Attribute of a function's argument that is one tensor of each tuple: the function is the body of a `graph.foreach`."""


def each_arguments(func: FuncOp) -> list[int]:
    """The numbers of the arguments that are one tensor of each tuple."""
    attributes = func.arg_attrs
    if not isinstance(attributes, ArrayAttr):
        return []
    return [number for number, each in enumerate(attributes) if EACH in each.data]
