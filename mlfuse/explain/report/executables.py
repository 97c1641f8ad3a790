"""The report of a compiled function."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

from mlfuse.dialects.donation import donations_of
from mlfuse.driver.pipelines import Pipeline
from mlfuse.explain.report.build import build_report
from mlfuse.explain.report.model import Report
from mlfuse.explain.report.timing import KernelTimer, call_us
from mlfuse.passes.placement import boundaries
from mlfuse.runtime.arguments.signature import Signature

if TYPE_CHECKING:
    from mlfuse.explain.executable import Executable


_ELSEWHERE = ("guard.", "autotune.", boundaries.RULE)
"""The remarks of what happened before the passes of the report, or beside them."""


def of_executable(
    exe: Executable,
    target: str,
    args: Sequence[object],
    sources: Mapping[str, str] | None,
) -> Report:
    """The result of `Executable.report`."""
    measure = None
    if args and exe.device in ("cpu", "cuda"):  # kernels of several devices aren't timed
        shapes = [tuple(np.shape(cast(Any, arg))) for arg in args]
        shapes += shapes_of(exe.source, exe.function)[len(args) :]  # a model's weights
        measure = KernelTimer(exe.function, shapes, exe.device, target)
    standard = Pipeline.standard("kernel", device=target, precision=exe.precision)
    report = build_report(
        exe.source,
        title=f"@{exe.function}",
        device=target,
        precision=exe.precision,
        sources=sources,
        remarks=[each for each in exe.remarks if each.rule.startswith(_ELSEWHERE)],
        passes=standard.with_passes(exe.passes).passes,
        plan=exe._saved,  # pyright: ignore[reportPrivateUsage],
        measure=measure,
    )
    if args and not is_written(exe.source):
        report.time_us = call_us(lambda: exe(*args), exe.device)
    return report


def shapes_of(module: ModuleOp, function: str) -> list[tuple[int, ...]]:
    """The shapes of a function's arguments, -1 for `?`; includes bound weights, which callers don't pass."""
    func = SymbolTable.lookup_symbol(module, function)
    return [each.shape for each in Signature.of(func).inputs] if isinstance(func, FuncOp) else []


def is_written(module: ModuleOp) -> bool:
    """Whether a call writes to its arguments: then it isn't repeated for timing."""
    return any(isinstance(op, FuncOp) and op.body.blocks and donations_of(op) for op in module.ops)
