"""Reductions: sums, means, extremes and their indices, variances, cumulative sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import BOOL, DYNAMIC, DType
from mlfuse.dialects.graph import functions
from mlfuse.dialects.graph.arg_reduction import ArgmaxOp, ArgminOp
from mlfuse.dialects.graph.arithmetic import AbsOp
from mlfuse.dialects.graph.base import dims_attr, shape_of
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.statistics import LogSumExpOp
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import I64, Number, dtype_of, element
from mlfuse.frontends.torch.ops.writer import Writer, dim_of, dims_from, writer
from mlfuse.frontends.tracing.array import TracedArray

Dims = int | Sequence[int] | None


def reduced(
    w: Writer, combiner: str, value: SSAValue, dims: Sequence[int], keepdim: bool = False
) -> SSAValue:
    """A value reduced over `dims`; the value itself if there are none."""
    total = w.emit(ReduceOp(combiner, value, dims)) if dims else value
    return w.restore_dims(total, shape_of(value), dims) if keepdim else total


def _accumulated(x: TracedArray, dtype: object) -> DType:
    """The type of a sum or product: integers and truth values are added in 64 bits."""
    if dtype is not None:
        return element(dtype)
    return dtype_of(x) if dtype_of(x).is_float else I64


def _total(combiner: str, x: TracedArray, dim: Dims, keepdim: bool, dtype: object) -> TracedArray:
    w, kind = writer(), _accumulated(x, dtype)
    dims = dims_from(dim, x.ndim)
    if kind.is_bool:
        combiner = {"add": "or", "mul": "and"}[combiner]
    return w.array(reduced(w, combiner, w.as_tensor(x, kind), dims, keepdim))


@converter("aten.sum.default", "aten.sum.dim_IntList")
def sum_(
    x: TracedArray, dim: Dims = None, keepdim: bool = False, *, dtype: object = None
) -> TracedArray:
    return _total("add", x, dim, keepdim, dtype)


def _prim(name: str, combiner: str) -> None:
    @converter(f"prims.{name}.default")
    def _(x: TracedArray, dims: Dims, *, output_dtype: object = None) -> TracedArray:
        """An extreme or a product in the operand's type, or in `output_dtype`."""
        w, kind = writer(), dtype_of(x) if output_dtype is None else element(output_dtype)
        if kind.is_bool:
            raise StaysInAten("a reduction of truth values")
        over = dims_from(dims, x.ndim) if dims or dims is None else ()
        return w.array(reduced(w, combiner, w.as_tensor(x, kind), over))


for _name, _combiner in (("sum", "add"), ("prod", "mul"), ("amax", "max"), ("amin", "min")):
    _prim(_name, _combiner)


@converter("aten.prod.default", "aten.prod.dim_int")
def prod(
    x: TracedArray, dim: int | None = None, keepdim: bool = False, *, dtype: object = None
) -> TracedArray:
    return _total("mul", x, dim, keepdim, dtype)


@converter("aten.mean.default", "aten.mean.dim")
def mean(
    x: TracedArray, dim: Dims = None, keepdim: bool = False, *, dtype: object = None
) -> TracedArray:
    """The mean; for floats of 16 bits computed in f32 and rounded once."""
    w, kind = writer(), dtype_of(x) if dtype is None else element(dtype)
    if not kind.is_float:
        raise StaysInAten("a mean of integers")
    dims = dims_from(dim, x.ndim)
    value = w.wide(w.as_tensor(x, kind))
    found = w.mean(value, *dims) if dims else value
    if keepdim:
        found = w.restore_dims(found, shape_of(value), dims)
    return w.array(w.to(found, kind))


def _no_identity(x: TracedArray, dims: Sequence[int]) -> None:
    if any(shape_of(x.value)[d] == 0 for d in dims):
        raise StaysInAten("an extreme of no elements, which is an error")


def _extreme(name: str, combiner: str) -> None:
    @converter(f"aten.a{name}.default", f"aten.{name}.default")
    def _(x: TracedArray, dim: Dims = None, keepdim: bool = False) -> TracedArray:
        w, dims = writer(), dims_from(dim, x.ndim)
        _no_identity(x, dims)
        return w.array(reduced(w, combiner, x.value, dims, keepdim))


_extreme("max", "max")
_extreme("min", "min")


def _where(op: Callable[..., ArgmaxOp | ArgminOp], x: TracedArray, dims: Sequence[int]) -> SSAValue:
    """The row-major index, i64, of the first extreme, or of the first NaN if there is one."""
    w = writer()
    return w.emit(op(x.value, dims, I64.mlir)) if dims else w.scalar_tensor(0, I64)


def _extreme_with_place(name: str, combiner: str, op: Callable[..., ArgmaxOp | ArgminOp]) -> None:
    @converter(f"aten.{name}.dim")
    def _(x: TracedArray, dim: int, keepdim: bool = False) -> tuple[TracedArray, TracedArray]:
        w, dims, shape = writer(), dims_from(dim, x.ndim), shape_of(x.value)
        _no_identity(x, dims)
        found = [reduced(w, combiner, x.value, dims), _where(op, x, dims)]
        if keepdim:
            found = [w.restore_dims(each, shape, dims) for each in found]
        return w.array(found[0]), w.array(found[1])

    @converter(f"aten.arg{name}.default")
    def _(x: TracedArray, dim: int | None = None, keepdim: bool = False) -> TracedArray:
        w, dims = writer(), dims_from(dim, x.ndim)
        _no_identity(x, dims)
        found = _where(op, x, dims)
        return w.array(w.restore_dims(found, shape_of(x.value), dims) if keepdim else found)


_extreme_with_place("max", "max", ArgmaxOp)
_extreme_with_place("min", "min", ArgminOp)


def _truth(name: str, combiner: str) -> None:
    @converter(f"aten.{name}.default", f"aten.{name}.dim", f"aten.{name}.dims")
    def _(x: TracedArray, dim: Dims = None, keepdim: bool = False) -> TracedArray:
        """Whether all (or any) elements are nonzero; bytes give bytes."""
        w = writer()
        nothing = isinstance(dim, list | tuple) and not dim
        dims = () if nothing else dims_from(dim, x.ndim)
        holds = reduced(w, combiner, w.as_tensor(x, BOOL), dims, keepdim)
        bytes_ = dtype_of(x) == dtypes.integer(8, signed=False)
        return w.array(w.to(holds, dtype_of(x) if bytes_ else BOOL))


_truth("any", "or")
_truth("all", "and")


def deviations(
    w: Writer, value: SSAValue, dims: Sequence[int], correction: Number
) -> tuple[SSAValue, SSAValue]:
    """The variance of f32 or f64 values over dims, and the mean: two passes, the second over centered values."""
    kept = [d for d in range(len(shape_of(value))) if d not in dims]
    if not dims:  # the variance of a single number
        zero = w.sub(value, value)
        return w.div(zero, max(1.0 - correction, 0.0)), value
    middle = w.mean(value, *dims)
    centered = w.sub(value, w.broadcast(middle, kept, value))
    total = w.reduce("add", w.mul(centered, centered), dims)
    if isinstance(correction, int) and correction >= 0:
        return w.div(total, w.count(value, dims, total, correction)), middle
    count = w.maximum(w.sub(w.count(value, dims, total), float(correction)), 0.0)
    return w.div(total, count), middle


def _variance(
    x: TracedArray, dim: Dims, correction: Number | None, keepdim: bool
) -> tuple[TracedArray, TracedArray]:
    w, kind = writer(), dtype_of(x)
    if not kind.is_float:
        raise StaysInAten("a variance of integers")
    dims, value = dims_from(dim, x.ndim), w.wide(x.value)
    found = deviations(w, value, dims, 1 if correction is None else correction)
    if keepdim:
        found = [w.restore_dims(each, shape_of(value), dims) for each in found]
    variance, middle = (w.array(w.to(each, kind)) for each in found)
    return variance, middle


@converter("aten.var.correction")
def var(
    x: TracedArray, dim: Dims = None, *, correction: Number | None = None, keepdim: bool = False
) -> TracedArray:
    return _variance(x, dim, correction, keepdim)[0]


@converter("aten.var_mean.correction")
def var_mean(
    x: TracedArray, dim: Dims = None, *, correction: Number | None = None, keepdim: bool = False
) -> tuple[TracedArray, TracedArray]:
    return _variance(x, dim, correction, keepdim)


@converter("prims.var.default")
def prims_var(
    x: TracedArray, dims: Dims, correction: Number = 1, *, output_dtype: object = None
) -> TracedArray:
    return _variance(x, dims, correction, False)[0] if dims else var(x, dims, correction=correction)


@converter("aten.logsumexp.default")
def logsumexp(x: TracedArray, dim: Dims, keepdim: bool = False) -> TracedArray:
    w, dims = writer(), dims_from(dim, x.ndim)
    if not dtype_of(x).is_float or not dims:
        raise StaysInAten("a logarithm of a sum of integers, or of a single number")
    found = w.emit(LogSumExpOp.make(x.value, dims=dims_attr(dims)))
    return w.array(w.restore_dims(found, shape_of(x.value), dims) if keepdim else found)


@converter("aten.linalg_vector_norm.default")
def vector_norm(
    x: TracedArray,
    ord: Number = 2,
    dim: Dims = None,
    keepdim: bool = False,
    *,
    dtype: object = None,
) -> TracedArray:
    """The norm of order 1, 2 or infinity; order 0 counts the nonzero elements."""
    w, kind = writer(), dtype_of(x) if dtype is None else element(dtype)
    if not kind.is_float or ord not in (0, 1, 2, float("inf"), float("-inf")):
        raise StaysInAten(f"a norm of order {ord}")
    dims, value = dims_from(dim, x.ndim), w.wide(w.as_tensor(x, kind))
    size = w.apply(AbsOp, value)
    if ord in (float("inf"), float("-inf")):
        _no_identity(x, dims)
        total = reduced(w, "max" if ord > 0 else "min", size, dims, keepdim)
    elif ord == 2:
        squares = reduced(w, "add", w.mul(value, value), dims, keepdim)
        total = w.apply(functions.SqrtOp, squares)
    else:
        counted = w.select(w.compare("ne", value, 0.0), 1.0, w.zeros(value)) if ord == 0 else size
        total = reduced(w, "add", counted, dims, keepdim)
    return w.array(w.to(total, kind))


def _running(name: str, combiner: str) -> None:
    @converter(f"aten.{name}.default")
    def _(x: TracedArray, dim: int, *, dtype: object = None) -> TracedArray:
        w, kind = writer(), _accumulated(x, dtype)
        if kind.is_bool:
            raise StaysInAten("cumulative sums of truth values")
        value = w.as_tensor(x, kind)
        if not x.ndim:
            return w.array(value)
        return w.array(w.emit(CumulativeOp(combiner, value, dim_of(dim, x.ndim))))


_running("cumsum", "add")
_running("cumprod", "mul")


def static(x: TracedArray, *dims: int) -> None:
    """Raise StaysInAten unless the sizes of these dims (or of all, if none are given) are known."""
    shape = shape_of(x.value)
    if any(shape[d] == DYNAMIC for d in dims or range(x.ndim)):
        raise StaysInAten("a `?` size, which must be known")
