"""The marks that users write on ops, to control fusion (docs/plans.md) and devices, and how rewriting keeps them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Attribute, Operation

NO_FUSE = "mlfuse.no_fuse"
"""The op is a kernel by itself."""
APART = "mlfuse.apart"
"""The op is fused with others of the same name here, and with nothing else."""
MUST_FUSE = "mlfuse.must_fuse"
"""The op is computed in the kernel that reads it."""
GROUP = "mlfuse.group"
"""Ops of the same name here are one kernel."""
DEVICE = "mlfuse.device"
"""The device that an op, an argument, a result, a call, a function or a module is on (docs/placement.md)."""

USER = (NO_FUSE, APART, MUST_FUSE, GROUP)
"""The marks about fusion."""


def is_marked(op: Operation) -> bool:
    """Whether an op has marks of the user."""
    return any(name in op.attributes for name in USER)


def marks_of(op: Operation) -> dict[str, Attribute]:
    """The user's marks on an op, with that of its device."""
    return {name: attr for name, attr in op.attributes.items() if name in (*USER, DEVICE)}


def forward(old: Operation, new: Sequence[Operation]) -> None:
    """Copy the user's marks from an op to the ops that replace it.

    Only ops that compute get marks: movement and constants are part of every kernel that reads them. If one op with
    `mlfuse.no_fuse` becomes several, these are fused with each other and with nothing else (`mlfuse.apart`).
    """
    marks = marks_of(old)
    if not marks:
        return
    from mlfuse.dialects.graph.base import GraphOp

    computing = [op for op in new if not (isinstance(op, GraphOp) and op.KIND.is_read_in_place)]
    ops = computing or [*new[-1:]]
    if NO_FUSE in marks and len(ops) > 1:
        del marks[NO_FUSE]
        marks.setdefault(APART, StringAttr(unused(old, old.name.rpartition(".")[2])))
    for op in ops:
        for name, attr in marks.items():
            op.attributes.setdefault(name, attr)


def made_for(new: Operation, op: Operation) -> None:
    """Give an op of a gradient the place and the device of the op that it is made for."""
    new.location = op.location
    if DEVICE in op.attributes:
        new.attributes.setdefault(DEVICE, op.attributes[DEVICE])


def unused(op: Operation, word: str) -> str:
    """A name that no `mlfuse.apart` in the module of an op has yet."""
    root = op.get_toplevel_object()
    ops: Iterable[Operation] = root.walk() if isinstance(root, Operation) else ()
    taken = {
        mark.data for each in ops if isinstance(mark := each.attributes.get(APART), StringAttr)
    }
    return next(name for name in _numbered(word) if name not in taken)


def _numbered(word: str) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        yield f"{word}_{number}"
