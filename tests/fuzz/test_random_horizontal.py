"""Several random graphs, alike but for their sizes, in one function: every set of equal
expressions becomes one launch, whatever that costs, and results are NumPy's.

A long run is by seed: `MLFUSE_FUZZ_SECONDS=1800 pytest -s -m slow tests/fuzz/test_random_horizontal.py`.
"""

from __future__ import annotations

import os
import time

import pytest

from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.equal_parts import copies, errors, forced
from mlfuse.testing.fuzz.minimal import explain, problems_of

pytestmark = pytest.mark.quick_c


@pytest.mark.parametrize("seed", range(18))
@pytest.mark.sampled(18)
def test_equal_parts_in_one_launch_compute_what_numpy_does(seed: int):
    graph = copies(seed)
    problems = problems_of(errors, graph, random_inputs(graph, seed))
    assert not problems, "\n".join([*problems, graph.text()])


@pytest.mark.slow
def test_equal_parts_are_found():
    """In at least a third of such graphs, and among tensors of different shapes."""
    found: list[ForeachOp] = []
    graphs = [parse_module(copies(seed).text()) for seed in range(15)]
    for module in graphs:
        _, fused = next(forced(module, "cpu"))
        found += [op for op in fused.walk() if isinstance(op, ForeachOp)]
    assert len(found) > 5
    assert any(len({str(value.type) for value in op.columns[0]}) > 1 for op in found)
    assert any(len(op.body.block.ops) > 3 for op in found)


@pytest.mark.slow
def test_many_equal_parts():
    end = time.monotonic() + float(os.environ.get("MLFUSE_FUZZ_SECONDS", "900"))
    start = seed = int(os.environ.get("MLFUSE_FUZZ_START", "1000"))
    failures: list[str] = []
    while time.monotonic() < end:
        graph = copies(seed)
        inputs = random_inputs(graph, seed)
        if problems_of(errors, graph, inputs):
            failures.append(f"seed {seed}\n{explain(errors, graph, inputs)}")
        seed += 1
    print(f"{seed - start} graphs, {len(failures)} failures")
    assert not failures, "\n\n".join(failures)
