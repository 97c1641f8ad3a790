"""Modules compiled by clang, where it is installed: what NumPy says, and gcc's bits.

The whole suite runs with it by `MLFUSE_CC=clang`; see "Versions and machines" in docs/reliability.md.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.runtime import cc

pytestmark = pytest.mark.skipif(
    shutil.which("clang") is None, reason="clang isn't installed (Debian: clang, libomp-dev)"
)

ROWS, COLUMNS = 64, 1000
TEXT = f"""
func.func @main(%x: tensor<{ROWS}x{COLUMNS}xf32>)
    -> (tensor<{ROWS}x{COLUMNS}xf32>, tensor<{COLUMNS}x{ROWS}xf32>, tensor<{ROWS}x{COLUMNS}xbf16>,
        tensor<{ROWS}xf32>) {{
  %e = graph.exp %x : tensor<{ROWS}x{COLUMNS}xf32>
  %t = graph.tanh %x : tensor<{ROWS}x{COLUMNS}xf32>
  %s = graph.mul %e, %t : tensor<{ROWS}x{COLUMNS}xf32>
  %p = graph.transpose %x perm [1, 0] : tensor<{ROWS}x{COLUMNS}xf32> -> tensor<{COLUMNS}x{ROWS}xf32>
  %c = graph.cast %s : tensor<{ROWS}x{COLUMNS}xf32> -> tensor<{ROWS}x{COLUMNS}xbf16>
  %r = graph.reduce add %e dims [1] : tensor<{ROWS}x{COLUMNS}xf32> -> tensor<{ROWS}xf32>
  func.return %s, %p, %c, %r : tensor<{ROWS}x{COLUMNS}xf32>, tensor<{COLUMNS}x{ROWS}xf32>,
    tensor<{ROWS}x{COLUMNS}xbf16>, tensor<{ROWS}xf32>
}}"""
"""Functions of the math header, a transpose in squares, a narrow type, a row's sum."""


def test_numpys_values_and_gccs_bits(monkeypatch: pytest.MonkeyPatch):
    x = np.random.default_rng(0).uniform(-20, 20, (ROWS, COLUMNS)).astype(np.float32)
    x[0, :4] = np.nan, np.inf, -np.inf, -0.0

    def compiled_by(compiler: str) -> list[Any]:
        monkeypatch.setenv("MLFUSE_CC", compiler)
        return mlfuse.compile(TEXT, device="cpu")(x)

    clang = compiled_by("clang")
    wide = x.astype(np.float64)
    with np.errstate(all="ignore"):
        product, total = np.exp(wide) * np.tanh(wide), np.exp(wide).sum(axis=1)
    np.testing.assert_allclose(clang[0], product, rtol=1e-6)
    np.testing.assert_array_equal(clang[1], x.T)
    rounded = clang[0].astype(clang[2].dtype)
    np.testing.assert_array_equal(clang[2].astype(np.float32), rounded.astype(np.float32))
    np.testing.assert_allclose(clang[3], total, rtol=1e-6)
    if shutil.which("gcc") is None:
        pytest.skip("gcc isn't installed: bits were not compared")
    for ours, theirs in zip(clang, compiled_by("gcc"), strict=True):
        assert ours.tobytes() == theirs.tobytes()


FORKS = f"""
import os
import numpy as np
import mlfuse
text = '''
func.func @main(%x: tensor<{1 << 20}xf32>) -> tensor<{1 << 20}xf32> {{
  %y = graph.add %x, %x : tensor<{1 << 20}xf32>
  func.return %y : tensor<{1 << 20}xf32>
}}'''
double = mlfuse.compile(text, device="cpu")
def check(value):
    assert (double(np.full({1 << 20}, value, np.float32)) == 2 * value).all()
check(1)
child = os.fork()
check(2)
if child == 0:
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
check(3)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_child_computes_with_threads_of_libomps(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_CC", "clang")
    found = cc.find_compiler()
    if found is None or "-fopenmp" not in found.flags:
        pytest.skip("clang has no OpenMP here (Debian: libomp-dev)")
    subprocess.run(
        [sys.executable, "-c", FORKS],
        env=os.environ | {"MLFUSE_NUM_THREADS": "3"},
        timeout=60,
        check=True,
    )
