"""Reductions carried across the rows of a kernel: `loop.accumulate`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import AffineMapAttr, IndexType, MemRefType
from xdsl.ir import Block, Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import (
    AttrSizedOperandSegments,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import MemoryWriteEffect, RecursiveMemoryEffect

from mlfuse.dialects.graph.base import print_typed, require
from mlfuse.dialects.loop.access import (
    AccessOp,
    map_property,
    parse_access,
    print_access,
)
from mlfuse.dialects.loop.format import parse_memref
from mlfuse.dialects.loop.kernel import memref_type
from mlfuse.dialects.loop.nests import YieldOp, parse_region_of, parse_typed


@irdl_op_definition
class AccumulateOp(AccessOp):
    """Combines the values that all iterations give for one element of the buffer.

    ```
    loop.parallel (%i) in (%rows) {
      loop.parallel (%j) in (1024) {
        ...
        loop.accumulate (%v : f32) init (%zero : f32) into %y[%j] : memref<1024xbf16>
        combine (%a, %b) {
          %c = arith.addf %a, %b : f32
          loop.yield %c : f32
        } finish (%s) {
          %r = arith.truncf %s : f32 to bf16
          loop.yield %r : bf16
        }
      }
    }
    ```
    It is in a nest over a row's dims and names each element of the buffer once a row. So a kernel can sum a
    matrix along its rows and across them in one read. When the outer nest has ended, an element holds
    `finish` of all combined values, or `finish` of `init` if there are no rows. The combiner is like that of
    `loop.reduce`, and values may be combined in any order. `init` must be defined at the kernel's top
    level; no other op of the kernel may access the buffer.
    """

    name = "loop.accumulate"
    values = var_operand_def()
    init = var_operand_def()
    target = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    map = opt_prop_def(AffineMapAttr)
    combiner = region_def("single_block")
    finish = region_def("single_block")
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(MemoryWriteEffect(), RecursiveMemoryEffect())

    def __init__(
        self,
        values: Sequence[SSAValue],
        init: Sequence[SSAValue],
        target: SSAValue,
        indices: Sequence[SSAValue],
        map_: AffineMap | None = None,
        combiner: Region | None = None,
        finish: Region | None = None,
    ):
        types = [value.type for value in init]
        if combiner is None:
            combiner = Region(Block(arg_types=types * 2))
        if finish is None:
            finish = Region(Block(arg_types=types))
        super().__init__(
            operands=[values, init, target, indices],
            properties={"map": map_property(map_)},
            regions=[combiner, finish],
        )

    @property
    def buffer(self) -> SSAValue:
        return self.target

    @property
    def access_indices(self) -> Sequence[SSAValue]:
        return self.indices

    def verify_(self) -> None:
        self.verify_access()
        types = [value.type for value in self.init]
        element = memref_type(self.target).element_type
        require(
            bool(types) and [value.type for value in self.values] == types,
            "loop.accumulate: the values must have the types of init, and there must be at least one",
        )
        for what, region, taken, given in (
            ("combiner", self.combiner, types * 2, types),
            ("finish region", self.finish, types, [element]),
        ):
            last = region.block.last_op
            require(
                isinstance(last, YieldOp)
                and [value.type for value in last.values] == given
                and [arg.type for arg in region.block.args] == taken,
                f"loop.accumulate: the {what} must take {len(taken)} values of the types of init and "
                f"yield {', '.join(map(str, given))}",
            )

    def print(self, printer: Printer) -> None:
        printer.print_string(" (")
        printer.print_list(self.values, lambda value: print_typed(printer, value))
        printer.print_string(") init (")
        printer.print_list(self.init, lambda value: print_typed(printer, value))
        printer.print_string(") into ")
        print_access(printer, self)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.target.type)
        for word, region in (("combine", self.combiner), ("finish", self.finish)):
            printer.print_string(f" {word} (")
            printer.print_list(region.block.args, printer.print_ssa_value)
            printer.print_string(") ")
            printer.print_region(region, print_entry_block_args=False)

    @classmethod
    def parse(cls, parser: Parser) -> AccumulateOp:
        values = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parse_typed(parser)
        )
        parser.parse_keyword("init")
        init = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parse_typed(parser)
        )
        parser.parse_keyword("into")
        start = parser.pos
        buffer, indices, map_, set_ = parse_access(parser)
        if set_ is not None:
            parser.raise_error("loop.accumulate runs in every iteration; it has no `inside`", start)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        target = parser.resolve_operand(buffer, parse_memref(parser))
        types = [value.type for value in init]
        combiner = parse_region_of(parser, "combine", [*types, *types])
        finish = parse_region_of(parser, "finish", types)
        op = cls(values, init, target, indices, map_, combiner, finish)
        op.attributes.update(attributes)
        return op
