"""A process that sees new shapes all the time doesn't grow: the caches of code and layouts are bounded."""

from __future__ import annotations

import gc
import multiprocessing
import os
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse

STATM = Path("/proc/self/statm")
needs_linux = pytest.mark.skipif(not STATM.exists(), reason="needs Linux")


def resident() -> float:
    """MB of memory that are the process's own."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def slope(call: Any, shapes: int, settle: int) -> tuple[float, float]:
    """By how many MB a call with another shape lets the process grow, after `settle` calls; and the seconds
    a call took."""
    numbers: list[int] = []
    sizes: list[float] = []
    start = time.perf_counter()
    for number in range(shapes):
        x = np.linspace(-1, 1, (1 + number % 7) * (3 + number), dtype=np.float32).reshape(
            1 + number % 7, 3 + number
        )
        result = call(x)
        if number % 50 == 0:
            exponents = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
            expected = 2 * exponents / exponents.sum(axis=1, keepdims=True)
            # n eps for the sum of n numbers, and less than 16 eps for differences below 2, two exp and a division.
            error = (x.shape[1] + 16) * float(np.finfo(x.dtype).eps)
            np.testing.assert_allclose(result, expected, rtol=error)
        if number >= settle and number % 100 == 0:  # a collection takes long in a large process
            gc.collect()
            numbers.append(number)
            sizes.append(resident())
    taken = (time.perf_counter() - start) / shapes
    return float(np.polyfit(numbers, sizes, 1)[0]), taken


def softmax(x: Any) -> Any:
    return mlfuse.nn.softmax(x, axis=-1) * 2


def thousand_shapes() -> tuple[float, int]:
    """By how many MB a call lets the process grow, and how often the function was compiled."""
    f = mlfuse.jit(softmax, device="cpu", dynamic={"x": {0: "rows", 1: "columns"}})
    growth, _ = slope(f, 1000, settle=300)
    return growth, f.cache_info().misses


@pytest.mark.slow
@needs_linux
def test_one_executable_for_a_thousand_shapes() -> None:
    # A process of its own: what earlier tests left behind is freed, and allocated anew, at any time.
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        growth, misses = pool.apply(thousand_shapes)
    assert misses == 1
    assert growth * 5000 / 10 < 1  # MB a minute, 5,000 shapes in ten minutes


@pytest.mark.slow
@needs_linux
def test_five_thousand_shapes_compiled_one_by_one() -> None:
    f = mlfuse.jit(softmax, device="cpu")
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        growth, taken = slope(f, 5000, settle=1000)
    info = f.cache_info()
    print(
        f"{growth * 500:.3f} MB a minute at 5,000 shapes in ten minutes, {taken * 1e3:.0f} ms a shape, {info}"
    )
    assert info.misses == 5000 and info.size <= 256
    assert sum("kinds of arguments" in str(warning.message) for warning in seen) == 1
    assert growth * 5000 / 10 < 1
