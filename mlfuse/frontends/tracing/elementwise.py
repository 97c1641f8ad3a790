"""Elementwise functions, one for each elementwise op of the graph dialect.

A function has the name that the Python array API standard gives it, or else that of the op. `function` makes one for
an op of another package.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import ELEMENTWISE
from mlfuse.dialects.graph.arithmetic import AbsOp, AddOp, MulOp
from mlfuse.dialects.graph.base import tensor_type, with_element
from mlfuse.dialects.graph.bits import BitcastOp
from mlfuse.dialects.graph.division import DivOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.extrema import MaxOp, MinOp
from mlfuse.dialects.graph.functions import SqrtOp
from mlfuse.dialects.graph.powers import PowIOp
from mlfuse.dialects.graph.precision import ReducePrecisionOp
from mlfuse.dialects.graph.selection import CastOp, CompareOp, SelectOp
from mlfuse.frontends.tracing import operators, registry
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.element_types import element_type
from mlfuse.frontends.tracing.floor_division import compared
from mlfuse.frontends.tracing.operands import array_of, operands_of
from mlfuse.frontends.tracing.place import TraceError

WRITTEN_OUT: tuple[type[Operation], ...] = (
    CastOp,
    CompareOp,
    SelectOp,
    BitcastOp,
    ReducePrecisionOp,
    PowIOp,
)
"""Elementwise ops whose functions also take other arguments than operands: these are written below."""

STANDARD_NAMES = {
    "and": "bitwise_and",
    "div": "divide",
    "floor_mod": "remainder",
    "is_finite": "isfinite",
    "is_inf": "isinf",
    "is_nan": "isnan",
    "max": "maximum",
    "min": "minimum",
    "mul": "multiply",
    "neg": "negative",
    "next_after": "nextafter",
    "not": "bitwise_invert",
    "or": "bitwise_or",
    "rem": "fmod",
    "round_even": "round",
    "shift_left": "bitwise_left_shift",
    "sub": "subtract",
    "xor": "bitwise_xor",
}
"""The name in the array API standard (or NumPy), for ops whose own name differs."""


def function(op: type[ElementwiseOp]) -> Callable[..., TracedArray]:
    """The function on arrays for an elementwise op, also of your own dialect.

    Its arguments are arrays or numbers, one for each operand, in order.
    """
    own = op.name.partition(".")[2]
    name = STANDARD_NAMES.get(own, own)
    count = len(op.get_irdl_definition().operands)

    def apply(*args: object) -> TracedArray:
        if len(args) != count:
            raise TraceError(f"mlfuse.{name} takes {counted(count, 'operand')}, not {len(args)}")
        return operators.call(op, *args, name=name)

    apply.__name__ = apply.__qualname__ = name
    apply.__doc__ = op.__doc__
    apply.__signature__ = _signature(count)  # pyright: ignore[reportFunctionMemberAccess]
    return apply


def _signature(count: int) -> inspect.Signature:
    """`(x, /)`, `(x1, x2, /)`, ..."""
    names = ["x"] if count == 1 else [f"x{number + 1}" for number in range(count)]
    only = inspect.Parameter.POSITIONAL_ONLY
    return inspect.Signature([inspect.Parameter(name, only) for name in names])


def _of_integers(name: str, whole: Callable[[TracedArray], TracedArray]) -> Callable[..., Any]:
    """The function `name` of floats, with `whole` instead for arrays of integers and truth values."""
    made = MADE[name]

    def apply(x: Any, /) -> TracedArray:
        if isinstance(x, TracedArray) and not dtypes.of(x.value.type).is_float:
            return whole(x)
        return made(x)

    apply.__name__ = apply.__qualname__ = name
    apply.__doc__ = made.__doc__
    return apply


def _sign(x: Any, /) -> TracedArray:
    """-1, 0 or 1; NaN for NaN. For -0 it is 0, as in the standard; graph.sign gives -0."""
    sign = MADE["sign"](x)
    return MADE["add"](sign, 0) if dtypes.of(sign.value.type).is_float else sign


def _as_it_is(x: TracedArray) -> TracedArray:
    return x


def _nowhere(x: TracedArray) -> TracedArray:
    return operators.compare("ne", x, x)


def _everywhere(x: TracedArray) -> TracedArray:
    return operators.compare("eq", x, x)


MADE: dict[str, Callable[..., TracedArray]] = {
    made.__name__: made for made in (function(op) for op in ELEMENTWISE if op not in WRITTEN_OUT)
}
"""The functions made from op classes."""
FUNCTIONS: dict[str, Callable[..., TracedArray]] = MADE | {
    "bitwise_right_shift": operators.shift_right,
    "ceil": _of_integers("ceil", _as_it_is),
    "divide": operators.divide,
    "floor": _of_integers("floor", _as_it_is),
    "floor_divide": operators.floor_divide,
    "isfinite": _of_integers("isfinite", _everywhere),
    "isinf": _of_integers("isinf", _nowhere),
    "isnan": _of_integers("isnan", _nowhere),
    "pow": operators.power,
    "sign": _sign,
    "round": _of_integers("round", _as_it_is),
    "trunc": _of_integers("trunc", _as_it_is),
}
"""The functions made from op classes, some replaced by functions that also take integers or do more than one op."""
for _name, _function in FUNCTIONS.items():
    registry.register(_name, _function)  # arrays call them: `x + y` is `mlfuse.add(x, y)`


def __getattr__(name: str) -> Callable[..., TracedArray]:
    if name in FUNCTIONS:
        return FUNCTIONS[name]
    raise AttributeError(f"mlfuse.frontends.tracing.elementwise has no {name!r}")


@registry.registered
def equal(x1: object, x2: object, /) -> TracedArray:
    """x1 == x2."""
    return operators.compare("eq", x1, x2)


@registry.registered
def not_equal(x1: object, x2: object, /) -> TracedArray:
    """x1 != x2; true where one of them is NaN."""
    return operators.compare("ne", x1, x2)


@registry.registered
def less(x1: object, x2: object, /) -> TracedArray:
    """x1 < x2."""
    return operators.compare("lt", x1, x2)


@registry.registered
def less_equal(x1: object, x2: object, /) -> TracedArray:
    """x1 <= x2."""
    return operators.compare("le", x1, x2)


@registry.registered
def greater(x1: object, x2: object, /) -> TracedArray:
    """x1 > x2."""
    return operators.compare("gt", x1, x2)


@registry.registered
def greater_equal(x1: object, x2: object, /) -> TracedArray:
    """x1 >= x2."""
    return operators.compare("ge", x1, x2)


def where(condition: object, x1: object, x2: object, /) -> TracedArray:
    """x1 where the condition (truth values) holds, x2 elsewhere: use it in place of `if`.

    Both are computed. Elements that aren't selected have no effect, even if they are NaN.
    """
    trace, (holds, *branches) = operands_of("where", (condition, x1, x2))
    if isinstance(holds, SSAValue) and not (dtype := dtypes.of(holds.type)).is_bool:
        found = dtype.numpy.name
        raise TraceError(f"mlfuse.where: the condition is {found}, not bool; write condition != 0")
    return trace.array(trace.select(holds, *branches))


def clip(x: object, /, min: object = None, max: object = None) -> TracedArray:
    """x limited to the range from `min` to `max`, either of which may be None; NaN stays NaN."""
    bounded = x if min is None else FUNCTIONS["maximum"](x, min)
    bounded = bounded if max is None else FUNCTIONS["minimum"](bounded, max)
    return array_of("clip", bounded)


def bitcast(x: TracedArray, dtype: object, /) -> TracedArray:
    """The bits of x read as another element type of the same width."""
    x, to = array_of("bitcast", x), element_type(dtype)
    type_ = with_element(tensor_type(x.value), to.mlir)
    return x.trace.array(x.trace.emit(BitcastOp(x.value, type_)))


def reduce_precision(x: TracedArray, exponent_bits: int, mantissa_bits: int) -> TracedArray:
    """x rounded to fewer exponent and mantissa bits; the type stays."""
    x = array_of("reduce_precision", x)
    op = ReducePrecisionOp(x.value, exponent_bits, mantissa_bits)
    return x.trace.array(x.trace.emit(op))


def square(x: object, /) -> TracedArray:
    """x * x."""
    return FUNCTIONS["multiply"](x, x)


def reciprocal(x: object, /) -> TracedArray:
    """1 / x."""
    return operators.divide(1.0, x)


def positive(x: TracedArray, /) -> TracedArray:
    """x."""
    return array_of("positive", x)


def hypot(x1: object, x2: object, /) -> TracedArray:
    """sqrt(x1 * x1 + x2 * x2) of floats. The squares don't overflow: it is the larger one times sqrt(1 + ratio squared)."""
    trace, operands = operands_of("hypot", (x1, x2))
    dtype, _ = trace.common_type(operands)
    if not dtype.is_float:
        raise TraceError(f"mlfuse.hypot takes floats, not {dtype.numpy.name}")
    wide = dtypes.compute(dtype)
    a, b = (
        trace.emit(AbsOp(each))
        for each in trace.broadcast_arrays([trace.as_type(each, wide) for each in operands])
    )
    large, small = trace.emit(MaxOp(a, b)), trace.emit(MinOp(a, b))
    ratio = trace.emit(DivOp(small, large))
    grown = trace.apply(AddOp, (trace.emit(MulOp(ratio, ratio)), 1.0))
    length = trace.emit(MulOp(large, trace.emit(SqrtOp(grown))))
    # The ratio of two zeros or infinities is NaN; with one infinity the length is infinite, whatever the other is.
    length = trace.select(compared(trace, "eq", small, 0.0), large, length)
    for each in (a, b):
        length = trace.select(compared(trace, "eq", each, float("inf")), each, length)
    return trace.array(trace.as_type(length, dtype))


def signbit(x: TracedArray, /) -> TracedArray:
    """Whether the sign is negative, also for -0.0 and for NaNs with a sign bit."""
    x = array_of("signbit", x)
    dtype = dtypes.of(x.value.type)
    if dtype.is_bool:
        raise TraceError("mlfuse.signbit takes numbers, not truth values")
    if not dtype.is_float:
        return operators.compare("lt", x, 0)
    return operators.compare("lt", bitcast(x, dtypes.integer(dtype.bits)), 0)


def logical_and(x1: object, x2: object, /) -> TracedArray:
    """Whether both are true (or nonzero)."""
    return FUNCTIONS["bitwise_and"](truth(x1, "logical_and"), truth(x2, "logical_and"))


def logical_or(x1: object, x2: object, /) -> TracedArray:
    """Whether at least one is true (or nonzero)."""
    return FUNCTIONS["bitwise_or"](truth(x1, "logical_or"), truth(x2, "logical_or"))


def logical_xor(x1: object, x2: object, /) -> TracedArray:
    """Whether exactly one is true (or nonzero)."""
    return FUNCTIONS["bitwise_xor"](truth(x1, "logical_xor"), truth(x2, "logical_xor"))


def logical_not(x: object, /) -> TracedArray:
    """Whether x is false (or 0)."""
    return FUNCTIONS["bitwise_invert"](truth(x, "logical_not"))


def real(x: object, /) -> TracedArray:
    """TraceError: there are no complex numbers."""
    raise TraceError("mlfuse.real: mlfuse has no complex numbers, so x is real already")


def imag(x: object, /) -> TracedArray:
    """TraceError: there are no complex numbers."""
    raise TraceError("mlfuse.imag: mlfuse has no complex numbers; write mlfuse.zeros_like(x)")


def conj(x: TracedArray, /) -> TracedArray:
    """x, since it is real."""
    return array_of("conj", x)


def truth(x: Any, name: str = "") -> Any:
    """x != 0 for an array or a number; truth values as they are. `name` is for errors."""
    if isinstance(x, bool) or (isinstance(x, TracedArray) and x.dtype == np.bool_):
        return x
    return operators.compare("ne", x, 0, name=name)
