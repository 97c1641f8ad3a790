"""Runs a case: every contestant is prepared and compared with f64 results, and then they take turns.

In each round, every contestant has a turn, in random order. A turn begins when the threads of the
one before are idle. Its first call, with cold caches, isn't counted; `CALLS` samples follow.
In a large case, every call takes the next set of inputs. A case that fits in the
caches is timed in batches, on one set.

Medians are over the samples during which no thread of the process lost its core, if there are
`ENOUGH` of them, since the work of another program says nothing about a kernel.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from benchmarks.case import Case, results_of
from benchmarks.contestant import Outcome, Peer
from benchmarks.expected import Expected
from benchmarks.peers import of_case
from benchmarks.turns import sets_of, widened

ENOUGH = 5


class TakesTurns(Protocol):
    """A contestant that is ready, in this process or in another."""

    outcome: Outcome

    def take(self) -> None:
        """Take one turn."""
        ...


class Place(Protocol):
    """Where contestants run: in this process, or in one for each library."""

    def start(
        self, peer: Peer, case: Case, seed: int, expected: Sequence[Expected]
    ) -> TakesTurns | Outcome:
        """Prepare a contestant and check the results of its first call. The outcome alone if it can't take turns."""
        ...


@dataclass(frozen=True)
class Effort:
    """The effort for a case: the least and the most rounds, and the seconds after which it ends."""

    least: int = 5
    most: int = 25
    seconds: float = 4.0


def run(case: Case, peers: Sequence[Peer], place: Place, effort: Effort) -> list[Outcome]:
    """Run a case. Returns the outcomes of all contestants, in the order of `peers`."""
    seed = int(np.random.default_rng().integers(1 << 32))
    (inputs,) = sets_of(case, 1, seed)
    results = results_of(case.reference(*[widened(array) for array in inputs]))
    expected = [Expected.of(np.asarray(array)) for array in results]
    started = [place.start(peer, case, seed, expected) for peer in of_case(case, peers)]
    measure([each for each in started if not isinstance(each, Outcome)], effort)
    return [each if isinstance(each, Outcome) else each.outcome for each in started]


def measure(turns: Sequence[TakesTurns], effort: Effort) -> None:
    """Let contestants take turns, which adds samples to their outcomes."""
    random = np.random.default_rng(1)
    begin, number = time.perf_counter(), 0
    while not _is_done(
        effort, number, time.perf_counter() - begin, [each.outcome for each in turns]
    ):
        number += 1
        for k in map(int, random.permutation(len(turns))):
            turns[k].take()


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
