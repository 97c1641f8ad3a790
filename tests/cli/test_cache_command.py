"""mlfuse-cache lists the cache's entries, finds broken ones, and removes all."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlfuse.cli.cache import main
from mlfuse.runtime.compilers import disk_cache as cache


@pytest.fixture(autouse=True)
def cache_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_stat_of_what_isnt_there(capsys: pytest.CaptureFixture[str], cache_dir: Path):
    assert main(["stat"]) == 0
    said = capsys.readouterr().out
    assert str(cache_dir) in said and "0 entries, 0 bytes" in said
    assert not cache_dir.exists()


def test_stat_verify_and_clear(capsys: pytest.CaptureFixture[str], cache_dir: Path):
    good, bad = cache.key(a="good"), cache.key(a="bad")
    cache.store(good, b"x" * (3 << 20))
    cache.store(bad, b"payload")
    assert main(["verify"]) == 0
    assert "2 entries, 3.0 MiB read, 0 damaged" in capsys.readouterr().out
    (cache_dir / bad).write_bytes((cache_dir / bad).read_bytes()[:-1])
    (cache_dir / ".new-left").write_bytes(b"half")
    assert main(["stat"]) == 0
    said = capsys.readouterr().out
    assert "entries    2 entries, 3.0 MiB" in said
    assert "unfinished 1 entry, 4 bytes" in said
    assert main(["verify"]) == 1
    assert f"{cache_dir / bad}: damaged" in capsys.readouterr().out
    assert main(["verify", "--remove"]) == 1
    assert main(["verify"]) == 0
    assert cache.lookup(good) is not None
    capsys.readouterr()
    assert main(["clear"]) == 0
    assert "2 entries, 3.0 MiB removed" in capsys.readouterr().out
    assert list(cache_dir.iterdir()) == []


def test_a_command_that_there_isnt(capsys: pytest.CaptureFixture[str]):
    assert main(["stats"]) == 1
    assert "stats" in capsys.readouterr().err
