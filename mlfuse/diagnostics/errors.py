"""Errors that the user can fix: one line that names the place and the remedy.

Everything mlfuse raises on bad input derives from `MlfuseError`; any other exception is a bug in
mlfuse itself. This module imports nothing else of mlfuse, so every layer may use it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.dialects.builtin import ArrayAttr, CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc
from xdsl.ir import Attribute, Operation

_SHOWN = 160
"""The most characters of a source line in an error: generated files have lines of megabytes."""


class MlfuseError(Exception):
    """A mistake in the input or the environment. The text gives the mistake and the remedy."""


@dataclass(frozen=True)
class Place:
    """A place in a source text: lines and columns count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class SourceError(MlfuseError):
    """A mistake at a place in a text. `place` is None if it is unknown.

    `source_line` is the line at the place, if the raiser has the text.
    """

    def __init__(self, message: str, place: Place | None, source_line: str | None = None):
        super().__init__(f"{place}: error: {message}" if place else f"error: {message}")
        self.message = message
        self.place = place
        self.source_line = source_line

    def render(self, sources: Mapping[str, str] | None = None) -> str:
        """The error, the line and a caret under the column.

        `sources` holds texts by file name, for errors that were raised without theirs. If the
        line isn't known, only the error.
        """
        line = self.source_line
        if line is None and self.place is not None:
            line = _line_of((sources or {}).get(self.place.file, ""), self.place.line)
        if line is None or self.place is None:
            return str(self)
        start = max(0, self.place.column - 1 - _SHOWN // 2) if len(line) > _SHOWN else 0
        shown = line[start : start + _SHOWN]
        before = shown[: self.place.column - 1 - start]
        indent = "".join("\t" if char == "\t" else " " for char in before)
        return f"{self}\n{shown}\n{indent}^"


class OpError(SourceError):
    """A mistake in one op; the place is the op's location."""

    def __init__(self, op: Operation, message: str):
        super().__init__(
            message if message.startswith(op.name) else f"{op.name}: {message}", place_of(op)
        )
        self.op = op


def place_of(op: Operation) -> Place | None:
    """The place of an op in the text it was parsed from, or None."""
    return _place(op.location)


def _place(loc: Attribute) -> Place | None:
    """The first place in a location; for a call, the callee's."""
    match loc:
        case FileLineColLoc():
            return Place(loc.filename.data, loc.line.data, loc.column.data)
        case NameLoc():
            return _place(loc.location)
        case CallSiteLoc():
            return _place(loc.callee)
        case FusedLoc(locations=ArrayAttr() as parts):
            return next((place for part in parts if (place := _place(part))), None)
        case _:
            return None


def _line_of(text: str, number: int) -> str | None:
    lines = text.splitlines()
    return lines[number - 1] if 0 < number <= len(lines) else None
