"""Reports of compiled graphs: regions with their kernels, calls into ATen with the reason,
remarks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace

from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.diagnostics.filtering import is_at
from mlfuse.explain.executable import Executable
from mlfuse.explain.several_executables import Together, explain_any, in_different
from mlfuse.explain.why import Answer


@dataclass(frozen=True)
class KeptCall:
    """A node that is a call into ATen."""

    op: str
    node: str
    place: Place | None
    reason: str

    def is_called(self, name: str) -> bool:
        """Whether a user's name means this call: `aten.mm.default`, `mm`, `%mm`, or its line of Python."""
        names = (self.op, self.op.removeprefix("aten.").partition(".")[0], self.node)
        at = self.place is not None and is_at(self.place, name)
        return at or name.removeprefix("%") in names

    def __str__(self) -> str:
        where = f"{self.place}: " if self.place else ""
        return f"{where}{self.op} (%{self.node}): {self.reason}"


@dataclass
class GraphReport(Together):
    """One graph of Dynamo: its forward part, its backward part, or inference."""

    kind: str
    """`forward`, `backward` or `inference`."""
    code: list[Callable[[], Executable]] = field(default_factory=list[Callable[[], Executable]])
    """A function for each of `regions`: code that was loaded becomes an `Executable` when someone asks for it."""
    kept: list[KeptCall] = field(default_factory=list[KeptCall])
    notes: list[str] = field(default_factory=list[str])
    program: str = ""
    """The sequence of calls, as Python."""

    @property
    def regions(self) -> list[Executable]:
        """The code of its regions; if sizes of a region change, each code that was compiled for it."""
        return [each() for each in self.code]

    @property
    def executables(self) -> list[Executable]:
        return self.regions

    @property
    def calls(self) -> int:
        """The number of mlfuse's library calls in one run."""
        return sum(each.calls for each in self.regions)

    def explain(self, one: str, other: str | None = None) -> Answer:
        """Whether one kernel computes two ops, and why or why not; or all decisions about one op. Ops are named as for
        `Executable.explain`, for example by the line of Python. Ops of different regions are never in one kernel: calls
        into ATen are between them. MlfuseError if no region has such an op."""
        asked = (one,) if other is None else (one, other)
        calls = [each for each in self.kept if any(map(each.is_called, asked))]
        kept = [f"  kept: {each}" for each in self.kept]
        apart = "\n".join(
            ["they are in different regions of the graph, which are compiled separately", *kept]
        )
        try:
            return explain_any(
                self.regions,
                one,
                other,
                apart=apart,
                nothing="the graph has no regions of mlfuse's",
            )
        except MlfuseError:
            if not calls:
                raise
        found: list[Answer] = []
        for name in asked:
            with suppress(MlfuseError):
                found.append(explain_any(self.regions, name, None, apart=apart, nothing=""))
        text = "\n".join([f"a call into ATen, in no kernel: {each}" for each in calls])
        return replace(in_different(found, text), asked=asked)

    def _repr_html_(self) -> str:
        """The regions' reports, in notebooks."""
        return "\n".join(each._repr_html_() for each in self.regions)  # pyright: ignore[reportPrivateUsage]

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
    """A new report, which `graphs` will contain."""
    return add(GraphReport(kind))


def add(report: GraphReport) -> GraphReport:
    """The report, which `graphs` will contain."""
    _GRAPHS.append(report)
    return report


def graphs() -> list[GraphReport]:
    """The reports of the graphs compiled in this process since `clear`, the last 256, oldest first."""
    return list(_GRAPHS)


def clear() -> None:
    """Forget all reports."""
    _GRAPHS.clear()


def report(*, remarks: bool = False) -> str:
    """The report of the graphs compiled in this process, as text: regions, kernels, calls into ATen with their reasons,
    and with `remarks` every decision of the planner."""
    return "\n".join(each.render(remarks=remarks) for each in _GRAPHS) or "no graph was compiled"
