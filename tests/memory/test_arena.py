"""Blocks that are alive together never overlap; others share memory."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mlfuse.passes.memory.arena import Block, layout


def block(nbytes: int, first: int, length: int) -> Block:
    return Block(nbytes, first, first + length)


BLOCKS = st.builds(block, st.integers(0, 1000), st.integers(0, 20), st.integers(0, 10))


@given(st.lists(BLOCKS, max_size=30))
def test_blocks_that_are_alive_together_do_not_overlap(blocks: list[Block]):
    offsets, total = layout(blocks, 64)
    for i, (a, start) in enumerate(zip(blocks, offsets, strict=True)):
        assert start % 64 == 0 and start + a.nbytes <= total
        for b, other in zip(blocks[:i], offsets, strict=False):
            together = a.first <= b.last and b.first <= a.last
            if together and a.nbytes and b.nbytes:
                assert start + a.nbytes <= other or other + b.nbytes <= start


def test_a_chain_needs_two():
    chain = [Block(4096, step, step + 1) for step in range(100)]
    assert layout(chain, 64)[1] == 2 * 4096


def test_nothing():
    assert layout([], 64) == ([], 0)
    assert layout([Block(0, 0, 1)], 64) == ([0], 0)
