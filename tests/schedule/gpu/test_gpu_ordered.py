"""Scans, scatters, transposes and guarded loads as CUDA, run on the host in several thread orders.

Expected values are NumPy's, on integers: no rounding hides a mistake in an index.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.testing import host_cuda
from mlfuse.testing.host_cuda import Order
from mlfuse.testing.host_device import HostModule

Array = np.ndarray[Any, np.dtype[Any]]
ORDERS: list[Order] = ["forward", "reverse", "random"]
pytestmark = pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")


def run(text: str, *args: Array) -> list[Array]:
    """The results, the same in every order of threads."""
    module = HostModule.of(parse_module(text))
    first, *others = [module.run(args, order=order) for order in ORDERS]
    for other in others:
        assert [a.tobytes() for a in first] == [a.tobytes() for a in other]
    return first


def numbers(shape: tuple[int, ...], seed: int = 0, high: int = 1000) -> Array:
    return np.random.default_rng(seed).integers(-high, high, shape, dtype=np.int32)


def scan_text(rows: int, length: int, how: str) -> str:
    type_ = f"tensor<{rows}x{length}xi32>"
    return f"""
    func.func @main(%x: {type_}) -> {type_} {{
      %y = graph.cumulative {how} : {type_} -> {type_}
      return %y : {type_}
    }}"""


@pytest.mark.slow
@pytest.mark.parametrize("length", [1, 2, 31, 32, 33, 127, 128, 129, 1000, 1024, 1025, 5000])
def test_a_row_of_any_length_is_scanned(length: int):
    x = numbers((3, length))
    (got,) = run(scan_text(3, length, "add %x dim 1"), x)
    np.testing.assert_array_equal(got, np.cumsum(x, axis=1, dtype=np.int32))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("length", [1, 40, 300])
def test_a_scan_goes_backwards_and_leaves_the_element_out(length: int):
    x = numbers((2, length))
    (got,) = run(scan_text(2, length, "add %x dim 1 reverse exclusive"), x)
    total = np.flip(np.cumsum(np.flip(x, 1), axis=1, dtype=np.int32), 1)
    np.testing.assert_array_equal(got, total - x)


@pytest.mark.slow
@pytest.mark.parametrize("rows", [1, 33, 300])
def test_rows_that_lie_side_by_side_are_scanned_by_a_thread_each(rows: int):
    x = numbers((rows, 40))
    (got,) = run(scan_text(rows, 40, "max %x dim 0"), x)
    np.testing.assert_array_equal(got, np.maximum.accumulate(x, axis=0))


def scatter_text(updates: int, how: str) -> str:
    return f"""
    func.func @main(%x: tensor<12x40xi32>, %i: tensor<{updates}xi32>, %u: tensor<{updates}x40xi32>)
        -> tensor<12x40xi32> {{
      %y = graph.scatter {how} %x [%i] %u offset [1] collapsed [0] index_map [0] index_vector 1 :
        tensor<12x40xi32>, tensor<{updates}xi32>, tensor<{updates}x40xi32> -> tensor<12x40xi32>
      return %y : tensor<12x40xi32>
    }}"""


@pytest.mark.slow
@pytest.mark.parametrize("updates", [1, 5, 32, 33, 100, 129])
@pytest.mark.parametrize("how", ["add", "set"])
def test_updates_that_meet_are_combined_in_order(how: str, updates: int):
    x, u = numbers((12, 40)), numbers((updates, 40), 1)
    ids = np.random.default_rng(2).integers(-2, 15, updates).astype(np.int32)  # some are outside
    want = x.copy()
    for row, update in zip(ids, u, strict=True):
        if 0 <= row < 12:
            want[row] = update if how == "set" else want[row] + update
    (got,) = run(scatter_text(updates, how), x, ids, u)
    np.testing.assert_array_equal(got, want)


@pytest.mark.slow
@pytest.mark.parametrize("shape", [(64, 64), (33, 65), (8, 100), (100, 7), (1, 50)])
def test_a_transpose_of_any_shape(shape: tuple[int, int]):
    n, m = shape
    text = f"""
    func.func @main(%x: tensor<{n}x{m}xi32>, %y: tensor<{m}x{n}xi32>) -> tensor<{m}x{n}xi32> {{
      %t = graph.transpose %x perm [1, 0] : tensor<{n}x{m}xi32> -> tensor<{m}x{n}xi32>
      %s = graph.sub %t, %y : tensor<{m}x{n}xi32>
      return %s : tensor<{m}x{n}xi32>
    }}"""
    x, y = numbers(shape), numbers((m, n), 1)
    (got,) = run(text, x, y)
    np.testing.assert_array_equal(got, x.T - y)


def test_squares_go_through_shared_memory():
    text = """
    func.func @main(%x: tensor<3x40x50xi8>) -> tensor<3x50x40xi8> {
      %t = graph.transpose %x perm [0, 2, 1] : tensor<3x40x50xi8> -> tensor<3x50x40xi8>
      %s = graph.not %t : tensor<3x50x40xi8>
      return %s : tensor<3x50x40xi8>
    }"""
    module = HostModule.of(parse_module(text))
    assert "__shared__" in module.source
    x = np.random.default_rng(0).integers(-128, 128, (3, 40, 50)).astype(np.int8)
    (got,) = module.run([x])
    np.testing.assert_array_equal(got, ~x.transpose(0, 2, 1))


@pytest.mark.skipif(not nvrtc.available(), reason="needs NVRTC")
@pytest.mark.parametrize(
    "text",
    [scan_text(3, 5000, "add %x dim 1"), scatter_text(100, "add")],
    ids=["scan", "scatter"],
)
def test_nothing_spills(text: str):
    kernels = nvrtc.compile_cubin(HostModule.of(parse_module(text)).source, "sm_90").kernels
    assert all(used.spill_stores == 0 for used in kernels.values())


@pytest.mark.slow
def test_a_piece_of_a_concat_that_is_the_same_all_along_a_row():
    """Its guarded load has the next piece for a default, which differs along the row."""
    text = """
    func.func @main(%a: tensor<4xi32>, %b: tensor<5x64xi32>) -> (tensor<9x64xi32>, tensor<9xi32>) {
      %x = graph.broadcast %a dims [0] : tensor<4xi32> -> tensor<4x64xi32>
      %y = graph.concat dim 0 %x, %b : tensor<4x64xi32>, tensor<5x64xi32> -> tensor<9x64xi32>
      %z = graph.neg %y : tensor<9x64xi32>
      %m = graph.reduce max %z dims [1] : tensor<9x64xi32> -> tensor<9xi32>
      return %z, %m : tensor<9x64xi32>, tensor<9xi32>
    }"""
    a, b = numbers((4,)), numbers((5, 64), 1)
    got, most = run(text, a, b)
    want = -np.concatenate([np.broadcast_to(a[:, None], (4, 64)), b])
    np.testing.assert_array_equal(got, want)
    np.testing.assert_array_equal(most, want.max(axis=1))
