"""A report as data. The page (`page`) is one view of it.

An op of the graph stage has a number, its index in `Report.ops`; all links use that number. A *box* is a
`graph.fusion` or `graph.foreach` of the fused stage; a *unit* is what the host function starts: a launch of a
kernel, a library call or a collective. A unit may hold several boxes (a shared launch), and a box may have two
units (a library call and the kernel of its epilogue).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Literal

from mlfuse.explain.report.page import framed, page_of

UnitKind = Literal["kernel", "call", "collective", "copy"]
NodeKind = Literal["op", "move", "source", "argument", "result", "call"]
"""`move`: movement, without code of its own. `call`: a library call."""


@dataclass(frozen=True)
class OpEntry:
    """An op of the graph stage."""

    name: str
    """Such as `graph.exp`."""
    type: str
    """The type of its first result."""
    place: str
    """`file:line:col`, or empty if unknown."""
    users: list[int]
    """The ops that read it: they contain its code if it has none of its own."""


@dataclass(frozen=True)
class Span:
    """Lines `start` to `stop` (exclusive) of a stage that belong to a box or a unit."""

    start: int
    stop: int
    kind: Literal["box", "unit"]
    number: int


@dataclass
class Stage:
    """The text of a level."""

    name: str
    """`input`, `graph`, `fused`, `loop`, `kernel`, `host` or `source`."""
    title: str
    language: Literal["mlir", "c", "cuda", "python"]
    lines: list[str]
    ops: list[list[int]]
    """By line: the graph-stage ops of the op that it prints."""
    spans: list[Span] = field(default_factory=list[Span])


@dataclass(frozen=True)
class Figures:
    """NVRTC's report on a kernel function, and its consequences on the device."""

    registers: int
    spills: int
    """Bytes per thread."""
    shared: int
    """Bytes per block."""
    block: int
    occupancy: float
    """The fraction of a multiprocessor's maximum of threads that it holds."""
    limit: str
    """The resource that limits them."""


@dataclass
class Unit:
    """Something that a call of the function starts."""

    name: str
    kind: UnitKind
    boxes: list[int]
    ops: list[int]
    least: int
    """Bytes: each distinct buffer once."""
    planned: int
    """Bytes that the plan moves."""
    functions: list[str] = field(default_factory=list[str])
    """Its kernel functions, one per phase."""
    figures: list[Figures | None] = field(default_factory=list[Figures | None])
    """The figures of each function; None if unknown."""
    time_us: float | None = None
    """Microseconds by itself, if measured."""


@dataclass
class Node:
    """A node of the drawing: an op of the fused stage, an argument or a result."""

    label: str
    detail: str
    kind: NodeKind
    box: int
    """-1 outside boxes."""
    ops: list[int]


@dataclass
class Box:
    """A fusion."""

    name: str
    kind: Literal["fusion", "foreach"]
    ops: list[int]
    units: list[int] = field(default_factory=list[int])
    tuples: int = 1
    """The number of tuples of a foreach."""


@dataclass
class Drawing:
    """The graph of the fused stage. `inner` are edges between nodes of one box, or of none; `outer` those between
    top-level things, as (from, to, bytes): a node's number, or -1 - k for box k."""

    nodes: list[Node] = field(default_factory=list[Node])
    boxes: list[Box] = field(default_factory=list[Box])
    inner: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    outer: list[tuple[int, int, int]] = field(default_factory=list[tuple[int, int, int]])


@dataclass(frozen=True)
class Edit:
    """A line that replaces an existing one."""

    place: str
    line: str


@dataclass
class Totals:
    """Totals of one call."""

    launches: int
    calls: int
    nbytes: int


@dataclass(frozen=True)
class Trial:
    """The result of trying some marks: the plan of the graph with them."""

    edits: list[Edit]
    after: Totals | None
    refused: str = ""
    """Why there is no such plan."""
    marked: str = ""
    """The marks in words, in case the program has no lines to write them in."""
    slower_us: float = 0
    """The estimated loss, in microseconds, of recomputing what the planner would rather store."""


@dataclass(frozen=True)
class Note:
    """A remark, and the ops that it is about."""

    rule: str
    fused: bool
    subject: str
    reason: str
    place: str
    numbers: Mapping[str, float | int]
    ops: list[int]
    boxes: list[int]
    units: list[int]
    about: str = ""
    """The ops as the user wrote them, if those that `subject` names are parts of them."""
    summary: str = ""
    """The rule's question."""
    advice: str = ""
    """What changes the answer of a missed fusion."""
    trial: Trial | None = None
    """The result of the mark that overrules it, if there is one and it was tried."""
    stored: int = 0
    """The bytes stored between the kernels because of it."""


@dataclass
class Report:
    """Everything that the page shows."""

    title: str
    device: str
    ops: list[OpEntry] = field(default_factory=list[OpEntry])
    stages: list[Stage] = field(default_factory=list[Stage])
    units: list[Unit] = field(default_factory=list[Unit])
    drawing: Drawing = field(default_factory=Drawing)
    notes: list[Note] = field(default_factory=list[Note])
    before: Totals | None = None
    """The totals with one kernel per op."""
    after: Totals | None = None
    time_us: float | None = None
    """Microseconds of a whole call, if measured."""
    problem: str = ""
    """Why later stages are missing, if they are."""
    figures: str = ""
    """Why registers are missing, if they are."""

    def _repr_html_(self) -> str:
        """The page, in notebooks."""
        return framed(page_of(self))

    def to_json(self) -> str:
        """The report as the page reads it."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=True, allow_nan=False)
