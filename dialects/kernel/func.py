"""`kernel.func`, a scheduled kernel, and `kernel.launch`, which starts it."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    FlatSymbolRefAttrConstr,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    ModuleOp,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    i64,
)
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    ParsingState,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    IsolatedFromAbove,
    MemoryReadEffect,
    MemoryWriteEffect,
    NoTerminator,
    SymbolOpInterface,
)
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.format import Number, TextDirective, TypedValues
from mlfuse.dialects.loop.ops import (
    parse_signature_and_body,
    print_signature_and_body,
)
from mlfuse.dialects.symbols import symbol_of

Int = IntegerAttr[IntegerType]


def int_attr(value: int) -> Int:
    """An `i64` attribute."""
    return IntegerAttr(value, i64)


def _number(attr: Attribute | None, otherwise: int) -> int:
    return attr.value.data if isinstance(attr, IntegerAttr) else otherwise


@irdl_op_definition
class FuncOp(IRDLOperation):
    """`kernel.func @fused_mul(%x: memref<128xf32>, %n: index) attributes {device = "sm_90", ...}`.

    Required attributes:

    - `device`: the name of the device it is scheduled for;
    - `block`: threads a block (1 on a CPU);
    - `index_bits`: 32 or 64, the width of `index` values in it.

    Optional attributes:

    - `min_blocks`: how many blocks a multiprocessor should hold at a time; the compiler limits registers for it;
    - `cluster`: the number of blocks in a cluster;
    - `dynamic_shared`: bytes of shared memory that the launch asks for. A kernel has it if it needs more shared
      memory than it can declare.
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
    def min_blocks(self) -> int | None:
        """How many blocks a multiprocessor should hold at a time; None without the attribute."""
        return self._int("min_blocks") if "min_blocks" in self.attributes else None

    @property
    def cluster(self) -> int:
        """The number of blocks in a cluster; 1 without clusters."""
        return _number(self.attributes.get("cluster"), 1)

    @property
    def dynamic_shared(self) -> int:
        """Bytes of shared memory that a launch asks for; 0 if the kernel declares its arrays."""
        return _number(self.attributes.get("dynamic_shared"), 0)

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
            if not flat and not isinstance(type_, IndexType):
                raise VerifyException(
                    f"kernel.func: an argument must be a memref of rank 1 or an index, not {type_}"
                )
        for name, kind in (
            ("device", StringAttr),
            ("block", IntegerAttr),
            ("index_bits", IntegerAttr),
        ):
            require(isinstance(self.attributes.get(name), kind), f"kernel.func: needs `{name}`")
        least = self.attributes.get("min_blocks", int_attr(1))
        require(
            isinstance(least, IntegerAttr) and 0 < least.value.data <= 64,
            "kernel.func: min_blocks must be between 1 and 64",
        )
        self._verify_cluster()
        require(self.index_bits in (32, 64), "kernel.func: index_bits must be 32 or 64")
        require(0 < self.block_size <= 1024, "kernel.func: block must be between 1 and 1024")

    def _verify_cluster(self) -> None:
        for name, values in (("cluster", (2, 4, 8, 16)), ("dynamic_shared", range(1, 2**20))):
            given = self.attributes.get(name, int_attr(values[0]))
            if not isinstance(given, IntegerAttr) or given.value.data not in values:
                raise VerifyException(f"kernel.func: {name} is {given}, which can't be launched")

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


class Callee(TextDirective):
    """`@name`: a symbol at the top of the module."""

    callee: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        self.callee.set(state, SymbolRefAttr(parser.parse_symbol_name()))


@irdl_op_definition
class LaunchOp(IRDLOperation):
    """`kernel.launch @fused_mul grid (%g) block (256) args (%x, %n : memref<4xf32>, index)`.

    It is in the host function and starts a kernel. On a CPU, grid and block are 1. It has the attributes
    `cluster` and `dynamic_shared` if the kernel has them.
    """

    name = "kernel.launch"
    callee = prop_def(FlatSymbolRefAttrConstr)
    grid = operand_def(IndexType())
    block = prop_def(Int)
    arguments = var_operand_def()
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = (
        "custom<Callee>($callee) `grid` ` ` `(` $grid `)` `block` ` ` `(` custom<Number>($block) `)` "
        "`args` ` ` `(` custom<TypedValues>($arguments, type($arguments)) `)` attr-dict"
    )
    custom_directives = (Callee, Number, TypedValues)

    @property
    def cluster(self) -> int:
        """The number of blocks in a cluster; 1 without clusters."""
        return _number(self.attributes.get("cluster"), 1)

    @property
    def dynamic_shared(self) -> int:
        """Bytes of shared memory to be asked for."""
        return _number(self.attributes.get("dynamic_shared"), 0)

    def __init__(self, callee: str, grid: SSAValue, block: int, arguments: Sequence[SSAValue]):
        super().__init__(
            operands=[grid, arguments],
            properties={"callee": SymbolRefAttr(callee), "block": int_attr(block)},
        )

    def verify_(self) -> None:
        name = self.callee.string_value()
        if isinstance(self.get_toplevel_object(), ModuleOp):
            is_known = isinstance(symbol_of(self, name), FuncOp)
            require(is_known, f"kernel.launch: there is no kernel.func @{name}")
