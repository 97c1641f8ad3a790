"""Inlay hints: the planner's decisions, at the end of lines."""

from __future__ import annotations

from dataclasses import dataclass

from mlfuse.cli.lsp.document import Document
from mlfuse.cli.lsp.findings import Decision
from mlfuse.cli.lsp.positions import Span

_LONGEST = 100
"""Characters of a hint; the whole text is in its tooltip."""


@dataclass(frozen=True)
class Hint:
    """A short text for the end of the line of `op`, and the full text."""

    op: Span
    offset: int
    """The end of the line."""
    text: str
    tooltip: str


def hints(document: Document) -> list[Hint]:
    """One hint for each op with a decision."""
    if document.decisions is None:
        return []
    by_op: dict[int, list[Decision]] = {}
    for decision in document.decisions.decisions:
        by_op.setdefault(decision.offset, []).append(decision)
    return [_hint(document, offset, own) for offset, own in sorted(by_op.items())]


def _hint(document: Document, offset: int, decisions: list[Decision]) -> Hint:
    short = _line(decisions[0])
    others = len(decisions) - 1
    if len(short) > _LONGEST:
        short = f"{short[: _LONGEST - 3]}..."
    if others:
        short += f" (and {others} more)"
    whole = "\n".join(f"[{each.rule}] {_line(each)}" for each in decisions)
    head = document.index.head_at(offset)
    op = head.span if head else Span(offset, offset + 1)
    end = document.lines.end_of(document.lines.line_of(offset))
    return Hint(op, end, short, whole)


def _line(decision: Decision) -> str:
    if not decision.fused:
        return f"not fused: {decision.text}"
    into = f" into {', '.join(decision.kernels)}" if decision.kernels else ""
    return f"fused{into}: {decision.text}"
