"""Applying a plan: rewrite patterns that move ops into `graph.fusion` regions, and decide nothing."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.dialects.graph.fusion import FusionOp, YieldOp
from mlfuse.passes.fusion.nodes import View, is_of_arguments
from mlfuse.passes.fusion.plan import Plan, PlannedKernel
from mlfuse.watching import part


@dataclass
class ApplyPlan(RewritePattern):
    """Rebuilds a function's block: a `graph.fusion` for each planned kernel, the rest as it was.

    Ops move (only recomputed and free ones are cloned), in a topological order that stays as near
    to the program's as it can. Linear in ops and operands, but for the heap.
    """

    plans: dict[FuncOp, tuple[Plan, View]]

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: FuncOp, rewriter: PatternRewriter) -> None:
        if op not in self.plans:
            return
        plan, view = self.plans.pop(op)
        with part("applying"):
            gone = _Rebuild(plan, view, op.body.block).run()
        for dissolved in gone:
            rewriter.handle_operation_removal(dissolved)
        rewriter.notify_op_modified(op)


class _Rebuild:
    def __init__(self, plan: Plan, view: View, block: Block):
        self.view, self.plan, self.block = view, plan, block
        self.kernel_of = plan.kernel_of()
        for number, kernel in enumerate(plan.kernels):
            if kernel.call is not None:
                self.kernel_of[kernel.call] = number
        self.values: dict[SSAValue, SSAValue] = {}
        """Old value to the one that replaces it in the block."""
        self.stored = self._stored()
        self.transparent = set(view.transparent)
        self.reads = [tuple(node.op.operands) for node in view.nodes]
        """By node: its operands as they were. An op may move first and be cloned later."""

    def _stored(self) -> dict[int, list[int]]:
        """For each kernel, the owned nodes whose result leaves it, in program order."""
        copied = self._copied()
        stored: dict[int, list[int]] = {}
        for number, kernel in enumerate(self.plan.kernels):
            stored[number] = [n for n in kernel.owned if self._leaves(n, number, copied)]
        return stored

    def _copied(self) -> dict[int, set[int]]:
        """For each recomputed node, the kernels that compute it again."""
        copied: dict[int, set[int]] = {}
        for number, kernel in enumerate(self.plan.kernels):
            for node in kernel.recomputed:
                copied.setdefault(node, set()).add(number)
        return copied

    def _leaves(self, n: int, number: int, copied: dict[int, set[int]]) -> bool:
        node = self.view.nodes[n]
        if node.escapes or not node.users:
            return True
        for edge in node.users:
            readers = set(copied.get(edge.consumer, ()))
            if edge.consumer in self.kernel_of:
                readers.add(self.kernel_of[edge.consumer])
            if any(reader != number and reader not in copied.get(n, ()) for reader in readers):
                return True
        return False

    def run(self) -> list[Operation]:
        """Rebuild the block; the ops that are gone, cloned into every kernel that reads them."""
        terminator = self.block.last_op
        assert terminator is not None
        units = self._units()
        for op in self.view.transparent:
            op.detach()
        for node in self.view.nodes:
            node.op.detach()
        terminator.detach()
        for unit in units:
            if unit >= 0:
                self._move(self.view.nodes[unit].op)
            else:
                self._fuse(self.plan.kernels[-unit - 1], -unit - 1)
        terminator.operands = [self._outside(value) for value in terminator.operands]
        self.block.add_op(terminator)
        every = (*self.view.transparent, *(node.op for node in self.view.nodes))
        gone = [op for op in every if op.parent is None]
        for op in gone:
            op.drop_all_references()
        return gone

    def _units(self) -> list[int]:
        """Loose nodes (their index) and kernels (-1 - number) in a topological order."""
        unit_of = {
            n: -self.kernel_of[n] - 1 if n in self.kernel_of else n
            for n in range(len(self.view.nodes))
        }
        copied = self._copied()
        copied_only = copied.keys() - self.kernel_of.keys()
        first: dict[int, int] = {}
        needs: dict[int, set[int]] = {}
        followers: dict[int, list[int]] = {}

        def need(unit: int, n: int, producer: int) -> None:
            if producer in copied_only or unit_of[producer] in (unit, *needs[unit]):
                return
            kernel = self.plan.kernels[-unit - 1] if unit < 0 else None
            if kernel is not None and n != kernel.call and producer in kernel.recomputed:
                return  # its call reads it from memory all the same
            needs[unit].add(unit_of[producer])
            followers.setdefault(unit_of[producer], []).append(unit)

        for n in range(len(self.view.nodes)):
            if n not in copied_only:
                first.setdefault(unit_of[n], n)
                needs.setdefault(unit_of[n], set())
        for n, node in enumerate(self.view.nodes):
            units = [] if n in copied_only else [unit_of[n]]
            for unit in (*units, *(-k - 1 for k in copied.get(n, ()))):
                for producer in node.needs:
                    need(unit, n, producer)
        waiting = {unit: len(needs[unit]) for unit in first}
        ready = [(first[unit], unit) for unit in first if not waiting[unit]]
        heapq.heapify(ready)
        order: list[int] = []
        while ready:
            _, unit = heapq.heappop(ready)
            order.append(unit)
            for follower in followers.get(unit, ()):
                waiting[follower] -= 1
                if not waiting[follower]:
                    heapq.heappush(ready, (first[follower], follower))
        assert len(order) == len(first), "the plan has a cycle"
        return order

    def _outside(self, value: SSAValue) -> SSAValue:
        """A value for use in the block itself."""
        return self.values.get(value, value)

    def _move(self, op: Operation) -> None:
        for value in op.operands:
            if is_of_arguments(value.owner) and value.owner.parent is None:
                self.block.add_op(value.owner)  # free in kernels, but this is none
        op.operands = [self._outside(value) for value in op.operands]
        self.block.add_op(op)

    def _fuse(self, kernel: PlannedKernel, number: int) -> None:
        body = Block()
        inside: dict[SSAValue, SSAValue] = {}
        inputs: list[SSAValue] = []

        def take(value: SSAValue) -> SSAValue:
            """A value for use inside: computed there, cloned (free ops), or an argument."""
            if value in inside:
                return inside[value]
            owner = value.owner
            if isinstance(owner, Operation) and owner in self.transparent:
                clone = self._clone(owner, [take(operand) for operand in owner.operands])
                body.add_op(clone)
                inside[value] = clone.results[0]
                return inside[value]
            outer = self._outside(value)
            inputs.append(outer)
            arg = body.insert_arg(outer.type, len(body.args))
            arg.name_hint = outer.name_hint
            inside[value] = arg
            return arg

        call = [] if kernel.call is None else [kernel.call]
        own = {*kernel.owned, *call}
        # The call first: it reads from outside also what the kernel computes again for itself.
        numbers = [*call, *sorted({*kernel.nodes, *kernel.owned})]
        stored = self.stored[number]
        results = [self.view.nodes[n].op.results[0] for n in stored]
        for n in numbers:
            op = self.view.nodes[n].op
            operands = [take(value) for value in self.reads[n]]
            if n in own:
                op.operands = operands
                body.add_op(op)
                inside[op.results[0]] = op.results[0]
                continue
            clone = self._clone(op, operands)
            body.add_op(clone)
            inside[op.results[0]] = clone.results[0]
        body.add_op(YieldOp([inside[value] for value in results]))
        fusion = FusionOp(kernel.name, inputs, [value.type for value in results], Region(body))
        fusion.location = self.view.nodes[kernel.owned[0]].op.location
        for old, new in zip(results, fusion.results, strict=True):
            new.name_hint = old.name_hint
            self.values[old] = new
        self.block.add_op(fusion)

    @staticmethod
    def _clone(op: Operation, operands: list[SSAValue]) -> Operation:
        clone = type(op).create(
            operands=operands,
            result_types=[value.type for value in op.results],
            properties=op.properties,
            attributes=op.attributes,
            location=op.location,
        )
        for old, new in zip(op.results, clone.results, strict=True):
            new.name_hint = old.name_hint
        return clone
