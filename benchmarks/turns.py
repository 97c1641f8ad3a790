"""A contestant in a case: it is prepared, its first results are checked, and then it takes turns."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle

import numpy as np

from benchmarks import memory
from benchmarks.case import Array, Case
from benchmarks.clocks import Call, Clock
from benchmarks.contestant import Contestant, Outcome, Peer, Sets
from benchmarks.expected import Expected, largest_error

CALLS = 3
"""Samples of a turn."""
ALL_CORES = os.sched_getaffinity(0)
"""The cores of this process at its start; OpenMP libraries later bind the thread that loads them."""


@dataclass
class Turns:
    """The turns of a contestant that gave the expected results."""

    contestant: Contestant
    outcome: Outcome
    clock: Clock
    sets: Sets
    """The inputs, which calls may know by their addresses alone."""
    calls: Iterator[Call]
    batch: int = 1

    def take(self) -> None:
        """Take one turn. After a call that fails, there are no more turns."""
        if self.outcome.status != "ok":
            return
        gc.disable()
        try:
            self.clock.settle(self.contestant)
            self.clock.sample(self.contestant, self.calls, self.batch)
            for _ in range(CALLS):
                sample = self.clock.sample(self.contestant, self.calls, self.batch)
                self.outcome.times.append(sample.seconds)
                self.outcome.disturbed.append(sample.disturbed)
        except Exception as error:  # whatever a library raises
            self.outcome.status = failure(error)
            self.outcome.times.clear()
            self.outcome.disturbed.clear()
        finally:
            gc.enable()
            os.sched_setaffinity(0, ALL_CORES)


@dataclass(frozen=True)
class Here:
    """Runs contestants in this process."""

    clock: Clock

    def start(
        self, peer: Peer, case: Case, seed: int, expected: Sequence[Expected]
    ) -> Turns | Outcome:
        """Prepare a contestant and check the results of its first call. The outcome alone if it can't take turns."""
        outcome = Outcome(peer.name)
        os.sched_setaffinity(0, ALL_CORES)  # threads that a library starts now aren't bound
        try:
            if missing := peer.missing():
                outcome.status = missing
                return outcome
            sets = sets_of(case, self.clock.sets, seed)
            contestant = peer.prepare(case, sets)
            if contestant is None:
                outcome.status = "not written"
                return outcome
            begin = time.perf_counter()
            found = contestant.calls[0]()
            outcome.compile_s = time.perf_counter() - begin + contestant.prepared_s
            outcome.note = contestant.note
            outcome.error = largest_error(contestant.read(found), expected)
            if not outcome.error <= case.tolerance:
                outcome.status = f"wrong: off by {outcome.error:.1e} of the largest"
                return outcome
            return self._ready(contestant, outcome, sets, small=case.small)
        except Exception as error:  # any error of a library is reported, and the others continue
            outcome.status = failure(error)
            return outcome

    def _ready(self, contestant: Contestant, outcome: Outcome, sets: Sets, *, small: bool) -> Turns:
        """Calls it once for each set of inputs, and chooses the batch from the time of a call."""
        turns = Turns(contestant, outcome, self.clock, sets, cycle(contestant.calls))
        self.clock.settle(contestant)
        self.clock.sample(contestant, turns.calls, len(contestant.calls))
        once = self.clock.sample(contestant, turns.calls, 1).seconds
        turns.batch = self.clock.batch_of(once, small=small)
        gc.collect()
        return turns


def sets_of(case: Case, count: int, seed: int) -> Sets:
    """Random inputs: `count` sets if the case is too large for the caches, else one."""
    random = np.random.default_rng(seed)
    sets = range(1 if case.small or case.own else count)
    return [[memory.placed(array) for array in case.inputs(random)] for _ in sets]


def widened(array: Array) -> Array:
    """Floating-point numbers as f64."""
    is_float = array.dtype.kind == "f" or array.dtype.name == "bfloat16"
    return array.astype(np.float64) if is_float else array


def failure(error: Exception) -> str:
    """The status for an error, with the first line of its message."""
    return f"failed: {type(error).__name__}: {error}".splitlines()[0][:200]
