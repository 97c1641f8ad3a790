"""Finds an op by a user's name for it: `graph.exp`, `exp#2`, `%y`, `model.mlir:7`, `7:12`, a model's node, a kernel."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.diagnostics.filtering import LINE, is_at, is_file
from mlfuse.explain.history import Observation
from mlfuse.explain.op_records import OpRecord

_NODE = re.compile(r"(?:.*\.onnx|<model>):(.+)", re.DOTALL)
_NEAR = 4
"""The most names that an error offers."""


@dataclass(frozen=True)
class Spot:
    """The ops that a name refers to."""

    text: str
    label: str
    """The ops' name in an answer: `graph.exp %e (x.mlir:7:8)`."""
    sources: tuple[str, ...]
    """The ops in the graph as read."""
    ops: tuple[str, ...]
    """The planned ops: several for a composite or a line, none for removed ops."""
    note: str | None = None
    """A note about the choice of ops."""


def find(observation: Observation, text: str) -> Spot:
    """The ops that a name refers to. MlfuseError, with similar names, if there are none."""
    name = text.strip()
    for look in (_by_name, _by_result, _by_kind, _by_kernel, _by_node, _by_line):
        spot = look(observation, name)
        if spot is not None:
            return spot
    if LINE.fullmatch(name):
        raise _no_line(observation, name)
    if (spot := _by_result(observation, f"%{name}")) is not None:
        return spot
    raise _unknown(observation, name)


def _by_name(o: Observation, name: str) -> Spot | None:
    """`graph.softmax#1`, `softmax#1`, `graph.softmax#1/graph.exp#1`."""
    for each in (name, f"graph.{name}"):
        if each in o.source:
            return _of_source(o, name, [each])
        if each in o.planned:
            return _of_parts(o, name, [each])
        kind, _, number = each.rpartition("#")
        parts = [p.name for p in o.planned.values() if p.kind == kind and p.whole is not None]
        if number.isdecimal() and len(number) < 10 and 0 < int(number) <= len(parts):
            return _of_parts(o, name, [parts[int(number) - 1]])
    return None


def _by_result(o: Observation, name: str) -> Spot | None:
    if not name.startswith("%"):
        return None
    found = next((each.name for each in o.source.values() if each.result == name), None)
    return None if found is None else _of_source(o, name, [found])


def _by_kind(o: Observation, name: str) -> Spot | None:
    """`graph.exp`, `exp`: the first of the ops as read, else of their parts."""
    for kind in (name, f"graph.{name}"):
        sources = [each for each in o.source.values() if each.kind == kind]
        if sources:
            return _of_source(o, name, [sources[0].name], _first_of(kind, sources, o))
        parts = [each for each in o.planned.values() if each.kind == kind]
        if parts:
            return _of_parts(o, name, [parts[0].name], _first_of(kind, parts, o))
    return None


def _first_of(kind: str, ops: Sequence[OpRecord], o: Observation) -> str | None:
    if len(ops) < 2:
        return None
    others = ", ".join(_handle(each) for each in ops[1 : 1 + _NEAR])
    more = ", ..." if len(ops) > 1 + _NEAR else ""
    return f"there are {len(ops)} {kind}; this is about the first. The others: {others}{more}"


def _handle(op: OpRecord) -> str:
    where = f" ({op.place})" if op.place else ""
    return f"{op.name}{where}"


def _by_kernel(o: Observation, name: str) -> Spot | None:
    if name in o.kernels:
        names = o.kernels[name]
    else:
        names = [
            op
            for kernel, launch in o.launched_in.items()
            if launch == name
            for op in o.kernels.get(kernel, ())
        ]
    if not names:
        return None
    sources = dict.fromkeys(o.planned[each].origin for each in names)
    return Spot(name, f"kernel {name}", tuple(sources), tuple(dict.fromkeys(names)))


def _by_node(o: Observation, name: str) -> Spot | None:
    """A model's node, whose name comes after the file's: `model.onnx:/encoder/Add`."""
    if not name:
        return None
    plain = name.removeprefix("%")
    found = [s.name for s in o.source.values() if plain in s.nodes]
    found = found or [s.name for s in o.source.values() if s.place and _is_node(s.place, name)]
    return _of_source(o, name, found) if found else None


def _is_node(place: Place, name: str) -> bool:
    return name in (place.file, _node_of(place))


def _node_of(place: Place) -> str | None:
    """The name of the model's node at a place."""
    found = _NODE.fullmatch(place.file)
    return None if found is None else found[1]


def _by_line(o: Observation, name: str) -> Spot | None:
    if not LINE.fullmatch(name):
        return None
    found = [s.name for s in o.source.values() if s.place and is_at(s.place, name)]
    return _of_source(o, name, found) if found else None


def _of_source(o: Observation, text: str, names: Sequence[str], note: str | None = None) -> Spot:
    ops = dict.fromkeys(part for name in names for part in o.ops_of(name))
    seen = [o.source[name] for name in names]
    label = str(seen[0]) if len(seen) == 1 else f"{text} ({_kinds(seen)})"
    return Spot(text, label, tuple(names), tuple(ops), note)


def _of_parts(o: Observation, text: str, names: Sequence[str], note: str | None = None) -> Spot:
    parts = [o.planned[name] for name in names]
    return Spot(
        text, ", ".join(map(str, parts)), tuple(p.origin for p in parts), tuple(names), note
    )


def _kinds(ops: Sequence[OpRecord]) -> str:
    more = f" and {len(ops) - _NEAR} more" if len(ops) > _NEAR else ""
    return ", ".join(op.short for op in ops[:_NEAR]) + more


def _no_line(o: Observation, name: str) -> MlfuseError:
    """The error if no op of the graph is at a line: what happened to the op there, or which lines are near."""
    match = LINE.fullmatch(name)
    assert match is not None
    for place, op in o.text.items():
        if is_at(place, name):
            around = dict.fromkeys(n for each in (*op.operands, *op.readers) for n in o.at(each))
            shown = ", ".join(str(o.source[each]) for each in list(around)[:_NEAR])
            asked = f"; ask about what it reads and what reads it: {shown}" if shown else ""
            return MlfuseError(f"{op.kind} ({place}) became part of other ops on import{asked}")
    places = [each.place for each in o.source.values() if each.place]
    if not places:
        return MlfuseError(f"no op is at {name!r}: the ops have no locations")
    file, line = match["file"], int(match["line"])
    own = [place for place in places if file is None or is_file(place, file)]
    if not own:
        files = ", ".join(list(dict.fromkeys(place.file for place in places))[:_NEAR])
        return MlfuseError(f"no op is at {name!r}; the ops are in {files}")
    near = sorted(dict.fromkeys(place.line for place in own), key=lambda each: abs(each - line))
    lines = ", ".join(map(str, sorted(near[:_NEAR])))
    return MlfuseError(f"no op is at line {line}; the nearest ops are at lines {lines}")


def _unknown(o: Observation, name: str) -> MlfuseError:
    if name in o.arguments or f"%{name}" in o.arguments:
        return MlfuseError(f"{name} is an argument, which no op computes; name an op that reads it")
    places = [each.place for each in o.source.values() if each.place]
    known = [n for each in o.source.values() for n in (each.kind, each.result, each.name) if n]
    known += [each.kind for each in o.planned.values()]
    known += [*o.kernels, *(filter(None, map(_node_of, places)))]
    known += [node for each in o.source.values() for node in each.nodes]
    names = [each for each in dict.fromkeys(known) if each]
    near = get_close_matches(name, names, _NEAR, 0.5)
    near = near or get_close_matches(f"graph.{name}", names, _NEAR, 0.5)
    said = (
        f"similar names: {', '.join(near)}"
        if near
        else f"there are {', '.join(names[:_NEAR])}, ..."
    )
    return MlfuseError(f"there is no op {name[:80]!r}; {said}. {_HOW}")


_HOW = (
    "An op is named by its kind (graph.exp, exp#2), its result (%y), its line (model.mlir:7, 7:12), or "
    "its node in a model"
)
