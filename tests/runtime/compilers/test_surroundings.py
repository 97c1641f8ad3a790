"""Where a compiler or the cache is missing or broken, mlfuse still gives right results, and warns once.

Each test runs a script in a process of its own, with other environment variables.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import fresh_python
import pytest

import mlfuse
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.runtime.cuda.backend import cuda_available

SCALED = """
func.func @main(%x: tensor<4x?xf32>, %y: tensor<4x?xf32>, %s: tensor<?xf32>) -> tensor<4x?xf32> {
  %0 = graph.add %x, %y : tensor<4x?xf32>
  %1 = graph.broadcast %s dims [1] like %x : tensor<?xf32>, tensor<4x?xf32> -> tensor<4x?xf32>
  %2 = graph.mul %0, %1 : tensor<4x?xf32>
  func.return %2 : tensor<4x?xf32>
}"""

SCRIPT = """
import sys, warnings
import numpy as np
import mlfuse

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for text in (sys.argv[1], sys.argv[1].replace("graph.add", "graph.mul")):
        doubled = mlfuse.compile(text)
        for n in (3, 4):
            x = np.full((4, n), 2, np.float32)
            np.testing.assert_array_equal(doubled(x, x, np.ones(n, np.float32)), x + x)
print(doubled.device)
for each in caught:
    print(each.message)
"""


def run_script(**variables: str) -> list[str]:
    """The device and the warnings of a process with other environment variables."""
    done = fresh_python.run(SCRIPT, SCALED, environment=os.environ | variables)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(cuda_available(), reason="where there is CUDA, that is used")
def test_no_c_compiler(tmp_path: Path):
    device, *warned = run_script(MLFUSE_CC="/nonexistent", PATH=str(tmp_path))
    assert device == "interpreter"
    (warning,) = warned
    assert "no C compiler was found (set MLFUSE_CC" in warning


@pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
def test_a_cache_that_can_not_be_written(tmp_path: Path):
    """Neither a file in the directory's place nor one that others may write to is used."""
    taken, shared = tmp_path / "file", tmp_path / "shared"
    taken.write_text("")
    shared.mkdir()
    shared.chmod(0o777)
    for directory in (taken / "below", shared):
        device, *warned = run_script(MLFUSE_CACHE_DIR=str(directory))
        (warning,) = warned
        assert device != "interpreter"
        assert f"compiled code isn't kept in {directory}: " in warning
        assert "set MLFUSE_CACHE_DIR to another" in warning
    assert not taken.read_text() and not list(shared.iterdir())


@pytest.mark.slow
@pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
def test_a_cache_that_is_broken(tmp_path: Path):
    directory = tmp_path / "cache"
    first = run_script(MLFUSE_CACHE_DIR=str(directory))
    entries = list(directory.iterdir())
    assert entries
    for entry in entries:
        entry.write_bytes(entry.read_bytes()[:-1] + b"?")
    assert run_script(MLFUSE_CACHE_DIR=str(directory)) == first


FAILING = """
import resource, sys, tempfile, warnings
import mlfuse

text, folder, limit = sys.argv[1:]
tempfile.tempdir = folder or None
if limit:
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), int(limit)))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(mlfuse.compile(text).device)
(warning,) = caught
print(warning.message)
try:
    mlfuse.compile(text, device="cpu")
except mlfuse.MlfuseError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("variables", "folder", "limit", "reason"),
    [
        ({"MLFUSE_CC": "", "CC": "{cc} -O0 -bogus"}, "", "", r"bogus' \(from CC\) fails: exit 1: .*-bogus"),
        ({"MLFUSE_CC": "true"}, "", "", r"'true' \(from MLFUSE_CC\) fails: exit 0: no message, and no code"),
        ({}, "", "4096", r"raise the limit on the size of files \(ulimit -f\)"),
        ({}, "/nonexistent", "", "set TMPDIR to a directory with room"),
    ],
)  # fmt: skip
@pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
@pytest.mark.skipif(cuda_available(), reason="where there is CUDA, that is used")
def test_a_c_compiler_that_fails(variables: dict[str, str], folder: str, limit: str, reason: str):
    """NumPy takes its place and the warning says why; who asks for the CPU gets the same reason as an error."""
    compiler = find_compiler()
    assert compiler is not None
    chosen = {name: text.format(cc=compiler.path) for name, text in variables.items()}
    done = fresh_python.run(FAILING, SCALED, folder, limit, environment=os.environ | chosen)
    assert done.returncode == 0, done.stderr
    device, warning, error, remedy = done.stdout.splitlines()
    assert device == "interpreter"
    assert re.search(reason, warning) and "no C compiler was found" not in warning
    assert error.startswith("device 'cpu' can't be used: ") and re.search(reason, error)
    assert remedy.startswith("fix that, set MLFUSE_CC to another compiler, or")


def test_a_clone_without_symbolic_links(tmp_path: Path):
    """Git writes a link as a text file where it can't make links; a wheel built of that has neither."""
    package = tmp_path / "mlfuse"
    package.mkdir()
    package.joinpath("__init__.py").write_bytes(Path(mlfuse.__file__).read_bytes())
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import mlfuse"
    for text in ("../dialects", None):
        for name in ("dialects", "passes"):
            package.joinpath(name).unlink(missing_ok=True)
            if text is not None:
                package.joinpath(name).write_text(text)
        done = subprocess.run(  # -S: without an editable install, which knows the folders
            [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        assert (
            "ImportError: mlfuse was cloned or installed without its symbolic links" in done.stderr
        )
        assert "git config core.symlinks true" in done.stderr
