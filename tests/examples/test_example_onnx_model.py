"""The example of an ONNX model."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "onnx_model.py"


def test_the_example_of_an_onnx_model(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))
    first, second, *explained = capsys.readouterr().out.splitlines()
    assert first.startswith("(1, 64) ")
    assert float(first.split()[-1]) == 1  # exactly: of zeros, probabilities are 1/64
    assert second.startswith("(1000, 64) ")
    assert float(second.split()[-1]) == 1000
    assert any("fused: " in line and "1 launch," in line for line in explained)
