"""What a planner decides about its nodes, recorded as remarks once its kernels have names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.passes.fusion.nodes import View
from mlfuse.passes.fusion.plan import PlannedKernel

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
