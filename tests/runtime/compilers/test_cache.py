"""The cache gives back what was stored or nothing, and a cache that can't be used isn't an error."""

from __future__ import annotations

import os
import warnings
from pathlib import Path

import pytest

from mlfuse.runtime.compilers import disk_cache as cache

KEY = cache.key(source="a", flags="b")
as_root = os.geteuid() == 0


def test_round_trip_and_modes(cache_dir: Path):
    assert cache.lookup(KEY) is None
    cache.store(KEY, b"\0code\xff" * 1000)
    assert cache.lookup(KEY) == b"\0code\xff" * 1000
    assert cache_dir.stat().st_mode & 0o777 == 0o700
    assert (cache_dir / KEY).stat().st_mode & 0o777 == 0o600
    assert [entry.name for entry in cache_dir.iterdir()] == [KEY]


def test_empty_payload():
    cache.store(KEY, b"")
    assert cache.lookup(KEY) == b""


def test_keys_differ_wherever_a_part_does():
    keys = {
        cache.key(a="x", b="y"),
        cache.key(a="xy", b=""),
        cache.key(a="x", c="y"),
        cache.key(a="x"),
        cache.key(a="y", b="x"),
    }
    assert len(keys) == 5
    assert cache.key(a="x", b="y") == cache.key(b="y", a="x")


@pytest.mark.parametrize("cut", [0, 5, 20, 72, 73, -1])
def test_truncated_entries_are_not_used(cache_dir: Path, cut: int):
    cache.store(KEY, b"payload")
    entry = cache_dir / KEY
    entry.write_bytes(entry.read_bytes()[:cut])
    assert cache.lookup(KEY) is None
    cache.store(KEY, b"payload")
    assert cache.lookup(KEY) == b"payload"


def test_every_altered_byte_is_noticed(cache_dir: Path):
    cache.store(KEY, b"payload")
    entry = cache_dir / KEY
    good = entry.read_bytes()
    for position in range(len(good)):
        bad = bytearray(good)
        bad[position] ^= 1
        entry.write_bytes(bad)
        assert cache.lookup(KEY) is None, position


def test_an_entry_under_another_key_is_not_used(cache_dir: Path):
    cache.store(KEY, b"payload")
    other = cache.key(source="other")
    (cache_dir / KEY).rename(cache_dir / other)
    assert cache.lookup(other) is None


def test_links_directories_and_foreign_modes_are_not_read(cache_dir: Path, tmp_path: Path):
    cache.store(KEY, b"payload")
    entry = cache_dir / KEY
    entry.chmod(0o622)
    assert cache.lookup(KEY) is None
    entry.chmod(0o600)
    assert cache.lookup(KEY) == b"payload"
    moved = entry.rename(tmp_path / "elsewhere")
    entry.symlink_to(moved)
    assert cache.lookup(KEY) is None
    entry.unlink()
    entry.mkdir()
    assert cache.lookup(KEY) is None
    with pytest.warns(UserWarning, match="isn't kept"):
        cache.store(KEY, b"payload")  # can't replace a directory
    assert [path.name for path in cache_dir.iterdir()] == [KEY]
    entry.rmdir()
    os.mkfifo(entry, 0o600)
    assert cache.lookup(KEY) is None


def test_a_directory_that_others_may_write_is_refused_with_one_warning(cache_dir: Path):
    cache.store(KEY, b"payload")
    cache_dir.chmod(0o777)
    with pytest.warns(UserWarning, match="writable only by you") as seen:
        assert cache.lookup(KEY) is None
        cache.store(KEY, b"payload")
        assert cache.lookup(KEY) is None
    assert len(seen) == 1


@pytest.mark.skipif(not as_root, reason="only root can give files away")
def test_what_belongs_to_somebody_else_is_not_used(cache_dir: Path):
    cache.store(KEY, b"payload")
    os.chown(cache_dir / KEY, 12345, 12345)
    assert cache.lookup(KEY) is None
    os.chown(cache_dir, 12345, 12345)
    with pytest.warns(UserWarning, match="belong to you"):
        cache.store(KEY, b"payload")


def test_an_unusable_directory_is_gone_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "file" / "below"))
    with pytest.warns(UserWarning, match="set MLFUSE_CACHE_DIR"):
        cache.store(KEY, b"payload")
    assert cache.lookup(KEY) is None


def test_a_full_disk_leaves_nothing_behind(cache_dir: Path, monkeypatch: pytest.MonkeyPatch):
    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.warns(UserWarning, match="No space left"):
        cache.store(KEY, b"payload")
    assert list(cache_dir.iterdir()) == []


def test_it_can_be_turned_off(cache_dir: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_CACHE", "0")
    cache.store(KEY, b"payload")
    assert cache.lookup(KEY) is None
    assert not cache_dir.exists()


def test_where_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("MLFUSE_CACHE_DIR")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", "relative/is/ignored")
    with warnings.catch_warnings(action="error"):
        cache.store(KEY, b"1")
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
        cache.store(KEY, b"2")
    assert (tmp_path / ".cache" / "mlfuse" / KEY).exists()
    assert (tmp_path / "xdg" / "mlfuse" / KEY).exists()
