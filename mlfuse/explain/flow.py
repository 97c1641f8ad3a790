"""What the kernels and calls of a fused module read, and which need a result of which."""

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
    """By kernel, and by the name of a call: `seen` says what ops are called."""

    reads: dict[str, frozenset[int]] = field(default_factory=dict[str, frozenset[int]])
    """What is read from memory: equal numbers are one value."""
    fetches: dict[str, frozenset[int]] = field(default_factory=dict[str, frozenset[int]])
    """What is read at places that are computed."""
    sides: dict[str, frozenset[object]] = field(default_factory=dict[str, frozenset[object]])
    """By product: what it reads, on which side, over which dims, for results of which type."""
    feeds: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """Who reads what is made."""
    alone: dict[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])
    """Kernels that join no others: the rule and the reason."""
    ones: set[int] = field(default_factory=set[int])
    """Those of the values that are one element."""
    _numbers: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])

    @staticmethod
    def of(module: ModuleOp) -> Flow:
        """That of a module whose kernels are planned. Linear in ops and operands."""
        flow = Flow()
        for func in [op for op in module.walk() if isinstance(op, FuncOp) and op.body.blocks]:
            flow._read(func.body.blocks[0])
        return flow

    def way(self, one: str, other: str) -> list[str]:
        """The shortest way along which data flows from one kernel to another; empty where none does."""
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
        """What an op says of the kernel that it is in; what a call reads whose epilogue that is."""
        if isinstance(op, OrderedOp):
            self.alone[kernel] = "vertical.ordered", "visits elements in a fixed order"
        if NO_FUSE in op.attributes:
            self.alone[kernel] = "user.no-fuse", "is marked no_fuse"
        if isinstance(op, DotGeneralOp) and (name := tag_of(op)) is not None:
            self.reads[name] = self._numbered(_outside(op, op.operands))
            self.sides[name] = _sides(op)

    def _note_kernel(self, fusion: FusionOp) -> None:
        """What the ops of a fusion read from outside, but for its library call."""
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
                continue  # made where it is read
            number = self._numbers.setdefault(value, len(self._numbers))
            found.add(number)
            if isinstance(value.type, TensorType) and all(size == 1 for size in shape_of(value)):
                self.ones.add(number)
        return frozenset(found)


def _outside(op: Operation, operands: Iterable[SSAValue]) -> list[SSAValue]:
    """What of the operands of an op of a fusion comes from outside of that."""
    fusion = op.parent_op()
    assert isinstance(fusion, FusionOp)
    inside = [_root(value) for value in operands]
    return [_root(fusion.inputs[v.index]) for v in inside if isinstance(v, BlockArgument)]


def _sides(op: DotGeneralOp) -> frozenset[object]:
    """Equal for two products where they have an operand in common as one call for both would."""
    found: set[object] = set()
    for side, value in enumerate(op.operands):
        fusion = op.parent_op()
        if isinstance(fusion, FusionOp) and isinstance(value, BlockArgument):
            value = fusion.inputs[value.index]
        dims = op.batch[side], op.contract[side]
        found.add((value, side, dims, op.result_type.element_type))
    return frozenset(found)


def _root(value: SSAValue) -> SSAValue:
    """What is read, movement before it left out."""
    op = value.owner
    while isinstance(op, MovementOp | ReshapeOp) or (isinstance(op, Operation) and is_part(op)):
        value = op.operands[0]
        op = value.owner
    return value
