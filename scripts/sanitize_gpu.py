"""`make sanitize-gpu`: generated kernels on a real GPU under NVIDIA's compute-sanitizer.

    python -m scripts.sanitize_gpu [memcheck racecheck synccheck initcheck] [-k EXPRESSION]

Each tool runs the tests of `TESTS` in a separate process. memcheck finds accesses outside an array and misaligned ones,
racecheck finds hazards in shared memory, synccheck finds barriers that not all threads reach, and initcheck finds reads
of memory that wasn't written. CuPy's memory pool is off, so that each array is an allocation whose end the tool knows.
The arrays of one arena (a module's intermediates) are still one allocation.

compute-sanitizer comes with the CUDA toolkit, and as the wheels `nvidia-cuda-sanitizer-api` and
`nvidia-cuda-sanitizer-api-cu12`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from importlib import import_module, metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOLS = ("memcheck", "racecheck", "synccheck", "initcheck")
TESTS = (
    "tests/schedule/gpu/test_schedules_on_a_gpu.py",
    "tests/cuda/test_on_a_gpu.py",
    "tests/optim_api/test_optimizer_on_a_gpu.py",
)
LEFT_OUT = "not autotune and not memory_is_given_back"
"""Tests that are left out: they run the same kernels again, or test the pool."""
WHEELS = ("nvidia-cuda-sanitizer-api", "nvidia-cuda-sanitizer-api-cu12")
ERROR = 99
CLEAN = re.compile(r"SUMMARY: 0 (?:errors|hazards)")


def pytest_configure() -> None:
    """Turn CuPy's pool off, so that every array is a separate allocation. This module is a pytest plugin of the
    runs."""
    import_module("cupy").cuda.set_allocator(None)


def find() -> list[str] | None:
    """The command that starts compute-sanitizer, with the environment to find its libraries; None if it isn't
    installed."""
    toolkit = Path(os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH") or "/usr/local/cuda")
    found = shutil.which("compute-sanitizer") or shutil.which(
        "compute-sanitizer", path=f"{toolkit / 'bin'}:{toolkit / 'compute-sanitizer'}"
    )
    return [found] if found else next(filter(None, map(_in_wheel, WHEELS)), None)


def _in_wheel(name: str) -> list[str] | None:
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        return None
    paths = {Path(str(file)).name: Path(str(file.locate())) for file in reversed(files)}
    if not {"compute-sanitizer", "libsanitizer-collection.so"} <= paths.keys():
        return None
    tool = paths["compute-sanitizer"]  # of several the first, which is in bin/
    tool.chmod(tool.stat().st_mode | 0o111)  # CUDA 12's wheel doesn't
    return [str(tool), "--injection-path", str(paths["libsanitizer-collection.so"].parent)]


def command(sanitizer: Sequence[str], tool: str, report: Path, chosen: str) -> list[str]:
    """The command line of one tool. CUDA must have been initialized, else the tool says that it failed."""
    options = ["--tool", tool, "--error-exitcode", str(ERROR), "--print-limit", "20"]
    options += ["--target-processes", "application-only", "--destroy-on-device-error", "kernel"]
    if tool == "memcheck":  # CuPy makes driver calls that may fail, and handles the errors
        options += ["--report-api-errors", "no", "--padding", "64"]
    tests = ["-m", "pytest", "-q", "-p", "scripts.sanitize_gpu", "-p", "no:cacheprovider"]
    tests += ["-m", "gpu", f"--junitxml={report}", "-k", chosen, *TESTS]
    return [*sanitizer, *options, sys.executable, *tests]


def verdict(code: int, output: str, report: Path) -> str | None:
    """The problem of a run, or None. A tool that reports nothing, or tests that didn't run, are problems."""
    if code == ERROR:
        return "it reports errors, above"
    if CLEAN.search(output) is None:
        return "it gave no summary without errors"
    if not report.exists():
        return "pytest did not end"
    suites = list(ET.parse(report).getroot().iter("testsuite"))
    tests, bad, skipped = (
        sum(int(suite.get(name, "0")) for suite in suites for name in names)
        for names in (("tests",), ("failures", "errors"), ("skipped",))
    )
    if bad or tests - skipped < 1:
        return f"of {tests} tests {bad} failed and {skipped} were skipped"
    return f"pytest ended with {code}" if code else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tools. Returns 0 if all ran and found nothing, 1 if one found something, 2 if none can run."""
    from mlfuse.runtime.cuda.backend import why_unavailable

    parser = argparse.ArgumentParser(prog="sanitize-gpu", description="NVIDIA's compute-sanitizer")
    parser.add_argument("tools", nargs="*", metavar="TOOL", help=f"of {', '.join(TOOLS)}")
    parser.add_argument(
        "-k", default=LEFT_OUT, metavar="EXPRESSION", help="which tests, for pytest"
    )
    given = parser.parse_args(arguments)
    if unknown := set(given.tools) - set(TOOLS):
        parser.error(f"no tool {min(unknown)}; there are {', '.join(TOOLS)}")
    if (why := why_unavailable()) is not None:
        print(f"sanitize-gpu: needs a GPU, CuPy and NVRTC (extra `cuda`): {why}", file=sys.stderr)
        return 2
    if (sanitizer := find()) is None:
        print(
            "sanitize-gpu: no compute-sanitizer on the PATH or in CUDA_HOME; it comes with the CUDA toolkit, or by "
            f"pip install {WHEELS[0]} (CUDA 12: {WHEELS[1]})",
            file=sys.stderr,
        )
        return 2
    failed = False
    for tool in given.tools or TOOLS:
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "tests.xml"
            line = command(sanitizer, tool, report, given.k)
            done = subprocess.run(
                line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
            )
            print(done.stdout)
            wrong = verdict(done.returncode, done.stdout, report)
        print(f"sanitize-gpu: {tool}: {wrong or 'nothing found'}", flush=True)
        failed = failed or wrong is not None
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
