"""Elements at indices: `x[...]`, take, take_along_axis.

Negative elements of integer arrays count from the end, as in NumPy. An index out of range isn't an error, since that
is known only at run time: it gives the nearest element.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.lookup import TakeAlongOp, TakeOp
from mlfuse.frontends.tracing import elementwise, lazy, operators
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.axes import axis_of
from mlfuse.frontends.tracing.manipulation import flip, permute_dims, reshape
from mlfuse.frontends.tracing.operands import array_of, arrays_of
from mlfuse.frontends.tracing.place import OutsideError, TraceError
from mlfuse.frontends.tracing.promotion import shown
from mlfuse.frontends.tracing.registry import registered
from mlfuse.frontends.tracing.sizes import Size, refuse_size

_MASK = (
    "how many elements a mask chooses is known only when the code runs: write mlfuse.where(mask, x, 0) "
    "and go on with all elements, such as mlfuse.sum(mlfuse.where(mask, x, 0))"
)


@registered
def get(x: TracedArray, index: Any) -> TracedArray:
    """`x[index]`: ints, slices, None, `...` and arrays of integers, as in NumPy.

    With a mask the shape depends on data: that works only outside of traced functions, by NumPy.
    """
    given = cast("tuple[Any, ...]", index if isinstance(index, tuple) else (index,))
    if any(is_mask(each) for each in given):
        if lazy.readable(x):
            return lazy.by_numpy(operator.getitem, x, index)
        raise TraceError(_MASK)
    x = array_of("an index", x)
    parts = parts_of(x, given)
    x = _sliced(x, parts)
    shape: list[int | Size] = []
    arrays: dict[int, TracedArray] = {}
    sizes = iter(x.shape)
    for each in parts:
        if each is None:
            shape.append(1)
            continue
        size = next(sizes)
        if isinstance(each, TracedArray):
            arrays[len(shape)] = each
        if not isinstance(each, int):
            shape.append(size)
    x = reshape(x, shape)
    if not arrays:
        return x
    return _looked_up(x, arrays, _are_apart(parts))


def take(x: TracedArray, indices: TracedArray, /, *, axis: int | None = None) -> TracedArray:
    """The slices of x at `indices` along an axis. The dims of `indices`, which has any shape, replace that axis."""
    x, ids = _with_ids("take", x, indices)
    if axis is None:
        if x.ndim != 1:
            raise TraceError(f"take: give the axis for an array of {x.ndim} dims")
        axis = 0
    return _take(x, ids, axis_of(axis, x.ndim, "take"))


def take_along_axis(x: TracedArray, indices: TracedArray, /, *, axis: int = -1) -> TracedArray:
    """From each line of x along an axis, the elements at the indices in the same line of `indices`."""
    x, ids = _with_ids("take_along_axis", x, indices)
    dim = axis_of(axis, x.ndim, "take_along_axis")
    if ids.ndim != x.ndim:
        raise TraceError(
            f"take_along_axis: indices of {ids.ndim} dims for an array of {x.ndim}; they must agree"
        )
    from mlfuse.frontends.tracing.manipulation import broadcast_shapes, broadcast_to

    lines = [[1 if d == dim else size for d, size in enumerate(each.shape)] for each in (x, ids)]
    common = broadcast_shapes(*lines)
    x, ids = (
        broadcast_to(each, [each.shape[d] if d == dim else n for d, n in enumerate(common)])
        for each in (x, ids)
    )
    ids = from_the_start(ids, x.shape[dim])
    _check_not_empty(x, ids, dim)
    return x.trace.array(x.trace.emit(TakeAlongOp.make(x.value, ids.value, axis=dim)))


def _with_ids(name: str, x: TracedArray, indices: TracedArray) -> tuple[TracedArray, TracedArray]:
    _, (x, ids) = arrays_of(
        name, (x, np.asarray(indices) if isinstance(indices, list) else indices)
    )
    if not dtypes.of(ids.value.type).is_integer:
        raise TraceError(f"mlfuse.{name} takes indices that are integers, not {ids.dtype.name}")
    return x, ids


def _take(x: TracedArray, ids: TracedArray, dim: int) -> TracedArray:
    ids = from_the_start(ids, x.shape[dim])
    _check_not_empty(x, ids, dim)
    return x.trace.array(x.trace.emit(TakeOp.make(x.value, ids.value, axis=dim)))


def from_the_start(ids: TracedArray, size: int | Size) -> TracedArray:
    """The indices counted from the start: the size is added to negative ones."""
    dtype = dtypes.of(ids.value.type)
    if not dtype.is_signed:
        return ids
    if isinstance(size, int) and size > dtype.highest:
        ids = ids.astype(np.int64)
    return elementwise.where(operators.compare("lt", ids, 0), ids + cast(Any, size), ids)


def _check_not_empty(x: TracedArray, ids: TracedArray, dim: int) -> None:
    if x.shape[dim] == 0 and 0 not in ids.shape:
        raise TraceError(f"there is nothing to take along axis {dim} of {shown(x.shape)}")


# x[...].


def parts_of(x: TracedArray, parts: Sequence[Any]) -> list[Any]:
    """An index in full: an int, slice or array for each dim of x, and a None for each new dim."""
    known = [_part(x, each) for each in parts]
    used = sum(each is not None and each is not Ellipsis for each in known)
    if sum(each is Ellipsis for each in known) > 1:
        raise TraceError("an index has one `...` at most")
    if used > x.ndim:
        raise OutsideError(
            f"{counted(used, 'index', 'indices')} for an array of {counted(x.ndim, 'dim')}"
        )
    rest = [slice(None)] * (x.ndim - used)
    if not any(each is Ellipsis for each in known):
        return [*known, *rest]
    place = next(n for n, each in enumerate(known) if each is Ellipsis)
    return [*known[:place], *rest, *known[place + 1 :]]


def is_mask(index: Any) -> bool:
    if isinstance(index, list):
        index = np.asarray(cast("list[Any]", index))
    if isinstance(index, TracedArray | np.ndarray | np.generic):
        return cast(Any, index).dtype == np.bool_
    return isinstance(index, bool)


def _part(x: TracedArray, index: Any) -> Any:
    if index is None or index is Ellipsis or isinstance(index, slice):
        return cast(Any, index)
    if isinstance(index, list):
        index = np.asarray(index, np.int64 if not index else None)
    if isinstance(index, TracedArray | np.ndarray):
        array_ = array_of("an index", _in(x, index))
        dtype = dtypes.of(array_.value.type)
        if not dtype.is_integer:
            raise TraceError(f"an index is an integer, not {array_.dtype.name}")
        return array_
    try:
        return operator.index(index)
    except TypeError:
        raise TraceError(
            f"an index is an int, a slice, None, `...` or an array, not a {type(index).__name__}"
        ) from None


def _in(x: TracedArray, index: Any) -> TracedArray:
    """An array index as an array of the trace of x."""
    return arrays_of("an index", (x, index))[1][1]


def _sliced(x: TracedArray, parts: Sequence[Any]) -> TracedArray:
    """x with the ints and slices applied; an int leaves a dim of size 1."""
    starts, limits, strides, flipped = (list[int]() for _ in range(4))
    indices = [each for each in parts if each is not None]
    for d, (size, each) in enumerate(zip(x.shape, indices, strict=True)):
        start, limit, stride, count = 0, DYNAMIC if isinstance(size, Size) else size, 1, size
        if isinstance(each, int):
            start, limit, count = _one(x, d, size, each)
        elif isinstance(each, slice):
            start, limit, stride, count = _range(x, d, size, cast(Any, each))
        if stride < 0:
            flipped.append(d)
            # Slice forward from the last element, then reverse.
            last = start + (cast(int, count) - 1) * stride if count else 0
            start, limit, stride = (last, start + 1, -stride) if count else (0, 0, 1)
        starts.append(start)
        limits.append(limit)
        strides.append(stride)
    found = build.sliced(x.trace, x.value, starts, limits, strides)
    x = x if found is x.value else x.trace.array(found)
    return flip(x, axis=flipped) if flipped else x


def _one(x: TracedArray, d: int, size: int | Size, index: int) -> tuple[int, int, int]:
    if isinstance(size, Size):
        raise TraceError(
            f"x[{index}] along dim {d} of {shown(x.shape)}: whether that element exists is known "
            "only when the code runs; make the dim static, or use mlfuse.take"
        )
    if not -size <= index < size:
        raise OutsideError(f"index {index} is outside dim {d} of {shown(x.shape)}")
    start = index % size
    return start, start + 1, 1


def _range(
    x: TracedArray, d: int, size: int | Size, index: slice
) -> tuple[int, int, int, int | Size]:
    """(start, limit, stride, count) of a slice along a dim."""
    step = 1 if index.step is None else operator.index(index.step)
    if step == 0:
        raise TraceError("a slice's step can't be 0")
    if isinstance(size, int):
        ends = [_static(each) for each in (index.start, index.stop)]
        picked = range(size)[slice(ends[0], ends[1], step)]
        if not picked:
            return 0, 0, 1, 0
        return picked.start, max(picked.stop, 0), step, len(picked)
    start = 0 if index.start is None else index.start
    to_the_end = index.stop is None or index.stop == size
    if not isinstance(start, int) or start < 0 or not to_the_end or step < 0:
        refuse_size(
            f"x[{_text(index)}] along dim {d} of {shown(x.shape)}: a slice of a `?` dim must start "
            "at a known index that isn't negative, go to the end, and have a positive step"
        )
    count = (size - start + (step - 1)) // step if (start, step) != (0, 1) else size
    return start, DYNAMIC, step, count


def _static(end: Any) -> int | None:
    return None if end is None else operator.index(end)


def _text(index: slice) -> str:
    ends = ["" if each is None else str(each) for each in (index.start, index.stop)]
    return ":".join(ends) + ("" if index.step is None else f":{index.step}")


# Arrays of integers as indices.


def _are_apart(parts: Sequence[Any]) -> bool:
    """Whether a slice or None is between two arrays (ints count as arrays): then NumPy puts the dims of the arrays in
    front."""
    advanced = [
        n
        for n, each in enumerate(parts)
        if isinstance(each, TracedArray | int) and not isinstance(each, bool)
    ]
    return advanced != list(range(advanced[0], advanced[-1] + 1))


def _looked_up(x: TracedArray, arrays: dict[int, TracedArray], apart: bool) -> TracedArray:
    """x indexed by integer arrays, given by dim; `apart` as `_are_apart` says."""
    trace, dims = x.trace, list(arrays)
    sizes = [x.shape[d] for d in dims]
    ids = [from_the_start(each, size) for each, size in zip(arrays.values(), sizes, strict=True)]
    if len(dims) == 1 and not apart:
        _check_not_empty(x, ids[0], dims[0])
        return trace.array(trace.emit(TakeOp.make(x.value, ids[0].value, axis=dims[0])))
    if any(isinstance(size, Size) for size in sizes):
        refuse_size(f"arrays as indices of {shown(x.shape)}")
    # The indexed dims become one dim, and the indices row-major indices in it.
    rest = [d for d in range(x.ndim) if d not in dims]
    x = permute_dims(x, (*dims, *rest))
    known = cast(list[int], sizes)
    total = int(np.prod(known, dtype=object)) if known else 1
    x = reshape(x, (total, *x.shape[len(dims) :]))
    places: TracedArray | None = None
    for each, size in zip(ids, known, strict=True):
        wide = elementwise.clip(each.astype(np.int64), 0, max(size - 1, 0))
        places = wide if places is None else places * size + wide
    assert places is not None
    _check_not_empty(x, places, 0)
    found = trace.array(trace.emit(TakeOp.make(x.value, places.value, axis=0)))
    if apart:
        return found
    count, first = places.ndim, dims[0]
    order = [*range(count, count + first), *range(count), *range(count + first, found.ndim)]
    return permute_dims(found, order)
