"""The lines of a stage's text that belong to one op: to a fusion, a kernel or a library call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from xdsl.ir import Operation

from mlfuse.explain.report.model import Span
from mlfuse.explain.report.text import Owned


def spans_of(
    owned: Owned, wanted: Mapping[Operation, int], kind: Literal["box", "unit"]
) -> list[Span]:
    """The lines of each requested op, with everything inside it; `wanted` gives its number among boxes or units."""
    spans: list[Span] = []
    around: dict[Operation, Operation | None] = {}
    for line, (_, op) in enumerate(owned):
        outer = None if op is None else _outermost(op, wanted, around)
        if outer is None:
            continue
        number, last = wanted[outer], spans[-1] if spans else None
        if last is not None and (last.stop, last.number) == (line, number):
            spans[-1] = replace(last, stop=line + 1)
        else:
            spans.append(Span(line, line + 1, kind, number))
    return spans


def _outermost(
    op: Operation, wanted: Mapping[Operation, int], around: dict[Operation, Operation | None]
) -> Operation | None:
    """The requested op that is or contains an op."""
    if op not in around:
        parent = op.parent_op()
        found = op if op in wanted else None
        around[op] = found if found or parent is None else _outermost(parent, wanted, around)
    return around[op]
