"""Convolutions, also transposed and of integers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim
from mlfuse.dialects.graph.convolution_transposed import transposed
from mlfuse.dialects.graph.emitter import Emitter
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import channels, emit, known_sizes
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.onnx.ops.windows import Sliding, kernel_of, windows_of
from mlfuse.frontends.tracing import TracedArray


@dataclass(frozen=True)
class Convolution(Sliding):
    """The attributes of a convolution."""

    kernel_shape: list[int] | None = None
    group: int = 1


@dataclass(frozen=True)
class Transposed(Convolution):
    """The attributes of a transposed convolution."""

    output_padding: Sequence[int] = ()
    output_shape: Sequence[int] = ()


@converter("Conv")
def _conv(
    node: Node,
    x: TracedArray,
    weights: TracedArray,
    bias: TracedArray | None = None,
    *,
    how: Convolution,
) -> TracedArray:
    result = convolve(node, x, weights, how)
    return result if bias is None else result + channels(node, bias, x.ndim)


def convolve(node: Node, x: TracedArray, weights: TracedArray, how: Convolution) -> TracedArray:
    """The convolution with the node's attributes, without a bias."""
    kernel, groups = kernel_of(node, weights.shape, how.kernel_shape), how.group
    windows = [each.window for each in windows_of(node, x, kernel, how)]
    _check_groups(node, x, weights, groups, weights.shape[1] * groups)
    dims = tuple(range(x.ndim))
    numbers = ConvolutionNumbers(dims, dims, dims, tuple(windows), feature_groups=groups)
    return emit(x.trace, ConvolutionOp(x.value, weights.value, numbers))


@converter("ConvTranspose")
def _conv_transpose(
    node: Node,
    x: TracedArray,
    weights: TracedArray,
    bias: TracedArray | None = None,
    *,
    how: Transposed,
) -> TracedArray:
    _check_groups(node, x, weights, how.group, weights.shape[0])
    windows = _turned_windows(node, x, kernel_of(node, weights.shape, how.kernel_shape), how)
    e = Emitter()
    value = transposed(e, x.value, weights.value, windows, how.group)
    for each in e.ops:
        x.trace.emit(each)
    result = TracedArray(x.trace, value)
    return result if bias is None else result + channels(node, bias, x.ndim)


def _turned_windows(
    node: Node, x: TracedArray, kernel: list[int], how: Transposed
) -> tuple[WindowDim, ...]:
    rank = x.ndim - 2
    strides, dilations, pads = how.lists(rank)
    more = list(how.output_padding or [0] * rank)
    if len(pads) != 2 * rank or not len(strides) == len(dilations) == len(more) == rank:
        node.invalid(f"strides {strides}, dilations {dilations}, pads {pads} for {rank} dims")
    auto = how.auto_pad
    if auto not in ("NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER"):
        node.invalid(f"there is no auto_pad {auto!r}")
    if auto == "VALID":
        pads = [0] * (2 * rank)
    wanted = list(how.output_shape)[-rank:]
    if auto.startswith("SAME") and not wanted:
        wanted = [
            n * s for n, s in zip(known_sizes(node, x, range(2, x.ndim)), strides, strict=True)
        ]
    if wanted:
        sizes = known_sizes(node, x, range(2, x.ndim))
        for d in range(rank):
            full = (sizes[d] - 1) * strides[d] + more[d] + (kernel[d] - 1) * dilations[d] + 1
            total = full - wanted[d]
            if auto.startswith("SAME"):
                total = max(total, 0)
                more[d] += max(wanted[d] - full, 0)
            pads[d] = total // 2 if auto == "SAME_UPPER" else total - total // 2
            pads[rank + d] = total - pads[d]
    rows = zip(kernel, strides, pads[:rank], pads[rank:], dilations, more, strict=True)
    return tuple(WindowDim.transposed(*row) for row in rows)


def _check_groups(
    node: Node, x: TracedArray, weights: TracedArray, groups: int, wanted: object
) -> None:
    if x.ndim < 2 or x.ndim != weights.ndim:
        node.invalid(f"an input of rank {x.ndim} and weights of rank {weights.ndim}")
    (features,) = known_sizes(node, x, [1])
    if groups < 1 or features % groups or features != wanted:
        node.invalid(
            f"the input has {features} channels; weights {list(weights.shape)} with group {groups} take {wanted}"
        )
