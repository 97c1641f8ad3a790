"""Fourier transforms as products with a matrix of roots of unity, computed in f64."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mlfuse.dialects import dtypes
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    axis_of,
    cast_to,
    cut,
    element,
    known_sizes,
    reshape,
    transpose,
    unit_dims,
    windows,
)
from mlfuse.frontends.onnx.ops.contraction import dot
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray

LONGEST = 4096
"""The most elements of a signal; the matrix has the square of that."""


@converter("DFT", since=17, until=19)
def _dft_by_attribute(
    node: Node,
    x: TracedArray,
    length: Value | None = None,
    *,
    axis: int = 1,
    inverse: bool = False,
    onesided: bool = False,
) -> TracedArray:
    return _dft(node, x, length, axis, inverse, onesided)


@converter("DFT", since=20)
def _dft_by_input(
    node: Node,
    x: TracedArray,
    length: Value | None = None,
    axis: Value | None = None,
    *,
    inverse: bool = False,
    onesided: bool = False,
) -> TracedArray:
    dim = -2 if axis is None else node.known_ints(axis, "axis")[0]
    return _dft(node, x, length, dim, inverse, onesided)


def _dft(
    node: Node, x: TracedArray, length: Value | None, axis: int, inverse: bool, onesided: bool
) -> TracedArray:
    """The last dim of x has one element for real numbers, two for complex ones."""
    dim, last = axis_of(node, axis, x.ndim), x.ndim - 1
    size, parts = known_sizes(node, x, [dim, last])
    if dim == last or parts not in (1, 2) or (onesided and parts != 1 + inverse):
        node.invalid(f"axis {axis}, {parts} parts of a number")
    count = 2 * (size - 1) if inverse and onesided else size
    if length is not None:
        count = node.known_ints(length, "dft_length")[0]
    if inverse and onesided:
        matrix = _real_signal(node, count)
    else:
        matrix = _roots(node, count, inverse)
        matrix = matrix[:, :, : count // 2 + 1] if onesided else matrix
    used = min(size, len(matrix))
    given = cut(node, x, dim, 0, used)
    weights = node.array(np.ascontiguousarray(matrix[:used, :parts]))
    product = dot(cast_to(given, dtypes.F64), weights, ([], []), ([dim, last], [0, 1]))
    order = [*range(dim), last - 1, *range(dim, last - 1), last]
    return cast_to(transpose(product, order), element(x))


@converter("STFT", since=17)
def _stft(
    node: Node,
    x: TracedArray,
    step: Value,
    window: Value | None = None,
    length: Value | None = None,
    *,
    onesided: bool = True,
) -> TracedArray:
    """The transforms of the frames that slide over a signal."""
    x = unit_dims(x, [2]) if x.ndim == 2 else x
    size, parts = known_sizes(node, x, [1, 2])
    count = size
    if length is not None:
        count = node.known_ints(length, "frame_length")[0]
    elif window is not None:
        (count,) = known_sizes(node, window)
    stride = node.known_ints(step, "frame_step")[0]
    if parts not in (1, 2) or (onesided and parts == 2) or not 0 < count <= size or stride < 1:
        node.invalid(f"frames of {count}, {stride} apart, of {size} numbers of {parts} parts")
    frames = windows(x, [1, count, 1], [1, stride, 1], [1, 1, 1])
    places = (size - count) // stride + 1
    frames = cast_to(reshape(node, frames, [x.shape[0], places, parts, count]), dtypes.F64)
    if window is not None:
        frames = frames * cast_to(node.array(window), dtypes.F64)
    matrix = _roots(node, count, False)[:, :parts]
    matrix = matrix[:, :, : count // 2 + 1] if onesided else matrix
    weights = node.array(np.ascontiguousarray(matrix))
    product = dot(frames, weights, ([], []), ([3, 2], [0, 1]))
    return cast_to(product, element(x))


def _roots(node: Node, count: int, inverse: bool) -> NDArray[np.float64]:
    """The matrix from position and part (real, imaginary) of a signal to frequency and part of its transform, or
    back."""
    angle = _angles(node, count, count)
    cos, sin = np.cos(angle), np.sin(angle) * (-1 if inverse else 1)
    matrix = np.stack([np.stack([cos, -sin], -1), np.stack([sin, cos], -1)], 1)
    return matrix / count if inverse else matrix


def _real_signal(node: Node, count: int) -> NDArray[np.float64]:
    """The matrix from the first half of the frequencies to a real signal; the other half is their mirror image."""
    bins = count // 2 + 1
    angle = _angles(node, bins, count)
    twice = np.full((bins, 1), 2.0)
    twice[0] = 1
    if count % 2 == 0:
        twice[-1] = 1
    sin = np.sin(angle)
    sin[twice[:, 0] == 1] = 0
    return np.stack([twice * np.cos(angle), -twice * sin], 1)[..., None] / count


def _angles(node: Node, rows: int, count: int) -> NDArray[np.float64]:
    if not 1 <= count <= LONGEST:
        node.unsupported(f"a transform of {count} elements; up to {LONGEST} are written out")
    # The product of both indices is reduced modulo `count` first, since large angles lose digits.
    return 2 * np.pi * (np.outer(np.arange(rows), np.arange(count)) % count) / count
