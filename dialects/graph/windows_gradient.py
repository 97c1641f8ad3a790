"""The gradient of `graph.windows`: an element of the operand gets the sum of the gradients at all its
copies in windows.

Along one dim, with stride s and dilation d, element w of window o is the operand's element o s + w d.

- Windows that don't overlap (most pooling): the dim of windows and the dim of their elements, padded to s,
  are joined. Nothing is added; it is a view.
- Windows of size W that overlap, without dilation: with w = q s + r the operand's element is (o + q) s + r.
  Each window is cut into parts of s elements. Part q is moved by q windows and the parts are added: W / s terms.
- Dilated windows that overlap: each element w is moved by itself: W terms.

A moved gradient would be stored first, with a number for each element of each window. The gradient of max
pooling needs only numbers for each window: its terms are computed from the operand's elements and the
windows' maxima and shares, and these are moved instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TYPE_CHECKING, NoReturn, Self

from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.arithmetic import MulOp
from mlfuse.dialects.graph.base import dims_of, shape_of, tensor_type
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.selection import CastOp, CompareOp

if TYPE_CHECKING:
    from mlfuse.dialects.graph.emitter import Emitter

_MOST_TERMS = 512
"""The most terms of a sum: longer ones would take long to compile, and no pooling has them."""


@dataclass(frozen=True)
class _Part:
    """Elements of a window that move together: those from `start` to `limit`."""

    start: int
    limit: int
    low: int
    """How far they move: the padding before them."""
    high: int
    """The padding after them."""


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
        """The distance from a window's first element to its last, plus one."""
        return (self.window - 1) * self.dilation + 1

    @property
    def is_cut(self) -> bool:
        """Whether windows are cut into parts as long as the stride; else each element moves alone."""
        return self.window > 1 and (self.dilation == 1 or self.reach <= self.stride)

    @property
    def has_holes(self) -> bool:
        """Whether parts are dilated."""
        return self.is_cut and self.dilation > 1

    @property
    def parts_along(self) -> int:
        """How many parts there are along the dim, after all parts have moved."""
        part = self.parts()[0]
        return (self.count - 1) * (self.between + 1) + 1 + part.low + part.high

    @property
    def width(self) -> int:
        """The number of elements of a padded part."""
        return self.stride if self.is_cut else 1

    @property
    def between(self) -> int:
        """The number of zeros between the same part of two neighboring windows."""
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
    e: Emitter,
    grad: SSAValue,
    operand: SSAValue,
    windows: SSAValue,
    numbers: Sequence[tuple[int, int, int]],
    refuse: Callable[[str], NoReturn],
) -> SSAValue:
    """The gradient of the operand of `windows`, from the gradient of the windows. `numbers` are (size,
    stride, dilation) of the window along each dim. `refuse` is called with a message where windows overlap
    too much."""
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
        refuse(f"each element is in {terms} windows; use graph.cumulative or smaller windows")
    extreme = _Extreme.of(grad, windows)
    simple = DYNAMIC not in shape and not any(each.has_holes for each in dims)
    view = _view(e, operand, dims) if extreme and simple else None
    total: SSAValue | None = None
    for parts in product(*(each.parts() for each in dims)):
        if extreme is not None and view is not None:
            term = extreme.term(e, view, dims, parts)
        else:
            term = _moved(e, _cut(e, grad, parts), dims, parts)
        total = term if total is None else e.add(total, term)
    assert total is not None
    return _joined(e, total, operand, dims)


@dataclass(frozen=True)
class _Extreme:
    """The parts of the gradient of each window's maximum (or minimum)."""

    best: SSAValue
    """The maxima."""
    share: SSAValue
    """For each window, the gradient of an element that is equal to the maximum."""

    @classmethod
    def of(cls, grad: SSAValue, windows: SSAValue) -> Self | None:
        """The parts of `grad` if it is share * (windows == best), as `graph.reduce` makes it; else None."""
        if isinstance(grad.owner, CastOp):  # to 16 bits
            grad = grad.owner.operand
        if not isinstance(mul := grad.owner, MulOp) or not isinstance(
            mask := mul.rhs.owner, CastOp
        ):
            return None
        equal = mask.operand.owner
        if not isinstance(equal, CompareOp) or equal.lhs != windows:
            return None
        share, best = (_spread_over_windows(value) for value in (mul.lhs, equal.rhs))
        return cls(best, share) if best is not None and share is not None else None

    def term(
        self, e: Emitter, view: SSAValue, dims: Sequence[_Windows], parts: Sequence[_Part]
    ) -> SSAValue:
        """One term: the gradient that the operand's elements get from the windows that have them in these `parts`.
        `view` is the operand with its dims cut into parts."""
        rank = len(dims)
        low, high = [part.low for part in parts], [part.high for part in parts]
        between = [each.between for each in dims]
        lengths = [part.limit - part.start for part in parts]
        shape = [*shape_of(view)[:rank], *lengths]
        there = build.sliced(e, view, [0] * len(shape), shape)
        best, share = (
            e.broadcast(e.padded(each, low, high, between), range(rank), there)
            for each in (self.best, self.share)
        )
        # The share is 0 where there is no window.
        mask = e.cast(e.compare("eq", there, best), tensor_type(share).element_type)
        term, none = e.mul(share, mask), [0] * rank
        more = [each.width - length for each, length in zip(dims, lengths, strict=True)]
        return e.padded(term, [0] * 2 * rank, [*none, *more], [0] * 2 * rank)


def _spread_over_windows(value: SSAValue) -> SSAValue | None:
    """The numbers of windows that `value` repeats for all elements of each window; None if it isn't such a value."""
    spread = value.owner
    if not isinstance(spread, BroadcastOp):
        return None
    rank = len(shape_of(value)) // 2
    plain = dims_of(spread.dims) == tuple(range(rank))
    return spread.operand if plain and shape_of(spread.operand) == shape_of(value)[:rank] else None


def _view(e: Emitter, x: SSAValue, dims: Sequence[_Windows]) -> SSAValue:
    """The operand with its dims cut into parts; `_joined` does the reverse."""
    rank = len(dims)
    counts = [each.parts_along for each in dims]
    more = [count * each.width - each.size for count, each in zip(counts, dims, strict=True)]
    x = e.padded(x, [0] * rank, more, [0] * rank)
    cut = [size for count, each in zip(counts, dims, strict=True) for size in (count, each.width)]
    split = build.reshape_to(e, x, cut)
    return e.transpose(split, [*range(0, 2 * rank, 2), *range(1, 2 * rank, 2)])


def _cut(e: Emitter, grad: SSAValue, parts: Sequence[_Part]) -> SSAValue:
    """The elements of all windows that belong to the parts."""
    counts = list(shape_of(grad))[: len(parts)]
    limits = [*counts, *(part.limit for part in parts)]
    starts = [*(0 for _ in parts), *(part.start for part in parts)]
    return build.sliced(e, grad, starts, limits)


def _moved(e: Emitter, x: SSAValue, dims: Sequence[_Windows], parts: Sequence[_Part]) -> SSAValue:
    """A part, moved to where it is added and padded to its width."""
    inner = [each.dilation - 1 if each.has_holes else 0 for each in dims]  # within one part
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
    return e.padded(x, low, high, interior)


def _joined(e: Emitter, x: SSAValue, operand: SSAValue, dims: Sequence[_Windows]) -> SSAValue:
    """`x` with the dims of windows and of their parts joined, and padded to the operand's sizes."""
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
        like = e.padded(operand, none, [-each for each in more], none)
    joined = build.reshape_to(e, moved, shape, like)
    return e.padded(joined, none, more, none)
