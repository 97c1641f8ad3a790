"""Our dialects as IRDL, so that upstream MLIR checks modules: `mlir-opt --irdl-file=...`.

`python -m mlfuse.irdl > mlfuse.irdl.mlir` writes the definitions that `irdl_text` makes from the op
classes. xDSL's `pyrdl_to_irdl` gives names and variadicity; constraints, properties and regions are
added here. IRDL says less than our verifiers do. Left out are

- optional properties, and what a verifier says in Python: shapes, element types, dims, symbols;
- parameters of types and attributes: `MemRefType` is any memref, an `i64` property any integer.

And an op that IRDL defines can't do all that an op can:

- it has no traits: it is no terminator, and each of its regions needs one;
- the values of one variadic operand or result have one type;
- it has attributes and no properties.

`checkable_text` prints a module in such a way that these don't matter.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import StringIO
from typing import Final

from xdsl.dialects import gpu
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
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
from xdsl.ir import Attribute, Block, Dialect, Operation, Region, SSAValue
from xdsl.irdl import (
    AttrConstraint,
    EqAttrConstraint,
    IRDLOperation,
    OperandDef,
    OptionalDef,
    RangeConstraint,
    RangeLengthConstraint,
    RangeOf,
    ResultDef,
    VarConstraint,
)
from xdsl.traits import IsTerminator

from mlfuse.dialects.graph import Graph
from mlfuse.dialects.kernel import Kernel
from mlfuse.dialects.loop import Loop
from mlfuse.parsing import deep_recursion
from mlfuse.printing import ExactPrinter

DIALECTS: Final = (Graph, Loop, Kernel)

_UPSTREAM: Final[dict[type[Attribute], str]] = {
    AffineMapAttr: "#builtin.affine_map",
    DenseArrayBase: "#builtin.dense_array",
    DenseIntOrFPElementsAttr: "#builtin.dense_typed_elements",
    DictionaryAttr: "#builtin.dictionary",
    FloatAttr: "#builtin.float",
    FunctionType: "!builtin.function",
    IntegerAttr: "#builtin.integer",
    MemRefType: "!builtin.memref",
    StringAttr: "#builtin.string",
    SymbolRefAttr: "#builtin.symbol_ref",
    TensorType: "!builtin.tensor",
}
"""What upstream calls the types and attributes that our ops use."""


def irdl_text() -> str:
    """The definitions of all our dialects, as MLIR text."""
    return f"{ModuleOp([_dialect(dialect) for dialect in DIALECTS])}\n"


def _dialect(dialect: Dialect) -> irdl.DialectOp:
    ops = [_operation(op) for op in dialect.operations if issubclass(op, IRDLOperation)]
    return irdl.DialectOp(dialect.name, Region(Block(ops)))


def _operation(op: type[IRDLOperation]) -> irdl.OperationOp:
    """xDSL's definition of an op, in which every value may be anything, made precise."""
    definition, loose = op.get_irdl_definition(), op_def_to_irdl(op)
    writer = _Writer(is_graph=Dialect.split_name(op.name)[0] == Graph.name)
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
        regions = [writer.region() for _ in definition.regions]
        names = ArrayAttr(StringAttr(name) for name, _ in definition.regions)
        writer.add(irdl.RegionsOp(regions, names))
    return irdl.OperationOp(loose.sym_name, Region(writer.block))


class _Writer:
    """Writes the definition of one op. Constraints are values; one that is shared means equality."""

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
        return self.one(constraint.constr) if isinstance(constraint, RangeOf) else self._any()

    def one(self, constraint: AttrConstraint) -> SSAValue:
        """A constraint on a type or attribute, or one that is looser."""
        if isinstance(constraint, VarConstraint):
            if constraint.name not in self._variables:
                self._variables[constraint.name] = self.one(constraint.constraint)
            return self._variables[constraint.name]
        if isinstance(constraint, EqAttrConstraint):
            return self.add(irdl.IsOp(constraint.attr))
        bases = constraint.get_bases() or set()
        if len(bases) == 1 and bases <= _UPSTREAM.keys():
            return self._base(bases.pop())
        return self._any()

    def region(self) -> SSAValue:
        """A region of one block."""
        return self.add(irdl.RegionOp(IntegerAttr(1, i32), []))

    def _any(self) -> SSAValue:
        return self._base(TensorType) if self.is_graph else self.add(irdl.AnyOp())

    def _base(self, base: type[Attribute]) -> SSAValue:
        return self.add(irdl.BaseOp(_UPSTREAM[base]))


def checkable_text(module: ModuleOp) -> str:
    """A module in generic form, written so that `mlir-opt` checks it by `irdl_text`.

    Terminators of our own are written as `gpu.yield`, which takes anything anywhere upstream, and
    blocks without one get one. Where a variadic operand or result has values of unlike types, casts
    give them the type of the first. Properties are written as attributes.
    """
    module = module.clone()
    ours = [op for op in module.walk() if _is_ours(op)]
    for op in ours:
        if op.has_trait(IsTerminator):
            _replace_terminator(op)
            continue
        for region in op.regions:
            if region.block.last_op is None or not region.block.last_op.has_trait(IsTerminator):
                region.block.add_op(gpu.YieldOp([]))
        definition = type(op).get_irdl_definition()
        for field in (*definition.operands, *definition.results):
            _make_alike(op, *field)
    stream = StringIO()
    with deep_recursion():
        ExactPrinter(
            stream=stream, print_generic_format=True, print_properties_as_attributes=True
        ).print_op(module)
    return stream.getvalue() + "\n"


def _is_ours(op: Operation) -> bool:
    return Dialect.split_name(op.name)[0] in {dialect.name for dialect in DIALECTS}


def _replace_terminator(op: Operation) -> None:
    block = op.parent
    assert block is not None
    block.insert_op_before(gpu.YieldOp(op.operands), op)
    op.detach()
    op.erase()


def _make_alike(op: Operation, name: str, field: OperandDef | ResultDef) -> None:
    """Cast the values of one variadic operand or result to the type of the first."""
    values = getattr(op, name)
    if not isinstance(values, Sequence) or len({value.type for value in values}) < 2:
        return
    ...


if __name__ == "__main__":
    sys.stdout.write(irdl_text())
