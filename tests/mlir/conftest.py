"""A real mlir-opt, where there is one."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable

import pytest

from mlfuse.ir.irdl import irdl_text
from mlfuse.testing.mlir_opt import OLDEST, find

MlirOpt = Callable[..., list[str]]
"""Runs mlir-opt on a text with flags; the errors."""


@pytest.fixture(scope="session")
def mlir_opt() -> MlirOpt:
    found = find()
    if found is None:
        pytest.skip(f"needs mlir-opt {OLDEST} or newer: pip install mlfuse[mlir]")
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
