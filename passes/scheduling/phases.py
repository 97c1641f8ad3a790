"""The result of scheduling: the phases of one kernel, as data.

A `loop.kernel` becomes one or more phases, launched one after the other. Sizes of grids and scratch
buffers depend on the launch's index arguments only.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import prod
from typing import Literal

from xdsl.ir import Attribute

from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.dialects.sizes import ONE, Product


@dataclass(frozen=True)
class Count:
    """`times * max(min(ceil(size / per), most), 1)`: a grid, or a scratch's elements. Multiplied by
    those of `also`."""

    size: Product = ONE
    per: int = 1
    most: int | None = None
    times: int = 1
    also: tuple[Count, ...] = ()

    @property
    def static(self) -> int | None:
        """The number, or None where it depends on an argument."""
        if self.also:
            numbers = [replace(self, also=()).static, *(count.static for count in self.also)]
            known = [number for number in numbers if number is not None]
            return prod(known) if len(known) == len(numbers) else None
        size = self.size.static
        if size is None:
            return None
        count = -(-size // self.per)
        count = count if self.most is None else min(count, self.most)
        return max(count, 1) * max(self.times, 1)


Part = Literal["rows", "chunks", "row_count", "chunk_count", "elements"]
TABLE_PARTS: tuple[Part, ...] = ("rows", "chunks", "row_count", "chunk_count", "elements")


@dataclass(frozen=True)
class TablePart:
    """A part of a table as argument `position` of a launch: an array, or a count.

    `kernel.table` documents the parts.
    """

    position: int
    part: Part
    times: int = 1
    """The factor of a count."""
    least: int = 0
    """The minimum of a count."""

    @property
    def static(self) -> None:
        """A count isn't known before the launch."""
        return None


@dataclass(frozen=True)
class CountSum:
    """A sum of counts: the grid of a kernel with several cases, or the first block of a case."""

    counts: tuple[Count, ...]

    @property
    def static(self) -> int | None:
        """The number, or None where it depends on an argument."""
        numbers = [count.static for count in self.counts]
        known = [number for number in numbers if number is not None]
        return sum(known) if len(known) == len(numbers) else None


@dataclass(frozen=True)
class Reciprocal:
    """The reciprocal of a size, for `kernel.divide`."""

    size: Product


@dataclass(frozen=True, eq=False)
class Scratch:
    """A buffer that the host function allocates for a launch; compared by identity."""

    element: Attribute
    count: Count | TablePart

    @property
    def by_size(self) -> Count:
        """Its count, if that follows from sizes and not from a table."""
        assert isinstance(self.count, Count)
        return self.count


@dataclass(frozen=True)
class Phase:
    """One kernel to launch."""

    func: FuncOp
    grid: Count | TablePart | CountSum
    arguments: tuple[int | Scratch | TablePart | CountSum | Reciprocal, ...]
    """For each argument of `func`: an operand of the `loop.launch` by position, a scratch buffer, a part of a table, a
    number of blocks, or a reciprocal."""


@dataclass(frozen=True)
class ScheduledKernel:
    """The result of scheduling one `loop.kernel`."""

    phases: list[Phase]
    scratch: list[Scratch] = field(default_factory=list[Scratch])
    cut: Cut | None = None
    """For a kernel over a table."""
