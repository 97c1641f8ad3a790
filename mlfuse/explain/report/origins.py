"""The ops of the graph stage, and the box, that an op of any stage comes from, by its location.

`provenance.tag` has written names around the locations of the graph stage's ops; passes have copied and joined
them. Boxes get their own names before they are lowered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from xdsl.dialects.builtin import (
    ArrayAttr,
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    NameLoc,
    StringAttr,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.traits import is_side_effect_free

from mlfuse.diagnostics.errors import Place
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.ir.locations import joined

_BOX = "mlfuse.box#"


@dataclass
class Origin:
    """Where an op comes from."""

    ops: list[int] = field(default_factory=list[int])
    boxes: list[int] = field(default_factory=list[int])


class Origins:
    """The numbers of ops by the names in locations."""

    def __init__(self, names: dict[str, int]):
        self.names = names
        self.boxes: dict[str, int] = {}
        self._origins: dict[Attribute, Origin] = {}

    def of(self, op: Operation) -> Origin:
        """The origin of an op, with the graph-stage ops in order."""
        found = self._origins.get(op.location)
        if found is None:
            ops, boxes = set[int](), set[int]()
            self._read(op.location, ops, boxes)
            found = self._origins[op.location] = Origin(sorted(ops), sorted(boxes))
        return found

    def _read(self, location: Attribute, ops: set[int], boxes: set[int]) -> None:
        match location:
            case NameLoc():
                name = location.desc.data
                if name in self.boxes:
                    boxes.add(self.boxes[name])
                elif (number := self.number(name)) is not None:
                    ops.add(number)
                else:
                    self._read(location.location, ops, boxes)
            case FusedLoc(locations=ArrayAttr() as parts):
                for part in parts:
                    self._read(part, ops, boxes)
            case CallSiteLoc():
                self._read(location.callee, ops, boxes)
                self._read(location.caller, ops, boxes)
            case _:
                pass

    def number(self, name: str | None) -> int | None:
        """The op of a name; `graph.softmax#1/graph.exp#1` belongs to the softmax."""
        return None if name is None else self.names.get(name.partition("/")[0])

    def name_box(self, op: Operation) -> int:
        """Name the next box; all ops lowered from the fusion keep the name."""
        number = len(self.boxes)
        name = f"{_BOX}{number}"
        self.boxes[name] = number
        op.location = NameLoc(StringAttr(name), op.location)
        return number


def places_of(location: Attribute) -> Iterator[Place]:
    """Every place in a location: for a call, the callee's and the caller's."""
    match location:
        case FileLineColLoc():
            yield Place(location.filename.data, location.line.data, location.column.data)
        case NameLoc():
            yield from places_of(location.location)
        case CallSiteLoc():
            yield from places_of(location.callee)
            yield from places_of(location.caller)
        case FusedLoc(locations=ArrayAttr() as parts):
            for part in parts:
                yield from places_of(part)
        case _:
            pass


def join_equal(block: Block) -> None:
    """Give ops that `--cse` is about to merge one location: that of all of them.

    Constants and movement are left out: they are part of their readers, and should lead to these.
    """
    leaders: dict[SSAValue, SSAValue] = {}
    equal: dict[object, list[Operation]] = {}
    for op in block.ops:
        if op.regions or not op.results or not is_side_effect_free(op):
            continue
        key = (
            op.name,
            tuple(leaders.get(value, value) for value in op.operands),
            frozenset(op.properties.items()),
            frozenset(op.attributes.items()),
            tuple(value.type for value in op.results),
        )
        same = equal.setdefault(key, [])
        if same:
            leaders.update(zip(op.results, same[0].results, strict=True))
        if not (isinstance(op, GraphOp) and op.KIND.is_read_in_place) or not same:
            same.append(op)
    for same in equal.values():
        if len(same) > 1:
            same[0].location = joined(same)
