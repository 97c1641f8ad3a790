"""The results of `f.lower(...)` and `f.explain(...)`: every stage as text, and a report of fusion."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted
from mlfuse.diagnostics.remarks import Remarks
from mlfuse.driver import pipelines
from mlfuse.driver.executable import plan_text, stage_text
from mlfuse.driver.report import FusionReport, Totals, fusion_report
from mlfuse.explain.history import Observation, observe
from mlfuse.explain.why import Answer, explain
from mlfuse.passes.inline import COMPOSITE, GRADIENT
from mlfuse.passes.plans.session import SavedPlan
from mlfuse.passes.utils.ledger import Entry


@dataclass(frozen=True)
class Lowered:
    """A function that is traced for certain arguments, but not compiled."""

    module: ModuleOp
    """The traced graph."""
    target: str
    """The name of the device description that stages are made for."""
    precision: str
    saved: SavedPlan | None = None
    """The plan to use."""

    def stage(self, name: str) -> str:
        """The text of a stage: `graph`, `fused`, `loop`, `kernel`, `host` or `source`."""
        if name not in pipelines.STAGES:
            raise MlfuseError(
                f"unknown stage {name!r}, expected one of: {', '.join(pipelines.STAGES)}"
            )
        module = self.module if name == "graph" else run_alone(self.module)
        return stage_text(module, name, self.target, precision=self.precision, plan=self.saved)

    @property
    def plan(self) -> str:
        """The plan of fusions, as text that can be edited and passed to `mlfuse.jit(..., plan=)`."""
        return plan_text(self.module, self.target, self.target, self.precision, self.saved)

    def __str__(self) -> str:
        return "\n".join(f"// {name}\n{self.stage(name)}" for name in pipelines.STAGES)


@dataclass(frozen=True)
class Explanation:
    """What fusion did to a function, for certain arguments; `str(...)` is a text."""

    name: str
    report: FusionReport
    """Launches, calls and bytes, with a kernel for every op and with fusion."""
    entries: tuple[Entry, ...]
    """The launches and calls, each with the bytes that it moves."""
    remarks: Remarks
    """Every decision, with the place in the user's source."""
    observation: Observation = field(repr=False)
    """What became of each op."""
    lowered: Lowered = field(repr=False)
    """The traced function that this explains."""

    @staticmethod
    def of(
        name: str, module: ModuleOp, target: str, precision: str, saved: SavedPlan | None = None
    ) -> Explanation:
        """The explanation of a traced function; if a plan `saved` is given, it is used."""
        lowered = Lowered(module, target, precision, saved)
        module = run_alone(module)
        seen = observe(module, "main", target, precision, saved)
        report = fusion_report(module, target, precision, saved)
        return Explanation(name, report, tuple(seen.entries), seen.remarks, seen, lowered)

    def explain(self, one: str, other: str | None = None) -> Answer:
        """Whether one kernel computes two ops, and why or why not; or all decisions about one op. Ops are named as for
        `Executable.explain`: `f.explain(x).explain("exp", "train.py:12")`."""
        return explain(self.observation, one, other)

    why = explain
    """Another name of `explain`."""

    @property
    def plan(self) -> str:
        """The plan of fusions, as text that can be edited and passed as `plan=`."""
        return self.lowered.plan

    def _repr_html_(self) -> str:
        """The report (docs/report.md), in notebooks; nothing is timed."""
        from mlfuse.explain.report.build import build_report
        from mlfuse.explain.report.page import framed, page_of

        own = self.lowered
        report = build_report(
            run_alone(own.module),
            title=self.name,
            device=own.target,
            precision=own.precision,
            plan=own.saved,
            python=True,
        )
        return framed(page_of(report))

    @cached_property
    def _lines(self) -> list[str]:
        before, after = self.report.before, self.report.after
        lines = [
            f"{self.name}: {self.report.ops} ops",
            f"  every op by itself: {_totals(before)}",
            f"  fused:              {_totals(after)}",
        ]
        for entry in self.entries:
            kind = "call  " if entry.is_call else "launch"
            lines.append(f"  {kind} {entry.name}: {entry.planned:,} bytes")
        return [*lines, *(remark.render() for remark in self.remarks)]

    def __str__(self) -> str:
        return "\n".join(self._lines)


def run_alone(module: ModuleOp) -> ModuleOp:
    """A copy of a module without the functions that no call runs: gradients of composites."""
    copy = module.clone()
    for op in list(copy.ops):
        if not isinstance(op, FuncOp):
            continue
        op.attributes.pop(GRADIENT, None)
        if op.sym_name.data != "main" and COMPOSITE not in op.attributes:
            op.detach()
            op.erase()
    return copy


def _totals(totals: Totals) -> str:
    return f"{counted(totals.launches, 'launch', 'launches')}, {counted(totals.calls, 'library call')}, {totals.nbytes:,} bytes"
