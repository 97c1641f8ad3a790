"""Random graphs as CUDA: compiled for four architectures, run on the host under sanitizers, and held to
what `checks` says of them."""

from __future__ import annotations

import os
import time

import pytest
from checks import Reference
from graphs import random_graph, random_inputs

from mlfuse.parsing import parse_module
from mlfuse.runtime import nvrtc
from mlfuse.testing import host_cuda
from mlfuse.testing.host_cuda import Order
from mlfuse.testing.host_device import HostModule

ARCHITECTURES = ("sm_75", "sm_80", "sm_90", "sm_100")
SUITE = 6


def errors_of(seed: int) -> list[str]:
    """What is wrong with one graph in two thread orders, the second with buffers misaligned."""
    graph = random_graph(seed)
    inputs = random_inputs(graph, seed)
    names = [value.name for value in graph.results]
    reference = Reference(graph, inputs, seed)
    module = HostModule.of(parse_module(graph.text()), target="sm_90")
    if module.kernels and nvrtc.available():
        for arch in ARCHITECTURES:
            nvrtc.compile_cubin(module.source, arch)
    errors: list[str] = []
    runs: tuple[tuple[Order, bool], ...] = (("reverse", False), ("random", True))
    for order, misalign in runs:
        errors += reference.check(names, module.run(inputs, order=order, misalign=misalign))
    return errors


@pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
@pytest.mark.parametrize("seed", range(SUITE))
def test_random_graph_as_cuda(seed: int) -> None:
    errors = errors_of(seed)
    assert not errors, "\n".join([*errors, random_graph(seed).text()])


@pytest.mark.slow
@pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
def test_many_random_graphs_as_cuda() -> None:
    """`MLFUSE_FUZZ_SECONDS=600 pytest -s -m slow tests/fuzz/test_random_cuda.py`."""
    end = time.monotonic() + float(os.environ.get("MLFUSE_FUZZ_SECONDS", "60"))
    seed = int(os.environ.get("MLFUSE_FUZZ_START", "1000"))
    failures: list[str] = []
    while time.monotonic() < end:
        try:
            errors = errors_of(seed)
        except Exception as error:
            errors = [f"{type(error).__name__}: {error}"]
        if errors:
            failures.append("\n".join([f"seed {seed}", *errors[:3], random_graph(seed).text()]))
        seed += 1
    print(f"{seed - int(os.environ.get('MLFUSE_FUZZ_START', '1000'))} graphs")
    assert not failures, "\n\n".join(failures)
