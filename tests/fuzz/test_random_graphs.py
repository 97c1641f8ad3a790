"""Random graphs over the whole op set, held to what `checks` says must be true of any graph.

Hypothesis draws those of the suite, always the same ones, and makes a failing one small. A long run is by
seed: `MLFUSE_FUZZ_SECONDS=1800 pytest -s -m slow tests/fuzz`, from seed `MLFUSE_FUZZ_START` on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from drawn_by_hypothesis import graphs
from hypothesis import given, settings
from hypothesis import strategies as st
from runs import CALM, run_seeds

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph import Graph as GraphDialect
from mlfuse.dialects.graph.extrema import MaxOp, MinOp
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.runtime.compilers import cc
from mlfuse.testing.fuzz import checks
from mlfuse.testing.fuzz.arrays import LAYOUTS, random_inputs
from mlfuse.testing.fuzz.graphs import NOT_DRAWN, random_graph
from mlfuse.testing.fuzz.minimal import minimized, problems_of
from mlfuse.testing.fuzz.reference import disagreement
from mlfuse.testing.fuzz.typed_graph import Graph, Statement, minimize

pytestmark = pytest.mark.quick_c

LARGE = 8
"""Parts of a compiled graph: computations of their own that share the compiler's start."""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))


@given(graphs(), st.integers(0, 1000))
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=CALM)
def test_every_plan_computes_what_numpy_does(graph: Graph, seed: int) -> None:
    """Both devices' plans, a kernel for each op, and donated arguments, by the interpreter."""
    problems = problems_of(checks.interpreted_errors, graph, random_inputs(graph, seed))
    assert not problems, "\n".join([*problems, graph.text()])


@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
@given(graphs(ops=8, parts=LARGE), st.integers(0, 1000))
@settings(max_examples=1, deadline=None, derandomize=True, suppress_health_check=CALM)
def test_the_cpu_computes_what_numpy_does(graph: Graph, seed: int) -> None:
    """Each example is several graphs."""
    problems = problems_of(checks.errors_of, graph, random_inputs(graph, seed))
    assert not problems, "\n".join([*problems, graph.text()])


@pytest.mark.slow
def test_every_op_is_drawn() -> None:
    """An op that is added must be added to the generator, or to `NOT_DRAWN`, with the reason."""
    drawn = {each.name for seed in range(2500) for each in random_graph(seed, parts=1).statements}
    ops = {op.name for op in GraphDialect.operations}
    assert ops - drawn == set(NOT_DRAWN)
    assert drawn <= ops


@given(graphs(ops=20))
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=CALM)
def test_every_random_graph_is_valid_text(graph: Graph) -> None:
    """The generator itself: what it writes is read back, and every value is what its type says."""
    module = parse_module(graph.text())
    verify_module(module)


def test_arguments_are_of_every_kind() -> None:
    """Of every layout and rank, empty, donated, the same array twice, with `?` dims."""
    arguments = [each for seed in range(300) for each in random_graph(seed, parts=1).arguments]
    assert {each.donated for each in arguments} == {"", "any", "alias"}
    assert {each.layout for each in arguments} == set(LAYOUTS)
    assert any(each.twin for each in arguments)
    assert any(d.dynamic for each in arguments for d in each.dims)
    assert {len(each.dims) for each in arguments} >= {0, 1, 2, 3, 4}
    assert any(each.size == 0 for each in arguments)


def test_a_failure_that_does_not_come_again_is_told() -> None:
    def finds_nothing(graph: Graph, inputs: Sequence[Array]) -> list[str]:
        return []

    graph = random_graph(0)
    small, _, problems = minimized(finds_nothing, graph, random_inputs(graph, 0))
    assert small is graph and problems == ["it failed once, and not again"]


def test_a_minimized_graph_is_small() -> None:
    graph = random_graph(1)
    target = next(each for each in reversed(graph.statements) if each.operands)

    def fails(candidate: Graph) -> bool:
        return any(each.text == target.text for each in candidate.statements)

    small = minimize(graph.keep([target.result]), fails)
    assert [each.text for each in small.statements] == [target.text]


def test_a_wrong_bit_is_found() -> None:
    """The checks themselves: they see a wrong last bit, and a wrong sign of a zero."""
    want = np.array([1.0, 0.0], dtype=np.float32)
    assert disagreement("x", want, want, None) is None
    assert disagreement("x", np.nextafter(want, np.float32(2)), want, None) is not None
    assert disagreement("x", np.copysign(want, np.float32(-1)), want, None) is not None


def test_a_wrong_scalar_body_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks themselves: they see an op that kernels compute otherwise than the reference."""
    monkeypatch.setattr(MaxOp, "scalar", MinOp.scalar)
    graph = random_graph(0)
    x = next(value for value in graph.arguments if value.size > 3)
    y = replace(x, name="y")
    larger = Statement(replace(x, name="z"), f"graph.max %{x.name}, %y : {x.type}", (x, y))
    wrong = Graph([x, y], [larger], [larger.result])
    assert checks.interpreted_errors(wrong, random_inputs(wrong, 0))


@pytest.mark.slow
def test_many_random_graphs_by_the_interpreter() -> None:
    run_seeds(checks.interpreted_errors, ops=10, parts=1)


@pytest.mark.slow
def test_many_random_graphs_on_the_cpu() -> None:
    run_seeds(checks.errors_of, ops=8, parts=LARGE)
