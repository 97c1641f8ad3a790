"""Ops that move elements: slices, concatenations, repetitions, padding, triangles."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.array import RollOp, TileOp
from mlfuse.dialects.graph.base import dims_attr, shape_of
from mlfuse.dialects.graph.creation import IotaOp
from mlfuse.dialects.graph.lookup import TakeOp
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.dialects.graph.triangle import DiagonalOp, TrilOp, TriuOp
from mlfuse.dialects.graph.windows import WindowsOp
from mlfuse.frontends.torch.ops.reductions import static
from mlfuse.frontends.torch.ops.shapes import squeeze, unsqueeze
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import I64, Number, dtype_of, promoted
from mlfuse.frontends.torch.ops.writer import Writer, dim_of, sizes_of, writer
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import as_shape

Bound = int | Size | None


def bounds(size: int | Size, start: Bound, end: Bound) -> tuple[int, int]:
    """The start and end of a slice: negative numbers count from the end, and both are clamped to the dim. For a `?`
    dim, the slice must go to the end, which is then `DYNAMIC`."""
    start = 0 if start is None else start
    end = size if end is None else end
    if isinstance(size, Size):
        to_the_end = end == size or (isinstance(end, int) and end >= 2**63 - 1)
        if not to_the_end or isinstance(start, Size) or start < 0:
            raise StaysInAten("a slice of a `?` dim that doesn't go to the end")
        return start, DYNAMIC
    if isinstance(start, Size) or isinstance(end, Size):
        raise StaysInAten("a slice that starts or ends at a `?` index")
    start, end = (each + size if each < 0 else each for each in (start, end))
    start = min(max(start, 0), size)
    return start, min(max(end, start), size)


@converter("aten.slice.Tensor")
def slice_(
    x: TracedArray, dim: int = 0, start: Bound = None, end: Bound = None, step: int = 1
) -> TracedArray:
    w, dim = writer(), dim_of(dim, x.ndim)
    size = sizes_of(x)[dim]
    start = 0 if start is None else start
    if step == 1 and isinstance(start, int) and start >= 0 and end is not None:
        cut = _cut_at_end(size, end)
        if cut is not None:
            low = [-start if d == dim else 0 for d in range(x.ndim)]
            high = [-cut if d == dim else 0 for d in range(x.ndim)]
            return w.array(w.pad(x.value, 0, low, high))
        if isinstance(size, int) and isinstance(end, Size):
            return _first(x, dim, start, end)
    first, limit = bounds(size, start, end)
    return w.array(w.slice_in_dim(x.value, dim, first, limit, step))


def _cut_at_end(size: int | Size, end: int | Size) -> int | None:
    """The number of elements that a slice leaves out at the end of a `?` dim, if it is known and not 0; else None."""
    if isinstance(size, int):
        return None
    left = size - end if isinstance(end, Size) else -end
    return left if isinstance(left, int) and left > 0 else None


def _first(x: TracedArray, dim: int, start: int, end: Size) -> TracedArray:
    """The slice from `start` to a `?` end of a static dim, read by a gather. torch's guards ensure that the dim is long
    enough."""
    static(x)
    length = end - start
    w = writer()
    type_ = TensorType(I64.mlir, as_shape([length]))
    ids = w.emit(IotaOp(0, type_, w.trace.like([length])))
    ids = w.add(ids, start) if start else ids
    return w.array(w.emit(TakeOp.make(x.value, ids, axis=dim)))


@converter("aten.select.int")
def select(x: TracedArray, dim: int, index: int | Size) -> TracedArray:
    dim = dim_of(dim, x.ndim)
    size = sizes_of(x)[dim]
    if isinstance(index, Size) or isinstance(size, Size):
        raise StaysInAten("an element of a `?` dim, or at a `?` index")
    index = index + size if index < 0 else index
    return squeeze(slice_(x, dim, index, index + 1), dim)


@converter("aten.select_scatter.default")
def select_scatter(x: TracedArray, source: TracedArray, dim: int, index: int) -> TracedArray:
    """x with an element along a dim replaced."""
    dim = dim_of(dim, x.ndim)
    static(x, dim)
    index = index + shape_of(x.value)[dim] if index < 0 else index
    return slice_scatter(x, unsqueeze(source, dim), dim, index, index + 1)


@converter("aten.slice_scatter.default")
def slice_scatter(
    x: TracedArray,
    source: TracedArray,
    dim: int = 0,
    start: Bound = None,
    end: Bound = None,
    step: int = 1,
) -> TracedArray:
    """x with a slice replaced: a concatenation of the part before, the source, and the part after. With a step, the
    source is spread to the dim's length, and selected where it has elements."""
    w, dim = writer(), dim_of(dim, x.ndim)
    size = sizes_of(x)[dim]
    value = w.as_tensor(source, dtype_of(x))
    if isinstance(size, Size):
        return _replaced(x, value, dim, start, end, step)
    first, limit = bounds(size, start, end)
    if step == 1:
        pieces = [
            w.slice_in_dim(x.value, dim, 0, first),
            value,
            w.slice_in_dim(x.value, dim, limit, size),
        ]
        pieces = [each for each in pieces if shape_of(each)[dim] != 0] or [x.value]
        return w.array(build.concat(w, pieces, dim))
    count = shape_of(value)[dim]
    if not count:
        return x
    high = size - first - ((count - 1) * step + 1)
    return _chosen(x, value, dim, first, high, step - 1)


def _replaced(
    x: TracedArray, value: SSAValue, dim: int, start: Bound, end: Bound, step: int
) -> TracedArray:
    """x with a slice of a `?` dim replaced; the slice has a known start, and leaves out a known number at the end."""
    size = sizes_of(x)[dim]
    cut = 0 if end is None else _cut_at_end(size, end)
    if cut is None:
        start, _ = bounds(size, start, end)
        cut = 0
    start = 0 if start is None else start
    if isinstance(start, Size) or start < 0 or step != 1:
        raise StaysInAten("a write to a slice of a `?` dim with a step or a `?` start")
    if not start and not cut:
        return writer().array(value)
    return _chosen(x, value, dim, start, cut, 0)


def _chosen(
    x: TracedArray, value: SSAValue, dim: int, low: int, high: int, between: int
) -> TracedArray:
    """x with elements along `dim` replaced by those of a value, which is padded to the shape of x: with `low` elements
    at the start, `high` at the end, and `between` neighbors."""
    w = writer()
    numbers = ([n if d == dim else 0 for d in range(x.ndim)] for n in (low, high, between))
    lists = list(numbers)
    spread = w.pad(value, 0, *lists)
    if shape_of(spread) != shape_of(x.value):
        raise StaysInAten("a write of a known size to a slice of a `?` dim")
    ones = w.full(True, sizes_of(w.array(value)), dtypes.BOOL)
    here = w.pad(ones, False, *lists)
    return w.array(w.select(here, spread, x.value))


@converter("aten.cat.default", "prims.cat.default")
def cat(arrays: Sequence[TracedArray], dim: int = 0) -> TracedArray:
    """Arrays one after the other along a dim; arrays of shape (0,) only affect the type."""
    w, dtype = writer(), dtype_of(arrays[0])
    for each in arrays:
        dtype = promoted(dtype, dtype_of(each))
    rank = max(each.ndim for each in arrays)
    real = [each for each in arrays if shape_of(each.value) != (0,) or rank == 1]
    dim = dim_of(dim, rank)
    values = [w.as_tensor(each, dtype) for each in real]
    filled = [each for each in values if shape_of(each)[dim] != 0] or values[:1]
    return w.array(build.concat(w, filled, dim))


@converter("aten.stack.default")
def stack(arrays: Sequence[TracedArray], dim: int = 0) -> TracedArray:
    return cat([unsqueeze(each, dim) for each in arrays], dim_of(dim, arrays[0].ndim + 1))


@converter("aten.split.Tensor")
def split(x: TracedArray, size: int, dim: int = 0) -> list[TracedArray]:
    dim = dim_of(dim, x.ndim)
    static(x, dim)
    whole = shape_of(x.value)[dim]
    starts = range(0, whole, size) if size and whole else [0]
    return [slice_(x, dim, start, min(start + size, whole)) for start in starts]


@converter("aten.split_with_sizes.default", "aten.split.sizes")
def split_with_sizes(x: TracedArray, sizes: Sequence[int], dim: int = 0) -> list[TracedArray]:
    parts: list[TracedArray] = []
    start = 0
    for size in sizes:
        if isinstance(size, Size):
            raise StaysInAten("a part of a `?` size")
        parts.append(slice_(x, dim, start, start + size))
        start += size
    return parts


@converter("aten.unbind.int")
def unbind(x: TracedArray, dim: int = 0) -> list[TracedArray]:
    static(x, dim_of(dim, x.ndim))
    return [select(x, dim, n) for n in range(shape_of(x.value)[dim_of(dim, x.ndim)])]


@converter("aten.flip.default", "prims.rev.default")
def flip(x: TracedArray, dims: Sequence[int]) -> TracedArray:
    w = writer()
    turned = [d for d in sorted(dim_of(each, x.ndim) for each in dims) if d < x.ndim]
    if not turned:
        return x
    static(x, *turned)
    return w.array(w.emit(ReverseOp(x.value, turned)))


@converter("aten.roll.default")
def roll(x: TracedArray, shifts: Sequence[int], dims: Sequence[int] = ()) -> TracedArray:
    """Elements rotated along dims, or all in row-major order if none are given."""
    w = writer()
    if not x.ndim:
        return x
    if not dims:
        flat = w.reshape(x.value, [_count(x)])
        moved = w.emit(RollOp.make(flat, shifts=dims_attr(shifts), dims=dims_attr([0])))
        return w.array(w.reshape(moved, sizes_of(x)))
    total: dict[int, int] = {}
    for dim, shift in zip(dims, shifts, strict=True):
        dim = dim_of(dim, x.ndim)
        total[dim] = total.get(dim, 0) + shift
    static(x, *total)
    moved = RollOp.make(
        x.value, shifts=dims_attr(list(total.values())), dims=dims_attr(list(total))
    )
    return w.array(w.emit(moved))


def _count(x: TracedArray) -> int:
    static(x)
    return prod(shape_of(x.value))


@converter("aten.repeat.default")
def repeat(x: TracedArray, repeats: Sequence[int]) -> TracedArray:
    w = writer()
    if any(isinstance(each, Size) for each in repeats):
        raise StaysInAten("a `?` number of repeats")
    value = w.reshape_units(x.value, (1,) * (len(repeats) - x.ndim) + shape_of(x.value))
    if any(size == DYNAMIC and n != 1 for size, n in zip(shape_of(value), repeats, strict=True)):
        raise StaysInAten("a repeat of a `?` dim")
    return w.array(w.emit(TileOp.make(value, repeats=dims_attr(repeats))))


@converter("aten.constant_pad_nd.default")
def constant_pad_nd(x: TracedArray, pad: Sequence[int], value: Number = 0) -> TracedArray:
    """Padding by a number: `pad` has the sizes before and after the last dim, then those of the dim before it, ..."""
    w, low, high = writer(), [0] * x.ndim, [0] * x.ndim
    if any(isinstance(each, Size) for each in pad):
        raise StaysInAten("padding of a `?` size")
    for place, (before, after) in enumerate(zip(pad[::2], pad[1::2], strict=True)):
        low[-1 - place], high[-1 - place] = before, after
    return w.array(w.pad(x.value, value, low, high))


@converter("aten.tril.default")
def tril(x: TracedArray, diagonal: int = 0) -> TracedArray:
    w = writer()
    return w.array(w.emit(TrilOp.make(x.value, diagonal=diagonal)))


@converter("aten.triu.default")
def triu(x: TracedArray, diagonal: int = 0) -> TracedArray:
    w = writer()
    return w.array(w.emit(TriuOp.make(x.value, diagonal=diagonal)))


@converter("aten.diagonal.default")
def diagonal(x: TracedArray, offset: int = 0, dim1: int = 0, dim2: int = 1) -> TracedArray:
    w, a, b = writer(), dim_of(dim1, x.ndim), dim_of(dim2, x.ndim)
    static(x, a, b)
    value = w.transpose(x.value, [d for d in range(x.ndim) if d not in (a, b)] + [a, b])
    return w.array(w.emit(DiagonalOp.make(value, diagonal=offset)))


@converter("aten.diagonal_scatter.default")
def diagonal_scatter(
    x: TracedArray, source: TracedArray, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> TracedArray:
    """x with a diagonal replaced: the index along it selects the element of the source."""
    w, a, b = writer(), dim_of(dim1, x.ndim), dim_of(dim2, x.ndim)
    static(x, a, b)
    value = w.as_tensor(source, dtype_of(x))
    count, above, below = shape_of(value)[-1], max(offset, 0), max(-offset, 0)
    if not count:
        return x
    size = shape_of(x.value)[b]
    zeros = [0] * (source.ndim - 1)
    high = [*zeros, size - above - count]
    columns = w.pad(value, 0, [*zeros, above], high)
    kept = [d for d in range(x.ndim) if d not in (a, b)]
    spread = w.broadcast_in_dim(columns, sizes_of(x), [*kept, b])
    row, column = places(w, x.value, a), places(w, x.value, b)
    there = w.compare("eq", w.sub(column, above), w.sub(row, below))
    return w.array(w.select(there, spread, x.value))


@converter("aten.unfold.default")
def unfold(x: TracedArray, dim: int, size: int, step: int) -> TracedArray:
    """Windows along a dim; a new last dim has the elements of each window."""
    if not x.ndim:
        raise StaysInAten("windows of a scalar")
    w, dim = writer(), dim_of(dim, x.ndim)
    static(x, dim)
    sizes = [size if d == dim else 1 for d in range(x.ndim)]
    steps = [step if d == dim else 1 for d in range(x.ndim)]
    windows = w.emit(WindowsOp(x.value, sizes, steps, [1] * x.ndim))
    return w.array(w.reshape_units(windows, (*shape_of(windows)[: x.ndim], size)))


def places(w: Writer, x: SSAValue, dim: int) -> SSAValue:
    """The index of each element along a dim, i64."""
    like = x if DYNAMIC in shape_of(x) else None
    return w.emit(IotaOp(dim, TensorType(I64.mlir, shape_of(x)), like))
