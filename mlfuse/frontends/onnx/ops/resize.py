"""Resizing of images: Resize, and the older Upsample.

Each axis is resized separately: the source elements and weights of each element of the result are known before the code
runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import floor

import numpy as np
from numpy.typing import NDArray

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.array import RepeatOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    Dim,
    axes_of,
    cast_to,
    composite,
    concat,
    cut,
    element,
    known_shape,
    known_sizes,
    reshape,
    take,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.quantization import saturated
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class _Attributes:
    """The attributes of Resize."""

    mode: str = "nearest"
    coordinate_transformation_mode: str = "half_pixel"
    nearest_mode: str = "round_prefer_floor"
    keep_aspect_ratio_policy: str = "stretch"
    antialias: bool = False
    exclude_outside: bool = False
    cubic_coeff_a: float = -0.75
    extrapolation_value: float = 0.0


@dataclass(frozen=True)
class _Axis:
    """How one axis is resized. `roi` is the start and end of the visible region, from 0 to 1."""

    axis: int
    size: int
    target: int
    scale: float
    roi: tuple[float, float] = (0.0, 1.0)


@converter("Upsample", since=7, until=8)
def _upsample_by_attribute(
    node: Node, x: TracedArray, *, scales: list[float], mode: str = "nearest"
) -> TracedArray:
    return _upsampled(node, x, scales, mode)


@converter("Upsample", since=9)
@converter("Resize", since=10, until=10)
def _upsample(node: Node, x: TracedArray, scales: Value, *, mode: str = "nearest") -> TracedArray:
    return _upsampled(node, x, node.constant(scales, "scales").reshape(-1).tolist(), mode)


def _upsampled(node: Node, x: TracedArray, scales: Sequence[float], mode: str) -> TracedArray:
    """Upsample: coordinates are divided by the scale. Before opset 11, the nearest element to a position between two
    elements is undefined if the image is made smaller."""
    for plan in _by_scales(node, x, scales, list(range(x.ndim)), None):
        node.check_table(plan.target)
        at = np.arange(plan.target) / plan.scale
        if mode != "nearest":
            x = _interpolated(node, x, plan, at, _linear, 0, 2)
            continue
        if plan.scale < 1 and bool(np.any(at != np.floor(at))):
            node.unsupported("nearest elements of an image made smaller, before opset 11")
        x = _taken(node, x, plan.axis, np.floor(at).astype(np.int64))
    return x


@converter("Resize", since=11)
def _resize(
    node: Node,
    x: TracedArray,
    roi: Value | None = None,
    scales: Value | None = None,
    sizes: Value | None = None,
    *,
    axes: list[int] | None = None,
    how: _Attributes,
) -> TracedArray:
    axes = axes_of(node, list(range(x.ndim)) if axes is None else axes, x.ndim)
    region = None
    if how.coordinate_transformation_mode == "tf_crop_and_resize":
        ends = [float(each) for each in node.constant(roi, "roi").reshape(-1)]
        if len(ends) != 2 * len(axes):
            node.invalid(f"a roi of {len(ends)} numbers for {len(axes)} axes")
        region = list(zip(ends[: len(axes)], ends[len(axes) :], strict=True))
    factors = [] if scales is None else node.constant(scales, "scales").reshape(-1).tolist()
    if factors:
        plans = _by_scales(node, x, factors, axes, region)
    elif sizes is not None:
        wanted, policy = known_shape(node, sizes, "sizes"), how.keep_aspect_ratio_policy
        plans = _by_sizes(node, x, wanted, axes, region, policy)
    else:
        node.invalid("has neither scales nor sizes")
    own, mode = element(x), how.mode
    if mode not in ("nearest", "linear", "cubic"):
        node.invalid(f"there is no mode {mode!r}")
    if mode != "nearest" or region is not None:
        # Integers are rounded once, after all axes.
        wide = dtypes.compute(own) if own.is_float else dtypes.F64
        x = cast_to(x, wide)
    for plan in plans:
        x = _resized(node, x, plan, how)
    if element(x) == own:
        return x
    return cast_to(x, own) if own.is_float else saturated(mlfuse.round(x), own)


def _by_scales(
    node: Node,
    x: TracedArray,
    scales: Sequence[float],
    axes: Sequence[int],
    region: Sequence[tuple[float, float]] | None,
) -> list[_Axis]:
    if len(scales) != len(axes) or min(scales, default=1.0) <= 0:
        node.invalid(f"scales {list(scales)} for {len(axes)} axes")
    plans: list[_Axis] = []
    for number, (axis, scale) in enumerate(zip(axes, scales, strict=True)):
        if scale == 1 and region is None:
            continue
        (size,) = known_sizes(node, x, [axis])
        roi = (0.0, 1.0) if region is None else region[number]
        plans.append(_Axis(axis, size, floor(size * scale), scale, roi))
    return plans


def _by_sizes(
    node: Node,
    x: TracedArray,
    wanted: Sequence[Dim],
    axes: Sequence[int],
    region: Sequence[tuple[float, float]] | None,
    policy: str,
) -> list[_Axis]:
    if len(wanted) != len(axes):
        node.invalid(f"sizes {list(wanted)} for {len(axes)} axes")
    if policy not in ("stretch", "not_larger", "not_smaller"):
        node.invalid(f"there is no keep_aspect_ratio_policy {policy!r}")
    kept = policy == "stretch" and region is None
    pairs = [
        (number, axis, size)
        for number, (axis, size) in enumerate(zip(axes, wanted, strict=True))
        if not (kept and size == x.shape[axis])
    ]
    known = known_sizes(node, x, [axis for _, axis, _ in pairs])
    targets = [size if isinstance(size, int) else None for _, _, size in pairs]
    if None in targets:
        node.needs_sizes("the sizes of the result aren't known yet")
    scales = [(t or 0) / max(n, 1) for t, n in zip(targets, known, strict=True)]
    if policy != "stretch" and scales:
        one = min(scales) if policy == "not_larger" else max(scales)
        scales = [one] * len(scales)
        targets = [int(one * n + 0.5) for n in known]
    return [
        _Axis(axis, n, t or 0, scale, (0.0, 1.0) if region is None else region[number])
        for (number, axis, _), n, t, scale in zip(pairs, known, targets, scales, strict=True)
    ]


def _places(node: Node, plan: _Axis, mode: str) -> Floats:
    """The position in the axis of each element of the result."""
    node.check_table(plan.target)
    x = np.arange(plan.target, dtype=np.float64)
    width = plan.scale * plan.size  # may be a fraction
    last = plan.size - 1
    match mode:
        case "half_pixel":
            return (x + 0.5) / plan.scale - 0.5
        case "half_pixel_symmetric":
            offset = plan.size / 2 * (1 - plan.target / width)
            return offset + (x + 0.5) / plan.scale - 0.5
        case "pytorch_half_pixel":
            return (x + 0.5) / plan.scale - 0.5 if width > 1 else np.zeros_like(x)
        case "align_corners":
            return x * last / (width - 1) if width != 1 else np.zeros_like(x)
        case "asymmetric":
            return x / plan.scale
        case "tf_half_pixel_for_nn":
            return (x + 0.5) / plan.scale
        case "tf_crop_and_resize":
            start, end = plan.roi
            if width == 1:
                return np.full_like(x, 0.5 * (start + end) * last)
            return start * last + x * (end - start) * last / (width - 1)
        case _:
            return node.invalid(f"there is no coordinate_transformation_mode {mode!r}")


def _resized(node: Node, x: TracedArray, plan: _Axis, how: _Attributes) -> TracedArray:
    if plan.size == 0 and plan.target:
        node.invalid("a dim of size 0 can't be made larger")
    at = _places(node, plan, how.coordinate_transformation_mode)
    if how.mode == "nearest":
        result = _taken(node, x, plan.axis, _nearest(node, at, how.nearest_mode))
    else:
        shrunk = min(plan.scale, 1.0) if how.antialias else 1.0
        reach = 1 if how.mode == "linear" else 2
        start = floor(-reach / shrunk) + 1
        result = _interpolated(
            node,
            x,
            plan,
            at,
            _linear if how.mode == "linear" else lambda d: _cubic(d, how.cubic_coeff_a),
            start,
            2 - 2 * start,
            shrunk,
            how.exclude_outside,
        )
    outside = (at < 0) | (at > plan.size - 1)
    cropped = how.coordinate_transformation_mode == "tf_crop_and_resize"
    if not cropped or not outside.any():
        return result
    shape = [plan.target if d == plan.axis else 1 for d in range(x.ndim)]
    mask = reshape(node, node.array(outside), shape)
    return mlfuse.where(mask, how.extrapolation_value, result)


def _nearest(node: Node, at: Floats, mode: str) -> Ints:
    match mode:
        case "round_prefer_floor":
            found = np.ceil(at - 0.5)
        case "round_prefer_ceil":
            found = np.floor(at + 0.5)
        case "floor":
            found = np.floor(at)
        case "ceil":
            found = np.ceil(at)
        case _:
            node.invalid(f"there is no nearest_mode {mode!r}")
    return found.astype(np.int64)


def _linear(distance: Floats) -> Floats:
    return np.clip(1 - np.abs(distance), 0, 1)


def _cubic(distance: Floats, a: float) -> Floats:
    d = np.abs(distance)
    near = (a + 2) * d**3 - (a + 3) * d**2 + 1
    far = a * d**3 - 5 * a * d**2 + 8 * a * d - 4 * a
    return np.where(d <= 1, near, np.where(d < 2, far, 0.0))


def _interpolated(
    node: Node,
    x: TracedArray,
    plan: _Axis,
    at: Floats,
    kernel: Callable[[Floats], Floats],
    start: int,
    count: int,
    shrunk: float = 1.0,
    exclude_outside: bool = False,
) -> TracedArray:
    """Weighted sums of `count` neighbors. The first of them is `start` elements after the element to the left of the
    position. Before the start the first element is repeated, and after the end the last."""
    node.check_table(len(at), count)
    left = np.ceil(at) - 1
    neighbors = left[:, None] + np.arange(start, start + count)[None, :]
    weights = kernel((neighbors - at[:, None]) * shrunk)
    if exclude_outside:
        weights = np.where((neighbors < 0) | (neighbors >= plan.size), 0.0, weights)
    if shrunk != 1 or exclude_outside:
        weights = weights / weights.sum(axis=1, keepdims=True)
    total: TracedArray | None = None
    shape = [plan.target if d == plan.axis else 1 for d in range(x.ndim)]
    for tap in range(count):
        if not weights[:, tap].any():
            continue
        picked = _taken(node, x, plan.axis, neighbors[:, tap].astype(np.int64))
        factor = node.array(weights[:, tap].reshape(shape).astype(element(x).numpy))
        term = picked * factor
        total = term if total is None else total + term
    return _taken(node, x, plan.axis, left.astype(np.int64)) if total is None else total


def _taken(node: Node, x: TracedArray, axis: int, places: Ints) -> TracedArray:
    """Elements along an axis; an index out of range gives the nearest element. Whole repetitions and constant steps
    become movement ops instead of a lookup."""
    (size,) = known_sizes(node, x, [axis])
    inside = np.clip(places, 0, max(size - 1, 0))
    count = len(inside)
    if count == size and np.array_equal(inside, np.arange(size)):
        return x
    times = count // size if size and count % size == 0 else 0
    if times and np.array_equal(inside, np.repeat(np.arange(size), times)):
        return composite(RepeatOp, x, repeats=times, axis=axis)
    step = int(inside[1] - inside[0]) if count > 1 else 1
    if count and step > 0 and np.array_equal(inside, inside[0] + np.arange(count) * step):
        return cut(node, x, axis, int(inside[0]), int(inside[-1]) + 1, step)
    if not count or all(isinstance(each, int) for each in x.shape):
        return take(node, x, inside, axis)
    first, step = int(places[0]), int(places[1] - places[0]) if count > 1 else 1
    fits = step > 0 and (count - 1) * step < size and abs(first) < size
    if fits and np.array_equal(places, first + np.arange(count) * step):
        moved = _shifted(node, x, axis, first)
        return cut(node, moved, axis, 0, (count - 1) * step + 1, step)
    if times:
        shifts = places.reshape(size, times) - np.arange(size)[:, None]
        if bool(np.all(shifts == shifts[0])) and bool(np.all(abs(shifts[0]) < size)):
            return _interleaved(node, x, axis, [int(each) for each in shifts[0]])
    return take(node, x, inside, axis)


def _interleaved(node: Node, x: TracedArray, axis: int, shifts: Sequence[int]) -> TracedArray:
    """For each element, one after the other, its neighbors at these distances; used if a lookup would need all sizes."""
    parts = [unit_dims(_shifted(node, x, axis, each), [axis + 1]) for each in shifts]
    shape = [s * len(shifts) if d == axis else s for d, s in enumerate(x.shape)]
    return reshape(node, concat(parts, axis + 1), shape)


def _shifted(node: Node, x: TracedArray, axis: int, distance: int) -> TracedArray:
    """The neighbor of each element at a distance: before the start the first element, after the end the last."""
    (size,) = known_sizes(node, x, [axis])
    first, last = cut(node, x, axis, 0, 1), cut(node, x, axis, size - 1, size)
    kept = cut(node, x, axis, max(distance, 0), size + min(distance, 0))
    return concat([*([first] * -distance), kept, *([last] * distance)], axis)
