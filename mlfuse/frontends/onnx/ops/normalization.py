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
    arrays,
    axes_of,
    axis_of,
    broadcast,
    cast_to,
    channels,
    composite,
    element,
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
from mlfuse.frontends.tracing.array import call


@converter("BatchNormalization", since=7)
def _batch_norm(
    node: Node, x: Value, scale: Value, bias: Value, mean: Value, variance: Value
) -> TracedArray | tuple[TracedArray, ...]:
    """By given statistics, or in training by its own, and the running ones moved towards them."""
    if not node.bool("spatial", True):
        node.unsupported("statistics of each place (spatial = 0)")
    value, factor, shift, mu, var = arrays(node, x, scale, bias, mean, variance)
    training = node.bool("training_mode", False) if node.opset >= 14 else node.wants(1)
    if not training:
        return _by(node, value, factor, shift, mu, var)
    if node.opset < 14:
        node.unsupported(
            "training, whose running statistics no two runtimes compute alike before 14"
        )
    if value.ndim < 2:
        node.unsupported("training on an input without channels")
    dims = [d for d in range(value.ndim) if d != 1]
    wide = cast_to(value, dtypes.compute(element(value)))
    own_mean = composite(MeanOp, wide, dims=dims_attr(dims))
    centered = wide - channels(node, own_mean, value.ndim)
    own_var = composite(MeanOp, centered * centered, dims=dims_attr(dims))
    result = _by(node, value, factor, shift, own_mean, own_var)
    kept = node.float("momentum", 0.9)
    return result, _moved(mu, own_mean, kept), _moved(var, own_var, kept)


def _moved(old: TracedArray, new: TracedArray, kept: float) -> TracedArray:
    """A running statistic."""
    own = element(old)
    wide = old if own.bits >= 32 else cast_to(old, dtypes.F32)
    return cast_to(wide * kept + cast_to(new, element(wide)) * (1.0 - kept), own)


def _by(node: Node, x: TracedArray, *parameters: TracedArray) -> TracedArray:
    """Normalized by scale, bias, mean and variance of each channel."""
    own, epsilon = element(x), node.float("epsilon", 1e-5)
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
def _instance_norm(node: Node, x: Value, scale: Value, bias: Value) -> TracedArray:
    values = arrays(node, x, scale, bias)
    return composite(graph.InstanceNormOp, *values, epsilon=node.float("epsilon", 1e-5))


@converter("GroupNormalization", since=18)
def _group_norm(node: Node, x: Value, scale: Value, bias: Value) -> TracedArray:
    """Scale and bias are of groups in opsets 18 to 20, of channels later."""
    value, factor, shift = arrays(node, x, scale, bias)
    groups, epsilon = node.int("num_groups"), node.float("epsilon", 1e-5)
    (features,) = known_sizes(node, value, [1])
    if groups < 1 or features % groups:
        node.invalid(f"{features} channels in {groups} groups")
    if node.opset < 21:
        factor, shift = (_repeated(node, each, features // groups) for each in (factor, shift))
    return composite(graph.GroupNormOp, value, factor, shift, groups=groups, epsilon=epsilon)


def _repeated(node: Node, x: TracedArray, times: int) -> TracedArray:
    (count,) = known_sizes(node, x)
    return reshape(node, broadcast(unit_dims(node, x, [1]), [count, times]), [count * times])


@converter("LayerNormalization", since=17)
def _layer_norm(
    node: Node, x: Value, scale: Value, bias: Value | None = None
) -> TracedArray | tuple[TracedArray, ...]:
    """Over the dims from the axis on. `stash_type` is what the statistics are computed in."""
    value, factor = arrays(node, x, scale)
    axis = axis_of(node, node.int("axis", -1), value.ndim)
    epsilon, own = node.float("epsilon", 1e-5), element(value)
    stash = element_type(node, node.int("stash_type", 1))
    alone = not node.wants(1) and not node.wants(2) and factor.ndim == 1
    if alone and bias is not None and axis == value.ndim - 1 and own == stash:
        shift = node.array(bias)
        if shift.shape == factor.shape == value.shape[-1:]:
            op = graph.LayerNormOp(value.value, factor.value, shift.value, axis, epsilon)
            return TracedArray(value.trace, value.trace.emit(op))
    wide = cast_to(value, stash)
    dims = list(range(axis, value.ndim))
    mean = _mean(node, wide, dims)
    centered = wide - mean
    inverse = call(RsqrtOp, _mean(node, centered * centered, dims) + epsilon)
    result = cast_to(centered * inverse, own) * factor
    return (result if bias is None else result + node.array(bias)), mean, inverse


@converter("RMSNormalization", since=23)
def _rms_norm(node: Node, x: Value, scale: Value) -> TracedArray:
    """As LayerNormalization, but not centered."""
    value, factor = arrays(node, x, scale)
    axis = axis_of(node, node.int("axis", -1), value.ndim)
    epsilon, own = node.float("epsilon", 1e-5), element(value)
    stash = element_type(node, node.int("stash_type", 1))
    last = axis == value.ndim - 1 and factor.shape == value.shape[-1:]
    if last and element(factor) == own and own == stash:
        return composite(graph.RmsNormOp, value, factor, axis=axis, epsilon=epsilon)
    wide = cast_to(value, stash)
    squares = _mean(node, wide * wide, list(range(axis, value.ndim)))
    normalized = cast_to(wide / mlfuse.sqrt(squares + epsilon), own)
    return cast_to(normalized, element(factor)) * factor


def _mean(node: Node, x: TracedArray, dims: Sequence[int]) -> TracedArray:
    return unit_dims(node, composite(MeanOp, x, dims=dims_attr(dims)), dims)


@converter("MeanVarianceNormalization", since=9)
def _mean_variance_norm(node: Node, x: Value) -> TracedArray:
    """(x - mean) / (deviation + 1e-9), as the schema's function has it, but for its variance, which cancels."""
    value = node.array(x)
    dims = axes_of(node, node.ints("axes", [0, 2, 3]), value.ndim)
    own, wide = element(value), cast_to(value, dtypes.compute(element(value)))
    centered = wide - _mean(node, wide, dims)
    deviation = mlfuse.sqrt(_mean(node, centered * centered, dims))
    return cast_to(centered / (deviation + 1e-9), own)


@converter("LpNormalization")
def _lp_norm(node: Node, x: Value) -> TracedArray:
    """0 where the norm is 0."""
    value, p = node.array(x), node.int("p", 2)
    axis = axis_of(node, node.int("axis", -1), value.ndim)
    if p not in (1, 2):
        node.invalid(f"p is {p}, neither 1 nor 2")
    own, wide = element(value), cast_to(value, dtypes.compute(element(value)))
    powers = abs(wide) if p == 1 else wide * wide
    norm = reduce(node, "add", powers, [axis], keepdims=True)
    norm = norm if p == 1 else mlfuse.sqrt(norm)
    return cast_to(mlfuse.where(norm == 0, 0.0, wide / norm), own)


@converter("LRN")
def _lrn(node: Node, x: Value) -> TracedArray:
    """By the squares of the channels around."""
    value, size = node.array(x), node.int("size")
    alpha, beta, bias = node.float("alpha", 1e-4), node.float("beta", 0.75), node.float("bias", 1.0)
    if size < 1 or value.ndim < 2:
        node.invalid(f"size {size} for an input of rank {value.ndim}")
    own, wide = element(value), cast_to(value, dtypes.compute(element(value)))
    around = [0] * value.ndim
    low, high = list(around), list(around)
    low[1], high[1] = (size - 1) // 2, size // 2
    kernel = [size if d == 1 else 1 for d in range(value.ndim)]
    ones = [1] * value.ndim
    seen = windows(pad(node, wide * wide, low, high), kernel, ones, ones)
    total = reduce(node, "add", seen, list(range(value.ndim, 2 * value.ndim)))
    return cast_to(wide / (total * (alpha / size) + bias) ** beta, own)
