"""Random graphs as CUDA text: compiled by NVRTC for several architectures, and run on the host under sanitizers."""

from __future__ import annotations

from collections.abc import Sequence

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.compilers import nvrtc
from mlfuse.testing.architectures import ARCHITECTURES
from mlfuse.testing.fuzz.arrays import laid_out
from mlfuse.testing.fuzz.reference import Reference
from mlfuse.testing.fuzz.typed_graph import Graph
from mlfuse.testing.host_cuda import Order
from mlfuse.testing.host_device import HostModule


def host_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The problems of a graph's CUDA text on the host, in two thread orders; the second run has misaligned buffers."""
    reference = Reference.of(graph, inputs)
    module = HostModule.of(reference.module, target="sm_90")
    errors: list[str] = []
    runs: tuple[tuple[Order, bool], ...] = (("reverse", False), ("random", True))
    for order, misalign in runs:
        got = module.run(laid_out(graph, inputs), order=order, misalign=misalign)
        errors += reference.check(graph.results, got)
    return errors


def compile_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The errors of NVRTC for each architecture."""
    module = HostModule.of(Reference.of(graph, inputs).module, target="sm_90")
    found: list[str] = []
    if module.kernels and nvrtc.available():
        for arch in ARCHITECTURES:
            try:
                nvrtc.compile_cubin(module.source, arch)
            except Exception as error:
                found.append(f"nvrtc {arch}: {error}")
    return found


def device_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The problems of `host_errors` and `compile_errors`."""
    return compile_errors(graph, inputs) + host_errors(graph, inputs)
