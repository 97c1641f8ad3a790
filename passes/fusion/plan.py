"""The plan: what the planner decides and what the patterns apply. Data only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

LONGEST_NAME = 160
"""Length limit of a kernel's name, without the number that makes it unique."""


@dataclass
class PlannedKernel:
    """One `graph.fusion` to be.

    `owned` are the nodes whose result it alone computes (in program order), `recomputed` those that
    other kernels compute as well, `call` the contraction whose epilogue it is.
    """

    name: str
    owned: list[int]
    recomputed: list[int] = field(default_factory=list[int])
    call: int | None = None

    @property
    def nodes(self) -> list[int]:
        """All nodes computed in it, in program order."""
        return sorted([*self.owned, *self.recomputed])


@dataclass
class Plan:
    """The kernels of one block, in no particular order. Nodes in no kernel stay as they are."""

    kernels: list[PlannedKernel]

    def kernel_of(self) -> dict[int, int]:
        """For each owned node, the number of its kernel."""
        return {node: k for k, kernel in enumerate(self.kernels) for node in kernel.owned}


def word_of(op_name: str) -> str:
    """An op's part of a kernel's name: its name without the dialect, as an identifier."""
    word = op_name.partition(".")[2] or op_name
    return "".join(c if c.isascii() and c.isalnum() else "_" for c in word)


def kernel_name(op_names: Sequence[str], taken: dict[str, int]) -> str:
    """`fused_mul_add_max`: the distinct ops in order, five at most, made unique with a number.

    `taken` has, for each name, the last number tried with it.
    """
    distinct = list(dict.fromkeys(op_names))
    shown = distinct[:5]
    name = "_".join(["fused", *shown, *(["etc"] if len(distinct) > len(shown) else [])])
    name = name[:LONGEST_NAME]
    unique = name
    while unique in taken:
        taken[name] = taken.get(name, 1) + 1
        unique = f"{name}_{taken[name]}"
    taken[unique] = 1
    return unique
