"""Kernels on a CPU use the available cores, keep off their caller's, and work after a fork."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import fresh_python
import pytest

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.process import threads
from mlfuse.runtime.process.threads import Threads

needs_cc = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
four = pytest.mark.usefixtures("four_cpus")
needs_linux = pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="needs Linux")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def cache_dir(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One cache for all: nearly every process compiles the same text."""
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(shared))


def machine(root: Path, siblings: list[str], files: dict[str, str] | None = None) -> Path:
    """A `/sys` and a `/proc` with CPUs that have these siblings, and what else `files` say."""
    for cpu, text in enumerate(siblings):
        topology = root / f"sys/devices/system/cpu/cpu{cpu}/topology"
        topology.mkdir(parents=True)
        (topology / "thread_siblings_list").write_text(text + "\n")
    for name, text in (files or {}).items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def allow(monkeypatch: pytest.MonkeyPatch, *cpus: int) -> None:
    """Let this process use these CPUs only."""

    def allowed(_: int) -> set[int]:
        return set(cpus)

    monkeypatch.setattr(os, "sched_getaffinity", allowed, raising=False)


@pytest.fixture
def four_cpus(monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, 0, 1, 2, 3)


@four
def test_one_thread_a_core_not_a_hardware_thread(tmp_path: Path):
    root = machine(tmp_path, ["0,2", "1,3", "0,2", "1,3"])
    assert threads.choose({}, root) == Threads(2, (0, 1, 0, 1))


@four
def test_without_a_topology_every_cpu_is_a_core(tmp_path: Path):
    assert threads.choose({}, tmp_path) == Threads(4, (0, 1, 2, 3))


def test_cpus_that_are_not_allowed_are_no_core(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    allow(monkeypatch, 1, 3)
    assert threads.choose({}, tmp_path) == Threads(2, (-1, 0, -1, 1))
    allow(monkeypatch, 3)
    assert threads.choose({}, tmp_path) == Threads(1)


QUOTAS = {
    "version 2": (
        {"proc/self/cgroup": "0::/a/b\n", "sys/fs/cgroup/a/b/cpu.max": "150000 100000"},
        2,
    ),
    "of a group above": (
        {
            "proc/self/cgroup": "0::/a/b\n",
            "sys/fs/cgroup/a/b/cpu.max": "max 100000",
            "sys/fs/cgroup/a/cpu.max": "300000 100000",
        },
        3,
    ),
    "none": ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "max 100000"}, 4),
    "less than one CPU": (
        {"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "5000 100000"},
        1,
    ),
    "version 1": (
        {
            "proc/self/cgroup": "4:memory:/m\n2:cpu,cpuacct:/c\n",
            "sys/fs/cgroup/cpu/c/cpu.cfs_quota_us": "200000\n",
            "sys/fs/cgroup/cpu/c/cpu.cfs_period_us": "100000\n",
        },
        2,
    ),
    "version 1 without a limit": (
        {
            "proc/self/cgroup": "2:cpu:/\n",
            "sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n",
            "sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n",
        },
        4,
    ),
}


@four
@pytest.mark.parametrize(("files", "count"), QUOTAS.values(), ids=QUOTAS.keys())
def test_a_quota_limits_threads(files: dict[str, str], count: int, tmp_path: Path):
    assert threads.choose({}, machine(tmp_path, [], files)).count == count


SETTINGS: dict[str, tuple[dict[str, str], Threads]] = {
    "own number": ({"MLFUSE_NUM_THREADS": "3"}, Threads(3, (0, 1, 2, 3))),
    "OpenMP's number": ({"OMP_NUM_THREADS": "2"}, Threads(2, (0, 1, 2, 3))),
    "OpenMP's numbers by level": ({"OMP_NUM_THREADS": "2,1"}, Threads(2, (0, 1, 2, 3))),
    "both": ({"MLFUSE_NUM_THREADS": "3", "OMP_NUM_THREADS": "2"}, Threads(3, (0, 1, 2, 3))),
    "left alone": ({"MLFUSE_PIN": "0"}, Threads(4)),
    "bound by the user": ({"OMP_PROC_BIND": "true"}, Threads(0)),
    "places of the user": ({"OMP_PLACES": "cores"}, Threads(0)),
    "libgomp's own": ({"GOMP_CPU_AFFINITY": "0-3"}, Threads(0)),
    "bound, and a number": ({"OMP_PROC_BIND": "1", "MLFUSE_NUM_THREADS": "2"}, Threads(2)),
}


@four
@pytest.mark.parametrize(("environment", "expected"), SETTINGS.values(), ids=SETTINGS.keys())
def test_what_the_user_says_counts(environment: dict[str, str], expected: Threads, tmp_path: Path):
    assert threads.choose(environment, tmp_path) == expected


@pytest.mark.parametrize("text", ["0", "-1", "two", "", "1.5", "99999999"])
def test_what_is_no_number_of_threads_is_an_error(text: str, tmp_path: Path):
    with pytest.raises(MlfuseError, match=f"MLFUSE_NUM_THREADS is '{text}'"):
        threads.choose({"MLFUSE_NUM_THREADS": text}, tmp_path)


LARGE = """
import os, sys, threading
import numpy as np
import mlfuse
n = 4 << 20
double = mlfuse.compile('''
func.func @main(%x: tensor<4194304xf32>) -> tensor<4194304xf32> {
  %y = graph.add %x, %x : tensor<4194304xf32>
  func.return %y : tensor<4194304xf32>
}''', device="cpu")
def check(value):
    assert (double(np.full(n, value, np.float32)) == 2 * value).all()
def tasks():
    return {int(task) for task in os.listdir("/proc/self/task")}
"""


def run(script: str, **environment: str) -> str:
    """What a process with these lines prints."""
    ours = ("OMP_", "GOMP_", "KMP_", "MLFUSE_NUM_THREADS", "MLFUSE_PIN")
    base = {name: text for name, text in os.environ.items() if not name.startswith(ours)}
    done = fresh_python.run(LARGE + script, environment=base | environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@needs_cc
@needs_linux
def test_workers_keep_off_the_callers_core_and_the_caller_is_free():
    script = """
before, mine = tasks(), os.sched_getaffinity(0)
for value in range(20):
    check(value)
workers = tasks() - before
assert len(workers) == min(3, len(mine)) - 1, workers
assert os.sched_getaffinity(0) == mine
for worker in workers:
    assert len(os.sched_getaffinity(worker)) < len(mine)
later = []
thread = threading.Thread(target=lambda: later.append(os.sched_getaffinity(0)))
thread.start(); thread.join()
assert later == [mine]
"""
    run(script, MLFUSE_NUM_THREADS=str(min(3, len(os.sched_getaffinity(0)))))


@pytest.mark.slow
@needs_cc
@needs_linux
def test_threads_stay_where_they_are_if_the_user_wants_that():
    script = """
before, mine = tasks(), os.sched_getaffinity(0)
check(1)
assert all(os.sched_getaffinity(worker) == mine for worker in tasks() - before)
"""
    run(script, MLFUSE_PIN="0")


@needs_cc
@needs_linux
def test_as_many_threads_as_asked_for():
    script = """
before = tasks()
check(1)
print(len(tasks() - before))
"""
    assert run(script, MLFUSE_NUM_THREADS="1").split() == ["0"]
    assert run(script, MLFUSE_NUM_THREADS="5").split() == ["4"]


WAITING: dict[str, dict[str, str]] = {
    "nothing": {},
    "libgomp": {"GOMP_SPINCOUNT": "7"},
    "libomp": {"KMP_BLOCKTIME": "7"},
    "both": {"OMP_WAIT_POLICY": "active"},
}


@pytest.mark.parametrize("given", WAITING.values(), ids=WAITING.keys())
def test_how_workers_wait_is_said_while_openmp_is_loaded(given: dict[str, str]):
    environment = given | {"KMP_INIT_AT_FORK": "FALSE"}
    with threads.sleeping_soon(environment):
        waits = given or {"GOMP_SPINCOUNT": "1000", "KMP_BLOCKTIME": "0"}
        assert environment == waits | {"KMP_INIT_AT_FORK": "TRUE"}
    assert environment == given | {"KMP_INIT_AT_FORK": "FALSE"}


@needs_cc
def test_the_environment_stays_the_users():
    """Neither an import changes it nor a call."""
    script = "assert dict(os.environ) == given; check(1); assert dict(os.environ) == given"
    before = f"import os; given = dict(os.environ)\n{LARGE}"
    subprocess.run([sys.executable, "-c", before + script], check=True, timeout=60)


@pytest.mark.slow
@needs_cc
@needs_linux
def test_workers_sleep_soon_after_a_kernel():
    """Processor time of a process that waits: libgomp's workers would spin for 8 ms."""
    script = """
import time
check(1)
assert len(tasks()) > 1
spent = []
for value in range(20):
    check(value)
    start = time.process_time()
    time.sleep(0.02)
    spent.append(time.process_time() - start)
assert sorted(spent)[10] < 1e-3, spent
"""
    run(script, MLFUSE_NUM_THREADS="2")


@needs_cc
@pytest.mark.slow  # a time on the wall: on cores that others use it says nothing
@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="needs two cores")
def test_numpys_products_take_turns_with_kernels():
    """NumPy's BLAS has threads of its own, on the same cores."""
    script = """
import time
a = np.ones((512, 512), np.float32)
x = np.ones(n, np.float32)
result = double(x)
steps = {"product": lambda: np.matmul(a, a), "kernel": lambda: double(x, out=[result])}
steps["both"] = lambda: (steps["product"](), steps["kernel"]())
times = {name: [] for name in steps}
for _ in range(60):
    for name, step in steps.items():
        time.sleep(0.005)  # all threads sleep
        for _ in range(5):
            start = time.perf_counter()
            step()
            times[name].append(time.perf_counter() - start)
median = {name: np.median(each) for name, each in times.items()}
assert median["both"] < 1.1 * (median["product"] + median["kernel"]), median
"""
    run(script)


@needs_cc
@needs_linux
def test_small_work_starts_no_thread():
    script = """
small = mlfuse.compile('''
func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {
  %y = graph.exp %x : tensor<100xf32>
  func.return %y : tensor<100xf32>
}''', device="cpu")
before = tasks()
for _ in range(3):
    small(np.ones(100, np.float32))
assert tasks() == before
"""
    run(script)


@needs_cc
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("count", ["1", "3"])
def test_a_forked_child_computes_with_threads_of_its_own(count: str):
    script = """
check(1)
for value in (2, 3):
    child = os.fork()
    if child == 0:
        check(value)
        check(value + 1)
        print(len(tasks()), flush=True)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    check(value)
"""
    assert run(script, MLFUSE_NUM_THREADS=count).split() == [count] * 2


@needs_cc
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_fork_while_another_thread_computes():
    script = """
check(1)
stop = threading.Event()
def compute():
    while not stop.is_set():
        check(5)
thread = threading.Thread(target=compute)
thread.start()
for value in range(3):
    child = os.fork()
    if child == 0:
        check(value)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
stop.set()
thread.join()
"""
    run(script)


@pytest.mark.slow
@needs_cc
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_fork_while_another_thread_compiles():
    """The child needs what that thread was at: the same text, the same function."""
    script = """
import signal
from mlfuse.runtime.compilers import cc
f = mlfuse.jit(lambda x: (x * x).sum(), device="cpu")
inside, go, compile_ = threading.Event(), threading.Event(), cc._compile
def waiting(*args):
    inside.set()
    go.wait(30)
    return compile_(*args)
cc._compile = waiting
def call():
    assert f(np.ones(5, np.float32)) == 5
thread = threading.Thread(target=call)
thread.start()
inside.wait(30)
child = os.fork()
if child == 0:
    signal.alarm(30)
    cc._compile = compile_
    call()
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
go.set()
thread.join()
call()
"""
    run(script)


@pytest.mark.slow
@needs_cc
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_pool_of_forked_processes():
    script = """
import multiprocessing
check(1)
with multiprocessing.get_context("fork").Pool(2) as pool:
    pool.map(check, range(4))
check(2)
"""
    run(script)
