"""Random functions over lists of tensors, the same by every way: op by op by NumPy, at the loop level, on the
CPU, as CUDA on the host.

Hypothesis draws those of the suite, always the same ones. A long run is by seed:
`MLFUSE_FUZZ_SECONDS=1800 pytest -s -m slow tests/horizontal`, from seed `MLFUSE_FUZZ_START` on.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mlfuse.testing.fuzz.each_cases import COMPILED, FAST, HOST, Case
from mlfuse.testing.fuzz.each_functions import EachFunction

pytestmark = pytest.mark.quick_c

CALM = [HealthCheck.too_slow, HealthCheck.data_too_large]


def check(case: Case, ways: Sequence[str]) -> None:
    problems = case.problems(ways)
    assert not problems, "\n".join([*problems, case.function.each_text(), str(case.sizes)])


@pytest.fixture(autouse=True)
def quiet():
    """NumPy says what overflows and what is NaN; here both are wanted."""
    with np.errstate(all="ignore"):
        yield


def drawn(examples: int):
    return settings(
        max_examples=examples, deadline=None, derandomize=True, suppress_health_check=CALM
    )


@pytest.mark.slow
@given(st.integers(0, 10**9))
@drawn(12)
def test_the_loop_level_gives_what_ops_give_one_by_one(seed: int):
    check(Case(random.Random(seed)), FAST)


@pytest.mark.skipif(not COMPILED, reason="needs a C compiler")
@given(st.integers(0, 10**9))
@drawn(6)
def test_the_cpu_gives_what_ops_give_one_by_one(seed: int):
    check(Case(random.Random(seed)), COMPILED)


@pytest.mark.skipif(not HOST, reason="needs a C++ compiler")
@given(st.integers(0, 10**9))
@drawn(3)
def test_cuda_text_gives_what_ops_give_one_by_one(seed: int):
    check(Case(random.Random(seed)), HOST)


@pytest.mark.slow
@given(st.integers(0, 10**9))
@drawn(12)
def test_numbers_of_the_tuples_own_at_the_loop_level(seed: int):
    check(Case(random.Random(seed), numbers=True), FAST[1:])


@pytest.mark.skipif(not COMPILED, reason="needs a C compiler")
@given(st.integers(0, 10**9))
@drawn(4)
def test_numbers_of_the_tuples_own_on_the_cpu(seed: int):
    check(Case(random.Random(seed), numbers=True), COMPILED)


@pytest.mark.skipif(not HOST, reason="needs a C++ compiler")
@given(st.integers(0, 10**9))
@drawn(2)
def test_numbers_of_the_tuples_own_as_cuda_text(seed: int):
    check(Case(random.Random(seed), numbers=True), HOST)


def test_functions_of_every_kind_are_drawn():
    """Swaps, values stored twice, several passes, totals, every element type."""
    functions = [EachFunction.of(random.Random(seed)) for seed in range(300)]
    text = "\n".join(f.each_text() for f in functions)
    for op in ("across add", "across max", "reduce add", "reduce xor", "argmax", "dim", "iota"):
        assert f"graph.{op} " in text
    for dtype in ("f32", "f64", "bf16", "f16", "i32", "i64"):
        assert f"tensor<?x{dtype}> {{mlfuse.each" in text
    written = [[f.results[k] for k in f.written.values()] for f in functions]
    assert any(len(set(each)) < len(each) for each in written)
    others = [
        f.results[result] in f.lists and f.results[result] is not f.lists[number]
        for f in functions
        for number, result in f.written.items()
    ]
    assert any(others)


@pytest.mark.slow
def test_many_random_functions():
    """All ways; prints how many."""
    end = time.monotonic() + float(os.environ.get("MLFUSE_FUZZ_SECONDS", "900"))
    start = seed = int(os.environ.get("MLFUSE_FUZZ_START", "1000"))
    failures: list[str] = []
    while time.monotonic() < end:
        numbers = seed % 2 == 1
        case = Case(random.Random(seed), numbers=numbers)
        compiled = (*COMPILED, *(HOST if seed % 8 < 2 else ()))
        fast = FAST[1:] if numbers else FAST  # `interpreter` takes lists
        ways = (*fast, *(compiled if seed % 4 < 2 else ()))
        failures += [f"seed {seed}: {problem}" for problem in case.problems(ways)]
        seed += 1
    print(f"{seed - start} functions, {len(failures)} failures")
    assert not failures, "\n".join(failures)
