"""The layout of a tensor in memory, as compiled code expects or writes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from mlfuse.frontends.torch.compiled.memory import row_major
from mlfuse.frontends.torch.compiled.values import Order, inverse, order_of
from mlfuse.frontends.torch.library import Tensor, is_contiguous, torch

_FORMATS: dict[Order, Any] = {
    (0, 2, 3, 1): torch.channels_last,
    (0, 2, 3, 4, 1): torch.channels_last_3d,
}


@dataclass(frozen=True)
class Layout:
    """The layout of a dense tensor: its dims from outermost to innermost in memory."""

    order: Order = None
    is_plain: bool = True
    """Whether each element is in memory as it is: not its negative."""
    fits: Callable[[Tensor], bool] = field(init=False, repr=False, compare=False)
    """Whether a tensor has this layout."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "fits", _fits(self.order) if self.is_plain else _never)

    def __reduce__(self) -> tuple[type[Layout], tuple[Order, bool]]:
        return Layout, (self.order, self.is_plain)

    @staticmethod
    def of(value: Any) -> Layout:
        """The layout of a fake tensor; row-major if that one isn't dense."""
        return Layout(order_of(value), is_plain=not value.is_neg())

    def laid(self, tensor: Tensor) -> Tensor:
        """The tensor with this layout: itself if it has it, else a copy."""
        if self.fits(tensor):
            return tensor
        plain = tensor.resolve_neg()
        return self.shown(self.rows(plain).contiguous())

    def rows(self, tensor: Tensor) -> Tensor:
        """The tensor with its dims in the order of its memory."""
        return tensor if self.order is None else tensor.permute(self.order)

    def shown(self, rows: Tensor) -> Tensor:
        """The inverse of `rows`."""
        return rows if self.order is None else rows.permute(inverse(self.order))

    def sizes(self, shape: Sequence[int]) -> tuple[int, ...]:
        """The shape that `rows` gives a tensor of a shape."""
        return tuple(shape) if self.order is None else tuple(shape[d] for d in self.order)

    def strided(self, rows: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The sizes and strides of a tensor with this layout, given the shape of its `rows`."""
        strides = row_major(rows)
        dims = range(len(rows)) if self.order is None else inverse(self.order)
        return tuple(rows[d] for d in dims), tuple(strides[d] for d in dims)


def _fits(order: Order) -> Callable[[Tensor], bool]:
    """A function that tells whether a tensor has its dims in this order in memory."""
    if order is None:
        return is_contiguous
    fits: Any = torch.Tensor.is_contiguous
    if order in _FORMATS:
        return partial(fits, memory_format=_FORMATS[order])
    return lambda tensor: fits(tensor.permute(order))


def _never(tensor: Tensor) -> bool:
    return False
