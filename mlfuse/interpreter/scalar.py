"""Scalar `arith` and `math` ops on arrays: a table from op class to NumPy function.

Integers are signless and stored as signed; an op that reads them as unsigned views them so.
Where upstream leaves a result undefined, the graph's ops decide: x / 0 has all bits set, a float out of
an integer's range saturates, NaN becomes 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import FloatAttr, IntegerAttr, IntegerType, Signedness
from xdsl.ir import Operation

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes, special, upstream
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph import arithmetic, bits, division, extrema, functions, rounding
from mlfuse.dialects.graph import special as graph_special
from mlfuse.dialects.graph import zeta as graph_zeta
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.selection import cast_array
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute, storage

Function = Callable[..., Any]


def _graph(op: type[GraphOp]) -> Function:
    """The graph's definition of the same operation."""
    return op.create().numpy


def unsigned(x: Array) -> Array:
    """The same bits, read as unsigned."""
    return x if x.dtype.kind != "i" else x.view(f"u{x.dtype}")


def signed(x: Array) -> Array:
    """The same bits, read as signed: the one bit of true is -1."""
    return np.negative(x.astype(np.int8)) if x.dtype.kind == "b" else x


def _on_unsigned(function: Function) -> Function:
    return lambda *args: function(*map(unsigned, args))


def _on_signed(function: Function) -> Function:
    return lambda *args: function(*map(signed, args))


def _on_bits(function: Function, on_bools: Function) -> Function:
    """Arithmetic modulo 2^bits; NumPy defines it differently for truth values."""

    def apply(a: Array, b: Array) -> Any:
        return (on_bools if a.dtype.kind == "b" else function)(a, b)

    return apply


def _ceil_divide(a: Array, b: Array) -> Array:
    return a // b + (a % b != 0).astype(a.dtype)


BINARY: dict[type[Operation], Function] = {
    arith.AddfOp: np.add,
    arith.SubfOp: np.subtract,
    arith.MulfOp: np.multiply,
    arith.DivfOp: np.divide,
    arith.MaximumfOp: _graph(extrema.MaxOp),
    arith.MinimumfOp: _graph(extrema.MinOp),
    arith.MaxnumfOp: np.fmax,
    arith.MinnumfOp: np.fmin,
    arith.AddiOp: _on_bits(np.add, np.logical_xor),
    arith.SubiOp: _on_bits(np.subtract, np.logical_xor),
    arith.MuliOp: _on_bits(np.multiply, np.logical_and),
    arith.DivSIOp: _on_signed(_graph(division.DivOp)),
    arith.DivUIOp: _on_unsigned(_graph(division.DivOp)),
    arith.RemSIOp: _on_signed(_graph(division.RemOp)),
    arith.RemUIOp: _on_unsigned(_graph(division.RemOp)),
    arith.FloorDivSIOp: _on_signed(np.floor_divide),
    arith.CeilDivSIOp: _on_signed(_ceil_divide),
    arith.CeilDivUIOp: _on_unsigned(_ceil_divide),
    arith.MaxSIOp: _on_signed(np.maximum),
    arith.MinSIOp: _on_signed(np.minimum),
    arith.MaxUIOp: _on_unsigned(np.maximum),
    arith.MinUIOp: _on_unsigned(np.minimum),
    arith.AndIOp: np.bitwise_and,
    arith.OrIOp: np.bitwise_or,
    arith.XOrIOp: np.bitwise_xor,
    arith.ShLIOp: np.left_shift,
    arith.ShRSIOp: _on_signed(np.right_shift),
    arith.ShRUIOp: _on_unsigned(np.right_shift),
    arith.SelectOp: np.where,
    upstream.RemFOp: np.fmod,
    special.PolygammaOp: graph_zeta.polygamma,
    special.ZetaOp: graph_zeta.zeta,
    math.Atan2Op: np.arctan2,
    math.CopySignOp: np.copysign,
    math.PowFOp: _graph(functions.PowOp),
    math.FPowIOp: np.power,
    math.IPowIOp: functions.integer_power,
    math.FmaOp: _graph(arithmetic.FmaOp),
}
"""Ops of several operands."""

UNARY: dict[type[Operation], Function] = {
    arith.NegfOp: np.negative,
    math.AbsFOp: np.abs,
    math.AbsIOp: np.abs,
    math.AcosOp: np.arccos,
    math.AcoshOp: np.arccosh,
    math.AsinOp: np.arcsin,
    math.AsinhOp: np.arcsinh,
    math.AtanOp: np.arctan,
    math.AtanhOp: np.arctanh,
    math.CbrtOp: np.cbrt,
    math.CeilOp: np.ceil,
    math.CosOp: np.cos,
    math.CoshOp: np.cosh,
    math.CountLeadingZerosOp: bits.leading_zeros,
    math.CtPopOp: bits.set_bits,
    math.ErfOp: _graph(functions.ErfOp),
    upstream.ErfcOp: _graph(functions.ErfcOp),
    special.BesselI1eOp: graph_special.bessel_i1e,
    special.DigammaOp: graph_special.digamma,
    special.ErfInvOp: _graph(graph_special.ErfInvOp),
    special.LgammaOp: graph_special.lgamma,
    math.Exp2Op: np.exp2,
    math.ExpM1Op: np.expm1,
    math.ExpOp: np.exp,
    math.FloorOp: np.floor,
    math.Log10Op: np.log10,
    math.Log1pOp: np.log1p,
    math.Log2Op: np.log2,
    math.LogOp: np.log,
    math.RoundEvenOp: np.rint,
    math.RoundOp: rounding.round_away,
    math.RsqrtOp: _graph(functions.RsqrtOp),
    math.SinOp: np.sin,
    math.SinhOp: np.sinh,
    math.SqrtOp: np.sqrt,
    math.TanOp: np.tan,
    math.TanhOp: _graph(functions.TanhOp),
    math.TruncOp: np.trunc,
    # Casts: the result's type is enough.
    arith.ExtFOp: np.asarray,
    arith.ExtSIOp: signed,
    arith.ExtUIOp: unsigned,
    arith.SIToFPOp: signed,
    arith.UIToFPOp: unsigned,
    arith.IndexCastOp: signed,
}
"""Ops of one operand."""

CMPI: tuple[Function, ...] = (
    np.equal,
    np.not_equal,
    *map(_on_signed, (np.less, np.less_equal, np.greater, np.greater_equal)),
    *map(_on_unsigned, (np.less, np.less_equal, np.greater, np.greater_equal)),
)
"""`arith.cmpi` by predicate number."""

CMPF: tuple[Function, ...] = (
    np.equal,
    np.greater,
    np.greater_equal,
    np.less,
    np.less_equal,
    np.not_equal,
)
"""`arith.cmpf` by predicate number: ordered from 1, unordered from 8."""


def compare_floats(predicate: int, a: Array, b: Array) -> Array:
    """`arith.cmpf`: an ordered predicate is false with a NaN, an unordered one true."""
    nan = np.isnan(a) | np.isnan(b)
    match predicate:
        case 0 | 15:
            return np.full_like(nan, predicate == 15)
        case 7:
            return ~nan
        case 14:
            return nan
        case _:
            ordered = predicate < 7
            result = CMPF[predicate - (1 if ordered else 8)](a, b)
            return result & ~nan if ordered else result | nan


def align(values: Values) -> list[Array]:
    """Arrays that broadcast against each other: axis k belongs to the k-th enclosing loop, so a
    value from an outer loop gets axes of size 1 at its end."""
    arrays = [np.asarray(value) for value in values]
    depth = max((array.ndim for array in arrays), default=0)
    return [array.reshape(array.shape + (1,) * (depth - array.ndim)) for array in arrays]


def _apply(op: Operation, function: Function, args: Values) -> tuple[Any, ...]:
    result = np.asarray(function(*align(args)))
    return (result.astype(storage(op.results[0].type), copy=False),)


def _run_table_op(op: Operation, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    return _apply(op, (BINARY | UNARY)[type(op)], args)


for _class in (*BINARY, *UNARY):
    execute.register(_class)(_run_table_op)


@execute.register
def run_cmpi(op: arith.CmpiOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Integer comparisons."""
    return _apply(op, CMPI[op.predicate.value.data], args)


@execute.register
def run_cmpf(op: arith.CmpfOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Float comparisons."""
    return _apply(op, partial(compare_floats, op.predicate.value.data), args)


@execute.register
def run_constant(
    op: arith.ConstantOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """A constant number."""
    if not isinstance(op.value, IntegerAttr | FloatAttr):
        raise OpError(op, "a constant at this level must be a number")
    number: float = cast(Any, op.value).value.data
    dtype = storage(op.result.type)
    if dtype.kind == "i":  # signless literals may be written as unsigned
        bits = dtype.itemsize * 8
        number = (int(number) + 2 ** (bits - 1)) % 2**bits - 2 ** (bits - 1)
    return (np.asarray(number, dtype=dtype),)


@execute.register(arith.FPToSIOp)
@execute.register(arith.FPToUIOp)
def run_float_to_int(
    op: arith.FPToSIOp | arith.FPToUIOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """Truncates, saturates, takes NaN to 0."""
    source, target = dtypes.of(op.input.type), op.result.type
    if isinstance(op, arith.FPToUIOp) and target != IntegerType(1):
        target = IntegerType(target.width.data, Signedness.UNSIGNED)
    return _apply(op, partial(cast_array, source=source, target=dtypes.of(target)), args)


@execute.register
def run_truncf(op: arith.TruncFOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """Rounds once, which NumPy doesn't do for types that it lacks."""
    source, target = dtypes.of(op.input.type), dtypes.of(op.result.type)
    return _apply(op, partial(cast_array, source=source, target=target), args)


@execute.register
def run_trunci(op: arith.TruncIOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The low bits."""
    return _apply(op, _is_odd if op.result.type == IntegerType(1) else np.asarray, args)


def _is_odd(x: Array) -> Array:
    return (x & 1) != 0


@execute.register
def run_bitcast(
    op: arith.BitcastOp, interpreter: NumpyInterpreter, args: Values
) -> tuple[Any, ...]:
    """The same bits as another type."""
    return (np.asarray(args[0]).view(storage(op.result.type)),)
