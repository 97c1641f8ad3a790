"""Convolutions that are matrix products become `graph.dot_general`: a step of `--decompose`.

In each spatial dim either the window has one element, or it covers the whole input at its only position. The first is a layer
between features of each pixel (1x1); its gradient by the kernel is the second. So it is planned as a product, with
everything that can be fused with one. Only where no dim has to move: of channels-last images, and of vectors.

Legality: the terms of a sum are the same. Their order isn't part of the contract of a contraction (docs/numerics.md).
"""

from __future__ import annotations

from xdsl.ir import SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import copy_location, shape_of
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.convolution_meaning import WindowDim
from mlfuse.dialects.graph.marks import forward
from mlfuse.dialects.graph.reshape import ReshapeOp

Name = str | int | None
"""A dim of an operand in the result: batch, output feature, or a spatial dim by number; None for one of size 1."""


class MatrixConvolution(RewritePattern):
    """Rewrites one convolution.

    Before:
        %y = graph.convolution %x, %w dims [b, 0, 1, f] x [o, i, 0, 1] -> [b, 0, 1, f] :
            tensor<4x8x8x16xf32>, tensor<64x16x1x1xf32> -> tensor<4x8x8x64xf32>
    After:
        %0 = graph.dot_general %x, %w contract [3] x [1] :
            tensor<4x8x8x16xf32>, tensor<64x16x1x1xf32> -> tensor<4x8x8x64x1x1xf32>
        %y = graph.reshape %0 : tensor<4x8x8x64x1x1xf32> -> tensor<4x8x8x64xf32>
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ConvolutionOp, rewriter: PatternRewriter) -> None:
        product = _product_of(op)
        if product is None:
            return
        shaped = ReshapeOp(product.result, op.result_type)
        forward(op, [product, shaped])
        rewriter.replace(op, [copy_location(product, op), copy_location(shaped, op)])


def _product_of(op: ConvolutionOp) -> DotGeneralOp | None:
    """The product that a convolution is, whose dims are those of the result but for some of size 1."""
    numbers, lhs, rhs = op.numbers, shape_of(op.lhs), shape_of(op.rhs)
    result = shape_of(op.result)
    if DYNAMIC in (*lhs, *rhs) or numbers.groups != 1 or 0 in (*lhs, *rhs):
        return None
    summed = ([numbers.lhs[1]], [numbers.rhs[1]])
    left: dict[int, Name] = {numbers.lhs[0]: "batch"}
    right: dict[int, Name] = {numbers.rhs[0]: "feature"}
    names: dict[int, Name] = {numbers.result[0]: "batch", numbers.result[1]: "feature"}
    for number, window in enumerate(numbers.windows):
        one, other = numbers.lhs[number + 2], numbers.rhs[number + 2]
        if _is_point(window, rhs[other]):
            left[one], right[other] = number, None
        elif _is_whole(window, lhs[one], rhs[other]):
            summed[0].append(one)
            summed[1].append(other)
        else:
            return None
        names[numbers.result[number + 2]] = number
    wanted = [names[d] for d, size in enumerate(result) if size != 1]
    element = op.result_type.element_type
    sides = (op.lhs, left, summed[0]), (op.rhs, right, summed[1])
    for first, second in (sides, sides[::-1]):
        if [*_kept(first), *_kept(second)] == wanted:
            contract = first[2], second[2]
            return DotGeneralOp(first[0], second[0], contract=contract, element=element)
    return None


def _is_point(window: WindowDim, kernel: int) -> bool:
    is_plain = window.stride == window.lhs_dilation == 1
    return kernel == 1 and is_plain and window.low == window.high == 0


def _is_whole(window: WindowDim, size: int, kernel: int) -> bool:
    is_plain = window.lhs_dilation == window.rhs_dilation == 1 and not window.reverse
    return size == kernel and is_plain and window.low == window.high == 0


def _kept(side: tuple[SSAValue, dict[int, Name], list[int]]) -> list[Name]:
    """The names of an operand's dims that aren't summed and have more than one element, in order."""
    value, names, summed = side
    return [names[d] for d, size in enumerate(shape_of(value)) if d not in summed and size != 1]
