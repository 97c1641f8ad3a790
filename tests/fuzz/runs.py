"""How the tests of random graphs are run: settings of Hypothesis, and long runs by seed."""

from __future__ import annotations

import os
import time

from hypothesis import HealthCheck

from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.graphs import random_graph
from mlfuse.testing.fuzz.minimal import Check, explain, problems_of
from mlfuse.testing.fuzz.typed_graph import Graph

CALM = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]


def failure_of(check: Check, graph: Graph, seed: int) -> str | None:
    """None, or a small graph and what is wrong with it."""
    inputs = random_inputs(graph, seed)
    return explain(check, graph, inputs) if problems_of(check, graph, inputs) else None


def run_seeds(check: Check, ops: int, parts: int) -> None:
    """Graph after graph until the time is up; prints how many."""
    end = time.monotonic() + float(os.environ.get("MLFUSE_FUZZ_SECONDS", "900"))
    start = int(os.environ.get("MLFUSE_FUZZ_START", "1000"))
    failures: list[str] = []
    seed = start
    while time.monotonic() < end:
        failure = failure_of(check, random_graph(seed, ops, parts), seed)
        failures += [] if failure is None else [f"seed {seed}\n{failure}"]
        seed += 1
    print(f"{(seed - start) * parts} graphs, {len(failures)} failures")
    assert not failures, "\n\n".join(failures)
