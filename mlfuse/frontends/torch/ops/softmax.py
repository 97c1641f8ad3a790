"""Softmax, its logarithm, and their gradients."""

from __future__ import annotations

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.functions import ExpOp
from mlfuse.dialects.graph.softmax import LogSoftmaxOp, SoftmaxOp
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import dtype_of, element
from mlfuse.frontends.torch.ops.writer import Writer, dim_of, writer
from mlfuse.frontends.tracing.array import TracedArray


def _forward(op: type[SoftmaxOp | LogSoftmaxOp], x: TracedArray, dim: int, wide: bool) -> SSAValue:
    if not dtype_of(x).is_float:
        raise StaysInAten("a softmax of integers")
    w = writer()
    value = w.to(x.value, dtypes.F32) if wide else x.value
    if not x.ndim:
        return w.reshape_units(w.emit(op(w.reshape_units(value, (1,)), 0)), ())
    return w.emit(op(value, dim_of(dim, x.ndim)))


@converter("aten._softmax.default")
def softmax(x: TracedArray, dim: int, half_to_float: bool) -> TracedArray:
    w = writer()
    return w.array(_forward(SoftmaxOp, x, dim, half_to_float))


@converter("aten._log_softmax.default")
def log_softmax(x: TracedArray, dim: int, half_to_float: bool) -> TracedArray:
    w = writer()
    return w.array(_forward(LogSoftmaxOp, x, dim, half_to_float))


@converter("aten._safe_softmax.default")
def safe_softmax(x: TracedArray, dim: int, dtype: object = None) -> TracedArray:
    """Softmax with 0 for rows that are all minus infinity, such as rows that an attention mask hides."""
    w = writer()
    value = w.as_tensor(x, dtype_of(x) if dtype is None else element(dtype))
    found = _forward(SoftmaxOp, w.array(value), dim, False)
    hidden = w.compare("eq", value, float("-inf"))
    if x.ndim:
        dims = [dim_of(dim, x.ndim)]
        hidden = w.extended(w.reduce("and", hidden, dims), dims, value)
    return w.array(w.select(hidden, 0.0, found))


def _along(w: Writer, value: SSAValue, dim: int) -> SSAValue:
    """The sum along a dim, broadcast along it."""
    dims = [dim_of(dim, len(shape_of(value)))] if shape_of(value) else []
    return w.extended(w.reduce("add", value, dims), dims, value) if dims else value


@converter("aten._softmax_backward_data.default")
def softmax_backward(
    grad: TracedArray, output: TracedArray, dim: int, dtype: object
) -> TracedArray:
    w = writer()
    dy, y = w.wide(grad.value), w.wide(output.value)
    weighted = w.mul(dy, y)
    found = w.sub(weighted, w.mul(y, _along(w, weighted, dim)))
    return w.array(w.to(found, element(dtype)))


@converter("aten._log_softmax_backward_data.default")
def log_softmax_backward(
    grad: TracedArray, output: TracedArray, dim: int, dtype: object
) -> TracedArray:
    w = writer()
    dy, y = w.wide(grad.value), w.wide(output.value)
    found = w.sub(dy, w.mul(w.apply(ExpOp, y), _along(w, dy, dim)))
    return w.array(w.to(found, element(dtype)))
