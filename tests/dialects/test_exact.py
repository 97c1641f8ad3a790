"""Arithmetic of f64 with its rounding errors: what rational numbers give, rounded once."""

from fractions import Fraction

import numpy as np

import mlfuse
from mlfuse.dialects.exact import fma, two_product, two_sum


def drawn(*, seed: int, count: int = 3000) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Factors, and summands: half of them cancel the product up to a few units in its last place."""
    rng = np.random.default_rng(seed)
    x, y = rng.normal(size=count), rng.normal(size=count)
    near = -x * y * (1 + rng.integers(-3, 4, count) * 2.0**-52)
    far = rng.normal(size=count) * 10.0 ** rng.integers(-20, 20, count)
    return x, y, np.where(rng.random(count) < 0.5, near, far)


def test_a_product_and_a_sum_with_what_rounding_lost_are_exact():
    x, y, z = drawn(seed=0)
    for a, b, high, low in zip(x, y, *two_product(x, y), strict=True):
        assert Fraction(a) * Fraction(b) == Fraction(high) + Fraction(low)
    for a, b, high, low in zip(x, z, *two_sum(x, z), strict=True):
        assert Fraction(a) + Fraction(b) == Fraction(high) + Fraction(low)


def test_an_fma_is_rounded_once():
    x, y, z = drawn(seed=1)
    x[:8] = [0.0, -0.0, 1e300, 1.0, 2.0**-30, 3.0, 1e-300, 1.0]
    for a, b, c, found in zip(x, y, z, fma(x, y, z), strict=True):
        assert float(Fraction(a) * Fraction(b) + Fraction(c)) == found


def test_an_fma_of_special_values():
    x = np.array([np.inf, np.inf, np.nan, 1e308, -0.0])
    y = np.array([2.0, 0.0, 1.0, 10.0, 1.0])
    np.testing.assert_array_equal(fma(x, y, -np.zeros(5)), [np.inf, np.nan, np.nan, np.inf, -0.0])
    assert np.signbit(fma(x, y, -np.zeros(5))[-1])


def test_a_power_of_f64_is_rounded_once_on_arrays_and_in_c():
    x = np.random.default_rng(2).normal(size=1000)
    for n in (2, 5, 13, -3):
        text = f"""func.func @main(%x: tensor<1000xf64>) -> tensor<1000xf64> {{
          %0 = graph.powi %x, {n} : tensor<1000xf64>
          func.return %0 : tensor<1000xf64>
        }}"""
        wanted = [float(Fraction(each) ** n) for each in x]
        for device in ("interpreter", "cpu"):
            np.testing.assert_array_equal(mlfuse.compile(text, device=device)(x), wanted)
