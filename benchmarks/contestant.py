"""A contestant (one way to compute a case, ready to be called) and its outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from benchmarks.case import Array, Case

Sets = Sequence[Sequence[Array]]
"""Some sets of a case's inputs, on the host."""


@dataclass
class Contestant:
    """A function without arguments for each set of inputs. On a CPU, a call returns when its results are ready."""

    name: str
    calls: Sequence[Callable[[], object]]
    read: Callable[[object], list[Array]]
    """Converts the value that a call returned to arrays on the host."""
    openmp: bool = False
    """Whether it uses OpenMP threads. Then the caller is bound to the first core, and the other threads to the
    others."""
    note: str = ""
    finish: Callable[[object], object] | None = None
    """On a GPU: waits for the results of a call, if waiting for the device isn't enough."""
    prepared_s: float = 0.0
    """The seconds of preparation that count as compile time."""


@dataclass
class Outcome:
    """The result of a contestant in a case."""

    name: str
    status: str = "ok"
    """`ok`, `not installed`, `not written`, `wrong: ...` or `failed: ...`."""
    compile_s: float | None = None
    """Seconds from the text of the case to the end of the first call."""
    error: float | None = None
    """The largest error, relative to the largest magnitude in the reference."""
    times: list[float] = field(default_factory=list[float])
    """The seconds of one call, for each sample."""
    disturbed: list[bool] = field(default_factory=list[bool])
    """For each sample, whether a thread of this process lost its core meanwhile."""
    note: str = ""


class Peer(Protocol):
    """A library."""

    @property
    def name(self) -> str: ...

    def missing(self) -> str:
        """The reason why it can't take part, in a word or two; empty if it can."""
        ...

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        """A contestant for the case, ready to be called; None if the case isn't written for this library."""
        ...


Compiled = Callable[..., Any]
