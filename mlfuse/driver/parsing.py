"""Reads a user's program as a module: from a path, a text, or a module."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeGuard

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module, read_text
from mlfuse.ir.verify import verify_module

Source = str | Path | ModuleOp
"""A path, MLIR text, or a module. A `str` with a newline or a `{` is text, any other a path."""


def is_text(source: Source) -> TypeGuard[str]:
    """Whether a source is MLIR text. Every module in text has a newline or a `{`; paths rarely do."""
    return isinstance(source, str) and ("\n" in source or "{" in source)


def parse(source: Source, dialects: Sequence[Dialect] = ()) -> ModuleOp:
    """The verified module of a path or a text, or a copy of a module."""
    if isinstance(source, ModuleOp):
        verify_module(source)
        return source.clone()
    if not isinstance(source, str | Path):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise MlfuseError(
            f"a {type(source).__name__} isn't a program; pass a path, text or a module"
        )
    text, name = (source, "<text>") if is_text(source) else (_read(source), str(source))
    module = parse_module(text, name, ctx=new_context(dialects))
    verify_module(module)
    return module


def _read(path: str | Path) -> str:
    """The text of a file. MlfuseError if it can't be read; for a `str` it says why that was taken as a path."""
    try:
        return read_text(path)
    except MlfuseError as error:
        if isinstance(path, Path):
            raise
        how = 'a str without a newline and without "{" is read as a path, any other as text'
        raise MlfuseError(f"{error}; {how}") from error
