"""`mlfuse-lsp`: the protocol, over stdin and stdout. docs/editors.md has settings and features.

Two workers parse and plan texts, so that errors don't wait for plans; requests are answered at
once, from the latest results.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from typing import Any, cast

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer

from mlfuse.cli.lsp import completion, hints, navigation
from mlfuse.cli.lsp.document import Document
from mlfuse.cli.lsp.findings import Analysis, Decisions
from mlfuse.cli.lsp.hover import hover
from mlfuse.cli.lsp.jobs import Refusal
from mlfuse.cli.lsp.positions import Position, Span
from mlfuse.cli.lsp.workforce import Worker
from mlfuse.version import __version__

_ANALYSE_AFTER = 0.15
_DECIDE_AFTER = 0.8
"""Seconds without a change after which a text is parsed, and planned."""
_REQUEST_FAILED = -32803
_SYMBOL_KINDS = {"fusion": lsp.SymbolKind.Event, "module": lsp.SymbolKind.Module}
_COMPLETION_KINDS = {
    "value": lsp.CompletionItemKind.Variable,
    "block": lsp.CompletionItemKind.Reference,
    "symbol": lsp.CompletionItemKind.Function,
    "op": lsp.CompletionItemKind.Keyword,
}


@dataclass
class Settings:
    """`initializationOptions`, or `mlfuse` in the workspace's settings."""

    device: str = "sm_90"
    remarks: str = "inlay"
    """`inlay`, `diagnostics` or `off`."""

    def update(self, given: object) -> None:
        """Use the well-formed settings that a client sent."""
        if not isinstance(given, dict):
            return
        options = cast(dict[str, object], given)
        options = cast(dict[str, object], options.get("mlfuse") or options)
        if isinstance(device := options.get("device"), str):
            self.device = device
        if (remarks := options.get("remarks")) in ("inlay", "diagnostics", "off"):
            self.remarks = cast(str, remarks)


class MlfuseServer(LanguageServer):
    """Documents, and their results."""

    def __init__(self) -> None:
        super().__init__(  # pyright: ignore[reportUnknownMemberType]
            "mlfuse-lsp", __version__, text_document_sync_kind=lsp.TextDocumentSyncKind.Full
        )
        self.settings = Settings()
        self.documents: dict[str, Document] = {}
        self.docs: dict[str, str] = {}
        self._reader, self._planner = Worker(), Worker()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._background: set[asyncio.Task[None]] = set()

    # Documents

    def set_text(self, uri: str, text: str, version: int) -> None:
        """A document was opened or has changed."""
        before = self.documents.get(uri)
        agreed = self.server_capabilities.position_encoding or "utf-16"
        encoding = lsp.PositionEncodingKind(agreed).value
        document = self.documents[uri] = Document(uri, text, version, encoding)
        if before is not None and before.text == text:
            document.analysis, document.decisions = before.analysis, before.decisions
        self.study(uri)

    def study(self, uri: str) -> None:
        """Schedule the analysis of a document, and drop its running jobs."""
        if (task := self._tasks.get(uri)) is not None:
            task.cancel()
        self._tasks[uri] = asyncio.get_running_loop().create_task(self._study(uri))

    def close(self, uri: str) -> None:
        """A document was closed: remove its diagnostics."""
        if (task := self._tasks.pop(uri, None)) is not None:
            task.cancel()
        self.documents.pop(uri, None)
        self._publish(uri, None, [])

    def start(self) -> None:
        """Fetch the documentation of ops; this also warms up the worker."""
        task = asyncio.get_running_loop().create_task(self._fetch_docs())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def stop(self) -> None:
        """End the workers."""
        for task in [*self._tasks.values(), *self._background]:
            task.cancel()
        self._reader.stop()
        self._planner.stop()

    async def format(self, document: Document) -> str:
        """The printer's text, or a JsonRpcException with the reason."""
        text = await self._reader.run("format", document.uri, document.text)
        if isinstance(text, str):
            return text
        reason = text.message if isinstance(text, Refusal) else "the text has changed meanwhile"
        raise JsonRpcException(reason, _REQUEST_FAILED)

    async def _fetch_docs(self) -> None:
        docs = await self._reader.run("docs")
        if isinstance(docs, dict):
            self.docs = cast(dict[str, str], docs)

    async def _study(self, uri: str) -> None:
        document = self.documents[uri]
        await asyncio.sleep(_ANALYSE_AFTER)
        await asyncio.to_thread(lambda: document.index)
        if document.analysis is None:
            analysis = await self._reader.run("analyse", uri, document.text)
            if self.documents.get(uri) is not document or analysis is None:
                return
            if isinstance(analysis, Analysis):
                document.analysis = analysis
            self.show(document, analysis)
        if self.settings.remarks == "off":
            return
        await asyncio.sleep(_DECIDE_AFTER - _ANALYSE_AFTER)
        device = self.settings.device
        decisions = await self._planner.run("decide", uri, document.text, device)
        if self.documents.get(uri) is not document or decisions is None:
            return
        if isinstance(decisions, Refusal):
            message = f"not planned for {device}: {decisions.message}"
            decisions = Decisions(device, refused=((0, message),))
        document.decisions = cast(Decisions, decisions)
        self.show(document, document.analysis)
        if self.settings.remarks == "inlay" and self._can_refresh():
            self.workspace_inlay_hint_refresh(None)

    # Shown without a request

    def show(self, document: Document, analysis: object) -> None:
        """Publish the results of a document."""
        shown: list[lsp.Diagnostic] = []
        if isinstance(analysis, Refusal):
            shown.append(_diagnostic(document, Span(0, 0), analysis.message))
        if isinstance(analysis, Analysis):
            shown += [_diagnostic(document, p.span, p.message) for p in analysis.problems]
        information = lsp.DiagnosticSeverity.Information
        if document.decisions is not None:
            for offset, message in document.decisions.refused:
                span = Span(offset, offset)
                shown.append(_diagnostic(document, span, message, information))
        if self.settings.remarks == "diagnostics":
            for hint in hints.hints(document):
                shown.append(_diagnostic(document, hint.op, hint.tooltip, information))
        self._publish(document.uri, document.version, shown)

    def _publish(self, uri: str, version: int | None, shown: list[lsp.Diagnostic]) -> None:
        self.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(uri=uri, version=version, diagnostics=shown)
        )

    def _can_refresh(self) -> bool:
        workspace = self.client_capabilities.workspace
        hint = workspace.inlay_hint if workspace else None
        return bool(hint and hint.refresh_support)


server = MlfuseServer()


@server.feature(lsp.INITIALIZE)
def _initialize(ls: MlfuseServer, params: lsp.InitializeParams) -> None:
    ls.settings.update(params.initialization_options)


@server.feature(lsp.INITIALIZED)
def _initialized(ls: MlfuseServer, params: lsp.InitializedParams) -> None:
    ls.start()


@server.feature(lsp.WORKSPACE_DID_CHANGE_CONFIGURATION)
def _configured(ls: MlfuseServer, params: lsp.DidChangeConfigurationParams) -> None:
    ls.settings.update(cast(Any, params.settings))
    for document in ls.documents.values():
        document.decisions = None
        ls.show(document, document.analysis)
        ls.study(document.uri)


@server.feature(lsp.SHUTDOWN)
def _shutdown(ls: MlfuseServer, params: None) -> None:
    ls.stop()


@server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
def _opened(ls: MlfuseServer, params: lsp.DidOpenTextDocumentParams) -> None:
    document = params.text_document
    ls.set_text(document.uri, document.text, document.version)


@server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
def _changed(ls: MlfuseServer, params: lsp.DidChangeTextDocumentParams) -> None:
    uri = params.text_document.uri
    if params.content_changes:  # each is the whole text: the server asked for that
        ls.set_text(uri, params.content_changes[-1].text, params.text_document.version)


@server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
def _closed(ls: MlfuseServer, params: lsp.DidCloseTextDocumentParams) -> None:
    ls.close(params.text_document.uri)


@server.feature(lsp.TEXT_DOCUMENT_HOVER)
def _hover(ls: MlfuseServer, params: lsp.HoverParams) -> lsp.Hover | None:
    document = ls.documents.get(params.text_document.uri)
    if document is None:
        return None
    found = hover(document, _offset(document, params.position), ls.docs)
    if found is None:
        return None
    content = lsp.MarkupContent(kind=lsp.MarkupKind.Markdown, value=found[0])
    return lsp.Hover(contents=content, range=_range(document, found[1]))


@server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
def _definition(ls: MlfuseServer, params: lsp.DefinitionParams) -> lsp.Location | None:
    document = ls.documents.get(params.text_document.uri)
    if document is None:
        return None
    span = navigation.definition(document, _offset(document, params.position))
    return None if span is None else lsp.Location(document.uri, _range(document, span))


@server.feature(lsp.TEXT_DOCUMENT_REFERENCES)
def _references(ls: MlfuseServer, params: lsp.ReferenceParams) -> list[lsp.Location]:
    document = ls.documents.get(params.text_document.uri)
    if document is None:
        return []
    spans = navigation.references(
        document,
        _offset(document, params.position),
        with_definition=params.context.include_declaration,
    )
    return [lsp.Location(document.uri, _range(document, span)) for span in spans]


@server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
def _symbols(ls: MlfuseServer, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
    document = ls.documents.get(params.text_document.uri)
    if document is None:
        return []
    return [_symbol(document, symbol) for symbol in navigation.symbols(document)]


@server.feature(
    lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=["%", "@", "^", "."])
)
def _complete(ls: MlfuseServer, params: lsp.CompletionParams) -> list[lsp.CompletionItem]:
    document = ls.documents.get(params.text_document.uri)
    if document is None:
        return []
    found = completion.complete(document, _offset(document, params.position), ls.docs)
    return [
        lsp.CompletionItem(
            label=each.name,
            kind=_COMPLETION_KINDS[each.kind],
            detail=each.detail or None,
            documentation=ls.docs.get(each.name) or None,
            text_edit=lsp.TextEdit(_range(document, each.span), each.name),
        )
        for each in found
    ]


@server.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
def _hints(ls: MlfuseServer, params: lsp.InlayHintParams) -> list[lsp.InlayHint]:
    document = ls.documents.get(params.text_document.uri)
    if document is None or ls.settings.remarks != "inlay":
        return []
    start, stop = (_offset(document, p) for p in (params.range.start, params.range.end))
    return [
        lsp.InlayHint(
            position=_position(document, hint.offset),
            label=hint.text,
            tooltip=hint.tooltip,
            padding_left=True,
        )
        for hint in hints.hints(document)
        if start <= hint.offset <= stop
    ]


@server.feature(lsp.TEXT_DOCUMENT_FORMATTING)
async def _format(
    ls: MlfuseServer, params: lsp.DocumentFormattingParams
) -> list[lsp.TextEdit] | None:
    document = ls.documents.get(params.text_document.uri)
    if document is None:
        return None
    text = await ls.format(document)
    whole = _range(document, Span(0, len(document.text)))
    return [] if text == document.text else [lsp.TextEdit(whole, text)]


# Between the protocol's positions and offsets.


def _offset(document: Document, position: lsp.Position) -> int:
    return document.lines.offset(Position(position.line, position.character))


def _position(document: Document, offset: int) -> lsp.Position:
    position = document.lines.position(offset)
    return lsp.Position(position.line, position.column)


def _range(document: Document, span: Span) -> lsp.Range:
    return lsp.Range(_position(document, span.start), _position(document, span.stop))


def _diagnostic(
    document: Document,
    span: Span,
    message: str,
    severity: lsp.DiagnosticSeverity = lsp.DiagnosticSeverity.Error,
) -> lsp.Diagnostic:
    return lsp.Diagnostic(_range(document, span), message, severity=severity, source="mlfuse")


def _symbol(document: Document, symbol: navigation.Symbol) -> lsp.DocumentSymbol:
    return lsp.DocumentSymbol(
        name=symbol.name or "(unnamed)",
        kind=_SYMBOL_KINDS.get(symbol.kind.rpartition(".")[2], lsp.SymbolKind.Function),
        range=_range(document, symbol.span),
        selection_range=_range(document, symbol.name_span),
        detail=symbol.kind,
        children=[_symbol(document, child) for child in symbol.children],
    )


def run() -> None:
    """Serve stdin until it ends or the client exits."""
    try:
        server.start_io()
    finally:
        server.stop()
        sys.stderr.flush()
