"""README.md: its first example and its commands print what it shows."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest
from page_runner import BLOCK, check, printed_by

ROOT = Path(__file__).parents[2]


def test_the_readme_shows_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))
    Path("examples").symlink_to(ROOT / "examples")
    blocks = BLOCK.findall((ROOT / "README.md").read_text("utf-8"))

    (program,) = (
        text for kind, text in blocks if kind == "python" and text.startswith("# gate.py")
    )
    (shown,) = (text for kind, text in blocks if kind == "text")
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(program, str(tmp_path / "gate.py"), "exec"), {})
    check("gate.py", shown, out.getvalue())

    (console,) = (text for kind, text in blocks if kind == "console")
    commands = re.split(r"^\$ ", console, flags=re.MULTILINE)[1:]
    assert len(commands) == 3
    for part in commands:
        command, _, expected = part.partition("\n")
        check(command, expected, printed_by(command))
