"""Checks that hold for every graph, whatever it computes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.explain.executable import Executable, compile
from mlfuse.interpreter import NumpyInterpreter, run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.fuse_vertical import FuseVertical
from mlfuse.passes.lower_to_loop import LowerToLoop
from mlfuse.passes.plan_memory import PlanMemory
from mlfuse.passes.utils.levels import LEVELS
from mlfuse.passes.utils.planned_for import PLANNED_FOR
from mlfuse.testing.fuzz.arrays import laid_out
from mlfuse.testing.fuzz.reference import Evaluation, Reference, disagreement, main_of
from mlfuse.testing.fuzz.slack import slack
from mlfuse.testing.fuzz.typed_graph import Grade, Graph

PLANS: dict[str, dict[str, Any]] = {
    "cpu": {"device": "cpu"},
    "sm_90": {"device": "sm_90"},
    "unfused": {"device": "cpu", "max_ops": 1},
}
"""Options of `--fuse-vertical`: the plans for two devices, and a kernel for each op. Equal plans are lowered once. The
first plan is also run with a memory plan, which lets kernels write donated arguments."""


def seed_of(inputs: Sequence[Array]) -> random.Random:
    """A random generator seeded with a graph's inputs."""
    return random.Random(b"".join(each.tobytes() for each in inputs))


def computed(reference: Reference, module: ModuleOp) -> tuple[list[Array], list[str]]:
    """The interpreter's results of a module at any level, and the differences from the reference."""
    graph = reference.graph
    results = run_module(module, "main", laid_out(graph, reference.inputs))
    got = [_as_declared(np.asarray(each), reference.values[value.name])
           for each, value in zip(results, graph.results, strict=True)]  # fmt: skip
    return got, reference.check(graph.results, got)


def results_of(executable: Executable, inputs: Sequence[Array]) -> list[Array]:
    """The results of an executable, always as a list."""
    return [np.asarray(each) for each in executable.run(*inputs)]


def unfused(module: ModuleOp) -> ModuleOp:
    """Bring a module to the fused level, with a kernel for each op; the module is changed and returned."""
    context = new_context()
    *common, _ = pipelines.passes_to("fused", "cpu")
    # Twice, so that no fusion of one op is left to simplify.
    for each in (*common, *common, FuseVertical(device="cpu", max_ops=1)):
        each.apply(context, module)
    return module


def lowered(source: ModuleOp) -> Iterator[tuple[str, ModuleOp]]:
    """The module at the loop level, for each different plan of `PLANS` and for the memory plan, with the plan's
    name."""
    context = new_context()
    module = source.clone()
    *common, _ = pipelines.passes_to("fused", "cpu")
    for each in common:
        each.apply(context, module)
    module.attributes.pop(PLANNED_FOR, None)  # joined contractions are taken as they are
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


def interpreted_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """Run the module of each plan of `lowered` with the NumPy interpreter and return the differences.

    Each must give the reference's values. All must give the same bits, except where the order of a sum counts.
    """
    reference = Reference.of(graph, inputs)
    first: list[Array] | None = None
    found: list[str] = []
    for plan, module in lowered(reference.module):
        got, wrong = computed(reference, module)
        found += [f"{plan}: {each}" for each in wrong]
        if first is None:
            first = got
        found += [f"{plan}: {each}" for each in bit_errors(graph, got, first)]
    return found


def bit_errors(graph: Graph, got: Sequence[Array], want: Sequence[Array]) -> list[str]:
    """The results of two plans for one target whose bits differ, though no order of a sum is involved."""
    found = [
        disagreement(f"{value.name}, of two plans", one, other, None)
        for value, one, other in zip(graph.results, got, want, strict=True)
        if value.grade < Grade.PLAN
    ]
    return [each for each in found if each is not None]


def local_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """Compile the graph with every value as a result, and compare each op's result with the reference's for the
    operands that the op read.

    The error of one op must be within its slack, however ill conditioned the whole graph is. Composites that aren't
    exact have no slack: other checks compare them with the reference.
    """
    every = [each.result for each in graph.statements]
    observed = Graph(graph.arguments, graph.statements, every)
    text = observed.text()
    inputs = laid_out(graph, inputs)
    values = {value.name: x.copy() for value, x in zip(graph.arguments, inputs, strict=True)}
    got = results_of(compile(text, "cpu"), inputs)
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


def stage_errors(executable: Executable, reference: Reference) -> list[str]:
    """Check that each stage's text parses to the same text, and that the fused and loop stages compute what the graph
    does."""
    found: list[str] = []
    for stage in LEVELS:
        text = executable.stage(stage)
        module = parse_module(text)
        if print_module(module) != text:
            found.append(f"the {stage} stage prints otherwise once parsed back")
        if stage in ("fused", "loop"):
            found += [f"{stage}: {each}" for each in computed(reference, module)[1]]
    return found


def host_errors(
    executable: Executable, inputs: Sequence[Array], want: Sequence[Array]
) -> list[str]:
    """Run the text of the host level with its interpreter. The compiled host function has the same kernels, so it gave the
    same bits, `want`."""
    host = compile(executable.stage("host"), "interpreter")
    got = results_of(host, inputs)
    return [
        f"host: result {number} has other bits than the compiled host function's"
        for number, (one, other) in enumerate(zip(got, want, strict=True))
        if one.dtype != other.dtype or one.shape != other.shape or one.tobytes() != other.tobytes()
    ]


def constant_errors(
    reference: Reference, inputs: Sequence[Array], want: Sequence[Array]
) -> list[str]:
    """Compile the graph with some of its last arguments bound, and check the results. `want` are those of a function that is
    given all arguments. A library call may add in another order, since a bound matrix is packed for it."""
    graph = reference.graph
    can_be_bound = [value.is_static and not value.donated for value in reversed(graph.arguments)]
    most = next((n for n, can_be in enumerate(can_be_bound) if not can_be), len(can_be_bound))
    if not most:
        return []
    free = len(inputs) - seed_of(inputs).randint(1, most)
    constant = compile(graph.text(), "cpu", bound=[np.asarray(each) for each in inputs[free:]])
    got = results_of(constant, inputs[:free])
    found = [*reference.check(graph.results, got), *bit_errors(graph, got, want)]
    return [f"bound from argument {free}: {each}" for each in found]


def _as_declared(array: Array, want: Array) -> Array:
    """An array with the reference's dtype: integers below the graph level are signless."""
    return array.view(want.dtype) if want.dtype.kind == "u" else array


def errors_of(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """All differences between the graph compiled for the CPU and the reference."""
    reference = Reference.of(graph, inputs)
    executable = compile(graph.text(), "cpu")
    got = results_of(executable, laid_out(graph, inputs))
    found = [f"cpu: {each}" for each in reference.check(graph.results, got)]
    apart = compile(unfused(parse_module(graph.text())), "cpu")
    alone = results_of(apart, laid_out(graph, inputs))
    found += bit_errors(graph, got, alone)
    found += [f"unfused: {each}" for each in reference.check(graph.results, alone)]
    found += stage_errors(executable, reference)
    found += host_errors(executable, laid_out(graph, inputs), got)
    found += constant_errors(reference, laid_out(graph, inputs), got)
    return found + [f"alone: {each}" for each in local_errors(graph, inputs)]
