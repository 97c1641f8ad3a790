"""Normalizations. Statistics of 16-bit floats are computed in f32; each op rounds once."""

from __future__ import annotations

from collections.abc import Sequence

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import normalization as graph
from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.graph.functions import RsqrtOp
from mlfuse.dialects.graph.statistics import MeanOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    axes_of,
    axis_of,
    broadcast,
    cast_to,
    channels,
    composite,
    element,
    emit,
    known_sizes,
    pad,
    reduce,
    reshape,
    unit_dims,
    windows,
)
from mlfuse.frontends.onnx.ops.casts import element_type
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse
from mlfuse.frontends.tracing.operators import call


@converter("BatchNormalization", since=7)
def _batch_norm(
    node: Node,
    x: TracedArray,
    scale: TracedArray,
    bias: TracedArray,
    mean: TracedArray,
    variance: TracedArray,
    *,
    epsilon: float = 1e-5,
    momentum: float = 0.9,
    spatial: bool = True,
    training_mode: bool = False,
) -> TracedArray | tuple[TracedArray, ...]:
    """Normalization with the given statistics; in training with those of the batch, toward which the running statistics
    are moved."""
    if not spatial:
        node.unsupported("statistics of each place (spatial = 0)")
    training = training_mode if node.opset >= 14 else node.wants(1)
    if not training:
        return _by(node, x, epsilon, scale, bias, mean, variance)
    if node.opset < 14:
        node.unsupported(
            "training, whose running statistics no two runtimes compute alike before 14"
        )
    if x.ndim < 2:
        node.unsupported("training on an input without channels")
    dims = [d for d in range(x.ndim) if d != 1]
    wide = cast_to(x, dtypes.compute(element(x)))
    own_mean = composite(MeanOp, wide, dims=dims_attr(dims))
    centred = wide - channels(node, own_mean, x.ndim)
    own_var = composite(MeanOp, centred * centred, dims=dims_attr(dims))
    result = _by(node, x, epsilon, scale, bias, own_mean, own_var)
    return result, _moved(mean, own_mean, momentum), _moved(variance, own_var, momentum)


def _moved(old: TracedArray, new: TracedArray, kept: float) -> TracedArray:
    """The new value of a running statistic."""
    own = element(old)
    wide = old if own.bits >= 32 else cast_to(old, dtypes.F32)
    return cast_to(wide * kept + cast_to(new, element(wide)) * (1.0 - kept), own)


def _by(node: Node, x: TracedArray, epsilon: float, *parameters: TracedArray) -> TracedArray:
    """x normalized with the scale, bias, mean and variance of each channel."""
    own = element(x)
    if all(element(each) == own for each in parameters) and x.ndim >= 2:
        return composite(graph.BatchNormInferenceOp, x, *parameters, epsilon=epsilon)
    to = dtypes.compute(own)
    dim = min(1, x.ndim - 1)
    scale, bias, mean, var = (
        channels(node, cast_to(each, to), x.ndim, dim)
        if each.ndim == 1 and each.shape[0] != 1
        else cast_to(each, to)
        for each in parameters
    )
    return cast_to((cast_to(x, to) - mean) * call(RsqrtOp, var + epsilon) * scale + bias, own)


@converter("InstanceNormalization", since=6)
def _instance_norm(
    node: Node, x: TracedArray, scale: TracedArray, bias: TracedArray, *, epsilon: float = 1e-5
) -> TracedArray:
    return composite(graph.InstanceNormOp, x, scale, bias, epsilon=epsilon)


@converter("GroupNormalization", since=18)
def _group_norm(
    node: Node,
    x: TracedArray,
    scale: TracedArray,
    bias: TracedArray,
    *,
    num_groups: int,
    epsilon: float = 1e-5,
) -> TracedArray:
    """Normalization of groups. Scale and bias are for groups in opsets 18 to 20, for channels later."""
    (features,) = known_sizes(node, x, [1])
    if num_groups < 1 or features % num_groups:
        node.invalid(f"{features} channels in {num_groups} groups")
    if node.opset < 21:
        scale, bias = (_repeated(node, each, features // num_groups) for each in (scale, bias))
    return composite(graph.GroupNormOp, x, scale, bias, groups=num_groups, epsilon=epsilon)


def _repeated(node: Node, x: TracedArray, times: int) -> TracedArray:
    (count,) = known_sizes(node, x)
    return reshape(node, broadcast(unit_dims(x, [1]), [count, times]), [count * times])


@converter("LayerNormalization", since=17)
def _layer_norm(
    node: Node,
    x: TracedArray,
    scale: TracedArray,
    bias: Value | None = None,
    *,
    axis: int = -1,
    epsilon: float = 1e-5,
    stash_type: int = 1,
) -> TracedArray | tuple[TracedArray, ...]:
    """Normalization over the dims from `axis` on. `stash_type` is the type in which statistics are computed."""
    axis, own = axis_of(node, axis, x.ndim), element(x)
    stash = element_type(node, stash_type)
    alone = not node.wants(1) and not node.wants(2) and scale.ndim == 1
    if alone and bias is not None and axis == x.ndim - 1 and own == stash:
        shift = node.array(bias)
        if shift.shape == scale.shape == x.shape[-1:]:
            return emit(
                x.trace, graph.LayerNormOp(x.value, scale.value, shift.value, axis, epsilon)
            )
    wide = cast_to(x, stash)
    dims = list(range(axis, x.ndim))
    mean = _mean(node, wide, dims)
    centred = wide - mean
    inverse = call(RsqrtOp, _mean(node, centred * centred, dims) + epsilon)
    result = cast_to(centred * inverse, own) * scale
    return (result if bias is None else result + node.array(bias)), mean, inverse


@converter("RMSNormalization", since=23)
def _rms_norm(
    node: Node,
    x: TracedArray,
    scale: TracedArray,
    *,
    axis: int = -1,
    epsilon: float = 1e-5,
    stash_type: int = 1,
) -> TracedArray:
    """As LayerNormalization, but without subtracting the mean."""
    axis, own = axis_of(node, axis, x.ndim), element(x)
    stash = element_type(node, stash_type)
    last = axis == x.ndim - 1 and scale.shape == x.shape[-1:]
    if last and element(scale) == own and own == stash:
        return composite(graph.RmsNormOp, x, scale, axis=axis, epsilon=epsilon)
    wide = cast_to(x, stash)
    squares = _mean(node, wide * wide, list(range(axis, x.ndim)))
    normalized = cast_to(wide / mlfuse.sqrt(squares + epsilon), own)
    return cast_to(normalized, element(scale)) * scale


def _mean(node: Node, x: TracedArray, dims: Sequence[int]) -> TracedArray:
    return unit_dims(composite(MeanOp, x, dims=dims_attr(dims)), dims)


@converter("MeanVarianceNormalization", since=9)
def _mean_variance_norm(
    node: Node, x: TracedArray, *, axes: Sequence[int] = (0, 2, 3)
) -> TracedArray:
    """(x - mean) / (deviation + 1e-9), as in the schema's function. The variance is computed from x - mean, since the
    schema's formula cancels."""
    dims = axes_of(node, axes, x.ndim)
    own, wide = element(x), cast_to(x, dtypes.compute(element(x)))
    centred = wide - _mean(node, wide, dims)
    deviation = mlfuse.sqrt(_mean(node, centred * centred, dims))
    return cast_to(centred / (deviation + 1e-9), own)


@converter("LpNormalization")
def _lp_norm(node: Node, x: TracedArray, *, axis: int = -1, p: int = 2) -> TracedArray:
    """x divided by its norm along an axis; 0 if the norm is 0."""
    axis = axis_of(node, axis, x.ndim)
    if p not in (1, 2):
        node.invalid(f"p is {p}, neither 1 nor 2")
    own, wide = element(x), cast_to(x, dtypes.compute(element(x)))
    powers = abs(wide) if p == 1 else wide * wide
    norm = reduce("add", powers, [axis], keepdims=True)
    norm = norm if p == 1 else mlfuse.sqrt(norm)
    return cast_to(mlfuse.where(norm == 0, 0.0, wide / norm), own)


@converter("LRN")
def _lrn(
    node: Node,
    x: TracedArray,
    *,
    size: int,
    alpha: float = 1e-4,
    beta: float = 0.75,
    bias: float = 1.0,
) -> TracedArray:
    """x normalized with the squares of neighboring channels."""
    if size < 1 or x.ndim < 2:
        node.invalid(f"size {size} for an input of rank {x.ndim}")
    own, wide = element(x), cast_to(x, dtypes.compute(element(x)))
    around = [0] * x.ndim
    low, high = list(around), list(around)
    low[1], high[1] = (size - 1) // 2, size // 2
    kernel = [size if d == 1 else 1 for d in range(x.ndim)]
    ones = [1] * x.ndim
    seen = windows(pad(wide * wide, low, high), kernel, ones, ones)
    total = reduce("add", seen, list(range(x.ndim, 2 * x.ndim)))
    return cast_to(wide / (total * (alpha / size) + bias) ** beta, own)
