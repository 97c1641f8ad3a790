"""Shared memory and accesses of several elements."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects.builtin import (
    IndexType,
    MemRefType,
    StringAttr,
    i1,
)
from xdsl.ir import Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import (
    MemoryReadEffect,
    MemoryWriteEffect,
    Pure,
)

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import require
from mlfuse.dialects.graph.format import Number, Operands
from mlfuse.dialects.kernel.func import Int, int_attr
from mlfuse.dialects.loop.format import Memref, Memrefs
from mlfuse.dialects.loop.ops import (
    AnyMemRef,
    memref_type,
)


@irdl_op_definition
class SharedOp(IRDLOperation):
    """`%s = kernel.shared : memref<32xf32>`: memory that the threads of one block share; uninitialized."""

    name = "kernel.shared"
    result = result_def(MemRefType)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type_: AnyMemRef):
        super().__init__(result_types=[type_])


STATIC_SHARED_BYTES = 48 * 1024
"""Bytes of shared memory that a kernel may declare; for more, the launch must ask."""


def shared_layout(func: Operation) -> tuple[dict[SSAValue, int], int]:
    """The byte offsets of a function's shared arrays, one after the other, and the bytes of all.

    Each array is aligned to 16 bytes.
    """
    places: dict[SSAValue, int] = {}
    total = 0
    for op in func.walk():
        if isinstance(op, SharedOp):
            places[op.result] = total
            type_ = memref_type(op.result)
            nbytes = prod(type_.get_shape()) * dtypes.of(type_).nbytes
            total += -(-nbytes // 16) * 16
    return places, total


@irdl_op_definition
class VectorCopyOp(IRDLOperation):
    """`kernel.vector_copy %x[%i] to %r[%k] width 4 : memref<128xf32>, memref<8xf32>`.

    Moves `width` neighboring elements in one access of at most 16 bytes. Source and target addresses must
    be aligned to its size. The attribute `cache = "streaming"` is for elements that will no longer be in a
    cache when they are used next: they needn't stay there.
    """

    name = "kernel.vector_copy"
    source = operand_def(MemRefType)
    source_index = operand_def(IndexType())
    target = operand_def(MemRefType)
    target_index = operand_def(IndexType())
    width = prop_def(Int)
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = (
        "$source `[` $source_index `]` `to` $target `[` $target_index `]` "
        "`width` custom<Number>($width) attr-dict `:` custom<Memref>(type($source)) `,` custom<Memref>(type($target))"
    )
    custom_directives = (Number, Memref)

    def __init__(
        self,
        source: SSAValue,
        source_index: SSAValue,
        target: SSAValue,
        target_index: SSAValue,
        width: int,
    ):
        super().__init__(
            operands=[source, source_index, target, target_index],
            properties={"width": int_attr(width)},
        )

    def verify_(self) -> None:
        source, target = memref_type(self.source), memref_type(self.target)
        require(
            source.element_type == target.element_type,
            f"kernel.vector_copy: {source} and {target} differ in element type",
        )
        require(
            self.width.value.data in (2, 4, 8, 16),
            "kernel.vector_copy: the width must be 2, 4, 8 or 16",
        )
        cache = self.attributes.get("cache")
        require(
            cache is None or cache == StringAttr("streaming"),
            'kernel.vector_copy: cache must be "streaming"',
        )


@irdl_op_definition
class GuardedLoadOp(IRDLOperation):
    """`%v = kernel.guarded_load %x[%i] if %inside else %zero : memref<?xf32>`.

    Where the condition is false, it reads nothing, and the index may have any value.
    """

    name = "kernel.guarded_load"
    source = operand_def(MemRefType)
    index = operand_def(IndexType())
    condition = operand_def(i1)
    default = operand_def()
    result = result_def()
    traits = traits_def(MemoryReadEffect())
    assembly_format = (
        "$source `[` $index `]` `if` $condition `else` $default attr-dict `:` type($source) "
        "`,` type($default) `->` type($result)"
    )

    def __init__(self, source: SSAValue, index: SSAValue, condition: SSAValue, default: SSAValue):
        super().__init__(operands=[source, index, condition, default], result_types=[default.type])

    def verify_(self) -> None:
        element = memref_type(self.source).element_type
        require(
            self.default.type == self.result.type == element,
            f"kernel.guarded_load: the value after `else` is a {self.default.type}, not a {element}",
        )


@irdl_op_definition
class IsAlignedOp(IRDLOperation):
    """`%p = kernel.is_aligned %x, %y to 16 : memref<?xf32>, memref<?xf32>`: whether all addresses are
    multiples of 16 bytes."""

    name = "kernel.is_aligned"
    buffers = var_operand_def(MemRefType)
    bytes = prop_def(Int)
    result = result_def(i1)
    traits = traits_def(Pure())
    assembly_format = (
        "custom<Operands>($buffers) `to` custom<Number>($bytes) attr-dict "
        "`:` custom<Memrefs>(type($buffers))"
    )
    custom_directives = (Operands, Number, Memrefs)

    def __init__(self, buffers: Sequence[SSAValue], bytes_: int):
        super().__init__(
            operands=[buffers], properties={"bytes": int_attr(bytes_)}, result_types=[i1]
        )


@irdl_op_definition
class UntilAlignedOp(IRDLOperation):
    """`%n = kernel.until_aligned %x[%i] to 16 : memref<?xf32>`: elements until an aligned address.

    The number of elements from `%i` on, before the next one whose address is a multiple of 16 bytes.
    """

    name = "kernel.until_aligned"
    buffer = operand_def(MemRefType)
    index = operand_def(IndexType())
    bytes = prop_def(Int)
    result = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = "$buffer `[` $index `]` `to` $bytes attr-dict `:` type($buffer)"

    def __init__(self, buffer: SSAValue, index: SSAValue, bytes_: int):
        super().__init__(
            operands=[buffer, index],
            properties={"bytes": int_attr(bytes_)},
            result_types=[IndexType()],
        )
