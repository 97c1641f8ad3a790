"""Random functions before and after `--canonicalize`: the same bits, and nothing left to do."""

from __future__ import annotations

import time

import pytest
from bits import Canonicalized
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from leftovers import Leftovers
from xdsl.transforms.canonicalize import CanonicalizePass

from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module

pytestmark = pytest.mark.quick_c


def check(seed: int) -> None:
    made = Leftovers.of(seed)
    text = made.text()
    module = Canonicalized.of(text)
    assert module.differences(made.inputs()) == [], text
    once = print_module(module.after)
    CanonicalizePass().apply(new_context(), module.after)
    assert print_module(module.after) == once, text
    assert print_module(parse_module(once)) == once, text


@given(st.integers(0, 2**32 - 1))
@settings(
    max_examples=15, deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip
def test_canonical_form_computes_the_same_bits(seed: int) -> None:
    check(seed)


@pytest.mark.slow
def test_canonical_form_computes_the_same_bits_for_long() -> None:
    end = time.monotonic() + 600
    seed = 0
    while time.monotonic() < end:
        check(seed)
        seed += 1
    print(f"{seed} functions")
