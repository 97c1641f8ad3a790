"""The results of the parser and the verifier for a text: problems, and the types of ops and values.

Runs in a worker (`worker`), since a text of 10,000 lines takes seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Attribute, AttributeInvT, Operation, SSAValue
from xdsl.parser import UnresolvedOperand
from xdsl.utils.lexer import Span as LexerSpan

from mlfuse.cli.lsp.findings import Analysis, OpTypes, Problem
from mlfuse.cli.lsp.index import Head, Index, Scope, index_of
from mlfuse.cli.lsp.positions import Span
from mlfuse.diagnostics.errors import SourceError
from mlfuse.driver.collector import gc_paused
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.text.mlir_parser import MlirParser, SourceText
from mlfuse.ir.verify import errors_in

MOST_PROBLEMS = 100
_RECOVERING = 3.0
"""Time limit, in seconds, for parsing a text again without the functions that have errors."""

Check = Callable[[], None]
"""Called often; raises `Cancelled` if the result is no longer needed."""


class Cancelled(BaseException):
    """The result is no longer needed. Not an Exception: parsers turn these into errors of the
    text."""


class WatchedParser(MlirParser):
    """A parser that records the places of ops and values, and can be cancelled."""

    def __init__(self, ctx: Context, source: SourceText, check: Check):
        super().__init__(ctx, source)
        self.op_offsets: dict[Operation, int] = {}
        self.definitions: dict[int, Sequence[SSAValue]] = {}
        self.uses: dict[int, SSAValue] = {}
        self._check = check
        self._starts: list[int] = []
        self._defined_at: dict[SSAValue, int] = {}

    def parse_operation(self) -> Operation:
        self._check()
        depth = len(self._starts)
        op = super().parse_operation()
        self.op_offsets[op] = self._starts[depth]
        del self._starts[depth:]
        return op

    def _parse_op_result_list(self) -> list[tuple[LexerSpan, int]]:
        results = super()._parse_op_result_list()
        self._starts.append(self._current_token.span.start)
        return results

    def _register_ssa_definition(
        self, name: str, values: Sequence[SSAValue], span: LexerSpan
    ) -> None:
        ahead = self.forward_ssa_references.get(name, {}).values()
        self._defined_at.update(dict.fromkeys([*ahead, *values], span.start))
        super()._register_ssa_definition(name, values, span)
        self.definitions[span.start] = values

    def resolve_operand(
        self, operand: UnresolvedOperand, type: AttributeInvT
    ) -> SSAValue[AttributeInvT]:
        value = super().resolve_operand(operand, type)
        self.uses[operand.span.start] = value
        return value

    def resolved_uses(self) -> dict[int, int]:
        """The offset of each use, mapped to the offset of its definition."""
        where = self._defined_at
        return {use: where[value] for use, value in self.uses.items() if value in where}


def analyse(text: str, name: str, check: Check = lambda: None) -> Analysis:
    """Parse and verify all parts of a text. It raises only what `check` raises."""
    index = index_of(text)
    found = Analysis()
    with gc_paused():
        for part in index.parts:
            _Part(text, name, index, part, check, found).run()
    del found.problems[MOST_PROBLEMS:]
    return found


@dataclass
class ParsedPart:
    """A part of a text, its module, and what the parser noted."""

    module: ModuleOp
    parser: WatchedParser


def parse_part(text: str, name: str, check: Check = lambda: None) -> ParsedPart:
    """Parse a text with notes. SourceError as `parse_module`."""
    parsers: list[WatchedParser] = []
    module = parse_module(text, name, parser_type=_kept(parsers, check))
    return ParsedPart(module, parsers[0])


def _kept(
    parsers: list[WatchedParser], check: Check
) -> Callable[[Context, SourceText], WatchedParser]:
    def make(ctx: Context, source: SourceText) -> WatchedParser:
        parsers.append(WatchedParser(ctx, source, check))
        return parsers[-1]

    return make


@dataclass
class _Part:
    """A part of a text; its offsets are the whole text's, less `base`."""

    text: str
    name: str
    index: Index
    part: Scope
    check: Check
    found: Analysis

    def run(self) -> None:
        self.base = self.part.span.start
        part = self.text[self.base : self.part.span.stop]
        heads = [h for h in self.index.heads if h.span in _Within(self.part.span)]
        if not heads and self._is_blank(part):
            return
        deadline = time.monotonic() + _RECOVERING
        left_out = False
        while len(self.found.problems) < MOST_PROBLEMS:
            parsers: list[WatchedParser] = []
            try:
                module = parse_module(part, self.name, parser_type=_kept(parsers, self.check))
            except SourceError as error:
                offset = self._offset(part, error)
                self._add(offset, error.message)
                self._note(parsers)
                function = _function_around(heads, offset)
                if function is None or time.monotonic() > deadline:
                    return
                part = self._without(part, function)
                left_out = True
                if self._is_blank(part):
                    return
                continue
            except Exception as error:  # a bug of ours is shown as such, and the editor continues
                self._add(self.base, f"mlfuse can't read this: {type(error).__name__}: {error}")
                return
            self._note(parsers)
            self._verify(module, parsers[0], left_out)
            return

    def _verify(self, module: ModuleOp, parser: WatchedParser, left_out: bool) -> None:
        said: set[Operation] = set()
        for error in errors_in(module):
            self.check()
            if error.op in said or (left_out and error.op.name == "func.call"):
                continue  # its callee may have been left out
            said.add(error.op)
            self._add(self.base + _nearest(parser, error.op), error.message)

    def _note(self, parsers: list[WatchedParser]) -> None:
        """Keep what a parser noted, as far as it got."""
        if not parsers:
            return
        parser, base, found = parsers[0], self.base, self.found
        shown: dict[Attribute, str] = {}

        def types(values: Sequence[SSAValue]) -> tuple[str, ...]:
            return tuple(_shown(value.type, shown) for value in values)

        for op, offset in parser.op_offsets.items():
            found.ops[base + offset] = OpTypes(op.name, types(op.operands), types(op.results))
        for offset, values in parser.definitions.items():
            found.values[base + offset] = types(values)
        for use, definition in parser.resolved_uses().items():
            found.uses[base + use] = base + definition

    def _offset(self, part: str, error: SourceError) -> int:
        """The place of a parser error."""
        if error.place is None:
            return self.base
        lines = part.split("\n")[: error.place.line - 1]
        return self.base + sum(len(line) + 1 for line in lines) + error.place.column - 1

    def _add(self, offset: int, message: str) -> None:
        problem = Problem(word_at(self.text, offset), message)
        if problem not in self.found.problems:
            self.found.problems.append(problem)

    def _without(self, part: str, function: Head) -> str:
        """The part with a function replaced by blanks, which keeps offsets."""
        start, stop = function.span.start - self.base, function.stop - self.base
        blanks = "".join(char if char == "\n" else " " for char in part[start:stop])
        return part[:start] + blanks + part[stop:]

    def _is_blank(self, part: str) -> bool:
        left = index_of(part)
        bare = list(part)
        for span in left.comments:
            bare[span.start : span.stop] = " " * (span.stop - span.start)
        return not "".join(bare).strip()


@dataclass(frozen=True)
class _Within:
    span: Span

    def __contains__(self, inner: Span) -> bool:
        return self.span.start <= inner.start and inner.stop <= self.span.stop


def _function_around(heads: Sequence[Head], offset: int) -> Head | None:
    """The outermost function or kernel around an offset."""
    functions = [h for h in heads if h.is_function]
    return next((h for h in functions if h.span.start <= offset < h.stop), None)


def _nearest(parser: WatchedParser, op: Operation) -> int:
    """The place of an op, or, if the text has no such op, of the op around it."""
    each: Operation | None = op
    while each is not None:
        if each in parser.op_offsets:
            return parser.op_offsets[each]
        each = each.parent_op()
    return 0


def _shown(type_: Attribute, known: dict[Attribute, str]) -> str:
    if type_ not in known:
        known[type_] = str(type_)
    return known[type_]


def word_at(text: str, offset: int) -> Span:
    """The word, string or punctuation that starts at an offset; at the end of the text, the one
    before it."""
    offset = min(offset, len(text))
    stop = offset
    while stop < len(text) and (text[stop].isalnum() or text[stop] in "_$.%@#^!-"):
        stop += 1
    if stop == offset and text[offset : offset + 1] == '"':
        end = min(
            i
            for i in (text.find('"', offset + 1), text.find("\n", offset), len(text))
            if i > offset
        )
        stop = end + 1 if text[end : end + 1] == '"' else end
    if stop > offset:
        return Span(offset, stop)
    if offset < len(text) and text[offset] not in "\r\n":
        return Span(offset, offset + 1)
    return Span(max(0, offset - 1), offset)
