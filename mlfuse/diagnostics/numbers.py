"""Numbers in the texts of remarks and reports."""

from __future__ import annotations

from decimal import Decimal


def microseconds(us: float, digits: int = 3) -> str:
    """A time with its unit and that many significant digits, without an exponent: `1680 us`, `0.00993 us`."""
    return f"{Decimal(f'{us:.{digits}g}'):f} us"


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun: `1 launch`, `2 launches`. `many` is `one` with an s if it isn't given."""
    return f"{number} {one if number == 1 else many or one + 's'}"
