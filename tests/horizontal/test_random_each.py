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
from random_each import SIZES, Array, EachFunction, bits

import mlfuse
from mlfuse.driver import pipelines
from mlfuse.driver.each import compile_each
from mlfuse.interpreter import run_module
from mlfuse.parsing import parse_module, verify_module
from mlfuse.runtime.cc import find_compiler
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import run_on_host
from mlfuse.testing.host_each import HostEach

CALM = [HealthCheck.too_slow, HealthCheck.data_too_large]
FAST = ("interpreter", "loop", "planned")
COMPILED = ("cpu",) if find_compiler() is not None else ()
HOST = ("cuda",) if host_cuda.available() else ()


class Case:
    """A function, arrays for it, and what it gives op by op."""

    def __init__(self, choose: random.Random, *, numbers: bool = False):
        self.choose = choose
        self.numbers = numbers
        self.function = EachFunction.of(choose, numbers=numbers)
        self.sizes = [choose.choice(SIZES) for _ in range(choose.randint(1, 4))]
        self.lists, self.shared = self.function.arrays(self.sizes, choose.randint(0, 10**6))
        module = parse_module(self.function.foreach_text(self.sizes))
        verify_module(module)
        self.want = self._split(run_module(module, "main", self._flat(self.lists)))

    def _flat(self, lists: Sequence[Sequence[Array]]) -> list[Array]:
        return [*(a for each in lists for a in each), *self.shared]

    def _split(self, results: Sequence[object]) -> tuple[list[list[Array]], list[Array]]:
        arrays = [np.asarray(r) for r in results]
        written, numbers = self.function.split(arrays, len(self.sizes))
        return [written.get(n, each) for n, each in enumerate(self.lists)], numbers

    def run(self, way: str) -> tuple[list[list[Array]], list[Array]]:
        """The lists after a call, and the numbers."""
        lists = [[a.copy() for a in each] for each in self.lists]
        if way in ("loop", "planned"):
            text = self.function.foreach_text(self.sizes, donated=way == "planned")
            module = pipelines.run(parse_module(text), "loop", "cpu")
            if way == "planned":
                from mlfuse.context import new_context
                from mlfuse.passes.plan_memory import PlanMemory

                PlanMemory().apply(new_context(), module)
            return self._split(run_module(module, "main", self._flat(lists)))
        if self.numbers:
            return self._split(self._run_module(way, self._flat(lists)))
        text = self.function.each_text()
        if way == "cuda":
            module = HostEach.of(parse_module(text))
            order, misalign = self.choose.choice(("forward", "reverse", "random")), len(text) % 2
            return lists, module.run(lists, self.shared, order=order, misalign=bool(misalign))
        results = compile_each(text, device=way)(lists, self.shared)
        return lists, [np.asarray(r) for r in results]

    def _run_module(self, way: str, args: Sequence[Array]) -> list[Array]:
        """Results over arguments, by a device."""
        module = parse_module(self.function.foreach_text(self.sizes, donated=True))
        if way == "cuda":
            order = self.choose.choice(("forward", "reverse", "random"))
            return run_on_host(module, "main", args, order=order, misalign=bool(len(args) % 2))
        return [np.asarray(r) for r in mlfuse.compile(module, way).run(*args)]

    def problems(self, ways: Sequence[str]) -> list[str]:
        """What differs from the reference."""
        found: list[str] = []
        for way in ways:
            lists, numbers = self.run(way)
            for n, (got, want) in enumerate(zip(lists, self.want[0], strict=True)):
                for k, (a, b) in enumerate(zip(got, want, strict=True)):
                    if bits(a) != bits(b):
                        found.append(f"{way}: list {n}, tensor {k} of {self.sizes[k]}: {a} not {b}")
            for k, (a, b) in enumerate(zip(numbers, self.want[1], strict=True)):
                if bits(a) != bits(b):
                    found.append(f"{way}: number {k}: {a} not {b}")
        return found


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


@given(st.integers(0, 10**9))
@drawn(25)
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
