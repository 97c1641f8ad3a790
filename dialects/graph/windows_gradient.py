"""The gradient of `graph.windows`: every element of the operand gets the sum of what the windows that it lies in
have of it.

Along one dim, with stride s and dilation d, window o has the element o s + w d at its place w.

- Windows that have nothing in common, as most pooling has them: a dim of windows and one of their
  elements, filled up to s, are joined. Nothing is added, it is a view.
- Windows that overlap, without dilation: with w = q s + r the element is (o + q) s + r. Each window is cut into
  parts of s elements; part q moves by q windows, and what meets there is added. That is W / s terms.
- Dilated windows that overlap: each place w is moved by itself, W terms.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.gradient import Backward
from mlfuse.dialects.graph.movement import SliceOp
from mlfuse.dialects.graph.reshape import ReshapeOp

_MOST_TERMS = 512
"""Sums of more would take long to compile; no pooling has them."""


@dataclass(frozen=True)
class _Part:
    """Places of a window that move together."""

    start: int
    limit: int
    low: int
    """How far they move, ..."""
    high: int
    """... and what is to be filled up behind."""


@dataclass(frozen=True)
class _Windows:
    """The windows along one dim."""

    size: int
    count: int
    window: int
    stride: int
    dilation: int

    @property
    def reach(self) -> int:
        """From a window's first element to its last, and one."""
        return (self.window - 1) * self.dilation + 1

    @property
    def is_cut(self) -> bool:
        """Whether windows are cut into parts as long as the stride; else each place moves alone."""
        return self.window > 1 and (self.dilation == 1 or self.reach <= self.stride)

    @property
    def width(self) -> int:
        """The elements of a part, filled up."""
        return self.stride if self.is_cut else 1

    @property
    def between(self) -> int:
        """Zeros between what two windows have of a part."""
        return 0 if self.is_cut else self.stride - 1

    def parts(self) -> list[_Part]:
        """The parts of a window."""
        if not self.is_cut:
            moves = [w * self.dilation for w in range(self.window)]
            return [_Part(w, w + 1, move, moves[-1] - move) for w, move in enumerate(moves)]
        if self.reach <= self.stride:
            return [_Part(0, self.window, 0, 0)]
        number = -(-self.window // self.stride)
        return [
            _Part(q * self.stride, min((q + 1) * self.stride, self.window), q, number - 1 - q)
            for q in range(number)
        ]


def overlapped(
    e: Backward, grad: SSAValue, operand: SSAValue, numbers: Sequence[tuple[int, int, int]]
) -> SSAValue:
    """The gradient of the operand of windows, from that of the windows; (size, stride, dilation) of
    the window along each dim."""
    shape = shape_of(operand)
    if not shape:
        return grad
    if 0 in shape_of(grad):
        return e.zeros(operand)
    dims = [
        _Windows(size, count, *each)
        for size, count, each in zip(shape, shape_of(grad), numbers, strict=False)
    ]
    terms = prod(len(each.parts()) for each in dims)
    if terms > _MOST_TERMS:
        e.refuse(f"each element lies in {terms} windows; use graph.cumulative or smaller windows")
    total: SSAValue | None = None
    for parts in product(*(each.parts() for each in dims)):
        term = _moved(e, _cut(e, grad, parts), dims, parts)
        total = term if total is None else e.add(total, term)
    assert total is not None
    return _joined(e, total, operand, dims)


def _cut(e: Backward, grad: SSAValue, parts: Sequence[_Part]) -> SSAValue:
    """The places of all windows that belong to the parts."""
    counts = list(shape_of(grad))[: len(parts)]
    limits = [*counts, *(part.limit for part in parts)]
    if limits == list(shape_of(grad)) and not any(part.start for part in parts):
        return grad
    sizes = [*counts, *(part.limit - part.start for part in parts)]
    starts = [*(0 for _ in parts), *(part.start for part in parts)]
    type_ = TensorType(tensor_type(grad).element_type, sizes)
    return e.emit(SliceOp(grad, starts, limits, [1] * len(sizes), type_))


def _moved(e: Backward, x: SSAValue, dims: Sequence[_Windows], parts: Sequence[_Part]) -> SSAValue:
    """A part where it is added, and filled up to its width."""
    inner = [
        each.dilation - 1 if each.is_cut and each.dilation > 1 else 0 for each in dims
    ]  # such windows have one part
    held = [
        each.reach if between else part.limit - part.start
        for each, part, between in zip(dims, parts, inner, strict=True)
    ]
    low = [*(part.low for part in parts), *(0 for _ in parts)]
    high = [
        *(part.high for part in parts),
        *(each.width - count for each, count in zip(dims, held, strict=True)),
    ]
    interior = [*(each.between for each in dims), *inner]
    return e.padded(x, low, high, interior) if any((*low, *high, *interior)) else x


def _joined(e: Backward, x: SSAValue, operand: SSAValue, dims: Sequence[_Windows]) -> SSAValue:
    """Dims of windows and of their parts as one, as long as the operand's."""
    rank, target = len(dims), list(shape_of(operand))
    order = [place for d in range(rank) for place in (d, rank + d)]
    moved = e.transpose(x, order)
    shape = [
        DYNAMIC if count == DYNAMIC else count * width
        for count, width in zip(shape_of(x)[:rank], shape_of(x)[rank:], strict=True)
    ]
    more = [
        0 if size == DYNAMIC else size - there for size, there in zip(target, shape, strict=True)
    ]
    none = [0] * rank
    like = None
    if DYNAMIC in shape:
        like = e.padded(operand, none, [-each for each in more], none) if any(more) else operand
    joined = e.emit(ReshapeOp(moved, TensorType(tensor_type(x).element_type, shape), like))
    return e.padded(joined, none, more, none) if any(more) else joined
