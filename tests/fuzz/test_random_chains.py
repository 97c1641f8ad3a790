"""Random contractions and chains of them, several in one function."""

from __future__ import annotations

import pytest

from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.chains import chains, errors

pytestmark = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(2))
def test_they_compute_what_numpy_does(seed: int):
    graph = chains(seed, count=3)
    problems = errors(graph, random_inputs(graph, seed))
    assert not problems, "\n".join([*problems, graph.text()])
