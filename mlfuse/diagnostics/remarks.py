"""Collects remarks while passes run."""

from __future__ import annotations

import warnings
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from mlfuse.diagnostics.filtering import Filter
from mlfuse.diagnostics.json import line_of
from mlfuse.diagnostics.remark import Remark


class Remarks(list[Remark]):
    """Remarks in the order in which they were made."""

    warned = False
    """Whether one of them was a warning, too."""

    def filter(self, text: str = "", **wanted: object) -> Remarks:
        """The remarks that match a filter: `filter("vertical.*", op="graph.exp", verdict="missed")`.

        As for `--remarks-filter` (docs/remarks.md), the keys are `rule`, `op`, `kernel`, `line`, `file` and `verdict`,
        with `*` and `?` in names; a list matches any of its members. MlfuseError for any other key.
        """
        wanted_remarks = Filter.of(text, wanted)
        return Remarks(remark for remark in self if wanted_remarks.lets_through(remark))

    def render(self) -> str:
        """One line per remark."""
        return "\n".join(remark.render() for remark in self)

    def to_json(self) -> str:
        """One line of JSON per remark, in the schema that docs/remarks.md describes."""
        return "\n".join(map(line_of, self))


_collector: ContextVar[Remarks | None] = ContextVar("mlfuse_remarks", default=None)
_tried: ContextVar[bool] = ContextVar("mlfuse_tried", default=False)


@contextmanager
def collect() -> Generator[Remarks]:
    """Collect the remarks made inside the `with` block."""
    remarks = Remarks()
    token = _collector.set(remarks)
    try:
        yield remarks
    finally:
        _collector.reset(token)


@contextmanager
def discard() -> Generator[None]:
    """Drop remarks inside the `with` block: decisions there are only tried."""
    token = _collector.set(None)
    try:
        with trying():
            yield
    finally:
        _collector.reset(token)


@contextmanager
def trying() -> Generator[None]:
    """Suppress warnings inside the `with` block."""
    token = _tried.set(True)
    try:
        yield
    finally:
        _tried.reset(token)


def record(remark: Remark) -> None:
    """Add a remark to the current collection; dropped without one."""
    collector = _collector.get()
    if collector is not None:
        collector.append(remark)


class FusionWarning(UserWarning):
    """A fusion mark of the user has no effect."""


def warn(remark: Remark) -> None:
    """Record a remark and also issue it as a `FusionWarning`, collected or not."""
    record(remark)
    if (collector := _collector.get()) is not None:
        collector.warned = True
    if not _tried.get():
        where = f"{remark.place}: " if remark.place else ""
        text = f"{where}warning: [{remark.rule}] {remark.subject}: {remark.reason}"
        warnings.warn(text, FusionWarning, stacklevel=2)


def recording() -> bool:
    """Whether remarks are collected: otherwise a planner skips the wording."""
    return _collector.get() is not None
