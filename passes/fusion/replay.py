"""A vertical plan from marks: exactly the kernels that they name, checked by the rules of hand-written ones.

What can't be written as a `graph.fusion` at all (two library calls, a cycle) is an error here, with the op at
its place in the plan; `fusion/region.py` checks the rest, region by region.
"""

from __future__ import annotations

from itertools import pairwise

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.graph.base import OpKind
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.marks import APART, NO_FUSE
from mlfuse.passes.fusion.nodes import Node, View
from mlfuse.passes.fusion.plan import Plan, PlannedKernel, kernel_name
from mlfuse.passes.fusion.planner import kernel_word
from mlfuse.passes.plans.session import Session
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_kernel_op

RULE = "user.plan"


def planned(func: FuncOp, view: View, session: Session) -> Plan:
    """The plan that the marks describe; SourceError, at a place in the plan, if it is impossible."""
    return _Replay(view, session, session.functions[func]).run()


def check(func: FuncOp, session: Session) -> None:
    """Check the fusions that were made by the rules of hand-written ones."""
    from mlfuse.passes.fusion.region import analyze

    classes = DimClasses.of(func)
    for op in func.body.block.ops:
        if not isinstance(op, FusionOp):
            continue
        try:
            analyze(op, classes)
        except OpError as error:
            if error.op in session.planned:
                session.fail(error.op, error.message)
            labels = session.names[session.functions[func]]
            label = next(each for each, name in labels.items() if name == op.kernel.data)
            reason = error.message.removeprefix("graph.fusion: ")
            at = next((each for each in reversed(op.graph_ops()) if each in session.planned), op)
            session.fail(at, f'group "{label}" is not a kernel: {reason}')


class _Replay:
    def __init__(self, view: View, session: Session, function: str):
        self.view, self.session, self.function = view, session, function
        self.names: dict[int, list[str]] = {}
        """By node: the groups that compute it."""
        self.owner: dict[int, str] = {}
        """By node: the group that stores it for others, if the plan names one."""
        self.members: dict[str, list[int]] = {}

    def run(self) -> Plan:
        """The kernels in the order of their first op, named after their ops."""
        for op in self.view.transparent:
            if self._groups(op):
                reason = "is part of every kernel that reads it; remove its mlfuse.group"
                self.session.fail(op, reason)
        for node in self.view.nodes:
            self._name(node)
        kernels = [self._kernel(name) for name in self.members]
        self._check_order(kernels)
        for kernel in kernels:
            self._check_call(kernel)
        pairs = [(kernel, name) for kernel, name in zip(kernels, self.members, strict=True)]
        taken: dict[str, int] = {}
        self.session.names[self.function] = labels = {}
        made: list[PlannedKernel] = []
        for kernel, label in sorted(pairs, key=lambda pair: min(pair[0].owned, default=-1)):
            if not kernel.owned:  # a call alone
                continue
            numbers = sorted({*kernel.owned, *kernel.recomputed})
            if kernel.call is not None:
                numbers = [kernel.call, *numbers]
            words = [kernel_word(self.view.nodes[n]) for n in numbers]
            kernel.name = labels[label] = kernel_name(words, taken)
            made.append(kernel)
            self._say(kernel, numbers, label)
        return Plan(made)

    def _groups(self, op: Operation) -> list[str]:
        marks = self.session.planned.get(op)
        return marks.groups if marks is not None else []

    def _name(self, node: Node) -> None:
        marks = self.session.planned.get(node.op)
        names = self._groups(node.op)
        again = [] if marks is None else [name for name in marks.again if name not in names]
        if node.kind is OpKind.CONTRACTION:
            if len(names) > 1 or again:
                self.session.fail(node.op, "a library call is in one group")
        elif not is_kernel_op(node.op):
            if names:
                self.session.fail(node.op, "can't be computed inside a kernel; it has no group")
        elif not names:
            names = [f"{node.index}: alone"]
        self.names[node.index] = [*names, *again]
        if marks is None or marks.own or not marks.groups:
            self.owner.update((node.index, name) for name in names[:1])
        for name in (*names, *again):
            self.members.setdefault(name, []).append(node.index)

    def _kernel(self, name: str) -> PlannedKernel:
        members = self.members[name]
        calls = [n for n in members if not is_kernel_op(self.view.nodes[n].op)]
        if len(calls) > 1:
            reason = f'group "{name}" holds more than one library call; one kernel is the epilogue of one'
            self._fail(calls[1], reason)
        marked = [n for n in members if NO_FUSE in self.view.nodes[n].op.attributes]
        if marked and len(members) > 1:
            self._fail(marked[0], f'is marked mlfuse.no_fuse, and group "{name}" holds others')
        kept = {n: self.view.nodes[n].op.attributes.get(APART) for n in members}
        if len(set(kept.values())) > 1:
            n = next(n for n, mark in kept.items() if mark is not None)
            self._fail(n, f'is kept apart ({APART} = {kept[n]}), and group "{name}" holds others')
        owned = [n for n in members if n not in calls and self._is_owner(n, name)]
        again = [n for n in members if n not in calls and n not in owned]
        if again and not owned:
            reason = (
                f'nothing needs a result of group "{name}": what it computes is recomputed '
                "elsewhere; remove the name from the list"
            )
            self._fail(again[0], reason)
        return PlannedKernel(name, owned, again, calls[0] if calls else None)

    def _is_owner(self, n: int, name: str) -> bool:
        """Whether a kernel alone computes a node, or is the one that stores it for others."""
        names = self.names[n]
        if n in self.owner:
            return self.owner[n] == name
        node = self.view.nodes[n]
        readers = {each for edge in node.users for each in self._readers(edge.consumer)}
        return name == names[0] and (node.escapes or not readers <= set(names))

    def _readers(self, consumer: int) -> list[str]:
        """The groups that compute a node; a node in no group reads from memory."""
        return self.names[consumer] or [f"{consumer}: alone"]

    def _check_order(self, kernels: list[PlannedKernel]) -> None:
        """Check that every kernel can come after all that it needs, as `fusion/apply.py` requires."""
        kernel_of = {n: k for k, kernel in enumerate(kernels) for n in kernel.owned}
        kernel_of |= {kernel.call: k for k, kernel in enumerate(kernels) if kernel.call is not None}
        count = len(kernels)
        units = {n: kernel_of.get(n, count + n) for n in range(len(self.view.nodes))}
        again: dict[int, list[int]] = {}
        for k, kernel in enumerate(kernels):
            for n in kernel.recomputed:
                again.setdefault(n, []).append(k)
        copied = again.keys() - kernel_of.keys()
        needs: dict[int, dict[int, tuple[int, int]]] = {}
        """By unit: the units it needs, each with the consumer and the producer that make it so."""
        for n, node in enumerate(self.view.nodes):
            places = [] if n in copied else [units[n]]
            for unit in (*places, *again.get(n, ())):
                is_call = unit < count and kernels[unit].call == n
                for producer in node.needs:
                    if is_call and (units[producer] == unit or producer in copied):
                        name = kernels[unit].name
                        reason = (
                            f'can\'t be in group "{name}": the library call of that group reads its result, and a call '
                            "runs before the rest of its kernel"
                        )
                        self._fail(producer, reason)
                    inside = units[producer] == unit or unit in again.get(producer, ())
                    if producer in copied or (inside and not is_call):
                        continue
                    needs.setdefault(unit, {}).setdefault(units[producer], (n, producer))
        cycle = _cycle(needs, range(count + len(self.view.nodes)))
        if cycle is None:
            return
        first = next(unit for unit in cycle if unit < count)
        at = cycle.index(first)
        turned = [*cycle[at:], *cycle[:at], first]
        steps = [needs[unit][other] for unit, other in pairwise(turned)]
        told = [
            f"{self.view.nodes[n].op.name} needs {self.view.nodes[p].op.name} {self._where(p)}"
            for n, p in steps
        ]
        name = kernels[first].name
        reason = f'group "{name}" would depend on itself: {", ".join(told)} [vertical.cycle]'
        self._fail(steps[0][0], reason)

    def _check_call(self, kernel: PlannedKernel) -> None:
        """Check that a library call's result is read in its kernel only."""
        if kernel.call is None or not kernel.owned:
            return
        node = self.view.nodes[kernel.call]
        readers = {each for edge in node.users for each in self._readers(edge.consumer)}
        if node.escapes or not readers <= {kernel.name}:
            reason = f'is needed outside of group "{kernel.name}", whose kernel alone could read it'
            self._fail(kernel.call, reason)

    def _where(self, n: int) -> str:
        return f'in "{self.names[n][0]}"' if self._groups(self.view.nodes[n].op) else "by itself"

    def _fail(self, n: int, reason: str) -> None:
        self.session.fail(self.view.nodes[n].op, reason)

    def _say(self, kernel: PlannedKernel, numbers: list[int], label: str) -> None:
        ops = [self.view.nodes[n].op for n in numbers]
        if len(ops) < 2:
            return
        subject = ", ".join(dict.fromkeys(op.name for op in ops))
        refs = tuple(OpRef.of(op, "member", (kernel.name,)) for op in ops)
        reason = f'group "{label}" of the plan'
        record(Remark(place_of(ops[0]), RULE, True, subject, reason, {"ops": len(ops)}, refs))


def _cycle(needs: dict[int, dict[int, tuple[int, int]]], units: range) -> list[int] | None:
    """Units each of which needs the next, and the last the first; None if there is no such cycle."""
    done: set[int] = set()
    for start in units:
        if start in done:
            continue
        path = [start]
        place = {start: 0}
        stack = [iter(needs.get(start, ()))]
        while stack:
            following = next(stack[-1], None)
            if following is None:
                stack.pop()
                done.add(path[-1])
                del place[path.pop()]
            elif following in place:
                return path[place[following] :]
            elif following not in done:
                place[following] = len(path)
                path.append(following)
                stack.append(iter(needs.get(following, ())))
    return None
