"""Slices that a scatter writes may overlap in part: then elements of different numbers meet.

The order is that of the slices, whatever the order of the updates' dims, and no two threads write one
element.
"""

from __future__ import annotations

import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.driver.parsing import parse
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import run_on_host

WIDTH = 5


def text(combiner: str, count: int, rows: int, *, slices_last: bool) -> str:
    """Slices of WIDTH elements of a line of 40, by `count` starts; `rows` lines at once."""
    sizes, offset = f"{count}x{WIDTH}x{rows}", "[1, 2]"
    if slices_last:
        sizes, offset = f"{WIDTH}x{rows}x{count}", "[0, 1]"
    updates = f"tensor<{sizes}xf64>"
    return f"""func.func @main(%x: tensor<40x{rows}xf64>, %i: tensor<{count}xi32>, %u: {updates}) -> tensor<40x{rows}xf64> {{
      %y = graph.scatter {combiner} %x [%i] %u offset {offset} index_map [0] index_vector 1 :
        tensor<40x{rows}xf64>, tensor<{count}xi32>, {updates} -> tensor<40x{rows}xf64>
      func.return %y : tensor<40x{rows}xf64>
    }}"""


def expected(combiner: str, x: Array, starts: Array, updates: Array) -> Array:
    """`updates` are [slice, place, row]."""
    result = x.copy()
    for start, update in zip(starts, updates, strict=True):
        where = slice(int(start), int(start) + WIDTH)
        result[where] = update if combiner == "set" else result[where] + update
    return result


@pytest.mark.slow
@pytest.mark.parametrize("slices_last", [False, True])
@pytest.mark.parametrize("rows", [1, 3])
@pytest.mark.parametrize("count", [3, 60])
@pytest.mark.parametrize("combiner", ["set", "add"])
@pytest.mark.parametrize("device", ["cpu", "host"])
def test_slices_are_written_in_order(
    device: str, combiner: str, count: int, rows: int, slices_last: bool
) -> None:
    if device == "cpu" and find_compiler() is None:
        pytest.skip("needs a C compiler")
    if device == "host" and not host_cuda.available():
        pytest.skip("needs a C++ compiler")
    rng = np.random.default_rng(count)
    x, updates = rng.normal(size=(40, rows)), rng.normal(size=(count, WIDTH, rows))
    starts = rng.integers(0, 36, count).astype(np.int32)
    source = text(combiner, count, rows, slices_last=slices_last)
    given = np.ascontiguousarray(np.moveaxis(updates, 0, -1)) if slices_last else updates
    if device == "cpu":
        found = np.asarray(mlfuse.compile(source, device="cpu")(x, starts, given))
    else:
        (found,) = run_on_host(parse(source), "main", [x, starts, given])
    np.testing.assert_array_equal(found, expected(combiner, x, starts, updates))
