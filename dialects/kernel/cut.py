"""How the rows of a table are cut into chunks: the formulas of `kernel.table`, for numbers and for values of the IR."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

T = TypeVar("T")

ROUND = 32
"""If the limit on chunks lengthens a row's chunks, they are a multiple of this many elements."""


class Arithmetic(Protocol[T]):
    """Computes sizes: as numbers (`passes.utils.indices`), or as ops (`passes.host.sizes`)."""

    def constant(self, value: int) -> T:
        """A known size."""
        ...

    def compute(self, name: str, a: T, b: T) -> T:
        """The value of an op on two sizes, by its name: `arith.addi`."""
        ...


@dataclass(frozen=True)
class Cut:
    """How rows are divided into chunks: multiples of `least` elements, at most `most`, no more than
    about `wanted` of them. With `each_row` empty rows have a chunk, too; with a `limit` no row has more chunks."""

    least: int
    most: int
    wanted: int
    each_row: bool = False
    limit: int | None = None

    def length(self, total: T, on: Arithmetic[T]) -> T:
        """The elements of a chunk, for rows with `total` elements together."""
        share = on.compute("arith.ceildivsi", total, on.constant(self.wanted))
        share = on.compute("arith.maxsi", share, on.constant(1))
        return on.compute("arith.minsi", _rounded(share, self.least, on), on.constant(self.most))

    def row_length(self, size: T, length: T, on: Arithmetic[T]) -> T:
        """The elements of a chunk of a row of `size` elements, if other chunks have `length`."""
        if self.limit is None:
            return length
        share = on.compute("arith.ceildivsi", size, on.constant(self.limit))
        return on.compute("arith.maxsi", length, _rounded(share, ROUND, on))

    def row_chunks(self, size: T, length: T, on: Arithmetic[T]) -> T:
        """The number of chunks of such a row."""
        count = on.compute("arith.ceildivsi", size, self.row_length(size, length, on))
        return on.compute("arith.maxsi", count, on.constant(int(self.each_row)))

    def chunks(self, sizes: Sequence[T], on: Arithmetic[T]) -> T:
        """The number of chunks of rows of these sizes."""
        length = self.length(added(sizes, on), on)
        count = added([self.row_chunks(size, length, on) for size in sizes], on)
        return on.compute("arith.maxsi", count, on.constant(1))


def added(sizes: Sequence[T], on: Arithmetic[T]) -> T:
    """The sum of sizes."""
    total = on.constant(0)
    for size in sizes:
        total = on.compute("arith.addi", total, size)
    return total


def _rounded(size: T, unit: int, on: Arithmetic[T]) -> T:
    """The next multiple of a unit."""
    units = on.compute("arith.ceildivsi", size, on.constant(unit))
    return on.compute("arith.muli", units, on.constant(unit))
