"""The example that learns to read digits, with its own gradients and its own optimizer."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "digits.py"


@pytest.mark.slow
def test_four_epochs_of_the_digits_example_learn_most_digits(
    capsys: pytest.CaptureFixture[str],
) -> None:
    example = runpy.run_path(str(EXAMPLE), run_name="digits")
    example["main"].__globals__["EPOCHS"] = 4
    example["main"]()
    printed = capsys.readouterr().out
    accuracy = float(printed.split("test accuracy ")[1].split("%")[0])
    assert accuracy > 90
    assert "1 launch for the 6 updates of a step" in printed


@pytest.mark.slow
def test_the_digits_example_reaches_its_goal() -> None:
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
