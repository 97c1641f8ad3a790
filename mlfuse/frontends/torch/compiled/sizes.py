"""Dynamic sizes of Dynamo as sizes of a trace: one code for all sizes, if possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import add, mul
from typing import Any

from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.frontends.torch.compiled.values import Order
from mlfuse.frontends.torch.ops.table import StaysInAten
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import Trace


def open_shape(value: Any) -> tuple[int, ...]:
    """A fake tensor's sizes, with `?` for those that Dynamo leaves dynamic."""
    return tuple(DYNAMIC if formula_of(n) is not None else int(n) for n in value.shape)


def symbols_of(
    trace: Trace, values: Sequence[Any], arguments: Sequence[SSAValue], orders: Sequence[Order]
) -> dict[Any, int | Size]:
    """torch's symbols as sizes of a trace's arguments; dims of one symbol are made equal."""
    found: dict[Any, tuple[SSAValue, int]] = {}
    for value, argument, order in zip(values, arguments, orders, strict=True):
        for position, d in enumerate(order or range(len(value.shape))):
            symbol = formula_of(value.shape[d])
            if symbol is None or not symbol.is_Symbol:
                continue
            if symbol in found:
                trace.sizes.tie((argument, position), found[symbol])
            else:
                found[symbol] = (argument, position)
    return {
        symbol: TracedArray(trace, argument).shape[position]
        for symbol, (argument, position) in found.items()
    }


def size_of(number: Any, symbols: dict[Any, int | Size]) -> int | Size:
    """A number that torch computes from sizes, as a size of the trace. Raises StaysInAten if that isn't possible."""
    expression = formula_of(number)
    return int(number) if expression is None else _computed(expression, symbols)


def _computed(expression: Any, symbols: dict[Any, int | Size]) -> int | Size:
    if expression.is_Integer:
        return int(expression)
    if expression in symbols:
        return symbols[expression]
    if not expression.is_Symbol and expression.args:
        parts: list[Any] = [_computed(each, symbols) for each in expression.args]
        if expression.is_Add:
            return reduce(add, parts)
        if expression.is_Mul:
            return reduce(mul, parts)
        if expression.is_Pow and isinstance(parts[1], int) and parts[1] > 0:
            return reduce(mul, parts[:1] * parts[1])
        if type(expression).__name__ in ("FloorDiv", "CleanDiv"):
            return parts[0] // parts[1]
    raise StaysInAten(f"the size {expression} isn't one of a tensor that the region reads")


def formula_of(size: Any) -> Any:
    """The formula of a dynamic size; None for a number."""
    if isinstance(size, int):
        return None
    expression = size.node.expr
    return None if expression.is_number else expression
