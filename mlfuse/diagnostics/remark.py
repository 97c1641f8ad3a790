"""A remark: the record of one decision, with its place, rule and numbers.

It is data, recorded where the decision is made; text, JSON (`diagnostics.json`) and reports are views
of it. docs/remarks.md has every rule with an example.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from xdsl.ir import Operation

from mlfuse.diagnostics.errors import Place, place_of
from mlfuse.diagnostics.provenance import tag_of


@dataclass(frozen=True, slots=True)
class OpRef:
    """An op that a remark is about, as it was when the decision was made.

    `role` is its part in the decision: `producer` and `consumer` if data flows, `member` if ops
    or kernels are unconnected, `cause` if only the reason names it. `result` is its first result's name, such as
    `%y`, if it has one. `origin` is the op of the function as read that it comes from: `graph.softmax#1`, the first
    softmax. `kernels` are those that compute it once the decision is carried out: several if
    it is recomputed, none if no kernel does (a library call alone) or they have no names yet.
    """

    role: str
    name: str
    place: Place | None = None
    result: str | None = None
    origin: str | None = None
    kernels: tuple[str, ...] = ()

    @staticmethod
    def of(op: Operation, role: str = "member", kernels: tuple[str, ...] = ()) -> OpRef:
        """The reference to an op as it is now."""
        hint = op.results[0].name_hint if op.results else None
        result = None if hint is None else f"%{hint}"
        return OpRef(role, op.name, place_of(op), result, tag_of(op), kernels)


@dataclass(frozen=True)
class Remark:
    """One decision.

    `rule` is a stable id such as `vertical.recompute`, `subject` names the ops, `reason` explains the decision
    in words and numbers, `numbers` holds the same numbers by name (microseconds, bytes, counts),
    `ops` are the ops; `place` is the place of the first.
    """

    place: Place | None
    rule: str
    fused: bool
    subject: str
    reason: str
    numbers: Mapping[str, float | int] = field(default_factory=dict[str, float | int])
    ops: tuple[OpRef, ...] = ()

    @property
    def kernels(self) -> tuple[str, ...]:
        """The kernels that the ops ended in, each once."""
        return tuple(dict.fromkeys(kernel for op in self.ops for kernel in op.kernels))

    @property
    def verdict(self) -> str:
        """`fused` or `missed`."""
        return "fused" if self.fused else "missed"

    def render(self) -> str:
        """`file:line:col: remark: [rule] fused: subject: reason`."""
        verdict = "fused" if self.fused else "not fused"
        where = f"{self.place}: " if self.place else ""
        return f"{where}remark: [{self.rule}] {verdict}: {self.subject}: {self.reason}"
