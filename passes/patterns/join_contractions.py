"""Contractions that share an operand become one: the pattern of `--fuse-contractions`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

import numpy as np
from xdsl.ir import Operation, Region, SSAValue, Use
from xdsl.pattern_rewriter import (
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import (
    AnyTensor,
    GraphOp,
    Shape,
    copy_location,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.concatenation import ConcatOp
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.movement import SliceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.passes.patterns.contiguous import make_contiguous
from mlfuse.passes.plans.session import derive
from mlfuse.passes.utils.strided import part_of_whole, reads_strided

Reader = tuple[Operation, int]
"""An op and the number of its operand."""


@dataclass(frozen=True)
class Family:
    """A group of contractions that can become one call: they share operand `side`, and their other operands can be
    concatenated along dim `axis`, which is dim `result_axis` of the results."""

    members: tuple[DotGeneralOp, ...]
    side: int
    axis: int
    result_axis: int

    @property
    def pieces(self) -> list[SSAValue]:
        """The operands to concatenate, as they are now: joining other families replaces some."""
        return [op.operands[1 - self.side] for op in self.members]

    @cached_property
    def sizes(self) -> list[int]:
        """The length of each piece along the joined dim."""
        return [shape_of(value)[self.axis] for value in self.pieces]

    @cached_property
    def starts(self) -> list[int]:
        """Where each member's result begins along the results' joined dim."""
        return [0, *accumulate(self.sizes[:-1])]

    @cached_property
    def whole_shape(self) -> Shape:
        """The shape of the joined result."""
        shape = list(shape_of(self.members[0].result))
        shape[self.result_axis] = sum(self.sizes)
        return tuple(shape)

    def of(self, members: Sequence[DotGeneralOp]) -> Family:
        """The family of some of the members."""
        return Family(tuple(members), self.side, self.axis, self.result_axis)


def join(region: Region, families: Sequence[Family]) -> None:
    """Join families of contractions of a function's body. Each is placed at its last member."""
    block = region.block
    place = {op: number for number, op in enumerate(block.ops)}
    members = [family.members for family in families]
    where = {number: place[each[-1]] for number, each in enumerate(members)}
    ordered = make_contiguous(block, members, where)
    assert ordered, "contractions to be joined need one another"
    PatternRewriteWalker(JoinContractions(families), apply_recursively=False).rewrite_region(region)


class JoinContractions(RewritePattern):
    """The last contraction of a family becomes one over the concatenated operands, and the others become its slices.

    Before, with the family `%0, %1`:
    ```mlir
    %0 = graph.dot_general %x, %a contract [1] x [0] : tensor<4x8xf32>, tensor<8x16xf32> -> tensor<4x16xf32>
    %1 = graph.dot_general %x, %b contract [1] x [0] : tensor<4x8xf32>, tensor<8x32xf32> -> tensor<4x32xf32>
    ```
    After:
    ```mlir
    %2 = graph.concat dim 1 %a, %b : tensor<8x16xf32>, tensor<8x32xf32> -> tensor<8x48xf32>
    %3 = graph.dot_general %x, %2 contract [1] x [0] : tensor<4x8xf32>, tensor<8x48xf32> -> tensor<4x48xf32>
    %0 = graph.slice %3 [0:4:1, 0:16:1] : tensor<4x48xf32> -> tensor<4x16xf32>
    %1 = graph.slice %3 [0:4:1, 16:48:1] : tensor<4x48xf32> -> tensor<4x32xf32>
    ```
    """

    def __init__(self, families: Iterable[Family]):
        self.by_last = {family.members[-1]: family for family in families}

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: DotGeneralOp, rewriter: PatternRewriter) -> None:
        family = self.by_last.get(op)
        if family is None:
            return
        first, pieces = family.members[0], family.pieces
        operands = list(op.operands)
        operands[1 - family.side] = _side_by_side(family, rewriter)
        whole = DotGeneralOp(
            operands[0],
            operands[1],
            batch=op.batch,
            contract=op.contract,
            element=op.result_type.element_type,
        )
        whole.attributes.update(op.attributes)
        derive(whole, first)
        rewriter.insert(copy_location(whole, first))
        replaced = [
            (_slices(whole, member, family, start, size, rewriter), member)
            for member, start, size in zip(family.members, family.starts, family.sizes, strict=True)
        ]
        for slices, member in replaced:
            for piece, readers in slices:
                for reader, index in readers:
                    reader.operands[index] = piece.result
                    rewriter.notify_op_modified(reader)
            rewriter.erase(member)
        for value in dict.fromkeys(pieces):
            if isinstance(value.owner, ConstantOp) and not value.uses.get_length():
                rewriter.erase(value.owner)


def _slices(
    whole: DotGeneralOp,
    member: DotGeneralOp,
    family: Family,
    start: int,
    size: int,
    rewriter: PatternRewriter,
) -> list[tuple[SliceOp, list[Reader]]]:
    """The slices that replace a member's result, each with its readers."""
    slices: list[tuple[SliceOp, list[Reader]]] = []
    for readers, by_kernels in zip(_by_reader(member, family, start), (False, True), strict=True):
        if not readers:
            continue
        piece = _slice(whole, family.result_axis, start, size, member.result_type)
        piece.result.name_hint = member.result.name_hint
        if by_kernels:
            derive(piece, member, "result")
        rewriter.insert(copy_location(piece, member))
        slices.append((piece, readers))
    return slices


def _side_by_side(family: Family, rewriter: PatternRewriter) -> SSAValue:
    """The operands concatenated: constants are packed now, others by a kernel."""
    pieces = family.pieces
    concat = ConcatOp(family.axis, pieces)
    derive(concat, family.members[0], "operand")
    arrays = [value.owner.numpy() for value in pieces if isinstance(value.owner, ConstantOp)]
    if len(arrays) < len(pieces):
        return rewriter.insert(copy_location(concat, family.members[0])).results[0]
    type_ = tensor_type(concat.result)
    concat.erase()
    packed = ConstantOp(dtypes.dense(np.concatenate(arrays, axis=family.axis), type_))
    return rewriter.insert(copy_location(packed, family.members[0])).results[0]


def _by_reader(op: DotGeneralOp, family: Family, start: int) -> list[list[Reader]]:
    """The readers of a result: library calls, which read it in place, and the others, which get a slice of
    their own so that it is part of their loads."""
    for use in list(op.result.uses):
        if isinstance(use.operation, ReshapeOp):
            _divide(use.operation, op, family, start)
    libraries: list[Reader] = []
    others: list[Reader] = []
    for use in op.result.uses:
        at = libraries if is_library_use(use, op.result, family, start) else others
        at.append((use.operation, use.index))
    return [libraries, others]


def _divide(reshape: ReshapeOp, op: DotGeneralOp, family: Family, start: int) -> None:
    """Give library calls that read a reshape a reshape of their own, if kernels read it too."""
    calls = [
        use
        for use in reshape.result.uses
        if isinstance(use.operation, GraphOp) and use.operation.READS_STRIDED
    ]
    if not calls or len(calls) == reshape.result.uses.get_length():
        return
    block = reshape.parent
    assert block is not None
    own = reshape.clone()
    own.location = reshape.location
    block.insert_op_after(own, reshape)
    for use in calls:
        use.operation.operands[use.index] = own.result


def _slice(whole: DotGeneralOp, axis: int, start: int, size: int, type_: AnyTensor) -> SliceOp:
    limits = list(shape_of(whole.result))
    starts = [0] * len(limits)
    starts[axis], limits[axis] = start, start + size
    return SliceOp(whole.result, starts, limits, [1] * len(limits), type_)


def is_library_use(use: Use, value: SSAValue, family: Family, start: int) -> bool:
    """Whether a library call reads a result in place, at offset `start` in the joined result."""
    shape = shape_of(value)
    starts = [start if dim == family.result_axis else 0 for dim in range(len(shape))]
    strided = part_of_whole(family.whole_shape, shape, starts)
    return strided is not None and reads_strided(use, strided)
