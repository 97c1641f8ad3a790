"""The results of workers. Doesn't use the compiler, which the server never imports."""

from __future__ import annotations

from dataclasses import dataclass, field

from mlfuse.cli.lsp.positions import Span


@dataclass(frozen=True)
class Problem:
    """An error and its place."""

    span: Span
    message: str


@dataclass(frozen=True, slots=True)
class OpTypes:
    """An op as it was parsed: the types of its operands and results."""

    name: str
    operands: tuple[str, ...]
    results: tuple[str, ...]


@dataclass
class Analysis:
    """Offsets are into the whole text. For a text with errors, covers the parsed part."""

    problems: list[Problem] = field(default_factory=list[Problem])
    ops: dict[int, OpTypes] = field(default_factory=dict[int, OpTypes])
    """By the offset of the op's name."""
    values: dict[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    """The types of values by the offset of their definition; several for `%x:2`."""
    uses: dict[int, int] = field(default_factory=dict[int, int])
    """The offset of each use, mapped to the offset of its definition."""


@dataclass(frozen=True)
class Decision:
    """A remark about an op, whose name is at `offset`."""

    offset: int
    fused: bool
    rule: str
    text: str
    """`graph.exp -> graph.mul: saves 8,192 bytes`."""
    kernels: tuple[str, ...]


@dataclass(frozen=True)
class Decisions:
    """The decisions about all parts of a text."""

    device: str
    decisions: tuple[Decision, ...] = ()
    refused: tuple[tuple[int, str], ...] = ()
    """Parts that can't be compiled for the device: place and reason."""
