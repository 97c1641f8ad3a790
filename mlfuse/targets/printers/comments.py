"""The comment above a kernel: its operations, and the lines of the input that they come from.

Names are those of kernel-level ops, and line numbers come from their locations. No text of the input is written.
"""

from __future__ import annotations

from textwrap import wrap

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType

from mlfuse.diagnostics.errors import place_of
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.targets.printers.identifiers import word_of

_MOST = 24
"""The most operations that are listed."""
_WIDTH = 97
_NO_BREAK = "_"
_ELEMENTS = ("arith.", "math.", "special.")
"""Dialects of operations on elements."""
_SILENT = (
    *(arith.AndIOp, arith.OrIOp, arith.XOrIOp, arith.ShRSIOp),  # in guards and in work on bits
    *(arith.ConstantOp, arith.BitcastOp, arith.IndexCastOp, arith.SelectOp),
    *(arith.SIToFPOp, arith.UIToFPOp, arith.FPToSIOp, arith.FPToUIOp),
    *(arith.ExtFOp, arith.TruncFOp, arith.ExtSIOp, arith.ExtUIOp, arith.TruncIOp),
)


def comment_of(func: FuncOp) -> list[str]:
    """The lines of a kernel's comment; none if no operation has a location in a text."""
    found: dict[tuple[int, str], None] = {}
    for op in func.walk():
        if not op.name.startswith(_ELEMENTS) or isinstance(op, _SILENT):
            continue
        if any(isinstance(value.type, IndexType) for value in (*op.operands, *op.results)):
            continue
        if (place := place_of(op)) is not None:
            found[place.line, word_of(op)] = None
    if not found:
        return []
    said = [f"{word} (line {line})" for line, word in sorted(found)]
    if len(said) > _MOST:
        said = [*said[:_MOST], f"{len(said) - _MOST} more"]
    unbroken = ", ".join(each.replace(" ", _NO_BREAK) for each in said)
    return [f"// {line.replace(_NO_BREAK, ' ')}" for line in wrap(f"Fuses {unbroken}.", _WIDTH)]
