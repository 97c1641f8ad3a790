"""The cache stays within its size, whatever happens to the processes that write it."""

from __future__ import annotations

import multiprocessing
import os
import random
import resource
import signal
import time
import warnings
from pathlib import Path

import numpy as np
import pytest

import mlfuse
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.compilers import disk_cache as cache
from mlfuse.runtime.compilers import disk_cache_upkeep as cache_upkeep

FORK = multiprocessing.get_context("fork")


def stored(number: int, nbytes: int = 1000) -> str:
    key = cache.key(number=str(number))
    cache.store(key, number.to_bytes(4, "little") * (nbytes // 4))
    return key


def age(directory: Path, key: str, hours: float) -> None:
    then = time.time() - 3600 * hours
    os.utime(directory / key, (then, then))


def test_what_was_used_least_recently_goes_first(cache_dir: Path, monkeypatch: pytest.MonkeyPatch):
    keys = [stored(number) for number in range(10)]
    for number, key in enumerate(keys):
        age(cache_dir, key, 20 - number)
    assert cache.lookup(keys[0]) is not None  # used now
    gone = cache_upkeep.evict(cache_dir, 8 * 1073)  # an entry has 73 bytes more than its payload
    assert [entry.path.name for entry in gone] == keys[1:4]
    assert all(cache.lookup(key) is not None for key in (keys[0], *keys[4:]))
    assert cache_upkeep.evict(cache_dir, 8 * 1073) == []


def test_a_process_that_stores_keeps_the_size(cache_dir: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_CACHE_SIZE", "64K")
    total = 0
    for number in range(400):
        stored(number)
        total = sum(entry.nbytes for entry in cache_upkeep.entries(cache_dir))
        assert total <= (64 << 10) * 17 // 16 + 1073
    assert total > 32 << 10  # and not everything goes


def test_what_a_killed_process_left_goes_after_an_hour(cache_dir: Path):
    key = stored(1)
    (cache_dir / ".new-old").write_bytes(b"half")
    (cache_dir / ".new-fresh").write_bytes(b"half")
    (cache_dir / "notes.txt").write_text("somebody's own")
    age(cache_dir, ".new-old", 2)
    assert [entry.path.name for entry in cache_upkeep.evict(cache_dir, 1 << 20)] == [".new-old"]
    cache_upkeep.clear(cache_dir)
    assert [path.name for path in cache_dir.iterdir()] == ["notes.txt"]
    assert cache.lookup(key) is None


@pytest.mark.parametrize(
    ("text", "size"), [("", 2 << 30), ("1000", 1000), ("3k", 3072), ("5MiB", 5 << 20), ("0", 0)]
)
def test_sizes(monkeypatch: pytest.MonkeyPatch, text: str, size: int):
    monkeypatch.setenv("MLFUSE_CACHE_SIZE", text)
    assert cache_upkeep.allowed_size() == size


@pytest.mark.parametrize("text", ["many", "-1", "1.5G", "9" * 400, "5 apples"])
def test_a_size_that_is_none_is_said_and_the_usual_one_taken(
    monkeypatch: pytest.MonkeyPatch, text: str
):
    monkeypatch.setenv("MLFUSE_CACHE_SIZE", text)
    with pytest.warns(UserWarning, match="such as 500M"):
        assert cache_upkeep.allowed_size() == 2 << 30


def _store_for_ever(seed: int) -> None:
    generator = random.Random(seed)
    while True:
        stored(generator.randrange(50), 1 << 18)


@pytest.mark.slow
def test_five_hundred_processes_killed_while_they_write(cache_dir: Path):
    """Killed at a random instant; what is found then is whole or not there."""
    generator = random.Random(1)
    for seed in range(500):
        writers = [FORK.Process(target=_store_for_ever, args=(2 * seed + n,)) for n in range(2)]
        for writer in writers:
            writer.start()
        time.sleep(generator.uniform(0.005, 0.05))
        for writer in writers:
            assert writer.pid is not None
            os.kill(writer.pid, signal.SIGKILL)
            writer.join()
        for entry in cache_upkeep.entries(cache_dir):
            if entry.is_whole:
                payload = cache.lookup(entry.path.name)
                assert payload is not None and len(payload) == 1 << 18
                assert entry.path.name == cache.key(
                    number=str(int.from_bytes(payload[:4], "little"))
                )


MODULE = """
func.func @main(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = graph.exp %x : tensor<1000xf32>
  %1 = graph.add %0, %x : tensor<1000xf32>
  func.return %1 : tensor<1000xf32>
}
"""


def _compile_and_run() -> None:
    x = np.arange(1000, dtype=np.float32) / 1000
    result = mlfuse.compile(MODULE, device="cpu")(x)
    os._exit(0 if np.allclose(result, np.exp(x) + x) else 1)


@pytest.mark.slow
def test_a_compilation_that_is_killed_does_no_harm_to_the_next(cache_dir: Path):
    generator = random.Random(2)
    for _ in range(100):
        cache_upkeep.clear(cache_dir)
        killed = FORK.Process(target=_compile_and_run)
        killed.start()
        time.sleep(generator.uniform(0.0, 0.6))
        assert killed.pid is not None
        os.kill(killed.pid, signal.SIGKILL)
        killed.join()
        after = FORK.Process(target=_compile_and_run)
        after.start()
        after.join()
        assert after.exitcode == 0


SOURCE = """
#include <stdint.h>
void doubled(void **buffers, const int64_t *sizes) {
  float *x = buffers[0];
  for (int64_t i = 0; i < sizes[0]; i++) x[i] *= 2;
}
"""


def _compile_at_once(start: float) -> None:
    import ctypes

    time.sleep(max(0.0, start - time.time()))
    values = (ctypes.c_float * 3)(1, 2, 4)
    buffers = (ctypes.c_void_p * 1)(ctypes.addressof(values))
    sizes = (ctypes.c_int64 * 1)(3)
    cc.load(SOURCE, ["doubled"])["doubled"](buffers, sizes)
    os._exit(0 if list(values) == [2, 4, 8] else 1)


def _compile_together(directory: Path, processes: int) -> None:
    cc.find_compiler()
    start = time.time() + 0.2
    started = [FORK.Process(target=_compile_at_once, args=(start,)) for _ in range(processes)]
    for process in started:
        process.start()
    for process in started:
        process.join()
    assert [process.exitcode for process in started] == [0] * processes
    files = cache_upkeep.entries(directory)
    assert files and all(entry.is_whole for entry in files)
    assert all(cache.lookup(entry.path.name) is not None for entry in files)


def test_processes_that_compile_the_same_at_once_each_get_it(cache_dir: Path):
    _compile_together(cache_dir, 8)


@pytest.mark.slow
def test_a_hundred_processes_that_compile_the_same_at_once(cache_dir: Path):
    _compile_together(cache_dir, 100)


def _store_without_room() -> None:
    resource.setrlimit(
        resource.RLIMIT_FSIZE, (1000, 1000)
    )  # what a file may take: as on a full disk
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        cache.store(cache.key(a="big"), b"x" * 100_000)
        cache.store(cache.key(a="small"), b"x")
    said = [str(warning.message) for warning in seen]
    os._exit(0 if len(said) == 1 and "isn't kept" in said[0] else 1)


def test_a_disk_that_fills_up_in_the_middle_of_an_entry(cache_dir: Path):
    writer = FORK.Process(target=_store_without_room)
    writer.start()
    writer.join()
    assert writer.exitcode == 0
    assert [path.name for path in cache_dir.iterdir()] == [cache.key(a="small")]
