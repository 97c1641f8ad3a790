"""Writes marks into the text of a program, at the ops that should have them."""

from __future__ import annotations

import re

_LONGEST = 2000
"""The longest line that a person would edit, in characters."""
_OP = re.compile(r'"?[A-Za-z_]\w*(\.[\w$]+)+')
_RESULT = re.compile(r"%[\w$.-]+(:\d+)?\s*(,\s*%[\w$.-]+(:\d+)?\s*)*=")


def marked_line(line: str, column: int, key: str, written: str) -> str | None:
    """A line of MLIR with an additional attribute on the op whose name begins at `column`, counted from 1; the rest
    is unchanged. `written` is the attribute `key` with its value. None if the line doesn't show where to put it."""
    if len(line) > _LONGEST or not _OP.match(line, column - 1):
        return None
    depth = opened = 0
    braces: tuple[int, int] | None = None
    at = column - 1
    while at < len(line):
        char = line[at]
        if char == '"':
            at = _end_of_string(line, at)
        elif line.startswith("->", at):
            at += 1
        elif line.startswith("//", at) or (depth == 0 and _RESULT.match(line, at)):
            return None  # the op's type is missing or in another line
        elif depth == 0 and line.startswith(" : ", at):
            return _written(line, at, braces, key, written)
        elif char in "([{<":
            opened = at if depth == 0 else opened
            depth += 1
        elif char in ")]}>":
            depth -= 1
            if depth == 0 and char == "}":
                braces = opened, at
        at += 1
    return None


def _end_of_string(line: str, start: int) -> int:
    at = start + 1
    while at < len(line) and line[at] != '"':
        at += 2 if line[at] == "\\" else 1
    return at


def _written(line: str, at: int, braces: tuple[int, int] | None, key: str, written: str) -> str:
    """The line with an attribute added to the braces that end before `at`, or in new braces there."""
    if braces is not None:
        start, stop = braces
        before, inside = line[:start].rstrip(), line[start + 1 : stop]
        if not line[stop + 1 : at].strip() and not before.endswith("="):
            own = re.compile(rf'{re.escape(key)}(?![\w.])(\s*=\s*"[^"]*")?')
            if own.search(inside):
                return line[: start + 1] + own.sub(lambda _: written, inside) + line[stop:]
            comma = f"{inside.rstrip()}, " if inside.strip() else ""
            return f"{line[: start + 1]}{comma}{written}{line[stop:]}"
    return f"{line[:at]} {{{written}}}{line[at:]}"
