"""Scratch of library calls overlaps neither the values that are alive meanwhile nor other scratch of the call."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mlfuse.runtime.distributed.base import Request
from mlfuse.runtime.host.planned_calls import Message, needs_of
from mlfuse.runtime.host.scratch import CallNeeds, Span, place
from mlfuse.runtime.library.steps import Operand

UNITS = 12
"""The arena's size, in units of 64 bytes."""


@st.composite
def calls(draw: st.DrawFn) -> CallNeeds:
    places = draw(st.lists(st.integers(0, UNITS), max_size=6, unique=True))
    pairs = list(zip(sorted(places)[::2], sorted(places)[1::2], strict=False))
    busy = [
        (64 * low, draw(st.integers(64 * (high - low) - 63, 64 * (high - low))))
        for low, high in pairs
    ]
    return CallNeeds(busy, draw(st.lists(st.integers(1, 2000), max_size=3)))


def apart(a: Span, b: Span) -> bool:
    return sum(a) <= b[0] or sum(b) <= a[0]


@given(st.lists(calls(), max_size=4))
def test_scratch_is_apart(needs: list[CallNeeds]) -> None:
    placed = place(needs, 64 * UNITS)
    assert placed.before % 64 == 0 and placed.total >= placed.before + 64 * UNITS
    for call, offsets in zip(needs, placed.offsets, strict=True):
        scratch = list(zip(offsets, call.scratch, strict=True))
        values = [(placed.before + offset, nbytes) for offset, nbytes in call.busy]
        for offset, nbytes in scratch:
            assert offset % 64 == 0 and offset >= 0 and offset + nbytes <= placed.total
        assert all(apart(one, value) for one in scratch for value in values)
        assert all(apart(one, other) for one, other in combinations(scratch, 2))


def test_scratch_is_below_the_values_where_that_is_smaller() -> None:
    """Of 2048 bytes, the upper half holds values: 4096 bytes begin 3072 before the arena."""
    assert place([CallNeeds([(1024, 1024)], [4096])], 2048).total == 2048 + 3072


def test_one_call_after_the_other_uses_the_same_memory() -> None:
    needs = [CallNeeds([], [640, 64]), CallNeeds([(0, 64)], [640])]
    assert place(needs, 64).total == 704


def test_needs_are_multiples_of_what_the_device_aligns_to() -> None:
    """20 bytes, and none, which still needs an address."""
    f32 = np.dtype(np.float32)
    request = Request("add", "f32", ((5,),), 5, None, "")
    message = Message(request, [], scratch=[Operand((5,), f32), Operand((0,), f32)])
    assert needs_of([message], [[(64, 10)]]) == [CallNeeds([(64, 10)], [20, 1])]
    assert needs_of([message], [[(64, 10)]], 256) == [CallNeeds([(64, 256)], [256, 256])]
