"""`/` of integers and truth values gives float32: each operand is rounded to it once, then they are divided."""

from __future__ import annotations

import numpy as np
import pytest

import mlfuse

pytestmark = pytest.mark.quick_c


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint8", "int32", "uint32", "int64", "uint64"])
def test_arrays_of_integers_divide(dtype: str) -> None:
    x = np.array([0, 1, 7, 100, 120], dtype)
    y = np.array([1, 1, 3, 9, 7], dtype)
    got = np.asarray(mlfuse.asarray(x) / mlfuse.asarray(y))
    assert got.dtype == np.float32
    np.testing.assert_array_equal(got, x.astype(np.float32) / y.astype(np.float32))


def test_a_python_number_is_divided_by() -> None:
    halves = mlfuse.asarray(np.arange(4)) / 2
    np.testing.assert_array_equal(np.asarray(halves), np.arange(4, dtype=np.float32) / 2)
    thirds = mlfuse.asarray([1, 2]) / 3.0
    expected = np.array([1, 2], np.float32) / np.float32(3)
    np.testing.assert_array_equal(np.asarray(thirds), expected)


def test_division_by_zero_is_infinite() -> None:
    got = np.asarray(mlfuse.asarray([1, -1, 0]) / mlfuse.asarray([0, 0, 0]))
    np.testing.assert_array_equal(got, [np.inf, -np.inf, np.nan])
