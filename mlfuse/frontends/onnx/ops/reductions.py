"""Reductions: sums, norms, extremes and their indices; cumulative sums and products."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.arg_reduction import ArgmaxOp, ArgminOp
from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.division import DivOp
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.dialects.graph.statistics import LogSumExpOp, MeanOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    axis_of,
    cast_to,
    composite,
    element,
    emit,
    known_sizes,
    reduce,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse
from mlfuse.frontends.tracing.operators import call

Reduce = Callable[[Node, TracedArray, list[int]], TracedArray]
"""Reduces a tensor over dims; the result lacks these dims."""


def _sum(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    return reduce("add", x, axes)


def _prod(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    return reduce("mul", x, axes)


def _max(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    return reduce("or" if element(x).is_bool else "max", x, axes)


def _min(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    return reduce("and" if element(x).is_bool else "min", x, axes)


def _mean(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    """The mean; for integers, rounded toward 0."""
    if not axes:
        return x
    if element(x).is_float:
        return composite(MeanOp, x, dims=dims_attr(axes))
    count = 1
    for size in known_sizes(node, x, axes):
        count *= size
    return call(DivOp, reduce("add", x, axes), count)


def _l1(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    own = element(x)
    positive = x if own.is_integer and not own.is_signed else abs(x)
    return reduce("add", positive, axes)


def _l2(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    return _in_floats(x, lambda v: mlfuse.sqrt(reduce("add", v * v, axes)))


def _sum_square(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    if element(x).is_integer:
        return reduce("add", x * x, axes)
    return _in_floats(x, lambda v: reduce("add", v * v, axes))


def _log_sum(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    return _in_floats(x, lambda v: mlfuse.log(reduce("add", v, axes)))


def _log_sum_exp(node: Node, x: TracedArray, axes: list[int]) -> TracedArray:
    if not axes:  # log(exp(x))
        return x
    return _in_floats(x, lambda v: composite(LogSumExpOp, v, dims=dims_attr(axes)))


_REDUCTIONS: dict[str, tuple[Reduce, int]] = {
    "ReduceL1": (_l1, 18),
    "ReduceL2": (_l2, 18),
    "ReduceLogSum": (_log_sum, 18),
    "ReduceLogSumExp": (_log_sum_exp, 18),
    "ReduceMax": (_max, 18),
    "ReduceMean": (_mean, 18),
    "ReduceMin": (_min, 18),
    "ReduceProd": (_prod, 18),
    "ReduceSum": (_sum, 13),
    "ReduceSumSquare": (_sum_square, 18),
}
"""By operator: its function, and the opset from which the axes are an input."""


def _reduce_by_attribute(
    node: Node, x: TracedArray, *, axes: Sequence[int] = (), keepdims: bool = True
) -> TracedArray:
    dims = [axis_of(node, each, x.ndim) for each in axes]
    return _kept(node, x, dims or list(range(x.ndim)), keepdims)


def _reduce_by_input(
    node: Node,
    x: TracedArray,
    axes: Value | None = None,
    *,
    keepdims: bool = True,
    noop_with_empty_axes: bool = False,
) -> TracedArray:
    """A reduction. Without axes it is over all dims, or with `noop_with_empty_axes` over none."""
    given = [] if axes is None else node.known_ints(axes, "axes")
    dims = [axis_of(node, each, x.ndim) for each in given]
    if not dims and not noop_with_empty_axes:
        dims = list(range(x.ndim))
    return _kept(node, x, dims, keepdims)


def _kept(node: Node, x: TracedArray, axes: list[int], keepdims: bool) -> TracedArray:
    if len(set(axes)) < len(axes):
        node.invalid(f"axes {axes} name one twice")
    rule, _ = _REDUCTIONS[node.op_type]
    result = rule(node, x, sorted(axes))
    return unit_dims(result, axes) if keepdims else result


for _name, (_, _input_since) in _REDUCTIONS.items():
    converter(_name, until=_input_since - 1)(_reduce_by_attribute)
    converter(_name, since=_input_since)(_reduce_by_input)


@converter("ArgMax", "ArgMin")
def _arg(
    node: Node,
    x: TracedArray,
    *,
    axis: int = 0,
    keepdims: bool = True,
    select_last_index: bool = False,
) -> TracedArray:
    """The index of an extreme along an axis: of the first or the last of equal elements."""
    axis = axis_of(node, axis, x.ndim)
    op = ArgmaxOp if node.op_type == "ArgMax" else ArgminOp
    if select_last_index:
        (count,) = known_sizes(node, x, [axis])
        turned = emit(x.trace, ReverseOp(x.value, [axis]))
        found = count - 1 - emit(x.trace, op(turned.value, [axis], dtypes.integer(64).mlir))
    else:
        found = emit(x.trace, op(x.value, [axis], dtypes.integer(64).mlir))
    return unit_dims(found, [axis]) if keepdims else found


@converter("CumSum", since=11)
@converter("CumProd", since=26)
def _cumulative(
    node: Node, x: TracedArray, axis: Value, *, reverse: bool = False, exclusive: bool = False
) -> TracedArray:
    (given,) = node.known_ints(axis, "axis")
    dim = axis_of(node, given, x.ndim)
    combiner = "add" if node.op_type == "CumSum" else "mul"
    return emit(x.trace, CumulativeOp(combiner, x.value, dim, reverse, exclusive))


def _in_floats(x: TracedArray, rule: Callable[[TracedArray], TracedArray]) -> TracedArray:
    """A reduction computed in floats that represent x; the result is rounded once (truncated for integers)."""
    own = element(x)
    return cast_to(rule(cast_to(x, dtypes.compute(own) if own.is_float else dtypes.F64)), own)
