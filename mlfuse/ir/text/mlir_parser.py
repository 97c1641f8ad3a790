"""xDSL's parser with places: every op has its line, and so does every error.

Beyond `literals`: locations in all of MLIR's spellings, also through `#loc` aliases that are
defined at the end of the text, and messages with suggestions.
"""

from __future__ import annotations

import difflib
import re
from bisect import bisect_right
from typing import Any, NoReturn

from xdsl.context import Context
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    FileLineColLoc,
    FusedLoc,
    IntAttr,
    LocationAttr,
    NoneAttr,
    StringAttr,
    UnknownLoc,
)
from xdsl.ir import Attribute, AttributeInvT, Dialect, Operation, SSAValue, TypeAttribute
from xdsl.irdl import IRDLOperation, VariadicDef
from xdsl.parser import UnresolvedOperand
from xdsl.utils.exceptions import ParseError
from xdsl.utils.lexer import Span
from xdsl.utils.mlir_lexer import MLIRTokenKind

from mlfuse.diagnostics.errors import Place, SourceError, place_of
from mlfuse.diagnostics.numbers import counted
from mlfuse.ir.limits import MAX_ALIAS_PARTS, MAX_PARTS
from mlfuse.ir.text.literals import LiteralParser

_OPERANDS = re.compile(r"(?:\s*%[\w$.-]+(?:#\d+)?\s*,?)*\s*")
"""The text between an op's name and the first token that isn't an operand."""
_LOCATION_ALIAS = re.compile(r"^(#[\w$.-]+)[ \t]*=[ \t]*loc\(", re.MULTILINE)


class SourceText:
    """A text with line numbers: offsets to places in near-constant time."""

    def __init__(self, text: str, name: str, line_offset: int = 0):
        self.text = text
        self.name = name
        self._line_offset = line_offset
        self._starts = [0, *(m.end() for m in re.finditer("\n", text))]

    def line_and_column(self, offset: int) -> tuple[int, int]:
        """Line and column, from 1; `line_offset` lines are counted before the text."""
        line = bisect_right(self._starts, offset)
        return line + self._line_offset, offset - self._starts[line - 1] + 1

    def error(self, message: str, offset: int) -> SourceError:
        """An error at an offset, with its line."""
        offset = min(offset, len(self.text.rstrip()))
        start = self._starts[bisect_right(self._starts, offset) - 1]
        stop = self.text.find("\n", start)
        line = self.text[start : stop if stop >= 0 else len(self.text)].rstrip("\r")
        return SourceError(message, Place(self.name, *self.line_and_column(offset)), line)


class MlirParser(LiteralParser):
    """A parser of one text."""

    def __init__(self, ctx: Context, source: SourceText):
        super().__init__(ctx, source.text, source.name)
        self._plain_tensors: dict[str, TypeAttribute] = {}
        self._source = source
        self._file = StringAttr(source.name)
        self._op_names: list[Span[str]] = []
        self._first_uses: dict[str, Span[str]] = {}
        self._alias_offsets: dict[str, int] | None = None
        self._location_aliases: dict[str, LocationAttr] = {}
        self._alias_parts: dict[str, int] = {}
        self._parts = 0

    # Places of ops. Ops nest, hence the stack.

    def parse_operation(self) -> Operation:
        depth = len(self._op_names)
        try:
            op = super().parse_operation()
        except ParseError as error:
            if depth + 1 == len(self._op_names):  # not of an op inside
                self._raise_operand_count(error)
            raise
        if place_of(op) is None:
            line, column = self._source.line_and_column(self._op_names[depth].start)
            place = FileLineColLoc(self._file, IntAttr(line), IntAttr(column))
            unknown = isinstance(op.location, UnknownLoc)
            op.location = place if unknown else FusedLoc((op.location, place), NoneAttr())
        del self._op_names[depth:]
        for region in op.regions:
            for block in region.blocks:
                if (last := block.last_op) is not None and last.location is UNKNOWN_LOC:
                    last.location = op.location  # an implicit terminator
        return op

    def _parse_op_result_list(self) -> list[tuple[Span, int]]:
        results = super()._parse_op_result_list()
        self._op_names.append(self._current_token.span)
        return results

    def _raise_operand_count(self, error: ParseError) -> None:
        """Raise `error` in terms of the op, if the end of the list of operands was unexpected."""
        name = self._op_names[-1]
        op_type = self.ctx.get_optional_op(
            name.text, dialect_stack=self._parser_state.dialect_stack
        )
        written = _OPERANDS.match(self._source.text, name.end)
        assert written is not None  # it may be empty
        at_end = written.start() <= error.span.start <= written.end()
        after = self._source.text[written.end() :].lstrip()[:1]
        if op_type is None or not at_end or not issubclass(op_type, IRDLOperation):
            return
        operands = op_type.get_irdl_definition().operands
        count = written[0].count("%")
        if not count and after.isalpha():  # a keyword of the op, which `error` is about
            return
        if count == len(operands) or any(isinstance(each, VariadicDef) for _, each in operands):
            return
        names = ", ".join(f"%{each}" for each, _ in operands)
        takes = f"{counted(len(operands), 'operand')} ({names})"
        raise ParseError(error.span, f"{op_type.name} takes {takes}, {count} given") from error

    def parse_ranked_shape(self) -> tuple[list[int], Attribute]:
        try:
            return super().parse_ranked_shape()
        except ParseError as error:
            if self._current_token.kind is not MLIRTokenKind.MINUS:
                raise
            text = "a size must not be negative; write `?` for one that is known only at run time"
            raise ParseError(error.span, text) from error

    def _get_op_by_name(self, name: str) -> type[Operation]:
        op_type = self.ctx.get_optional_op(name, dialect_stack=self._parser_state.dialect_stack)
        if op_type is None:
            self.raise_error(self._unknown_op(name), self._op_names[-1])
        return op_type

    def _unknown_op(self, name: str) -> str:
        if "." not in name:
            return f"there is no op {name}"
        dialect_name = name.partition(".")[0]
        dialect = self.ctx.get_optional_dialect(dialect_name)
        if dialect is None:
            known = ", ".join(sorted(self.ctx.registered_dialect_names))
            return f"{name}: there is no dialect {dialect_name!r}; there are: {known}"
        from mlfuse.dialects.stablehlo import UNSUPPORTED

        if name in UNSUPPORTED:
            return f"{name} is not supported yet"
        return f"there is no op {name}{_suggestion(name, dialect)}"

    # Values

    def resolve_operand(
        self, operand: UnresolvedOperand, type: AttributeInvT
    ) -> SSAValue[AttributeInvT]:
        name = operand.operand_name
        if name not in self.ssa_values:
            self._first_uses.setdefault(name, operand.span)
        return super().resolve_operand(operand, type)

    def check_all_defined(self) -> None:
        """Raise at the first use of a value that no op defines."""
        for name in self.forward_ssa_references:
            self.raise_error(f"%{name} is used but never defined", self._first_uses[name])

    def raise_undefined(self, error: ParseError) -> NoReturn:
        """Raise `error` at a better place if it is about undefined values."""
        if error.msg.startswith("values used but not defined"):
            self.check_all_defined()
        raise error

    # Locations

    def _parse_location(self) -> LocationAttr:
        if (alias := self._parse_optional_token(MLIRTokenKind.HASH_IDENT)) is not None:
            return self._location_of_alias(alias.text)
        if self.parse_optional_keyword("fused") is not None:
            if self.parse_optional_punctuation("<") is not None:
                self.parse_attribute()  # metadata of a pass
                self.parse_punctuation(">")
            parts = self.parse_comma_separated_list(self.Delimiter.SQUARE, self._parse_location)
            return FusedLoc(tuple(parts), NoneAttr())
        location = super()._parse_location()
        if isinstance(location, FileLineColLoc) and self.parse_optional_keyword("to"):
            # A range, `to :9` or `to 3:9`: its start is kept.
            self.parse_optional_integer(allow_boolean=False)
            self.parse_punctuation(":")
            self.parse_integer(allow_boolean=False)
        return location

    def _location_of_alias(self, name: str) -> LocationAttr:
        """The location of `#loc3`, anywhere in the text; unknown if it isn't defined."""
        location = self._find_location(name)
        self._count_use(name)
        return location

    def _find_location(self, name: str) -> LocationAttr:
        if self._alias_offsets is None:
            matches = _LOCATION_ALIAS.finditer(self._source.text)
            self._alias_offsets = {m[1]: m.end() for m in matches}
        if name not in self._location_aliases:
            self._location_aliases[name] = UnknownLoc()  # ends a cycle
            if (offset := self._alias_offsets.get(name)) is not None:
                back, before = self.pos, self._parts
                self._resume_from(offset)
                self._location_aliases[name] = self._parse_location()
                self._count_alias(name, before)
                self._resume_from(back)
        return self._location_aliases[name]

    def _parse_alias_def(self) -> None:
        name = self._current_token.text
        if _LOCATION_ALIAS.match(self._source.text, self.pos) is None:
            before = self._parts
            super()._parse_alias_def()
            return self._count_alias(name, before)
        self._consume_token()
        self.parse_punctuation("=")
        self.parse_optional_location()
        self._location_of_alias(name)
        return None

    def parse_optional_attribute(self) -> Attribute | None:
        if self._current_token.kind == MLIRTokenKind.HASH_IDENT:
            name = self._current_token.text
            if name in self._location_aliases:
                self._consume_token()
                self._count_use(name)
                return self._location_aliases[name]
        return super().parse_optional_attribute()

    # Aliases of aliases: few lines may expand to more than could be hashed or printed.

    def _parse_extended_type_or_attribute(
        self, attr_or_dialect_name: str, is_type: bool
    ) -> Any:  # a TypeAttribute if it is one, which the base expresses by overloads
        found = super()._parse_extended_type_or_attribute(attr_or_dialect_name, is_type)
        self._count_use(("!" if is_type else "#") + attr_or_dialect_name)
        return found

    def _count_alias(self, name: str, before: int) -> None:
        """Record the expansion of an alias: itself, and what was used since `before`."""
        self._alias_parts[name] = parts = 1 + self._parts - before
        self._parts = before  # a definition may be nested in a use of another
        if parts > MAX_ALIAS_PARTS:
            self.raise_error(f"{name} stands for more than {MAX_ALIAS_PARTS} parts")

    def _count_use(self, name: str) -> None:
        self._parts += self._alias_parts.get(name, 0)
        if self._parts > MAX_PARTS:
            self.raise_error(f"the aliases of the text stand for more than {MAX_PARTS} parts")


def _suggestion(name: str, dialect: Dialect) -> str:
    names = [op.name for op in dialect.operations]
    close = difflib.get_close_matches(name, names, n=1)
    if close:
        return f"; did you mean {close[0]}?"
    return f"; {dialect.name} has: {', '.join(sorted(names))}"
