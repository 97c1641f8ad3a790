"""Where intermediates lie in one block of memory: those that are never alive together share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Block:
    """An intermediate: its size in bytes, and the first and last step that touch it."""

    nbytes: int
    first: int
    last: int


def layout(blocks: Sequence[Block], alignment: int) -> tuple[list[int], int]:
    """Each block's offset, a multiple of `alignment`, and the bytes of the whole.

    Largest first, each at the lowest offset free while it is alive. Quadratic in the number of
    blocks, and done once for each set of sizes.
    """
    offsets = [0] * len(blocks)
    placed: list[tuple[int, int, Block]] = []  # start, end, block; by start
    order = sorted(range(len(blocks)), key=lambda number: (-blocks[number].nbytes, number))
    total = 0
    for number in order:
        block = blocks[number]
        size = -(-block.nbytes // alignment) * alignment
        start = 0
        for other_start, other_end, other in placed:
            if other.last < block.first or block.last < other.first:
                continue
            if start + size <= other_start:
                break
            start = max(start, other_end)
        offsets[number] = start
        placed.append((start, start + size, block))
        placed.sort(key=lambda entry: entry[0])
        total = max(total, start + size)
    return offsets, total
