"""Softmax, its logarithm, and Hardmax."""

from __future__ import annotations

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import softmax
from mlfuse.dialects.graph.arg_reduction import ArgmaxOp
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import (
    axis_of,
    composite,
    emit,
    iota,
    product,
    reshape,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray


@converter("Softmax", "LogSoftmax", "Hardmax", since=13)
def _softmax(node: Node, x: TracedArray, *, axis: int = -1) -> TracedArray:
    return _along(node, x, axis_of(node, axis, x.ndim))


@converter("Softmax", "LogSoftmax", "Hardmax", until=12)
def _softmax_of_rows(node: Node, x: TracedArray, *, axis: int = 1) -> TracedArray:
    """Softmax up to opset 12: x is a matrix, and the dims from the axis on are one row."""
    shape = x.shape
    if not -len(shape) <= axis <= len(shape):
        node.invalid(f"axis {axis} is outside rank {len(shape)}")
    axis += len(shape) if axis < 0 else 0
    if axis == len(shape) - 1:
        return _along(node, x, axis)
    flat = reshape(node, x, [product(shape[:axis]), product(shape[axis:])])
    return reshape(node, _along(node, flat, 1), shape)


def _along(node: Node, x: TracedArray, axis: int) -> TracedArray:
    match node.op_type:
        case "Softmax":
            return composite(softmax.SoftmaxOp, x, axis=axis)
        case "LogSoftmax":
            return composite(softmax.LogSoftmaxOp, x, axis=axis)
        case _:
            return _hardmax(node, x, axis)


def _hardmax(node: Node, x: TracedArray, axis: int) -> TracedArray:
    """1 at the first of the largest elements along an axis, 0 elsewhere."""
    count = dtypes.integer(64)
    largest = unit_dims(emit(x.trace, ArgmaxOp(x.value, [axis], count.mlir)), [axis])
    shape = [size if d == axis else 1 for d, size in enumerate(x.shape)]
    return (largest == iota(node, shape, axis, count)).astype(x.dtype)
