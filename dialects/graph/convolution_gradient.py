"""The gradients of a convolution, which are convolutions again.

Take one spatial dim with stride s, dilations d (input) and r (kernel) and low padding l. Element p of the
result multiplies element i of the input by element k of the kernel (in the order of the window) where

    d i = s p + r k - l

- The input's gradient at i is the sum over k and p. With k' = K - 1 - k, s p = d i + r k' -
  (r (K - 1) - l): a convolution of the result's gradient, dilated by s, with stride d and a reversed window.
- The kernel's gradient at k is the sum over p (and the batch). d i = r k + s p - l is a convolution of
  the input with stride r; its kernel is the result's gradient, dilated by s.

Features and batch swap roles, and so do the two kinds of groups. See Dumoulin and
Visin, "A guide to convolution arithmetic for deep learning", 2016, chapter 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim
from mlfuse.dialects.graph.reverse import ReverseOp

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

_STATIC = "make the sizes of its spatial dims static"


def of_input(
    e: Backward, numbers: ConvolutionNumbers, x: SSAValue, kernel: SSAValue, grad: SSAValue
) -> SSAValue:
    """The gradient of a convolution's input, from that of its result."""
    if 0 in shape_of(x) or 0 in shape_of(grad):
        return e.zeros(x)
    windows = [
        _input_window(e, window, *sizes)
        for window, sizes in zip(numbers.windows, _sizes(numbers, x, kernel, grad), strict=True)
    ]
    outputs, inputs, *spatial = numbers.rhs
    if numbers.groups > 1:
        # The groups of output features are now groups of the features to convolve.
        kernel = _move_groups(e, kernel, outputs, inputs, numbers.groups)
    turned = ConvolutionNumbers(
        lhs=numbers.result,
        rhs=(inputs, outputs, *spatial),
        result=numbers.lhs,
        windows=tuple(windows),
        feature_groups=numbers.groups,
    )
    found = _convolve(e, grad, kernel, turned)
    if numbers.batch_groups > 1:
        groups = numbers.batch_groups
        found = _move_groups(e, found, numbers.lhs[1], numbers.lhs[0], groups, like=x)
    return found


def of_kernel(
    e: Backward, numbers: ConvolutionNumbers, x: SSAValue, kernel: SSAValue, grad: SSAValue
) -> SSAValue:
    """The gradient of a convolution's kernel, from that of its result."""
    if 0 in shape_of(x) or 0 in shape_of(kernel) or 0 in shape_of(grad):
        return e.zeros(kernel)
    windows = [
        _kernel_window(e, window, *sizes)
        for window, sizes in zip(numbers.windows, _sizes(numbers, x, kernel, grad), strict=True)
    ]
    turned = ConvolutionNumbers(
        lhs=(numbers.lhs[1], numbers.lhs[0], *numbers.lhs[2:]),
        rhs=(numbers.result[1], numbers.result[0], *numbers.result[2:]),
        result=(numbers.rhs[1], numbers.rhs[0], *numbers.rhs[2:]),
        windows=tuple(windows),
        feature_groups=numbers.batch_groups,
        batch_groups=numbers.feature_groups,
    )
    found = _convolve(e, x, grad, turned)
    pairs = zip(numbers.rhs[2:], numbers.windows, strict=True)
    backward = [dim for dim, window in pairs if window.reverse]
    return e.emit(ReverseOp(found, sorted(backward))) if backward else found


def _sizes(
    numbers: ConvolutionNumbers, x: SSAValue, kernel: SSAValue, grad: SSAValue
) -> list[tuple[int, int, int]]:
    """The input's, the kernel's and the result's size along each spatial dim."""
    values = ((x, numbers.lhs), (kernel, numbers.rhs), (grad, numbers.result))
    columns = [[shape_of(value)[d] for d in dims[2:]] for value, dims in values]
    return list(zip(*columns, strict=True))


def _input_window(e: Backward, window: WindowDim, size: int, kernel: int, places: int) -> WindowDim:
    """How the reversed window moves over the result's gradient, so that the result has the input's size."""
    if kernel == DYNAMIC:
        e.refuse(f"the kernel has an unknown size; {_STATIC}")
    reach = (kernel - 1) * window.rhs_dilation
    low = reach - window.low
    if DYNAMIC not in (size, places):
        dilated = (places - 1) * window.stride + 1
        high = (size - 1) * window.lhs_dilation + reach + 1 - dilated - low
    elif window.stride == window.lhs_dilation == 1:
        high = reach - window.high
    else:
        e.refuse(f"a dim of unknown size has a stride or a dilation; {_STATIC}")
    return WindowDim(
        stride=window.lhs_dilation,
        low=low,
        high=high,
        lhs_dilation=window.stride,
        rhs_dilation=window.rhs_dilation,
        reverse=not window.reverse,
    )


def _kernel_window(
    e: Backward, window: WindowDim, size: int, kernel: int, places: int
) -> WindowDim:
    """How the result's gradient moves over the input, so that the result has the kernel's size."""
    if DYNAMIC in (size, kernel, places):
        e.refuse(f"the kernel's gradient needs known sizes; {_STATIC}")
    dilated = (size - 1) * window.lhs_dilation + 1
    reach = (kernel - 1) * window.rhs_dilation
    high = reach + (places - 1) * window.stride + 1 - dilated - window.low
    return WindowDim(
        stride=window.rhs_dilation,
        low=window.low,
        high=high,
        lhs_dilation=window.lhs_dilation,
        rhs_dilation=window.stride,
    )


def _convolve(e: Backward, x: SSAValue, kernel: SSAValue, numbers: ConvolutionNumbers) -> SSAValue:
    """The convolution; operands of two element types are widened first."""
    elements = [tensor_type(value).element_type for value in (x, kernel)]
    if elements[0] != elements[1]:  # 16-bit operands with an f32 result: its gradient is f32
        x, kernel = e.wide(x), e.wide(kernel)
    return e.convolution(x, kernel, numbers)


def _move_groups(
    e: Backward, x: SSAValue, source: int, target: int, groups: int, like: SSAValue | None = None
) -> SSAValue:
    """`Emitter.regrouped`, or a refusal."""
    if shape_of(x)[source] == DYNAMIC:
        e.refuse("groups have an unknown number of features; make it static")
    return e.regrouped(x, source, target, groups, like)
