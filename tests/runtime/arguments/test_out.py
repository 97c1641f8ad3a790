"""`out=`: results in the caller's arrays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.compilers import cc
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")

TWO = """
func.func @main(%x: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4xf32>) {
  %0 = graph.exp %x : tensor<4x6xf32>
  %1 = graph.reduce add %0 dims [1] : tensor<4x6xf32> -> tensor<4xf32>
  func.return %0, %1 : tensor<4x6xf32>, tensor<4xf32>
}"""
STEP = """
func.func @main(%p: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.sub %p, %g : tensor<8xf32>
  func.return %0 : tensor<8xf32>
}"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path))


def f32(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


@pytest.mark.parametrize("device", ["cpu", "interpreter"])
def test_results_are_written_where_they_are_wanted(device: str):
    x, first, second = f32(4, 6), np.zeros((4, 6), np.float32), np.zeros(4, np.float32)
    both = mlfuse.compile(TWO, device=device)
    got = both(x, out=[first, second])
    assert got[0] is first and got[1] is second
    wide = np.exp(x.astype(np.float64))
    agree(TWO, [x], [first, second], wide, wide.sum(axis=1))


@pytest.mark.parametrize("device", ["cpu", "interpreter"])
def test_one_result_takes_an_array(device: str):
    p, g, target = f32(8), f32(8, seed=1), np.zeros(8, np.float32)
    step = mlfuse.compile(STEP.replace(" {tf.aliasing_output = 0 : i32}", ""), device=device)
    assert step(p, g, out=target) is target
    np.testing.assert_array_equal(target, p - g)
    tensor = torch.zeros(8)
    assert step(torch.tensor(p), torch.tensor(g), out=tensor) is tensor
    np.testing.assert_array_equal(tensor, p - g)
    with pytest.raises(
        mlfuse.MlfuseError, match=r"out is a ndarray, and there are 2 results: pass a list"
    ):
        mlfuse.compile(TWO, device=device)(f32(4, 6), out=f32(4, 6))


def test_none_is_a_fresh_result():
    x, first = f32(4, 6), np.zeros((4, 6), np.float32)
    got = mlfuse.compile(TWO, device="cpu")(x, out=[first, None])
    assert got[0] is first and got[1].shape == (4,)


def test_a_donated_argument_as_its_own_output():
    p, g = f32(8), f32(8, seed=1)
    want = p - g
    assert mlfuse.compile(STEP, device="cpu")(p, g, out=[p]) is p
    np.testing.assert_array_equal(p, want)


def test_another_array_for_a_result_in_a_donated_argument():
    p, g, y = f32(8), f32(8, seed=1), np.zeros(8, np.float32)
    want = p - g
    assert mlfuse.compile(STEP, device="cpu")(p, g, out=[y]) is y
    np.testing.assert_array_equal(y, want)


def test_an_argument_that_is_returned():
    text = STEP.replace("{tf.aliasing_output = 0 : i32}", "").replace("return %0", "return %p")
    p, y = f32(8), np.zeros(8, np.float32)
    assert mlfuse.compile(text, device="cpu")(p, p, out=[y]) is y
    np.testing.assert_array_equal(y, p)


def test_intermediates_in_a_small_element_s_output():
    """A result's memory may host intermediates before it is written: whatever lies there fits."""
    text = """
    func.func @main(%x: tensor<16x16xbf16>) -> tensor<16x16xbf16> {
      %a = graph.dot_general %x, %x contract [1] x [0] : tensor<16x16xbf16>, tensor<16x16xbf16> -> tensor<16x16xbf16>
      %b = graph.dot_general %a, %x contract [1] x [0] : tensor<16x16xbf16>, tensor<16x16xbf16> -> tensor<16x16xbf16>
      %c = graph.dot_general %b, %a contract [1] x [0] : tensor<16x16xbf16>, tensor<16x16xbf16> -> tensor<16x16xbf16>
      func.return %c : tensor<16x16xbf16>
    }"""
    x = (f32(16, 16) / 4).astype(ml_dtypes.bfloat16)
    product = mlfuse.compile(text, device="cpu")
    memory = np.zeros(16 * 16 + 1, ml_dtypes.bfloat16)
    y = memory[1:].reshape(16, 16)
    np.testing.assert_array_equal(product(x, out=[y]), product(x))


ERRORS: list[tuple[Any, str]] = [
    ([np.zeros((4, 6), np.float32)], "out has 1 entry; the function has 2 results"),
    ([np.zeros((4, 5), np.float32), None], r"out\[0\] has shape \(4, 5\); the result has \(4, 6\)"),
    ([None, np.zeros(4)], r"out\[1\] is float64 of shape \(4,\); the result is tensor<4xf32>"),
    ([np.zeros((6, 4), np.float32).T, None], r"out\[0\] must be writable, aligned and row-major"),
    ([np.broadcast_to(np.float32(0), (4, 6)), None], r"out\[0\] must be writable"),
    ([[1.0], None], r"out\[0\] is a list, expected a NumPy array"),
]


@pytest.mark.parametrize("device", ["cpu", "interpreter"])
@pytest.mark.parametrize(("out", "message"), ERRORS)
def test_what_does_not_fit(out: Any, message: str, device: str):
    with pytest.raises(mlfuse.MlfuseError, match=message):
        mlfuse.compile(TWO, device=device)(f32(4, 6), out=out)


def test_shared_memory():
    both = mlfuse.compile(TWO, device="cpu")
    x = f32(4, 6)
    with pytest.raises(mlfuse.MlfuseError, match=r"out\[0\] shares memory with argument 0"):
        both(x, out=[x, None])
    y = np.zeros(28, np.float32)
    with pytest.raises(mlfuse.MlfuseError, match=r"out\[1\] shares memory with out\[0\]"):
        both(x, out=[y[:24].reshape(4, 6), y[20:24]])
    p = f32(8)
    with pytest.raises(mlfuse.MlfuseError, match=r"out\[0\] shares memory with argument 1"):
        mlfuse.compile(STEP, device="cpu")(f32(8), p, out=[p])
    strided = f32(4, 12)
    with pytest.raises(mlfuse.MlfuseError, match=r"out\[0\] shares memory with argument 0"):
        both(strided[:, ::2], out=[strided.reshape(-1)[1:25].reshape(4, 6), None])
