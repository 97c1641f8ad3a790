"""`loop.kernel`: the work of one launch, and the types of its buffers."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import (
    FunctionType,
    IndexType,
    MemRefType,
    StringAttr,
    SymbolNameConstraint,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    region_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    IsolatedFromAbove,
    NoTerminator,
    SymbolOpInterface,
)
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import require

AnyMemRef = MemRefType[Attribute]


def memref_type(value: SSAValue) -> AnyMemRef:
    """The type of a value that the verifier knows to be a memref."""
    return cast(AnyMemRef, value.type)


@irdl_op_definition
class KernelOp(IRDLOperation):
    """`loop.kernel @fused_mul(%x: memref<4xf32>, %n: index) { ... }`.

    The arguments are tables and buffers, then `index` sizes. Buffers are row-major and contiguous; no
    buffer overlaps one that is written. The top level holds nests, and scalar ops that don't depend on any
    index.
    """

    name = "loop.kernel"
    sym_name = prop_def(SymbolNameConstraint())
    function_type = prop_def(FunctionType)
    body = region_def("single_block")
    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    def __init__(self, name: str, body: Region):
        types = [arg.type for arg in body.block.args]
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "function_type": FunctionType.from_lists(types, []),
            },
            regions=[body],
        )

    def verify_(self) -> None:
        types = [arg.type for arg in self.body.block.args]
        require(
            types == list(self.function_type.inputs),
            "loop.kernel: the arguments must have the types of the function type",
        )
        for type_ in types:
            if not isinstance(type_, MemRefType | IndexType) and type_.name != "loop.table":
                raise VerifyException(
                    f"loop.kernel: an argument must be a memref, a table or an index, not {type_}"
                )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        print_signature_and_body(printer, self.body, self.attributes)

    @classmethod
    def parse(cls, parser: Parser) -> KernelOp:
        name = parser.parse_symbol_name().data
        body, attributes = parse_signature_and_body(parser)
        op = cls(name, body)
        op.attributes.update(attributes)
        return op


def print_signature_and_body(
    printer: Printer, body: Region, attributes: dict[str, Attribute]
) -> None:
    """`(%x: T, ...) attributes {...} { ... }`."""
    printer.print_string("(")
    printer.print_list(body.block.args, printer.print_block_argument)
    printer.print_string(")")
    printer.print_op_attributes(attributes, print_keyword=True)
    printer.print_string(" ")
    printer.print_region(body, print_entry_block_args=False, print_empty_block=False)


def parse_signature_and_body(parser: Parser) -> tuple[Region, dict[str, Attribute]]:
    """Parse what `print_signature_and_body` printed."""
    args = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_argument)
    attributes = parser.parse_optional_attr_dict_with_keyword()
    body = parser.parse_region(args)
    if not body.blocks:
        body.add_block(Block())
    return body, {} if attributes is None else dict(attributes.data)


@irdl_op_definition
class LocalOp(IRDLOperation):
    """`%t = loop.local : memref<384xf32>`: scratch memory of one iteration of the enclosing nest.

    It holds a row that several nests use: in registers on a GPU, in a stack array (in L1) on a CPU.
    """

    name = "loop.local"
    result = result_def(MemRefType)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type_: AnyMemRef):
        super().__init__(result_types=[type_])

    def verify_(self) -> None:
        type_ = self.result.type
        assert isinstance(type_, MemRefType)
        require(DYNAMIC not in type_.get_shape(), "loop.local: the size must be static")


def element_dtype(buffer: SSAValue) -> dtypes.DType:
    """The element type of a memref value."""
    return dtypes.of(buffer.type)
