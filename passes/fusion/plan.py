"""The plan: what the planner decides and what the patterns apply. Data only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.ir import Operation

from mlfuse.ir.locations import expanded_from

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


_SHOWN = 5
"""Ops in a kernel's name."""


def word_of_op(op: Operation) -> str:
    """An op's part of a kernel's name; ops of one optimizer's update have the update's, such as `adamw`."""
    return word_of(expanded_from(op.location) or op.name)


def word_of(op_name: str) -> str:
    """The part of a kernel's name for an op's name: without the dialect, as an identifier."""
    word = op_name.partition(".")[2] or op_name
    return "".join(c if c.isascii() and c.isalnum() else "_" for c in word)


_SILENT = frozenset({"bitcast", "broadcast", "cast", "constant", "iota", "reshape"})
"""Ops that tell nothing of what a kernel computes."""
_PLAIN = frozenset(
    {"abs", "add", "compare", "div", "max", "min", "mul", "neg", "select", "sub", "square"}
)
"""Ops that nearly every kernel has."""


def _telling(distinct: Sequence[str]) -> list[str]:
    """The ops that a name is made of, in order: plain ones only where there is room for them."""
    room = max(0, _SHOWN - sum(name not in _PLAIN for name in distinct))
    plain = [name for name in distinct if name in _PLAIN][:room]
    return [name for name in distinct if name not in _PLAIN or name in plain][:_SHOWN]


def kernel_name(op_names: Sequence[str], taken: dict[str, int]) -> str:
    """`fused_mul_add_max`: the most telling of the distinct ops in order, made unique with a number.

    `taken` has, for each name, the last number tried with it.
    """
    distinct = list(dict.fromkeys(op_names))
    distinct = [name for name in distinct if name not in _SILENT] or distinct
    etc = ["etc"] if len(distinct) > _SHOWN else []
    name = "_".join(["fused", *_telling(distinct), *etc])
    name = name[:LONGEST_NAME]
    unique = name
    while unique in taken:
        taken[name] = taken.get(name, 1) + 1
        unique = f"{name}_{taken[name]}"
    taken[unique] = 1
    return unique
