"""Memory placement of intermediates: those that are never alive together share memory.

They have one block of memory, the arena, and also *spaces*: memory that exists anyway and is
free at some steps, such as a result's before the result is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

MAX_TRIED = 16
"""How many spaces are tried for a block, smallest first."""


@dataclass(frozen=True)
class Block:
    """An intermediate: its size in bytes, the first and last step that touch it, and the bytes of
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
    blocks: Sequence[Block], alignment: int, spaces: Sequence[FreeMemory] = ()
) -> tuple[list[Spot], int]:
    """Each block's spot, at a multiple of `alignment`, and the bytes of the arena.

    Largest first, each at the lowest offset that is free during its live range: in the smallest space with
    room, else in the arena. Also tried in order of size times live range; the smaller arena is taken,
    and spaces stay unused if they don't make it smaller. Quadratic in the number of blocks, and
    done once for each set of sizes.
    """
    nothing: Sequence[FreeMemory] = ()
    candidates = [
        _place(blocks, order, alignment, given)
        for given in ((nothing, spaces) if spaces else (nothing,))
        for order in (_by_size(blocks), _by_area(blocks))
    ]
    return min(candidates, key=lambda candidate: candidate[1])


def layout(blocks: Sequence[Block], alignment: int) -> tuple[list[int], int]:
    """Each block's offset in an arena, and the bytes of the arena."""
    spots, total = place(blocks, alignment)
    return [spot.offset for spot in spots], total


def live_bytes(blocks: Sequence[Block]) -> int:
    """The most bytes alive at one step: no layout needs less."""
    changes: dict[int, int] = {}
    for block in blocks:
        changes[block.first] = changes.get(block.first, 0) + block.nbytes
        changes[block.last + 1] = changes.get(block.last + 1, 0) - block.nbytes
    now = most = 0
    for step in sorted(changes):
        now += changes[step]
        most = max(most, now)
    return most


@dataclass
class _Region:
    """Memory being filled; `capacity` is None for the arena, which grows."""

    capacity: int | None = None
    placed: list[tuple[int, int, Block]] = field(default_factory=list[tuple[int, int, Block]])
    """Start, end and block, ordered by start."""

    def start_for(self, block: Block, size: int) -> int | None:
        """The lowest offset free while a block is alive."""
        start = 0
        for other_start, other_end, other in self.placed:
            if other.last < block.first or block.last < other.first:
                continue
            if start + size <= other_start:
                break
            start = max(start, other_end)
        fits = self.capacity is None or start + block.nbytes <= self.capacity
        return start if fits else None

    def put(self, start: int, size: int, block: Block) -> None:
        """Occupy a range of bytes."""
        self.placed.append((start, start + size, block))
        self.placed.sort(key=lambda entry: entry[0])


def _by_size(blocks: Sequence[Block]) -> list[int]:
    return sorted(range(len(blocks)), key=lambda k: (-blocks[k].nbytes, k))


def _by_area(blocks: Sequence[Block]) -> list[int]:
    def area(block: Block) -> int:
        return block.nbytes * (block.last - block.first + 1)

    return sorted(range(len(blocks)), key=lambda k: (-area(blocks[k]), k))


def _place(
    blocks: Sequence[Block], order: Sequence[int], alignment: int, spaces: Sequence[FreeMemory]
) -> tuple[list[Spot], int]:
    """Place blocks in the given order."""
    regions = [_Region(space.nbytes) for space in spaces]
    by_size = sorted(range(len(spaces)), key=lambda number: (spaces[number].nbytes, number))
    arena, total = _Region(), 0
    spots = [Spot(None, 0)] * len(blocks)
    for number in order:
        block = blocks[number]
        size = -(-block.nbytes // alignment) * alignment
        fitting = [
            k
            for k in by_size
            if spaces[k].first <= block.first
            and block.last <= spaces[k].last
            and spaces[k].nbytes >= block.nbytes
            and spaces[k].itemsize >= block.itemsize
        ]
        for space in fitting[:MAX_TRIED]:
            start = regions[space].start_for(block, size)
            if start is not None:
                regions[space].put(start, size, block)
                spots[number] = Spot(space, start)
                break
        else:
            start = arena.start_for(block, size) or 0
            arena.put(start, size, block)
            spots[number] = Spot(None, start)
            total = max(total, start + size)
    return spots, total
