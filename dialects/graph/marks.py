"""What users write on ops to have a say in fusion, and how it survives rewriting (docs/plans.md)."""

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

USER = (NO_FUSE, APART, MUST_FUSE, GROUP)


def is_marked(op: Operation) -> bool:
    """Whether the user has a say about an op."""
    return any(name in op.attributes for name in USER)


def marks_of(op: Operation) -> dict[str, Attribute]:
    """What the user says about an op."""
    return {name: attr for name, attr in op.attributes.items() if name in USER}


def forward(old: Operation, new: Sequence[Operation]) -> None:
    """Hand on what the user says about an op to those that take its place.

    It is for what computes: movement and constants are part of every kernel that reads them. Several ops in the
    place of one that is to be alone are fused with each other, and with nothing else.
    """
    marks = marks_of(old)
    if not marks:
        return
    from mlfuse.dialects.graph.base import GraphOp, OpKind

    free = (OpKind.SOURCE, OpKind.INJECTIVE)
    ops = [op for op in new if not (isinstance(op, GraphOp) and op.KIND in free)] or [*new[-1:]]
    if NO_FUSE in marks and len(ops) > 1:
        del marks[NO_FUSE]
        marks.setdefault(APART, StringAttr(unused(old, old.name.rpartition(".")[2])))
    for op in ops:
        for name, attr in marks.items():
            op.attributes.setdefault(name, attr)


def unused(op: Operation, word: str) -> str:
    """A name that no `mlfuse.apart` has in the module of an op yet."""
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
