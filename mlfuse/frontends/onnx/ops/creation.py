"""Tensors from attributes, shapes and known values: constants, ranges, identities, triangles."""

from __future__ import annotations

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


@converter("Constant")
def _constant(node: Node) -> Array:
    """One of several attributes, by the type of what it holds."""
    if node.has("value"):
        return node.tensor("value")
    if node.has("value_float"):
        return np.asarray(node.float("value_float"), dtype=np.float32)
    if node.has("value_floats"):
        return np.asarray(node.floats("value_floats"), dtype=np.float32)
    if node.has("value_int"):
        return np.asarray(node.int("value_int"), dtype=np.int64)
    if node.has("value_ints"):
        return np.asarray(node.ints("value_ints"), dtype=np.int64)
    return node.unsupported("constants that are sparse, or texts")


@converter("ConstantOfShape", since=9)
def _constant_of_shape(node: Node, shape: Value) -> TracedArray:
    sizes = known_shape(node, shape, "shape")
    value = node.tensor("value", np.zeros(1, dtype=np.float32))
    if value.size != 1:
        node.invalid("its value is not of one element")
    dtype_of(node, value)
    return broadcast(node.array(value.reshape(())), sizes)


@converter("Range", since=11)
def _range(node: Node, start: Value, limit: Value, delta: Value) -> Value:
    """From start towards limit, which it never reaches. Sizes may stand for the limit."""
    first, last, step = (known_shape_or_number(node, each) for each in (start, limit, delta))
    if isinstance(last, Size) and isinstance(first, int) and isinstance(step, int) and step > 0:
        count = (last - first + step - 1) // step
        return iota(node, [count], 0, dtypes.integer(64)) * step + first
    if isinstance(first, Size) or isinstance(last, Size) or isinstance(step, Size):
        node.needs_sizes("it runs between sizes that aren't known yet")
    if step == 0:
        node.invalid("delta is 0")
    count = max(int(np.ceil((last - first) / step)), 0)
    # Not an array: one that is small is folded, a large one is computed where it is used.
    own = dtypes.integer(64) if start.dtype == object else dtype_of(node, start)
    by, begin = (node.array(np.asarray(each, own.numpy)) for each in (step, first))
    return cast_to(iota(node, [count], 0, dtypes.integer(64)), own) * by + begin


def known_shape_or_number(node: Node, value: Value) -> float | Size:
    """A number that is known, or a size."""
    if isinstance(value, np.ndarray) and value.dtype == object:
        found = value.reshape(-1)[0]
        return found if isinstance(found, Size) else int(found)
    return node.known(value, "a bound").reshape(-1)[0].item()


@converter("EyeLike", since=9)
def _eye_like(node: Node, x: Value) -> TracedArray:
    """1 on a diagonal of a matrix, 0 elsewhere."""
    shape = known_sizes(node, x)
    if len(shape) != 2:
        node.invalid(f"an input of rank {len(shape)}, not 2")
    own = element_type(node, node.int("dtype")) if node.has("dtype") else dtype_of(node, x)
    count = dtypes.integer(64)
    row, column = iota(node, [shape[0], 1], 0, count), iota(node, [1, shape[1]], 1, count)
    return cast_to(column - row == node.int("k", 0), own)


@converter("Trilu", since=14)
def _trilu(node: Node, x: Value, k: Value | None = None) -> TracedArray:
    """One side of diagonal k, which counts from the main one to the right."""
    value = node.array(x)
    diagonal = 0 if k is None else node.known_ints(k, "k")[0]
    if value.ndim < 2:
        node.invalid(f"an input of rank {value.ndim}: a matrix, or many, has rank 2 or more")
    op = TriuOp if node.bool("upper", True) else TrilOp
    bound = max(known_sizes(node, value, [value.ndim - 2, value.ndim - 1])) + 1
    return composite(op, value, diagonal=max(-bound, min(diagonal, bound)))


@converter("NonZero", since=9)
def _non_zero(node: Node, x: Value) -> Array:
    """How many there are depends on the values, which must be known."""
    if isinstance(x, TracedArray):
        node.unsupported("how many elements aren't 0 is known only when the code runs")
    return np.asarray(np.nonzero(np.atleast_1d(node.known(x, "X"))), dtype=np.int64)


@converter("Compress", since=9)
def _compress(node: Node, x: Value, condition: Value) -> TracedArray:
    """Where the condition holds, which must be known: the size of the result depends on it."""
    value = node.array(x)
    chosen = np.flatnonzero(node.known(condition, "condition"))
    if not node.has("axis"):
        return take(node, reshape(node, value, [int(np.prod(known_sizes(node, value)))]), chosen, 0)
    return take(node, value, chosen, axis_of(node, node.int("axis"), value.ndim))


@converter("Dropout", until=11)
def _dropout_without_training(node: Node, x: Value) -> Value | tuple[Value, ...]:
    if node.opset < 7 and not node.bool("is_test", False):
        node.unsupported("training, whose random numbers can't be reproduced")
    return _all_kept(node, x)


@converter("Dropout", since=12)
def _dropout(
    node: Node, x: Value, ratio: Value | None = None, training: Value | None = None
) -> Value | tuple[Value, ...]:
    """Nothing is dropped unless it is training, which would need random numbers."""
    trains = training is not None and bool(node.known(training, "training_mode").reshape(-1)[0])
    if trains and (ratio is None or float(node.known(ratio, "ratio").reshape(-1)[0]) != 0):
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
@converter("RandomNormal")
@converter("RandomNormalLike")
@converter("RandomUniform")
@converter("RandomUniformLike")
def _random(node: Node, *inputs: Value) -> TracedArray:
    node.unsupported("random numbers that no seed repeats from one runtime to the next")
