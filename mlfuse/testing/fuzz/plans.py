"""Checks of plans of random graphs. A saved plan must give the text of the run that saved it. A randomly edited plan,
or random marks on ops, must be refused with a place and a reason, or compute what NumPy does."""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Sequence

from xdsl.dialects.builtin import ModuleOp, StringAttr, UnitAttr

from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.diagnostics.remarks import FusionWarning
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.passes.plans.session import Session, session
from mlfuse.passes.plans.text import read_plan, text_of
from mlfuse.testing.fuzz.checks import computed, seed_of
from mlfuse.testing.fuzz.reference import Reference
from mlfuse.testing.fuzz.typed_graph import Graph

GROUP = re.compile(r'mlfuse\.group = (\[[^\]]*\]|"\w+")')
MARKS = ("no_fuse", "must_fuse", "group = a", "group = a", "group = b", "apart = c")


def lowered(text: str, device: str, plan: str | None = None) -> tuple[ModuleOp, str]:
    """The module at the loop level, fused by the given plan if there is one, and the saved plan."""
    used = None if plan is None else read_plan(plan)
    opened = Session(device, "default", used, saves=True)
    module = parse_module(text)
    with session(opened):
        pipelines.run(module, "loop", device)
    return module, text_of(opened.saved())


def edited(plan: str, rng: random.Random) -> str:
    """A plan with one or two groups changed, mostly to that of a neighbor, so that some changes are legal."""
    for _ in range(rng.randint(1, 2)):
        spots = list(GROUP.finditer(plan))
        if not spots:
            break
        number = rng.randrange(len(spots))
        near = [spot[1] for spot in spots[max(0, number - 2) : number + 3]]
        new = rng.choice([*near, '"elsewhere"', '["here", "there"]'])
        plan = plan[: spots[number].start(1)] + new + plan[spots[number].end(1) :]
    return plan


def saved_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The devices for which a saved plan gives another text or another plan than the run that saved it."""
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
    """The problems with a randomly edited plan: an error without a place, or wrong results."""
    rng = seed_of(inputs)
    device = rng.choice(("cpu", "sm_90"))
    _, plan = lowered(graph.text(), device)
    try:
        module, _ = lowered(graph.text(), device, edited(plan, rng))
    except MlfuseError as error:
        return [] if isinstance(error, SourceError) and error.place else [f"no place: {error}"]
    return computed(Reference.of(graph, inputs), module)[1]


def marked_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The problems with random marks: an error without a place, or wrong results."""
    rng = seed_of(inputs)
    module = parse_module(graph.text())
    ops = [op for op in module.walk() if isinstance(op, GraphOp)]
    for op in rng.sample(ops, min(len(ops), rng.randint(1, 4))):
        name, _, value = rng.choice(MARKS).partition(" = ")
        op.attributes[f"mlfuse.{name}"] = StringAttr(value) if value else UnitAttr()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", FusionWarning)  # many marks have no effect
            pipelines.run(module, "loop", rng.choice(("cpu", "sm_90")))
    except MlfuseError as error:
        return [] if isinstance(error, SourceError) and error.place else [f"no place: {error}"]
    return computed(Reference.of(graph, inputs), module)[1]


CHECKS = (saved_errors, edited_errors, marked_errors)
