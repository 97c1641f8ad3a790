"""The marks of a plan: attributes that record the decisions about an op."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, StringAttr, i64
from xdsl.ir import Attribute, Operation

from mlfuse.diagnostics.errors import OpError, Place, place_of

GROUP = "mlfuse.group"
"""The kernel that computes an op, by any name; an array of names if several kernels each compute it for themselves."""
AGAIN = "mlfuse.again"
"""Kernels that recompute an op for themselves, in addition to the one that computes it for all others."""
JOINED = "mlfuse.joined"
"""A set of contractions that share an operand and become one call."""
JOINED_OPERAND = "mlfuse.joined_operand"
"""On the first of such a set: the kernel that concatenates the operands."""
JOINED_RESULT = "mlfuse.joined_result"
"""On one of such a set: the kernel that slices its part out of the joined result."""
FOREACH = "mlfuse.foreach"
"""A set of equal expressions over many tensors that become one launch."""
TUPLE = "mlfuse.tuple"
"""The number of that set's tuple of tensors that an op belongs to."""
BUCKET = "mlfuse.bucket"
"""All-reduces that share a message."""
LAUNCHES = "mlfuse.launches"
"""On a function: sets of kernels that share a launch, each a list of groups."""
PLAN = "mlfuse.plan"
"""On a module: it is a plan; the value gives the settings that it was made for."""

ON_OPS = (GROUP, AGAIN, JOINED, JOINED_OPERAND, JOINED_RESULT, FOREACH, TUPLE, BUCKET)


@dataclass
class Marks:
    """A plan's marks on one op."""

    groups: list[str] = field(default_factory=list[str])
    """The kernels that compute it."""
    own: bool = True
    """Whether `groups` is one kernel that computes it for all others too, not several that each compute it for
    themselves."""
    again: list[str] = field(default_factory=list[str])
    """The kernels that recompute it."""
    joined: str | None = None
    operand: Marks | None = None
    """Marks of the op that concatenates the operands of contractions."""
    result: Marks | None = None
    """Marks of the op that slices this contraction's result out of the joined one's."""
    foreach: tuple[str, int] | None = None
    bucket: str | None = None
    place: Place | None = None
    """The op's location in the plan's text."""

    def derived(self, name: str) -> Marks:
        """The marks of an op made for this one: `operand` or `result`, created if missing."""
        found = getattr(self, name)
        if found is None:
            found = Marks(place=self.place)
            setattr(self, name, found)
        return found

    def write(self, op: Operation) -> None:
        """Write the marks as an op's attributes."""
        written: dict[str, Attribute | None] = {
            GROUP: _groups(self),
            AGAIN: _names(self.again),
            JOINED: _text(self.joined),
            JOINED_OPERAND: _groups(self.operand),
            JOINED_RESULT: _groups(self.result),
            FOREACH: _text(self.foreach[0] if self.foreach else None),
            TUPLE: IntegerAttr(self.foreach[1], i64) if self.foreach else None,
            BUCKET: _text(self.bucket),
        }
        for name, attr in written.items():
            op.attributes.pop(name, None)
            if attr is not None:
                op.attributes[name] = attr

    @staticmethod
    def read(op: Operation) -> Marks:
        """The marks in an op's attributes; OpError if they are malformed."""
        place = place_of(op)
        foreach = read_name(op, FOREACH)
        marks = Marks(
            read_names(op, GROUP),
            not isinstance(op.attributes.get(GROUP), ArrayAttr),
            read_names(op, AGAIN),
            read_name(op, JOINED),
            foreach=None if foreach is None else (foreach, _number(op, TUPLE)),
            bucket=read_name(op, BUCKET),
            place=place,
        )
        for name, attribute in (("operand", JOINED_OPERAND), ("result", JOINED_RESULT)):
            if attribute in op.attributes:
                derived = marks.derived(name)
                derived.groups = read_names(op, attribute)
                derived.own = not isinstance(op.attributes[attribute], ArrayAttr)
        if marks.again and not (marks.own and marks.groups):
            raise OpError(op, f'{AGAIN} goes with one kernel in {GROUP}: "a"')
        return marks


def read_names(op: Operation, attribute: str) -> list[str]:
    """A name or an array of names; none if the op lacks the attribute."""
    attr = op.attributes.get(attribute)
    if attr is None:
        return []
    parts = parts_of(attr)
    names = [part.data for part in parts if isinstance(part, StringAttr) and part.data]
    if len(names) != len(parts) or not names:
        raise OpError(op, f'{attribute} must be a name or an array of names: "a", ["a", "b"]')
    return list(dict.fromkeys(names))


def parts_of(attr: Attribute) -> list[Attribute]:
    """The elements of an array; anything else by itself."""
    if not isinstance(attr, ArrayAttr):
        return [attr]
    return list(cast(ArrayAttr[Attribute], attr).data)


def read_name(op: Operation, attribute: str) -> str | None:
    """One name; None if the op lacks the attribute."""
    attr = op.attributes.get(attribute)
    if attr is not None and not (isinstance(attr, StringAttr) and attr.data):
        raise OpError(op, f'{attribute} must be a name, such as "a"')
    return attr.data if isinstance(attr, StringAttr) else None


def _number(op: Operation, attribute: str) -> int:
    attr = op.attributes.get(attribute)
    if not isinstance(attr, IntegerAttr):
        raise OpError(op, f"{FOREACH} needs {attribute}, the number of the tuple: {attribute} = 0")
    return attr.value.data  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]


def _groups(marks: Marks | None) -> Attribute | None:
    if marks is None:
        return None
    return _names(marks.groups) if marks.own else _list(marks.groups)


def _names(names: Sequence[str]) -> Attribute | None:
    return _list(names) if len(names) > 1 else _text(names[0] if names else None)


def _list(names: Sequence[str]) -> Attribute | None:
    return ArrayAttr([StringAttr(name) for name in names]) if names else None


def _text(name: str | None) -> Attribute | None:
    return None if name is None else StringAttr(name)
