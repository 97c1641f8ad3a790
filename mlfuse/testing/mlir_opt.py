"""Upstream's `mlir-opt`, where there is one."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from functools import cache
from pathlib import Path

OLDEST = 20
"""The first version whose IRDL says what our definitions need."""


@cache
def find() -> str | None:
    """A mlir-opt that is new enough: the installed wheel's (`mlfuse[mlir]`), or the system's."""
    packaged = Path(sysconfig.get_path("purelib")) / "mlir" / "bin" / "mlir-opt"
    found = str(packaged) if packaged.exists() else shutil.which("mlir-opt")
    if found is None:
        return None
    done = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    version = re.search(r"version (\d+)", done.stdout)
    return found if version is not None and int(version[1]) >= OLDEST else None
