"""Powers by constant whole numbers: products, rounded once."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.graph.powers import LARGEST
from mlfuse.ir.parsing import parse_module
from mlfuse.targets.printers.mathlib import ULP
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import run_on_host

Array = np.ndarray[Any, np.dtype[Any]]
EXPONENTS = (1, 2, 3, 4, 6, 7, 15, 31, 32, 63, 64, -1, -2, -3, -6, -31, -64)
SPECIAL = [0.0, 1.0, 0.5, 1.5, 3.0, 2.0**-26, 2.0**21, 1e19, 1e-19, np.inf, np.nan]


def program(type_: str, exponents: tuple[int, ...]) -> str:
    """x to each of the powers, which the text gives as constants."""
    tensor = f"tensor<?x{type_}>"
    lines: list[str] = []
    for k, n in enumerate(exponents):
        number = f"{float(n)}" if type_[0] != "i" else f"{n}"
        lines += [
            f"%c{k} = graph.constant dense<{number}> : tensor<{type_}>",
            f"%n{k} = graph.broadcast %c{k} dims [] like %x : tensor<{type_}>, {tensor} -> {tensor}",
            f"%r{k} = graph.pow %x, %n{k} : {tensor}",
        ]
    names = ", ".join(f"%r{k}" for k in range(len(exponents)))
    types = ", ".join([tensor] * len(exponents))
    body = "\n".join([*lines, f"func.return {names} : {types}"])
    return f"func.func @main(%x: {tensor}) -> ({types}) {{\n{body}\n}}"


def powers(type_: str, x: Array, exponents: tuple[int, ...] = EXPONENTS) -> list[Array]:
    found = mlfuse.compile(program(type_, exponents), device="cpu")(x)
    return [np.asarray(found)] if len(exponents) == 1 else [np.asarray(each) for each in found]


def arguments(dtype: Any, count: int) -> Array:
    """Both signs: near 1, where no power overflows, and of all sizes; then the special values."""
    rng = np.random.default_rng(0)
    near = np.exp2(rng.uniform(-2, 2, count))
    far = np.exp2(rng.uniform(-100, 100, count))
    signs = rng.choice([-1.0, 1.0], 2 * count)
    with np.errstate(over="ignore"):
        tiny = float(np.finfo(dtype).smallest_subnormal), float(np.finfo(dtype).tiny)
        ends = [*SPECIAL, *tiny, float(np.finfo(dtype).max)]
        values = np.concatenate([np.concatenate([near, far]) * signs, ends, np.negative(ends)])
        return values.astype(dtype)


def last_place(exact: Fraction, dtype: Any) -> Fraction:
    """The distance of the numbers of the type around `exact`."""
    info = np.finfo(dtype)
    exponent = exact.numerator.bit_length() - exact.denominator.bit_length()
    if exact < Fraction(2) ** exponent:
        exponent -= 1
    return Fraction(2) ** (max(exponent, int(info.minexp)) - int(info.nmant))


def worst(got: Array, x: Array, n: int, *, tiny: bool) -> float:
    """The largest error of finite results, in units in the last place: of those from 2^-1000 on, or of the others, where the
    errors of f64 products can't be represented in f64."""
    dtype, largest = got.dtype.type, Fraction(0)
    smallest = Fraction(2) ** -1000
    for value, base in zip(got.tolist(), x.tolist(), strict=True):
        if not np.isfinite(value) or not np.isfinite(base) or base == 0:
            continue
        exact = Fraction(base) ** n
        if (abs(exact) < smallest) == tiny:
            largest = max(largest, abs(Fraction(value) - exact) / last_place(abs(exact), dtype))
    return float(largest)


@pytest.mark.slow
@pytest.mark.parametrize("dtype, type_", [(np.float32, "f32"), (np.float64, "f64")])
def test_one_rounding(dtype: Any, type_: str):
    """Against exact fractions. Products in f32 would have errors of up to 25."""
    x = arguments(dtype, 400)
    for n, got in zip(EXPONENTS, powers(type_, x), strict=True):
        assert worst(got, x, n, tiny=False) <= 0.5 + 1e-4, n
        assert worst(got, x, n, tiny=True) <= 1, n


def test_many_arguments_of_f32():
    """Products in long double, whose 64 bits lose less than 2^-33 of a last place here."""
    rng = np.random.default_rng(1)
    x = (np.exp2(rng.uniform(-8, 8, 200_000)) * rng.choice([-1, 1], 200_000)).astype("f4")
    exponents = (3, 5, 6, 12, -3)
    for n, got in zip(exponents, powers("f32", x, exponents), strict=True):
        exact = x.astype(np.longdouble) ** n
        place = np.ldexp(1.0, np.maximum(np.frexp(exact)[1], -125) - 24)
        assert float(np.max(np.abs(got - exact) / place)) <= 0.5 + 1e-6
    assert ULP["powi"] >= 0.5 + 1e-6


@pytest.mark.sampled(2)
@pytest.mark.parametrize("dtype, type_", [(np.float32, "f32"), (np.float64, "f64")])
def test_special_values_are_those_of_c(dtype: Any, type_: str):
    """Signs of zeros, infinities and overflow, NaN: C's pow, which NumPy calls."""
    x = arguments(dtype, 0)
    with np.errstate(all="ignore"):
        for n, got in zip(EXPONENTS, powers(type_, x), strict=True):
            want = np.array([np.power(np.float64(v), float(n)) for v in x]).astype(dtype)
            plain = ~np.isfinite(want) | (want == 0)
            np.testing.assert_array_equal(got[plain], want[plain])
            np.testing.assert_array_equal(np.signbit(got[want == 0]), np.signbit(want[want == 0]))
            np.testing.assert_array_equal(np.isfinite(got), np.isfinite(want))


@pytest.mark.slow
@pytest.mark.parametrize("type_", ["f16", "bf16"])
def test_sixteen_bits_round_once_more(type_: str):
    """Computed in f32 and rounded: within 0.51 ULP, which is at most one number away from the nearest."""
    dtype = mlfuse.dialects.dtypes.named(type_)
    x = np.arange(2**16, dtype=np.uint16).view(dtype.numpy)
    with np.errstate(all="ignore"):
        got = powers(type_, x, (3,))[0].astype(np.float64)
        want = (x.astype(np.float64) ** 3).astype(np.float32).astype(dtype.numpy).astype(np.float64)
    np.testing.assert_array_equal(got, want)


def test_integers_wrap_around():
    x = np.random.default_rng(2).integers(-(2**31), 2**31 - 1, 1000, np.int32)
    for n, got in zip((2, 3, 7, 64), powers("i32", x, (2, 3, 7, 64)), strict=True):
        np.testing.assert_array_equal(got, x**n)


@pytest.mark.slow
@pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")
@pytest.mark.parametrize("dtype, type_", [(np.float32, "f32"), (np.float64, "f64")])
def test_cuda_has_the_same_bits(dtype: Any, type_: str):
    x = arguments(dtype, 100)
    exponents = (2, 6, 31, -1, -3)
    module = parse_module(program(type_, exponents))
    for got, want in zip(
        run_on_host(module, "main", [x]), powers(type_, x, exponents), strict=True
    ):
        np.testing.assert_array_equal(got, want)
        np.testing.assert_array_equal(np.signbit(got), np.signbit(want))


@pytest.mark.slow
def test_what_stays_a_power():
    """Exponents that aren't whole, that are too large, or computed."""
    text = program("f32", (LARGEST + 1,)).replace("65.0", "2.5")
    x = np.array([0.5, 2.0], np.float32)
    np.testing.assert_allclose(mlfuse.compile(text, device="cpu")(x), x**2.5, rtol=1e-7)
    for n in (LARGEST + 1, -LARGEST - 1):
        np.testing.assert_allclose(powers("f32", x, (n,))[0], x.astype("f8") ** n, rtol=1e-7)
