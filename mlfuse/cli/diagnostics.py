"""`--verify-diagnostics`: compares errors and remarks with the comments that expect them.

    // expected-error@+1 {{operands differ}}
    %0 = graph.add %a, %b : tensor<4xf32>

`@+N` and `@-N` count lines from the comment's own, `@above` and `@below` are one line off,
`@unknown` means no location; `-re` makes the text a regular expression.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from mlfuse.diagnostics.errors import Place

_EXPECTED = re.compile(
    r"//\s*expected-(?P<kind>error|warning|remark|note)(?P<regex>-re)?"
    r"(?:\s*@(?P<where>[+-]\d+|above|below|unknown))?\s*\{\{(?P<text>.*?)\}\}(?!\})"
)


@dataclass(frozen=True)
class Diagnostic:
    """An error or a remark; `line` is None if its place is unknown."""

    kind: str
    line: int | None
    text: str


@dataclass(frozen=True)
class Expectation:
    """An expected diagnostic, and the line of its comment."""

    kind: str
    line: int | None
    text: str
    is_regex: bool
    written: int

    def matches(self, diagnostic: Diagnostic) -> bool:
        """Whether the diagnostic is the expected one."""
        if (self.kind, self.line) != (diagnostic.kind, diagnostic.line):
            return False
        if self.is_regex:
            return re.search(self.text, diagnostic.text) is not None
        return self.text in diagnostic.text


def expectations(text: str, line_offset: int) -> list[Expectation]:
    """The expectations in a text; its first line has number `line_offset + 1`."""
    found: list[Expectation] = []
    for number, line in enumerate(text.splitlines(), line_offset + 1):
        for match in _EXPECTED.finditer(line):
            target = _target(number, match["where"])
            found.append(
                Expectation(match["kind"], target, match["text"], bool(match["regex"]), number)
            )
    return found


def _target(line: int, where: str | None) -> int | None:
    match where:
        case None:
            return line
        case "unknown":
            return None
        case "above":
            return line - 1
        case "below":
            return line + 1
        case _:
            return line + int(where)


def unmet(file: str, expected: list[Expectation], got: list[Diagnostic]) -> list[str]:
    """A message for each expectation without a diagnostic, and for each diagnostic without an
    expectation.

    Remarks count only if a comment expects one.
    """
    left = list(got)
    messages: list[str] = []
    for expectation in expected:
        match = next((d for d in left if expectation.matches(d)), None)
        if match is None:
            place = Place(file, expectation.written, 1)
            messages.append(
                f'{place}: error: expected {expectation.kind} "{expectation.text}" was not produced'
            )
        else:
            left.remove(match)
    remarks_count = any(e.kind == "remark" for e in expected)
    for diagnostic in left:
        if diagnostic.kind == "error" or remarks_count:
            place = Place(file, diagnostic.line, 1) if diagnostic.line else file
            messages.append(f"{place}: error: unexpected {diagnostic.kind}: {diagnostic.text}")
    return messages
