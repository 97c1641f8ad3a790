"""What elementwise ops mean, against NumPy, exact fractions and numbers worked out by hand."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.host_device import run_on_host

pytestmark = pytest.mark.quick_c

Array = np.ndarray[Any, np.dtype[Any]]
DEVICES = ("interpreter", "cpu")
WIDTHS = (8, 16, 32, 64)
NAN, INF = math.nan, math.inf


def run(op: str, type_: str, device: str, *args: Array) -> Array:
    """`op` on %a, %b, %c of one type."""
    names = "abc"[: len(args)]
    parameters = ", ".join(f"%{name}: tensor<?x{type_}>" for name in names)
    text = f"""func.func @main({parameters}) -> tensor<?x{type_}> {{
  %r = {op} : tensor<?x{type_}>
  func.return %r : tensor<?x{type_}>
}}"""
    if device == "cuda text":
        return run_on_host(parse_module(text), "main", list(args))[0]
    return np.asarray(mlfuse.compile(text, device=device)(*args))


def assert_same(got: Array, want: Any) -> None:
    """Equal, signs of zeros too; NaN equals NaN."""
    np.testing.assert_array_equal(got, want)
    np.testing.assert_array_equal(np.signbit(got), np.signbit(want))


def f32(*values: float) -> Array:
    return np.array(values, np.float32)


@pytest.mark.parametrize("device", DEVICES)
def test_clamp_takes_the_upper_bound_last(device: str):
    low, x = f32(0, 0, 3, NAN, 0, 0, -0.0), f32(-1, 5, 2, 1, NAN, 1, 0.0)
    high = f32(2, 2, 1, 2, 1, NAN, -0.0)
    got = run("graph.clamp %a, %b, %c", "f32", device, low, x, high)
    np.testing.assert_array_equal(got, f32(0, 2, 1, NAN, NAN, NAN, -0.0))
    assert np.signbit(got[-1])


@pytest.mark.parametrize("device", DEVICES)
def test_copysign_reads_the_sign_of_zeros_and_nans(device: str):
    got = run("graph.copysign %a, %b", "f32", device, f32(1, -2, 0, 3), f32(-0.0, 5, -1, -NAN))
    assert_same(got, f32(-1, 2, -0.0, -3))


@pytest.mark.parametrize("device", DEVICES)
def test_floor_mod_of_floats_is_that_of_python(device: str):
    pairs = [(5.5, 3.0), (-5.5, 3.0), (5.5, -3.0), (-6.0, 3.0), (6.0, -3.0), (-1e-9, 1.0),
             (-1.0, INF), (1.0, -INF), (0.0, -2.0), (-0.0, 2.0), (7.0, 0.1)]  # fmt: skip
    a, b = (np.array(column) for column in zip(*pairs, strict=True))
    want = np.array([p % q for p, q in pairs])
    assert_same(run("graph.floor_mod %a, %b", "f64", device, a, b), want)
    nan = [(1.0, 0.0), (INF, 2.0), (NAN, 1.0), (1.0, NAN)]
    a, b = (np.array(column) for column in zip(*nan, strict=True))
    assert np.isnan(run("graph.floor_mod %a, %b", "f64", device, a, b)).all()


@pytest.mark.parametrize("device", DEVICES)
def test_floor_mod_of_integers_is_that_of_python(device: str):
    a, b = (axis.ravel() for axis in np.meshgrid(np.arange(-128, 128), np.arange(-128, 128)))
    want = np.array([p % q if q else 0 for p, q in zip(a.tolist(), b.tolist(), strict=True)])
    got = run("graph.floor_mod %a, %b", "i8", device, a.astype(np.int8), b.astype(np.int8))
    np.testing.assert_array_equal(got, want)
    a, b = a + 128, b + 128
    want = np.array([p % q if q else 0 for p, q in zip(a.tolist(), b.tolist(), strict=True)])
    got = run("graph.floor_mod %a, %b", "ui8", device, a.astype(np.uint8), b.astype(np.uint8))
    np.testing.assert_array_equal(got, want)


def high_halves(a: Array, b: Array) -> Array:
    """By Python's integers, which have no width."""
    bits = a.itemsize * 8
    products = [x * y >> bits for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    return np.array(products, a.dtype)


def factors(dtype: np.dtype[Any]) -> list[Array]:
    """All pairs of numbers at ends of halves and of the type, then random ones of all sizes."""
    limits = np.iinfo(dtype)
    powers = [1 << bit for bit in range(limits.bits)]
    values = {
        number + step for power in powers for number in (power, -power) for step in (-1, 0, 1)
    }
    ends = [value for value in sorted(values) if limits.min <= value <= limits.max]
    a, b = (axis.ravel() for axis in np.meshgrid(*[np.array(ends, dtype)] * 2))
    rng = np.random.default_rng(5)
    wide = [rng.integers(limits.min, limits.max, 3000, dtype, endpoint=True) for _ in range(2)]
    sizes = [rng.integers(0, limits.bits, 3000).astype(dtype) for _ in range(2)]
    more = [x >> size for x, size in zip(wide, sizes, strict=True)]
    return [np.concatenate([a, more[0]]), np.concatenate([b, more[1]])]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("device", (*DEVICES, "cuda text"))
@pytest.mark.parametrize("type_", [f"{sign}i{bits}" for sign in ("", "u") for bits in WIDTHS])
def test_mulhi_is_the_high_half_of_the_exact_product(type_: str, device: str):
    a, b = factors(np.dtype(type_.replace("i", "int")))
    got = run("graph.mulhi %a, %b", type_, device, a, b)
    np.testing.assert_array_equal(got, high_halves(a, b))


def test_mulhi_is_of_integers():
    with pytest.raises(MlfuseError, match=r"graph\.mulhi: takes integer elements, not f32"):
        run("graph.mulhi %a, %b", "f32", "interpreter", f32(1), f32(2))


@pytest.mark.parametrize("device", DEVICES)
def test_logaddexp_neither_overflows_nor_cancels(device: str):
    rng = np.random.default_rng(3)
    a, b = (np.concatenate([rng.normal(0, 5, 2000), rng.normal(0, 300, 2000)]) for _ in range(2))
    special = [(0, 0), (1e4, 1e4), (-1e4, -1e4), (INF, INF), (-INF, -INF), (INF, -INF), (-INF, 2)]
    a, b = (np.concatenate([x, [p[k] for p in special]]) for k, x in enumerate((a, b)))
    for type_, dtype, eps in (("f32", np.float32, 2.0**-23), ("f64", np.float64, 2.0**-52)):
        x, y = a.astype(dtype), b.astype(dtype)
        want = np.logaddexp(x.astype(np.longdouble), y.astype(np.longdouble))
        got = run("graph.logaddexp %a, %b", type_, device, x, y)
        largest = np.maximum.reduce([np.abs(x), np.abs(y), np.ones_like(x)])
        with np.errstate(invalid="ignore"):
            assert ((got == want) | (np.abs(got - want) <= 2 * eps * largest)).all()
    assert np.isnan(run("graph.logaddexp %a, %b", "f32", device, f32(NAN, 1), f32(1, NAN))).all()


# ---- reduce_precision -------------------------------------------------------------------------

FORMATS: dict[str, tuple[Any, int, int]] = {
    "f16": (np.float16, 5, 10),
    "bf16": (ml_dtypes.bfloat16, 8, 7),
    "f32": (np.float32, 8, 23),
    "f64": (np.float64, 11, 52),
}
"""NumPy's type, bits of exponent, bits of mantissa."""


def reduced(x: float, own: tuple[int, int], kept: tuple[int, int]) -> float:
    """StableHLO's rule in exact fractions: round the mantissa, then look at the exponent."""
    if math.isnan(x) or math.isinf(x) or x == 0:
        return x
    (own_exponent, own_mantissa), (exponent, mantissa) = own, kept
    lowest = 2 - 2 ** (own_exponent - 1)
    value = Fraction(x)
    power = max(math.frexp(x)[1] - 1, lowest)
    place = Fraction(2) ** (power - min(mantissa, own_mantissa))
    if mantissa == 0 and abs(value / place) == Fraction(3, 2):
        # XLA's ties: the last bit that is left belongs to the exponent, as it is stored.
        value *= Fraction(4 if (power - lowest) % 2 == 0 else 2, 3)
    else:
        value = round(value / place) * place
    if exponent < own_exponent:
        bias = 2 ** (exponent - 1) - 1
        if abs(value) < Fraction(2) ** (1 - bias):
            return math.copysign(0, x)
        if abs(value) >= Fraction(2) ** (bias + 1):
            return math.copysign(INF, x)
    if abs(value) >= Fraction(2) ** (2 ** (own_exponent - 1)):
        return math.copysign(INF, x)
    return math.copysign(float(value), x)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("kept", [(5, 10), (8, 7), (4, 3), (5, 2), (1, 0), (8, 0), (3, 30)])
@pytest.mark.parametrize("type_", FORMATS)
@pytest.mark.sampled(8)
def test_reduce_precision(type_: str, kept: tuple[int, int], device: str):
    dtype, *own = FORMATS[type_]
    bits = np.dtype(dtype).itemsize * 8
    rng = np.random.default_rng(5)
    raw = rng.integers(0, 2**bits - 1, 1500, f"u{bits // 8}", endpoint=True)
    with np.errstate(all="ignore"):
        near = np.exp2(rng.uniform(-20, 20, 1000)).astype(dtype)  # in reach of small exponents
        ties = np.arange(1, 600).astype(dtype) / np.array(64, dtype)
    x = np.concatenate([raw.view(dtype), near, ties.astype(dtype), -near])
    text = f"graph.reduce_precision %a, format = e{kept[0]}m{kept[1]}"
    got = run(text, type_, device, x)
    want = [reduced(float(value), (own[0], own[1]), kept) for value in x]
    with np.errstate(all="ignore"):
        assert_same_or_nan(got, np.array(want).astype(dtype))


def assert_same_or_nan(got: Array, want: Array) -> None:
    nan = np.isnan(want)
    np.testing.assert_array_equal(np.isnan(got), nan)
    assert_same(got[~nan].astype(np.float64), want[~nan].astype(np.float64))


def test_reduce_precision_to_no_mantissa_rounds_as_xla():
    """What jax.lax.reduce_precision(x, 8, 0) gives."""
    got = run("graph.reduce_precision %a, format = e8m0", "f32", "cpu", f32(0.375, 0.75, 1.5, 3, 6))
    np.testing.assert_array_equal(got, f32(0.5, 0.5, 2, 2, 8))


@pytest.mark.parametrize(
    ("form", "said"),
    [("e0m2", "at least 1 is needed"), ("m2", "example e5m10"), ("5", "example e5m10")],
)
def test_a_format_without_exponent_is_an_error(form: str, said: str):
    with pytest.raises(MlfuseError, match=said):
        run(f"graph.reduce_precision %a, format = {form}", "f32", "cpu", f32(1))
