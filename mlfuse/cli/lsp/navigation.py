"""Definitions and uses of names, and the symbols of a text."""

from __future__ import annotations

from dataclasses import dataclass, field

from mlfuse.cli.lsp.document import Document
from mlfuse.cli.lsp.index import Head, Name
from mlfuse.cli.lsp.positions import Span


@dataclass
class Symbol:
    """A function, a kernel or a fusion, with those inside."""

    name: str
    kind: str
    """The op: `func.func`."""
    span: Span
    name_span: Span
    children: list[Symbol] = field(default_factory=list["Symbol"])


def definition(document: Document, offset: int) -> Span | None:
    """The definition of the name at an offset."""
    name = document.index.name_at(offset)
    start = None if name is None else document.definition_of(name)
    return None if start is None else _name_span(document, start)


def references(document: Document, offset: int, *, with_definition: bool = True) -> list[Span]:
    """All places of the value, block or symbol at an offset, in the order of the text."""
    name = document.index.name_at(offset)
    if name is None or (start := document.definition_of(name)) is None:
        return []
    bare = _bare(name)
    return [
        each.span
        for each in document.index.names
        if _bare(each) == bare
        and document.definition_of(each) == start
        and (with_definition or each.span.start != start)
    ]


def symbols(document: Document) -> list[Symbol]:
    """The functions, kernels and fusions of a text, nested as in the text."""
    top: list[Symbol] = []
    around: list[Symbol] = []
    for head in document.index.heads:
        if head.title is None or head.title_span is None or not _is_shown(head):
            continue
        title = head.title.removeprefix("@")
        symbol = Symbol(title, head.name, Span(head.span.start, head.stop), head.title_span)
        while around and around[-1].span.stop <= symbol.span.start:
            around.pop()
        (around[-1].children if around else top).append(symbol)
        around.append(symbol)
    return top


def _is_shown(head: Head) -> bool:
    return head.is_function or head.name.endswith((".fusion", ".foreach", "module"))


def _name_span(document: Document, start: int) -> Span:
    name = document.index.name_at(start)
    return Span(start, start + 1) if name is None else Span(start, start + len(_bare(name)))


def _bare(name: Name) -> str:
    """`%x` of `%x#1`."""
    return name.text.partition("#")[0]
