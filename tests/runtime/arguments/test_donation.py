"""Donated arguments: how they are marked, who may write their memory, and what a caller sees."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import cc
from mlfuse.testing.host_device import run_on_host

pytestmark = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")

STEP = """
func.func @main(%p: tensor<64xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<64xf32>)
    -> tensor<64xf32> {
  %0 = graph.sub %p, %g : tensor<64xf32>
  func.return %0 : tensor<64xf32>
}
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path))


def f32(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def test_the_result_is_the_aliased_argument():
    p, g = f32(64), f32(64, seed=1)
    want = p - g
    step = mlfuse.compile(STEP, device="cpu")
    result = step(p, g)
    assert result is p
    np.testing.assert_array_equal(p, want)
    memory = step.memory()
    assert (memory.peak, memory.donated, memory.unplanned) == (0, 256, 256)


@pytest.mark.parametrize("mark", ["jax.buffer_donor = true", "mlfuse.donated"])
def test_a_donor_s_memory_goes_to_a_result_that_fits(mark: str):
    p, g = f32(64), f32(64, seed=1)
    want = p - g
    result = mlfuse.compile(STEP.replace("tf.aliasing_output = 0 : i32", mark), device="cpu")(p, g)
    assert np.shares_memory(result, p)
    np.testing.assert_array_equal(result, want)


def test_mlfuse_s_spelling_of_an_alias():
    p, g = f32(64), f32(64, seed=1)
    text = STEP.replace("tf.aliasing_output = 0 : i32", "mlfuse.alias = 0")
    assert mlfuse.compile(text, device="cpu")(p, g) is p


@pytest.mark.parametrize("mark", ["jax.buffer_donor = false", "tf.other = 1 : i32"])
def test_what_is_not_donated_stays(mark: str):
    p, g = f32(64), f32(64, seed=1)
    kept = p.copy()
    result = mlfuse.compile(STEP.replace("tf.aliasing_output = 0 : i32", mark), device="cpu")(p, g)
    assert not np.shares_memory(result, p)
    np.testing.assert_array_equal(p, kept)


def test_without_attributes_arguments_stay():
    p, g = f32(64), f32(64, seed=1)
    kept = p.copy()
    result = mlfuse.compile(STEP.replace("{tf.aliasing_output = 0 : i32}", ""), device="cpu")(p, g)
    assert not np.shares_memory(result, p)
    np.testing.assert_array_equal(p, kept)


def test_a_result_that_cannot_be_in_place_is_copied_into_the_argument():
    """A transpose reads the argument while it writes: it has memory of its own first."""
    text = """
    func.func @main(%x: tensor<8x8xf32> {tf.aliasing_output = 0 : i32}) -> tensor<8x8xf32> {
      %0 = graph.transpose %x perm [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
      func.return %0 : tensor<8x8xf32>
    }"""
    x = f32(8, 8)
    want = x.T.copy()
    assert mlfuse.compile(text, device="cpu")(x) is x
    np.testing.assert_array_equal(x, want)


def test_two_arguments_that_change_places():
    text = """
    func.func @main(%x: tensor<9xf32> {tf.aliasing_output = 1 : i32},
                    %y: tensor<9xf32> {tf.aliasing_output = 0 : i32})
        -> (tensor<9xf32>, tensor<9xf32>) {
      func.return %x, %y : tensor<9xf32>, tensor<9xf32>
    }"""
    x, y = f32(9), f32(9, seed=1)
    was_x, was_y = x.copy(), y.copy()
    first, second = mlfuse.compile(text, device="cpu")(x, y)
    assert first is y and second is x
    np.testing.assert_array_equal(first, was_x)
    np.testing.assert_array_equal(second, was_y)


def test_a_donated_argument_that_is_returned_is_itself():
    text = STEP.replace("func.return %0", "func.return %p")
    p = f32(64)
    want = p.copy()
    assert mlfuse.compile(text, device="cpu")(p, f32(64)) is p
    np.testing.assert_array_equal(p, want)


def test_two_results_of_one_argument_share_no_memory():
    text = """
    func.func @main(%p: tensor<64xf32> {mlfuse.donated}) -> (tensor<64xf32>, tensor<64xf32>) {
      func.return %p, %p : tensor<64xf32>, tensor<64xf32>
    }"""
    p = f32(64)
    first, second = mlfuse.compile(text, device="cpu")(p)
    assert first is p and not np.shares_memory(first, second)
    np.testing.assert_array_equal(second, p)


@pytest.mark.slow
def test_an_argument_read_after_its_result_is_written_is_not_overwritten():
    text = """
    func.func @main(%p: tensor<8x8xf32> {tf.aliasing_output = 0 : i32})
        -> (tensor<8x8xf32>, tensor<8x8xf32>) {
      %0 = graph.exp %p : tensor<8x8xf32>
      %1 = graph.dot_general %0, %p contract [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
      func.return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
    }"""
    p = f32(8, 8)
    plain = mlfuse.compile(text.replace("{tf.aliasing_output = 0 : i32}", ""), device="cpu")(p)
    first, second = mlfuse.compile(text, device="cpu")(p)
    assert first is p
    np.testing.assert_array_equal(first, plain[0])
    np.testing.assert_array_equal(second, plain[1])


def test_one_array_given_twice_is_copied():
    """The kernel writes the donated argument while it reads the other, which is the same array."""
    text = """
    func.func @main(%p: tensor<8x8xf32> {tf.aliasing_output = 0 : i32}, %q: tensor<8x8xf32>)
        -> tensor<8x8xf32> {
      %0 = graph.transpose %q perm [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
      %1 = graph.add %p, %0 : tensor<8x8xf32>
      func.return %1 : tensor<8x8xf32>
    }"""
    p = f32(8, 8)
    kept, want = p.copy(), p + p.T
    result = mlfuse.compile(text, device="cpu")(p, p)
    np.testing.assert_array_equal(result, want)
    np.testing.assert_array_equal(p, kept)
    overlapping = f32(9, 8)
    want = overlapping[:8] + overlapping[1:].T
    result = mlfuse.compile(text, device="cpu")(overlapping[:8], overlapping[1:])
    np.testing.assert_array_equal(result, want)


def test_a_read_only_array_is_copied():
    p, g = f32(64), f32(64, seed=1)
    p.flags.writeable = False
    kept = p.copy()
    result = mlfuse.compile(STEP, device="cpu")(p, g)
    np.testing.assert_array_equal(result, p - g)
    np.testing.assert_array_equal(p, kept)


def test_a_strided_array_is_copied():
    base = f32(128)
    kept, g = base.copy(), f32(64, seed=1)
    step = mlfuse.compile(STEP, device="cpu")
    first, second = step(base[::2], g), step(base[::2], g * 2)
    np.testing.assert_array_equal(first, base[::2] - g)
    np.testing.assert_array_equal(second, base[::2] - g * 2)
    np.testing.assert_array_equal(base, kept)


def test_intermediates_lie_in_a_dead_donor():
    """Two intermediates alive at once: one of them in the donor, which no op needs then."""
    text = """
    func.func @main(%x: tensor<32x32xf32> {mlfuse.donated}, %y: tensor<32x32xf32>) -> tensor<32xf32> {
      %a = graph.dot_general %x, %y contract [1] x [0] : tensor<32x32xf32>, tensor<32x32xf32> -> tensor<32x32xf32>
      %b = graph.dot_general %a, %y contract [1] x [0] : tensor<32x32xf32>, tensor<32x32xf32> -> tensor<32x32xf32>
      %c = graph.dot_general %a, %b contract [1] x [0] : tensor<32x32xf32>, tensor<32x32xf32> -> tensor<32x32xf32>
      %r = graph.reduce add %c dims [0] : tensor<32x32xf32> -> tensor<32xf32>
      func.return %r : tensor<32xf32>
    }"""
    x, y = f32(32, 32), f32(32, 32, seed=1)
    plain = mlfuse.compile(text.replace("{mlfuse.donated}", ""), device="cpu")
    donating = mlfuse.compile(text, device="cpu")
    want = plain(x, y)
    assert donating.memory().arena < plain.memory().arena
    np.testing.assert_array_equal(donating(x.copy(), y), want)


@pytest.mark.slow
def test_an_argument_that_is_returned_beside_its_result_hosts_nobody():
    """Nothing reads %p but the return: until then its memory must keep what it holds."""
    text = """
    func.func @main(%p: tensor<32x32xf32> {mlfuse.alias = 1}, %y: tensor<32x32xf32>)
        -> (tensor<32x32xf32>, tensor<32x32xf32>) {
      %a = graph.dot_general %y, %y contract [1] x [0] : tensor<32x32xf32>, tensor<32x32xf32> -> tensor<32x32xf32>
      %b = graph.dot_general %a, %y contract [1] x [0] : tensor<32x32xf32>, tensor<32x32xf32> -> tensor<32x32xf32>
      %c = graph.dot_general %a, %b contract [1] x [0] : tensor<32x32xf32>, tensor<32x32xf32> -> tensor<32x32xf32>
      func.return %p, %c : tensor<32x32xf32>, tensor<32x32xf32>
    }"""
    p, y = f32(32, 32), f32(32, 32, seed=1)
    want = p.copy(), mlfuse.compile(text.replace("{mlfuse.alias = 1}", ""), device="cpu")(p, y)[1]
    first, second = mlfuse.compile(text, device="cpu")(p, y)
    assert second is p
    np.testing.assert_array_equal(first, want[0])
    np.testing.assert_array_equal(second, want[1])


def test_sizes_that_a_call_tells():
    text = STEP.replace("tensor<64xf32>", "tensor<?xf32>")
    step = mlfuse.compile(text, device="cpu")
    for n in (7, 0, 1, 7, 1000):
        p, g = f32(n), f32(n, seed=1)
        want = p - g
        assert step(p, g) is p
        np.testing.assert_array_equal(p, want)


@pytest.mark.slow
def test_on_a_gpu_s_code_too():
    p, g = f32(64), f32(64, seed=1)
    (result,) = run_on_host(parse_module(STEP), "main", [p, g])
    np.testing.assert_array_equal(result, p - g)


ERRORS = [
    ("tf.aliasing_output = 1 : i32", "argument 0 aliases result 1, but the function has 1 result"),
    (
        "tf.aliasing_output = -1 : i32",
        "argument 0 aliases result -1, but the function has 1 result",
    ),
    ('tf.aliasing_output = "x"', 'tf.aliasing_output is "x", expected a result\'s number'),
    ('jax.buffer_donor = "x"', 'jax.buffer_donor is "x", expected true or false'),
    (
        "mlfuse.alias = 0, tf.aliasing_output = 1 : i32",
        "tf.aliasing_output and mlfuse.alias differ",
    ),
]


@pytest.mark.parametrize(("mark", "message"), ERRORS)
def test_a_donation_that_cannot_be(mark: str, message: str):
    with pytest.raises(MlfuseError, match=message):
        mlfuse.compile(STEP.replace("tf.aliasing_output = 0 : i32", mark), device="cpu")


def test_an_alias_of_another_type():
    text = """
    func.func @main(%p: tensor<4xui32> {tf.aliasing_output = 0 : i32}) -> tensor<4xi32> {
      %0 = graph.cast %p : tensor<4xui32> -> tensor<4xi32>
      func.return %0 : tensor<4xi32>
    }"""
    with pytest.raises(MlfuseError, match="it is tensor<4xui32> and the result tensor<4xi32>"):
        mlfuse.compile(text, device="cpu")


def test_two_aliases_of_one_result():
    text = STEP.replace("%g: tensor<64xf32>", "%g: tensor<64xf32> {mlfuse.alias = 0}")
    with pytest.raises(MlfuseError, match="arguments 0 and 1 both alias result 0"):
        mlfuse.compile(text, device="cpu")
