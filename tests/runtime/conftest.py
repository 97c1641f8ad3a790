"""Every test has a cache of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlfuse.runtime import disk_cache as cache


@pytest.fixture(autouse=True)
def cache_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    directory = tmp_path / "cache"
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(directory))
    monkeypatch.delenv("MLFUSE_CACHE", raising=False)
    monkeypatch.setattr(cache, "_warned", set[str]())
    return directory
