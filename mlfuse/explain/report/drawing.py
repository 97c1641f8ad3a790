"""The fused stage as a graph to draw.

Splat constants, and their broadcasts, aren't nodes: their readers show the number. Edges between things at the top
level have a number of bytes (a `?` size counts as 1024).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import TypeVar

from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import OpKind, shape_of, tensor_type
from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp, YieldOp
from mlfuse.dialects.graph.placement import DispatchOp, dispatches_of
from mlfuse.explain.report.model import Box, Drawing, Node, NodeKind
from mlfuse.explain.report.origins import Origins
from mlfuse.passes.utils.dims import NOMINAL

T = TypeVar("T")
_CALLS = (OpKind.CONTRACTION, OpKind.OPAQUE)
_MOVES = (OpKind.INJECTIVE,)


def draw(module: ModuleOp, origins: Origins) -> Drawing:
    """The functions of a module at the fused stage; those of a device where they are called. Names its boxes."""
    artist = _Artist(origins)
    for op in module.walk():
        if isinstance(op, FuncOp) and op.body.blocks and not dispatches_of(op):
            artist.function(op)
    return artist.drawing


@dataclass
class _Artist:
    origins: Origins
    drawing: Drawing = field(default_factory=Drawing)
    nodes: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    """By value: the node that computes it."""
    things: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    """By value at the top level: its producer, a node, or -1 - k for box k."""
    literals: dict[SSAValue, tuple[str, list[int]]] = field(
        default_factory=dict[SSAValue, tuple[str, list[int]]]
    )
    """Values that are splat constants, as text, with the ops that they come from."""

    def function(self, func: FuncOp) -> None:
        block = func.body.blocks[0]
        for position, arg in enumerate(block.args):
            name = f"%{arg.name_hint or position}"
            self.things[arg] = self.node(name, type_text(arg), "argument", -1, [])
        self.body(block)
        last = block.last_op
        for position, value in enumerate(() if last is None else last.operands):
            result = self.node(f"result {position}", type_text(value), "result", -1, [])
            self.outer(value, result)

    def body(self, block: Block) -> None:
        for op in block.ops:
            if isinstance(op, FusionOp | ForeachOp):
                self.box(op)
            elif isinstance(op, DispatchOp):
                self.called(op)
            elif not isinstance(op, ReturnOp) and self.is_drawn(op):
                number = self.op(op, -1)
                for value in op.results:
                    self.things[value] = number
                for value in dict.fromkeys(op.operands):
                    self.outer(value, number)

    def called(self, op: DispatchOp) -> None:
        """A function of a device: its body, with what it is given and what it gives."""
        block = op.function.body.block
        self.literals |= self.passed(self.literals, block.args, op.arguments)
        self.things |= self.passed(self.things, block.args, op.arguments)
        self.body(block)
        last = block.last_op
        assert last is not None
        self.things |= self.passed(self.things, op.outputs, last.operands)

    @staticmethod
    def passed(
        known: Mapping[SSAValue, T], to: Sequence[SSAValue], given: Sequence[SSAValue]
    ) -> dict[SSAValue, T]:
        return {new: known[old] for new, old in zip(to, given, strict=True) if old in known}

    def outer(self, value: SSAValue, target: int) -> None:
        if value in self.things:
            self.drawing.outer.append((self.things[value], target, nbytes(value)))

    def node(self, label: str, detail: str, kind: NodeKind, box: int, ops: list[int]) -> int:
        self.drawing.nodes.append(Node(label, detail, kind, box, ops))
        return len(self.drawing.nodes) - 1

    def is_drawn(self, op: Operation) -> bool:
        """Whether an op is a node; records splat constants instead."""
        if isinstance(op, ConstantOp) and op.is_splat:
            self.literals[op.result] = (_number(op), self.origins.of(op).ops)
            return False
        kind = getattr(op, "KIND", None)
        if kind in _MOVES and op.operands and op.operands[0] in self.literals:
            text, ops = self.literals[op.operands[0]]
            self.literals[op.results[0]] = (text, [*ops, *self.origins.of(op).ops])
            return False
        return not isinstance(op, YieldOp)

    def op(self, op: Operation, box: int) -> int:
        """A node for an op; at the top level the caller adds its edges."""
        ops = list(self.origins.of(op).ops)
        words = [op.name.removeprefix("graph.")]
        for name in ("combiner", "predicate", "reduction", "target"):
            value = op.properties.get(name)
            text = getattr(value, "data", None)
            if isinstance(text, str):
                words.append(text)
        for value in op.operands:
            if value in self.literals:
                words.append(self.literals[value][0])
                ops += self.literals[value][1]
        detail = type_text(op.results[0]) if op.results else ""
        number = self.node(" ".join(words), detail, _kind(op), box, sorted(set(ops)))
        for value in op.results:
            self.nodes[value] = number
        for value in dict.fromkeys(op.operands):
            if box >= 0 and value in self.nodes:
                self.drawing.inner.append((self.nodes[value], number))
        return number

    def box(self, op: FusionOp | ForeachOp) -> None:
        number = self.origins.name_box(op)
        is_foreach = isinstance(op, ForeachOp)
        kernel, block = op.kernel.data, op.body.block
        count = op.count if is_foreach else 1
        box = Box(kernel, "foreach" if is_foreach else "fusion", [], tuples=count)
        self.drawing.boxes.append(box)
        self.inside(block, number)
        own = {n for inner in block.walk() for n in self.origins.of(inner).ops}
        box.ops = sorted(own)
        for value in op.results:
            self.things[value] = -1 - number
        for value in dict.fromkeys(op.operands):
            self.outer(value, -1 - number)

    def inside(self, block: Block, number: int) -> None:
        for position, arg in enumerate(block.args):
            if any(True for _ in arg.uses):
                name = f"%{arg.name_hint or f'arg{position}'}"
                self.nodes[arg] = self.node(name, type_text(arg), "argument", number, [])
        for op in block.ops:
            if self.is_drawn(op):
                self.op(op, number)
            if isinstance(op, YieldOp):
                for value in dict.fromkeys(op.values):
                    if value in self.nodes:
                        made = self.drawing.nodes[self.nodes[value]]
                        result = self.node("out", made.detail, "result", number, made.ops)
                        self.drawing.inner.append((self.nodes[value], result))


def _kind(op: Operation) -> NodeKind:
    kind = getattr(op, "KIND", None)
    if isinstance(op, AllReduceOp) or kind in _CALLS:
        return "call"
    if kind in _MOVES:
        return "move"
    return "source" if kind is OpKind.SOURCE else "op"


def _number(op: ConstantOp) -> str:
    value = op.numpy().ravel()[0] if op.numpy().size else 0
    dtype = op.result_dtype
    return f"{float(value):.6g}" if dtype.is_float else str(int(value))


def type_text(value: SSAValue) -> str:
    """`f32[8x16]`."""
    if not isinstance(value.type, TensorType):
        return str(value.type)
    sizes = "x".join("?" if size < 0 else str(size) for size in shape_of(value))
    return f"{dtypes.of(tensor_type(value)).name}[{sizes}]"


def nbytes(value: SSAValue) -> int:
    """The bytes of a tensor."""
    if not isinstance(value.type, TensorType):
        return 0
    sizes = [NOMINAL if size < 0 else size for size in shape_of(value)]
    return prod(sizes) * dtypes.of(tensor_type(value)).nbytes
