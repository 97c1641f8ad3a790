"""The graph level on the reference interpreter, against plain Python and NumPy."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any, ClassVar

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import irdl_op_definition

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import UnaryOp
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.testing.agreement import agree
from mlfuse.testing.fuzz.arrays import precision

BF16 = np.dtype(ml_dtypes.bfloat16)
FLOATS = ["f16", "bf16", "f32", "f64"]
INTS = ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]
NUMPY: dict[str, np.dtype[Any]] = {
    **{name: np.dtype(name.replace("i", "int")) for name in INTS},
    "f16": np.dtype("f2"),
    "bf16": BF16,
    "f32": np.dtype("f4"),
    "f64": np.dtype("f8"),
    "i1": np.dtype("?"),
}
Two = Callable[[Any, Any], Any]
LIMITS: Any = ml_dtypes  # whose stubs leave types open


def run(text: str, *args: Any, ctx: Any = None) -> list[Array]:
    module = parse_module(text, "x.mlir", ctx=ctx)
    verify_module(module)
    return run_module(module, "main", [np.asarray(arg) for arg in args])


def one(line: str, types: list[str], result: str, *args: Any) -> Array:
    """The result of one op `%r = ...` on the arguments %0, %1, ..."""
    (array,) = run(program(line, types, result), *args)
    return array


def program(line: str, types: list[str], result: str) -> str:
    given = ", ".join(f"%{n}: {type_}" for n, type_ in enumerate(types))
    return (
        f"func.func @main({given}) -> {result} {{\n  %r = {line}\n  func.return %r : {result}\n}}"
    )


def check(line: str, types: list[str], result: str, args: list[Array], want: Any) -> Array:
    """The op's result, which agrees with what is exact or in f64; 16-bit floats are rounded once."""
    got = one(line, types, result, *args)
    if got.dtype.itemsize == 2:
        limits = precision(got.dtype)
        error, least = limits.eps, limits.smallest_subnormal
        np.testing.assert_allclose(got.astype(np.float64), want, rtol=error, atol=least)
    else:
        agree(program(line, types, result), args, got, np.asarray(want))
    return got


def vector(op: str, name: str, *columns: list[Any], result: str | None = None) -> Array:
    """An elementwise op on vectors of one element type."""
    type_ = f"tensor<{len(columns[0])}x{name}>"
    operands = ", ".join(f"%{n}" for n in range(len(columns)))
    return one(
        f"graph.{op} {operands} : {type_}",
        [type_] * len(columns),
        type_.replace(name, result) if result else type_,
        *(np.array(column, NUMPY[name]) for column in columns),
    )


def rounded(values: list[float], name: str) -> Array:
    """Python floats as the nearest numbers of a type, through f32 for the 16-bit ones."""
    wide = np.array(values, np.float64)
    return (wide.astype(np.float32) if name in ("f16", "bf16") else wide).astype(NUMPY[name])


# Elementwise

ORDINARY = [0.5, -1.25, 3.0, 100.0, 0.0078125, -2.0, 1.0]
OTHERS = [2.0, 0.75, -3.0, 7.0, 128.0, -2.0, 0.3125]
FUNCTIONS: dict[str, Callable[[float], float]] = {
    "exp": math.exp,
    "exp2": lambda x: 2.0**x,
    "expm1": math.expm1,
    "log2": lambda x: math.log2(x) if x > 0 else math.nan,
    "log1p": lambda x: math.log1p(x) if x > -1 else math.nan,
    "cbrt": lambda x: math.copysign(abs(x) ** (1 / 3), x),
    "erfc": math.erfc,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": lambda x: math.asin(x) if abs(x) <= 1 else math.nan,
    "acos": lambda x: math.acos(x) if abs(x) <= 1 else math.nan,
    "atan": math.atan,
    "sinh": math.sinh,
    "cosh": math.cosh,
    "asinh": math.asinh,
    "acosh": lambda x: math.acosh(x) if x >= 1 else math.nan,
    "atanh": lambda x: (
        math.atanh(x) if abs(x) < 1 else math.copysign(math.inf, x) if abs(x) == 1 else math.nan
    ),
    "floor": math.floor,
    "ceil": math.ceil,
    "trunc": math.trunc,
    "round_even": round,
    "round_away": lambda x: math.copysign(math.floor(abs(x) + 0.5), x),
    "log": lambda x: math.log(x) if x > 0 else -math.inf if x == 0 else math.nan,
    "sqrt": lambda x: math.sqrt(x) if x >= 0 else math.nan,
    "rsqrt": lambda x: 1 / math.sqrt(x) if x > 0 else math.nan,
    "tanh": math.tanh,
    "erf": math.erf,
    "sigmoid": lambda x: 1 / (1 + math.exp(-x)),
    "neg": operator.neg,
    "abs": abs,
    "sign": lambda x: (x > 0) - (x < 0),
    "relu": lambda x: max(x, 0.0),
    "silu": lambda x: x / (1 + math.exp(-x)),
    "gelu": lambda x: x * 0.5 * (1 + math.erf(x / math.sqrt(2))),
}


@pytest.mark.parametrize("name", FLOATS)
@pytest.mark.parametrize("op", FUNCTIONS)
def test_functions(op: str, name: str):
    values = [x for x in ORDINARY if x < 10]  # exp(100) is out of range in f16
    want = [FUNCTIONS[op](x) for x in rounded(values, name).astype(np.float64).tolist()]
    type_ = f"tensor<{len(values)}x{name}>"
    args = [np.array(values, NUMPY[name])]
    got = check(f"graph.{op} %0 : {type_}", [type_], type_, args, want)
    assert got.dtype == NUMPY[name]


SPECIAL = [math.inf, -math.inf, math.nan, 0.0, -0.0]
ROUNDINGS = ("floor", "ceil", "trunc", "round_even", "round_away")
AT_SPECIAL = {
    "exp2": [math.inf, 0.0, math.nan, 1.0, 1.0],
    "expm1": [math.inf, -1.0, math.nan, 0.0, -0.0],
    "log2": [math.inf, math.nan, math.nan, -math.inf, -math.inf],
    "log1p": [math.inf, math.nan, math.nan, 0.0, -0.0],
    "cbrt": [math.inf, -math.inf, math.nan, 0.0, -0.0],
    "erfc": [0.0, 2.0, math.nan, 1.0, 1.0],
    "sin": [math.nan, math.nan, math.nan, 0.0, -0.0],
    "cos": [math.nan, math.nan, math.nan, 1.0, 1.0],
    "tan": [math.nan, math.nan, math.nan, 0.0, -0.0],
    "asin": [math.nan, math.nan, math.nan, 0.0, -0.0],
    "atan": [math.pi / 2, -math.pi / 2, math.nan, 0.0, -0.0],
    "sinh": [math.inf, -math.inf, math.nan, 0.0, -0.0],
    "cosh": [math.inf, math.inf, math.nan, 1.0, 1.0],
    "asinh": [math.inf, -math.inf, math.nan, 0.0, -0.0],
    "acosh": [math.inf, math.nan, math.nan, math.nan, math.nan],
    "atanh": [math.nan, math.nan, math.nan, 0.0, -0.0],
    **{name: [math.inf, -math.inf, math.nan, 0.0, -0.0] for name in ROUNDINGS},
    "exp": [math.inf, 0.0, math.nan, 1.0, 1.0],
    "log": [math.inf, math.nan, math.nan, -math.inf, -math.inf],
    "sqrt": [math.inf, math.nan, math.nan, 0.0, -0.0],
    "rsqrt": [0.0, math.nan, math.nan, math.inf, -math.inf],
    "tanh": [1.0, -1.0, math.nan, 0.0, -0.0],
    "erf": [1.0, -1.0, math.nan, 0.0, -0.0],
    "sigmoid": [1.0, 0.0, math.nan, 0.5, 0.5],
    "neg": [-math.inf, math.inf, math.nan, -0.0, 0.0],
    "abs": [math.inf, math.inf, math.nan, 0.0, 0.0],
    "sign": [1.0, -1.0, math.nan, 0.0, -0.0],
    "relu": [math.inf, 0.0, math.nan, 0.0, 0.0],
    "gelu": [math.inf, math.nan, math.nan, 0.0, -0.0],
}


def same(got: Array, want: Array) -> None:
    """Equal with the sign of zeros; NaN equals NaN."""
    np.testing.assert_array_equal(got.astype(np.float64), want.astype(np.float64))
    number = ~np.isnan(want.astype(np.float64))
    np.testing.assert_array_equal(np.signbit(got)[number], np.signbit(want)[number])


@pytest.mark.parametrize("name", FLOATS)
@pytest.mark.parametrize("op", AT_SPECIAL)
def test_special_values(op: str, name: str):
    same(vector(op, name, SPECIAL), rounded(AT_SPECIAL[op], name))


FLOAT_ARITHMETIC: dict[str, Two] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "max": lambda a, b: max(a, b),
    "min": lambda a, b: min(a, b),
    "rem": math.fmod,
}


@pytest.mark.parametrize("name", FLOATS)
@pytest.mark.parametrize("op", FLOAT_ARITHMETIC)
def test_float_arithmetic_is_rounded_once(op: str, name: str):
    """f64 holds sums and products of 16-bit floats exactly, and rounds f32 quotients harmlessly."""
    a, b = rounded(ORDINARY, name), rounded(OTHERS, name)
    want = [FLOAT_ARITHMETIC[op](x, y) for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    same(vector(op, name, ORDINARY, OTHERS), rounded(want, name))


@pytest.mark.parametrize("name", FLOATS)
def test_float_arithmetic_at_special_values(name: str):
    inf, nan = math.inf, math.nan
    for op, a, b, want in (
        ("div", [1.0, -1.0, 0.0, inf], [0.0, 0.0, 0.0, inf], [inf, -inf, nan, nan]),
        ("add", [inf, inf, -0.0, nan], [1.0, -inf, -0.0, 1.0], [inf, nan, -0.0, nan]),
        ("mul", [inf, -0.0], [0.0, 2.0], [nan, -0.0]),
        ("max", [nan, 1.0, -0.0, 0.0], [1.0, nan, 0.0, -0.0], [nan, nan, 0.0, 0.0]),
        ("min", [nan, 1.0, -0.0, 0.0], [1.0, nan, 0.0, -0.0], [nan, nan, -0.0, -0.0]),
        ("rem", [inf, 1.0, -5.5, -0.0], [2.0, 0.0, inf, 3.0], [nan, nan, -5.5, -0.0]),
        ("atan2", [0.0, -0.0, 0.0, inf], [-0.0, 0.0, 1.0, inf], [math.pi, -0.0, 0, math.pi / 4]),
        ("next_after", [nan, 1.0, inf, 0.0], [1.0, nan, inf, -0.0], [nan, nan, inf, -0.0]),
        ("pow", [nan, 1.0, -8.0, 0.0, 2.0], [0.0, nan, 0.5, -1.0, 10.0], [1, 1, nan, inf, 1024]),
    ):
        same(vector(op, name, a, b), rounded(want, name))


def test_fma_rounds_once():
    """The product 1 - 2^-46 is lost where it is rounded to f32 before the addition."""
    a, b = [1 + 2**-23], [1 - 2**-23]
    assert vector("fma", "f32", a, b, [-1.0]).tolist() == [-(2.0**-46)]
    assert vector("fma", "f32", [math.inf, 2.0], [0.0, 3.0], [1.0, -6.0]).tolist()[1] == 0


def bounds(name: str) -> tuple[int, int]:
    bits = int(name.lstrip("ui"))
    return (0, 2**bits - 1) if name[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def wrap(value: int, name: str) -> int:
    low, high = bounds(name)
    return (value - low) % (high - low + 1) + low


def quotient(a: int, b: int, name: str) -> int:
    if b == 0:
        return wrap(-1, name)
    return wrap(abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1), name)


INTEGER_ARITHMETIC: dict[str, Callable[[int, int, str], int]] = {
    "add": lambda a, b, _: a + b,
    "sub": lambda a, b, _: a - b,
    "mul": lambda a, b, _: a * b,
    "div": quotient,
    "rem": lambda a, b, name: a - quotient(a, b, name) * b if b else a,
    "max": lambda a, b, _: max(a, b),
    "min": lambda a, b, _: min(a, b),
    "and": lambda a, b, _: a & b,
    "or": lambda a, b, _: a | b,
    "xor": lambda a, b, _: a ^ b,
    "pow": lambda a, b, _: power(a, b),
    "shift_left": lambda a, b, name: a << shift(b, name),
    "shift_right_logical": lambda a, b, name: a % 2 ** width(name) >> shift(b, name),
    "shift_right_arithmetic": lambda a, b, name: signed(a, name) >> shift(b, name),
}


def power(a: int, b: int) -> int:
    """Modulo 2^64; of a negative exponent the whole part."""
    if b >= 0:
        return pow(a, b, 2**64)
    return (a if b & 1 else 1) if abs(a) == 1 else 0


def width(name: str) -> int:
    return int(name.lstrip("ui"))


def signed(value: int, name: str) -> int:
    return wrap(value, name.lstrip("u"))


def shift(amount: int, name: str) -> int:
    """The amount read as unsigned; by the width is as far as it goes."""
    return min(amount % 2 ** width(name), width(name))


@pytest.mark.parametrize("name", INTS)
@pytest.mark.parametrize("op", INTEGER_ARITHMETIC)
def test_integer_arithmetic(op: str, name: str):
    function = INTEGER_ARITHMETIC[op]
    low, high = bounds(name)
    interesting = sorted({low, low + 1, wrap(-7, name), wrap(-1, name), 0, 1, 2, 7, high})
    a = [x for x in interesting for _ in interesting]
    b = [y for _ in interesting for y in interesting]
    got = vector(op, name, a, b)
    assert got.tolist() == [wrap(function(x, y, name), name) for x, y in zip(a, b, strict=True)]
    assert got.dtype == NUMPY[name]


@pytest.mark.parametrize("name", INTS)
def test_integers_of_one_operand(name: str):
    low, high = bounds(name)
    values = [low, 0, 1, 5, high]
    assert vector("neg", name, values).tolist() == [wrap(-x, name) for x in values]
    assert vector("not", name, values).tolist() == [wrap(~x, name) for x in values]
    assert vector("abs", name, values).tolist() == [wrap(abs(x), name) for x in values]
    assert vector("sign", name, values).tolist() == [(x > 0) - (x < 0) for x in values]


@pytest.mark.parametrize("name", INTS)
def test_bits_are_counted(name: str):
    values = [bounds(name)[0], 0, 1, 5, bounds(name)[1], wrap(-1, name)]
    patterns = [value % 2 ** width(name) for value in values]
    assert vector("popcnt", name, values).tolist() == [x.bit_count() for x in patterns]
    zeros = [width(name) - x.bit_length() for x in patterns]
    assert vector("count_leading_zeros", name, values).tolist() == zeros


@pytest.mark.parametrize("name", FLOATS)
def test_classification(name: str):
    for op, want in (
        ("is_finite", [False, False, False, True, True]),
        ("is_inf", [True, True, False, False, False]),
        ("is_pos_inf", [True, False, False, False, False]),
        ("is_neg_inf", [False, True, False, False, False]),
    ):
        assert vector(op, name, SPECIAL, result="i1").tolist() == want


@pytest.mark.parametrize(("name", "eps"), [("f16", -10), ("bf16", -7), ("f32", -23), ("f64", -52)])
def test_neighbors_are_those_of_the_type(name: str, eps: int):
    got = vector("next_after", name, [1.0, 1.0, -1.0, math.inf], [2.0, 0.0, -2.0, 0.0])
    info = LIMITS.finfo(NUMPY[name])
    largest = float(info.max)
    assert got.astype(np.float64).tolist() == [
        1 + 2.0**eps,
        1 - 2.0 ** (eps - 1),
        -1 - 2.0**eps,
        largest,
    ]
    least = float(info.smallest_subnormal)
    got = vector("next_after", name, [0.0, -0.0, least], [1.0, -1.0, -1.0])
    assert got.astype(np.float64).tolist() == [least, -least, 0.0]


def test_a_bitcast_keeps_the_bits_of_a_signalling_nan():
    bits = np.array([0x7F81, 0x3F80], np.uint16)
    types = ["tensor<2xui16>", "tensor<2xbf16>"]
    to = one(f"graph.bitcast %0 : {types[0]} -> {types[1]}", types[:1], types[1], bits)
    back = one(f"graph.bitcast %0 : {types[1]} -> {types[0]}", types[1:], types[0], to)
    assert to.dtype == BF16 and back.tolist() == bits.tolist()


def test_truth_values():
    a, b = [True, True, False, False], [True, False, True, False]
    assert vector("and", "i1", a, b).tolist() == [True, False, False, False]
    assert vector("or", "i1", a, b).tolist() == [True, True, True, False]
    assert vector("xor", "i1", a, b).tolist() == [False, True, True, False]
    assert vector("max", "i1", a, b).tolist() == [True, True, True, False]
    assert vector("min", "i1", a, b).tolist() == [True, False, False, False]
    assert vector("not", "i1", a).tolist() == [False, False, True, True]


@pytest.mark.parametrize("predicate", ["eq", "ne", "lt", "le", "gt", "ge"])
@pytest.mark.parametrize("name", ["bf16", "f32", "i8", "ui8", "ui64", "i1"])
def test_compare(predicate: str, name: str):
    low, high = bounds(name) if name in INTS else (0, 1) if name == "i1" else (-9.0, math.nan)
    a, b = [low, high, 1, high, 0], [high, low, 1, high, 1]
    got = vector(f"compare {predicate}", name, a, b, result="i1")
    compare = getattr(operator, predicate)
    assert got.dtype == np.bool_
    assert got.tolist() == [bool(compare(x, y)) for x, y in zip(a, b, strict=True)]


def test_select_keeps_what_it_does_not_choose_out():
    got = one(
        "graph.select %0, %1, %2 : tensor<3xbf16>",
        ["tensor<3xi1>", "tensor<3xbf16>", "tensor<3xbf16>"],
        "tensor<3xbf16>",
        np.array([True, False, True]),
        np.array([1.5, math.nan, -0.0], BF16),
        np.array([math.inf, 2.5, 1.0], BF16),
    )
    same(got, np.array([1.5, 2.5, -0.0], BF16))


def cast(values: list[Any], source: str, target: str) -> Array:
    types = [f"tensor<{len(values)}x{name}>" for name in (source, target)]
    line = f"graph.cast %0 : {types[0]} -> {types[1]}"
    return one(line, types[:1], types[1], np.array(values, NUMPY[source]))


@pytest.mark.parametrize("target", INTS)
@pytest.mark.parametrize("source", FLOATS)
def test_cast_float_to_integer_truncates_and_saturates(source: str, target: str):
    values = [0.0, 1.75, -1.75, 100.5, math.inf, -math.inf, math.nan, 60000.0, -60000.0]
    low, high = bounds(target)
    want: list[int] = []
    for x in np.array(values, NUMPY[source]).tolist():
        limited = (
            0 if x != x else low if x == -math.inf else high if x == math.inf else math.trunc(x)
        )
        want.append(min(max(limited, low), high))
    assert cast(values, source, target).tolist() == want


def test_cast_float_to_integer_at_the_edges():
    assert cast([2.0**63, -(2.0**63), 2.0**62], "f64", "i64").tolist() == [
        2**63 - 1,
        -(2**63),
        2**62,
    ]
    assert cast([2.0**64, 2.0**63], "f32", "ui64").tolist() == [2**64 - 1, 2**63]
    assert cast([2147483520.0, 2147483648.0], "f32", "i32").tolist() == [2147483520, 2**31 - 1]


@pytest.mark.parametrize("source", INTS)
@pytest.mark.parametrize("target", INTS)
def test_cast_between_integers_wraps(source: str, target: str):
    low, high = bounds(source)
    values = [low, 0, 1, high, high // 2 + 1]
    assert cast(values, source, target).tolist() == [wrap(x, target) for x in values]


@pytest.mark.parametrize("target", FLOATS)
@pytest.mark.parametrize("source", ["i8", "ui8", "i1"])
def test_cast_small_integers_to_float_is_exact(source: str, target: str):
    values = [0, 1] if source == "i1" else [0, 1, *bounds(source)]
    assert cast(values, source, target).astype(np.float64).tolist() == values


def test_cast_to_truth_values():
    assert cast([0.0, -0.0, 0.5, math.nan], "f32", "i1").tolist() == [False, False, True, True]
    assert cast([0, 256, -1], "i32", "i1").tolist() == [False, True, True]


def test_cast_between_floats():
    same(
        cast([1.0, 1 + 2**-9, 1 + 3 * 2**-9, 1e38], "f32", "bf16"),
        np.array([1, 1, 1.0078125, 1e38], BF16),
    )
    same(cast([65520.0, 65519.0], "f32", "f16"), np.array([math.inf, 65504], np.float16))
    same(cast([1.5, -0.0], "bf16", "f16"), np.array([1.5, -0.0], np.float16))


# Sources and movements


@pytest.mark.parametrize("name", [name for name in NUMPY if name != "i1"])
def test_iota(name: str):
    got = one("graph.iota dim 1 : tensor<2x5x3x" + name + ">", [], f"tensor<2x5x3x{name}>")
    want = [[[j] * 3 for j in range(5)]] * 2
    assert got.astype(np.int64).tolist() == want and got.dtype == NUMPY[name]


def test_constants_keep_their_bits():
    got = one(
        "graph.constant dense<[0xFFC1, 0x7F81, 0x8000]> : tensor<3xbf16>", [], "tensor<3xbf16>"
    )
    assert got.view(np.uint16).tolist() == [0xFFC1, 0x7F81, 0x8000]
    assert one("graph.constant dense<1.5> : tensor<f32>", [], "tensor<f32>").shape == ()
    assert one("graph.constant dense<true> : tensor<2x2xi1>", [], "tensor<2x2xi1>").tolist() == [
        [True, True],
        [True, True],
    ]


def test_constants_without_elements_and_with_both_zeros():
    assert one("graph.constant dense<> : tensor<0x3xf32>", [], "tensor<0x3xf32>").shape == (0, 3)
    zeros = one("graph.constant dense<[0.0, -0.0]> : tensor<2xf32>", [], "tensor<2xf32>")
    assert np.signbit(zeros).tolist() == [False, True]


def test_movements_keep_their_bits():
    """A signalling NaN would be quieted by a trip through f32."""
    x = np.array([[0x7F81, 0x3F80], [0xFFA5, 0x8000]], np.uint16)
    for line, result, want in (
        ("graph.transpose %0 perm [1, 0] : T -> T", "2x2", x.T),
        ("graph.reshape %0 : T -> tensor<4xbf16>", "4", x.reshape(4)),
        ("graph.slice %0 [1:2:1, 0:2:1] : T -> tensor<1x2xbf16>", "1x2", x[1:]),
        ("graph.broadcast %0 dims [0, 2] : T -> tensor<2x3x2xbf16>", "2x3x2", np.stack([x] * 3, 1)),
    ):
        type_ = "tensor<2x2xbf16>"
        got = one(line.replace("T", type_), [type_], f"tensor<{result}xbf16>", x.view(BF16))
        np.testing.assert_array_equal(got.view(np.uint16), want)


def test_broadcast_permutes_and_repeats():
    x = np.arange(6, dtype=np.float32).reshape(2, 1, 3)
    got = one(
        "graph.broadcast %0 dims [3, 0, 1] : tensor<2x1x3xf32> -> tensor<4x3x5x2xf32>",
        ["tensor<2x1x3xf32>"],
        "tensor<4x3x5x2xf32>",
        x,
    )
    want = [[[[x[d, 0, b] for d in range(2)]] * 5 for b in range(3)]] * 4
    np.testing.assert_array_equal(got, want)


def test_slice_strides():
    x = np.arange(40, dtype=np.int32).reshape(4, 10)
    got = one(
        "graph.slice %0 [1:4:2, 2:9:3] : tensor<4x10xi32> -> tensor<2x3xi32>",
        ["tensor<4x10xi32>"],
        "tensor<2x3xi32>",
        x,
    )
    assert got.tolist() == [[12, 15, 18], [32, 35, 38]]


# Reductions and contractions


@pytest.mark.parametrize("name", [*FLOATS, *INTS])
@pytest.mark.parametrize(
    ("combiner", "function"), {"add": sum, "mul": math.prod, "max": max, "min": min}.items()
)
def test_reduce(combiner: str, function: Any, name: str):
    x = [[3, 1, 2, 5], [1, 1, 4, 2]]
    types = [f"tensor<2x4x{name}>", f"tensor<2x{name}>"]
    line = f"graph.reduce {combiner} %0 dims [1] : {types[0]} -> {types[1]}"
    got = one(line, types[:1], types[1], np.array(x, NUMPY[name]))
    assert got.astype(np.float64).tolist() == [function(row) for row in x]
    assert got.dtype == NUMPY[name]


@pytest.mark.parametrize(
    ("combiner", "name", "identity"),
    [
        ("add", "f32", 0),
        ("mul", "bf16", 1),
        ("max", "f16", -math.inf),
        ("min", "f64", math.inf),
        ("max", "i8", -128),
        ("min", "ui8", 255),
        ("and", "ui8", 255),
        ("and", "i1", True),
        ("or", "i32", 0),
        ("xor", "i1", False),
        ("max", "i1", False),
    ],
)
def test_reduce_over_nothing(combiner: str, name: str, identity: Any):
    types = [f"tensor<0x2x{name}>", f"tensor<2x{name}>"]
    line = f"graph.reduce {combiner} %0 dims [0] : {types[0]} -> {types[1]}"
    got = one(line, types[:1], types[1], np.zeros((0, 2), NUMPY[name]))
    assert got.tolist() == [identity, identity] and got.dtype == NUMPY[name]


def test_reduce_with_bits_and_without_dims():
    x = np.array([[12, 10], [6, 3]], np.uint8)
    for combiner, want in (("and", 12 & 10 & 6 & 3), ("or", 15), ("xor", 12 ^ 10 ^ 6 ^ 3)):
        line = f"graph.reduce {combiner} %0 dims [0, 1] : tensor<2x2xui8> -> tensor<ui8>"
        got = one(line, ["tensor<2x2xui8>"], "tensor<ui8>", x)
        assert got.shape == () and got == want
    line = "graph.reduce add %0 dims [] : tensor<2x2xui8> -> tensor<2x2xui8>"
    assert one(line, ["tensor<2x2xui8>"], "tensor<2x2xui8>", x).tolist() == x.tolist()


def test_reduce_of_16_bits_is_rounded_once():
    """300 ones: a bf16 sum would stick at 256."""
    line = "graph.reduce add %0 dims [0] : tensor<300xbf16> -> tensor<bf16>"
    got = one(line, ["tensor<300xbf16>"], "tensor<bf16>", np.ones(300, BF16))
    assert float(got) == 300


@pytest.mark.parametrize("name", ["bf16", "f32", "i32", "ui8"])
def test_dot_general(name: str):
    rng = np.random.default_rng(0)
    a, b = rng.integers(0, 3, (2, 4, 3)), rng.integers(0, 3, (3, 2, 5))
    types = [f"tensor<2x4x3x{name}>", f"tensor<3x2x5x{name}>", f"tensor<2x4x5x{name}>"]
    got = one(
        f"graph.dot_general %0, %1 batch [0] x [1] contract [2] x [0] : {types[0]}, {types[1]} -> {types[2]}",
        types[:2],
        types[2],
        a.astype(NUMPY[name]),
        b.astype(NUMPY[name]),
    )
    want = [
        [[sum(int(a[n, i, k] * b[k, n, j]) for k in range(3)) for j in range(5)] for i in range(4)]
        for n in range(2)
    ]
    assert got.astype(np.int64).tolist() == want and got.dtype == NUMPY[name]


# Composites


@pytest.mark.parametrize("name", FLOATS)
@pytest.mark.parametrize("axis", [0, 1, -1])
def test_softmax_and_log_softmax(name: str, axis: int):
    x = np.random.default_rng(1).normal(size=(3, 5)).astype(NUMPY[name])
    wide = x.astype(np.float64)
    exp = np.exp(wide)
    want = exp / exp.sum(axis=axis, keepdims=True)
    type_ = f"tensor<3x5x{name}>"
    for op, expected in (("softmax", want), ("log_softmax", np.log(want))):
        check(f"graph.{op} %0 {{axis = {axis} : i64}} : {type_}", [type_], type_, [x], expected)


def test_softmax_of_large_numbers_does_not_overflow():
    line = "graph.softmax %0 {axis = 0 : i64} : tensor<3xf32>"
    got = one(line, ["tensor<3xf32>"], "tensor<3xf32>", np.array([1e4, 1e4, -1e4], np.float32))
    assert got.tolist() == [0.5, 0.5, 0.0]


@pytest.mark.parametrize("name", FLOATS)
def test_layer_norm(name: str):
    rng = np.random.default_rng(2)
    x, scale, bias = (rng.normal(size=s).astype(NUMPY[name]) for s in ((4, 16), (16,), (16,)))
    wide = x.astype(np.float64)
    centred = wide - wide.mean(axis=1, keepdims=True)
    normal = centred / np.sqrt((centred**2).mean(axis=1, keepdims=True) + float(np.float32(1e-5)))
    types = [f"tensor<4x16x{name}>", f"tensor<16x{name}>", f"tensor<16x{name}>"]
    line = "graph.layer_norm %0, %1, %2 {axis = 1 : i64, epsilon = 1.0e-5 : f32} : "
    want = normal * scale.astype(np.float64) + bias.astype(np.float64)
    check(line + ", ".join(types), types, types[0], [x, scale, bias], want)


def test_gelu_tanh():
    type_, args = "tensor<3xf64>", [np.array([-1.0, 0.0, 2.0])]
    want = [
        0.5 * x * (1 + math.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))
        for x in (-1.0, 0.0, 2.0)
    ]
    check(f'graph.gelu %0 {{approximate = "tanh"}} : {type_}', [type_], type_, args, want)


# Shapes: rank 0, empty, `?`


def test_rank_0_and_empty():
    assert one("graph.exp %0 : tensor<f32>", ["tensor<f32>"], "tensor<f32>", np.float32(0)) == 1
    got = one(
        "graph.add %0, %0 : tensor<0x4xf32>",
        ["tensor<0x4xf32>"],
        "tensor<0x4xf32>",
        np.zeros((0, 4), np.float32),
    )
    assert got.shape == (0, 4)


def test_sizes_known_at_run_time():
    text = """
      func.func @main(%x: tensor<?x3xf32>, %b: tensor<3xf32>) -> (tensor<?x3xf32>, tensor<i64>, tensor<?xi32>) {
        %s = graph.broadcast %b dims [1] like %x : tensor<3xf32>, tensor<?x3xf32> -> tensor<?x3xf32>
        %y = graph.add %x, %s : tensor<?x3xf32>
        %n = graph.dim %x 0 : tensor<?x3xf32> -> tensor<i64>
        %m = graph.reduce max %y dims [1] : tensor<?x3xf32> -> tensor<?xf32>
        %i = graph.iota dim 0 like %m : tensor<?xf32> -> tensor<?xi32>
        func.return %y, %n, %i : tensor<?x3xf32>, tensor<i64>, tensor<?xi32>
      }"""
    for rows in (0, 1, 4):
        x, b = np.ones((rows, 3), np.float32), np.arange(3, dtype=np.float32)
        y, n, i = run(text, x, b)
        np.testing.assert_array_equal(y, x + b)
        assert n == rows and i.tolist() == list(range(rows))


@pytest.mark.parametrize("other", [1, 3, 0])
def test_sizes_never_broadcast_silently(other: int):
    type_ = "tensor<?x3xf32>"
    with pytest.raises(OpError) as caught:
        one(
            f"graph.mul %0, %1 : {type_}",
            [type_] * 2,
            type_,
            np.ones((2, 3), np.float32),
            np.ones((other, 3), np.float32),
        )
    assert f"operands of 2x3 and {other}x3 don't fit together at run time" in caught.value.message
    assert str(caught.value.place) == "x.mlir:2:8"


def test_contractions_check_their_sizes():
    """2x3 times 3x2 with the batch where the sum should be: as many elements, another meaning."""
    with pytest.raises(OpError, match="don't fit together"):
        one(
            "graph.dot_general %0, %1 contract [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>",
            ["tensor<?x?xf32>"] * 2,
            "tensor<?x?xf32>",
            np.ones((2, 3), np.float32),
            np.ones((2, 3), np.float32),
        )


def test_a_broadcast_checks_its_sizes():
    with pytest.raises(OpError, match=r"graph\.broadcast"):
        one(
            "graph.broadcast %0 dims [1] like %1 : tensor<?xf32>, tensor<2x?xf32> -> tensor<2x?xf32>",
            ["tensor<?xf32>", "tensor<2x?xf32>"],
            "tensor<2x?xf32>",
            np.ones(1, np.float32),
            np.ones((2, 3), np.float32),
        )


# Functions, fusions, modules


def test_fusions_and_calls():
    text = """
      func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
        %a, %b = graph.fusion "fused_mul_add" (%p = %x : tensor<4xf32>) -> tensor<4xf32>, tensor<4xf32> {
          %0 = graph.mul %p, %p : tensor<4xf32>
          %1 = graph.add %0, %p : tensor<4xf32>
          graph.yield %0, %1 : tensor<4xf32>, tensor<4xf32>
        }
        %c = func.call @double(%b) : (tensor<4xf32>) -> tensor<4xf32>
        func.return %a, %c : tensor<4xf32>, tensor<4xf32>
      }
      func.func private @double(%x: tensor<4xf32>) -> tensor<4xf32> {
        %0 = graph.add %x, %x : tensor<4xf32>
        func.return %0 : tensor<4xf32>
      }"""
    a, c = run(text, np.arange(4, dtype=np.float32))
    assert a.tolist() == [0, 1, 4, 9] and c.tolist() == [0, 4, 12, 24]


@irdl_op_definition
class CubeOp(UnaryOp):
    """x^3: an op from outside of mlfuse."""

    name = "mine.cube"
    FLOPS: ClassVar[float] = 2.0

    def numpy(self, *args: Array) -> Array:
        return args[0] * args[0] * args[0]

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.mul(b.mul(args[0], args[0]), args[0])


def test_an_op_from_outside():
    ctx = new_context()
    ctx.register_dialect("mine", lambda: Dialect("mine", [CubeOp], []))
    text = """func.func @main(%x: tensor<2xbf16>) -> tensor<2xbf16> {
      %0 = mine.cube %x : tensor<2xbf16>
      func.return %0 : tensor<2xbf16>
    }"""
    x = np.array([2.0, 1.015625], BF16)
    (got,) = run(text, x, ctx=ctx)
    same(got, np.array([8.0, 1.015625**3], np.float32).astype(BF16))


def test_what_cannot_run_is_said():
    text = (
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  func.return %x : tensor<2xf32>\n}"
    )
    module: ModuleOp = parse_module(text, "x.mlir")
    good = np.zeros(2, np.float32)
    with pytest.raises(MlfuseError, match="there is no function @other; there are: @main"):
        run_module(module, "other", [good])
    with pytest.raises(OpError, match="@main takes 1 argument, not 2"):
        run_module(module, "main", [good, good])
    for bad in (np.zeros(3, np.float32), np.zeros(2), np.zeros((), np.float32)):
        with pytest.raises(OpError, match=r"the signature says tensor<2xf32>"):
            run_module(module, "main", [bad])
    assert dtypes.of_numpy(good.dtype) is dtypes.F32


def test_endless_calls_and_missing_bodies_are_errors():
    endless = """func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %0 = func.call @main(%x) : (tensor<f32>) -> tensor<f32>
      func.return %0 : tensor<f32>
    }"""
    with pytest.raises(OpError, match="does @main call itself"):
        run(endless, np.float32(0))
    with pytest.raises(OpError, match="@main has no body"):
        run("func.func private @main(tensor<f32>) -> tensor<f32>", np.float32(0))
