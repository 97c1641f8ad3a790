"""docs/add-an-op.md and docs/add-a-device.md: their snippets print what they show."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from page_runner import DOCS, run_page

from mlfuse.targets.devices import Device


@pytest.mark.parametrize(("page", "snippets"), [("add-an-op.md", 2), ("add-a-device.md", 1)])
def test_a_page_shows_what_happens(
    page: str, snippets: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))
    seen = run_page(page)
    assert (seen["python"], seen["text"]) == (snippets, snippets)


def test_every_number_of_a_device_is_described() -> None:
    text = (DOCS / "add-a-device.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    described = {name.strip().strip("`") for row in rows for name in row.split(",")}
    assert described == {field.name for field in dataclasses.fields(Device)}
