"""Errors that are the user's to mend: one line that names the place and the remedy.

Everything mlfuse raises on bad input derives from `MlfuseError`; any other exception is a fault of
mlfuse itself. This module knows nothing else of mlfuse, so every layer may use it.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import FileLineColLoc
from xdsl.ir import Operation


class MlfuseError(Exception):
    """A mistake in the input or the environment. Its text says what and how to mend it."""


@dataclass(frozen=True)
class Place:
    """Where in a source text: lines and columns count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class SourceError(MlfuseError):
    """A mistake at a place in a text. `place` is None where none is known."""

    def __init__(self, message: str, place: Place | None):
        super().__init__(f"{place}: error: {message}" if place else f"error: {message}")
        self.message = message
        self.place = place


class OpError(SourceError):
    """A mistake that belongs to one op; the place is the op's location."""

    def __init__(self, op: Operation, message: str):
        super().__init__(message if message.startswith(op.name) else f"{op.name}: {message}", place_of(op))
        self.op = op


def place_of(op: Operation) -> Place | None:
    """Where an op stands in the text it was parsed from, or None."""
    loc = op.location
    if isinstance(loc, FileLineColLoc):
        return Place(loc.filename.data, loc.line.data, loc.column.data)
    return None
