"""The example that trains a network through torch.compile."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "torch_compile.py"


@pytest.mark.slow
def test_the_example_of_torch_compile(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))
    printed = capsys.readouterr().out
    losses = [float(each) for each in re.findall(r"loss ([0-9.]+)", printed)]
    assert losses[-1] < losses[0] / 10
    forward, backward = re.findall(r"^(?:forward|backward): (\d) regions", printed, re.M)
    assert int(forward) == int(backward) == 1
    assert printed.count(", 0 calls into ATen") == 2
