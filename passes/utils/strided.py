"""Parts of tensors that library calls read in place.

A slice of a row-major tensor has a stride for each dim; a reader that takes strides (BLAS does)
needs no copy of it, nor of a reshape of it that splits dims or merges evenly strided ones. So a slice
of a value in memory, read by such calls alone, is a view and no kernel.

Strides must be known at compile time: `?` may be the size of the outermost dim only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import prod

from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation, SSAValue, Use

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import GraphOp, OpKind, Shape, shape_of
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.movement import SliceOp
from mlfuse.dialects.graph.reshape import ReshapeOp


@dataclass(frozen=True)
class Strided:
    """The layout of elements in a row-major tensor: sizes (`DYNAMIC` for `?`), strides and the offset of
    the first element, counted in elements."""

    shape: Shape
    strides: Shape
    offset: int

    def reshaped(self, shape: Sequence[int]) -> Strided | None:
        """The same elements in another shape; None if that needs a copy."""
        groups = _groups(self.shape, shape)
        if groups is None:
            return None
        strides = [1] * len(shape)
        for old, new in groups:
            for outer, inner in pairwise(old):
                if self.strides[outer] != self.strides[inner] * self.shape[inner]:
                    return None
            stride = self.strides[old[-1]]
            for position in reversed(new):
                strides[position] = stride
                stride *= shape[position]
        return Strided(tuple(shape), tuple(strides), self.offset)


def part_of_whole(whole: Shape, shape: Shape, starts: Sequence[int]) -> Strided | None:
    """A part of a row-major tensor of shape `whole`, from `starts` on; None if its strides aren't
    known."""
    if DYNAMIC in whole[1:] or 0 in whole:
        return None
    strides = tuple(prod(whole[position + 1 :]) for position in range(len(whole)))
    offset = sum(start * stride for start, stride in zip(starts, strides, strict=True))
    return Strided(shape, strides, offset)


def strided_slice(op: SliceOp) -> Strided | None:
    """A slice as a view of its operand; None if strides aren't known, or it leaves gaps."""
    if any(step != 1 for _, _, step in op.ranges):
        return None
    starts = [start for start, _, _ in op.ranges]
    return part_of_whole(shape_of(op.operand), op.result_type.get_shape(), starts)


def is_part(op: Operation) -> bool:
    """Whether a slice is a view of a value in memory, for library calls alone."""
    if not isinstance(op, SliceOp) or not isinstance(op.parent_op(), FuncOp) or op.attributes:
        return False
    strided = strided_slice(op)
    if strided is None or not _is_in_memory(op.operand):
        return False
    uses = list(op.result.uses)
    return bool(uses) and all(reads_strided(use, strided) for use in uses)


def part_of(value: SSAValue) -> tuple[SSAValue, Strided] | None:
    """The tensor that a value is a strided part of, and its layout there; None for other values."""
    owner = value.owner
    if isinstance(owner, ReshapeOp):
        found = part_of(owner.operand)
        strided = None if found is None else found[1].reshaped(shape_of(value))
        return None if found is None or strided is None else (found[0], strided)
    if isinstance(owner, SliceOp) and is_part(owner):
        strided = strided_slice(owner)
        return None if strided is None else (owner.operand, strided)
    return None


def _is_in_memory(value: SSAValue) -> bool:
    """Whether a value is in memory in any case: an argument, or a library's result."""
    while isinstance(value.owner, ReshapeOp):
        value = value.owner.operand
    owner = value.owner
    if isinstance(owner, Block):
        return True
    return isinstance(owner, GraphOp) and owner.KIND in (OpKind.CONTRACTION, OpKind.OPAQUE)


def reads_strided(use: Use, strided: Strided) -> bool:
    """Whether a use reads a value of this layout in place: a library call, maybe through a reshape."""
    op = use.operation
    if isinstance(op, ReshapeOp) and use.index == 0:
        inner = strided.reshaped(op.result_type.get_shape())
        uses = list(op.result.uses)
        if inner is None or op.attributes or not uses:
            return False
        return all(reads_strided(each, inner) for each in uses)
    if isinstance(op, FusionOp):  # after planning: the call whose epilogue the fusion is
        inside = op.body.block.args[use.index].uses
        return all(_takes_strides(each.operation) for each in inside)
    return _takes_strides(op)


def _takes_strides(op: Operation) -> bool:
    return isinstance(op, GraphOp) and op.READS_STRIDED


def _groups(old: Shape, new: Sequence[int]) -> list[tuple[list[int], list[int]]] | None:
    """Dims of both shapes that hold the same elements, from the left, those of size 1 left out; None
    if sizes that aren't known are split or joined."""
    lefts = [d for d, size in enumerate(old) if size != 1]
    rights = [d for d, size in enumerate(new) if size != 1]
    if 0 in old or 0 in new or old.count(DYNAMIC) > 1:
        return None
    groups: list[tuple[list[int], list[int]]] = []
    while lefts and rights:
        left, right = [lefts.pop(0)], [rights.pop(0)]
        while (a := _elements(old, left)) != (b := _elements(new, right)):
            if DYNAMIC in (a, b) or not (lefts if a < b else rights):
                return None
            if a < b:
                left.append(lefts.pop(0))
            else:
                right.append(rights.pop(0))
        groups.append((left, right))
    return None if lefts or rights else groups


def _elements(shape: Sequence[int], dims: Sequence[int]) -> int:
    sizes = [shape[d] for d in dims]
    return DYNAMIC if DYNAMIC in sizes else prod(sizes)
