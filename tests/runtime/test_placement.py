"""Intermediates in memory that a call has anyway, only while it is free and where they fit."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mlfuse.passes.memory.arena import Block, Space, Spot, live_bytes, place
from mlfuse.passes.utils.indices import Indices
from mlfuse.runtime.placement import Home, Placement, place_all
from mlfuse.runtime.program import Allocation, Argument, Program

F32, F64 = np.dtype(np.float32), np.dtype(np.float64)


@st.composite
def blocks(draw: st.DrawFn) -> Block:
    first = draw(st.integers(0, 20))
    last = first + draw(st.integers(0, 10))
    return Block(draw(st.integers(0, 1000)), first, last, draw(st.sampled_from([1, 2, 4, 8])))


@st.composite
def spaces(draw: st.DrawFn) -> Space:
    first = draw(st.integers(0, 20))
    last = first + draw(st.integers(-1, 20))
    return Space(draw(st.integers(0, 2000)), first, last, draw(st.sampled_from([1, 2, 4, 8])))


@given(st.lists(blocks(), max_size=20), st.lists(spaces(), max_size=5))
def test_every_block_has_a_place_of_its_own(given_blocks: list[Block], given_spaces: list[Space]):
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
    large, small = Block(1024, 0, 1), Block(64, 2, 3)
    assert place([large, small], 64, [Space(64, 2, 3, 4)])[0][1] == Spot(None, 0)


def test_the_lower_bound_is_what_is_alive_at_once():
    assert live_bytes([Block(8, 0, 2), Block(4, 2, 3), Block(100, 5, 5), Block(2, 3, 9)]) == 102
    assert live_bytes([]) == 0


def program(steps: int, *storages: Any) -> Program:
    """A program in which only lifetimes matter."""
    nothing: Any = (None,) * steps
    return Program(Indices(), tuple(storages), nothing, ())


def temporary(first: int, last: int, dtype: Any = F32) -> Allocation:
    return Allocation((), dtype, first, last)


def result(first: int, dtype: Any = F32) -> Allocation:
    return Allocation((), dtype, first, first, returned=True)


def donated(last: int, holds: tuple[int, ...] = ()) -> Argument:
    return Argument(0, (), F32, donated=True, last=last, holds=holds)


def placed(found: Program, sizes: list[int], copied: tuple[int, ...] = ()) -> Placement:
    return place_all(found, sizes, copied, [], 64)


def test_an_intermediate_lies_in_a_result_until_it_is_written():
    found = placed(program(3, temporary(0, 1), result(2)), [256, 256])
    assert found.homes == {0: Home(1, 0)} and found.arena == 0 and found.lower_bound == 256
    found = placed(program(3, temporary(0, 2), result(2)), [256, 256])  # the last step reads it
    assert found.homes == {0: Home(None, 0)} and found.arena == 256 and found.lower_bound == 512


def test_an_intermediate_lies_in_a_donated_argument_once_that_is_read():
    found = placed(program(3, donated(last=0), temporary(1, 2)), [256, 256])
    assert found.homes == {1: Home(0, 0)} and found.lower_bound == 0
    found = placed(program(3, donated(last=1), temporary(1, 2)), [256, 256])
    assert found.homes == {1: Home(None, 0)} and found.lower_bound == 256


def test_what_is_copied_into_an_argument_at_the_end_is_not_in_it():
    """Three steps; the copy counts as step 3."""
    found = placed(program(3, donated(last=0, holds=(0,)), temporary(1, 3)), [256, 256])
    assert found.homes == {1: Home(None, 0)}
    found = placed(program(3, donated(last=0, holds=(0,)), temporary(1, 2)), [256, 256])
    assert found.homes == {1: Home(0, 0)}


def test_an_argument_that_holds_a_result_from_within_the_steps_hosts_nobody():
    found = placed(program(3, donated(last=3, holds=(0,)), temporary(1, 2)), [256, 256])
    assert found.homes == {1: Home(None, 0)}


def test_wider_elements_go_elsewhere():
    """A result may be an array of the caller's, aligned to its own elements alone."""
    found = placed(program(3, temporary(0, 1, F64), result(2, F32)), [256, 256])
    assert found.homes == {0: Home(None, 0)}


def test_a_copy_of_a_strided_argument_lives_to_its_last_use():
    argument = Argument(0, (), F32, last=1)
    found = placed(program(3, argument, temporary(2, 2)), [256, 256], copied=(0,))
    assert found.homes == {0: Home(None, 0), 1: Home(None, 0)} and found.arena == 256
    found = placed(program(3, argument, temporary(1, 2)), [256, 256], copied=(0,))
    assert found.arena == 512
