"""`--channels-last`: convolutions read and write arrays with features as the innermost dim.

    %1 = graph.convolution %0, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]            becomes
    %a = graph.transpose %0 perm [0, 2, 3, 1]
    %b = graph.convolution %a, %w dims [b, 0, 1, f] x [o, i, 0, 1] -> [b, 0, 1, f]
    %1 = graph.transpose %b perm [0, 3, 1, 2]

Libraries for CPUs read and write such arrays in place; they copy arrays in other layouts to their own layout and back.
If kernels run between convolutions, the transposes cost nothing: a kernel reads and writes in any order. Pooling (a
reduction over windows) in such a function is converted, too. Each element is the same sum of the same products, but the
library may add them in another order, so this isn't a canonicalization. The caller runs the pass if convolutions are
library calls.

Elementwise ops on such images are converted, too, so that what is stored between kernels has features innermost as well:
the sum of a residual block, which two blocks read.

    %2 = graph.add %1, %x             %x' = graph.transpose %x perm [0, 2, 3, 1]
                           becomes    %c = graph.add %b, %x'
                                      %2 = graph.transpose %c perm [0, 3, 1, 2]

The gradient of a convolution by its weights is a convolution of two images, with batch and features swapped; both are
converted. Transposed weights are read as they lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from mlfuse.dialects.graph.base import (
    GraphOp,
    OpKind,
    copy_location,
    dims_of,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.movement import TransposeOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.windows import WindowsOp


class ChannelsLast(ModulePass):
    """Converts the convolutions and pools of every function whose images all have features right after the batch."""

    name = "channels-last"
    takes = "graph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for function in op.walk():
            if not isinstance(function, FuncOp):
                continue
            found = [each for each in function.walk() if isinstance(each, ConvolutionOp)]
            if not all(map(_is_usual, found)):
                continue
            for convolution in found:
                if len(shape_of(convolution.lhs)) > 2:
                    _turn(convolution)
            if found:
                for each in [op for op in function.walk() if isinstance(op, ReduceOp)]:
                    _turn_pool(each)
                for each in list(function.walk()):
                    if isinstance(each, GraphOp) and each.KIND is OpKind.ELEMENTWISE:
                        _turn_elementwise(each)


def _is_usual(op: ConvolutionOp) -> bool:
    """Whether features come right after the batch, in all images."""
    numbers, usual = op.numbers, tuple(range(len(shape_of(op.lhs))))
    return _is_by_weights(op) or (
        numbers.batch_groups == 1 and numbers.lhs == numbers.result == usual
    )


def _is_by_weights(op: ConvolutionOp) -> bool:
    """Whether it is a gradient by the weights, as `graph.convolution` has it."""
    numbers, swapped = op.numbers, (1, 0, *range(2, len(shape_of(op.lhs))))
    return numbers.lhs == numbers.rhs == numbers.result == swapped


def _turn(op: ConvolutionOp) -> None:
    """Convert one convolution."""
    last, first = _orders(len(shape_of(op.lhs)))
    numbers = op.numbers
    new: list[Operation] = []

    def image(value: SSAValue, dims: tuple[int, ...]) -> tuple[SSAValue, tuple[int, ...]]:
        """An image with features innermost, and the numbers of its dims."""
        if isinstance(value.owner, Block):  # the library copies arguments itself
            return value, dims
        new.append(_transposed(value, last))
        return new[-1].results[0], tuple(first[dim] for dim in dims)

    lhs, of_lhs = image(op.lhs, numbers.lhs)
    rhs, of_rhs = image(op.rhs, numbers.rhs) if _is_by_weights(op) else _as_it_lies(op)
    stays = _is_by_weights(op) or _is_returned(op.result)
    of_result = numbers.result if stays else first
    turned = replace(numbers, lhs=of_lhs, rhs=of_rhs, result=of_result)
    made = ConvolutionOp(lhs, rhs, turned, tensor_type(op.result).element_type)
    new.append(made)
    if not stays:
        new.append(_transposed(made.result, first))
    for each in new:
        copy_location(each, op)
    Rewriter.insert_op(new, InsertPoint.before(op))
    Rewriter.replace_op(op, [], [new[-1].results[0]])


def _as_it_lies(op: ConvolutionOp) -> tuple[SSAValue, tuple[int, ...]]:
    """The kernel before it is transposed, and the numbers of its dims."""
    kernel, dims = op.rhs, op.numbers.rhs
    while isinstance(kernel.owner, TransposeOp):
        perm = dims_of(kernel.owner.perm)
        kernel, dims = kernel.owner.operand, tuple(perm[dim] for dim in dims)
    return kernel, dims


def _turn_pool(op: ReduceOp) -> None:
    """Convert a pool: a reduction over windows of an array with at least three dims, along dims of the windows only.
    Leave other reductions."""
    windows = op.operand.owner
    if not isinstance(windows, WindowsOp):
        return
    rank, dims = len(shape_of(windows.operand)), dims_of(op.dims)
    if rank < 3 or min(dims, default=0) < rank:
        return
    last, first = _orders(rank)
    numbers = (dims_of(each) for each in (windows.sizes, windows.strides, windows.dilations))
    turned = _transposed(windows.operand, last)
    slid = WindowsOp(turned.results[0], *([row[dim] for dim in last] for row in numbers))
    made = ReduceOp(op.combiner.data, slid.result, sorted(rank + first[dim - rank] for dim in dims))
    left = [dim for dim in range(rank) if rank + dim not in dims]  # the windows' dims that stay
    order = sorted(left, key=lambda dim: first[dim])
    back = _transposed(made.result, [*first, *(rank + order.index(dim) for dim in left)])
    new = [turned, slid, made, back]
    for each in new:
        copy_location(each, op)
    Rewriter.insert_op(new, InsertPoint.before(op))
    Rewriter.replace_op(op, [], [back.results[0]])


def _turn_elementwise(op: GraphOp) -> None:
    """Convert an elementwise op if an operand is a converted image."""
    shapes = [shape_of(value) for value in (*op.operands, *op.results)]
    rank = len(shapes[0])
    if rank < 3 or len(op.results) != 1 or any(shape != shapes[0] for shape in shapes):
        return
    last, first = _orders(rank)
    before = [_before(value, first) for value in op.operands]
    if all(value is None for value in before):
        return
    new: list[Operation] = []
    operands: list[SSAValue] = []
    for value, image in zip(op.operands, before, strict=True):
        if image is None:
            new.append(_transposed(value, last))
            image = new[-1].results[0]
        operands.append(image)
    result = TensorType(tensor_type(op.results[0]).element_type, [shapes[0][dim] for dim in last])
    made = type(op).create(
        operands=operands,
        result_types=[result],
        properties=op.properties,
        attributes=op.attributes,
    )
    made.results[0].name_hint = op.results[0].name_hint
    new += [made, _transposed(made.results[0], first)]
    for each in new:
        copy_location(each, op)
    Rewriter.insert_op(new, InsertPoint.before(op))
    Rewriter.replace_op(op, [], [new[-1].results[0]])


def _before(value: SSAValue, perm: Sequence[int]) -> SSAValue | None:
    """The value that a transpose by `perm` reads to give `value`, if that is what gives it."""
    owner = value.owner
    if isinstance(owner, TransposeOp) and dims_of(owner.perm) == tuple(perm):
        return owner.operand
    return None


def _orders(rank: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The permutations that move features to the end, and back."""
    return (0, *range(2, rank), 1), (0, rank - 1, *range(1, rank - 1))


def _transposed(value: SSAValue, perm: Sequence[int]) -> TransposeOp:
    type_ = tensor_type(value)
    shape = [shape_of(value)[dim] for dim in perm]
    return TransposeOp(value, perm, TensorType(type_.element_type, shape))


def _is_returned(value: SSAValue) -> bool:
    return all(isinstance(use.operation, ReturnOp) for use in value.uses)
