"""Loop nests over named index spaces: `loop.parallel`, `loop.serial`, `loop.reduce`, `loop.scan`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from xdsl.dialects.builtin import (
    IndexType,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
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
from xdsl.traits import (
    IsTerminator,
    NoTerminator,
    RecursiveMemoryEffect,
)

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import Dims, dims_attr, dims_of, print_typed, require


@irdl_op_definition
class YieldOp(IRDLOperation):
    """`loop.yield %a, %b : f32, f32`: the values of one iteration, or of a combiner."""

    name = "loop.yield"
    values = var_operand_def()
    traits = traits_def(IsTerminator())
    assembly_format = "$values attr-dict `:` type($values)"

    def __init__(self, values: Sequence[SSAValue]):
        super().__init__(operands=[values])


SKIPS_ZEROS = "skips_zeros"
"""On a sum of products: a term whose left factor is 0 may be left out, even if the right one is infinite or NaN."""


class NestOp(IRDLOperation):
    """Loops over an index space: `(%i, %j) in (%n, 128)`."""

    def indices(self) -> Sequence[SSAValue]:
        """The index variables, outermost first."""
        return self.regions[0].block.args

    def mixed_bounds(self) -> list[int | SSAValue]:
        """The sizes: ints where static."""
        dynamic = iter(self.operands)  # bounds come before all other operands
        return [next(dynamic) if s == DYNAMIC else s for s in dims_of(self.static_sizes())]

    def static_sizes(self) -> Dims:
        """The attribute of the sizes; `DYNAMIC` for each that is an operand."""
        return cast(Dims, self.properties["static_bounds"])

    def verify_bounds(self) -> None:
        """Raise unless there is one index variable for each bound."""
        static = self.static_sizes()
        args = self.regions[0].block.args
        require(
            len(args) == len(static) and all(isinstance(a.type, IndexType) for a in args),
            f"{self.name}: {len(args)} index variables for {len(static)} bounds",
        )


def split_bounds(bounds: Sequence[int | SSAValue]) -> tuple[list[SSAValue], Dims]:
    """The dynamic sizes as operands, and the attribute with the static ones."""
    dynamic = [bound for bound in bounds if isinstance(bound, SSAValue)]
    static = [DYNAMIC if isinstance(bound, SSAValue) else bound for bound in bounds]
    return dynamic, dims_attr(static)


def print_space(
    printer: Printer, indices: Sequence[SSAValue], bounds: Sequence[int | SSAValue]
) -> None:
    """` (%i, %j) in (%n, 128)`."""
    printer.print_string(" (")
    printer.print_list(indices, printer.print_ssa_value)
    printer.print_string(") in (")
    printer.print_list(
        bounds,
        lambda b: (
            printer.print_operand(b) if isinstance(b, SSAValue) else printer.print_string(str(b))
        ),
    )
    printer.print_string(")")


def parse_space(parser: Parser) -> tuple[list[Parser.Argument], list[int | SSAValue]]:
    """Parse what `print_space` printed."""
    names = parser.parse_comma_separated_list(
        parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False).name
    )
    parser.parse_keyword("in")
    bounds = parser.parse_comma_separated_list(parser.Delimiter.PAREN, lambda: parse_bound(parser))
    return [Parser.Argument(name, IndexType()) for name in names], bounds


def parse_bound(parser: Parser) -> int | SSAValue:
    """`128` or `%n`."""
    operand = parser.parse_optional_unresolved_operand()
    if operand is not None:
        return parser.resolve_operand(operand, IndexType())
    return parser.parse_integer(allow_boolean=False, allow_negative=False)


class LoopOp(NestOp):
    """A nest that yields nothing: `(%i, %j) in (%n, 128) { ... }`."""

    bounds = var_operand_def(IndexType())
    static_bounds = prop_def(Dims)
    body = region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(self, bounds: Sequence[int | SSAValue], body: Region | None = None):
        if body is None:
            body = Region(Block(arg_types=[IndexType()] * len(bounds)))
        dynamic, static = split_bounds(bounds)
        super().__init__(operands=[dynamic], properties={"static_bounds": static}, regions=[body])

    def verify_(self) -> None:
        self.verify_bounds()

    def print(self, printer: Printer) -> None:
        print_space(printer, self.indices(), self.mixed_bounds())
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        args, bounds = parse_space(parser)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region(args)
        op = cls(bounds, body)
        op.attributes.update({} if attributes is None else attributes.data)
        return op


@irdl_op_definition
class ParallelOp(LoopOp):
    """`loop.parallel (%i, %j) in (%n, 128) { ... }`: independent iterations, in any order."""

    name = "loop.parallel"


@irdl_op_definition
class SerialOp(LoopOp):
    """`loop.serial (%i, %j) in (%n, 128) { ... }`: one iteration after the other, row-major.

    An iteration may load what an earlier one stored: a scatter adds to elements at computed indices.
    """

    name = "loop.serial"


@irdl_op_definition
class ReduceOp(NestOp):
    """Combines the values that the iterations yield; without iterations, the results are the init values.

    ```
    %m = loop.reduce (%j) in (1024) init (%ninf : f32) {
      %v = loop.load %x[%i, %j] : memref<8x1024xf32>
      loop.yield %v : f32
    } combine (%a, %b) {
      %c = arith.maximumf %a, %b : f32
      loop.yield %c : f32
    }
    ```
    The combiner must be associative and commutative up to rounding, and `init` must be its identity, so
    values may be combined in any order. The body may store to a `loop.local`, each iteration to its own
    element.
    """

    name = "loop.reduce"
    bounds = var_operand_def(IndexType())
    init = var_operand_def()
    static_bounds = prop_def(Dims)
    results_ = var_result_def()
    body = region_def("single_block")
    combiner = region_def("single_block")
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(RecursiveMemoryEffect())

    def __init__(
        self,
        bounds: Sequence[int | SSAValue],
        init: Sequence[SSAValue],
        body: Region | None = None,
        combiner: Region | None = None,
    ):
        types = [value.type for value in init]
        if body is None:
            body = Region(Block(arg_types=[IndexType()] * len(bounds)))
        if combiner is None:
            combiner = Region(Block(arg_types=types * 2))
        dynamic, static = split_bounds(bounds)
        super().__init__(
            operands=[dynamic, init],
            properties={"static_bounds": static},
            result_types=[types],
            regions=[body, combiner],
        )

    def verify_(self) -> None:
        self.verify_bounds()
        types = [value.type for value in self.init]
        for what, region in (("body", self.body), ("combiner", self.combiner)):
            last = region.block.last_op
            require(
                isinstance(last, YieldOp) and [v.type for v in last.values] == types,
                f"loop.reduce: the {what} must yield the types of init",
            )
        require(
            [arg.type for arg in self.combiner.block.args] == types * 2,
            "loop.reduce: the combiner must take two sets of partial results",
        )

    def print(self, printer: Printer) -> None:
        print_space(printer, self.indices(), self.mixed_bounds())
        printer.print_string(" init (")
        printer.print_list(self.init, lambda value: print_typed(printer, value))
        printer.print_string(")")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)
        printer.print_string(" combine (")
        printer.print_list(self.combiner.block.args, printer.print_ssa_value)
        printer.print_string(") ")
        printer.print_region(self.combiner, print_entry_block_args=False)

    @classmethod
    def parse(cls, parser: Parser) -> ReduceOp:
        args, bounds = parse_space(parser)
        parser.parse_keyword("init")
        init = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parse_typed(parser)
        )
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region(args)
        types = [value.type for value in init]
        combiner = parse_region_of(parser, "combine", [*types, *types])
        op = cls(bounds, init, body, combiner)
        op.attributes.update({} if attributes is None else attributes.data)
        return op


@irdl_op_definition
class ScanOp(NestOp):
    """Combines the values that the iterations yield, in order; a region gets every intermediate result.

    ```
    loop.scan (%j) in (1024) init (%zero : f32) {
      %v = loop.load %x[%i, %j] : memref<8x1024xf32>
      loop.yield %v : f32
    } combine (%a, %b) {
      %c = arith.addf %a, %b : f32
      loop.yield %c : f32
    } each (%k, %before, %now) {
      loop.store %now, %y[%i, %k] : memref<8x1024xf32>
    }
    ```
    The last region runs once for each iteration, with its index and the results before and after it. The
    combiner must be associative up to rounding, and `init` must be its identity, so ranges may be combined
    first; the left operand always comes from earlier iterations.
    """

    name = "loop.scan"
    bounds = var_operand_def(IndexType())
    init = var_operand_def()
    static_bounds = prop_def(Dims)
    body = region_def("single_block")
    combiner = region_def("single_block")
    each = region_def("single_block")
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(RecursiveMemoryEffect(), NoTerminator())

    def __init__(
        self,
        bounds: Sequence[int | SSAValue],
        init: Sequence[SSAValue],
        body: Region,
        combiner: Region | None = None,
        each: Region | None = None,
    ):
        types = [value.type for value in init]
        if combiner is None:
            combiner = Region(Block(arg_types=types * 2))
        if each is None:
            each = Region(Block(arg_types=[*[IndexType()] * len(bounds), *types, *types]))
        dynamic, static = split_bounds(bounds)
        super().__init__(
            operands=[dynamic, init],
            properties={"static_bounds": static},
            regions=[body, combiner, each],
        )

    def each_indices(self) -> Sequence[SSAValue]:
        """The index variables of the region that gets the results."""
        return self.each.block.args[: len(self.indices())]

    def verify_(self) -> None:
        self.verify_bounds()
        types = [value.type for value in self.init]
        for what, region in (("body", self.body), ("combiner", self.combiner)):
            last = region.block.last_op
            require(
                isinstance(last, YieldOp) and [v.type for v in last.values] == types,
                f"loop.scan: the {what} must yield the types of init",
            )
        require(
            [arg.type for arg in self.combiner.block.args] == types * 2,
            "loop.scan: the combiner must take two sets of results",
        )
        indices = [IndexType()] * len(self.indices())
        require(
            [arg.type for arg in self.each.block.args] == [*indices, *types, *types],
            "loop.scan: the last region must take the indices and two sets of results",
        )

    def print(self, printer: Printer) -> None:
        print_space(printer, self.indices(), self.mixed_bounds())
        printer.print_string(" init (")
        printer.print_list(self.init, lambda value: print_typed(printer, value))
        printer.print_string(")")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)
        for word, region in (("combine", self.combiner), ("each", self.each)):
            printer.print_string(f" {word} (")
            printer.print_list(region.block.args, printer.print_ssa_value)
            printer.print_string(") ")
            printer.print_region(region, print_entry_block_args=False)

    @classmethod
    def parse(cls, parser: Parser) -> ScanOp:
        args, bounds = parse_space(parser)
        parser.parse_keyword("init")
        init = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parse_typed(parser)
        )
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region(args)
        types = [value.type for value in init]
        combiner = parse_region_of(parser, "combine", [*types, *types])
        indices = [IndexType()] * len(args)
        each = parse_region_of(parser, "each", [*indices, *types, *types])
        op = cls(bounds, init, body, combiner, each)
        op.attributes.update({} if attributes is None else attributes.data)
        return op


def parse_region_of(parser: Parser, word: str, types: Sequence[Attribute]) -> Region:
    """`word (%a, %b) { ... }` with arguments of these types."""
    parser.parse_keyword(word)
    start = parser.pos
    names = parser.parse_comma_separated_list(
        parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False).name
    )
    if len(names) != len(types):
        parser.raise_error(f"`{word}` takes {len(types)} names", start)
    return parser.parse_region(
        [Parser.Argument(name, type_) for name, type_ in zip(names, types, strict=True)]
    )


def parse_typed(parser: Parser) -> SSAValue:
    operand = parser.parse_unresolved_operand()
    parser.parse_punctuation(":")
    return parser.resolve_operand(operand, parser.parse_type())
