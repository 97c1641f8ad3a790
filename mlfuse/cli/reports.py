"""`--html` of `mlfuse-opt`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mlfuse.cli.files import write
from mlfuse.explain.report.build import build_report
from mlfuse.explain.report.page import page_of
from mlfuse.passes.plans.text import read_plan


def write_report(
    module: ModuleOp,
    sources: Mapping[str, str],
    passes: Sequence[ModulePass],
    options: argparse.Namespace,
) -> None:
    """Write the report of a module, without changing it; print a note if the report ends early."""
    path = Path(options.html)
    (name,) = sources
    report = build_report(
        module,
        title=name if name.startswith("<") else Path(name).name,
        device=options.device,
        precision=options.precision,
        passes=passes,
        sources=sources,
        plan=read_plan(Path(options.use_plan)) if options.use_plan else None,
    )
    write(path, page_of(report))
    if report.problem:
        last = report.stages[-1].name if report.stages else "input"
        print(f"{options.html} ends with the {last} stage: {report.problem}", file=sys.stderr)
