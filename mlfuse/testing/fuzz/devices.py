"""Random devices: ops and arguments of a graph are marked at random, and the rest is placed. The descriptions are random, too:
what a device lacks, its speed, its link and its limits."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

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
from mlfuse.targets import devices
from mlfuse.testing.fuzz.checks import computed, seed_of
from mlfuse.testing.fuzz.reference import Reference
from mlfuse.testing.fuzz.typed_graph import DTYPES, Graph

LISTS = (("cpu", "sm_90"), ("cpu", "cpu"), ("cpu", "sm_75", "sm_100"))
"""The devices of a program, before their descriptions are changed."""
SPEEDS = ("launch_us", "call_us", "bandwidth_gb_s", "gflops", "link_us", "link_gb_s")
LIMITS = {
    "vector_bytes": (4, 16, 32, 64),
    "max_ops": (1, 2, 5, 400),
    "max_buffers": (4, 8, 64),
    "register_values": (4, 16, 64),
    "row_cache_bytes": (256, 4096, 32768),
    "units": (1, 2, 64),
}


def device_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The problems with random devices: an error without a place, a text that isn't read back, or wrong results at the
    graph level or at the loop level."""
    with TemporaryDirectory() as folder:
        return _device_errors(graph, inputs, Path(folder))


def _device_errors(graph: Graph, inputs: Sequence[Array], folder: Path) -> list[str]:
    rng = seed_of(inputs)
    module = parse_module(graph.text())
    ops = [op for op in module.walk() if isinstance(op, GraphOp) and op.operands]
    own = sorted({op.name for op in ops})
    bases = rng.choice(LISTS)
    listed = tuple(
        each if rng.random() < 0.3 else _described(rng, each, own, folder / f"{number}.json")
        for number, each in enumerate(bases)
    )
    names = DeviceList(listed).names
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


def _described(rng: random.Random, base: str, ops: Sequence[str], path: Path) -> str:
    """The path of a random description, one of a built-in device with other numbers."""
    device = asdict(devices.get(base))
    device |= {name: device[name] * 10 ** rng.uniform(-2, 2) for name in SPEEDS}
    device |= {name: rng.choice(values) for name, values in LIMITS.items() if rng.random() < 0.3}
    lacks = [*ops, f"*:{rng.choice(tuple(DTYPES))}", f"*:*:{rng.randint(0, 4)}"]
    lacks += [f"{op}:{rng.choice(tuple(DTYPES))}:{rng.randint(0, 4)}" for op in ops]
    device["lacks"] = rng.sample(lacks, min(len(lacks), rng.choice((0, 0, 1, 3))))
    path.write_text(json.dumps(device), "utf-8")
    return str(path)
