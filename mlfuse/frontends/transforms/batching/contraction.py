"""Batching of matrix products and convolutions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.frontends.transforms.batching.core import Batch, rule


@rule(DotGeneralOp)
def dot_general(b: Batch, op: DotGeneralOp) -> Sequence[SSAValue]:
    """One more batch dim if both sides have the batch; else one more free dim of one side, then moved to the front."""
    sides = [b.of(operand) for operand in op.operands]
    shift = [0 if side is None else 1 for side in sides]
    operands = [
        b.single(operand) if side is None else side
        for operand, side in zip(op.operands, sides, strict=True)
    ]

    def moved(pair: tuple[Sequence[int], Sequence[int]]) -> tuple[list[int], list[int]]:
        left, right = ([d + by for d in dims] for dims, by in zip(pair, shift, strict=True))
        return left, right

    batch, contract = moved(op.batch), moved(op.contract)
    both = shift == [1, 1]
    if both:
        batch = [0, *batch[0]], [0, *batch[1]]
    element = op.result_type.element_type
    product = b.emit(DotGeneralOp(*operands, batch=batch, contract=contract, element=element))
    if both:
        return [product]
    # The free dims follow the batch dims: those of the left side, then those of the right.
    place = len(op.batch[0])
    if shift[1]:
        place += len(shape_of(op.lhs)) - len(op.batch[0]) - len(op.contract[0])
    return [b.moveaxis(product, place, 0)]


@rule(ConvolutionOp)
def convolution(b: Batch, op: ConvolutionOp) -> Sequence[SSAValue]:
    """The batch becomes part of the images if only they have it, part of the kernel's output features if only the
    kernel has it, and part of the groups if both have it."""
    left, right = b.of(op.lhs), b.of(op.rhs)
    if right is None:
        return [_of_images(b, op, left)]
    if left is None:
        return [_of_kernels(b, op, right)]
    return [_of_both(b, op, left, right)]


def _of_images(b: Batch, op: ConvolutionOp, images: SSAValue | None) -> SSAValue:
    assert images is not None
    numbers = op.numbers
    groups, place = numbers.batch_groups, numbers.lhs[0]
    images = _into(b, images, place, groups)
    return _out_of(b, op, _convolved(b, op, images, b.single(op.rhs)), numbers.result[0], 1)


def _of_kernels(b: Batch, op: ConvolutionOp, kernels: SSAValue) -> SSAValue:
    numbers = op.numbers
    kernels = _into(b, kernels, numbers.rhs[0], numbers.groups)
    result = _convolved(b, op, b.single(op.lhs), kernels)
    return _out_of(b, op, result, numbers.result[1], numbers.groups)


def _of_both(b: Batch, op: ConvolutionOp, images: SSAValue, kernels: SSAValue) -> SSAValue:
    numbers = op.numbers
    by_batch = numbers.batch_groups > 1
    images = _into(b, images, numbers.lhs[0 if by_batch else 1], 1)
    kernels = _into(b, kernels, numbers.rhs[0], 1)
    result = _convolved(b, op, images, kernels, b.static(), by_batch=by_batch)
    return _out_of(b, op, result, numbers.result[1], 1)


def _convolved(
    b: Batch,
    op: ConvolutionOp,
    images: SSAValue,
    kernels: SSAValue,
    groups: int = 1,
    *,
    by_batch: bool = False,
) -> SSAValue:
    numbers = op.numbers
    features = numbers.feature_groups * (1 if by_batch else groups)
    batches = numbers.batch_groups * (groups if by_batch else 1)
    numbers = replace(numbers, feature_groups=features, batch_groups=batches)
    return b.emit(ConvolutionOp(images, kernels, numbers, tensor_type(op.result).element_type))


def _into(b: Batch, x: SSAValue, place: int, groups: int) -> SSAValue:
    """Move the batch dim of x into dim `place`, which is divided into `groups`: inside each of them, as their outer
    part."""
    size = b.trace.shape(x)[place + 1]
    if groups == 1:
        return b.joined(b.moveaxis(x, 0, place), place, 2)
    parts = b.split(x, place + 1, [groups, size // groups])
    return b.joined(b.moveaxis(parts, 0, place + 1), place, 3)


def _out_of(b: Batch, op: ConvolutionOp, x: SSAValue, place: int, groups: int) -> SSAValue:
    """Move the batch out of dim `place` of x, back to dim 0."""
    size = b.trace.shape(op.result)[place]
    if groups == 1:
        return b.moveaxis(b.split(x, place, [b.size, size]), place, 0)
    parts = b.split(x, place, [groups, b.size, size // groups])
    return b.joined(b.moveaxis(parts, place + 1, 0), place + 1, 2)
