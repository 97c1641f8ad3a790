"""The kernel level: what one thread does, scheduled for one device.

Control flow is upstream `scf`, arithmetic upstream `arith` and `math` on scalars, buffers are
one-dimensional `memref`s, private arrays `memref.alloca` (of rank 0: one variable). Only what
upstream can't say is here: where a thread stands, how threads meet, and 16-byte accesses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects.builtin import (
    FlatSymbolRefAttrConstr,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    i1,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    IsolatedFromAbove,
    MemoryReadEffect,
    MemoryWriteEffect,
    NoTerminator,
    Pure,
    RecursiveMemoryEffect,
    SymbolOpInterface,
)

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.loop.ops import (
    AnyMemRef,
    memref_type,
    parse_signature_and_body,
    print_signature_and_body,
)

Int = IntegerAttr[IntegerType]


def int_attr(value: int) -> Int:
    """An `i64` attribute."""
    return IntegerAttr(value, i64)


@irdl_op_definition
class FuncOp(IRDLOperation):
    """`kernel.func @fused_mul(%x: memref<128xf32>, %n: index) attributes {device = "sm_90", ...}`.

    Attributes: `device`, the device it is scheduled for; `block`, threads a block (1 on a CPU);
    `index_bits`, 32 or 64, the width of `index` values in it.
    """

    name = "kernel.func"
    sym_name = prop_def(SymbolNameConstraint())
    function_type = prop_def(FunctionType)
    body = region_def("single_block")
    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    def __init__(
        self, name: str, body: Region, *, device: str, block: int = 1, index_bits: int = 64
    ):
        types = [arg.type for arg in body.block.args]
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "function_type": FunctionType.from_lists(types, []),
            },
            attributes={
                "device": StringAttr(device),
                "block": int_attr(block),
                "index_bits": int_attr(index_bits),
            },
            regions=[body],
        )

    @property
    def device(self) -> str:
        """The name of the device it is scheduled for."""
        attr = self.attributes["device"]
        assert isinstance(attr, StringAttr)
        return attr.data

    @property
    def block_size(self) -> int:
        """Threads a block."""
        return self._int("block")

    @property
    def index_bits(self) -> int:
        """Bits of an `index` value in generated code."""
        return self._int("index_bits")

    def _int(self, name: str) -> int:
        attr = self.attributes[name]
        assert isinstance(attr, IntegerAttr)
        return attr.value.data

    def verify_(self) -> None:
        types = [arg.type for arg in self.body.block.args]
        require(
            types == list(self.function_type.inputs),
            "kernel.func: the arguments must have the types of the function type",
        )
        for type_ in types:
            flat = isinstance(type_, MemRefType) and type_.get_num_dims() == 1
            require(
                flat or isinstance(type_, IndexType),
                f"kernel.func: an argument is a memref of rank 1 or an index, not {type_}",
            )
        for name, kind in (
            ("device", StringAttr),
            ("block", IntegerAttr),
            ("index_bits", IntegerAttr),
        ):
            require(isinstance(self.attributes.get(name), kind), f"kernel.func: needs `{name}`")
        require(self.index_bits in (32, 64), "kernel.func: index_bits is 32 or 64")
        require(0 < self.block_size <= 1024, "kernel.func: block is between 1 and 1024")

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        print_signature_and_body(printer, self.body, self.attributes)

    @classmethod
    def parse(cls, parser: Parser) -> FuncOp:
        name = parser.parse_symbol_name().data
        body, attributes = parse_signature_and_body(parser)
        op = cls(name, body, device="")
        op.attributes.clear()
        op.attributes.update(attributes)
        return op


class IdOp(IRDLOperation):
    """An index that tells threads apart."""

    result = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = "attr-dict"

    def __init__(self) -> None:
        super().__init__(result_types=[IndexType()])


@irdl_op_definition
class ThreadIdOp(IdOp):
    """`%t = kernel.thread_id`: the thread within its block."""

    name = "kernel.thread_id"


@irdl_op_definition
class BlockIdOp(IdOp):
    """`%b = kernel.block_id`: the block within the grid."""

    name = "kernel.block_id"


@irdl_op_definition
class BarrierOp(IRDLOperation):
    """`kernel.barrier`: every thread of the block gets here before one goes on."""

    name = "kernel.barrier"
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = "attr-dict"

    def __init__(self) -> None:
        super().__init__()


@irdl_op_definition
class ShuffleXorOp(IRDLOperation):
    """`%w = kernel.shuffle_xor %v, 16 : f32`: the value of the lane whose number differs in a bit.

    Every lane of the warp takes part.
    """

    name = "kernel.shuffle_xor"
    T: ClassVar = VarConstraint("T", AnyAttr())
    value = operand_def(T)
    mask = prop_def(Int)
    result = result_def(T)
    traits = traits_def(MemoryReadEffect())  # not pure: it may not be moved into a branch

    def __init__(self, value: SSAValue, mask: int):
        super().__init__(
            operands=[value], properties={"mask": int_attr(mask)}, result_types=[value.type]
        )

    def verify_(self) -> None:
        require(
            self.mask.value.data in (1, 2, 4, 8, 16), "kernel.shuffle_xor: the mask is one bit of 5"
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.value)
        printer.print_string(f", {self.mask.value.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.value.type)

    @classmethod
    def parse(cls, parser: Parser) -> ShuffleXorOp:
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        mask = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        op = cls(parser.resolve_operand(value, parser.parse_type()), mask)
        op.attributes.update(attributes)
        return op


@irdl_op_definition
class SharedOp(IRDLOperation):
    """`%s = kernel.shared : memref<32xf32>`: memory the threads of one block share; uninitialized."""

    name = "kernel.shared"
    result = result_def(MemRefType)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type_: AnyMemRef):
        super().__init__(result_types=[type_])


@irdl_op_definition
class VectorCopyOp(IRDLOperation):
    """`kernel.vector_copy %x[%i] to %r[%k] width 4 : memref<128xf32>, memref<8xf32>`.

    Moves `width` neighbours in one access. Source and target addresses are aligned to its size,
    16 bytes at most.
    """

    name = "kernel.vector_copy"
    source = operand_def(MemRefType)
    source_index = operand_def(IndexType())
    target = operand_def(MemRefType)
    target_index = operand_def(IndexType())
    width = prop_def(Int)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())

    def __init__(
        self,
        source: SSAValue,
        source_index: SSAValue,
        target: SSAValue,
        target_index: SSAValue,
        width: int,
    ):
        super().__init__(
            operands=[source, source_index, target, target_index],
            properties={"width": int_attr(width)},
        )

    def verify_(self) -> None:
        source, target = memref_type(self.source), memref_type(self.target)
        require(
            source.element_type == target.element_type,
            f"kernel.vector_copy: {source} and {target} differ in element type",
        )
        require(
            self.width.value.data in (2, 4, 8, 16), "kernel.vector_copy: the width is 2, 4, 8 or 16"
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.source)
        printer.print_string("[")
        printer.print_operand(self.source_index)
        printer.print_string("] to ")
        printer.print_operand(self.target)
        printer.print_string("[")
        printer.print_operand(self.target_index)
        printer.print_string(f"] width {self.width.value.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)
        printer.print_string(", ")
        printer.print_attribute(self.target.type)

    @classmethod
    def parse(cls, parser: Parser) -> VectorCopyOp:
        source, source_index = _parse_place(parser)
        parser.parse_keyword("to")
        target, target_index = _parse_place(parser)
        parser.parse_keyword("width")
        width = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        source_value = parser.resolve_operand(source, parser.parse_type())
        parser.parse_punctuation(",")
        target_value = parser.resolve_operand(target, parser.parse_type())
        op = cls(source_value, source_index, target_value, target_index, width)
        op.attributes.update(attributes)
        return op


def _parse_place(parser: Parser):
    buffer = parser.parse_unresolved_operand()
    parser.parse_punctuation("[")
    index = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
    parser.parse_punctuation("]")
    return buffer, index


@irdl_op_definition
class IsAlignedOp(IRDLOperation):
    """`%p = kernel.is_aligned %x, %y to 16 : memref<?xf32>, memref<?xf32>`: all addresses are."""

    name = "kernel.is_aligned"
    buffers = var_operand_def(MemRefType)
    bytes = prop_def(Int)
    result = result_def(i1)
    traits = traits_def(Pure())

    def __init__(self, buffers: Sequence[SSAValue], bytes_: int):
        super().__init__(
            operands=[buffers], properties={"bytes": int_attr(bytes_)}, result_types=[i1]
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.buffers, printer.print_operand)
        printer.print_string(f" to {self.bytes.value.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.buffers, lambda value: printer.print_attribute(value.type))

    @classmethod
    def parse(cls, parser: Parser) -> IsAlignedOp:
        start = parser.pos
        buffers = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        parser.parse_keyword("to")
        bytes_ = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        op = cls(parser.resolve_operands(buffers, types, start), bytes_)
        op.attributes.update(attributes)
        return op


@irdl_op_definition
class UnrollOp(IRDLOperation):
    """`kernel.unroll (%u) in 4 { ... }`: a loop of constant length, written out (GPU).

    Private arrays indexed by `%u` stay in registers.
    """

    name = "kernel.unroll"
    count = prop_def(Int)
    body = region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(self, count: int, body: Region | None = None):
        if body is None:
            body = Region(Block(arg_types=[IndexType()]))
        super().__init__(properties={"count": int_attr(count)}, regions=[body])

    @property
    def index(self) -> SSAValue:
        """The loop variable."""
        return self.body.block.args[0]

    def print(self, printer: Printer) -> None:
        printer.print_string(" (")
        printer.print_ssa_value(self.index)
        printer.print_string(f") in {self.count.value.data}")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    def parse(cls, parser: Parser) -> UnrollOp:
        name = _parse_index_name(parser)
        parser.parse_keyword("in")
        count = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls(count, parser.parse_region([Parser.Argument(name, IndexType())]))
        op.attributes.update({} if attributes is None else attributes.data)
        return op


@irdl_op_definition
class SimdOp(IRDLOperation):
    """`kernel.simd (%i) in (%lo, %hi) { ... }`: independent iterations, several at once (CPU)."""

    name = "kernel.simd"
    low = operand_def(IndexType())
    high = operand_def(IndexType())
    body = region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(self, low: SSAValue, high: SSAValue, body: Region | None = None):
        if body is None:
            body = Region(Block(arg_types=[IndexType()]))
        super().__init__(operands=[low, high], regions=[body])

    @property
    def index(self) -> SSAValue:
        """The loop variable."""
        return self.body.block.args[0]

    def print(self, printer: Printer) -> None:
        printer.print_string(" (")
        printer.print_ssa_value(self.index)
        printer.print_string(") in (")
        printer.print_list(self.operands, printer.print_operand)
        printer.print_string(")")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    def parse(cls, parser: Parser) -> SimdOp:
        name = _parse_index_name(parser)
        parser.parse_keyword("in")
        parser.parse_punctuation("(")
        low = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        parser.parse_punctuation(",")
        high = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        parser.parse_punctuation(")")
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op = cls(low, high, parser.parse_region([Parser.Argument(name, IndexType())]))
        op.attributes.update({} if attributes is None else attributes.data)
        return op


@irdl_op_definition
class ChunksOp(IRDLOperation):
    """`kernel.chunks (%lo, %hi) in %n by 2048 { ... }`: `[0, n)` cut into chunks, in parallel (CPU).

    Chunk k is [k * by, min((k + 1) * by, n)): where the cuts are does not depend on how many
    threads there are, so neither do results.
    """

    name = "kernel.chunks"
    size = operand_def(IndexType())
    step = prop_def(Int)
    body = region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(self, size: SSAValue, step: int, body: Region | None = None):
        if body is None:
            body = Region(Block(arg_types=[IndexType(), IndexType()]))
        super().__init__(operands=[size], properties={"step": int_attr(step)}, regions=[body])

    def print(self, printer: Printer) -> None:
        printer.print_string(" (")
        printer.print_list(self.body.block.args, printer.print_ssa_value)
        printer.print_string(") in ")
        printer.print_operand(self.size)
        printer.print_string(f" by {self.step.value.data}")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    def parse(cls, parser: Parser) -> ChunksOp:
        names = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False).name
        )
        parser.parse_keyword("in")
        size = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        parser.parse_keyword("by")
        step = parser.parse_integer(allow_boolean=False)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region([Parser.Argument(name, IndexType()) for name in names])
        op = cls(size, step, body)
        op.attributes.update({} if attributes is None else attributes.data)
        return op


def _parse_index_name(parser: Parser):
    parser.parse_punctuation("(")
    name = parser.parse_argument(expect_type=False).name
    parser.parse_punctuation(")")
    return name


@irdl_op_definition
class LaunchOp(IRDLOperation):
    """`kernel.launch @fused_mul grid (%g) block (256) args (%x, %n : memref<4xf32>, index)`.

    In the host function: starts a kernel. On a CPU grid and block are 1.
    """

    name = "kernel.launch"
    callee = prop_def(FlatSymbolRefAttrConstr)
    grid = operand_def(IndexType())
    block = prop_def(Int)
    arguments = var_operand_def()
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())

    def __init__(self, callee: str, grid: SSAValue, block: int, arguments: Sequence[SSAValue]):
        super().__init__(
            operands=[grid, arguments],
            properties={"callee": SymbolRefAttr(callee), "block": int_attr(block)},
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.callee)
        printer.print_string(" grid (")
        printer.print_operand(self.grid)
        printer.print_string(f") block ({self.block.value.data}) args (")
        printer.print_list(self.arguments, printer.print_operand)
        if self.arguments:
            printer.print_string(" : ")
            printer.print_list(self.arguments, lambda value: printer.print_attribute(value.type))
        printer.print_string(")")
        printer.print_op_attributes(self.attributes)

    @classmethod
    def parse(cls, parser: Parser) -> LaunchOp:
        callee = parser.parse_symbol_name().data
        parser.parse_keyword("grid")
        parser.parse_punctuation("(")
        grid = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        parser.parse_punctuation(")")
        parser.parse_keyword("block")
        parser.parse_punctuation("(")
        block = parser.parse_integer(allow_boolean=False)
        parser.parse_punctuation(")")
        parser.parse_keyword("args")
        start = parser.pos
        parser.parse_punctuation("(")
        names = parser.parse_optional_undelimited_comma_separated_list(
            parser.parse_optional_unresolved_operand, parser.parse_unresolved_operand
        )
        types: Sequence[Attribute] = ()
        if names is not None:
            parser.parse_punctuation(":")
            types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        parser.parse_punctuation(")")
        attributes = parser.parse_optional_attr_dict()
        op = cls(callee, grid, block, parser.resolve_operands(names or [], types, start))
        op.attributes.update(attributes)
        return op
