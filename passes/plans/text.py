"""Writes plans as text and reads them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect

from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.passes.plans.marks import PLAN
from mlfuse.passes.plans.session import SavedPlan

_HEADER = """\
// A plan: the graph before fusion, and the decision about each op (docs/plans.md).
// mlfuse.group names the kernel that computes an op. To move an op, write another kernel's name.
// For a kernel of its own, write a new name or remove the attribute. Then run: mlfuse-opt --use-plan=FILE ...
"""


def text_of(plan: ModuleOp) -> str:
    """A plan's text."""
    from mlfuse.ir.printing import print_module

    return _HEADER + print_module(plan)


PlanSource = str | Path | ModuleOp | SavedPlan
"""What every frontend takes as `plan=`: a path, text (`exe.plan`), a module, or a plan read earlier."""


def read_plan(source: PlanSource, dialects: Sequence[Dialect] = ()) -> SavedPlan:
    """A plan from a path, text or a module; MlfuseError if it can't be read, or isn't a plan."""
    from mlfuse.ir.context import new_context
    from mlfuse.ir.parsing import parse_module, read_text
    from mlfuse.ir.verify import verify_module

    if isinstance(source, SavedPlan):
        return source
    if isinstance(source, ModuleOp):
        return _checked(SavedPlan(source), "the module")
    if not isinstance(source, str | Path):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise MlfuseError(
            f"a {type(source).__name__} isn't a plan; pass a path, text (exe.plan) or a module"
        )
    is_text = isinstance(source, str) and ("\n" in source or "{" in source)
    name = "<plan>" if is_text else str(source)
    text = str(source) if is_text else read_text(Path(source))
    plan = SavedPlan(parse_module(text, name, ctx=new_context(dialects)), text)
    try:
        verify_module(plan.module)
    except SourceError as error:
        line = plan.line(error.place) if error.place is not None else None
        raise SourceError(error.message, error.place, line) from error
    return _checked(plan, name)


def _checked(plan: SavedPlan, name: str) -> SavedPlan:
    if PLAN not in plan.module.attributes:
        raise MlfuseError(
            f"{name} isn't a plan: its module has no {PLAN}; --save-plan writes plans"
        )
    return plan
