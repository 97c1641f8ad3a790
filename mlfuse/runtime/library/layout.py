"""Layouts of strided views, as numbers: views are planned once and taken at every call."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import prod


@dataclass(frozen=True)
class Layout:
    """A view of a row-major array: its sizes, strides and first element, counted in elements."""

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int = 0

    @staticmethod
    def row_major(shape: Sequence[int], offset: int = 0) -> Layout:
        """The layout of a row-major array."""
        strides = [prod(shape[dim + 1 :]) for dim in range(len(shape))]
        return Layout(tuple(shape), tuple(strides), offset)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def is_row_major(self) -> bool:
        """Whether the elements are contiguous in the order of the dims."""
        return self.run == self.size

    def permuted(self, dims: Sequence[int]) -> Layout:
        """The dims in another order."""
        return Layout(
            tuple(self.shape[dim] for dim in dims),
            tuple(self.strides[dim] for dim in dims),
            self.offset,
        )

    def split(self, dim: int, outer: int) -> Layout:
        """A dim split in two, the first of size `outer`, a divisor of the dim's."""
        size, stride = self.shape[dim], self.strides[dim]
        inner = size // outer
        return self._with(dim, [(outer, stride * inner), (inner, stride)])

    def cut(self, dim: int, start: int, count: int, step: int = 1) -> Layout:
        """`count` indices of a dim, `step` apart (which may be negative), from `start` on."""
        stride = self.strides[dim]
        new = self._with(dim, [(count, stride * step)])
        return replace(new, offset=self.offset + start * stride)

    def windows(
        self, dim: int, start: int, moves: tuple[int, int], taps: tuple[int, int]
    ) -> Layout:
        """A dim as two: windows from `start` on, and the elements in each, as `(number,
        distance)`."""
        stride = self.strides[dim]
        new = self._with(dim, [(count, stride * apart) for count, apart in (moves, taps)])
        return replace(new, offset=self.offset + start * stride)

    def repeated(self, dim: int, count: int = 1) -> Layout:
        """With a new dim before `dim`, along which the same elements repeat `count` times."""
        shape, strides = list(self.shape), list(self.strides)
        shape.insert(dim, count)
        strides.insert(dim, 0)
        return Layout(tuple(shape), tuple(strides), self.offset)

    @property
    def flipped(self) -> Layout:
        """Matrices with rows and columns exchanged."""
        rank = len(self.shape)
        return self.permuted([*range(rank - 2), rank - 1, rank - 2])

    def last(self, count: int) -> Layout:
        """The last dims only, at index 0 of the others."""
        start = len(self.shape) - count
        return Layout(self.shape[start:], self.strides[start:], self.offset)

    def first(self, count: int) -> Layout:
        """The first dims only, at index 0 of the others."""
        return Layout(self.shape[:count], self.strides[:count], self.offset)

    @property
    def run(self) -> int:
        """How many elements are contiguous, in the order of the dims."""
        found = 1
        for size, stride in zip(reversed(self.shape), reversed(self.strides), strict=True):
            if size != 1 and stride != found:
                break
            found *= size
        return found

    def merged(self, groups: Sequence[Sequence[int]]) -> Layout | None:
        """Each group of dims as one dim; None if their strides don't allow it."""
        shape: list[int] = []
        strides: list[int] = []
        for group in groups:
            own = [(self.shape[dim], self.strides[dim]) for dim in group if self.shape[dim] != 1]
            for (_, outer), (size, inner) in pairwise(own):
                if outer != size * inner:
                    return None
            shape.append(prod(size for size, _ in own))
            strides.append(own[-1][1] if own else 1)
        return Layout(tuple(shape), tuple(strides), self.offset)

    def _with(self, dim: int, pairs: Sequence[tuple[int, int]]) -> Layout:
        shape, strides = list(self.shape), list(self.strides)
        shape[dim : dim + 1] = [size for size, _ in pairs]
        strides[dim : dim + 1] = [stride for _, stride in pairs]
        return Layout(tuple(shape), tuple(strides), self.offset)
