"""`precision`: what results may depend on, an option of passes and of the commands (docs/numerics.md)."""

from __future__ import annotations

from mlfuse.diagnostics.errors import MlfuseError

DEFAULT, STRICT, FAST = "default", "strict", "fast"
PRECISIONS = (STRICT, DEFAULT)


def check_precision(precision: str) -> None:
    """MlfuseError unless it is one that there is."""
    if precision == FAST:
        raise MlfuseError("precision fast is not there yet; there are: strict, default")
    if precision not in PRECISIONS:
        raise MlfuseError(f"unknown precision {precision!r}; there are: {', '.join(PRECISIONS)}")
