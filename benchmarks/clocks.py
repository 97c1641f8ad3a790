"""Times calls, on a CPU and on a GPU."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from benchmarks.contestant import Contestant

Call = Callable[[], object]


@dataclass(frozen=True)
class Sample:
    """The seconds of one call, and whether other work ran on its core meanwhile."""

    seconds: float
    disturbed: bool


class Clock(Protocol):
    """Times calls of one contestant."""

    @property
    def sets(self) -> int:
        """The number of input sets that the calls of a large case use in turn."""
        ...

    def settle(self, contestant: Contestant) -> None:
        """Called before a contestant's turn: wait until the threads of the one before are idle."""
        ...

    def sample(self, contestant: Contestant, calls: Iterator[Call], batch: int) -> Sample:
        """The next `batch` calls, timed together."""
        ...

    def batch_of(self, seconds: float, *, small: bool) -> int:
        """The number of calls to time together if one takes `seconds`."""
        ...


def _switches() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_nivcsw


@dataclass(frozen=True)
class CpuClock:
    """Wall time on the host.

    The idle threads of a library spin for a while after a call, and would take the next contestant's core:
    `rest_s` is longer than that. The caller of an OpenMP library is bound to the first core, since the
    other threads of its team are bound to the other cores; other libraries' threads aren't bound.
    """

    cores: frozenset[int]
    rest_s: float = 0.006
    batch_s: float = 2e-4
    sets: int = 2

    def settle(self, contestant: Contestant) -> None:
        os.sched_setaffinity(0, {min(self.cores)} if contestant.openmp else self.cores)
        time.sleep(self.rest_s)

    def sample(self, contestant: Contestant, calls: Iterator[Call], batch: int) -> Sample:
        before = _switches()
        start = time.perf_counter()
        for _ in range(batch):
            next(calls)()
        took = time.perf_counter() - start
        return Sample(took / batch, _switches() > before)

    def batch_of(self, seconds: float, *, small: bool) -> int:
        return max(1, min(1000, round(self.batch_s / max(seconds, 1e-7)))) if small else 1


@dataclass(frozen=True)
class CudaClock:
    """Wall time of a batch of calls, from an idle device to an idle device.

    Calls only start work, so host time is hidden if kernels take longer, and counts if they don't, as in any program. A
    batch is about `batch_s` long, so that the one wait for the device is a small part of it. Each call takes the next
    set of inputs; all sets together are several times as large as the L2 cache. `synchronize` waits for the device.
    """

    synchronize: Callable[[], object]
    batch_s: float = 3e-3
    sets: int = 3

    def settle(self, contestant: Contestant) -> None:
        self.synchronize()

    def sample(self, contestant: Contestant, calls: Iterator[Call], batch: int) -> Sample:
        found: object = None
        self.synchronize()
        start = time.perf_counter()
        for _ in range(batch):
            found = next(calls)()
        if contestant.finish is not None:
            contestant.finish(found)
        self.synchronize()
        return Sample((time.perf_counter() - start) / batch, False)

    def batch_of(self, seconds: float, *, small: bool) -> int:
        return max(1, min(500, round(self.batch_s / max(seconds, 1e-6))))


def clock_of(device: str) -> Clock:
    """The clock for a device, of a process that no library has bound to a core yet."""
    if device == "cpu":
        return CpuClock(frozenset(os.sched_getaffinity(0)))
    return CudaClock(import_module("cupy").cuda.runtime.deviceSynchronize)
