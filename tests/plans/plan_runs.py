"""Fusing with plans that are saved and used, for the tests of plans."""

from __future__ import annotations

from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.passes.plans.session import Session, session
from mlfuse.passes.plans.text import read_plan, text_of


def saved(text: str, stage: str = "loop", device: str = "cpu") -> tuple[str, str]:
    """The text of a stage, and the plan."""
    return _run(text, Session(device, "default", saves=True), stage)


def used(text: str, plan: str, stage: str = "loop", device: str = "cpu") -> tuple[str, str]:
    """The text of a stage that is fused as a plan says, and the plan, saved again."""
    return _run(text, Session(device, "default", read_plan(plan), saves=True), stage)


def _run(text: str, opened: Session, stage: str) -> tuple[str, str]:
    module = parse_module(text, "in.mlir")
    with session(opened):
        pipelines.run(module, stage, opened.device)
    return print_module(module), text_of(opened.saved())


def kernels(text: str) -> list[str]:
    """The names of the fusions in a text."""
    return [line.split('"')[1] for line in text.splitlines() if "graph.fusion" in line]
