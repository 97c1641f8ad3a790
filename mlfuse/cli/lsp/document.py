"""A document in the editor, with its latest results."""

from __future__ import annotations

from dataclasses import dataclass

from mlfuse.cli.lsp.findings import Analysis, Decision, Decisions
from mlfuse.cli.lsp.index import Index, Name, index_of
from mlfuse.cli.lsp.positions import Lines


@dataclass
class Document:
    """One version of a text. `analysis` and `decisions` come later, from workers, or never."""

    uri: str
    text: str
    version: int = 0
    encoding: str = "utf-16"
    analysis: Analysis | None = None
    decisions: Decisions | None = None
    _lines: Lines | None = None
    _index: Index | None = None

    # Not `cached_property`: up to Python 3.11 that lets all documents wait for one of them.

    @property
    def lines(self) -> Lines:
        """The lines of the text."""
        if self._lines is None:
            self._lines = Lines(self.text, self.encoding)
        return self._lines

    @property
    def index(self) -> Index:
        """The names of the text, computed at first use."""
        if self._index is None:
            self._index = index_of(self.text)
        return self._index

    def definition_of(self, name: Name) -> int | None:
        """The offset of a name's definition: from the parser, otherwise a guess from tokens."""
        start = name.span.start
        if self.analysis is not None and name.text.startswith("%"):
            if start in self.analysis.values:
                return start
            if start in self.analysis.uses:
                return self.analysis.uses[start]
        return self.index.definition(name)

    def decisions_at(self, offset: int) -> list[Decision]:
        """The decisions about the op whose name is at an offset."""
        if self.decisions is None:
            return []
        return [each for each in self.decisions.decisions if each.offset == offset]
