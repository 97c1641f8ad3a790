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
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.library import onednn
from mlfuse.testing.agreement import agree

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
    agree(TEXT, [x], clang, product, x.T, product, total)
    np.testing.assert_array_equal(clang[1], x.T)
    rounded = clang[0].astype(clang[2].dtype)
    np.testing.assert_array_equal(clang[2].astype(np.float32), rounded.astype(np.float32))
    if shutil.which("gcc") is None:
        pytest.skip("gcc isn't installed: bits were not compared")
    for ours, theirs in zip(clang, compiled_by("gcc"), strict=True):
        assert ours.tobytes() == theirs.tobytes()


FORKS = """
import os, signal, sys
from concurrent.futures import ThreadPoolExecutor
import numpy as np
import mlfuse
from mlfuse.testing.agreement import agree

text, *shapes = sys.argv[1:]
xs = [np.ones([int(size) for size in shape.split("x")], np.float32) for shape in shapes]
executable = mlfuse.compile(text, device="cpu")
first = executable(*xs)
pool = ThreadPoolExecutor(1)  # a thread that lives on, with workers of its own
assert (pool.submit(executable, *xs).result() == first).all()
child = os.fork()
signal.alarm(30)  # for each of the two
assert (executable(*xs) == first).all()
if child == 0:
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
assert (executable(*xs) == first).all()
assert (pool.submit(executable, *xs).result() == first).all()
"""
DOUBLE = """
func.func @main(%x: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %y = graph.add %x, %x : tensor<1048576xf32>
  func.return %y : tensor<1048576xf32>
}"""
CONVOLUTION = """
func.func @main(%x: tensor<4x32x32x32xf32>, %w: tensor<32x32x3x3xf32>) -> tensor<4x32x32x32xf32> {
  %y = graph.convolution %x, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad [[1, 1], [1, 1]]
    : tensor<4x32x32x32xf32>, tensor<32x32x3x3xf32> -> tensor<4x32x32x32xf32>
  func.return %y : tensor<4x32x32x32xf32>
}"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("called", ["a kernel", "oneDNN"])
@pytest.mark.parametrize("sees", ["TRUE", "FALSE"])
def test_a_forked_child_has_threads_of_its_own(
    called: str, sees: str, monkeypatch: pytest.MonkeyPatch
):
    """Those of clang's kernels are libomp's, those of oneDNN libgomp's: two libraries in one process.

    `KMP_INIT_AT_FORK=FALSE`, which scikit-learn sets when it is imported, leaves a child without new threads.
    """
    monkeypatch.setenv("MLFUSE_CC", "clang")
    monkeypatch.setenv("KMP_INIT_AT_FORK", sees)
    found = cc.find_compiler()
    if found is None or "-fopenmp" not in found.flags:
        pytest.skip("clang has no OpenMP here (Debian: libomp-dev)")
    if called == "oneDNN" and onednn.load() is None:
        pytest.skip("onednn-cpu-gomp isn't installed")
    words = [CONVOLUTION, "4x32x32x32", "32x32x3x3"] if called == "oneDNN" else [DOUBLE, "1048576"]
    subprocess.run(
        [sys.executable, "-c", FORKS, *words],
        env=os.environ | {"MLFUSE_NUM_THREADS": "3"},
        timeout=60,
        check=True,
    )
