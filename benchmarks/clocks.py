"""What time is taken with: the processor's clock, or a GPU's events."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

Call = Callable[[], object]


@dataclass(frozen=True)
class Sample:
    """Seconds of one call, and whether anything else ran on its core meanwhile."""

    seconds: float
    disturbed: bool


class Clock(Protocol):
    """Times calls of one contestant."""

    def settle(self, openmp: bool) -> None:
        """Before a contestant's turn: whatever the one before left running comes to rest."""
        ...

    def sample(self, call: Call, batch: int) -> Sample:
        """`batch` calls, timed together."""
        ...


def _switches() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_nivcsw


@dataclass(frozen=True)
class CpuClock:
    """Wall time on the host.

    Libraries' idle threads spin for a while after a call, and would take the next contestant's core:
    `rest_s` is longer than that. The caller of an OpenMP library stays on the first core, since the
    others of its team are placed on the rest; other libraries' threads go where they like.
    """

    cores: frozenset[int]
    rest_s: float = 0.002

    def settle(self, openmp: bool) -> None:
        os.sched_setaffinity(0, {min(self.cores)} if openmp else self.cores)
        time.sleep(self.rest_s)

    def sample(self, call: Call, batch: int) -> Sample:
        before = _switches()
        start = time.perf_counter()
        for _ in range(batch):
            call()
        took = time.perf_counter() - start
        return Sample(took / batch, _switches() > before)
