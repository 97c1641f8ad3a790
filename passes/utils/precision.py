"""`precision`: how exact results must be, an option of passes and of the commands (docs/numerics.md)."""

from __future__ import annotations

from mlfuse.diagnostics.errors import MlfuseError

DEFAULT, STRICT, FAST = "default", "strict", "fast"
PRECISIONS = (STRICT, DEFAULT)


def check_precision(precision: str) -> None:
    """MlfuseError for an unknown or unsupported precision."""
    if precision == FAST:
        raise MlfuseError("precision fast isn't supported yet, expected one of: strict, default")
    if precision not in PRECISIONS:
        raise MlfuseError(
            f"unknown precision {precision!r}, expected one of: {', '.join(PRECISIONS)}"
        )
