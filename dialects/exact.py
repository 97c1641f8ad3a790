"""Arithmetic of f64 with its rounding errors, on NumPy arrays: what an fma of the hardware gives.

NumPy has no fma, and `longdouble` isn't wider than f64 on every machine. Sources: Dekker, "A floating-point technique for
extending the available precision", 1971 (products); Knuth, TAOCP 2, 4.2.2 (sums); Boldo and Melquiond, "Emulation of FMA
and correctly rounded sums: proved algorithms using rounding to odd", 2008.
"""

from __future__ import annotations

import numpy as np

from mlfuse.dialects.dtypes import Array

_LARGEST = 2.0**996
"""Larger factors overflow when they are cut into halves."""
_SMALLEST = 2.0**-960
"""The error of a smaller product may be below the smallest f64."""


def two_product(x: Array, y: Array) -> tuple[Array, Array]:
    """`x * y`, and what its rounding lost."""
    high = x * y
    (a, b), (c, d) = _halves(x), _halves(y)
    return high, ((a * c - high) + a * d + b * c) + b * d


def two_sum(x: Array, y: Array) -> tuple[Array, Array]:
    """`x + y`, and what its rounding lost."""
    high = x + y
    part = high - x
    return high, (x - (high - part)) + (y - part)


def fma(x: Array, y: Array, z: Array) -> Array:
    """`x * y + z` of f64, rounded once. Where a number is near the upper end of f64's range, or the product near the lower end, the
    arithmetic is that of `longdouble`."""
    x, y, z = np.broadcast_arrays(x, y, z)
    with np.errstate(all="ignore"):
        high, low = two_product(x, y)
        total, lost = two_sum(high, z)
        rest, tail = two_sum(low, lost)
        # Rounded to odd, the rest decides ties of the sum as the exact rest would.
        is_even = rest.view(np.int64) & 1 == 0
        away = np.nextafter(rest, np.copysign(np.inf, tail))
        exact = total + np.where((tail != 0) & is_even, away, rest)
        wide = (x.astype(np.longdouble) * y + z).astype(np.float64)
        sizes = [np.abs(each) for each in (x, y, z, high, total)]
        is_safe = (np.maximum.reduce(sizes) < _LARGEST) & (np.abs(high) > _SMALLEST)
    return np.where(is_safe, exact, wide)


def _halves(x: Array) -> tuple[Array, Array]:
    """Two numbers of 26 bits whose sum is x."""
    upper = x * (2.0**27 + 1)
    upper = upper - (upper - x)
    return upper, x - upper
