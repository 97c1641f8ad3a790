"""Scalars of components: those that only one component uses, and those connected with no tensor at all.

A parameter's step count is its own, and so is the bias correction computed from it: they belong to
its component, whose tuple then has a number of its own. An optimizer may count steps and never use
the count (RMSprop); such chains of scalars, from arguments to results, are found here and join a set.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

from xdsl.ir import Block, BlockArgument, Operation

from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.passes.fusion.nodes import NO_FUSE


def own_scalars(
    block: Block, component: Mapping[Operation, Operation], sums: Container[Operation] = ()
) -> dict[Operation, Operation]:
    """By scalar op that only one component uses, directly or not: that component, named as
    `component` names it for its other ops; `sums` are reductions that count as scalar ops. Linear in ops and
    uses."""
    taken: dict[Operation, Operation] = {}
    users: dict[Operation, set[Operation]] = {}
    """By scalar, or broadcast of one: the components that use it; at most two of them."""
    for op in reversed(list(block.ops)):
        is_spread = isinstance(op, BroadcastOp) and shape_of(op.operands[0]) == ()
        if op in component or not (is_spread or op in sums or _is_scalar_op(op)):
            continue
        found: set[Operation] = set()
        for use in op.results[0].uses:
            own = component.get(use.operation)
            found |= users.get(use.operation, set()) if own is None else {own}
            if len(found) > 1:
                break
        users[op] = found
        if not is_spread and len(found) == 1 and NO_FUSE not in op.attributes:
            taken[op] = next(iter(found))
    for op in block.ops:
        own = None if users.get(op, True) else _maker(op, taken, block)
        if own is not None:
            taken[op] = own
    return taken


def _maker(op: Operation, taken: Mapping[Operation, Operation], block: Block) -> Operation | None:
    """The component whose own scalars an op reads that no component uses, in addition to arguments
    and constants; None if there is no such component, or if anything but the function's return reads the op."""
    if not _is_scalar_op(op) or NO_FUSE in op.attributes:
        return None
    if any(
        use.operation is not block.last_op and not _is_scalar_op(use.operation)
        for use in op.results[0].uses
    ):
        return None
    owners = [value.owner for value in op.operands if not isinstance(value, BlockArgument)]
    makers = {
        taken.get(owner)
        for owner in owners
        if isinstance(owner, Operation) and not isinstance(owner, ConstantOp)
    }
    return makers.pop() if len(makers) == 1 else None


def loose_chains(block: Block) -> list[list[Operation]]:
    """Chains of scalar ops that read only each other, arguments and constants, and whose readers are only each other
    and the function's return; in program order. Linear in ops and uses."""
    chains: dict[Operation, list[Operation]] = {}
    """By op: its chain, one list for all of its ops."""
    for op in block.ops:
        if not _is_scalar_op(op) or NO_FUSE in op.attributes:
            continue
        chain = chains[op] = [op]
        for value in op.operands:
            other = chains.get(value.owner) if isinstance(value.owner, Operation) else None
            if other is not None and other is not chain:
                longer, shorter = sorted((chain, other), key=len, reverse=True)
                longer += shorter
                chains.update(dict.fromkeys(shorter, longer))
                chain = longer
    order = {op: number for number, op in enumerate(block.ops)}
    found = {id(chain): chain for chain in chains.values()}.values()
    whole = [sorted(chain, key=order.__getitem__) for chain in found if _is_whole(chain, block)]
    return sorted(whole, key=lambda chain: order[chain[0]])


def _is_whole(chain: list[Operation], block: Block) -> bool:
    own = set(chain)
    for op in chain:
        others = [value for value in op.operands if value.owner not in own]
        if not all(isinstance(v, BlockArgument) or isinstance(v.owner, ConstantOp) for v in others):
            return False
        readers = {use.operation for use in op.results[0].uses}
        if not readers <= own | {block.last_op}:
            return False
    return True


def _is_scalar_op(op: Operation) -> bool:
    return isinstance(op, ElementwiseOp) and shape_of(op.results[0]) == ()
