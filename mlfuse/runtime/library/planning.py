"""Helpers for planning a function: places, scratch, and matrices in a form that libraries accept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod

import numpy as np

from mlfuse.runtime.library.function import Packing
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.steps import ArrayView, Copy, Operand, Step, Work


@dataclass
class Planner:
    """The steps of a call while they are added. `dtypes` are its inputs' and its output's."""

    dtypes: list[np.dtype[np.generic]]
    output: int
    """The output's number among the arrays."""
    steps: list[Step] = field(default_factory=list[Step])
    scratch: list[Operand] = field(default_factory=list[Operand])
    _pools: dict[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])

    @staticmethod
    def of(inputs: Sequence[Operand], output: Operand, packed: Mapping[int, Packing]) -> Planner:
        """An empty plan for these arrays."""
        stored = [
            packed[number].dtype if number in packed else operand.dtype
            for number, operand in enumerate(inputs)
        ]
        return Planner([*stored, output.dtype], len(inputs))

    def add(self, step: Step) -> None:
        self.steps.append(step)

    def room(self, shape: Sequence[int], dtype: np.dtype[np.generic]) -> ArrayView:
        """A fresh row-major array as scratch."""
        self.scratch.append(Operand(tuple(shape), dtype))
        self.dtypes.append(dtype)
        return ArrayView(len(self.dtypes) - 1, Layout.row_major(shape))

    def pool(self, name: str, shape: Sequence[int], dtype: np.dtype[np.generic]) -> ArrayView:
        """A row-major array in scratch that all arrays of this name share, one after the other."""
        size = prod(shape)
        if name not in self._pools:
            self._pools[name] = (len(self.scratch), self.room((size,), dtype).array)
        index, array = self._pools[name]
        largest = max(size, self.scratch[index].shape[0])
        self.scratch[index] = Operand((largest,), self.scratch[index].dtype)
        return ArrayView(array, Layout.row_major(shape))

    def copied(self, source: ArrayView, dtype: np.dtype[np.generic]) -> ArrayView:
        """The same elements row-major and of type `dtype`."""
        target = self.room(source.layout.shape, dtype)
        self.add(Copy(target, source))
        return target

    def work(self) -> Work:
        return Work(tuple(self.steps), tuple(self.dtypes), tuple(self.scratch))


def as_matrices(layout: Layout, batch: int, rows: int) -> Layout | None:
    """A view `[batch..., rows..., columns...]` as `[batch..., m, n]` for a library; None if that needs
    a copy."""
    rank = len(layout.shape)
    groups = [
        *([dim] for dim in range(batch)),
        range(batch, batch + rows),
        range(batch + rows, rank),
    ]
    merged = layout.merged(groups)
    return _with_steps(merged) if merged is not None and is_blas(merged) else None


def _with_steps(matrix: Layout) -> Layout:
    """A matrix of one row or column with the stride that BLAS expects there."""
    (m, n), (row, column) = matrix.shape[-2:], matrix.strides[-2:]
    if m == 1 and column == 1:
        row = n
    elif n == 1 and row == 1:
        column = m
    return replace(matrix, strides=(*matrix.strides[:-2], row, column))


def is_blas(matrix: Layout) -> bool:
    """Whether the last two dims are a matrix that BLAS accepts, row-major or column-major."""
    (m, n), (row, column) = matrix.shape[-2:], matrix.strides[-2:]
    by_rows = (n == 1 or column == 1) and (m == 1 or row >= n)
    by_columns = (m == 1 or row == 1) and (n == 1 or column >= m)
    return by_rows or by_columns


def shape_as_matrices(shape: Sequence[int], batch: int, rows: int) -> tuple[int, ...]:
    """The shape that `as_matrices` returns."""
    return (*shape[:batch], prod(shape[batch : batch + rows]), prod(shape[batch + rows :]))
