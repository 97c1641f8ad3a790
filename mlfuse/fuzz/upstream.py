"""Upstream MLIR reads what every level prints: in generic form, by our ops' definitions as IRDL."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from mlfuse.dialects.dtypes import Array
from mlfuse.fuzz.levels import stages
from mlfuse.fuzz.typed_graph import Graph
from mlfuse.irdl import checkable_text, irdl_text

OLDEST = 20
"""The first version of mlir-opt whose IRDL says what our definitions need."""


@cache
def mlir_opt() -> str | None:
    """A real mlir-opt that is new enough: the installed wheel's (`mlfuse[mlir]`), or the system's."""
    packaged = Path(sysconfig.get_path("purelib")) / "mlir" / "bin" / "mlir-opt"
    found = str(packaged) if packaged.exists() else shutil.which("mlir-opt")
    if found is None:
        return None
    done = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    version = re.search(r"version (\d+)", done.stdout)
    return found if version is not None and int(version[1]) >= OLDEST else None


def upstream_errors(graph: Graph, _: Sequence[Array]) -> list[str]:
    """What mlir-opt says of any stage."""
    tool = mlir_opt()
    assert tool is not None
    names, texts = zip(*((name, checkable_text(each)) for name, each in stages(graph)), strict=True)
    with tempfile.TemporaryDirectory() as folder:
        definitions = Path(folder) / "mlfuse.irdl.mlir"
        definitions.write_text(_definitions())
        command = [tool, "--verify-each", "--split-input-file", f"--irdl-file={definitions}", "-"]
        done = subprocess.run(
            command, input="// -----\n".join(texts), capture_output=True, text=True, check=False
        )
    if done.returncode == 0:
        return []
    errors = re.findall(r"^<stdin>:\d+:\d+: error: (.*)$", done.stderr, re.MULTILINE)
    return [f"mlir-opt: {each} (stages: {', '.join(names)})" for each in errors or [done.stderr]]


@cache
def _definitions() -> str:
    return irdl_text()
