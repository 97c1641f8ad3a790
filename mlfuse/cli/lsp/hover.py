"""Hover texts, as Markdown."""

from __future__ import annotations

from collections.abc import Mapping

from mlfuse.cli.lsp.document import Document
from mlfuse.cli.lsp.index import Head, Name
from mlfuse.cli.lsp.positions import Span

_MOST = 8
"""Remarks, and ops of a fusion, that a hover lists."""


def hover(document: Document, offset: int, docs: Mapping[str, str]) -> tuple[str, Span] | None:
    """Markdown, and the span that it describes. `docs` are the docstrings of ops by name."""
    name = document.index.name_at(offset)
    if name is not None:
        text = _of_value(document, name) if name.text[0] == "%" else _of_symbol(document, name)
        return None if text is None else (text, name.span)
    head = document.index.head_at(offset)
    return None if head is None else (_of_op(document, head, docs), head.span)


def _of_value(document: Document, name: Name) -> str | None:
    start = document.definition_of(name)
    if start is None:
        return None
    bare, _, number = name.text.partition("#")
    types = document.analysis.values.get(start, ()) if document.analysis else ()
    if number.isdecimal() and int(number) < len(types):
        types = types[int(number) : int(number) + 1]
    shown = f"{name.text if number else bare}{' : ' if types else ''}{', '.join(types)}"
    line = _line(document, start)
    return f"```mlir\n{shown}\n```\n\ndefined in line {document.lines.line_of(start) + 1}: `{line}`"


def _of_symbol(document: Document, name: Name) -> str | None:
    start = document.definition_of(name)
    return None if start is None else f"```mlir\n{_line(document, start)}\n```"


def _of_op(document: Document, head: Head, docs: Mapping[str, str]) -> str:
    analysis = document.analysis
    types = analysis.ops.get(head.span.start) if analysis else None
    signature = head.name
    if types is not None:
        results = f" -> {', '.join(types.results)}" if types.results else ""
        signature = f"{head.name} : ({', '.join(types.operands)}){results}"
    parts = [f"```mlir\n{signature}\n```", docs.get(head.name, "")]
    inside = _inside(document, head)
    if inside:
        shown = ", ".join(f"`{name}`" for name in inside[:_MOST])
        more = f" and {len(inside) - _MOST} more" if len(inside) > _MOST else ""
        parts.append(f"Fuses {len(inside)} ops: {shown}{more}.")
    decisions = document.decisions_at(head.span.start)
    kernels = dict.fromkeys(k for each in decisions for k in each.kernels)
    if kernels and document.decisions is not None:
        names = ", ".join(f"`{kernel}`" for kernel in kernels)
        parts.append(f"Kernels on {document.decisions.device}: {names}")
    for each in decisions[:_MOST]:
        verdict = "fused" if each.fused else "not fused"
        parts.append(f"- {verdict} (`{each.rule}`): {each.text}")
    return "\n\n".join(part for part in parts if part)


def _inside(document: Document, head: Head) -> list[str]:
    """The ops in the region of a fusion or a kernel."""
    if not head.name.endswith((".fusion", ".foreach", ".kernel")):
        return []
    inside = [h for h in document.index.heads if head.span.stop <= h.span.start < head.stop]
    return [h.name for h in inside if not h.name.endswith(".yield")]


def _line(document: Document, offset: int) -> str:
    line = document.lines.line_of(offset)
    text = document.text[document.lines.offset_of_line(line) : document.lines.end_of(line)]
    return text.strip().replace("`", "'")[:200]
