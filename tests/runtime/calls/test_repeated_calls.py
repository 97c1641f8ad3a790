"""A call like the one before takes a shorter path; a call that differs is noticed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.compilers import cc
from mlfuse.testing.agreement import agree

pytestmark = [
    pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler"),
    pytest.mark.usefixtures("mode"),
]

SUBTRACT = """
func.func @main(%x: tensor<?x6xf32>, %y: tensor<?x6xf32>) -> tensor<?x6xf32> {
  %z = graph.sub %x, %y : tensor<?x6xf32>
  func.return %z : tensor<?x6xf32>
}"""

INTO_X = """
func.func @main(%x: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<8xf32>) -> tensor<8xf32> {
  %z = graph.sub %x, %y : tensor<8xf32>
  func.return %z : tensor<8xf32>
}"""


def rows(count: int, start: int = 0) -> Any:
    return np.arange(start, start + 6 * count, dtype=np.float32).reshape(count, 6)


def test_a_second_call_is_accepted_and_uses_its_own_arguments(slowly: list[tuple[object, ...]]):
    subtract = mlfuse.compile(SUBTRACT, device="cpu")
    np.testing.assert_array_equal(subtract(rows(4), rows(4)), np.zeros((4, 6)))
    np.testing.assert_array_equal(subtract(rows(4, 7), rows(4)), np.full((4, 6), 7))
    np.testing.assert_array_equal(subtract(rows(4), rows(4, 7)), np.full((4, 6), -7))
    assert len(slowly) == 1


def test_what_is_kept_of_results_stays(slowly: list[tuple[object, ...]]):
    subtract = mlfuse.compile(SUBTRACT, device="cpu")
    results = [subtract(rows(4, n), rows(4)) for n in range(5)]
    for n, result in enumerate(results):
        np.testing.assert_array_equal(result, np.full((4, 6), n))
    assert len(slowly) == 1


class Own(np.ndarray):
    """A subclass of NumPy's arrays that mlfuse doesn't know."""


def read_only(array: Any) -> Any:
    array.flags.writeable = False
    return array


def misaligned(array: Any) -> Any:
    memory = np.zeros(array.nbytes + 1, np.uint8)
    copy = memory[1:].view(np.float32).reshape(array.shape)
    copy[:] = array
    return copy


OTHERS: dict[str, tuple[Callable[[], Any], bool]] = {
    "read-only": (lambda: read_only(rows(4, 3)), True),
    "a slice that is row-major": (lambda: rows(8, -9)[2:6], True),
    "other rows": (lambda: np.repeat(rows(1, 3), 4, 0) + rows(4) - rows(1), True),
    "transposed": (lambda: np.asfortranarray(rows(4, 3)), False),
    "reversed": (lambda: (rows(4, 3)[::-1]).copy()[::-1], False),
    "every other column": (lambda: np.repeat(rows(4, 3), 2, 1)[:, ::2], False),
    "misaligned": (lambda: misaligned(rows(4, 3)), False),
    "a subclass": (lambda: rows(4, 3).view(Own), False),
    "a memoryview's array": (lambda: np.asarray(memoryview(rows(4, 3))), True),
}


@pytest.mark.slow
@pytest.mark.parametrize(("make", "is_like"), OTHERS.values(), ids=OTHERS.keys())
def test_arguments_of_other_kinds_after_plain_ones(
    make: Callable[[], Any], is_like: bool, slowly: list[tuple[object, ...]]
):
    subtract = mlfuse.compile(SUBTRACT, device="cpu")
    subtract(rows(4), rows(4))
    given = make()
    np.testing.assert_array_equal(subtract(given, rows(4)), np.full((4, 6), 3))
    np.testing.assert_array_equal(subtract(rows(4), given), np.full((4, 6), -3))
    assert len(slowly) == (1 if is_like else 3)


def test_other_sizes_after_known_ones():
    subtract = mlfuse.compile(SUBTRACT, device="cpu")
    for count in (4, 4, 3, 3, 0, 0, 5, 4, 4):
        result = subtract(rows(count, 2), rows(count))
        np.testing.assert_array_equal(result, np.full((count, 6), 2))


def test_sizes_that_take_turns_are_accepted(slowly: list[tuple[object, ...]]):
    subtract = mlfuse.compile(SUBTRACT, device="cpu")
    for count in (4, 3, 5):
        subtract(rows(count), rows(count))
    slowly.clear()
    for count in (4, 3, 5, 4, 3, 5):
        result = subtract(rows(count, 2), rows(count))
        np.testing.assert_array_equal(result, np.full((count, 6), 2))
    assert not slowly


WRONG: dict[str, tuple[tuple[Any, ...], str]] = {
    "another dtype": (
        (rows(4).astype(np.float64), rows(4)),
        "argument 0 has dtype float64, expected",
    ),
    "the same bytes": ((rows(4), rows(4).view(np.int32)), "argument 1 has dtype int32"),
    "swapped bytes": ((rows(4).astype(">f4"), rows(4)), "foreign byte order"),
    "sizes that differ": ((rows(4), rows(3)), "they must be equal"),
    "a size that is fixed": ((rows(4)[:, :5].copy(), rows(4)), "argument 0 dim 1 is 5"),
    "another rank": ((rows(4).reshape(-1), rows(4)), "rank 1"),
    "one too few": ((rows(4),), "got 1: argument 1 is missing"),
    "one too many": ((rows(4),) * 3, r"expected 2 arguments \(tensor<.*>\), got 3"),
    "no array": ((None, rows(4)), "argument 0 is a NoneType"),
}


@pytest.mark.parametrize(("args", "message"), WRONG.values(), ids=WRONG.keys())
def test_wrong_arguments_after_right_ones_are_errors(args: tuple[Any, ...], message: str):
    subtract = mlfuse.compile(SUBTRACT, device="cpu")
    for _ in range(2):
        subtract(rows(4), rows(4))
    with pytest.raises(MlfuseError, match=message):
        subtract(*args)
    np.testing.assert_array_equal(subtract(rows(4, 1), rows(4)), np.ones((4, 6)))


def eight(value: float = 0) -> Any:
    return np.full(8, value, np.float32)


def test_a_donated_argument_is_written_again_and_again(slowly: list[tuple[object, ...]]):
    into_x = mlfuse.compile(INTO_X, device="cpu")
    x = eight(10)
    for step in range(1, 4):
        result = into_x(x, eight(1))
        assert result.ctypes.data == x.ctypes.data
        np.testing.assert_array_equal(x, eight(10 - step))
    assert len(slowly) == 1


def test_a_donated_argument_that_cannot_be_written_is_copied_after_others_were_not():
    into_x = mlfuse.compile(INTO_X, device="cpu")
    into_x(eight(10), eight(1))
    frozen = read_only(eight(10))
    np.testing.assert_array_equal(into_x(frozen, eight(1)), eight(9))
    np.testing.assert_array_equal(frozen, eight(10))


@pytest.mark.slow
@pytest.mark.parametrize("apart", [0, 4, 28, 32])
def test_donated_memory_shared_with_another_argument_is_copied(
    apart: int, slowly: list[tuple[object, ...]]
):
    into_x = mlfuse.compile(INTO_X, device="cpu")
    into_x(eight(10), eight(1))
    memory = np.arange(16, dtype=np.float32)
    x, y = memory[:8], memory[apart // 4 : apart // 4 + 8]
    expected = np.arange(8, dtype=np.float32) - np.arange(apart // 4, apart // 4 + 8)
    np.testing.assert_array_equal(into_x(x, y), expected)
    assert len(slowly) == (1 if apart == 32 else 2)
    if apart < 32:
        np.testing.assert_array_equal(memory, np.arange(16))


def test_sixteen_bit_floats_and_scalars(slowly: list[tuple[object, ...]], mode: str):
    import ml_dtypes

    bf16 = np.dtype(ml_dtypes.bfloat16)
    text = """
    func.func @main(%x: tensor<4xbf16>, %y: tensor<bf16>) -> tensor<4xbf16> {
      %b = graph.broadcast %y dims [] : tensor<bf16> -> tensor<4xbf16>
      %z = graph.mul %x, %b : tensor<4xbf16>
      func.return %z : tensor<4xbf16>
    }"""
    scale = mlfuse.compile(text, device="cpu")
    for factor in (1, 2, 3):
        result = scale(np.ones(4, bf16), np.array(factor, bf16))
        np.testing.assert_array_equal(result.astype(np.float32), np.full(4, factor))
    np.testing.assert_array_equal(scale(np.ones(4, bf16), 5).astype(np.float32), np.full(4, 5))
    assert len(slowly) == (2 if mode == "headers" else 4)  # a number; arrays that aren't buffers


def test_threads_call_the_same_with_their_own_arguments():
    subtract = mlfuse.compile(SUBTRACT, device="cpu")

    def work(value: int) -> bool:
        results: Sequence[Any] = [subtract(rows(50, value), rows(50)) for _ in range(200)]
        return all((result == value).all() for result in results)

    with ThreadPoolExecutor(6) as pool:
        assert all(pool.map(work, range(6)))


def test_many_launches_are_one_call_into_c():
    text = """
    func.func @main(%x: tensor<64x32xf32>) -> tensor<64x32xf32> {
      %a = graph.exp %x {mlfuse.no_fuse} : tensor<64x32xf32>
      %b = graph.neg %a {mlfuse.no_fuse} : tensor<64x32xf32>
      %c = graph.exp %b {mlfuse.no_fuse} : tensor<64x32xf32>
      func.return %c : tensor<64x32xf32>
    }"""
    chain = mlfuse.compile(text, device="cpu")
    assert chain.launches == 3
    x = np.linspace(-2, 2, 64 * 32, dtype=np.float32).reshape(64, 32)
    agree(text, [x], chain(x), np.exp(-np.exp(x.astype(np.float64))))
    plan: Any = chain.run
    assert plan.frame((x.shape,)).wiring() is not None
