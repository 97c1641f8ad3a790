"""a // b as NumPy computes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.arithmetic import AddOp, CopySignOp, SubOp
from mlfuse.dialects.graph.division import DivOp, RemOp
from mlfuse.dialects.graph.logic import AndOp, XorOp
from mlfuse.dialects.graph.rounding import FloorOp
from mlfuse.dialects.graph.selection import CompareOp
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.trace import Operand, Trace


def floor_quotient(trace: Trace, operands: Sequence[Operand]) -> SSAValue:
    """The quotients of two operands, rounded down; TraceError for truth values."""
    dtype, _ = trace.common_type(operands)
    if dtype.is_bool:
        raise TraceError("`//` takes numbers, not truth values: write x.astype('int32') first")
    wide = dtypes.compute(dtype)
    a, b = trace.broadcast_arrays([trace.as_type(each, wide) for each in operands])
    rest = trace.emit(RemOp(a, b))
    unlike = trace.emit(XorOp(*(compared(trace, "lt", each, 0) for each in (rest, b))))
    below = trace.emit(AndOp(unlike, compared(trace, "ne", rest, 0)))
    if not dtype.is_float:
        whole = trace.emit(DivOp(a, b))
        if dtype.is_signed:
            whole = trace.select(below, trace.apply(SubOp, (whole, 1)), whole)
        return trace.select(compared(trace, "eq", b, 0), 0, whole)
    # a - rest is a multiple of b, so the quotient is a whole number, up to one rounding.
    ratio = trace.emit(DivOp(trace.emit(SubOp(a, rest)), b))
    ratio = trace.select(below, trace.apply(SubOp, (ratio, 1.0)), ratio)
    floor = trace.emit(FloorOp(ratio))
    high = compared(trace, "gt", trace.emit(SubOp(ratio, floor)), 0.5)
    floor = trace.select(high, trace.apply(AddOp, (floor, 1.0)), floor)
    plain = trace.emit(DivOp(a, b))
    zero = trace.apply(CopySignOp, (0.0, plain))
    result = trace.select(compared(trace, "eq", ratio, 0.0), zero, floor)
    result = trace.select(compared(trace, "eq", b, 0.0), plain, result)
    return trace.as_type(result, dtype)


def compared(trace: Trace, predicate: str, a: SSAValue, b: float) -> SSAValue:
    """Compare values with a number; `predicate` is `lt`, `eq`, ..."""
    return trace.apply(partial(CompareOp, predicate), (a, b), widens=False)
