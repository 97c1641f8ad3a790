"""Places each intermediate of a program, for one set of sizes.

A call has free memory outside the arena too: the memory of a result before its first write, and the memory of a
donated argument after its last read. Intermediates are placed there if that makes the arena smaller.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from mlfuse.passes.memory.arena import Block, Space, live_bytes, place
from mlfuse.runtime.program import Allocation, Argument, Program


@dataclass(frozen=True)
class Home:
    """A placement: `offset` bytes into a storage's memory or, if that is None, into the arena."""

    storage: int | None
    offset: int


@dataclass(frozen=True)
class Run:
    """Contiguous intermediates, placed as one block: `members` has, by storage, the offset in bytes
    of each."""

    block: Block
    members: Mapping[int, int]


@dataclass(frozen=True)
class Placement:
    """The homes of intermediates."""

    homes: Mapping[int, Home]
    """By storage: intermediates that a step touches, and the copies of arguments."""
    scratch: Sequence[Home]
    """The scratch of library calls, in the order given."""
    arena: int
    """Bytes; 0 if nothing is placed there."""
    lower_bound: int
    """The largest number of bytes that are alive at one step. Memory of arguments doesn't count; a result counts from
    its first write on. No placement needs less."""
    runs: Sequence[Home] = ()
    """In the order given. Their members are among the `homes`."""


def place_all(
    program: Program,
    nbytes: Sequence[int],
    copied: Collection[int],
    scratch: Sequence[Block],
    alignment: int,
    runs: Sequence[Run] = (),
) -> Placement:
    """Place the intermediates of a program.

    `nbytes` has the size of each storage (the size of a constant isn't read). `copied` has the storage numbers of the
    arguments that are copied before the first step. The members of a run are placed together, as one block.
    """
    end = len(program.steps)
    own: dict[int, Block] = {}
    spaces: dict[int, Space] = {}
    results: list[Block] = []
    in_runs = {member for run in runs for member in run.members}
    for number, storage in enumerate(program.storages):
        size = nbytes[number]
        if isinstance(storage, Argument):
            if number in copied:
                own[number] = Block(size, 0, max(storage.last, 0), storage.dtype.itemsize)
            elif storage.donated:
                # The results that it holds are in this memory already, or are copied there at the end.
                last = end - 1 if storage.holds else end
                spaces[number] = Space(size, storage.last + 1, last, storage.dtype.itemsize)
        elif isinstance(storage, Allocation) and storage.first >= 0:
            itemsize = storage.dtype.itemsize
            if storage.returned:
                results.append(Block(size, storage.first, end))
                spaces[number] = Space(size, 0, storage.first - 1, itemsize)
            elif number not in in_runs:
                own[number] = Block(size, storage.first, storage.last, itemsize)
    blocks = [*own.values(), *scratch, *(run.block for run in runs)]
    numbers = list(spaces)
    spots, arena = place(blocks, alignment, [spaces[number] for number in numbers])
    homes = [
        Home(None if spot.space is None else numbers[spot.space], spot.offset) for spot in spots
    ]
    outside = [
        block
        for block, home in zip(blocks, homes, strict=True)
        if home.storage is None or isinstance(program.storages[home.storage], Allocation)
    ]
    begin = len(own) + len(scratch)
    by_storage = dict(zip(own, homes, strict=False))
    for run, home in zip(runs, homes[begin:], strict=True):
        for member, offset in run.members.items():
            by_storage[member] = Home(home.storage, home.offset + offset)
    return Placement(
        homes=by_storage,
        scratch=homes[len(own) : begin],
        runs=homes[begin:],
        # Empty intermediates have an address too.
        arena=max(arena, 1) if any(home.storage is None for home in homes) else 0,
        lower_bound=live_bytes([*outside, *results]),
    )
