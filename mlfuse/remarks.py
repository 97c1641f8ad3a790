"""Remarks: what was decided, where, by which rule, on which numbers.

A remark is data, recorded where the decision is made; text is one view of it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from mlfuse.errors import Place


@dataclass(frozen=True)
class Remark:
    """One decision.

    `rule` is a stable id such as `vertical.recompute`, `subject` names the ops, `reason` says why
    in words and numbers, `numbers` holds the same numbers by name (microseconds, bytes, counts).
    """

    place: Place | None
    rule: str
    fused: bool
    subject: str
    reason: str
    numbers: Mapping[str, float | int] = field(default_factory=dict[str, float | int])

    def render(self) -> str:
        """`file:line:col: remark: [rule] fused: subject: reason`."""
        verdict = "fused" if self.fused else "not fused"
        where = f"{self.place}: " if self.place else ""
        return f"{where}remark: [{self.rule}] {verdict}: {self.subject}: {self.reason}"


_collector: ContextVar[list[Remark] | None] = ContextVar("mlfuse_remarks", default=None)


@contextmanager
def collect() -> Generator[list[Remark]]:
    """Gather the remarks made inside the `with` block."""
    remarks: list[Remark] = []
    token = _collector.set(remarks)
    try:
        yield remarks
    finally:
        _collector.reset(token)


def record(remark: Remark) -> None:
    """Hand a remark to whoever collects; dropped where nobody does."""
    collector = _collector.get()
    if collector is not None:
        collector.append(remark)


def recording() -> bool:
    """Whether somebody collects: lets a planner skip the wording where nobody does."""
    return _collector.get() is not None
