"""Appends elementwise ops to a trace: `call` for any op, and functions for the operators that are more than one op."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import arithmetic, bits, division, functions
from mlfuse.dialects.graph.selection import CompareOp
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.floor_division import floor_quotient
from mlfuse.frontends.tracing.operands import operands_of

_COMPARISONS = {
    "eq": "equal",
    "ne": "not_equal",
    "lt": "less",
    "le": "less_equal",
    "gt": "greater",
    "ge": "greater_equal",
}
"""The function that each predicate belongs to."""


def call(
    op: type[Operation] | Callable[..., Operation], *args: object, name: str = ""
) -> TracedArray:
    """Append an elementwise op; its operands are cast to one type and broadcast to one shape. `name` is for errors."""
    known = name or getattr(op, "name", "graph.op").partition(".")[2]
    trace, operands = operands_of(known, args)
    widens = getattr(op, "WIDENS", True)
    return trace.array(trace.apply(cast(Any, op), operands, widens=widens))


def compare(predicate: str, a: object, b: object, *, name: str = "") -> TracedArray:
    """Compare elementwise (`eq`, `lt`, ...); a number is first rounded to the type of the array. `name` is for
    errors."""
    trace, operands = operands_of(name or _COMPARISONS[predicate], (a, b))
    return trace.array(trace.apply(partial(CompareOp, predicate), operands, widens=False))


def divide(x1: object, x2: object, /) -> TracedArray:
    """x1 / x2. Integers and truth values are divided in float32, the default type, as in torch and JAX."""
    trace, operands = operands_of("divide", (x1, x2))
    operands = trace.as_floats(operands)
    dtype, weak = trace.common_type(operands)
    if (
        weak and not dtype.is_float
    ):  # both are Python numbers or computed from such: in f64, as in Python
        operands = [trace.as_type(each, dtypes.F64) for each in operands]
        for each in operands:
            trace.weaken(each)
    return trace.array(trace.apply(division.DivOp, operands))


def floor_divide(x1: object, x2: object, /) -> TracedArray:
    """x1 // x2, rounded down as in NumPy: x1 == x2 * (x1 // x2) + x1 % x2, up to rounding.

    An integer divided by 0 gives 0, as in NumPy; a float gives an infinity or NaN.
    """
    trace, operands = operands_of("floor_divide", (x1, x2))
    return trace.array(floor_quotient(trace, operands))


def shift_right(x1: object, x2: object, /) -> TracedArray:
    """x1 >> x2: the new bits are copies of the sign bit, or zeros if x1 is unsigned."""
    trace, operands = operands_of("bitwise_right_shift", (x1, x2))
    dtype, _ = trace.common_type(operands)
    op = bits.ShiftRightArithmeticOp if dtype.is_signed else bits.ShiftRightLogicalOp
    return trace.array(trace.apply(op, operands, widens=False))


def power(x1: object, x2: object, /) -> TracedArray:
    """x1 to the power x2. A square is computed as a product, which has the same rounding."""
    if isinstance(x1, TracedArray) and type(x2) in (int, float) and x2 == 2:
        return call(arithmetic.MulOp, x1, x1)
    return call(functions.PowOp, x1, x2)
