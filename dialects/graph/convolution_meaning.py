"""`ConvolutionNumbers`: the properties of a convolution; `convolve`: its meaning on arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.contraction import exact


@dataclass(frozen=True)
class WindowDim:
    """How the window moves along one spatial dim."""

    stride: int = 1
    low: int = 0
    """The padding before the first element."""
    high: int = 0
    """The padding after the last element."""
    lhs_dilation: int = 1
    rhs_dilation: int = 1
    reverse: bool = False

    @staticmethod
    def same(
        size: int, kernel: int, stride: int, dilation: int, *, upper: bool = True
    ) -> WindowDim:
        """The window, padded so that it has one position for every `stride` elements. If the padding is an odd number, the end gets one
        element more than the start (with `upper` false, the start)."""
        whole = (-(-size // stride) - 1) * stride + (kernel - 1) * dilation + 1
        total = max(whole - size, 0)
        low = total // 2 if upper else total - total // 2
        return WindowDim(stride, low, total - low, rhs_dilation=dilation)

    @staticmethod
    def transposed(
        kernel: int, stride: int, low: int, high: int, dilation: int, more: int = 0
    ) -> WindowDim:
        """The window of a transposed convolution: the gradient, by its input, of a convolution with this kernel size,
        stride, padding and dilation. The stride skipped `more` elements at the end of that input."""
        reach = (kernel - 1) * dilation
        return WindowDim(1, reach - low, reach - high + more, stride, dilation, reverse=True)

    def extent(self, kernel: int) -> int:
        """From a window's first element to its last, both included."""
        return (kernel - 1) * self.rhs_dilation + 1

    def positions(self, size: int, kernel: int) -> int:
        """How many positions the window has; `DYNAMIC` if that depends on an unknown size."""
        if self.keeps_size(kernel):
            return size
        if DYNAMIC in (size, kernel):
            return DYNAMIC
        dilated = (size - 1) * self.lhs_dilation + 1 if size else 0
        room = dilated + self.low + self.high - self.extent(kernel)
        return room // self.stride + 1 if room >= 0 else 0

    def ceil_positions(self, size: int, kernel: int) -> int:
        """How many positions there are if the last one may reach past the high padding. It must begin within the
        elements or the low padding. Sizes are known and the input isn't dilated."""
        room = size + self.low + self.high - self.extent(kernel)
        whole = room // self.stride + 1
        begins_inside = whole * self.stride < size + self.low
        return whole + (room % self.stride != 0 and begins_inside)

    def keeps_size(self, kernel: int) -> bool:
        """Whether the result has the input's size, whatever that size is."""
        around = self.low + self.high
        plain = self.stride == self.lhs_dilation == 1
        return plain and kernel != DYNAMIC and around == (kernel - 1) * self.rhs_dilation


def window_dims(
    stride: Sequence[int],
    low: Sequence[int],
    high: Sequence[int],
    lhs_dilation: Sequence[int],
    rhs_dilation: Sequence[int],
    reverse: Sequence[int],
) -> tuple[WindowDim, ...]:
    """A window from lists of numbers, one a dim; `reverse` lists the dims that are reversed."""
    rows = zip(stride, low, high, lhs_dilation, rhs_dilation, strict=True)
    return tuple(WindowDim(*row, dim in reverse) for dim, row in enumerate(rows))


@dataclass(frozen=True)
class ConvolutionNumbers:
    """All properties of a convolution.

    `lhs` has the positions of the input's batch, feature and spatial dims, `rhs` of the kernel's output
    feature, input feature and spatial dims, `result` of the result's batch, feature and spatial
    dims; `windows` has one entry for each spatial dim. At least one of the group counts is 1.
    """

    lhs: tuple[int, ...]
    rhs: tuple[int, ...]
    result: tuple[int, ...]
    windows: tuple[WindowDim, ...]
    feature_groups: int = 1
    batch_groups: int = 1

    @property
    def groups(self) -> int:
        """The number of groups of either kind: of separate convolutions."""
        return self.feature_groups * self.batch_groups

    def result_shape(self, lhs: Sequence[int], rhs: Sequence[int]) -> tuple[int, ...]:
        """The shape of the result; `DYNAMIC` where it isn't known."""
        batch = lhs[self.lhs[0]]
        sizes = [
            batch if batch == DYNAMIC else batch // self.batch_groups,
            rhs[self.rhs[0]],
            *(
                window.positions(lhs[self.lhs[number]], rhs[self.rhs[number]])
                for number, window in enumerate(self.windows, 2)
            ),
        ]
        by_dim = dict(zip(self.result, sizes, strict=True))
        return tuple(by_dim[dim] for dim in range(len(by_dim)))


def convolve(lhs: Array, rhs: Array, numbers: ConvolutionNumbers) -> Array:
    """The convolution of arrays: one matrix product for each element of the window; f32 is summed in f64.

    Padding and the gaps between dilated elements aren't multiplied: they add nothing.
    """
    groups = numbers.groups
    x = exact(lhs).transpose(numbers.lhs)
    batch, features, *_ = x.shape
    if numbers.batch_groups > 1:
        x = x.reshape(groups, batch // groups, *x.shape[1:])
    else:
        x = x.reshape(batch, groups, features // groups, *x.shape[2:]).swapaxes(0, 1)
    w = exact(rhs).transpose(numbers.rhs)
    w = w.reshape(groups, w.shape[0] // groups, *w.shape[1:])
    shape = numbers.result_shape(lhs.shape, rhs.shape)
    batch, _, *space = (shape[dim] for dim in numbers.result)
    out = np.zeros((groups, batch, w.shape[1], *space), x.dtype)
    kernel = w.shape[3:]
    for place in np.ndindex(*kernel):
        tap = [
            size - 1 - at if window.reverse else at
            for size, at, window in zip(kernel, place, numbers.windows, strict=True)
        ]
        _add_products(out, x, w[(..., *tap)], place, numbers.windows)
    out = out.swapaxes(0, 1).reshape(batch, groups * w.shape[1], *space)
    return out.transpose(np.argsort(numbers.result)).astype(lhs.dtype, copy=False)


def _add_products(
    out: Array, x: Array, w: Array, place: Sequence[int], windows: Sequence[WindowDim]
) -> None:
    """Add the products of one element of the window.

    `out` is `[group, batch, output, ...]`, `x` `[group, batch, input, ...]`, `w` `[group, output,
    input]`.
    """
    written: list[Array] = []
    read: list[Array] = []
    for dim, (window, at) in enumerate(zip(windows, place, strict=True), 3):
        start = at * window.rhs_dilation - window.low
        target, source = _inside(out.shape[dim], x.shape[dim], start, window)
        written.append(target)
        read.append(source)
    patch = x[np.ix_(*map(range, x.shape[:3]), *read)]
    matrix = patch.reshape(*patch.shape[:3], prod(patch.shape[3:]))
    products = np.matmul(w[:, None], matrix)
    where = np.ix_(*map(range, out.shape[:3]), *written)
    out[where] += products.reshape(*out.shape[:3], *map(len, written))


def _inside(positions: int, size: int, start: int, window: WindowDim) -> tuple[Array, Array]:
    """The window positions along a dim for which the window's element at distance `start` is inside the input, and
    the input's elements there."""
    pairs: list[tuple[int, int]] = []
    for position in range(positions):
        element, gap = divmod(position * window.stride + start, window.lhs_dilation)
        if gap == 0 and 0 <= element < size:
            pairs.append((position, element))
    table = np.array(pairs, np.intp).reshape(-1, 2)
    return table[:, 0], table[:, 1]
