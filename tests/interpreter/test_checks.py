"""Comparisons of arrays, and StableHLO's checks as run by the interpreter."""

from __future__ import annotations

import math

import ml_dtypes
import numpy as np
import pytest

from mlfuse.diagnostics.errors import OpError
from mlfuse.interpreter import run_module
from mlfuse.interpreter.compare import Tolerance, default_tolerance, mismatch, ulps
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module


def check(line: str, type_: str, a: object, b: object, dtype: object = np.float32) -> None:
    text = f"""func.func @main(%a: {type_}, %b: {type_}) {{
      {line}
      func.return
    }}"""
    module = parse_module(text, "x.mlir")
    verify_module(module)
    run_module(module, "main", [np.array(a, dtype), np.array(b, dtype)])  # pyright: ignore


EQ = "stablehlo.custom_call @check.expect_eq(%a, %b) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()"


@pytest.mark.parametrize("line", [EQ, "check.expect_eq %a, %b : tensor<2xf32>"])
def test_expect_eq(line: str):
    check(line, "tensor<2xf32>", [1, math.nan], [1, math.nan])
    with pytest.raises(OpError, match=r"check\.expect_eq failed: 1 of 2 elements") as caught:
        check(line, "tensor<2xf32>", [1, 2], [1, 2.0000002])
    assert caught.value.place is not None and caught.value.place.line == 2


def test_expect_almost_eq_and_a_close_custom_call():
    for line in ("check.expect_almost_eq %a, %b : tensor<2xf32>", EQ.replace("eq(", "close(")):
        check(line, "tensor<2xf32>", [1, 2], [1, 2.00001])
        with pytest.raises(OpError, match="failed"):
            check(line, "tensor<2xf32>", [1, 2], [1, 2.1])


def test_expect_close_counts_ulps():
    line = "check.expect_close %a, %b, max_ulp_difference = 2, min_ulp_difference = 0 : tensor<2xf32>, tensor<2xf32>"
    check(line, "tensor<2xf32>", [1, -0.0], [1 + 2 * 2**-23, 0.0])
    with pytest.raises(OpError, match="3 ULPs apart, not 0 to 2"):
        check(line, "tensor<2xf32>", [1, 0], [1 + 3 * 2**-23, 0])


def test_expect_const():
    check(
        "check.expect_eq_const %a, dense<[1, 2]> : tensor<2xi32>",
        "tensor<2xi32>",
        [1, 2],
        [0, 0],
        np.int32,
    )
    with pytest.raises(OpError, match="failed"):
        check(
            "check.expect_eq_const %a, dense<[1, 3]> : tensor<2xi32>",
            "tensor<2xi32>",
            [1, 2],
            [0, 0],
            np.int32,
        )


def test_other_custom_calls_are_refused():
    with pytest.raises(OpError, match="can't call 'mine'"):
        check(EQ.replace("check.expect_eq", "mine"), "tensor<2xf32>", [0, 0], [0, 0])


def test_ulps():
    one = np.array([1.0, -1.0, 0.0, np.nan, 5e-324], np.float64)
    other = np.array([np.nextafter(1.0, 2), -1.0, -0.0, np.nan, -5e-324])
    assert ulps(one, other).tolist() == [1, 0, 0, 0, 2]
    bf16 = np.array([1.0, 1.0], ml_dtypes.bfloat16)
    assert ulps(bf16, np.array([1.0078125, 1.015625], ml_dtypes.bfloat16)).tolist() == [1, 2]


def test_mismatch_says_where_and_how_much():
    got = np.array([[1.0, 2.0], [3.0, 4.0]], np.float32)
    want = np.array([[1.0, 2.5], [3.0, 3.75]], np.float32)
    assert mismatch(got, got, Tolerance(0, 0)) is None
    assert mismatch(got, want, Tolerance(0.1, 0)) == (
        "1 of 4 elements don't agree to rtol 0.1, atol 0; the worst at [0, 1]: got 2.0, want 2.5; "
        "largest error 0.5, relative 0.2"
    )


def test_mismatch_of_nan_infinity_and_large_integers():
    exact, wide = Tolerance(0, 0), Tolerance(1, 1)
    nan, inf = np.array([math.nan]), np.array([math.inf])
    assert mismatch(nan, nan, exact) is None and mismatch(inf, inf, exact) is None
    assert (
        mismatch(nan, inf, wide)
        and mismatch(inf, -inf, wide)
        and mismatch(np.array([1.0]), inf, wide)
    )
    large = np.array([2**62], np.int64)
    assert mismatch(large, large + 1, exact)
    assert mismatch(np.array([True]), np.array([False]), exact)
    assert mismatch(np.zeros(0), np.zeros(0), exact) is None


def test_default_tolerances():
    assert default_tolerance(np.dtype(np.int64)).exact and default_tolerance(np.dtype("?")).exact
    assert default_tolerance(np.dtype(np.float32)) == Tolerance(1e-4, 1e-5)
    assert default_tolerance(np.dtype(ml_dtypes.bfloat16)).rtol > 1e-3
    assert default_tolerance(np.dtype(np.float32), atol=1.0) == Tolerance(1e-4, 1.0)
