"""The sizes of a program's buffers, for one set of argument shapes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.limits import MAX_BYTES


@dataclass(frozen=True)
class Sizes:
    """The values of the numbers of `Indices`."""

    values: Sequence[int]

    def shape(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """The shape with these numbers."""
        return tuple(self.values[number] for number in numbers)

    def checked(self, number: int) -> int:
        """A size that a kernel takes. MlfuseError if it doesn't fit 64 bits."""
        value = self.values[number]
        if not -(2**63) <= value < 2**63:
            raise MlfuseError(f"the size {value} doesn't fit 64 bits")
        return value


def bytes_of(shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> int:
    """The bytes of an array. MlfuseError if a size is negative or too large."""
    nbytes = prod(shape) * dtype.itemsize
    if any(size < 0 for size in shape) or nbytes > MAX_BYTES:
        raise MlfuseError(f"can't allocate a buffer of shape {list(shape)}")
    return nbytes
