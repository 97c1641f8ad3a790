"""Every test has a cache of its own; how repeated calls are made, and which of them Python made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mlfuse.driver.executable import CompiledFunction
from mlfuse.runtime.compilers import disk_cache as cache
from mlfuse.runtime.cpu import entry


@pytest.fixture(autouse=True)
def cache_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    directory = tmp_path / "cache"
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(directory))
    monkeypatch.delenv("MLFUSE_CACHE", raising=False)
    monkeypatch.setattr(cache, "_warned", set[str]())
    return directory


@pytest.fixture(params=["headers", "stable ABI"])
def mode(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """How the C code was compiled: after Python's and NumPy's headers, or without them."""
    code = entry.compiled(by_headers=request.param == "headers")
    if code is None:
        pytest.skip("the headers of Python aren't installed")
    monkeypatch.setattr(entry, "load", lambda: code)
    return request.param


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """The arguments of the calls that C left to Python."""
    found: list[tuple[object, ...]] = []
    call: Any = CompiledFunction._call  # pyright: ignore[reportPrivateUsage]

    def noted(self: Any, *args: object, **options: object) -> Any:
        found.append(args)
        return call(self, *args, **options)

    monkeypatch.setattr(CompiledFunction, "_call", noted)
    return found
