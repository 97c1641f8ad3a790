"""A real mlir-opt, where there is one; as in `lit_tests/lit.cfg.py`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from mlfuse.irdl import irdl_text

MlirOpt = Callable[..., list[str]]
"""Runs mlir-opt on a text with flags; the errors."""

_OLDEST = 20


def _find() -> str | None:
    packaged = Path(sysconfig.get_path("purelib")) / "mlir" / "bin" / "mlir-opt"
    found = str(packaged) if packaged.exists() else shutil.which("mlir-opt")
    if found is None:
        return None
    done = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    version = re.search(r"version (\d+)", done.stdout)
    return found if version is not None and int(version[1]) >= _OLDEST else None


@pytest.fixture(scope="session")
def mlir_opt() -> MlirOpt:
    found = _find()
    if found is None:
        pytest.skip(f"needs mlir-opt {_OLDEST} or newer: pip install mlfuse[mlir]")
    tool = found

    def run(text: str, *flags: str) -> list[str]:
        command = [tool, "--verify-each", "--split-input-file", *flags, "-"]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        errors = re.findall(r"^<stdin>:\d+:\d+: error: (.*)$", done.stderr, re.MULTILINE)
        assert bool(errors) == (done.returncode != 0), done.stderr
        return errors

    return run


@pytest.fixture(scope="session")
def irdl_flag(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The flag that teaches mlir-opt our dialects."""
    path = tmp_path_factory.mktemp("irdl") / "mlfuse.irdl.mlir"
    path.write_text(irdl_text())
    return f"--irdl-file={path}"
