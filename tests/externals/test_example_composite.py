"""The example of a user's own composites runs, and finds its results right."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "your_own_composite.py"


@pytest.mark.slow
def test_it_runs(capsys: pytest.CaptureFixture[str]):
    assert runpy.run_path(str(EXAMPLE))["main"]() == 0
    out = capsys.readouterr().out
    assert "a class: " in out and "WRONG" not in out
