"""Random graphs as CUDA: compiled for four architectures, run on the host under sanitizers, and held to
what `checks` says of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from arrays import laid_out, random_inputs
from graphs import graphs
from hypothesis import given, settings
from hypothesis import strategies as st
from minimal import problems_of
from reference import Reference
from runs import CALM, run_seeds
from typed_graph import Graph

from mlfuse.dialects.dtypes import Array
from mlfuse.parsing import parse_module
from mlfuse.runtime import nvrtc
from mlfuse.testing import host_cuda
from mlfuse.testing.architectures import ARCHITECTURES
from mlfuse.testing.host_cuda import Order
from mlfuse.testing.host_device import HostModule

PARTS = 6
"""Graphs that share a module."""


def host_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """What is wrong with a graph in two thread orders, the second with buffers misaligned."""
    reference = Reference(graph, inputs)
    module = HostModule.of(reference.module, target="sm_90")
    errors: list[str] = []
    runs: tuple[tuple[Order, bool], ...] = (("reverse", False), ("random", True))
    for order, misalign in runs:
        got = module.run(laid_out(graph, inputs), order=order, misalign=misalign)
        errors += reference.check(graph.results, got)
    return errors


def device_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """`host_errors`, and what NVRTC says for each architecture."""
    module = HostModule.of(parse_module(graph.text()), target="sm_90")
    if module.kernels and nvrtc.available():
        for arch in ARCHITECTURES:
            nvrtc.compile_cubin(module.source, arch)
    return host_errors(graph, inputs)


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
