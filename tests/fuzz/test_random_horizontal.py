"""Random graphs of which there are several, alike but for their sizes, in one function: every set of equal
expressions becomes one launch, whatever that costs, and results are NumPy's.

A long run is by seed: `MLFUSE_FUZZ_SECONDS=1800 pytest -s -m slow tests/fuzz/test_random_horizontal.py`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from typing import TypeVar

import grower
import numpy as np
import pytest
from arrays import laid_out, random_inputs
from choices import Seeded
from graphs import MAKERS
from grower import Grower
from minimal import explain, problems_of
from reference import Reference
from typed_graph import Graph
from xdsl.dialects.builtin import ModuleOp

from mlfuse.context import new_context
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.parsing import parse_module, verify_module
from mlfuse.passes.fuse_horizontal import FuseHorizontal
from mlfuse.passes.plan_memory import PlanMemory

_T = TypeVar("_T")


class Resized(Seeded):
    """The same answers as of the seed alone, but for sizes."""

    def __init__(self, seed: int, shift: int):
        super().__init__(seed)
        self.shift = shift

    def pick(self, choices: Sequence[_T]) -> _T:
        number = self.below(len(choices))
        if choices is grower.SIZES:  # only the first few: 1 is special, and sizes must not grow
            number = (number + self.shift) % len(choices)
        return choices[number]


def copies(seed: int, ops: int = 6, count: int = 4) -> Graph:
    """A graph of `count` parts, the same expressions as far as sizes allow."""
    graph = Graph()
    for number in range(count):
        choices = Resized(seed, number // 2)
        Grower(choices, graph, "abcdefgh"[number]).grow(MAKERS, choices.between(2, ops))
    return graph


def forced(source: ModuleOp, device: str) -> Iterator[tuple[str, ModuleOp]]:
    """The module fused, at the loop level, and with a memory plan."""
    context, module = new_context(), source.clone()
    for each in pipelines.passes_to("loop", device):
        chosen = FuseHorizontal(device, force=True) if isinstance(each, FuseHorizontal) else each
        chosen.apply(context, module)
        verify_module(module)
        if each.name == "fuse-vertical":
            yield "fused", module
    yield "loop", module
    PlanMemory().apply(context, module)
    yield "planned", module


def errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """What is wrong with any stage, by the interpreter."""
    reference = Reference(graph, inputs)
    found: list[str] = []
    for stage, module in forced(reference.module, "cpu"):
        results = run_module(module, "main", laid_out(graph, inputs))
        wanted = [reference.values[value.name] for value in graph.results]
        got = [
            each.view(want.dtype) if want.dtype.kind == "u" else each
            for each, want in zip(map(np.asarray, results), wanted, strict=True)
        ]
        found += [f"{stage}: {each}" for each in reference.check(graph.results, got)]
    return found


@pytest.mark.parametrize("seed", range(24))
def test_equal_parts_in_one_launch_compute_what_numpy_does(seed: int):
    graph = copies(seed)
    problems = problems_of(errors, graph, random_inputs(graph, seed))
    assert not problems, "\n".join([*problems, graph.text()])


def test_equal_parts_are_found():
    """In at least a third of such graphs, and among tensors of different shapes."""
    found: list[ForeachOp] = []
    graphs = [parse_module(copies(seed).text()) for seed in range(30)]
    for module in graphs:
        _, fused = next(forced(module, "cpu"))
        found += [op for op in fused.walk() if isinstance(op, ForeachOp)]
    assert len(found) > 10
    assert any(len({str(value.type) for value in op.columns[0]}) > 1 for op in found)
    assert any(len(op.body.block.ops) > 3 for op in found)


@pytest.mark.slow
def test_many_equal_parts():
    end = time.monotonic() + float(os.environ.get("MLFUSE_FUZZ_SECONDS", "900"))
    start = seed = int(os.environ.get("MLFUSE_FUZZ_START", "1000"))
    failures: list[str] = []
    while time.monotonic() < end:
        graph = copies(seed)
        inputs = random_inputs(graph, seed)
        if problems_of(errors, graph, inputs):
            failures.append(f"seed {seed}\n{explain(errors, graph, inputs)}")
        seed += 1
    print(f"{seed - start} graphs, {len(failures)} failures")
    assert not failures, "\n\n".join(failures)
