"""The op of the function as read that an op comes from: names that survive every rewrite.

`tag` writes each op's name and number, such as `graph.softmax#1`, around its location, and rewrites copy
locations. So a remark on the `graph.exp` of a softmax can name the softmax, and an
explanation can find out what happened to any op. A printer of locations prints the names as well, so only a
module that is compiled, never the user's, is tagged.
"""

from __future__ import annotations

import re

from xdsl.dialects.builtin import ArrayAttr, FusedLoc, NameLoc, StringAttr
from xdsl.ir import Attribute, Operation

_TAG = re.compile(r"[\w.$-]+#\d+(/[\w.$-]+#\d+)?")


def tag(module: Operation) -> dict[str, Operation]:
    """Name every op inside `module` that has results by its kind and its number among ops of that
    kind, from 1 in text order; returns the ops by name."""
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
    """Give an op a name, in place of its current one."""
    location = op.location
    if isinstance(location, NameLoc) and tag_of(op) is not None:
        location = location.location
    op.location = NameLoc(StringAttr(name), location)


def tag_of(op: Operation) -> str | None:
    """The name of the op that an op comes from; None in an untagged module, and for ops that the
    compiler made for no particular op."""
    location: Attribute = op.location
    match location:
        case FusedLoc(locations=ArrayAttr() as parts):  # from several ops: the first
            location = next(iter(parts), location)
        case _:
            pass
    if not isinstance(location, NameLoc):
        return None
    name = location.desc.data
    return name if is_tag(name) else None


def is_tag(name: str) -> bool:
    """Whether a name in a location may be one that `tag` or `put` wrote."""
    return _TAG.fullmatch(name) is not None
