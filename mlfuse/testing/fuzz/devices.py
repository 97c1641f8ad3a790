"""Random devices: ops and arguments of a graph are marked at random, and the rest is placed."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import StringAttr

from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.marks import DEVICE
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.placement.device_list import DeviceList
from mlfuse.testing.fuzz.checks import computed, seed_of
from mlfuse.testing.fuzz.reference import Reference
from mlfuse.testing.fuzz.typed_graph import Graph

LISTS = (("cpu", "sm_90"), ("cpu", "cpu"), ("cpu", "sm_75", "cuda:1=sm_100"))
"""The devices of a program."""


def device_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The problems with random devices: an error without a place, a text that isn't read back, or wrong results at the
    graph level or at the loop level."""
    rng = seed_of(inputs)
    module = parse_module(graph.text())
    listed = rng.choice(LISTS)
    names = DeviceList(listed).names
    ops = [op for op in module.walk() if isinstance(op, GraphOp) and op.operands]
    for op in rng.sample(ops, rng.randint(0, len(ops))):
        op.attributes[DEVICE] = StringAttr(rng.choice(names))
    try:
        pipelines.placing(listed, "cpu", ()).apply(module)
    except MlfuseError as error:
        return [] if isinstance(error, SourceError) and error.place else [f"no place: {error}"]
    verify_module(module)
    reference = Reference.of(graph, inputs)
    found = [f"placed: {each}" for each in computed(reference, module)[1]]
    module = parse_module(text := print_module(module))
    if print_module(module) != text:
        found.append("placed: the text isn't read back as it was")
    pipelines.run(module, "loop", "cpu")
    verify_module(module)
    return found + [f"loop: {each}" for each in computed(reference, module)[1]]
