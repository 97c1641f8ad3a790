"""Calls that C makes by itself: `out=`, threads, forks, errors, and what it holds of its users' objects."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import memory
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.arguments.blocks import POOLED
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cpu import entry
from mlfuse.runtime.native import host

pytestmark = [
    pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler"),
    pytest.mark.usefixtures("mode"),
]
Slowly = list[tuple[object, ...]]

TWO = """
func.func @main(%x: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4xf32>) {
  %0 = graph.neg %x : tensor<4x6xf32>
  %1 = graph.reduce add %0 dims [1] : tensor<4x6xf32> -> tensor<4xf32>
  func.return %0, %1 : tensor<4x6xf32>, tensor<4xf32>
}"""
STEP = """
func.func @main(%p: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.sub %p, %g : tensor<8xf32>
  func.return %0 : tensor<8xf32>
}"""
ADD = """
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = graph.add %x, %y : tensor<?xf32>
  func.return %0 : tensor<?xf32>
}"""
SCALAR = """
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = graph.neg %x : tensor<f32>
  func.return %0 : tensor<f32>
}"""


def f32(*shape: int, start: float = 0) -> Array:
    return np.arange(start, start + np.prod(shape), dtype=np.float32).reshape(shape)


def ready(text: str, *args: Array) -> mlfuse.Executable:
    """An executable that was called with such arguments before."""
    executable = mlfuse.compile(text, device="cpu")
    executable(*[arg.copy() for arg in args])
    return executable


# ---- Results


@pytest.mark.slow
def test_several_results_are_a_tuple(slowly: Slowly):
    two = ready(TWO, f32(4, 6))
    slowly.clear()
    first, second = two(f32(4, 6))
    assert not slowly
    np.testing.assert_array_equal(first, -f32(4, 6))
    np.testing.assert_array_equal(second, -f32(4, 6).sum(1))
    assert first.ctypes.data % 64 == second.ctypes.data % 64 == 0
    assert type(two(f32(4, 6))) is tuple


@pytest.mark.slow
@pytest.mark.parametrize("count", [0, 1, 3, POOLED // 4 - 1, POOLED // 4, 3 * POOLED])
def test_results_of_any_size_are_aligned_writable_and_fresh(count: int, slowly: Slowly):
    add = ready(ADD, f32(count), f32(count))
    slowly.clear()
    results = [add(f32(count), f32(count, start=n)) for n in range(3)]
    assert not slowly
    for n, result in enumerate(results):
        np.testing.assert_array_equal(result, f32(count) + f32(count, start=n))
        assert result.flags.carray and result.ctypes.data % arrays.ALIGNMENT == 0
        assert type(result) is np.ndarray and result.shape == (count,)
        result[:] = 7  # nobody else's memory
    np.testing.assert_array_equal(add(f32(count), f32(count)), 2 * f32(count))


def test_the_block_of_a_result_that_died_serves_the_next_one(monkeypatch: pytest.MonkeyPatch):
    """Without a call of Python, but not while a view of the result lives."""
    x = f32(POOLED)
    add, empty, taken = ready(ADD, x, x), arrays.empty, list[int]()
    memory.clear()

    def noted(shape: Any, dtype: Any, nbytes: int) -> tuple[Array, int]:
        taken.append(nbytes)
        return empty(shape, dtype, nbytes)

    monkeypatch.setattr(arrays, "empty", noted)
    result = add(x, x)
    place, view = result.ctypes.data, result[5:]
    del result
    other = add(x, x)
    assert other.ctypes.data != place and len(taken) == 2
    np.testing.assert_array_equal(view, 2 * x[5:])
    del view
    again = add(x, x + 1)
    assert again.ctypes.data == place and len(taken) == 2
    np.testing.assert_array_equal(again, 2 * x + 1)
    np.testing.assert_array_equal(other, 2 * x)


def test_blocks_are_given_back_on_request_and_not_kept_beyond_the_limit():
    x = f32(POOLED)
    add = ready(ADD, x, x)
    memory.clear()
    used = memory.held().used
    add(x, x)
    assert memory.held() == memory.Held(used, x.nbytes)
    memory.clear()
    assert memory.held() == memory.Held(used, 0)
    memory.limit(0)
    try:
        add(x, x)
        assert memory.held() == memory.Held(used, 0)
    finally:
        memory.limit(sys.maxsize)


def test_rank_0(slowly: Slowly):
    negate = ready(SCALAR, np.array(1, np.float32))
    slowly.clear()
    result = negate(np.array(3, np.float32))
    assert not slowly and result.shape == () and result == -3


def test_results_live_on_after_the_executable():
    add = ready(ADD, f32(9), f32(9))
    result = add(f32(9), f32(9))
    part = result[3:6]
    del add, result
    gc.collect()
    np.testing.assert_array_equal(part, 2 * f32(9)[3:6])


# ---- out=


def test_out_as_an_array_a_list_and_a_tuple(slowly: Slowly):
    add = ready(ADD, f32(5), f32(5))
    slowly.clear()
    out = np.zeros(5, np.float32)
    for given in (out, [out], (out,)):
        out[:] = 0
        assert add(f32(5), f32(5), out=given) is out
        np.testing.assert_array_equal(out, 2 * f32(5))
    assert add(f32(5), f32(5), out=None) is not None
    assert add(f32(5), f32(5), out=[None]) is not None
    assert not slowly


def test_out_for_some_of_several_results(slowly: Slowly):
    two = ready(TWO, f32(4, 6))
    slowly.clear()
    given = np.zeros(4, np.float32)
    first, second = two(f32(4, 6), out=[None, given])
    assert second is given and not slowly
    np.testing.assert_array_equal(first, -f32(4, 6))
    np.testing.assert_array_equal(given, -f32(4, 6).sum(1))


def read_only(array: Array) -> Array:
    array.flags.writeable = False
    return array


class Own(np.ndarray):
    """A class of arrays that mlfuse doesn't know."""


WRONG: dict[str, tuple[Callable[[Array], Any], str]] = {
    "dtype": (lambda x: [np.zeros((4, 6)), None], r"out\[0\] is float64"),
    "shape": (lambda x: [np.zeros((6, 4), np.float32), None], r"out\[0\] has shape"),
    "rank": (lambda x: [np.zeros(24, np.float32), None], r"out\[0\] is float32 of shape"),
    "count": (lambda x: [None], "out has 1 entry; the function has 2 results"),
    "no list": (lambda x: np.zeros((4, 6), np.float32), "out is a ndarray, and there are 2"),
    "subclass": (lambda x: [np.zeros((4, 6), np.float32).view(Own), None], r"out\[0\] is a Own"),
    "read-only": (lambda x: [read_only(np.zeros((4, 6), np.float32)), None], "must be writable"),
    "strided": (lambda x: [np.zeros((4, 12), np.float32)[:, ::2], None], "must be writable"),
    "an argument": (lambda x: [x, None], r"out\[0\] shares memory with argument 0"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("make", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_does_not_fit_out_is_an_error_as_in_a_first_call(
    make: Callable[[Array], Any], message: str
):
    two = ready(TWO, f32(4, 6))
    x = f32(4, 6)
    with pytest.raises(MlfuseError, match=message):
        two(x, out=make(x))
    np.testing.assert_array_equal(x, f32(4, 6))


def test_arrays_of_out_that_share_memory():
    two = ready(TWO, f32(4, 6))
    memory = np.zeros(28, np.float32)
    with pytest.raises(MlfuseError, match=r"out\[1\] shares memory with out\[0\]"):
        two(f32(4, 6), out=[memory[:24].reshape(4, 6), memory[20:24]])
    two(f32(4, 6), out=[memory[:24].reshape(4, 6), memory[24:]])
    np.testing.assert_array_equal(memory[24:], -f32(4, 6).sum(1))


def test_out_of_a_donated_argument(slowly: Slowly):
    step = ready(STEP, f32(8), f32(8))
    slowly.clear()
    p, out = f32(8, start=5), np.zeros(8, np.float32)
    assert step(p, f32(8), out=out) is out  # a copy, elsewhere
    np.testing.assert_array_equal(out, np.full(8, 5))
    p = f32(8, start=6)
    assert step(p, f32(8), out=p) is p  # its own memory
    np.testing.assert_array_equal(p, np.full(8, 6))
    assert not slowly
    g = f32(8)
    with pytest.raises(MlfuseError, match=r"out\[0\] shares memory with argument 1"):
        step(f32(8), g, out=g)


# ---- Errors


def test_a_keyword_that_there_is_not():
    add = ready(ADD, f32(5), f32(5))
    with pytest.raises(TypeError, match="unexpected keyword argument 'into'"):
        add(f32(5), f32(5), into=f32(5))  # pyright: ignore[reportCallIssue]
    with pytest.raises(MlfuseError, match="has no streams"):
        add(f32(5), f32(5), stream=1)


def test_memory_that_runs_out_is_an_error_with_the_size(monkeypatch: pytest.MonkeyPatch):
    add = ready(ADD, f32(POOLED), f32(POOLED))

    memory.clear()  # nor is a block left for the result

    def full(*_: object) -> Any:
        raise MemoryError("Unable to allocate 512 KiB")

    monkeypatch.setattr(arrays, "empty", full)
    with pytest.raises(MlfuseError, match="not enough memory: Unable to allocate 512 KiB"):
        add(f32(POOLED), f32(POOLED))
    monkeypatch.undo()
    np.testing.assert_array_equal(add(f32(POOLED), f32(POOLED)), 2 * f32(POOLED))


def test_an_interrupt_while_memory_is_taken_comes_through(monkeypatch: pytest.MonkeyPatch):
    add = ready(ADD, f32(POOLED), f32(POOLED))

    memory.clear()

    def interrupted(*_: object) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(arrays, "empty", interrupted)
    with pytest.raises(KeyboardInterrupt):
        add(f32(POOLED), f32(POOLED))


def test_a_library_call_that_fails_is_an_error():
    assert "status 3" in str(host.failed(3))


# ---- Threads and processes


@pytest.mark.parametrize("count", [100, 100_000], ids=["with the GIL", "without"])
def test_threads_call_at_the_same_time(count: int):
    add = ready(ADD, f32(count), f32(count))
    start = threading.Barrier(4)

    def work(value: int) -> bool:
        x = np.full(count, value, np.float32)
        start.wait()
        return all(bool((add(x, x) == 2 * value).all()) for _ in range(100))

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(4)))


def test_a_call_from_within_a_call(monkeypatch: pytest.MonkeyPatch):
    """Taking memory may run anything: finalizers, other threads."""
    add = ready(ADD, f32(POOLED), f32(POOLED))
    memory.clear()
    empty, inner = arrays.empty, list[Array]()

    def nested(*args: Any) -> Any:
        monkeypatch.setattr(arrays, "empty", empty)
        inner.append(add(f32(POOLED, start=1), f32(POOLED)))
        return empty(*args)

    monkeypatch.setattr(arrays, "empty", nested)
    np.testing.assert_array_equal(add(f32(POOLED), f32(POOLED)), 2 * f32(POOLED))
    np.testing.assert_array_equal(inner[0], 2 * f32(POOLED) + 1)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_child_process_calls_in_c_even_if_a_thread_was_calling(slowly: Slowly):
    add = ready(ADD, f32(8), f32(8))
    learner: Any = add.run._learner  # pyright: ignore[reportFunctionMemberAccess]
    code = entry.load()
    assert code is not None
    turn = ctypes.addressof(learner._turn)
    assert code.take(turn)  # as another thread would
    slowly.clear()
    add(f32(8), f32(8))
    assert len(slowly) == 1
    child = os.fork()
    if child == 0:
        slowly.clear()
        right = bool((add(f32(8), f32(8)) == 2 * f32(8)).all())
        os._exit(0 if right and not slowly else 1)
    assert os.waitpid(child, 0)[1] == 0
    code.release(turn)


# ---- What is held


@pytest.mark.slow
def test_nothing_leaks():
    add, two, step = ready(ADD, f32(6), f32(6)), ready(TWO, f32(4, 6)), ready(STEP, f32(8), f32(8))
    x, y, z, p, out = f32(6), f32(6), f32(4, 6), f32(8), np.zeros(6, np.float32)
    watched = [x, y, z, p, out, x.dtype, None, add, two, step]
    gc.collect()  # else garbage of other tests may go meanwhile, and with it references to None
    bad = np.zeros(6)

    def calls(count: int) -> None:
        for _ in range(count):
            add(x, y)
            add(x, y, out=out)
            two(z)
            step(p, p.copy())

    calls(100)
    before = [sys.getrefcount(each) for each in watched], sys.getallocatedblocks()
    calls(25_000)
    for _ in range(100):
        with pytest.raises(MlfuseError):
            add(x, bad)
    after = [sys.getrefcount(each) for each in watched], sys.getallocatedblocks()
    for old, new in zip(before[0], after[0], strict=True):
        assert abs(new - old) < 50
    assert abs(after[1] - before[1]) < 2_000


def test_an_executable_is_collected_at_once():
    add = ready(ADD, f32(6), f32(6))
    for n in range(20):  # more kinds than are kept
        add(f32(n), f32(n))
    gone = weakref.ref(add)
    plan = weakref.ref(add.run)
    del add
    assert gone() is None and plan() is None


def test_what_c_knows_is_limited(slowly: Slowly):
    add = ready(ADD, f32(0), f32(0))
    for n in range(40):
        add(f32(n), f32(n))
    slowly.clear()
    for n in range(39, 24, -1):
        add(f32(n), f32(n))
    assert not slowly
    for n in range(40):  # those that were dropped are learned again
        np.testing.assert_array_equal(add(f32(n), f32(n)), 2 * f32(n))
        np.testing.assert_array_equal(add(f32(n), f32(n)), 2 * f32(n))


# ---- Where there are no headers


def test_without_headers_the_stable_abi_does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(entry.sysconfig, "get_path", lambda _: str(tmp_path))  # pyright: ignore
    assert entry.headers() is None


def test_without_either_python_makes_the_calls(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(entry, "load", lambda: None)
    add = mlfuse.compile(ADD, device="cpu")
    assert add.learned_calls is None
    for n in (3, 3, 4):
        out = np.zeros(n, np.float32)
        assert add(f32(n), f32(n), out=out) is out
        np.testing.assert_array_equal(add(f32(n), f32(n)), out)
