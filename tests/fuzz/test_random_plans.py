"""Plans of random graphs: used, they give the text of the run that saved them; edited at random, and with
random marks on ops, they are refused with a place and a reason, or compute what NumPy does.

A long run is by seed: `MLFUSE_FUZZ_SECONDS=1800 pytest -s -m slow tests/fuzz/test_random_plans.py`.
"""

from __future__ import annotations

import os
import random
import time

import pytest

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.graphs import random_graph
from mlfuse.testing.fuzz.minimal import Check as Checked
from mlfuse.testing.fuzz.minimal import problems_of
from mlfuse.testing.fuzz.plans import CHECKS, edited, lowered


def problems(check: Checked, seed: int) -> list[str]:
    """Of a seed's graph, with its text where there are some."""
    graph = random_graph(seed, ops=10, parts=2)
    found = problems_of(check, graph, random_inputs(graph, seed))
    return [f"seed {seed}", *found, graph.text()] if found else []


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_plans_of_random_graphs(check: Checked) -> None:
    found = [line for seed in range(3) for line in problems(check, seed)]
    assert not found, "\n".join(found)


def test_some_edits_are_taken_and_some_refused() -> None:
    """Else the tests above would show nothing."""
    verdicts: set[bool] = set()
    for seed in range(12):
        if verdicts == {True, False}:
            break
        text = random_graph(seed, ops=8, parts=1).text()
        _, plan = lowered(text, "cpu")
        new = edited(plan, random.Random(seed))
        if new == plan:
            continue
        try:
            lowered(text, "cpu", new)
            verdicts.add(True)
        except MlfuseError:
            verdicts.add(False)
    assert verdicts == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_many_plans_of_random_graphs(check: Checked) -> None:
    end = time.monotonic() + float(os.environ.get("MLFUSE_FUZZ_SECONDS", "900"))
    start = seed = int(os.environ.get("MLFUSE_FUZZ_START", "1000"))
    failures: list[str] = []
    while time.monotonic() < end:
        failures += problems(check, seed)
        seed += 1
    print(f"{seed - start} graphs, {len(failures)} lines of failures")
    assert not failures, "\n".join(failures)
