"""A function's body as the planner sees it: nodes that compute, and edges that record where they read.

Movement (broadcast, reshape, transpose, slice) and sources (constants of one value, iota, sizes)
cost nothing inside a kernel, so they are not nodes: a chain of movement becomes the index map of an
edge. Such an op becomes a node only where something outside every kernel needs its result, or where
no affine map describes it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeGuard

from xdsl.ir import Block, BlockArgument, Operation, OpResult, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.traits import MemoryWriteEffect

from mlfuse.dialects.graph.base import GraphOp, OpKind, shape_of
from mlfuse.dialects.graph.indexed import IndexedOp
from mlfuse.dialects.graph.marks import NO_FUSE
from mlfuse.dialects.graph.movement import MovementOp
from mlfuse.dialects.graph.ordered import OrderedOp
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.dialects.graph.sized import SizedOp
from mlfuse.dialects.guards import EVERYWHERE, Guard
from mlfuse.passes.fusion.plan import word_of
from mlfuse.passes.utils.kernel_ops import is_free, is_kernel_op, is_view


@dataclass(frozen=True)
class Edge:
    """A read of `producer`'s result by `consumer`.

    `map` takes an index of the consumer's result (of the operand, for a reduction) to one of the
    producer's result, through any movement on the way. At indices that don't meet `inside`,
    nothing is read.
    """

    producer: int
    consumer: int
    map: AffineMap
    inside: Guard = EVERYWHERE


@dataclass(frozen=True)
class Read:
    """An operand that a kernel reads for an op, at an affine index."""

    operand: int
    map: AffineMap
    inside: Guard = EVERYWHERE


@dataclass
class Node:
    """An op that computes or that must have its result in memory."""

    index: int
    op: Operation
    inputs: list[Edge] = field(default_factory=list[Edge])
    users: list[Edge] = field(default_factory=list[Edge])
    needs: list[int] = field(default_factory=list[int])
    """The nodes it depends on."""
    escapes: bool = False
    """Whether something outside every kernel reads the result: return, a library call, a view."""
    fetchers: list[int] = field(default_factory=list[int])
    """The nodes that read the result from memory, at indices they compute."""

    @property
    def kind(self) -> OpKind:
        """The op's kind; OPAQUE for ops of other dialects."""
        return self.op.KIND if isinstance(self.op, GraphOp) else OpKind.OPAQUE

    @property
    def name(self) -> str:
        """The op's part of a kernel's name."""
        return word_of(self.op.name)


@dataclass
class View:
    """The nodes of one block, in program order."""

    nodes: list[Node]
    node_of: dict[Operation, int]
    transparent: list[Operation]
    """Movement and source ops that aren't nodes."""
    escaping: list[SSAValue]
    """Values that the block's terminator returns or yields."""


def is_of_arguments(owner: object) -> TypeGuard[SizedOp]:
    """Whether it is a `graph.sized` of a block's arguments: its sizes are known when a call begins."""
    return isinstance(owner, SizedOp) and all(
        isinstance(value, BlockArgument) for value in owner.operands
    )


def resolve(
    value: SSAValue, map_: AffineMap, stop: Container[Operation] = ()
) -> tuple[SSAValue, AffineMap]:
    """Follow movement from `value`, read at `map_`, to the value that is really read, and its index map.

    Ops in `stop` are not followed through: their results are read.
    """
    while True:
        op = value.owner
        if not isinstance(op, MovementOp) or NO_FUSE in op.attributes or op in stop:
            return value, map_
        step = op.operand_map(0)
        if step is None:
            return value, map_
        value, map_ = op.operands[0], step.compose(map_)


def operand_reads(op: GraphOp) -> list[Read]:
    """The operands that a kernel reads for this op at affine indices.

    The maps of a reduction or an ordered op start from an index of the operand that it traverses.
    """
    if isinstance(op, ReductionOp):
        rank = len(shape_of(op.operands[0]))
        whole, one = AffineMap.identity(rank), AffineMap(rank, 0, ())
        operands = range(len(op.operands))
        return [Read(n, whole if op.is_reduced(n) else one) for n in operands]
    reads: list[Read] = []
    for number in range(len(op.operands)):
        map_ = op.body_map(number) if isinstance(op, OrderedOp) else op.operand_map(number)
        if map_ is not None:
            reads.append(Read(number, map_, op.operand_inside(number)))
    return reads


def fetched(op: Operation, stop: Container[Operation] = ()) -> list[SSAValue]:
    """The values an op reads at indices it computes, each traced back through movement."""
    operands: list[SSAValue] = []
    if isinstance(op, IndexedOp):
        operands = [op.operands[n] for n in range(len(op.operands)) if op.is_fetched(n)]
    elif isinstance(op, OrderedOp):
        operands = [x for n, x in enumerate(op.operands) if op.body_map(n) is None]
    return [resolve(x, AffineMap.identity(len(shape_of(x))), stop)[0] for x in operands]


def view_of(block: Block) -> View:
    """The nodes and edges of a block. Linear in ops and operands."""
    last = block.last_op
    escaping = list(last.operands) if last is not None else []
    needed = _needed_in_memory(block, escaping)
    nodes: list[Node] = []
    node_of: dict[Operation, int] = {}
    transparent: list[Operation] = []
    for op in block.ops:
        if op is last:
            break
        if is_free(op) and op not in needed:
            transparent.append(op)
            continue
        node_of[op] = len(nodes)
        nodes.append(Node(len(nodes), op))
    for node in nodes:
        _connect(node, nodes, node_of)
    _keep_effects_in_order(nodes)
    for value in escaping:
        _mark_escape(value, nodes, node_of)
    return View(nodes, node_of, transparent, escaping)


def _keep_effects_in_order(nodes: list[Node]) -> None:
    """Make each collective depend on the one before it: all ranks must issue the same sequence."""
    effects = [node for node in nodes if node.op.has_trait(MemoryWriteEffect)]
    for before, after in pairwise(effects):
        after.needs.append(before.index)


def _needed_in_memory(block: Block, escaping: list[SSAValue]) -> set[Operation]:
    """Free ops whose result must be in memory, found from the last op to the first."""
    needed: set[Operation] = set()

    def need(value: SSAValue) -> None:
        if isinstance(value, OpResult) and is_free(value.op):
            needed.add(value.op)

    for value in escaping:
        need(value)
    last = block.last_op
    for op in block.ops:
        if op is last or (is_free(op) and op not in needed and not _stops(op)):
            continue
        if is_free(op) and _stops(op):
            needed.add(op)
        if not is_kernel_op(op):
            for number, value in enumerate(op.operands):
                for_size = isinstance(op, GraphOp) and op.size_only(number)
                if not (for_size and is_of_arguments(value.owner)):
                    need(value)
    # A free op needed in memory that isn't computed by a kernel (a view) needs its operand there.
    work = [op for op in needed if is_view(op)]
    while work:
        for value in work.pop().operands[:1]:
            if isinstance(value, OpResult) and is_free(value.op) and value.op not in needed:
                needed.add(value.op)
                if is_view(value.op):
                    work.append(value.op)
    return needed


def _stops(op: Operation) -> bool:
    """Whether a movement op can't be an edge's map."""
    if not isinstance(op, MovementOp):
        return False
    return NO_FUSE in op.attributes or op.operand_map(0) is None


def _connect(node: Node, nodes: list[Node], node_of: dict[Operation, int]) -> None:
    op = node.op
    if not isinstance(op, GraphOp) or not is_kernel_op(op):
        for value in op.operands:
            producer = _mark_escape(value, nodes, node_of)
            if producer is not None:
                node.needs.append(producer)
        return
    for read in operand_reads(op):
        value, composed = resolve(op.operands[read.operand], read.map, node_of)
        producer = node_of.get(value.owner) if isinstance(value.owner, Operation) else None
        if producer is None:
            continue
        edge = Edge(producer, node.index, composed, read.inside)
        node.inputs.append(edge)
        node.needs.append(producer)
        nodes[producer].users.append(edge)
    for value in fetched(op, node_of):
        producer = _mark_escape(value, nodes, node_of)
        if producer is not None:
            node.needs.append(producer)
            nodes[producer].fetchers.append(node.index)
    for value in _sizes_from(op, node_of):
        # No element is read, but the value must exist: an earlier kernel has to store it.
        producer = _mark_escape(value, nodes, node_of)
        if producer is not None:
            node.needs.append(producer)


def _sizes_from(op: GraphOp, node_of: dict[Operation, int]) -> Iterator[SSAValue]:
    """The nodes' results that `op`, or the movement and sources before it, names for their sizes
    (`like %x`), without those whose elements `op` also reads."""
    reads = operand_reads(op)
    read = {resolve(op.operands[r.operand], r.map, node_of)[0] for r in reads}
    read.update(op.operands[r.operand] for r in reads)
    read.update(fetched(op, node_of))
    work: list[tuple[Operation, bool]] = [(op, False)]
    seen: set[Operation] = {op}
    while work:
        current, below = work.pop()
        for number, value in enumerate(current.operands):
            for_size = below or (isinstance(current, GraphOp) and current.size_only(number))
            owner = value.owner
            if not isinstance(owner, Operation) or (for_size and value in read):
                continue
            if owner in node_of:
                if for_size:
                    yield value
            elif owner not in seen:
                seen.add(owner)
                work.append((owner, for_size))


def _mark_escape(value: SSAValue, nodes: list[Node], node_of: dict[Operation, int]) -> int | None:
    producer = node_of.get(value.owner) if isinstance(value.owner, Operation) else None
    if producer is not None:
        nodes[producer].escapes = True
    return producer
