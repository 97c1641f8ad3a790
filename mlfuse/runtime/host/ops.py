"""The ops of a scheduled host function that aren't steps, and the types of its buffers."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType, IntegerType, MemRefType, NoneAttr
from xdsl.ir import Attribute, Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import TableOp
from mlfuse.dialects.loop import host as loop
from mlfuse.dialects.loop import table as loop_table
from mlfuse.dialects.loop.ops import AnyMemRef

WITHOUT_STEPS = (
    *(arith.ConstantOp, memref.DimOp, memref.AllocOp),
    *(loop.AssertEqualOp, loop.ConstantOp, loop.ViewOp),
    *(loop_table.TableOp, TableOp),
)
"""The ops that compute sizes and allocate below the graph level, before scheduling."""
CONTROL = (
    *(scf.YieldOp, scf.ConditionOp, arith.ConstantOp, arith.CmpiOp, arith.SelectOp),
    *(arith.IndexCastOp, arith.AndIOp, arith.OrIOp, arith.XOrIOp),
)
"""The ops that compute conditions, or end a region."""


_LOGIC = (arith.AndIOp, arith.OrIOp, arith.XOrIOp)


def is_control(op: Operation) -> bool:
    """Whether an op computes a condition, or ends a region. Logic is for conditions only."""
    allowed = IntegerType if isinstance(op, _LOGIC) else IntegerType | IndexType
    return isinstance(op, CONTROL) and all(isinstance(each.type, allowed) for each in op.results)


def is_index(op: Operation) -> bool:
    """Whether an op computes sizes."""
    return all(isinstance(result.type, IndexType) for result in op.results)


def memref_of(value: SSAValue, op: Operation, *, parts: bool = False) -> AnyMemRef:
    """The type of a buffer. OpError unless it is a memref, and row-major or one of the `parts` of another buffer."""
    type_: Attribute = value.type
    if not isinstance(type_, MemRefType):
        raise OpError(op, f"a host function's buffers are memrefs, not {type_}")
    memref_type = cast(AnyMemRef, type_)
    if not (parts or isinstance(memref_type.layout, NoneAttr)):
        raise OpError(op, f"a host function's buffers are row-major, not {memref_type}")
    return memref_type


def dtype_of(value: SSAValue, op: Operation) -> np.dtype[Any]:
    """The type of a buffer's elements. OpError if mlfuse has no such arrays."""
    dtype = dtypes.of_element(memref_of(value, op).element_type)
    if dtype is None:
        raise OpError(op, f"mlfuse has no arrays of {value.type}")
    return dtype.numpy
