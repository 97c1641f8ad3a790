"""Arguments like the previous call's are recognized by a quick check, which no other arguments pass."""

from __future__ import annotations

import ctypes
from collections.abc import Generator
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.backend import Wanted
from mlfuse.runtime.cuda.match import matcher
from mlfuse.testing.agreement import agree
from mlfuse.testing.host_gpu import HostArray, HostCupy, device, installed

Host = np.ndarray[Any, np.dtype[Any]]
F32 = np.dtype(np.float32)

SUM = """
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = graph.sub %x, %y : tensor<?xf32>
  func.return %0 : tensor<?xf32>
}"""
STEP = """
func.func @main(%p: tensor<?xf32> {mlfuse.alias = 0 : i32}, %g: tensor<?xf32>) -> tensor<?xf32> {
  %0 = graph.sub %p, %g : tensor<?xf32>
  func.return %0 : tensor<?xf32>
}"""


@pytest.fixture
def cupy() -> Generator[HostCupy]:
    with installed() as module:
        yield module


def f32(size: int, seed: int = 0) -> Host:
    return np.random.default_rng(seed).normal(size=size).astype(np.float32)


def test_addresses_go_to_every_place_of_every_argument(cupy: HostCupy):
    """Neighboring places are written at once, other places one by one; an empty array has no address."""
    first, second = (ctypes.c_void_p * 4)(), (ctypes.c_void_p * 3)()
    places: list[Any] = [
        [(first, 0), (second, 2)],
        [(first, 1)],
        [(second, 1)],
        [(first, 3), (first, 2)],
    ]
    arrays = [HostArray((size,), F32) for size in (5, 6, 0, 7)]
    wanted = [
        Wanted(F32, array.shape, array.nbytes, False, places[n]) for n, array in enumerate(arrays)
    ]
    matches = matcher(cupy, 0, wanted, [F32] * 4, apart=False)  # pyright: ignore[reportArgumentType]
    assert matches(tuple(arrays))
    a, b, _, d = (array.data.ptr for array in arrays)
    assert list(first) == [a, b, d, d]
    assert list(second) == [None, None, a]


def test_only_the_same_matches(cupy: HostCupy):
    current = [0]
    cupy.cuda.runtime.getDevice = lambda: current[0]
    wanted = [Wanted(F32, (8,), 32, False, []), Wanted(F32, (8,), 32, False, [])]
    matches = matcher(cupy, 0, wanted, [F32, F32], apart=False)  # pyright: ignore[reportArgumentType]
    x, y = HostArray((8,), F32), HostArray((8,), F32)
    assert matches((x, y)) and matches((x, x))
    memory = HostArray((40,), np.dtype(np.uint8))
    others: list[Any] = [
        HostArray((9,), F32),
        HostArray((8, 1), F32),
        HostArray((8,), np.dtype(np.int32)),
        HostArray((16,), F32)[::2],
        HostArray((8,), F32, memory.data + 1),  # off its elements' size
        np.zeros(8, np.float32),
        1.0,
    ]
    for other in others:
        assert not matches((x, other)) and not matches((other, y))
    assert not matches((x,)) and not matches((x, y, y))
    current[0] = 1
    assert not matches((x, y))


def test_donated_arguments_are_apart_from_all_others(cupy: HostCupy):
    wanted = [Wanted(F32, (8,), 32, True, []), Wanted(F32, (8,), 32, False, [])]
    matches = matcher(cupy, 0, wanted, [F32, F32], apart=True)  # pyright: ignore[reportArgumentType]
    memory = HostArray((20,), F32)
    assert matches((memory[:8], memory[8:16])) and matches((memory[12:], memory[:8]))
    assert not matches((memory[:8], memory[7:15])) and not matches((memory[:8], memory[:8]))


@pytest.mark.slow
def test_calls_in_a_row(cupy: HostCupy):
    """Each with arrays of its own; shapes, and what a call is given, change in between."""
    exe = mlfuse.compile(SUM, device="cuda")
    for seed, size in enumerate((300, 300, 300, 5, 300, 0, 0, 300, 300)):
        x, y = f32(size, seed), f32(size, seed + 100)
        result = exe(cupy.asarray(x), cupy.asarray(y))
        np.testing.assert_array_equal(result.get(), x - y)
        strided = exe(device(np.repeat(x, 2)[::2]), cupy.asarray(y))
        np.testing.assert_array_equal(strided.get(), x - y)
        np.testing.assert_array_equal(exe(x, y), x - y)
    with pytest.raises(MlfuseError, match="must be equal"):
        exe(cupy.asarray(f32(3)), cupy.asarray(f32(4)))


@pytest.mark.slow
def test_donated_arguments_in_a_row(cupy: HostCupy):
    exe = mlfuse.compile(STEP, device="cuda")
    p, g = cupy.asarray(f32(300)), cupy.asarray(np.ones(300, np.float32))
    want = f32(300)
    for _ in range(4):
        result = exe(p, g)
        assert result.data.ptr == p.data.ptr
        want = want - np.float32(1)
    np.testing.assert_array_equal(p.get(), want)
    alone = exe(p, p)  # the same memory for both: a copy is written
    np.testing.assert_array_equal(alone.get(), np.zeros(300, np.float32))
    np.testing.assert_array_equal(p.get(), want)


CALL = """
func.func @main(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>) -> tensor<4x6xf32> {
  %0 = graph.dot_general %a, %b contract [1] x [0]
    : tensor<4x5xf32>, tensor<5x6xf32> -> tensor<4x6xf32>
  func.return %0 : tensor<4x6xf32>
}"""


def test_library_calls_in_a_row_write_to_each_result(cupy: HostCupy):
    exe = mlfuse.compile(CALL, device="cuda")
    for seed in range(3):
        a, b = f32(20, seed).reshape(4, 5), f32(30, seed + 9).reshape(5, 6)
        got = exe(cupy.asarray(a), cupy.asarray(b))
        agree(CALL, [a, b], got.get(), a.astype(np.float64) @ b)
