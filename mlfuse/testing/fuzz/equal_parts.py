"""Functions of several random graphs that differ only in their sizes. Every set of equal expressions is fused into one
launch, whatever it costs, and the results must be NumPy's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from xdsl.dialects.builtin import ModuleOp

from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.ir.context import new_context
from mlfuse.ir.verify import verify_module
from mlfuse.passes.fuse_horizontal import FuseHorizontal
from mlfuse.passes.plan_memory import PlanMemory
from mlfuse.testing.fuzz import grower
from mlfuse.testing.fuzz.checks import computed
from mlfuse.testing.fuzz.choices import Seeded
from mlfuse.testing.fuzz.graphs import MAKERS
from mlfuse.testing.fuzz.grower import Grower
from mlfuse.testing.fuzz.reference import Reference
from mlfuse.testing.fuzz.typed_graph import Graph

_T = TypeVar("_T")


class Resized(Seeded):
    """The same choices as `Seeded`, except for sizes."""

    def __init__(self, seed: int, shift: int):
        super().__init__(seed)
        self.shift = shift

    def pick(self, choices: Sequence[_T]) -> _T:
        number = self.below(len(choices))
        if choices is grower.SIZES:  # only the first few: 1 is special, and sizes must not grow
            number = (number + self.shift) % len(choices)
        return choices[number]


def copies(seed: int, ops: int = 6, count: int = 4) -> Graph:
    """A graph of `count` parts with the same expressions, as far as their sizes allow."""
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
    """The differences of each stage from the reference, by the interpreter."""
    reference = Reference.of(graph, inputs)
    found: list[str] = []
    for stage, module in forced(reference.module, "cpu"):
        found += [f"{stage}: {each}" for each in computed(reference, module)[1]]
    return found
