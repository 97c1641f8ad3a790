"""The expected results of a case, and the error of a contestant's results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from benchmarks.case import Array

LOOKED_AT = 1 << 21


@dataclass(frozen=True)
class Expected:
    """A result in f64. Of a large one only every k-th element is kept, for an odd k."""

    shape: tuple[int, ...]
    largest: float
    """The largest magnitude, and 1 if all are 0."""
    step: int
    elements: Array

    @staticmethod
    def of(array: Array) -> Expected:
        """What to keep of a result."""
        step = 1 + 2 * (array.size // LOOKED_AT)
        largest = float(np.max(np.abs(array), initial=0.0)) or 1.0
        return Expected(array.shape, largest, step, array.reshape(-1)[::step].copy())

    def error_of(self, found: Array) -> float:
        """The largest error of a result, relative to the largest magnitude; NaN if an element is NaN."""
        if found.shape != self.shape:
            raise ValueError(f"a result of shape {found.shape}, expected {self.shape}")
        elements = found.reshape(-1)[:: self.step].astype(np.float64)
        return float(np.max(np.abs(elements - self.elements), initial=0.0)) / self.largest


def largest_error(found: Sequence[Array], expected: Sequence[Expected]) -> float:
    """The largest error of all results; 0 without results."""
    pairs = zip(found, expected, strict=bool(found))
    return float(np.max([each.error_of(array) for array, each in pairs], initial=0.0))
