"""What ops use."""

from __future__ import annotations

from xdsl.ir import Operation, SSAValue


def free_values(op: Operation) -> list[SSAValue]:
    """What an op and the ops in it use, in order."""
    return list(dict.fromkeys(value for inner in op.walk() for value in inner.operands))
