"""A folder of small lit tests, run by the format of `lit_tests`: which of them fail, and what reaches which command."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

CONFIG = Path(__file__).parents[2] / "lit_tests" / "lit.cfg.py"

LOADED = {
    "killed.py": "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
    "stained.py": "import mlfuse; assert not hasattr(mlfuse, 'stain'); mlfuse.stain = True",
    "told.py": "import os, sys; print('out', flush=True); print('err', os.environ['WORD'], file=sys.stderr)",
}
"""Files that `mlfuse-opt --load` runs; each also defines DIALECT, since a file has to define something."""

DIALECT = "\nfrom xdsl.ir import Dialect\nEMPTY = Dialect('empty')\n"

MODULE = "// CHECK: func.func @f\nfunc.func @f() { func.return }\n"

TESTS = {
    "found": ("mlfuse-opt %s | filecheck %s", MODULE, "PASS"),
    "not-found": ("mlfuse-opt %s | filecheck %s", MODULE.replace("@f\n", "@g\n"), "FAIL"),
    "status": ("mlfuse-opt %s", "func.func", "FAIL"),
    "status-in-a-pipe": ("mlfuse-opt %s | cat", "func.func", "FAIL"),
    "expected-status": ("not mlfuse-opt %s", "func.func", "PASS"),
    "unexpected-success": ("not mlfuse-opt %s", MODULE, "FAIL"),
    "killed": ("mlfuse-opt --load=%S/killed.py %s", MODULE, "FAIL"),
    "not-killed": ("not mlfuse-opt --load=%S/killed.py %s", MODULE, "FAIL"),
    "own-state": (
        "mlfuse-opt --load=%S/stained.py %s | mlfuse-opt --load=%S/stained.py - | filecheck %s",
        MODULE,
        "PASS",
    ),
    "files": ("mlfuse-opt %s > %t\n// RUN: filecheck %s < %t", MODULE, "PASS"),
    "both-streams": (
        "env WORD=here mlfuse-opt --load=%S/told.py %s 2>&1 | filecheck %s",
        "// CHECK: out\n// CHECK-NEXT: err here\n" + MODULE,
        "PASS",
    ),
    "one-stream": (
        "env WORD=here mlfuse-opt --load=%S/told.py %s 2>%t >/dev/null\n// RUN: filecheck %s < %t",
        "// CHECK-NOT: out\n// CHECK: err here\nfunc.func @f() { func.return }\n",
        "PASS",
    ),
}
"""A test's RUN line, its text, and lit's verdict."""


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """lit's verdict of each test, all run by one worker."""
    folder = tmp_path_factory.mktemp("lit")
    own = f"config.test_source_root = config.test_exec_root = {str(folder)!r}\n"
    (folder / "lit.cfg.py").write_text(f"lit_config.load_config(config, {str(CONFIG)!r})\n{own}")
    for name, text in LOADED.items():
        (folder / name).write_text(text + DIALECT)
    for name, (run, text, _) in TESTS.items():
        (folder / f"{name}.mlir").write_text(f"// RUN: {run}\n{text}")
    report = folder / "report.json"
    lit = [str(Path(sys.executable).with_name("lit")), "-q", "-j1", "--output", str(report)]
    done = subprocess.run([*lit, str(folder)], capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr)  # which pytest shows of a test that fails
    results = json.loads(report.read_text())["tests"]
    return {Path(each["name"].split(" :: ")[1]).stem: each["code"] for each in results}


@pytest.mark.parametrize("name", TESTS)
def test_verdict(verdicts: dict[str, str], name: str) -> None:
    assert verdicts[name] == TESTS[name][2]


def test_every_test_has_a_verdict(verdicts: dict[str, str]) -> None:
    assert verdicts.keys() == TESTS.keys()
