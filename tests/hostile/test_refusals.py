"""What is too large is refused in the time of 2 * 10^8 empty iterations (2 to 3 s of CPU) and in 500 MB, with an
error of one line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import NamedTuple

import pytest
from refusals import CASES

MEGABYTES = 500
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


def empty_loop() -> float:
    """Seconds of CPU of 10^6 empty iterations."""
    start = process_time()
    for _ in range(10**6):
        pass
    return process_time() - start


@pytest.fixture(scope="module")
def seconds() -> float:
    """What this machine takes for 2 * 10^8 of them."""
    return 200 * min(empty_loop() for _ in range(3))


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_what_is_too_large_is_refused_soon_and_without_much_memory(
    name: str, refusals: dict[str, Refusal], seconds: float
):
    found = refusals[name]
    assert CASES[name][1] in found.error and "\n" not in found.error
    assert found.seconds < seconds and found.megabytes < MEGABYTES
