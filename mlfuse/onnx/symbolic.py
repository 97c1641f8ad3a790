"""Nodes that are computed on the spot: constants, and arithmetic on sizes.

A shape that isn't wholly known is an array of integers and `Size`s (`mlfuse.tracing.sizes`). What models do
with it, taking some sizes, joining and multiplying them, NumPy does to them as to any objects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.onnx.node import Node, Value
from mlfuse.tracing import TracedArray


def evaluate(node: Node, inputs: Sequence[Value | None]) -> Sequence[Value | None] | None:
    """What a node makes, where that is known here; None where a converter is to be asked."""
    if node.domain:
        return None
    if node.op_type in _ALWAYS:
        return [_ALWAYS[node.op_type](node, *inputs)]
    return None


def _constant(node: Node) -> Array:
    """The attribute that a Constant has."""
    for name, dtype in _CONSTANTS.items():
        if node.has(name):
            return np.asarray(node.attributes[name], dtype)
    return node.tensor("sparse_value" if node.has("sparse_value") else "value")


_CONSTANTS: dict[str, Any] = {
    "value_float": np.float32,
    "value_floats": np.float32,
    "value_int": np.int64,
    "value_ints": np.int64,
    "value_string": np.str_,
    "value_strings": np.str_,
}


def _shape(node: Node, x: Value | None = None) -> Array:
    """The sizes of a value, or some of them."""
    sizes = _sizes(node, x)
    rank = len(sizes)
    start, end = node.int("start", 0), node.int("end", rank)
    start, end = (min(max(each + rank if each < 0 else each, 0), rank) for each in (start, end))
    return as_known(sizes[start:end])


def _size(node: Node, x: Value | None = None) -> Array:
    """The number of elements."""
    count: Any = 1
    for each in _sizes(node, x):
        count = count * each
    return as_known(count)


def _sizes(node: Node, x: Value | None) -> list[Any]:
    if x is None:
        node.invalid("its input is missing")
    return list(x.shape)


def _identity(node: Node, x: Value | None = None) -> Value:
    if x is None:
        node.invalid("its input is missing")
    return x


_ALWAYS: dict[str, Callable[..., Value]] = {
    "Constant": _constant,
    "Identity": _identity,
    "Shape": _shape,
    "Size": _size,
}


def as_known(sizes: Any) -> Array:
    """Integers as an i64 array; with `Size`s among them, as one of objects."""
    array = np.asarray(sizes, dtype=object)
    if all(isinstance(each, int | np.integer) for each in array.reshape(-1)):
        return array.astype(np.int64)
    return array


def is_traced(value: object) -> bool:
    """Whether it is a value of the graph."""
    return isinstance(value, TracedArray)
