"""Names, scopes and functions from a text's tokens alone. It works on half-written text.

The parser resolves names exactly (`analysis`), but only up to the first error; this index covers the
rest. Custom syntax is guessed: `%x =` at the start of a line is a result, within a line it is
an argument of the region that follows, and so is `%x: type` after a function's name.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

from mlfuse.cli.lsp.positions import Span
from mlfuse.driver.collector import gc_paused

_TOKEN = re.compile(
    r"""
      (?P<comment> //[^\n]* )
    | (?P<string>  "(?:[^"\\\n]|\\.)*"? )
    | (?P<value>   %[\w$.-]* )
    | (?P<symbol>  @(?:"(?:[^"\\\n]|\\.)*"?|[\w$.-]*) )
    | (?P<block>   \^[\w$.-]+ )
    | (?P<word>    [A-Za-z_][\w$.]* )
    | (?P<arrow>   -> )
    | (?P<mark>    [=:,(){}] )
    """,
    re.VERBOSE,
)
_SEPARATOR = re.compile(r"// -----[^\n]*")
_FUNCTIONS = (".func", ".kernel")
_DEFINES_SYMBOL = re.compile(r".*\.func|.*\.kernel|module|builtin\.module|memref\.global|.*\.mesh")
_LOOPS = ("loop.", "kernel.")
"""Ops of these dialects name the arguments of their regions directly after the op: `loop.serial (%k) in`."""

_COMBINES = ("combine", "reducer")
"""Words before the arguments of an op's second region."""


@dataclass(slots=True)
class Scope:
    """A pair of braces, or a part of a split text. Its names are visible in inner scopes."""

    span: Span
    parent: Scope | None
    names: dict[str, int] = field(default_factory=dict[str, int])
    """The offset of each definition, by name with `%` or `^`."""

    def visible(self) -> Iterator[tuple[str, int]]:
        """Names and the places of their definitions, the innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield from scope.names.items()
            scope = scope.parent

    def find(self, name: str) -> int | None:
        """The place of the definition of a name that is used here."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.parent
        return None


@dataclass(frozen=True, slots=True)
class Name:
    """One occurrence of a `%value`, `@symbol` or `^block`."""

    text: str
    span: Span
    scope: Scope


@dataclass(slots=True)
class Head:
    """The name of an op, and the symbol that it defines: a function's or a kernel's."""

    name: str
    span: Span
    depth: int
    title: str | None = None
    title_span: Span | None = None
    stop: int = 0
    """The end of its last region, or of its text."""

    @property
    def is_function(self) -> bool:
        """Whether it is a function or a kernel, whose arguments have types."""
        return self.name.endswith(_FUNCTIONS)


@dataclass
class Index:
    """Names and ops of a text, in text order."""

    names: list[Name] = field(default_factory=list[Name])
    heads: list[Head] = field(default_factory=list[Head])
    parts: list[Scope] = field(default_factory=list[Scope])
    scopes: list[Scope] = field(default_factory=list[Scope])
    symbols: dict[tuple[int, str], int] = field(default_factory=dict[tuple[int, str], int])
    """The place of a symbol's definition, by the start of its part and its name."""
    comments: list[Span] = field(default_factory=list[Span])
    strings: list[Span] = field(default_factory=list[Span])
    defined: set[int] = field(default_factory=set[int])
    """The offsets of definitions of values and blocks."""

    def name_at(self, offset: int) -> Name | None:
        """The name at a cursor."""
        at = bisect_right(self.names, offset, key=lambda name: name.span.start) - 1
        return self.names[at] if at >= 0 and offset in self.names[at].span else None

    def head_at(self, offset: int) -> Head | None:
        """The op whose name is at a cursor."""
        head = self.head_before(offset)
        return head if head is not None and offset in head.span else None

    def head_before(self, offset: int) -> Head | None:
        """The op that starts last before an offset."""
        at = bisect_right(self.heads, offset, key=lambda head: head.span.start) - 1
        return self.heads[at] if at >= 0 else None

    def scope_at(self, offset: int) -> Scope:
        """The innermost scope around an offset."""
        at = bisect_right(self.scopes, offset, key=lambda scope: scope.span.start) - 1
        scope = self.scopes[max(at, 0)]
        while scope.parent is not None and offset > scope.span.stop:
            scope = scope.parent
        return scope

    def part_at(self, offset: int) -> Scope:
        """The part of a split text around an offset."""
        at = bisect_right(self.parts, offset, key=lambda part: part.span.start) - 1
        return self.parts[max(at, 0)]

    def is_quiet(self, offset: int) -> bool:
        """Whether an offset is in a comment or a string."""
        for spans, extra in ((self.comments, 1), (self.strings, 0)):
            at = bisect_right(spans, offset, key=lambda span: span.start) - 1
            if at >= 0 and spans[at].start < offset < spans[at].stop + extra:
                return True
        return False

    def definition(self, name: Name) -> int | None:
        """The offset of a name's definition; None if no such name is in scope."""
        if name.span.start in self.defined:
            return name.span.start
        if name.text.startswith("@"):
            return self.symbols.get((self.part_at(name.span.start).span.start, name.text))
        return name.scope.find(name.text)


def index_of(text: str) -> Index:
    """The index of a text, in one pass over its tokens."""
    with gc_paused():
        return _Indexer(text).run()


class _Indexer:
    def __init__(self, text: str):
        self.text = text
        self.index = Index()
        self.scope = Scope(Span(0, len(text)), None)
        self.part = self.scope
        self.index.parts.append(self.scope)
        self.index.scopes.append(self.scope)
        self.pending: list[tuple[str, int]] = []
        """Arguments of the region that follows."""
        self.heads: list[tuple[Head | None, bool, int]] = []
        """The op that each open brace belongs to, whether the brace is of attributes, and the parentheses
        around it."""
        self.head: Head | None = None
        self.parens = 0
        self.block = False
        self.loop = False
        """Whether the variables of a loop follow."""

    def run(self) -> Index:
        text, index = self.text, self.index
        tokens = list(_TOKEN.finditer(text))
        real = [m for m in tokens if m.lastgroup != "comment"]
        following = iter([*(m[0] for m in real[1:]), ""])
        previous, end = "", 0
        results = False
        for token in tokens:
            kind, start, stop, word = token.lastgroup, token.start(), token.end(), token[0]
            if kind == "comment":
                index.comments.append(Span(start, stop))
                if _SEPARATOR.match(word) and not text[end:start].strip():
                    self._new_part(start)
                    previous, end = "", stop
                continue
            after = next(following)
            first = previous in ("", "{", "}") or "\n" in text[end:start]
            if kind == "value":
                starts = after in ("=", ",") or (after == ":" and self.parens == 0)
                results = (first and starts) or (results and not first)
                self._value(word, start, stop, results, after)
            elif kind == "block":
                self._add(word, start, stop)
                if first:
                    self._flush()
                    self.block, self.parens = True, 0
                    self._define(word, start)
            elif kind == "symbol":
                self._symbol(word, start, stop)
            elif kind == "word":
                is_op = ("." in word or word == "module") and not self._is_attribute(after)
                starts = self.parens == 0 or word.endswith(_FUNCTIONS)
                if is_op and ((first and starts) or (results and previous == "=")):
                    self._new_head(word, start, stop)
                results = False  # also after a short name: `%0 = call @f(%x)`
            elif kind == "string":
                index.strings.append(Span(start, stop))
                if after == "(" and (first or (results and previous == "=")):
                    self._new_head(word.strip('"'), start, stop)
                elif self.head is not None and self.head.title is None and previous != "=":
                    self.head.title, self.head.title_span = word.strip('"'), Span(start, stop)
                results = False
            elif kind == "mark":
                self._mark(word, start, previous)
            if self.head is not None:
                self.head.stop = stop
            previous, end = word, stop
        self._flush()
        return index

    def _add(self, word: str, start: int, stop: int) -> None:
        self.index.names.append(Name(word, Span(start, stop), self.scope))

    def _value(self, word: str, start: int, stop: int, is_result: bool, after: str) -> None:
        typed = after == ":" and self.parens > 0
        names_arguments = self.head is not None and self.head.is_function
        if is_result:
            self._flush()
            self.head = None
            self._define(word, start)
        elif self.block and typed:
            self._define(word, start)
        elif after == "=" or (names_arguments and typed) or self.loop:
            self.pending.append((word, start))
        self._add(word, start, stop)

    def _symbol(self, word: str, start: int, stop: int) -> None:
        self._add(word, start, stop)
        head = self.head
        if head is None or head.title is not None or not _DEFINES_SYMBOL.fullmatch(head.name):
            return
        head.title, head.title_span = word, Span(start, stop)
        self.index.symbols.setdefault((self.part.span.start, word), start)

    def _new_head(self, name: str, start: int, stop: int) -> None:
        self._flush()
        self.block, self.parens = False, 0
        self.head = Head(name, Span(start, stop), len(self.heads), stop=stop)
        self.index.heads.append(self.head)

    def _mark(self, mark: str, start: int, previous: str) -> None:
        if mark == "(":
            self.parens += 1
            self.loop = previous.startswith(_LOOPS) or previous in _COMBINES
        elif mark == ")":
            self.loop = False
            self.parens = max(0, self.parens - 1)
        elif mark == "{":
            self.scope = Scope(Span(start, len(self.text)), self.scope)
            self.index.scopes.append(self.scope)
            # The region of the arguments comes after attributes.
            attributes = previous == "attributes" or self.parens > 0
            if not attributes:
                self._flush()
            self.heads.append((self.head, attributes, self.parens))
            self.parens = 0
        elif mark == "}" and self.heads and self.scope.parent is not None:
            self.head, attributes, parens = self.heads.pop()
            if not attributes:
                self._flush()
            self.scope.span = Span(self.scope.span.start, start)
            self.scope = self.scope.parent
            self.block, self.parens = False, parens

    def _is_attribute(self, after: str) -> bool:
        """Whether a word before `after` is an attribute's name: `{tf.donor, mlfuse.each}`."""
        if after in ("=", ","):
            return True
        return after == "}" and bool(self.heads) and self.heads[-1][1]

    def _flush(self) -> None:
        """Put arguments into the scope of their region; without one, into the enclosing scope."""
        for name, offset in self.pending:
            self._define(name, offset)
        self.pending.clear()

    def _define(self, name: str, offset: int) -> None:
        self.scope.names.setdefault(name, offset)
        self.index.defined.add(offset)

    def _new_part(self, start: int) -> None:
        self._flush()
        self.part.span = Span(self.part.span.start, start)
        self.part = self.scope = Scope(Span(start, len(self.text)), None)
        self.index.parts.append(self.part)
        self.index.scopes.append(self.part)
        self.heads.clear()
        self.head, self.block, self.parens = None, False, 0
