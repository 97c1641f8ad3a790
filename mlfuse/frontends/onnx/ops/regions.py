"""RoiAlign: pools regions of images, all to one size."""

from __future__ import annotations

from itertools import product

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.extrema import MaxOp
from mlfuse.dialects.graph.gather import GatherOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import (
    broadcast,
    cast_to,
    concat,
    cut,
    element,
    emit,
    known_sizes,
    reduce,
    reshape,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse
from mlfuse.frontends.tracing.operators import call

INT64 = dtypes.integer(64)
Corner = tuple[TracedArray, TracedArray]
"""The index of a row or column, and its weight, for each region and sample."""


@converter("RoiAlign", since=10)
def _roi_align(
    node: Node,
    x: TracedArray,
    rois: TracedArray,
    images: TracedArray,
    *,
    coordinate_transformation_mode: str | None = None,
    mode: str = "avg",
    output_height: int = 1,
    output_width: int = 1,
    sampling_ratio: int = 0,
    spatial_scale: float = 1.0,
) -> TracedArray:
    """Each bin has `sampling_ratio` x `sampling_ratio` samples, which are interpolated. The result is their mean, or
    the largest of their weighted corners."""
    ratio = sampling_ratio
    if ratio < 1:
        node.unsupported("a number of samples that depends on the region (sampling_ratio = 0)")
    if mode not in ("avg", "max"):
        node.invalid(f"mode {mode!r} is neither avg nor max")
    own, wide = element(x), dtypes.compute(element(x))
    batch, features, height, width = known_sizes(node, x)
    count, _ = known_sizes(node, rois)
    bins = output_height, output_width
    ends = cast_to(rois, wide) * spatial_scale
    how = coordinate_transformation_mode
    if how is None:
        how = "half_pixel" if node.opset >= 16 else "output_half_pixel"
    rows, row_inside = _samples(node, ends, 1, bins[0], ratio, height, how)
    columns, column_inside = _samples(node, ends, 0, bins[1], ratio, width, how)
    grid = [count, bins[0] * ratio, bins[1] * ratio]
    image = broadcast(reshape(node, cast_to(images, INT64), [count, 1, 1]), grid)
    flat = reshape(node, cast_to(x, wide), [batch, features, height * width])
    dims = SliceDims((1,), (0, 2), (), (), (0, 2), 3)
    total: TracedArray | None = None
    for (row, of_row), (column, of_column) in product(rows, columns):
        place = unit_dims(row, [2]) * width + unit_dims(column, [1])
        index = concat([unit_dims(each, [3]) for each in (image, place)], 3)
        found = emit(x.trace, GatherOp(flat.value, index.value, dims, [1, features, 1]))
        weight = unit_dims(of_row, [2]) * unit_dims(of_column, [1])
        term = found * unit_dims(weight, [1])
        if total is None:
            total = term
        else:
            total = total + term if mode == "avg" else call(MaxOp, total, term)
    assert total is not None
    inside = unit_dims(row_inside, [2]) & unit_dims(column_inside, [1])
    zero = node.array(np.zeros((), dtype=wide.numpy))
    seen = mlfuse.where(unit_dims(inside, [1]), total, zero)
    split = reshape(node, seen, [count, features, bins[0], ratio, bins[1], ratio])
    if mode == "max":
        return cast_to(reduce("max", split, [3, 5]), own)
    return cast_to(reduce("add", split, [3, 5]) / float(ratio * ratio), own)


def _samples(
    node: Node, ends: TracedArray, axis: int, bins: int, ratio: int, size: int, mode: str
) -> tuple[list[Corner], TracedArray]:
    """The elements before and after each sample along one axis, and whether the sample is in the image."""
    if mode not in ("half_pixel", "output_half_pixel"):
        node.invalid(f"there is no coordinate_transformation_mode {mode!r}")
    start, end = cut(node, ends, 1, axis, axis + 1), cut(node, ends, 1, axis + 2, axis + 3)
    length = end - start
    if mode == "half_pixel":
        start = start - 0.5
    else:
        length = mlfuse.maximum(length, 1.0)
    node.check_table(bins, ratio)
    steps = np.repeat(np.arange(bins), ratio) + np.tile((np.arange(ratio) + 0.5) / ratio, bins)
    at = start + length / float(bins) * node.array(steps.astype(element(ends).numpy))
    inside = (at >= -1.0) & (at <= float(size))
    at = mlfuse.minimum(mlfuse.maximum(at, 0.0), float(size - 1))
    low = mlfuse.floor(at)
    high = mlfuse.minimum(low + 1.0, float(size - 1))
    rest = at - low
    return [(cast_to(low, INT64), 1.0 - rest), (cast_to(high, INT64), rest)], inside
