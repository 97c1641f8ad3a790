"""Completion: ops, values in scope, symbols."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from mlfuse.cli.lsp.document import Document
from mlfuse.cli.lsp.positions import Span

_RESULTS = re.compile(r"\s*((?:%[\w$.-]+(?::\d+)?[,\s]*)+)=")
_WORD = re.compile(r"[%@^]?[\w$.-]*\Z")


@dataclass(frozen=True)
class Proposal:
    """A name and its kind; it replaces `span`."""

    name: str
    kind: str
    """`value`, `block`, `symbol` or `op`."""
    detail: str
    span: Span


def complete(document: Document, offset: int, ops: Iterable[str]) -> list[Proposal]:
    """Names that start with the word before an offset; none in comments and strings."""
    index = document.index
    if index.is_quiet(offset):
        return []
    line_start = document.lines.offset_of_line(document.lines.line_of(offset))
    before = document.text[line_start:offset]
    match = _WORD.search(before)
    word = match[0] if match else ""
    span = Span(offset - len(word), offset)
    if word[:1] in ("%", "^") and word:
        own = _RESULTS.match(before)
        results = re.findall(r"%[\w$.-]+", own[1]) if own else []
        return [each for each in _values(document, span, word) if each.name not in results]
    if word[:1] == "@":
        part = index.part_at(offset).span.start
        names = [name for start, name in index.symbols if start == part and name != word]
        return [Proposal(n, "symbol", "", span) for n in names if n.startswith(word)]
    behind = before[: len(before) - len(word)].rstrip()
    if behind and not behind.endswith(("=", "{", "}")):
        return []
    return [Proposal(name, "op", "", span) for name in sorted(ops) if name.startswith(word)]


def _values(document: Document, span: Span, word: str) -> list[Proposal]:
    types = document.analysis.values if document.analysis else {}
    found: dict[str, Proposal] = {}
    for name, start in document.index.scope_at(span.start).visible():
        # What is defined further down can't be used here, except for blocks.
        if name in found or not name.startswith(word) or start == span.start:
            continue
        if start < span.start or name[0] == "^":
            kind = "block" if name[0] == "^" else "value"
            found[name] = Proposal(name, kind, ", ".join(types.get(start, ())), span)
    return list(found.values())
