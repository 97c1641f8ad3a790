"""A plan's kernels as groups of ops: each gets its own copies of the ops that it shares with others.

Two kinds of ops are in several kernels: free ones (a broadcast, a splat constant), in every kernel that reads them, and
ops that the plan recomputes. Copies are inserted before the op that the kernel computes next, so
the block's meaning is unchanged, and each op is in one group at most. Linear in ops and operands.
"""

from __future__ import annotations

from xdsl.ir import Block, Operation, SSAValue

from mlfuse.passes.fusion.nodes import View
from mlfuse.passes.fusion.plan import Plan, PlannedKernel
from mlfuse.passes.patterns.fuse_group import OpGroup


def separate(block: Block, plan: Plan, view: View) -> list[OpGroup]:
    """The groups of a plan for `block`, after the copies that they need were inserted into the block.

    Ops whose only readers now read copies are erased.
    """
    reads = [tuple(node.op.operands) for node in view.nodes]
    transparent = set(view.transparent)
    groups = [_Copies(view, reads, transparent).group(kernel) for kernel in plan.kernels]
    owned = plan.kernel_of()
    copied = {
        view.nodes[n].op for kernel in plan.kernels for n in kernel.recomputed if n not in owned
    }
    for op in reversed([*block.ops]):
        if (op in copied or op in transparent) and not any(result.uses for result in op.results):
            op.detach()
            op.erase()
    return groups


class _Copies:
    """The copies of one kernel."""

    def __init__(self, view: View, reads: list[tuple[SSAValue, ...]], transparent: set[Operation]):
        self.view, self.transparent = view, transparent
        self.reads = reads
        """By node: its operands before any kernel had copies."""
        self.values: dict[SSAValue, SSAValue] = {}
        self.ops: list[Operation] = []
        self.placed = 0
        """The ops in the block that copies are inserted before."""

    def group(self, kernel: PlannedKernel) -> OpGroup:
        call = [] if kernel.call is None else [kernel.call]
        own = {*kernel.owned, *call}
        # The call first: it also reads from memory what the kernel recomputes for itself.
        for n in (*call, *sorted({*kernel.nodes, *kernel.owned})):
            op = self.view.nodes[n].op
            operands = [self._inside(value) for value in self.reads[n]]
            if n not in own:
                self._copy(op, operands)
                continue
            op.operands = operands
            self._place_copies(op)
            self.ops.append(op)
            self.placed = len(self.ops)
        return OpGroup(kernel.name, self.ops, self.view.nodes[kernel.owned[0]].op)

    def _inside(self, value: SSAValue) -> SSAValue:
        """A value as the kernel reads it: from its own copy, or from the block."""
        owner = value.owner
        if value not in self.values and owner in self.transparent:
            assert isinstance(owner, Operation)
            self._copy(owner, [self._inside(operand) for operand in owner.operands])
        return self.values.get(value, value)

    def _copy(self, op: Operation, operands: list[SSAValue]) -> None:
        copy = type(op).create(
            operands=operands,
            result_types=[value.type for value in op.results],
            properties=op.properties,
            attributes=op.attributes,
            location=op.location,
        )
        for old, new in zip(op.results, copy.results, strict=True):
            new.name_hint = old.name_hint
            self.values[old] = new
        self.ops.append(copy)

    def _place_copies(self, before: Operation) -> None:
        block = before.parent
        assert block is not None
        block.insert_ops_before(self.ops[self.placed :], before)
