"""docs/tutorial.md: its modules, commands and snippets run one after the other in an empty folder, and print what it shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from page_runner import DOCS, run_page


def test_everything_it_shows_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))
    seen = run_page("tutorial.md")
    assert (seen["mlir"], seen["python"], seen["text"]) == (2, 4, 4)
    (shown,) = re.findall(r"^first\.mlir: .*$", (DOCS / "index.md").read_text("utf-8"), re.M)
    assert shown in (DOCS / "tutorial.md").read_text("utf-8"), "the home page shows the same"
    report = Path("report.html").read_text("utf-8")
    assert "vertical.broadcast" in report, "the tutorial finds the reason there"
    assert "4194304 points" in report
