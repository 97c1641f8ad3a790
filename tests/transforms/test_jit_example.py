"""The example of `mlfuse.jit` runs, and learns what it says it does."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

pytestmark = pytest.mark.quick_c

EXAMPLE = Path(__file__).parents[2] / "examples" / "jit.py"


@pytest.mark.slow
def test_the_example_finds_the_parameters(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    printed = capsys.readouterr().out
    found = re.match(r"loss (\S+), furthest w off by (\S+); CacheInfo\(hits=9, misses=1", printed)
    assert found, printed
    assert float(found[1]) < 1e-4
    assert float(found[2]) < 0.05
    assert "fused:              2 launches, 0 library calls" in printed
    assert f"{EXAMPLE}:" in printed
