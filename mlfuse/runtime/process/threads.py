"""The number of threads of kernels on a CPU, and their cores.

One thread per physical core that this process may use, within a container's quota of CPU time; `MLFUSE_NUM_THREADS`,
else `OMP_NUM_THREADS`, sets another number. Worker threads are kept off their caller's core (see
`host.c`): otherwise Linux may keep two threads on one core for as long as they run. The
caller isn't bound to a core, since threads that it starts later would inherit that. `MLFUSE_PIN=0` leaves threads
unbound, and so do the variables by which a user binds OpenMP's threads.

Workers wait for the next kernel by spinning for some 40 us, then they sleep (`sleeping_soon`). OpenMP's default is several
milliseconds, during which another library's threads, such as those of NumPy's products, don't get the core.
"""

from __future__ import annotations

import math
import os
from collections.abc import Generator, Mapping, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from mlfuse.diagnostics.errors import MlfuseError

_BOUND_BY_USER = ("OMP_PROC_BIND", "OMP_PLACES", "GOMP_CPU_AFFINITY", "KMP_AFFINITY")
_WAITING_BY_USER = ("OMP_WAIT_POLICY", "GOMP_SPINCOUNT", "KMP_BLOCKTIME")
_WAITING = {"GOMP_SPINCOUNT": "1000", "KMP_BLOCKTIME": "0"}
"""libgomp's in rounds of a loop, 30 to 50 ns each: kernels called one after the other find their workers awake, as
with libgomp's default of 300,000; 500 rounds are too few. libomp's in milliseconds, its smallest unit."""


@dataclass(frozen=True)
class Threads:
    """The thread settings of kernels."""

    count: int
    """0 for OpenMP's own number."""
    cores: tuple[int, ...] = ()
    """By CPU the number of its core, -1 if this process may not use it; empty if threads stay
    unbound."""


@contextmanager
def sleeping_soon(environment: MutableMapping[str, str] = os.environ) -> Generator[None]:
    """Load the OpenMP library in this block: it reads its variables then, and never again.

    Its workers then sleep soon, unless the user's variables set how they wait; and forked children may start some,
    which scikit-learn's `KMP_INIT_AT_FORK=FALSE` would forbid. A library that is already loaded doesn't change. The
    environment is restored afterwards.
    """
    changed = {} if any(name in environment for name in _WAITING_BY_USER) else dict(_WAITING)
    if "KMP_INIT_AT_FORK" in environment:
        changed["KMP_INIT_AT_FORK"] = "TRUE"
    before = {name: environment.get(name) for name in changed}
    environment.update(changed)
    try:
        yield
    finally:
        for name, text in before.items():
            if text is None:
                environment.pop(name, None)
            else:
                environment[name] = text


def choose(environment: Mapping[str, str] = os.environ, root: Path = Path("/")) -> Threads:
    """The settings for this machine. `root` contains `sys` and `proc`.

    MlfuseError if a variable isn't a number of threads.
    """
    allowed = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    cores = _cores(allowed, root)
    limit = _quota(root)
    count = len(set(cores.values())) or os.cpu_count() or 1
    if limit is not None:
        count = min(count, max(1, math.ceil(limit)))
    own = environment.get("MLFUSE_NUM_THREADS")
    if own is not None:
        count = _number("MLFUSE_NUM_THREADS", own)
    elif text := environment.get("OMP_NUM_THREADS"):
        count = _number("OMP_NUM_THREADS", text.partition(",")[0])  # a list is by nesting level
    is_bound = any(name in environment for name in _BOUND_BY_USER)
    if is_bound and own is None:
        return Threads(0)  # the user has configured OpenMP
    if is_bound or environment.get("MLFUSE_PIN") == "0":
        return Threads(count)
    if len(set(cores.values())) < 2:
        return Threads(count)
    return Threads(count, tuple(cores.get(cpu, -1) for cpu in range(max(cores) + 1)))


def _number(name: str, text: str) -> int:
    if text.strip().isdecimal() and 0 < int(text) < 2**16:
        return int(text)
    raise MlfuseError(f"{name} is {text!r}; it must be a number of threads")


def _cores(allowed: list[int], root: Path) -> dict[int, int]:
    """The core of each CPU, numbered from 0; CPUs that share one are its hardware threads."""
    numbers: dict[str, int] = {}
    cores: dict[int, int] = {}
    for cpu in allowed:
        topology = root / f"sys/devices/system/cpu/cpu{cpu}/topology"
        siblings = _text(topology / "thread_siblings_list") or str(cpu)
        cores[cpu] = numbers.setdefault(siblings, len(numbers))
    return cores


def _quota(root: Path) -> float | None:
    """The CPUs that this process's control groups allow, in CPU time; None without a limit."""
    limits: list[float] = []
    for line in (_text(root / "proc/self/cgroup") or "").splitlines():
        _, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        folder = "cpu" if "cpu" in controllers.split(",") else ""
        if controllers and not folder:
            continue
        group = Path(path.lstrip("/"))
        for part in (group, *group.parents):
            at = root / "sys/fs/cgroup" / folder / part
            quota, _, period = (_text(at / "cpu.max") or "").partition(" ")
            if folder:
                quota = _text(at / "cpu.cfs_quota_us") or ""
                period = _text(at / "cpu.cfs_period_us") or ""
            if quota.isdecimal() and period.isdecimal() and int(period):
                limits.append(int(quota) / int(period))
    return min(limits, default=None)


def _text(path: Path) -> str | None:
    try:
        return path.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        return None
