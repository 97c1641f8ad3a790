"""The reports of `mlfuse-opt` about decisions: remarks, `--explain`, and the summary of `-v`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mlfuse.cli.shield import UsageError
from mlfuse.diagnostics.filtering import Filter
from mlfuse.diagnostics.provenance import tag
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import Remarks, collect, discard

if TYPE_CHECKING:
    from mlfuse.driver.report import Totals
    from mlfuse.explain.history import Observation

_IMPORTS = ("inline", "import-stablehlo")
_VERDICTS = {"fused": (True,), "missed": (False,), "all": (True, False)}


class Tagger:
    """Names ops before the first pass that changes the graph, so that remarks can name their origin."""

    def __init__(self) -> None:
        self._done = False

    def before(self, each: ModulePass, module: ModuleOp) -> None:
        """A pass is about to run."""
        if not self._done and each.name not in _IMPORTS:
            self._done = True
            tag(module)

    def after(self, each: ModulePass, module: ModuleOp) -> None:
        """A pass has run."""


@dataclass
class Teller:
    """The reports of one command: its options, and the remarks collected for a file."""

    options: argparse.Namespace
    _lines: list[str] = field(default_factory=list[str])

    def __post_init__(self) -> None:
        options = self.options
        self.filter = Filter.of(" ".join(options.remarks_filter))
        if options.remarks is None and (options.remarks_filter or options.remarks_file):
            options.remarks = "all"
        if options.remarks is None and options.remarks_format != "text":
            options.remarks = "all"
        self.asked: list[str] = []
        if options.explain is not None:
            self.asked = [part.strip() for part in options.explain.split(",")]
            if not all(self.asked) or len(self.asked) > 2:
                raise UsageError(f"--explain={options.explain}: expected an op, or two: exp,%y")
            for flag in ("print_debuginfo", "split_input_file"):
                if getattr(options, flag):
                    raise UsageError(f"--explain and --{flag.replace('_', '-')}: leave one out")

    def collecting(self) -> AbstractContextManager[Remarks]:
        """Collects remarks if a flag uses them."""
        options = self.options
        wanted = options.remarks or self.asked or options.verify_diagnostics
        return collect() if wanted else nullcontext(Remarks())

    def observer(self, remarks: Remarks) -> Observation | Tagger | None:
        """The observer of the passes."""
        if self.asked:
            from mlfuse.explain.history import Observation

            return Observation(remarks)
        tagged = self.options.remarks and not self.options.print_debuginfo
        return Tagger() if tagged else None

    def show(self, remarks: Sequence[Remark]) -> None:
        """Print the selected remarks, or keep them for the file."""
        verdicts = _VERDICTS.get(self.options.remarks, ())
        for remark in remarks:
            if remark.fused not in verdicts or not self.filter.lets_through(remark):
                continue
            for line in self._said(remark):
                if self.options.remarks_file:
                    self._lines.append(line)
                else:
                    print(line, file=sys.stderr)

    def _said(self, remark: Remark) -> list[str]:
        if self.options.remarks_format == "json":
            from mlfuse.diagnostics.json import line_of

            return [line_of(remark)]
        lines = [remark.render()]
        if self.options.verbose:
            for op in remark.ops:
                result = f" {op.result}" if op.result else ""
                where = f", in {', '.join(op.kernels)}" if op.kernels else ""
                place = f"{op.place}: " if op.place else ""
                lines.append(f"{place}note: {op.role} {op.name}{result}{where}")
        return lines

    def finish(self) -> None:
        """Write the file of remarks."""
        if self.options.remarks_file:
            from mlfuse.cli.files import write

            write(Path(self.options.remarks_file), "".join(f"{line}\n" for line in self._lines))

    def answer(
        self, observation: Observation | Tagger | None, ctx: Context, module: ModuleOp
    ) -> str:
        """The answer to `--explain`; a copy of the module is lowered to loops if necessary, for its
        bytes."""
        from mlfuse.driver import pipelines
        from mlfuse.explain.history import Observation
        from mlfuse.explain.why import explain
        from mlfuse.passes.placement.nested import apply_to
        from mlfuse.passes.registry import STAGES

        assert isinstance(observation, Observation)
        if observation.planned and not observation.entries:
            copy = module.clone()
            for name in STAGES["loop"]:
                each = pipelines.make(name, self.options.device, self.options.precision)
                observation.before(each, copy)
                apply_to(each, copy, ctx)
                observation.after(each, copy)
        return f"{explain(observation, *self.asked)}\n"


@dataclass
class Summary:
    """`-v`: ops, kernels, launches and bytes, before and after."""

    options: argparse.Namespace
    _graph: ModuleOp | None = None

    def before(self, each: ModulePass, module: ModuleOp) -> None:
        """Keep a copy of the input graph."""
        if self._graph is None and each.name not in _IMPORTS:
            self._graph = module.clone()

    def after(self, each: ModulePass, module: ModuleOp) -> None:
        """A pass has run."""

    def line(
        self, name: str, passes: Sequence[ModulePass], module: ModuleOp, seconds: float
    ) -> str:
        """`model.mlir: 9 ops, 2 kernels; launches 9 -> 2, library calls 1 -> 1, bytes 1,234 -> 567; 0.12 s`."""
        from mlfuse.dialects.graph.base import GraphOp
        from mlfuse.dialects.kernel.ops import FuncOp as KernelFunc
        from mlfuse.dialects.loop.ops import KernelOp
        from mlfuse.driver import pipelines
        from mlfuse.driver.report import Totals, unfused
        from mlfuse.passes.utils.ledger import ledger_of

        graph = self._graph or module
        ops = sum(isinstance(op, GraphOp) for op in graph.walk())
        if all(each.name != "fuse-vertical" for each in passes):
            return f"{name}: {ops} ops; no pass of this command fuses; {seconds:.2f} s"
        options = self.options
        if any(isinstance(op, KernelFunc) for op in module.walk()):
            copy = pipelines.run(graph.clone(), "loop", options.device, precision=options.precision)
        else:
            copy = pipelines.run(
                module.clone(), "loop", options.device, precision=options.precision
            )
        kernels = sum(isinstance(op, KernelOp) for op in copy.ops)
        before = Totals.of(ledger_of(unfused(graph, options.device)))
        after = Totals.of(ledger_of(copy))
        return (
            f"{name}: {ops} ops, {kernels} kernel{'s' * (kernels != 1)}; launches {before.launches} -> {after.launches}, library "
            f"calls {before.calls} -> {after.calls}, bytes {before.nbytes:,} -> {after.nbytes:,}; "
            f"{self._unmarked(graph, passes, after)}{seconds:.2f} s"
        )

    def _unmarked(self, graph: ModuleOp, passes: Sequence[ModulePass], now: Totals) -> str:
        """Launches and bytes without the user's marks, if any figure is smaller: marks are obeyed at any cost."""
        from mlfuse.dialects.graph.marks import is_marked
        from mlfuse.driver import pipelines
        from mlfuse.driver.report import Totals, unmarked
        from mlfuse.ir.context import new_context
        from mlfuse.passes.utils.ledger import ledger_of

        if not any(map(is_marked, graph.walk())):
            return ""
        options, copy, context = self.options, unmarked(graph), new_context()
        with discard():
            for each in takewhile(lambda each: each.name != "lower-to-loop", passes):
                if each.name not in _IMPORTS:
                    each.apply(context, copy)
            copy = pipelines.run(copy, "loop", options.device, precision=options.precision)
        then = Totals.of(ledger_of(copy))
        if then.launches >= now.launches and then.nbytes >= now.nbytes:
            return ""
        return f"without its marks launches {then.launches}, bytes {then.nbytes:,}; "
