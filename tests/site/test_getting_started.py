"""docs/getting-started.md: its commands and programs print what it shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from page_runner import run_page

ROOT = Path(__file__).parents[2]


def test_the_page_shows_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))
    Path("examples").symlink_to(ROOT / "examples")
    seen = run_page("getting-started.md")
    assert (seen["console"], seen["python"], seen["text"]) == (1, 3, 3)
