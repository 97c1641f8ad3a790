"""`python -m mlfuse.testing.fuzz`: what it draws, that each kind of oracle can find a fault, and which files it writes."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from mlfuse.dialects.graph import Graph as GraphDialect
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.extrema import MaxOp, MinOp
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.fuzz import levels, stablehlo
from mlfuse.testing.fuzz.graphs import random_graph
from mlfuse.testing.fuzz.oracles import ORACLES, SPECIAL, Size, judged
from mlfuse.testing.fuzz.read_back import graph_of
from mlfuse.testing.fuzz.tool import CHEAP, main
from mlfuse.testing.fuzz.typed_graph import Graph

GRAPHS = [random_graph(seed, ops=10, parts=1) for seed in range(400)]
MAXIMUM = """
func.func @main(%x: tensor<6x5xf32>, %y: tensor<6x5xf32>) -> (tensor<6x5xf32>, tensor<6xf32>) {
  %0 = graph.exp %x : tensor<6x5xf32>
  %larger = graph.max %0, %y : tensor<6x5xf32>
  %2 = graph.neg %y : tensor<6x5xf32>
  %3 = graph.reduce min %2 dims [1] : tensor<6x5xf32> -> tensor<6xf32>
  func.return %larger, %3 : tensor<6x5xf32>, tensor<6xf32>
}
"""


ELEMENTWISE = [op.name for op in GraphDialect.operations if issubclass(op, ElementwiseOp)]


def _reads(graph: Graph, readers: Sequence[str], of: Sequence[str]) -> bool:
    makers = {each.result.name: each.name for each in graph.statements}
    return any(
        each.name in readers and any(makers.get(v.name) in of for v in each.operands)
        for each in graph.statements
    )


CLASSES: dict[str, Callable[[Graph], bool]] = {
    "rank 0": lambda g: any(not v.dims for v in g.results),
    "empty dims": lambda g: any(v.size == 0 for v in g.results),
    "a scalar with a tensor": lambda g: _reads(g, ["graph.broadcast"], ["graph.constant"]),
    "neg of unsigned": lambda g: any(
        each.name == "graph.neg" and each.result.dtype.startswith("ui") for each in g.statements
    ),
    "concat of elementwise": lambda g: _reads(g, ["graph.concat"], ELEMENTWISE),
    "elementwise of concat": lambda g: _reads(g, ELEMENTWISE, ["graph.concat"]),
    "clamp": lambda g: any(each.name == "graph.clamp" for each in g.statements),
    "expanded strides": lambda g: any(v.layout == "repeated" for v in g.arguments),
    "aliasing arguments": lambda g: any(v.twin for v in g.arguments),
    "donated arguments": lambda g: any(v.donated == "any" for v in g.arguments),
    "results over arguments": lambda g: "mlfuse.alias" in g.text(),
    "sizes known at run time": lambda g: any(not v.is_static for v in g.results),
}


@pytest.mark.parametrize("name", CLASSES)
def test_classes_of_known_compiler_bugs_are_drawn(name: str) -> None:
    assert sum(map(CLASSES[name], GRAPHS)) >= 2


def test_element_types_can_be_chosen() -> None:
    graphs = [random_graph(seed, 8, 1, ("f16",)) for seed in range(30)]
    types = {each.result.dtype for g in graphs for each in g.statements if each.operands}
    assert "f16" in types and types <= {"f16", "i1", "i32", "i64"}


def test_a_run_counts_by_oracle(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["graph", "orders", "marks", "memory", "lists"]
    assert main(["--count", "2", "--max-ops", "3", "--start", "7", "--oracle", *names]) == 0
    said = capsys.readouterr().out
    for name in names:
        assert re.search(rf"^{name} +2 +0 ", said, re.MULTILINE)
    assert "10 checks" in said and "0 findings" in said


@pytest.mark.parametrize("flags", [["--oracle", "none"], ["--dtypes", "f33"], ["--max-ops", "0"]])
def test_flags_that_make_no_sense(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(flags) == 1
    assert "error" in capsys.readouterr().err or flags[0] == "--max-ops"


@pytest.mark.slow
def test_neither_pytest_nor_hypothesis_is_needed() -> None:
    program = "import sys; sys.modules['pytest'] = sys.modules['hypothesis'] = None; import mlfuse.testing.fuzz.tool"
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.usefixtures("maximum_is_minimum")
def test_a_finding_is_saved_small_with_its_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Here kernels compute `max` otherwise than the reference."""
    seed = next(
        n for n, g in enumerate(GRAPHS) if _has_max(g) and judged("loop", n, Size(10)) is not None
    )
    flags = ["--max-ops", "10", "--oracle", "loop", "--start", str(seed), "--count", "1"]
    assert main([*flags, "--save", str(tmp_path)]) == 1
    (path,) = tmp_path.iterdir()
    text = path.read_text()
    assert text.startswith(
        f"// python -m mlfuse.testing.fuzz --oracle loop --start {seed} --count 1"
    )
    assert text.count("graph.") <= 3
    assert "1 findings" in capsys.readouterr().out


def _has_max(graph: Graph) -> bool:
    return any(each.name == "graph.max" for each in graph.statements)


@pytest.fixture
def maximum_is_minimum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MaxOp, "scalar", MinOp.scalar)


def test_a_file_can_be_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.mlir"
    path.write_text(MAXIMUM)
    assert main(["--check", str(path), "--oracle", "loop", "orders"]) == 0
    assert "nothing found" in capsys.readouterr().out
    monkeypatch.setattr(MaxOp, "scalar", MinOp.scalar)
    assert main(["--check", str(path), "--oracle", "loop"]) == 1
    assert "loop: cpu: larger:" in capsys.readouterr().out


def test_orders_are_legal_and_differ() -> None:
    orders = [levels.random_order(random.Random(seed)) for seed in range(50)]
    assert len({tuple(each) for each in orders}) > 40
    for order in orders:
        places = [order.index(name) for name in ("decompose", "fuse-vertical", "lower-to-loop")]
        assert places == sorted(places)


def test_the_oracle_of_stablehlo_sees_another_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both JAX's interpreter and our import compute what is written: not what the graph means, here."""
    pytest.importorskip("jaxlib")
    graph, inputs = graph_of(parse_module(MAXIMUM), {})
    assert not stablehlo.stablehlo_errors(graph, inputs)
    monkeypatch.setitem(stablehlo.SAME, "max", "minimum")
    with np.errstate(all="ignore"):
        found = stablehlo.stablehlo_errors(graph, inputs)
    assert {each.partition(":")[0] for each in found} == {"StableHLO's", "imported"}


def test_every_oracle_says_what_it_is() -> None:
    assert set(CHEAP) < {*ORACLES, *SPECIAL}
    assert all(each.about for each in ORACLES.values())
