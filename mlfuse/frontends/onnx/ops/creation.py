"""Tensors from attributes, shapes and known values: constants, ranges, identities, triangles."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.triangle import TrilOp, TriuOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    axis_of,
    broadcast,
    cast_to,
    composite,
    dtype_of,
    element,
    iota,
    known_shape,
    known_sizes,
    reshape,
    take,
)
from mlfuse.frontends.onnx.ops.casts import element_type
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.sizes import Size

_ONE_ZERO = np.zeros(1, dtype=np.float32)
_CONSTANTS: dict[str, Any] = {
    "value_float": np.float32,
    "value_floats": np.float32,
    "value_int": np.int64,
    "value_ints": np.int64,
    "value_string": np.str_,
    "value_strings": np.str_,
}


@converter("Constant")
def _constant(
    node: Node,
    *,
    value: Array | None = None,
    sparse_value: Array | None = None,
    value_strings: list[str] | None = None,
) -> Array:
    """A constant from one of several attributes; there is one for each type of value."""
    if value_strings is not None:  # each takes as much as the longest
        node.check_table(len(value_strings), max(map(len, value_strings), default=0))
    for name, dtype in _CONSTANTS.items():
        if node.has(name):
            return np.asarray(node.attributes[name], dtype)
    return node.given("value", value if sparse_value is None else sparse_value)


@converter("ConstantOfShape", since=9)
def _constant_of_shape(node: Node, shape: Value, *, value: Array = _ONE_ZERO) -> TracedArray:
    sizes = known_shape(node, shape, "shape")
    if value.size != 1:
        node.invalid("its value is not of one element")
    dtype_of(node, value)
    return broadcast(node.array(value.reshape(())), sizes)


@converter("Range", since=11)
def _range(node: Node, start: Value, limit: Value, delta: Value) -> Value:
    """start, start + delta, ..., as long as they are before `limit`, which may be a size."""
    first, last, step = (known_shape_or_number(node, each) for each in (start, limit, delta))
    if isinstance(last, Size) and isinstance(first, int) and isinstance(step, int) and step > 0:
        count = (last - first + step - 1) // step
        return iota(node, [count], 0, dtypes.integer(64)) * step + first
    if isinstance(first, Size) or isinstance(last, Size) or isinstance(step, Size):
        node.needs_sizes("it runs between sizes that aren't known yet")
    if step == 0:
        node.invalid("delta is 0")
    count = max(int(np.ceil((last - first) / step)), 0)
    # Not a NumPy array: a small range is folded, a large one is computed where it is used.
    own = dtypes.integer(64) if start.dtype == object else dtype_of(node, start)
    by, begin = (node.array(np.asarray(each, own.numpy)) for each in (step, first))
    return cast_to(iota(node, [count], 0, dtypes.integer(64)), own) * by + begin


def known_shape_or_number(node: Node, value: Value) -> float | Size:
    """An input that is a known number or a size."""
    if isinstance(value, np.ndarray) and value.dtype == object:
        found = value.reshape(-1)[0]
        return found if isinstance(found, Size) else int(found)
    return node.constant(value, "a bound").reshape(-1)[0].item()


@converter("EyeLike", since=9)
def _eye_like(node: Node, x: Value, *, dtype: int | None = None, k: int = 0) -> TracedArray:
    """A matrix with ones on diagonal k, zeros elsewhere."""
    shape = known_sizes(node, x)
    if len(shape) != 2:
        node.invalid(f"an input of rank {len(shape)}, not 2")
    own = dtype_of(node, x) if dtype is None else element_type(node, dtype)
    count = dtypes.integer(64)
    row, column = iota(node, [shape[0], 1], 0, count), iota(node, [1, shape[1]], 1, count)
    return cast_to(column - row == k, own)


@converter("Trilu", since=14)
def _trilu(
    node: Node, x: TracedArray, k: Value | None = None, *, upper: bool = True
) -> TracedArray:
    """The triangle above or below diagonal k; a positive k is above the main diagonal."""
    diagonal = 0 if k is None else node.known_ints(k, "k")[0]
    if x.ndim < 2:
        node.invalid(f"an input of rank {x.ndim}: a matrix, or many, has rank 2 or more")
    bound = max(known_sizes(node, x, [x.ndim - 2, x.ndim - 1])) + 1
    return composite(TriuOp if upper else TrilOp, x, diagonal=max(-bound, min(diagonal, bound)))


@converter("NonZero", since=9)
def _non_zero(node: Node, x: Value) -> Array:
    """The indices of nonzero elements. Their number depends on the values, which must be known."""
    if isinstance(x, TracedArray):
        node.unsupported("how many elements aren't 0 is known only when the code runs")
    return np.asarray(np.nonzero(np.atleast_1d(node.constant(x, "X"))), dtype=np.int64)


@converter("Compress", since=9)
def _compress(
    node: Node, x: TracedArray, condition: Value, *, axis: int | None = None
) -> TracedArray:
    """The elements where a condition holds. It must be known, since the size of the result depends on it."""
    chosen = np.flatnonzero(node.constant(condition, "condition"))
    if axis is None:
        return take(node, reshape(node, x, [prod(known_sizes(node, x))]), chosen, 0)
    return take(node, x, chosen, axis_of(node, axis, x.ndim))


@converter("Dropout", until=11)
def _dropout_without_training(
    node: Node, x: Value, *, is_test: bool = False
) -> Value | tuple[Value, ...]:
    if node.opset < 7 and not is_test:
        node.unsupported("training, whose random numbers can't be reproduced")
    return _all_kept(node, x)


@converter("Dropout", since=12)
def _dropout(
    node: Node, x: Value, ratio: Value | None = None, training: Value | None = None
) -> Value | tuple[Value, ...]:
    """Dropout drops nothing except in training, which isn't supported: it needs random numbers."""
    trains = training is not None and bool(node.constant(training, "training_mode").reshape(-1)[0])
    if trains and (ratio is None or float(node.constant(ratio, "ratio").reshape(-1)[0]) != 0):
        node.unsupported("training, whose random numbers can't be reproduced")
    return _all_kept(node, x)


def _all_kept(node: Node, x: Value) -> Value | tuple[Value, ...]:
    if not node.wants(1):
        return x
    value = node.array(x)
    own = dtypes.BOOL if node.opset >= 10 else element(value)
    one = node.array(np.ones((), dtype=own.numpy))
    return x, broadcast(one, value.shape)


@converter("Bernoulli", since=15)
@converter("Multinomial", since=7)
@converter("RandomNormal", "RandomNormalLike", "RandomUniform", "RandomUniformLike")
def _random(node: Node, *inputs: Value) -> TracedArray:
    node.unsupported("random numbers that no seed repeats from one runtime to the next")
