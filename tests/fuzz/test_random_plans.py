"""Plans of random graphs: used, they give the text of the run that saved them; edited at random, and with
random marks on ops, they are refused with a place and a reason, or compute what NumPy does.

A long run is by seed: `MLFUSE_FUZZ_SECONDS=1800 pytest -s -m slow tests/fuzz/test_random_plans.py`.
"""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from arrays import laid_out, random_inputs
from graphs import random_graph
from minimal import problems_of
from reference import Reference
from typed_graph import Graph
from xdsl.dialects.builtin import ModuleOp, StringAttr, UnitAttr

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.driver import pipelines
from mlfuse.errors import MlfuseError, SourceError
from mlfuse.interpreter import run_module
from mlfuse.parsing import parse_module
from mlfuse.passes.plans.session import Session, session
from mlfuse.passes.plans.text import read_plan, text_of
from mlfuse.printing import print_module

GROUP = re.compile(r'mlfuse\.group = (\[[^\]]*\]|"\w+")')
MARKS = ("no_fuse", "must_fuse", "group = a", "group = a", "group = b", "apart = c")
Checked = Callable[[Graph, Sequence[Array]], list[str]]


def lowered(text: str, device: str, plan: str | None = None) -> tuple[ModuleOp, str]:
    """The module at the loop level, fused as a plan says if there is one, and the plan."""
    used = None if plan is None else read_plan(plan)
    opened = Session(device, "default", used, saves=True)
    module = parse_module(text)
    with session(opened):
        pipelines.run(module, "loop", device)
    return module, text_of(opened.saved())


def wrong(graph: Graph, inputs: Sequence[Array], module: ModuleOp) -> list[str]:
    """Where a module doesn't compute what the graph means."""
    reference = Reference(graph, inputs)
    results = run_module(module, "main", laid_out(graph, inputs))
    wanted = [reference.values[value.name] for value in graph.results]
    got = [
        each.view(want.dtype) if want.dtype.kind == "u" else each
        for each, want in zip(map(np.asarray, results), wanted, strict=True)
    ]
    return reference.check(graph.results, got)


def edited(plan: str, rng: random.Random) -> str:
    """A plan with one or two groups changed: to a neighbour's mostly, so that some are legal."""
    for _ in range(rng.randint(1, 2)):
        spots = list(GROUP.finditer(plan))
        if not spots:
            break
        number = rng.randrange(len(spots))
        near = [spot[1] for spot in spots[max(0, number - 2) : number + 3]]
        new = rng.choice([*near, '"elsewhere"', '["here", "there"]'])
        plan = plan[: spots[number].start(1)] + new + plan[spots[number].end(1) :]
    return plan


def seed_of(inputs: Sequence[Array]) -> random.Random:
    """Random numbers that follow from what a graph is given."""
    return random.Random(b"".join(each.tobytes() for each in inputs))


def inexact(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """Where a plan that is used gives another text than the run that saved it."""
    found: list[str] = []
    for device in ("cpu", "sm_90"):
        module, plan = lowered(graph.text(), device)
        again, same = lowered(graph.text(), device, plan)
        if print_module(again) != print_module(module):
            found.append(f"{device}: another text")
        if same != plan:
            found.append(f"{device}: another plan")
    return found


def edited_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """What is wrong with what an edited plan leads to."""
    rng = seed_of(inputs)
    device = rng.choice(("cpu", "sm_90"))
    _, plan = lowered(graph.text(), device)
    try:
        module, _ = lowered(graph.text(), device, edited(plan, rng))
    except MlfuseError as error:
        return [] if isinstance(error, SourceError) and error.place else [f"no place: {error}"]
    return wrong(graph, inputs, module)


def marked_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """What is wrong with what marks lead to."""
    rng = seed_of(inputs)
    module = parse_module(graph.text())
    ops = [op for op in module.walk() if isinstance(op, GraphOp)]
    for op in rng.sample(ops, min(len(ops), rng.randint(1, 4))):
        name, _, value = rng.choice(MARKS).partition(" = ")
        op.attributes[f"mlfuse.{name}"] = StringAttr(value) if value else UnitAttr()
    try:
        pipelines.run(module, "loop", rng.choice(("cpu", "sm_90")))
    except MlfuseError as error:
        return [] if isinstance(error, SourceError) and error.place else [f"no place: {error}"]
    return wrong(graph, inputs, module)


CHECKS = (inexact, edited_errors, marked_errors)


def problems(check: Checked, seed: int) -> list[str]:
    """Of a seed's graph, with its text where there are some."""
    graph = random_graph(seed, ops=10, parts=2)
    found = problems_of(check, graph, random_inputs(graph, seed))
    return [f"seed {seed}", *found, graph.text()] if found else []


@pytest.mark.usefixtures("verified_by_stage")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_plans_of_random_graphs(check: Checked) -> None:
    found = [line for seed in range(3) for line in problems(check, seed)]
    assert not found, "\n".join(found)


@pytest.mark.usefixtures("verified_by_stage")
def test_some_edits_are_taken_and_some_refused() -> None:
    """Else the tests above would show nothing."""
    verdicts: set[bool] = set()
    for seed in range(12):
        if verdicts == {True, False}:
            break
        text = random_graph(seed, ops=8, parts=1).text()
        _, plan = lowered(text, "cpu")
        new = edited(plan, random.Random(seed))
        if new == plan:
            continue
        try:
            lowered(text, "cpu", new)
            verdicts.add(True)
        except MlfuseError:
            verdicts.add(False)
    assert verdicts == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_many_plans_of_random_graphs(check: Checked) -> None:
    end = time.monotonic() + float(os.environ.get("MLFUSE_FUZZ_SECONDS", "900"))
    start = seed = int(os.environ.get("MLFUSE_FUZZ_START", "1000"))
    failures: list[str] = []
    while time.monotonic() < end:
        failures += problems(check, seed)
        seed += 1
    print(f"{seed - start} graphs, {len(failures)} lines of failures")
    assert not failures, "\n".join(failures)
