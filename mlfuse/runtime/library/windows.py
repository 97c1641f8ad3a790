"""A convolution without zeros: how the window's steps meet the elements of a dilated input.

With a dilated input (as in the gradient of a strided convolution) most products would be with the
zeros between its elements. Instead, positions are processed in phases: those of one phase meet elements at
the same indices of the window, so each phase is a separate convolution, with a part of the
kernel, without zeros. (This is the decomposition of a transposed convolution into sub-pixel
convolutions: Shi et al., "Is the deconvolution layer the same as a convolutional layer?", 2016.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import gcd

from mlfuse.dialects.graph.convolution_meaning import WindowDim


@dataclass(frozen=True)
class Taps:
    """The window indices, along one dim, at which a phase's positions meet elements.

    Index `first + step * j` for j below `count`; `apart` elements of the input from one to the next.
    """

    first: int
    step: int
    count: int
    apart: int


@dataclass(frozen=True)
class Phase:
    """Every `step`-th position along one dim, from `first` on.

    Position number t reads, at tap number j, the input's element `start + t * move + j * taps.apart`,
    which is in the padding if the input has none.
    """

    first: int
    step: int
    start: int
    move: int
    taps: Taps

    def count(self, positions: int) -> int:
        """How many of `positions` are in the phase."""
        return max(0, -(-(positions - self.first) // self.step))

    def reach(self, positions: int) -> tuple[int, int] | None:
        """The first and the last element read; None if there is none."""
        count = self.count(positions)
        if count == 0 or self.taps.count == 0:
            return None
        across = (count - 1) * self.move + (self.taps.count - 1) * self.taps.apart
        return self.start, self.start + across


def phases(window: WindowDim, kernel: int) -> list[Phase]:
    """The phases of one spatial dim with a kernel of size `kernel`."""
    holes = window.lhs_dilation
    step = holes // gcd(window.stride, holes)
    found: list[Phase] = []
    for first in range(step):
        at = first * window.stride - window.low
        spacing = holes // gcd(window.rhs_dilation, holes)
        hits = [
            k for k in range(min(spacing, kernel)) if (at + k * window.rhs_dilation) % holes == 0
        ]
        tap = hits[0] if hits else 0
        count = -(-(kernel - tap) // spacing) if hits else 0
        taps = Taps(tap, spacing, count, spacing * window.rhs_dilation // holes)
        start = (at + tap * window.rhs_dilation) // holes
        found.append(Phase(first, step, start, step * window.stride // holes, taps))
    return found


def all_phases(windows: Sequence[WindowDim], kernel: Sequence[int]) -> list[tuple[Phase, ...]]:
    """Every combination of the dims' phases."""
    return list(product(*(phases(w, size) for w, size in zip(windows, kernel, strict=True))))
