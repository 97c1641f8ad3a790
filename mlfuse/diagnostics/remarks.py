"""Remarks: what was decided, where, by which rule, on which numbers.

A remark is data, recorded where the decision is made; text, JSON (`explain.json`) and reports are views
of it. docs/remarks.md has every rule with an example.
"""

from __future__ import annotations

import warnings
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from xdsl.ir import Operation

from mlfuse.diagnostics.errors import Place, place_of
from mlfuse.diagnostics.provenance import tag_of


@dataclass(frozen=True, slots=True)
class OpRef:
    """An op that a remark is about, as it was when the decision was made.

    `role` is its part in the decision: `producer` and `consumer` where data flows, `member` where ops
    or kernels are side by side, `cause` where the reason names it besides. `result` is its first result's name, such as `%y`, where it has one.
    `origin` is the op of the function as it was read that it comes from: `graph.softmax#1`, the first
    softmax. `kernels` are those that compute it once the decision is carried out: several where
    it is computed again, none where no kernel does (a library call alone) or they have no names yet.
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

    `rule` is a stable id such as `vertical.recompute`, `subject` names the ops, `reason` says why
    in words and numbers, `numbers` holds the same numbers by name (microseconds, bytes, counts),
    `ops` are the ops, the first of which stands at `place`.
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


class Remarks(list[Remark]):
    """Remarks in the order in which they were made."""

    def filter(self, text: str = "", **wanted: object) -> Remarks:
        """Those that a filter lets through: `filter("vertical.*", op="graph.exp", verdict="missed")`.

        As `--remarks-filter` has it (docs/remarks.md): `rule`, `op`, `kernel`, `line`, `file` and `verdict`,
        with `*` and `?` in names; a list is any of its members. MlfuseError for any other key.
        """
        from mlfuse.diagnostics.filtering import Filter

        wanted_remarks = Filter.of(text, wanted)
        return Remarks(remark for remark in self if wanted_remarks.lets_through(remark))

    def render(self) -> str:
        """A line for each."""
        return "\n".join(remark.render() for remark in self)

    def to_json(self) -> str:
        """A line of JSON for each, in the schema that docs/remarks.md describes."""
        from mlfuse.diagnostics.json import line_of

        return "\n".join(map(line_of, self))


_collector: ContextVar[Remarks | None] = ContextVar("mlfuse_remarks", default=None)
_tried: ContextVar[bool] = ContextVar("mlfuse_tried", default=False)


@contextmanager
def collect() -> Generator[Remarks]:
    """Gather the remarks made inside the `with` block."""
    remarks = Remarks()
    token = _collector.set(remarks)
    try:
        yield remarks
    finally:
        _collector.reset(token)


@contextmanager
def discard() -> Generator[None]:
    """Nobody collects inside the `with` block: what is decided there is only tried."""
    token = _collector.set(None)
    try:
        with trying():
            yield
    finally:
        _collector.reset(token)


@contextmanager
def trying() -> Generator[None]:
    """Nobody is warned inside the `with` block."""
    token = _tried.set(True)
    try:
        yield
    finally:
        _tried.reset(token)


def record(remark: Remark) -> None:
    """Hand a remark to whoever collects; dropped where nobody does."""
    collector = _collector.get()
    if collector is not None:
        collector.append(remark)


class FusionWarning(UserWarning):
    """What a user wrote about fusion says nothing."""


def warn(remark: Remark) -> None:
    """Record a remark, and say it whether or not somebody collects: a `FusionWarning`."""
    record(remark)
    if not _tried.get():
        where = f"{remark.place}: " if remark.place else ""
        text = f"{where}warning: [{remark.rule}] {remark.subject}: {remark.reason}"
        warnings.warn(text, FusionWarning, stacklevel=2)


def recording() -> bool:
    """Whether somebody collects: lets a planner skip the wording where nobody does."""
    return _collector.get() is not None
