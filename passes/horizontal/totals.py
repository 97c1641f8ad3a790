"""Combines the numbers of a set's components: the norm of all gradients, from the sum of squares of each.

A *total* is a chain, `((0 + s0) + s1) + s2`, of one combiner over a number of every component, each once.
`graph.across` combines the numbers of all tuples in tuple order, starting with the combiner's identity. So the
chain is a `graph.across` over the tuples in the chain's order, with the same bits: adding the identity first changes
only -0, and a sum that began with 0 is never -0.

A chain of 16-bit floats rounds after each op and isn't changed, nor is a chain with any other operand.

Scalars that depend on totals, constants and arguments alone (the root, the factor that clips) are included: they are
computed once for all readers.

Complexity: linear in the ops of the block.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.foreach import ACROSS
from mlfuse.dialects.graph.reduction import COMBINERS
from mlfuse.passes.fusion.plan import word_of
from mlfuse.passes.horizontal.components import Component
from mlfuse.passes.horizontal.members import is_scalar_op, sum_combiner


@dataclass(frozen=True)
class Total:
    """A chain over one number of each component of a set."""

    place: int
    """The number's place among each component's roots."""
    combiner: str
    order: list[int]
    """The components in the order of the chain's numbers."""
    ops: list[Operation]
    """The ops of the chain; the last one computes the total."""

    @property
    def result(self) -> SSAValue:
        """The total."""
        return self.ops[-1].results[0]


def totals_of(group: Sequence[Component]) -> list[Total]:
    """The totals of a set that combine its numbers in the same order as the first total."""
    places = [k for k, root in enumerate(group[0].roots) if shape_of(root) == ()]
    found = [total for k in places if (total := _total(group, k)) is not None]
    return [total for total in found if total.order == found[0].order]


def following(totals: Sequence[Total], block: Block) -> list[Operation]:
    """The scalar ops that depend on totals, constants and arguments alone, in program order."""
    known = {total.result for total in totals}
    found: list[Operation] = []
    for op in block.ops if totals else ():
        if is_scalar_op(op) and not known.isdisjoint(op.operands):
            others = [value for value in op.operands if value not in known]
            if all(isinstance(v, BlockArgument) or isinstance(v.owner, ConstantOp) for v in others):
                known.add(op.results[0])
                found.append(op)
    return found


def _total(group: Sequence[Component], place: int) -> Total | None:
    values = [component.roots[place] for component in group]
    dtype = dtypes.of(values[0].type)
    if dtypes.compute(dtype) != dtype:
        return None
    number = {value: k for k, value in enumerate(values)}
    users = dict.fromkeys(use.operation for value in values for use in value.uses)
    for op in users:
        if (combiner := _combiner(op)) is not None and _begins(op, combiner, number):
            order, ops = _chain(op, combiner, number)
            if len(order) == len(values):
                return Total(place, combiner, order, ops)
    return None


def _combiner(op: Operation) -> str | None:
    name = word_of(op.name)
    return name if name in ACROSS and is_scalar_op(op) else None


def _begins(op: Operation, combiner: str, number: dict[SSAValue, int]) -> bool:
    """Whether an op combines two of the numbers, or one and the combiner's identity."""
    others = [value for value in op.operands if value not in number]
    if not others:
        first, second = op.operands
        return first is not second and not _may_be_negative_zero(first, combiner)
    owner, dtype = others[0].owner, dtypes.of(others[0].type)
    if len(others) > 1 or not isinstance(owner, ConstantOp):
        return False
    identity = dtype.numpy.type(COMBINERS[combiner].identity(dtype))
    return owner.numpy().ravel()[:1].tobytes() == identity.tobytes()


def _may_be_negative_zero(value: SSAValue, combiner: str) -> bool:
    """Whether adding 0 to a number may change it."""
    op = value.owner
    is_sum = isinstance(op, Operation) and sum_combiner(op) == "add"
    return combiner == "add" and dtypes.of(value.type).is_float and not is_sum


def _chain(
    op: Operation, combiner: str, number: dict[SSAValue, int]
) -> tuple[list[int], list[Operation]]:
    """The numbers that a chain combines from `op` on, in order, and its ops."""
    ops = [op]
    order = dict.fromkeys(number[value] for value in op.operands if value in number)
    while len(order) < len(number):
        uses = list(ops[-1].results[0].uses)
        if len(uses) != 1 or _combiner(uses[0].operation) != combiner:
            break
        op = uses[0].operation
        new = [number[value] for value in op.operands if value in number]
        if len(new) != 1 or new[0] in order:
            break
        order[new[0]] = None
        ops.append(op)
    return list(order), ops
