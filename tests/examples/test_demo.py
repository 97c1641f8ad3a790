"""The demo prints one short table, a remark with its remedy, and notices wrong results."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from mlfuse.interpreter.compare import Tolerance

ROOT = Path(__file__).parents[2]
GATE = """\
func.func @main(%x: tensor<64x512xf32>, %gain: tensor<512xf32>) -> tensor<64x512xf32> {
  %g = graph.tanh %gain : tensor<512xf32>
  %wide = graph.broadcast %g dims [1] : tensor<512xf32> -> tensor<64x512xf32>
  %y = graph.mul %x, %wide : tensor<64x512xf32>
  func.return %y : tensor<64x512xf32>
}
"""


@pytest.fixture
def demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The demo's names, in a folder with a module that fuses badly."""
    monkeypatch.chdir(tmp_path)
    Path("gate.mlir").write_text(GATE, encoding="utf-8")
    return runpy.run_path(str(ROOT / "examples" / "demo.py"), run_name="demo")


def test_it_prints_a_table_and_a_remark_with_its_remedy(
    demo: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    sigmoid = Path(demo["MODULES"]) / "sigmoid.mlir"
    assert demo["main"]([sigmoid, Path("gate.mlir")]) == 0
    lines = capsys.readouterr().out.splitlines()
    shown = [line.split() for line in lines]
    assert ["sigmoid", "4", "->", "1"] in [cells[:4] for cells in shown]
    assert ["gate", "2", "->", "2"] in [cells[:4] for cells in shown]
    (remark,) = (line for line in lines if "[vertical.broadcast]" in line)
    assert remark.startswith("  gate.mlir:2:8: ")
    remedy = "  To change it, add mlfuse.must_fuse on graph.tanh (gate.mlir:2:8): launches 2 -> 1"
    assert any(line.startswith(remedy) for line in lines)

    modules = list((ROOT / "examples" / "modules").glob("*.mlir"))
    assert len(lines) - 2 + len(modules) <= 28, "with make's lines, more than 30 for all modules"
    assert not Path(demo["MODULES"]).is_absolute()


def test_a_wrong_result_is_named_and_fails(
    demo: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    def below_zero(dtype: object) -> Tolerance:
        return Tolerance(0, -1)

    demo["main"].__globals__["default_tolerance"] = below_zero
    assert demo["main"]([Path("gate.mlir")]) == 1
    out = capsys.readouterr().out
    assert "gate.mlir: fused, result 0: " in out
    assert "within the tolerances" not in out
