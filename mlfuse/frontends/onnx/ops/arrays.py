"""The builder for converters: ops on values of the graph and their shapes.

A shape is a tuple of ints, and of `Size`s for sizes known only at run time.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array, DType
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.composite import CompositeOp
from mlfuse.dialects.graph.creation import IotaOp
from mlfuse.dialects.graph.lookup import TakeOp
from mlfuse.dialects.graph.windows import WindowsOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.tracing import Trace, TracedArray
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import as_shape

Dim = int | Size
Shape = tuple[Dim, ...]


def dtype_of(node: Node, x: Value) -> DType:
    """The element type; an error if mlfuse doesn't have it."""
    known = dtypes.of_numpy(x.dtype)
    return node.unsupported(f"mlfuse has no elements of {x.dtype.name}") if known is None else known


def element(x: TracedArray) -> DType:
    """The element type."""
    return dtypes.of(x.value.type)


def arrays(node: Node, *inputs: Value) -> list[TracedArray]:
    """Inputs as values of the graph."""
    return [node.array(each) for each in inputs]


def alike(node: Node, *inputs: Value) -> list[TracedArray]:
    """Operands as values of the graph; an error unless they have one element type."""
    values = [node.array(each) for each in inputs]
    types = {value.dtype.name for value in values}
    if len(types) > 1:
        node.invalid(f"its inputs are of different types: {', '.join(sorted(types))}")
    return values


def known_sizes(node: Node, x: Value, dims: Sequence[int] | None = None) -> tuple[int, ...]:
    """The sizes of all dims, or of those given; an error unless they are known."""
    shape: Shape = x.shape
    found = shape if dims is None else tuple(shape[d] for d in dims)
    if not all(isinstance(each, int) for each in found):
        node.needs_sizes("a size it depends on isn't known yet")
    return cast(tuple[int, ...], found)


def known_shape(node: Node, value: Value | None, what: str) -> list[Dim]:
    """An input that is a shape: a list of integers, and of sizes of unknown dims."""
    if isinstance(value, np.ndarray) and value.dtype == object:
        return [each if isinstance(each, Size) else int(each) for each in np.ravel(value)]
    return list(node.known_ints(value, what))


def product(sizes: Sequence[Dim]) -> Dim:
    """The number of elements of a shape."""
    total: Dim = 1
    for each in sizes:
        total = total * each
    return total


def axis_of(node: Node, axis: int, rank: int) -> int:
    """An axis counted from the front."""
    if not -rank <= axis < rank:
        node.invalid(f"axis {axis} is outside rank {rank}")
    return axis % rank


def axes_of(node: Node, axes: Sequence[int], rank: int) -> list[int]:
    """Axes counted from the front; an error if one is named twice."""
    found = [axis_of(node, each, rank) for each in axes]
    if len(set(found)) < len(found):
        node.invalid(f"axes {list(axes)} name one twice")
    return found


def emit(trace: Trace, op: Operation) -> TracedArray:
    """Append an op of one result."""
    return TracedArray(trace, trace.emit(op))


def typed(x: TracedArray, shape: Sequence[Dim]) -> TensorType[Attribute]:
    """The tensor type with a shape and the element type of x."""
    return TensorType(element(x).mlir, as_shape(shape))


def composite(op: type[CompositeOp], *operands: TracedArray, **properties: Any) -> TracedArray:
    """Append a composite, its result type inferred."""
    return emit(operands[0].trace, op.make(*(each.value for each in operands), **properties))


def cast_to(x: TracedArray, dtype: DType) -> TracedArray:
    """x cast to an element type."""
    return TracedArray(x.trace, x.trace.as_type(x.value, dtype))


def full(node: Node, shape: Sequence[Dim], value: float, dtype: DType) -> TracedArray:
    """A tensor filled with one number."""
    one = node.array(np.asarray(value, dtype=dtype.numpy))
    return broadcast(one, shape)


def scalar(node: Node, value: float, like: TracedArray) -> TracedArray:
    """A rank-0 constant of the element type of `like`."""
    return node.array(np.asarray(value, dtype=element(like).numpy))


def iota(node: Node, shape: Sequence[Dim], dim: int, dtype: DType) -> TracedArray:
    """A tensor whose elements are their indices along a dim."""
    type_ = TensorType(dtype.mlir, as_shape(shape))
    return emit(node.trace, IotaOp(dim, type_, node.trace.like(shape)))


def reshape(node: Node, x: TracedArray, shape: Sequence[Dim]) -> TracedArray:
    """x in another shape, in row-major order."""
    source, target = as_shape(x.shape), as_shape(shape)
    if DYNAMIC not in (*source, *target) and prod(source) != prod(target):
        node.invalid(f"{list(source)} has {prod(source)} elements, {list(target)} hasn't")
    return TracedArray(x.trace, build.reshape(x.trace, x.value, shape))


def unit_dims(x: TracedArray, dims: Sequence[int]) -> TracedArray:
    """x with new dims of size 1, which become these dims of the result."""
    return TracedArray(x.trace, build.expand_dims(x.trace, x.value, dims))


def without_dims(x: TracedArray, dims: Sequence[int]) -> TracedArray:
    """x without these dims, which have size 1."""
    return TracedArray(x.trace, build.squeeze(x.trace, x.value, dims))


def transpose(x: TracedArray, perm: Sequence[int]) -> TracedArray:
    """Dim k of the result is dim perm[k] of x."""
    return TracedArray(x.trace, build.transpose(x.trace, x.value, perm))


def broadcast(x: TracedArray, shape: Sequence[Dim]) -> TracedArray:
    """x broadcast to a shape, as in NumPy."""
    return TracedArray(x.trace, x.trace.broadcast(x.value, tuple(shape)))


def channels(node: Node, x: TracedArray, rank: int, dim: int = 1) -> TracedArray:
    """A vector reshaped so that it is dim `dim` of `rank` dims; the others have size 1."""
    return reshape(node, x, [x.shape[0] if d == dim else 1 for d in range(rank)])


def cut(node: Node, x: TracedArray, axis: int, start: int, stop: Dim, step: int = 1) -> TracedArray:
    """The elements from start to stop along one dim; for a `?` dim, to the end."""
    shape = x.shape
    if not isinstance(stop, int) and stop != shape[axis]:
        node.needs_sizes("where its slice ends isn't known yet")
    if isinstance(stop, int) and not isinstance(shape[axis], int):
        node.needs_sizes("the size of the dim that it slices isn't known yet")
    limit = stop if isinstance(stop, int) else DYNAMIC
    return TracedArray(x.trace, build.slice_in_dim(x.trace, x.value, axis, start, limit, step))


def pad(
    x: TracedArray, low: Sequence[int], high: Sequence[int], fill: TracedArray | float = 0
) -> TracedArray:
    """x padded with a number; negative amounts remove elements."""
    number = fill.value if isinstance(fill, TracedArray) else fill
    return TracedArray(x.trace, build.pad(x.trace, x.value, number, low, high))


def concat(parts: Sequence[TracedArray], axis: int) -> TracedArray:
    """Tensors one after the other along a dim."""
    trace = parts[0].trace
    return TracedArray(trace, build.concat(trace, [each.value for each in parts], axis))


def take(node: Node, x: TracedArray, ids: Array, axis: int) -> TracedArray:
    """Elements along a dim at known indices, which are all in range."""
    known_sizes(node, x)
    index = node.array(np.asarray(ids, dtype=np.int64))
    return composite(TakeOp, x, index, axis=axis)


def windows(
    x: TracedArray, window: Sequence[int], strides: Sequence[int], dilations: Sequence[int]
) -> TracedArray:
    """The windows that slide over x: first a dim for the positions along each dim, then a dim for the elements along
    each."""
    return emit(x.trace, WindowsOp(x.value, list(window), list(strides), list(dilations)))


def reduce(
    combiner: str, x: TracedArray, axes: Sequence[int], keepdims: bool = False
) -> TracedArray:
    """x reduced over dims."""
    return TracedArray(x.trace, build.reduce(x.trace, combiner, x.value, axes, keepdims=keepdims))
