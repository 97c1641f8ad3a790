"""MLIR text to modules. Any mistake in a text is one `SourceError` with a place."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.exceptions import ParseError, PyRDLError

from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.ir.context import new_context
from mlfuse.ir.limits import check_text
from mlfuse.ir.text.mlir_parser import MlirParser, SourceText

_FRAMES = 12_000
"""The Python frames that the deepest text within the limits may need, with a margin."""
_BUGS = (ImportError, NameError, SyntaxError, PyRDLError)
"""Exceptions that no text can cause: they come from a bug in the code of mlfuse or of a dialect."""


def read_text(path: str | Path) -> str:
    """The text of a file; MlfuseError if it is missing, a directory or not UTF-8."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")  # skips a byte-order mark
    except UnicodeDecodeError as error:
        raise MlfuseError(
            f"{path}: error: byte {error.start} is not UTF-8; mlfuse reads MLIR as text, not "
            "bytecode: convert it with `mlir-opt` or `stablehlo-opt` first"
        ) from error
    except (OSError, ValueError) as error:  # ValueError: a path with a null byte
        said = getattr(error, "strerror", None) or error
        raise MlfuseError(f"{path}: error: {said}") from error


def parse_module(
    text: str,
    name: str = "<input>",
    *,
    ctx: Context | None = None,
    line_offset: int = 0,
    parser_type: Callable[[Context, SourceText], MlirParser] = MlirParser,
) -> ModuleOp:
    """The module of a text, not yet verified.

    Each op without a location gets the place of its name. `name` is the file in places,
    `line_offset` the number of lines before the text in that file; `parser_type` may observe
    the parser. Raises only SourceError, and lets exceptions through that come from a bug in the code.
    """
    source = SourceText(text, name, line_offset)

    def fail(message: str, offset: int) -> NoReturn:
        raise source.error(message, offset)

    check_text(text, fail)
    parser: MlirParser | None = None
    try:
        with deep_recursion():
            parser = parser_type(ctx or new_context(), source)
            return _parse(parser)
    except (SourceError, *_BUGS):
        raise
    except ParseError as error:
        raise source.error(first_line(error.msg), error.span.start) from error
    except RecursionError as error:
        raise source.error("the text nests too deeply", parser.pos if parser else 0) from error
    except Exception as error:  # xDSL's constructors raise all kinds of exceptions on bad input
        position = parser.pos if parser else 0
        raise source.error(f"this can't be read: {first_line(str(error))}", position) from error


def _parse(parser: MlirParser) -> ModuleOp:
    try:
        return parser.parse_module()
    except ParseError as error:
        if error.msg.startswith("Could not parse entire input"):
            empty = error.span.start >= len(parser.lexer.input.content)
            what = "the text has no operation" if empty else "expected an operation"
            raise ParseError(error.span, what) from error
        if error.msg.strip() == "in block definition":  # xDSL's message if no op follows
            raise ParseError(error.span, "expected an operation or `}`") from error
        parser.raise_undefined(error)


@contextmanager
def deep_recursion() -> Generator[None]:
    """Room for texts nested to the limit: xDSL uses about ten frames a level."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, _FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def first_line(message: str) -> str:
    """The first line, and the second if the first only announces it."""
    first, _, rest = message.strip().partition("\n")
    if first.endswith(":") and rest:
        return f"{first} {rest.strip().partition(chr(10))[0]}"
    return first or "no reason given"
