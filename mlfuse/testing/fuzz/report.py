"""The report of a run: how often each oracle was run, and its findings. Also saves findings as files."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from mlfuse.testing.fuzz.minimal import explain, minimized
from mlfuse.testing.fuzz.oracles import ORACLES, SPECIAL, Finding, check_of
from mlfuse.testing.fuzz.read_back import smallest


@dataclass
class Report:
    """The runs and the seconds of each oracle, and the findings."""

    asked: Counter[str] = field(default_factory=Counter[str])
    seconds: dict[str, float] = field(default_factory=dict[str, float])
    findings: list[Finding] = field(default_factory=list[Finding])
    started: float = field(default_factory=time.monotonic)

    def add(self, verdicts: Mapping[str, tuple[Finding | None, float]]) -> None:
        """Add the finding of each oracle for a seed, if any, and the seconds that it took."""
        for name, (finding, seconds) in verdicts.items():
            self.asked[name] += 1
            self.seconds[name] = self.seconds.get(name, 0.0) + seconds
            if finding is not None:
                self.findings.append(finding)

    def text(self, missing: Mapping[str, str]) -> str:
        """The report as a table. `missing` has the oracles that can't run here, with the reason."""
        lines = [f"{'oracle':14}{'programs':>10}{'found':>8}{'ms each':>9}"]
        for name in (*ORACLES, *SPECIAL):
            if name in missing:
                lines.append(f"{name:14}not asked: {missing[name]}")
            if not self.asked[name]:
                continue
            found = sum(each.oracle == name for each in self.findings)
            each = 1e3 * self.seconds[name] / self.asked[name]
            lines.append(f"{name:14}{self.asked[name]:>10}{found:>8}{each:>9.0f}")
        total, took = sum(self.asked.values()), time.monotonic() - self.started
        return "\n".join([*lines, f"{total} checks in {took:.0f} s, {len(self.findings)} findings"])


def shown(finding: Finding) -> str:
    """The text of a finding for a person, with the graph reduced."""
    head = f"{finding.oracle}, seed {finding.seed}"
    if finding.graph is None:
        return "\n".join([head, *finding.problems, finding.text])
    return f"{head}\n{explain(check_of(finding.oracle), finding.graph, finding.inputs)}"


def command_of(finding: Finding, flags: str) -> str:
    """The command that repeats a finding."""
    return f"python -m mlfuse.testing.fuzz --oracle {finding.oracle} --start {finding.seed} --count 1{flags}"


def save(finding: Finding, folder: Path, flags: str) -> Path:
    """Write the smallest program found that fails in the same way, with the command and the problems as comments.
    Returns the path."""
    folder.mkdir(parents=True, exist_ok=True)
    text, problems = finding.text, list(finding.problems)
    if finding.graph is not None:
        check = check_of(finding.oracle)
        small, known, problems = minimized(check, finding.graph, finding.inputs)
        text = smallest(check, small, [known[value.name] for value in small.arguments])
    told = [line for each in problems for line in each.splitlines()]
    comments = [command_of(finding, flags), "as drawn; below, made smaller:", *told]
    path = folder / f"{finding.oracle}-{finding.seed}.mlir"
    path.write_text("".join(f"// {line}\n" for line in comments) + text)
    return path
