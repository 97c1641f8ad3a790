"""Fuses the modules of examples/modules, runs them, and compares launches, bytes, times and results.

Run it with `make demo`, or `python examples/demo.py [module.mlir ...]`. Every result is compared with that of the
NumPy interpreter, for random arguments.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.driver.autotune import timer_of
from mlfuse.driver.report import FusionReport, fusion_report, kernel_per_op
from mlfuse.explain.report.model import Note
from mlfuse.interpreter.compare import default_tolerance, mismatch
from mlfuse.runtime.arguments.signature import Spec

MODULES = Path(os.path.relpath(Path(__file__).parent / "modules"))
ROUNDS = 50
HEAD = ("module", "launches", "calls", "kB moved", "ms unfused", "ms fused", "largest error")


@dataclass(frozen=True)
class Shown:
    """The row of one module in the table, and the module's fusion report."""

    path: Path
    exe: mlfuse.Executable
    report: FusionReport
    unfused_ms: float
    fused_ms: float
    error: float
    """The largest difference from the interpreter, relative to 1 + |expected|."""
    wrong: list[str]
    """One message for each result outside the tolerance of its type."""

    @property
    def row(self) -> tuple[str, ...]:
        """The cells of the table."""
        before, after = self.report.before, self.report.after
        return (
            self.path.stem,
            f"{before.launches} -> {after.launches}",
            f"{before.calls} -> {after.calls}",
            f"{before.nbytes / 1e3:,.0f} -> {after.nbytes / 1e3:,.0f}",
            f"{self.unfused_ms:.3f}",
            f"{self.fused_ms:.3f}",
            f"{self.error:.1e}",
        )


def main(paths: list[Path]) -> int:
    """Print the table. Returns the exit status: 1 if a result is outside the tolerance, else 0."""
    shown = [measured(path) for path in paths]
    rows = [HEAD, *(each.row for each in shown)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    print(f"Unfused (a kernel for every op) and fused, on {shown[0].exe.device}:\n")
    for row in rows:
        print("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]))
    wrong = [f"{each.path}: {how}" for each in shown for how in each.wrong]
    print("\n".join(["", *wrong]) if wrong else "\nAll results are within the tolerances.")
    print("Fusion saves launches and memory traffic; the time inside library calls hardly changes.")
    explain(shown)
    last = shown[-1]
    command = f"mlfuse-opt --html=report.html --device={last.exe.target} {last.path} -o fused.mlir"
    print(f"\nEvery decision on one page: {command}")
    return 1 if wrong else 0


def measured(path: Path) -> Shown:
    """Compile a module unfused and fused, run both, and compare with the interpreter."""
    exe = mlfuse.compile(path)
    graph = pipelines.run(exe.source.clone(), "graph", exe.target)
    unfused = mlfuse.compile(kernel_per_op(graph, exe.target), device=exe.device)
    args = [example(spec, seed) for seed, spec in enumerate(exe.signature.inputs)]
    expected = mlfuse.compile(path, device="interpreter").run(*args)
    error, wrong = 0.0, list[str]()
    for kind, each in (("unfused", unfused), ("fused", exe)):
        for number, (got, want) in enumerate(zip(each.run(*args), expected, strict=True)):
            got = np.asarray(got.get() if hasattr(got, "get") else got)
            error = max(error, difference(got, want))
            if problem := mismatch(got, want, default_tolerance(want.dtype)):
                wrong.append(f"{kind}, result {number}: {problem}")
    unfused_ms, fused_ms = fastest(
        [partial(each.run, *args) for each in (unfused, exe)], exe.device
    )
    report = fusion_report(exe.source, exe.target)
    return Shown(path, exe, report, unfused_ms, fused_ms, error, wrong)


def fastest(calls: list[Callable[[], object]], device: str) -> list[float]:
    """The shortest time of each call in `ROUNDS` rounds, in milliseconds. The calls take turns, so that a slow phase of
    the machine affects all of them."""
    timer = timer_of(device)
    turns = [[timer.seconds(call) for call in calls] for _ in range(ROUNDS)]
    return [1e3 * min(column) for column in zip(*turns, strict=True)]


def explain(shown: list[Shown]) -> None:
    """Print the first missed fusion that a mark would make, and that mark; nothing if there is none."""
    for each in shown:
        if not any(not remark.fused for remark in each.exe.remarks):
            continue
        for note in each.exe.report().notes:
            if (fix := remedy(note, each.report.after.launches)) is not None:
                print(
                    f"\nFor each fusion that was not made, a remark says why. One of {each.path.stem}:"
                )
                print(f"  {note.place}: [{note.rule}] {note.about or note.subject}: {note.reason}")
                print(f"  To change it, add {fix}")
                return


def remedy(note: Note, launches: int) -> str | None:
    """The mark that would make a missed fusion, with the launches, bytes and time that the module would then take. None
    if no mark was tried for it, or if the mark saves no launches."""
    trial = note.trial
    if trial is None or trial.after is None or trial.after.launches >= launches:
        return None
    after = trial.after
    return (
        f"{trial.marked}: launches {launches} -> {after.launches}, {after.nbytes / 1e3:,.0f} kB; "
        f"the planner expects it to take {trial.slower_us:.0f} us longer"
    )


def example(spec: Spec, seed: int) -> Array:
    """A random array for one input of a signature."""
    rng = np.random.default_rng(seed)
    if spec.dtype.is_float:
        return np.asarray(np.abs(rng.standard_normal(spec.shape)) * 0.1, dtype=spec.dtype.numpy)
    return np.asarray(rng.integers(0, 10, spec.shape), dtype=spec.dtype.numpy)


def difference(got: Array, want: Array) -> float:
    """The largest difference, relative to 1 + |want|."""
    a, b = got.astype(np.float64), want.astype(np.float64)
    return float(np.max(np.abs(a - b) / (1 + np.abs(b)), initial=0.0))


if __name__ == "__main__":
    given = [Path(arg) for arg in sys.argv[1:]]
    sys.exit(main(given or sorted(MODULES.glob("*.mlir"))))
