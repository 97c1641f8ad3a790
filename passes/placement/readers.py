"""The ops that read what an op computes, through what only moves it: movement is part of the kernels that read it."""

from __future__ import annotations

from xdsl.ir import Operation

from mlfuse.passes.utils.kernel_ops import is_free


def readers_of(op: Operation) -> list[Operation]:
    """These ops, each once, with the movement between."""
    found: dict[Operation, None] = {}
    work = [op]
    while work:
        users = [use.operation for value in work.pop().results for use in value.uses]
        new = [each for each in dict.fromkeys(users) if each not in found]
        found |= dict.fromkeys(new)
        work += [each for each in new if is_free(each)]
    return list(found)
