"""Which op of the function as it was read an op comes from: names that survive every rewrite.

`tag` writes each op's name and number, such as `graph.softmax#1`, around its location, and rewrites hand
locations on. So a remark on the `graph.exp` that a softmax is made of can say whose it is, and an
explanation can find what became of any op. What prints locations prints the names with them, so only a
module that is compiled, and never the one that the user holds, is tagged.
"""

from __future__ import annotations

import re

from xdsl.dialects.builtin import ArrayAttr, FusedLoc, NameLoc, StringAttr
from xdsl.ir import Attribute, Operation

_TAG = re.compile(r"[\w.$-]+#\d+(/[\w.$-]+#\d+)?")


def tag(module: Operation) -> dict[str, Operation]:
    """Name every op inside `module` that has results by its kind and its number among those of its
    kind, from 1 in the order of the text; the ops by name."""
    counts: dict[str, int] = {}
    named: dict[str, Operation] = {}
    for op in module.walk():
        if not op.results:
            continue
        counts[op.name] = number = counts.get(op.name, 0) + 1
        name = f"{op.name}#{number}"
        put(op, name)
        named[name] = op
    return named


def put(op: Operation, name: str) -> None:
    """Give an op a name, in place of the one that it has."""
    location = op.location
    if isinstance(location, NameLoc) and tag_of(op) is not None:
        location = location.location
    op.location = NameLoc(StringAttr(name), location)


def tag_of(op: Operation) -> str | None:
    """The name of the op that an op comes from; None in a module that isn't tagged, and for what the
    compiler made for no op in particular."""
    location: Attribute = op.location
    match location:
        case FusedLoc(locations=ArrayAttr() as parts):  # of several ops: the first
            location = next(iter(parts), location)
        case _:
            pass
    if not isinstance(location, NameLoc):
        return None
    name = location.desc.data
    return name if is_tag(name) else None


def is_tag(name: str) -> bool:
    """Whether a location's name is one that `tag` or `put` may have written."""
    return _TAG.fullmatch(name) is not None
