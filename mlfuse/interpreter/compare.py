"""Compares two arrays: whether they agree, and if not, where and by how much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array


@dataclass(frozen=True)
class Tolerance:
    """`|got - want| <= atol + rtol * |want|` counts as equal; NaN equals NaN."""

    rtol: float
    atol: float

    @property
    def exact(self) -> bool:
        """Whether only equal values agree."""
        return self.rtol == self.atol == 0


_BY_NAME = {
    "f64": Tolerance(1e-10, 1e-10),
    "f32": Tolerance(1e-4, 1e-5),
    "f16": Tolerance(1e-2, 1e-3),
    "bf16": Tolerance(2e-2, 1e-2),
    "f8E4M3FN": Tolerance(0.13, 2e-3),
    "f8E5M2": Tolerance(0.26, 2e-5),
}


def default_tolerance(
    dtype: np.dtype[Any], rtol: float | None = None, atol: float | None = None
) -> Tolerance:
    """The tolerance of an element type: exact for integers. The arguments override a part."""
    known = dtypes.of_numpy(dtype)
    base = _BY_NAME.get(known.name if known else "", Tolerance(0, 0))
    return Tolerance(base.rtol if rtol is None else rtol, base.atol if atol is None else atol)


def mismatch(got: Array, want: Array, tolerance: Tolerance) -> str | None:
    """How the arrays differ, in words: type, shape, or the largest error; None if they agree."""
    if got.dtype != want.dtype:
        return f"got {got.dtype}, want {want.dtype}"
    if got.shape != want.shape:
        return f"got the shape {list(got.shape)}, want {list(want.shape)}"
    with np.errstate(all="ignore"):
        error = _errors(got, want)
        size = _finite_size(want)
        wrong = error > tolerance.atol + tolerance.rtol * size
        relative = np.where(error > 0, error / size, 0.0)
    count = int(np.count_nonzero(wrong))
    if count == 0:
        return None
    worst = np.unravel_index(int(np.argmax(np.where(wrong, error, -1))), got.shape)
    limit = "exactly" if tolerance.exact else f"to rtol {tolerance.rtol:g}, atol {tolerance.atol:g}"
    place = f" at [{', '.join(str(int(index)) for index in worst)}]" if got.ndim else ""
    return (
        f"{count} of {got.size} elements don't agree {limit}; the worst{place}: "
        f"got {got[worst]}, want {want[worst]}; largest error {error.max():.6g}, "
        f"relative {relative.max():.6g}"
    )


def _errors(got: Array, want: Array) -> Array:
    """Absolute errors in f64: 0 if both are equal or NaN, infinite if only one is NaN."""
    same = got == want
    if got.dtype.kind in "biu":
        # Compared separately, since different 64-bit integers may be equal in f64.
        error = np.abs(got.astype(np.float64) - want.astype(np.float64))
        return np.where(same, 0.0, np.maximum(error, 1.0))
    left, right = got.astype(np.float64), want.astype(np.float64)
    same |= np.isnan(left) & np.isnan(right)
    return np.where(same, 0.0, np.nan_to_num(np.abs(left - right), nan=np.inf, posinf=np.inf))


def _finite_size(want: Array) -> Array:
    """|want| in f64, 0 if it isn't finite: no tolerance is relative to infinity."""
    size = np.abs(want.astype(np.float64))
    return np.where(np.isfinite(size), size, 0.0)


def ulps(got: Array, want: Array) -> Array:
    """The number of floats of their type between two arrays' elements; NaN equals NaN."""
    nan = np.isnan(got) & np.isnan(want)
    one_nan = np.isnan(got) != np.isnan(want)
    left, right = _ranks(got), _ranks(want)
    # In modulo arithmetic, since the distance may need all 64 bits.
    distance = np.maximum(left, right).view(np.uint64) - np.minimum(left, right).view(np.uint64)
    return np.where(nan, 0, np.where(one_nan, np.iinfo(np.uint64).max, distance))


def _ranks(x: Array) -> Array:
    """Floats as integers in the same order; both zeros are 0."""
    bits = x.view(f"i{x.dtype.itemsize}").astype(np.int64)
    lowest = np.int64(-(2 ** (x.dtype.itemsize * 8 - 1)))
    return np.asarray(np.where(bits < 0, lowest - bits, bits))
