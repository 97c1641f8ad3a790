"""Our dialects as IRDL, so that upstream MLIR checks modules: `mlir-opt --irdl-file=...`.

`python -m mlfuse.ir.irdl > mlfuse.irdl.mlir` writes the definitions that `irdl_text` makes from the op
classes. xDSL's `pyrdl_to_irdl` gives names and variadicity; constraints, properties and regions are
added here. IRDL is less precise than our verifiers. Left out are

- optional properties, and what verifiers check in Python: shapes, element types, dims, symbols;
- parameters of types and attributes: `MemRefType` is any memref, an `i64` property any integer.

An op that IRDL defines also lacks some abilities:

- it has no traits: it isn't a terminator, its regions need one, and they can't hold `memref.alloca`;
- the values of one variadic operand or result have one type;
- it has attributes and no properties.

`checkable_text` prints a module so that these don't matter; so does
`python -m mlfuse.ir.irdl FILE`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from io import StringIO
from typing import Final

from xdsl.dialects import gpu, memref
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    FloatAttr,
    FunctionType,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    TensorType,
    UnrealizedConversionCastOp,
    i32,
)
from xdsl.dialects.irdl import irdl
from xdsl.dialects.irdl.pyrdl_to_irdl import op_def_to_irdl
from xdsl.ir import Attribute, Block, Dialect, Operation, OpResult, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrConstraint,
    BaseAttr,
    EqAttrConstraint,
    IRDLOperation,
    OptionalDef,
    RangeConstraint,
    RangeLengthConstraint,
    RangeOf,
    SingleBlockRegionDef,
    VarConstraint,
    VariadicDef,
)
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.traits import IsTerminator

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.graph import Graph
from mlfuse.dialects.kernel import Kernel
from mlfuse.dialects.kernel.ops import FuncOp as KernelFuncOp
from mlfuse.dialects.loop import Loop
from mlfuse.dialects.optim import Optim
from mlfuse.dialects.special import Special
from mlfuse.ir.parsing import deep_recursion, parse_module, read_text
from mlfuse.ir.printing import ExactPrinter, print_module
from mlfuse.ir.verify import verify_module

DIALECTS: Final = (Graph, Optim, Special, Loop, Kernel)

_UPSTREAM: Final[dict[type[Attribute], str]] = {
    AffineMapAttr: "#builtin.affine_map",
    DenseArrayBase: "#builtin.dense_array",
    DictionaryAttr: "#builtin.dictionary",
    FloatAttr: "#builtin.float",
    FunctionType: "!builtin.function",
    IntegerAttr: "#builtin.integer",
    MemRefType: "!builtin.memref",
    StringAttr: "#builtin.string",
    SymbolRefAttr: "#builtin.symbol_ref",
    TensorType: "!builtin.tensor",
}
"""Upstream names of the types and attributes that our ops use, if all versions agree on them."""


def irdl_text() -> str:
    """The definitions of all our dialects, as MLIR text."""
    return print_module(ModuleOp([_dialect(dialect) for dialect in DIALECTS]))


def _dialect(dialect: Dialect) -> irdl.DialectOp:
    ops = [_operation(op) for op in dialect.operations if issubclass(op, IRDLOperation)]
    return irdl.DialectOp(dialect.name, Region(Block(ops)))


def _operation(op: type[IRDLOperation]) -> irdl.OperationOp:
    """xDSL's definition of an op, in which every value may be anything, with precise constraints."""
    definition, loose = op.get_irdl_definition(), op_def_to_irdl(op)
    writer = _Writer(is_graph=Dialect.split_name(op.name)[0] in (Graph.name, Optim.name))
    for said in loose.body.block.ops:
        if isinstance(said, irdl.OperandsOp):
            values = [writer.range(each.constr) for _, each in definition.operands]
            writer.add(irdl.OperandsOp(values, said.variadicity, said.names))
        elif isinstance(said, irdl.ResultsOp):
            values = [writer.range(each.constr) for _, each in definition.results]
            writer.add(irdl.ResultsOp(values, said.variadicity, said.names))
    needed = {
        name: writer.one(each.constr)
        for name, each in definition.properties.items()
        if not isinstance(each, OptionalDef)
    }
    if needed:
        writer.add(irdl.AttributesOp.get(needed))
    if definition.regions:
        regions = [
            writer.region(isinstance(field, SingleBlockRegionDef))
            for _, field in definition.regions
        ]
        names = ArrayAttr(StringAttr(name) for name, _ in definition.regions)
        writer.add(irdl.RegionsOp(regions, names))
    return irdl.OperationOp(loose.sym_name, Region(writer.block))


class _Writer:
    """Writes the definition of one op. Constraints are values; a shared one means equality."""

    def __init__(self, is_graph: bool):
        self.block = Block()
        self.is_graph = is_graph
        self._variables: dict[str, SSAValue] = {}

    def add(self, op: Operation) -> SSAValue:
        """Append an op; its result, if it has one."""
        self.block.add_op(op)
        return op.results[0] if op.results else None  # pyright: ignore[reportReturnType]

    def range(self, constraint: RangeConstraint) -> SSAValue:
        """A constraint on an operand or result."""
        if isinstance(constraint, RangeLengthConstraint):
            return self.range(constraint.constraint)
        inner = constraint.constr if isinstance(constraint, RangeOf) else AnyAttr()
        if not isinstance(inner, VarConstraint):
            return self._value(inner)
        if inner.name not in self._variables:
            self._variables[inner.name] = self._value(inner.constraint)
        return self._variables[inner.name]

    def _value(self, constraint: AttrConstraint) -> SSAValue:
        """All values of the graph dialect are tensors: its verifiers check that, not its definitions."""
        if self.is_graph and isinstance(constraint, AnyAttr):
            constraint = BaseAttr(TensorType)
        return self.one(constraint)

    def one(self, constraint: AttrConstraint) -> SSAValue:
        """A constraint on a type or attribute, or a looser one."""
        if isinstance(constraint, EqAttrConstraint):
            return self.add(irdl.IsOp(constraint.attr))
        bases = constraint.get_bases() or set[type[Attribute]]()
        name = _UPSTREAM.get(next(iter(bases))) if len(bases) == 1 else None
        return self.add(irdl.AnyOp() if name is None else irdl.BaseOp(name))

    def region(self, single_block: bool) -> SSAValue:
        """A region of one block, or of any number."""
        properties = {"number_of_blocks": IntegerAttr(1, i32)} if single_block else {}
        return self.add(
            irdl.RegionOp.create(properties=properties, result_types=[irdl.RegionType()])
        )


def checkable_text(module: ModuleOp) -> str:
    """A module in generic form, written so that `mlir-opt` checks it by `irdl_text`.

    Terminators of our own are written as `gpu.yield`, which upstream accepts anywhere with any operands, and
    blocks without one get one; a kernel's body is in a `memref.alloca_scope`. If a variadic operand or result has
    values of different types, casts give them the type of the first. Properties are written as attributes.
    """
    module = module.clone()
    names = {dialect.name for dialect in DIALECTS}
    ours = [
        op
        for op in module.walk()
        if isinstance(op, IRDLOperation) and Dialect.split_name(op.name)[0] in names
    ]
    for op in ours:
        if op.has_trait(IsTerminator):
            _replace_terminator(op)
            continue
        if isinstance(op, KernelFuncOp):
            _wrap(op.body.block)
        for region in [region for region in op.regions if region.blocks]:
            if region.block.last_op is None or not region.block.last_op.has_trait(IsTerminator):
                region.block.add_op(gpu.YieldOp([]))
        definition = op.get_irdl_definition()
        _say_segments(op)
        for name, field in (*definition.operands, *definition.results):
            if isinstance(field, VariadicDef) and not isinstance(field, OptionalDef):
                _make_alike(op, getattr(op, name))
    stream = StringIO()
    with deep_recursion():
        ExactPrinter(
            stream=stream, print_generic_format=True, print_properties_as_attributes=True
        ).print_op(module)
    # IRDL defines no type with a list of parameters: a table is a tuple of its column types.
    return re.sub(r"!loop\.table<((?:[^<>]|<[^<>]*>)*)>", r"tuple<\1>", stream.getvalue()) + "\n"


def _say_segments(op: IRDLOperation) -> None:
    """Give an op with variadic operands of one length the segment sizes that upstream requires."""
    names = op.get_irdl_definition().operands
    variadic = [name for name, field in names if isinstance(field, VariadicDef)]
    if len(variadic) < 2 or "operandSegmentSizes" in {*op.attributes, *op.properties}:
        return
    sizes = [len(getattr(op, name)) if name in variadic else 1 for name, _ in names]
    op.attributes["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)


def _wrap(block: Block) -> None:
    """Put the ops of a block into a `memref.alloca_scope`."""
    inner = Block()
    for op in list(block.ops):
        op.detach()
        inner.add_op(op)
    inner.add_op(memref.AllocaScopeReturnOp.create())
    block.add_op(memref.AllocaScopeOp.create(regions=[Region(inner)]))


def _replace_terminator(op: Operation) -> None:
    block = op.parent
    assert block is not None
    block.insert_op_before(gpu.YieldOp(op.operands), op)
    op.detach()
    op.erase()


def _make_alike(op: Operation, values: Sequence[SSAValue]) -> None:
    """Cast the values of one variadic operand or result to the type of the first."""
    for value in values[1:]:
        if value.type == values[0].type:
            continue
        if isinstance(value, OpResult) and value.op is op:
            wanted = value.type
            alike = Rewriter.replace_value_with_new_type(value, values[0].type)
            cast = UnrealizedConversionCastOp.get([alike], [wanted])
            Rewriter.insert_op(cast, InsertPoint.after(op))
            alike.replace_uses_with_if(
                cast.results[0], lambda use, own=cast: use.operation is not own
            )
        else:
            cast = UnrealizedConversionCastOp.get([value], [values[0].type])
            Rewriter.insert_op(cast, InsertPoint.before(op))
            value.replace_uses_with_if(cast.results[0], lambda use: use.operation is op)


def main(argv: Sequence[str]) -> int:
    """Print the definitions; with a module's file, the text that `mlir-opt` checks by them."""
    try:
        if argv:
            module = parse_module(read_text(argv[0]), argv[0])
            verify_module(module)
            sys.stdout.write(checkable_text(module))
        else:
            sys.stdout.write(irdl_text())
    except MlfuseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
