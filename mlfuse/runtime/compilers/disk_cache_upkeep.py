"""Limits the cache of compiled code: least recently used entries are removed.

A directory is scanned when a process first stores something, and again after every sixteenth of
the size limit that it has stored: so lookups never scan it, and it may exceed its limit by that much for
each process that writes. Entries are removed oldest first, down to nine tenths. Files that a killed process left
incomplete are removed after an hour. Two processes may do so at once; files already removed are skipped.
"""

from __future__ import annotations

import os
import re
import time
import warnings
from dataclasses import dataclass
from pathlib import Path

_DEFAULT = 2 << 30
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_LEFT_SECONDS = 3600
_ENTRY = re.compile(r"[0-9a-f]{64}")
_LEFT = re.compile(r"\.new-\w+")

_stored: dict[Path, int] = {}
"""Bytes stored in each directory since it was last scanned."""


@dataclass(frozen=True)
class Entry:
    """A file of the cache: an entry, or one being written (or left incomplete by a killed process)."""

    path: Path
    nbytes: int
    used: float
    """When it was last used, in seconds since the epoch, to the hour."""

    @property
    def is_whole(self) -> bool:
        return _ENTRY.fullmatch(self.path.name) is not None


def entries(directory: Path) -> list[Entry]:
    """The cache's files in `directory`, least recently used first. Files of other names are ignored."""
    found: list[Entry] = []
    try:
        with os.scandir(directory) as files:
            for file in files:
                if _ENTRY.fullmatch(file.name) is None and _LEFT.fullmatch(file.name) is None:
                    continue
                try:
                    info = file.stat(follow_symlinks=False)
                except FileNotFoundError:  # removed since
                    continue
                found.append(Entry(Path(file.path), info.st_size, info.st_mtime))
    except FileNotFoundError:
        return []
    return sorted(found, key=lambda entry: (entry.used, entry.path))


def grown(directory: Path, nbytes: int) -> None:
    """Record that `nbytes` were stored, and remove excess entries. Never fails: at worst nothing is removed."""
    allowed = allowed_size()
    known = _stored.get(directory)
    _stored[directory] = (known or 0) + nbytes
    if known is not None and _stored[directory] <= allowed // 16:
        return
    _stored[directory] = 0
    try:
        evict(directory, allowed)
    except OSError:
        return


def evict(directory: Path, allowed: int) -> list[Entry]:
    """If there are more than `allowed` bytes, remove the least recently used entries until nine tenths of them
    are left; remove incomplete files as well. Returns the removed files."""
    present = entries(directory)
    too_old = time.time() - _LEFT_SECONDS
    gone = [entry for entry in present if not entry.is_whole and entry.used < too_old]
    whole = [entry for entry in present if entry.is_whole]
    total = sum(entry.nbytes for entry in whole)
    if total > allowed:
        for entry in whole:
            if total <= allowed * 9 // 10:
                break
            gone.append(entry)
            total -= entry.nbytes
    return [entry for entry in gone if _removed(entry)]


def clear(directory: Path) -> list[Entry]:
    """Remove every file of the cache, complete or not. Returns the removed files."""
    return [entry for entry in entries(directory) if _removed(entry)]


def allowed_size() -> int:
    """The bytes that the cache may hold: `MLFUSE_CACHE_SIZE`, such as `500M` (K, M, G, T of 1024), else 2 GiB.
    Any other value causes a warning and counts as 2 GiB."""
    text = (
        os.environ.get("MLFUSE_CACHE_SIZE", "").strip().upper().removesuffix("B").removesuffix("I")
    )
    if not text:
        return _DEFAULT
    match = re.fullmatch(r"(\d{1,15})([KMGT]?)", text)
    if match is None:
        warnings.warn(
            "MLFUSE_CACHE_SIZE is a number of bytes, optionally followed by K, M, G or T, such as 500M; 2G is used instead",
            stacklevel=2,
        )
        return _DEFAULT
    return int(match[1]) * _UNITS[match[2]]


def _removed(entry: Entry) -> bool:
    try:
        entry.path.unlink()
    except OSError:  # already removed, or a directory of that name, which is ignored
        return False
    return True
