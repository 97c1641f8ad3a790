"""Memory placement of intermediates: those that are never alive together share memory.

They have one block of memory, the arena, and also *spaces*: memory that exists anyway and is
free at some steps, such as a result's before the result is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

MAX_TRIED = 16
"""How many spaces are tried for an intermediate, smallest first."""


@dataclass(frozen=True)
class LiveRange:
    """When an intermediate is alive: from the first step that touches it to the last; its size in bytes, and the bytes of
    an element, its alignment."""

    nbytes: int
    first: int
    last: int
    itemsize: int = 1


@dataclass(frozen=True)
class FreeMemory:
    """Memory of `nbytes` bytes that is free from step `first` to step `last`.

    It is aligned to `itemsize` bytes, no more.
    """

    nbytes: int
    first: int
    last: int
    itemsize: int


@dataclass(frozen=True)
class Spot:
    """A placement: `offset` bytes into space number `space` or, if that is None, into the arena."""

    space: int | None
    offset: int


def place(
    lives: Sequence[LiveRange], alignment: int, spaces: Sequence[FreeMemory] = ()
) -> tuple[list[Spot], int]:
    """The spot of each intermediate, at a multiple of `alignment`, and the bytes of the arena.

    Largest first, each at the lowest offset that is free during its live range: in the smallest space with
    room, else in the arena. Also tried in order of size times live range; the smaller arena is taken,
    and spaces stay unused if they don't make it smaller. Quadratic in their number, and
    done once for each set of sizes.
    """
    nothing: Sequence[FreeMemory] = ()
    candidates = [
        _place(lives, order, alignment, given)
        for given in ((nothing, spaces) if spaces else (nothing,))
        for order in (_by_size(lives), _by_area(lives))
    ]
    return min(candidates, key=lambda candidate: candidate[1])


def layout(lives: Sequence[LiveRange], alignment: int) -> tuple[list[int], int]:
    """The offset of each intermediate in an arena, and the bytes of the arena."""
    spots, total = place(lives, alignment)
    return [spot.offset for spot in spots], total


def live_bytes(lives: Sequence[LiveRange]) -> int:
    """The most bytes alive at one step: no layout needs less."""
    changes: dict[int, int] = {}
    for live in lives:
        changes[live.first] = changes.get(live.first, 0) + live.nbytes
        changes[live.last + 1] = changes.get(live.last + 1, 0) - live.nbytes
    now = most = 0
    for step in sorted(changes):
        now += changes[step]
        most = max(most, now)
    return most


@dataclass
class _Region:
    """Memory being filled; `capacity` is None for the arena, which grows."""

    capacity: int | None = None
    placed: list[tuple[int, int, LiveRange]] = field(
        default_factory=list[tuple[int, int, LiveRange]]
    )
    """Start, end and what is there, ordered by start."""

    def start_for(self, live: LiveRange, size: int) -> int | None:
        """The lowest offset that is free as long as an intermediate is alive."""
        start = 0
        for other_start, other_end, other in self.placed:
            if other.last < live.first or live.last < other.first:
                continue
            if start + size <= other_start:
                break
            start = max(start, other_end)
        fits = self.capacity is None or start + live.nbytes <= self.capacity
        return start if fits else None

    def put(self, start: int, size: int, live: LiveRange) -> None:
        """Occupy a range of bytes."""
        self.placed.append((start, start + size, live))
        self.placed.sort(key=lambda entry: entry[0])


def _by_size(lives: Sequence[LiveRange]) -> list[int]:
    return sorted(range(len(lives)), key=lambda k: (-lives[k].nbytes, k))


def _by_area(lives: Sequence[LiveRange]) -> list[int]:
    def area(live: LiveRange) -> int:
        return live.nbytes * (live.last - live.first + 1)

    return sorted(range(len(lives)), key=lambda k: (-area(lives[k]), k))


def _place(
    lives: Sequence[LiveRange], order: Sequence[int], alignment: int, spaces: Sequence[FreeMemory]
) -> tuple[list[Spot], int]:
    """Place them in the given order."""
    regions = [_Region(space.nbytes) for space in spaces]
    by_size = sorted(range(len(spaces)), key=lambda number: (spaces[number].nbytes, number))
    arena, total = _Region(), 0
    spots = [Spot(None, 0)] * len(lives)
    for number in order:
        live = lives[number]
        size = -(-live.nbytes // alignment) * alignment
        fitting = [
            k
            for k in by_size
            if spaces[k].first <= live.first
            and live.last <= spaces[k].last
            and spaces[k].nbytes >= live.nbytes
            and spaces[k].itemsize >= live.itemsize
        ]
        for space in fitting[:MAX_TRIED]:
            start = regions[space].start_for(live, size)
            if start is not None:
                regions[space].put(start, size, live)
                spots[number] = Spot(space, start)
                break
        else:
            start = arena.start_for(live, size) or 0
            arena.put(start, size, live)
            spots[number] = Spot(None, start)
            total = max(total, start + size)
    return spots, total
