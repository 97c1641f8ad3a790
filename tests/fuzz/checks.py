"""What must hold of any graph, checked without knowing what it computes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from arrays import laid_out
from reference import Evaluation, Reference, disagreement, main_of
from slack import slack
from typed_graph import Grade, Graph
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.context import new_context
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.interpreter import NumpyInterpreter, run_module
from mlfuse.parsing import parse_module, verify_module
from mlfuse.passes.fuse_vertical import FuseVertical
from mlfuse.passes.lower_to_loop import LowerToLoop
from mlfuse.passes.plan_memory import PlanMemory
from mlfuse.printing import print_module

PLANS: dict[str, dict[str, Any]] = {
    "cpu": {"device": "cpu"},
    "sm_90": {"device": "sm_90"},
    "unfused": {"device": "cpu", "max_ops": 1},
}
"""Ways to the loop level: the plans for two devices, and a kernel for each op; those that are the same
are taken once. The first is run with a memory plan too, in which donated arguments are written."""


def results_of(executable: mlfuse.Executable, inputs: Sequence[Array]) -> list[Array]:
    """Always a list."""
    return [np.asarray(each) for each in executable.run(*inputs)]


def unfused(module: ModuleOp) -> ModuleOp:
    """The module at the fused stage with a kernel for each op, in place."""
    context = new_context()
    *common, _ = pipelines.passes_to("fused", "cpu")
    # Twice, so that nothing is left to simplify in a fusion of its own.
    for each in (*common, *common, FuseVertical(device="cpu", max_ops=1)):
        each.apply(context, module)
    return module


def lowered(source: ModuleOp) -> Iterator[tuple[str, ModuleOp]]:
    """The module at the loop level, by every one of the `PLANS`."""
    context = new_context()
    module = source.clone()
    *common, _ = pipelines.passes_to("fused", "cpu")
    for each in common:
        each.apply(context, module)
    seen: list[ModuleOp] = []
    for plan, options in PLANS.items():
        fused = module.clone()
        FuseVertical(**options).apply(context, fused)
        if any(fused.is_structurally_equivalent(each) for each in seen):
            continue
        seen.append(fused.clone())
        LowerToLoop().apply(context, fused)
        verify_module(fused)
        yield plan, fused
        if plan == "cpu":
            PlanMemory().apply(context, fused)
            yield "planned", fused


def interpreted_errors(graph: Graph, inputs: Sequence[Array], seed: int = 0) -> list[str]:
    """What is wrong with any way to the loop level, by the NumPy interpreter.

    Every way gives the reference's values, and all give the same bits where no sum's order counts.
    """
    reference = Reference(graph, inputs, seed)
    first: list[Array] | None = None
    found: list[str] = []
    for plan, module in lowered(reference.module):
        results = run_module(module, "main", laid_out(graph, inputs))
        got = [_as_declared(each, reference.values[value.name])
               for each, value in zip(results, graph.results, strict=True)]  # fmt: skip
        found += [f"{plan}: {each}" for each in reference.check(graph.results, got)]
        if first is None:
            first = got
        found += [f"{plan}: {each}" for each in bit_errors(graph, got, first)]
    return found


def bit_errors(graph: Graph, got: Sequence[Array], want: Sequence[Array]) -> list[str]:
    """The same bits from two plans for one target, where no sum's order is involved."""
    found = [
        disagreement(f"{value.name}, of two plans", one, other, None)
        for value, one, other in zip(graph.results, got, want, strict=True)
        if value.grade < Grade.PLAN
    ]
    return [each for each in found if each is not None]


def local_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """Compile the graph with every value a result, and hold each op to its own operands' values.

    However ill conditioned the whole is, an op's error given what it read must be within its slack.
    Composites have none of their own: they are held to the reference elsewhere.
    """
    every = [each.result for each in graph.statements]
    observed = Graph(graph.arguments, graph.statements, every)
    text = observed.text()
    inputs = laid_out(graph, inputs)
    values = {value.name: x.copy() for value, x in zip(graph.arguments, inputs, strict=True)}
    got = results_of(mlfuse.compile(text, "cpu"), inputs)
    values |= dict(zip([value.name for value in every], got, strict=True))
    module = parse_module(text)
    evaluation = Evaluation(NumpyInterpreter(module))
    found: list[str | None] = []
    for op in main_of(module).body.block.ops:
        if not op.results:
            break
        name = op.results[0].name_hint or ""
        if observed.values()[name].grade > Grade.EXACT and _is_composite(graph, name):
            continue
        args = [values[operand.name_hint or ""] for operand in op.operands]
        want = evaluation.result(op, args)
        with np.errstate(all="ignore"):
            room = slack(op, args, want)
        found.append(disagreement(f"{name} = {op.name}", values[name], want, room))
    return [each for each in found if each is not None]


def _is_composite(graph: Graph, name: str) -> bool:
    from mlfuse.dialects.graph import COMPOSITES

    op = next(each.name for each in graph.statements if each.result.name == name)
    return op in {each.name for each in COMPOSITES}


def stage_errors(
    graph: Graph, executable: mlfuse.Executable, reference: Reference, inputs: Sequence[Array]
) -> list[str]:
    """Each stage's text parses back to the same text; fused and loop compute what the graph does."""
    found: list[str] = []
    for stage in ("graph", "fused", "loop", "kernel"):
        text = executable.stage(stage)
        module = parse_module(text)
        if print_module(module) != text:
            found.append(f"the {stage} stage prints otherwise once parsed back")
        if stage in ("fused", "loop"):
            got = run_module(module, "main", laid_out(graph, inputs))
            wanted = [reference.values[value.name] for value in graph.results]
            signed = [_as_declared(each, want) for each, want in zip(got, wanted, strict=True)]
            found += [f"{stage}: {each}" for each in reference.check(graph.results, signed)]
    return found


def _as_declared(array: Array, want: Array) -> Array:
    """Below the graph integers are signless."""
    return array.view(want.dtype) if want.dtype.kind == "u" else array


def errors_of(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """All that is wrong with how a graph is compiled for the CPU."""
    reference = Reference(graph, inputs)
    executable = mlfuse.compile(graph.text(), "cpu")
    got = results_of(executable, laid_out(graph, inputs))
    found = [f"cpu: {each}" for each in reference.check(graph.results, got)]
    apart = mlfuse.compile(unfused(parse_module(graph.text())), "cpu")
    alone = results_of(apart, laid_out(graph, inputs))
    found += bit_errors(graph, got, alone)
    found += [f"unfused: {each}" for each in reference.check(graph.results, alone)]
    found += stage_errors(graph, executable, reference, inputs)
    return found + [f"alone: {each}" for each in local_errors(graph, inputs)]
