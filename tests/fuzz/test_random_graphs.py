"""Random graphs, compiled and held to what `checks` says must be true of any graph.

The suite runs a few dozen; a failure prints a minimized graph. A long run is
`MLFUSE_FUZZ_SECONDS=1800 pytest -s -m slow tests/fuzz`, from seed `MLFUSE_FUZZ_START` on.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

import checks
import numpy as np
import pytest
from graphs import graphs, random_graph
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from typed_graph import Graph, minimize, random_inputs

from mlfuse.dialects.dtypes import Array
from mlfuse.parsing import parse_module, verify_module

SUITE = 30


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))


def errors_of(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """What is wrong, an exception included."""
    try:
        return checks.errors_of(graph, inputs)
    except Exception as error:
        return [f"{type(error).__name__}: {error}"]


def explain(graph: Graph, inputs: Sequence[Array]) -> str:
    """A graph that fails in the same way, as small as it gets."""
    kind = errors_of(graph, inputs)[0].partition(":")[0]
    # A value that is cut into an argument keeps what it was.
    values = checks.evaluate(parse_module(graph.text()), inputs)

    def problems(candidate: Graph) -> list[str]:
        return errors_of(candidate, [values[arg.name] for arg in candidate.arguments])

    def fails(candidate: Graph) -> bool:
        return any(each.partition(":")[0] == kind for each in problems(candidate))

    small = minimize(graph, fails)
    return "\n".join([*problems(small), small.text()])


def failure_of(seed: int) -> str | None:
    """One random graph on random inputs: None, or a small graph and what is wrong with it."""
    graph = random_graph(seed)
    inputs = random_inputs(graph, seed)
    return explain(graph, inputs) if errors_of(graph, inputs) else None


@pytest.mark.parametrize("seed", range(SUITE))
def test_random_graph(seed: int) -> None:
    failure = failure_of(seed)
    if failure is not None:
        pytest.fail(failure, pytrace=False)


@given(graphs(ops=20), st.integers(0, 2**32 - 1))
@settings(
    max_examples=25, deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)  # fmt: skip
def test_every_random_graph_is_valid_text(graph: Graph, seed: int) -> None:
    """The generator itself: what it writes is read back and runs."""
    module = parse_module(graph.text())
    verify_module(module)
    checks.evaluate(module, random_inputs(graph, seed))


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
    assert checks.disagreement("x", want, want, None) is None
    assert checks.disagreement("x", np.nextafter(want, np.float32(2)), want, None) is not None
    assert checks.disagreement("x", np.copysign(want, np.float32(-1)), want, None) is not None


@pytest.mark.slow
def test_many_random_graphs() -> None:
    end = time.monotonic() + float(os.environ.get("MLFUSE_FUZZ_SECONDS", "900"))
    start = int(os.environ.get("MLFUSE_FUZZ_START", "1000"))
    failures: list[str] = []
    seed = start
    while time.monotonic() < end:
        failure = failure_of(seed)
        failures += [] if failure is None else [f"seed {seed}\n{failure}"]
        seed += 1
    print(f"{seed - start} graphs, {len(failures)} failures")
    assert not failures, "\n\n".join(failures)
