"""Random graphs with and without the memory plan, arguments donated or not: the same bits."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from graphs import random_graph
from typed_graph import random_inputs

from mlfuse.dialects.dtypes import Array
from mlfuse.parsing import parse_module
from mlfuse.runtime import cc
from mlfuse.testing.memory_plan import Lowered

INTERPRETED = range(1000, 1030)
COMPILED = range(2000, 2006)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))


def assert_same_bits(got: list[Array], want: list[Array]) -> None:
    assert len(got) == len(want)
    for a, b in zip(got, want, strict=True):
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        assert a.tobytes() == b.tobytes()


@pytest.mark.parametrize("seed", INTERPRETED)
def test_the_interpreter_computes_the_same(seed: int) -> None:
    graph = random_graph(seed)
    module, inputs = parse_module(graph.text()), random_inputs(graph, seed)
    with np.errstate(all="ignore"):
        want = Lowered.of(module, planned=False).interpret(inputs)
        for donated in (False, True):
            planned = Lowered.of(module, planned=True, donated=donated)
            assert_same_bits(planned.interpret(inputs), want)


@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
@pytest.mark.parametrize("seed", COMPILED)
def test_the_cpu_computes_the_same(seed: int) -> None:
    graph = random_graph(seed)
    module, inputs = parse_module(graph.text()), random_inputs(graph, seed)
    kept = [each.copy() for each in inputs]
    want = Lowered.of(module, planned=False).compile()(*inputs)
    assert_same_bits(Lowered.of(module, planned=True).compile()(*inputs), want)
    assert_same_bits(list(inputs), kept)
    donating = Lowered.of(module, planned=True, donated=True).compile()
    for _ in range(2):
        assert_same_bits(donating(*[each.copy() for each in inputs]), want)
