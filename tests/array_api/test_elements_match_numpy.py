"""Elementwise functions do what NumPy's do: any dtype, shape and special value."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from drawn import (
    BOOL,
    FLOATS,
    INTEGERS,
    UNTYPED,
    arrays,
    by_numpy,
    few,
    pairs,
    same,
    xp,
)
from hypothesis import given
from hypothesis import strategies as st

pytestmark = pytest.mark.quick_c

EXACT_OF_FLOATS: dict[str, Callable[..., Any]] = {
    "abs": np.abs,
    "ceil": np.ceil,
    "floor": np.floor,
    "isfinite": np.isfinite,
    "isinf": np.isinf,
    "isnan": np.isnan,
    "negative": np.negative,
    "positive": np.positive,
    "reciprocal": UNTYPED.reciprocal,
    "round": UNTYPED.round,
    "sign": np.sign,
    "signbit": np.signbit,
    "sqrt": np.sqrt,
    "square": np.square,
    "trunc": np.trunc,
}
ROUNDED_OF_FLOATS: dict[str, Callable[..., Any]] = {
    "acos": np.arccos,
    "acosh": np.arccosh,
    "asin": np.arcsin,
    "asinh": np.arcsinh,
    "atan": np.arctan,
    "atanh": np.arctanh,
    "cos": np.cos,
    "cosh": np.cosh,
    "exp": np.exp,
    "expm1": np.expm1,
    "log": np.log,
    "log10": np.log10,
    "log1p": np.log1p,
    "log2": np.log2,
    "sin": np.sin,
    "sinh": np.sinh,
    "tan": np.tan,
    "tanh": np.tanh,
}
OF_TWO_FLOATS: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "copysign": np.copysign,
    "divide": np.divide,
    "equal": np.equal,
    "floor_divide": np.floor_divide,
    "greater": np.greater,
    "greater_equal": np.greater_equal,
    "less": np.less,
    "less_equal": np.less_equal,
    "multiply": np.multiply,
    "not_equal": np.not_equal,
    "remainder": np.remainder,
    "subtract": np.subtract,
}
ROUNDED_OF_TWO: dict[str, Callable[..., Any]] = {
    "atan2": np.arctan2,
    "hypot": np.hypot,
    "logaddexp": np.logaddexp,
    "pow": np.power,
}
OF_INTEGERS: dict[str, Callable[..., Any]] = {
    "abs": np.abs,
    "bitwise_invert": np.invert,
    "ceil": UNTYPED.positive,
    "floor": UNTYPED.positive,
    "isfinite": np.isfinite,
    "isinf": np.isinf,
    "isnan": np.isnan,
    "negative": np.negative,
    "positive": np.positive,
    "round": UNTYPED.positive,
    "sign": np.sign,
    "square": np.square,
    "trunc": UNTYPED.positive,
}
OF_TWO_INTEGERS: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "bitwise_and": np.bitwise_and,
    "bitwise_or": np.bitwise_or,
    "bitwise_xor": np.bitwise_xor,
    "equal": np.equal,
    "floor_divide": np.floor_divide,
    "greater": np.greater,
    "greater_equal": np.greater_equal,
    "less": np.less,
    "less_equal": np.less_equal,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "multiply": np.multiply,
    "not_equal": np.not_equal,
    "remainder": np.remainder,
    "subtract": np.subtract,
}
LOGICAL: dict[str, Callable[..., Any]] = {
    "equal": np.equal,
    "logical_and": np.logical_and,
    "logical_or": np.logical_or,
    "logical_xor": np.logical_xor,
    "not_equal": np.not_equal,
}


def check(table: dict[str, Callable[..., Any]], *arrays: Any, ulps: int = 0) -> None:
    """All functions of a table at once: one module computes them."""
    given = [xp.asarray(each) for each in arrays]
    found = {name: getattr(xp, name)(*given) for name in table}
    for name, f in table.items():
        try:
            same(found[name], by_numpy(f, *arrays), ulps=ulps)
        except AssertionError as error:
            raise AssertionError(f"{name} of {arrays}: {error}") from error


@few
@given(arrays(FLOATS))
def test_exact_functions_of_floats(x: Any):
    check(EXACT_OF_FLOATS, x)


@pytest.mark.slow
@few
@given(arrays(FLOATS))
def test_rounded_functions_of_floats(x: Any):
    check(ROUNDED_OF_FLOATS, x, ulps=4)


@pytest.mark.slow
@few
@given(pairs(FLOATS))
def test_exact_functions_of_two_floats(xs: Any):
    check(OF_TWO_FLOATS, *xs)


@few
@given(pairs(FLOATS))
def test_rounded_functions_of_two_floats(xs: Any):
    check(ROUNDED_OF_TWO, *xs, ulps=4)


@few
@given(arrays(INTEGERS))
def test_functions_of_integers(x: Any):
    check(OF_INTEGERS, x)


@few
@given(pairs(INTEGERS))
def test_functions_of_two_integers(xs: Any):
    check(OF_TWO_INTEGERS, *xs)


@few
@given(pairs([BOOL, *FLOATS, *INTEGERS]))
def test_logical_functions(xs: Any):
    check(LOGICAL, *xs)
    check({"logical_not": np.logical_not}, xs[0])


@few
@given(pairs(INTEGERS))
def test_shifts(xs: Any):
    x, by = xs
    by = np.asarray(by.astype(np.int64) % (8 * x.dtype.itemsize)).astype(x.dtype)
    check({"bitwise_left_shift": np.left_shift, "bitwise_right_shift": np.right_shift}, x, by)


@few
@given(pairs(FLOATS + INTEGERS), st.data())
def test_where_and_clip(xs: Any, data: Any):
    x, y = xs
    condition = data.draw(arrays([BOOL], np.broadcast_shapes(x.shape, y.shape)))
    same(xp.where(xp.asarray(condition), xp.asarray(x), xp.asarray(y)), np.where(condition, x, y))
    a, b = sorted(data.draw(st.tuples(st.integers(0, 9), st.integers(0, 9))))
    # Of -0 and 0 the larger is 0, where NumPy takes either.
    same(xp.clip(xp.asarray(x), a, b), by_numpy(partial(UNTYPED.clip, a_min=a, a_max=b), x), ulps=1)
