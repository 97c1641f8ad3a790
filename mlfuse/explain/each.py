"""The result of `mlfuse.compile_each`: a compiled function over lists that also gives its reasons and its report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp

from mlfuse.driver.compile import CompileOptions
from mlfuse.driver.each import CompiledLists, compile_lists
from mlfuse.passes.plans.text import PlanSource
from mlfuse.passes.utils.pattern_pass import OwnPass
from mlfuse.passes.utils.precision import DEFAULT

if TYPE_CHECKING:
    from mlfuse.explain.history import Observation
    from mlfuse.explain.report.model import Report
    from mlfuse.explain.why import Answer


@dataclass
class EachExecutable(CompiledLists):
    """A compiled function over lists of tensors (see `CompiledLists`), with its stages and reasons."""

    def explain(self, one: str, other: str | None = None) -> Answer:
        """As `Executable.explain`."""
        from mlfuse.explain.why import explain

        return explain(self._observation, one, other)

    @cached_property
    def _observation(self) -> Observation:
        from mlfuse.explain.history import observe

        return observe(
            self.source, self.function, self.target, self.precision, self._saved, self.passes
        )

    def report(self, *, sources: Mapping[str, str] | None = None) -> Report:
        """Everything about the function as data (docs/report.md); nothing is timed."""
        from mlfuse.explain.report.build import build_report

        title = f"@{self.function} over lists"
        return build_report(self.source, title=title, device=self.target, sources=sources)

    def _repr_html_(self) -> str:
        """The report, in notebooks."""
        from mlfuse.explain.report.page import framed, page_of

        return framed(page_of(self.report()))


def compile_each(
    source: str | Path | ModuleOp,
    device: str | None = None,
    function: str = "main",
    *,
    plan: PlanSource | None = None,
    precision: str = DEFAULT,
    passes: Sequence[OwnPass] = (),
    stored: bool = False,
) -> EachExecutable:
    """Compile a function some of whose arguments are marked `mlfuse.each`.

    `plan`, `precision`, `passes` and `stored` are as for `mlfuse.compile`. There is one kernel, so a plan has nothing to
    change.
    MlfuseError, with the place, for any mistake in the source, and for an op in it that can't be
    done for tensors of any shape.
    """
    options = CompileOptions(
        device, function, plan=plan, precision=precision, passes=passes, stored=stored
    )
    made = compile_lists(source, options)
    return EachExecutable(**{each.name: getattr(made, each.name) for each in fields(made)})
