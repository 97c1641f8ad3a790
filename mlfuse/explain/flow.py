"""The data flow between the kernels and calls of a fused module."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from mlfuse.diagnostics.provenance import tag_of
from mlfuse.dialects.graph.base import GraphOp, shape_of
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.marks import NO_FUSE
from mlfuse.dialects.graph.movement import MovementOp
from mlfuse.dialects.graph.ordered import OrderedOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.explain.shortest_path import shortest
from mlfuse.passes.fusion.nodes import fetched, operand_reads
from mlfuse.passes.utils.kernel_ops import is_free, is_kernel_op, is_view
from mlfuse.passes.utils.strided import is_part


@dataclass
class Flow:
    """By kernel, and by the name of a call as `op_records` gives it."""

    reads: dict[str, frozenset[int]] = field(default_factory=dict[str, frozenset[int]])
    """The values read from memory: equal numbers are one value."""
    fetches: dict[str, frozenset[int]] = field(default_factory=dict[str, frozenset[int]])
    """The values read at computed indices."""
    sides: dict[str, frozenset[object]] = field(default_factory=dict[str, frozenset[object]])
    """By product: its operands, each with its side, its dims and the type of the result."""
    feeds: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By producer: the kernels and calls that read its results."""
    alone: dict[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])
    """Kernels that join no others, with the rule and the reason."""
    ones: set[int] = field(default_factory=set[int])
    """The values of one element."""
    _numbers: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])

    @staticmethod
    def of(module: ModuleOp) -> Flow:
        """The flow of a module with planned kernels. Linear in ops and operands."""
        flow = Flow()
        for func in [op for op in module.walk() if isinstance(op, FuncOp) and op.body.blocks]:
            flow._read(func.body.blocks[0])
        return flow

    def way(self, one: str, other: str) -> list[str]:
        """The shortest path of data flow from one kernel to another; empty if there is none."""
        return shortest([one], [other], lambda name: self.feeds.get(name, ()))

    def _read(self, block: Block) -> None:
        makers: dict[SSAValue, str] = {}
        for op in block.ops:
            name = op.kernel.data if isinstance(op, FusionOp | ForeachOp) else tag_of(op)
            if name is None or is_free(op) or is_view(op):
                continue
            read = [_root(value) for value in op.operands]
            if isinstance(op, FusionOp):
                self._note_kernel(op)
            else:
                self.reads[name] = self._numbered(read)
                if isinstance(op, DotGeneralOp):
                    self.sides[name] = _sides(op)
            for maker in {makers[value] for value in read if value in makers}:
                self.feeds[maker].append(name)
            makers |= dict.fromkeys(op.results, name)
            self.feeds[name] = []
            for inner in op.body.block.ops if isinstance(op, FusionOp) else ():
                self._look_inside(inner, name)

    def _look_inside(self, op: Operation, kernel: str) -> None:
        """Record the properties that an op gives its kernel, and the operands of a call whose epilogue that is."""
        if isinstance(op, OrderedOp):
            self.alone[kernel] = "vertical.ordered", "visits elements in a fixed order"
        if NO_FUSE in op.attributes:
            self.alone[kernel] = "user.no-fuse", "is marked no_fuse"
        if isinstance(op, DotGeneralOp) and (name := tag_of(op)) is not None:
            self.reads[name] = self._numbered(_outside(op, op.operands))
            self.sides[name] = _sides(op)

    def _note_kernel(self, fusion: FusionOp) -> None:
        """Record what the ops of a fusion, except its library call, read from outside."""
        reads, fetches = list[SSAValue](), list[SSAValue]()
        for op in fusion.body.block.ops:
            if isinstance(op, GraphOp) and is_kernel_op(op) and not is_free(op):
                reads += _outside(op, [op.operands[read.operand] for read in operand_reads(op)])
                fetches += _outside(op, fetched(op))
        self.reads[fusion.kernel.data] = self._numbered(reads)
        self.fetches[fusion.kernel.data] = self._numbered(fetches)

    def _numbered(self, read: Iterable[SSAValue]) -> frozenset[int]:
        found: set[int] = set()
        for value in read:
            if isinstance(value.owner, Operation) and is_free(value.owner):
                continue  # computed where it is read
            number = self._numbers.setdefault(value, len(self._numbers))
            found.add(number)
            if isinstance(value.type, TensorType) and all(size == 1 for size in shape_of(value)):
                self.ones.add(number)
        return frozenset(found)


def _outside(op: Operation, operands: Iterable[SSAValue]) -> list[SSAValue]:
    """The operands of an op in a fusion that come from outside the fusion."""
    fusion = op.parent_op()
    assert isinstance(fusion, FusionOp)
    inside = [_root(value) for value in operands]
    return [_root(fusion.inputs[v.index]) for v in inside if isinstance(v, BlockArgument)]


def _sides(op: DotGeneralOp) -> frozenset[object]:
    """Keys of a product's operands: two products that could be one call for a shared operand have one in common."""
    found: set[object] = set()
    for side, value in enumerate(op.operands):
        fusion = op.parent_op()
        if isinstance(fusion, FusionOp) and isinstance(value, BlockArgument):
            value = fusion.inputs[value.index]
        dims = op.batch[side], op.contract[side]
        found.add((value, side, dims, op.result_type.element_type))
    return frozenset(found)


def _root(value: SSAValue) -> SSAValue:
    """The value that is really read, before movement."""
    op = value.owner
    while isinstance(op, MovementOp | ReshapeOp) or (isinstance(op, Operation) and is_part(op)):
        value = op.operands[0]
        op = value.owner
    return value
