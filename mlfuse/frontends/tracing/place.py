"""The user's source line of a traced op, for remarks and errors."""

from __future__ import annotations

import itertools
import linecache
import sys
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FrameType

from xdsl.dialects.builtin import FileLineColLoc, IntAttr, NameLoc, StringAttr, UnknownLoc

from mlfuse.diagnostics.errors import Place, SourceError

_OURS = ("mlfuse", "numpy")
"""Packages whose frames are skipped to find the user's code, which called them."""


_ELEMENTWISE = (
    "mlfuse.frontends.tracing.place",
    "mlfuse.frontends.tracing.array",
    "mlfuse.frontends.tracing.registry",
    "mlfuse.frontends.tracing.elementwise",
    "mlfuse.frontends.tracing.operators",
    "mlfuse.frontends.tracing.operands",
)
"""Modules whose functions hold arrays, but no values of a trace, while they call each other."""

_SAID: ContextVar[Place | None] = ContextVar("place", default=None)


_NODE: ContextVar[str | None] = ContextVar("node", default=None)


@contextmanager
def at(place: Place | None, node: str | None = None) -> Generator[None]:
    """Set the place, and the `node` of another tool's graph, for ops that are traced in the `with` block: for frontends
    that convert a graph. Locations keep the names of nodes."""
    said, named = _SAID.set(place), _NODE.set(node)
    try:
        yield
    finally:
        _SAID.reset(said)
        _NODE.reset(named)


class TraceError(SourceError):
    """An operation that is impossible in a traced function; the place is the user's line."""

    def __init__(self, message: str, place: Place | None = None):
        place = place or here()
        line = linecache.getline(place.file, place.line).rstrip("\n") if place else ""
        super().__init__(message, place, line or None)


class OutsideError(TraceError, IndexError):
    """An index or an axis out of range; also an IndexError, for code that doesn't know mlfuse."""


class UnfitError(TraceError, ValueError):
    """A value that doesn't fit an array's sizes; also a ValueError, for code that doesn't know mlfuse."""


def here() -> Place | None:
    """The place that `at` sets, or else the innermost frame outside of mlfuse and NumPy; None if there is none."""
    said = _SAID.get()
    if said is not None:
        return said
    frame: FrameType | None = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame is not None and _is_ours(frame):
        frame = frame.f_back
    return None if frame is None else _place_of(frame)


def is_users_call() -> bool:
    """Whether the user called this operator or elementwise function, not mlfuse: then no caller in mlfuse holds values
    of a trace."""
    frame: FrameType | None = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame is not None and frame.f_globals.get("__name__", "") in _ELEMENTWISE:
        frame = frame.f_back
    return frame is None or not _is_ours(frame)


def location(place: Place | None) -> FileLineColLoc | NameLoc | None:
    """A place as an IR location, with the name of the node that is being traced, if there is one."""
    node = _NODE.get()
    where = None
    if place is not None:
        where = FileLineColLoc(StringAttr(place.file), IntAttr(place.line), IntAttr(place.column))
    return where if node is None else NameLoc(StringAttr(node), where or UnknownLoc())


def _is_ours(frame: FrameType) -> bool:
    name: str = frame.f_globals.get("__name__", "")
    return name.partition(".")[0] in _OURS


def _place_of(frame: FrameType) -> Place:
    code = frame.f_code
    steps = code.co_positions()
    line, _, column, _ = next(itertools.islice(steps, frame.f_lasti // 2, None), (None,) * 4)
    return Place(code.co_filename, line or frame.f_lineno, (column or 0) + 1)
