"""Transposed convolutions: a convolution of the dilated input with the reversed kernel, the gradient of a convolution by its
input. See Dumoulin and Visin, "A guide to convolution arithmetic for deep learning", 2016, chapter 4."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, WindowDim
from mlfuse.dialects.graph.emitter import Emitter


def transposed(
    e: Emitter, x: SSAValue, kernel: SSAValue, windows: Sequence[WindowDim], groups: int
) -> SSAValue:
    """The transposed convolution of `x` `[batch, input, space...]` with a kernel `[input, output of a group,
    space...]`, whose first dim is static if there are several groups. Its windows are `WindowDim.transposed`."""
    dims = tuple(range(len(shape_of(x))))
    if groups > 1:
        kernel = e.regrouped(kernel, 0, 1, groups)
    numbers = ConvolutionNumbers(
        dims, (1, 0, *dims[2:]), dims, tuple(windows), feature_groups=groups
    )
    return e.emit(ConvolutionOp(x, kernel, numbers))
