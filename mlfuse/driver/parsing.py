"""Reads a user's program as a module: from a path, a text, or a module."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module, read_text
from mlfuse.ir.verify import verify_module

Source = str | Path | ModuleOp
"""A path, MLIR text, or a module."""


def parse(source: Source, dialects: Sequence[Dialect] = ()) -> ModuleOp:
    """The verified module of a path or a text, or a copy of a module."""
    if isinstance(source, ModuleOp):
        verify_module(source)
        return source.clone()
    if not isinstance(source, str | Path):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise MlfuseError(
            f"a {type(source).__name__} isn't a program; pass a path, text or a module"
        )
    is_text = isinstance(source, str) and ("\n" in source or "{" in source)
    text, name = (str(source), "<text>") if is_text else (read_text(Path(source)), str(source))
    module = parse_module(text, name, ctx=new_context(dialects))
    verify_module(module)
    return module
