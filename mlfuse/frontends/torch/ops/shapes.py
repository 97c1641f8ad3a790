"""Ops on shapes: views, expansions, and creation of tensors."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from math import ceil, prod

from xdsl.dialects.builtin import TensorType

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import BOOL, DType
from mlfuse.dialects.graph import creation
from mlfuse.dialects.graph.base import shape_of
from mlfuse.frontends.torch.ops.table import StaysInAten, converter, on_sizes
from mlfuse.frontends.torch.ops.types import I64, Number, default_float, dtype_of, element
from mlfuse.frontends.torch.ops.writer import Operand, Scalar, Sizes, dim_of, sizes_of, writer
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import as_shape

# The same array. The caller handles memory layouts.


@converter(
    "aten.alias.default",
    "aten.clone.default",
    "aten.contiguous.default",
    "aten.detach.default",
    "aten.lift.default",
    "aten.lift_fresh.default",
    "aten.lift_fresh_copy.default",
    "aten.positive.default",
    "prims.clone.default",
    "prims.view_of.default",
    "prims.inductor_force_stride_order.default",
)
def itself(x: TracedArray, *_: object, **options: object) -> TracedArray:
    return x


@converter("aten.copy.default")
def copy(x: TracedArray, source: TracedArray, non_blocking: bool = False) -> TracedArray:
    """`source` in the shape and type of x."""
    w = writer()
    return w.array(x.trace.broadcast(w.as_tensor(source, dtype_of(x)), sizes_of(x)))


@converter(
    "aten.view.default",
    "aten.reshape.default",
    "aten._unsafe_view.default",
    "aten._reshape_alias.default",
    "prims.reshape.default",
)
def reshape(x: TracedArray, sizes: Sequence[int | Size], *_: object) -> TracedArray:
    w = writer()
    return w.array(w.reshape(x.value, completed(x, sizes)))


def completed(x: TracedArray, sizes: Sequence[int | Size]) -> Sizes:
    """Sizes with -1 replaced by the size that the number of elements requires."""
    if not any(isinstance(each, int) and each == -1 for each in sizes):
        return sizes
    known: int | Size = 1
    total: int | Size = 1
    for each in sizes:
        known = known if isinstance(each, int) and each == -1 else known * each
    for each in sizes_of(x):
        total = total * each
    if isinstance(known, int) and known == 0:
        raise StaysInAten("a view without elements that has a size of -1")
    missing = total // known
    return [missing if isinstance(each, int) and each == -1 else each for each in sizes]


@converter("aten.permute.default", "prims.transpose.default")
def permute(x: TracedArray, dims: Sequence[int]) -> TracedArray:
    w, order = writer(), [dim_of(d, x.ndim) for d in dims]
    return x if order == list(range(x.ndim)) else w.array(w.transpose(x.value, order))


@converter("aten.transpose.int")
def transpose(x: TracedArray, a: int, b: int) -> TracedArray:
    order = list(range(x.ndim))
    if x.ndim:
        a, b = dim_of(a, x.ndim), dim_of(b, x.ndim)
        order[a], order[b] = b, a
    return permute(x, order)


@converter("aten.t.default")
def t(x: TracedArray) -> TracedArray:
    return permute(x, list(range(x.ndim))[::-1])


@converter("aten.squeeze.default", "aten.squeeze.dim", "aten.squeeze.dims", "prims.squeeze.default")
def squeeze(x: TracedArray, dim: int | Sequence[int] | None = None) -> TracedArray:
    w, shape = writer(), shape_of(x.value)
    given = range(x.ndim) if dim is None else [dim] if isinstance(dim, int) else dim
    gone = {dim_of(d, x.ndim) for d in given}
    kept = tuple(n for d, n in enumerate(shape) if d not in gone or n != 1)
    return w.array(w.reshape_units(x.value, kept))


@converter("aten.unsqueeze.default")
def unsqueeze(x: TracedArray, dim: int) -> TracedArray:
    w, shape = writer(), list(shape_of(x.value))
    shape.insert(dim + x.ndim + 1 if dim < 0 else dim, 1)
    return w.array(w.reshape_units(x.value, tuple(shape)))


@converter("aten.expand.default")
def expand(x: TracedArray, sizes: Sequence[int | Size], *, implicit: bool = False) -> TracedArray:
    """x broadcast to sizes, with new dims in front; -1 keeps the size of a dim."""
    w, own = writer(), sizes_of(x)
    new = len(sizes) - len(own)
    wanted = [
        own[d - new] if d >= new and isinstance(each, int) and each == -1 else each
        for d, each in enumerate(sizes)
    ]
    return w.array(x.trace.broadcast(x.value, wanted))


@converter("aten.expand_as.default")
def expand_as(x: TracedArray, other: TracedArray) -> TracedArray:
    return expand(x, sizes_of(other))


@converter("prims.broadcast_in_dim.default")
def broadcast_in_dim(x: TracedArray, sizes: Sizes, dims: Sequence[int]) -> TracedArray:
    w = writer()
    return w.array(w.broadcast_in_dim(x.value, sizes, dims))


@converter("aten.as_strided.default", "aten.as_strided_copy.default", "prims.as_strided.default")
def as_strided(x: TracedArray, *_: object, **options: object) -> TracedArray:
    raise StaysInAten("a read of memory by strides")


# New arrays.


@converter("aten.full.default")
def full(sizes: Sizes, value: Operand, *, dtype: object = None, **options: object) -> TracedArray:
    """An array filled with a number, which decides the type if `dtype` isn't given."""
    kind = BOOL if isinstance(value, bool) else I64 if isinstance(value, int) else default_float()
    w = writer()
    return w.array(w.full(value, sizes, kind if dtype is None else element(dtype)))


@converter("aten.full_like.default")
def full_like(
    x: TracedArray, value: Operand, *, dtype: object = None, **options: object
) -> TracedArray:
    w, kind = writer(), dtype_of(x) if dtype is None else element(dtype)
    return w.array(w.full(value, sizes_of(x), kind))


@converter("aten.fill.Scalar", "aten.fill.Tensor")
def fill(x: TracedArray, value: Operand) -> TracedArray:
    w = writer()
    return w.array(w.full(value, sizes_of(x), dtype_of(x)))


@converter("aten.new_full.default")
def new_full(
    x: TracedArray, sizes: Sizes, value: Operand, *, dtype: object = None, **options: object
) -> TracedArray:
    w, kind = writer(), dtype_of(x) if dtype is None else element(dtype)
    return w.array(w.full(value, sizes, kind))


def _filled_with(name: str, number: int) -> None:
    @converter(f"aten.{name}.default")
    def _(sizes: Sizes, *, dtype: object = None, **options: object) -> TracedArray:
        w, kind = writer(), default_float() if dtype is None else element(dtype)
        return w.array(w.full(number, sizes, kind))

    @converter(f"aten.{name}_like.default")
    def _(x: TracedArray, *, dtype: object = None, **options: object) -> TracedArray:
        return full_like(x, number, dtype=dtype)

    @converter(f"aten.new_{name}.default")
    def _(x: TracedArray, sizes: Sizes, *, dtype: object = None, **options: object) -> TracedArray:
        return new_full(x, sizes, number, dtype=dtype)


_filled_with("zeros", 0)
_filled_with("ones", 1)


@converter(
    "aten.empty.memory_format",
    "aten.empty_strided.default",
    "aten.new_empty_strided.default",
    "aten.empty_like.default",
    "aten.new_empty.default",
)
def empty(x: TracedArray | Sizes, *sizes: Sizes, dtype: object = None, **options: object):
    """Zeros, which uninitialized memory may contain."""
    if not isinstance(x, TracedArray):
        w, kind = writer(), default_float() if dtype is None else element(dtype)
        return w.array(w.full(0, x, kind))
    return new_full(x, sizes[0] if sizes else sizes_of(x), 0, dtype=dtype)


@converter("aten.scalar_tensor.default", "prims.scalar_tensor.default")
def scalar_tensor(value: Operand, *, dtype: object = None, **options: object) -> TracedArray:
    w = writer()
    return w.array(w.as_tensor(value, default_float() if dtype is None else element(dtype)))


@converter("prims.iota.default")
def iota(
    length: int | Size, *, start: Scalar, step: Scalar, dtype: object, **options: object
) -> TracedArray:
    """The first `length` of start, start + step, ..."""
    kind = element(dtype)
    return _ramp(length, start, step, I64 if kind.is_integer else dtypes.compute(kind), kind)


def _ramp(length: int | Size, start: Scalar, step: Scalar, wide: DType, kind: DType) -> TracedArray:
    """start + step * i for `length` values of i, computed in `wide` and cast to `kind`."""
    w = writer()
    sizes = [length]
    type_ = TensorType(I64.mlir, as_shape(sizes))
    counted = w.to(w.emit(creation.IotaOp(0, type_, w.trace.like(sizes))), wide)
    if step != 1:
        counted = w.mul(*w.broadcast_arrays([counted, w.as_tensor(step, wide)]))
    if start != 0:
        counted = w.add(*w.broadcast_arrays([counted, w.as_tensor(start, wide)]))
    return w.array(w.to(counted, kind))


@converter("aten.arange.default", "aten.arange.start", "aten.arange.start_step")
def arange(*bounds: Number, dtype: object = None, **options: object) -> TracedArray:
    """A range; `bounds` are the end, or start and end, or start, end and step."""
    if any(isinstance(each, Size) for each in bounds):
        raise StaysInAten("a range of a `?` length")
    start, end = (0, bounds[0]) if len(bounds) == 1 else bounds[:2]
    step = bounds[2] if len(bounds) > 2 else 1
    fraction = any(isinstance(each, float) for each in (start, end, step))
    kind = element(dtype) if dtype is not None else default_float() if fraction else I64
    length = max(ceil((end - start) / step), 0) if fraction else max(-(-(end - start) // step), 0)
    wide = I64 if kind.is_integer and not fraction else dtypes.F64
    return _ramp(int(length), start, step, wide, kind)


# Sizes, and Python functions on them.


@converter("aten.sym_size.int")
def sym_size(x: TracedArray, dim: int) -> int | Size:
    return sizes_of(x)[dim_of(dim, x.ndim)]


@converter("aten.sym_numel.default")
def sym_numel(x: TracedArray) -> int | Size:
    return prod(sizes_of(x), start=1)  # pyright: ignore


def _of_sizes(function: Callable[..., object]) -> None:
    @on_sizes(function)
    def _(*args: object) -> object:
        if any(isinstance(each, TracedArray) for each in args):
            raise StaysInAten(f"{function.__name__} of a tensor")
        return function(*args)


_OF_SIZES: list[Callable[..., object]] = [
    operator.add,
    operator.sub,
    operator.mul,
    operator.floordiv,  # pyright: ignore[reportUnknownMemberType]
    operator.mod,
    operator.neg,
    operator.eq,
    operator.ne,
    operator.lt,
    operator.le,
    operator.gt,
    operator.ge,
    min,
    max,
]
for _function in _OF_SIZES:
    _of_sizes(_function)


@on_sizes(operator.getitem)
def getitem(values: Sequence[object], index: int) -> object:
    return values[index]
