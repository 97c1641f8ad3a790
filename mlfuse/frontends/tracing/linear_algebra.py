"""Products of matrices and vectors: one contraction each."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, cast

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.axes import axis_of
from mlfuse.frontends.tracing.manipulation import (
    broadcast_shapes,
    broadcast_to,
    permute_dims,
    reshape,
)
from mlfuse.frontends.tracing.operands import array_of, arrays_of
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import promote, shown
from mlfuse.frontends.tracing.registry import registered
from mlfuse.frontends.tracing.sizes import Size


@registered
def matmul(x1: Any, x2: Any, /) -> TracedArray:
    """The matrix product over the last two dims, with the others broadcast; vectors as in NumPy."""
    a, b = _pair("matmul", x1, x2)
    if a.ndim == 0 or b.ndim == 0:
        raise TraceError("matmul takes vectors and matrices: write a * b for a number")
    left, right = a.ndim == 1, b.ndim == 1
    inner = [a.shape[-1], b.shape[-1 if right else -2]]
    if not _fits(*inner):
        raise TraceError(
            f"matmul: the inner sizes differ: {shown(a.shape)} @ {shown(b.shape)} has {inner[0]} and {inner[1]}"
        )
    a_batch, b_batch = a.shape[: -1 if left else -2], b.shape[: -1 if right else -2]
    if not b_batch:  # the batch's dims are free ones of one product
        return _dot(a, b, (), ((a.ndim - 1,), (0,)))
    if not a_batch and left:
        return matmul(reshape(a, (1, a.shape[0])), b)[..., 0, :]
    batch = broadcast_shapes(a_batch, b_batch)
    a = broadcast_to(a, (*batch, *a.shape[-1 if left else -2 :]))
    b = broadcast_to(b, (*batch, *b.shape[-1 if right else -2 :]))
    n = len(batch)
    return _dot(a, b, tuple(range(n)), ((a.ndim - 1,), (n,)))


@registered
def matrix_transpose(x: TracedArray, /) -> TracedArray:
    """The transpose of each matrix: the last two dims exchanged."""
    x = array_of("matrix_transpose", x)
    if x.ndim < 2:
        raise TraceError(f"matrix_transpose: an array of {x.ndim} dims holds no matrices")
    return permute_dims(x, (*range(x.ndim - 2), x.ndim - 1, x.ndim - 2))


def tensordot(
    x1: TracedArray,
    x2: TracedArray,
    /,
    *,
    axes: int | tuple[Sequence[int], Sequence[int]] = 2,
) -> TracedArray:
    """Products summed over pairs of dims. If `axes` is a number n: the last n dims of x1 and the first n of x2;
    else two lists of dims."""
    a, b = _pair("tensordot", x1, x2)
    if isinstance(axes, Sequence):
        pair: list[Any] = [
            each if isinstance(each, Sequence) else (each,) for each in cast(Any, axes)
        ]
        left = [axis_of(d, a.ndim, "tensordot") for d in pair[0]]
        right = [axis_of(d, b.ndim, "tensordot") for d in pair[1]]
    else:
        count = operator.index(axes)
        if not 0 <= count <= min(a.ndim, b.ndim):
            raise TraceError(
                f"tensordot: axes is {count}; for shapes {shown(a.shape)} and {shown(b.shape)} it must be from 0 to {min(a.ndim, b.ndim)}"
            )
        left, right = list(range(a.ndim - count, a.ndim)), list(range(count))
    fits = len(left) == len(right) and all(
        _fits(a.shape[m], b.shape[n]) for m, n in zip(left, right, strict=True)
    )
    if not fits or len(set(left)) != len(left) or len(set(right)) != len(right):
        raise TraceError(
            f"tensordot: axes {left} of {shown(a.shape)} and {right} of {shown(b.shape)} must have equal sizes, each axis once"
        )
    return _dot(a, b, (), (left, right))


def vecdot(x1: TracedArray, x2: TracedArray, /, *, axis: int = -1) -> TracedArray:
    """Products summed along an axis, given from the end, with the other dims broadcast."""
    a, b = _pair("vecdot", x1, x2)
    if not -min(a.ndim, b.ndim) <= axis < 0:
        raise TraceError(
            f"vecdot: axis {axis} of {shown(a.shape)} and {shown(b.shape)}: it must count from the end, "
            "so be negative"
        )
    if not _fits(a.shape[axis], b.shape[axis]):
        raise TraceError(
            f"vecdot: the sizes along axis {axis} of {shown(a.shape)} and {shown(b.shape)} differ"
        )
    shape = broadcast_shapes(a.shape, b.shape)
    a, b = broadcast_to(a, shape), broadcast_to(b, shape)
    dim = len(shape) + axis
    batch = tuple(d for d in range(len(shape)) if d != dim)
    return _dot(a, b, batch, ((dim,), (dim,)))


def _dot(
    a: TracedArray,
    b: TracedArray,
    batch: tuple[int, ...],
    contract: tuple[Sequence[int], Sequence[int]],
) -> TracedArray:
    op = DotGeneralOp(a.value, b.value, batch=(batch, batch), contract=contract)
    return a.trace.array(a.trace.emit(op))


def _pair(name: str, x1: Any, x2: Any) -> tuple[TracedArray, TracedArray]:
    """Two arrays cast to their common type; TraceError for truth values."""
    _, (a, b) = arrays_of(name, (x1, x2))
    common = promote(dtypes.of(a.value.type), dtypes.of(b.value.type))
    if common.is_bool:
        raise TraceError(f"mlfuse.{name} takes numbers, not truth values: write x.astype('int32')")
    return a.astype(common), b.astype(common)


def _fits(a: int | Size, b: int | Size) -> bool:
    return a == b or isinstance(a, Size) or isinstance(b, Size)
