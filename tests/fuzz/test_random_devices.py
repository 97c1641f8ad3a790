"""Random graphs with ops on random devices."""

from __future__ import annotations

import pytest

from mlfuse.testing.fuzz.devices import device_errors
from mlfuse.testing.fuzz.graphs import random_graph, random_inputs

pytest.importorskip("scipy")


@pytest.mark.sampled(16)
@pytest.mark.parametrize("seed", range(16))
def test_they_compute_what_the_graph_means(seed: int) -> None:
    graph = random_graph(seed, parts=1)
    problems = device_errors(graph, random_inputs(graph, seed))
    assert not problems, "\n".join([*problems, graph.text()])
