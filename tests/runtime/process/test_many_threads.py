"""Threads and processes that compile and call at once; code whose executable goes while it runs.

What a single frontend promises is tested with that frontend: fork and worker threads (`test_threads.py`), arrays made lazily
(`tests/tracing`), JAX's own threads (`tests/jax_frontend`).
"""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.runtime.compilers import cc
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")

STATIC = """
func.func @main(%x: tensor<32x40xf32>) -> tensor<32x40xf32> {
  %0 = graph.exp %x : tensor<32x40xf32>
  %1 = graph.reduce max %0 dims [1] : tensor<32x40xf32> -> tensor<32xf32>
  %2 = graph.broadcast %1 dims [0] : tensor<32xf32> -> tensor<32x40xf32>
  %3 = graph.add %0, %2 : tensor<32x40xf32>
  func.return %3 : tensor<32x40xf32>
}"""
"""A whole kernel and more: temporaries, so that threads that shared them would show."""
DYNAMIC = STATIC.replace("dims [0] :", "dims [0] like %x :").replace(
    "tensor<32xf32> -> tensor<32x40xf32>", "tensor<32xf32>, tensor<32x40xf32> -> tensor<32x40xf32>"
).replace("32x40", "?x?").replace("<32x", "<?x")  # fmt: skip
THREADS = 8


def want(x: Any) -> Any:
    """What `STATIC` and `DYNAMIC` stand for."""
    e = np.exp(x.astype(np.float64))
    return e + e.max(axis=1, keepdims=True)


def at_once(work: Callable[[int], None]) -> None:
    """`work(0)` to `work(7)` in threads that start together; the first error is raised."""
    gate = threading.Barrier(THREADS)

    def start(number: int) -> None:
        gate.wait(30)
        work(number)

    with ThreadPoolExecutor(THREADS) as pool:
        for done in [pool.submit(start, number) for number in range(THREADS)]:
            done.result(60)


@pytest.mark.parametrize("text", [STATIC, DYNAMIC], ids=["static", "dynamic"])
def test_threads_call_one_executable_with_their_own_arguments(text: str):
    executable = mlfuse.compile(text, device="cpu")
    firsts: list[tuple[Any, Any]] = []

    def work(number: int) -> None:
        shapes = [(32, 40)] if text == STATIC else [(32, 40), (number, 7), (number + 3, 50)]
        rng = np.random.default_rng(number)
        xs = [rng.normal(size=shape).astype(np.float32) for shape in shapes]
        ones = [executable(x) for x in xs]
        firsts.extend(zip(xs, ones, strict=True))
        for _ in range(9):
            for one, x in zip(ones, xs, strict=True):
                np.testing.assert_array_equal(executable(x), one)

    at_once(work)
    for x, result in firsts:
        agree(text, [x], result, want(x))


def test_threads_compile_equal_and_different_modules():
    """Half of them the same text, half one each."""

    def work(number: int) -> None:
        n = 50 if number % 2 else 60 + number
        text = f"""
        func.func @main(%x: tensor<{n}xf32>, %y: tensor<{n}xf32>) -> tensor<{n}xf32> {{
          %0 = graph.mul %x, %y : tensor<{n}xf32>
          func.return %0 : tensor<{n}xf32>
        }}"""
        x, y = np.arange(n, dtype=np.float32), np.full(n, number, np.float32)
        np.testing.assert_array_equal(mlfuse.compile(text, device="cpu")(x, y), x * number)

    at_once(work)


def test_a_function_is_traced_in_many_threads_at_once():
    """One function, whose first calls meet, for ever new shapes."""

    @mlfuse.jit(device="interpreter")
    def f(x: Any, y: Any) -> Any:
        return (x * y + 1).sum()

    def work(number: int) -> None:
        for n in range(1, 5):
            x = np.full(n, number, np.float32)
            assert f(x, np.full(n, 2, np.float32)) == n * (2 * number + 1)

    at_once(work)


def test_arrays_of_one_thread_are_read_in_many():
    shared = mlfuse.asarray(np.arange(6, dtype=np.float32)) + 1

    def work(number: int) -> None:
        own = shared * number
        assert own.tolist() == [number * (n + 1) for n in range(6)]
        assert (own + shared).tolist() == [(number + 1) * (n + 1) for n in range(6)]

    at_once(work)


def loaded() -> int:
    """How many pieces of compiled code are in memory."""
    return Path("/proc/self/maps").read_text().count("(deleted)")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="needs Linux")
def test_an_executable_dropped_while_threads_run_it():
    """Its code goes when the last of them is done, not before."""
    gc.collect()
    before = loaded()
    text = DYNAMIC.replace("graph.exp", "graph.sin")
    owner = [mlfuse.compile(text, device="cpu")]
    taken, dropped = threading.Barrier(THREADS), threading.Event()
    x = np.ones((100, 50), np.float32)
    one = owner[0](x)
    agree(text, [x], one, 2 * np.sin(x.astype(np.float64)))
    counts: list[int] = []

    def work(number: int) -> None:
        executable = owner[0]
        taken.wait(30)
        if number == 0:
            owner.clear()
            gc.collect()
            dropped.set()
        calls = 0
        while calls < 5 or not dropped.is_set():
            np.testing.assert_array_equal(executable(x), one)
            calls += 1
        counts.append(loaded())

    at_once(work)
    assert counts[0] > before and not owner
    gc.collect()
    assert loaded() == before


PROGRAM = f"""
import threading
import numpy as np
import mlfuse
from mlfuse.testing.agreement import agree

TEXT = '''{STATIC}'''

def call(n):
    x = np.full((32, 40), n, np.float32)
    result = mlfuse.compile(TEXT, device="cpu")(x)
    agree(TEXT, [x], result, 2 * np.exp(x.astype(np.float64)))
    return n
"""


def run(program: str, folder: Path) -> str:
    """What a process prints that ends well and complains of nothing."""
    file = folder / "program.py"  # a file, which spawned processes read too
    file.write_text(PROGRAM + program, "utf-8")
    done = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.slow
def test_the_interpreter_ends_while_daemon_threads_call_and_compile(tmp_path: Path):
    program = """
executable = mlfuse.compile(TEXT, device="cpu")
called = threading.Semaphore(0)
def forever(executable, n):
    x = np.full((32, 40), n, np.float32)
    while True:
        executable(x)
        called.release()
def compile():
    for n in range(1000):
        mlfuse.compile(TEXT.replace("40", str(41 + n)), device="cpu")
        called.release()
threading.Thread(target=compile, daemon=True).start()
for n in range(4):
    threading.Thread(target=forever, args=(executable, n), daemon=True).start()
for _ in range(50):
    called.acquire()
del executable
print("ends")
"""
    assert run(program, tmp_path) == "ends\n"


@pytest.mark.slow
def test_several_kernels_are_compiled_while_the_interpreter_ends(tmp_path: Path):
    """It starts no threads any more then, neither for a daemon thread nor in a function of `atexit`."""
    program = """
import atexit
from mlfuse.runtime.cpu import backend as cpu

TWO = '''
func.func @main(%x: tensor<9x8xf32>, %y: tensor<7x6x5xf32>) -> (tensor<9xf32>, tensor<7x5xf32>) {
  %0 = graph.reduce max %x dims [1] : tensor<9x8xf32> -> tensor<9xf32>
  %1 = graph.reduce max %y dims [1] : tensor<7x6x5xf32> -> tensor<7x5xf32>
  func.return %0, %1 : tensor<9xf32>, tensor<7x5xf32>
}'''
cpu.UNIT = 1  # a text for each kernel
cpu.side_by_side = lambda work, items, do=cpu.side_by_side: print(len(items)) or do(work, items)
ending = threading.Event()

def compile(who):
    ending.wait(30)
    results = mlfuse.compile(TWO, device="cpu")(np.ones((9, 8), "f"), np.ones((7, 6, 5), "f"))
    print(who, [float(each.max()) for each in results])

daemon = threading.Thread(target=compile, args=["a daemon"], daemon=True)
daemon.start()

@atexit.register
def end():
    ending.set()
    daemon.join()
    compile("the main thread")
"""
    printed = run(program, tmp_path).splitlines()
    assert printed == ["2", "a daemon [1.0, 1.0]", "2", "the main thread [1.0, 1.0]"]


@pytest.mark.slow
def test_spawned_processes(tmp_path: Path):
    """Each finds in the cache what this one compiled."""
    program = """
import multiprocessing
if __name__ == "__main__":
    call(1)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(pool.map(call, range(4)))
"""
    assert run(program, tmp_path) == "[0, 1, 2, 3]\n"
