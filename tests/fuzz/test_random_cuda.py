"""Random graphs as CUDA: compiled for four architectures, run on the host under sanitizers, and held to
what `checks` says of them."""

from __future__ import annotations

import pytest
from runs import run_seeds

from mlfuse.testing import host_cuda
from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.cuda import device_errors, host_errors
from mlfuse.testing.fuzz.graphs import random_graph
from mlfuse.testing.fuzz.minimal import problems_of

PARTS = 6
"""Graphs that share a module."""


@pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.sampled(12)
def test_cuda_computes_what_numpy_does(seed: int) -> None:
    graph = random_graph(seed, ops=8, parts=3)
    problems = problems_of(device_errors, graph, random_inputs(graph, seed))
    assert not problems, "\n".join([*problems, graph.text()])


@pytest.mark.slow
@pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
def test_many_random_graphs_as_cuda() -> None:
    """`MLFUSE_FUZZ_SECONDS=600 pytest -s -m slow tests/fuzz/test_random_cuda.py`."""
    run_seeds(host_errors, ops=8, parts=PARTS)
