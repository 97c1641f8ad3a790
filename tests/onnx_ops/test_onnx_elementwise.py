# pyright: basic
"""Elementwise operators: types, old opsets, the numbers that the node tests leave out."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from one_node import check, model_of, normal, run

from mlfuse.onnx import OnnxError, UnsupportedError

pytestmark = pytest.mark.quick_c

BF16 = ml_dtypes.bfloat16
FUNCTIONS = {
    "Abs": np.abs,
    "Ceil": np.ceil,
    "Exp": np.exp,
    "Neg": np.negative,
    "Reciprocal": np.reciprocal,
    "Round": np.rint,
    "Sign": np.sign,
    "Sin": np.sin,
    "Tanh": np.tanh,
}


@pytest.mark.parametrize("dtype", [np.float16, BF16, np.float32, np.float64], ids=str)
def test_functions_of_every_float_type(dtype: type) -> None:
    x = normal(3, 5, dtype=dtype)
    for name, function in FUNCTIONS.items():
        exact = np.asarray(function(x.astype(np.float64))).astype(dtype)
        check(name, [x], [exact], opset=22)


@pytest.mark.parametrize("shape", [(), (0,), (2, 0, 3)], ids=str)
def test_rank_0_and_empty(shape: tuple[int, ...]) -> None:
    x = normal(*shape)
    for op in ("Relu", "Selu", "Softsign", "HardSwish", "Erf", "Gelu"):
        found = run(model_of(op, [x], opset=21), [x])
        assert found[0].shape == shape
    check("Add", [x, x], [np.asarray(x + x)])


def test_integers_divide_towards_zero_and_wrap() -> None:
    a, b = np.array([-7, 7, -7, 7], np.int32), np.array([2, -2, -2, 2], np.int32)
    check("Div", [a, b], [np.array([-3, -3, 3, 3], np.int32)])
    low = np.array([200, 255], np.uint8)
    check("Add", [low, low], [low + low])


@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.uint8, np.float32], ids=str)
def test_mod_has_the_sign_of_either_operand(dtype: type) -> None:
    signs = 0 if np.dtype(dtype).kind == "u" else 1
    a = np.array([7, 5 - 12 * signs, 6, 9 - 18 * signs], dtype)
    b = np.array([3, 3, 4 - 8 * signs, 4 - 8 * signs], dtype)
    check("Mod", [a, b], [np.fmod(a, b)], fmod=1)
    if np.dtype(dtype).kind != "f":
        check("Mod", [a, b], [np.mod(a, b)])


def test_floats_have_both_remainders_from_opset_28_on() -> None:
    a = np.array([5.5, -5.5, 5.5, -5.5, 0.0, np.inf, 1.0], np.float32)
    b = np.array([2.0, 2.0, -2.0, -2.0, -3.0, 2.0, np.inf], np.float32)
    with np.errstate(invalid="ignore"):
        check("Mod", [a, b], [np.mod(a, b)], opset=28)


def test_a_power_has_the_type_of_its_base() -> None:
    base = np.array([1.5, 2.0, -3.0], np.float32)
    check("Pow", [base, np.array([2, 3, 3], np.int64)], [base ** np.array([2.0, 3.0, 3.0], "f4")])
    whole = np.array([4, 9, 10], np.int32)
    check("Pow", [whole, np.array([0.5, 0.5, 2.0], np.float32)], [np.array([2, 3, 100], np.int32)])
    check("Pow", [whole, np.array([3, 0, 1], np.int64)], [np.array([64, 1, 10], np.int32)])


def test_clip_by_attributes_as_before_opset_11() -> None:
    x = np.array([-9.0, -1.0, 0.5, 9.0, np.nan], np.float32)
    check("Clip", [x], [np.clip(x, -2.0, 3.0)], opset=6 + 1, min=-2.0, max=3.0)
    check("Clip", [x], [np.minimum(x, 3.0)], opset=10, max=3.0)


def test_clip_whose_bounds_cross_gives_the_upper_one() -> None:
    x = np.array([1, 5, 9], np.int16)
    low, high = np.array(7, np.int16), np.array(3, np.int16)
    check("Clip", [x, low, high], [np.array([3, 3, 3], np.int16)], opset=13)
    check("Clip", [x, None, high], [np.array([1, 3, 3], np.int16)], opset=13)


def test_operands_of_different_ranks_broadcast() -> None:
    a, b, c = normal(2, 1, 4), normal(3, 1, seed=1), normal(4, seed=2)
    check("Sum", [a, b, c], [a + b + c])
    check("Mean", [a, b], [(a + b) / np.float32(2)])
    check("Max", [a, b, c], [np.maximum(np.maximum(a, b), c)])
    check("Where", [a > 0, b, c], [np.where(a > 0, b, c)])


def test_max_keeps_nan() -> None:
    a = np.array([np.nan, 1.0], np.float32)
    check("Max", [a, a[::-1].copy()], [np.array([np.nan, np.nan], np.float32)])


def test_shifts_by_the_width_or_more() -> None:
    x = np.array([-8, -8, 5, 1], np.int8)
    by = np.array([1, 9, 8, 7], np.int8)
    right = np.array([-4, -1, 0, 0], np.int8)
    left = np.array([-16, 0, 0, -128], np.int8)
    check("BitShift", [x, by], [right], opset=28, direction="RIGHT")
    check("BitShift", [x, by], [left], opset=28, direction="LEFT")


def test_infinities_by_sign() -> None:
    x = np.array([np.inf, -np.inf, np.nan, 1.0], np.float32)
    wanted = np.array([True, False, False, False])
    check("IsInf", [x], [wanted], detect_negative=0)
    check("IsInf", [x], [wanted[[1, 0, 2, 3]]], detect_positive=0)
    check("IsInf", [x], [np.zeros(4, bool)], detect_positive=0, detect_negative=0)


def test_activations_with_parameters_of_their_own() -> None:
    x = np.linspace(-4, 4, 17, dtype=np.float32)
    below = np.expm1(x.astype(np.float64))
    selu = np.where(x > 0, x, 2.0 * below) * 3.0
    check("Selu", [x], [selu.astype(np.float32)], alpha=2.0, gamma=3.0)
    celu = np.maximum(x, 0) + np.minimum(-2.0 * np.expm1(x.astype(np.float64) / -2.0), 0)
    check("Celu", [x], [celu.astype(np.float32)], alpha=-2.0, opset=12)
    swish = x / (1 + np.exp(-1.5 * x.astype(np.float64)))
    check("Swish", [x], [swish.astype(np.float32)], alpha=1.5, opset=24)
    shrunk = np.where(x < -1, x + 2, np.where(x > 1, x - 2, 0)).astype(np.float32)
    check("Shrink", [x], [shrunk], lambd=1.0, bias=2.0)
    whole = np.arange(-3, 4, dtype=np.int32)
    check("Shrink", [whole], [np.where(abs(whole) > 1, whole, 0)], lambd=1.5)
    check("Relu", [whole], [np.maximum(whole, 0)], opset=14)


def test_prelu_has_a_slope_for_each_channel() -> None:
    x, slope = normal(2, 3, 4), normal(3, 1, seed=3)
    check("PRelu", [x, slope], [np.where(x < 0, x * slope, x)], opset=9)


def test_casts_between_numbers() -> None:
    x = np.array([-1.9, 0.0, 2.7, np.nan], np.float32)
    check("Cast", [x[:3]], [np.array([-1, 0, 2], np.int64)], to=7)
    check("Cast", [x], [np.array([True, False, True, True])], to=9)
    check("Cast", [np.array([300, -1], np.int32)], [np.array([44, 255], np.uint8)], to=2)
    check("CastLike", [x[:3], np.zeros(1, np.float16)], [x[:3].astype(np.float16)])


@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2"])
def test_8_bit_floats_saturate_where_asked(name: str) -> None:
    dtype = np.dtype(getattr(ml_dtypes, name))
    code = {"float8_e4m3fn": 17, "float8_e5m2": 19}[name]
    top = float(ml_dtypes.finfo(dtype).max)
    x = np.array([0.3, -3.0, 1e6, -np.inf, np.nan], np.float32)
    saturated = np.array([0.3, -3.0, top, -top, np.nan], np.float32).astype(dtype)
    check("Cast", [x], [saturated], opset=19, to=code)
    check("Cast", [x], [x.astype(dtype)], opset=19, to=code, saturate=0)


def test_bits_read_as_another_type() -> None:
    x = np.array([1.0, -2.0], np.float32)
    check("BitCast", [x], [x.view(np.int32)], opset=26, to=6)


def test_a_type_that_is_not_there_is_named() -> None:
    x = normal(2)
    with pytest.raises(UnsupportedError, match=r"Cast: mlfuse has no elements of .*e4m3fnuz"):
        run(model_of("Cast", [x], opset=19, to=18), [x])


@pytest.mark.parametrize("op", ["Add", "Max", "Equal"])
def test_operands_of_two_types_are_an_error(op: str) -> None:
    a, b = normal(2), normal(2, dtype=np.float64)
    with pytest.raises(
        OnnxError, match=f"{op}: its inputs are of different types: float32, float64"
    ):
        run(model_of(op, [a, b]), [a, b])
