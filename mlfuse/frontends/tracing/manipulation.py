"""Functions that move elements: shapes, order of dims, concatenation.

If a size is known only at run time (`?`), shapes contain the `Size`s of `x.shape`, or sizes computed from
them: `x.reshape(b * h, t, d)`.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.array import RepeatOp, RollOp, StackOp, TileOp
from mlfuse.dialects.graph.base import dims_attr, shape_of
from mlfuse.dialects.graph.reshape import moves_units_only
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.frontends.tracing import lazy
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.axes import Axes, axes_of, axis_of
from mlfuse.frontends.tracing.operands import array_of, arrays_of
from mlfuse.frontends.tracing.place import TraceError, UnfitError
from mlfuse.frontends.tracing.promotion import broadcast_sizes, promote, shown
from mlfuse.frontends.tracing.registry import registered
from mlfuse.frontends.tracing.sizes import Size, refuse_size
from mlfuse.frontends.tracing.trace import as_shape

AnyShape = int | Size | Sequence[int | Size]


def shape_list(shape: AnyShape, what: str, *, open_: bool = False) -> tuple[int | Size, ...]:
    """A shape argument as a checked tuple of sizes; with `open_`, one of them may be -1."""
    many = shape if isinstance(shape, Sequence) else (shape,)
    found: list[int | Size] = []
    for each in many:
        if isinstance(each, Size):
            known = each.formula.static
            found.append(each if known is None else known)
            continue
        try:
            number = operator.index(each)
        except TypeError:
            raise TraceError(f"{what}: a size is an int, not a {type(each).__name__}") from None
        if number < 0 and not (open_ and number == -1):
            rule = "only -1, for the size that is left, may be" if open_ else "it must not be"
            raise TraceError(f"{what}: a size of {number}; {rule} negative")
        found.append(number)
    if found.count(-1) > 1:
        raise TraceError(f"{what}: only one size can be -1")
    return tuple(found)


@registered
def reshape(x: TracedArray, /, shape: AnyShape, *, copy: bool | None = None) -> TracedArray:
    """The same elements, row-major, in another shape; one size may be -1.

    Sizes that are known only at run time must come from the array (`b, t, c = x.shape`), or be -1. TraceError if the
    numbers of elements differ, or aren't known to be equal.
    """
    x = array_of("reshape", x)
    sizes = list(shape_list(shape, "reshape", open_=True))
    if copy is False:
        raise TraceError("reshape: arrays are values, so copy=False has no meaning")
    if -1 in sizes:
        sizes[sizes.index(-1)] = _missing(x, sizes)
    else:
        _check_count(x, sizes)
    if _is_same(x.shape, sizes):
        return x
    units_only = moves_units_only(shape_of(x.value), as_shape(sizes))
    if units_only and not _is_same(_wide(x.shape), _wide(sizes)):
        raise TraceError(
            f"reshape: {shown(x.shape)} to {shown(sizes)}: the `?` sizes must stay in their order"
        )
    return x.trace.array(build.reshape(x.trace, x.value, sizes))


def _missing(x: TracedArray, sizes: Sequence[int | Size]) -> int | Size:
    """The size that -1 stands for."""
    total = x.size
    rest: int | Size = math.prod((n for n in sizes if isinstance(n, Size) or n != -1), start=1)  # pyright: ignore
    if isinstance(rest, int) and rest == 0:
        raise TraceError("reshape: with a size of 0, -1 could be any number")
    if isinstance(total, int) and isinstance(rest, int) and total % rest:
        raise TraceError(f"reshape: {total} elements don't fit {shown(sizes)}")
    return total // rest


def _check_count(x: TracedArray, sizes: Sequence[int | Size]) -> None:
    total = x.size
    wanted: int | Size = math.prod(sizes, start=1)  # pyright: ignore
    if total == wanted:
        return
    if isinstance(total, int) and isinstance(wanted, int):
        raise TraceError(
            f"reshape: {shown(x.shape)} has {total} elements, and {shown(sizes)} has {wanted}"
        )
    raise TraceError(
        f"reshape: it isn't known that {shown(x.shape)} has as many elements as {shown(sizes)}: compute the "
        "new sizes from the array's own (b, t, c = x.shape), or let one of them be -1"
    )


def _is_same(a: Sequence[int | Size], b: Sequence[int | Size]) -> bool:
    return as_shape(a) == as_shape(b) and tuple(a) == tuple(b)


def _wide(shape: Sequence[int | Size]) -> list[int | Size]:
    return [size for size in shape if isinstance(size, Size) or size != 1]


def expand_dims(x: TracedArray, /, axis: int = 0) -> TracedArray:
    """x with a new dim of size 1, which becomes dim `axis`."""
    x = array_of("expand_dims", x)
    where = axis_of(axis, x.ndim + 1, "expand_dims")
    return reshape(x, (*x.shape[:where], 1, *x.shape[where:]))


def squeeze(x: TracedArray, /, axis: Axes = None) -> TracedArray:
    """x without dims of size 1: those in `axis`, or else all dims whose static size is 1."""
    x = array_of("squeeze", x)
    ones = [d for d, size in enumerate(x.shape) if size == 1]
    dims = ones if axis is None else axes_of(x, axis, "squeeze")
    for d in dims:
        if d not in ones:
            raise UnfitError(f"squeeze: dim {d} of {shown(x.shape)} isn't of size 1")
    return reshape(x, [size for d, size in enumerate(x.shape) if d not in dims])


@registered
def permute_dims(x: TracedArray, /, axes: Sequence[int]) -> TracedArray:
    """Dim k of the result is dim axes[k] of x."""
    x = array_of("permute_dims", x)
    order = [axis_of(each, x.ndim, "permute_dims") for each in axes]
    if sorted(order) != list(range(x.ndim)):
        raise TraceError(f"permute_dims: {tuple(axes)} isn't a permutation of {x.ndim} dims")
    found = build.transpose(x.trace, x.value, order)
    return x if found is x.value else x.trace.array(found)


def moveaxis(
    x: TracedArray, source: int | Sequence[int], destination: int | Sequence[int], /
) -> TracedArray:
    """x with the dims `source` moved to the positions `destination`; the others keep their order."""
    x = array_of("moveaxis", x)
    pairs = [
        [axis_of(d, x.ndim, "moveaxis") for d in (each if isinstance(each, Sequence) else [each])]
        for each in (source, destination)
    ]
    old, new = pairs
    if len(old) != len(new) or len(set(old)) != len(old) or len(set(new)) != len(new):
        raise TraceError(f"moveaxis: {source} doesn't go to {destination}")
    rest = iter(d for d in range(x.ndim) if d not in old)
    taken = dict(zip(new, old, strict=True))
    return permute_dims(x, [taken[d] if d in taken else next(rest) for d in range(x.ndim)])


def broadcast_to(x: TracedArray, /, shape: AnyShape) -> TracedArray:
    """x broadcast to a shape: repeated along dims of size 1 and dims that it lacks."""
    x = array_of("broadcast_to", x)
    sizes = shape_list(shape, "broadcast_to")
    spread = broadcast_sizes([x.shape, sizes])
    if len(spread) != len(sizes) or not _is_same(spread, sizes):
        raise TraceError(f"broadcast_to: {shown(x.shape)} doesn't broadcast to {shown(sizes)}")
    return x.trace.array(x.trace.broadcast(x.value, sizes))


def broadcast_arrays(*arrays: TracedArray) -> list[TracedArray]:
    """The arrays broadcast to one shape."""
    trace, known = arrays_of("broadcast_arrays", arrays)
    return [trace.array(value) for value in trace.broadcast_arrays([each.value for each in known])]


def broadcast_shapes(*shapes: Sequence[int | Size]) -> tuple[int | Size, ...]:
    """The shape to which all broadcast; TraceError if there is none."""
    return broadcast_sizes(shapes)


def concat(arrays: Sequence[TracedArray], /, *, axis: int | None = 0) -> TracedArray:
    """Arrays, cast to their common type, one after the other along a dim. With axis None each is first made one dim."""
    trace, known = _of_one_type("concat", arrays)
    if axis is None:
        known, axis = [reshape(each, -1) for each in known], 0
    rank = known[0].ndim
    dim = axis_of(axis, rank, "concat")
    for each in known:
        others = zip(each.shape, known[0].shape, strict=False)
        fits = each.ndim == rank and all(
            d == dim or a == b or isinstance(a, Size) or isinstance(b, Size)
            for d, (a, b) in enumerate(others)
        )
        if not fits:
            raise TraceError(
                f"concat: {shown(each.shape)} doesn't follow {shown(known[0].shape)} along axis {dim}"
            )
    if len(known) == 1:
        return known[0]
    return trace.array(build.concat(trace, [each.value for each in known], dim))


def stack(arrays: Sequence[TracedArray], /, *, axis: int = 0) -> TracedArray:
    """Arrays of one shape along a new dim, which becomes dim `axis`."""
    trace, known = _of_one_type("stack", arrays)
    for each in known:
        if len(each.shape) != len(known[0].shape):
            raise TraceError(f"stack: {shown(each.shape)} and {shown(known[0].shape)} differ")
    dim = axis_of(axis, known[0].ndim + 1, "stack")
    return trace.array(trace.emit(StackOp.make(*(each.value for each in known), axis=dim)))


def unstack(x: TracedArray, /, *, axis: int = 0) -> tuple[TracedArray, ...]:
    """x[0], x[1], ... along a static dim."""
    x = array_of("unstack", x)
    dim = axis_of(axis, x.ndim, "unstack")
    size = x.shape[dim]
    if isinstance(size, Size):
        refuse_size(f"unstack: dim {dim}")
    shape = [size for d, size in enumerate(x.shape) if d != dim]
    return tuple(reshape(part(x, dim, n, n + 1), shape) for n in range(size))


def part(x: TracedArray, dim: int, start: int, limit: int) -> TracedArray:
    """The elements from `start` to `limit` along a static dim."""
    return x.trace.array(build.slice_in_dim(x.trace, x.value, dim, start, limit))


def flip(x: TracedArray, /, *, axis: Axes = None) -> TracedArray:
    """x with the elements along `axis` reversed; along all axes for None."""
    x = array_of("flip", x)
    dims = axes_of(x, axis, "flip")
    if not dims:
        return x
    for d in dims:
        if isinstance(x.shape[d], Size):
            refuse_size(f"flip: dim {d}")
    return x.trace.array(x.trace.emit(ReverseOp(x.value, dims)))


def roll(x: TracedArray, /, shift: int | Sequence[int], *, axis: Axes = None) -> TracedArray:
    """x with its elements moved by `shift` along static axes; those that leave at one end enter at the other."""
    x = array_of("roll", x)
    if axis is None:
        return reshape(roll(reshape(x, -1), shift, axis=0), x.shape)
    axes = axis if isinstance(axis, Sequence) else (axis,)
    dims = [axis_of(each, x.ndim, "roll") for each in axes]
    shifts = list(shift) if isinstance(shift, Sequence) else [shift] * len(dims)
    if len(shifts) != len(dims):
        raise TraceError(
            f"roll: {counted(len(shifts), 'shift')} for {counted(len(dims), 'axis', 'axes')}"
        )
    for d, by in zip(dims, shifts, strict=True):
        size = x.shape[d]
        if isinstance(size, Size):
            refuse_size(f"roll: dim {d}")
        by = operator.index(by) % size if size else 0
        if by:
            op = RollOp.make(x.value, shifts=dims_attr([by]), dims=dims_attr([d]))
            x = x.trace.array(x.trace.emit(op))
    return x


def repeat(
    x: TracedArray, repeats: int | TracedArray, /, *, axis: int | None = None
) -> TracedArray:
    """x with each slice along a static axis repeated `repeats` times; with axis None, x is first made one dim.

    If `repeats` is an array, the shape depends on data: that works only outside of traced functions, by NumPy.
    """
    x = array_of("repeat", x)
    if isinstance(repeats, TracedArray) and lazy.readable(repeats):
        # NumPy takes repeats as i64, and rejects u64.
        return lazy.by_numpy(np.repeat, x, repeats.astype(np.int64), axis=axis)
    if axis is None:
        x, axis = reshape(x, -1), 0
    dim = axis_of(axis, x.ndim, "repeat")
    times = _times("repeat", repeats)
    if isinstance(x.shape[dim], Size):
        shape = (*x.shape[: dim + 1], times, *x.shape[dim + 1 :])
        wide = broadcast_to(expand_dims(x, dim + 1), shape)
        return reshape(wide, (*x.shape[:dim], x.shape[dim] * times, *x.shape[dim + 1 :]))
    op = RepeatOp.make(x.value, repeats=times, axis=dim)
    return x.trace.array(x.trace.emit(op))


def tile(x: TracedArray, repetitions: Sequence[int], /) -> TracedArray:
    """x repeated as a whole along each dim, `repetitions` times; dims that are repeated must be static."""
    x = array_of("tile", x)
    times = [_times("tile", each) for each in repetitions]
    rank = max(len(times), x.ndim)
    x = reshape(x, (*[1] * (rank - x.ndim), *x.shape))
    times = [1] * (rank - len(times)) + times
    for d, each in enumerate(times):
        if each != 1 and isinstance(x.shape[d], Size):
            refuse_size(f"tile: dim {d}")
    return x.trace.array(x.trace.emit(TileOp.make(x.value, repeats=dims_attr(times))))


def _times(name: str, repeats: Any) -> int:
    if isinstance(repeats, TracedArray):
        raise TraceError(
            f"{name}: if repeats is an array, the shape depends on data: give an int, "
            "or use mlfuse.take with the indices repeated"
        )
    number = operator.index(repeats)
    if number < 0:
        raise TraceError(f"{name}: repeats is {number}; it must not be negative")
    return number


def _of_one_type(name: str, arrays: Sequence[TracedArray]) -> tuple[Any, list[TracedArray]]:
    """A trace, and arrays cast to their common type."""
    if isinstance(arrays, TracedArray):
        raise TraceError(f"{name} takes a tuple or list of arrays, not one array")
    if not arrays:
        raise TraceError(f"{name}: the list of arrays is empty")
    trace, known = arrays_of(name, arrays)
    common = dtypes.of(known[0].value.type)
    for each in known[1:]:
        common = promote(common, dtypes.of(each.value.type))
    return trace, [each.astype(common) for each in known]
