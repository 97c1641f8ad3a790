"""Images rearranged: pad, crop, depth to space, columns to image."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from mlfuse.dialects.graph.scatter import ScatterOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    axes_of,
    cut,
    element,
    emit,
    full,
    known_sizes,
    pad,
    reshape,
    scalar,
    take,
    transpose,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray


@converter("Pad", since=2, until=10)
def _pad_by_attributes(
    node: Node, x: TracedArray, *, pads: list[int], value: float = 0.0, mode: str = "constant"
) -> TracedArray:
    return _padded(node, x, pads, scalar(node, value, x), list(range(x.ndim)), mode)


@converter("Pad", since=11)
def _pad(
    node: Node,
    x: TracedArray,
    pads: Value,
    fill: Value | None = None,
    axes: Value | None = None,
    *,
    mode: str = "constant",
) -> TracedArray:
    dims = list(range(x.ndim)) if axes is None else node.known_ints(axes, "axes")
    one = scalar(node, 0, x) if fill is None else reshape(node, node.array(fill), [])
    amounts = node.known_ints(pads, "pads")
    return _padded(node, x, amounts, one, axes_of(node, dims, x.ndim), mode)


def _padded(
    node: Node,
    x: TracedArray,
    pads: Sequence[int],
    fill: TracedArray,
    axes: Sequence[int],
    mode: str,
) -> TracedArray:
    """`pads` has the amounts before each axis, then those after each; negative amounts remove elements."""
    if len(pads) != 2 * len(axes):
        node.invalid(f"{len(pads)} pads for {len(axes)} axes")
    low, high = [0] * x.ndim, [0] * x.ndim
    for number, axis in enumerate(axes):
        low[axis], high[axis] = pads[number], pads[len(axes) + number]
    if mode == "constant":
        return pad(x, low, high, fill)
    if mode not in ("reflect", "edge", "wrap"):
        node.invalid(f"there is no mode {mode!r}")
    for axis in axes:
        x = _padded_by_itself(node, x, axis, low[axis], high[axis], mode)
    return x


def _padded_by_itself(
    node: Node, x: TracedArray, axis: int, low: int, high: int, mode: str
) -> TracedArray:
    """x padded with its own elements; negative amounts are removed first."""
    if low == high == 0:
        return x
    (size,) = known_sizes(node, x, [axis])
    start, stop = max(-low, 0), size - max(-high, 0)
    around = (max(low, 0), max(high, 0))
    if stop < start or (stop == start and any(around)):
        node.invalid(f"pads {low} and {high} leave nothing of a dim of size {size}")
    if not any(around):
        return cut(node, x, axis, start, stop)
    node.check_table(stop - start + sum(around))
    places = np.arange(start, stop)
    if mode == "reflect":
        wide = np.pad(places, around, mode="reflect")
    else:
        wide = np.pad(places, around, mode="edge" if mode == "edge" else "wrap")
    return take(node, x, wide, axis)


@converter("CenterCropPad", since=18)
def _center_crop_pad(
    node: Node, x: TracedArray, shape: Value, *, axes: list[int] | None = None
) -> TracedArray:
    """x cropped and padded to sizes, equally at both ends; an odd amount has one more at the end."""
    dims = axes_of(node, list(range(x.ndim)) if axes is None else axes, x.ndim)
    low, high = [0] * x.ndim, [0] * x.ndim
    wanted = node.known_ints(shape, "shape")
    for axis, target in zip(dims, wanted, strict=True):
        (size,) = known_sizes(node, x, [axis])
        more = target - size
        before = more // 2 if more > 0 else -(-more // 2)
        low[axis], high[axis] = before, more - before
    return pad(x, low, high)


@converter("DepthToSpace")
def _depth_to_space(
    node: Node, x: TracedArray, *, blocksize: int, mode: str = "DCR"
) -> TracedArray:
    """Blocks of channels become blocks of pixels."""
    block = blocksize
    batch, depth, height, width = _image(node, x)
    _check_mode(node, mode)
    if block <= 0 or depth % block**2:
        node.invalid(f"{depth} channels aren't a multiple of a block of {block} by {block}")
    kept = depth // block**2
    if mode == "DCR":
        split, order = [batch, block, block, kept, height, width], [0, 3, 4, 1, 5, 2]
    else:
        split, order = [batch, kept, block, block, height, width], [0, 1, 4, 2, 5, 3]
    moved = transpose(reshape(node, x, split), order)
    return reshape(node, moved, [batch, kept, height * block, width * block])


@converter("SpaceToDepth")
def _space_to_depth(
    node: Node, x: TracedArray, *, blocksize: int, mode: str = "DCR"
) -> TracedArray:
    """Blocks of pixels become blocks of channels."""
    block = blocksize
    batch, depth, height, width = _image(node, x)
    if block <= 0 or height % block or width % block:
        node.invalid(f"{height} by {width} isn't a multiple of {block}")
    _check_mode(node, mode)
    split = [batch, depth, height // block, block, width // block, block]
    order = [0, 3, 5, 1, 2, 4] if mode == "DCR" else [0, 1, 3, 5, 2, 4]
    moved = transpose(reshape(node, x, split), order)
    return reshape(node, moved, [batch, depth * block**2, height // block, width // block])


def _image(node: Node, x: TracedArray):
    if x.ndim != 4:
        node.invalid(f"an input of rank {x.ndim}, not 4")
    depth, height, width = known_sizes(node, x, [1, 2, 3])
    return x.shape[0], depth, height, width


def _check_mode(node: Node, mode: str) -> None:
    if mode not in ("DCR", "CRD"):
        node.invalid(f"there is no mode {mode!r}")


@converter("Col2Im", since=18)
def _col2im(
    node: Node,
    x: TracedArray,
    image: Value,
    block: Value,
    *,
    strides: list[int] | None = None,
    dilations: list[int] | None = None,
    pads: list[int] | None = None,
) -> TracedArray:
    """Columns added up at their positions in the image; elements in its padding are dropped."""
    size, window = node.known_ints(image, "image_shape"), node.known_ints(block, "block_shape")
    rank = len(size)
    strides = [1] * rank if strides is None else strides
    dilations = [1] * rank if dilations is None else dilations
    pads = [0] * (2 * rank) if pads is None else pads
    batch, columns, count = known_sizes(node, x)
    places = [
        (size[d] + pads[d] + pads[rank + d] - dilations[d] * (window[d] - 1) - 1) // strides[d] + 1
        for d in range(rank)
    ]
    area = prod(window)
    if columns % max(area, 1) or count != prod(places):
        node.invalid(f"columns {[batch, columns, count]} don't fill windows {window} of {places}")
    node.check_table(area, count, rank)
    grid: list[np.ndarray[tuple[int, ...], np.dtype[np.int64]]] = []
    for d in range(rank):
        at = np.arange(window[d])[:, None] * dilations[d] - pads[d]
        at = at + np.arange(places[d])[None, :] * strides[d]
        spread = [1] * (2 * rank)
        spread[d], spread[rank + d] = at.shape
        grid.append(np.broadcast_to(at.reshape(spread), [*window, *places]))
    index = node.array(np.stack(grid, -1).reshape(area, count, rank).astype(np.int64))
    kept = columns // area
    updates = reshape(node, x, [batch, kept, area, count])
    zeros = full(node, [batch, kept, *size], 0, element(x))
    spatial = tuple(range(2, 2 + rank))
    dims = SliceDims(offset=(0, 1), collapsed=spatial, index_map=spatial, index_vector=2)
    op = ScatterOp("add", zeros.value, index.value, updates.value, dims)
    return emit(x.trace, op)
