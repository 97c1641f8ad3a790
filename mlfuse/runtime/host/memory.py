"""The memory of a call in addition to its arguments, in bytes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Memory:
    """The memory plan of one set of sizes, in numbers. All are bytes."""

    unplanned: int
    """Every intermediate and every result in separate memory, nothing in place."""
    results: int
    """Results that take fresh memory."""
    donated: int
    """Results in arguments' memory."""
    arena: int
    """The arena of the intermediates that are not in results or donated arguments."""
    lower_bound: int
    """The most bytes in use at one step outside arguments, results from the first use of
    their memory on: no placement of these steps has a lower peak."""

    @property
    def intermediates(self) -> int:
        """All intermediates, each in separate memory."""
        # A returned argument was never an intermediate or a separate result.
        return max(self.unplanned - self.results - self.donated, 0)

    @property
    def peak(self) -> int:
        """The most bytes that a call holds: arena and fresh results."""
        return self.arena + self.results

    def __str__(self) -> str:
        share = f" ({self.peak / self.unplanned:.0%})" if self.unplanned else ""
        donated = f" (and {text(self.donated)} in arguments)" if self.donated else ""
        return (
            f"peak {text(self.peak)} of {text(self.unplanned)}{share}: "
            f"results {text(self.results)}{donated}, arena {text(self.arena)} "
            f"for intermediates of {text(self.intermediates)}; lower bound {text(self.lower_bound)}"
        )


def text(nbytes: int) -> str:
    """A number of bytes in readable units: `217.3 KiB`."""
    size, unit = float(nbytes), "B"
    for larger in ("KiB", "MiB", "GiB", "TiB"):
        if size < 1024:
            break
        size, unit = size / 1024, larger
    return f"{nbytes} B" if unit == "B" else f"{size:.1f} {unit}"
