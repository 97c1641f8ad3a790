"""Offsets in a text and the protocol's positions: lines from 0, and columns in units of an encoding,
which is UTF-16 unless client and server agree on another."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, order=True, slots=True)
class Position:
    """Both count from 0; in UTF-16 a character beyond U+FFFF is two columns."""

    line: int
    column: int


@dataclass(frozen=True, order=True, slots=True)
class Span:
    """Offsets of a piece of text, `stop` not included."""

    start: int
    stop: int

    def __contains__(self, offset: int) -> bool:
        """A cursor directly after a word's last letter is still at that word."""
        return self.start <= offset <= self.stop


class Lines:
    """The lines of a text, which end in LF, CRLF or CR as in the protocol."""

    def __init__(self, text: str, encoding: str = "utf-16"):
        self._text = text
        self._encoding = "utf-32" if text.isascii() else encoding
        self._starts = [0, *(m.end() for m in _LINE_END.finditer(text))]

    def line_of(self, offset: int) -> int:
        """The number of the line that an offset is in, from 0."""
        return bisect_right(self._starts, offset) - 1

    def position(self, offset: int) -> Position:
        """The position of an offset; beyond the text, its end."""
        offset = min(max(offset, 0), len(self._text))
        line = self.line_of(offset)
        before = self._text[self._starts[line] : offset]
        return Position(line, _units(before, self._encoding))

    def offset(self, position: Position) -> int:
        """The offset of a position; beyond a line's end, that end, as the protocol requires."""
        if position.line >= len(self._starts):
            return len(self._text)
        start, stop = self._starts[position.line], self.end_of(position.line)
        if self._encoding == "utf-32":
            return min(start + position.column, stop)
        units = 0
        for offset in range(start, stop):
            if units >= position.column:
                return offset
            units += _units(self._text[offset], self._encoding)
        return stop

    def offset_of_line(self, line: int) -> int:
        """The offset of a line's start."""
        return self._starts[line]

    def end_of(self, line: int) -> int:
        """The offset of a line's end, before its line break."""
        if line + 1 >= len(self._starts):
            return len(self._text)
        stop = self._starts[line + 1]
        while stop > self._starts[line] and self._text[stop - 1] in "\r\n":
            stop -= 1
        return stop


def _units(text: str, encoding: str) -> int:
    if encoding == "utf-32":
        return len(text)
    if encoding == "utf-8":
        return len(text.encode("utf-8", "surrogatepass"))
    return len(text) + sum(char > "\uffff" for char in text)
