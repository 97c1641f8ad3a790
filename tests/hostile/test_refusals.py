"""What is too large is refused in under 2 s of CPU and 500 MB, with an error of one line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from refusals import CASES

SECONDS, MEGABYTES = 2.0, 500
SCRIPT = Path(__file__).parent / "refusals.py"


class Refusal(NamedTuple):
    """What came of a case."""

    error: str
    seconds: float
    megabytes: int


@pytest.fixture(scope="module")
def refusals() -> dict[str, Refusal]:
    made = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, timeout=500)
    assert made.stderr == ""
    lines = [json.loads(line) for line in made.stdout.splitlines()]
    return {name: Refusal(*rest) for name, *rest in lines}


@pytest.mark.parametrize("name", CASES)
def test_what_is_too_large_is_refused_soon_and_without_much_memory(
    name: str, refusals: dict[str, Refusal]
):
    found = refusals[name]
    assert CASES[name][1] in found.error and "\n" not in found.error
    assert found.seconds < SECONDS and found.megabytes < MEGABYTES
