"""What a schedule hands to the pass: the phases of one kernel, as data.

A `loop.kernel` becomes one or more phases, launched one after the other. Sizes of grids and scratch
buffers depend on the launch's index arguments only.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import Attribute

from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.passes.schedule.layout import ONE, Product


@dataclass(frozen=True)
class Count:
    """`times * min(ceil(size / per), most)`, and at least 1: a grid, or a scratch's elements."""

    size: Product = ONE
    per: int = 1
    most: int | None = None
    times: int = 1

    @property
    def static(self) -> int | None:
        """The number, or None where it depends on an argument."""
        size = self.size.static
        if size is None:
            return None
        count = -(-size // self.per)
        count = count if self.most is None else min(count, self.most)
        return max(count * self.times, 1)


@dataclass(frozen=True, eq=False)
class Scratch:
    """A buffer that the host function allocates for a launch; compared by identity."""

    element: Attribute
    count: Count


@dataclass(frozen=True)
class Phase:
    """One kernel to launch."""

    func: FuncOp
    grid: Count
    arguments: tuple[int | Scratch, ...]
    """For each argument of `func`: an operand of the `loop.launch` by position, or a scratch."""


@dataclass(frozen=True)
class Scheduled:
    """What became of one `loop.kernel`."""

    phases: list[Phase]
    scratch: list[Scratch] = field(default_factory=list[Scratch])
