"""The ops of one component: those that feed each other over one tensor shape, and reductions of their tensors.

Elementwise ops that read each other's tensors are together. A reduction of a whole tensor belongs to

- the component that alone uses its result, through scalars of that component's own (LAMB's trust ratio);
- else the component that computes its operand: others read its result, such as the norm of all gradients.

Ops that depend on a reduction that others read are *later*: each such reduction on the way to an op makes it later by
one, and a component's ops must be equally late. Otherwise the update that a norm scales would be in the component
of the norm, whenever both read one value (a gradient with its weight decay, say), and depend on itself.

Complexity: linear in ops, operands and uses.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from xdsl.ir import Block, Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import OpKind, shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.foreach import ACROSS
from mlfuse.dialects.graph.marks import MUST_FUSE, is_marked
from mlfuse.dialects.graph.movement import BroadcastOp, MovementOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.passes.fusion.plan import word_of
from mlfuse.passes.horizontal.scalars import own_scalars
from mlfuse.passes.utils.dims import DimClasses


@dataclass
class Members:
    """The ops of a block that may be part of a component, in order."""

    tensors: list[Operation]
    sums: list[Operation]
    """Reductions of a whole tensor."""

    @staticmethod
    def of(block: Block) -> Members:
        """All of a block."""
        tensors = [op for op in block.ops if _is_member(op)]
        return Members(tensors, [op for op in block.ops if _is_of_whole(op)])


def components_of(block: Block, members: Members) -> list[list[Operation]]:
    """The ops of each component whose tensors have one shape, ordered by each component's first op."""
    tensors, sums = members.tensors, members.sums
    sets = _Sets(block, tensors, sums, {})
    lateness = _lateness(block, tensors, [op for op in sums if op not in sets.own])
    if lateness:
        sets = _Sets(block, tensors, sums, lateness)
    found = sets.by_program_order(block)
    classes = _dim_classes(block, found)
    return [ops for ops in found if _has_one_shape(ops, classes)]


def is_scalar(value: SSAValue) -> bool:
    """Whether an operand is one value for the whole tensor: a constant, or a scalar (broadcast)."""
    owner = value.owner
    if isinstance(owner, ConstantOp):
        return owner.is_splat
    return shape_of(source_of(value)) == ()


def source_of(value: SSAValue) -> SSAValue:
    """The value that an operand is read from: the scalar, if it is broadcast."""
    owner = value.owner
    if isinstance(owner, BroadcastOp) and shape_of(owner.operands[0]) == ():
        return owner.operands[0]
    return value


def is_scalar_op(op: Operation) -> bool:
    """Whether an op computes a number elementwise, and isn't marked by the user."""
    return isinstance(op, ElementwiseOp) and shape_of(op.results[0]) == () and not is_marked(op)


class _Sets:
    """Ops by component (union-find)."""

    def __init__(
        self,
        block: Block,
        tensors: Sequence[Operation],
        sums: Sequence[Operation],
        lateness: Mapping[Operation | Block, int],
    ):
        self._parent: dict[Operation | Block | None, Operation] = {op: op for op in tensors}
        for op in tensors:
            for value in op.operands:
                maker = value.owner
                if maker in self._parent and lateness.get(maker, 0) == lateness.get(op, 0):
                    self._join(op, maker)
        self.own = own_scalars(block, {op: self._find(op) for op in tensors}, set(sums))
        """By scalar that only one component uses, reductions among them: an op of that component."""
        for op in sums:
            user = self.own.get(op)
            if user is not None and shape_of(op.operands[0]) != shape_of(user.results[0]):
                del self.own[op]
        for op in sums:
            if op not in self.own and DYNAMIC in shape_of(op.operands[0]):
                continue  # alone it would be combined by another tree than a tensor of a known size
            self._parent[op] = op
            for other in (op.operands[0].owner, self.own.get(op)):
                if other in self._parent:
                    self._join(op, other)

    def by_program_order(self, block: Block) -> list[list[Operation]]:
        """The ops of each component."""
        found: dict[Operation, list[Operation]] = {}
        for op in block.ops:
            member = op if op in self._parent else self.own.get(op)
            if member is not None:
                found.setdefault(self._find(member), []).append(op)
        return list(found.values())

    def _find(self, op: Operation | Block | None) -> Operation:
        parent = self._parent
        first = parent[op]
        while parent[first] is not first:
            parent[first] = first = parent[parent[first]]
        return first

    def _join(self, op: Operation, other: Operation | Block | None) -> None:
        self._parent[self._find(op)] = self._find(other)


def _lateness(
    block: Block, tensors: Sequence[Operation], sums: Collection[Operation]
) -> dict[Operation | Block, int]:
    """By op: the most of these reductions on one path to it, but at least as many as the reader among `tensors` and
    `sums` that has the fewest. Ops without any are left out."""
    found: dict[Operation | Block, int] = {}
    last = set(sums)
    for op in block.ops:
        makers = [value.owner for value in op.operands]
        late = max(
            (found.get(m, 0) + (m in last) for m in makers if isinstance(m, Operation)), default=0
        )
        if late:
            found[op] = late
    members = {*tensors, *last}
    for op in reversed(tensors if found else ()):
        readers = [use.operation for use in op.results[0].uses if use.operation in members]
        late = min((found.get(reader, 0) for reader in readers), default=0)
        if late > found.get(op, 0):
            found[op] = late
    return found


def _is_member(op: Operation) -> bool:
    """Whether an op may be part of a component."""
    if not isinstance(op, ElementwiseOp) or is_marked(op) or _reads_wanted(op):
        return False
    shape = shape_of(op.results[0])
    if shape == () or any(shape_of(value) != shape for value in op.operands):
        return False
    return not any(_is_made(value) for value in op.operands)


def _reads_wanted(op: Operation) -> bool:
    """Whether the user wants an operand of an op computed in the op's kernel."""
    for value in op.operands:
        owner = value.owner
        while isinstance(owner, MovementOp):
            owner = owner.operands[0].owner
        if isinstance(owner, Operation) and MUST_FUSE in owner.attributes:
            return True
    return False


def _is_made(value: SSAValue) -> bool:
    """Whether a value is computed from its index, and so is never in memory."""
    op = value.owner
    source = isinstance(op, Operation) and getattr(op, "KIND", None) is OpKind.SOURCE
    return source and not is_scalar(value)


def sum_combiner(op: Operation) -> str | None:
    """The combiner by which an op reduces all elements of a tensor to a number; None for other ops.

    For one element (a reshape, once the function is simplified) every combiner of its type is correct; the one of later
    reductions is taken.
    """
    if not isinstance(op, ReduceOp | ReshapeOp):
        return None
    if shape_of(op.results[0]) != () or shape_of(op.operands[0]) == ():
        return None
    if isinstance(op, ReduceOp):
        return op.combiner.data
    readers = (word_of(use.operation.name) for use in op.results[0].uses)
    of_one = "or" if dtypes.of(op.results[0].type).is_bool else "add"
    return next((name for name in readers if name in ACROSS), of_one)


def _is_of_whole(op: Operation) -> bool:
    """Whether an op may be a component's reduction of a whole tensor."""
    if sum_combiner(op) is None or is_marked(op) or _reads_wanted(op):
        return False
    return not _is_made(op.operands[0])


def _dim_classes(block: Block, components: Iterable[Sequence[Operation]]) -> DimClasses:
    """Which `?` sizes are equal, if that isn't obvious: tensors that share only a scalar may differ."""
    func = block.parent_op()
    reduces = any(sum_combiner(op) for ops in components for op in ops)
    return DimClasses.of(func) if reduces and func is not None else DimClasses()


def _has_one_shape(ops: Sequence[Operation], classes: DimClasses) -> bool:
    """Whether all tensors of a component have one shape."""
    values = [value for op in ops for value in (*op.operands, *op.results)]
    shapes = {shape_of(value) for value in values} - {()}
    if len(shapes) != 1:
        return False
    if DYNAMIC not in next(iter(shapes)) or not any(map(sum_combiner, ops)):
        return True
    return len({tuple(classes.sizes(value)) for value in values if shape_of(value)}) == 1
