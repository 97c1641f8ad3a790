"""What a plan says of an op, and how that is written: the attributes of a plan's ops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, StringAttr, i64
from xdsl.ir import Attribute, Operation

from mlfuse.diagnostics.errors import OpError, Place, place_of

GROUP = "mlfuse.group"
"""The kernel that computes an op, by any name; an array of names where each of several does, for itself."""
AGAIN = "mlfuse.again"
"""Kernels that compute an op again for themselves, beside the one that computes it for all others."""
JOINED = "mlfuse.joined"
"""A set of contractions that share an operand and become one call."""
JOINED_OPERAND = "mlfuse.joined_operand"
"""On the first of such a set: the kernel that puts the operands side by side."""
JOINED_RESULT = "mlfuse.joined_result"
"""On one of such a set: the kernel that takes its part of the result out of the whole."""
FOREACH = "mlfuse.foreach"
"""A set of equal expressions over many tensors that become one launch."""
TUPLE = "mlfuse.tuple"
"""Which of that set's tuples of tensors an op is about."""
BUCKET = "mlfuse.bucket"
"""All-reduces that go out together."""
LAUNCHES = "mlfuse.launches"
"""On a function: sets of kernels that share a launch, each a list of groups."""
PLAN = "mlfuse.plan"
"""On a module: it is a plan, and this is what it was made for."""

ON_OPS = (GROUP, AGAIN, JOINED, JOINED_OPERAND, JOINED_RESULT, FOREACH, TUPLE, BUCKET)


@dataclass
class Marks:
    """What a plan says of one op."""

    groups: list[str] = field(default_factory=list[str])
    """Where it is computed."""
    own: bool = True
    """Whether that is one kernel, which computes it for all others too, and not each for itself."""
    again: list[str] = field(default_factory=list[str])
    """Where it is computed again."""
    joined: str | None = None
    operand: Marks | None = None
    """Of what puts the operands of contractions side by side."""
    result: Marks | None = None
    """Of what takes this contraction's result out of the joined one's."""
    foreach: tuple[str, int] | None = None
    bucket: str | None = None
    place: Place | None = None
    """Where the op stands in the plan's text."""

    def derived(self, name: str) -> Marks:
        """Those of what is made for the op: `operand` or `result`, there from now on."""
        found = getattr(self, name)
        if found is None:
            found = Marks(place=self.place)
            setattr(self, name, found)
        return found

    def write(self, op: Operation) -> None:
        """Say it in an op's attributes."""
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
        """What an op's attributes say; OpError where they can't be read."""
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
    """A name or an array of names; none where the op hasn't the attribute."""
    attr = op.attributes.get(attribute)
    if attr is None:
        return []
    parts = parts_of(attr)
    names = [part.data for part in parts if isinstance(part, StringAttr) and part.data]
    if len(names) != len(parts) or not names:
        raise OpError(op, f'{attribute} is a name or an array of names: "a", ["a", "b"]')
    return list(dict.fromkeys(names))


def parts_of(attr: Attribute) -> list[Attribute]:
    """What an array holds; anything else by itself."""
    if not isinstance(attr, ArrayAttr):
        return [attr]
    return list(cast(ArrayAttr[Attribute], attr).data)


def read_name(op: Operation, attribute: str) -> str | None:
    """One name; None where the op hasn't the attribute."""
    attr = op.attributes.get(attribute)
    if attr is not None and not (isinstance(attr, StringAttr) and attr.data):
        raise OpError(op, f'{attribute} is a name: "a"')
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
