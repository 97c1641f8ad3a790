"""Random graphs with and without the memory plan, some or all arguments donated: the same bits."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mlfuse.dialects.dtypes import Array
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import cc
from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.graphs import random_graph
from mlfuse.testing.memory_plan import Lowered

pytestmark = pytest.mark.quick_c

INTERPRETED = range(1000, 1014)
COMPILED = range(2000, 2004)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))


def assert_same_bits(got: list[Array], want: list[Array]) -> None:
    assert len(got) == len(want)
    for a, b in zip(got, want, strict=True):
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        assert a.tobytes() == b.tobytes()


@pytest.mark.parametrize("seed", INTERPRETED)
@pytest.mark.sampled(16)
def test_the_interpreter_computes_the_same(seed: int) -> None:
    graph = random_graph(seed)
    module, inputs = parse_module(graph.text()), random_inputs(graph, seed)
    with np.errstate(all="ignore"):
        want = Lowered.of(module, planned=False).interpret(inputs)
        for donated in (False, True):
            planned = Lowered.of(module, planned=True, donated=donated)
            assert_same_bits(planned.interpret(inputs), want)


@pytest.mark.slow
@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
@pytest.mark.parametrize("seed", COMPILED)
def test_the_cpu_computes_the_same(seed: int) -> None:
    graph = random_graph(seed)
    module, inputs = parse_module(graph.text()), random_inputs(graph, seed)

    def run(lowered: Lowered) -> list[Array]:
        """The second of two calls; donated inputs are written to."""
        plan = lowered.compile()
        plan(*[each.copy() for each in inputs])
        return plan(*[each.copy() for each in inputs])

    want = run(Lowered.of(module, planned=False))
    assert_same_bits(run(Lowered.of(module, planned=True)), want)
    assert_same_bits(run(Lowered.of(module, planned=True, donated=True)), want)
