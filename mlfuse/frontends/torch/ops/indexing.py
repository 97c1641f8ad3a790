"""Reads and writes of elements at indices in another array.

A negative index counts from the end if torch defines it so. An index out of range is an error in eager mode, which a
kernel can't raise: reading there gives NaN (0 for integers), and nothing is written.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import BOOL, DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import Shape, shape_of
from mlfuse.dialects.graph.gather import GatherOp
from mlfuse.dialects.graph.logic import AndOp
from mlfuse.dialects.graph.lookup import TakeAlongOp, TakeOp
from mlfuse.dialects.graph.scatter import SET, ScatterOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.frontends.torch.ops.movement import places, slice_
from mlfuse.frontends.torch.ops.reductions import static
from mlfuse.frontends.torch.ops.selection import masked_fill
from mlfuse.frontends.torch.ops.shapes import reshape
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import I64, Number, dtype_of
from mlfuse.frontends.torch.ops.writer import Operand, Writer, dim_of, sizes_of, writer
from mlfuse.frontends.tracing.array import TracedArray

Indices = Sequence[TracedArray | None]


class _Places:
    """The indexed dims of an array, their indices, and the position of the indices' dims in the result."""

    def __init__(self, w: Writer, x: TracedArray, indices: Indices):
        self.shape: Shape = shape_of(x.value)
        static(x)
        given = [(d, each) for d, each in enumerate(indices) if each is not None]
        if any(_is_mask(each) for _, each in given):
            raise StaysInAten("a boolean index: the number of true elements isn't known")
        self.dims = tuple(d for d, _ in given)
        values = w.broadcast_arrays([w.as_tensor(each, I64) for _, each in given])
        self.values = [self._from_front(w, d, v) for d, v in zip(self.dims, values, strict=True)]
        self.rank = len(shape_of(values[0]))
        adjacent = self.dims == tuple(range(self.dims[0], self.dims[-1] + 1))
        self.first = self.dims[0] if adjacent else 0

    def _from_front(self, w: Writer, dim: int, value: SSAValue) -> SSAValue:
        negative = w.compare("lt", value, 0)
        return w.select(negative, w.add(value, self.shape[dim]), value)

    @property
    def slices(self) -> SliceDims:
        kept = len(self.shape) - len(self.dims)
        offset = [d if d < self.first else d + self.rank for d in range(kept)]
        return SliceDims(
            offset=tuple(offset),
            collapsed=self.dims,
            index_map=self.dims,
            index_vector=self.rank,
        )

    def stacked(self, w: Writer) -> SSAValue:
        """The indices as one array; its last dim has an index for each indexed dim."""
        if len(self.values) == 1:
            return self.values[0]
        columns = [w.reshape_units(each, (*shape_of(each), 1)) for each in self.values]
        return build.concat(w, columns, self.rank)

    def inside(self, w: Writer) -> SSAValue:
        """Whether each index is in range."""
        found: SSAValue | None = None
        for dim, value in zip(self.dims, self.values, strict=True):
            here = w.apply(
                AndOp, w.compare("ge", value, 0), w.compare("lt", value, self.shape[dim])
            )
            found = here if found is None else w.apply(AndOp, found, here)
        assert found is not None
        return found


def _is_mask(index: TracedArray) -> bool:
    """Whether an index is a mask; in torch, bytes are masks, too."""
    return dtype_of(index).is_bool or dtype_of(index) == dtypes.integer(8, signed=False)


def _fill(x: TracedArray) -> Number:
    return float("nan") if dtype_of(x).is_float else 0


@converter("aten.index.Tensor")
def index(x: TracedArray, indices: Indices) -> TracedArray:
    w = writer()
    if all(each is None for each in indices):
        return x
    places = _Places(w, x, indices)
    found = _gathered(w, x, places)
    where = range(places.first, places.first + places.rank)
    inside = w.broadcast(places.inside(w), list(where), found)
    return w.array(w.select(inside, found, _fill(x)))


@converter("aten._unsafe_index.Tensor")
def unsafe_index(x: TracedArray, indices: Indices) -> TracedArray:
    """x at indices that are all in range."""
    w = writer()
    if all(each is None for each in indices):
        return x
    return w.array(_gathered(w, x, _Places(w, x, indices)))


def _gathered(w: Writer, x: TracedArray, places: _Places) -> SSAValue:
    sizes = [min(n, 1) if d in places.dims else n for d, n in enumerate(places.shape)]
    if 0 in (sizes[d] for d in places.dims):
        raise StaysInAten("an element of a dim that has none")
    return w.emit(GatherOp(x.value, places.stacked(w), places.slices, sizes))


@converter("aten._unsafe_masked_index.default")
def masked_index(x: TracedArray, mask: TracedArray, indices: Indices, fill: Number) -> TracedArray:
    """x at indices where the mask holds, `fill` elsewhere, where the indices may be out of range."""
    w = writer()
    found = _gathered(w, x, _Places(w, x, indices))
    holds, found, other = w.broadcast_arrays(
        [w.as_tensor(mask, BOOL), found, w.scalar_tensor(fill, dtype_of(x))]
    )
    return w.array(w.select(holds, found, other))


@converter("aten._unsafe_masked_index_put_accumulate.default")
def masked_index_put(
    x: TracedArray, mask: TracedArray, indices: Indices, values: TracedArray
) -> TracedArray:
    w = writer()
    holds, added = w.broadcast_arrays([w.as_tensor(mask, BOOL), values.value])
    return index_put(x, indices, w.array(w.select(holds, added, 0)), True)


@converter("aten.index_put.default", "aten._unsafe_index_put.default")
def index_put(
    x: TracedArray, indices: Indices, values: TracedArray, accumulate: bool = False, *_: object
) -> TracedArray:
    """x with values written or added at indices; with a mask, a single value where it holds."""
    w = writer()
    masks = [each for each in indices if each is not None and _is_mask(each)]
    if masks:
        if len(indices) > 1 or accumulate or any(n != 1 for n in shape_of(values.value)):
            raise StaysInAten("a write by a boolean index: the number of true elements isn't known")
        return _masked(w, x, masks[0], values)
    if all(each is None for each in indices):
        raise StaysInAten("written everywhere")
    places = _Places(w, x, indices)
    kept = [n for d, n in enumerate(places.shape) if d not in places.dims]
    count = shape_of(places.values[0])
    shape = [*kept[: places.first], *count, *kept[places.first :]]
    updates = w.trace.broadcast(w.as_tensor(values, dtype_of(x)), shape)
    if DYNAMIC in count:
        raise StaysInAten("a `?` number of elements written")
    return w.array(_scattered(w, "add" if accumulate else SET, x, places, updates))


def _scattered(
    w: Writer, combiner: str, x: TracedArray, places: _Places, updates: SSAValue
) -> SSAValue:
    if 0 in places.shape:
        return x.value
    if combiner == "add" and dtype_of(x).is_bool:
        combiner = "or"
    return _combined(w, combiner, x.value, places.stacked(w), updates, places.slices)


def _combined(
    w: Writer, combiner: str, x: SSAValue, at: SSAValue, updates: SSAValue, slices: SliceDims
) -> SSAValue:
    """A scatter. Sums and products of floats of 16 bits are computed in f32, as in torch."""
    dtype = dtypes.of(x.type)
    if combiner == SET or not dtype.is_half:
        return w.emit(ScatterOp(combiner, x, at, updates, slices))
    made = w.emit(ScatterOp(combiner, w.wide(x), at, w.wide(updates), slices))
    return w.to(made, dtype)


def _masked(w: Writer, x: TracedArray, mask: TracedArray, value: TracedArray) -> TracedArray:
    ones = (1,) * (x.ndim - mask.ndim)
    holds = w.reshape_units(w.as_tensor(mask, BOOL), (*shape_of(mask.value), *ones))
    return masked_fill(x, w.array(holds), reshape(value, []))


@converter("aten.index_add.default")
def index_add(
    x: TracedArray, dim: int, index: TracedArray, source: TracedArray, *, alpha: Number = 1
) -> TracedArray:
    if not x.ndim:
        raise StaysInAten("an index into a scalar")
    w = writer()
    added = source.value if alpha == 1 else w.mul(source.value, alpha)
    where: list[TracedArray | None] = [None] * dim_of(dim, x.ndim)
    flat = index if index.ndim else reshape(index, [1])
    return index_put(x, [*where, flat], w.array(added), True)


@converter("aten.index_select.default")
def index_select(x: TracedArray, dim: int, index: TracedArray) -> TracedArray:
    if not x.ndim:
        return x
    flat = index if index.ndim else reshape(index, [1])
    return _taken(x, dim_of(dim, x.ndim), flat)


@converter("aten.embedding.default")
def embedding(weight: TracedArray, indices: TracedArray, *_: object) -> TracedArray:
    return _taken(weight, 0, indices)


@converter("aten.take.default")
def take(x: TracedArray, index: TracedArray) -> TracedArray:
    static(x)
    return _taken(reshape(x, [-1]) if 0 not in shape_of(x.value) else x, 0, index)


def _taken(x: TracedArray, axis: int, ids: TracedArray) -> TracedArray:
    w = writer()
    static(x)
    if shape_of(x.value)[axis] == 0:
        raise StaysInAten("an element of a dim that has none")
    return w.array(w.emit(TakeOp.make(x.value, ids.value, axis=axis, mode="fill")))


# Along a dim: each line of the index has indices into the same line of the array.


def _line(x: TracedArray) -> TracedArray:
    return x if x.ndim else reshape(x, [1])


def _cut(x: TracedArray, like: TracedArray, but: int) -> TracedArray:
    """x cut to the sizes of `like` along all dims except `but`."""
    for d, size in enumerate(shape_of(like.value)):
        if d != but and size != shape_of(x.value)[d]:
            x = slice_(x, d, 0, size)
    return x


@converter("aten.gather.default")
def gather(
    x: TracedArray, dim: int, index: TracedArray, *, sparse_grad: bool = False
) -> TracedArray:
    w, dim = writer(), dim_of(dim, x.ndim)
    line, ids = _line(x), _line(index)
    if 0 in shape_of(ids.value):
        return w.array(w.full(0, sizes_of(index), dtype_of(x)))
    line = _cut(line, ids, dim)
    if DYNAMIC in shape_of(line.value):
        found = _picked(w, line, dim, ids)
    elif shape_of(line.value)[dim] == 0:
        raise StaysInAten("an element of a dim that has none")
    else:
        found = w.emit(TakeAlongOp.make(line.value, ids.value, axis=dim, mode="fill"))
    return w.array(w.reshape_units(found, shape_of(index.value)))


def _picked(w: Writer, x: TracedArray, dim: int, ids: TracedArray) -> SSAValue:
    """One element of each line along a dim, found by comparing all indices: sizes may be `?`."""
    if shape_of(ids.value)[dim] != 1 or dtype_of(x).is_bool:
        raise StaysInAten("several elements of each line of an array with `?` sizes")
    here = w.compare("eq", *w.broadcast_arrays([places(w, x.value, dim), w.as_tensor(ids, I64)]))
    total = w.reduce("add", w.select(here, x.value, 0), [dim])
    known = w.reduce("or", here, [dim])
    return w.restore_dims(w.select(known, total, _fill(x)), shape_of(x.value), [dim])


@converter("aten.scatter.src", "aten.scatter.value")
def scatter(x: TracedArray, dim: int, index: TracedArray, src: Operand) -> TracedArray:
    return _scatter(SET, x, dim, index, src)


@converter("aten.scatter_add.default")
def scatter_add(x: TracedArray, dim: int, index: TracedArray, src: TracedArray) -> TracedArray:
    return _scatter("add", x, dim, index, src)


_COMBINERS = {"sum": "add", "prod": "mul", "amax": "max", "amin": "min"}
_SHORT = {"add": "add", "multiply": "mul"}


@converter("aten.scatter.reduce", "aten.scatter.value_reduce")
def scatter_combined(
    x: TracedArray, dim: int, index: TracedArray, src: Operand, *, reduce: str
) -> TracedArray:
    return _scatter(_SHORT[reduce], x, dim, index, src)


@converter("aten.scatter_reduce.two")
def scatter_reduce(
    x: TracedArray,
    dim: int,
    index: TracedArray,
    src: TracedArray,
    reduce: str,
    *,
    include_self: bool = True,
) -> TracedArray:
    if reduce not in _COMBINERS:
        raise StaysInAten(f"a scatter by {reduce}")
    combiner = _COMBINERS[reduce]
    if not include_self:  # the written elements start from the combiner's neutral element
        dtype = dtype_of(x)
        nothing = {"add": 0, "mul": 1, "max": dtype.lowest, "min": dtype.highest}[combiner]
        x = _scatter(SET, x, dim, index, nothing)
    return _scatter(combiner, x, dim, index, src)


def _scatter(
    combiner: str, x: TracedArray, dim: int, index: TracedArray, src: Operand
) -> TracedArray:
    w, dim, dtype = writer(), dim_of(dim, x.ndim), dtype_of(x)
    line, ids = _line(x), _line(index)
    if 0 in shape_of(ids.value):
        return x
    if isinstance(src, TracedArray):
        updates = w.as_tensor(_cut(_line(src), ids, -1), dtype)
    else:
        updates = w.full(src, sizes_of(ids), dtype)
    if dtype.is_bool and combiner in ("add", "mul"):
        combiner = {"add": "or", "mul": "and"}[combiner]
    shape, own = shape_of(line.value), shape_of(ids.value)
    whole = all(own[d] == shape[d] for d in range(len(shape)) if d != dim)
    if combiner == SET and own[dim] == 1 and whole:
        # One element of each line: selected by its index, in the kernel that reads the array.
        here = w.compare(
            "eq", *w.broadcast_arrays([places(w, line.value, dim), w.as_tensor(ids, I64)])
        )
        written = w.trace.broadcast(updates, sizes_of(line))
        found = w.select(here, written, line.value)
        return w.array(w.reshape_units(found, shape_of(x.value)))
    static(line)
    static(ids)
    slices, at = _lines(w, ids, dim) if whole else _coordinates(w, ids, dim)
    found = _combined(w, combiner, line.value, at, updates, slices)
    return w.array(w.reshape_units(found, shape_of(x.value)))


def _lines(w: Writer, ids: TracedArray, dim: int) -> tuple[SliceDims, SSAValue]:
    kept = tuple(d for d in range(ids.ndim) if d != dim)
    slices = SliceDims(
        collapsed=(dim,),
        batch=kept,
        index_batch=kept,
        index_map=(dim,),
        index_vector=ids.ndim,
    )
    return slices, ids.value


def _coordinates(w: Writer, ids: TracedArray, dim: int) -> tuple[SliceDims, SSAValue]:
    """All coordinates of each index, for an index that is shorter than the array along other dims."""
    shape = (*shape_of(ids.value), 1)
    columns = [
        w.reshape_units(w.as_tensor(ids, I64) if d == dim else places(w, ids.value, d), shape)
        for d in range(ids.ndim)
    ]
    every = tuple(range(ids.ndim))
    slices = SliceDims(collapsed=every, index_map=every, index_vector=ids.ndim)
    return slices, build.concat(w, columns, ids.ndim) if ids.ndim > 1 else ids.value
