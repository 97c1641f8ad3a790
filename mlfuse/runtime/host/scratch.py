"""Where the scratch of library calls goes: into the parts of the arena that hold no values during a call, and into memory
before and after the arena.

The arena's own layout is that of the compiled host function. How much scratch a call needs is the library's matter, so
only known when the sizes are. A call's scratch goes to the lowest free place. With `before` bytes of memory before the
arena, that may be below the values that are alive, where the arena isn't used: from 0 on, `before` is increased to what the
call with the highest scratch needs below its values, as long as this makes the whole smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mlfuse.runtime.arguments.arrays import aligned

Span = tuple[int, int]
"""A part of the arena: its first byte, and its bytes."""


@dataclass(frozen=True)
class CallNeeds:
    """A library call: the parts of the arena that hold values meanwhile, and the bytes of each piece of scratch."""

    busy: Sequence[Span]
    scratch: Sequence[int]

    @property
    def below(self) -> int:
        """The bytes needed before the arena so that all scratch is below the values."""
        return sum(map(aligned, self.scratch)) - min((offset for offset, _ in self.busy), default=0)


@dataclass(frozen=True)
class Placed:
    """Memory for the arena and all scratch."""

    before: int
    """Where the arena begins in it."""
    total: int
    offsets: Sequence[Sequence[int]]
    """For each call: where each piece of its scratch begins."""


def place(calls: Sequence[CallNeeds], arena: int) -> Placed:
    """Place the scratch of calls of a host function whose arena has so many bytes."""
    best = _place(calls, arena, 0)
    while calls:
        before = calls[_highest(calls, best)].below
        if before <= best.before:
            break
        found = _place(calls, arena, before)
        if found.total >= best.total:
            break
        best = found
    return best


def _highest(calls: Sequence[CallNeeds], placed: Placed) -> int:
    """The call whose scratch ends last."""
    ends = [
        max((o + n for o, n in zip(offsets, call.scratch, strict=True)), default=0)
        for call, offsets in zip(calls, placed.offsets, strict=True)
    ]
    return ends.index(max(ends))


def _place(calls: Sequence[CallNeeds], arena: int, before: int) -> Placed:
    total, offsets = before + arena, list[list[int]]()
    for call in calls:
        taken = [(before + offset, nbytes) for offset, nbytes in call.busy]
        offsets.append([])
        for nbytes in call.scratch:
            offset = _free(nbytes, taken)
            taken.append((offset, nbytes))
            offsets[-1].append(offset)
            total = max(total, offset + nbytes)
    return Placed(before, total, offsets)


def _free(nbytes: int, taken: Sequence[Span]) -> int:
    """The lowest offset of so many bytes that are not taken."""
    end = 0
    for offset, size in sorted(taken):
        if end + nbytes <= offset:
            break
        end = max(end, aligned(offset + size))
    return end
