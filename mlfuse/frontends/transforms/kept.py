"""What a jitted function keeps of a call: the executable, and how its results are put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mlfuse.explain.executable import Executable
from mlfuse.frontends.transforms import guards, program, trees
from mlfuse.frontends.transforms.program import Program
from mlfuse.frontends.transforms.trees import LEAF


@dataclass(frozen=True)
class CacheInfo:
    """Statistics of a jitted function's executables."""

    hits: int
    misses: int
    size: int
    """The executables that are kept now, 256 at most."""
    dropped: int = 0
    """Executables dropped to make room."""


class Entry:
    """An executable of a jitted function, and the structure that its results are put into."""

    __slots__ = (
        "executable",
        "learned_calls",
        "leaves",
        "make",
        "named",
        "on_host",
        "program",
        "several",
        "tree",
        "used",
    )

    def __init__(self, traced: Program, executable: Executable | None):
        self.program = traced
        self.executable = executable
        self.tree = traced.results
        self.leaves = traced.leaves
        self.make = guards.builder(traced.results)
        self.on_host = executable is not None and executable.device != "cuda"
        self.several = trees.count(traced.results) != 1
        self.named = bool(program.same_size(traced.leaves))
        leaves = (LEAF,) * trees.count(traced.results)
        is_flat = self.tree == LEAF or (self.several and self.tree == (tuple, None, *leaves))
        self.learned_calls = (
            executable.learned_calls if executable is not None and is_flat else None
        )
        """The executable's calls that C knows, if its results are returned as they are."""
        self.used = False

    def call(self, leaves: Sequence[Any]) -> Any:
        """Run with leaves of the right types; checks that dims of one name have one size."""
        if self.named:
            program.check_sizes(self.leaves, leaves)
        return self.run(leaves)

    def run(self, leaves: Sequence[Any]) -> Any:
        """Run with leaves that fit."""
        if self.executable is None:  # no results
            return self.make(())
        results = self.executable(*leaves)
        if not self.tree:
            return results
        return self.make(results if self.several else (results,))
