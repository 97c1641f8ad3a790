"""GridSample: reads an image at positions from another tensor."""

from __future__ import annotations

from itertools import product
from math import prod

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.gather import GatherOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import (
    cast_to,
    cut,
    element,
    emit,
    full,
    known_sizes,
    reshape,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse

INT64 = dtypes.integer(64)
_MODES = {"bilinear": "linear", "bicubic": "cubic"}
Tap = tuple[TracedArray, TracedArray | None, TracedArray | None]
"""An index along one dim, its weight (None is 1), and whether it is in range (None is always)."""


@converter("GridSample", since=16)
def _grid_sample(
    node: Node,
    x: TracedArray,
    grid: TracedArray,
    *,
    mode: str | None = None,
    padding_mode: str = "zeros",
    align_corners: bool = False,
) -> TracedArray:
    """The last dim of the grid has the coordinates of a position, those of the last dim of x first; -1 and 1 are the
    ends of a dim."""
    batch, features, *sizes = known_sizes(node, x)
    _, *target, parts = known_sizes(node, grid)
    mode = "linear" if mode is None else _MODES.get(mode, mode)
    if mode not in ("nearest", "linear", "cubic") or parts != len(sizes):
        node.invalid(f"mode {mode!r}, a grid of {parts} coordinates for {len(sizes)} dims")
    if padding_mode not in ("zeros", "border", "reflection"):
        node.invalid(f"there is no padding_mode {padding_mode!r}")
    own = element(x)
    if mode != "nearest" and not own.is_float:
        node.unsupported(f"{mode} interpolation of {own.numpy.name}")
    count = prod(target)
    if count == 0 or prod(sizes) == 0:
        return full(node, [batch, features, *target], 0, own)
    points = reshape(node, grid, [batch, count, parts])
    points = cast_to(points, dtypes.compute(element(points)))
    places = [
        _pixels(reshape(node, cut(node, points, 2, d, d + 1), [batch, count]), size, align_corners)
        for d, size in zip(reversed(range(parts)), sizes, strict=True)
    ]
    wide = x if mode == "nearest" else cast_to(x, dtypes.compute(own))
    flat = reshape(node, wide, [batch, features, prod(sizes)])
    read = interpolated(node, flat, places, sizes, mode, padding_mode, align_corners)
    return cast_to(reshape(node, read, [batch, features, *target]), own)


def _pixels(points: TracedArray, size: int, aligned: bool) -> TracedArray:
    """Coordinates from -1 to 1 as positions in elements along a dim."""
    if aligned:
        return (points + 1.0) / 2.0 * float(size - 1)
    return ((points + 1.0) * float(size) - 1.0) / 2.0


def interpolated(
    node: Node,
    flat: TracedArray,
    places: list[TracedArray],
    sizes: list[int],
    mode: str,
    padding: str,
    aligned: bool,
) -> TracedArray:
    """The interpolated values of `flat`, of shape (samples, channels, elements). `places` has, for each dim of the
    elements, an array of positions of shape (samples, positions)."""
    taps = [_taps(at, size, mode, padding, aligned) for at, size in zip(places, sizes, strict=True)]
    total: TracedArray | None = None
    for chosen in product(*taps):
        term = _picked(node, flat, list(chosen), sizes)
        total = term if total is None else total + term
    assert total is not None
    return total


def _picked(node: Node, flat: TracedArray, taps: list[Tap], sizes: list[int]) -> TracedArray:
    """One weighted element for each position."""
    index: TracedArray | None = None
    weight: TracedArray | None = None
    inside: TracedArray | None = None
    for d, (at, factor, within) in enumerate(taps):
        step = at * prod(sizes[d + 1 :])
        index = step if index is None else index + step
        if factor is not None:
            weight = factor if weight is None else weight * factor
        if within is not None:
            inside = within if inside is None else inside & within
    assert index is not None
    dims = SliceDims((1,), (2,), (0,), (0,), (2,), 2)
    features = known_sizes(node, flat)[1]
    found = emit(flat.trace, GatherOp(flat.value, index.value, dims, [1, features, 1]))
    if inside is not None:
        zero = node.array(np.zeros((), dtype=element(found).numpy))
        found = mlfuse.where(unit_dims(inside, [1]), found, zero)
    if weight is None:
        return found
    return found * unit_dims(cast_to(weight, element(found)), [1])


def _taps(at: TracedArray, size: int, mode: str, padding: str, aligned: bool) -> list[Tap]:
    """The elements that are read along one dim, for each position."""
    at = mlfuse.round(at) if mode == "nearest" else at
    low, high = (0.0, size - 1.0) if aligned else (-0.5, size - 0.5)
    if padding == "border":
        outside = (at < low) | (at > high)
        at = mlfuse.where(outside, _clamped(at, size), at)
    elif padding == "reflection":
        at = _reflected(at, low, high)
    if mode == "nearest":
        return [_tap(at, None, size, padding, (low, high))]
    left = mlfuse.floor(at)
    weights = _linear(at - left) if mode == "linear" else _cubic(at - left)
    first = 0 if mode == "linear" else -1
    return [
        _tap(left + float(first + n), weight, size, padding, (low, high))
        for n, weight in enumerate(weights)
    ]


def _tap(
    at: TracedArray, weight: TracedArray | None, size: int, padding: str, ends: tuple[float, float]
) -> Tap:
    """A whole number as an index in range."""
    within = (at >= 0.0) & (at <= size - 1.0) if padding == "zeros" else None
    if padding == "reflection":
        at = mlfuse.round(_reflected(at, *ends))
    return cast_to(_clamped(at, size), INT64), weight, within


def _clamped(at: TracedArray, size: int) -> TracedArray:
    return mlfuse.minimum(mlfuse.maximum(at, 0.0), size - 1.0)


def _reflected(at: TracedArray, low: float, high: float) -> TracedArray:
    """Positions reflected at both ends until they are between them."""
    span = high - low
    if span == 0:
        return at * 0.0
    below, above = at < low, at > high
    beyond = mlfuse.where(below, low - at, at - high)
    turns = mlfuse.floor(beyond / span)
    rest = beyond - turns * span
    even = turns - mlfuse.floor(turns / 2.0) * 2.0 == 0.0
    from_low = mlfuse.logical_not(mlfuse.logical_xor(even, below))
    return mlfuse.where(below | above, mlfuse.where(from_low, rest + low, high - rest), at)


def _linear(x: TracedArray) -> list[TracedArray]:
    return [1.0 - x, x]


def _cubic(x: TracedArray) -> list[TracedArray]:
    """Keys' cubic convolution with a = -0.75."""
    a = -0.75
    far, near, next_, last = x + 1.0, x, 1.0 - x, 2.0 - x
    return [
        ((far * a - 5 * a) * far + 8 * a) * far - 4 * a,
        (near * (a + 2) - (a + 3)) * near * near + 1.0,
        (next_ * (a + 2) - (a + 3)) * next_ * next_ + 1.0,
        ((last * a - 5 * a) * last + 8 * a) * last - 4 * a,
    ]
