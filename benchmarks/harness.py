"""Runs a case: every contestant is prepared and compared with f64 results, and then they take turns.

In each round, every contestant has a turn, in random order. A turn begins when the threads of the
one before are idle. Its first call, with cold caches, isn't counted; `CALLS` samples follow.
In a large case, every call takes the next set of inputs. A case that fits in the
caches is timed in batches, on one set.

Medians are over the samples during which no thread of this process lost its core, if there are
`ENOUGH` of them, since the work of another program says nothing about a kernel.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle

import numpy as np

from benchmarks import memory
from benchmarks.case import Array, Case, results_of
from benchmarks.clocks import Call, Clock
from benchmarks.contestant import Contestant, Outcome, Peer, Sets

CALLS = 3
ENOUGH = 5
LOOKED_AT = 1 << 21


@dataclass(frozen=True)
class Effort:
    """The effort for a case: the least and the most rounds, and the seconds after which it ends."""

    least: int = 5
    most: int = 25
    seconds: float = 4.0


def run(case: Case, peers: Sequence[Peer], clock: Clock, effort: Effort) -> list[Outcome]:
    """Run a case. Returns the outcomes of all contestants, in the order of `peers`."""
    sets = sets_of(case, clock.sets)
    wanted = results_of(case.reference(*[_widened(array) for array in sets[0]]))
    outcomes: list[Outcome] = []
    ready: list[tuple[Contestant, Outcome]] = []
    for peer in of_case(case, peers):
        outcome, contestant = start(peer, case, sets, wanted)
        outcomes.append(outcome)
        if contestant is not None and outcome.status == "ok":
            ready.append((contestant, outcome))
    measure(ready, clock, effort, small=case.small)
    return outcomes


@dataclass(frozen=True)
class Own:
    """A peer whose contestant the case itself makes."""

    peer: Peer | None
    name: str

    def missing(self) -> str:
        return self.peer.missing() if self.peer else ""

    def prepare(self, case: Case, sets: Sets) -> Contestant:
        return case.own[self.name](sets[0])


def of_case(case: Case, peers: Sequence[Peer]) -> list[Peer]:
    """The peers that take part: all, or, if the case makes its contestants itself, those and a copy. A copy only if the
    case has bytes to compare."""
    peers = [peer for peer in peers if case.nbytes or peer.name != "copy"]
    if not case.own:
        return peers
    known = {peer.name: peer for peer in peers}
    makes = [Own(known.get(name), name) for name in case.own]
    return [*(peer for peer in peers if peer.name == "copy"), *makes]


def sets_of(case: Case, count: int) -> list[list[Array]]:
    """New random inputs: `count` sets if the case is too large for the caches, else one."""
    random = np.random.default_rng()
    sets = range(1 if case.small or case.own else count)
    return [[memory.placed(array) for array in case.inputs(random)] for _ in sets]


def start(
    peer: Peer, case: Case, sets: Sets, wanted: Sequence[Array]
) -> tuple[Outcome, Contestant | None]:
    """Prepare a contestant and check the results of its first call. There is no contestant if it failed."""
    outcome = Outcome(peer.name)
    os.sched_setaffinity(0, ALL_CORES)  # threads that a library starts now aren't bound
    try:
        if missing := peer.missing():
            outcome.status = missing
            return outcome, None
        contestant = peer.prepare(case, sets)
        if contestant is None:
            outcome.status = "not written"
            return outcome, None
        begin = time.perf_counter()
        found = contestant.calls[0]()
        outcome.compile_s = time.perf_counter() - begin + contestant.prepared_s
        outcome.note = contestant.note
        outcome.error = largest_error(contestant.read(found), wanted)
    except Exception as error:  # any error of a library is reported, and the others continue
        outcome.status = failure(error)
        return outcome, None
    if not outcome.error <= case.tolerance:
        outcome.status = f"wrong: off by {outcome.error:.1e} of the largest"
    return outcome, contestant


def failure(error: Exception) -> str:
    """The status for an error, with the first line of its message."""
    return f"failed: {type(error).__name__}: {error}".splitlines()[0][:200]


ALL_CORES = os.sched_getaffinity(0)
"""The cores of this process at its start; OpenMP libraries later bind the thread that loads them."""


def largest_error(found: Sequence[Array], wanted: Sequence[Array]) -> float:
    """The largest error of all results, each relative to its largest magnitude; 0 without results.

    In large results, only every k-th element is compared, for an odd k.
    """
    worst = 0.0
    for got, want in zip(found, wanted, strict=bool(found)):
        if got.shape != want.shape:
            raise ValueError(f"a result of shape {got.shape}, expected {want.shape}")
        scale = float(np.max(np.abs(want), initial=0.0)) or 1.0
        step = 1 + 2 * (want.size // LOOKED_AT)
        difference = np.abs(got.reshape(-1)[::step].astype(np.float64) - want.reshape(-1)[::step])
        worst = max(worst, float(np.max(difference, initial=0.0)) / scale)
        if np.isnan(difference).any():
            return float("nan")
    return worst


@dataclass
class Turns:
    """The turns of a contestant."""

    contestant: Contestant
    outcome: Outcome
    calls: Iterator[Call]
    batch: int = 1

    def prepare(self, clock: Clock, *, small: bool) -> None:
        """Call it once for each set of inputs, and choose the batch from the time of a call."""
        clock.settle(self.contestant)
        clock.sample(self.contestant, self.calls, len(self.contestant.calls))
        once = clock.sample(self.contestant, self.calls, 1).seconds
        self.batch = clock.batch_of(once, small=small)

    def take(self, clock: Clock) -> None:
        """Take one turn. After a call that fails, there are no more turns."""
        if self.outcome.status != "ok":
            return
        try:
            clock.settle(self.contestant)
            clock.sample(self.contestant, self.calls, self.batch)
            for _ in range(CALLS):
                sample = clock.sample(self.contestant, self.calls, self.batch)
                self.outcome.times.append(sample.seconds)
                self.outcome.disturbed.append(sample.disturbed)
        except Exception as error:  # whatever a library raises
            self.outcome.status = failure(error)
            self.outcome.times.clear()
            self.outcome.disturbed.clear()


def measure(
    ready: Sequence[tuple[Contestant, Outcome]], clock: Clock, effort: Effort, *, small: bool
) -> None:
    """Let the contestants take turns, and add samples to their outcomes."""
    random = np.random.default_rng(1)
    turns = [Turns(each, outcome, cycle(each.calls)) for each, outcome in ready]
    for each in turns:
        each.prepare(clock, small=small)
    gc.collect()
    gc.disable()
    begin, number = time.perf_counter(), 0
    while not _is_done(effort, number, time.perf_counter() - begin, [each for _, each in ready]):
        number += 1
        for k in map(int, random.permutation(len(turns))):
            turns[k].take(clock)
    gc.enable()
    os.sched_setaffinity(0, ALL_CORES)


def _is_done(effort: Effort, rounds: int, seconds: float, outcomes: Sequence[Outcome]) -> bool:
    """Whether there have been enough rounds; if other programs disturb the samples, up to twice as many."""
    if rounds < effort.least:
        return False
    running = [each for each in outcomes if each.status == "ok"]
    quiet = all(each.disturbed.count(False) >= ENOUGH for each in running)
    times = 1 if quiet else 2
    return rounds >= times * effort.most or seconds > times * effort.seconds


def quiet_times(outcome: Outcome) -> list[float]:
    """The undisturbed samples, or all samples if there are fewer than `ENOUGH` of them."""
    quiet = [t for t, off in zip(outcome.times, outcome.disturbed, strict=True) if not off]
    return quiet if len(quiet) >= ENOUGH else outcome.times


def _widened(array: Array) -> Array:
    is_float = array.dtype.kind == "f" or array.dtype.name == "bfloat16"
    return array.astype(np.float64) if is_float else array
