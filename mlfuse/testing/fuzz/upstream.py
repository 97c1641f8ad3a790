"""Checks that upstream MLIR reads and verifies the text of every level, in generic form, with our ops defined in
IRDL."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from mlfuse.dialects.dtypes import Array
from mlfuse.ir.irdl import checkable_text, irdl_text
from mlfuse.testing import mlir_opt
from mlfuse.testing.fuzz.levels import stages
from mlfuse.testing.fuzz.typed_graph import Graph


def upstream_errors(graph: Graph, _: Sequence[Array]) -> list[str]:
    """The errors of mlir-opt for all stages."""
    tool = mlir_opt.find()
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
