"""The pages on extending mlfuse: their snippets print what they show."""

from __future__ import annotations

import dataclasses
import os
import sys
from pathlib import Path

import pytest
from page_runner import BLOCK, DOCS, run_page

from mlfuse.targets.devices import Device

PAGES = {"add-an-op.md": 2, "add-a-device.md": 1, "pipelines.md": 5, "add-a-pass.md": 1}
"""The pages and how many of their snippets show what they print."""


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))
    tools = Path(sys.executable).parent
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_shows_what_happens(page: str) -> None:
    assert run_page(page)["text"] == PAGES[page]


@pytest.mark.slow
def test_the_page_on_testing_shows_what_happens(tmp_path: Path) -> None:
    blocks = [text for _, text in BLOCK.findall(_text("add-a-pass.md"))]
    (text,) = (text for text in blocks if text.startswith("# fast_division.py"))
    (tmp_path / "fast_division.py").write_text(text, "utf-8")
    assert run_page("testing.md")["console"] == 3


def test_every_number_of_a_device_is_described() -> None:
    text = _text("add-a-device.md")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    described = {name.strip().strip("`") for row in rows for name in row.split(",")}
    assert described == {field.name for field in dataclasses.fields(Device)}


def _text(page: str) -> str:
    return (DOCS / page).read_text("utf-8")
