"""Evaluates nodes with NumPy during conversion: constants, and arithmetic on shapes.

A partly known shape is an array of integers and `Size`s (`mlfuse.frontends.tracing.sizes`). NumPy runs the operations
of models on it (selecting, joining and multiplying sizes) as on any objects. Small arrays of integers are computed
here, too: that takes microseconds, while folding by a converter takes milliseconds. Converters handle floats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

import numpy as np
from onnx import TensorProto

from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.signature import attribute, by_signature
from mlfuse.frontends.onnx.tensors import numpy_type
from mlfuse.frontends.tracing.sizes import Size

_SMALL = 1024
"""The most elements of an array that is computed here."""


def evaluate(node: Node, inputs: Sequence[Value | None]) -> Sequence[Value | None] | None:
    """The results of a node, if they can be computed here; None if a converter must handle it."""
    function = None if node.domain else _ON_KNOWN.get(node.op_type)
    if function is None or not all(each is None or _is_small(each) for each in inputs):
        return None
    made = function(node, *inputs)
    if made is None:
        return None
    several = made if isinstance(made, list) else [made]
    return [_settled(each) for each in several]


def _is_small(value: Value) -> bool:
    return (
        isinstance(value, np.ndarray)
        and (value.dtype.kind in "ib" or value.dtype == object)
        and value.size <= _SMALL
    )


def _settled(array: Array) -> Array:
    """An array of objects as integers or truth values, if it contains no `Size`; else unchanged."""
    array = np.asarray(array)
    if array.dtype != object:
        return array
    kinds: set[type] = {type(each) for each in array.reshape(-1)}
    if kinds <= {bool, np.bool_} and kinds:
        return array.astype(np.bool_)
    return array if Size in kinds else array.astype(np.int64)


def as_known(sizes: Sequence[int | Size]) -> Array:
    """Sizes as an i64 array, or as an array of objects if some are `Size`s."""
    array = np.empty(len(sizes), dtype=object)
    array[:] = sizes
    return _settled(array)


# Functions of small integers and sizes. They return None for cases that a converter handles, some with an error.


def _gather(node: Node, x: Array, indices: Array, *, axis: int = 0) -> Array | None:
    if indices.dtype == object or not -x.ndim <= axis < x.ndim:
        return None
    size = x.shape[axis]
    if np.any(indices < -size) or np.any(indices >= size):
        return None
    return np.take(x, indices, axis=axis)


def _concat(node: Node, *parts: Array, axis: int) -> Array | None:
    ranks = {part.ndim for part in parts}
    if len(ranks) != 1 or not all(-rank <= axis < rank for rank in ranks):
        return None
    return np.concatenate([_plain(part, parts) for part in parts], axis=axis)


def _plain(part: Array, parts: Sequence[Array]) -> Array:
    """A part for a concatenation: if another part is of objects, its integers become Python's."""
    mixed = any(each.dtype == object for each in parts)
    return part.astype(object) if mixed else part


def _slice(
    node: Node,
    x: Array,
    starts: Array | None = None,
    ends: Array | None = None,
    axes: Array | None = None,
    steps: Array | None = None,
) -> Array | None:
    if starts is None or ends is None:  # attributes, before opset 10
        return None
    lists = [each for each in (starts, ends, axes, steps) if each is not None]
    if any(each.dtype == object or each.ndim != 1 for each in lists):
        return None
    where = range(len(starts)) if axes is None else [int(each) for each in axes]
    by = [1] * len(starts) if steps is None else [int(each) for each in steps]
    if len({len(starts), len(ends), len(where), len(by)}) != 1 or 0 in by:
        return None
    index = [slice(None)] * x.ndim
    for start, end, axis, step in zip(starts, ends, where, by, strict=True):
        if not -x.ndim <= axis < x.ndim:
            return None
        index[axis] = _range(int(start), int(end), step, x.shape[axis])
    return x[tuple(index)]


def _range(start: int, end: int, step: int, size: int) -> slice:
    """Python's slice for one of ONNX, whose bounds are clamped to the array."""
    start, end = (each + size if each < 0 else each for each in (start, end))
    if step > 0:
        return slice(min(max(start, 0), size), min(max(end, 0), size), step)
    start, end = min(max(start, -1), size - 1), min(max(end, -1), size - 1)
    return slice(0, 0) if start < 0 else slice(start, None if end < 0 else end, step)


def _axes(node: Node, axes: Array | None) -> list[int] | None:
    """The axes of a node: an input, or in older opsets the attribute of the same name."""
    if axes is None:
        return attribute(node, "axes", list[int])
    return [int(each) for each in np.ravel(axes)]


def _unsqueeze(node: Node, x: Array, axes: Array | None = None) -> Array | None:
    where = _axes(node, axes)
    rank = x.ndim + len(where or ())
    if where is None or any(not -rank <= axis < rank for axis in where):
        return None
    if len({axis % rank for axis in where}) != len(where):
        return None
    return np.expand_dims(x, tuple(where))


def _squeeze(node: Node, x: Array, axes: Array | None = None) -> Array | None:
    where = _axes(node, axes)
    if where is None:
        return np.squeeze(x)
    if any(not -x.ndim <= axis < x.ndim or x.shape[axis] != 1 for axis in where):
        return None
    return np.squeeze(x, tuple(axis % x.ndim for axis in where))


def _reshape(
    node: Node, x: Array, shape: Array | None = None, *, allowzero: bool = False
) -> Array | None:
    if shape is None or shape.dtype == object or allowzero:
        return None
    wanted = [int(each) for each in np.ravel(shape)]
    if any(size == 0 for size in wanted) or x.size == 0:
        return None
    known = int(np.prod([size for size in wanted if size > 0], dtype=object))
    fits = x.size % known == 0 if wanted.count(-1) == 1 else x.size == known
    return x.reshape(wanted) if fits and min(wanted, default=1) >= -1 else None


def _cast(node: Node, x: Array, *, to: int) -> Array | None:
    if x.dtype == object:
        # Sizes have no width: a cast of sizes to i32 or i64 changes nothing.
        return x if to in (TensorProto.INT64, TensorProto.INT32) else None
    wanted = numpy_type(to, "Cast")
    return x.astype(wanted) if wanted.kind in "ib" else None


def _binary(function: Callable[[Any, Any], Any]) -> Callable[..., Array | None]:
    def apply(node: Node, a: Array, b: Array) -> Array | None:
        if object not in (a.dtype, b.dtype) and a.dtype != b.dtype:
            return None
        return _elementwise(function, a, b)

    return apply


def _elementwise(function: Callable[..., Any], *arrays: Array) -> Array | None:
    try:
        shape = np.broadcast_shapes(*(each.shape for each in arrays))
    except ValueError:
        return None
    if any(each.dtype == object for each in arrays):
        spread = [np.broadcast_to(each.astype(object), shape).reshape(-1) for each in arrays]
        found = np.empty(len(spread[0]), dtype=object)
        found[:] = [function(*each) for each in zip(*spread, strict=True)]
        return found.reshape(shape)
    with np.errstate(all="ignore"):
        return np.asarray(function(*arrays))


def _truncated(a: Any, b: Any) -> Any:
    """The quotient of integers rounded toward 0, as in ONNX and C."""
    if isinstance(a, Size) or isinstance(b, Size):
        return a // b  # sizes aren't negative
    whole = abs(a) // abs(b)
    return whole * np.sign(a) * np.sign(b)


def _divide(node: Node, a: Array, b: Array) -> Array | None:
    if any(each.dtype.kind == "b" for each in (a, b)) or any(_is_zero(each) for each in b.flat):
        return None
    made = _binary(_truncated)(node, a, b)
    return None if made is None or object in (a.dtype, b.dtype) else made.astype(a.dtype)


def _is_zero(value: object) -> bool:
    return not isinstance(value, Size) and value == 0


def _equal(a: Any, b: Any) -> Any:
    """Whether two sizes are equal. An unknown size is different from all negative numbers."""
    if isinstance(b, Size) and not isinstance(a, Size):
        a, b = b, a
    if not isinstance(a, Size):
        return a == b
    if isinstance(b, Size):
        return True if a == b else bool(a - b == 0)
    return False if b < 0 else a <= b and a >= b  # raises if that isn't known


def _where(node: Node, condition: Array, a: Array, b: Array) -> Array | None:
    if condition.dtype.kind != "b":
        return None
    sizes = object in (a.dtype, b.dtype)
    return _elementwise(_one if sizes else _each, condition, a, b)


def _one(condition: Any, a: Any, b: Any) -> Any:
    return a if condition else b


def _each(condition: Array, a: Array, b: Array) -> Array:
    return np.where(condition, a, b)


def _least(node: Node, *parts: Array) -> Array | None:
    return _folded(np.minimum, parts)


def _most(node: Node, *parts: Array) -> Array | None:
    return _folded(np.maximum, parts)


def _folded(function: Callable[[Any, Any], Any], parts: Sequence[Array]) -> Array | None:
    if any(part.dtype.kind == "b" or part.dtype != parts[0].dtype for part in parts):
        return None
    made: Array | None = parts[0]
    for part in parts[1:]:
        made = None if made is None else _elementwise(function, made, part)
    return made


def _reduced(function: Callable[[Any, Any], Any], start: int) -> Callable[..., Array | None]:
    """The function that reduces a list of sizes to one."""

    def apply(
        node: Node,
        x: Array,
        axes: Array | None = None,
        *,
        keepdims: bool = True,
        noop_with_empty_axes: bool = False,
    ) -> Array | None:
        where = _axes(node, axes)
        if x.ndim != 1 or x.dtype.kind == "b" or where not in (None, [0], [-1]):
            return None
        if where is None and noop_with_empty_axes:
            return None
        total = reduce(function, x.tolist(), start)
        shape = (1,) if keepdims else ()
        dtype = object if isinstance(total, Size) else np.int64 if x.dtype == object else x.dtype
        made = np.empty(shape, dtype=object)
        made[...] = total
        return made.astype(dtype)

    return apply


def _split(
    node: Node,
    x: Array,
    sizes: Array | None = None,
    *,
    axis: int = 0,
    split: list[int] | None = None,
) -> list[Array] | None:
    if x.ndim != 1 or axis not in (0, -1):
        return None
    lengths = split if sizes is None else [int(each) for each in np.ravel(sizes)]
    if lengths is None:
        whole = -(-len(x) // max(node.outputs, 1))
        lengths = [min(whole, len(x) - whole * k) for k in range(node.outputs)]
    if min(lengths, default=0) < 0 or sum(lengths) != len(x) or len(lengths) != node.outputs:
        return None
    return np.split(x, np.cumsum(lengths)[:-1])


_FUNCTIONS: dict[str, Callable[..., Array | list[Array] | None]] = {
    "Add": _binary(lambda a, b: a + b),
    "Cast": _cast,
    "Concat": _concat,
    "Div": _divide,
    "Equal": _binary(_equal),
    "Gather": _gather,
    "Max": _most,
    "Min": _least,
    "Mul": _binary(lambda a, b: a * b),
    "ReduceProd": _reduced(lambda a, b: b * a, 1),
    "ReduceSum": _reduced(lambda a, b: b + a, 0),
    "Reshape": _reshape,
    "Slice": _slice,
    "Split": _split,
    "Squeeze": _squeeze,
    "Sub": _binary(lambda a, b: a - b),
    "Unsqueeze": _unsqueeze,
    "Where": _where,
}
_ON_KNOWN = {op_type: by_signature(function) for op_type, function in _FUNCTIONS.items()}
