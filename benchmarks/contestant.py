"""One way to compute a case, ready to be called, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from benchmarks.case import Array, Case

Sets = Sequence[Sequence[Array]]
"""Some sets of a case's inputs, on the host."""


@dataclass
class Contestant:
    """A function of no arguments for each set of inputs. On a CPU a call waits for its results."""

    name: str
    calls: Sequence[Callable[[], object]]
    read: Callable[[object], list[Array]]
    """What a call returned as arrays on the host."""
    openmp: bool = False
    """Whether its threads are OpenMP's: then the caller runs on the first core, the others' place."""
    note: str = ""
    finish: Callable[[object], object] | None = None
    """On a GPU: waits for what a call returned, where waiting for the device isn't enough."""
    prepared_s: float = 0.0
    """What preparing took that belongs to its compile time."""


@dataclass
class Outcome:
    """What is known of a contestant in a case."""

    name: str
    status: str = "ok"
    """`ok`, `not installed`, `not written`, `wrong: ...` or `failed: ...`."""
    compile_s: float | None = None
    """From the case's text to the end of the first call."""
    error: float | None = None
    """The largest, as a part of the reference's largest magnitude."""
    times: list[float] = field(default_factory=list[float])
    """Seconds of a call, a sample each."""
    disturbed: list[bool] = field(default_factory=list[bool])
    """Whether a thread of ours was put off its core meanwhile, sample by sample."""
    note: str = ""


class Peer(Protocol):
    """A library."""

    @property
    def name(self) -> str: ...

    def missing(self) -> str:
        """Why it can't take part at all: a word or two; empty where it can."""
        ...

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        """Ready to be called; None where the case has no words for it."""
        ...


Compiled = Callable[..., Any]
