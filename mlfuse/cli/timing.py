"""`--timing`: the time of a command and of its parts as a tree, like mlir-opt's `--mlir-timing`."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

_RULE = "===" + "-" * 73 + "==="


@dataclass
class Span:
    """A named part of an enclosing part: its seconds, in total and in its own parts."""

    seconds: float = 0.0
    parts: dict[str, Span] = field(default_factory=dict[str, "Span"])

    def lines(self, total: float, depth: int) -> list[str]:
        """A line for each part, with inner parts indented."""
        found: list[str] = []
        for name, span in self.parts.items():
            found.append(_line(span.seconds, total, f"{'  ' * depth}{name}"))
            found += span.lines(total, depth + 1)
        return found


@dataclass
class Timer:
    """Measures the reported parts, in the order of their first report (`mlfuse.diagnostics.watching`)."""

    root: Span = field(default_factory=Span)
    begun: float = field(default_factory=time.perf_counter)
    _open: list[tuple[Span, float]] = field(default_factory=list[tuple[Span, float]])

    def enter(self, name: str) -> None:
        """A part begins."""
        around = self._open[-1][0] if self._open else self.root
        self._open.append((around.parts.setdefault(name, Span()), time.perf_counter()))

    def leave(self) -> None:
        """The innermost part ends."""
        span, start = self._open.pop()
        span.seconds += time.perf_counter() - start

    def reached(self, what: str, number: int, total: int) -> None:
        """Does nothing: the steps of a loop aren't timed."""

    @property
    def elapsed(self) -> float:
        """Seconds since the timer was made."""
        return time.perf_counter() - self.begun

    def table(self) -> str:
        """The tree, the remaining time as `Rest`, and the total."""
        total = self.elapsed
        rest = total - sum(span.seconds for span in self.root.parts.values())
        return "\n".join(
            [
                _RULE,
                f"{'... Execution time report ...':^79}",
                _RULE,
                f"  Total Execution Time: {total:.4f} seconds",
                "",
                "  ----Wall Time----  ----Name----",
                *self.root.lines(total, 0),
                _line(rest, total, "Rest"),
                _line(total, total, "Total"),
            ]
        )


def _line(seconds: float, total: float, name: str) -> str:
    share = 100 * seconds / max(total, 1e-9)
    return f"{seconds:10.4f} ({share:5.1f}%)  {name}"
