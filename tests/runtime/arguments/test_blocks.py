"""The memory of a result is used again once no object refers to it, and never before."""

from __future__ import annotations

import ctypes
import gc
import os
import random
import resource
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import memory
from mlfuse.runtime.arguments import arrays, blocks
from mlfuse.runtime.arguments.blocks import HUGE, MAX_IDLE, POOLED, Pool

F32 = np.dtype(np.float32)
SIZE = 4 * POOLED


@pytest.fixture(autouse=True, scope="module")
def few_objects() -> None:
    """What other tests have left isn't gone through by each collection below."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def own_pool(monkeypatch: pytest.MonkeyPatch) -> Pool:
    """A pool that holds nothing from elsewhere."""
    pool = Pool(sys.maxsize)
    monkeypatch.setattr(arrays, "pool", pool)
    monkeypatch.setattr(memory, "pool", pool)
    return pool


def fresh(nbytes: int = SIZE) -> Any:
    """A new array as results are."""
    return arrays.empty((nbytes // 4,), F32, nbytes)[0]


def address(array: Any) -> int:
    return array.ctypes.data


def test_memory_of_an_array_that_is_gone_is_used_again():
    first = fresh()
    place = address(first)
    del first
    assert address(fresh()) == place


def test_two_arrays_that_live_do_not_share_memory():
    first, second = fresh(), fresh()
    first[:] = 1
    second[:] = 2
    assert (first == 1).all()


class Keeper:
    """Reads its array when it dies, as part of a cycle that only the garbage collector ends."""

    seen: float | None = None

    def __init__(self, array: Any):
        self.array, self.me = array, self

    def __del__(self):
        other = fresh()  # would get the block, if it were free already
        other[:] = 7
        Keeper.seen = float(self.array[0])


HOLDERS: dict[str, Callable[[Any], Any]] = {
    "a slice": lambda a: a[10:20],
    "every other element": lambda a: a[::2],
    "one element as an array": lambda a: a[5:6],
    "a view of another dtype": lambda a: a.view(np.uint8),
    "a view of a view of a view": lambda a: a.reshape(2, -1).T[1:].view(np.int32),
    "a subclass": lambda a: a.view(np.recarray),
    "asarray of a memoryview": lambda a: np.asarray(memoryview(a)),
    "a memoryview": memoryview,
    "a ctypes array": lambda a: (ctypes.c_float * 8).from_buffer(a),
    "frombuffer": lambda a: np.frombuffer(a, np.uint8),
    "DLPack's capsule": lambda a: a.__dlpack__(),
    "from_dlpack": np.from_dlpack,
    "the base": lambda a: a.base,
    "a slice of the base": lambda a: a.base[:8],
    "the mapping behind the base": lambda a: a.base.base,
    "a memoryview of the mapping": lambda a: memoryview(a.base.base),
    "an iterator": lambda a: a.flat,
    "broadcast": lambda a: np.broadcast_to(a[:1], (3, 3)),
    "an array of an object's interface": lambda a: np.asarray(
        type("Has", (), {"__array_interface__": a.__array_interface__, "keep": a})()
    ),
}


@pytest.mark.parametrize("hold", HOLDERS.values(), ids=HOLDERS.keys())
def test_memory_that_something_holds_is_not_used_again(hold: Callable[[Any], Any]):
    array = fresh()
    place = address(array)
    held = hold(array)
    del array
    assert all(address(fresh()) != place for _ in range(3))
    del held
    gc.collect()


@pytest.mark.parametrize("hold", HOLDERS.values(), ids=HOLDERS.keys())
def test_memory_comes_back_when_the_holder_lets_go(hold: Callable[[Any], Any], own_pool: Pool):
    array = fresh()
    held = hold(array)
    del array, held
    gc.collect()
    assert own_pool.held()[0] == 0


def test_torch_holds_what_it_shares():
    torch = pytest.importorskip("torch")
    array = fresh()
    array[:] = 3
    place = address(array)
    tensor = torch.from_dlpack(array)[100:200]
    del array
    others = [fresh() for _ in range(3)]
    for other in others:
        other[:] = 4
    assert place not in [address(other) for other in others]
    assert (tensor == 3).all()
    del tensor
    assert address(fresh()) == place


def test_a_cycle_reads_its_array_before_the_memory_is_used_again():
    array = fresh()
    array[:] = 5
    keeper = Keeper(array)
    died = weakref.ref(keeper)
    del array, keeper
    gc.collect()
    assert died() is None
    assert Keeper.seen == 5


def test_a_finalizer_that_brings_its_array_back_keeps_it():
    saved: list[Any] = []

    class Phoenix:
        def __init__(self, array: Any):
            self.array, self.me = array, self

        def __del__(self):
            saved.append(self.array)

    array = fresh()
    array[:] = 5
    phoenix = Phoenix(array)
    del array, phoenix
    gc.collect()
    fresh()[:] = 6
    assert (saved[0] == 5).all()


def test_threads_never_share_memory():
    wrong: list[int] = []

    def work(number: int) -> None:
        chance = random.Random(number)
        kept: list[tuple[Any, int]] = []
        for step in range(300):
            value = number * 1000 + step
            array = fresh(chance.choice((1, 2, 3)) * POOLED)
            array[:] = value
            kept.append((array[chance.randrange(100) :], value))
            chance.shuffle(kept)
            while len(kept) > chance.randrange(6):
                held, expected = kept.pop()
                if not (held == expected).all():
                    wrong.append(expected)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_never_more_is_held_than_was_in_use_at_once(own_pool: Pool):
    chance = random.Random(0)
    live: list[Any] = []
    most = 0
    for _ in range(2000):
        live.append(fresh(int(POOLED * chance.uniform(1, 64))))
        while len(live) > chance.randrange(12):
            live.pop(chance.randrange(len(live)))
        used, idle = own_pool.held()
        most = max(most, used + live[-1].base.nbytes if live else used)
        assert used == sum(array.base.nbytes for array in live)
        assert used + idle <= most


def test_what_has_no_use_goes_back():
    fresh(64 * SIZE)
    assert memory.held().idle >= 64 * SIZE
    for _ in range(2 * MAX_IDLE):
        fresh()
    assert memory.held().idle < 2 * SIZE


def test_clear_gives_idle_memory_back_and_leaves_what_is_in_use():
    kept, _ = fresh(), fresh(2 * SIZE)
    kept[:] = 1
    del _
    assert memory.held() == memory.Held(SIZE, 2 * SIZE)
    memory.clear()
    assert memory.held() == memory.Held(SIZE, 0)
    assert (kept == 1).all()


def test_a_limit_holds_and_none_is_kept_at_0():
    memory.limit(SIZE)
    several = [fresh() for _ in range(5)]
    several.clear()
    assert memory.held() == memory.Held(0, SIZE)
    memory.limit(0)
    assert memory.held().idle == 0
    fresh()
    assert memory.held() == memory.Held(0, 0)
    with pytest.raises(ValueError, match="negative"):
        memory.limit(-1)


def test_large_blocks_begin_where_huge_pages_do():
    assert address(fresh(2 * HUGE)) % HUGE == 0
    assert address(fresh(POOLED)) % 4096 == 0


def test_small_arrays_are_not_pooled(own_pool: Pool):
    small = fresh(POOLED - 4)
    assert own_pool.held() == (0, 0)
    assert address(small) % arrays.ALIGNMENT == 0


@pytest.mark.parametrize("nbytes", [POOLED, POOLED + 1, 3 * POOLED - 5, 10**7, 2**26, 2**26 + 1])
def test_blocks_are_at_most_an_eighth_too_large(nbytes: int):
    size = blocks.rounded(nbytes)
    assert nbytes <= size <= nbytes + max(nbytes // 8, 4096)
    assert size % 4096 == 0


def test_more_memory_than_there_is_is_an_error():
    with pytest.raises(MemoryError):
        arrays.empty((1 << 55,), F32, 1 << 57)


COPY = """
func.func @main(%x: tensor<2097152xf32>) -> tensor<2097152xf32> {
  %y = graph.add %x, %x : tensor<2097152xf32>
  func.return %y : tensor<2097152xf32>
}"""


def test_results_that_are_kept_are_not_overwritten():
    double = mlfuse.compile(COPY, device="cpu")
    kept: list[Any] = []
    for n in range(6):
        result = double(np.full(2097152, n, np.float32))
        kept.append(result[n : n + 100000] if n % 2 else result)
        del result
    for n, result in enumerate(kept):
        assert (result == 2 * n).all()


def test_a_repeated_call_takes_no_page_faults():
    double = mlfuse.compile(COPY, device="cpu")
    x = np.ones(2097152, np.float32)
    last = [double(x) for _ in range(3)]
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(20):
        last[0] = double(x)  # the one before lives until here
    faults = resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
    assert faults < 2048  # fresh memory: 2048 pages a call, of 4 KiB


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_child_can_take_memory_though_the_lock_was_held_at_the_fork(own_pool: Pool):
    kept = fresh()
    kept[:] = 1
    script = """
import os, threading
from mlfuse.runtime.arguments import blocks
entered, leave = threading.Event(), threading.Event()
def hold():
    with blocks.pool._lock:
        entered.set()
        leave.wait()
thread = threading.Thread(target=hold)
thread.start()
entered.wait()
child = os.fork()
if child == 0:
    memory, _ = blocks.pool.take(1 << 20)
    memory[:] = 1
    os._exit(0 if memory.all() else 1)
leave.set()
thread.join()
assert os.waitpid(child, 0)[1] == 0
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


def test_arrays_can_be_read_until_the_interpreter_has_ended():
    script = """
import atexit, sys
import numpy as np
from mlfuse.runtime.arguments import arrays
class Last:
    def __init__(self, array): self.array, self.me = array, self
    def __del__(self):
        assert (self.array == 3).all(); sys.stdout.write("read ")
def one():
    array, _ = arrays.empty((1 << 20,), np.dtype(np.float32), 1 << 22)
    array[:] = 3
    return array
kept = one()
last = Last(one())
sys.modules["keeper"] = Last(one())
@atexit.register
def check(array=one()): assert (array == 3).all()
"""
    done = subprocess.run(
        [sys.executable, "-c", script], check=True, timeout=60, capture_output=True, text=True
    )
    assert done.stderr == ""
    assert done.stdout == "read read "


def test_a_setting_that_is_no_number_is_an_error():
    environment = os.environ | {"MLFUSE_POOL": "64M"}
    script = "import mlfuse.runtime.arguments.blocks"
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "MLFUSE_POOL is '64M'; it must be a number of bytes, or 0" in done.stderr
