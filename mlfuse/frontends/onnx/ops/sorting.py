"""TopK by counting: the rank of an element is the number of elements that come before it.

There is no sort op. Counting takes n comparisons for each of n elements, all in one kernel.
"""

from __future__ import annotations

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.lookup import TakeAlongOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    axis_of,
    cast_to,
    composite,
    element,
    iota,
    known_sizes,
    reduce,
    transpose,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse

INT64 = dtypes.integer(64)
LONGEST = 1 << 14
"""The most elements of a line that is ranked."""


@converter("TopK", until=9)
def _topk_by_attribute(
    node: Node, x: TracedArray, *, k: int, axis: int = -1, largest: bool = True
) -> tuple[TracedArray, TracedArray]:
    return _topk(node, x, k, axis, largest)


@converter("TopK", since=10)
def _topk_by_input(
    node: Node, x: TracedArray, k: Value, *, axis: int = -1, largest: bool = True
) -> tuple[TracedArray, TracedArray]:
    return _topk(node, x, node.known_ints(k, "K")[0], axis, largest)


def _topk(
    node: Node, x: TracedArray, k: int, axis: int, largest: bool
) -> tuple[TracedArray, TracedArray]:
    """The first k elements in order; of equal elements, those with lower indices come first. NaN is larger than all
    numbers."""
    axis = axis_of(node, axis, x.ndim)
    (size,) = known_sizes(node, x, [axis])
    if not 0 <= k <= size:
        node.invalid(f"the first {k} of {size} elements")
    if size > LONGEST:
        node.unsupported(f"{size} elements to be sorted; up to {LONGEST} are")
    order = [*(d for d in range(x.ndim) if d != axis), axis]
    back = [order.index(d) for d in range(x.ndim)]
    rows = transpose(x, order)
    places = _places(node, rows, size, k, largest)
    found = composite(TakeAlongOp, rows, places, axis=x.ndim - 1)
    return transpose(found, back), transpose(places, back)


def _places(node: Node, rows: TracedArray, size: int, k: int, largest: bool) -> TracedArray:
    """The index, in the last dim, of the element of each rank up to k."""
    rank = rows.ndim
    mine, other = unit_dims(rows, [rank]), unit_dims(rows, [rank - 1])
    ones = [1] * (rank - 1)
    my_place = iota(node, [*ones, size, 1], rank - 1, INT64)
    other_place = iota(node, [*ones, 1, size], rank, INT64)
    before, equal = (other > mine if largest else other < mine), other == mine
    if element(rows).is_float:
        my_nan, other_nan = mlfuse.isnan(mine), mlfuse.isnan(other)
        first, second = (other_nan, my_nan) if largest else (my_nan, other_nan)
        before = before | (first & ~second)
        equal = equal | (my_nan & other_nan)
    before = before | (equal & (other_place < my_place))
    ranks = reduce("add", cast_to(before, INT64), [rank])
    wanted = iota(node, [*ones, k, 1], rank - 1, INT64)
    hit = unit_dims(ranks, [rank - 1]) == wanted
    return reduce("add", mlfuse.where(hit, other_place, 0), [rank])
