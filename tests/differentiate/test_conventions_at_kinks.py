"""What gradients are where functions have none: at kinks, ties, poles and infinities; by hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import e, inf, nan, pi

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import run_module
from mlfuse.testing.agreement import agree
from mlfuse.testing.fuzz.slack import ulps_apart

pytestmark = pytest.mark.quick_c

TYPES = {"f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}


def gradients(
    line: str, *args: Sequence[float], element: str = "f64", weight: float = 1.0
) -> list[Array]:
    """Of each argument, where `line` computes `%y` of `%a`, `%b`, ..., vectors of type `<T>`."""
    module, arrays = differentiated(line, args, element, weight)
    with np.errstate(all="ignore"):
        return run_module(module, "main_grad", arrays)


def check(line: str, args: Sequence[Sequence[float]], *expected: Sequence[float]) -> None:
    """Gradients in f64 agree with what is expected."""
    module, arrays = differentiated(line, args, "f64", 1.0)
    found = gradients(line, *args)
    agree(module, arrays, found, *map(np.array, expected), function="main_grad")


def differentiated(
    line: str, args: Sequence[Sequence[float]], element: str, weight: float
) -> tuple[ModuleOp, list[Array]]:
    type_ = f"tensor<{len(args[0])}x{element}>"
    names = [f"%{chr(ord('a') + n)}" for n in range(len(args))]
    head = ", ".join(f"{name}: {type_}" for name in names)
    text = f"func.func @main({head}) -> <T> {{\n{line}\nfunc.return %y : <T>\n}}"
    module = mlfuse.differentiate(text.replace("<T>", type_), values=False)
    arrays = [np.asarray(arg, TYPES[element]) for arg in args]
    return module, [*arrays, np.full_like(arrays[0], weight)]


@pytest.mark.parametrize("op", ["max", "min"])
def test_equal_operands_of_max_and_min_share_evenly(op: str) -> None:
    a, b = gradients(f"%y = graph.{op} %a, %b : <T>", [1, 0, -0.0, inf], [1, -0.0, 0, inf])
    assert a.tolist() == b.tolist() == [0.5] * 4


def test_beside_a_nan_neither_operand_of_max_has_a_gradient() -> None:
    a, b = gradients("%y = graph.max %a, %b : <T>", [nan, 1, nan], [1, nan, nan])
    assert a.tolist() == b.tolist() == [0, 0, 0]


def test_an_infinite_gradient_stays_with_the_operand_that_was_chosen() -> None:
    a, b = gradients("%y = graph.max %a, %b : <T>", [1, 2], [2, 1], weight=inf)
    assert a.tolist() == [0, inf]
    assert b.tolist() == [inf, 0]


def test_clamp_passes_nothing_on_at_its_bounds() -> None:
    low, x, high = gradients(
        "%y = graph.clamp %a, %b, %c : <T>", [0] * 6, [-1, 0, 0.5, 1, 2, nan], [1] * 6
    )
    assert low.tolist() == [1, 0, 0, 0, 0, 0]
    assert x.tolist() == [0, 0, 1, 0, 0, 0]
    assert high.tolist() == [0, 0, 0, 0, 1, 0]


def test_of_crossed_bounds_high_is_the_result_and_has_the_gradient() -> None:
    low, x, high = gradients("%y = graph.clamp %a, %b, %c : <T>", [2] * 3, [0, 1.5, 3], [1] * 3)
    assert low.tolist() == x.tolist() == [0, 0, 0]
    assert high.tolist() == [1, 1, 1]


@pytest.mark.parametrize(
    ("op", "at", "expected"),
    [
        ("abs", [-2, -0.0, 0, 2], [-1, 0, 0, 1]),
        ("relu", [-1, -0.0, 0, 1], [0, 0, 0, 1]),
        ("relu6", [-1, 0, 3, 6, 7], [0, 0, 1, 0, 0]),
        ("hardtanh", [-2, -1, 0, 1, 2], [0, 0, 1, 0, 0]),
        ("hardsigmoid", [-4, -3, 0, 3, 4], [0, 0, 1 / 6, 0, 0]),
        ("hardswish", [-4, -3, 0, 3, 4], [0, 0, 0.5, 1, 1]),
        ("leaky_relu", [-1, 0, 1], [0.01, 0.01, 1]),
        ("elu", [0, 1], [1, 1]),
        ("softplus", [-inf, -1000, 0, 1000, inf], [0, 0, 0.5, 1, 1]),
        ("log_sigmoid", [-1000, 0, 1000], [1, 0.5, 0]),
        ("softsign", [0, 1, -1], [1, 0.25, 0.25]),
        ("hardshrink", [-0.5, 0, 0.5, 1], [0, 0, 0, 1]),
        ("softshrink", [-0.5, 0, 0.5, 1], [0, 0, 0, 1]),
        ("sigmoid", [-inf, -1000, 0, 1000, inf], [0, 0, 0.25, 0, 0]),
        ("tanh", [-inf, -1000, 0, 1000, inf], [0, 0, 1, 0, 0]),
        ("sqrt", [0, 0.25, inf], [inf, 1, 0]),
        ("cbrt", [1, 0, -8], [1 / 3, inf, 1 / 12]),
        ("log", [0, 0.5, inf], [inf, 2, 0]),
        ("log1p", [-1, 0, 1], [inf, 1, 0.5]),
        ("log2", [1 / np.log(2)], [1]),
        ("log10", [1 / np.log(10)], [1]),
        ("exp", [-inf, 0, 1], [0, 1, e]),
        ("exp2", [0], [np.log(2)]),
        ("asin", [1, 0, -1], [inf, 1, inf]),
        ("acos", [1, 0, -1], [-inf, -1, -inf]),
        ("acosh", [1, 1e200], [inf, 1e-200]),
        ("atanh", [-1, 0, 1], [inf, 1, inf]),
        ("erf", [0, inf], [2 / np.sqrt(pi), 0]),
        ("erf_inv", [0], [np.sqrt(pi) / 2]),
        ("floor", [0, 0.5, 1], [0, 0, 0]),
        ("round_even", [0.5, 1.5], [0, 0]),
        ("sign", [-1, 0, 1], [0, 0, 0]),
        ("bessel_i1e", [0], [0.5]),
    ],
)
def test_functions_at_special_points(op: str, at: list[float], expected: list[float]) -> None:
    (found,) = gradients(f"%y = graph.{op} %a : <T>", at)
    # A rule calls a function once or twice.
    error = 2 * ulps_apart(op, np.dtype(np.float64)) * np.finfo(np.float64).eps
    np.testing.assert_allclose(found, expected, rtol=float(error), atol=0)


def test_powers_of_zero_and_zeroth_powers() -> None:
    base, exponent = gradients("%y = graph.pow %a, %b : <T>", [0, 0, 0, 3, 0], [0, 1, 2, 0, 0.5])
    assert base.tolist() == [0, 1, 0, 0, inf]
    assert exponent.tolist() == [0, 0, 0, np.log(3), 0]


def test_the_gradient_of_logaddexp_is_half_each_of_equal_infinities() -> None:
    a, b = gradients("%y = graph.logaddexp %a, %b : <T>", [inf, -inf, -inf, 0], [inf, -inf, 3, 0])
    assert a.tolist() == [0.5, 0.5, 0, 0.5]
    assert b.tolist() == [0.5, 0.5, 1, 0.5]


def test_the_angle_of_a_tiny_point_and_of_a_huge_one() -> None:
    """d atan2(y, x) is x / r^2 by y and -y / r^2 by x, r^2 = 25e-400 here: 0 in f64."""
    for size in (1e-200, 1e200):
        y, x = [3 * size], [4 * size]
        check("%y = graph.atan2 %a, %b : <T>", [y, x], [0.16 / size], [-0.12 / size])


def test_copysign_turns_the_gradient_with_the_sign() -> None:
    a, b = gradients("%y = graph.copysign %a, %b : <T>", [2, 2, -2, -2, 0], [1, -1, 1, -0.0, 1])
    assert a.tolist() == [1, -1, -1, 1, 0]
    assert b.tolist() == [0] * 5


def test_remainders_grow_against_the_divisor_by_the_whole_quotient() -> None:
    a, b = gradients("%y = graph.rem %a, %b : <T>", [7, -7, 7, -7, 6], [2, 2, -2, -2, 3])
    assert a.tolist() == [1] * 5
    assert b.tolist() == [-3, 3, 3, -3, -2]
    a, b = gradients("%y = graph.floor_mod %a, %b : <T>", [7, -7, 7, -7, 6], [2, 2, -2, -2, 3])
    assert a.tolist() == [1] * 5
    assert b.tolist() == [-3, 4, 4, -3, -2]


def test_the_whole_quotient_is_not_rounded_up() -> None:
    """5.7 / 0.1 rounds to 57; as f64 has them, 0.1 goes 56 times into 5.7."""
    _, b = gradients("%y = graph.rem %a, %b : <T>", [5.7], [0.1])
    assert b.tolist() == [-56]


def test_a_sigmoid_that_is_written_out_has_the_sigmoid_s_gradient_far_out() -> None:
    """exp(1000) is infinite: the rules of division and exp alone would make NaN of it."""
    written = """%one = graph.constant dense<1.0> : <T>
    %n = graph.neg %a : <T>
    %e = graph.exp %n : <T>
    %s = graph.add %one, %e : <T>
    %y = graph.div %one, %s : <T>"""
    for element in ("f64", "f32"):
        (found,) = gradients(written, [-1000, 0, 1000], element=element)
        assert found.tolist() == [0, 0.25, 0]


def test_a_gradient_that_is_not_chosen_is_not_seen() -> None:
    """sqrt's is infinite at 0, but a select there takes the other branch."""
    line = """%zero = graph.constant dense<0.0> : <T>
    %s = graph.sqrt %a : <T>
    %p = graph.compare gt %b, %zero : <T>
    %y = graph.select %p, %s, %b : <T>"""
    a, b = gradients(line, [4, 4], [1, -1])
    assert a.tolist() == [0.25, 0]
    assert b.tolist() == [0, 1]


def test_stop_gradient_makes_a_constant() -> None:
    """x * constant(x)."""
    (found,) = gradients("%c = graph.stop_gradient %a : <T>\n%y = graph.mul %a, %c : <T>", [3, 5])
    assert found.tolist() == [3, 5]


# Reductions


def of_reduction(combiner: str, x: Array) -> list[float]:
    """The gradient of a reduction of all elements."""
    element = {"float64": "f64", "float16": "f16", "bfloat16": "bf16"}[x.dtype.name]
    text = f"""func.func @main(%a: tensor<{len(x)}x{element}>) -> tensor<{element}> {{
      %y = graph.reduce {combiner} %a dims [0] : tensor<{len(x)}x{element}> -> tensor<{element}>
      func.return %y : tensor<{element}>
    }}"""
    (found,) = run_module(mlfuse.differentiate(text, values=False), "main_grad", [x])
    assert found.dtype == x.dtype
    return found.astype(np.float64).tolist()


@pytest.mark.parametrize(("combiner", "sign"), [("max", 1.0), ("min", -1.0)])
def test_equal_extremes_share_evenly(combiner: str, sign: float) -> None:
    assert of_reduction(combiner, sign * np.array([3.0, 1, 3, 3, 3])) == [0.25, 0, 0.25, 0.25, 0.25]


def test_a_nan_makes_the_gradient_of_a_maximum_nan() -> None:
    assert np.isnan(of_reduction("max", np.array([1.0, nan, 2.0]))).all()


def test_more_ties_than_f16_counts_to() -> None:
    """70,000 is above f16's largest number, 65,504."""
    found = of_reduction("max", np.zeros(70_000, np.float16))
    assert set(found) == {float(np.float16(1 / 70_000))}


def test_products_of_others_are_right_beside_zeros() -> None:
    assert of_reduction("mul", np.array([2.0, 3.0, 5.0])) == [15, 10, 6]
    assert of_reduction("mul", np.array([2.0, 0.0, 5.0])) == [0, 10, 0]
    assert of_reduction("mul", np.array([0.0, 0.0, 5.0])) == [0, 0, 0]


def test_products_of_others_are_right_where_the_whole_product_underflows() -> None:
    assert of_reduction("mul", np.array([1e-200, 1e-200])) == [1e-200, 1e-200]


# Element types


@pytest.mark.parametrize("element", ["f32", "f16", "bf16"])
def test_gradients_have_the_arguments_types(element: str) -> None:
    (found,) = gradients("%y = graph.mul %a, %a : <T>", [1.5, -2], element=element)
    assert found.dtype == np.dtype(TYPES[element])
    assert found.astype(np.float64).tolist() == [3, -4]


def test_a_cast_is_undone() -> None:
    """Of sum(f32(x) * f32(x)), an f64: 2 x rounded to f32."""
    text = """func.func @main(%a: tensor<2xf64>) -> tensor<f32> {
      %c = graph.cast %a : tensor<2xf64> -> tensor<2xf32>
      %s = graph.mul %c, %c : tensor<2xf32>
      %y = graph.reduce add %s dims [0] : tensor<2xf32> -> tensor<f32>
      func.return %y : tensor<f32>
    }"""
    x = np.array([0.1, 3.0])
    (found,) = run_module(mlfuse.differentiate(text, values=False), "main_grad", [x])
    assert found.dtype == np.float64
    assert found.tolist() == (2 * x.astype(np.float32)).astype(np.float64).tolist()


def test_a_reduction_of_precision_rounds_the_gradient_alike() -> None:
    line = "%y = graph.reduce_precision %a, format = e5m2 : <T>"
    (found,) = gradients(line, [1.0, 2.0], weight=1.3)
    assert found.tolist() == [1.25, 1.25]


def test_nothing_goes_through_integers() -> None:
    line = """%i = graph.cast %a : <T> -> tensor<2xi32>
    %f = graph.cast %i : tensor<2xi32> -> <T>
    %y = graph.mul %f, %a : <T>"""
    (found,) = gradients(line, [1.5, -2.5])
    assert found.tolist() == [1, -2]


def test_softmax_of_bf16_is_differentiated_in_f32() -> None:
    """The gradient of the sum of w * softmax(x) is y * (w - sum(w y)): 0 for equal weights, where bf16
    sums of y would leave rounding errors."""
    text = """func.func @main(%a: tensor<300xbf16>) -> tensor<300xbf16> {
      %y = graph.softmax %a {axis = 0 : i64} : tensor<300xbf16>
      func.return %y : tensor<300xbf16>
    }"""
    module = mlfuse.differentiate(text, values=False)
    x = np.zeros(300, ml_dtypes.bfloat16)
    weights = (np.arange(300) % 2).astype(ml_dtypes.bfloat16)
    (found,) = run_module(module, "main_grad", [x, weights])
    y = float(np.float32(1 / 300).astype(ml_dtypes.bfloat16))
    want = y * (np.arange(300) % 2 - 150 * y)
    agree(module, [x, weights], found, want, function="main_grad")
