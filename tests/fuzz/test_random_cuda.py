"""Random graphs as CUDA: compiled for four architectures, run on the host under sanitizers, and held to
what `checks` says of them."""

from __future__ import annotations

import pytest
from drawn_by_hypothesis import graphs
from hypothesis import given, settings
from hypothesis import strategies as st
from runs import CALM, run_seeds

from mlfuse.testing import host_cuda
from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.cuda import device_errors, host_errors
from mlfuse.testing.fuzz.minimal import problems_of
from mlfuse.testing.fuzz.typed_graph import Graph

PARTS = 6
"""Graphs that share a module."""


@pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
@given(graphs(ops=8, parts=PARTS), st.integers(0, 1000))
@settings(max_examples=2, deadline=None, derandomize=True, suppress_health_check=CALM)
def test_cuda_computes_what_numpy_does(graph: Graph, seed: int) -> None:
    """Each example is several graphs."""
    problems = problems_of(device_errors, graph, random_inputs(graph, seed))
    assert not problems, "\n".join([*problems, graph.text()])


@pytest.mark.slow
@pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
def test_many_random_graphs_as_cuda() -> None:
    """`MLFUSE_FUZZ_SECONDS=600 pytest -s -m slow tests/fuzz/test_random_cuda.py`."""
    run_seeds(host_errors, ops=8, parts=PARTS)
