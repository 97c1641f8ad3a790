"""What became of each graph: regions with their kernels, calls into ATen with the reason, remarks."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from mlfuse.driver.executable import Executable
from mlfuse.errors import Place


@dataclass(frozen=True)
class KeptCall:
    """A node that is a call into ATen."""

    op: str
    node: str
    place: Place | None
    reason: str

    def __str__(self) -> str:
        where = f"{self.place}: " if self.place else ""
        return f"{where}{self.op} (%{self.node}): {self.reason}"


@dataclass
class GraphReport:
    """One graph that Dynamo found: its forward, its backward, or neither is differentiated."""

    kind: str
    """`forward`, `backward` or `inference`."""
    regions: list[Executable] = field(default_factory=list[Executable])
    """The code of its regions; of one whose sizes change, each that was compiled."""
    kept: list[KeptCall] = field(default_factory=list[KeptCall])
    notes: list[str] = field(default_factory=list[str])
    program: str = ""
    """The calls in a row, as Python."""

    @property
    def launches(self) -> int:
        """Kernels started by a call, where all sizes are known."""
        return sum(each.launches for each in self.regions)

    @property
    def calls(self) -> int:
        """Library calls of mlfuse's made by a call."""
        return sum(each.calls for each in self.regions)

    def render(self, *, remarks: bool = True) -> str:
        """The report as text."""
        lines = [
            f"{self.kind}: {len(self.regions)} regions, {self.launches} kernels, {self.calls} library "
            f"calls, {len(self.kept)} calls into ATen"
        ]
        lines += [f"  note: {each}" for each in self.notes]
        for number, each in enumerate(self.regions):
            lines.append(f"  region {number}: {each.launches} kernels, {each.calls} library calls")
            lines += [f"    {remark.render()}" for remark in each.remarks if remarks]
        lines += [f"  kept: {each}" for each in self.kept]
        return "\n".join(lines)


_GRAPHS: deque[GraphReport] = deque(maxlen=256)


def new_report(kind: str) -> GraphReport:
    """A report that `graphs` will have."""
    _GRAPHS.append(made := GraphReport(kind))
    return made


def graphs() -> list[GraphReport]:
    """The reports of the graphs compiled in this process since `clear`, the last 256, oldest first."""
    return list(_GRAPHS)


def clear() -> None:
    """Forget all reports."""
    _GRAPHS.clear()


def report(*, remarks: bool = False) -> str:
    """What became of the graphs compiled in this process, as text: regions, kernels, calls into ATen with
    the reason of each, and with `remarks` every decision of the planner."""
    return "\n".join(each.render(remarks=remarks) for each in _GRAPHS) or "no graph was compiled"
