"""Finds upstream's `mlir-opt`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from functools import cache
from pathlib import Path

OLDEST = 20
"""The first version whose IRDL supports our definitions."""


@cache
def find() -> str | None:
    """The path of a mlir-opt that is new enough, from the installed wheel (`mlfuse[mlir]`) or the system; None if there
    is none."""
    packaged = Path(sysconfig.get_path("purelib")) / "mlir" / "bin" / "mlir-opt"
    found = str(packaged) if packaged.exists() else shutil.which("mlir-opt")
    if found is None:
        return None
    done = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    version = re.search(r"version (\d+)", done.stdout)
    return found if version is not None and int(version[1]) >= OLDEST else None
