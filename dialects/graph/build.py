"""Functions that append graph ops. Gradients, composites, batching and the frontends move elements with them.

A call that changes nothing appends no op and returns the operand: a transpose that keeps the order, a slice of everything,
padding by nothing, a cast to the same type, a reduction over no dims, a reshape to the same sizes. `broadcast`, `broadcast_to`
and `reshape_to` always append one. An op takes a tensor for its `?` sizes only where its other operands don't give them.

Most functions need only an `Emits`, which appends an op. Functions that take new sizes need a `Builder`, which also
knows which sizes are equal: `shape` gives a value's sizes (ints and, for `?`, objects that are equal where the sizes
are); `like` finds or makes a tensor of such sizes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import AnyTensor, Shape, shape_of, tensor_type, with_element
from mlfuse.dialects.graph.concatenation import ConcatOp
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.movement import BroadcastOp, SliceOp, TransposeOp
from mlfuse.dialects.graph.padding import PadOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp, moves_units_only
from mlfuse.dialects.graph.selection import CastOp

Sizes = Sequence[Any]
"""A shape: ints and, for `?`, the objects of a `Builder`."""


class Emits(Protocol):
    """An object that ops are appended to."""

    def emit(self, op: Operation) -> SSAValue:
        """Append an op of one result and return the result."""
        ...


class Builder(Emits, Protocol):
    """An `Emits` that also knows which sizes are equal."""

    def shape(self, value: SSAValue) -> Sequence[Any]:
        """The sizes of a value."""
        ...

    def like(self, shape: Any) -> SSAValue | None:
        """A tensor of these sizes; None where all are numbers."""
        ...


def retyped(x: SSAValue, shape: Sequence[int]) -> AnyTensor:
    """The type of tensors of another shape with the elements of `x`."""
    return TensorType(tensor_type(x).element_type, shape)


def as_types_have(sizes: Sizes) -> Shape:
    """A shape as types have it: `?` for each size that isn't an int."""
    return tuple(each if isinstance(each, int) else DYNAMIC for each in sizes)


def cast(e: Emits, x: SSAValue, element: Attribute) -> SSAValue:
    """`x` with another element type."""
    type_ = tensor_type(x)
    return x if type_.element_type == element else e.emit(CastOp(x, with_element(type_, element)))


# Dims in another order, and of size 1.


def transpose(e: Emits, x: SSAValue, perm: Sequence[int]) -> SSAValue:
    """Dim k of the result is dim perm[k] of `x`."""
    if list(perm) == list(range(len(perm))):
        return x
    shape = shape_of(x)
    return e.emit(TransposeOp(x, list(perm), retyped(x, [shape[d] for d in perm])))


def moveaxis(e: Emits, x: SSAValue, source: int, target: int) -> SSAValue:
    """`x` with dim `source` moved to position `target`."""
    order = [d for d in range(len(shape_of(x))) if d != source]
    order.insert(target, source)
    return transpose(e, x, order)


def reshape_units(e: Emits, x: SSAValue, shape: Sequence[int]) -> SSAValue:
    """`x` with dims of size 1 added or removed, so that it has this shape."""
    return x if shape_of(x) == tuple(shape) else e.emit(ReshapeOp(x, retyped(x, shape)))


def expand_dims(e: Emits, x: SSAValue, dims: Sequence[int]) -> SSAValue:
    """`x` with dims of size 1 added, which become these dims of the result."""
    shape = list(shape_of(x))
    for d in sorted(dims):
        shape.insert(d, 1)
    return reshape_units(e, x, shape)


def squeeze(e: Emits, x: SSAValue, dims: Sequence[int]) -> SSAValue:
    """`x` without these dims, which have size 1."""
    return reshape_units(e, x, [size for d, size in enumerate(shape_of(x)) if d not in dims])


# Sizes.


def reshape(b: Builder, x: SSAValue, sizes: Sizes) -> SSAValue:
    """The same elements, row-major. The number of elements must be the same."""
    target = as_types_have(sizes)
    if shape_of(x) == target and tuple(b.shape(x)) == tuple(sizes):
        return x
    # One `?` follows from the number of elements, unless there are none.
    is_open = target.count(DYNAMIC) > 1 or (DYNAMIC in target and 0 in target)
    like = b.like(sizes) if is_open and not moves_units_only(shape_of(x), target) else None
    return reshape_to(b, x, target, like)


def reshape_to(
    e: Emits, x: SSAValue, shape: Sequence[int], like: SSAValue | None = None
) -> SSAValue:
    """`x` in the shape of a type; `like` has the `?` sizes that don't follow from the others."""
    return e.emit(ReshapeOp(x, retyped(x, shape), like))


def split_dim(b: Builder, x: SSAValue, dim: int, parts: Sizes) -> SSAValue:
    """`x` with one dim split into several."""
    shape = list(b.shape(x))
    return reshape(b, x, [*shape[:dim], *parts, *shape[dim + 1 :]])


def join_dims(b: Builder, x: SSAValue, dim: int, count: int) -> SSAValue:
    """`x` with `count` dims, from `dim` on, joined into one."""
    shape = list(b.shape(x))
    size: Any = 1
    for each in shape[dim : dim + count]:
        size = size * each
    return reshape(b, x, [*shape[:dim], size, *shape[dim + count :]])


def broadcast(b: Builder, x: SSAValue, sizes: Sizes, dims: Sequence[int]) -> SSAValue:
    """`x` repeated to a shape; dim k of `x` is dim dims[k] of the result."""
    return broadcast_to(b, x, as_types_have(sizes), dims, b.like(sizes))


def broadcast_to(
    e: Emits,
    x: SSAValue,
    shape: Sequence[int],
    dims: Sequence[int],
    like: SSAValue | None = None,
) -> SSAValue:
    """`x` repeated to the shape of a type; `like` has its `?` sizes."""
    return e.emit(BroadcastOp(x, dims, retyped(x, shape), like if DYNAMIC in shape else None))


# Parts, padding, windows.


def sliced(
    e: Emits,
    x: SSAValue,
    starts: Sequence[int],
    limits: Sequence[int],
    strides: Sequence[int] | None = None,
) -> SSAValue:
    """The elements from `starts` to `limits`. The limit of a `?` dim may be `DYNAMIC`: the dim's end."""
    whole, steps = shape_of(x), [1] * len(starts) if strides is None else list(strides)
    if not any(starts) and tuple(limits) == whole and all(each == 1 for each in steps):
        return x
    shape = [
        DYNAMIC if limit == DYNAMIC else max(-(-(limit - start) // step), 0)
        for start, limit, step in zip(starts, limits, steps, strict=True)
    ]
    return e.emit(SliceOp(x, list(starts), list(limits), steps, retyped(x, shape)))


def slice_in_dim(
    e: Emits, x: SSAValue, dim: int, start: int, limit: int, step: int = 1
) -> SSAValue:
    """The elements from `start` to `limit` along one dim; in a `?` dim, the limit `DYNAMIC` is its end."""
    starts, limits, steps = [0] * len(shape_of(x)), list(shape_of(x)), [1] * len(shape_of(x))
    starts[dim], limits[dim], steps[dim] = start, limit, step
    return sliced(e, x, starts, limits, steps)


def pad(
    e: Emits,
    x: SSAValue,
    fill: SSAValue | float,
    low: Sequence[int],
    high: Sequence[int],
    interior: Sequence[int] = (),
) -> SSAValue:
    """`fill`, a number or a value of rank 0, around (and between) the elements; negative amounts take elements away."""
    if not any((*low, *high, *interior)):
        return x
    if not isinstance(fill, SSAValue):
        fill = e.emit(ConstantOp.scalar_of(fill, dtypes.of(x.type)))
    return e.emit(PadOp(x, fill, list(low), list(high), list(interior)))


def concat(e: Emits, parts: Sequence[SSAValue], dim: int) -> SSAValue:
    """The parts, one after the other along a dim."""
    return parts[0] if len(parts) == 1 else e.emit(ConcatOp(dim, list(parts)))


# Reductions.


def reduce(
    e: Emits, combiner: str, x: SSAValue, dims: Sequence[int], *, keepdims: bool = False
) -> SSAValue:
    """The elements along dims combined into one. The dims are removed or, with `keepdims`, have size 1."""
    if not dims:
        return x
    result = e.emit(ReduceOp(combiner, x, sorted(dims)))
    return restore_dims(e, result, shape_of(x), dims) if keepdims else result


def restore_dims(e: Emits, x: SSAValue, source: Sequence[int], dims: Sequence[int]) -> SSAValue:
    """`x`, a reduction of `source` over `dims`, with the removed dims put back with size 1."""
    return reshape_units(e, x, [1 if d in dims else size for d, size in enumerate(source)])
