"""Blocks that are alive together never overlap; others share memory, also memory that exists anyway while it is free."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mlfuse.passes.memory.arena import FreeMemory, LiveRange, Spot, layout, live_bytes, place


def block(nbytes: int, first: int, length: int) -> LiveRange:
    return LiveRange(nbytes, first, first + length)


BLOCKS = st.builds(block, st.integers(0, 1000), st.integers(0, 20), st.integers(0, 10))


@given(st.lists(BLOCKS, max_size=30))
def test_blocks_that_are_alive_together_do_not_overlap(blocks: list[LiveRange]):
    offsets, total = layout(blocks, 64)
    for i, (a, start) in enumerate(zip(blocks, offsets, strict=True)):
        assert start % 64 == 0 and start + a.nbytes <= total
        for b, other in zip(blocks[:i], offsets, strict=False):
            together = a.first <= b.last and b.first <= a.last
            if together and a.nbytes and b.nbytes:
                assert start + a.nbytes <= other or other + b.nbytes <= start


def test_a_chain_needs_two():
    chain = [LiveRange(4096, step, step + 1) for step in range(100)]
    assert layout(chain, 64)[1] == 2 * 4096


def test_nothing():
    assert layout([], 64) == ([], 0)
    assert layout([LiveRange(0, 0, 1)], 64) == ([0], 0)


@st.composite
def blocks(draw: st.DrawFn) -> LiveRange:
    first = draw(st.integers(0, 20))
    last = first + draw(st.integers(0, 10))
    return LiveRange(draw(st.integers(0, 1000)), first, last, draw(st.sampled_from([1, 2, 4, 8])))


@st.composite
def spaces(draw: st.DrawFn) -> FreeMemory:
    first = draw(st.integers(0, 20))
    last = first + draw(st.integers(-1, 20))
    return FreeMemory(draw(st.integers(0, 2000)), first, last, draw(st.sampled_from([1, 2, 4, 8])))


@given(st.lists(blocks(), max_size=20), st.lists(spaces(), max_size=5))
def test_every_block_has_a_place_of_its_own(
    given_blocks: list[LiveRange], given_spaces: list[FreeMemory]
):
    spots, arena = place(given_blocks, 64, given_spaces)
    for block, spot in zip(given_blocks, spots, strict=True):
        assert spot.offset % 64 == 0
        if spot.space is None:
            assert spot.offset + block.nbytes <= arena
            continue
        space = given_spaces[spot.space]
        assert spot.offset + block.nbytes <= space.nbytes
        assert space.first <= block.first and block.last <= space.last
        assert block.itemsize <= space.itemsize
    for i, (a, spot) in enumerate(zip(given_blocks, spots, strict=True)):
        for b, other in zip(given_blocks[:i], spots, strict=False):
            together = a.first <= b.last and b.first <= a.last
            if together and spot.space == other.space and a.nbytes and b.nbytes:
                assert spot.offset + a.nbytes <= other.offset or (
                    other.offset + b.nbytes <= spot.offset
                )
    assert arena <= place(given_blocks, 64)[1]


def test_spaces_stay_unused_where_they_help_nothing():
    large, small = LiveRange(1024, 0, 1), LiveRange(64, 2, 3)
    assert place([large, small], 64, [FreeMemory(64, 2, 3, 4)])[0][1] == Spot(None, 0)


def test_the_lower_bound_is_what_is_alive_at_once():
    assert (
        live_bytes(
            [LiveRange(8, 0, 2), LiveRange(4, 2, 3), LiveRange(100, 5, 5), LiveRange(2, 3, 9)]
        )
        == 102
    )
    assert live_bytes([]) == 0
