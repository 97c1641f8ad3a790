"""What a planner decides about its nodes, recorded as remarks once its kernels have names."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record, recording
from mlfuse.passes.fusion.group import Group
from mlfuse.passes.fusion.misfit import Misfit
from mlfuse.passes.fusion.nodes import Edge, Node, View
from mlfuse.passes.fusion.plan import PlannedKernel

Edges = Mapping[int, Sequence[Edge]]
"""By kernel: where it reads a node."""
Part = tuple[str, int]
"""A role (see `OpRef`) and the node that has it."""


@dataclass(frozen=True)
class _Note:
    rule: str
    fused: bool
    subject: str
    reason: str
    numbers: Mapping[str, float | int]
    parts: tuple[Part, ...]
    into: tuple[int, ...]


@dataclass
class Notes:
    """The decisions on one block, in order. Stays empty while remarks are not collected."""

    view: View
    notes: list[_Note] = field(default_factory=list[_Note])

    def add(
        self,
        rule: str,
        fused: bool,
        subject: str,
        reason: str,
        numbers: Mapping[str, float | int],
        parts: Iterable[Part],
        into: Iterable[int] = (),
    ) -> None:
        """Note a decision about nodes; it is made at the first of them. `into` are the consumer
        kernels that it is about, each given by a node that it owns."""
        self.notes.append(_Note(rule, fused, subject, reason, numbers, tuple(parts), tuple(into)))

    def refused(self, node: Node, edges: Edges, refusal: Misfit) -> None:
        """Why a node isn't computed where it is read."""
        self.say(node, edges, refusal.rule, False, refusal.reason, refusal.numbers, refusal.causes)

    def stored(self, node: Node, edges: Edges, there: Container[int], refusal: Misfit) -> None:
        """Why a node that the kernels `there` compute is stored for the others that read it."""
        others = {number: reads for number, reads in edges.items() if number not in there}
        reason = f"another kernel stores its value, because {refusal.reason}"
        self.say(node, others, refusal.rule, False, reason, refusal.numbers, refusal.causes)

    def united(self, one: Group, other: Group, name: str) -> None:
        """Two kernels are joined because their ops are in one group of the user's."""
        if not recording():
            return
        first, second = (max(each.stored or each.owned) for each in (one, other))
        ops = [self.view.nodes[n].op for n in (first, second)]
        subject = f"{ops[0].name} with {ops[1].name}"
        parts = [("member", first), ("member", second)]
        self.add("user.must-fuse", True, subject, f'both are of group "{name}"', {}, parts)

    def say(
        self,
        node: Node,
        edges: Edges,
        rule: str,
        fused: bool,
        reason: str,
        numbers: Mapping[str, float | int] | None = None,
        causes: Iterable[int] = (),
    ) -> None:
        """What is decided about a node and the kernels that read it."""
        if not recording():
            return
        readers = sorted({edge.consumer for reads in edges.values() for edge in reads})
        names = dict.fromkeys(self.view.nodes[n].op.name for n in readers)
        subject = f"{node.op.name} into {', '.join(names)}"
        parts = [("producer", node.index), *(("consumer", n) for n in readers)]
        parts += [("cause", n) for n in causes if n != node.index and n not in readers]
        self.add(rule, fused, subject, reason, numbers or {}, parts, edges)

    def tell(self, kernels: Sequence[PlannedKernel]) -> None:
        """Record the decisions as remarks."""
        if not self.notes:
            return
        places: dict[int, list[str]] = {}
        for kernel in kernels:
            call = [] if kernel.call is None else [kernel.call]
            for number in dict.fromkeys([*kernel.owned, *kernel.recomputed, *call]):
                places.setdefault(number, []).append(kernel.name)
        owner = {number: kernel.name for kernel in kernels for number in kernel.owned}
        nodes = self.view.nodes
        for note in self.notes:
            ops = tuple(
                OpRef.of(nodes[number].op, role, tuple(places.get(number, ())))
                for role, number in note.parts
            )
            place = place_of(nodes[note.parts[0][1]].op)
            into = dict.fromkeys(owner[number] for number in note.into)
            elsewhere = {k for op in ops if op.role == "consumer" for k in op.kernels} - into.keys()
            which = f" (in {', '.join(into)})" if into and elsewhere else ""
            subject = f"{note.subject}{which}"
            record(Remark(place, note.rule, note.fused, subject, note.reason, note.numbers, ops))
        self.notes.clear()
