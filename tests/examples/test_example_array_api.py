"""The example of arrays that are computed when a value is read."""

from __future__ import annotations

import math
import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "array_api.py"


def test_the_example_of_arrays(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))
    first, second = capsys.readouterr().out.splitlines()
    # Four digits are printed, of a sum of 200,001 strips.
    assert float(first.split()[-1]) == pytest.approx(math.erf(1 / 2**0.5), abs=2e-4)
    assert second.startswith("Array (1000, 200) [0.00")
