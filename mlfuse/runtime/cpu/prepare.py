"""Compiles the C code that every module needs, while the first one is lowered.

It is the same for all modules, so this matters once on a machine: later the code is read from the cache.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from threading import Thread

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.cpu import entry
from mlfuse.runtime.native.host_code import host_code


@cache
def start() -> None:
    """Start in a thread; what needs the code waits for it. An error is raised again where the code is needed."""
    with suppress(RuntimeError):  # at interpreter shutdown no more threads start
        Thread(target=_prepare, name="mlfuse-prepare", daemon=True).start()


def _prepare() -> None:
    with suppress(MlfuseError):
        entry.load()
        host_code()
