"""Locks that a forked child finds open: the thread that held one doesn't exist there.

Data guarded by such a lock must be usable in the middle of a change, as a dict is.
"""

from __future__ import annotations

import os
from threading import Lock, RLock
from typing import Any
from weakref import WeakSet

_locks: WeakSet[Any] = WeakSet()


def lock() -> Any:
    """A `threading.Lock`."""
    return _registered(Lock())


def reentrant_lock() -> Any:
    """A `threading.RLock`; one that the forking thread itself holds stays held."""
    return _registered(RLock())


def _registered(lock: Any) -> Any:
    _locks.add(lock)
    return lock


def _open_all() -> None:
    for lock in list(_locks):
        if not getattr(lock, "_is_owned", bool)():
            lock._at_fork_reinit()  # as `logging` and `threading` do with theirs


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_open_all)
