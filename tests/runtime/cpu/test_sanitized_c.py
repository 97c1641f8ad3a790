"""Whole modules and random graphs under AddressSanitizer and UndefinedBehaviorSanitizer: kernels, and the C
that calls them. Python itself isn't sanitized, but its arrays lie in memory that is."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from mlfuse.runtime.compilers import cc

PROGRAM = Path(__file__).with_name("sanitized.py")
# Without optimizations, which may remove what is undefined before it is seen.
SANITIZERS = "-O0 -fsanitize=address,undefined -fno-sanitize-recover=all"


@cache
def sanitizer_of_gcc() -> tuple[str, Path] | None:
    """gcc and its libasan, which must be loaded before Python."""
    for name in ("gcc", "cc"):
        try:
            asked = [name, "-print-file-name=libasan.so"]
            done = subprocess.run(asked, capture_output=True, text=True, check=False)
        except OSError:
            continue
        path = Path(done.stdout.strip())
        if done.returncode == 0 and path.is_absolute() and path.exists():
            return name, path
    return None


pytestmark = pytest.mark.skipif(
    cc.find_compiler() is None or sanitizer_of_gcc() is None, reason="no gcc with libasan"
)


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cache of sanitized code."""
    return tmp_path_factory.mktemp("sanitized")


def run(code: Path, *arguments: str, timeout: float = 120) -> subprocess.CompletedProcess[str]:
    """The program, sanitized."""
    found = sanitizer_of_gcc()
    assert found is not None
    compiler, library = found
    return subprocess.run(
        [sys.executable, str(PROGRAM), *arguments],
        env=os.environ
        | {
            "MLFUSE_CC": f"{shlex.quote(compiler)} {SANITIZERS}",
            "MLFUSE_CACHE_DIR": str(code),
            "LD_PRELOAD": str(library),
            "ASAN_OPTIONS": "detect_leaks=0:detect_odr_violation=0",  # Python leaks at its end
            "UBSAN_OPTIONS": "print_stacktrace=0",
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
    )


def test_whole_modules_and_random_graphs(code: Path):
    done = run(code, "graphs", "0", "1", "2")
    assert done.returncode == 0 and done.stdout.endswith("nothing found\n"), done.stderr[-4000:]


@pytest.fixture(scope="module")
def ends(code: Path) -> dict[str, tuple[int, str]]:
    """How the process of each fault ends, and its last words."""
    done = run(code, "mutants")
    assert done.returncode == 0, done.stderr[-4000:]
    return json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "report"),
    [
        ("bounds", "buffer-overflow"),
        ("result", "use-after-poison"),
        ("overflow", "signed integer overflow"),
    ],
)
def test_a_fault_is_found(fault: str, report: str, ends: dict[str, tuple[int, str]]):
    """The test itself: a kernel that reads one element too far, writes beyond its
    result, or adds as C adds."""
    status, errors = ends[fault]
    assert status != 0 and report in errors, errors[-4000:]


@pytest.mark.slow
def test_three_hundred_random_graphs(code: Path):
    done = run(code, "graphs", "1000", "38", "8", timeout=1800)
    assert done.returncode == 0 and done.stdout.endswith("nothing found\n"), done.stderr[-4000:]
