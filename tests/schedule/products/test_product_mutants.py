"""Mutants of the kernels of products are noticed: bounds, guards, indices and tiles (`product_mutants.py`)."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest


@pytest.mark.slow
def test_mutants_are_noticed():
    """Those that aren't compute the same.

    Edge tiles and edge columns that are computed and stored for every tile have the same values again; so has the edge
    panel of a left matrix, if every chunk packs it. A whole tile at the last rows of a packed matrix reads rows of the
    scratch buffer that no result has.
    """
    script = Path(__file__).with_name("product_mutants.py")
    environment = os.environ | {"PYTHONPATH": str(script.parents[1])}
    done = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True, check=True
    )
    *survivors, total = done.stdout.splitlines()
    assert int(total.split()[0]) > 300
    always = {
        "0 scf.if always": 2,
        "1 scf.if always": 2,
        "2 scf.if always": 4,
        "3 scf.if always": 1,
        "6 scf.if always": 2,
        "7 scf.if always": 2,
    }
    assert Counter(survivors) == always
