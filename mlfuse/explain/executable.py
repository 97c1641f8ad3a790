"""The result of `mlfuse.compile`: a compiled function that also gives its reasons and its report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect

from mlfuse.dialects.dtypes import Array
from mlfuse.driver.compile import CompileOptions, compile_function
from mlfuse.driver.executable import CompiledFunction
from mlfuse.passes.placement import boundaries
from mlfuse.passes.plans.text import PlanSource
from mlfuse.passes.utils.pattern_pass import OwnPass
from mlfuse.passes.utils.precision import DEFAULT
from mlfuse.runtime.cpu.entry import quick

if TYPE_CHECKING:
    from mlfuse.explain.history import Observation
    from mlfuse.explain.report.model import Report
    from mlfuse.explain.why import Answer


@dataclass(frozen=True)
class Executable(CompiledFunction):
    """A compiled function (see `CompiledFunction`), with its stages, reasons and report."""

    def explain(self, one: str, other: str | None = None) -> Answer:
        """Whether one kernel computes two ops, and why or why not; or all facts about one op.

        An op is named by its kind (`graph.exp`, `exp#2` for the second), its result (`%y`), its line
        (`model.mlir:7`, `7`, a line of Python) or its node in a model. `str` gives the answer in words.
        MlfuseError, with similar names, if there is no such op. The first question takes about as
        long as planning the kernels did, because the passes run again under observation.
        """
        from mlfuse.explain.why import explain

        return explain(self._observation, one, other)

    @cached_property
    def _observation(self) -> Observation:
        from mlfuse.explain.history import observe

        self._check_graph("there is nothing to explain")
        target = self._planned_for or self.target
        found = observe(
            self.source, self.function, target, self.precision, self._saved, self.passes
        )
        found.remarks += self.remarks.filter(rule=["guard.*", "autotune.*"])
        found.add_placement(self.remarks.filter(rule=boundaries.RULE))
        return found

    def report(self, *args: object, sources: Mapping[str, str] | None = None) -> Report:
        """Everything about the function as data: stages, kernels, remarks, all linked (docs/report.md).

        Times are measured if arguments are given. `sources` are texts to show, by the file names in
        places. `mlfuse.show` writes it as a page.
        """
        from mlfuse.explain.report.executables import of_executable

        return of_executable(self, self._planned_for or self.target, args, sources)

    @cached_property
    def _page(self) -> str:
        from mlfuse.explain.report.page import framed, page_of

        return framed(page_of(self.report()))

    def _repr_html_(self) -> str:
        """The report, in notebooks."""
        return self._page


def compile(
    source: str | Path | ModuleOp,
    device: str | None = None,
    function: str = "main",
    *,
    dialects: Sequence[Dialect] = (),
    target: str | None = None,
    precision: str = DEFAULT,
    autotune: bool = False,
    bound: Sequence[Array] = (),
    plan: PlanSource | None = None,
    passes: Sequence[OwnPass] = (),
    stored: bool = False,
    devices: Sequence[str] = (),
) -> Executable:
    """Compile one function of a module.

    `source` is a path, MLIR text or a module (which is not changed). `device` is `interpreter`,
    `cpu` or `cuda`; by default the best available. `dialects` are those of other packages, whose
    ops the text may use. `target` is the description of the device, by name or by path, if it isn't
    the device's own. `precision` is `default`, or `strict`: contractions are called as written
    (docs/numerics.md). `autotune` times some schedules of each kernel on the device and keeps the fastest
    (docs/running.md); if the signature has `?` dims that happens at the first call, for its sizes.
    `bound` are the values of the last arguments, which callers don't pass: a model's weights. `plan` is a
    saved plan, a path, text or module, that decides the fusions (docs/plans.md). `passes` are your own, each run
    where the module is at the level that it takes (docs/pipelines.md). `stored` keeps the compiled function on disk: a
    later process that compiles the same loads it, and no pass runs (docs/running.md). `devices` are further devices, such
    as `cuda`, that ops without a mark may be on (docs/placement.md).
    MlfuseError, with the place, for any mistake in the source.
    """
    options = CompileOptions(
        device,
        function,
        dialects,
        target,
        precision,
        autotune,
        bound,
        plan,
        passes,
        stored=stored,
        devices=devices,
    )
    made = compile_function(source, options)
    values = {each.name: getattr(made, each.name) for each in fields(made)}
    if (learned := made.learned_calls) is None:
        return Executable(**values)
    executable = quick(Executable)(**values)
    learned.bind(executable)
    return executable
