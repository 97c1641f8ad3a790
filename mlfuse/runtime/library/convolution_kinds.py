"""Maps a convolution in StableHLO's generality to one of the three kinds that libraries have.

In one spatial dim, with the source's size X, the kernel's K, the result's Q, stride s, dilation d and
low padding l, they connect element x of the source, k of the kernel and q of the result where

    x = s q + d k - l

- `forward` sums over k (and the source's features): the result;
- `data` sums over k (and the result's features): the source, such as a convolution's gradient;
- `weights` sums over q (and the batch): the kernel, such as its gradient.

`graph.convolution` reads its input at (p s + k r - l) / d. Without input dilation it is `forward`. With dilation,
stride 1 and the kernel reversed, it is `data`: with k' = K - 1 - k, the input's element q is read
where p = d q + r k' - (r (K - 1) - l). With the indices of the result and of the kernel exchanged
it is `weights`, which libraries expect if the window is larger than the result (unless the kernel is a
constant, which is packed for `forward` once).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import NamedTuple

import numpy as np

from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.planning import Planner
from mlfuse.runtime.library.steps import ArrayView, ConvolutionKind, Convolve, Operand

_INPUT, _KERNEL = range(2)


@dataclass(frozen=True)
class _Views:
    """The arrays of a `graph.convolution`: batch (or output), feature (or input), space."""

    image: Layout
    kernel: Layout
    result: Layout
    dtype: np.dtype[np.generic]
    """The kernel's."""
    output: int
    """The result's number among the call's arrays."""

    def turned(self, planner: Planner, flips: Sequence[bool]) -> ArrayView:
        """The kernel, reversed along some spatial dims, which needs a copy."""
        turned = self.kernel
        for dim, flip in enumerate(flips, 2):
            if flip and turned.shape[dim] > 1:
                turned = turned.cut(dim, turned.shape[dim] - 1, turned.shape[dim], -1)
        place = ArrayView(_KERNEL, turned)
        return place if turned == self.kernel else planner.copied(place, self.dtype)


class _Dim(NamedTuple):
    """The numbers of one spatial dim, as in the essay."""

    stride: int
    dilation: int
    low: int


def as_kind(
    numbers: ConvolutionNumbers, inputs: Sequence[Operand], output: Operand, planner: Planner
) -> Convolve | None:
    """The convolution as one of the three kinds; None if it is none of them. Sizes aren't 0.

    If the kernel must be reversed, a copy of it is added to the plan.
    """
    views = _Views(
        inputs[0].layout.permuted(numbers.lhs),
        inputs[1].layout.permuted(numbers.rhs),
        Layout.row_major(output.shape).permuted(numbers.result),
        inputs[1].dtype,
        planner.output,
    )
    windows = numbers.windows
    holes = any(window.lhs_dilation > 1 for window in windows)
    space = views.kernel.shape[2:]
    sizes = list(zip(windows, space, strict=True))
    plain = not holes and not any(window.reverse and size > 1 for window, size in sizes)
    over_places = prod(space) > prod(views.result.shape[2:]) and numbers.feature_groups == 1
    over_places &= not inputs[1].never_changes
    if numbers.batch_groups > 1 or (plain and over_places):
        return _weights(numbers, views) if plain and numbers.feature_groups == 1 else None
    backwards = prod(space) > 1 and all(window.reverse or size == 1 for window, size in sizes)
    found = _data(numbers, views, planner) if holes or backwards else None
    return found if found is not None or holes else _forward(numbers, views, planner)


def _forward(numbers: ConvolutionNumbers, views: _Views, planner: Planner) -> Convolve | None:
    dims = [_Dim(w.stride, w.rhs_dilation, w.low) for w in numbers.windows]
    image, result = views.image, views.result
    cut = _source_cut(image, views.kernel.shape[2:], result.shape[2:], dims)
    if cut is None:
        return None
    kernel = views.turned(planner, [window.reverse for window in numbers.windows])
    weights = ArrayView(kernel.array, kernel.layout.split(0, numbers.feature_groups))
    return _step(
        "forward", ArrayView(_INPUT, cut[0]), weights, ArrayView(views.output, result), cut[1]
    )


def _data(numbers: ConvolutionNumbers, views: _Views, planner: Planner) -> Convolve | None:
    dims: list[_Dim] = []
    sizes = (views.kernel.shape[2:], views.image.shape[2:], views.result.shape[2:])
    for window, kernel, places, size in zip(numbers.windows, *sizes, strict=True):
        low = window.rhs_dilation * (kernel - 1) - window.low
        dim = _Dim(window.lhs_dilation, window.rhs_dilation, low)
        if window.stride != 1 or low < 0 or _high(dim, size, kernel, places) < 0:
            return None
        dims.append(dim)
    kernel = views.turned(planner, [not window.reverse for window in numbers.windows])
    weights = kernel.layout.split(0, numbers.feature_groups)
    weights = weights.permuted([0, 2, 1, *range(3, len(weights.shape))])
    source, result = ArrayView(views.output, views.result), ArrayView(_INPUT, views.image)
    return _step("data", source, ArrayView(kernel.array, weights), result, dims)


def _weights(numbers: ConvolutionNumbers, views: _Views) -> Convolve | None:
    dims = [_Dim(w.rhs_dilation, w.stride, w.low) for w in numbers.windows]
    order = [1, 0, *range(2, len(views.image.shape))]
    views = replace(
        views,
        image=views.image.permuted(order),
        kernel=views.kernel.permuted(order),
        result=views.result.permuted(order),
    )
    cut = _source_cut(views.image, views.result.shape[2:], views.kernel.shape[2:], dims)
    if cut is None:
        return None
    weights = ArrayView(views.output, views.result.split(0, numbers.batch_groups))
    return _step(
        "weights", ArrayView(_INPUT, cut[0]), weights, ArrayView(_KERNEL, views.kernel), cut[1]
    )


def _step(
    kind: ConvolutionKind,
    source: ArrayView,
    weights: ArrayView,
    result: ArrayView,
    dims: Sequence[_Dim],
) -> Convolve:
    sizes = (source.layout.shape[2:], weights.layout.shape[3:], result.layout.shape[2:])
    high = [_high(dim, *each) for dim, *each in zip(dims, *sizes, strict=True)]
    return Convolve(
        kind,
        source,
        weights,
        result,
        strides=tuple(dim.stride for dim in dims),
        dilations=tuple(dim.dilation for dim in dims),
        padding=tuple((dim.low, each) for dim, each in zip(dims, high, strict=True)),
    )


def _source_cut(
    source: Layout, kernel: Sequence[int], places: Sequence[int], dims: Sequence[_Dim]
) -> tuple[Layout, list[_Dim]] | None:
    """The part of a source that negative padding leaves; None if it leaves nothing."""
    found: list[_Dim] = []
    for number, dim in enumerate(dims):
        at, size = number + 2, source.shape[number + 2]
        behind = _high(dim, size, kernel[number], places[number])
        first = max(0, -dim.low)
        left = size - first + min(0, behind)
        if left <= 0:
            return None
        source = source.cut(at, first, left)
        found.append(dim._replace(low=max(0, dim.low)))
    return source, found


def _high(dim: _Dim, size: int, kernel: int, places: int) -> int:
    """The high padding of a source of this size. Negative if its last elements are never read, except
    those that a stride skips anyway."""
    read = dim.stride * (places - 1) + dim.dilation * (kernel - 1) + 1 - dim.low
    return read - size if read >= size else min(0, read - size + dim.stride - 1)
