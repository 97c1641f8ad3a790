"""Convolutions, also transposed, and their gradients.

A transposed convolution is the gradient of a convolution by its input. So its gradient by its own input is that convolution,
and its gradient by the weights is that convolution's, with input and gradient exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim
from mlfuse.dialects.graph.convolution_transposed import transposed as transposed_convolution
from mlfuse.frontends.torch.ops.reductions import static
from mlfuse.frontends.torch.ops.shapes import reshape
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import dtype_of
from mlfuse.frontends.torch.ops.writer import gradients, writer
from mlfuse.frontends.tracing.array import TracedArray

Ints = Sequence[int]
Three = tuple[TracedArray | None, TracedArray | None, TracedArray | None]


@converter("aten.convolution.default")
def convolution(
    x: TracedArray,
    weight: TracedArray,
    bias: TracedArray | None,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    transposed: bool,
    output_padding: Ints,
    groups: int,
) -> TracedArray:
    w, rank = writer(), x.ndim - 2
    _check(x, weight)
    if transposed:
        rows = _rows(rank, stride, padding, padding, dilation, output_padding)
        kernel = shape_of(weight.value)[2:]
        windows = [WindowDim.transposed(k, *row) for k, row in zip(kernel, rows, strict=True)]
        result = transposed_convolution(w, x.value, weight.value, windows, groups)
    else:
        numbers = _numbers(rank, stride, padding, dilation, [0], groups)
        result = w.emit(ConvolutionOp(x.value, weight.value, numbers))
    found = w.array(result)
    return found if bias is None else found + reshape(bias, [1, -1, *[1] * rank])


@converter("aten.convolution_backward.default")
def convolution_backward(
    grad: TracedArray,
    x: TracedArray,
    weight: TracedArray,
    bias_sizes: Ints | None,
    stride: Ints,
    padding: Ints,
    dilation: Ints,
    transposed: bool,
    output_padding: Ints,
    groups: int,
    output_mask: Sequence[bool],
) -> Three:
    """The gradients of input, weights and bias; None for those that the mask leaves out."""
    w, rank = writer(), x.ndim - 2
    _check(x, weight)
    more = output_padding if transposed else [0]
    numbers = _numbers(rank, stride, padding, dilation, more, groups)
    before, after = (grad, x) if transposed else (x, grad)
    wanted = [
        number for number in (0, 1) if output_mask[number] and not (transposed and number == 0)
    ]
    op = ConvolutionOp(before.value, weight.value, numbers)
    by_input, by_weight = gradients(op, after, wanted)
    by_bias = None
    if transposed and output_mask[0]:
        by_input = w.emit(ConvolutionOp(grad.value, weight.value, numbers))
    if output_mask[2]:
        summed = w.reduce("add", w.wide(grad.value), [0, *range(2, grad.ndim)])
        by_bias = w.to(summed, dtype_of(grad))
    first, second, third = (
        None if value is None else w.array(value) for value in (by_input, by_weight, by_bias)
    )
    return first, second, third


def _check(x: TracedArray, weight: TracedArray) -> None:
    if not dtype_of(x).is_float or dtype_of(x) != dtype_of(weight):
        raise StaysInAten("a convolution of integers, or of two types")
    static(weight)


def _numbers(
    rank: int, stride: Ints, padding: Ints, dilation: Ints, more: Ints, groups: int
) -> ConvolutionNumbers:
    """The convolution; `more` are elements at the end of each spatial dim that it doesn't read."""
    dims = tuple(range(rank + 2))
    windows = tuple(
        WindowDim(step, low, high - extra, rhs_dilation=apart)
        for step, low, high, apart, extra in _rows(rank, stride, padding, padding, dilation, more)
    )
    return ConvolutionNumbers(dims, dims, dims, windows, feature_groups=groups)


def _rows(rank: int, *lists: Ints) -> list[tuple[int, ...]]:
    """The numbers of each spatial dim. A single number is for all dims."""
    full = [tuple(each) * rank if len(each) == 1 else tuple(each) for each in lists]
    return list(zip(*full, strict=True))
