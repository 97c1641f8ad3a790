"""Ids of threads and blocks, barriers, shuffles."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import (
    IndexType,
)
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import (
    MemoryReadEffect,
    MemoryWriteEffect,
    Pure,
)

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.format import Number
from mlfuse.dialects.kernel.func import Int, int_attr


class IdOp(IRDLOperation):
    """An index that differs between threads or blocks."""

    result = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = "attr-dict"

    def __init__(self) -> None:
        super().__init__(result_types=[IndexType()])


@irdl_op_definition
class ThreadIdOp(IdOp):
    """`%t = kernel.thread_id`: the number of the thread within its block."""

    name = "kernel.thread_id"


@irdl_op_definition
class BlockIdOp(IdOp):
    """`%b = kernel.block_id`: the number of the block within the grid."""

    name = "kernel.block_id"


@irdl_op_definition
class BarrierOp(IRDLOperation):
    """`kernel.barrier`: waits until every thread of the block is here."""

    name = "kernel.barrier"
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = "attr-dict"

    def __init__(self) -> None:
        super().__init__()


class ShuffleOp(IRDLOperation):
    """A value of another lane of the warp. Every lane must execute it."""

    T: ClassVar = VarConstraint("T", AnyAttr())
    value = operand_def(T)
    mask = prop_def(Int)
    result = result_def(T)
    traits = traits_def(MemoryReadEffect())  # not pure: it may not be moved into a branch
    assembly_format = "$value `,` custom<Number>($mask) attr-dict `:` type($value)"
    custom_directives = (Number,)

    def __init__(self, value: SSAValue, mask: int):
        super().__init__(
            operands=[value], properties={"mask": int_attr(mask)}, result_types=[value.type]
        )

    def verify_(self) -> None:
        require(
            self.mask.value.data in (1, 2, 4, 8, 16),
            f"{self.name}: the number must be 1, 2, 4, 8 or 16, not {self.mask.value.data}",
        )


@irdl_op_definition
class ShuffleXorOp(ShuffleOp):
    """`%w = kernel.shuffle_xor %v, 16 : f32`: the value of the lane whose number differs in the bit 16."""

    name = "kernel.shuffle_xor"


@irdl_op_definition
class ShuffleUpOp(ShuffleOp):
    """`%w = kernel.shuffle_up %v, 4 : f32`: the value of the lane whose number is 4 less; lanes 0 to 3 keep
    their own."""

    name = "kernel.shuffle_up"
