"""A text as the printer writes it; runs in a worker (`worker`)."""

from __future__ import annotations

import re

from mlfuse.cli.lsp.index import index_of
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module

_LOCATION = re.compile(r"\bloc\(")


def formatted(text: str, name: str) -> str:
    """The printer's text. MlfuseError if a comment or location would be lost, and for texts with
    errors."""
    index = index_of(text)
    if index.comments:
        line = text.count("\n", 0, index.comments[0].start) + 1
        raise MlfuseError(f"not formatted: the comment in line {line} would be lost")
    match = next((m for m in _LOCATION.finditer(text) if not index.is_quiet(m.start())), None)
    if match is not None:
        line = text.count("\n", 0, match.start()) + 1
        raise MlfuseError(f"not formatted: the location in line {line} would be lost")
    try:
        printed = print_module(parse_module(text, name))
    except MlfuseError as error:
        raise MlfuseError(f"not formatted: {error}") from error
    return printed.replace("\n", "\r\n") if "\r\n" in text else printed
