"""The host function's index values as a numbered list, with constants folded.

Values that depend on no `?` are computed when the plan is built; the others once for each new
set of sizes. Arithmetic is exact: nothing wraps, so an overflow is detected.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlfuse.diagnostics.errors import MlfuseError

Binary = Callable[[int, int], int]


def _truncate_div(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


ARITHMETIC: dict[str, Binary] = {
    "arith.addi": lambda a, b: a + b,
    "arith.subi": lambda a, b: a - b,
    "arith.muli": lambda a, b: a * b,
    "arith.divsi": _truncate_div,
    "arith.floordivsi": lambda a, b: a // b,
    "arith.ceildivsi": lambda a, b: -(-a // b),
    "arith.remsi": lambda a, b: a - b * _truncate_div(a, b),
    "arith.minsi": min,
    "arith.maxsi": max,
    # Sizes are never negative, so unsigned arithmetic equals signed.
    "arith.divui": _truncate_div,
    "arith.ceildivui": lambda a, b: -(-a // b),
    "arith.remui": lambda a, b: a - b * _truncate_div(a, b),
    "arith.minui": min,
    "arith.maxui": max,
}
"""Ops on two index values by name."""


class Numbers:
    """The arithmetic on known numbers, by the names of ops."""

    def constant(self, value: int) -> int:
        """The value itself."""
        return value

    def compute(self, name: str, a: int, b: int) -> int:
        """The value of an op on two numbers. ZeroDivisionError if it divides by 0."""
        return ARITHMETIC[name](a, b)


NUMBERS = Numbers()


class Indices:
    """Index values in the order of their definition. A value is referred to by its number."""

    def __init__(self) -> None:
        self._values: list[int | None] = []
        self._constants: dict[int, int] = {}
        self._dims: dict[tuple[int, int], int] = {}
        self._work: list[tuple[int, str, int, int]] = []

    def constant(self, value: int) -> int:
        """The number of a known value."""
        if value not in self._constants:
            self._constants[value] = self._add(value)
        return self._constants[value]

    def dim(self, argument: int, dim: int) -> int:
        """The number of an argument's size, known at a call."""
        if (argument, dim) not in self._dims:
            self._dims[argument, dim] = self._add(None)
        return self._dims[argument, dim]

    def compute(self, name: str, a: int, b: int) -> int:
        """The number of the value of an op on two values. ZeroDivisionError if the divisor is known to be 0."""
        left, right = self._values[a], self._values[b]
        if left is not None and right is not None:
            return self.constant(ARITHMETIC[name](left, right))
        number = self._add(None)
        self._work.append((number, name, a, b))
        return number

    def static(self, number: int) -> int | None:
        """A value, if it doesn't depend on a call; else None."""
        return self._values[number]

    def evaluate(self, shapes: Sequence[Sequence[int]]) -> list[int]:
        """All values for arguments of these shapes. MlfuseError on a division by zero."""
        values = [0 if value is None else value for value in self._values]
        for (argument, dim), number in self._dims.items():
            values[number] = shapes[argument][dim]
        try:
            for number, name, a, b in self._work:
                values[number] = ARITHMETIC[name](values[a], values[b])
        except ZeroDivisionError:
            raise MlfuseError(f"argument shapes {list(shapes)}: a size divides by zero") from None
        return values

    def _add(self, value: int | None) -> int:
        self._values.append(value)
        return len(self._values) - 1
