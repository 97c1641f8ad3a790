"""Taking elements from tensors whose other dims are known only when the code runs."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.ir.parsing import parse_module

pytestmark = pytest.mark.quick_c

TAKE = """
func.func @main(%x: tensor<?x9x?xf32>, %i: tensor<?xi32>) -> tensor<?x?x?xf32> {
  %0 = graph.take %x, %i {axis = 1 : i64, mode = "fill"}
    : tensor<?x9x?xf32>, tensor<?xi32> -> tensor<?x?x?xf32>
  %1 = graph.add %0, %0 : tensor<?x?x?xf32>
  func.return %1 : tensor<?x?x?xf32>
}"""
ALONG = """
func.func @main(%x: tensor<?x9xf32>, %i: tensor<?x?xi32>) -> tensor<?x?xf32> {
  %0 = graph.take_along %x, %i {axis = 1 : i64}
    : tensor<?x9xf32>, tensor<?x?xi32> -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}"""
ROWS = """
func.func @main(%x: tensor<9x?xf32>, %i: tensor<?x1xi32>) -> tensor<?x?xf32> {
  %0 = graph.gather %x [%i] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, ?]
    : tensor<9x?xf32>, tensor<?x1xi32> -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}"""


def _twice_taken(x: Array, ids: Array) -> Array:
    return 2 * np.take(x, ids, axis=1)


def _along(x: Array, ids: Array) -> Array:
    return np.take_along_axis(x, ids, axis=1)


def _rows(x: Array, ids: Array) -> Array:
    return x[ids[:, 0]]


CASES = [
    (TAKE, _twice_taken, [((3, 9, 4), (5,)), ((1, 9, 7), (2,)), ((0, 9, 2), (3,))]),
    (ALONG, _along, [((3, 9), (3, 5)), ((1, 9), (1, 2)), ((6, 9), (6, 9))]),
    (ROWS, _rows, [((9, 4), (5, 1)), ((9, 1), (1, 1)), ((9, 0), (2, 1))]),
]


@pytest.mark.slow
@pytest.mark.parametrize("device", ["interpreter", "cpu"])
@pytest.mark.parametrize(("text", "meaning", "shapes"), CASES)
def test_one_code_for_all_sizes(
    text: str,
    meaning: Callable[[Array, Array], Array],
    shapes: list[tuple[tuple[int, ...], tuple[int, ...]]],
    device: str,
):
    rng = np.random.default_rng(0)
    executable = mlfuse.compile(text, device=device)
    for of_x, of_ids in shapes:
        x = rng.standard_normal(of_x).astype(np.float32)
        ids = rng.integers(0, 9, of_ids).astype(np.int32)
        np.testing.assert_array_equal(np.asarray(executable(x, ids)), meaning(x, ids))


def test_what_goes_through_a_batch_together_is_of_one_size():
    executable = mlfuse.compile(ALONG, device="interpreter")
    with pytest.raises(MlfuseError, match="argument 1 dim 0 is 4, argument 0 dim 0 is 3"):
        executable(np.zeros((3, 9), np.float32), np.zeros((4, 2), np.int32))


def test_the_size_of_a_slice_in_whole_is_printed_and_read():
    text = str(parse_module(ROWS))
    assert "sizes [1, ?]" in text
    assert str(parse_module(text)) == text


@pytest.mark.parametrize("sizes", ["[1, 3]", "[?, ?]"])
def test_a_part_of_an_unknown_size_is_refused(sizes: str):
    text = ROWS.replace("sizes [1, ?]", f"sizes {sizes}")
    with pytest.raises(MlfuseError, match=r"graph\.gather: slices of"):
        mlfuse.compile(text, device="interpreter")


def test_the_axis_itself_must_be_known():
    with pytest.raises(MlfuseError, match=r"along axis 1 must be static"):
        mlfuse.compile(ALONG.replace("x9x", "x?x"), device="interpreter")
