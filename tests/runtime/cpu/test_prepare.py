"""The C that all modules need is compiled in a thread, once, while the first module is lowered."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cpu import prepare

pytestmark = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")

SCRIPT = """
import threading
import numpy as np
import mlfuse
from mlfuse.runtime.compilers import cc

compiled, compile = [], cc._compile

def noted(source, compiler):
    compiled.append((threading.current_thread().name, "PyObject" in source))
    return compile(source, compiler)

cc._compile = noted
twice = '''func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.add %x, %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}'''
for _ in range(2):
    print(mlfuse.compile(twice, "cpu")(np.arange(4, dtype=np.float32)))
print([thread for thread, calls_python in compiled if calls_python])
"""


def test_it_is_compiled_once_in_a_thread(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.splitlines() == ["[0. 2. 4. 6.]"] * 2 + [str(["mlfuse-prepare"])]


def test_its_errors_are_raised_where_it_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The thread says nothing: what needs the code compiles it again, and raises."""

    def refuse(*_: object) -> None:
        raise cc.MlfuseError("the compiler refused")

    monkeypatch.setattr(prepare, "host_code", refuse)
    prepare._prepare()  # pyright: ignore[reportPrivateUsage]
    assert capsys.readouterr() == ("", "")
