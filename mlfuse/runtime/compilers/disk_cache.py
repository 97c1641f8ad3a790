"""Compiled code cached between processes: one file per entry, in a private directory.

An entry is code that will run, so no file is trusted that another user could have written: the
directory and the file must belong to this user and be writable by no one else, and the entry must
match the digest in its header, which also covers its key. Entries that fail a check are compiled again; if
the cache can't be used at all, one warning says so and compilation continues without it.

`MLFUSE_CACHE_DIR` names the directory (else `$XDG_CACHE_HOME/mlfuse`, `~/.cache/mlfuse`);
`MLFUSE_CACHE=0` turns the cache off, `MLFUSE_CACHE_SIZE` limits its size (`cache_upkeep`).
Deleting the directory is always safe.
"""

from __future__ import annotations

import hashlib
import os
import stat
import tempfile
import time
import warnings
from pathlib import Path

from mlfuse.runtime.compilers import disk_cache_upkeep as cache_upkeep

NEW = ".new-"
"""Prefix of the names of entries being written."""
_USED_SECONDS = 3600
"""An entry's time is when it was last used, to the hour: updating it at every read would cost a write each."""
_MAGIC = b"mlfuse1\n"
_HEADER = len(_MAGIC) + 64 + 1
_warned: set[str] = set()


def key(**parts: str) -> str:
    """The name for a result compiled from `parts`: hex digits, different if any part differs."""
    digest = hashlib.sha256()
    for label, text in sorted(parts.items()):
        for field in (label.encode(), text.encode()):
            digest.update(f"{len(field)}:".encode() + field)
    return digest.hexdigest()


def lookup(key: str) -> bytes | None:
    """The payload stored under `key`, or None if there is none that can be trusted."""
    directory = _directory()
    if directory is None:
        return None
    try:
        entry = read(directory / key)
    except OSError:  # missing, a link, or unreadable
        return None
    return payload_of(key, entry)


def payload_of(key: str, entry: bytes) -> bytes | None:
    """The payload of an entry of that key; None if the entry is damaged."""
    payload = entry[_HEADER:]
    return payload if entry[:_HEADER] == _header(key, payload) else None


def store(key: str, payload: bytes) -> None:
    """Store `payload` under `key`. A reader sees the whole entry or none."""
    directory = _directory()
    if directory is None:
        return
    temporary: Path | None = None
    try:
        file, name = tempfile.mkstemp(prefix=NEW, dir=directory)
        temporary = Path(name)
        with os.fdopen(file, "wb") as stream:
            stream.write(_header(key, payload) + payload)
        temporary.replace(directory / key)
    except OSError as error:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
        _warn(directory, error.strerror or str(error))
        return
    cache_upkeep.grown(directory, len(payload))


def read(path: Path) -> bytes:
    """The content of a file of this user; empty if it is something else, or others may write it. OSError if
    it is missing or a link."""
    file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        info = os.fstat(file)
        if not stat.S_ISREG(info.st_mode) or not _is_private(info):
            return b""
        if time.time() - info.st_mtime > _USED_SECONDS:
            _touch(file)
        with os.fdopen(file, "rb", closefd=False) as stream:
            return stream.read()
    finally:
        os.close(file)


def _header(key: str, payload: bytes) -> bytes:
    digest = hashlib.sha256(key.encode() + b"\n" + payload).hexdigest()
    return _MAGIC + digest.encode() + b"\n"


def _directory() -> Path | None:
    """The cache directory, created if missing; None if none can be used."""
    if os.environ.get("MLFUSE_CACHE") == "0":
        return None
    directory = place()
    if directory is None:
        return None
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        info = directory.stat()
    except OSError as error:
        return _warn(directory, error.strerror or str(error))
    if not _is_private(info):
        return _warn(directory, "it must belong to you and be writable only by you")
    return directory


def place() -> Path | None:
    """The path of the cache; None, with a warning, if there is no home directory."""
    if chosen := os.environ.get("MLFUSE_CACHE_DIR"):
        return Path(chosen).absolute()
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    if base.is_absolute():  # the XDG rules say to ignore relative paths
        return base / "mlfuse"
    try:
        return Path.home() / ".cache" / "mlfuse"
    except RuntimeError:  # no home directory
        return _warn(Path("~/.cache"), "there is no home directory")


def _touch(file: int) -> None:
    try:
        os.utime(file)
    except OSError:  # a read-only file system: reading isn't possible either
        return


def _is_private(info: os.stat_result) -> bool:
    return info.st_uid == os.geteuid() and not info.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _warn(directory: Path, reason: str) -> None:
    """Warn once per directory why compiled code isn't cached there."""
    if str(directory) in _warned:
        return
    _warned.add(str(directory))
    warnings.warn(
        f"compiled code isn't kept in {directory}: {reason}; set MLFUSE_CACHE_DIR to another "
        "directory, or MLFUSE_CACHE=0",
        stacklevel=2,
    )
