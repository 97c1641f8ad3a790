"""Checks that passes and lowerings keep values and bits, and that printing and parsing keep the text."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import BlockArgument, Operation

from mlfuse.diagnostics.errors import SourceError
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.plan_memory import PlanMemory
from mlfuse.passes.utils.levels import LEVELS
from mlfuse.testing.fuzz.checks import bit_errors, computed, lowered, seed_of
from mlfuse.testing.fuzz.reference import Reference
from mlfuse.testing.fuzz.typed_graph import Graph

DEVICES = ("cpu", "sm_90")
GRAPH_PASSES = ("decompose", "canonicalize", "cse", "dce", "bucket-collectives", "swap-contractions",
                "channels-last", "inline", "import-stablehlo", "fuse-contractions",
                "fuse-horizontal")  # fmt: skip
"""Passes on the graph level, legal in any order and any number of times."""
TIDYING = ("canonicalize", "cse", "dce")
"""Passes that may run at every level above the kernels."""


def graph_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The differences from the reference after each of the graph-level passes, run in order, and ops that were made and
    left outside of the module."""
    reference = Reference.of(graph, inputs)
    found: list[str] = []
    module = reference.module.clone()
    context = new_context()
    for each in pipelines.passes_to("fused", "cpu")[:-1]:
        before = module.clone()
        each.apply(context, module)
        if not module.is_structurally_equivalent(before):
            found += [f"{each.name}: {wrong}" for wrong in computed(reference, module)[1]]
        found += [f"{each.name}: a stray reader: {op.name}" for op in stray_readers(module)]
    return found


def stray_readers(module: ModuleOp) -> list[Operation]:
    """The ops outside of a module that read its values: a pattern made them and didn't insert them. Fusions would store the
    values for them."""
    values = (value for op in module.walk() for value in (*op.results, *_arguments(op)))
    readers = (use.operation for value in values for use in value.uses)
    return [op for op in readers if op.get_toplevel_object() is not module]


def _arguments(op: Operation) -> list[BlockArgument]:
    return [arg for region in op.regions for block in region.blocks for arg in block.args]


def unfused_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The results whose bits differ between plans though no order of a sum counts."""
    reference = Reference.of(graph, inputs)
    first: list[Array] | None = None
    found: list[str] = []
    for plan, module in lowered(reference.module):
        got, _ = computed(reference, module)
        if first is None:
            first = got
        found += [f"{plan}: {each}" for each in bit_errors(graph, got, first)]
    return found


def loop_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The differences from the reference for each plan, at the loop level."""
    reference = Reference.of(graph, inputs)
    return [
        f"{plan}: {wrong}"
        for plan, module in lowered(reference.module)
        for wrong in computed(reference, module)[1]
    ]


def stages(graph: Graph) -> Iterator[tuple[str, ModuleOp]]:
    """The module at every level, for two devices; equal texts only once."""
    seen: set[str] = set()
    for device in DEVICES:
        module = parse_module(graph.text())
        for stage in LEVELS:
            module = pipelines.run(module, stage, device)
            text = print_module(module)
            if text not in seen:
                seen.add(text)
                yield f"{stage} for {device}", module


def text_errors(graph: Graph, _: Sequence[Array]) -> list[str]:
    """The stages whose text, in one of its two forms, parses to another text."""
    found: list[str] = []
    for stage, module in stages(graph):
        text = print_module(module)
        for form in ("own", "generic"):
            written = text if form == "own" else print_module(module, generic=True)
            again = parse_module(written)
            verify_module(again)
            if print_module(again) != text:
                found.append(f"{stage}: another text once its {form} form is parsed")
    return found


def random_order(rng: random.Random) -> list[str]:
    """Passes to the loop level in a random legal order, some of them several times or never."""
    tidying = lambda: rng.choices(TIDYING, k=rng.randint(0, 2))  # noqa: E731
    first = rng.choices(GRAPH_PASSES, k=rng.randint(0, 7))
    # Composites can't be lowered: they must be decomposed.
    needed = ["decompose", *tidying()]
    last = [
        each
        for each in ("match-epilogues", "chain-products", "lower-products", "share-launches")
        if rng.random() < 0.7
    ]
    rng.shuffle(last)
    planned = ["plan-memory"] if rng.random() < 0.5 else []
    lowering = ["fuse-vertical", *tidying(), "lower-to-loop", *tidying()]
    return [*first, *needed, *lowering, *last, *tidying(), *planned]


def order_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The differences from the reference after passes in a random order. In half of the runs, the module is printed and
    parsed between passes."""
    reference = Reference.of(graph, inputs)
    rng = seed_of(inputs)
    device, order, through_text = rng.choice(DEVICES), random_order(rng), rng.random() < 0.5
    module, context = reference.module.clone(), new_context()
    told = f"for {device}, {'text between ' if through_text else ''}{' '.join(order)}"
    try:
        for name in order:
            step = PlanMemory() if name == "plan-memory" else pipelines.make(name, device)
            step.apply(context, module)
            verify_module(module)
            if through_text:
                module = parse_module(print_module(module))
        return [f"order: {wrong} ({told})" for wrong in computed(reference, module)[1]]
    except SourceError as error:
        return [f"refused: {error} ({told})"]
    except Exception as error:
        return [f"{type(error).__name__}: {error} ({told})"]
