"""Saving and using plans: the state that fusing passes read and write while they run.

A *session* (`session`) is open around a pipeline. The first fusing pass begins it: the module at that point
is the graph of the plan. If a plan is used, its graph must be the same (`compare`), and each pass
follows its marks instead of asking a cost model; if one is saved, each pass records its decisions.
Without a session passes decide for themselves, and `begin` costs nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import NoReturn, Protocol

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mlfuse.diagnostics.errors import MlfuseError, OpError, Place, SourceError, place_of
from mlfuse.passes.plans.compare import check_same, functions_of
from mlfuse.passes.plans.marks import LAUNCHES, PLAN, Marks, parts_of

Book = dict[Operation, Marks]
"""Marks by op of the module that is being fused."""


class Tuple(Protocol):
    """One expression of a set of equal ones (`horizontal.components.Component`)."""

    @property
    def ops(self) -> list[Operation]: ...


@dataclass(frozen=True)
class SavedPlan:
    """A plan as it was read."""

    module: ModuleOp
    text: str = ""
    """Its source text, for errors that show a line of it."""

    def line(self, place: Place) -> str | None:
        """The source line of a location."""
        lines = self.text.splitlines()
        return lines[place.line - 1] if 0 < place.line <= len(lines) else None


@dataclass
class Session:
    """A plan that is used, one that is saved, or both."""

    device: str
    precision: str
    plan: SavedPlan | None = None
    """The plan used."""
    saves: bool = False
    begun: bool = False
    planned: Book = field(default_factory=Book)
    """By live op: the marks of the used plan."""
    noted: Book = field(default_factory=Book)
    """By live op: the decisions made."""
    functions: dict[FuncOp, str] = field(default_factory=dict[FuncOp, str])
    """The functions that the plans cover, by name."""
    names: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    """By function: a group of the used plan to its kernel's name."""
    launches: dict[str, list[list[str]]] = field(default_factory=dict[str, list[list[str]]])
    """By function: the sets of kernels that share launches in the used plan."""
    shared: dict[str, list[list[str]]] = field(default_factory=dict[str, list[list[str]]])
    """By function: the sets of kernels that now share launches."""
    _snapshot: ModuleOp | None = None
    _copies: list[tuple[Operation, Operation]] = field(
        default_factory=list[tuple[Operation, Operation]]
    )
    """Live ops to those of the snapshot."""

    def begin(self, part: ModuleOp) -> None:
        """Take a module as the graph of the plans, with those of the other devices if it is that of one."""
        self.begun = True
        module = _whole(part)
        for name, func in functions_of(module).items():
            self.functions[func] = name
        if self.plan is not None:
            for func, other in check_same(module, self.plan.module, self._other_device()):
                self._read(func, other)
        if self.saves:
            self._snapshot = module.clone()
            copies = functions_of(self._snapshot)
            for func, name in self.functions.items():
                self._copies += zip(func.walk(), copies[name].walk(), strict=True)
            self.noted = {live: Marks() for live, _ in self._copies}

    def _other_device(self) -> str:
        """A note for errors, if another device or precision may be why graphs differ."""
        said = None if self.plan is None else self.plan.module.attributes.get(PLAN)
        for key, now in (("device", self.device), ("precision", self.precision)):
            saved = said.data.get(key) if isinstance(said, DictionaryAttr) else None
            if isinstance(saved, StringAttr) and saved.data != now:
                return f" (the plan was saved for {key} {saved.data}, this is {now})"
        return ""

    def _read(self, func: FuncOp, planned: FuncOp) -> None:
        for live, op in zip(func.walk(), planned.walk(), strict=True):
            self.planned[live] = Marks.read(op)
        sets = planned.attributes.get(LAUNCHES)
        if sets is None:
            return
        launches = self.launches.setdefault(self.functions[func], [])
        for part in parts_of(sets):
            names = [name.data for name in parts_of(part) if isinstance(name, StringAttr)]
            if len(names) < 2:
                reason = f'{LAUNCHES} is an array of arrays of groups: [["a", "b"], ["c", "d"]]'
                self.fail(func, reason)
            launches.append(names)

    def saved(self) -> ModuleOp:
        """The plan of the decisions made; MlfuseError if nothing was planned."""
        if self._snapshot is None:
            raise MlfuseError("no plan to save: no pass of this command fuses; add --fuse")
        self._share_groups()
        for live, copy in self._copies:
            self.noted[live].write(copy)
        said = {"device": StringAttr(self.device), "precision": StringAttr(self.precision)}
        self._snapshot.attributes[PLAN] = DictionaryAttr(said)
        for name, func in functions_of(self._snapshot).items():
            func.attributes.pop(LAUNCHES, None)
            if self.shared.get(name):
                func.attributes[LAUNCHES] = ArrayAttr(
                    [ArrayAttr([StringAttr(each) for each in one]) for one in self.shared[name]]
                )
        return self._snapshot

    def _share_groups(self) -> None:
        """Copy the kernel that follows a joined call, recorded at the first contraction, to the whole set."""
        first: dict[str, Marks] = {}
        for live, _ in self._copies:
            if isinstance(live, FuncOp):
                first = {}
            marks = self.noted[live]
            if marks.joined is not None:
                marks.groups = first.setdefault(marks.joined, marks).groups

    def fail(self, op: Operation, message: str) -> NoReturn:
        """Raise an error about an op, at its location in the plan."""
        marks = self.planned.get(op)
        place = marks.place if marks is not None else None
        if place is None:
            raise OpError(op, message)
        line = None if self.plan is None else self.plan.line(place)
        here = place_of(op)
        told = message if message.startswith(op.name) else f"{op.name}: {message}"
        raise SourceError(f"{told} ({here})" if here else told, place, line)


_session: ContextVar[Session | None] = ContextVar("mlfuse_plan", default=None)


@contextmanager
def session(opened: Session | None) -> Generator[Session | None]:
    """Make the passes in the `with` block use or save plans; None means no session."""
    token = _session.set(opened)
    try:
        yield opened
    finally:
        _session.reset(token)


def _whole(module: ModuleOp) -> ModuleOp:
    """The module around that of a device, or the module itself."""
    whole = module.get_toplevel_object()
    return whole if isinstance(whole, ModuleOp) else module


def begin(module: ModuleOp) -> None:
    """Begin the open session, if any. Every fusing pass calls it first."""
    now = _session.get()
    if now is not None and not now.begun:
        now.begin(module)
    elif now is None and PLAN in _whole(module).attributes:
        raise OpError(
            module,
            "this is a plan; give it to --use-plan with the module that it is for, or remove "
            f"the attribute {PLAN}",
        )


def current() -> Session | None:
    """The open session."""
    return _session.get()


def using(func: FuncOp) -> Session | None:
    """The session whose plan decides about a function; None without one."""
    now = _session.get()
    return now if now is not None and now.plan is not None and func in now.functions else None


def saving(func: FuncOp) -> Session | None:
    """The session that saves the decisions about a function; None without one."""
    now = _session.get()
    return now if now is not None and now.saves and func in now.functions else None


def derive(new: Operation, source: Operation, role: str | None = None) -> None:
    """Record that `new` replaces `source`, or is made for it as its `operand` or `result`."""
    now = _session.get()
    for book in (now.planned, now.noted) if now is not None else ():
        if source in book:
            book[new] = book[source] if role is None else book[source].derived(role)


def note_foreach(func: Operation | None, name: str, tuples: Iterable[Tuple]) -> None:
    """Record that expressions become one launch."""
    now = saving(func) if isinstance(func, FuncOp) else None
    if now is None:
        return
    taken = {marks.foreach[0] for marks in now.noted.values() if marks.foreach is not None}
    unique, number = name, 1
    while unique in taken:
        number += 1
        unique = f"{name}_{number}"
    for position, each in enumerate(tuples):
        for op in each.ops:
            now.noted[op].foreach = unique, position
